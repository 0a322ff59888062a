"""Whole numbers of a fixed width, for the one rules source that runs interpreted and compiled.

Interpreted these are plain Python ints and the casts do nothing; `compiled.py` puts Numba's own types and bit
instructions in their place. Mixed signed and unsigned arithmetic would turn into floats there, so every value that
holds a set of faces is cast with `u64`, and back with `i64` where it becomes an ordinary number.
"""


def u64(value: int) -> int:
    return value


def i64(value: int) -> int:
    return value


def lowest_bit(word: int) -> int:
    """The place of the lowest one in a word that is not zero."""
    return (word & -word).bit_length() - 1


def count_bits(word: int) -> int:
    return word.bit_count()
