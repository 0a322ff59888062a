"""The process that writes the database, on a disk that a test can spoil.

`python -m tests.server.faulty_database FILE` is `oneleft.server.storage.sqlite_process`, but before each write and
each question it does what `FILE.order` says: a line of SQL, or the name of a fault. The file is gone once that is done.
"""

import contextlib
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oneleft.server.storage import sqlite_process
from oneleft.server.storage.sqlite_database import SqliteDatabase
from oneleft.server.storage.sqlite_messages import Question, Write
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import StoreError

PROGRAM = (sys.executable, "-m", "tests.server.faulty_database")


async def order(store: SqliteStore, file: Path, what: str) -> None:
    """Returns once it is done."""
    order_file(file).write_text(what)
    with contextlib.suppress(StoreError):
        await store.read("AAAAAA")
    assert not order_file(file).exists()


def order_file(file: Path) -> Path:
    return file.with_name(file.name + ".order")


def commits_file(file: Path) -> Path:
    """Where `count commits` writes a line for each."""
    return file.with_name(file.name + ".commits")


class FaultyDatabase(SqliteDatabase):
    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._file = file

    def write(self, batch: Sequence[Write]) -> list[StoreError | None]:
        self._obey()
        return super().write(batch)

    def find(self, question: Question) -> list[Any]:
        self._obey()
        return super().find(question)

    def _obey(self) -> None:
        orders = order_file(self._file)
        if orders.exists():
            what = orders.read_text()
            orders.unlink()
            self._do(what)

    def _do(self, what: str) -> None:
        connection = self.connection
        match what:
            case "read only":
                connection.execute("pragma query_only = on")
            case "closed underneath":
                connection.close()
            case "full disk":
                (pages,) = connection.execute("pragma page_count").fetchone()
                connection.execute(f"pragma max_page_count = {pages}").fetchall()
            case "broken inserts":
                insert, deny = sqlite3.SQLITE_INSERT, sqlite3.SQLITE_DENY
                connection.set_authorizer(lambda action, *_: deny if action == insert else sqlite3.SQLITE_OK)
            case "count commits":
                connection.set_trace_callback(self._note)
            case _:
                connection.execute(what)

    def _note(self, sql: str) -> None:
        if sql == "commit":
            with commits_file(self._file).open("a") as file:
                file.write("commit\n")


if __name__ == "__main__":
    sys.exit(sqlite_process.main(Path(sys.argv[1]), FaultyDatabase))
