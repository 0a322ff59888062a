"""What each seat remembers of other hands, as a record: `oneleft.game.memory` for compiled rounds.

Hands are bit planes as `held` of a round. A test holds the two to the same knowledge.
Written like the rules, to run interpreted and compiled.
"""

from typing import Annotated, Final

from oneleft.cards import MOST_PLAYERS
from oneleft.engine.answering import shown_by
from oneleft.engine.apply import cards_to_shuffle
from oneleft.engine.bits import u64
from oneleft.engine.matching import ALL_COLORED
from oneleft.engine.options import Options
from oneleft.engine.state import COPIES, NOBODY, Round, record_fields
from oneleft.engine.table import bit
from oneleft.engine.transition import (
    CARD_GONE,
    HANDS_MOVED,
    HANDS_TAKEN_UP,
    NEW_HANDS,
    TAKEN_BACK,
    WILDS_DROPPED,
    hand_from,
)
from oneleft.game.evidence import Evidence, act_noticing, shuffle_noticing
from oneleft.luck import Luck, shuffle_cards


class Memory(Evidence, Luck):
    """A record beside the round: who knows of hands, what lies under the top card, and the chance to come."""

    knows: Annotated[int, "i2"]  # the seats (a bit each) that may know something
    under: Annotated[list[int], "u8", (COPIES,)]  # the discard pile less its top, as planes
    counted: Annotated[int, "i1"]  # how many cards those are
    unseen: Annotated[list[int], "u8", (COPIES,)]  # room to work in, for observing

    def __init__(self) -> None:
        Evidence.__init__(self)
        Luck.__init__(self)
        self.knows = 0
        self.under = [0] * COPIES
        self.counted = 0
        self.unseen = [0] * COPIES


class Book:
    """What is known of hands: a record of its own, large and seldom opened. `known[watcher][holder]` as `held`."""

    known: Annotated[list[list[list[int]]], "u8", (MOST_PLAYERS, MOST_PLAYERS, COPIES)]

    def __init__(self) -> None:
        self.known = [[[0] * COPIES for _ in range(MOST_PLAYERS)] for _ in range(MOST_PLAYERS)]


BOOK_FIELDS: Final = record_fields(Book)


def act_remembering(m: Memory, b: Book, g: Round, r: Options, seat: int, action: int) -> None:
    """`apply`, and everyone remembers what they saw of it."""
    shown = shown_by(g, action)
    if shown != NOBODY:
        know_hand(m, b, g, seat, shown)
    act_noticing(m, g, r, seat, action)
    remember(m, b, g)
    count_discards(m, g)


def shuffle_remembering(m: Memory, b: Book, g: Round, r: Options) -> None:
    """Chance shuffles from the round's own generator."""
    count = cards_to_shuffle(g, r, m.cards)
    shuffle_cards(m, count)
    lay_remembering(m, b, g, r, count)


def lay_remembering(m: Memory, b: Book, g: Round, r: Options, count: int) -> None:
    """`shuffle` in the order of the first cards of `m.cards`."""
    shuffle_noticing(m, g, r, m.cards, count)
    remember(m, b, g)
    for k in range(COPIES):
        m.under[k] = 0
    m.counted = 0
    count_discards(m, g)


def remember(m: Memory, b: Book, g: Round) -> None:
    """What a transition told everyone, and whoever gave a hand away."""
    did = g.did
    if did & NEW_HANDS:
        forget_hands(m, b)
    if did & TAKEN_BACK:
        know_card(m, b, g, g.did_seat, g.did_face)
    if m.knows:
        if did & CARD_GONE:
            forget_card(b, g.did_seat, g.did_face)
        if did & WILDS_DROPPED:
            forget_wilds(b, g)
    if did & HANDS_MOVED:
        move_known(m, b, g)
    if did & HANDS_TAKEN_UP:
        for watcher in range(g.players):
            for holder in range(g.players):
                know_hand(m, b, g, watcher, holder)


def forget_hands(m: Memory, b: Book) -> None:
    if m.knows:
        for watcher in range(MOST_PLAYERS):
            for holder in range(MOST_PLAYERS):
                for k in range(COPIES):
                    b.known[watcher][holder][k] = 0
    m.knows = 0


def forget_card(b: Book, holder: int, face: int) -> None:
    """A card known or not leaves a hand before all eyes."""
    one = bit(face)
    for watcher in range(MOST_PLAYERS):
        copies = 0
        while copies < COPIES and (b.known[watcher][holder][copies] & one) != u64(0):
            copies += 1
        if copies > 0:
            b.known[watcher][holder][copies - 1] = b.known[watcher][holder][copies - 1] ^ one


def forget_wilds(b: Book, g: Round) -> None:
    """All but one have discarded theirs."""
    for watcher in range(g.players):
        for holder in range(g.players):
            if holder != g.did_seat:
                for k in range(COPIES):
                    b.known[watcher][holder][k] = b.known[watcher][holder][k] & u64(ALL_COLORED)


def know_card(m: Memory, b: Book, g: Round, seat: int, face: int) -> None:
    """Shown to all."""
    m.knows = (1 << g.players) - 1
    for watcher in range(g.players):
        b.known[watcher][seat][0] = b.known[watcher][seat][0] | bit(face)


def know_hand(m: Memory, b: Book, g: Round, watcher: int, holder: int) -> None:
    m.knows |= 1 << watcher
    for k in range(COPIES):
        b.known[watcher][holder][k] = g.held[holder][k]


def move_known(m: Memory, b: Book, g: Round) -> None:
    """What is known of a hand goes with it, and whoever had it knows it all."""
    if m.knows:
        for watcher in range(g.players):
            seat = g.did_seat
            giver = hand_from(g, seat)
            while giver != g.did_seat:
                exchange_known(b, watcher, seat, giver)
                seat = giver
                giver = hand_from(g, seat)
    for seat in range(g.players):
        giver = hand_from(g, seat)
        if giver != seat:
            know_hand(m, b, g, giver, seat)


def exchange_known(b: Book, watcher: int, one: int, other: int) -> None:
    for k in range(COPIES):
        cards = b.known[watcher][one][k]
        b.known[watcher][one][k] = b.known[watcher][other][k]
        b.known[watcher][other][k] = cards


def count_discards(m: Memory, g: Round) -> None:
    """Cards that came to lie under the top since the last look; the pile below them does not change."""
    while m.counted < g.discard_count - 1:
        one = bit(g.discard_pile[m.counted])
        copies = 0
        while (m.under[copies] & one) != u64(0):
            copies += 1
        m.under[copies] = m.under[copies] | one
        m.counted += 1
