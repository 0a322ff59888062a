"""The load generator: many tables of four clients in one process, which must use less time than the server it measures.

Hence a WebSocket client of its own: it cuts frames from the stream and reads nothing of a message but the version, and
on a client's turn the list of legal actions. `python -m bench.table_load` takes orders as JSON lines on its standard
input, and answers each with one on its standard output.
"""

import asyncio
import gc
import http.client
import json
import os
import resource
import struct
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import uvloop

HOST: Final = "127.0.0.1"
SEATS: Final = 4
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
AT_ONCE: Final = 40  # tables that are set up at the same time
MAKERS: Final = 8
SET_UP_WITHIN: Final = 30.0  # seconds, for one table
DRAIN_WITHIN: Final = 10.0
SNAPSHOT, UPDATE, REFUSED, GOODBYE = b'{"type":"table"', b'{"type":"update"', b'{"type":"refused"', b'{"type":"goodbye"'


# ---- One connection


class Line(asyncio.Protocol):
    """A WebSocket client that only sends and receives frames. Its mask is zero, so payloads stay as they are."""

    def __init__(self, told: Callable[[bytes, float], None], lost: Callable[[], None]) -> None:
        self._told = told  # called with a message and the time it came
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"the server refused a WebSocket: {exc}"))
        if self.is_open:
            self.is_open = False
            self._lost()

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        assert self._transport is not None
        size = len(text)
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(f"the server refused a WebSocket: {data[:40]!r}"))
                self.close()
                return
            self.is_open = True
            self.opened.set_result(None)
        length = len(data)
        while length - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big") if length >= start else length
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big") if length >= start else length
            if length < start + size:
                break
            self._frame(data[at] & 0xF, data[start : start + size], now)
            at = start + size
        self._rest = data[at:]

    def _frame(self, opcode: int, payload: bytes, now: float) -> None:
        if opcode == TEXT:
            self._told(payload, now)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE and self.is_open:
            self.is_open = False
            self._lost()


def _itself(line: Line) -> Line:
    return line


# ---- One table


