"""Scenarios and records: strict reading with errors that name the place, and exact replay."""

import json
from typing import Any

import pytest

from oneleft.match import Match
from oneleft.notation import FormatError, Record, Scenario
from oneleft.replay import read_objects, replay
from oneleft.rules import RULES_VERSION, Rules
from oneleft.version import __version__

GOOD: dict[str, Any] = {
    "format": "oneleft/1",
    "rules": {"edition": "official", "stacking": True},
    "players": 3,
    "position": {
        "hands": ["r7 rS W4", "g1 g2", "b5 b6"],
        "draw": "r1 r2 y3 y4",
        "discard": "g5 r5",
        "color": "r",
        "turn": 0,
        "direction": 1,
        "dealer": 2,
    },
    "actions": ["0 play rS", "2 draw"],
}


def changed(place: str, value: object) -> dict[str, Any]:
    """The good scenario with one place changed; `...` takes the key away."""
    data: dict[str, Any] = json.loads(json.dumps(GOOD))
    *path, key = place.split(".")
    spot = data
    for step in path:
        spot = spot[step]
    if value is ...:
        del spot[key]
    else:
        spot[key] = value
    return data


def test_the_scenario_of_the_documentation() -> None:
    lines = list(replay(GOOD))
    assert [line.get("ok") for line in lines] == [None, True, True]
    assert list(lines[0]) == ["state"]
    assert list(lines[1]) == ["action", "ok", "events", "state"]
    assert list(lines[0]["state"]) == [
        "phase", "turn", "direction", "color", "top", "hands", "draw", "discard", "pending", "drawn", "wild4", "jump",
        "exposed", "veto", "open", "elbows", "three", "dealer", "winner", "points", "legal",
    ]  # fmt: skip
    assert lines[1]["state"]["turn"] == 2
    assert lines[2]["state"]["hands"] == ["r7 W4", "g1 g2", "r1 b5 b6"]
    assert lines[2]["state"]["drawn"] == "r1"


def test_a_refused_action_has_an_error_and_replay_goes_on() -> None:
    lines = list(replay(changed("actions", ["0 play r9", "nonsense", "0 play rS"])))
    assert [line.get("ok") for line in lines] == [None, False, False, True]
    assert list(lines[1]) == ["action", "ok", "error", "state"]
    assert lines[1]["state"] == lines[0]["state"]


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("format", ..., "format: is missing"),
        ("format", "oneleft/2", "must be 'oneleft/1', not 'oneleft/2'"),
        ("rules.stackin", True, "rules: unknown option 'stackin'"),
        ("rules.edition", "uno", "rules: unknown edition 'uno'"),
        ("rules", [], "rules: rules must be an object"),
        ("players", ..., "players: is missing"),
        ("players", 11, "players: players must be 2 to 10, not 11"),
        ("players", "3", "players: must be a whole number, not a text"),
        ("players", True, "players: must be a whole number, not true or false"),
        ("players", 4, "position.hands: 3 hands for 4 players"),
        ("actions", ..., "actions: is missing"),
        ("actions", "0 draw", "actions: must be a list"),
        ("actions", ["0 draw", 5], "actions[1]: must be a text, not a whole number"),
        ("position.turn", ..., "position.turn: is missing"),
        ("position.hands", ..., "position.hands: is missing"),
        ("position.draw", ..., "position.draw: is missing"),
        ("position.discard", ..., "position.discard: is missing"),
        ("position.discard", "", "position.discard: no card"),
        ("position.turn", 3, "position.turn: unknown seat 3"),
        ("position.turn", None, "position.turn: must be a whole number, not null"),
        ("position.dealer", 9, "position.dealer: unknown seat 9"),
        ("position.direction", 0, "position.direction: must be 1 or -1"),
        ("position.color", "g", "position.color: green contradicts the top card r5"),
        ("position.color", "x", "position.color: unknown colour 'x'"),
        ("position.hands", ["r7", "", "b5"], "position.hands: the hand of seat 1 is empty"),
        ("position.hands", ["r7 x9", "g1", "b5"], "position.hands[0]: unknown card 'x9'"),
        ("position.hands", ["r7  r8", "g1", "b5"], "position.hands[0]: unknown card ''"),
        ("position.hands", ["r0 r0", "g1", "b5"], "r0 occurs 2 times, the deck has it 1 times"),
        ("position.hands", ["WH", "g1", "b5"], "WH occurs 1 times, the deck has it 0 times"),
        ("position.phase", "vote", "position.phase: 'vote' cannot be set"),
        ("position.phase", "respond", "position.pending: must be more than 0"),
        ("position.phase", "color", "position.phase: color needs a wild on top"),
        ("position.pending", 2, "position.pending: must be 0 in phase turn"),
        ("position.drawn", "r7", "position.drawn: must be empty in phase turn"),
        ("position.exposed", [1], "position.exposed: seat 1 holds 2 cards, not one"),
        ("position.exposed", [4], "position.exposed: unknown seat 4"),
        ("position.veto", 1, "position.veto: these rules have no VETO card"),
        ("position.wild4", {"seat": 1, "color": "r"}, "position.wild4: can only be challenged in phase respond"),
        ("position.wild4", {"seat": 1}, "position.wild4.color: is missing"),
        ("position.jump", True, "position: unknown key 'jump'"),
        ("position", [], "position: must be an object"),
    ],
)
def test_what_is_wrong_with_a_file_is_named_with_its_place(place: str, value: object, words: str) -> None:
    with pytest.raises(FormatError) as error:
        Scenario.from_json(changed(place, value))
    assert words in str(error.value)


