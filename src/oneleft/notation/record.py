"""Records: one match, round after round, with all actions, chance included."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

from oneleft.fair import LONGEST_CONTRIBUTION, MOST_CONTRIBUTIONS, SECRET_BYTES, FairProof, FairShuffle
from oneleft.notation.strict import (
    FORMAT,
    FormatError,
    check_format,
    check_keys,
    check_spelling,
    expect,
    get,
    read_actions,
    read_rules,
    read_seat,
)
from oneleft.rules import Rules, RulesError
from oneleft.version import __version__

KEYS: Final = (
    "format",
    "rules",
    "rules_version",
    "program",
    "players",
    "rounds",
    "scores",
    "winners",
    "teams",
    "form",
    "hands",
)
PROGRAM: Final = f"oneleft {__version__}"
FIRST_VERSION: Final = 1  # of the rules: records of that time do not name one
ROUND_KEYS: Final = ("dealer", "actions", "winner", "points", "seats", "table", "fair")
FAIR_KEYS: Final = ("commitment", "secret", "contributions")
HEXADECIMAL: Final = re.compile("(?:[0-9a-f]{2})+")
FORMS: Final = ("target", "rotating", "whist")
TABLES: Final = 2
LONGEST_NAME: Final = 100
MOST_AT_TOURNAMENT: Final = 8


@dataclass(slots=True)
class RoundRecord:
    """One round. `seats` (who sits where) and `table` are for tournaments only."""

    dealer: int
    actions: list[str]
    winner: int | None = None
    points: list[int] | None = None
    seats: list[int] | None = None
    table: int | None = None
    fair: FairProof | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, Any], players: int, place: str) -> Self:
        check_spelling(data, ROUND_KEYS, place)
        winner = data.get("winner")
        points = data.get("points")
        if points is not None:
            expect(points, list, f"{place}.points")
            points = [expect(value, int, f"{place}.points") for value in points]
        seats = data.get("seats")
        if seats is not None:
            expect(seats, list, f"{place}.seats")
            seats = [read_seat(seat, players, f"{place}.seats") for seat in seats]
        table = data.get("table")
        return cls(
            dealer=read_seat(get(data, "dealer", int, place), players, f"{place}.dealer"),
            actions=read_actions(data, place),
            winner=None if winner is None else read_seat(winner, players, f"{place}.winner"),
            points=points,
            seats=seats,
            table=None if table is None else read_seat(table, TABLES, f"{place}.table"),
            fair=_read_fair(data["fair"], f"{place}.fair") if "fair" in data else None,
        )

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"dealer": self.dealer}
        if self.table is not None:
            data["table"] = self.table
        if self.seats is not None:
            data["seats"] = self.seats
        data |= {"actions": self.actions, "winner": self.winner, "points": self.points}
        if self.fair is not None:
            data["fair"] = {
                "commitment": self.fair.commitment,
                "secret": self.fair.shuffle.secret,
                "contributions": list(self.fair.shuffle.contributions),
            }
        return data


def _read_fair(value: object, place: str) -> FairProof:
    data: dict[str, Any] = expect(value, dict, place)
    check_keys(data, FAIR_KEYS, place)
    parts = [expect(part, str, f"{place}.contributions") for part in get(data, "contributions", list, place)]
    if len(parts) > MOST_CONTRIBUTIONS:
        raise FormatError(f"{place}.contributions", f"there are at most {MOST_CONTRIBUTIONS}")
    for part in parts:
        if not HEXADECIMAL.fullmatch(part) or len(part) > LONGEST_CONTRIBUTION:
            raise FormatError(f"{place}.contributions", f"must be hexadecimal, at most {LONGEST_CONTRIBUTION} letters")
    digests = []
    for key in ("commitment", "secret"):
        digests.append(get(data, key, str, place))
        if not HEXADECIMAL.fullmatch(digests[-1]) or len(digests[-1]) != 2 * SECRET_BYTES:
            raise FormatError(f"{place}.{key}", f"must be {2 * SECRET_BYTES} hexadecimal letters")
    return FairProof(digests[0], FairShuffle(digests[1], tuple(parts)))


@dataclass(slots=True)
class Record:
    """One match, finished or not."""

    rules: Rules
    players: list[str]
    rounds: list[RoundRecord] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    teams: list[list[int]] | None = None
    form: str = "target"
    hands: int | None = None
    program: str = PROGRAM  # the program that wrote it

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        check_format(data)
        check_spelling(data, KEYS)
        rules = read_rules(data, FIRST_VERSION)
        names = [expect(name, str, f"players[{seat}]") for seat, name in enumerate(get(data, "players", list))]
        for seat, name in enumerate(names):
            if len(name) > LONGEST_NAME:
                raise FormatError(f"players[{seat}]", f"a name has at most {LONGEST_NAME} characters")
        form = expect(data.get("form", "target"), str, "form")
        if form not in FORMS:
            raise FormatError("form", f"unknown form {form!r}: choose from {', '.join(FORMS)}")
        if form == "target":
            try:
                rules.check_players(len(names))
            except RulesError as error:
                raise FormatError("players", str(error)) from None
        elif len(names) > MOST_AT_TOURNAMENT:
            raise FormatError("players", f"a {form} tournament has at most {MOST_AT_TOURNAMENT} players")
        rounds = [
            RoundRecord.from_json(expect(entry, dict, f"rounds[{number}]"), len(names), f"rounds[{number}]")
            for number, entry in enumerate(get(data, "rounds", list))
        ]
        teams = data.get("teams")
        if teams is not None:
            expect(teams, list, "teams")
            teams = [[read_seat(seat, len(names), "teams") for seat in expect(side, list, "teams")] for side in teams]
        hands = data.get("hands")
        return cls(
            rules=rules,
            players=names,
            rounds=rounds,
            scores=[expect(score, int, "scores") for score in expect(data.get("scores", []), list, "scores")],
            winners=[
                read_seat(seat, len(names), "winners") for seat in expect(data.get("winners", []), list, "winners")
            ],
            teams=teams,
            form=form,
            hands=None if hands is None else expect(hands, int, "hands"),
            program=expect(data.get("program", ""), str, "program"),
        )

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.rules.to_json(),
            "rules_version": self.rules.version,
        }
        if self.program:
            data["program"] = self.program
        data["players"] = self.players
        if self.form != "target":
            data["form"] = self.form
        if self.hands is not None:
            data["hands"] = self.hands
        if self.teams:
            data["teams"] = self.teams
        data["rounds"] = [entry.to_json() for entry in self.rounds]
        return data | {"scores": self.scores, "winners": self.winners}
