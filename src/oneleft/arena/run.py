"""All pairs of some bots over many deals, on all cores. A seed gives the same results on any number of cores."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, Final

import numpy as np

from oneleft.arena.deals import ArenaSettings, DealResult, Forfeit, play_deal
from oneleft.arena.stats import Estimate, Numbers, SequentialTest, elo_of, estimate
from oneleft.bots import make_bot
from oneleft.notation import Record
from oneleft.rules import Rules

CHUNK: Final = 10  # deals per task
TIME_LIMIT: Final = 5.0

Pair = tuple[int, int]


@dataclass(slots=True)
class Arena:
    """The results: for each pair what the first bot scored, deal by deal. Valid at any time, also while playing."""

    bots: list[str]
    settings: ArenaSettings
    test: SequentialTest | None = None
    scores: dict[Pair, list[float]] = field(default_factory=dict)
    points: dict[Pair, list[float]] = field(default_factory=dict)
    rounds: int = 0
    forfeits: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def pairs(self) -> list[Pair]:
        """The pairs to play: with two sides every two bots once; with more sides also the other way round."""
        places = range(len(self.bots))
        return list(combinations(places, 2) if len(self.settings.sides) == 2 else permutations(places, 2))

    @property
    def deals(self) -> int:
        return min((len(scores) for scores in self.scores.values()), default=0)

    def add(self, pair: Pair, result: DealResult) -> None:
        row, column = pair
        self._note(pair, result.score, result.points[0])
        if len(self.settings.sides) == 2:
            self._note((column, row), 1 - result.score, result.points[1])
        self.rounds += result.rounds
        self.forfeits.update(forfeit.bot for forfeit in result.forfeits)
        if self.test is not None:
            self.test.add(result.score)

    def _note(self, pair: Pair, score: float, points: float) -> None:
        self.scores.setdefault(pair, []).append(score)
        self.points.setdefault(pair, []).append(points)

    def won(self, row: int, column: int) -> Estimate:
        """The share of wins of one bot against another."""
        return estimate(np.array(self.scores[row, column]))

    def scored(self, row: int, column: int) -> Estimate:
        """The points per round of one bot against another."""
        return estimate(np.array(self.points[row, column]))

    def elo(self) -> list[Estimate]:
        """How strong each bot is; `random`, or else the first, is 0."""
        anchor = self.bots.index("random") if "random" in self.bots else 0
        order = [anchor, *(place for place in range(len(self.bots)) if place != anchor)]
        table: dict[Pair, Numbers] = {
            (order.index(row), order.index(column)): np.array(self.scores[row, column]) for row, column in self.pairs
        }
        found = elo_of(table, len(self.bots), len(self.settings.sides))
        return [found[order.index(place)] for place in range(len(self.bots))]

    def to_json(self) -> dict[str, Any]:
        """Each estimate is its mean and half the width of its 95 % interval."""
        settings, places = self.settings, range(len(self.bots))

        def table(cell: Callable[[int, int], Estimate]) -> list[list[Any]]:
            return [[None if row == column else cell(row, column).to_json() for column in places] for row in places]

        return {
            "rules": settings.rules.to_json(),
            "players": settings.players,
            "match": settings.match,
            "seed": settings.seed,
            "bots": self.bots,
            "deals": self.deals,
            "rounds": self.rounds,
            "seconds": round(self.seconds, 3),
            "won": table(self.won),
            "points": table(self.scored),
            "elo": [elo.to_json() for elo in self.elo()],
            "test": None if self.test is None else self.test.to_json(),
            "forfeits": {bot: self.forfeits[bot] for bot in self.bots},
        }


def play(
    bots: Sequence[str],
    rules: Rules | None = None,
    *,
    players: int = 2,
    deals: int = 100,
    seed: int = 0,
    match: bool = False,
    jobs: int = 1,
    time_limit: float = TIME_LIMIT,
    test: tuple[float, float] | None = None,
    progress: Callable[[int], None] = lambda _: None,
    complain: Callable[[Forfeit], None] = lambda _: None,
    write: Callable[[Record], None] | None = None,
) -> Arena:
    """Let two or more bots play each other, every deal from every seat.

    `test` is for two bots, a pair of Elo differences: play stops as soon as it is settled whether the first bot is
    stronger by the second number, or by no more than the first. `progress` gets the number of deals played,
    `complain` every forfeit, `write` every record, all in order.

    >>> arena = play(["random", "greedy"], deals=20, seed=1)
    >>> arena.rounds, arena.won(1, 0).mean > 0.5
    (40, True)
    """
    rules = Rules() if rules is None else rules
    rules.check_players(players)
    names = [make_bot(spec, 0).name for spec in bots]
    if len(names) < 2:
        raise ValueError("an arena needs two bots or more")
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"the bot {name!r} is there twice")
    if test is not None and len(names) != 2:
        raise ValueError("a sequential test is for two bots")
    settings = ArenaSettings(rules, players, seed, match, time_limit, write is not None)
    arena = Arena(names, settings, None if test is None else SequentialTest(*test, sides=len(settings.sides)))
    started = time.perf_counter()
    for played, (pair, result) in enumerate(_results(arena, list(bots), deals, jobs), 1):
        arena.add(pair, result)
        for forfeit in result.forfeits:
            complain(forfeit)
        for record in result.records:
            if write is not None:
                write(record)
        progress(played)
        if arena.test is not None and arena.test.verdict is not None:
            break
    arena.seconds = time.perf_counter() - started
    return arena


def _results(arena: Arena, specs: list[str], deals: int, jobs: int) -> Iterator[tuple[Pair, DealResult]]:
    """The results of the deals in order, whichever process played them."""
    tasks = [
        (pair, range(first, min(first + CHUNK, deals))) for first in range(0, deals, CHUNK) for pair in arena.pairs
    ]
    if jobs == 1 or len(tasks) == 1:
        for pair, numbers in tasks:
            for number in numbers:
                yield pair, play_deal(arena.settings, (specs[pair[0]], specs[pair[1]]), number)
        return
    pool = ProcessPoolExecutor(jobs)
    waiting: list[tuple[Pair, Future[list[DealResult]]]] = []
    try:
        for pair, numbers in tasks:
            chosen = (specs[pair[0]], specs[pair[1]])
            waiting.append((pair, pool.submit(_play_deals, arena.settings, chosen, numbers)))
            if len(waiting) > 4 * jobs:
                first, done = waiting.pop(0)
                yield from ((first, result) for result in done.result())
        for pair, done in waiting:
            yield from ((pair, result) for result in done.result())
    finally:
        pool.shutdown(cancel_futures=True)


def _play_deals(settings: ArenaSettings, pair: tuple[str, str], numbers: range) -> list[DealResult]:
    return [play_deal(settings, pair, number) for number in numbers]
