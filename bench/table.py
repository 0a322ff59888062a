"""Group `table`: the server under load, compared with a bare broadcast server on the same framework.

Both run at the same time with the same number of connections, and one process loads them in turn: first at the pace of
people, then as fast as they can answer. All on one machine, over its loopback.
"""

import contextlib
import json
import os
import resource
import selectors
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from bench.measure import machine, paired_ratio
from bench.report import put_into_readme
from bench.table_load import SEATS, family, is_running, memory, percentiles
from bench.table_report import table_report
from oneleft.server.storage.stores import FILE

RESULTS: Final = Path(__file__).parent / "results"
ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("uvicorn", "uvloop", "websockets", "msgspec", "starlette")
LEVELS: Final = (500, 2_000, 5_000)
SATURATED: Final = 2_000  # connections
PERIOD: Final = 2.0  # seconds between two actions at a table
OTHER_FILES: Final = 200  # files that a process has open besides its connections
START_WITHIN: Final = 30.0
ANSWER_WITHIN: Final = 180.0


class Failed(RuntimeError):
    """A server or the load generator did not do what it was asked."""


def run(*, quick: bool) -> None:
    if not Path("/proc/self/stat").exists():
        raise SystemExit("The group `table` reads processor time and memory from /proc: it needs Linux.")
    wanted = (100, 200) if quick else LEVELS
    seconds, warm_up = (3.0, 2.0) if quick else (20.0, 4.0)
    repetitions, burst = (2, 1.0) if quick else (5, 3.0)
    signal.signal(signal.SIGTERM, _leave)
    most = _raise_file_limit()
    levels = sorted({min(connections, most) for connections in wanted})
    saturated = next((connections for connections in levels if connections >= SATURATED), levels[-1])
    results: dict[str, Any] = {
        "machine": machine(PACKAGES),
        "load_average_before": os.getloadavg()[0],
        "rules": "official, four people at each table, no bots",
        "seconds_between_actions_at_a_table": PERIOD,
        "seconds": seconds,
        "saturation_repetitions": repetitions,
        "saturation_seconds_each": burst,
        "notes": [f"The limit on open files allows {most:,} connections only"] if most < wanted[-1] else [],
        "levels": {},
    }
    try:
        with tempfile.TemporaryDirectory(prefix="oneleft-bench-") as folder:
            for connections in levels:
                with Level(Path(folder) / str(connections), connections) as level:
                    found = results["levels"][str(connections)] = level.paced(seconds, warm_up)
                    if connections == saturated:
                        results["saturation"] = level.saturated(burst, repetitions)
                    found["ours"]["missing_on_disk_after_kill"] = level.missing_on_disk()
    except Failed as error:
        raise SystemExit(f"bench table: {error}") from None
    report = table_report(results)
    print(report)
    lost = _lost(results)
    if lost:
        raise SystemExit(f"bench table: {lost} moves were lost, nothing is written: {json.dumps(_rounded(results))}")
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "table.json").write_text(json.dumps(_rounded(results), indent=2) + "\n")
        (RESULTS / "table.md").write_text(report)
        put_into_readme("table", report)


def _leave(_number: int, _frame: object) -> None:
    raise SystemExit("bench table: terminated")


def _raise_file_limit() -> int:
    """Allow as many open files as this user may have. Returns how many connections each of two servers can have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard == resource.RLIM_INFINITY:
        return max(LEVELS)
    return max((hard - OTHER_FILES) // 2 // SEATS * SEATS, SEATS)


@contextlib.contextmanager
def _disk_probe(folder: Path) -> Iterator[list[float]]:
    """Measure meanwhile how many seconds a small write to the same disk takes: no move can be announced sooner."""
    times: list[float] = []
    is_over = threading.Event()

    def probe() -> None:
        with (folder / "probe").open("wb", buffering=0) as file:
            while not is_over.wait(0.05):
                began = time.perf_counter()
                file.write(b"\0" * 4096)
                os.fsync(file.fileno())
                times.append(time.perf_counter() - began)

    thread = threading.Thread(target=probe, daemon=True)
    thread.start()
    try:
        yield times
    finally:
        is_over.set()
        thread.join()


def _lost(results: dict[str, Any]) -> int:
    runs = [level["ours"] for level in results["levels"].values()]
    at_pace = sum(run["lost"] + run["missing_on_disk_after_kill"] for run in runs)
    return int(at_pace + results["saturation"]["ours"]["lost"])


def _rounded(value: Any) -> Any:
    """Rounded to four digits; noise makes more meaningless."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list) else value


