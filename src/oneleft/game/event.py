"""Events: what happened, in order, with what each seat may know of it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from oneleft.cards import CARD_CODES, COLOR_LETTERS, cards_text
from oneleft.engine import events as fact
from oneleft.engine.options import OPEN, OWN_TEXT
from oneleft.engine.state import DEAL, DEAL_HANDS, NOBODY, NOTHING, TURN_UP
from oneleft.rules import CUSTOM_EFFECTS

Fact = tuple[int, int, int, int]

# Every kind there is. Who tells of events, shows them or lets them be heard handles each one, and is checked for it.
EventKind: TypeAlias = Literal[
    "cut",
    "dealer",
    "shuffled",
    "dealt",
    "turned_up",
    "put_back",
    "named_color",
    "played",
    "said_uno",
    "drew",
    "drew_nothing",
    "passed",
    "skipped",
    "reversed",
    "faces_penalty",
    "challenged",
    "showed",
    "caught",
    "false_catch",
    "wrong_card",
    "penalized",
    "swapped",
    "rotated",
    "hands_shuffled",
    "took_over",
    "discarded",
    "effect",
    "voted",
    "performed",
    "chickened_out",
    "vetoed",
    "veto_takes_turn",
    "hands_closed",
    "turn",
    "went_out",
    "blocked",
]
ShuffledWhat: TypeAlias = Literal["discard", "deck", "draw", "hands"]
PlayedHow: TypeAlias = Literal["turn", "jump", "stack"]

SHUFFLED_WHAT: Final[Mapping[int, ShuffledWhat]] = {
    NOTHING: "discard",
    DEAL: "deck",
    TURN_UP: "draw",
    DEAL_HANDS: "hands",
}
PLAYED_HOW: Final[tuple[PlayedHow, ...]] = ("turn", "jump", "stack")


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `data` is for everyone, `cards` for the seats in `to` alone; `to` None: for everyone.

    Rounds share events that are alike: to be read, not to be changed.
    """

    kind: EventKind
    seat: int | None = None
    data: dict[str, Any] = {}
    cards: tuple[int, ...] | None = None
    to: tuple[int, ...] | None = ()

    def seen_by(self, seat: int | None) -> "Event":
        """The event as one seat (None: a spectator) gets it."""
        if self.to is None or seat in self.to:
            return self
        return Event(self.kind, self.seat, self.data)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"event": self.kind}
        if self.seat is not None:
            data["seat"] = self.seat
        data |= self.data
        if self.cards is not None:
            data["cards"] = cards_text(self.cards)
            if self.to is not None:
                data["to"] = list(self.to)
        return data


def make_events(facts: list[Fact], hands_open: bool) -> list[Event]:
    """Turn the engine's raw facts of one transition into events; runs of one card a fact become one event."""
    made: list[Event] = []
    at = 0
    while at < len(facts):
        kind, seat, value, other = facts[at]
        at += 1
        if kind in _CARD_RUNS:
            cards = [value]
            while at < len(facts) and facts[at][0] == kind and facts[at][1] == seat:
                cards.append(facts[at][2])
                at += 1
            audience = other if kind == fact.SHOWED else seat
            data = {"count": len(cards)} | ({"to_seat": other} if kind == fact.SHOWED else {})
            made.append(Event(_CARD_RUNS[kind], seat, data, tuple(cards), None if hands_open else (audience,)))
            continue
        if kind == fact.EFFECT and value == OPEN:
            hands_open = True
        elif kind == fact.HANDS_CLOSED:
            hands_open = False
        made.append(_public(kind, seat, value, other))
    return made


_CARD_RUNS: Final[Mapping[int, EventKind]] = {
    fact.DEALT: "dealt",
    fact.DREW: "drew",
    fact.SHOWED: "showed",
    fact.TOOK_OVER: "took_over",
}


@lru_cache(maxsize=4096)
def _public(kind: int, seat: int, value: int, other: int) -> Event:
    """A fact that everyone at the table sees. There are few thousand in all, and a server tells them all day long."""
    return Event(_NAMES[kind], None if seat == NOBODY else seat, _details(kind, value, other))


def _details(kind: int, value: int, other: int) -> dict[str, Any]:
    match kind:
        case fact.CUT_CARD | fact.TURNED_UP | fact.PUT_BACK | fact.DISCARDED | fact.WRONG_CARD:
            return {"card": CARD_CODES[value]}
        case fact.PLAYED:
            return {"card": CARD_CODES[value], "how": PLAYED_HOW[other]}
        case fact.NAMED_COLOR:
            return {"color": COLOR_LETTERS[value]}
        case fact.SHUFFLED:
            return {"what": SHUFFLED_WHAT[value], "count": other}
        case fact.REVERSED | fact.ROTATED:
            return {"direction": value}
        case fact.FACES_PENALTY | fact.PENALIZED:
            return {"count": value}
        case fact.DREW_NOTHING:
            return {"forgiven": value}
        case fact.CHALLENGED:
            return {"suspect": other, "guilty": bool(value)}
        case fact.CAUGHT | fact.VETOED:
            return {"by": other}
        case fact.FALSE_CATCH:
            return {"accused": other}
        case fact.SWAPPED:
            return {"with": other}
        case fact.EFFECT:
            return {"effect": "own-text" if value == OWN_TEXT else CUSTOM_EFFECTS[value - 1], "next": other}
        case fact.VOTED:
            return {"laughed": bool(value)}
        case (
            fact.DEALER
            | fact.SAID_UNO
            | fact.PASSED
            | fact.SKIPPED
            | fact.HANDS_SHUFFLED
            | fact.PERFORMED
            | fact.CHICKENED
            | fact.VETO_TAKES_TURN
            | fact.HANDS_CLOSED
            | fact.TURN_OF
            | fact.WENT_OUT
            | fact.BLOCKED
        ):
            return {}
    raise ValueError(f"what does fact {kind} tell?")


_NAMES: Final[Mapping[int, EventKind]] = {
    fact.CUT_CARD: "cut",
    fact.DEALER: "dealer",
    fact.SHUFFLED: "shuffled",
    fact.TURNED_UP: "turned_up",
    fact.PUT_BACK: "put_back",
    fact.NAMED_COLOR: "named_color",
    fact.PLAYED: "played",
    fact.SAID_UNO: "said_uno",
    fact.DREW_NOTHING: "drew_nothing",
    fact.PASSED: "passed",
    fact.SKIPPED: "skipped",
    fact.REVERSED: "reversed",
    fact.FACES_PENALTY: "faces_penalty",
    fact.CHALLENGED: "challenged",
    fact.CAUGHT: "caught",
    fact.FALSE_CATCH: "false_catch",
    fact.WRONG_CARD: "wrong_card",
    fact.PENALIZED: "penalized",
    fact.SWAPPED: "swapped",
    fact.ROTATED: "rotated",
    fact.HANDS_SHUFFLED: "hands_shuffled",
    fact.DISCARDED: "discarded",
    fact.EFFECT: "effect",
    fact.VOTED: "voted",
    fact.PERFORMED: "performed",
    fact.CHICKENED: "chickened_out",
    fact.VETOED: "vetoed",
    fact.VETO_TAKES_TURN: "veto_takes_turn",
    fact.HANDS_CLOSED: "hands_closed",
    fact.TURN_OF: "turn",
    fact.WENT_OUT: "went_out",
    fact.BLOCKED: "blocked",
}
