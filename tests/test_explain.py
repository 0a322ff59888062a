"""Every option shows in the explanation, every sentence rests on a clause, and nothing is said that is not in force."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft.explain import SECTIONS, describe_edition, describe_option, explain, explain_text
from oneleft.explain.sentences import WIDTH
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, OPTIONS, Rules, RulesError
from oneleft.words import LOCALES
from tests.strategies import values_of

RULEBOOK = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
# Every message of the rules by its key, as it is written in the catalogue.
TEXTS = dict(
    re.findall(
        r"^([a-z][\w-]*) = (.*(?:\n .*)*)", (LOCALES / "en" / "rules.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
)
CLAUSES = set(re.findall(r"^\| ([A-Z0-9]+-[A-Za-z0-9-]+) \|", RULEBOOK, re.MULTILINE))

# Every option that adds something, with as many others on as go together with it.
FULL_HOUSE: dict[str, Any] = {
    "shuffle_hands": True,
    "customs": ("drop-wilds", "three-or-play", "joke"),
    "veto": True,
    "suggestions": True,
    "wrong_card": "penalty",
    "draw_to_match": "may",
    "stacking": True,
    "jump_in": True,
    "zero_rotation": True,
    "seven_swap": True,
    "uno_owed_by": "holder",
}
BASES = (
    *(Rules.of(edition) for edition in EDITIONS),
    Rules(**FULL_HOUSE),
    Rules(**FULL_HOUSE, partners=True, stack_mixed=True, first_player=3),
    Rules(**FULL_HOUSE, wild4_condition=False, challenge=False, scoring="elimination"),
    Rules(**FULL_HOUSE, challenge=False, blanks=True, scoring="running_total", target=1),
)


def changed(rules: Rules, **options: Any) -> Rules | None:
    """The rules with options changed, unless they contradict each other."""
    try:
        return rules.changed(**options)
    except RulesError:
        return None


def changes_nothing(option: str, rules: Rules) -> bool:
    """Whether the rest of the rules leaves an option without any effect."""
    if option == "bluff":
        return not rules.challenge  # WILD4-3
    return option == "stack_mixed" and rules.blanks  # there are no two kinds to mix


def texts(rules: Rules, players: int | None = None) -> list[str]:
    return [sentence.text for sentence in explain(rules, players)]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_two_values_of_an_option_read_differently(option: str) -> None:
    told_apart = set()
    for base in BASES:
        variants = {value: changed(base, **{option: value}) for value in values_of(OPTIONS[option])}
        shown = {value: (texts(rules), explain_text(rules)) for value, rules in variants.items() if rules}
        for first, second in combinations(shown, 2):
            if changes_nothing(option, base):
                assert shown[first] == shown[second]
            else:
                assert shown[first][0] != shown[second][0]
                assert shown[first][1] != shown[second][1]
                told_apart.add((first, second))
    assert told_apart == set(combinations(values_of(OPTIONS[option]), 2))


def some_values(option: str) -> st.SearchStrategy[Any]:
    if option == "customs":
        own = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(
            lambda text: bool(text.strip()) and not text.startswith("CUST-")
        )
        return st.lists(st.sampled_from(CUSTOM_EFFECTS) | own, max_size=3).map(tuple)
    if option == "target":
        return st.integers(1, 10_000)
    return st.sampled_from(values_of(OPTIONS[option]))


@st.composite
def some_rules(draw: st.DrawFn) -> Rules:
    options = {option: draw(some_values(option)) for option in OPTIONS}
    options["stack_mixed"] &= options["stacking"]
    options["challenge"] &= options["wild4_condition"]
    options["partners"] &= options["scoring"] == "winner_takes"
    return Rules(**options)


@given(some_rules(), st.sampled_from(list(OPTIONS)), st.data())
@settings(max_examples=300, deadline=None)
def test_any_rules_show_any_change(rules: Rules, option: str, data: st.DataObject) -> None:
    other = changed(rules, **{option: data.draw(some_values(option))})
    if other and other != rules:
        if changes_nothing(option, rules):
            assert texts(rules) == texts(other)
        else:
            assert texts(rules) != texts(other)


@given(some_rules())
@settings(max_examples=200, deadline=None)
def test_any_rules_make_well_formed_sentences(rules: Rules) -> None:
    sentences = explain(rules)
    keys = [(sentence.key, tuple(sentence.args.values())) for sentence in sentences]
    assert len(set(keys)) == len(keys)
    assert [sentence.section for sentence in sentences] == sorted(
        (sentence.section for sentence in sentences), key=SECTIONS.index
    )
    for sentence in sentences:
        assert set(sentence.args) == set(re.findall(r"\$(\w+)", TEXTS[f"rule-{sentence.key}"]))
        assert sentence.clauses
        assert set(sentence.clauses) <= CLAUSES
    for line in explain_text(rules).splitlines():
        assert len(line) <= WIDTH
        assert line.isprintable()


def many_rules() -> Iterator[Rules]:
    """Official, and nearly everything at once, each with every two options changed."""
    few = {"hand_size": [1, 7], "first_player": [0], "false_catch": [1, 2], "target": [1, 500]}
    single = [(option, value) for option in OPTIONS for value in few.get(option, values_of(OPTIONS[option]))]
    for base in (Rules(), Rules(**FULL_HOUSE)):
        for one, other in combinations(single, 2):
            rules = changed(base, **dict((one, other)))
            if rules:
                yield rules


def test_every_text_is_used() -> None:
    used = {f"option-about-{option}" for option in OPTIONS} | {f"edition-about-{edition}" for edition in EDITIONS}
    used |= {f"effect-about-{effect}" for effect in CUSTOM_EFFECTS} | {f"rules-section-{name}" for name in SECTIONS}
    used |= {f"rule-{sentence.key}" for hands in (1, 4) for sentence in explain(Rules(partners=True), 4, hands)}
    sections = set()
    counted = ((Rules(seven_swap=True), 2), (Rules(blanks=True), 2), (Rules(partners=True), 4))
    for rules, players in (*((rules, None) for rules in many_rules()), *counted):
        for sentence in explain(rules, players):
            used.add(f"rule-{sentence.key}")
            sections.add(sentence.section)
    assert used == set(TEXTS)
    assert sections == set(SECTIONS)


def test_every_text_is_a_sentence_or_a_line() -> None:
    for key, written in TEXTS.items():
        text = re.sub(r"(?s)\{.*\*\[other\] (.*)\n.*", r"\1", written)
        described = not key.startswith("rule-")
        assert text[0].isupper() or text.startswith("{")
        assert text.endswith(".") != described
        assert "  " not in text
        assert len(text) <= (110 if described else 200), key


def test_a_match_of_rotating_partners_knows_no_target_and_no_lasting_sides() -> None:
    sentences = explain(Rules(partners=True), 4, hands=6)
    match = [sentence for sentence in sentences if sentence.section == "match"]
    assert [sentence.key for sentence in match] == ["rotating", "rotating-points", "rotating-end"]
    assert "6 hands" in match[-1].text
    assert all(set(sentence.clauses) <= CLAUSES for sentence in match)


def test_what_is_not_in_force_is_not_said() -> None:
    words_of = {
        "jump_in": r"jump",
        "stacking": r"stack",
        "challenge": r"challenge",
        "shuffle_hands": r"Shuffle Hands",
        "veto": r"VETO",
        "partners": r"[Pp]artner|\bsides?\b",
        "zero_rotation": r"\b0\b.*hands",
        "seven_swap": r"\b7\b.*hands",
    }
    news = {
        "no-jump-in",
        "no-stacking",
        "no-stacking-blanks",
        "wild4-free",
        "wild4-unchallenged",
    }
    for base in BASES:
        for option, words in words_of.items():
            rules = changed(base, **{option: False}) or base.changed(stacking=False, stack_mixed=False)
            said = [s.text for s in explain(rules) if s.key not in news and re.search(words, s.text)]
            assert said == [], option


def test_where_blanks_are_there_are_no_draw_twos() -> None:
    for base in BASES:
        said = [s.key for s in explain(base.changed(blanks=True)) if "Draw Two" in s.text]
        assert said == ["deck-blank"]


def keys(rules: Rules, players: int | None = None) -> set[str]:
    return {sentence.key for sentence in explain(rules, players)}


def test_values_appear() -> None:
    rules = Rules(hand_size=9, target=321, false_catch=3, wild_points=20, first_player=6, customs=("Sing {loud}!",))
    text = "\n".join(texts(rules))
    assert "dealt 9 cards" in text
    assert "reach 321 points" in text
    assert "costs the accuser 3 cards" in text
    assert "Wild and Wild Draw Four count 20 points" in text
    assert "The first player is seat 6" in text
    assert "Customizable 1: “Sing {loud}!”" in text
    assert "The deck has 109 cards." in text


def test_one_is_not_many() -> None:
    rules = Rules(hand_size=1, target=1, false_catch=1, customs=("again",))
    assert {
        "Everyone is dealt a single card.",
        "The first to score a point wins the match.",
        "Accusing somebody who does not owe UNO costs the accuser one card.",
        "One Wild Customizable is in the deck.",
    } <= set(texts(rules))
    assert not [text for text in texts(rules) if re.search(r"\b1 (cards|points)", text)]


def test_bluffing_needs_a_challenge() -> None:
    assert "wild4-bluff" in keys(Rules())
    assert {"wild4-strict", "challenge-lost"} <= keys(Rules(bluff=False))
    assert "wild4-unchallenged" in keys(Rules(challenge=False))
    assert "wild4-free" in keys(Rules.of("europe"))
    assert "drawn-bluff" in keys(Rules(drawn_card="must"))
    assert "drawn-bluff" not in keys(Rules(drawn_card="must", bluff=False))


def test_draw_to_match_goes_with_drawn_card() -> None:
    assert {"draw-until-may", "drawn-must"} <= keys(Rules(draw_to_match="may", drawn_card="must"))
    assert {"draw-until-must", "drawn-may"} <= keys(Rules(draw_to_match="must"))
    assert not {"draw-may", "draw-must"} & keys(Rules(draw_to_match="may"))


def test_hands_that_change_owe_uno() -> None:
    assert {"uno-holder-change", "uno-holder-other"} <= keys(Rules(seven_swap=True, uno_owed_by="holder"))
    assert "uno-player-change" in keys(Rules(zero_rotation=True))
    assert "uno-holder-change" not in keys(Rules.of("quick"))


def test_stacking_meets_jumping_in() -> None:
    both = keys(Rules(stacking=True, jump_in=True))
    assert {"stack-or-jump", "jump-undo-sum", "challenge-guilty-sum"} <= both
    assert "stack-or-jump" not in keys(Rules(jump_in=True))


def test_two_players() -> None:
    assert {"two-reverse", "two-skip", "two-draw"} <= keys(Rules(), 2)
    assert "reverse-two" in keys(Rules())
    assert not {"reverse-two", "two-reverse"} & keys(Rules(), 3)
    assert "target-out-two" in keys(Rules(scoring="elimination"), 3)
    assert "target-out-two" not in keys(Rules(scoring="elimination"), 2)


def test_partners_are_named() -> None:
    rules = Rules(partners=True)
    pairs = [sentence.text for sentence in explain(rules, 6) if sentence.key == "partners-pair"]
    assert pairs == [f"Seats {seat} and {seat + 3} are partners." for seat in range(3)]
    assert "partners-pair" not in keys(rules)


def test_players_must_fit_the_rules() -> None:
    with pytest.raises(RulesError, match="partners need an even number"):
        explain(Rules(partners=True), 5)
    with pytest.raises(RulesError, match="seats are 0 to 2"):
        explain(Rules(first_player=3), 3)


def test_all_ten_effects_are_explained() -> None:
    said = {effect: texts(Rules(customs=(effect,))) for effect in CUSTOM_EFFECTS}
    lines = {next(text for text in said[effect] if text.startswith("Customizable 1: ")) for effect in CUSTOM_EFFECTS}
    assert len(lines) == len(CUSTOM_EFFECTS)
    assert not [line for line in lines if "“" in line]


def test_text_for_the_terminal() -> None:
    text = explain_text(Rules(), 2)
    assert text.startswith("The cards\n- The deck has 108 cards.\n- Red, yellow")
    assert "\n\nTwo players\n- Reverse works like Skip" in text
    assert text.endswith("is dealt.\n")
    assert "\x1b" not in explain_text(Rules(customs=("\x1b[2J wipes\nthe screen",)))


def test_options_and_editions_are_described() -> None:
    assert len({describe_option(option) for option in OPTIONS}) == len(OPTIONS)
    assert len({describe_edition(edition) for edition in EDITIONS}) == len(EDITIONS)
    with pytest.raises(RulesError, match="unknown option 'edition'"):
        describe_option("edition")
    with pytest.raises(RulesError, match="unknown edition 'junior'"):
        describe_edition("junior")
