"""View: what one seat may know, built field by field from what it may see."""

from collections.abc import Sequence

from msgspec import Struct

from oneleft.action import Action
from oneleft.engine.state import Phase
from oneleft.rules import Rules

Cards = tuple[int, ...]


class Settling(Struct, frozen=True):
    """Whose card has an effect that is being settled, and what the table will need to know when it is."""

    actor: int
    said_uno: bool
    affected: int  # the seat that CUST-three-all comes to next
    ones: int  # the seats (a bit each) that held one card before and keep that hand


class Public(Struct, frozen=True, kw_only=True):
    """What everyone around the table sees of a round, spectators too."""

    phase: Phase
    turn: int | None
    direction: int
    dealer: int | None
    color: int | None
    top: int | None
    sizes: Cards  # number of cards in each hand
    open_hands: tuple[Cards, ...] | None  # every hand, while hands lie open
    draw_count: int
    discard_count: int
    pending: int
    wild4: tuple[int, int] | None  # who can be challenged, and the colour it was played on
    jump: bool
    exposed: Cards
    veto: int | None
    open: int | None
    elbows: int | None
    three: int | None
    voted: Cards  # who has voted on the joke
    goal: int | None  # how many cards to discard down to
    winner: int | None


class View(Public, frozen=True, kw_only=True):
    """A round as one seat (or a spectator, `seat` None) sees it. All cards are faces in canonical order."""

    rules: Rules
    players: int
    scores: Cards | None = None  # the totals of the match before this round, by seat; None for a lone round
    seat: int | None
    hand: Cards  # own cards; empty for a spectator
    known: tuple[Cards, ...]  # cards known to be in each other hand, from what was shown or given away
    missing: tuple[Cards, ...]  # for each seat and colour: 0, or it drew on it and so many cards less one came in since
    named: Cards  # the last colour named by each seat, NO_COLOR for none; goes with a hand that changes seats
    deck: Cards  # every card in play, hidden or not
    discard: Cards  # top card last
    drawn: Cards | None  # the own cards just drawn that may be played; None where another seat's
    settling: Settling | None  # in phases discard, vote and perform
    idle: int  # turns in a row that drew nothing (TURN-7)
    points: Cards | None
    legal: tuple[Action, ...]

    @property
    def next_seat(self) -> int:
        """The seat after this one in the direction of play."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return (self.seat + self.direction) % self.players

    @property
    def must_act(self) -> bool:
        """Whether the round waits for this seat. Else it may act out of turn (catch, jump in, say UNO) or let it be."""
        if self.phase == "vote":
            return self.seat != self.turn and self.seat not in self.voted and self.seat is not None
        return self.seat is not None and self.seat == self.turn

    def unseen(self) -> list[int]:
        """The cards this seat cannot place: in the draw pile or in another hand, less those known to be held."""
        rest = list(self.deck)
        hands: Sequence[Cards] = self.open_hands if self.open_hands is not None else (self.hand, *self.known)
        for card in (*self.discard, *(card for hand in hands for card in hand)):
            rest.remove(card)
        return rest
