"""One round, stepped from decision to decision without a compiler: what the standard interfaces are made of."""

from collections import Counter
from typing import Any

import numpy as np

from oneleft.cards import MOST_PLAYERS, expand
from oneleft.encoding.choices import CHOICES, color_order
from oneleft.encoding.memory import Book
from oneleft.encoding.observation import OBSERVATION, RULES_AT, Sheet, observe
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.state import Round
from oneleft.game import Game, View
from oneleft.game.memory import Known, Memory
from oneleft.learn.rounds import (
    CUT_OFF,
    DONE,
    ENDS,
    GO_ON,
    MOST_DECISIONS,
    RESTART,
    START,
    WINNER,
    Desk,
    must_act,
    step_one,
)
from oneleft.rules import Rules


class Board:
    """A round on plain objects with what is kept beside it, and what any seat sees of it."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.sheet = Sheet(rules, players)
        self.scores = np.full((1, MOST_PLAYERS), rules.target - 1, np.int32)
        self._deck = tuple(expand(rules.deck()))
        self._rules_part = rules_row(rules, players)
        self.clear()

    def clear(self) -> None:
        """A round before its deal."""
        self.round = Round(self.players)
        self.desk = Desk()
        self.book = Book()
        self.mask = np.zeros((1, CHOICES), np.uint8)
        self.reward: Any = np.zeros((1, MOST_PLAYERS), np.float32)
        self.points = np.zeros((1, MOST_PLAYERS), np.int16)
        self._ends = np.zeros((1, ENDS), np.int8)

    @property
    def seat(self) -> int:
        """Who is to decide; -1 when the round is over."""
        return self.desk.seat

    @property
    def done(self) -> bool:
        """Whether the last step ended a round."""
        return bool(self._ends[0, DONE])

    @property
    def cut_off(self) -> bool:
        return bool(self._ends[0, CUT_OFF])

    @property
    def winner(self) -> int:
        return int(self._ends[0, WINNER])

    def choices(self) -> list[int]:
        """The legal choices of the seat that is to decide."""
        found: list[int] = np.flatnonzero(self.mask[0]).tolist()
        return found

    def row(self) -> Any:
        """Room for an observation, with the rules written."""
        row = np.zeros((1, OBSERVATION), np.uint8)
        row[0, RULES_AT:] = self._rules_part
        return row

    def observation(self, seat: int) -> Any:
        """What any seat sees now, whether it is to decide or not."""
        row = self.row()
        waits = seat == self.seat and must_act(self.round, seat)
        order = color_order(self.round, seat)
        observe(self.round, self.sheet, self.desk, self.book, seat, order, int(waits), self.scores, 0, row)
        return row[0]

    def view(self, seat: int) -> View:
        """The same for a bot."""
        return self.game(seat).view(seat)

    def text(self) -> str:
        """The whole round for people who look on: every hand is open."""
        return "\n".join(f"{name}: {value}" for name, value in self.game(0).state().items() if name != "legal")

    def game(self, seat: int) -> Game:
        """The round, with what this seat remembers of others' cards, in a checked game: to look at, not to push."""
        known: Known = {}
        for holder in range(self.players):
            planes = self.book.known[seat][holder]
            known[seat, holder] = Counter(face for plane in planes for face in _faces(plane))
        scores = tuple(self.scores[0, : self.players].tolist())
        return Game.from_round(self.rules, self.round, self._deck, Memory(known, self.desk), scores)


class OneRound(Board):
    """Place `place` of a vector environment of `stride` rounds, on plain objects: the same games, step by step."""

    def __init__(self, rules: Rules, players: int, seed: int = 0, *, place: int = 0, stride: int = 1) -> None:
        super().__init__(rules, players)
        self._stride = stride
        self.start(seed, place)

    def start(self, seed: int, number: int = 0) -> None:
        """Deal number `number` of a seed."""
        self.clear()
        self.seed = seed
        self.desk.number = number
        self.obs = self.row()
        self._run(0, 1, START)

    def step(self, choice: int, most: int = MOST_DECISIONS, *, restart: bool = False) -> None:
        """The seat that is to decide chooses; then on to the next decision."""
        if not (0 <= choice < CHOICES and self.mask[0, choice]):
            raise ValueError(f"choice {choice} is not legal")
        self._run(choice, most, RESTART if restart else GO_ON)

    def _run(self, choice: int, most: int, how: int) -> None:
        step_one(
            [self.round], [self.sheet], [self.desk], [self.book], 0, [choice], self.seed, most, self._stride, how,
            self.scores, self.scores, self.obs, self.mask, [0], self.reward, self.points, self._ends, [0],
        )  # fmt: skip


def _faces(plane: int) -> list[int]:
    return [face for face in range(plane.bit_length()) if plane >> face & 1]
