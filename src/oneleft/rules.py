"""Rules: the options a table can choose, the five editions, and what does not go together.

`Rules` is a frozen value. The options and their names are those of docs/rules.md; nothing here or below ever asks
for the name of an edition, only for options.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Final, Literal, Self

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS, deck_counts

CUSTOM_EFFECTS: Final = (
    "until-color",
    "drop-wilds",
    "three-or-play",
    "again",
    "seven",
    "three-all",
    "open",
    "joke",
    "elbows",
    "rooster",
)
MOST_CUSTOMS: Final = 3
LONGEST_CUSTOM_TEXT: Final = 200
LARGEST_SHOWN: Final = 10**15  # Python refuses to print a number of thousands of digits


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
        """`options`: the options and settings it is about, to show it beside them."""
        super().__init__(PROBLEMS[key].format_map(details))
        self.key = key
        self.options = options
        self.details = details


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option of the rulebook. `Rules()` is the official edition.

    >>> Rules(stacking=True).stacking
    True
    >>> Rules.of("quick", target=200).catch_until
    'card'
    """

    edition: str = "official"
    hand_size: int = 7
    blanks: bool = False
    shuffle_hands: bool = False
    customs: tuple[str, ...] = ()
    veto: bool = False
    first_player: Literal["left"] | int = "left"
    start_wild: Literal["color", "reshuffle"] = "color"
    start_wild4: Literal["reshuffle", "color"] = "reshuffle"
    drawn_card: Literal["may", "must"] = "may"
    draw_to_match: Literal["off", "may", "must"] = "off"
    wrong_card: Literal["refused", "penalty"] = "refused"
    wild4_condition: bool = True
    bluff: bool = True
    challenge: bool = True
    uno_owed_by: Literal["player", "holder"] = "player"
    catch_until: Literal["turn", "card"] = "turn"
    false_catch: int = 0
    suggestions: bool = False
    stacking: bool = False
    stack_mixed: bool = False
    jump_in: bool = False
    zero_rotation: bool = False
    seven_swap: bool = False
    wild_points: Literal[50, 20] = 50
    scoring: Literal["winner_takes", "running_total", "elimination"] = "winner_takes"
    target: int = 500
    partners: bool = False

    def __post_init__(self) -> None:
        if self.edition not in EDITION_CHANGES:
            raise unknown_edition(self.edition)
        object.__setattr__(self, "customs", _checked_customs(self.customs))
        for option in OPTIONS:
            _check_value(option, getattr(self, option))
        if self.stack_mixed and not self.stacking:
            raise RulesError("mixed-alone", ("stack_mixed", "stacking"))
        if self.challenge and not self.wild4_condition:
            raise RulesError("challenge-alone", ("challenge", "wild4_condition"))
        if self.partners and self.scoring != "winner_takes":
            raise RulesError("partners-scoring", ("partners", "scoring"), scoring=self.scoring)

    @classmethod
    def of(cls, edition: str = "official", /, **options: Any) -> Self:
        """An edition with options changed on top (HOUSE-1)."""
        if edition not in EDITION_CHANGES:
            raise unknown_edition(edition)
        for option in options:
            if option not in OPTIONS:
                raise unknown_option(option)
        return cls(**{"edition": edition, **EDITION_CHANGES[edition], **options})

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read `{"edition": "official", "stacking": true}`."""
        if not isinstance(data, dict):
            raise RulesError("rules-kind", value=_kind(data))
        options = dict(data)
        edition = options.pop("edition", "official")
        if not isinstance(edition, str):
            raise RulesError("edition-kind", value=_kind(edition))
        return cls.of(edition, **options)

    def to_json(self) -> dict[str, Any]:
        """The edition and what differs from it; `from_json` reads it back to an equal value."""
        data: dict[str, Any] = {"edition": self.edition}
        base = Rules.of(self.edition)
        for option in OPTIONS:
            value = getattr(self, option)
            if value != getattr(base, option):
                data[option] = list(value) if option == "customs" else value
        return data

    def values(self) -> dict[str, Any]:
        """The value of every option as JSON, for those who do not know the editions."""
        return {option: getattr(self, option) for option in OPTIONS} | {"customs": list(self.customs)}

    def changed(self, **options: Any) -> Self:
        """The same rules with some options changed."""
        for option in options:
            if option not in OPTIONS:
                raise unknown_option(option)
        return replace(self, **options)

    def check_players(self, players: int) -> None:
        """Refuse a number of players these rules cannot be played with."""
        if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise RulesError("players", ("players",), least=FEWEST_PLAYERS, most=MOST_PLAYERS, players=repr(players))
        if self.partners and (players < 4 or players % 2):
            raise RulesError("partners-players", ("partners", "players"), players=players)
        if self.first_player != "left" and self.first_player >= players:
            raise RulesError(
                "first-player", ("first_player", "players"), seat=self.first_player, players=players, last=players - 1
            )

    def deck(self) -> list[int]:
        """How many of each face the deck has."""
        return deck_counts(blanks=self.blanks, shuffle_hands=self.shuffle_hands, customs=len(self.customs))

    def teams(self, players: int) -> list[list[int]]:
        """The sides (TEAM-1): seats opposite each other; empty where everyone plays alone."""
        half = players // 2
        return [[seat, seat + half] for seat in range(half)] if self.partners else []


OPTIONS: Final[tuple[str, ...]] = tuple(field.name for field in fields(Rules) if field.name != "edition")

# What each edition changes against the official one.
EDITION_CHANGES: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "official": {},
        "classic": {"wrong_card": "penalty", "suggestions": True, "wild_points": 20},
        "quick": {"start_wild": "reshuffle", "uno_owed_by": "holder", "catch_until": "card"},
        "custom": {"shuffle_hands": True, "customs": ("until-color", "again", "seven"), "veto": True},
        "europe": {"start_wild4": "color", "wild4_condition": False, "challenge": False},
    }
)
EDITIONS: Final[tuple[str, ...]] = tuple(EDITION_CHANGES)

# The values an option takes: bool, a range of ints, or a tuple of choices.
OPTION_VALUES: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "hand_size": range(1, 11),
        "blanks": bool,
        "shuffle_hands": bool,
        "veto": bool,
        "start_wild": ("color", "reshuffle"),
        "start_wild4": ("reshuffle", "color"),
        "drawn_card": ("may", "must"),
        "draw_to_match": ("off", "may", "must"),
        "wrong_card": ("refused", "penalty"),
        "wild4_condition": bool,
        "bluff": bool,
        "challenge": bool,
        "uno_owed_by": ("player", "holder"),
        "catch_until": ("turn", "card"),
        "false_catch": range(5),
        "suggestions": bool,
        "stacking": bool,
        "stack_mixed": bool,
        "jump_in": bool,
        "zero_rotation": bool,
        "seven_swap": bool,
        "wild_points": (50, 20),
        "scoring": ("winner_takes", "running_total", "elimination"),
        "target": range(1, 10_001),
        "partners": bool,
    }
)


def unknown_option(option: str) -> RulesError:
    return RulesError("unknown-option", option=option, options=", ".join(OPTIONS))


def unknown_edition(edition: str) -> RulesError:
    return RulesError("unknown-edition", edition=edition, editions=", ".join(EDITIONS))


def values_text(option: str) -> str:
    """The values of an option in words, for errors and help."""
    if option == "customs":
        return f"a list of at most {MOST_CUSTOMS} of {', '.join(CUSTOM_EFFECTS)} or texts of your own"
    if option == "first_player":
        return f"left, or a seat from 0 to {MOST_PLAYERS - 1}"
    values = OPTION_VALUES[option]
    if values is bool:
        return "on or off"
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return " or ".join(str(value) for value in values)


def option_from_text(option: str, text: str) -> Any:
    """Read an option's value as typed on a command line: on, off, a number, a word, a comma-separated list."""
    if option not in OPTIONS:
        raise unknown_option(option)
    if option == "customs":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if option == "first_player":
        return int(text) if text.isascii() and text.isdigit() else text
    values = OPTION_VALUES[option]
    if values is bool:
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if text.lower() not in words:
            raise _wrong_value(option, repr(text))
        return words[text.lower()]
    if isinstance(values, range) or isinstance(values[0], int):
        if not (text.isascii() and text.isdigit()):
            raise _wrong_value(option, repr(text))
        return int(text)
    return text


