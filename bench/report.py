"""Results as tables for people: on the terminal, in bench/results/ and in the README."""

from pathlib import Path
from typing import Any

README = Path(__file__).parent.parent / "README.md"
RUN = "RLCard env.run"
CPP = "OpenSpiel crazy_eights, C++ bots"


def engine_table(results: dict[str, Any]) -> str:
    speed = results["moves_per_second"]
    lines = [
        "| random play, one core | moves per second | × RLCard `env.run` | × OpenSpiel C++ bots |",
        "| --- | --- | --- | --- |",
    ]
    for name, rate in speed.items():
        found = results["ratios"].get(name)
        against = f"{found[RUN]:,.0f} | {found[CPP]:.1f}" if found else " | "
        lines.append(f"| {name} | {rate:,} | {against} |")
    start = results["start_up_seconds"]
    machine = results["machine"]
    lines += [
        "",
        f"One step with its legal mask, called from Python: {results['step_call_microseconds']:.2f} µs. "
        f"A state is {results['state_bytes']} bytes. "
        + "Start-up: "
        + ", ".join(f"`{name.split(',')[0]}`{_after_comma(name)} {seconds:.2f} s" for name, seconds in start.items())
        + ". "
        + "Cores: "
        + ", ".join(f"{cores} → ×{times:.2f}" for cores, times in results["scaling"].items())
        + ".",
        "",
        f"Measured on {machine['processor']}, {machine['cores']} cores, Python {machine['python']}, "
        f"Numba {machine['numba']}, RLCard {machine['rlcard']}, OpenSpiel {machine['open_spiel']}: medians of "
        f"{results['repetitions']} interleaved repetitions; ratios are paired. OpenSpiel's moves include its chance "
        "moves unless stated otherwise; ours never do.",
        "",
    ]
    return "\n".join(lines)


def learning_table(results: dict[str, Any]) -> str:
    machine = results["machine"]
    lines = ["| environment, random choices | steps per second | × RLCard `env.step` |", "| --- | --- | --- |"]
    for name, rate in results["steps_per_second"].items():
        ratio = results["ratios"][name]
        lines.append(f"| {name} | {rate:,} | {f'{ratio:,.0f}' if ratio != 1 else ''} |")
    for name, rate in (results["gpu"] or {}).items():
        lines.append(f"| {name}, GPU | {rate:,} | |")
    lines += [
        "",
        f"Measured on {machine['processor']}, {machine['cores']} cores, Python {machine['python']}, "
        f"Numba {machine['numba']}, RLCard {machine['rlcard']}: medians of {results['repetitions']} interleaved "
        "repetitions; ratios are paired. A step is one decision: a choice made at random, the next observation and "
        "mask written; moves without a choice are made too, but not counted. Meanwhile other work took "
        f"{results['others_busy']:.0%} of a core.",
        "",
    ]
    return "\n".join(lines)


def _after_comma(name: str) -> str:
    _, comma, rest = name.partition(",")
    return f" ({rest.strip()})" if comma else ""


def put_into_readme(group: str, table: str) -> None:
    """Replace what stands between the group's marks in the README."""
    start, end = f"<!-- bench:{group} -->", f"<!-- /bench:{group} -->"
    text = README.read_text(encoding="utf-8")
    if start not in text or end not in text:
        raise ValueError(f"README.md lacks the marks {start} and {end}")
    before, rest = text.split(start, 1)
    after = rest.split(end, 1)[1]
    README.write_text(f"{before}{start}\n{table.strip()}\n{end}{after}", encoding="utf-8")
