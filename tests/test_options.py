"""Every option that `Rules` declares works: in the engine, in an observation, in the rulebook and in words.

An option that is declared and nothing else fails here until it has all of that (docs/adding.md).
"""

import ast
import random
import re
from collections.abc import Iterator
from itertools import combinations, zip_longest
from pathlib import Path
from typing import Any

import pytest

from oneleft.cards import CARD_CODES, COLOR_LETTERS, FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.encoding.observation import OBSERVATION, RULES_AT, TABLE_OPTIONS_FIELDS
from oneleft.encoding.rules_row import features_of, rules_features
from oneleft.engine.options import OPTION_FIELDS, Options
from oneleft.explain import explain
from oneleft.game import Game, Refused
from oneleft.match import Match
from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    MOST_CUSTOMS,
    OPTIONS,
    RULES_VERSION,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Rules,
    RulesError,
    Switch,
)
from oneleft.words import LANGUAGES, words
from tests.strategies import PLAY_PHASES, random_table, values_of

ROOT = Path(__file__).parent.parent
RULEBOOK = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r"^\| ([A-Z0-9]+-[A-Za-z0-9-]+) \|", RULEBOOK, re.MULTILINE))
OFFICIAL = {name: getattr(Rules(), name) for name in OPTIONS}


# In play

MOST_TRIES = 100
MOST_ROUNDS = 12
MOST_ACTIONS = 150
COLOR_FORMS = [f":{letter}" for letter in COLOR_LETTERS]


def accepts(game: Game, seat: int, text: str) -> bool:
    try:
        return game.accepts(seat, text)
    except ValueError:  # no action at all, such as a number card with a colour
        return False


def unlisted(game: Game) -> list[str]:
    """What the table takes although nobody is told that it may be done: wrong cards, accusations, penalties."""
    turn = game.turn
    if turn is None or game.phase not in PLAY_PHASES:
        return []
    others = [seat for seat in range(game.players) if seat != turn]
    codes = sorted({CARD_CODES[card] for card in game.hand(turn)})
    forms = [*COLOR_FORMS, *(f">{seat}" for seat in others)]
    tried = [(turn, f"play {code}{form}") for code in codes for form in ("", *forms)]
    tried += [(seat, f"catch {turn}") for seat in others]
    listed = {(seat, action) for seat in range(game.players) for action in game.legal_texts(seat)}
    taken = [
        f"{seat} {action}" for seat, action in tried if (seat, action) not in listed and accepts(game, seat, action)
    ]
    try:
        game.copy().penalize(turn)
    except Refused:
        return taken
    return [*taken, f"* penalty {turn}"]


def told(rules: Rules, players: int, seed: int) -> Iterator[object]:
    """A match at random, as everybody sees it. It never asks for the rules: only the game can tell them apart."""
    source = random.Random(seed)
    match = Match(rules, [f"P{seat}" for seat in range(players)])
    for _ in range(MOST_ROUNDS):
        if match.is_over:
            return
        game = match.start_round()
        for _ in range(MOST_ACTIONS):
            if game.is_over:
                break
            if game.waits_for_chance:
                game.chance(source)
                yield game.state()
                continue
            listed = [f"{seat} {action}" for seat in range(game.players) for action in game.legal_texts(seat)]
            more = unlisted(game) if source.random() < 0.2 else []
            yield game.state(), more
            plays = [action for action in listed if " play " in action]
            usual = plays if plays and source.random() < 0.8 else listed
            game.push_text(source.choice(more if more and source.random() < 0.5 else usual))
        if not game.is_over:
            return
        match.finish_round()
        yield match.rounds[-1].points, match.scores, match.winners


