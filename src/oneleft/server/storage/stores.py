"""The kinds of databases, by the scheme of their addresses, such as `sqlite:////var/lib/oneleft/oneleft.sqlite3`.

The one place to add another: docs/adding.md says how.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias
from urllib.parse import quote, unquote

from oneleft.server.storage.sqlite_database import SqliteDatabase
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import Store, StoreError

FILE: Final = "oneleft.sqlite3"  # in the data folder, unless another database is named
OnLost: TypeAlias = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of database. The functions take an address, and raise StoreError if the database cannot be used."""

    check: Callable[[str], None]  # called before anything has started
    open: Callable[[str, OnLost], Awaitable[Store]]  # its callback is called if the database is lost later
    shown: Callable[[str], str]  # the address as it may be shown to people


def sqlite_address(file: Path) -> str:
    """
    >>> sqlite_address(Path("games/my tables.sqlite3"))
    'sqlite:///games/my%20tables.sqlite3'
    """
    return f"sqlite:///{quote(file.as_posix(), safe='/:')}"


def default_address(folder: Path) -> str:
    return sqlite_address(folder / FILE)


def sqlite_file(address: str) -> Path:
    """
    >>> sqlite_file("sqlite:////var/lib/oneleft.sqlite3").as_posix()
    '/var/lib/oneleft.sqlite3'
    """
    path = unquote(address.removeprefix("sqlite:///"))
    if not path or path == address:
        raise StoreError(
            f"{address} names no file: sqlite:///FOLDER/FILE from here, sqlite:////FOLDER/FILE from the root"
        )
    return Path(path)


async def _open_sqlite(address: str, on_lost: OnLost) -> Store:
    return await SqliteStore.open(sqlite_file(address), on_lost)


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "sqlite": Kind(
            check=lambda address: SqliteDatabase(sqlite_file(address)).close(),
            open=_open_sqlite,
            shown=lambda address: str(sqlite_file(address)),
        ),
    }
)


def kind_of(address: str) -> Kind:
    """The kind of database of an address. Raises StoreError, listing the kinds there are."""
    scheme = address.partition(":")[0]
    if ":" not in address or scheme not in KINDS:
        known = ", ".join(f"{name}://" for name in KINDS)
        raise StoreError(f"{address} is no address of a database that OneLeft knows: choose from {known}")
    return KINDS[scheme]
