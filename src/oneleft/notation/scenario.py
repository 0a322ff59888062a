"""Scenarios: a deal or a position, and actions to try on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from oneleft.game import Game, Position, PositionError
from oneleft.notation.strict import (
    FormatError,
    check_format,
    check_keys,
    check_spelling,
    expect,
    get,
    read_actions,
    read_cards,
    read_color,
    read_rules,
    read_seat,
)
from oneleft.rules import RULES_VERSION, Rules, RulesError

KEYS: Final = ("format", "rules", "rules_version", "players", "position", "dealer", "actions")
POSITION_KEYS: Final = (
    "hands",
    "draw",
    "discard",
    "color",
    "turn",
    "direction",
    "dealer",
    "phase",
    "pending",
    "drawn",
    "wild4",
    "exposed",
    "veto",
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, read and checked."""

    rules: Rules
    players: int
    dealer: int | None
    position: Position | None
    actions: list[str]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        check_format(data)
        check_spelling(data, KEYS)
        rules = read_rules(data, RULES_VERSION)
        players = get(data, "players", int)
        try:
            rules.check_players(players)
        except RulesError as error:
            raise FormatError("players", str(error)) from None
        dealer = data.get("dealer")
        if dealer is not None:
            dealer = read_seat(dealer, players, "dealer")
        position = None
        if data.get("position") is not None:
            position = read_position(get(data, "position", dict), players, dealer or 0)
            dealer = None
        scenario = cls(rules, players, dealer, position, read_actions(data))
        scenario.start()
        return scenario

    def start(self) -> Game:
        """The round before the first action."""
        try:
            return Game(self.rules, self.players, dealer=self.dealer, position=self.position)
        except PositionError as error:
            raise FormatError("", str(error)) from None


def read_position(data: Mapping[str, Any], players: int, dealer: int = 0) -> Position:
    """The value of `position`; `dealer` is the seat that deals where it names none."""
    check_keys(data, POSITION_KEYS, "position")
    hands = [
        read_cards(hand, f"position.hands[{seat}]") for seat, hand in enumerate(get(data, "hands", list, "position"))
    ]
    position: dict[str, Any] = {
        "hands": hands,
        "draw": read_cards(get(data, "draw", str, "position"), "position.draw"),
        "discard": read_cards(get(data, "discard", str, "position"), "position.discard"),
        "turn": read_seat(get(data, "turn", int, "position"), players, "position.turn"),
        "dealer": dealer,
    }
    for key, kind in (("direction", int), ("phase", str), ("pending", int)):
        if key in data:
            position[key] = expect(data[key], kind, f"position.{key}")
    for key in ("dealer", "veto"):
        if data.get(key) is not None:
            position[key] = read_seat(data[key], players, f"position.{key}")
    if data.get("color") is not None:
        position["color"] = read_color(data["color"], "position.color")
    if "drawn" in data:
        position["drawn"] = read_cards(data["drawn"], "position.drawn")
    if "exposed" in data:
        exposed = get(data, "exposed", list, "position")
        position["exposed"] = [read_seat(seat, players, "position.exposed") for seat in exposed]
    if data.get("wild4") is not None:
        wild4 = get(data, "wild4", dict, "position")
        check_keys(wild4, ("seat", "color"), "position.wild4")
        seat = read_seat(get(wild4, "seat", int, "position.wild4"), players, "position.wild4.seat")
        position["wild4"] = (seat, read_color(get(wild4, "color", str, "position.wild4"), "position.wild4.color"))
    return Position(**position)
