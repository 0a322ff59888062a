"""Verifying records: every action, winner, point, dealer, score and team is checked by playing it again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oneleft.fair import FairProof
from oneleft.game import Game
from oneleft.match import SeriesError, Sitting
from oneleft.match.recorded_rounds import RecordedRound, Walk, is_chance, play
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
        walk = Walk(record)
    except (FormatError, SeriesError, RulesError) as error:
        raise VerifyError(str(error)) from None
    series = walk.series
    for here in walk:
        if here.is_after_end:
            raise VerifyError(f"round {here.number}: the match was over, won by {series.winners}")
        _check_round(here, counts, is_last=here.number == len(record.rounds) - 1)
        counts.rounds += 1
    _compare("scores", record.scores, series.scores)
    _compare("winners", record.winners, series.winners)
    _compare("teams", record.teams or None, series.teams or None)
    counts.records += 1


def _check_round(here: RecordedRound, counts: Counts, *, is_last: bool) -> None:
    place, entry = f"round {here.number}", here.entry
    _check_sitting(entry, here.sitting, place)
    if here.begins_with_cut and here.number > 0:
        raise VerifyError(f"{place}, action 0: only the first round of a match begins with a cut")
    game = here.start()
    if entry.fair is not None and entry.fair.shuffle.commitment != entry.fair.commitment:
        raise VerifyError(f"{place}: fair: the secret is not the one whose digest was published")
    chances = 0
    fair_chance = _fair_chance(game, entry.fair, chances)
    for step, played in enumerate(play(game, entry.actions)):
        if is_chance(played.text):
            chances += 1
            if fair_chance is not None and played.text != fair_chance:
                problem = "not the order that the published secret and the contributions give"
                raise VerifyError(f"{place}, action {step}: {problem}")
        if played.refused is not None:
            raise VerifyError(f"{place}, action {step} ({played.text[:40]!r}): {played.refused}")
        counts.actions += 1
        fair_chance = _fair_chance(game, entry.fair, chances)
    _compare(f"{place}: dealer", entry.dealer, game.dealer)
    if not game.is_over and not is_last:
        raise VerifyError(f"{place}: it is not over after {len(entry.actions)} actions, but another round follows")
    _compare(f"{place}: winner", entry.winner, game.winner)
    _compare(f"{place}: points", entry.points, game.points)


def _fair_chance(game: Game, fair: FairProof | None, chances: int) -> str | None:
    """The cut or shuffle that the secret and the contributions give, if one is due; `chances` came before it."""
    if fair is None or not game.waits_for_chance:
        return None  # if the record has one all the same, the game refuses it with a better reason
    twin = game.copy()
    twin.chance(fair.shuffle.chance(chances))
    return twin.history[-1]


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
