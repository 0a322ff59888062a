"""Walking over a record: each round with how the match stood before it, then each of its actions.

The walk judges nothing. A match that goes on after its end, a wrong dealer and an action that the rules refuse are left
to the caller: `verify` stops at the first of them, `replay` shows them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from oneleft.game import Event, Game, Refused
from oneleft.match.series import Series, Sitting
from oneleft.notation import Record, RoundRecord
from oneleft.rules import Rules


def is_chance(action: str) -> bool:
    """Whether an action of the notation is a cut or a shuffle."""
    return action.startswith(("* cut ", "* shuffle "))


@dataclass(slots=True)
class Played:
    """An action that was pushed: the events it led to, or why the rules refused it."""

    text: str
    events: list[Event]
    refused: Refused | None = None


def play(game: Game, actions: Iterable[str]) -> Iterator[Played]:
    """Push the actions one by one; the next is pushed only when it is asked for."""
    for text in actions:
        try:
            events = game.push_text(text)
        except Refused as error:
            yield Played(text, [], error)
        else:
            yield Played(text, events)


@dataclass(slots=True)
class RecordedRound:
    """A round of a record, and how the match stood before it."""

    number: int  # from 0
    entry: RoundRecord
    sitting: Sitting
    rules: Rules
    scores: list[int]  # by player
    is_after_end: bool  # the match was over before this round
    game: Game | None = field(default=None, init=False)

    def player_at(self, seat: int | None) -> int | None:
        return None if seat is None else self.sitting.seats[seat]

    def by_player(self, points: list[int]) -> list[int]:
        """Points by seat turned into points by player; 0 for players who sat out."""
        given = dict(zip(self.sitting.seats, points, strict=True))
        return [given.get(player, 0) for player in range(len(self.scores))]

    def scores_after(self, points: list[int]) -> list[int]:
        return [score + scored for score, scored in zip(self.scores, self.by_player(points), strict=True)]

    @property
    def begins_with_cut(self) -> bool:
        actions = self.entry.actions
        return bool(actions) and actions[0].startswith("* cut")

    def start(self) -> Game:
        """The game before its first action. Only the first round of a match can begin with a cut."""
        is_cut = self.number == 0 and self.begins_with_cut
        self.game = Game(self.rules, len(self.sitting.seats), dealer=None if is_cut else self.entry.dealer)
        return self.game


class Walk:
    """The rounds of a record, one after the other.

    The match goes on by the points of the game that was started and played; where none was started, by those the
    record has.
    """

    def __init__(self, record: Record) -> None:
        """Raises SeriesError or RulesError where such a match cannot be played."""
        self.record = record
        self.series = Series(record.rules, len(record.players), form=record.form, hands=record.hands)

    def __iter__(self) -> Iterator[RecordedRound]:
        series = self.series
        sitting = series.next_sitting()
        for number, entry in enumerate(self.record.rounds):
            if number > 0 and not series.is_over:
                sitting = series.next_sitting()
            here = RecordedRound(
                number, entry, sitting, series.rules_for(sitting), list(series.scores), is_after_end=series.is_over
            )
            yield here
            game = here.game
            dealer, points = (entry.dealer, entry.points) if game is None else (game.dealer, game.points)
            if dealer is not None and points is not None:
                series.add_round(sitting, dealer, points)
