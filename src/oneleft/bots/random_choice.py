"""How the random bot chooses: plain functions on what its own seat may do, interpreted or compiled with the rules.

A seat's possibilities come as three words: the faces it may play, its verbs (see engine/actions.py, word 3) and the
faces it may discard.
"""

from typing import Final

from oneleft.cards import WILD, symbol_of
from oneleft.engine.actions import (
    ANY_SEAT,
    CATCH,
    CHALLENGE,
    DISCARD_CARD,
    DO_PERFORM,
    DRAW,
    NAME_COLOR,
    PASS,
    PUT_VETO,
    SAY_UNO,
    SAYING_UNO,
    VOTE_NO,
    play_action,
)
from oneleft.engine.bits import u64
from oneleft.luck import Luck, any_bit, below, chance

NO_ACTION: Final = -1

# Chances in 256ths: says UNO with the card, says it late, catches, challenges, jumps in, uses VETO.
SAYS_UNO: Final = 224
SAYS_UNO_LATE: Final = 128
CATCHES: Final = 128
CHALLENGES: Final = 64
JUMPS_IN: Final = 128
VETOES: Final = 2

CATCH_BITS: Final = 1023 << (CATCH - DRAW)
VETO_BITS: Final = 1023 << (PUT_VETO - DRAW)
COLOR_BITS: Final = 0b1111 << (NAME_COLOR - DRAW)
VOTE_BIT: Final = 1 << (VOTE_NO - DRAW)
PASS_BIT: Final = 1 << (PASS - DRAW)
DRAW_BIT: Final = 1
CHALLENGE_BIT: Final = 1 << (CHALLENGE - DRAW)
UNO_BIT: Final = 1 << (SAY_UNO - DRAW)


def react(luck: Luck, faces: int, verbs: int, vetoes: int) -> int:
    """Out of turn: say UNO late, catch, jump in, use VETO, or let it be. A play is returned as its face."""
    verbs = u64(verbs)
    if verbs & u64(UNO_BIT) != u64(0) and chance(luck, SAYS_UNO_LATE):
        return SAY_UNO
    catches = verbs & u64(CATCH_BITS)
    if catches != u64(0) and chance(luck, CATCHES):
        return DRAW + any_bit(luck, catches)
    if u64(faces) != u64(0) and chance(luck, JUMPS_IN):
        return any_bit(luck, faces)
    targets = verbs & u64(VETO_BITS)
    if targets != u64(0) and chance(luck, vetoes):
        return DRAW + any_bit(luck, targets)
    return NO_ACTION


def decide(luck: Luck, faces: int, verbs: int, discards: int) -> int:
    """In turn: play if possible, draw only if not. A play is returned as its face."""
    verbs = u64(verbs)
    if verbs & u64(CHALLENGE_BIT) != u64(0) and chance(luck, CHALLENGES):
        return CHALLENGE
    if u64(faces) != u64(0):
        return any_bit(luck, faces)
    if verbs & u64(DRAW_BIT) != u64(0):
        return DRAW
    if verbs & u64(PASS_BIT) != u64(0):
        return PASS
    if u64(discards) != u64(0):
        return DISCARD_CARD + any_bit(luck, discards)
    if verbs & u64(COLOR_BITS) != u64(0):
        return DRAW + any_bit(luck, verbs & u64(COLOR_BITS))
    if verbs & u64(VOTE_BIT) != u64(0):
        return VOTE_NO - below(luck, 2)
    return DO_PERFORM + below(luck, 2)


def whole_play(luck: Luck, face: int, seat: int, size: int, players: int, trades: bool) -> int:
    """A card as a play: with a colour, a seat to trade with, and perhaps UNO said with it."""
    action = face
    if face >= WILD:
        action = play_action(face, below(luck, 4), ANY_SEAT)
    elif trades and symbol_of(face) == 7:
        action = play_action(face, 0, (seat + 1 + below(luck, players - 1)) % players)
    if size == 2 and chance(luck, SAYS_UNO):
        action += SAYING_UNO
    return action
