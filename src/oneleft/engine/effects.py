"""What a card does, told from the card and the options alone: for the rules that do it, and for whoever thinks ahead.

Who has `Rules` and no `Options` can ask as well.
"""

from typing import Protocol

from oneleft.cards import REVERSE, SHUFFLE_HANDS, SKIP, WILD, symbol_of


class HouseRules(Protocol):
    """Options that `Rules` and `Options` have by the same name."""

    @property
    def zero_rotation(self) -> int: ...

    @property
    def seven_swap(self) -> int: ...

    @property
    def stacking(self) -> int: ...

    @property
    def stack_mixed(self) -> int: ...


def is_reverse(face: int) -> bool:
    return face < WILD and symbol_of(face) == REVERSE


def skips_next(face: int, players: int) -> bool:
    """Whether the next player misses a turn: SKIP-1, TWO-1, TWO-2. A penalty that is drawn costs the turn as well."""
    if face >= WILD:
        return False
    symbol = symbol_of(face)
    return symbol == SKIP or (symbol == REVERSE and players == 2)


def rotates_hands(r: HouseRules, face: int) -> bool:
    """ZERO-1, for a card that is not the last of a hand (SWAP-1)."""
    return r.zero_rotation != 0 and face < WILD and symbol_of(face) == 0


def sevens_trade(r: HouseRules, size: int) -> bool:
    """SEVEN-1, SWAP-1: whether a 7 played from a hand of so many cards trades hands, and so names a seat."""
    return r.seven_swap != 0 and size > 1


def goes_out(face: int, left: int) -> bool:
    """END-1: whether a card wins for a hand that has so many left. SHUF-2: Wild Shuffle Hands does not."""
    return left == 0 and face != SHUFFLE_HANDS
