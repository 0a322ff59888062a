"""Statistics of results: intervals by deal, Elo from a whole cross-table, a test that stops as soon as it is decided.

The rounds of one deal are alike, so a deal is one observation, however many seats it was played from. A `score` is the
share of the wins that one side had in a deal, from 0 to 1. There are two or more `sides`; equal ones score 1 / sides.
"""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

NORMAL_95: Final = 1.959964
ELO: Final = 400 / math.log(10)  # Elo points in one unit of log strength
RESAMPLINGS: Final = 400
NEWTON_STEPS: Final = 50
BISECTIONS: Final = 60
UNSEEN_COUNT: Final = 1e-3  # pseudo-count of each extreme score that was never seen


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval; None where there are too few deals."""

    mean: float
    margin: float | None

    def to_json(self) -> list[float | None]:
        return [round(self.mean, 5), None if self.margin is None else round(self.margin, 5)]


def estimate(values: Numbers) -> Estimate:
    """The mean over deals, with its interval: deals are independent of each other."""
    margin = None if len(values) < 2 else NORMAL_95 * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(float(values.mean()), margin)


def expected_score(elo: float, sides: int = 2) -> float:
    """The score to expect of a side that is this much stronger than each of the others.

    >>> round(expected_score(200), 3), expected_score(0, sides=4)
    (0.76, 0.25)
    """
    return 1 / (1 + (sides - 1) * math.exp(-elo / ELO))


def fit_elo(scores: Numbers, deals: int, sides: int) -> Numbers:
    """The Elo strengths that make a cross-table likeliest; the first bot's is 0.

    `scores[i, j]` is what i scored against j; NaN where they did not meet. One even deal is added to each, so that a
    bot that won or lost everything has a number too.
    """
    count = len(scores)
    met = ~np.isnan(scores)
    played = np.where(met, deals + 1.0, 0.0)
    won = np.where(met, np.nan_to_num(scores) * deals + 1 / sides, 0.0)
    strength = np.zeros(count)
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + (sides - 1) * np.exp(strength[None, :] - strength[:, None]))
        missing = won - played * expected
        slope = missing.sum(axis=1) - missing.sum(axis=0)
        weight = played * expected * (1 - expected)
        weight = weight + weight.T
        curve = np.diag(weight.sum(axis=1)) - weight
        step = np.zeros(count)
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength * ELO


def elo_of(table: dict[tuple[int, int], Numbers], bots: int, sides: int, seed: int = 0) -> list[Estimate]:
    """Elo of every bot from the scores of each pair, deal by deal; intervals from resampling the deals."""
    deals = min(len(scores) for scores in table.values())
    by_pair = {pair: scores[:deals] for pair, scores in table.items()}
    source = np.random.default_rng(seed)

    def fitted(chosen: npt.NDArray[np.int64]) -> Numbers:
        means = np.full((bots, bots), np.nan)
        for (row, column), scores in by_pair.items():
            means[row, column] = scores[chosen].mean()
        return fit_elo(means, deals, sides)

    best = fitted(np.arange(deals))
    if deals < 2:
        return [Estimate(float(elo), None) for elo in best]
    spread = np.std([fitted(source.integers(0, deals, deals)) for _ in range(RESAMPLINGS)], axis=0, ddof=1)
    margins = [None, *(NORMAL_95 * float(error) for error in spread[1:])]  # the first is 0 by definition
    return [Estimate(float(elo), margin) for elo, margin in zip(best, margins, strict=True)]


@dataclass(slots=True)
class SequentialTest:
    """A sequential test (GSPRT, as used for chess engines): is the first bot `elo1` stronger, or no more than `elo0`?

    It may be asked after every deal, and is wrong in either direction once in twenty.
    """

    elo0: float
    elo1: float
    sides: int = 2
    error: float = 0.05
    seen: Counter[float] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"a test needs two Elo differences, the lower one first, not {self.elo0:g},{self.elo1:g}")

    def add(self, score: float) -> None:
        self.seen[score] += 1

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the test is decided, either way."""
        return math.log((1 - self.error) / self.error)

    @property
    def log_ratio(self) -> float:
        """How much likelier the scores are if the first bot is `elo1` stronger than if it is `elo0`."""
        if not self.seen:
            return 0.0
        seen = {0.0: UNSEEN_COUNT, 1.0: UNSEEN_COUNT} | {score: float(count) for score, count in self.seen.items()}
        scores = np.array(list(seen))
        counts = np.array(list(seen.values()))
        likelihood = [likeliest(scores, counts, expected_score(elo, self.sides)) for elo in (self.elo0, self.elo1)]
        return float((counts * np.log(likelihood[1] / likelihood[0])).sum())

    @property
    def verdict(self) -> bool | None:
        """True: stronger; False: not; None: not decided yet."""
        ratio = self.log_ratio
        return None if abs(ratio) < self.bound else ratio > 0

    def to_json(self) -> dict[str, Any]:
        found = {"elo0": self.elo0, "elo1": self.elo1, "log_ratio": round(self.log_ratio, 4)}
        return {**found, "bound": round(self.bound, 4), "stronger": self.verdict}


def likeliest(scores: Numbers, counts: Numbers, mean: float) -> Numbers:
    """Of all distributions over these scores with this mean, the one that makes the counts likeliest."""
    frequencies = counts / counts.sum()
    off = scores - mean
    low, high = -1 / off.max(), -1 / off.min()
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if float((frequencies * off / (1 + middle * off)).sum()) > 0:
            low = middle
        else:
            high = middle
    likely: Numbers = frequencies / (1 + (low + high) / 2 * off)
    return likely
