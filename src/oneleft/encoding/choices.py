"""Choices: every action of every edition as a place in one compact list, the same for every seat and colour.

Colours are slots in the seat's own order (`color_order`), other seats are counted from the own one in the order of
play: a network need not learn the same thing for four colours and ten seats. docs/learning.md has the list as a table.
Written like the rules, to run interpreted and compiled.
"""

from typing import Final

from oneleft.arrays import Mask
from oneleft.cards import FACES, MOST_PLAYERS, NO_COLOR, SYMBOLS, WILD, color_of, symbol_of
from oneleft.engine.actions import (
    CATCH,
    DISCARD_CARD,
    DRAW,
    NAME_COLOR,
    PLAY_SEVEN,
    PLAY_WILD,
    PUT_VETO,
    SAYING_UNO,
    SEVENS_EACH,
)
from oneleft.engine.bits import count_bits, u64
from oneleft.engine.matching import ALL_WILDS, ONE_COLOR, cards_of_color
from oneleft.engine.state import Round

CHOICES_VERSION: Final = 1
OTHERS: Final = MOST_PLAYERS - 1
WILDS: Final = FACES - WILD

PLAY_AT: Final = 0  # + 14 * colour slot + symbol
WILD_AT: Final = PLAY_AT + WILD  # + 4 * wild + colour slot named
TRADE_AT: Final = WILD_AT + 4 * WILDS  # + 9 * colour slot + seat slot: a 7 that trades hands
PLAYS: Final = TRADE_AT + 4 * OTHERS
UNO_AT: Final = PLAYS  # + any of the plays above: UNO is said with it
VERB_AT: Final = UNO_AT + PLAYS  # draw, pass, challenge, uno, perform, chicken, vote yes, vote no
NAME_AT: Final = VERB_AT + NAME_COLOR - DRAW  # + colour slot
CATCH_AT: Final = NAME_AT + 4  # + seat slot
VETO_AT: Final = CATCH_AT + OTHERS  # + seat slot
DISCARD_AT: Final = VETO_AT + OTHERS  # + 14 * colour slot + symbol, or 56 + wild
LET_IT_BE: Final = DISCARD_AT + FACES
CHOICES: Final = LET_IT_BE + 1

NO_CHOICE: Final = -1


def color_order(g: Round, seat: int) -> int:
    """The colours as this seat thinks of them, two bits a slot: the one in play, then by how many it holds."""
    order = 0
    used = 0
    slot = 0
    if g.color != NO_COLOR:
        order = g.color + 0
        used = 1 << order
        slot = 1
    while slot < NO_COLOR:
        best = 0
        most = -1
        for color in range(NO_COLOR):
            if not (used >> color) & 1:
                held = cards_held_of(g, seat, color)
                if held > most:
                    most = held
                    best = color
        used |= 1 << best
        order |= best << (2 * slot)
        slot += 1
    return order


def cards_held_of(g: Round, seat: int, color: int) -> int:
    """No coloured card is in a deck more than twice."""
    faces = cards_of_color(color)
    return count_bits(u64(g.held[seat][0]) & faces) + count_bits(u64(g.held[seat][1]) & faces)


def color_at(order: int, slot: int) -> int:
    return (order >> (2 * slot)) & 3


def slot_of(order: int, color: int) -> int:
    slot = 0
    while color_at(order, slot) != color:
        slot += 1
    return slot


def seat_at(g: Round, seat: int, slot: int) -> int:
    """The seat so many places on in the order of play; slot 0 is the next one. Divisions are slow on a GPU."""
    other = seat + (slot + 1) * g.direction
    if other < 0:
        return other + g.players
    if other >= g.players:
        return other - g.players
    return other


def slot_of_seat(g: Round, seat: int, other: int) -> int:
    return ((other - seat) * g.direction) % g.players - 1


def in_slots(faces: int, order: int) -> int:
    """A set of faces with the colours moved to their slots."""
    faces = u64(faces)
    moved = faces & u64(ALL_WILDS)
    for slot in range(NO_COLOR):
        color = color_at(order, slot)
        moved |= ((faces >> u64(SYMBOLS * color)) & u64(ONE_COLOR)) << u64(SYMBOLS * slot)
    return moved


def face_in_slots(face: int, order: int) -> int:
    if face >= WILD:
        return face
    return SYMBOLS * slot_of(order, color_of(face)) + symbol_of(face)


