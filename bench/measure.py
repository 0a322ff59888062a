"""Measuring on noisy machines: many short repetitions, all contenders in turn, medians and paired ratios."""

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version

Contender = Callable[[float], tuple[int, float]]  # plays for about so many seconds; returns moves and seconds


def interleaved(contenders: dict[str, Contender], repetitions: int, seconds: float) -> dict[str, list[float]]:
    """Moves per second of each contender in each repetition; they take turns so that noise hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(repetitions):
        for name, play in contenders.items():
            moves, took = play(seconds)
            rates[name].append(moves / took)
        print(f"  repetition {number + 1} of {repetitions}", file=sys.stderr)
    return rates


def paired_ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios within a repetition."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


def best_time(command: list[str], repetitions: int, env: dict[str, str] | None = None) -> float:
    """The median wall time of a command."""
    times = []
    for _ in range(repetitions):
        started = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, **(env or {})})
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def machine(packages: tuple[str, ...] = ("numpy", "numba", "rlcard", "open_spiel")) -> dict[str, str | int]:
    """The machine in words, and what was installed on it."""
    processor = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            processor = next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return {
        "processor": processor,
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{name: _version(name) for name in packages},
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
