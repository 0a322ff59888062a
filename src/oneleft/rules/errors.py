"""Why rules cannot be played: a key, and a sentence in English. Players read the message `problem-<key>` instead."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LARGEST_SHOWN: Final = 10**15  # Python refuses to print numbers of thousands of digits

PROBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "unknown-edition": "unknown edition {edition!r}: choose from {editions}",
        "unknown-option": "unknown option {option!r}: choose from {options}",
        "unknown-effect": "unknown effect {effect!r}: choose from {effects}",
        "rules-kind": "rules must be an object, not {value}",
        "edition-kind": "edition must be a name, not {value}",
        "edition-name": "edition must be one of {editions}",
        "option-value": "{option} must be {values}, not {value}",
        "option-range": "{option} must be {least} to {most}, not {value}",
        "option-size": "{option} must be {values}",
        "customs-count": "customs lists {count} cards, but the deck has only {most} Customizable cards",
        "customs-kind": "customs must list effects or texts, not {value}",
        "customs-length": "a text in customs must have 1 to {most} characters, not {length}",
        "mixed-alone": "stack_mixed without stacking: kinds can only be mixed where cards are stacked at all",
        "challenge-alone": "challenge without wild4_condition: where a Wild Draw Four may always be played "
        "there is nothing to challenge; turn challenge off",
        "partners-scoring": "partners with scoring {scoring}: partners score for their side, so winner_takes only",
        "players": "players must be {least} to {most}, not {players}",
        "partners-players": "partners with {players} players: partners need an even number of four or more",
        "first-player": "first_player {seat} with {players} players: seats are 0 to {last}",
        "first-player-place": "first_player is seat {place}, but {players} players have no such seat",
        "whist-rounds": "a whist tournament has {rounds} rounds",
    }
)


class RulesError(ValueError):
    """An option, a value or a combination of options that cannot be played: a key of PROBLEMS, and what to fill in.

    >>> error = RulesError("partners-players", ("partners", "players"), players=5)
    >>> str(error)
    'partners with 5 players: partners need an even number of four or more'
    >>> error.options
    ('partners', 'players')
    """

    def __init__(self, key: str, options: tuple[str, ...] = (), /, **details: int | str) -> None:
        """`options`: the options and settings it is about, so that a form can show the message beside them."""
        super().__init__(PROBLEMS[key].format_map(details))
        self.key = key
        self.options = options
        self.details = details


def shown(value: object) -> str:
    """A wrong value as the error message quotes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return repr(value) if isinstance(value, str) else kind_of(value)


def kind_of(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "on or off", type(None): "nothing"}
    if type(value) is int and abs(value) > LARGEST_SHOWN:
        return "a huge number"
    return names.get(type(value), f"{value!r}")