def face_of_slots(place: int, order: int) -> int:
    if place >= WILD:
        return place
    return SYMBOLS * color_at(order, place // SYMBOLS) + place % SYMBOLS


def action_of(g: Round, seat: int, order: int, choice: int) -> int:
    """The engine's action for a choice other than LET_IT_BE."""
    if choice < UNO_AT:
        return play_of(g, seat, order, choice)
    if choice < VERB_AT:
        return SAYING_UNO + play_of(g, seat, order, choice - UNO_AT)
    if choice < NAME_AT:
        return DRAW + choice - VERB_AT
    if choice < CATCH_AT:
        return NAME_COLOR + color_at(order, choice - NAME_AT)
    if choice < VETO_AT:
        return CATCH + seat_at(g, seat, choice - CATCH_AT)
    if choice < DISCARD_AT:
        return PUT_VETO + seat_at(g, seat, choice - VETO_AT)
    return DISCARD_CARD + face_of_slots(choice - DISCARD_AT, order)


def play_of(g: Round, seat: int, order: int, choice: int) -> int:
    if choice < WILD_AT:
        return face_of_slots(choice - PLAY_AT, order)
    if choice < TRADE_AT:
        place = choice - WILD_AT
        return PLAY_WILD + 4 * (place // 4) + color_at(order, place % 4)
    place = choice - TRADE_AT
    return PLAY_SEVEN + SEVENS_EACH * color_at(order, place // OTHERS) + seat_at(g, seat, place % OTHERS)


def choice_of(g: Round, seat: int, order: int, action: int) -> int:
    """The choice for an action of this seat."""
    if action >= SAYING_UNO:
        return UNO_AT + choice_of_play(g, seat, order, action - SAYING_UNO)
    if action < DRAW:
        return choice_of_play(g, seat, order, action)
    if action >= DISCARD_CARD:
        return DISCARD_AT + face_in_slots(action - DISCARD_CARD, order)
    if action >= PUT_VETO:
        return VETO_AT + slot_of_seat(g, seat, action - PUT_VETO)
    if action >= CATCH:
        return CATCH_AT + slot_of_seat(g, seat, action - CATCH)
    if action >= NAME_COLOR:
        return NAME_AT + slot_of(order, action - NAME_COLOR)
    return VERB_AT + action - DRAW


def choice_of_play(g: Round, seat: int, order: int, action: int) -> int:
    if action < PLAY_WILD:
        return PLAY_AT + face_in_slots(action, order)
    if action < PLAY_SEVEN:
        place = action - PLAY_WILD
        return WILD_AT + 4 * (place // 4) + slot_of(order, place % 4)
    place = action - PLAY_SEVEN
    return TRADE_AT + OTHERS * slot_of(order, place // SEVENS_EACH) + slot_of_seat(g, seat, place % SEVENS_EACH)


def write_mask(g: Round, seat: int, order: int, words: list[int], may_let_be: int, mask: Mask, row: int) -> None:
    """Every choice of a seat as 1 or 0, from its legal actions in five words (engine/actions.py)."""
    plays = in_slots(words[0], order)
    for place in range(WILD):
        mask[row, PLAY_AT + place] = (plays >> u64(place)) & u64(1)
    write_wilds_and_trades(g, seat, order, words, mask, row)
    if g.size[seat] == 2:
        for place in range(PLAYS):
            mask[row, UNO_AT + place] = mask[row, PLAY_AT + place]
    else:
        for place in range(PLAYS):
            mask[row, UNO_AT + place] = 0
    verbs = u64(words[3])
    for place in range(NAME_COLOR - DRAW):
        mask[row, VERB_AT + place] = (verbs >> u64(place)) & u64(1)
    for slot in range(4):
        place = NAME_COLOR - DRAW + color_at(order, slot)
        mask[row, NAME_AT + slot] = (verbs >> u64(place)) & u64(1)
    for slot in range(g.players - 1):
        other = seat_at(g, seat, slot)
        mask[row, CATCH_AT + slot] = (verbs >> u64(CATCH - DRAW + other)) & u64(1)
        mask[row, VETO_AT + slot] = (verbs >> u64(PUT_VETO - DRAW + other)) & u64(1)
    discards = in_slots(words[4], order)
    for place in range(FACES):
        mask[row, DISCARD_AT + place] = (discards >> u64(place)) & u64(1)
    mask[row, LET_IT_BE] = may_let_be


def write_wilds_and_trades(g: Round, seat: int, order: int, words: list[int], mask: Mask, row: int) -> None:
    """Rows of slots beyond the last player stay 0, as they were made."""
    wilds = u64(words[1])
    for wild in range(WILDS):
        for slot in range(4):
            place = 4 * wild + color_at(order, slot)
            mask[row, WILD_AT + 4 * wild + slot] = (wilds >> u64(place)) & u64(1)
    trades = u64(words[2])
    for slot in range(g.players - 1):
        other = seat_at(g, seat, slot)
        for color in range(4):
            place = SEVENS_EACH * color_at(order, color) + other
            mask[row, TRADE_AT + OTHERS * color + slot] = (trades >> u64(place)) & u64(1)


def forced_action(g: Round, seat: int, words: list[int]) -> int:
    """The only action there is, or NO_CHOICE where there are more. Saying UNO or not is a choice too."""
    plays = count_bits(u64(words[0])) + count_bits(u64(words[1])) + count_bits(u64(words[2]))
    if plays + count_bits(u64(words[3])) + count_bits(u64(words[4])) != 1 or (plays == 1 and g.size[seat] == 2):
        return NO_CHOICE
    place = 0
    while u64(words[place]) == u64(0):
        place += 1
    return 64 * place + count_bits(u64(words[place]) - u64(1))
