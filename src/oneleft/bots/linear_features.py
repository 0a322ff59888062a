"""The features of the linear bot: rows of observations taken apart, as floats."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from oneleft.arrays import Booleans, Floats, Observation
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
class LinearFeatures:
    """What the linear bot weighs, of n rows of observations. Colours and seats are slots, as in the observation."""

    own: Floats  # (n) own cards
    hand: Floats  # (n, 4, 14) own coloured cards
    held: Floats  # (n, 4) own cards of each colour
    same: Floats  # (n, 14) own cards of each symbol
    unseen_colors: Floats  # (n, 4) shares of all that is unseen
    unseen_symbols: Floats  # (n, 14)
    seats: Observation  # (n, 9, 29) the other seats, as they stand in the observation
    sizes: Floats  # (n, 9) their cards
    foes: Booleans  # (n, 9) True for an opponent
    shortest: Observation  # (n) the cards of the opponent closest to going out
    two_players: Booleans  # (n) True or False


def _sums() -> Floats:
    """A matrix that adds up faces by colour, by symbol and all: one product is faster than many sums of few."""
    sums = np.zeros((FACES, 4 + SYMBOLS + 1), np.float32)
    for face in range(WILD):
        sums[face, color_of(face)] = 1
        sums[face, 4 + symbol_of(face)] = 1
    sums[:, -1] = 1
    return sums


SUMS: Final = _sums()


def extract_features(obs: Observation) -> LinearFeatures:
    n = len(obs)
    cards = obs[:, HAND_AT:PLAYABLE_AT].astype(np.float32)
    hand = cards[:, :WILD]
    sums = hand @ SUMS[:WILD]
    unseen = cards[:, UNSEEN_AT:] @ SUMS
    unseen /= np.maximum(unseen[:, -1:], 1)
    seats = obs[:, SEATS_AT:RULES_AT].reshape(n, OTHERS, SEAT_SIZE)
    foes = seats[:, :, PRESENT] > seats[:, :, PARTNER]
    sizes = seats[:, :, SIZE]
    return LinearFeatures(
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
