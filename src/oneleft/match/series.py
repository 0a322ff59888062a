"""The book-keeping of a match: who sits where in the next round, who deals, who has won.

A `Series` knows no cards. It is told the points of each round and says how the match stands.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from oneleft.rules import Rules, RulesError

ROTATING_PLAYERS: Final = 4
WHIST_PLAYERS: Final = 8
WHIST_ROUNDS: Final = 7
HANDS_A_WHIST_ROUND: Final = 4
WHIST_TABLES: Final = 2
MOST_HANDS: Final = 1000

# TEAM-2: the three pairings of four players; partners sit opposite.
ROTATING_SEATS: Final = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))


PROBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "target-hands": "hands: only a rotating match has an agreed number of hands",
        "unknown-form": "unknown form {form!r}: choose from target, rotating, whist",
        "form-players": "a {form} match has {needed} players, not {players}",
        "form-partners": "a {form} match is played with partners: turn on partners",
        "rotating-hands": "a rotating match needs a number of hands from 1 to {most}, not {hands}",
        "whist-hands": "hands: a whist match always has 28 hands a player",
        "form-dealer": "dealer: in a {form} match the deal goes by the schedule",
        "match-over": "the match is over",
        "points-seats": "{points} points for {seats} seats",
    }
)


class SeriesError(ValueError):
    """A match that cannot be played like this, or a round that does not belong to it: a key of PROBLEMS, and details.

    >>> str(SeriesError("form-partners", form="rotating"))
    'a rotating match is played with partners: turn on partners'
    """

    def __init__(self, key: str, options: tuple[str, ...] = (), /, **details: int | str) -> None:
        """`options`: the options and settings it is about, so that a form can show the message beside them."""
        super().__init__(PROBLEMS[key].format_map(details))
        self.key = key
        self.options = options
        self.details = details


@dataclass(frozen=True, slots=True)
class Sitting:
    """One round to be played: the players in seat order, and the seat that deals (None: the cut decides)."""

    seats: tuple[int, ...]
    dealer: int | None
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after some rounds. Stored with tables: fields may be added with a default, never renamed."""

    scores: list[int]
    winners: list[int]
    rounds_played: int
    still_in: list[int]
    next_dealer: int | None


