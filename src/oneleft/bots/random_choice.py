"""How the random bot chooses: plain functions on what its own seat may do, interpreted or compiled with the rules.

A seat's possibilities come as three words: the faces it may play, its verbs (see engine/actions.py, word 3) and the
faces it may discard.
"""

from typing import Annotated, Final

from oneleft.cards import MOST_CARDS, WILD, symbol_of
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
from oneleft.engine.bits import count_bits, i64, lowest_bit, u64
from oneleft.engine.state import record_fields

NO_ACTION: Final = -1
WORD: Final = (1 << 64) - 1

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


class Luck:
    """A small random generator and room to shuffle a deck in. A record like the round: compiled, arrays cost more."""

    word: Annotated[int, "u8"]
    cards: Annotated[list[int], "i1", (MOST_CARDS,)]

    def __init__(self) -> None:
        self.word = 1
        self.cards = [0] * MOST_CARDS


LUCK_FIELDS: Final = record_fields(Luck)


def seed_luck(seed: int, stream: int) -> int:
    """A well-mixed start for one of many streams of a seed (splitmix64)."""
    word = (u64(seed) * u64(0x9E3779B97F4A7C15) + u64(stream) * u64(0xD1342543DE82EF95) + u64(1)) & u64(WORD)
    word = ((word ^ (word >> u64(30))) * u64(0xBF58476D1CE4E5B9)) & u64(WORD)
    word = ((word ^ (word >> u64(27))) * u64(0x94D049BB133111EB)) & u64(WORD)
    word ^= word >> u64(31)
    return word if word != u64(0) else u64(1)


def next_word(luck: Luck) -> int:
    """64 random bits (xorshift64*)."""
    word = u64(luck.word)
    word ^= word >> u64(12)
    word ^= (word << u64(25)) & u64(WORD)
    word ^= word >> u64(27)
    luck.word = word
    return (word * u64(0x2545F4914F6CDD1D)) & u64(WORD)


def shuffle_cards(luck: Luck, count: int) -> None:
    """Fisher-Yates, two cards a step."""
    cards = luck.cards
    left = u64(count)  # an unsigned place spares the compiled code a check for negative ones
    while left > u64(1):
        word = next_word(luck)
        left -= u64(1)
        other = ((word >> u64(32)) * (left + u64(1))) >> u64(32)
        card = cards[left]
        cards[left] = cards[other]
        cards[other] = card
        other = ((word & u64(0xFFFFFFFF)) * left) >> u64(32)
        left -= u64(1)
        card = cards[left]
        cards[left] = cards[other]
        cards[other] = card


def below(luck: Luck, count: int) -> int:
    """A number from 0 to count - 1; the bias is below one in ten million for the counts used here."""
    return i64(((next_word(luck) >> u64(32)) * u64(count)) >> u64(32))


def chance(luck: Luck, of_256: int) -> bool:
    return below(luck, 256) < of_256


def any_bit(luck: Luck, word: int) -> int:
    """The place of one of the ones of a word, each as likely."""
    word = u64(word)
    for _ in range(below(luck, count_bits(word))):
        word &= word - u64(1)
    return lowest_bit(word)


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
