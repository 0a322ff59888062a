"""The process that writes the database: `python -m oneleft.server.storage.sqlite_process FILE`.

It reads requests from its standard input and answers on its standard output, in order, until the input ends because the
server has closed it or has ended itself. Requests that arrive together go into one commit, so that appends per second
are not limited by how often per second the disk can be synchronized.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from oneleft.server.processes.pipes import frame
from oneleft.server.storage.sqlite_database import SqliteDatabase
from oneleft.server.storage.sqlite_messages import (
    Answer,
    Failed,
    Found,
    Mark,
    Question,
    Request,
    Unsendable,
    Write,
    Written,
    requests,
)
from oneleft.server.storage.store import Conflict, StoreError

MOST_IN_A_COMMIT: Final = 1024
MOST_AT_ONCE: Final = 1 << 18  # bytes
# Signals from Ctrl-C, a service manager or a closed terminal go to the whole process group. This process ignores them:
# the server still has things to write, and closes our input when it is done.
IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


def main(file: Path, open_database: Callable[[Path], SqliteDatabase] = SqliteDatabase) -> int:
    for name in IGNORED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    try:
        database = open_database(file)
    except StoreError as error:
        _say([_failed(error)])
        return 1
    serve(database)
    return 0


def serve(database: SqliteDatabase) -> None:
    """Serve requests until the input ends; every request that arrived whole is still done."""
    inbox = requests()
    _say([Found([])])
    while data := os.read(0, MOST_AT_ONCE):
        _say(_do(database, inbox.take(data)))
    database.close()


def _do(database: SqliteDatabase, asked: Iterable[Request]) -> list[Answer]:
    answers: list[Answer] = []
    batch: list[Write] = []
    for request in asked:
        if isinstance(request, Write):
            batch.append(request)
            if len(batch) < MOST_IN_A_COMMIT:
                continue
        answers += _write(database, batch)
        batch = []
        if not isinstance(request, Write):
            try:
                answers.append(_answer(database, request))
            except StoreError as error:
                answers.append(_failed(error))
    return answers + _write(database, batch)


def _answer(database: SqliteDatabase, request: Mark | Unsendable | Question) -> Answer:
    if isinstance(request, Unsendable):
        raise StoreError(request.reason)
    if isinstance(request, Mark):
        database.mark(request)
        return Written(1)
    return Found(database.find(request))


def _write(database: SqliteDatabase, batch: list[Write]) -> list[Answer]:
    if not batch:
        return []
    results = database.write(batch)
    if not any(results):
        return [Written(len(batch))]
    return [Written(1) if error is None else _failed(error) for error in results]


def _failed(error: StoreError) -> Failed:
    return Failed(str(error), isinstance(error, Conflict))


def _say(answers: list[Answer]) -> None:
    """Send an answer. If nobody listens any more, the requests that came before are still done."""
    rest = memoryview(frame(answers) if answers else b"")
    with contextlib.suppress(BrokenPipeError):
        while rest:
            rest = rest[os.write(1, rest) :]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
