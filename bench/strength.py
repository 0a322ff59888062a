"""Group `strength`: who beats whom. Every figure has its 95 % interval, by deal; every deal is played from every seat.

Rounds and matches go through Views as at a table (the arena); large numbers of rounds of `expert`, `skilled` and
`random` through the vector environment (duels). A best response was trained once on a GPU.
"""

import json
import os
import sys
import time
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
from oneleft.learn.duel import duel
from oneleft.learn.policies import random_policy
from oneleft.rules import Rules

RESULTS: Final = Path(__file__).parent / "results"
RESPONSE_LOG: Final = Path(__file__).parent.parent / "training" / "best_response.log.jsonl"
BOTS: Final = [*LADDER[:3], "greedy", *LADDER[3:]]
SEED: Final = 2026


def run(*, quick: bool) -> None:
    few = 50 if quick else 1
    jobs = os.cpu_count() or 1
    say("rounds of two players, all pairs")
    rounds = play(BOTS, players=2, deals=1000 // few, seed=SEED, jobs=jobs)
    say("rounds of four players, one against three")
    fours = {
        other: play(["expert", other], players=4, deals=600 // few, seed=SEED, jobs=jobs).won(0, 1).to_json()
        for other in BOTS
        if other != "expert"
    }
    say("matches to 500 of two players, all pairs")
    matches = play(list(LADDER), players=2, deals=120 // few, seed=SEED, jobs=jobs, match=True)
    say("duels by the ten thousand")
    duels = {
        f"{players}p against {name}": duels_of(players, other, deals // few)
        for players, deals in ((2, 20_000), (4, 10_000))
        for name, other in (("random", random_policy), ("skilled", linear_policy))
    }
    say("inside RLCard")
    inside = measure("expert", GAMES // few)
    results: dict[str, Any] = {
        "machine": machine(),
        "seed": SEED,
        "rounds": rounds.to_json(),
        "fours": fours,
        "matches": matches.to_json(),
        "duels": duels,
        "rlcard": inside,
        "best_response": best_response(),
        "decision_milliseconds": decision_times(5 if quick else 120),
    }
    print(strength_table(results))
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "strength.json").write_text(json.dumps(results, indent=2) + "\n")
        (RESULTS / "strength.md").write_text(strength_table(results))
        put_into_readme("strength", strength_table(results))


def say(what: str) -> None:
    print(what, "...", file=sys.stderr, flush=True)


def duels_of(players: int, other: Any, deals: int) -> list[float]:
    found = duel((network_policy(EXPERT), other), Rules(), players, deals, SEED)
    return [found.share, found.margin]


def best_response() -> dict[str, Any]:
    """The last line of the log of a run on a GPU (docs/training.md)."""
    last = json.loads(RESPONSE_LOG.read_text().splitlines()[-1])
    return {"won": last["2p against fixed"], "seconds": last["seconds"], "decisions": last["decisions"]}


def decision_times(rounds: int) -> dict[str, float]:
    """How long `expert` takes for a decision with a choice, observation and all, on one core."""
    bot, other = make_bot("expert", 1), make_bot("casual", 1)
    taken: list[float] = []
    for number in range(rounds):
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
