"""The rules in force, in short sentences for a table to show.

`explain` picks the sentences; their words are in locales/*/rules.ftl. A key stands for one whole sentence: none is put
together from parts. Each sentence names the clauses of docs/rules.md that it rests on.
"""

import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Final, TypeAlias

from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    OPTIONS,
    Rules,
    RulesError,
    unknown_edition,
    unknown_option,
)
from oneleft.words import ENGLISH, Words, words

Args: TypeAlias = dict[str, int | str]

WIDTH: Final = 80
DISCARDING_EFFECTS: Final = frozenset({"drop-wilds", "seven", "three-all", "joke"})


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule in force: the message `rule-<key>` with what to fill in, and the clauses it rests on.

    >>> Sentence("setup", "hand", {"cards": 7}, ("DEAL-2",)).text
    'Everyone is dealt 7 cards.'
    """

    section: str
    key: str
    args: Args
    clauses: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.text_in(words(ENGLISH))

    def text_in(self, language: Words) -> str:
        return language.text(f"rule-{self.key}", **self.args)


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence before it is given its section."""

    key: str
    clauses: tuple[str, ...]
    args: Args


def explain(rules: Rules, players: int | None = None, hands: int | None = None) -> list[Sentence]:
    """The rules in force, section by section; with `players` also what depends on their number.

    With `hands` the match is one of rotating partners (TEAM-2) over so many hands, not one to a target.

    Two rules that differ in an option give different sentences, unless that option changes nothing in the rest of
    the rules: `bluff` where nobody may challenge, `stack_mixed` where there are no Draw Twos.

    >>> explain(Rules(target=300))[-2].text
    'The first to reach 300 points wins the match.'
    """
    if players is not None:
        rules.check_players(players)
    return [
        Sentence(section, line.key, line.args, line.clauses)
        for section in SECTIONS
        for line in (
            _WRITERS[section](rules, players) if section != "match" or hands is None else _rotating_match(hands)
        )
    ]


def explain_text(rules: Rules, players: int | None = None, language: Words | None = None) -> str:
    """The rules in force for a terminal: titles, and sentences as wrapped bullet points."""
    said_in = language or words(ENGLISH)
    parts = []
    for section, sentences in groupby(explain(rules, players), key=lambda sentence: sentence.section):
        bullets = [_bullet(_printable(sentence).text_in(said_in)) for sentence in sentences]
        parts.append("\n".join([said_in.text(f"rules-section-{section}"), *bullets]))
    return "\n\n".join(parts) + "\n"


def describe_option(option: str, language: Words | None = None) -> str:
    """What an option is about, in one line.

    >>> describe_option("hand_size")
    'How many cards everyone is dealt'
    """
    if option not in OPTIONS:
        raise unknown_option(option)
    return (language or words(ENGLISH)).text(f"option-about-{option}")


def describe_edition(edition: str, language: Words | None = None) -> str:
    """What sets an edition apart, in one line."""
    if edition not in EDITIONS:
        raise unknown_edition(edition)
    return (language or words(ENGLISH)).text(f"edition-about-{edition}")


def describe_effect(effect: str, language: Words | None = None) -> str:
    """What a ready-made rule for a Customizable card does, in one line.

    >>> describe_effect("again")
    'You have another turn'
    """
    if effect not in CUSTOM_EFFECTS:
        raise RulesError("unknown-effect", effect=effect, effects=", ".join(CUSTOM_EFFECTS))
    return (language or words(ENGLISH)).text(f"effect-about-{effect}")


