"""The real server in a process of its own, and players who talk to it over real sockets."""

import asyncio
import contextlib
import http.client
import itertools
import json
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from oneleft.server.protocol import api, wire
from tests.server.folded import Folded, decode

REPOSITORY = Path(__file__).parents[2]
PATIENCE = 20.0  # seconds after which something that must come counts as missing


class Missing(AssertionError):
    """What was waited for did not come."""


class Gone(ConnectionError):
    """The connection ended before the answer came."""


class Unavailable(ConnectionError):
    """The server is there, but cannot do it now."""


@dataclass(frozen=True)
class Answer:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended and that nobody asked about is none."""
    said = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return said.stdout.strip() not in ("", "Z", "Z+")


def wait_until(came: Callable[[], bool]) -> None:
    """Not in an event loop."""
    late = time.monotonic() + PATIENCE
    while not came():
        if time.monotonic() > late:
            raise Missing("it did not come in time")
        time.sleep(0.01)


class Server:
    """The server process on a folder; its logs are in `server.log` there, those of all runs together.

    It has a process group of its own, as one that was started from a terminal has.
    """

    def __init__(self, data: Path, *arguments: str, pace: dict[str, Any] | None = None) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        command = [sys.executable, "-m", "tests.server.run_server", str(data), "--pace", json.dumps(pace or {})]
        with (data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                cwd=REPOSITORY,
                text=True,
                process_group=0,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        if not self.said.strip():
            self.process.wait()
            self.process.stdout.close()
            raise RuntimeError(f"the server did not start:\n{self.log}")
        self.port = int(self.said)
        opened = [json.loads(line) for line in self.log.splitlines() if '"database_opened"' in line]
        self.writer = int(opened[-1]["pid"])  # the process that writes the database

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text()

    @property
    def crashes(self) -> list[str]:
        """Lines of the log with a traceback; but that text was not UTF-8 is uvicorn's own way to say so."""
        return [line for line in self.log.splitlines() if "Traceback" in line and "Invalid UTF-8 sequence" not in line]

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; returns the exit status."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait for the end of the server, and of the process that writes: nothing of it stays behind."""
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        wait_until(lambda: not is_running(self.writer))
        return status

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    # Over HTTP

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """One request; underscores in the names of headers are hyphens."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = connection.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read())
        finally:
            connection.close()

    def post(self, path: str, content: object) -> Answer:
        return self.ask("POST", path, wire.encode(content), content_type="application/json")

    def make_table(
        self,
        key: str,
        name: str = "",
        *,
        bots: list[str | None] | None = None,
        start: bool = False,
        **settings: Any,
    ) -> str:
        """A new table; returns its code."""
        new = api.NewTable(key, name, wire.Settings(**settings), bots or [], start)
        answer = self.post("/api/tables", new)
        if answer.status == 503:
            raise Unavailable(answer.json["text"])
        assert answer.status == 201, answer
        return str(answer.json["code"])

    def record(self, code: str, match: int = 1) -> Any:
        answer = self.ask("GET", f"/api/tables/{code}/records/{match}")
        assert answer.status == 200, answer
        return answer.json

    def health(self) -> Any:
        return self.ask("GET", "/health").json


def live(work: Coroutine[Any, Any, None], seconds: float = 90.0) -> None:
    """Run a test to its end; if it fails no line stays open, which other tests would be blamed for."""

    async def inside() -> None:
        try:
            await asyncio.wait_for(work, seconds)
        finally:
            for player in list(_connected):
                await player.hang_up()

    asyncio.run(inside())


def new_key() -> str:
    return secrets.token_urlsafe(24)


_connected: set["Player"] = set()


class Player:
    """A person with a browser: keeps every byte, folds what it is told, and takes note of what does not fit."""

    def __init__(self, server: Server, code: str, key: str | None = None, name: str = "") -> None:
        self.server = server
        self.code = code
        self.key = key or new_key()
        self.name = name
        self.folded = Folded()
        self.raw: list[bytes] = []
        self.got: list[Any] = []  # of all connections
        self.goodbye: wire.Goodbye | None = None
        self.reactions: list[wire.Reaction] = []
        self.acts: dict[int, str] = {}  # the number of each action sent, of all connections
        self._ids = itertools.count(1)
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Event()
        self._problem: BaseException | None = None

    # Coming and going

    async def open(self, *, origin: str | None = None, **options: Any) -> None:
        """Connect, and say nothing yet."""
        if self._line is not None:
            await self.leave_line()
        self._line = await connect(
            self.server.address,
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            **options,
        )
        self._reader = asyncio.create_task(self._read(self._line))
        _connected.add(self)

    async def enter(self, version: int | None = None, **options: Any) -> Self:
        """Connect and say hello, from a version or from nothing; returns when the answer is there."""
        await self.open(**options)
        if version is None:
            self.folded = Folded()
        told = self.folded.taken
        await self.say_hello(version)
        await self.until(lambda: self.folded.taken > told or not self.is_connected or self.goodbye)
        return self

    async def say_hello(self, version: int | None = None) -> None:
        await self.send_raw(wire.encode(wire.Hello(self.code, self.key, self.name, version)))

    async def enter_again(self) -> Self:
        """As a browser comes back: from the version folded so far."""
        return await self.enter(self.folded.version)

    async def leave_line(self) -> None:
        """The connection ends, as when a browser is closed."""
        if self._line is not None:
            await self._line.close()
        await self.hang_up()
        self.check()

    async def break_line(self) -> None:
        """The connection breaks, as when a network is lost."""
        await self.hang_up()
        self.check()

    async def hang_up(self) -> None:
        line, reader = self._line, self._reader
        self._line = self._reader = None
        _connected.discard(self)
        if line is not None:
            line.transport.abort()
        if reader is not None:
            await reader

    @property
    def is_connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    @property
    def waits(self) -> bool:
        """Whether a command has not been answered yet."""
        return bool(self._waiting)

    @property
    def close_code(self) -> int | None:
        return None if self._line is None else self._line.close_code

    # What comes in

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for data in line:
                assert isinstance(data, str), "the server sends text"
                self._take(data.encode())
        except ConnectionClosed:
            pass
        except BaseException as error:
            self._problem = error
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(Gone("the connection ended"))
        self._waiting.clear()
        self._news.set()

    def _take(self, data: bytes) -> None:
        self.raw.append(data)
        message = decode(data)
        self.got.append(message)
        self.folded.take(message)
        match message:
            case wire.Goodbye():
                self.goodbye = message
            case wire.Reaction():
                self.reactions.append(message)
            case wire.Update() if message.ack is not None:
                self._answered(message.ack, message)
            case wire.Ack() | wire.Refused() | wire.Reason() | wire.Pong() if message.id is not None:
                self._answered(message.id, message)
        self._news.set()

    def _answered(self, number: int, message: Any) -> None:
        future = self._waiting.pop(number, None)
        if future is not None and not future.done():
            future.set_result(message)

    def check(self) -> None:
        """Raise what went wrong while reading."""
        if self._problem is not None:
            raise self._problem

    async def until(self, condition: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait until something is so."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not condition():
                    self._news.clear()
                    self.check()
                    await self._news.wait()
        self.check()
        if not condition():
            raise Missing(f"{self.name or 'a player'} waited {seconds} s in vain; last came {self.got[-3:]}")

    async def until_version(self, version: int) -> None:
        await self.until(lambda: self.table.version >= version)

    async def until_changed(self, known: wire.Snapshot) -> None:
        """Until the table is no longer as it was known, or the connection has ended."""
        await self.until(lambda: self.table is not known or not self.is_connected)

    async def until_more(self, seen: int) -> None:
        """Until more messages have come than these."""
        await self.until(lambda: len(self.got) > seen or not self.is_connected)

    async def until_closed(self) -> None:
        await self.until(lambda: not self.is_connected)

    # What goes out

    async def send_raw(self, data: bytes | str) -> None:
        """Text as it is: not even UTF-8 is checked."""
        await self._send(data, text=True)

    async def send_binary(self, data: bytes) -> None:
        await self._send(data, text=False)

    async def _send(self, data: bytes | str, *, text: bool) -> None:
        if self._line is None:
            raise Gone("not connected")
        try:
            await self._line.send(data, text=text)
        except ConnectionClosed:
            raise Gone("the connection ended") from None

    async def post(self, kind: type[wire.Numbered], **fields: Any) -> int:
        """Send a command without waiting for the answer; returns its number."""
        number = next(self._ids)
        await self.send_raw(wire.encode(kind(id=number, **fields)))
        return number

    async def send(self, kind: type[wire.Numbered], **fields: Any) -> Any:
        """Send a command and wait for its answer: an update with its number, ack, refused, reason or pong."""
        number = next(self._ids)
        if kind is wire.Act:
            self.acts[number] = fields["action"]
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send_raw(wire.encode(kind(id=number, **fields)))
            async with asyncio.timeout(PATIENCE):
                return await future
        except TimeoutError:
            raise Missing(f"no answer to {kind.__name__} {fields}") from None
        finally:
            self._waiting.pop(number, None)
            if not future.cancel() and not future.cancelled():
                future.exception()  # seen, even where sending failed first
            self.check()

    async def done(self, kind: type[wire.Numbered], **fields: Any) -> None:
        """Send a command that must be accepted."""
        answer = await self.send(kind, **fields)
        assert isinstance(answer, (wire.Update, wire.Ack)), answer

    async def refused(self, kind: type[wire.Numbered], **fields: Any) -> str:
        """Send a command that must be refused; returns the key of the reason."""
        answer = await self.send(kind, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.key

    async def act(self, action: str, version: int | None = None) -> Any:
        known = self.table.version if version is None else version
        return await self.send(wire.Act, version=known, action=action)

    async def compare(self) -> None:
        """Ask for a snapshot; it must equal the fold, which is checked as it comes in."""
        before = self.folded.compared
        await self.post(wire.Resync, version=2**53)
        await self.until(lambda: self.folded.compared > before)

    # What is known

    @property
    def table(self) -> wire.Snapshot:
        return self.folded.table

    @property
    def mine(self) -> wire.Mine | None:
        return self.folded.mine

    def all(self, kind: type) -> list[Any]:
        return [message for message in self.got if isinstance(message, kind)]

    def events(self, kind: type) -> Iterator[Any]:
        for update in self.all(wire.Update):
            for event in update.events:
                if isinstance(event, kind):
                    yield event


def sensible(mine: wire.Mine, source: random.Random) -> str:
    """A legal action; mostly plays, so that rounds come to an end, and seldom a VETO."""
    plays = [action for action in mine.legal if action.startswith("play")]
    others = [action for action in mine.legal if not action.startswith("veto")] or mine.legal
    return source.choice(plays if plays and source.random() < 0.85 else others)


async def contributes(player: Player) -> None:
    """Adds randomness to the next deal, as a browser does when it hears of it."""
    table = player.table
    if table.commitment and table.you not in table.contributed and player.folded.place is not None:
        await player.send(wire.Contribute, commitment=table.commitment, random=secrets.token_hex(16))


async def play_to_the_end(player: Player, source: random.Random, *, seconds: float = 60.0) -> None:
    """Play until the match is over: act when it is one's turn, be ready when a round is over."""
    async with asyncio.timeout(seconds):
        while player.table.stage != "over":
            await contributes(player)
            table, mine = player.table, player.mine
            if table.stage == "between" and table.you not in table.ready and player.folded.place is not None:
                await player.send(wire.Ready)
            elif table.stage == "playing" and mine is not None and (mine.must or _may(mine, source)):
                await player.act(sensible(mine, source), table.version)
            else:
                await player.until_changed(table)
                if not player.is_connected:
                    raise Gone("the connection ended")


def _may(mine: wire.Mine, source: random.Random) -> bool:
    return any(not action.startswith("veto") for action in mine.legal) and source.random() < 0.3
