"""Strict reading of JSON values: every error names the place and what would be right."""

import difflib
import json
from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar

from oneleft.cards import COLOR_LETTERS, FACE_OF_CODE
from oneleft.rules import Rules, RulesError, UnknownVersion, check_version

FORMAT: Final = "oneleft/1"

T = TypeVar("T")

_KINDS: Final[Mapping[type, str]] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    type(None): "null",
    float: "a number with a fraction",
}


class FormatError(ValueError):
    """Something that is not a scenario or record; the message names the place."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)


def parse_object(text: str) -> dict[str, Any]:
    """One JSON object."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError("", f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except RecursionError:
        raise FormatError("", "not a scenario or record: nested too deeply") from None
    if not isinstance(data, dict):
        raise FormatError("", f"a scenario or record is an object, not {kind_of(data)}")
    return data


def kind_of(value: object) -> str:
    return _KINDS.get(type(value), type(value).__name__)


def expect(value: object, kind: type[T], place: str) -> T:
    """The value itself, if it is of exactly this type (`true` is not a number); else FormatError."""
    if type(value) is not kind:
        raise FormatError(place, f"must be {_KINDS[kind]}, not {kind_of(value)}")
    return value


def get(data: Mapping[str, Any], key: str, kind: type[T], place: str = "") -> T:
    """A key that must be there."""
    full = f"{place}.{key}" if place else key
    if key not in data:
        raise FormatError(full, "is missing")
    return expect(data[key], kind, full)


def check_format(data: Mapping[str, Any]) -> None:
    found = get(data, "format", str)
    if found != FORMAT:
        raise FormatError("format", f"must be {FORMAT!r}, not {found!r}")


def check_keys(data: Mapping[str, Any], known: Collection[str], place: str = "") -> None:
    """Refuse every key that is not known."""
    for key in data:
        if key not in known:
            raise FormatError(place, f"unknown key {key!r}: choose from {', '.join(known)}")


def check_spelling(data: Mapping[str, Any], known: Collection[str], place: str = "") -> None:
    """Further keys are welcome (a title, expectations), but not one that looks like a known key misspelt."""
    for key in data:
        if key not in known:
            close = difflib.get_close_matches(key, known, 1, 0.8)
            if close and close[0] not in data:
                raise FormatError(place, f"unknown key {key!r}: is {close[0]!r} meant?")


def read_rules(data: Mapping[str, Any], default_version: int) -> Rules:
    """The rules, with the version of them that is to be played by."""
    try:
        version = check_version(expect(data.get("rules_version", default_version), int, "rules_version"))
        return Rules.from_json(data.get("rules", {}), version)
    except UnknownVersion as error:
        raise FormatError("rules_version", str(error)) from None
    except RulesError as error:
        raise FormatError("rules", str(error)) from None


def read_seat(value: object, players: int, place: str) -> int:
    seat = expect(value, int, place)
    if not 0 <= seat < players:
        raise FormatError(place, f"unknown seat {seat}: seats are 0 to {players - 1}")
    return seat


def read_cards(value: object, place: str) -> list[int]:
    """A list of cards, single spaces between."""
    text = expect(value, str, place)
    cards = []
    for name in text.split(" ") if text else []:
        if name not in FACE_OF_CODE:
            raise FormatError(place, f"unknown card {name!r}")
        cards.append(FACE_OF_CODE[name])
    return cards


def read_color(value: object, place: str) -> int:
    letter = expect(value, str, place)
    if len(letter) != 1 or letter not in COLOR_LETTERS:
        raise FormatError(place, f"unknown colour {letter!r}: choose from r, y, g, b")
    return COLOR_LETTERS.index(letter)


def read_actions(data: Mapping[str, Any], place: str = "") -> list[str]:
    """The actions as texts; whether they can be read is for the replay to say, one by one."""
    full = f"{place}.actions" if place else "actions"
    return [expect(text, str, f"{full}[{number}]") for number, text in enumerate(get(data, "actions", list, place))]
