"""Every store there is, and how a test opens it: what test_store_contract.py runs over."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import uvloop

from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import Store
from tests.server.faulty_database import PROGRAM, order
from tests.server.memory_store import MemoryStore

FILE = "oneleft.sqlite3"
Loop = Callable[[], asyncio.AbstractEventLoop]


class Opened(Protocol):
    """How a kind of store is opened on a folder, again and again."""

    async def open(self, folder: Path) -> Store: ...

    async def set_age(self, store: Store, folder: Path, table: str, at: int) -> None:
        """The last entry of this table was written at this moment (seconds since 1970)."""
        ...


class Sqlite:
    """The real thing, with a disk that a test can spoil."""

    async def open(self, folder: Path) -> Store:
        return await SqliteStore.open(folder / FILE, program=PROGRAM)

    async def set_age(self, store: Store, folder: Path, table: str, at: int) -> None:
        assert isinstance(store, SqliteStore)
        await order(store, folder / FILE, f"update entry set at = {at} where tbl = '{table}'")


class Memory:
    def __init__(self) -> None:
        self._opened: dict[Path, MemoryStore] = {}

    async def open(self, folder: Path) -> Store:
        return self._opened.setdefault(folder, MemoryStore())

    async def set_age(self, store: Store, folder: Path, table: str, at: int) -> None:  # noqa: ARG002
        assert isinstance(store, MemoryStore)
        store.written_at[table] = at


class Kind(NamedTuple):
    """`name` is the scheme of the store's address, if the server can be given one."""

    name: str
    store: Opened
    loop: Loop


LOOPS: list[Loop] = [asyncio.new_event_loop]
if sys.platform != "win32":
    LOOPS.append(uvloop.new_event_loop)
EVERY_STORE = [
    *(Kind("sqlite", Sqlite(), loop) for loop in LOOPS),
    Kind("memory", Memory(), asyncio.new_event_loop),
]
