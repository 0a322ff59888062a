"""What a browser asks over HTTP, and the answers: tables, options, rules in words, replays. Typed as in wire.py."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from oneleft.cards import MOST_PLAYERS
from oneleft.server.protocol.wire import (
    Avatar,
    BotKind,
    Clock,
    Code,
    Key,
    Name,
    PlaceIndex,
    Settings,
    Snapshot,
    Stage,
    Update,
)

MOST_MINE: Final = 12  # own tables in one question
LARGEST_RECORD: Final = 2 * 2**20  # bytes, with the question around it
ReplayView: TypeAlias = PlaceIndex | Literal["all"]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Make a table and sit down at its first place. `bots` has a kind for each bot's place.

    `start`: the match starts as soon as its maker is there. `hoped`: for whom a free place is meant, by place.
    """

    key: Key
    name: Name
    settings: Settings = Settings()
    bots: Annotated[list[BotKind | None], Meta(max_length=MOST_PLAYERS)] = []
    start: bool = False
    hoped: Annotated[list[Name], Meta(max_length=MOST_PLAYERS)] = []
    avatar: Avatar = ""


class TableMade(Struct, frozen=True):
    code: str


class TableSummary(Struct, frozen=True):
    """A public table in the lobby."""

    code: str
    host: str
    edition: str
    changed: int  # options that differ from the edition
    players: int
    free: int  # places a newcomer can take, bots' included
    people: int
    stage: Stage
    spectators: bool
    clock: Clock


class AskMine(Struct, forbid_unknown_fields=True, frozen=True):
    """How do the tables stand at which this browser sits?"""

    key: Key
    tables: Annotated[list[Code], Meta(max_length=MOST_MINE)]


class MyPlayer(Struct, frozen=True, omit_defaults=True):
    """A place of an own table; without a name it is free."""

    name: str = ""
    avatar: str = ""
    bot: bool = False
    you: bool = False


class MyTable(Struct, frozen=True, omit_defaults=True):
    """A table from outside, for someone who sits there. What is not listed is closed, or never was this browser's."""

    code: str
    stage: Stage
    clock: Clock
    players: list[MyPlayer]
    turn: int | None = None  # the place that is to act
    yours: bool = False  # the round waits for you
    round: int = 0
    scores: list[int] = []
    left_ms: int | None = None  # time for whoever is to act; None: no clock runs


class Problem(Struct, frozen=True):
    """Why a request over HTTP was refused. `key` and `args` say it for translation, `text` in English."""

    key: str
    text: str
    args: dict[str, str | int] = {}


class OptionInfo(Struct, frozen=True):
    """An option of the rules for the lobby. `kind` says how to ask for it."""

    name: str
    group: str  # options of a group come together, one group after the other; the title is the message `group-<group>`
    kind: Literal["switch", "number", "choice", "customs", "first_player"]
    choices: list[str | int] = []
    least: int | None = None
    most: int | None = None


class EditionInfo(Struct, frozen=True):
    name: str
    options: dict[str, Any]  # every option's value


class Catalogue(Struct, frozen=True):
    """What the lobby offers, by name: the words are in the catalogue of messages that the browser has."""

    editions: list[EditionInfo]
    options: list[OptionInfo]
    effects: list[str]  # the house rules there are for Customizable cards
    bots: list[str]  # how bots can play, from weak to strong; then those the host of the server has brought
    share: str  # an address of this server that others on the network can reach; '' if unknown


class AskRules(Struct, forbid_unknown_fields=True, frozen=True):
    settings: Settings


class RuleSentence(Struct, frozen=True):
    """The message `rule-<key>`."""

    key: str
    args: dict[str, str | int]


class RuleSection(Struct, frozen=True):
    """The title is the message `rules-section-<name>`."""

    name: str
    sentences: list[RuleSentence]


class RulesInWords(Struct, frozen=True):
    """The rules in force, or the problem with them."""

    sections: list[RuleSection] = []
    problem: Problem | None = None


class AskReplay(Struct, forbid_unknown_fields=True, frozen=True):
    """A round of a record of the notation, or of a match of this server; `round` and `match` from 1.

    `view`: what this player could know then (an index into the players), or every hand.
    """

    record: dict[str, Any] | None = None
    table: Code | None = None
    match: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    round: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    view: ReplayView = "all"


class ReplayRound(Struct, frozen=True):
    """A round of a record in short, by player. `points` None: it was not played to its end."""

    winner: int | None
    points: list[int] | None
    scores: list[int]  # after it
    steps: int
    table: int | None  # of a whist tournament


class Replay(Struct, frozen=True):
    """A round of a record that was checked: the table after the deal, and an update for everything done then."""

    players: list[str]
    rules: dict[str, Any]  # the value of every option
    rounds: list[ReplayRound]
    scores: list[int]
    winners: list[int]
    actions: int  # how many were checked, in all rounds
    round: int
    view: ReplayView
    start: Snapshot
    steps: list[Update]
