"""Group `strength`: which bot beats which. Every figure has its 95 % interval, by deal; every deal is played from every
seat.

Rounds and matches are played through Views as at a table (the arena); large numbers of rounds of `expert`, `skilled`
and `random` are played in the vector environment (duels). A best response was trained once on a GPU.
`python -m bench.strength PART ...` measures some of it anew.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.measure import machine
from bench.report import put_into_readme
from bench.strength_report import strength_table
from bench.strength_rlcard import GAMES, measure
from oneleft.arena import play
from oneleft.bots import LADDER, make_bot
from oneleft.bots.expert import EXPERT, network_policy
from oneleft.bots.linear import linear_policy
from oneleft.game import Game
from oneleft.learn.head_to_head import head_to_head
from oneleft.learn.policies import random_policy
from oneleft.rules import Rules

RESULTS: Final = Path(__file__).parent / "results"
RESPONSE_LOG: Final = Path(__file__).parent.parent / "training" / "best_response.log.jsonl"
BOTS: Final = [*LADDER[:3], "greedy", *LADDER[3:]]
SEED: Final = 2026
JOBS: Final = os.cpu_count() or 1


FEWER: Final = 50  # a quick run, which only shows that everything works, plays this many times fewer deals


def run(*, quick: bool) -> None:
    run_parts(tuple(PARTS), quick=quick)


def run_parts(names: tuple[str, ...], *, quick: bool) -> None:
    """Measure these parts and keep the others as they were. Each is written at once: all take most of an hour."""
    file = RESULTS / "strength.json"
    results: dict[str, Any] = json.loads(file.read_text()) if file.exists() and not quick else {}
    for name in names:
        print(name, "...", file=sys.stderr, flush=True)
        results |= {"machine": machine(), "seed": SEED, name: PARTS[name](FEWER if quick else 1)}
        if not quick:
            RESULTS.mkdir(exist_ok=True)
            file.write_text(json.dumps(results, indent=2) + "\n")
    print(strength_table(results))
    if not quick:
        (RESULTS / "strength.md").write_text(strength_table(results))
        put_into_readme("strength", strength_table(results))


def rounds_of_two(fewer: int) -> dict[str, Any]:
    """Rounds of two players, all pairs of bots."""
    return play(BOTS, players=2, deals=1500 // fewer, seed=SEED, jobs=JOBS).to_json()


def rounds_of_four(fewer: int) -> dict[str, Any]:
    """The expert alone against three of each other kind."""
    return {
        other: play(["expert", other], players=4, deals=300 // fewer, seed=SEED, jobs=JOBS).won(0, 1).to_json()
        for other in BOTS
        if other != "expert"
    }


def rungs_of_four(fewer: int) -> dict[str, Any]:
    """Each rung of the ladder alone against three of the one below. The lower ones are close: more deals."""
    return {
        f"{strong} against three {weak}": play([strong, weak], players=4, deals=deals // fewer, seed=SEED, jobs=JOBS)
        .won(0, 1)
        .to_json()
        for (weak, strong), deals in zip(pairwise(LADDER), (6000, 3000, 2000, 600), strict=True)
    }


def matches(fewer: int) -> dict[str, Any]:
    """Matches to 500 points, of two players, all pairs of the ladder."""
    return play(list(LADDER), players=2, deals=100 // fewer, seed=SEED, jobs=JOBS, match=True).to_json()


def duels(fewer: int) -> dict[str, list[float]]:
    """Tens of thousands of rounds, in the vector environment."""
    return {
        f"{players}p against {name}": duels_of(players, other, deals // fewer)
        for players, deals in ((2, 20_000), (4, 10_000))
        for name, other in (("random", random_policy), ("skilled", linear_policy))
    }


def inside_rlcard(fewer: int) -> dict[str, Any]:
    return measure("expert", GAMES // fewer)


def duels_of(players: int, other: Any, deals: int) -> list[float]:
    found = head_to_head((network_policy(EXPERT), other), Rules(), players, deals, SEED)
    return [found.win_rate, found.margin]


def best_response(_fewer: int) -> dict[str, Any]:
    """The last line of the log of a run on a GPU (docs/training.md)."""
    last = json.loads(RESPONSE_LOG.read_text().splitlines()[-1])
    return {"won": last["2p against fixed"], "seconds": last["seconds"], "decisions": last["decisions"]}


def decision_times(fewer: int) -> dict[str, float]:
    """How long `expert` takes for a decision with a choice, including the observation, on one core."""
    bot, other = make_bot("expert", 1), make_bot("casual", 1)
    taken: list[float] = []
    for number in range(120 // fewer):
        game = Game(Rules(), 4, dealer=number % 4, seed=number)
        while not game.is_over:
            seat = game.turn
            assert seat is not None
            view = game.view(seat)
            began = time.perf_counter()
            action = bot.act(view)
            taken.append(time.perf_counter() - began)
            game.push(seat, action if action is not None else other.act(view) or view.legal[0])
    median, high, most = np.percentile(np.array(taken) * 1000, [50, 99, 100])
    return {"decisions": len(taken), "median": round(median, 3), "p99": round(high, 3), "most": round(most, 3)}


PARTS: Final[dict[str, Callable[[int], Any]]] = {
    "rounds": rounds_of_two,
    "fours": rounds_of_four,
    "rungs_of_four": rungs_of_four,
    "matches": matches,
    "duels": duels,
    "rlcard": inside_rlcard,
    "best_response": best_response,
    "decision_milliseconds": decision_times,
}


if __name__ == "__main__":
    run_parts(tuple(sys.argv[1:]) or tuple(PARTS), quick=False)
