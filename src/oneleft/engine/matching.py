"""What may be put down: matching, the condition on Wild Draw Four, stacking and jumping in.

Sets of faces are 64-bit words, one bit a face.
"""

from oneleft.cards import DRAW_TWO, NO_COLOR, SYMBOLS, WILD, WILD_FOUR, symbol_of
from oneleft.engine.bits import u64
from oneleft.engine.effects import HouseRules
from oneleft.engine.options import Options
from oneleft.engine.state import DRAWN, RESPOND, TURN, Round
from oneleft.engine.table import bit, top_card

NONE = 0
ONE_COLOR = (1 << SYMBOLS) - 1
ONE_SYMBOL = 1 | 1 << 14 | 1 << 28 | 1 << 42
ALL_WILDS = 0b111111 << WILD
ALL_COLORED = (1 << WILD) - 1


def cards_of_color(color: int) -> int:
    return u64(ONE_COLOR) << u64(SYMBOLS * color)


def cards_of_symbol(symbol: int) -> int:
    return u64(ONE_SYMBOL) << u64(symbol)


def holds_color(g: Round, seat: int, color: int) -> bool:
    """Whether the hand has a card of the colour; wilds have none."""
    if color == NO_COLOR:
        return False
    return (u64(g.held[seat][0]) & cards_of_color(color)) != u64(0)


def without_forbidden_wild4(g: Round, r: Options, seat: int, faces: int) -> int:
    """WILD4-2: no Wild Draw Four while the hand has the colour in play, unless it may be bluffed (WILD4-3)."""
    if r.wild4_condition and not (r.bluff and r.challenge) and holds_color(g, seat, g.color):
        return u64(faces) & (u64(ALL_WILDS | ALL_COLORED) ^ bit(WILD_FOUR))
    return u64(faces)


def fitting(top: int, color: int) -> int:
    """The cards that go on a top card while a colour is in play: by colour, number or symbol, or wild (TURN-1)."""
    faces = cards_of_color(color) | u64(ALL_WILDS)
    if top < WILD:
        faces |= cards_of_symbol(symbol_of(top))
    return faces


def set_color(g: Round, top: int, color: int) -> None:
    """A colour comes into play with a card on top: what goes on it is worked out once, not at every look."""
    g.color = color
    g.fits = fitting(top, color)


def matches(g: Round, r: Options, seat: int) -> int:
    """The cards of a hand that go on the top card (TURN-1, TURN-5)."""
    return without_forbidden_wild4(g, r, seat, u64(g.held[seat][0]) & u64(g.fits))


def stacking_on(r: HouseRules, top: int, color: int) -> int:
    """The cards that answer a penalty on top with one more (STACK-1, STACK-2, STACK-6)."""
    if not r.stacking:
        return u64(NONE)
    if top == WILD_FOUR:
        faces = bit(WILD_FOUR)
        if r.stack_mixed:
            faces |= cards_of_symbol(DRAW_TWO) & cards_of_color(color)
        return faces
    faces = cards_of_symbol(DRAW_TWO)
    if r.stack_mixed:
        faces |= bit(WILD_FOUR)
    return faces


def stackable(g: Round, r: Options) -> int:
    return stacking_on(r, top_card(g), g.color)


def is_jump_in(g: Round, r: Options, seat: int, face: int) -> bool:
    """Out of turn every play is a jump-in; so is one of the seat that faces a penalty, unless it stacks (STACK-7)."""
    return seat != g.turn or (g.phase == RESPOND and (stackable(g, r) & bit(face)) == u64(NONE))


def playable(g: Round, r: Options, seat: int) -> int:
    """Every card this seat may put down now, in turn or out of turn."""
    faces = u64(NONE)
    if seat == g.turn:
        if g.phase == TURN:
            return matches(g, r, seat)
        if g.phase == DRAWN:
            for place in range(g.drawn_count):
                faces |= bit(g.drawn[place])
            return faces
        if g.phase == RESPOND:
            faces = u64(g.held[seat][0]) & stackable(g, r)
    if g.jump and (g.phase == TURN or g.phase == RESPOND):
        faces |= u64(g.held[seat][0]) & bit(top_card(g))  # JUMP-1
    if faces == u64(NONE):
        return faces
    return without_forbidden_wild4(g, r, seat, faces)


def can_be_answered(r: Options, face: int) -> bool:
    """Whether the options let anyone answer this card's penalty; never a question of the hands."""
    if r.stacking or r.jump_in:
        return True
    return face == WILD_FOUR and r.challenge != 0
