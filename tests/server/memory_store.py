"""A store in memory: it keeps all the promises of store.py, except that nothing survives the process."""

import time
from collections import defaultdict

from oneleft.server.storage.store import Conflict, Done, Stored


class MemoryStore:
    """Keeps everything in lists; `hold` makes appends wait, `fail` makes them fail."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self.match_records: defaultdict[str, list[bytes]] = defaultdict(list)
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.written_at: dict[str, float] = {}
        self.due_at: dict[str, int] = {}
        self.closed: set[str] = set()
        self.hold = False
        self.fail: Exception | None = None
        self._held: list[Done] = []

    @property
    def entries(self) -> list[bytes]:
        """The log of the only table."""
        (entries,) = self.logs.values() or [[]]
        return entries

    @property
    def records(self) -> list[bytes]:
        """The records of the only table."""
        (records,) = self.match_records.values() or [[]]
        return records

    @property
    def due(self) -> int | None:
        """When something is due at the only table."""
        (due,) = self.due_at.values() or [None]
        return due

    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:
        error = self.fail
        if error is None and version != len(self.logs.get(table, ())) + 1:
            error = Conflict("this is not the next version of the table")
        if error is not None:
            done(error)
            return
        self.logs[table].append(entry)
        self.written_at[table] = time.time()
        if record is not None:
            self.match_records[table].append(record)
        if self.hold:
            self._held.append(done)
        else:
            done(None)

    def release(self) -> None:
        held, self._held = self._held, []
        self.hold = False
        for done in held:
            done(None)

    def put_snapshot(self, table: str, version: int, body: bytes) -> None:
        kept, _ = self.snapshots.get(table, (0, b""))
        if kept <= version <= len(self.logs.get(table, ())):
            self.snapshots[table] = version, body

    async def read(self, table: str, *, from_start: bool = False) -> Stored:
        entries = self.logs.get(table, [])
        if from_start or table not in self.snapshots:
            return Stored(None, 0, list(entries))
        version, body = self.snapshots[table]
        return Stored(body, version, entries[version:])

    async def record(self, table: str, match: int) -> bytes | None:
        records = self.match_records.get(table, [])
        return records[match - 1] if 1 <= match <= len(records) else None

    async def idle_tables(self, since: int) -> list[str]:
        idle = [table for table, at in self.written_at.items() if int(at) < since and table not in self.closed]
        return sorted(idle, key=lambda table: self.written_at[table])

    def set_due(self, table: str, at: int | None) -> None:
        self.due_at.pop(table, None)
        if at is not None:
            self.due_at[table] = at

    async def due_tables(self, until: int, most: int) -> list[str]:
        due = [table for table, at in self.due_at.items() if at <= until]
        return sorted(due, key=lambda table: self.due_at[table])[:most]

    def mark_closed(self, table: str) -> None:
        self.closed.add(table)

    async def close(self) -> None:
        self.release()
