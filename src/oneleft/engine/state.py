"""The state of one round.

`Round` is a plain object for interpreted play. Its annotations also give the NumPy record (`ROUND_DTYPE`) that the
compiled rules work on: one definition, the same attribute names, fixed size and no pointers.
"""

from typing import Annotated, Any, Final, Literal, Self, TypeAlias, get_args, get_type_hints

from oneleft.cards import MOST_CARDS, MOST_PLAYERS, NO_COLOR

# Phases: exactly one at a time.
CUT: Final = 0  # cards are drawn for the deal
SHUFFLE: Final = 1  # waits for chance
COLOR: Final = 2  # names the colour of a wild turned up
TURN: Final = 3  # a turn that has not begun
DRAWN: Final = 4  # has drawn and may play what was drawn
RESPOND: Final = 5  # faces a penalty
DISCARD: Final = 6  # discards down to a number of cards
VOTE: Final = 7  # the others vote on a joke
PERFORM: Final = 8  # performs or chickens out
OVER: Final = 9
Phase: TypeAlias = Literal["cut", "shuffle", "color", "turn", "drawn", "respond", "discard", "vote", "perform", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# What happens once the cards that are owed have been drawn, or the shuffle has been made.
NOTHING: Final = 0
DEAL: Final = 1
TURN_UP: Final = 2
DEAL_HANDS: Final = 3
LOOK_AT_DRAWN: Final = 4
MISS_TURN: Final = 5
BEGIN_TURN: Final = 6
RESUME: Final = 7
EFFECT_DONE: Final = 8
NEXT_TO_THREE: Final = 9
GO_OUT: Final = 10

# When a draw of more than one card stops.
AT_COUNT: Final = 0
AT_PLAYABLE: Final = 1
AT_COLOR: Final = 2

NOBODY: Final = -1
COPIES: Final = 4  # no deck has a card more than four times
MOST_DRAWN: Final = 3

Count = Annotated[int, "i1"]
Seat = Annotated[int, "i1"]
Seats = Annotated[int, "i2"]  # a set of seats, one bit each
Number = Annotated[int, "i2"]


class Round:
    """One round, whole: also what no seat may see. Bots and clients get a `View` instead."""

    # held[seat][k] is the set of faces (a bit each) that the seat holds more than k times.
    held: Annotated[list[list[int]], "u8", (MOST_PLAYERS, COPIES)]
    fits: Annotated[int, "u8"]  # the set of faces that go on the top card; follows from it and `color` (set_color)
    draw_pile: Annotated[list[int], "i1", (MOST_CARDS,)]  # top card last; in phase CUT the cards drawn for the deal
    discard_pile: Annotated[list[int], "i1", (MOST_CARDS,)]  # top card last
    size: Annotated[list[int], "i1", (MOST_PLAYERS,)]  # cards a hand
    points: Annotated[list[int], "i2", (MOST_PLAYERS,)]
    drawn: Annotated[list[int], "i1", (MOST_DRAWN,)]  # what was just drawn and may be played
    drawn_count: Count
    draw_count: Count
    discard_count: Count
    players: Count
    dealer: Seat
    phase: Count
    turn: Seat
    direction: Count
    color: Count
    pending: Number  # cards the seat in `turn` would draw
    wild4_seat: Seat  # who can be challenged
    wild4_color: Count  # the colour it was played on
    wild4_guilty: Count
    jump: Count  # whether the top card can be jumped in on
    exposed: Seats  # owe UNO and can be caught
    veto: Seat
    open: Seat
    elbows: Seat
    three: Seat
    winner: Seat
    idle: Count  # turns in a row that drew nothing (TURN-7)
    # What is under way while cards are drawn, shuffled, discarded or voted on:
    step: Count  # what happens when the draw or shuffle is done
    later: Count  # what happens when the discarding is done
    resume: Count  # the phase a penalty out of turn goes back to
    drawer: Seat
    owed: Number  # cards the drawer still takes
    stop: Count
    matching: Count  # draws to match (MATCH-1)
    actor: Seat  # who played the card whose effects are being settled
    affected: Seat
    goal: Count  # how many cards to discard down to
    said: Count  # UNO was said with the card
    ones: Seats  # held one card before it and keep that hand
    voted: Seats
    tied: Seats  # still draw for the deal
    # What the last transition did (transition.py):
    did: Annotated[int, "i2"]
    did_seat: Seat
    did_face: Count
    did_other: Seat

    # What happened, for whoever wants to know (events.py); None where nobody listens. Not part of the record.
    events: list[tuple[int, int, int, int]] | None

    def __init__(self, players: int) -> None:
        for name, (_, shape) in FIELDS.items():
            setattr(self, name, _zeros(shape))
        self.events = None
        self.players = players
        blank(self)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in FIELDS:
            setattr(twin, name, getattr(self, name))
        twin.held = [planes[:] for planes in self.held]
        for name in ("draw_pile", "discard_pile", "size", "points", "drawn"):
            setattr(twin, name, getattr(self, name)[:])
        twin.events = None
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and all(getattr(self, name) == getattr(other, name) for name in STATE_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a round changes


def blank(g: Round) -> None:
    """A round before its first shuffle: nobody holds a card."""
    for seat in range(MOST_PLAYERS):
        for k in range(COPIES):
            g.held[seat][k] = 0
        g.size[seat] = 0
        g.points[seat] = 0
    g.drawn_count = 0
    g.draw_count = 0
    g.discard_count = 0
    g.phase = SHUFFLE
    g.step = DEAL
    g.turn = NOBODY
    g.direction = 1
    g.color = NO_COLOR
    g.fits = 0
    g.pending = 0
    g.wild4_seat = NOBODY
    g.wild4_color = NO_COLOR
    g.wild4_guilty = 0
    g.jump = 0
    g.exposed = 0
    g.veto = NOBODY
    g.open = NOBODY
    g.elbows = NOBODY
    g.three = NOBODY
    g.winner = NOBODY
    g.idle = 0
    g.later = NOTHING
    g.resume = TURN
    g.drawer = NOBODY
    g.owed = 0
    g.stop = AT_COUNT
    g.matching = 0
    g.actor = NOBODY
    g.affected = NOBODY
    g.goal = 0
    g.said = 0
    g.ones = 0
    g.voted = 0
    g.tied = 0
    g.did = 0
    g.did_seat = NOBODY
    g.did_face = 0
    g.did_other = NOBODY


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    count, *rest = shape
    return [_zeros(tuple(rest)) for _ in range(count)] if rest else [0] * count


def record_fields(cls: type) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The annotated fields of a class as NumPy type and shape."""
    hints = get_type_hints(cls, include_extras=True)
    found = {}
    for name, hint in hints.items():
        if meta := getattr(hint, "__metadata__", None):
            found[name] = (meta[0], meta[1] if len(meta) > 1 else ())
    return found


FIELDS: Final = record_fields(Round)
STATE_FIELDS: Final = tuple(name for name in FIELDS if name not in ("did", "did_seat", "did_face", "did_other"))
