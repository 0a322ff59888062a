"""The compiled entry points, made once and kept on disk. Importing this imports Numba."""

from collections.abc import Callable
from functools import cache

import numpy as np

from oneleft import luck
from oneleft.action import Action
from oneleft.arrays import RecordArray
from oneleft.bots import random_choice
from oneleft.cards import cards_text
from oneleft.engine.compiled import Dispatcher, compile_modules, is_kept, record_type, round_array
from oneleft.engine.state import OVER
from oneleft.luck import LUCK_FIELDS
from oneleft.simulate import random_rounds
from oneleft.simulate.random_rounds import CUT_MARK, SEAT_FACTOR, TALLY_PLACES, TALLY_SHORTEST

LONGEST_LOG = 400_000
NEVER = 1 << 40


@cache
def kernel(name: str) -> Dispatcher:
    """The compiled twin of a function of random_rounds.py."""
    return compile_modules([luck, random_choice, random_rounds], [getattr(random_rounds, name)])[0]


def warm_up(options: RecordArray, announce: Callable[[], None]) -> None:
    """Compile or load what playing needs; `announce` is called if that takes long."""
    play_many = kernel("play_many")
    if not is_kept(play_many):
        announce()
    RandomRounds(2).play(options, dealer=-1, seed=0, first=0, count=1)


class RandomRounds:
    """Plays rounds of random bots on the compiled rules. Each worker has one, with arrays of its own.

    `tally` adds up the results (random_rounds.py lists its places); everything else is about the last round.
    """

    def __init__(self, players: int, *, logging: bool = False) -> None:
        self.players = players
        self.rounds = round_array(1)
        self._lucks = np.zeros(1, record_type(LUCK_FIELDS))
        self._log = np.zeros(LONGEST_LOG if logging else 0, np.int16)
        self._logged = 0
        self.tally = np.zeros(TALLY_PLACES, np.int64)
        self.tally[TALLY_SHORTEST] = NEVER

    def play(self, options: RecordArray, *, dealer: int, seed: int, first: int, count: int) -> None:
        """Play rounds first to first + count - 1 of a seed."""
        self._logged = kernel("play_many")(
            self.rounds, options, self._lucks, self.players, dealer, seed, first, count, self._log, self.tally
        )

    @property
    def is_over(self) -> bool:
        return bool(self.rounds[0]["phase"] == OVER)

    @property
    def winner(self) -> int | None:
        winner = int(self.rounds[0]["winner"])
        return None if winner < 0 else winner

    @property
    def points(self) -> list[int] | None:
        points: list[int] = self.rounds[0]["points"][: self.players].tolist()
        return points if self.is_over else None

    def actions(self) -> list[str]:
        """The last round in the notation."""
        log = self._log[: self._logged].tolist()
        texts = []
        at = 0
        while at < len(log):
            entry = log[at]
            at += 1
            if entry >= 0:
                texts.append(f"{entry // SEAT_FACTOR} {Action(entry % SEAT_FACTOR)}")
                continue
            is_cut = entry < CUT_MARK
            count = CUT_MARK - entry if is_cut else -entry
            cards = log[at : at + count]
            # The engine lays a shuffled pile with its top last; the notation writes the top first.
            texts.append(f"* cut {cards_text(cards)}" if is_cut else f"* shuffle {cards_text(cards[::-1])}")
            at += count
        return texts
