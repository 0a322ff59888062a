"""The rules in force and the number of players as the last part of an observation.

Which places an option has is part of its declaration in `Rules`. Options that only matter at the deal are there too:
they tell of the deck.
"""

from typing import Any, Final

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.encoding.observation import OBSERVATION, RULES_AT
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

LARGEST: Final = 255


def rules_features(rules: Rules, players: int) -> dict[str, int]:
    """Each place by name, in order."""
    features = {f"{count} players": int(count == players) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    for option in sorted(OPTIONS.values(), key=lambda option: option.place):
        features |= features_of(option, getattr(rules, option.name))
    return features


def features_of(option: Option, value: Any) -> dict[str, int]:
    """What an observation has of an option's value, by name: as many places as there are, from `option.place` on."""
    name = option.name
    match option:
        case Switch():
            return {name: int(value)}
        case Number():
            return {name: min(value // option.unit, LARGEST)}
        case Choice():
            return {f"{name} is {choice}": int(value == choice) for choice in option.values[1:]}
        case FirstPlayer():
            return {f"{name} is a seat": int(value != "left")}
        case Customs():
            return _custom_features(value)


def _custom_features(customs: tuple[str, ...]) -> dict[str, int]:
    features = {}
    for slot in range(MOST_CUSTOMS):
        text = customs[slot] if slot < len(customs) else None
        features[f"C{slot + 1} is in the deck"] = int(text is not None)
        features |= {f"C{slot + 1} is {effect}": int(text == effect) for effect in CUSTOM_EFFECTS}
    return features


def rules_row(rules: Rules, players: int) -> list[int]:
    """The places from RULES_AT on, filled up with zeros."""
    values = list(rules_features(rules, players).values())
    return values + [0] * (OBSERVATION - RULES_AT - len(values))
