"""One round, stepped from decision to decision without a compiler: the base of the standard interfaces."""

from collections import Counter

import numpy as np

from oneleft.arrays import Observation, Rewards
from oneleft.cards import MOST_PLAYERS, expand
from oneleft.encoding.choices import CHOICES, color_order
from oneleft.encoding.memory import Book
from oneleft.encoding.observation import OBSERVATION, RULES_AT, TableOptions, observe
from oneleft.encoding.rules_row import rules_row
from oneleft.engine.state import Round
from oneleft.game import Game, View
from oneleft.game.memory import Known, Memory
from oneleft.learn.stepping import (
    DONE,
    GO_ON,
    MOST_DECISIONS,
    OUTCOME_COLUMNS,
    RESTART,
    START,
    TRUNCATED,
    WINNER,
    EnvArrays,
    EnvState,
    StepSettings,
    must_act,
    step_row,
)
from oneleft.rules import Rules


class InterpretedRound:
    """A round on plain objects, with the state that an environment keeps for it, and what any seat sees of it."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.options = TableOptions(rules, players)
        self.scores = np.full((1, MOST_PLAYERS), rules.target - 1, np.int32)
        self._deck = tuple(expand(rules.deck()))
        self._rules_part = rules_row(rules, players)
        self.clear()

    def clear(self) -> None:
        """Back to before the deal."""
        self.round = Round(self.players)
        self.state = EnvState()
        self.book = Book()
        self.mask = np.zeros((1, CHOICES), np.uint8)
        self.reward: Rewards = np.zeros((1, MOST_PLAYERS), np.float32)
        self.points = np.zeros((1, MOST_PLAYERS), np.int16)
        self._outcome = np.zeros((1, OUTCOME_COLUMNS), np.int8)

    @property
    def seat(self) -> int:
        """Who is to decide; -1 when the round is over."""
        return self.state.seat

    @property
    def done(self) -> bool:
        """Whether the last step ended a round."""
        return bool(self._outcome[0, DONE])

    @property
    def truncated(self) -> bool:
        return bool(self._outcome[0, TRUNCATED])

    @property
    def winner(self) -> int:
        return int(self._outcome[0, WINNER])

    def choices(self) -> list[int]:
        """The legal choices of the seat that is to decide."""
        found: list[int] = np.flatnonzero(self.mask[0]).tolist()
        return found

    def row(self) -> Observation:
        """An empty observation: only the part about the rules is filled in."""
        row = np.zeros((1, OBSERVATION), np.uint8)
        row[0, RULES_AT:] = self._rules_part
        return row

    def observation(self, seat: int) -> Observation:
        """What any seat sees now, whether it is to decide or not."""
        row = self.row()
        waits = seat == self.seat and must_act(self.round, seat)
        order = color_order(self.round, seat)
        observe(self.round, self.options, self.state, self.book, seat, order, int(waits), self.scores, 0, row)
        seen: Observation = row[0]
        return seen

    def view(self, seat: int) -> View:
        """The same as a View, for a bot."""
        return self.game(seat).view(seat)

    def text(self) -> str:
        """The whole round as text for people: every hand is open."""
        return "\n".join(f"{name}: {value}" for name, value in self.game(0).state().items() if name != "legal")

    def game(self, seat: int) -> Game:
        """The round as a Game, with what this seat remembers of others' cards: to look at, not to play on."""
        known: Known = {}
        for holder in range(self.players):
            planes = self.book.known[seat][holder]
            known[seat, holder] = Counter(face for plane in planes for face in _faces(plane))
        scores = tuple(self.scores[0, : self.players].tolist())
        return Game.from_round(self.rules, self.round, self._deck, Memory(known, self.state), scores)


class SingleRoundEnv(InterpretedRound):
    """Row `row` of a vector environment of `stride` rows, on plain objects: the same games, step by step."""

    def __init__(self, rules: Rules, players: int, seed: int = 0, *, row: int = 0, stride: int = 1) -> None:
        super().__init__(rules, players)
        self._stride = stride
        self.start(seed, row)

    def start(self, seed: int, number: int = 0) -> None:
        """Start with deal `number` of a seed."""
        self.clear()
        self.seed = seed
        self.state.number = number
        self.obs = self.row()
        self._run(0, 1, START)

    def step(self, choice: int, most_decisions: int = MOST_DECISIONS, *, restart: bool = False) -> None:
        """Make the choice of the seat that is to decide, and go on to the next decision."""
        if not (0 <= choice < CHOICES and self.mask[0, choice]):
            raise ValueError(f"choice {choice} is not legal")
        self._run(choice, most_decisions, RESTART if restart else GO_ON)

    def _run(self, choice: int, most_decisions: int, mode: int) -> None:
        arrays = EnvArrays(
            rounds=[self.round],
            states=[self.state],
            books=[self.book],
            options=[self.options],
            generators=[],
            scores=self.scores,
            next_scores=self.scores,
            obs=self.obs,
            mask=self.mask,
            seat=np.zeros(1, np.int8),
            reward=self.reward,
            points=self.points,
            outcome=self._outcome,
            illegal=np.zeros(1, np.int64),
        )
        step_row(arrays, StepSettings(self.seed, most_decisions, self._stride, mode), [choice], 0)


def _faces(plane: int) -> list[int]:
    return [face for face in range(plane.bit_length()) if plane >> face & 1]
