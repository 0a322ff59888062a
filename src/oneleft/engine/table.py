"""Hands, piles and seats: moving cards about, with no rule in it."""

from oneleft.engine.bits import lowest_bit, u64
from oneleft.engine.events import DISCARDED, DREW, note
from oneleft.engine.state import COPIES, Round


def bit(face: int) -> int:
    """A face as a set of one."""
    return u64(1) << u64(face)


def next_seat(g: Round, seat: int) -> int:
    """The seat after this one in the direction of play."""
    following = seat + g.direction
    if following < 0:
        return g.players - 1
    if following >= g.players:
        return 0
    return following


def holds(g: Round, seat: int, face: int) -> bool:
    return (g.held[seat][0] & bit(face)) != u64(0)


def add_to_hand(g: Round, seat: int, face: int) -> None:
    one = bit(face)
    copies = 0
    while (g.held[seat][copies] & one) != u64(0):
        copies += 1
    g.held[seat][copies] = g.held[seat][copies] | one
    g.size[seat] += 1


def take_from_hand(g: Round, seat: int, face: int) -> None:
    one = bit(face)
    copies = 1
    while copies < COPIES and (g.held[seat][copies] & one) != u64(0):
        copies += 1
    g.held[seat][copies - 1] = g.held[seat][copies - 1] ^ one
    g.size[seat] -= 1


def exchange_hands(g: Round, one: int, other: int) -> None:
    for k in range(COPIES):
        cards = g.held[one][k]
        g.held[one][k] = g.held[other][k]
        g.held[other][k] = cards
    size = g.size[one]
    g.size[one] = g.size[other]
    g.size[other] = size


def top_card(g: Round) -> int:
    return g.discard_pile[g.discard_count - 1]


def put_on_pile(g: Round, face: int) -> None:
    g.discard_pile[g.discard_count] = face
    g.discard_count += 1


def tuck_under_top(g: Round, seat: int, face: int) -> None:
    """A card discarded by an effect goes directly under the top card."""
    take_from_hand(g, seat, face)
    top = g.discard_count - 1
    g.discard_pile[top + 1] = g.discard_pile[top]
    g.discard_pile[top] = face
    g.discard_count += 1
    note(g, DISCARDED, seat, face, 0)


def cards_to_draw(g: Round) -> bool:
    """Whether a card can be drawn, now or after a shuffle of the discard pile less its top."""
    return g.draw_count > 0 or g.discard_count > 1


def draw_one(g: Round, seat: int) -> int:
    """Take the top of the draw pile, which is not empty, into a hand."""
    g.draw_count -= 1
    face = g.draw_pile[g.draw_count]
    add_to_hand(g, seat, face)
    note(g, DREW, seat, face, 0)
    return face


def lay_draw_pile(g: Round, order: list[int], count: int) -> None:
    """Make the draw pile of the first `count` cards of an order, whose last card comes to lie on top."""
    for place in range(count):
        g.draw_pile[place] = order[place]
    g.draw_count = count


def gather_hands(g: Round, cards: list[int]) -> int:
    """Write all cards held to `cards`, in no order that matters; returns how many."""
    count = 0
    for seat in range(g.players):
        for k in range(COPIES):
            faces = u64(g.held[seat][k])
            while faces != u64(0):
                cards[count] = lowest_bit(faces)
                count += 1
                faces &= faces - u64(1)
    return count