class Level:
    """Both servers and the load generator, for one number of connections. All processes end with the `with` block."""

    def __init__(self, folder: Path, connections: int) -> None:
        self._folder = folder
        self._tables = connections // SEATS
        self._stack = contextlib.ExitStack()
        self._servers: dict[str, Process] = {}

    def __enter__(self) -> "Level":
        self._folder.mkdir()
        with self._stack:
            self._load = self._start("table_load")
            for name in ("ours", "bare"):
                self._servers[name] = self._start("table_servers", name, str(self._folder))
            self._stack = self._stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _start(self, module: str, *arguments: str) -> "Process":
        log = self._folder / "-".join((module, *arguments[:1]))
        return self._stack.enter_context(process(log, [sys.executable, "-m", f"bench.{module}", *arguments]))

    def _order(self, server: str, do: str, **details: Any) -> Any:
        self._load.write(json.dumps({"server": server, "do": do, **details}))
        answer = json.loads(self._load.line(ANSWER_WITHIN))
        if "error" in answer:
            raise Failed(f"{server}, {do}: {answer['error']}\n{self._servers[server].last_words()}")
        return answer

    def paced(self, seconds: float, warm_up: float) -> dict[str, Any]:
        """Load both servers at the pace of people."""
        found: dict[str, Any] = {}
        size = None  # the size of our updates: the bare server's messages are made equally long
        for name, server in self._servers.items():
            port = int(server.line(START_WITHIN))
            memory_before = memory(server.pid)
            _say(f"{self._tables * SEATS} connections, {name}: setting up {self._tables} tables")
            set_up = self._order(name, "connect", pid=server.pid, port=port, tables=self._tables, size=size)
            _say(f"{self._tables * SEATS} connections, {name}: an action every {PERIOD:g} s a table, {seconds:g} s")
            with _disk_probe(self._folder) as writes:
                result = self._order(name, "load", seconds=seconds, warm_up=warm_up, period=PERIOD)
            result["fsync_seconds"] = percentiles(writes)
            grown = result["server_memory"] - memory_before
            result["set_up_seconds"] = set_up["seconds"]
            result["memory_per_table"] = grown / self._tables
            result["memory_per_connection"] = grown / self._tables / SEATS
            size = round(result["bytes_per_update"])
            found[name] = result
        return found

    def saturated(self, seconds: float, repetitions: int) -> dict[str, Any]:
        """Each table acts again as soon as all four were told; the servers take turns, so that noise affects both."""
        runs: dict[str, list[dict[str, Any]]] = {name: [] for name in self._servers}
        for number in range(repetitions):
            _say(f"saturation, {number + 1} of {repetitions}")
            for name, results in runs.items():
                results.append(self._order(name, "load", seconds=seconds, warm_up=1.0, period=None))
        rates = {name: [run["moves_per_second"] for run in results] for name, results in runs.items()}
        frugality = {
            name: [1 / run["server_cpu_seconds_per_move"] for run in results] for name, results in runs.items()
        }
        return {
            "connections": self._tables * SEATS,
            **{
                name: {
                    "moves_per_second": statistics.median(rates[name]),
                    "moves_per_server_cpu_second": statistics.median(frugality[name]),
                    "lost": sum(run["lost"] for run in results),
                    "runs": results,
                }
                for name, results in runs.items()
            },
            "ratio": paired_ratio(rates["ours"], rates["bare"]),
            "ratio_per_server_cpu_second": paired_ratio(frugality["ours"], frugality["bare"]),
        }

    def missing_on_disk(self) -> int:
        """Kill our server, and count the moves that its clients were told of and the database does not have."""
        versions = self._order("ours", "versions")
        self._servers["ours"].kill()
        with contextlib.closing(sqlite3.connect(self._folder / FILE)) as database:
            rows = database.execute("select tbl, count(*) from entry group by tbl").fetchall()
        written: dict[str, int] = dict(rows)
        return sum(max(version - written.get(code, 0), 0) for code, version in versions.items())


def _say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


class Process:
    """A helper process: lines in, lines out, and its error output if it fails."""

    def __init__(self, running: "subprocess.Popen[str]", log: Path) -> None:
        self._running = running
        self._log = log
        self.pid = running.pid

    def write(self, line: str) -> None:
        assert self._running.stdin is not None
        try:
            self._running.stdin.write(line + "\n")
            self._running.stdin.flush()
        except BrokenPipeError:
            raise Failed(f"{self._log.name} has ended:\n{self.last_words()}") from None

    def line(self, seconds: float) -> str:
        """Its next line; Failed where none comes in time."""
        output = self._running.stdout
        assert output is not None
        if not _is_readable(output, seconds):
            raise Failed(f"{self._log.name} said nothing for {seconds:g} s:\n{self.last_words()}")
        line = output.readline()
        if not line:
            raise Failed(f"{self._log.name} has ended:\n{self.last_words()}")
        return line

    def last_words(self) -> str:
        return self._log.read_text(errors="replace")[-2000:]

    def kill(self) -> None:
        self._running.kill()
        self._running.wait()


def _is_readable(file: IO[str], seconds: float) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(file, selectors.EVENT_READ)
        return bool(selector.select(seconds))


@contextlib.contextmanager
def process(log: Path, command: list[str]) -> Iterator[Process]:
    """Run a process. However the block is left, it and the processes it has started are gone then."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        ) as running,
    ):
        try:
            yield Process(running, log)
        finally:
            started = family(running.pid)[1:]
            running.kill()
            running.wait()
            while any(map(is_running, started)):  # they end by themselves when their input does
                time.sleep(0.01)