class Table:
    """Four clients. One action at a time is under way; it is done when all four have been told of it."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self._crowd = crowd
        self.number = number
        self.lines: list[Line] = []
        self.seen = [0] * SEATS  # the version each client knows
        self.waiting = 0  # how many clients have not been told yet
        self.acted = 0
        self._actor = 0
        self._sent_at = 0.0
        self._sent_version = 0
        self._counts = False
        self.playing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SET_UP_WITHIN):
            for place in range(SEATS):
                line = Line(partial(self.told, place), self._crowd.lost_line)
                self.lines.append(line)
                await loop.create_connection(partial(_itself, line), HOST, port)
                await line.opened
                self.greet(place)
            await self.playing

    def greet(self, place: int) -> None:
        raise NotImplementedError

    def told(self, place: int, payload: bytes, now: float) -> None:
        raise NotImplementedError

    def act(self) -> None:
        """Send the next action of this table, if it can have one yet."""
        raise NotImplementedError

    def send_action(self, place: int, message: bytes) -> None:
        crowd = self._crowd
        self.acted += 1
        self.waiting = SEATS
        self._actor = place
        self._sent_version = self.seen[place]
        self._counts = crowd.is_measuring
        crowd.sent += 1
        self._sent_at = time.perf_counter()
        self.lines[place].send(message)

    def took(self, place: int, version: int, payload: bytes, now: float) -> None:
        """A client was told of a version."""
        is_news = self.waiting and version > self._sent_version >= self.seen[place]
        self.seen[place] = version
        if not is_news:
            return
        crowd = self._crowd
        crowd.updates += 1
        crowd.bytes += len(payload)
        if place == self._actor and payload.endswith(b'"ack":%d}' % self.acted):
            crowd.acknowledged += 1
        self.waiting -= 1
        if not self.waiting:
            crowd.done += 1
            if self._counts:
                crowd.latencies.append(now - self._sent_at)


class OurTable(Table):
    """A table of our server: plays the first playable card, or else any legal action; says `ready` after each round."""

    def __init__(self, crowd: "Crowd", number: int, code: str) -> None:
        super().__init__(crowd, number)
        self.code = code
        self._legal: list[str] = []
        self._must: int | None = None
        self._ready: int | None = None  # how many clients said `ready`; None while a round goes on
        self._asked: set[int] = set()  # places whose client has asked to sit down
        self._seated = 1  # whoever made the table has a seat already

    def greet(self, place: int) -> None:
        hello = {"type": "hello", "table": self.code, "key": key(self.number, place), "name": f"Player {place}"}
        self.lines[place].send(json.dumps(hello).encode())

    def told(self, place: int, payload: bytes, now: float) -> None:
        if payload.startswith((UPDATE, SNAPSHOT)):
            start = payload.index(b'"version":', 14) + 10
            version = int(payload[start : payload.index(b",", start)])
            if b'"must":true' in payload:
                start = payload.rindex(b'"legal":[') + 9
                self._legal = payload[start : payload.index(b"]", start)].decode().replace('"', "").split(",")
                self._must, self._ready = place, None
            elif self._must == place:
                self._must = None
            if place == 0 and self.playing.done() and b'"event":"round_over"' in payload:
                self._ready = 0
            self.took(place, version, payload, now)
        elif payload.startswith((REFUSED, GOODBYE)):
            self._crowd.problem(payload.decode())
        if not self.playing.done():
            self._set_up(place, payload)
        elif self._crowd.is_closed_loop and not self.waiting:
            self.act()

    def _set_up(self, place: int, payload: bytes) -> None:
        if payload.startswith(SNAPSHOT) and place and place not in self._asked:
            self._asked.add(place)
            self.lines[place].send(b'{"type":"sit","id":0,"place":%d}' % place)
        elif payload.startswith(b'{"type":"ack"'):
            self._seated += 1
            if self._seated == SEATS:
                self.lines[0].send(b'{"type":"start","id":0}')
        elif self._must is not None:
            self.playing.set_result(None)

    def act(self) -> None:
        number = self.acted + 1
        if self._ready is not None:
            place = self._ready
            self._ready = None if place == SEATS - 1 else place + 1
            message = f'{{"type":"ready","id":{number}}}'
        elif self._must is not None:
            place = self._must
            self._must = None
            choice = min(self._legal, key=_preference)
            message = f'{{"type":"act","id":{number},"version":{self.seen[place]},"action":"{choice}"}}'
        else:
            return  # the cards are being dealt
        self.send_action(place, message.encode())


def _preference(action: str) -> int:
    return next((place for place, verb in enumerate(("play", "draw", "pass")) if action.startswith(verb)), 3)


class BareTable(Table):
    """A room of the bare server: its four clients send in turn."""

    def __init__(self, crowd: "Crowd", number: int, size: int) -> None:
        super().__init__(crowd, number)
        # The size without the filling: the braces, the names, and two versions of two or three digits.
        self._size = max(size - len('{"type":"update","since":10,"version":11,"filling":""}'), 0)

    def greet(self, place: int) -> None:
        self.lines[place].send(b"%d %d" % (self.number, self._size))
        if place == SEATS - 1:
            self.playing.set_result(None)

    def told(self, place: int, payload: bytes, now: float) -> None:
        start = payload.index(b'"version":', 14) + 10
        self.took(place, int(payload[start : payload.index(b",", start)]), payload, now)
        if not self.waiting and self._crowd.is_closed_loop:
            self.act()

    def act(self) -> None:
        place = self.acted % SEATS
        message = b'{"type":"act","id":%d,"version":%d,"action":"play r7"}' % (self.acted + 1, self.seen[place])
        self.send_action(place, message)


def key(table: int, place: int) -> str:
    return f"bench-{table:08d}-{place:08d}"


# ---- All tables at one server


class Crowd:
    """All tables at one server, and the clients of the load generator there."""

    def __init__(self, pid: int, port: int, size: int | None) -> None:
        """With `size`, rooms of the bare server with messages of this length; without, tables of ours."""
        self.pid = pid
        self.port = port
        self.size = size
        self.tables: list[Table] = []
        self.is_measuring = False
        self.is_closed_loop = False
        self.latencies: list[float] = []
        self.sent = self.done = self.acknowledged = self.updates = self.bytes = 0
        self.skipped = 0  # actions that were due before the previous one was done
        self.lost_lines = 0
        self.problems = 0
        self.first_problem = ""

    def lost_line(self) -> None:
        self.lost_lines += 1

    def problem(self, text: str) -> None:
        self.problems += 1
        self.first_problem = self.first_problem or text

    async def connect(self, tables: int) -> dict[str, Any]:
        """Make the tables and sit down at them."""
        began = time.perf_counter()
        if self.size is None:
            with ThreadPoolExecutor(MAKERS) as pool:
                loop = asyncio.get_running_loop()
                shares = [range(first, tables, MAKERS) for first in range(MAKERS)]
                made = await asyncio.gather(*(loop.run_in_executor(pool, make, self.port, share) for share in shares))
            codes = sorted(pair for part in made for pair in part)
            self.tables = [OurTable(self, number, code) for number, code in codes]
        else:
            self.tables = [BareTable(self, number, self.size) for number in range(tables)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(table: Table) -> None:
            async with gate:
                await table.open(self.port)

        try:
            async with asyncio.TaskGroup() as group:
                for table in self.tables:
                    group.create_task(open_one(table))
        except* (OSError, TimeoutError) as errors:
            raise ConnectionError(f"{errors.exceptions[0]!r} {self.first_problem}") from None
        self.sent = self.done = self.acknowledged = self.updates = self.bytes = 0
        return {"seconds": time.perf_counter() - began}

    async def load(self, seconds: float, warm_up: float, period: float | None) -> dict[str, Any]:
        """With a period, each table acts once per period, evenly spread; without one, as soon as it can."""
        before = (self.sent, self.done, self.acknowledged, self.updates, self.bytes, self.skipped)
        self.latencies = []
        self.is_closed_loop = period is None
        if period is None:
            for table in self.tables:
                table.act()
        pacer = asyncio.create_task(self._pace(period)) if period is not None else None
        await asyncio.sleep(warm_up)
        done, start, server, own, machine = self._clocks()
        self.is_measuring = True
        await asyncio.sleep(seconds)
        self.is_measuring = False
        done_after, end, server_after, own_after, machine_after = self._clocks()
        if pacer is not None:
            pacer.cancel()
        self.is_closed_loop = False
        await self._drain()
        sent, all_done, acknowledged, updates, octets, skipped = (
            after - earlier
            for after, earlier in zip(
                (self.sent, self.done, self.acknowledged, self.updates, self.bytes, self.skipped), before, strict=True
            )
        )
        wall, moves = end - start, done_after - done
        others = machine_after - machine - (server_after - server) - (own_after - own)
        return {
            "moves": moves,
            "moves_per_second": moves / wall,
            "server_cpu_seconds_per_move": (server_after - server) / moves if moves else None,
            "server_busy": (server_after - server) / wall,
            "load_generator_busy": (own_after - own) / wall,
            "others_busy": others / wall,
            "latency_seconds": percentiles(self.latencies),
            "sent": sent,
            "received_by_all": all_done,
            "acknowledged": acknowledged if self.size is None else None,
            "lost": sent - (min(all_done, acknowledged) if self.size is None else all_done),
            "skipped": skipped,
            "lines_lost": self.lost_lines,
            "refused": self.problems,
            "first_problem": self.first_problem,
            "bytes_per_update": octets / updates if updates else None,
            "server_memory": memory(self.pid),
        }

    def _clocks(self) -> tuple[int, float, float, float, float]:
        own = resource.getrusage(resource.RUSAGE_SELF)
        return self.done, time.perf_counter(), process_cpu(self.pid), own.ru_utime + own.ru_stime, machine_cpu()

    async def _pace(self, period: float) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        turn = 0
        while True:
            for place, table in enumerate(self.tables):
                due = began + (turn + place / len(self.tables)) * period
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                if table.waiting:
                    self.skipped += 1
                else:
                    table.act()
            turn += 1

    async def _drain(self) -> None:
        limit = time.perf_counter() + DRAIN_WITHIN
        while any(table.waiting for table in self.tables) and time.perf_counter() < limit:
            await asyncio.sleep(0.05)

    def versions(self) -> dict[str, int]:
        """The version of each of our tables that its clients were told of."""
        return {table.code: max(table.seen) for table in self.tables if isinstance(table, OurTable)}

    def close(self) -> None:
        for table in self.tables:
            for line in table.lines:
                line.close()


def make(port: int, numbers: range) -> list[tuple[int, str]]:
    """Make tables over HTTP, one after the other over one connection."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    made = []
    for number in numbers:
        body = {"key": key(number, 0), "name": "Host", "settings": {"rules": {"edition": "official"}, "players": SEATS}}
        connection.request("POST", "/api/tables", json.dumps(body), {"content-type": "application/json"})
        response = connection.getresponse()
        answer = response.read().decode()
        if response.status != 201:
            raise ConnectionError(f"no table was made: {answer}")
        made.append((number, json.loads(answer)["code"]))
    connection.close()
    return made


