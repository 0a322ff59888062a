"""What a table's log on disk consists of. A table is the fold of its entries, so they say what was decided, never why.

This is a format that outlives the program: fields may be added with a default, never renamed or given a new meaning.
"""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from oneleft.server.protocol.wire import Settings

How: TypeAlias = Literal["person", "bot", "clock", "vote", "deal"]


class Entry(Struct, tag_field="do", omit_defaults=True):
    pass


class Timed(Entry, kw_only=True):
    """What may begin someone's time to decide. `at` where that is counted in days: seconds since 1970."""

    at: int = 0


class Played(Timed, kw_only=True):
    """What goes on in the round. `check` says how it stood then: whoever folds the log must come to the same.

    0 in logs of old, which did not say it.
    """

    check: int = 0


class Create(Entry, tag="create"):
    """`secret` is the server's part of the chance of the first deal; `deal`: start as soon as the host is there."""

    code: str
    settings: Settings
    at: int
    secret: str = ""
    deal: bool = False
    hoped: list[str] = []


class Join(Entry, tag="join"):
    """`key` is the digest of the member's secret."""

    member: int
    name: str
    key: str
    avatar: str = ""
    screen: bool = False


class Rename(Entry, tag="rename"):
    member: int
    name: str


class SetAvatar(Entry, tag="avatar"):
    member: int
    avatar: str


class Leave(Entry, tag="leave"):
    member: int


class Kick(Entry, tag="kick"):
    member: int


class MakeHost(Entry, tag="host"):
    member: int


class Sit(Entry, tag="sit"):
    member: int
    place: int


class Stand(Entry, tag="stand"):
    member: int


class SetBot(Entry, tag="bot"):
    """`bot` None frees the place."""

    place: int
    bot: str | None = None
    name: str = ""


class Configure(Entry, tag="configure"):
    settings: Settings


class StartMatch(Entry, tag="match"):
    """`rules` is the version of the rules by which all its rounds are played; live, the table adds it."""

    rules: int = 1


class StartRound(Played, tag="round"):
    """`lines` are the actions of chance that start it; live, the table adds them.

    `secret` is the server's part of the chance of the deal after this one.
    """

    lines: list[str]
    secret: str = ""


class Contribute(Entry, tag="contribute"):
    member: int
    random: str


class Move(Played, tag="move"):
    """`lines` of the notation: one action, and the actions of chance it calls for, which the table adds."""

    lines: list[str]
    how: How = "person"


class StandIn(Timed, tag="stand_in"):
    """A bot plays for a member who is away, or gives the place back."""

    place: int
    on: bool


class Ready(Entry, tag="ready"):
    member: int


class Say(Entry, tag="say"):
    member: int
    text: str
    at: int


class Accuse(Entry, tag="accuse"):
    by: int
    place: int
    message: int
    voters: list[int]


class Ballot(Entry, tag="ballot"):
    accusation: int
    member: int
    yes: bool


class Verdict(Played, tag="verdict"):
    """The vote is over. Guilty: `lines` has the referee's penalty, and chance it calls for."""

    accusation: int
    guilty: bool
    lines: list[str]


class Close(Entry, tag="close"):
    pass


AnyEntry: TypeAlias = (
    Create
    | Join
    | Rename
    | SetAvatar
    | Leave
    | Kick
    | MakeHost
    | Sit
    | Stand
    | SetBot
    | Configure
    | StartMatch
    | StartRound
    | Contribute
    | Move
    | StandIn
    | Ready
    | Say
    | Accuse
    | Ballot
    | Verdict
    | Close
)

decode_entry: Final[Callable[[bytes], AnyEntry]] = msgspec.json.Decoder(AnyEntry).decode
