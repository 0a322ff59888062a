"""What a person can do now, as a numbered list; and what they typed, as an action."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oneleft.action import Action
from oneleft.cards import (
    CARD_CODES,
    COLOR_LETTERS,
    COLOR_NAMES,
    CUSTOM_1,
    FACES,
    card_name,
    color_of,
    is_wild,
    symbol_of,
)
from oneleft.cli.language import listed, text
from oneleft.cli.story import Labels, color_letter, color_name
from oneleft.cli.terminal import printable
from oneleft.engine.effects import sevens_trade
from oneleft.game import View

Actions = tuple[Action, ...]

# Verbs in the order they are offered; VETO last, because it is possible in every turn.
VERBS: Final = (
    "uno",
    "catch",
    "play",
    "discard",
    "color",
    "challenge",
    "draw",
    "pass",
    "vote",
    "perform",
    "chicken",
    "veto",
)
PLAIN: Final = ("draw", "pass", "challenge", "uno", "perform", "chicken", "vote yes", "vote no")
SHORT: Final = {
    "d": "draw",
    "p": "pass",
    "c": "challenge",
    "y": "vote yes",
    "yes": "vote yes",
    "n": "vote no",
    "no": "vote no",
}
_CARD: Final = re.compile(r"(?P<card>[^:>]+)(:(?P<color>\w+))?(>(?P<who>.+))?")
_WITH_UNO: Final = re.compile(r"(?P<rest>.*\S)\s*?(?:uno|u)")


class NotUnderstood(ValueError):
    """What was typed is not a choice; the message says why."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the list. It has several actions if a colour or a player is still to be named."""

    label: str
    actions: Actions
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What was typed: the actions it can mean, and whether UNO is said with it."""

    actions: Actions
    says_uno: bool = False


def verb_of(action: Action) -> str:
    return str(action).split(" ")[0]


def chances(view: View) -> list[Action]:
    """What can be done out of turn and may soon be impossible: say UNO, catch, jump in. VETO can wait."""
    now = [action for action in view.legal if verb_of(action) in ("uno", "catch")]
    if view.jump and view.phase in ("turn", "respond"):
        now += [action for action in view.legal if action.is_play and action.card == view.top]
    return now


def make_choices(view: View, actions: Sequence[Action], names: Sequence[str], labels: Labels) -> list[Choice]:
    """Actions as a list to choose from; plays that differ by colour or player only are one choice."""
    groups: dict[tuple[int, int, int], list[Action]] = {}
    for action in actions:
        place = VERBS.index(verb_of(action))
        if action.card is not None:
            groups.setdefault((place, action.card, 0), []).append(action)
        else:
            groups.setdefault((place, 0, 0 if verb_of(action) == "veto" else int(action)), []).append(action)
    return [
        Choice(_label(group, view, names, labels), tuple(sorted(group)), group[0].card)
        for _, group in sorted(groups.items(), key=lambda item: item[0])
    ]


def _label(group: Sequence[Action], view: View, names: Sequence[str], labels: Labels) -> str:
    action = group[0]
    verb = verb_of(action)
    if action.card is not None:
        return labels.card(action.card)
    if action.color is not None:
        return labels.color(action.color)
    if verb == "vote":
        return text("choice-yes" if str(action) == "vote yes" else "choice-no")
    if verb == "draw":
        return _draw_label(view)
    if verb == "pass":
        return text("choice-pass" if view.drawn else "choice-pass-none")
    if verb == "challenge":
        assert view.wild4 is not None
        name = names[view.wild4[0]]
        return text("choice-challenge", name=name, count=view.pending, more=view.pending + 2)
    if verb == "veto" and len(group) == 1 and action.target is not None:
        return text("choice-veto-who", name=names[action.target])
    return text(f"choice-{verb}", name="" if action.target is None else names[action.target])


def _draw_label(view: View) -> str:
    if view.phase == "respond":
        return text("choice-draw-penalty", count=view.pending)
    if view.phase == "drawn":
        return text("choice-draw-more")
    if view.three == view.seat:
        return text("choice-draw-three")
    fits = any(action.is_play for action in view.legal)
    if view.rules.draw_to_match == "off" or fits:
        return text("choice-draw")
    return text("choice-draw-must" if view.rules.draw_to_match == "must" else "choice-draw-match")


def read_wish(typed: str, view: View, choices: Sequence[Choice], names: Sequence[str], labels: Labels) -> Wish:
    """Read what was typed: a number, a card, or an action of the notation; with `u` for UNO."""
    words = " ".join(typed.lower().replace("[", "").replace("]", "").split())
    problem = NotUnderstood(text("cannot-understand", typed=printable(typed)))
    try:
        actions = _read(words, view, choices, names, labels)
    except NotUnderstood as error:
        actions, problem = None, error
    if actions is not None:
        return Wish(actions)
    uno = _WITH_UNO.fullmatch(words)
    if uno is not None:
        actions = _read(uno["rest"].strip(), view, choices, names, labels)
        if actions is not None:
            return Wish(actions, says_uno=True)
    raise problem


def _read(words: str, view: View, choices: Sequence[Choice], names: Sequence[str], labels: Labels) -> Actions | None:
    if words.isascii() and words.isdigit():
        if not 1 <= int(words) <= len(choices):
            raise NotUnderstood(text("cannot-choice", number=words, last=len(choices)))
        return choices[int(words) - 1].actions
    if view.phase == "color" and (color := read_color(words.removeprefix("color "))) is not None:
        return (Action.parse(f"color {COLOR_LETTERS[color]}"),)
    words = _short().get(words, words)
    if words in PLAIN:
        return (Action.parse(words),)
    verb, _, who = words.partition(" ")
    if verb in ("catch", "veto"):
        return _read_about_player(verb, who, view, names)
    return _read_card(words.removeprefix("play ").removeprefix("discard "), view, names, labels)


def _read_about_player(verb: str, who: str, view: View, names: Sequence[str]) -> Actions:
    if who:
        return (Action.parse(f"{verb} {read_player(who, names)}"),)
    possible = tuple(action for action in view.legal if verb_of(action) == verb)
    if not possible:
        raise NotUnderstood(text("refused-not-now"))
    return possible


def _read_card(words: str, view: View, names: Sequence[str], labels: Labels) -> Actions | None:
    """Every legal action with the card; if there is none, an illegal one, whose refusal will say why."""
    parts = _CARD.fullmatch(words)
    if parts is None:
        return None
    face = _spellings(labels).get(parts["card"].strip())
    color = None if parts["color"] is None else read_color(parts["color"])
    unread = parts["color"] is not None and color is None
    if face is None or unread or (parts["color"] and not is_wild(face)) or (parts["who"] and not is_seven(face)):
        return None
    target = None if parts["who"] is None else read_player(parts["who"], names)
    legal = tuple(
        action
        for action in view.legal
        if action.card == face
        and (color is None or action.color == color)
        and (target is None or action.target == target)
    )
    return tuple(sorted(legal)) or _as_written(face, color, target, view)


def _as_written(face: int, color: int | None, target: int | None, view: View) -> Actions:
    """The play of a card that is not legal now (TURN-8), as it would be written."""
    name = CARD_CODES[face]
    if view.phase == "discard":
        return (Action.parse(f"discard {name}"),)
    if is_wild(face):
        return (Action.parse(f"play {name}:{COLOR_LETTERS[color or 0]}"),)
    if target is None and is_seven(face) and sevens_trade(view.rules, len(view.hand)):
        target = view.next_seat
    if target is not None:
        return (Action.parse(f"play {name}>{target}"),)
    return (Action.parse(f"play {name}"),)


def is_seven(face: int) -> bool:
    return not is_wild(face) and symbol_of(face) == 7


def read_color(words: str) -> int | None:
    """'r' or 'red', as it is shown; failing that, as in the notation."""
    for color in range(len(COLOR_LETTERS)):
        if words in (color_letter(color).lower(), color_name(color).lower()):
            return color
    for color, letter in enumerate(COLOR_LETTERS):
        if words in (letter, COLOR_NAMES[color]):
            return color
    return None


def read_player(words: str, names: Sequence[str]) -> int:
    """A player by seat number or by the beginning of the name."""
    if words.isascii() and words.isdigit() and int(words) < len(names):
        return int(words)
    found = [seat for seat, name in enumerate(names) if name.lower().startswith(words)]
    exact = [seat for seat, name in enumerate(names) if name.lower() == words]
    if len(exact or found) != 1:
        raise NotUnderstood(text("cannot-player", typed=printable(words), names=listed(names)))
    return (exact or found)[0]


def _spellings(labels: Labels) -> dict[str, int]:
    """The cards by what may be typed for them: as shown, in words, in the notation. What is shown takes precedence."""
    spellings = {card_name(face).lower(): face for face in range(CUSTOM_1)}
    spellings |= {CARD_CODES[face].lower(): face for face in range(FACES)}
    for face in range(CUSTOM_1):  # not Customizable cards: their house rules may look alike, their codes do not
        shown = labels.plain_card(face).lower()
        by_code = shown if is_wild(face) else color_letter(color_of(face)).lower() + CARD_CODES[face][1:].lower()
        spellings |= {labels.full_card(face).lower(): face, shown: face, by_code: face}
    return spellings


def _short() -> dict[str, str]:
    """Short inputs for actions; yes and no in the person's language, too."""
    return SHORT | {text("terminal-yes"): "vote yes", text("terminal-no"): "vote no"}
