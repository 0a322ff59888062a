"""Chance for programs that play many rounds: a small generator that runs interpreted, compiled and on a GPU alike.

Never for a table where people play: that shuffles from the operating system's entropy (fair.py).
"""

from typing import Annotated, Final

from oneleft.cards import MOST_CARDS
from oneleft.engine.bits import count_bits, i64, lowest_bit, u64
from oneleft.engine.state import record_fields

WORD: Final = (1 << 64) - 1


class Luck:
    """A small random generator, and room to shuffle a deck in.

    A record with fields, as a round is: in compiled code separate arrays would be slower.
    """

    word: Annotated[int, "u8"]
    cards: Annotated[list[int], "i1", (MOST_CARDS,)]

    def __init__(self) -> None:
        self.word = 1
        self.cards = [0] * MOST_CARDS


LUCK_FIELDS: Final = record_fields(Luck)


def seed_luck(seed: int, stream: int) -> int:
    """The first state of one of the many streams of a seed, well mixed (splitmix64)."""
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
    """Shuffle the first `count` cards: Fisher-Yates, two cards per random word."""
    cards = luck.cards
    left = u64(count)  # an unsigned index spares the compiled code a check for negative ones
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
    """The position of one of the set bits of a word, each equally likely."""
    word = u64(word)
    for _ in range(below(luck, count_bits(word))):
        word &= word - u64(1)
    return lowest_bit(word)
