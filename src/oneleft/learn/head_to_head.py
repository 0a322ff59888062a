"""Head to head: one policy against another over the same deals, played from every seat.

>>> import numpy as np
>>> from oneleft.learn.policies import random_policy
>>> from oneleft.rules import Rules
>>> first_legal = lambda obs, mask, rng: mask.argmax(axis=1)
>>> result = head_to_head((first_legal, random_policy), Rules(), players=2, deals=50, seed=1)
>>> result.won.shape, result.points.shape
((50, 2), (50, 2))
>>> abs(head_to_head((first_legal, first_legal), Rules(), players=2, deals=50, seed=1).win_rate - 0.5) < 1e-9
True
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from oneleft.arrays import Choices, Flags, Integers, Points
from oneleft.learn.policies import Policy
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules

BATCH_ROUNDS: Final = 4096  # rounds at once: more do not fit into a cache
LONGEST: Final = 1_000  # after so many decisions a round counts as won by nobody
Z_95: Final = 1.96


@dataclass(frozen=True)
class HeadToHead:
    """The results of the first policy: a row for each deal, a column for each seat it played."""

    won: Flags  # 1 where it won the round, alone or with its partner
    points: Points  # what its seat scored, or under rules that charge points was charged
    truncated: Flags  # 1 where the round was given up as too long

    @property
    def win_rate(self) -> float:
        """The share of rounds won. A policy as good as the others wins 1 / players, with partners a half."""
        return float(self.won.mean())

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval, computed by deal: the rounds of one deal are not independent."""
        return Z_95 * float(self.won.mean(axis=1).std(ddof=1) / np.sqrt(len(self.won)))

    def __str__(self) -> str:
        return f"{100 * self.win_rate:.2f} ± {100 * self.margin:.2f} %"


def head_to_head(
    policies: tuple[Policy, Policy],
    rules: Rules,
    players: int,
    deals: int,
    seed: int = 0,
    *,
    most_decisions: int = LONGEST,
    threads: int | None = None,
) -> HeadToHead:
    """Let the first policy play each seat of each deal in turn (with partners, one side), and the second all others.

    A policy is called with the rows where it is to decide; there are fewer as rounds end.
    """
    if deals < 2:
        raise ValueError(f"deals must be at least 2 for an interval, not {deals}")
    first, second = policies
    rng = np.random.default_rng(seed)
    most = max(1, BATCH_ROUNDS // players)
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

        def choose(rows: Integers, env: VectorEnv = env, heroes: Integers = heroes, sides: int = sides) -> Choices:
            ours = env.seat[rows] % sides == heroes[rows] % sides
            chosen = np.zeros(len(rows), np.int64)
            for policy, theirs in ((first, ours), (second, ~ours)):
                which = rows[theirs]
                if len(which):
                    chosen[theirs] = policy(env.obs[which], env.mask[which], rng)
            return chosen

        play_to_the_end(env, choose)
        places = np.arange(env.n), heroes
        parts.append((env.reward[places] > 0, env.points[places], env.truncated.copy()))
        env.close()
    won, points, truncated = (np.concatenate(part).reshape(deals, players) for part in zip(*parts, strict=True))
    return HeadToHead(won.astype(np.int8), points, truncated)


def play_to_the_end(env: VectorEnv, choose: Callable[[Integers], Choices]) -> None:
    """Play every round of an environment that does not restart; `choose` gets the rows that are not over."""
    choices = np.zeros(env.n, np.int64)
    while len(rows := np.flatnonzero(env.seat >= 0)):
        choices[rows] = choose(rows)
        env.step(choices)
