"""What the server asks of a database: append-only logs of tables, and the records of finished matches.

`sqlite_store.py` is the one for a single machine. Another database serves as well if it keeps these promises:
an append is on disk before it is reported done, appends of one table are done in order, and of two appends of the
same version one fails.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Done: TypeAlias = Callable[[BaseException | None], None]


class StoreError(RuntimeError):
    """What was to be written is not on disk."""


class Conflict(StoreError):
    """This version of the table has been written already, by another server."""


class Store(Protocol):
    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:
        """Write an entry, and with it the record of a match that it ends. `done` is called, in the event loop, with
        None once it is on disk, else with what went wrong."""
        ...

    async def read(self, table: str) -> list[bytes]:
        """All entries of a table in order of their versions, which begin with 1; empty if there is no such table."""
        ...

    async def record(self, table: str, match: int) -> bytes | None:
        """The record of the table's match with this number, from 1."""
        ...

    async def idle_tables(self, since: int) -> list[str]:
        """The tables that are not closed and had no entry since this moment (seconds since 1970)."""
        ...

    def set_due(self, table: str, at: int | None) -> None:
        """At this moment (seconds since 1970) something happens at the table, whether anyone is there or not."""
        ...

    async def due_tables(self, until: int, most: int) -> list[str]:
        """The tables where that moment has come, the earliest first."""
        ...

    def mark_closed(self, table: str) -> None:
        """The table's log is at its end: it counts among the idle ones no more."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        ...
