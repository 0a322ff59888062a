"""The process that writes the database: `python -m oneleft.server.storage.sqlite_process FILE`.

It reads requests from its standard input and answers on its standard output, each in its turn, until the input ends:
then the server has closed it, or is no more. What is there at once goes into one commit, so the number of appends a
second is not bound to the number of times the disk can be made to write.
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
# Ctrl-C, a service manager, the end of a terminal: they mean the whole group, but the server has last words to write.
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
    """Until the input ends; whatever came whole is written then."""
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
    """If nobody listens any more, what came before the end of the input is still written."""
    rest = memoryview(frame(answers) if answers else b"")
    with contextlib.suppress(BrokenPipeError):
        while rest:
            rest = rest[os.write(1, rest) :]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
