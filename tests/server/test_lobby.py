"""The catalogue offers what the rules have, every choice in it can be played, and no settings break the server."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft.bots import LADDER
from oneleft.match import SeriesError
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, GROUPS, OPTIONS, Rules, RulesError
from oneleft.server.network.lobby import catalogue, rules_in_words
from oneleft.server.protocol import api, wire
from oneleft.server.table.settings import check_settings
from oneleft.words import words as language

ENGLISH = language("en")
OFFER = catalogue("http://192.0.2.1:8000", ["our own"])


def test_the_catalogue_offers_every_edition_option_effect_and_bot() -> None:
    assert [edition.name for edition in OFFER.editions] == list(EDITIONS)
    assert {option.name for option in OFFER.options} == set(OPTIONS)
    assert OFFER.effects == list(CUSTOM_EFFECTS)
    assert OFFER.bots == [*LADDER, "our own"]
    assert OFFER.share == "http://192.0.2.1:8000"


def test_the_values_of_an_edition_are_that_edition() -> None:
    for edition in OFFER.editions:
        assert list(edition.options) == list(OPTIONS)
        assert Rules.from_json({"edition": edition.name, **edition.options}) == Rules.of(edition.name)


@pytest.mark.parametrize("option", OFFER.options, ids=lambda option: option.name)
def test_every_choice_offered_is_a_value_of_the_option(option: api.OptionInfo) -> None:
    offered: list[Any] = [False, True] if option.kind == "switch" else list(option.choices)
    if option.kind == "number":
        assert option.least is not None
        assert option.most is not None
        offered = [option.least, option.most]
        for outside in (option.least - 1, option.most + 1):
            assert rules_in_words(wire.Settings(rules={option.name: outside})).problem is not None
    for value in offered:
        assert OPTIONS[option.name].fits(value)
    if not offered:
        assert option.kind == option.name


def test_options_come_group_by_group_and_in_the_order_they_are_declared() -> None:
    def place(option: api.OptionInfo) -> tuple[int, int]:
        return [str(group) for group in GROUPS].index(option.group), list(OPTIONS).index(option.name)

    assert OFFER.options == sorted(OFFER.options, key=place)
    assert {option.group for option in OFFER.options} == set(GROUPS)


def test_the_catalogue_travels_as_json() -> None:
    assert msgspec.json.decode(wire.encode(OFFER), type=api.Catalogue) == OFFER


def test_rules_in_words() -> None:
    words = rules_in_words(wire.Settings(rules={"edition": "quick", "stacking": True, "jump_in": False}))
    assert words.problem is None
    assert [section.name for section in words.sections][:2] == ["deck", "setup"]
    assert "stack-sum" in {sentence.key for section in words.sections for sentence in section.sentences}


def test_seats_are_counted_from_one_for_people() -> None:
    words = rules_in_words(wire.Settings(rules={"first_player": 0, "partners": True}, players=4))
    said = {sentence.key: sentence for section in words.sections for sentence in section.sentences}
    assert said["first-seat"].args == {"seat": 1}
    assert said["partners-pair"].args == {"first": 2, "second": 4}


def test_rotating_partners_in_words() -> None:
    words = rules_in_words(wire.Settings(rules={"partners": True}, players=4, form="rotating", hands=6))
    said = {sentence.key: sentence.args for section in words.sections for sentence in section.sentences}
    assert said["rotating-end"] == {"hands": 6}
    assert not any("target" in args for args in said.values())


@pytest.mark.parametrize(
    ("chosen", "named", "word"),
    [
        (wire.Settings(rules={"stack_mixed": True}), "stack_mixed stacking", "stack"),
        (wire.Settings(rules={"edition": "europe", "challenge": True}), "challenge wild4_condition", "challenge"),
        (wire.Settings(rules={"partners": True, "scoring": "elimination"}), "partners scoring", "side"),
        (wire.Settings(rules={"partners": True}, players=5), "partners players", "even"),
        (wire.Settings(rules={"first_player": 4}), "first_player players", "seat 5"),
        (wire.Settings(rules={"hand_size": 11}), "hand_size", "1 to 10"),
        (wire.Settings(rules={"target": 10**5000}), "target", "1 to 10000"),
        (wire.Settings(rules={"customs": ["again"] * 4}), "customs", "3"),
        (wire.Settings(rules={"customs": ["x" * 201]}), "customs", "200"),
        (wire.Settings(rules={"customs": [1]}), "customs", "texts"),
        (wire.Settings(rules={"edition": "mine"}), "", "edition"),
        (wire.Settings(rules={"edition": ["official"]}), "", "edition"),
        (wire.Settings(rules={"cls": 1}), "", "unknown option 'cls'"),
        (wire.Settings(rules={"self": 1}), "", "unknown option 'self'"),
        (wire.Settings(rules={"stack": "x" * 9000}), "", "unknown option"),
        (wire.Settings(rules={"y" * 8000: 1}), "", "yyy…"),
        (wire.Settings(hands=4), "hands", "rotating"),
        (wire.Settings(form="rotating", hands=4), "form partners", "partners"),
        (wire.Settings(rules={"partners": True}, form="rotating"), "form hands", "number of hands"),
        (wire.Settings(rules={"partners": True}, form="rotating", hands=4, players=6), "form players", "4 players"),
    ],
)
def test_a_problem_says_what_it_is_about(chosen: wire.Settings, named: str, word: str) -> None:
    words = rules_in_words(chosen)
    assert words.problem is not None
    assert ENGLISH.whole(f"problem-{words.problem.key}", words.problem.args) is not None
    assert words.problem.args["options"] == named
    assert word in words.problem.text
    assert len(words.problem.text) < 600
    assert words.sections == []
    with pytest.raises((RulesError, SeriesError)):
        check_settings(chosen)


def test_settings_that_can_be_played_give_their_rules() -> None:
    assert check_settings(wire.Settings()) == Rules()
    chosen = {"edition": "custom", "customs": ["again", "Sing a song."], "target": 200}
    assert check_settings(wire.Settings(rules=chosen, players=10)) == Rules.of(
        "custom", customs=("again", "Sing a song."), target=200
    )


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=300) | st.just(10**400),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(("edition", "cls", "self", "__class__", *OPTIONS)) | st.text(max_size=20)
VALUES = JUNK | st.sampled_from((*EDITIONS, *CUSTOM_EFFECTS, "left", "may", "must", "color", 50, 20, True, False))


@given(
    st.dictionaries(NAMES, VALUES, max_size=4),
    st.integers(2, 10),
    st.sampled_from(("target", "rotating")),
    st.none() | st.integers(1, 1000),
)
@settings(max_examples=500, deadline=None)
def test_any_junk_is_either_rules_or_a_problem(rules: dict[str, Any], players: int, form: Any, hands: Any) -> None:
    words = rules_in_words(wire.Settings(rules=rules, players=players, form=form, hands=hands))
    if words.problem:
        assert ENGLISH.whole(f"problem-{words.problem.key}", words.problem.args)
        assert words.problem.text
        assert len(words.problem.text) < 1000
    else:
        assert words.sections


@given(st.data(), st.integers(2, 10))
@settings(max_examples=200, deadline=None)
def test_what_the_catalogue_offers_is_understood(data: st.DataObject, players: int) -> None:
    """Any mix of offered choices is playable, or the problem names an option that was chosen or the players."""
    rules: dict[str, Any] = {"edition": data.draw(st.sampled_from(list(EDITIONS)))}
    for option in data.draw(st.lists(st.sampled_from(OFFER.options), unique_by=lambda option: option.name)):
        if option.kind == "switch":
            rules[option.name] = data.draw(st.booleans())
        elif option.kind == "number":
            rules[option.name] = data.draw(st.integers(option.least, option.most))
        elif option.kind == "choice":
            rules[option.name] = data.draw(st.sampled_from(option.choices))
    words = rules_in_words(wire.Settings(rules=rules, players=players))
    if words.problem:
        assert set(str(words.problem.args["options"]).split()) & {*rules, "players"}
