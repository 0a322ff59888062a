"""What happened, in words: events as one seat sees them become sentences."""

from collections.abc import Sequence
from typing import Final, assert_never

import msgspec

from oneleft.cards import (
    CARD_CODES,
    COLOR_LETTERS,
    CUSTOM_1,
    FACE_OF_CODE,
    SYMBOL_LETTERS,
    WILD,
    color_of,
    is_wild,
    symbol_of,
)
from oneleft.cli.language import listed, text
from oneleft.cli.terminal import HARD_SPACE, Terminal, printable
from oneleft.game import Event
from oneleft.rules import CUSTOM_EFFECTS, Rules
from oneleft.words import Filling

# White on red, black on yellow and green, white on blue; wilds in reverse video.
COLOR_CODES: Final = ("1;97;41", "30;43", "30;42", "1;97;44")
WILD_CODES: Final = "1;7"

# The detail of an event that names a second seat, besides the one that acts.
ABOUT: Final = ("to_seat", "suspect", "by", "accused", "with", "next")


class Labels:
    """Cards and colours as they are shown: always with the letter, so that nobody needs to see the colour."""

    def __init__(self, rules: Rules, terminal: Terminal) -> None:
        self.customs = rules.customs
        self._terminal = terminal

    def plain_card(self, face: int) -> str:
        """'R 7', 'G Skip', 'Wild'."""
        if face >= CUSTOM_1:
            effect = self.customs[face - CUSTOM_1] if face - CUSTOM_1 < len(self.customs) else ""
            rule = text(f"effect-{effect}" if effect in CUSTOM_EFFECTS else "card-custom-own")
            return text("card-custom-short", number=face - CUSTOM_1 + 1, rule=rule)
        return _card_text("card-short", face)

    def full_card(self, face: int) -> str:
        """'Red 7', 'Green Skip', 'Wild'."""
        return _card_text("card-colored", face)

    def card(self, face: int) -> str:
        label = f"[{self.plain_card(face)}]".replace(" ", HARD_SPACE)
        return self._terminal.paint(label, WILD_CODES if face >= WILD else COLOR_CODES[color_of(face)])

    def cards(self, faces: Sequence[int]) -> str:
        return " ".join(self.card(face) for face in faces) or text("seat-cards", count=0)

    def color(self, color: int) -> str:
        return self._terminal.paint(color_name(color).upper(), COLOR_CODES[color])

    def own_text(self, face: int) -> str:
        """The house rule the players wrote for a Customizable card."""
        return printable(self.customs[face - CUSTOM_1])


def color_name(color: int) -> str:
    return text(f"color-{COLOR_LETTERS[color]}")


def color_letter(color: int) -> str:
    return text("card-letter", color=COLOR_LETTERS[color])


def _card_text(key: str, face: int) -> str:
    if is_wild(face):
        return text(f"card-{CARD_CODES[face]}")
    return text(key, color=COLOR_LETTERS[color_of(face)], symbol=SYMBOL_LETTERS[symbol_of(face)])


class Storyteller:
    """Tells one person what happened; `me` is that person's seat, None for a spectator."""

    def __init__(self, names: Sequence[str], me: int | None, labels: Labels) -> None:
        self._names = names
        self._me = me
        self._labels = labels
        self._last_custom = CUSTOM_1

    def tell(self, events: Sequence[Event]) -> str:
        """The events of one action as a paragraph; empty where there is nothing to tell."""
        seen = _challenge_first([event.seen_by(self._me) for event in events])
        cuts = [event for event in seen if event.kind == "cut"]
        sentences = [self._cuts(cuts)] if cuts else []
        for place, event in enumerate(seen):
            rest = seen[place + 1 :]
            if event.kind == "named_color" and place and seen[place - 1].kind == "played":
                continue
            if event.kind == "played" and rest and rest[0].kind == "named_color":
                both = msgspec.structs.replace(event, data=event.data | rest[0].data)
                sentences.append(self.sentence(both))
            elif not self._goes_without(event, rest):
                sentences.append(self.sentence(event))
        return " ".join(sentences)

    def sentence(self, event: Event) -> str:
        """One event in words."""
        other = next((event.data[key] for key in ABOUT if key in event.data), None)
        me = "other"
        if self._me is not None:
            me = "actor" if event.seat == self._me else "target" if other == self._me else "other"
        return text(f"story-{event.kind}{self._detail(event)}", me=me, **self._values(event, other))

    def _cuts(self, events: Sequence[Event]) -> str:
        """All cards of one cut in a sentence."""
        shown = [text("terminal-cut", **self._values(event, None)) for event in events]
        return text("terminal-cuts", cards=listed(shown, "list-comma"))

    def _goes_without(self, event: Event, rest: Sequence[Event]) -> bool:
        """Whether an event needs no sentence: the table shows it anyway, or the next sentence says it better."""
        if event.kind == "cut":
            return True
        if event.kind == "faces_penalty":
            return any(later.kind == "drew" and later.seat == event.seat for later in rest)
        return event.kind == "turn" or (event.kind in ("dealt", "took_over") and event.seat != self._me)

    def _detail(self, event: Event) -> str:
        """Which of the messages about this kind of event tells it."""
        data = event.data
        match event.kind:
            case "shuffled":
                return f"-{data['what']}"
            case "effect":
                return f"-{data['effect']}"
            case "challenged":
                return "-guilty" if data["guilty"] else "-innocent"
            case "voted":
                return "-yes" if data["laughed"] else "-no"
            case "drew_nothing":
                return "-forgiven" if data["forgiven"] else ""
            case "played":
                return "-wild" if "color" in data else ""
            case "dealt" | "drew" | "showed" | "took_over":
                return "" if event.cards is None else "-cards"
            case (
                "cut"
                | "dealer"
                | "turned_up"
                | "put_back"
                | "named_color"
                | "said_uno"
                | "passed"
                | "skipped"
                | "reversed"
                | "faces_penalty"
                | "caught"
                | "false_catch"
                | "wrong_card"
                | "penalized"
                | "swapped"
                | "rotated"
                | "hands_shuffled"
                | "discarded"
                | "performed"
                | "chickened_out"
                | "vetoed"
                | "veto_takes_turn"
                | "hands_closed"
                | "turn"
                | "went_out"
                | "blocked"
            ):
                return ""
            case _:
                assert_never(event.kind)

    def _values(self, event: Event, other: int | None) -> dict[str, Filling]:
        data = event.data
        values: dict[str, Filling] = {"count": data.get("count", data.get("forgiven", 0))}
        if "how" in data:
            values["how"] = data["how"]
        if event.seat is not None and event.seat >= 0:
            values["name"] = self._names[event.seat]
        if other is not None:
            values["other"] = self._names[other]
        if event.cards is not None:
            values["cards"] = self._labels.cards(event.cards)
        if "color" in data:
            values["color"] = self._labels.color(COLOR_LETTERS.index(data["color"]))
        if "card" in data:
            face = FACE_OF_CODE[data["card"]]
            values["card"] = self._labels.card(face)
            if face >= CUSTOM_1:
                self._last_custom = face
        if data.get("effect") == "own-text":
            values["text"] = self._labels.own_text(self._last_custom)
        return values


def _challenge_first(events: list[Event]) -> list[Event]:
    """Put the challenge first: in the events the hand is shown before the verdict."""
    verdicts = [event for event in events if event.kind == "challenged"]
    return verdicts + [event for event in events if event.kind != "challenged"]