class Series:
    """How a match stands. `form`: target (by the rules' scoring), rotating (TEAM-2) or whist (TEAM-3)."""

    def __init__(
        self, rules: Rules, players: int, *, form: str = "target", hands: int | None = None, dealer: int | None = None
    ) -> None:
        self.rules = rules
        self.players = players
        self.form = form
        self.hands = hands
        self.scores = [0] * players
        self.winners: list[int] = []
        self.rounds_played = 0
        self._still_in = list(range(players))
        self._next_dealer = dealer  # a player, not a seat
        self._check()

    def _check(self) -> None:
        if self.form == "target":
            if self.hands is not None:
                raise SeriesError("target-hands", ("hands",))
            self.rules.check_players(self.players)
            return
        needed = {"rotating": ROTATING_PLAYERS, "whist": WHIST_PLAYERS}.get(self.form)
        if needed is None:
            raise SeriesError("unknown-form", ("form",), form=self.form)
        if self.players != needed:
            raise SeriesError("form-players", ("form", "players"), form=self.form, needed=needed, players=self.players)
        if not self.rules.partners:
            raise SeriesError("form-partners", ("form", "partners"), form=self.form)
        if self.form == "rotating":
            if self.hands is None or not 1 <= self.hands <= MOST_HANDS:
                raise SeriesError("rotating-hands", ("form", "hands"), most=MOST_HANDS, hands=str(self.hands))
        elif self.hands is not None:
            raise SeriesError("whist-hands", ("form", "hands"))
        if self._next_dealer is not None:
            raise SeriesError("form-dealer", form=self.form)
        self.rules.check_players(4)

    def standing(self) -> "Standing":
        """How the match stands, as plain values."""
        return Standing(self.scores, self.winners, self.rounds_played, self._still_in, self._next_dealer)

    def stand(self, standing: "Standing") -> None:
        """Continue from a standing that was saved."""
        self.scores, self.winners, self.rounds_played = standing.scores, standing.winners, standing.rounds_played
        self._still_in, self._next_dealer = standing.still_in, standing.next_dealer

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def still_in(self) -> list[int]:
        """The players who play on; fewer than all only in elimination."""
        return list(self._still_in)

    @property
    def teams(self) -> list[list[int]]:
        """The sides that last for the whole match."""
        return self.rules.teams(self.players) if self.form == "target" else []

    def next_sitting(self) -> Sitting:
        if self.is_over:
            raise SeriesError("match-over")
        if self.form == "rotating":
            seats = ROTATING_SEATS[self.rounds_played % len(ROTATING_SEATS)]
            return Sitting(seats, seats.index(self.rounds_played % ROTATING_PLAYERS))
        if self.form == "whist":
            hand, table = divmod(self.rounds_played, WHIST_TABLES)
            number, hand_in_round = divmod(hand, HANDS_A_WHIST_ROUND)
            return Sitting(whist_table(number, table), hand_in_round, table)
        dealer = None if self._next_dealer is None else self._still_in.index(self._next_dealer)
        return Sitting(tuple(self._still_in), dealer)

    def rules_for(self, sitting: Sitting) -> Rules:
        """The rules of one round: a first player named by seat keeps the right to it while still in."""
        first = self.rules.first_player
        if first == "left" or sitting.seats == tuple(range(self.players)):
            return self.rules
        return self.rules.changed(first_player=sitting.seats.index(first) if first in sitting.seats else "left")

    def add_round(self, sitting: Sitting, dealer: int, points: list[int]) -> None:
        """A round is over: `points` in the seat order of its sitting; `dealer` is the seat that dealt."""
        if len(points) != len(sitting.seats):
            raise SeriesError("points-seats", points=len(points), seats=len(sitting.seats))
        for player, scored in zip(sitting.seats, points, strict=True):
            self.scores[player] += scored
        self.rounds_played += 1
        if self.form == "target":
            self._after_round_to_target()
            self._pass_deal(sitting.seats[dealer])
        elif self.rounds_played == self._rounds_in_all():
            best = max(self.scores)
            self.winners = [player for player in range(self.players) if self.scores[player] == best]

    def _rounds_in_all(self) -> int:
        if self.form == "rotating":
            assert self.hands is not None
            return self.hands
        return WHIST_ROUNDS * HANDS_A_WHIST_ROUND * WHIST_TABLES

    def _after_round_to_target(self) -> None:
        target = self.rules.target
        if self.rules.scoring == "winner_takes":  # SCORE-2; both partners of a side
            self.winners = [player for player in range(self.players) if self.scores[player] >= target]
        elif self.rules.scoring == "running_total":  # SCORE-3
            if max(self.scores) >= target:
                self.winners = self._lowest(list(range(self.players)))
        else:  # ELIM-1
            remaining = [player for player in self._still_in if self.scores[player] < target]
            if len(remaining) == 1:
                self.winners = remaining
            elif not remaining:
                self.winners = self._lowest(self._still_in)
            self._still_in = remaining or self._still_in

    def _lowest(self, players: list[int]) -> list[int]:
        least = min(self.scores[player] for player in players)
        return [player for player in players if self.scores[player] == least]

    def _pass_deal(self, dealer: int) -> None:
        """DEAL-5: to the left, to the next player still in."""
        following = (dealer + 1) % self.players
        while following not in self._still_in:
            following = (following + 1) % self.players
        self._next_dealer = following


def whist_table(number: int, table: int) -> tuple[int, ...]:
    """TEAM-3: seats of one table in round 0-6, partners opposite.

    Player 7 stays, the others move on by one each round: everyone partners everyone once and opposes everyone twice.
    """
    if not 0 <= number < WHIST_ROUNDS:
        raise RulesError("whist-rounds", rounds=WHIST_ROUNDS)
    if table == 0:
        return (7, (4 + number) % 7, number, (5 + number) % 7)
    return ((1 + number) % 7, (2 + number) % 7, (3 + number) % 7, (6 + number) % 7)
