"""What the server asks of a database: append-only logs of tables, snapshots of them, records of finished matches.

`stores.py` lists the databases there are. tests/server/test_store_contract.py checks that every one keeps the promises
below; what a store adds of its own has tests of its own.

- What is reported done survives a crash of this process, and also of the machine if the store says so.
- The entries of one table are written in the order in which they were appended, with versions 1, 2, 3 and so on and
  no gaps: if one fails, so do those of the same table that were appended after it.
- Of two appends of the same version of a table one fails with Conflict, and leaves nothing behind.
- One table never hinders another: what fails, fails alone.
- Every `done` is called exactly once, in the thread of the event loop, in the order of the appends of its table; it may
  be called before `append` returns.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

Done: TypeAlias = Callable[[BaseException | None], None]


class StoreError(RuntimeError):
    """What was to be written is not on disk, or what was asked for cannot be read."""


class Conflict(StoreError):
    """This version of the table has been written already, by another server."""


class Stored(NamedTuple):
    """What is stored of a table: the snapshot of a version, and the entries after it. Version 0: no snapshot."""

    snapshot: bytes | None
    snapshot_version: int
    entries: list[bytes]


class Store(Protocol):
    """A database as the server uses it. Methods that return nothing neither block nor raise."""

    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:
        """Write an entry, and with it the record of a match that it ends: both or neither.

        `done` is called with None once it is on disk, or with a StoreError that says what went wrong."""
        ...

    def put_snapshot(self, table: str, version: int, body: bytes) -> None:
        """Keep the whole table as it is at this version, in place of an older one.

        It only saves time: the log stays whole. One of a version that the log has not reached, or older than the
        one that is kept, is ignored, and so is one that cannot be written."""
        ...

    async def read(self, table: str, *, from_start: bool = False) -> Stored:
        """The newest snapshot and the entries after it, in order; `from_start`: no snapshot and all entries.

        If there is no such table, both are empty. Everything appended before this call is included."""
        ...

    async def record(self, table: str, match: int) -> bytes | None:
        """The record of the table's match with this number, from 1 in the order in which they were written."""
        ...

    async def idle_tables(self, since: int) -> list[str]:
        """Tables that are not closed and had no entry since this moment (seconds since 1970), idle longest first.

        It may return only some of them, but at least one if there is any."""
        ...

    def set_due(self, table: str, at: int | None) -> None:
        """Note when (seconds since 1970) something is due at the table, whether anyone is there or not.

        It replaces what was set before; None: nothing is due. If it cannot be written, nobody is told."""
        ...

    async def due_tables(self, until: int, most: int) -> list[str]:
        """At most `most` of the tables that are due by then, the earliest first."""
        ...

    def mark_closed(self, table: str) -> None:
        """Note that the table's log has ended: it no longer counts as idle.

        If it cannot be written, nobody is told."""
        ...

    async def close(self) -> None:
        """Write what is waiting, report it, then release the database."""
        ...
