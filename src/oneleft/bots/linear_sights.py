"""What the linear bot looks at: rows of observations taken apart, as floats."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from oneleft.cards import FACES, SYMBOLS, WILD, color_of, symbol_of
from oneleft.encoding.choices import OTHERS
from oneleft.encoding.observation import (
    HAND_AT,
    MOMENT_AT,
    OWN_SIZE,
    PARTNER,
    PLAYABLE_AT,
    PRESENT,
    RULES_AT,
    SEAT_SIZE,
    SEATS_AT,
    SIZE,
    UNSEEN_AT,
)


@dataclass(frozen=True)
class Sights:
    """Of n rows. Colours and seats are slots, as in the observation."""

    own: Any  # (n) own cards
    hand: Any  # (n, 4, 14) own coloured cards
    held: Any  # (n, 4) own cards of each colour
    same: Any  # (n, 14) own cards of each symbol
    unseen_colors: Any  # (n, 4) shares of all that is unseen
    unseen_symbols: Any  # (n, 14)
    seats: Any  # (n, 9, 29) the other seats, as they stand in the observation
    sizes: Any  # (n, 9) their cards
    foes: Any  # (n, 9) True for an opponent
    shortest: Any  # (n) the cards of the opponent closest to going out
    two_players: Any  # (n) True or False


def _sums() -> Any:
    """A matrix that adds up faces by colour, by symbol and all: one product is faster than many sums of few."""
    sums = np.zeros((FACES, 4 + SYMBOLS + 1), np.float32)
    for face in range(WILD):
        sums[face, color_of(face)] = 1
        sums[face, 4 + symbol_of(face)] = 1
    sums[:, -1] = 1
    return sums


SUMS: Final = _sums()


def sights(obs: Any) -> Sights:
    n = len(obs)
    cards = obs[:, HAND_AT:PLAYABLE_AT].astype(np.float32)
    hand = cards[:, :WILD]
    sums = hand @ SUMS[:WILD]
    unseen = cards[:, UNSEEN_AT:] @ SUMS
    unseen /= np.maximum(unseen[:, -1:], 1)
    seats = obs[:, SEATS_AT:RULES_AT].reshape(n, OTHERS, SEAT_SIZE)
    foes = seats[:, :, PRESENT] > seats[:, :, PARTNER]
    sizes = seats[:, :, SIZE]
    return Sights(
        own=obs[:, MOMENT_AT + OWN_SIZE].astype(np.float32),
        hand=hand.reshape(n, 4, SYMBOLS),
        held=sums[:, :4],
        same=sums[:, 4:-1],
        unseen_colors=unseen[:, :4],
        unseen_symbols=unseen[:, 4:-1],
        seats=seats,
        sizes=sizes.astype(np.float32),
        foes=foes,
        shortest=np.where(foes, sizes, 255).min(axis=1),
        two_players=seats[:, 1, PRESENT] == 0,
    )
