"""Rules: values, conflicts, JSON. Declarations of options and editions are in test_options.py and test_editions.py."""

import re

import pytest

from oneleft.rules import EDITIONS, Rules, RulesError, option_from_text


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"stack_mixed": True}, ["stack_mixed", "stacking"]),
        ({"wild4_condition": False}, ["challenge", "wild4_condition"]),
        ({"partners": True, "scoring": "running_total"}, ["partners", "running_total"]),
        ({"customs": ["again"] * 4}, ["customs", "4", "3"]),
        ({"hand_size": 0}, ["hand_size", "1 to 10", "0"]),
        ({"hand_size": 11}, ["hand_size", "11"]),
        ({"hand_size": True}, ["hand_size", "on"]),
        ({"hand_size": 7.0}, ["hand_size", "7.0"]),
        ({"stacking": 1}, ["stacking", "on or off", "1"]),
        ({"stacking": "on"}, ["stacking", "'on'"]),
        ({"false_catch": 5}, ["false_catch", "0 to 4"]),
        ({"wild_points": 30}, ["wild_points", "50 or 20"]),
        ({"target": 0}, ["target", "1 to 10000"]),
        ({"draw_to_match": True}, ["draw_to_match", "off or may or must"]),
        ({"customs": "again"}, ["customs", "a text"]),
        ({"customs": [""]}, ["customs", "1 to 200"]),
        ({"customs": ["x" * 201]}, ["customs", "201"]),
        ({"first_player": 10}, ["first_player", "10"]),
        ({"first_player": "right"}, ["first_player", "right"]),
        ({"stackin": True}, ["unknown option", "stackin"]),
    ],
)
def test_what_does_not_fit_is_refused_with_its_names(options: dict[str, object], words: list[str]) -> None:
    with pytest.raises(RulesError) as error:
        Rules.of("official", **options)
    for word in words:
        assert word in str(error.value)


def test_unknown_editions_are_named() -> None:
    with pytest.raises(RulesError, match="unknown edition 'uno'"):
        Rules.of("uno")
    with pytest.raises(RulesError, match="rules must be an object"):
        Rules.from_json(["official"])
    with pytest.raises(RulesError, match="edition must be a name"):
        Rules.from_json({"edition": 3})


@pytest.mark.parametrize(
    ("options", "players", "words"),
    [
        ({}, 1, "2 to 10"),
        ({}, 11, "2 to 10"),
        ({}, True, "2 to 10"),
        ({"partners": True}, 5, "even number"),
        ({"partners": True}, 2, "even number"),
        ({"first_player": 3}, 3, "first_player 3"),
    ],
)
def test_numbers_of_players_that_cannot_be(options: dict[str, object], players: int, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Rules.of("official", **options).check_players(players)


def test_json_goes_both_ways_and_is_short() -> None:
    rules = Rules.of("custom", customs=["joke", "Sing a song"], stacking=True, first_player=2)
    data = rules.to_json()
    assert data == {"edition": "custom", "customs": ["joke", "Sing a song"], "stacking": True, "first_player": 2}
    assert Rules.from_json(data) == rules
    assert all(Rules.of(edition).to_json() == {"edition": edition} for edition in EDITIONS)


def test_values_typed_on_a_command_line() -> None:
    assert option_from_text("stacking", "on") is True
    assert option_from_text("target", "200") == 200
    assert option_from_text("customs", "again, seven") == ("again", "seven")
    assert option_from_text("customs", "") == ()
    assert option_from_text("first_player", "3") == 3
    assert option_from_text("draw_to_match", "must") == "must"
    for option, text in (("stacking", "maybe"), ("target", "many"), ("nothing", "on")):
        with pytest.raises(RulesError, match=option):
            option_from_text(option, text)


def test_an_effect_can_be_named_by_its_clause() -> None:
    assert Rules(customs=("CUST-again", "Sing CUST-again")).customs == ("again", "Sing CUST-again")


def test_partners_sit_opposite() -> None:
    assert Rules(partners=True).teams(4) == [[0, 2], [1, 3]]
    assert Rules(partners=True).teams(6) == [[0, 3], [1, 4], [2, 5]]
    assert Rules().teams(4) == []


@pytest.mark.parametrize(
    "data",
    [{"cls": 1}, {"target": 10**5000}, {"customs": [-(10**5000)]}, {"first_player": 10**5000}, {"blanks": 1e400}],
)
def test_any_json_at_all_gets_a_clear_error(data: dict[str, object]) -> None:
    with pytest.raises(RulesError, match=re.escape(next(iter(data)))):
        Rules.from_json(data)