def _checked_customs(customs: object) -> tuple[str, ...]:
    if not isinstance(customs, list | tuple):
        raise _wrong_value("customs", _kind(customs))
    if len(customs) > MOST_CUSTOMS:
        raise RulesError("customs-count", ("customs",), count=len(customs), most=MOST_CUSTOMS)
    # The rulebook's ids of the effects, such as CUST-again, mean the effects too.
    effects = {f"CUST-{effect}": effect for effect in CUSTOM_EFFECTS}
    checked: list[str] = []
    for text in customs:
        if not isinstance(text, str):
            raise RulesError("customs-kind", ("customs",), value=_kind(text))
        if not text.strip() or len(text) > LONGEST_CUSTOM_TEXT:
            raise RulesError("customs-length", ("customs",), most=LONGEST_CUSTOM_TEXT, length=len(text))
        checked.append(effects.get(text, text))
    return tuple(checked)


def _wrong_value(option: str, value: str) -> RulesError:
    values = OPTION_VALUES.get(option)
    if isinstance(values, range):
        return RulesError(
            "option-range", (option,), option=option, least=values.start, most=values.stop - 1, value=value
        )
    return RulesError("option-value", (option,), option=option, values=values_text(option), value=value)


def _check_value(option: str, value: object) -> None:
    if option == "customs":
        return
    if option == "first_player":
        fits = value == "left" or (type(value) is int and 0 <= value < MOST_PLAYERS)
    else:
        values = OPTION_VALUES[option]
        # bool is an int in Python, but `true` is not a number of cards.
        fits = type(value) is bool if values is bool else type(value) is not bool and value in values
        fits = fits and not isinstance(value, float)
    if not fits:
        raise _wrong_value(option, _shown(value))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return repr(value) if isinstance(value, str) else _kind(value)


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "on or off", type(None): "nothing"}
    if type(value) is int and abs(value) > LARGEST_SHOWN:
        return "a huge number"
    return names.get(type(value), f"{value!r}")
