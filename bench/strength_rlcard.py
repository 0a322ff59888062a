"""How strong our bots are inside the real RLCard: its `uno` environment, its rules, its agents, both seats in turn.

`python -m bench.strength_rlcard BOT --games N` in the benchmark's environment (`make bench` sets it up).
"""

import argparse
import json
import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, Final

import numpy as np
import rlcard
from rlcard import models
from rlcard.agents import RandomAgent

from oneleft.bots import make_bot
from oneleft.learn.rlcard_agent import RLCardAgent

GAMES: Final = 100_000
SEED: Final = 1
SHARE: Final = 500  # games per task, with a seed of their own, so that any number of processes gives the same result
SURE: Final = 1.96  # standard errors on either side of a 95 % interval

OPPONENTS: Final[dict[str, Callable[[], Any]]] = {
    "random": lambda: RandomAgent(num_actions=61),
    "uno-rule-v1": lambda: models.load("uno-rule-v1").agents[0],
}


def measure(
    bot_name: str, games: int = GAMES, *, seed: int = SEED, processes: int | None = None
) -> dict[str, dict[str, Any]]:
    """Games against each of RLCard's agents; by agent: wins, win % with its 95 % interval, games per second."""
    make_bot(bot_name, seed)  # raises at once if the name is wrong
    results = {}
    with ProcessPoolExecutor(processes or os.cpu_count() or 1) as pool:
        for opponent in OPPONENTS:
            began = time.perf_counter()
            shares = list(_shares(games))
            wins = sum(pool.map(play, repeat(bot_name), repeat(opponent), range(len(shares)), shares, repeat(seed)))
            low, high = interval(wins, games)
            results[opponent] = {
                "games": games,
                "seed": seed,
                "wins": wins,
                "win_percent": round(100 * wins / games, 2),
                "from": round(100 * low, 2),
                "to": round(100 * high, 2),
                "games_per_second": round(games / (time.perf_counter() - began), 1),
            }
    return results


def play(bot_name: str, opponent: str, number: int, games: int, seed: int) -> int:
    """One share of the games; returns how many our bot wins."""
    source = np.random.SeedSequence([seed, number])
    theirs, deals, own = (int(word) for word in source.generate_state(3))
    np.random.seed(theirs)  # RLCard's agents choose with this generator
    env = rlcard.make("uno", config={"seed": deals})
    bot, other = RLCardAgent(make_bot(bot_name, own)), OPPONENTS[opponent]()
    wins = 0
    for game in range(games):
        seat = game % 2
        env.set_agents([bot, other] if seat == 0 else [other, bot])
        # In training mode agents choose the same, but RLCard's random one skips probabilities that nobody reads.
        _, payoffs = env.run(is_training=True)
        wins += int(payoffs[seat] > 0)
    return wins


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, which is right near 0 and 1 too."""
    share, spread = wins / games, SURE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def _shares(games: int) -> Iterator[int]:
    while games > 0:
        yield min(games, SHARE)
        games -= SHARE


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength_rlcard", description=__doc__)
    parser.add_argument("bot", help="the name of a bot")
    parser.add_argument("--games", type=int, default=GAMES, help=f"against each opponent ({GAMES:,})")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, help="as many as there are cores")
    arguments = parser.parse_args()
    results = measure(arguments.bot, arguments.games, seed=arguments.seed, processes=arguments.processes)
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
