"""The linear bot's fixed scores: for what is beyond doubt, or too rare to be tuned. On the scale of the tuned ones."""

from typing import Final

import numpy as np

from oneleft.arrays import Booleans, Floats, Observation
from oneleft.bots.linear_features import LinearFeatures
from oneleft.cards import SHUFFLE_HANDS, SYMBOLS, WILD, WILD_FOUR, points_of
from oneleft.encoding.choices import WILDS
from oneleft.encoding.observation import HAND_AT, HAS_COLOR, IN_TURN, MOMENT_AT, PARTNER, PRESENT, RULES_AT
from oneleft.encoding.rules_row import rules_features
from oneleft.engine.customizable_cards import SEVEN_GOAL
from oneleft.rules import CUSTOM_EFFECTS, MOST_CUSTOMS, Rules

# Beyond doubt, the surest first. VETO is for those who talk politics, not for winning: it is never put.
GOES_OUT: Final = 1000.0
SAYS_UNO_LATE: Final = 600.0
CATCHES: Final = 500.0
GUILTY: Final = 400.0  # a card of the colour is known to be in the suspect's hand; as much less if all are others
FORGETS_UNO: Final = -300.0
NEVER: Final = -500.0
CHICKENS: Final = -10.0

MANY: Final = 5.0  # cards, as a measure
DRAWS_ON: Final = 3.0  # to match, when someone is about to go out
TRADE_WITH_PARTNER: Final = -0.5
BRINGS_PARTNER_UP: Final = 2.0  # a card that makes the next player miss a turn, when the partner after it is short
LETS_PARTNER_PLAY: Final = 5.0  # rather than jump in
VERY_SHORT: Final = 2

# Wild Shuffle Hands and the Customizable cards, beside a number card.
SHUFFLES: Final = -1.0
CARDS_LESS: Final = 8.0  # for MANY cards less in the own hand than others have
EFFECTS: Final = {
    "until-color": 1.0,
    "drop-wilds": -1.0,
    "three-or-play": -0.5,
    "again": 0.5,
    "open": -1.0,
    "joke": -3.0,
    "elbows": -1.0,
    "rooster": -0.5,
}
OWN_EFFECT: Final = -1.0
RULES_ROW: Final = {name: RULES_AT + place for place, name in enumerate(rules_features(Rules(), 2))}

# Cards to discard: points, unless the colour is strong in the hand; one wild stays to go out with.
POINT: Final = 0.1
OF_A_COLOR: Final = 0.3
IN_PLAY: Final = 0.5
LAST_WILD: Final = 20.0


def worth_of_other_wilds(obs: Observation, features: LinearFeatures) -> Floats:
    """(n, 4): Wild Shuffle Hands and the three Customizable cards."""
    left = features.own - 1
    mean = features.sizes.sum(axis=1) / features.seats[:, :, PRESENT].sum(axis=1)
    worth = np.empty((len(obs), 1 + MOST_CUSTOMS), np.float32)
    worth[:, 0] = SHUFFLES + CARDS_LESS * (left - mean) / MANY
    for slot in range(MOST_CUSTOMS):
        known = {effect: obs[:, RULES_ROW[f"C{slot + 1} is {effect}"]] for effect in CUSTOM_EFFECTS}
        worth[:, 1 + slot] = OWN_EFFECT
        for effect, there in known.items():
            if effect == "seven":  # the next player comes to that many cards
                value: Floats | float = CARDS_LESS * (SEVEN_GOAL - features.sizes[:, 0]) / MANY
            elif effect == "three-all":
                value = CARDS_LESS * (left - mean) / MANY
            else:
                value = EFFECTS[effect]
            worth[:, 1 + slot] = np.where(there, value, worth[:, 1 + slot])
    return worth


def partner_is_short(features: LinearFeatures) -> Booleans:
    """(n, 9) True at a partner about to go out."""
    short: Booleans = (features.seats[:, :, PARTNER] == 1) & (features.sizes <= VERY_SHORT)
    return short


def votes_yes(features: LinearFeatures) -> Floats:
    """(n): a laugh rids the teller of nearly all cards, so only a partner's joke is good."""
    partner_tells = (features.seats[:, :, IN_TURN] & features.seats[:, :, PARTNER]).any(axis=1)
    return np.where(partner_tells, -NEVER, NEVER)


def discards(obs: Observation, features: LinearFeatures) -> Floats:
    """(n, 62): which card to throw away."""
    points = np.array([points_of(face, 50) for face in range(WILD + WILDS)], np.float32)
    score = np.tile(POINT * points, (len(obs), 1))
    in_color = score[:, :WILD].reshape(len(obs), 4, SYMBOLS)
    in_color -= OF_A_COLOR * features.held[:, :, None]
    in_color[:, 0] -= IN_PLAY * obs[:, MOMENT_AT + HAS_COLOR, None]
    wilds = obs[:, HAND_AT + WILD : HAND_AT + WILD + WILDS]
    keep = np.where(wilds[:, 1] > 0, WILD_FOUR, WILD)
    keep = np.where(wilds[:, :2].any(axis=1), keep, WILD + WILDS - 1)
    score[np.arange(len(obs)), keep] -= LAST_WILD
    score[:, SHUFFLE_HANDS] += LAST_WILD / 2  # it never goes out (SHUF-2)
    return score
