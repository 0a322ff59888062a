"""The database of one machine: logs and snapshots of tables and records of matches in an SQLite file.

Write-ahead log with synchronous=FULL: a commit that returned survives a crash of the process and of the machine.
No threads and no event loop here: `sqlite_process.py` runs it in a process of its own.
"""

import sqlite3
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from oneleft.server.storage.sqlite_messages import (
    Append,
    Mark,
    MarkClosed,
    PutSnapshot,
    Question,
    ReadDue,
    ReadRecord,
    ReadTable,
    Write,
)
from oneleft.server.storage.sqlite_schema import NewerSchema, bring_forward
from oneleft.server.storage.store import Conflict, StoreError

# Seconds to wait for the lock: after a server was killed, its database process may still write what it had received.
LOCKED_FOR: Final = 5
COMPRESSION: Final = 1  # shrinks a snapshot to a fifth, and costs hardly any time
_APPEND: Final = "insert into entry (tbl, version, at, body) values (?, ?, ?, ?)"
_RECORD: Final = (
    "insert into record (tbl, match, at, body) "
    "values (?, (select coalesce(max(match), 0) + 1 from record where tbl = ?), ?, ?)"
)
_SNAPSHOT: Final = """
insert into snapshot (tbl, version, body)
select ?1, ?2, ?3 where ?2 <= (select max(version) from entry where tbl = ?1)
on conflict (tbl) do update set version = excluded.version, body = excluded.body where excluded.version >= version
"""
_OPEN: Final = "insert or ignore into open_table (tbl) values (?)"
_CLOSED: Final = "delete from open_table where tbl = ?"
_DUE: Final = "insert or replace into due_table (tbl, at) values (?, ?)"
_NEVER_DUE: Final = "delete from due_table where tbl = ?"
_READ_SNAPSHOT: Final = "select version, body from snapshot where tbl = ?"
_READ_ENTRIES: Final = "select body from entry where tbl = ? and version > ? order by version"
_READ_RECORD: Final = "select body from record where tbl = ? and match = ?"
_READ_DUE: Final = "select tbl from due_table where at <= ? order by at limit ?"
_READ_IDLE: Final = """
select tbl, (select at from entry where entry.tbl = open_table.tbl order by version desc limit 1) as last
from open_table where last < ? order by last limit 1000
"""


class SqliteDatabase:
    """One database file, locked for this process alone. Writes in group commits, and answers questions in between."""

    def __init__(self, file: Path) -> None:
        """Open or make the database; raises StoreError where that cannot be done or another server has it."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection = _open(file)
        except (OSError, sqlite3.Error, NewerSchema) as error:
            hint = ": another OneLeft server uses it" if "locked" in str(error) else f": {error}"
            raise StoreError(f"the database {file} cannot be opened{hint}") from None

    def write(self, batch: Sequence[Write]) -> list[StoreError | None]:
        """One commit for all; if it fails, one for each, so that a conflict fails alone. Returns each one's error."""
        try:
            self._commit(batch)
        except Exception as error:  # whatever it is, the others must still be tried
            if len(batch) == 1:
                return [_failure(error)]
            return [result for each in batch for result in self.write([each])]
        return [None] * len(batch)

    def _commit(self, batch: Sequence[Write]) -> None:
        database, now = self.connection, int(time.time())
        appends = [each for each in batch if isinstance(each, Append)]
        snapshots = [
            (each.table, each.version, zlib.compress(each.body, COMPRESSION))
            for each in batch
            if isinstance(each, PutSnapshot)
        ]
        database.execute("begin")
        try:
            database.executemany(_APPEND, [(each.table, each.version, now, each.entry) for each in appends])
            database.executemany(_OPEN, [(each.table,) for each in appends if each.version == 1])
            records = [(each.table, each.table, now, each.record) for each in appends if each.record is not None]
            database.executemany(_RECORD, records)
            database.executemany(_SNAPSHOT, snapshots)
            database.execute("commit")
        except BaseException:
            if database.in_transaction:
                database.execute("rollback")
            raise

    def find(self, question: Question) -> list[Any]:
        """The answer to a question, as rows. Raises StoreError if there is none."""
        try:
            if isinstance(question, ReadTable):
                return self._find_table(question)
            if isinstance(question, ReadRecord):
                rows = self.connection.execute(_READ_RECORD, (question.table, question.match))
            elif isinstance(question, ReadDue):
                rows = self.connection.execute(_READ_DUE, (question.until, question.most))
            else:
                rows = self.connection.execute(_READ_IDLE, (question.since,))
            return [row[0] for row in rows]
        except Exception as error:  # whatever it is, the process must go on
            raise _failure(error) from None

    def _find_table(self, question: ReadTable) -> list[Any]:
        row = None
        if not question.from_start:
            row = self.connection.execute(_READ_SNAPSHOT, (question.table,)).fetchone()
        version, snapshot = (0, None) if row is None else (row[0], zlib.decompress(row[1]))
        entries = self.connection.execute(_READ_ENTRIES, (question.table, version))
        return [version, snapshot, *(body for (body,) in entries)]

    def mark(self, mark: Mark) -> None:
        """Note that a table is closed, or when it is due. Raises StoreError if it fails."""
        try:
            if isinstance(mark, MarkClosed):
                self.connection.execute(_CLOSED, (mark.table,))
            elif mark.at is None:
                self.connection.execute(_NEVER_DUE, (mark.table,))
            else:
                self.connection.execute(_DUE, (mark.table, mark.at))
        except Exception as error:
            raise _failure(error) from None

    def close(self) -> None:
        self.connection.close()


def _failure(error: Exception) -> StoreError:
    return (Conflict if isinstance(error, sqlite3.IntegrityError) else StoreError)(str(error))


def _open(file: Path) -> sqlite3.Connection:
    # Exclusive: this process holds the file until it ends, so that two servers cannot both own a table.
    database = sqlite3.connect(file, isolation_level=None, timeout=LOCKED_FOR)
    try:
        for pragma in ("locking_mode=exclusive", "journal_mode=wal", "synchronous=full", "wal_autocheckpoint=4000"):
            database.execute(f"pragma {pragma}").fetchall()
        database.execute("begin immediate")
        database.execute("commit")
        bring_forward(database)
    except BaseException:
        database.close()
        raise
    return database