# ---- What the system says of processes


def family(pid: int) -> list[int]:
    """A process and its children; our server has one that writes its database."""
    found = [pid]
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in listed.read_text().split():
            found += family(int(child))
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def process_cpu(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    ticks = 0
    for member in family(pid):
        fields = Path(f"/proc/{member}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def machine_cpu() -> float:
    """Seconds of processor time that everything on this machine has used."""
    with open("/proc/stat", encoding="utf-8") as file:
        user, nice, system, _idle, _iowait, irq, soft = (int(field) for field in file.readline().split()[1:8])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory that a process and its children have in use."""
    pages = sum(int(Path(f"/proc/{member}/statm").read_text().split()[1]) for member in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


def percentiles(values: list[float]) -> dict[str, float] | None:
    if not values:
        return None
    ordered = sorted(values)
    return {name: ordered[int(share * (len(ordered) - 1))] for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1))}


# ---- Orders


async def obey() -> None:
    crowds: dict[str, Crowd] = {}
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        name = order["server"]
        answer: Any = {}
        try:
            match order["do"]:
                case "connect":
                    crowds[name] = Crowd(order["pid"], order["port"], order["size"])
                    answer = await crowds[name].connect(order["tables"])
                case "load":
                    answer = await crowds[name].load(order["seconds"], order["warm_up"], order["period"])
                case "versions":
                    answer = crowds[name].versions()
                case "close":
                    crowds.pop(name).close()
        except (OSError, TimeoutError, http.client.HTTPException) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


def main() -> None:
    gc.disable()
    uvloop.run(obey())


if __name__ == "__main__":
    main()
