"""Verifying records: every action, winner, point, dealer, score and team is checked by playing it again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oneleft.fair import Chance
from oneleft.game import Game, Refused
from oneleft.match import Series, SeriesError, Sitting
from oneleft.notation import FormatError, Record, RoundRecord
from oneleft.rules import RulesError


class VerifyError(ValueError):
    """The first thing wrong with a record."""


@dataclass(slots=True)
class Counts:
    """What was checked."""

    records: int = 0
    rounds: int = 0
    actions: int = 0


def verify(data: Mapping[str, Any], counts: Counts) -> None:
    """Check one record, adding to the counts; raises VerifyError at the first thing wrong."""
    try:
        record = Record.from_json(data)
        series = Series(record.rules, len(record.players), form=record.form, hands=record.hands)
    except (FormatError, SeriesError, RulesError) as error:
        raise VerifyError(str(error)) from None
    for number, entry in enumerate(record.rounds):
        _check_round(series, entry, number, counts, is_last=number == len(record.rounds) - 1)
        counts.rounds += 1
    _compare("scores", record.scores, series.scores)
    _compare("winners", record.winners, series.winners)
    _compare("teams", record.teams or None, series.teams or None)
    counts.records += 1


def _check_round(series: Series, entry: RoundRecord, number: int, counts: Counts, *, is_last: bool) -> None:
    place = f"round {number}"
    if series.is_over:
        raise VerifyError(f"{place}: the match was over, won by {series.winners}")
    sitting = series.next_sitting()
    _check_sitting(entry, sitting, place)
    cut_first = bool(entry.actions) and entry.actions[0].startswith("* cut")
    if cut_first and number > 0:
        raise VerifyError(f"{place}, action 0: only the first round of a match begins with a cut")
    game = Game(series.rules_for(sitting), len(sitting.seats), dealer=None if cut_first else entry.dealer)
    if entry.fair is not None and entry.fair.shuffle.commitment != entry.fair.commitment:
        raise VerifyError(f"{place}: fair: the secret is not the one whose digest was published")
    chances = 0
    for step, text in enumerate(entry.actions):
        if entry.fair is not None and text.startswith(("* cut ", "* shuffle ")):
            _check_chance(game, text, entry.fair.shuffle.chance(chances), f"{place}, action {step}")
            chances += 1
        try:
            game.push_text(text)
        except Refused as error:
            raise VerifyError(f"{place}, action {step} ({text[:40]!r}): {error}") from None
        counts.actions += 1
    _compare(f"{place}: dealer", entry.dealer, game.dealer)
    if not game.is_over and not is_last:
        raise VerifyError(f"{place}: it is not over after {len(entry.actions)} actions, but another round follows")
    _compare(f"{place}: winner", entry.winner, game.winner)
    _compare(f"{place}: points", entry.points, game.points)
    if game.points is not None:
        series.add_round(sitting, entry.dealer, game.points)


def _check_chance(game: Game, text: str, source: Chance, place: str) -> None:
    """A cut or shuffle must be the one that the secret and the contributions give."""
    if not game.waits_for_chance:
        return  # the game refuses it with a better reason
    twin = game.copy()
    twin.chance(source)
    if twin.history[-1] != text:
        raise VerifyError(f"{place}: not the order that the published secret and the contributions give")


def _check_sitting(entry: RoundRecord, sitting: Sitting, place: str) -> None:
    if entry.seats is not None or sitting.table is not None:
        _compare(f"{place}: seats", entry.seats, list(sitting.seats))
        _compare(f"{place}: table", entry.table, sitting.table)
    if entry.dealer >= len(sitting.seats):
        raise VerifyError(f"{place}: dealer is {entry.dealer}, but seats are 0 to {len(sitting.seats) - 1}")
    if sitting.dealer is not None:
        _compare(f"{place}: dealer", entry.dealer, sitting.dealer)


def _compare(what: str, found: object, right: object) -> None:
    if found != right:
        raise VerifyError(f"{what} is {found}, but must be {right}")
