"""What a card does, told from the card alone: for the rules that do it, and for whoever thinks ahead."""

from oneleft.cards import REVERSE, SHUFFLE_HANDS, SKIP, WILD, symbol_of
from oneleft.engine.options import Options


def is_reverse(face: int) -> bool:
    return face < WILD and symbol_of(face) == REVERSE


def skips_next(face: int, players: int) -> bool:
    """Whether the next player misses a turn: SKIP-1, TWO-1, TWO-2. A penalty that is drawn costs the turn as well."""
    if face >= WILD:
        return False
    symbol = symbol_of(face)
    return symbol == SKIP or (symbol == REVERSE and players == 2)


def rotates_hands(r: Options, face: int) -> bool:
    """ZERO-1, for a card that is not the last of a hand (SWAP-1)."""
    return r.zero_rotation != 0 and face < WILD and symbol_of(face) == 0


def goes_out(face: int, left: int) -> bool:
    """END-1: whether a card wins for a hand that has so many left. SHUF-2: Wild Shuffle Hands does not."""
    return left == 0 and face != SHUFFLE_HANDS
