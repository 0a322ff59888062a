"""The database of one machine: logs of tables and records of matches in an SQLite file.

Write-ahead log with synchronous=FULL: a commit that returned survives a crash of the process and of the machine.
No threads and no event loop here: `sqlite_process.py` runs it in a process of its own.
"""

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from oneleft.server.storage.sqlite_messages import Append, Mark, MarkClosed, Question, ReadDue, ReadEntries, ReadRecord
from oneleft.server.storage.store import Conflict, StoreError

# Seconds. A server that was killed leaves its database to a process that still writes what it had got.
LOCKED_FOR: Final = 5
SCHEMA: Final = """
create table if not exists entry (
    tbl text not null, version integer not null, at integer not null, body blob not null,
    primary key (tbl, version)) without rowid;
create table if not exists record (
    tbl text not null, match integer not null, at integer not null, body blob not null,
    primary key (tbl, match)) without rowid;
create table if not exists open_table (tbl text primary key) without rowid;
create table if not exists due_table (tbl text primary key, at integer not null) without rowid;
create index if not exists due_at on due_table (at);
-- A log has no gaps: once an append has failed, those of the same table that were waiting behind it fail too.
create trigger if not exists no_gap before insert on entry
when new.version <> 1 + coalesce((select max(version) from entry where tbl = new.tbl), 0)
begin select raise(abort, 'this is not the next version of the table'); end;
"""
_APPEND: Final = "insert into entry (tbl, version, at, body) values (?, ?, ?, ?)"
_RECORD: Final = (
    "insert into record (tbl, match, at, body) "
    "values (?, (select coalesce(max(match), 0) + 1 from record where tbl = ?), ?, ?)"
)
_OPEN: Final = "insert or ignore into open_table (tbl) values (?)"
_CLOSED: Final = "delete from open_table where tbl = ?"
_DUE: Final = "insert or replace into due_table (tbl, at) values (?, ?)"
_NEVER_DUE: Final = "delete from due_table where tbl = ?"
_READ_ENTRIES: Final = "select body from entry where tbl = ? order by version"
_READ_RECORD: Final = "select body from record where tbl = ? and match = ?"
_READ_DUE: Final = "select tbl from due_table where at <= ? order by at limit ?"
_READ_IDLE: Final = """
select tbl, (select at from entry where entry.tbl = open_table.tbl order by version desc limit 1) as last
from open_table where last < ? order by last limit 1000
"""


class SqliteDatabase:
    """One database file, open for this process alone. Writes in group commits, answers questions in between."""

    def __init__(self, file: Path) -> None:
        """Open or make the database; raises StoreError where that cannot be done or another server has it."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection = _open(file)
        except (OSError, sqlite3.Error) as error:
            hint = ": another OneLeft server uses it" if "locked" in str(error) else f": {error}"
            raise StoreError(f"the database {file} cannot be opened{hint}") from None

    def write(self, batch: Sequence[Append]) -> list[StoreError | None]:
        """One commit for all; if that fails one each, so that a conflict fails alone. Says what became of each."""
        try:
            self._commit(batch)
        except Exception as error:  # whatever it is, the next ones must have their chance
            if len(batch) == 1:
                return [_failure(error)]
            return [result for each in batch for result in self.write([each])]
        return [None] * len(batch)

    def _commit(self, batch: Sequence[Append]) -> None:
        database, now = self.connection, int(time.time())
        database.execute("begin")
        try:
            database.executemany(_APPEND, [(each.table, each.version, now, each.entry) for each in batch])
            database.executemany(_OPEN, [(each.table,) for each in batch if each.version == 1])
            records = [(each.table, each.table, now, each.record) for each in batch if each.record is not None]
            database.executemany(_RECORD, records)
            database.execute("commit")
        except BaseException:
            if database.in_transaction:
                database.execute("rollback")
            raise

    def find(self, question: Question) -> list[Any]:
        """Raises StoreError where it cannot be answered."""
        try:
            if isinstance(question, ReadEntries):
                rows = self.connection.execute(_READ_ENTRIES, (question.table,))
            elif isinstance(question, ReadRecord):
                rows = self.connection.execute(_READ_RECORD, (question.table, question.match))
            elif isinstance(question, ReadDue):
                rows = self.connection.execute(_READ_DUE, (question.until, question.most))
            else:
                rows = self.connection.execute(_READ_IDLE, (question.since,))
            return [row[0] for row in rows]
        except Exception as error:  # whatever it is, others ask too
            raise _failure(error) from None

    def mark(self, mark: Mark) -> None:
        """Raises StoreError if it fails."""
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
        database.executescript(SCHEMA)
    except BaseException:
        database.close()
        raise
    return database
