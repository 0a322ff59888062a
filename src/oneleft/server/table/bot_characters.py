"""The bots' characters: each name has a temper, whatever level it plays at. Who knows Ada knows that she is quick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    tempo: float = 1.0  # its pauses, against the usual ones
    chatty: float = 0.0  # how often it reacts to what calls for a reaction


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
NOBODYS: Final = Temper()  # of a bot that plays in another's name


def temper_of(name: str) -> Temper:
    """The temper that goes with a bot's name; where all names are taken there is an "Ada 2", who is like Ada.

    >>> temper_of("Gus 2") == temper_of("Gus")
    True
    """
    first, _, rest = name.partition(" ")
    return CHARACTERS.get(first, NOBODYS) if not rest or rest.isdigit() else NOBODYS
