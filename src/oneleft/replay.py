"""Replaying scenarios and records: one line for the start of each round and one for each action."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from oneleft.game import Game, Refused
from oneleft.match import Series, SeriesError, Sitting
from oneleft.notation import FormatError, Record, Scenario
from oneleft.notation.strict import parse_object
from oneleft.rules import RulesError


def read_objects(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a file with the line each starts at: one a line, or a single one over many lines."""
    source = iter(lines)
    first = True
    for number, line in enumerate(source, 1):
        if not line.strip():
            continue
        try:
            data = parse_object(line)
        except FormatError as error:
            rest = "".join(source) if first else ""
            if not rest.strip():
                raise FormatError(f"line {number}", str(error)) from None
            data = parse_object(line + rest)
        yield number, data
        first = False


def rounds_of(data: Mapping[str, Any]) -> Iterator[tuple[Game, list[str]]]:
    """The rounds of a scenario or record, each before its first action."""
    if "rounds" not in data:
        scenario = Scenario.from_json(data)
        yield scenario.start(), scenario.actions
        return
    record = Record.from_json(data)
    sitting: Sitting | None = None
    try:
        series = Series(record.rules, len(record.players), form=record.form, hands=record.hands)
        for number, entry in enumerate(record.rounds):
            # Whether the match was over before is for `verify` to say.
            sitting = sitting if sitting is not None and series.is_over else series.next_sitting()
            if entry.dealer >= len(sitting.seats):
                raise FormatError(f"rounds[{number}].dealer", f"seats are 0 to {len(sitting.seats) - 1}")
            cut_first = number == 0 and bool(entry.actions) and entry.actions[0].startswith("* cut")
            dealer = None if cut_first else entry.dealer
            game = Game(series.rules_for(sitting), len(sitting.seats), dealer=dealer)
            yield game, entry.actions
            if game.points is not None and game.dealer is not None:
                series.add_round(sitting, game.dealer, game.points)
    except (SeriesError, RulesError) as error:
        raise FormatError("", str(error)) from None


def replay(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines that `oneleft replay` prints for one scenario or record."""
    for game, actions in rounds_of(data):
        yield {"state": game.state()}
        for text in actions:
            try:
                events = game.push_text(text)
            except Refused as error:
                yield {"action": text, "ok": False, "error": str(error), "state": game.state()}
            else:
                yield {
                    "action": text,
                    "ok": True,
                    "events": [event.to_json() for event in events],
                    "state": game.state(),
                }
