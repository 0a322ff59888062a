"""The kinds of options: which values each allows, and how these are checked, typed and written.

An option is declared once, as a field of `Rules` annotated with one of these. Whatever else asks about options (the
engine's numbers, the observation, the lobby, the help) reads the declaration and knows kinds, never names.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, TypeAlias, get_args, get_type_hints

from oneleft.cards import MOST_PLAYERS
from oneleft.rules.errors import RulesError, kind_of, shown

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

# How the lobby groups the options, in the order it asks for them; the titles are the messages `group-<name>`.
Group: TypeAlias = Literal["house", "turns", "wild4", "uno", "cards", "start", "penalties", "match"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)

_SWITCH_WORDS: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Declared:
    """What every option declares.

    `group`: where the lobby asks for it. Within a group the order is that of the fields of `Rules`.
    `clauses`: the rules of docs/rules.md that it is about.
    `place`: its first place in the part of an observation that describes the rules (`encoding/rules_row.py`). A place
    once given never changes, because trained programs depend on it; a new option takes the next free one.
    `through`: the field of the engine's `Options` that it is merged into; "" if it has a field of its own there.
    """

    group: Group
    clauses: str
    place: int
    through: Literal["", "deck", "worth", "customs"] = ""
    name: str = ""  # the name of the field, filled in by `declared`

    @property
    def values_text(self) -> str:
        """The values in words, for errors and help."""
        raise NotImplementedError

    def fits(self, value: object) -> bool:
        raise NotImplementedError

    def checked(self, value: Any) -> Any:
        """The value as `Rules` holds it, or RulesError."""
        if not self.fits(value):
            raise self.wrong(shown(value))
        return value

    def wrong(self, value: str) -> RulesError:
        return RulesError("option-value", (self.name,), option=self.name, values=self.values_text, value=value)

    def from_text(self, text: str) -> Any:
        """The value of a text typed on a command line; `checked` still has to accept it."""
        raise NotImplementedError

    def to_json(self, value: Any) -> Any:
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(_Declared):
    """On or off."""

    @property
    def values_text(self) -> str:
        return "on or off"

    def fits(self, value: object) -> bool:
        return type(value) is bool

    def from_text(self, text: str) -> bool:
        if text.lower() not in _SWITCH_WORDS:
            raise self.wrong(repr(text))
        return _SWITCH_WORDS[text.lower()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(_Declared):
    """A whole number. An observation has it divided by `unit`, which gives numbers of about the size of `usual`."""

    least: int
    most: int
    unit: int = 1
    usual: int = 1

    @property
    def values_text(self) -> str:
        return f"{self.least} to {self.most}"

    def fits(self, value: object) -> bool:
        # bool is an int in Python, but `true` is not a number of cards.
        return type(value) is int and self.least <= value <= self.most

    def wrong(self, value: str) -> RulesError:
        return RulesError("option-range", (self.name,), option=self.name, least=self.least, most=self.most, value=value)

    def from_text(self, text: str) -> int:
        if not _is_number(text):
            raise self.wrong(repr(text))
        return int(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(_Declared):
    """One of the words or numbers that the field's `Literal` lists. The first is the default."""

    values: tuple[str | int, ...] = ()  # filled in by `declared`

    @property
    def values_text(self) -> str:
        return " or ".join(str(value) for value in self.values)

    def fits(self, value: object) -> bool:
        return type(value) in (str, int) and value in self.values

    def from_text(self, text: str) -> str | int:
        if isinstance(self.values[0], str):
            return text
        if not _is_number(text):
            raise self.wrong(repr(text))
        return int(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayer(_Declared):
    """`left` of the dealer, or a seat."""

    @property
    def values_text(self) -> str:
        return f"left, or a seat from 0 to {MOST_PLAYERS - 1}"

    def fits(self, value: object) -> bool:
        return value == "left" or (type(value) is int and 0 <= value < MOST_PLAYERS)

    def from_text(self, text: str) -> str | int:
        return int(text) if _is_number(text) else text


@dataclass(frozen=True, slots=True, kw_only=True)
class Customs(_Declared):
    """What each Customizable card does: one of `CUSTOM_EFFECTS`, or a text of the players' own."""

    @property
    def values_text(self) -> str:
        return f"a list of at most {MOST_CUSTOMS} of {', '.join(CUSTOM_EFFECTS)} or texts of your own"

    def checked(self, value: Any) -> tuple[str, ...]:
        if not isinstance(value, list | tuple):
            raise self.wrong(kind_of(value))
        if len(value) > MOST_CUSTOMS:
            raise RulesError("customs-count", (self.name,), count=len(value), most=MOST_CUSTOMS)
        # The rulebook's ids of the effects, such as CUST-again, mean the effects too.
        effects = {f"CUST-{effect}": effect for effect in CUSTOM_EFFECTS}
        texts: list[str] = []
        for text in value:
            if not isinstance(text, str):
                raise RulesError("customs-kind", (self.name,), value=kind_of(text))
            if not text.strip() or len(text) > LONGEST_CUSTOM_TEXT:
                raise RulesError("customs-length", (self.name,), most=LONGEST_CUSTOM_TEXT, length=len(text))
            texts.append(effects.get(text, text))
        return tuple(texts)

    def from_text(self, text: str) -> tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())

    def to_json(self, value: Any) -> list[str]:
        return list(value)


Option: TypeAlias = Switch | Number | Choice | FirstPlayer | Customs


def declared(cls: type) -> dict[str, Option]:
    """The options among the fields of a dataclass, by name and in order."""
    hints = get_type_hints(cls, include_extras=True)
    found: dict[str, Option] = {}
    for field in fields(cls):
        for option in getattr(hints[field.name], "__metadata__", ()):
            if isinstance(option, Choice):
                option = replace(option, values=get_args(hints[field.name].__origin__))
            found[field.name] = replace(option, name=field.name)
    return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
