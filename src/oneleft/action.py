"""An action as a value: a small int the engine understands, with its text in the notation.

>>> Action.parse("play W:g").color
2
>>> str(Action.parse("catch 2"))
'catch 2'
"""

from typing import Final, Self

from oneleft.cards import (
    CARD_CODES,
    COLOR_LETTERS,
    FACE_OF_CODE,
    FACES,
    MOST_PLAYERS,
    WILD,
    color_of,
    is_wild,
    symbol_of,
)
from oneleft.engine import actions as code

_PLAIN: Final = {
    code.DRAW: "draw",
    code.PASS: "pass",
    code.CHALLENGE: "challenge",
    code.SAY_UNO: "uno",
    code.DO_PERFORM: "perform",
    code.CHICKEN: "chicken",
    code.VOTE_YES: "vote yes",
    code.VOTE_NO: "vote no",
}
SEAT_VERBS: Final = (
    "play",
    "draw",
    "pass",
    "challenge",
    "color",
    "uno",
    "catch",
    "veto",
    "discard",
    "vote",
    "perform",
    "chicken",
)


class ActionTextError(ValueError):
    """A text that is not an action."""


class Action(int):
    """What a seat wants to do. Compares and hashes like its int; `str()` gives the notation without the seat."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an action without its seat, strictly: 'play r7>2 uno', 'draw', 'vote yes'."""
        found = _CODE_OF_TEXT.get(text)
        if found is None:
            raise ActionTextError(_what_is_wrong(text))
        return cls(found)

    def __str__(self) -> str:
        return _TEXT_OF_CODE.get(self, f"action {int(self)}")

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    @property
    def is_play(self) -> bool:
        return code.is_play(self)

    @property
    def says_uno(self) -> bool:
        return self >= code.SAYING_UNO

    @property
    def card(self) -> int | None:
        """The face played or discarded."""
        if self.is_play:
            return code.played_face(code.without_uno(self))
        return self - code.DISCARD_CARD if self >= code.DISCARD_CARD else None

    @property
    def color(self) -> int | None:
        """The colour a wild names."""
        plain = code.without_uno(self)
        if code.PLAY_WILD <= plain < code.PLAY_SEVEN:
            return code.played_color(plain)
        return self - code.NAME_COLOR if code.NAME_COLOR <= self < code.CATCH else None

    @property
    def target(self) -> int | None:
        """The seat this is aimed at: to trade hands with, to catch, to give the VETO card to."""
        plain = code.without_uno(self)
        if code.PLAY_SEVEN <= plain < code.DRAW:
            return code.played_target(plain)
        if code.CATCH <= self < code.PUT_VETO:
            return self - code.CATCH
        return self - code.PUT_VETO if code.PUT_VETO <= self < code.PENALTY else None

    def with_uno(self) -> "Action":
        """The same play, saying UNO with it."""
        if not self.is_play or self.says_uno:
            raise ValueError(f"UNO cannot be said with {str(self)!r}")
        return Action(self + code.SAYING_UNO)


def _texts() -> dict[int, str]:
    texts = dict(_PLAIN)
    for face in range(FACES):
        texts[code.DISCARD_CARD + face] = f"discard {CARD_CODES[face]}"
        if is_wild(face):
            for color, letter in enumerate(COLOR_LETTERS):
                texts[code.play_action(face, color, code.ANY_SEAT)] = f"play {CARD_CODES[face]}:{letter}"
            continue
        texts[code.play_action(face, color_of(face), code.ANY_SEAT)] = f"play {CARD_CODES[face]}"
        if symbol_of(face) == 7:
            for seat in range(MOST_PLAYERS):
                texts[code.play_action(face, color_of(face), seat)] = f"play {CARD_CODES[face]}>{seat}"
    for color, letter in enumerate(COLOR_LETTERS):
        texts[code.NAME_COLOR + color] = f"color {letter}"
    for seat in range(MOST_PLAYERS):
        texts[code.CATCH + seat] = f"catch {seat}"
        texts[code.PUT_VETO + seat] = f"veto {seat}"
    for action, text in list(texts.items()):
        if code.is_play(action):
            texts[action + code.SAYING_UNO] = f"{text} uno"
    return texts


_TEXT_OF_CODE: Final = _texts()
ACTION_CODES: Final = frozenset(_TEXT_OF_CODE)
text_of: Final = _TEXT_OF_CODE.__getitem__  # str() of a known action, at a fraction of the cost
_CODE_OF_TEXT: Final = {text: action for action, text in _TEXT_OF_CODE.items()}


def _what_is_wrong(text: str) -> str:
    words = text.split(" ")
    verb = words[0]
    if verb not in SEAT_VERBS:
        return f"unknown verb {verb!r}: choose from {', '.join(SEAT_VERBS)}"
    if verb in ("play", "discard") and len(words) > 1:
        card = words[1].split(":")[0].split(">")[0]
        if card not in FACE_OF_CODE:
            return f"unknown card {card!r} in {text!r}"
        if verb == "play" and FACE_OF_CODE[card] >= WILD and ":" not in words[1]:
            return f"{text!r} does not name a colour: write play {card}:r, :y, :g or :b"
    if verb in ("catch", "veto") and len(words) == 2:
        return f"unknown seat {words[1]!r} in {text!r}"
    return f"cannot read {text!r} as an action"
