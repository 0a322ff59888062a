"""The store of one machine: a process of its own writes to SQLite, and this is the server's side of it.

What is appended in one turn of the event loop is sent in one go, and so are the reports of what is on disk.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from oneleft.server.logs import logger, note
from oneleft.server.processes.child import Child
from oneleft.server.processes.pipes import frame
from oneleft.server.storage.sqlite_messages import (
    Answer,
    Append,
    Failed,
    Found,
    MarkClosed,
    PutSnapshot,
    Question,
    ReadDue,
    ReadIdle,
    ReadRecord,
    ReadTable,
    Request,
    SetDue,
    Unsendable,
    Written,
    answers,
)
from oneleft.server.storage.store import Conflict, Done, Stored, StoreError

PROGRAM: Final = (sys.executable, "-P", "-m", "oneleft.server.storage.sqlite_process")
Waiter: TypeAlias = "Done | asyncio.Future[list[Any]]"


class SqliteStore:
    """A `Store`, made by `open`. If its process ends early, everything fails from then on and `on_lost` is called."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._on_lost: Callable[[str], None] | None = None
        self._outgoing: list[Request] = []  # requests made in this turn of the event loop
        self._waiting: deque[Waiter] = deque()  # those who wait for an answer, in order
        self._inbox = answers()
        self._line = Child(self._received, self._has_ended)
        self._ended: asyncio.Future[StoreError] = loop.create_future()

    @classmethod
    async def open(
        cls, file: Path, on_lost: Callable[[str], None] = lambda _reason: None, program: Sequence[str] = PROGRAM
    ) -> "SqliteStore":
        """Start the process. Raises StoreError if the database cannot be opened or another server has it."""
        store = cls(asyncio.get_running_loop())
        opened: asyncio.Future[list[Any]] = store._loop.create_future()
        store._waiting.append(opened)
        try:
            await store._loop.subprocess_exec(lambda: store._line, *program, str(file), stderr=None)
        except OSError as error:
            raise StoreError(f"the process that writes the database cannot be started: {error}") from None
        try:
            await opened
        except BaseException:
            await store.close()
            raise
        store._on_lost = on_lost
        note("database_opened", pid=store.pid)
        return store

    @property
    def pid(self) -> int:
        """The id of the process that writes."""
        return self._line.pid

    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:
        self._send(Append(table, version, entry, record), done)

    def put_snapshot(self, table: str, version: int, body: bytes) -> None:
        self._send(PutSnapshot(table, version, body), _nobody)

    async def read(self, table: str, *, from_start: bool = False) -> Stored:
        version, snapshot, *entries = await self._ask(ReadTable(table, from_start))
        return Stored(snapshot, version, entries)

    async def record(self, table: str, match: int) -> bytes | None:
        rows: list[bytes] = await self._ask(ReadRecord(table, match))
        return rows[0] if rows else None

    async def idle_tables(self, since: int) -> list[str]:
        return await self._ask(ReadIdle(since))

    def set_due(self, table: str, at: int | None) -> None:
        # If it fails, the table is woken late, or when someone comes to it.
        self._send(SetDue(table, at), _nobody)

    async def due_tables(self, until: int, most: int) -> list[str]:
        return await self._ask(ReadDue(until, most))

    def mark_closed(self, table: str) -> None:
        # If it fails, the table stays listed as idle and is closed again another day.
        self._send(MarkClosed(table), _nobody)

    async def close(self) -> None:
        self._on_lost = None
        self._flush()
        self._line.close()
        await asyncio.shield(self._ended)

    async def _ask(self, question: Question) -> list[Any]:
        answer: asyncio.Future[list[Any]] = self._loop.create_future()
        self._send(question, answer)
        return await answer

    # The connection to the process

    def _send(self, request: Request, waiter: Waiter) -> None:
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(request)
        self._waiting.append(waiter)

    def _flush(self) -> None:
        asked, self._outgoing = self._outgoing, []
        if self._ended.done():
            self._fail_all(self._ended.result())
        elif asked:
            self._line.write(_frame(asked))

    def _received(self, data: bytes) -> None:
        for answer in self._inbox.take(data):
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        if isinstance(answer, Written):
            for _ in range(answer.count):
                _report(self._waiting.popleft(), None)
        elif isinstance(answer, Failed):
            _report(self._waiting.popleft(), (Conflict if answer.conflict else StoreError)(answer.reason))
        else:
            _report(self._waiting.popleft(), answer)

    def _has_ended(self, status: int) -> None:
        reason = f"the process that writes the database has ended (exit status {status})"
        error = StoreError(reason)
        self._ended.set_result(error)
        self._fail_all(error)
        if self._on_lost is not None:
            logger.error("database_lost", extra={"details": {"status": status}})
            self._on_lost(reason)

    def _fail_all(self, error: StoreError) -> None:
        while self._waiting:
            _report(self._waiting.popleft(), error)


def _nobody(_error: BaseException | None) -> None:
    """A callback for requests whose outcome nobody waits for."""


def _frame(asked: list[Request]) -> bytes:
    try:
        return frame(asked)
    except (ValueError, OverflowError):  # one of them has a text or number that no database would accept either
        return frame([_sendable(request) for request in asked])


def _sendable(request: Request) -> Request:
    try:
        frame([request])
    except (ValueError, OverflowError) as error:
        return Unsendable(str(error))
    return request


def _report(waiter: Waiter, result: Found | StoreError | None) -> None:
    if isinstance(waiter, asyncio.Future):
        if waiter.done():
            return
        if isinstance(result, Found):
            waiter.set_result(result.rows)
        else:
            waiter.set_exception(cast("StoreError", result))
        return
    try:
        waiter(cast("StoreError | None", result))
    except Exception:  # what goes wrong at one table must not keep the others waiting
        logger.exception("report_failed")
