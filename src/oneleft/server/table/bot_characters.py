"""The bots' characters: each name has a temper, whatever its level. Whoever has met Ada knows that she is quick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot behaves beside the game: it makes no difference to what the bot plays."""

    tempo: float = 1.0  # its pauses are this many times as long as usual
    chatty: float = 0.0  # the probability that it reacts to an event with an emoji


QUICK: Final = 0.8
THOUGHTFUL: Final = 1.2
CHATTY: Final = 0.4
AT_TIMES: Final = 0.15

CHARACTERS: Final[Mapping[str, Temper]] = {
    "Ada": Temper(QUICK, AT_TIMES),
    "Bo": Temper(chatty=CHATTY),
    "Cleo": Temper(THOUGHTFUL),
    "Dov": Temper(QUICK, CHATTY),
    "Edda": Temper(chatty=AT_TIMES),
    "Finn": Temper(QUICK),
    "Gus": Temper(THOUGHTFUL, CHATTY),
    "Hana": Temper(),
    "Ivo": Temper(THOUGHTFUL, AT_TIMES),
    "Juno": Temper(QUICK, CHATTY),
    "Kaz": Temper(chatty=AT_TIMES),
    "Lumi": Temper(THOUGHTFUL),
}
NOBODYS: Final = Temper()  # for a bot that stands in for someone else


def temper_of(name: str) -> Temper:
    """The temper that goes with a bot's name. When all names are taken there is an "Ada 2", with the temper of Ada.

    >>> temper_of("Gus 2") == temper_of("Gus")
    True
    """
    first, _, rest = name.partition(" ")
    return CHARACTERS.get(first, NOBODYS) if not rest or rest.isdigit() else NOBODYS
