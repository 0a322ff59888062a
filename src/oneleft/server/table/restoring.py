"""Reading tables back from the store: from the last snapshot, and the log entries after it."""

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
    """This program cannot make a table of what is stored. It stays stored."""


class Restoring:
    """A table being read back from the store. Call `fold` until `is_done`, in steps as small as the caller likes."""

    def __init__(self, code: str, stored: Stored) -> None:
        """Raises OtherFormat if the snapshot is of no use, so that the log has to be folded from its beginning."""
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
        """Apply at most `most` entries. Raises Unreadable if one does not follow from what came before."""
        table = self.table
        at = table.version - self.snapshot_version
        try:
            for body in self._entries[at : at + most]:
                table.apply(log.decode_entry(body))
        except Exception as error:  # damaged, or of another version: only this table cannot be opened
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