def test_a_wild_on_top_needs_its_color() -> None:
    data = changed("position.discard", "g5 W")
    del data["position"]["color"]
    with pytest.raises(FormatError, match="the top card W has none"):
        Scenario.from_json(data)


def test_veto_may_not_lie_on_the_seat_whose_turn_it_is() -> None:
    data = changed("rules.veto", True)
    data["position"]["veto"] = 0
    with pytest.raises(FormatError, match="misses this turn"):
        Scenario.from_json(data)
    data["position"]["veto"] = 1
    Scenario.from_json(data)


def test_the_dealer_may_stand_beside_the_position() -> None:
    data = changed("dealer", 1)
    assert Scenario.from_json(data).start().dealer == 2  # the position's own goes first
    del data["position"]["dealer"]
    assert Scenario.from_json(data).start().dealer == 1


def test_what_cannot_have_been_drawn_or_challenged() -> None:
    data = changed("position.phase", "drawn")
    data["position"]["hands"][0] = "r7 b9 W4"
    data["position"]["drawn"] = "b9"
    with pytest.raises(FormatError, match="b9 may not be played on r5"):
        Scenario.from_json(data)
    data = changed("position.phase", "respond")
    data["position"] |= {"pending": 4, "wild4": {"seat": 2, "color": "g"}}
    with pytest.raises(FormatError, match="the top card is r5, not W4"):
        Scenario.from_json(data)


def test_drawn_cards_are_held() -> None:
    data = changed("position.phase", "drawn")
    data["position"]["drawn"] = "g1"
    with pytest.raises(FormatError, match="seat 0 does not hold g1"):
        Scenario.from_json(data)


def test_a_misspelt_key_is_named() -> None:
    data = changed("position", ...)
    with pytest.raises(FormatError, match="unknown key 'postion': is 'position' meant"):
        Scenario.from_json({**data, "postion": GOOD["position"]})


def test_further_keys_are_welcome() -> None:
    Scenario.from_json({**GOOD, "about": "an example", "expect": {}, "made by": "hand"})


def test_several_objects_or_one_over_many_lines() -> None:
    one = json.dumps(GOOD)
    assert [number for number, _ in read_objects([one + "\n", "\n", one])] == [1, 3]
    assert len(list(read_objects(json.dumps(GOOD, indent=2).splitlines(keepends=True)))) == 1
    with pytest.raises(FormatError, match="line 2: not JSON"):
        list(read_objects([one, "{"]))
    with pytest.raises(FormatError, match="not JSON"):
        list(read_objects(["{\n", "nonsense\n"]))
    with pytest.raises(FormatError, match="an object, not a list"):
        list(read_objects(["[1, 2]"]))
    with pytest.raises(FormatError, match="nested too deeply"):
        list(read_objects(["[" * 100_000]))


def test_a_record_goes_through_json() -> None:
    data = {
        "format": "oneleft/1",
        "rules": {"edition": "official"},
        "rules_version": 1,
        "program": "another program 2.0",
        "players": ["Ann", "Ben", "bot:expert"],
        "rounds": [{"dealer": 1, "actions": ["* shuffle r1"], "winner": 2, "points": [0, 0, 61]}],
        "scores": [0, 0, 61],
        "winners": [],
    }
    assert Record.from_json(data).to_json() == data
    for place, value, words in [
        ("players", ["Ann"], "2 to 10"),
        ("players", [1, 2], "players[0]: must be a text"),
        ("players", ["x" * 101, "Ben"], "at most 100"),
        ("rounds", [{}], "rounds[0].dealer: is missing"),
        ("rounds", [{"dealer": 0, "actions": [], "winer": 1}], "rounds[0]: unknown key 'winer': is 'winner' meant?"),
        ("scores", None, "scores: must be a list"),
        ("winners", [7], "winners: unknown seat 7"),
        ("form", "league", "unknown form 'league'"),
        ("rules_version", "1", "rules_version: must be a whole number"),
        ("rules_version", 0, "rules_version: played by version 0 of the rules, but this program knows versions 1 to"),
        ("rules_version", RULES_VERSION + 1, "only: use a newer one"),
        ("program", 7, "program: must be a text"),
    ]:
        with pytest.raises(FormatError) as error:
            Record.from_json({**data, place: value})
        assert words in str(error.value)


def test_a_record_that_says_no_version_of_the_rules_is_of_the_first() -> None:
    """Such as 0.1.0 wrote; a scenario asks what the rules say now."""
    data = {"format": "oneleft/1", "players": ["Ann", "Ben"], "rounds": []}
    record = Record.from_json(data)
    assert record.rules.version == 1
    assert record.to_json()["rules_version"] == 1
    assert "program" not in record.to_json(), "who wrote it is not known"
    assert Scenario.from_json(GOOD).rules.version == RULES_VERSION
    assert Scenario.from_json({**GOOD, "rules_version": 1}).rules.version == 1
    for wrong in (RULES_VERSION + 1, 0):
        with pytest.raises(FormatError, match="rules_version: played by version"):
            Scenario.from_json({**GOOD, "rules_version": wrong})


def test_records_say_by_which_rules_they_were_played_and_which_program_wrote_them() -> None:
    record = Match(Rules(), ["Ann", "Ben"], dealer=0).record().to_json()
    assert record["rules_version"] == RULES_VERSION
    assert record["program"] == f"oneleft {__version__}"
