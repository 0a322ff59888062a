"""Hands, piles and seats: moving cards about, with no rule in it."""

from oneleft.cards import MOST_CARDS, MOST_PLAYERS
from oneleft.engine.bits import i64, u64
from oneleft.engine.events import DISCARDED, DREW, note
from oneleft.engine.state import COPIES, Round


def bit(face: int) -> int:
    """A face as a set of one."""
    return u64(1) << u64(face)


def next_seat(g: Round, seat: int) -> int:
    """The seat after this one in the direction of play."""
    following = seat + g.direction
    if following < 0:
        return i64(g.players - 1)
    if following >= g.players:
        return i64(0)
    return i64(following)


def holds(g: Round, seat: int, face: int) -> bool:
    return (g.held[seat][0] & bit(face)) != u64(0)


def count_held(g: Round, seat: int, face: int) -> int:
    copies = i64(0)
    while copies < COPIES and (g.held[seat][copies] & bit(face)) != u64(0):
        copies += 1
    return copies


def add_to_hand(g: Round, seat: int, face: int) -> None:
    one = bit(face)
    copies = i64(0)
    while (g.held[seat][copies] & one) != u64(0):
        copies += 1
    g.held[seat][copies] = g.held[seat][copies] | one
    g.size[seat] += 1


def take_from_hand(g: Round, seat: int, face: int) -> None:
    one = bit(face)
    copies = i64(COPIES - 1)
    while (g.held[seat][copies] & one) == u64(0):
        copies -= 1
    g.held[seat][copies] = g.held[seat][copies] ^ one
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
    return i64(g.discard_pile[g.discard_count - 1])


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
    face = i64(g.draw_pile[g.draw_count])
    add_to_hand(g, seat, face)
    note(g, DREW, seat, face, 0)
    return face


def lay_draw_pile(g: Round, order: list[int], first: int, count: int) -> None:
    """Make the draw pile of order[first:count], whose first card comes to lie on top."""
    for place in range(first, count):
        g.draw_pile[count - 1 - place] = order[place]
    g.draw_count = count - first


def gather_hands(g: Round, cards: list[int]) -> int:
    """Write all cards held to `cards`, in no order that matters; returns how many."""
    count = i64(0)
    for seat in range(g.players):
        for k in range(COPIES):
            faces = u64(g.held[seat][k])
            for face in range(64):
                if (faces >> u64(face)) & u64(1) != u64(0):
                    cards[count] = face
                    count += 1
    return count


assert MOST_CARDS <= 127 and MOST_PLAYERS <= 15  # the widths of the record's fields
