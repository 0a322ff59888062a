"""Duels: one policy against another over the same deals, played from every seat.

>>> import numpy as np
>>> from oneleft.learn.policies import random_policy
>>> from oneleft.rules import Rules
>>> first_legal = lambda obs, mask, rng: mask.argmax(axis=1)
>>> result = duel((first_legal, random_policy), Rules(), players=2, deals=50, seed=1)
>>> result.won.shape, result.points.shape
((50, 2), (50, 2))
>>> abs(duel((first_legal, first_legal), Rules(), players=2, deals=50, seed=1).share - 0.5) < 1e-9
True
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from oneleft.learn.policies import Policy
from oneleft.learn.vector import VectorEnv
from oneleft.rules import Rules

MOST_ROWS: Final = 4096  # rounds at once: more do not fit a cache
LONGEST: Final = 1_000  # decisions, after which a round counts as won by nobody
Z_95: Final = 1.96


@dataclass(frozen=True)
class Duel:
    """What the first policy got: a row for each deal, a column for each seat it had."""

    won: Any  # 1 where it won the round, alone or with its partner
    points: Any  # what its seat scored, or was charged
    unfinished: Any  # 1 where the round was given up

    @property
    def share(self) -> float:
        """The share of rounds won; as good as the others means 1 / players, with partners a half."""
        return float(self.won.mean())

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval. By deal: its rounds are not independent of each other."""
        return Z_95 * float(self.won.mean(axis=1).std(ddof=1) / np.sqrt(len(self.won)))

    def __str__(self) -> str:
        return f"{100 * self.share:.2f} ± {100 * self.margin:.2f} %"


def duel(
    policies: tuple[Policy, Policy],
    rules: Rules,
    players: int,
    deals: int,
    seed: int = 0,
    *,
    most_decisions: int = LONGEST,
    threads: int | None = None,
) -> Duel:
    """The first policy in one seat (with partners: in those of a side), the second in all others; each deal, each seat.

    A policy gets the rows that are its own at the moment, fewer as rounds end.
    """
    if deals < 2:
        raise ValueError(f"deals must be at least 2 for an interval, not {deals}")
    first, second = policies
    rng = np.random.default_rng(seed)
    most = max(1, MOST_ROWS // players)
    parts = []
    for start in range(0, deals, most):
        count = min(most, deals - start)
        env = VectorEnv(
            rules,
            players,
            count * players,
            int(rng.integers(1 << 62)),
            most_decisions=most_decisions,
            restart=False,
            copies=players,
            threads=threads,
        )
        heroes = np.arange(env.n) % players
        sides = players // 2 if rules.partners else players

        def choose(rows: Any, env: VectorEnv = env, heroes: Any = heroes, sides: int = sides) -> Any:
            ours = env.seat[rows] % sides == heroes[rows] % sides
            chosen = np.zeros(len(rows), np.int64)
            for policy, theirs in ((first, ours), (second, ~ours)):
                which = rows[theirs]
                if len(which):
                    chosen[theirs] = policy(env.obs[which], env.mask[which], rng)
            return chosen

        play_to_the_end(env, choose)
        places = np.arange(env.n), heroes
        parts.append((env.reward[places] > 0, env.points[places], env.cut_off.copy()))
        env.close()
    won, points, unfinished = (np.concatenate(part).reshape(deals, players) for part in zip(*parts, strict=True))
    return Duel(won.astype(np.int8), points, unfinished)


def play_to_the_end(env: VectorEnv, choose: Callable[[Any], Any]) -> None:
    """Every round of an environment that does not restart; `choose` gets the rows that go on."""
    choices = np.zeros(env.n, np.int64)
    while len(rows := np.flatnonzero(env.seat >= 0)):
        choices[rows] = choose(rows)
        env.step(choices)
