"""VectorEnv: many rounds at once on the compiled rules. Importing this imports Numba."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from oneleft import luck
from oneleft.cards import MOST_PLAYERS
from oneleft.encoding import choices, memory, observation
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.memory import BOOK_FIELDS
from oneleft.encoding.observation import OBSERVATION, RULES_AT, SHEET_FIELDS, Sheet
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.compiled import compile_modules, record_type, round_array
from oneleft.game import evidence
from oneleft.learn import rounds
from oneleft.learn.rounds import CUT_OFF, DESK_FIELDS, DONE, ENDS, GO_ON, MOST_DECISIONS, RESTART, START, WINNER
from oneleft.luck import LUCK_FIELDS, seed_luck
from oneleft.rules import Rules

MODULES: Final = (luck, evidence, choices, memory, observation, rounds)
SMALLEST_SHARE: Final = 64  # rounds: less is not worth a thread


class IllegalChoice(ValueError):
    """A choice that the mask does not allow."""


@cache
def kernel(name: str) -> Any:
    """The compiled twin of a function of rounds.py."""
    return compile_modules(MODULES, [getattr(rounds, name)])[0]


def tables_of(rules: Rules | Sequence[Rules], players: int | Sequence[int]) -> list[tuple[Rules, int]]:
    """The tables that rounds are played at in turn."""
    several = [rules] if isinstance(rules, Rules) else list(rules)
    counts = [players] * len(several) if isinstance(players, int) else list(players)
    if len(several) == 1:
        several *= len(counts)
    if not several or len(several) != len(counts):
        raise ValueError(f"{len(several)} rules for {len(counts)} numbers of players: give as many of both")
    return list(zip(several, counts, strict=True))


class Layout:
    """The arrays of n rounds as they start, in NumPy: for the CPU to work on, or to be sent to a GPU."""

    def __init__(self, tables: Sequence[tuple[Rules, int]], n: int, seed: int, copies: int = 1) -> None:
        if n < 1 or copies < 1 or n % copies:
            raise ValueError(f"n must be at least 1 and a multiple of copies, not {n} with {copies} copies")
        self.rounds = round_array(n)
        self.desks = np.zeros(n, record_type(DESK_FIELDS))
        self.books = np.zeros(n, record_type(BOOK_FIELDS))
        self.desks["number"] = np.arange(n) // copies
        self.desks["table"] = self.desks["number"] % len(tables)
        self.sheets = np.zeros(len(tables), record_type(SHEET_FIELDS))
        rows = np.zeros((len(tables), OBSERVATION - RULES_AT), np.uint8)
        for place, (rules, players) in enumerate(tables):
            sheet = Sheet(rules, players)
            for name in SHEET_FIELDS:
                self.sheets[place][name] = getattr(sheet, name)
            rows[place] = rules_row(rules, players)
        self.obs = np.zeros((n, OBSERVATION), np.uint8)
        self.obs[:, RULES_AT:] = rows[self.desks["table"]]
        self.mask = np.zeros((n, CHOICES), np.uint8)
        self.seat = np.zeros(n, np.int8)
        self.reward = np.zeros((n, MOST_PLAYERS), np.float32)
        self.points = np.zeros((n, MOST_PLAYERS), np.int16)
        self.ends = np.zeros((n, ENDS), np.int8)
        self.scores = np.zeros((n, MOST_PLAYERS), np.int32)
        self.scores[:] = (self.sheets["target"][self.desks["table"]] - 1)[:, None]  # a lone round: to win is to win all
        self.next_scores = self.scores.copy()
        self.faults = np.zeros(1, np.int64)
        self.lucks = np.zeros(n, record_type(LUCK_FIELDS))
        self.lucks["word"] = [seed_luck(~seed & (1 << 63) - 1, place) for place in range(n)]


class VectorEnv:
    """n rounds, each at its next decision. The arrays are written in place by `reset` and `step`.

    `obs` (n, OBSERVATION) and `mask` (n, CHOICES): what the seat in `seat` (n) sees and may choose. After a step that
    ended a round `done` is 1, `winner`, `points` and `reward` (n, 10) tell what came of it, and the next deal is on.
    `cut_off` is 1 where it was given up after `most_decisions`. `scores` (n, 10) are those of the match so far,
    `next_scores` those that the next deal of each place will start with: yours to write, at any time.
    """

    def __init__(
        self,
        rules: Rules | Sequence[Rules],
        players: int | Sequence[int],
        n: int,
        seed: int = 0,
        *,
        most_decisions: int = MOST_DECISIONS,
        restart: bool = True,
        copies: int = 1,
        threads: int | None = None,
    ) -> None:
        """Several rules (with as many numbers of players) take turns: deal i is played at table i % tables.

        With `copies` every deal is dealt so many times side by side, for instance to play it from every seat.
        """
        self.tables = tables_of(rules, players)
        self.n = n
        self.seed = seed
        self.most_decisions = most_decisions
        self.restart = restart
        self.copies = copies
        self._share = self._shares(min(threads or os.cpu_count() or 1, max(1, n // SMALLEST_SHARE)))
        self._pool = ThreadPoolExecutor(len(self._share) - 1) if len(self._share) > 1 else None
        self.reset()

    def _shares(self, parts: int) -> list[tuple[int, int]]:
        edges = [self.n * part // parts for part in range(parts + 1)]
        return list(pairwise(edges))

    def reset(self, seed: int | None = None) -> None:
        """Deal to every round, from the first deal of the seed on. The arrays are new ones."""
        self.seed = self.seed if seed is None else seed
        self._layout = Layout(self.tables, self.n, self.seed, self.copies)
        at = self._layout
        self.obs, self.mask, self.seat = at.obs, at.mask, at.seat
        self.scores, self.next_scores = at.scores, at.next_scores
        self.reward, self.points = at.reward, at.points
        self.done, self.cut_off, self.winner = at.ends[:, DONE], at.ends[:, CUT_OFF], at.ends[:, WINNER]
        self._run(np.zeros(self.n, np.int64), START)

    def step(self, choices: Any) -> None:
        """One choice in each round, then on to the next decision of any seat."""
        taken = np.ascontiguousarray(choices, np.int64)
        if taken.shape != (self.n,):
            raise ValueError(f"choices must have shape ({self.n},), not {taken.shape}")
        self._run(taken, RESTART if self.restart else GO_ON)
        at = self._layout
        if at.faults[0]:
            place = int(at.faults[0]) - 1
            at.faults[0] = 0
            raise IllegalChoice(f"choice {taken[place]} is not legal in round {place}")

    def _run(self, taken: Any, how: int) -> None:
        at = self._layout
        step = kernel("step_range")
        self._each(
            lambda first, last: step(
                at.rounds, at.sheets, at.desks, at.books, first, last, taken, self.seed, self.most_decisions,
                self.n // self.copies, how,
                at.next_scores, at.scores, at.obs, at.mask, at.seat, at.reward, at.points, at.ends, at.faults,
            )
        )  # fmt: skip

    def random_choices(self, out: Any = None) -> Any:
        """A legal choice for each round, each as likely."""
        chosen = np.zeros(self.n, np.int64) if out is None else out
        at = self._layout
        self._each(lambda first, last: kernel("choose_range")(first, last, at.mask, chosen, at.lucks))
        return chosen

    def _each(self, work: Any) -> None:
        """The first share is done by the calling thread."""
        jobs = [] if self._pool is None else [self._pool.submit(work, *share) for share in self._share[1:]]
        work(*self._share[0])
        for job in jobs:
            job.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
