"""VectorEnv: many rounds at once on the compiled rules. Importing this imports Numba."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from oneleft import luck
from oneleft.arrays import Choices, RecordArray
from oneleft.cards import MOST_PLAYERS
from oneleft.encoding import choices, memory, observation
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.memory import BOOK_FIELDS
from oneleft.encoding.observation import OBSERVATION, RULES_AT, TABLE_OPTIONS_FIELDS, TableOptions
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.compiled import Dispatcher, compile_modules, record_type, round_array
from oneleft.game import evidence
from oneleft.learn import stepping
from oneleft.learn.stepping import (
    DONE,
    ENV_STATE_FIELDS,
    GO_ON,
    MOST_DECISIONS,
    OUTCOME_COLUMNS,
    RESTART,
    START,
    TRUNCATED,
    WINNER,
    EnvArrays,
    StepSettings,
)
from oneleft.luck import LUCK_FIELDS, seed_luck
from oneleft.rules import Rules

MODULES: Final = (luck, evidence, choices, memory, observation, stepping)
SMALLEST_SHARE: Final = 64  # rounds per thread: fewer are not worth one


class IllegalChoice(ValueError):
    """A choice that the mask does not allow."""


@cache
def kernel(name: str) -> Dispatcher:
    """The compiled twin of a function of stepping.py."""
    return compile_modules(MODULES, [getattr(stepping, name)])[0]


def tables_of(rules: Rules | Sequence[Rules], players: int | Sequence[int]) -> list[tuple[Rules, int]]:
    """The options of the tables that deals are played at in turn."""
    several = [rules] if isinstance(rules, Rules) else list(rules)
    counts = [players] * len(several) if isinstance(players, int) else list(players)
    if len(several) == 1:
        several *= len(counts)
    if not several or len(several) != len(counts):
        raise ValueError(f"{len(several)} rules for {len(counts)} numbers of players: give as many of both")
    return list(zip(several, counts, strict=True))


def initial_arrays(tables: Sequence[tuple[Rules, int]], n: int, seed: int, copies: int = 1) -> EnvArrays:
    """The arrays of n rounds before their first deal, in NumPy: for the CPU to work on, or to be sent to a GPU."""
    if n < 1 or copies < 1 or n % copies:
        raise ValueError(f"n must be at least 1 and a multiple of copies, not {n} with {copies} copies")
    states = np.zeros(n, record_type(ENV_STATE_FIELDS))
    states["number"] = np.arange(n) // copies
    states["table"] = states["number"] % len(tables)
    options = np.zeros(len(tables), record_type(TABLE_OPTIONS_FIELDS))
    rules_rows = np.zeros((len(tables), OBSERVATION - RULES_AT), np.uint8)
    for number, (rules, players) in enumerate(tables):
        plain = TableOptions(rules, players)
        for name in TABLE_OPTIONS_FIELDS:
            options[number][name] = getattr(plain, name)
        rules_rows[number] = rules_row(rules, players)
    generators = np.zeros(n, record_type(LUCK_FIELDS))
    generators["word"] = [seed_luck(~seed & (1 << 63) - 1, row) for row in range(n)]
    obs = np.zeros((n, OBSERVATION), np.uint8)
    obs[:, RULES_AT:] = rules_rows[states["table"]]
    scores = np.zeros((n, MOST_PLAYERS), np.int32)
    scores[:] = (options["target"][states["table"]] - 1)[:, None]  # a round outside any match: whoever wins it wins all
    return EnvArrays(
        rounds=round_array(n),
        states=states,
        books=np.zeros(n, record_type(BOOK_FIELDS)),
        options=options,
        generators=generators,
        scores=scores,
        next_scores=scores.copy(),
        obs=obs,
        mask=np.zeros((n, CHOICES), np.uint8),
        seat=np.zeros(n, np.int8),
        reward=np.zeros((n, MOST_PLAYERS), np.float32),
        points=np.zeros((n, MOST_PLAYERS), np.int16),
        outcome=np.zeros((n, OUTCOME_COLUMNS), np.int8),
        illegal=np.zeros(1, np.int64),
    )


class VectorEnv:
    """n rounds, each at its next decision. `step` writes the arrays in place; `reset` makes new ones.

    `obs` (n, OBSERVATION) and `mask` (n, CHOICES): what the seat in `seat` (n) sees and may choose. After a step that
    ended a round `done` is 1, `winner`, `points` and `reward` (n, 10) tell what came of it, and the next deal is on.
    `truncated` is 1 where it was given up after `most_decisions`. `scores` (n, 10) are those of the match so far,
    `next_scores` those that the next deal of each row will start with: yours to write, at any time.
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
        arrays = self._arrays = initial_arrays(self.tables, self.n, self.seed, self.copies)
        self.obs, self.mask, self.seat = arrays.obs, arrays.mask, arrays.seat
        self.scores, self.next_scores = arrays.scores, arrays.next_scores
        self.reward, self.points = arrays.reward, arrays.points
        self.done, self.truncated, self.winner = (arrays.outcome[:, column] for column in (DONE, TRUNCATED, WINNER))
        self._run(np.zeros(self.n, np.int64), START)

    def step(self, choices: ArrayLike) -> None:
        """Make one choice in each round, and go on to the next decision of any seat."""
        taken = np.ascontiguousarray(choices, np.int64)
        if taken.shape != (self.n,):
            raise ValueError(f"choices must have shape ({self.n},), not {taken.shape}")
        self._run(taken, RESTART if self.restart else GO_ON)
        illegal = self._arrays.illegal
        if illegal[0]:
            row = int(illegal[0]) - 1
            illegal[0] = 0
            raise IllegalChoice(f"choice {taken[row]} is not legal in round {row}")

    def _run(self, choices: Choices, mode: int) -> None:
        step_rows, arrays = kernel("step_rows"), tuple(self._arrays)
        settings = tuple(StepSettings(self.seed, self.most_decisions, self.n // self.copies, mode))
        self._each(lambda first, last: step_rows(arrays, settings, choices, first, last))

    def random_choices(self, out: Choices | None = None) -> Choices:
        """A legal choice for each round, all equally likely."""
        chosen = np.zeros(self.n, np.int64) if out is None else out
        sample_rows, arrays = kernel("sample_rows"), self._arrays
        self._each(lambda first, last: sample_rows(arrays.mask, arrays.generators, chosen, first, last))
        return chosen

    def _each(self, work: Callable[[int, int], None]) -> None:
        """Run a function on all shares in parallel; the calling thread does the first."""
        jobs = [] if self._pool is None else [self._pool.submit(work, *share) for share in self._share[1:]]
        work(*self._share[0])
        for job in jobs:
            job.result()

    def rounds(self) -> RecordArray:
        """A copy of all rounds, hidden cards included: for tests and debugging, not for players."""
        return np.array(self._arrays.rounds)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
