"""A vector environment of one round on plain Python objects: the source as it stands, without a compiler."""

from typing import Any

import numpy as np

from oneleft.cards import MOST_PLAYERS
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import OBSERVATION, RULES_AT, Sheet
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.state import Round
from oneleft.learn.rounds import ENDS, Desk, start_one, step_one
from oneleft.rules import Rules


class PlainEnv:
    """The place `place` of an environment of `stride` rounds."""

    def __init__(self, rules: Rules, players: int, seed: int, *, place: int = 0, stride: int = 1) -> None:
        self.seed = seed
        self.stride = stride
        self.round = Round(players)
        self.desk = Desk()
        self.desk.number = place
        self.sheet = Sheet(rules, players)
        self.obs = np.zeros((1, OBSERVATION), np.uint8)
        self.obs[0, RULES_AT:] = rules_row(rules, players)
        self.mask = np.zeros((1, CHOICES), np.uint8)
        self.scores = np.zeros((1, MOST_PLAYERS), np.int32)
        self.reward = np.zeros((1, MOST_PLAYERS), np.float32)
        self.points = np.zeros((1, MOST_PLAYERS), np.int16)
        self.ends = np.zeros((1, ENDS), np.int8)
        self.seats = [0]
        start_one(*self._records(), 0, seed, stride, self.scores, self.obs, self.mask, self.seats)

    def _records(self) -> tuple[list[Round], list[Sheet], list[Desk]]:
        return [self.round], [self.sheet], [self.desk]

    @property
    def seat(self) -> int:
        return self.seats[0]

    def choices(self) -> list[int]:
        found: list[int] = np.flatnonzero(self.mask[0]).tolist()
        return found

    def step(self, choice: int, most: int = 5000, *, restart: bool = True) -> None:
        faults: Any = [0]
        step_one(
            *self._records(), 0, [choice], self.seed, most, self.stride, int(restart),
            self.scores, self.obs, self.mask, self.seats, self.reward, self.points, self.ends, faults,
        )  # fmt: skip
        assert faults == [0], f"choice {choice} was refused"
