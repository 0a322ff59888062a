"""Policies choose in many rounds at once: a policy is a function (obs, mask, rng) -> choices, one for each row."""

from collections.abc import Callable
from typing import Final

import numpy as np

from oneleft.arrays import Choices, Floats, Mask, Observation
from oneleft.bots.random_choice import CATCHES, CHALLENGES, JUMPS_IN, SAYS_UNO, SAYS_UNO_LATE, VETOES
from oneleft.encoding.choices import (
    CATCH_AT,
    CHOICES,
    DISCARD_AT,
    LET_IT_BE,
    NAME_AT,
    OTHERS,
    TRADE_AT,
    UNO_AT,
    VERB_AT,
    VETO_AT,
    WILD_AT,
)
from oneleft.encoding.observation import MOMENT_AT, MUST_ACT, PRESENT, RULES_AT, SEAT_SIZE, SEATS_AT

Policy = Callable[[Observation, Mask, np.random.Generator], Choices]

# The kinds of choices in the order in which the random bot considers them: first place, place after the last, the
# probability (in 256ths) that it takes one if it can; 1 if it does so only out of turn, 0 if only while the round waits
# for it.
ALWAYS: Final = 256
KINDS: Final = (
    (VERB_AT + 3, VERB_AT + 4, SAYS_UNO_LATE, None),
    (CATCH_AT, VETO_AT, CATCHES, None),
    (0, VERB_AT, JUMPS_IN, 1),
    (VETO_AT, DISCARD_AT, VETOES, None),
    (LET_IT_BE, CHOICES, ALWAYS, 1),
    (VERB_AT + 2, VERB_AT + 3, CHALLENGES, 0),
    (0, VERB_AT, ALWAYS, 0),
    (VERB_AT, VERB_AT + 1, ALWAYS, 0),  # draws only if it cannot play
    (VERB_AT + 1, VERB_AT + 2, ALWAYS, 0),
    (DISCARD_AT, LET_IT_BE, ALWAYS, 0),
    (NAME_AT, CATCH_AT, ALWAYS, 0),
    (VERB_AT + 6, VERB_AT + 8, ALWAYS, 0),
    (VERB_AT + 4, VERB_AT + 6, ALWAYS, 0),
)


def _weights() -> Floats:
    """The weight of a choice among others of its kind: equal for all cards, split among colours, higher with UNO."""
    weights = np.ones(CHOICES, np.float32)
    weights[WILD_AT:TRADE_AT] = 1 / 4
    weights[UNO_AT:VERB_AT] = weights[:UNO_AT] * SAYS_UNO / (256 - SAYS_UNO)
    return weights


WEIGHTS: Final = _weights()
PLACES: Final = np.arange(CHOICES)


def random_policy(obs: Observation, mask: Mask, rng: np.random.Generator) -> Choices:
    """Chooses with the same probabilities as the bot `random`: any card it can play; it draws only when it must."""
    waits = obs[:, MOMENT_AT + MUST_ACT] == 1
    first = np.full(len(obs), -1)
    last = np.full(len(obs), -1)
    coins = rng.integers(256, size=(len(KINDS), len(obs)), dtype=np.uint8)
    for (start, stop, chance, out_of_turn), coin in zip(KINDS, coins, strict=True):
        takes = (first < 0) & mask[:, start:stop].any(axis=1)
        if chance < ALWAYS:
            takes &= coin < chance
        if out_of_turn is not None:
            takes &= waits != bool(out_of_turn)
        first[takes] = start
        last[takes] = stop
    weights = np.where(mask, WEIGHTS, 0)
    seats = obs[:, SEATS_AT + PRESENT : RULES_AT : SEAT_SIZE].sum(axis=1, dtype=np.float32)[:, None]
    for start in (TRADE_AT, UNO_AT + TRADE_AT):
        weights[:, start : start + 4 * OTHERS] /= seats
    weights *= (first[:, None] <= PLACES) & (last[:, None] > PLACES)
    cumulative = weights.cumsum(axis=1)
    # Strictly less, so that a choice of weight 0 is never sampled; no threshold exceeds the last sum.
    thresholds = (1 - rng.random((len(obs), 1), np.float32)) * cumulative[:, -1:]
    sampled: Choices = (cumulative < thresholds).sum(axis=1)
    return sampled
