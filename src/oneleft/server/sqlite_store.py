"""The store of one machine: SQLite in a file, one writer thread, group commit.

Everything that arrives within two milliseconds, or while a commit is under way, goes into one commit, so the number of
appends a second is not bound to the number of times the disk can be made to write. Write-ahead log with
synchronous=FULL: a commit that was reported survives a crash of the process and of the machine.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from oneleft.server.logs import logger
from oneleft.server.store import Conflict, Done, StoreError

MOST_IN_A_COMMIT: Final = 1024
GATHER: Final = 0.002  # seconds: a commit costs the processor as much as a dozen moves, so let some come together
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
_IDLE: Final = """
select tbl, (select at from entry where entry.tbl = open_table.tbl order by version desc limit 1) as last
from open_table where last < ? order by last limit 1000
"""
Answer = TypeVar("Answer")
Append = tuple[str, int, bytes, bytes | None, Done]
Job = Callable[[sqlite3.Connection], None]


class SqliteStore:
    def __init__(self, file: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._jobs: SimpleQueue[Append | Job | None] = SimpleQueue()
        self._database = open_database(file)
        self._writer = threading.Thread(target=self._run, name="oneleft-store", daemon=True)
        self._writer.start()

    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:
        self._jobs.put((table, version, entry, record, done))

    async def read(self, table: str) -> list[bytes]:
        query = "select body from entry where tbl = ? order by version"
        rows = await self._ask(lambda database: database.execute(query, (table,)).fetchall())
        return [body for (body,) in rows]

    async def record(self, table: str, match: int) -> bytes | None:
        query = "select body from record where tbl = ? and match = ?"
        row: tuple[bytes] | None = await self._ask(lambda database: database.execute(query, (table, match)).fetchone())
        return None if row is None else row[0]

    async def idle_tables(self, since: int) -> list[str]:
        rows = await self._ask(lambda database: database.execute(_IDLE, (since,)).fetchall())
        return [table for table, _ in rows]

    def set_due(self, table: str, at: int | None) -> None:
        def write(database: sqlite3.Connection) -> None:
            # If it fails the table is looked at late, or when someone comes.
            with contextlib.suppress(Exception):
                if at is None:
                    database.execute("delete from due_table where tbl = ?", (table,))
                else:
                    database.execute("insert or replace into due_table (tbl, at) values (?, ?)", (table, at))

        self._jobs.put(write)

    async def due_tables(self, until: int, most: int) -> list[str]:
        query = "select tbl from due_table where at <= ? order by at limit ?"
        rows = await self._ask(lambda database: database.execute(query, (until, most)).fetchall())
        return [table for (table,) in rows]

    def mark_closed(self, table: str) -> None:
        def delete(database: sqlite3.Connection) -> None:
            # If it fails the table stays listed and is closed once more another day.
            with contextlib.suppress(Exception):
                database.execute("delete from open_table where tbl = ?", (table,))

        self._jobs.put(delete)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

    async def _ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Answered by the writer, after everything it was given before."""
        future: asyncio.Future[Answer] = self._loop.create_future()

        def answer(database: sqlite3.Connection) -> None:
            try:
                found = question(database)
            except Exception as error:  # whatever it is, the writer must live on
                self._loop.call_soon_threadsafe(_set_error, future, StoreError(str(error)))
            else:
                self._loop.call_soon_threadsafe(_set_result, future, found)

        self._jobs.put(answer)
        return await future

    # In the writer's thread

    def _run(self) -> None:
        closing = False
        while not closing:
            jobs = [self._jobs.get()]
            if isinstance(jobs[0], tuple):
                time.sleep(GATHER)
            while len(jobs) < MOST_IN_A_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get())
            batch: list[Append] = []
            for job in jobs:
                if isinstance(job, tuple):
                    batch.append(job)
                    continue
                self._flush(batch)
                batch = []
                if job is None:
                    closing = True
                else:
                    job(self._database)
            self._flush(batch)
        self._database.close()

    def _flush(self, batch: list[Append]) -> None:
        if batch:
            self._loop.call_soon_threadsafe(_report_all, self._write(batch))

    def _write(self, batch: list[Append]) -> list[tuple[Done, StoreError | None]]:
        """One commit for all; if that fails one each, so that a conflict fails alone."""
        try:
            self._commit_all(batch)
        except Exception as error:  # whatever it is, the writer must live on
            if len(batch) == 1:
                failed = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreError
                return [(batch[0][-1], failed(str(error)))]
            return [result for item in batch for result in self._write([item])]
        return [(done, None) for *_, done in batch]

    def _commit_all(self, batch: list[Append]) -> None:
        database, now = self._database, int(time.time())
        database.execute("begin")
        try:
            database.executemany(_APPEND, [(table, version, now, entry) for table, version, entry, _, _ in batch])
            database.executemany(_OPEN, [(table,) for table, version, *_ in batch if version == 1])
            records = [(table, table, now, record) for table, _, _, record, _ in batch if record is not None]
            database.executemany(_RECORD, records)
            database.execute("commit")
        except BaseException:
            if database.in_transaction:
                database.execute("rollback")
            raise


def open_database(file: Path) -> sqlite3.Connection:
    """Open or make the database; raises StoreError where that cannot be done or another server has it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return _open(file)
    except (OSError, sqlite3.Error) as error:
        hint = ": another OneLeft server uses it" if "locked" in str(error) else f": {error}"
        raise StoreError(f"the database {file} cannot be opened{hint}") from None


def _open(file: Path) -> sqlite3.Connection:
    # Exclusive: this process holds the file until it ends, so that two servers cannot both own a table.
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=2)
    for pragma in ("locking_mode=exclusive", "journal_mode=wal", "synchronous=full", "wal_autocheckpoint=4000"):
        database.execute(f"pragma {pragma}").fetchall()
    database.execute("begin immediate")
    database.execute("commit")
    database.executescript(SCHEMA)
    return database


def _report_all(results: list[tuple[Done, StoreError | None]]) -> None:
    for done, error in results:
        try:
            done(error)
        except Exception:  # what goes wrong at one table must not keep the others waiting
            logger.exception("report_failed")


def _set_result(future: "asyncio.Future[Any]", result: object) -> None:
    if not future.done():
        future.set_result(result)


def _set_error(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
