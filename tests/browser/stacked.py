"""A deck in a known order, for tests that need certain hands. The server shuffles with it as with any other chance."""

import random
from collections.abc import MutableSequence, Sequence
from typing import Any

from oneleft.cards import CARD_CODES, FACE_OF_CODE, is_wild, symbol_of

MOST_NUMBER = 9


class StackedDeck(random.Random):
    """Numbers first until told what to deal: nobody draws cards or loses a turn before a test has looked.

    Seat 0 deals a hand that was told, so seat 1 gets the first card and the first turn.
    """

    def __init__(self, seed: int | None = 1) -> None:
        super().__init__(seed)
        self._wanted: tuple[list[list[str]], str, list[str]] | None = None

    def deal(self, hands: Sequence[str], up: str, draw: str = "") -> None:
        """The next deal: a hand for each seat, all of one size, the card turned up, and what is drawn first."""
        self._wanted = ([hand.split() for hand in hands], up, draw.split())

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        """The cut: the first to draw gets the highest number."""
        if self._wanted is None:
            return super().sample(population, k, counts=counts)
        numbers = [face for face in population if _is_number(face)]
        high = next(face for face in numbers if symbol_of(face) == MOST_NUMBER)
        low = [face for face in numbers if symbol_of(face) < MOST_NUMBER]
        return [high, *low][:k]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        super().shuffle(x)
        if self._wanted is None:
            x[:] = sorted(x, key=_is_number, reverse=True)
            return
        hands, up, draw = self._wanted
        self._wanted = None
        players = len(hands)
        order = [hands[(1 + turn) % players][card] for card in range(len(hands[0])) for turn in range(players)]
        rest = [CARD_CODES[face] for face in x]
        for code in [*order, up, *draw]:
            rest.remove(code)
        x[:] = [FACE_OF_CODE[code] for code in [*order, up, *draw, *rest]]


def _is_number(face: int) -> bool:
    return not is_wild(face) and symbol_of(face) <= MOST_NUMBER
