"""The tables of group `strength`, for people."""

from typing import Any


def strength_table(results: dict[str, Any]) -> str:
    rounds, matches = results["rounds"], results["matches"]
    parts = [
        "Rounds of two players won by the row against the column, %, official rules with everything on "
        f"({rounds['deals']:,} deals, each from both seats):",
        cross_table(rounds),
        f"Matches to 500 of two players, % ({matches['deals']:,} deals, from both seats), and Elo from them, "
        "`random` being 0:",
        cross_table(matches, elo=True),
        "\n".join(more(results)),
    ]
    return "\n\n".join(parts) + "\n"


def cross_table(found: dict[str, Any], *, elo: bool = False) -> str:
    bots = found["bots"]
    lines = [f"| | {' | '.join(bots)} |{' Elo |' if elo else ''}", "| --- " * (len(bots) + 1 + elo) + "|"]
    for row, name in enumerate(bots):
        cells = [percent(cell) if cell else "" for cell in found["won"][row]]
        end = f" {with_margin(found['elo'][row], 1, 0)} |" if elo else ""
        lines.append(f"| **{name}** | {' | '.join(cells)} |{end}")
    return "\n".join(lines)


def more(results: dict[str, Any]) -> list[str]:
    fours = ", ".join(f"{percent(won)} against three `{name}`" for name, won in results["fours"].items())
    duels = ", ".join(f"{name} {percent(won)}" for name, won in results["duels"].items())
    inside = ", ".join(
        f"{found['win_percent']} % ({found['from']} to {found['to']}) against `{name}`"
        for name, found in results["rlcard"].items()
    )
    games = next(iter(results["rlcard"].values()))["games"]
    response, times = results["best_response"], results["decision_milliseconds"]
    return [
        f"- `expert`, one seat of four (25 % is equal): {fours}.",
        f"- `expert` in larger numbers, through the vector environment: {duels}.",
        f"- `expert` inside the real RLCard, its engine and its rules, {games:,} games each: {inside}.",
        f"- A best response, trained {response['seconds'] / 60:.0f} minutes on a GPU against the frozen `expert` "
        f"({response['decisions'] / 1e9:.1f} billion decisions), wins {100 * response['won']:.1f} ± 0.4 % of rounds.",
        f"- `expert` decides in {times['median']:.2f} ms (median), {times['p99']:.2f} ms (p99), on one core of "
        f"{results['machine']['processor']}.",
        "",
        "All 95 % intervals, by deal. `random` plays any card it can and draws only when it must; it says UNO "
        "seven times of eight, catches and challenges by chance. "
        f"Seed {results['seed']}; `make bench ARGS=strength` does it all again.",
    ]


def percent(estimate: Any) -> str:
    return with_margin(estimate, 100, 1)


def with_margin(estimate: Any, times: float, digits: int) -> str:
    """A mean and half its interval, where there is one."""
    mean, margin = estimate
    text = f"{times * mean:.{digits}f}"
    return text if margin is None else f"{text} ± {times * margin:.{digits}f}"
