"""The linear bot's scores: every choice of many rows at once gets one, features times weights.

`scores(obs, mask, weights)` is plain NumPy on the numbers of docs/learning.md, the same for one decision at a table and
for thousands of rounds. A choice is judged by the card it takes (`KINDS` in `SITUATIONS`), by the colour it leaves in
play (`COLOR_WEIGHTS`) and by some things more (`OTHER_WEIGHTS`). These weights are tuned; the rest is in linear_fixed.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from oneleft.arrays import Floats, Integers, Mask, Observation
from oneleft.bots.linear_features import LinearFeatures, extract_features
from oneleft.bots.linear_fixed import (
    BRINGS_PARTNER_UP,
    CATCHES,
    CHICKENS,
    DRAWS_ON,
    FORGETS_UNO,
    GOES_OUT,
    GUILTY,
    LETS_PARTNER_PLAY,
    MANY,
    NEVER,
    RULES_ROW,
    SAYS_UNO_LATE,
    TRADE_WITH_PARTNER,
    VERY_SHORT,
    discards,
    partner_is_short,
    votes_yes,
    worth_of_other_wilds,
)
from oneleft.cards import DRAW_TWO, REVERSE, SKIP, SYMBOLS
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
    WILDS,
)
from oneleft.encoding.observation import (
    CHALLENGE_COLOR,
    CHALLENGEABLE,
    HAND_AT,
    IN_TURN,
    KNOWN_COLOR,
    MISSING,
    MISSING_SCALE,
    MOMENT_AT,
    NAMED,
    PARTNER,
    PHASE_AT,
    PLAYABLE_AT,
    PRESENT,
    SIZE,
)

# What a card or a verb is worth beside a number card; a Reverse with two players is a Skip.
KINDS: Final = ("skip", "reverse", "draw two", "wild", "wild draw four", "draw", "pass")
SITUATIONS: Final = (
    "always",
    "next has one card",
    "cards of next",
    "another opponent has one or two",
    "own cards",
    "two own cards",
    "more than two players",
)
KIND_WEIGHTS: Final = tuple(f"{kind}: {situation}" for kind in KINDS for situation in SITUATIONS)
COLOR_WEIGHTS: Final = (
    "color: kept",
    "color: share of unseen",
    "color: missing at next",
    "color: missing at next, who is short",
    "color: missing at others",
    "color: known at next",
    "color: named by next",
)
OTHER_WEIGHTS: Final = (
    "color: share of own hand",
    "color: none in own hand",
    "color: share of own hand, own turn again",
    "color: none in own hand, own turn again",
    "symbol: again in own hand",
    "symbol: again in own hand, own turn again",
    "symbol: share of unseen",
    "points",
    "points when someone is short",
    "wild: others in own hand",
    "wild draw four as a bluff",
    "draw: only wilds to play",
    "draw: colored cards to play",
    "draw: on, to match",
    "stack on a penalty",
    "let it be",
    "challenge",
    "challenge: chance of the color",
    "challenge: color missing",
    "trade: cards less",
    "rotation: cards less",
)
WEIGHTS: Final = (*KIND_WEIGHTS, *COLOR_WEIGHTS, *OTHER_WEIGHTS)
PLACES: Final = {name: place for place, name in enumerate(WEIGHTS)}
COLORS_AT: Final = len(KIND_WEIGHTS)
OTHERS_AT: Final = COLORS_AT + len(COLOR_WEIGHTS)

Weights: TypeAlias = Mapping[str, Floats]  # each of OTHER_WEIGHTS, for one row or for all

MASKED_SCORE: Final = np.float32(-np.inf)
SHORT: Final = 3
FULL: Final = 7  # cards: more make no difference
TENTHS: Final = np.array([*range(10), 0, 0, 0, 0], np.float32) / 10  # points of number cards; the others are kinds
DRAWN_PHASE: Final = PHASE_AT + 2
RESPOND_PHASE: Final = PHASE_AT + 3
PARTNERS: Final = RULES_ROW["partners"]
DRAW, PASS, CHALLENGE, UNO, CHICKEN, YES = (VERB_AT + verb for verb in (0, 1, 2, 3, 5, 6))


def scores(obs: Observation, mask: Mask, weights: ArrayLike) -> Floats:
    """(n, 325) The score of each choice, and -inf where the mask forbids it.

    `weights` has one number for each of WEIGHTS, or n rows of them.
    """
    features = extract_features(obs)
    w = np.atleast_2d(np.asarray(weights, np.float32))
    kinds = np.einsum("ns,nks->nk", situations(features), w[:, :COLORS_AT].reshape(-1, len(KINDS), len(SITUATIONS)))
    color = np.einsum("ncf,nf->nc", color_features(features), w[:, COLORS_AT:OTHERS_AT])
    other = {name: w[:, OTHERS_AT + place] for place, name in enumerate(OTHER_WEIGHTS)}
    found = np.zeros((len(obs), CHOICES), np.float32)
    write_plays(obs, mask, features, kinds, color, other, found)
    write_verbs(obs, features, kinds, color, other, found)
    found[:, NAME_AT:CATCH_AT] = color + own_color(features.held, features.own, other)
    found[:, CATCH_AT:VETO_AT] = np.where(features.foes, CATCHES, NEVER)
    found[:, VETO_AT:DISCARD_AT] = NEVER
    if mask[:, DISCARD_AT:LET_IT_BE].any():
        found[:, DISCARD_AT:LET_IT_BE] = discards(obs, features)
    rows = np.flatnonzero(mask[:, CHALLENGE])
    if len(rows):
        mine = {name: value if len(value) == 1 else value[rows] for name, value in other.items()}
        found[rows, CHALLENGE] += worth_of_challenging(obs, features, rows, mine)
    return np.where(mask, found, MASKED_SCORE)


def situations(features: LinearFeatures) -> Floats:
    next_size = features.sizes[:, 0]
    found = np.empty((len(features.own), len(SITUATIONS)), np.float32)
    found[:, 0] = 1
    found[:, 1] = next_size == 1
    found[:, 2] = np.minimum(next_size, FULL) / FULL
    found[:, 3] = (features.foes[:, 1:] & (features.sizes[:, 1:] <= VERY_SHORT)).any(axis=1)
    found[:, 4] = np.minimum(features.own, FULL) / FULL
    found[:, 5] = features.own == 2
    found[:, 6] = ~features.two_players
    return found


def color_features(features: LinearFeatures) -> Floats:
    """(n, 4, COLOR_WEIGHTS) What speaks for leaving a colour in play, but for the own hand."""
    following = features.seats[:, 0]
    missing = features.seats[:, :, MISSING : MISSING + 4] * np.float32(1 / MISSING_SCALE)
    found = np.empty((len(features.own), 4, len(COLOR_WEIGHTS)), np.float32)
    found[:, :, 0] = (1, 0, 0, 0)
    found[:, :, 1] = features.unseen_colors
    found[:, :, 2] = missing[:, 0]
    found[:, :, 3] = missing[:, 0] * (features.sizes[:, :1] <= SHORT)
    found[:, :, 4] = np.einsum("nsc,ns->nc", missing[:, 1:], features.foes[:, 1:].astype(np.float32))
    found[:, :, 5] = following[:, KNOWN_COLOR : KNOWN_COLOR + 4] / np.maximum(features.sizes[:, :1], 1)
    found[:, :, 6] = following[:, NAMED : NAMED + 4]
    return found


def own_color(held: Floats, left: Floats, other: Weights, again: str = "") -> Floats:
    """(n, 4) What a colour is worth to a hand that has so many cards of it."""
    share = held / np.maximum(left, 1)[:, None]
    worth = other[f"color: share of own hand{again}"][:, None] * share
    worth += other[f"color: none in own hand{again}"][:, None] * (held <= 0)
    return worth


def write_plays(
    obs: Observation,
    mask: Mask,
    features: LinearFeatures,
    kinds: Floats,
    color: Floats,
    other: Weights,
    found: Floats,
) -> None:
    n = len(obs)
    left = features.own - 1
    again = ", own turn again"
    # Whatever the card is.
    bonus = GOES_OUT * (features.own == 1) + other["stack on a penalty"] * obs[:, RESPOND_PHASE]
    # Whatever its colour is.
    symbols = (
        TENTHS * (other["points"] + other["points when someone is short"] * (features.shortest <= VERY_SHORT))[:, None]
    )
    symbols[:, SKIP] = kinds[:, 0]
    symbols[:, REVERSE] = np.where(features.two_players, kinds[:, 0], kinds[:, 1])
    symbols[:, DRAW_TWO] = kinds[:, 2]
    if obs[:, PARTNERS].any():
        up = BRINGS_PARTNER_UP * partner_is_short(features)[:, 1]
        symbols[:, SKIP] += up
        symbols[:, DRAW_TWO] += up
    symbols += other["symbol: share of unseen"][:, None] * features.unseen_symbols
    follow = (other["symbol: again in own hand"] / np.maximum(left, 1))[:, None]
    symbols += follow * features.same
    rotates = np.flatnonzero(obs[:, RULES_ROW["zero_rotation"]])
    if len(rotates):
        before = features.seats[rotates, :, PRESENT].sum(axis=1, dtype=np.int64) - 1
        less = np.zeros(n, np.float32)
        less[rotates] = (left[rotates] - features.sizes[rotates, before]) / MANY
        symbols[:, 0] += other["rotation: cards less"] * less

    plain = found[:, :WILD_AT].reshape(n, 4, SYMBOLS)
    np.multiply(features.hand, -follow[:, :, None], out=plain)  # the card itself does not follow
    plain += symbols[:, None, :]
    plain += (color + own_color(features.held - 1, left, other) + bonus[:, None])[:, :, None]
    mine = own_color(features.held - 1, left, other, again)[:, :, None]
    chain = (other["symbol: again in own hand, own turn again"] / np.maximum(left, 1))[:, None]
    mine = mine + (chain * features.same[:, SKIP : DRAW_TWO + 1])[:, None, :]
    plain[:, :, SKIP : DRAW_TWO + 1] += mine * features.two_players[:, None, None]

    wilds = found[:, WILD_AT:TRADE_AT].reshape(n, WILDS, 4)
    wilds[:] = (color + own_color(features.held, left, other) + bonus[:, None])[:, None, :]
    spare = obs[:, HAND_AT + WILD_AT : HAND_AT + WILD_AT + 2].sum(axis=1, dtype=np.float32) - 1
    wilds[:, :2] += (kinds[:, 3:5] + (other["wild: others in own hand"] * spare)[:, None])[:, :, None]
    bluff = other["wild draw four as a bluff"] * obs[:, RULES_ROW["challenge"]] * (features.held[:, 0] > 0)
    wilds[:, 1] += own_color(features.held, left, other, again) * features.two_players[:, None] + bluff[:, None]
    if mask[:, WILD_AT + 8 : TRADE_AT].any():
        wilds[:, 2:] += worth_of_other_wilds(obs, features)[:, :, None]
        wilds[:, 2] -= GOES_OUT * (features.own == 1)[:, None]  # Wild Shuffle Hands does not win (SHUF-2)

    if mask[:, TRADE_AT:UNO_AT].any():
        gain = other["trade: cards less"][:, None] * (left[:, None] - features.sizes) / MANY
        gain = np.where(features.seats[:, :, PARTNER], TRADE_WITH_PARTNER, gain)
        found[:, TRADE_AT:UNO_AT] = (plain[:, :, 7, None] + gain[:, None, :]).reshape(n, 4 * OTHERS)
    rows = np.flatnonzero(features.own == 2)
    found[rows, UNO_AT:VERB_AT] = found[rows, :UNO_AT]
    found[rows, :UNO_AT] += FORGETS_UNO


def write_verbs(
    obs: Observation, features: LinearFeatures, kinds: Floats, color: Floats, other: Weights, found: Floats
) -> None:
    """To draw, pass or let it be leaves the colour in play. A penalty to be taken is what all else is measured by."""
    still = color[:, 0] + own_color(features.held[:, :1], features.own, other)[:, 0]
    plays = obs[:, PLAYABLE_AT : PLAYABLE_AT + WILD_AT].sum(axis=1, dtype=np.float32)
    draws = kinds[:, 5] + other["draw: only wilds to play"] * (plays == 0)
    draws += other["draw: colored cards to play"] * plays / MANY
    on = kinds[:, 6] + other["draw: on, to match"] + DRAWS_ON * (features.shortest == 1)
    found[:, DRAW] = still + np.where(obs[:, DRAWN_PHASE], on, np.where(obs[:, RESPOND_PHASE], 0, draws))
    found[:, PASS] = still + kinds[:, 6]
    found[:, CHALLENGE] = still
    found[:, LET_IT_BE] = still + other["let it be"]
    if obs[:, PARTNERS].any():
        found[:, LET_IT_BE] += LETS_PARTNER_PLAY * (
            partner_is_short(features) & (features.seats[:, :, IN_TURN] == 1)
        ).any(axis=1)
    found[:, UNO] = SAYS_UNO_LATE
    found[:, CHICKEN] = CHICKENS
    found[:, YES] = votes_yes(features)


def worth_of_challenging(obs: Observation, features: LinearFeatures, rows: Integers, other: Weights) -> Floats:
    """By the chance that so many cards have the colour, by signs that they have not, and by what is known."""
    suspect = features.seats[rows, features.seats[rows, :, CHALLENGEABLE].argmax(axis=1)]
    slot = obs[rows, MOMENT_AT + CHALLENGE_COLOR : MOMENT_AT + CHALLENGE_COLOR + 4].argmax(axis=1)
    line = np.arange(len(rows))
    known = suspect[:, KNOWN_COLOR:MISSING].sum(axis=1, dtype=np.float32)
    hidden = np.maximum(suspect[:, SIZE] - known, 0)
    chance = 1 - (1 - features.unseen_colors[rows, slot]) ** hidden
    worth = other["challenge"] + other["challenge: chance of the color"] * chance
    worth = worth + other["challenge: color missing"] * suspect[line, MISSING + slot] / MISSING_SCALE
    guilty = suspect[line, KNOWN_COLOR + slot] > 0
    judged: Floats = worth + GUILTY * guilty - GUILTY * (~guilty & (hidden == 0))
    return judged
