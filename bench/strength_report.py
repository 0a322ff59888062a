"""The tables of group `strength`, for people."""

from collections.abc import Callable
from typing import Any, Final


def strength_table(results: dict[str, Any]) -> str:
    """The tables of those parts that were measured."""
    parts = []
    if rounds := results.get("rounds"):
        parts += [
            "Rounds of two players won by the row against the column, %, official rules with everything on "
            f"({rounds['deals']:,} deals, each from both seats):",
            cross_table(rounds),
        ]
    if matches := results.get("matches"):
        parts += [
            f"Matches to 500 of two players, % ({matches['deals']:,} deals, from both seats), and Elo from them, "
            "`random` being 0:",
            cross_table(matches, elo=True),
        ]
    lines = [line for part, line in LINES.items() if part in results]
    parts.append("\n".join(line(results) for line in lines))
    parts.append(
        "All intervals are 95 %, by deal. `random` plays any card it can and draws only when it must; it says UNO "
        "seven times out of eight, and catches and challenges at random. "
        f"Seed {results['seed']}; `make bench ARGS=strength` measures it all again."
    )
    return "\n\n".join(parts) + "\n"


def cross_table(found: dict[str, Any], *, elo: bool = False) -> str:
    bots = found["bots"]
    lines = [f"| | {' | '.join(bots)} |{' Elo |' if elo else ''}", "| --- " * (len(bots) + 1 + elo) + "|"]
    for row, name in enumerate(bots):
        cells = [percent(cell) if cell else "" for cell in found["won"][row]]
        end = f" {with_margin(found['elo'][row], 1, 0)} |" if elo else ""
        lines.append(f"| **{name}** | {' | '.join(cells)} |{end}")
    return "\n".join(lines)


def fours(results: dict[str, Any]) -> str:
    won = ", ".join(f"{percent(won)} against three `{name}`" for name, won in results["fours"].items())
    return f"- `expert`, one seat of four (25 % is equal): {won}."


def rungs_of_four(results: dict[str, Any]) -> str:
    won = ", ".join(f"{name} {percent(won)}" for name, won in results["rungs_of_four"].items())
    return f"- Each rung against the one below, one seat of four: {won}."


def duels(results: dict[str, Any]) -> str:
    won = ", ".join(f"{name} {percent(won)}" for name, won in results["duels"].items())
    return f"- `expert` in larger numbers of rounds, through the vector environment: {won}."


def rlcard(results: dict[str, Any]) -> str:
    inside = ", ".join(
        f"{found['win_percent']} % ({found['from']} to {found['to']}) against `{name}`"
        for name, found in results["rlcard"].items()
    )
    games = next(iter(results["rlcard"].values()))["games"]
    return f"- `expert` inside the real RLCard, its engine and its rules, {games:,} games each: {inside}."


def best_response(results: dict[str, Any]) -> str:
    found = results["best_response"]
    return (
        f"- A best response, trained {found['seconds'] / 60:.0f} minutes on a GPU against the frozen `expert` "
        f"({found['decisions'] / 1e9:.1f} billion decisions), wins {100 * found['won']:.1f} ± 0.4 % of rounds."
    )


def decision_times(results: dict[str, Any]) -> str:
    found = results["decision_milliseconds"]
    return (
        f"- `expert` decides in {found['median']:.2f} ms (median), {found['p99']:.2f} ms (p99), on one core of "
        f"{results['machine']['processor']}."
    )


LINES: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "fours": fours,
    "rungs_of_four": rungs_of_four,
    "duels": duels,
    "rlcard": rlcard,
    "best_response": best_response,
    "decision_milliseconds": decision_times,
}


def percent(estimate: Any) -> str:
    return with_margin(estimate, 100, 1)


def with_margin(estimate: Any, times: float, digits: int) -> str:
    """A mean and half its interval, where there is one."""
    mean, margin = estimate
    text = f"{times * mean:.{digits}f}"
    return text if margin is None else f"{text} ± {times * margin:.{digits}f}"
