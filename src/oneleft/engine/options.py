"""The rules in force as plain numbers, the form the rule functions read."""

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final

from oneleft.cards import FACES, MOST_CARDS, expand, points_of
from oneleft.engine.state import NOBODY, Count, record_fields
from oneleft.rules import (
    CUSTOM_EFFECTS,
    MOST_CUSTOMS,
    OPTIONS,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Rules,
    Switch,
)

MOST_IN_A_BYTE: Final = 127

# Effects of the Customizable cards; own texts change the colour and nothing else.
OWN_TEXT: Final = 0
UNTIL_COLOR: Final = 1
DROP_WILDS: Final = 2
THREE_OR_PLAY: Final = 3
AGAIN: Final = 4
SEVEN: Final = 5
THREE_ALL: Final = 6
OPEN: Final = 7
JOKE: Final = 8
ELBOWS: Final = 9
ROOSTER: Final = 10


class Options:
    """`Rules` for the engine.

    The deck, the points and the effects are worked out here; every other option follows from its declaration
    (`numbers_of`): a switch as 1 or 0, a number as it is, a choice as a flag for each value but the first, named
    `drawn_card_must`. tests/test_options.py checks the names, which no type checker knows.
    """

    deck: Annotated[list[int], "i1", (MOST_CARDS,)]  # the cards, in canonical order
    deck_size: Count
    worth: Annotated[list[int], "i1", (FACES,)]  # points of each face
    customs: Annotated[list[int], "i1", (MOST_CUSTOMS,)]
    version: Count  # of the rules: what has changed since an older one is asked of this

    def __init__(self, rules: Rules) -> None:
        cards = expand(rules.deck())
        self.deck = cards + [0] * (MOST_CARDS - len(cards))
        self.deck_size = len(cards)
        self.worth = [points_of(face, rules.wild_points) for face in range(FACES)]
        effects = [CUSTOM_EFFECTS.index(text) + 1 if text in CUSTOM_EFFECTS else OWN_TEXT for text in rules.customs]
        self.customs = effects + [OWN_TEXT] * (MOST_CUSTOMS - len(effects))
        self.version = rules.version
        for name, option in OPTIONS.items():
            for field, number in numbers_of(option, getattr(rules, name)).items():
                setattr(self, field, number)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> int: ...


def numbers_of(option: Option, value: Any) -> dict[str, int]:
    """What the engine has of an option's value, by field; nothing where it goes through a field of another kind."""
    if option.through:
        return {}
    match option:
        case Switch() | Number():
            return {option.name: int(value)}
        case Choice():
            return {f"{option.name}_{choice}": int(value == choice) for choice in option.values[1:]}
        case FirstPlayer():
            return {option.name: NOBODY if value == "left" else value}
        case Customs():
            raise TypeError(f"{option.name} has no number: it goes through another field")


def _size_of(option: Option) -> str:
    return "i2" if isinstance(option, Number) and option.most > MOST_IN_A_BYTE else "i1"


OPTION_FIELDS: Final = record_fields(Options) | {
    field: (_size_of(option), ())
    for name, option in OPTIONS.items()
    for field in numbers_of(option, getattr(Rules(), name))
}


@lru_cache(maxsize=256)
def options_for(rules: Rules) -> Options:
    """The same for the same rules: the engine reads them and never writes."""
    return Options(rules)
