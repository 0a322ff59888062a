"""Replaying scenarios and records: one line for the start of each round and one for each action."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from oneleft.game import Game
from oneleft.match import SeriesError
from oneleft.match.recorded_rounds import Walk, play
from oneleft.notation import FormatError, Record, Scenario
from oneleft.notation.strict import parse_object
from oneleft.rules import RulesError


def read_objects(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a file with the line each starts at: one per line, or a single one over many lines."""
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
    try:
        for here in Walk(Record.from_json(data)):
            # Whether the match was over before is for `verify` to say.
            if here.entry.dealer >= len(here.sitting.seats):
                raise FormatError(f"rounds[{here.number}].dealer", f"seats are 0 to {len(here.sitting.seats) - 1}")
            yield here.start(), here.entry.actions
    except (SeriesError, RulesError) as error:
        raise FormatError("", str(error)) from None


def replay(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines that `oneleft replay` prints for one scenario or record."""
    for game, actions in rounds_of(data):
        yield {"state": game.state()}
        for played in play(game, actions):
            came: dict[str, Any] = (
                {"ok": True, "events": [event.to_json() for event in played.events]}
                if played.refused is None
                else {"ok": False, "error": str(played.refused)}
            )
            yield {"action": played.text, **came, "state": game.state()}
