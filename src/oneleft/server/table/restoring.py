"""Tables read back: from the last time the whole table was saved, and the entries of the log since."""

from typing import Final

from oneleft.rules import RULES_VERSION, UnknownVersion
from oneleft.server.logs import note
from oneleft.server.storage.store import Store, Stored, StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.saved_table import OtherFormat, restore_table
from oneleft.server.table.table import Diverged, Table

MOST_AT_ONCE: Final = 1000
LOG_STAYS: Final = "its log stays as it is, for the version of OneLeft that wrote it"


class Unreadable(StoreError):
    """What is stored of a table makes no table here. It stays stored."""


class Restoring:
    """A table on its way back from the store, as far as it has come. Nothing keeps `fold` from going in small steps."""

    def __init__(self, code: str, stored: Stored) -> None:
        """Raises OtherFormat where the snapshot is of no use, and the log has to be folded from its beginning."""
        self._code = code
        self.table = Table()
        try:
            if stored.snapshot is not None:
                self.table = restore_table(stored.snapshot)
        except UnknownVersion as error:
            raise self._unreadable(stored.snapshot_version, error) from None
        if self.table.version != stored.snapshot_version:
            raise OtherFormat("it is of another version of the table")
        self.snapshot_version = stored.snapshot_version
        self._entries = stored.entries

    @property
    def is_done(self) -> bool:
        return self.table.version == self.snapshot_version + len(self._entries)

    def fold(self, most: int) -> None:
        """Take at most so many entries. Raises Unreadable where one does not follow from what was before."""
        table = self.table
        at = table.version - self.snapshot_version
        try:
            for body in self._entries[at : at + most]:
                table.apply(log.decode_entry(body))
        except Exception as error:  # damaged, or of another version: this table alone is out of reach
            raise self._unreadable(table.version + 1, error) from None

    def _unreadable(self, version: int, error: Exception) -> Unreadable:
        rules = error.version if isinstance(error, UnknownVersion) else self.table.rules.version
        kind = type(error).__name__
        note("table_unreadable", table=self._code, version=version, error=kind, rules=rules, knows=RULES_VERSION)
        why = f": {error}" if isinstance(error, (UnknownVersion, Diverged)) else ""
        return Unreadable(f"this table cannot be read back from version {version} on{why}; {LOG_STAYS}")


async def read_table(store: Store, code: str) -> Restoring | None:
    """The table as it was last written; None if there is none. Raises Unreadable, or StoreError if the store fails."""
    stored = await store.read(code)
    if not stored.snapshot_version + len(stored.entries):
        return None
    try:
        restoring = Restoring(code, stored)
    except OtherFormat:
        stored = await store.read(code, from_start=True)
        restoring = Restoring(code, stored)
    while not restoring.is_done:
        restoring.fold(MOST_AT_ONCE)
    return restoring
