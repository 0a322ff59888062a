"""The fair shuffle: chance that nobody at the table, the server included, can choose. docs/fair-shuffle.md explains it.

Before a deal the server publishes the digest of a secret, then players add randomness of their own; every cut and
shuffle of the round follows from both. After the round the secret is shown, and anyone can check.

>>> fair = FairShuffle(secret="00" * 32, contributions=("aa" * 16,))
>>> fair.commitment[:16]
'66687aadf862bd77'
>>> cards = list(range(8))
>>> fair.chance(0).shuffle(cards)
>>> cards
[3, 4, 2, 7, 5, 1, 6, 0]
"""

import hashlib
import hmac
import secrets
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

LABEL: Final = b"oneleft-shuffle/1"
SECRET_BYTES: Final = 32
LONGEST_CONTRIBUTION: Final = 128  # hexadecimal digits
MOST_CONTRIBUTIONS: Final = 10
WORD_BYTES: Final = 4
WORDS: Final = 1 << (8 * WORD_BYTES)
Item = TypeVar("Item")


class Chance(Protocol):
    """The source of randomness that a game needs: `random.Random` is one, the `Stream` of a fair shuffle another."""

    def shuffle(self, x: MutableSequence[Item], /) -> None: ...

    def sample(self, population: Sequence[Item], k: int, /) -> list[Item]: ...


@dataclass(frozen=True, slots=True)
class FairShuffle:
    """The randomness of one round: the server's secret and what the players added, as hexadecimal texts."""

    secret: str
    contributions: tuple[str, ...] = ()

    @classmethod
    def new(cls) -> "FairShuffle":
        """A secret from the operating system's entropy."""
        return cls(secrets.token_bytes(SECRET_BYTES).hex())

    @property
    def commitment(self) -> str:
        """What is published before anyone adds randomness: the SHA-256 of the secret."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def chance(self, number: int) -> "Stream":
        """The randomness of one cut or shuffle; `number` counts those of the round, from 0."""
        seed = hashlib.sha256("\n".join(self.contributions).encode()).digest()
        return Stream(bytes.fromhex(self.secret), LABEL + seed + number.to_bytes(4, "big"))


@dataclass(frozen=True, slots=True)
class FairProof:
    """What a record keeps of a fair round: the digest published before the deal, and what was shown after it."""

    commitment: str
    shuffle: FairShuffle


class Stream:
    """A stream of 32-bit words from HMAC-SHA-256 in counter mode, and unbiased shuffles made from it."""

    def __init__(self, key: bytes, label: bytes) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._label + self._counter.to_bytes(4, "big"), "sha256")
            self._counter += 1
            self._words = [
                int.from_bytes(block[at : at + WORD_BYTES], "big") for at in range(0, len(block), WORD_BYTES)
            ]
            self._words.reverse()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely.

        Words from the last multiple of `bound` on are thrown away: they would make small numbers likelier.
        """
        limit = WORDS - WORDS % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def shuffle(self, x: MutableSequence[Item], /) -> None:
        """Shuffle in place: Fisher-Yates, from the last place to the second."""
        for last in range(len(x) - 1, 0, -1):
            chosen = self.below(last + 1)
            x[last], x[chosen] = x[chosen], x[last]

    def sample(self, population: Sequence[Item], k: int, /) -> list[Item]:
        """The first `k` of a shuffled copy."""
        cards = list(population)
        self.shuffle(cards)
        return cards[:k]