def _bullet(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def _printable(sentence: Sentence) -> Sentence:
    """A text of the players' own may hold control characters, which a terminal would obey."""
    args = {
        name: "".join(letter if letter.isprintable() else " " for letter in value) if isinstance(value, str) else value
        for name, value in sentence.args.items()
    }
    return replace(sentence, args=args)


def _say(key: str, clauses: str, **args: int | str) -> _Line:
    return _Line(key, tuple(clauses.split()), args)


def _can_bluff(rules: Rules) -> bool:
    """WILD4-3: where nobody may challenge, nobody can bluff either."""
    return rules.wild4_condition and rules.challenge and rules.bluff


def _hands_change(rules: Rules) -> bool:
    """Whether a card can give players each other's cards."""
    return rules.zero_rotation or rules.seven_swap or rules.shuffle_hands


def _deck(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("deck-size", "DECK-1 DECK-2 DECK-3 DECK-4", cards=sum(rules.deck()))
    if rules.blanks:
        yield _say("deck-colors-blanks", "DECK-1 DECK-4")
        yield _say("deck-blank", "DECK-4")
    else:
        yield _say("deck-colors", "DECK-1")
    yield _say("deck-wilds", "DECK-1")
    if rules.shuffle_hands:
        yield _say("deck-shuffle-hands", "DECK-2")
    if rules.customs:
        yield _say("deck-customs", "DECK-3", cards=len(rules.customs))


def _setup(rules: Rules, players: int | None) -> Iterator[_Line]:
    if players is not None:
        yield _say("players", "DECK-5", players=players)
    elif rules.partners:
        yield _say("players-sides", "DECK-5 TEAM-1")
    else:
        yield _say("players-any", "DECK-5")
    yield _say("dealer", "DEAL-1")
    yield _say("dealer-next", "DEAL-5")
    yield _say("hand", "DECK-5 DEAL-2", cards=rules.hand_size)
    yield _say("turned-up", "DEAL-3")
    if rules.first_player == "left":
        yield _say("first-left", "DEAL-4")
    else:
        yield _say("first-seat", "DEAL-4", seat=rules.first_player)
    yield from _start_cards(rules)


def _start_cards(rules: Rules) -> Iterator[_Line]:
    if rules.blanks:
        yield _say("start-number-blanks", "START-1 DEAL-4")
    else:
        yield _say("start-number", "START-1 DEAL-4")
        if rules.stack_mixed:
            yield _say("start-draw-two-mixed", "START-2 START-9 STACK-2")
        elif rules.stacking:
            yield _say("start-draw-two-stacking", "START-2 START-9")
        else:
            yield _say("start-draw-two", "START-2")
    yield _say("start-reverse", "START-3")
    yield _say("start-skip", "START-4")
    yield _say(f"start-wild-{rules.start_wild}", "START-5")
    yield _say(f"start-wild4-{rules.start_wild4}", "START-6")
    if rules.shuffle_hands:
        yield _say("start-shuffle-hands", "START-7")
    if rules.customs:
        yield _say("start-custom", "START-7")


def _turn(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("match", "TURN-1 TURN-5")
    yield _say("match-wild", "TURN-1 WILD-1")
    if rules.draw_to_match == "off":
        yield _say(f"draw-{rules.drawn_card}", "TURN-2 TURN-4")
        yield _say("draw-by-choice", "TURN-3")
    else:
        yield _say(f"draw-until-{rules.draw_to_match}", "MATCH-1")
        yield _say(f"drawn-{rules.drawn_card}", "MATCH-1 TURN-4")
        yield _say("draw-by-choice-one", "MATCH-1 TURN-3")
    if _can_bluff(rules) and (rules.draw_to_match != "off" or rules.drawn_card == "must"):
        yield _say("drawn-bluff", "TURN-4 MATCH-1")
    yield _say("pile-empty", "TURN-6")
    yield _say("piles-empty", "TURN-7")
    yield _say("blocked", "TURN-7")
    if rules.wrong_card == "refused":
        yield _say("wrong-refused", "TURN-8")
    else:
        yield _say("wrong-penalty", "TURN-8 PEN-2")
        # In any other case a penalty is drawn at once, so nobody could answer it with a card.
        if rules.challenge or rules.stacking or rules.jump_in:
            yield _say("wrong-penalty-more", "TURN-8")


def _actions(rules: Rules, players: int | None) -> Iterator[_Line]:
    if not rules.blanks:
        yield _say("draw-two", "DRAW2-1")
    yield _say("reverse", "REV-1")
    if players is None and not rules.partners:
        yield _say("reverse-two", "TWO-1")
    yield _say("skip", "SKIP-1")
    yield _say("wild", "WILD-1")
    yield _say("wild4", "WILD4-1")
    if not rules.wild4_condition:
        yield _say("wild4-free", "WILD4-2 WILD4-7")
        return
    if _can_bluff(rules):
        yield _say("wild4-bluff", "WILD4-2 WILD4-3")
    elif rules.challenge:
        yield _say("wild4-strict", "WILD4-2 WILD4-3")
    else:
        yield _say("wild4-unchallenged", "WILD4-2 WILD4-3 WILD4-7")
    yield _say("wild4-color-only", "WILD4-2")
    if rules.challenge:
        yield from _challenge(rules)


def _challenge(rules: Rules) -> Iterator[_Line]:
    yield _say("challenge", "WILD4-4")
    if not rules.bluff:
        if rules.stacking:
            yield _say("challenge-lost-sum", "WILD4-3 STACK-4")
        else:
            yield _say("challenge-lost", "WILD4-3 WILD4-6")
        return
    yield _say("challenge-judged", "WILD4-7")
    if rules.stacking:
        yield _say("challenge-guilty-sum", "WILD4-5 STACK-4 PEN-3")
        yield _say("challenge-innocent-sum", "WILD4-6 STACK-4 PEN-3")
        yield _say("challenge-latest", "STACK-4")
    else:
        yield _say("challenge-guilty", "WILD4-5 PEN-3")
        yield _say("challenge-innocent", "WILD4-6 PEN-3")


def _two(rules: Rules, players: int | None) -> Iterator[_Line]:
    if players != 2:
        return
    yield _say("two-reverse", "TWO-1")
    yield _say("two-skip", "TWO-2")
    yield _say("two-draw-blanks" if rules.blanks else "two-draw", "TWO-3")


def _special(rules: Rules, _players: int | None) -> Iterator[_Line]:
    if rules.shuffle_hands:
        yield _say("shuffle-hands", "SHUF-1")
        yield _say("shuffle-hands-last", "SHUF-2")
        yield _say("shuffle-hands-empty", "SHUF-2")
    if rules.customs:
        yield _say("custom", "CUST-1")
        yield _say("custom-last", "CUST-2")
    for card, effect in enumerate(rules.customs, start=1):
        yield _custom(rules, card, effect)
    yield from _custom_notes(rules)


def _custom(rules: Rules, card: int, effect: str) -> _Line:
    if effect not in CUSTOM_EFFECTS:
        return _say("custom-own", "CUST-1", card=card, text=effect)
    if effect == "three-or-play" and rules.drawn_card == "must":
        return _say("custom-three-or-play-must", "CUST-three-or-play TURN-4", card=card)
    return _say(f"custom-{effect}", f"CUST-{effect}", card=card)


def _custom_notes(rules: Rules) -> Iterator[_Line]:
    """Notes on effects that need to be said only once, not for each card."""
    if "drop-wilds" in rules.customs:
        yield _say("custom-drop-wilds-out", "CUST-drop-wilds")
    if "three-or-play" in rules.customs and rules.draw_to_match != "off":
        yield _say("custom-three-not-until", "CUST-three-or-play MATCH-1")
    discarding = [f"CUST-{effect}" for effect in CUSTOM_EFFECTS if effect in DISCARDING_EFFECTS & {*rules.customs}]
    if discarding:
        yield _say("custom-discards", " ".join(discarding))


def _house(rules: Rules, players: int | None) -> Iterator[_Line]:
    yield from _stacking(rules)
    yield from _jumping_in(rules)
    if rules.zero_rotation:
        yield _say("zero", "ZERO-1")
    if rules.seven_swap:
        yield _say("seven-two" if players == 2 else "seven", "SEVEN-1")
    if rules.zero_rotation and rules.seven_swap:
        yield _say("zero-seven-last", "SWAP-1")
    elif rules.zero_rotation:
        yield _say("zero-last", "SWAP-1")
    elif rules.seven_swap:
        yield _say("seven-last", "SWAP-1")


def _stacking(rules: Rules) -> Iterator[_Line]:
    if not rules.stacking:
        yield _say("no-stacking-blanks" if rules.blanks else "no-stacking", "DRAW2-1 WILD4-1 STACK-1 STACK-2")
        return
    if rules.blanks:
        yield _say("stack-wild4-only", "STACK-2 DECK-4")
    else:
        yield _say("stack-draw-two", "STACK-1")
        yield _say("stack-wild4", "STACK-2")
    yield _say("stack-sum", "STACK-1 STACK-2")
    yield _say("stack-one", "STACK-3")
    if not rules.blanks:
        if rules.stack_mixed:
            yield _say("stack-mixed", "STACK-2 STACK-6")
            if rules.challenge:
                yield _say("stack-mixed-challenge", "STACK-6")
        else:
            yield _say("stack-kinds", "STACK-2")
    if rules.jump_in:
        yield _say("stack-or-jump", "STACK-7")


def _jumping_in(rules: Rules) -> Iterator[_Line]:
    if not rules.jump_in:
        yield _say("no-jump-in", "TURN-8 JUMP-1")
        return
    yield _say("jump-in", "JUMP-1")
    yield _say("jump-from", "JUMP-1")
    yield _say("jump-undo-sum" if rules.stacking else "jump-undo", "JUMP-3")
    yield _say("jump-two", "JUMP-2")
    yield _say("jump-until-challenge" if rules.challenge else "jump-until", "JUMP-4")
    yield _say("jump-start", "START-9 JUMP-3")
    if rules.challenge:
        yield _say("jump-wild4", "JUMP-4")
    if len(rules.customs) > 1:
        yield _say("jump-customs", "CUST-2")


def _uno(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("uno", "UNO-1")
    yield _say("uno-late", "UNO-2")
    yield _say("uno-caught", "UNO-3")
    yield _say(f"uno-{rules.uno_owed_by}", "UNO-5")
    if _hands_change(rules):
        yield _say(f"uno-{rules.uno_owed_by}-change", "UNO-1 UNO-5")
        if rules.uno_owed_by == "holder":
            yield _say("uno-holder-other", "UNO-1 UNO-5")
    yield _say(f"catch-{rules.catch_until}", "UNO-4 UNO-7")
    if rules.false_catch == 0:
        yield _say("false-catch-none", "UNO-6")
    else:
        yield _say("false-catch", "UNO-6", cards=rules.false_catch)


def _end(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("out", "END-1")
    if rules.shuffle_hands:
        yield _say("out-any-but-shuffle", "END-1 END-2 SHUF-2")
    else:
        yield _say("out-any", "END-1 END-2")
    yield _last_draws(rules)
    yield _say("last-final", "END-3")
    if rules.partners:
        yield _say("score-side", "TEAM-1 SCORE-1")
    elif rules.scoring == "winner_takes":
        yield _say("score-winner", "SCORE-1 SCORE-3")
    else:
        yield _say("score-own", "SCORE-3 ELIM-1")
    yield from _points(rules)


def _last_draws(rules: Rules) -> _Line:
    if rules.stacking:
        return _say("last-draws-sum-blanks" if rules.blanks else "last-draws-sum", "END-2 END-3 STACK-5")
    return _say("last-draws-blanks" if rules.blanks else "last-draws", "END-2 END-3")


def _points(rules: Rules) -> Iterator[_Line]:
    yield _say("points-numbers", "SCORE-1")
    yield _say("points-actions-blanks" if rules.blanks else "points-actions", "SCORE-1")
    yield _say("points-wilds", "SCORE-1", points=rules.wild_points)
    if rules.shuffle_hands:
        yield _say("points-shuffle-hands", "SCORE-1")
    if rules.customs:
        yield _say("points-customs", "SCORE-1")


def _match(rules: Rules, players: int | None) -> Iterator[_Line]:
    if rules.partners:
        yield _say("partners", "TEAM-1")
        for first, second in rules.teams(players or 0):
            yield _say("partners-pair", "TEAM-1", first=first, second=second)
        yield _say("target-side", "SCORE-2 TEAM-1", target=rules.target)
    elif rules.scoring == "winner_takes":
        yield _say("target", "SCORE-2", target=rules.target)
    elif rules.scoring == "running_total":
        yield _say("target-total", "SCORE-3", target=rules.target)
        yield _say("target-total-tie", "SCORE-3")
    else:
        yield _say("target-out", "ELIM-1", target=rules.target)
        yield _say("target-out-last", "ELIM-1")
        if players != 2:
            yield _say("target-out-two", "ELIM-1 TWO-1")
    yield _say("round-next", "ROUND-1")


def _rotating_match(hands: int) -> Iterator[_Line]:
    yield _say("rotating", "TEAM-2")
    yield _say("rotating-points", "TEAM-2")
    yield _say("rotating-end", "TEAM-2", hands=hands)


def _table(rules: Rules, _players: int | None) -> Iterator[_Line]:
    if rules.suggestions:
        yield _say("suggestions", "PEN-1")
    if rules.veto:
        yield _say("veto", "VETO-1 VETO-2")
        yield _say("veto-back", "VETO-1 VETO-2")
        yield _say("veto-still", "VETO-2")


# In the order they are read.
_WRITERS: Final[Mapping[str, Callable[[Rules, int | None], Iterator[_Line]]]] = MappingProxyType(
    {
        "deck": _deck,
        "setup": _setup,
        "turn": _turn,
        "actions": _actions,
        "two": _two,
        "special": _special,
        "house": _house,
        "uno": _uno,
        "end": _end,
        "match": _match,
        "table": _table,
    }
)
SECTIONS: Final = tuple(_WRITERS)