def differ(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two choices of options, with all else the same, make a difference in some match."""
    for seed in range(MOST_TRIES):
        table = random_table(random.Random(seed), target=500)
        try:
            both = [table.rules.changed(**options) for options in (one, other)]
            for rules in both:
                rules.check_players(table.players)
        except RulesError:
            continue
        matches = (told(rules, table.players, seed) for rules in both)
        if any(this != that for this, that in zip_longest(*matches)):
            return True
    return False


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, option in OPTIONS.items() for value in values_of(option) if value != OFFICIAL[name]],
)
def test_every_value_plays_differently_from_the_official_one(name: str, value: Any) -> None:
    assert differ({name: OFFICIAL[name]}, {name: value}), "declared, and nothing in the game depends on it"


@pytest.mark.parametrize("effect", CUSTOM_EFFECTS)
def test_every_effect_does_more_than_a_text_of_ones_own(effect: str) -> None:
    assert differ({"customs": ("Dance.",)}, {"customs": (effect,)})


OPTION_TYPES = ("Options", "TableOptions", "HouseRules")  # HouseRules: what Rules and Options share


def names_read() -> Iterator[tuple[str, str]]:
    """(file, name) for every field that a function reads of a parameter which is the options."""
    for file in sorted((ROOT / "src/oneleft").rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            rules = {
                parameter.arg
                for parameter in function.args.args
                if isinstance(parameter.annotation, ast.Name) and parameter.annotation.id in OPTION_TYPES
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in rules:
                    yield file.name, node.attr


def test_the_engine_reads_every_field_it_has_and_no_other() -> None:
    read = set(names_read())
    not_yet = {"version"} if RULES_VERSION == 1 else set()  # there is nothing yet that an older one did differently
    assert {name for _, name in read} == set(TABLE_OPTIONS_FIELDS) - not_yet
    assert all(getattr(Options(Rules()), name) is not None for name in OPTION_FIELDS)


# In an observation

# The places of version 1, for which there are trained weights. They stay; new options come behind.
PLACES = """
2 players, 3 players, 4 players, 5 players, 6 players, 7 players, 8 players, 9 players, 10 players, hand_size,
target, wild_points is 20, blanks, shuffle_hands, veto, first_player is a seat, start_wild is reshuffle, start_wild4
is color, drawn_card is must, draw_to_match is may, draw_to_match is must, wrong_card is penalty, wild4_condition,
bluff, challenge, uno_owed_by is holder, catch_until is card, false_catch, suggestions, stacking, stack_mixed,
jump_in, zero_rotation, seven_swap, scoring is running_total, scoring is elimination, partners
"""


def test_places_that_were_given_stay_and_new_ones_come_behind() -> None:
    given = PLACES.replace("\n", " ").strip().split(", ")
    for slot in ("C1", "C2", "C3"):
        given += [f"{slot} is in the deck", *(f"{slot} is {effect}" for effect in CUSTOM_EFFECTS)]
    assert list(rules_features(Rules(), 2))[: len(given)] == given


def test_no_place_is_left_out_or_given_twice() -> None:
    free = MOST_PLAYERS - FEWEST_PLAYERS + 1
    for option in sorted(OPTIONS.values(), key=lambda option: option.place):
        assert option.place == free, f"{option.name}: the next free place is {free}"
        free += len(features_of(option, OFFICIAL[option.name]))
    assert free <= OBSERVATION - RULES_AT


@pytest.mark.parametrize("name", OPTIONS)
def test_an_observation_tells_the_values_apart(name: str) -> None:
    option = OPTIONS[name]
    rows = {tuple(features_of(option, value).values()) for value in values_of(option)}
    if isinstance(option, Switch | Choice):
        assert len(rows) == len(values_of(option))
    else:
        assert len(rows) > 1
    assert all(0 <= place <= 255 for row in rows for place in row)


# In the rulebook and in words


def cells_of(name: str) -> list[str]:
    """The row of an option in the table of docs/rules.md, less its name."""
    rows = re.findall(rf"^\| `{name}` \|(.*)\|$", RULEBOOK, re.MULTILINE)
    assert len(rows) == 1, f"{name} needs a row in the table of options"
    return [cell.strip() for cell in rows[0].split("|")]


def written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)


def values_in_words(option: Option) -> str:
    match option:
        case Switch():
            return "on, off"
        case Number():
            return f"{option.least}–{option.most}"
        case Choice():
            return ", ".join(f"`{value}`" if isinstance(value, str) else str(value) for value in option.values)
        case FirstPlayer():
            return "`left`, or a seat"
        case Customs():
            return f"a list of 0 to {MOST_CUSTOMS} effect ids or texts of your own"


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_in_the_table_of_the_rulebook(name: str) -> None:
    values, *editions = cells_of(name)
    assert re.match(rf"{re.escape(values_in_words(OPTIONS[name]))}($| \(|, for )", values)
    assert editions == [written(getattr(Rules.of(edition), name)) for edition in EDITIONS]


def test_the_table_has_the_order_of_the_declaration() -> None:
    table = RULEBOOK.split("## Options", 1)[1].split("\n\nSome settings", 1)[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(OPTIONS)
    heads = re.findall(r"`(\w+)`", re.findall(r"^\| option \|(.*)\|$", table, re.MULTILINE)[0])
    assert heads == list(EDITIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_what_is_said_of_an_option_rests_on_its_clauses(name: str) -> None:
    clauses = set(OPTIONS[name].clauses.split())
    assert clauses
    assert clauses <= CLAUSES
    said = set()
    for one, other in combinations(values_of(OPTIONS[name]), 2):
        for base in (Rules(), Rules(stacking=True), Rules(challenge=False)):
            try:
                both = [explain(base.changed(**{name: value})) for value in (one, other)]
            except RulesError:
                continue
            said |= {
                clause for here, there in (both, both[::-1]) for s in here if s not in there for clause in s.clauses
            }
    assert said & clauses, "the explanation of the rules does not mention it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_has_its_words_in_every_language(name: str, language: str) -> None:
    option = OPTIONS[name]
    keys = [f"option-{name}", f"option-about-{name}", f"group-{option.group}"]
    keys += [f"value-{name}-{value}" for value in option.values] if isinstance(option, Choice) else []
    assert [key for key in keys if key not in words(language)] == []
