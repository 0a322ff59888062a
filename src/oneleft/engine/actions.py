"""Actions as small ints with a fixed meaning, laid out so that a seat's legal actions are five 64-bit words.

word 0   play a coloured card            PLAY + face
word 1   play a wild and name a colour   PLAY_WILD + 4 * (face - WILD) + colour
word 2   play a 7 and trade hands        PLAY_SEVEN + 10 * colour + seat
word 3   everything without a card       DRAW, PASS, ..., NAME_COLOR + colour, CATCH + seat, VETO + seat
word 4   discard a card                  DISCARD_CARD + face

A play said with UNO is the play plus SAYING_UNO. PENALTY + seat is the referee's and never listed.
"""

from typing import Final

from oneleft.cards import MOST_PLAYERS, WILD, color_of, colored

WORDS: Final = 5
PLAY: Final = 0
PLAY_WILD: Final = 64
PLAY_SEVEN: Final = 128
DRAW: Final = 192
PASS: Final = 193
CHALLENGE: Final = 194
SAY_UNO: Final = 195
DO_PERFORM: Final = 196
CHICKEN: Final = 197
VOTE_YES: Final = 198
VOTE_NO: Final = 199
NAME_COLOR: Final = 200
CATCH: Final = 204
PUT_VETO: Final = 214
PENALTY: Final = 224
DISCARD_CARD: Final = 256
SAYING_UNO: Final = 320
ACTIONS: Final = 640

ANY_SEAT: Final = -1  # a play that trades with nobody
SEVENS_EACH: Final = MOST_PLAYERS


def play_action(face: int, color: int, target: int) -> int:
    """A play: `color` matters for a wild only, `target` for a 7 that trades hands (else ANY_SEAT)."""
    if face >= WILD:
        return PLAY_WILD + 4 * (face - WILD) + color
    if target != ANY_SEAT:
        return PLAY_SEVEN + SEVENS_EACH * color_of(face) + target
    return PLAY + face


def is_play(action: int) -> bool:
    return action < DRAW or action >= SAYING_UNO


def without_uno(action: int) -> int:
    return action - SAYING_UNO if action >= SAYING_UNO else action


def played_face(action: int) -> int:
    """The card a play puts down; the action without SAYING_UNO."""
    if action < PLAY_WILD:
        return action
    if action < PLAY_SEVEN:
        return WILD + (action - PLAY_WILD) // 4
    return colored((action - PLAY_SEVEN) // SEVENS_EACH, 7)


def played_color(action: int) -> int:
    """The colour in play after a play; the action without SAYING_UNO."""
    if PLAY_WILD <= action < PLAY_SEVEN:
        return (action - PLAY_WILD) % 4
    return color_of(played_face(action))


def played_target(action: int) -> int:
    """The seat a 7 trades hands with, else ANY_SEAT; the action without SAYING_UNO."""
    return (action - PLAY_SEVEN) % SEVENS_EACH if action >= PLAY_SEVEN else ANY_SEAT
