"""Tune the weights of the linear bot: python -m tools.tune_linear [--generations 100] [--seed 1] [--go-on]

An evolution strategy with antithetic sampling. On every deal of a generation a random step of the weights is tried in
both directions, from every seat; the weights then move along each step by how many more rounds were won forwards than
backwards. Tables and opponents are mixed: the present weights, those it started from, and the random policy. It uses
one core.

It starts from weights that imitate the greedy bot, or with --go-on from those of src/oneleft/bots/linear_weights.json.
Every tenth generation it writes that file and a line to test-results/tune_linear.log. The same seed gives the same
weights.
It takes half the time if freed memory is kept rather than returned to the system: with glibc, set
MALLOC_TRIM_THRESHOLD_=1000000000, MALLOC_MMAP_THRESHOLD_=1000000000 and OPENBLAS_NUM_THREADS=1 in the environment.
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from oneleft.bots.linear import WEIGHTS_FILE, best, tuned_weights
from oneleft.bots.linear_scores import WEIGHTS, scores
from oneleft.encoding.choices import CHOICES_VERSION
from oneleft.encoding.observation import OBSERVATION_VERSION
from oneleft.learn.head_to_head import head_to_head, play_to_the_end
from oneleft.learn.policies import Policy, random_policy
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules
from tools.imitate_greedy import imitate_greedy

HOUSE = Rules(stacking=True, jump_in=True, seven_swap=True, zero_rotation=True)
TABLES_OF_TWO = [Rules()] * 5 + [HOUSE]
TABLES_OF_FOUR = [Rules()] * 3 + [HOUSE]
DEALS_OF_TWO = 1536  # per generation
DEALS_OF_FOUR = 256
LONGEST = 200  # decisions
REACH, LAST_REACH = 0.5, 0.25  # how far steps are tried, at first and in the end
RATE = 0.07  # how far the weights move per generation at first; falls to 0
MEMORY, SQUARES = 0.9, 0.98  # of Adam
SMOOTH = 0.95  # the mean of the last weights is better than any single one of them
SAVE_EVERY = 10
LOG = Path("test-results/tune_linear.log")


@dataclass
class Tuning:
    """The state of the tuning: the weights, and Adam's moments of the gradients."""

    start: Any
    weights: Any
    mean: Any
    square: Any
    generation: int = 0


def policy_of(weights: Any) -> Policy:
    return lambda obs, mask, rng: best(scores(obs, mask, weights), rng)


def gains(tables: list[Rules], players: int, deals: int, at: Tuning, reach: float, rng: np.random.Generator) -> Any:
    """The direction in which weights win more rounds: each deal tries a step of its own in both directions."""
    copies = 2 * players
    env = VectorEnv(
        tables, [players] * len(tables), deals * copies, int(rng.integers(1 << 62)),
        most_decisions=LONGEST, restart=False, copies=copies, threads=1,
    )  # fmt: skip
    place = np.arange(env.n)
    deal = place // copies
    side = 1 - place % 2 * 2
    hero = place // 2 % players
    steps = rng.standard_normal((deals, len(WEIGHTS)), np.float32)
    # Half of the opponents have the present weights, a quarter those at the start, and a quarter choose at random.
    opponent = rng.integers(4, size=deals)[deal]
    weights = np.concatenate([at.weights + reach * steps, at.weights - reach * steps, at.weights[None], at.start[None]])
    ours = deal + deals * (side < 0)
    others = 2 * deals + (opponent == 2)

    def choose(rows: Any) -> Any:
        own = env.seat[rows] == hero[rows]
        chosen = np.zeros(len(rows), np.int64)
        chance = ~own & (opponent[rows] == 3)
        which = rows[chance]
        if len(which):
            chosen[chance] = random_policy(env.obs[which], env.mask[which], rng)
        which = rows[~chance]
        if len(which):
            whose = np.where(own, ours[rows], others[rows])[~chance]
            chosen[~chance] = scores(env.obs[which], env.mask[which], weights[whose]).argmax(axis=1)
        return chosen

    play_to_the_end(env, choose)
    won = env.reward[place, hero] > 0
    better = (won * side).reshape(deals, copies).sum(axis=1)
    return better @ steps / (deals * players)


def generation(at: Tuning, left: float, rng: np.random.Generator) -> None:
    """One step of the strategy, smaller as less time is `left`."""
    reach = LAST_REACH + (REACH - LAST_REACH) * left
    gradient = gains(TABLES_OF_TWO, 2, DEALS_OF_TWO, at, reach, rng)
    gradient = gradient + gains(TABLES_OF_FOUR, 4, DEALS_OF_FOUR, at, reach, rng)
    at.generation += 1
    at.mean = MEMORY * at.mean + (1 - MEMORY) * gradient
    at.square = SQUARES * at.square + (1 - SQUARES) * gradient**2
    mean = at.mean / (1 - MEMORY**at.generation)
    square = at.square / (1 - SQUARES**at.generation)
    at.weights = (at.weights + RATE * left * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def report(weights: Any, start: Any, deals: int, seed: int) -> str:
    """How the weights do against those at the start and against the random policy."""
    parts = []
    for players, share in ((2, deals), (4, deals // 4)):
        for name, other in (("the start", policy_of(start)), ("random", random_policy)):
            found = head_to_head((policy_of(weights), other), Rules(), players, share, seed, threads=1)
            parts.append(f"{players}p against {name} {found}")
    return ", ".join(parts)


def save(weights: Any, commands: list[str], measured: str) -> None:
    document = {
        "commands": commands,
        "measured": measured,
        "choices_version": CHOICES_VERSION,
        "observation_version": OBSERVATION_VERSION,
        "weights": {name: round(float(weight), 3) for name, weight in zip(WEIGHTS, weights, strict=True)},
    }
    WEIGHTS_FILE.write_text(json.dumps(document, indent=2) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true")
    asked = parser.parse_args()
    start = tuned_weights() if asked.go_on else imitate_greedy(asked.seed)
    commands = json.loads(WEIGHTS_FILE.read_text())["commands"] if asked.go_on else []
    commands.append(" ".join(["python -m tools.tune_linear", *sys.argv[1:]]))
    at = Tuning(start, start, np.zeros(len(WEIGHTS), np.float32), np.zeros(len(WEIGHTS), np.float32))
    mean = start
    rng = np.random.default_rng(asked.seed)
    LOG.parent.mkdir(exist_ok=True)
    while at.generation < asked.generations:
        generation(at, 1 - at.generation / asked.generations, rng)
        smooth = min(SMOOTH, 1 - 1 / at.generation)
        mean = smooth * mean + (1 - smooth) * at.weights
        last = at.generation == asked.generations
        if last or at.generation % SAVE_EVERY == 0:
            measured = report(np.round(mean, 3), start, 10_000 if last else 1000, 2)
            save(mean, commands, f"after {at.generation} generations, 95 % intervals: {measured}")
            with LOG.open("a") as log:
                for file in (sys.stdout, log):
                    print(f"{time.strftime('%H:%M:%S')} {at.generation}: {measured}", file=file, flush=True)


if __name__ == "__main__":
    main()
