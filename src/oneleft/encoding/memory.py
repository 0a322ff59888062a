"""What each seat remembers of other hands, as a record: `oneleft.game.memory` for compiled rounds.

Hands are bit planes as `held` of a round. A test holds the two to the same knowledge.
Written like the rules, to run interpreted and compiled.
"""

from typing import Annotated, Final

from oneleft.cards import CUSTOM_1, MOST_PLAYERS, SHUFFLE_HANDS, WILD, symbol_of
from oneleft.engine.actions import (
    ANY_SEAT,
    CHALLENGE,
    DISCARD_CARD,
    DRAW,
    SAYING_UNO,
    played_face,
    played_target,
)
from oneleft.engine.apply import cards_to_shuffle
from oneleft.engine.bits import u64
from oneleft.engine.matching import ALL_COLORED, playable
from oneleft.engine.options import DROP_WILDS, OPEN, Options
from oneleft.engine.state import COPIES, DEAL, DEAL_HANDS, NOBODY, OVER, Round, record_fields
from oneleft.engine.table import bit
from oneleft.game.evidence import Evidence, act_noticing, shuffle_noticing
from oneleft.luck import Luck, shuffle_cards

# What a play does to hands.
KEEPS: Final = 0
TRADES: Final = 1
ROTATES: Final = 2


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
    plain = action - SAYING_UNO if action >= SAYING_UNO else action
    was_open = g.open != NOBODY
    moves = KEEPS
    if plain < DRAW:
        face = played_face(plain)
        if r.wrong_card_penalty and (playable(g, r, seat) & bit(face)) == u64(0):
            know_wrong_card(m, b, g, seat, face)
        else:
            if m.knows:
                forget_card(b, seat, face)
            if g.size[seat] > 1:
                moves = moves_of(r, plain, face)
                if moves != KEEPS:
                    move_known(m, b, g, seat, played_target(plain), moves)
                effect = effect_of(r, face)
                was_open = was_open or effect == OPEN
                if effect == DROP_WILDS and m.knows:
                    forget_wilds(b, g, seat)
    elif action >= DISCARD_CARD:
        if m.knows:
            forget_card(b, seat, action - DISCARD_CARD)
    elif action == CHALLENGE:
        know_hand(m, b, g, seat, g.wild4_seat + 0)
    act_noticing(m, g, r, seat, action)
    if moves == TRADES:
        know_hand(m, b, g, seat, played_target(plain))
        know_hand(m, b, g, played_target(plain), seat)
    elif moves == ROTATES:
        for holder in range(g.players):
            know_hand(m, b, g, holder, (holder + g.direction) % g.players)
    know_closed_hands(m, b, g, was_open)
    count_discards(m, g)


def shuffle_remembering(m: Memory, b: Book, g: Round, r: Options) -> None:
    """Chance shuffles from the round's own generator."""
    count = cards_to_shuffle(g, r, m.cards)
    shuffle_cards(m, count)
    lay_remembering(m, b, g, r, count)


def lay_remembering(m: Memory, b: Book, g: Round, r: Options, count: int) -> None:
    """`shuffle` in the order of the first cards of `m.cards`; knowledge of hands that are dealt anew is gone."""
    was_open = g.open != NOBODY
    if g.owed == 0 and (g.step == DEAL or g.step == DEAL_HANDS):
        forget_hands(m, b)
    shuffle_noticing(m, g, r, m.cards, count)
    know_closed_hands(m, b, g, was_open)
    for k in range(COPIES):
        m.under[k] = 0
    m.counted = 0
    count_discards(m, g)


def moves_of(r: Options, plain: int, face: int) -> int:
    """Whether a play that is not the last card moves hands."""
    if played_target(plain) != ANY_SEAT:
        return TRADES
    if r.zero_rotation and face < WILD and symbol_of(face) == 0:
        return ROTATES
    return KEEPS


def effect_of(r: Options, face: int) -> int:
    return r.customs[face - CUSTOM_1] if face > SHUFFLE_HANDS else 0


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


def forget_wilds(b: Book, g: Round, seat: int) -> None:
    """CUST-drop-wilds: all others discard theirs."""
    for watcher in range(g.players):
        for holder in range(g.players):
            if holder != seat:
                for k in range(COPIES):
                    b.known[watcher][holder][k] = b.known[watcher][holder][k] & u64(ALL_COLORED)


def know_wrong_card(m: Memory, b: Book, g: Round, seat: int, face: int) -> None:
    """Shown to all and taken back (TURN-8)."""
    m.knows = (1 << g.players) - 1
    for watcher in range(g.players):
        b.known[watcher][seat][0] = b.known[watcher][seat][0] | bit(face)


def know_hand(m: Memory, b: Book, g: Round, watcher: int, holder: int) -> None:
    m.knows |= 1 << watcher
    for k in range(COPIES):
        b.known[watcher][holder][k] = g.held[holder][k]


def know_closed_hands(m: Memory, b: Book, g: Round, was_open: bool) -> None:
    """CUST-open: the hands are taken up again; everyone has seen them as they are."""
    if was_open and g.open == NOBODY and g.phase != OVER:
        for watcher in range(g.players):
            for holder in range(g.players):
                know_hand(m, b, g, watcher, holder)


def move_known(m: Memory, b: Book, g: Round, seat: int, target: int, moves: int) -> None:
    """What is known of a hand goes with it."""
    if not m.knows:
        return
    for watcher in range(g.players):
        if moves == TRADES:
            exchange_known(b, watcher, seat, target)
        else:
            place = seat
            for _ in range(g.players - 1):
                before = (place - g.direction) % g.players
                exchange_known(b, watcher, place, before)
                place = before


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
