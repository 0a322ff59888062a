"""Every message between a browser and a table, typed once. tools/wire_types.py makes the browser's types of it.

Sizes are bounded here: what does not fit these types never reaches a table. Three words are kept apart:
a *member* is a person at this table, a *place* is a player of the match (an index into `places`), and a *seat* is a
place of the round under way, which differs where players drop out or partners rotate (`round.seats` maps it).
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.engine.state import Phase
from oneleft.game.event import EventKind, PlayedHow, ShuffledWhat
from oneleft.match.series import MOST_HANDS

CODE_LENGTH: Final = 6
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that reads like something else
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LARGEST_MESSAGE: Final = 8192  # bytes
CODE_PATTERN: Final = f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}"
AVATAR_PATTERN: Final = "[0-4][0-7][0-7]"  # shape, face and colours
CONTRIBUTION_BYTES: Final = 16

Code: TypeAlias = Annotated[str, Meta(pattern=f"^{CODE_PATTERN}$")]
# The secret of a browser: 128 random bits or more. The server keeps a digest only.
Key: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME * 4)]  # trimmed and checked by the table
Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
PlaceIndex: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
MemberId: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
BotKind: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Contribution: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{CONTRIBUTION_BYTES * 2}}}$")]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Emoji: TypeAlias = Literal["👏", "😂", "😮", "😭", "😡", "❤️", "🔥", "🤔"]
Clock: TypeAlias = Literal["none", "relaxed", "fast", "days"]
Days: TypeAlias = Literal[1, 3, 7]
# How a person is drawn; empty: as the name has it.
Avatar: TypeAlias = Annotated[str, Meta(pattern=f"^({AVATAR_PATTERN})?$")]
Form: TypeAlias = Literal["target", "rotating"]
Stage: TypeAlias = Literal["waiting", "playing", "between", "over"]


# ---- What both sides use


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host chooses. `rules` is an object of the notation: an edition and options on top.

    The server sends the value of every option.
    """

    rules: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = 4
    form: Form = "target"
    hands: Annotated[int, Meta(ge=1, le=MOST_HANDS)] | None = None  # only with form "rotating"
    clock: Clock = "none"
    days: Days = 3  # for a decision, with clock "days"
    public: bool = False
    spectators: bool = True
    stand_in: bool = True  # a bot plays for those who are away


class Place(Struct, omit_defaults=True, frozen=True):
    """A player of the match. Nobody and no bot: the place is free. `stand_in`: a bot plays for the member."""

    name: str = ""
    member: int | None = None
    bot: str | None = None
    stand_in: bool = False
    left: bool = False  # the member has left for good: others may take the place
    hoped: str = ""  # whom the maker of the table hopes to see at this free place; anyone may take it


class Person(Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    avatar: str = ""
    screen: bool = False  # not a person but a screen that everyone looks at


# ---- What happened. An update carries a list of these, in order.


class GameEvent(Struct, omit_defaults=True, frozen=True):
    """An event of the notation, as this seat may know it: seats are seats of the round, cards are codes."""

    event: EventKind
    seat: int | None = None
    card: str | None = None
    cards: str | None = None
    count: int | None = None
    color: str | None = None
    how: PlayedHow | None = None
    what: ShuffledWhat | None = None
    direction: int | None = None
    forgiven: int | None = None
    suspect: int | None = None
    guilty: bool | None = None
    by: int | None = None
    accused: int | None = None
    other: int | None = field(default=None, name="with")
    effect: str | None = None
    next: int | None = None
    laughed: bool | None = None
    to_seat: int | None = None


class Happening(Struct, tag_field="event", omit_defaults=True):
    pass


class Moved(Happening, tag="moved"):
    """Someone acted, or chance did. `how`: by a person, a bot, the clock, or the vote of the others."""

    game: list[GameEvent]
    how: Literal["person", "bot", "clock", "vote", "deal"] = "person"


class Joined(Happening, tag="joined"):
    person: Person


class Renamed(Happening, tag="renamed"):
    member: int
    name: str


class AvatarIs(Happening, tag="avatar"):
    member: int
    avatar: str


class Left(Happening, tag="left"):
    """The member stays among the people of the table, and may come back."""

    member: int


class Kicked(Happening, tag="kicked"):
    member: int


class HostIs(Happening, tag="host"):
    member: int


PlacesChange: TypeAlias = Literal["sat", "stood", "bot", "level", "freed", "away", "back", "left", "took", "kicked"]


class PlacesAre(Happening, tag="places"):
    """All places as they are now, and for the log what changed."""

    what: PlacesChange
    place: int
    places: list[Place]
    member: int | None = None


class Configured(Happening, tag="configured"):
    settings: Settings
    places: list[Place]


class MatchStarted(Happening, tag="match_started"):
    match: int
    places: list[Place]


class RoundStarted(Happening, tag="round_started"):
    """`commitment` and `contributions` fix the chance of the whole round: see docs/fair-shuffle.md."""

    round: int
    seats: list[int]  # seat of the round -> place
    commitment: str = ""
    contributions: list[str] = []


class Committed(Happening, tag="committed"):
    """The digest of the server's secret for the next deal: now the players add randomness of their own."""

    commitment: str


class Contributed(Happening, tag="contributed"):
    member: int


class FairRound(Struct, frozen=True):
    """What was secret, now that the round is over, and every cut and shuffle in it, in the notation."""

    commitment: str
    secret: str
    contributions: list[str]
    chances: list[str]


class RoundOver(Happening, tag="round_over"):
    """Everything by place. `hands` are the cards people were left with; those who were not in it have ''."""

    winner: int | None
    points: list[int]
    scores: list[int]
    hands: list[str]
    fair: FairRound | None = None


class MatchOver(Happening, tag="match_over"):
    match: int
    winners: list[int]


class ReadyAre(Happening, tag="ready"):
    members: list[int]


class Said(Happening, tag="said"):
    id: int  # the version it was said in
    member: int
    text: str
    at: int  # seconds since 1970


class Accused(Happening, tag="accused"):
    """Someone says that a chat message suggested what to play: the others vote on the penalty (PEN-1)."""

    id: int
    by: int  # member
    place: int
    message: int  # the id of what was said
    voters: list[int]  # members who decide


class Balloted(Happening, tag="balloted"):
    id: int
    member: int
    yes: bool


class Verdict(Happening, tag="verdict"):
    id: int
    place: int
    guilty: bool


class Closed(Happening, tag="closed"):
    pass


TableEvent: TypeAlias = (
    Moved
    | Joined
    | Renamed
    | AvatarIs
    | Left
    | Kicked
    | HostIs
    | PlacesAre
    | Configured
    | MatchStarted
    | RoundStarted
    | Committed
    | Contributed
    | RoundOver
    | MatchOver
    | ReadyAre
    | Said
    | Accused
    | Balloted
    | Verdict
    | Closed
)


# ---- From the browser


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Command, tag="hello"):
    """First of all: which table, who, and the version folded so far (None: from nothing)."""

    table: Code
    key: Key
    name: Name = ""
    version: Version | None = None
    avatar: Avatar = ""
    screen: bool = False  # only watches: never has a place, never is host


class Numbered(Command):
    """Answered by an update or ack with this id, or by `refused`."""

    id: Id


class Act(Numbered, tag="act"):
    """An action of the notation without its seat, and the version it answers."""

    version: Version
    action: ActionText


class Why(Numbered, tag="why"):
    """Why is this action not possible? Always answered by `reason`; changes nothing."""

    action: ActionText


class Sit(Numbered, tag="sit"):
    place: PlaceIndex


class Stand(Numbered, tag="stand"):
    pass


class SetBot(Numbered, tag="set_bot"):
    """The host puts a bot on a place, or frees it (None)."""

    place: PlaceIndex
    bot: BotKind | None


class Configure(Numbered, tag="configure"):
    settings: Settings


# A page that has been open since an earlier version of the server sends a version with these two: it is passed over.


class Start(Numbered, tag="start", forbid_unknown_fields=False):
    pass


class Ready(Numbered, tag="ready", forbid_unknown_fields=False):
    """For the next round, or for another match."""


class Contribute(Numbered, tag="contribute"):
    """Random bytes of this browser for the next deal, whose commitment it has seen."""

    commitment: Digest
    random: Contribution


class Say(Numbered, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT * 4)]


class React(Numbered, tag="react"):
    emoji: Emoji


class Accuse(Numbered, tag="accuse"):
    message: Version


class Ballot(Numbered, tag="ballot"):
    accusation: Version
    yes: bool


class Kick(Numbered, tag="kick"):
    member: MemberId


class MakeHost(Numbered, tag="make_host"):
    member: MemberId


class Back(Numbered, tag="back"):
    """Take the own seat back from the bot that stands in."""


class Leave(Numbered, tag="leave"):
    pass


class Rename(Numbered, tag="rename"):
    name: Name


class SetAvatar(Numbered, tag="avatar"):
    avatar: Avatar


class Resync(Numbered, tag="resync"):
    """A gap was seen: send what happened since this version."""

    version: Version


class Ping(Numbered, tag="ping"):
    pass


# Each becomes an entry of the table's log.
LoggedCommand: TypeAlias = (
    Act
    | Sit
    | Stand
    | SetBot
    | Configure
    | Start
    | Ready
    | Contribute
    | Say
    | Accuse
    | Ballot
    | Kick
    | MakeHost
    | Back
    | Leave
    | Rename
    | SetAvatar
)
# What a member may send: those, and what leaves no trace.
MemberCommand: TypeAlias = LoggedCommand | Why | React | Resync | Ping
ToServer: TypeAlias = Hello | MemberCommand


# ---- To the browser


class Suspect(Struct, frozen=True):
    seat: int
    color: str


class Now(Struct, omit_defaults=True, frozen=True):
    """What everyone sees of the round as it stands. Seats are seats of the round."""

    phase: Phase
    turn: int | None
    sizes: list[int]
    draw: int  # cards in the draw pile
    top: str | None = None
    color: str | None = None
    direction: int = 1
    pending: int = 0
    wild4: Suspect | None = None
    exposed: list[int] = []
    veto: int | None = None
    elbows: int | None = None
    three: int | None = None
    goal: int | None = None
    dealer: int | None = None
    hands: list[str] | None = None  # every hand, while hands lie open
    clock_ms: int | None = None  # time left for whoever is to act; None: no clock runs


class Mine(Struct, omit_defaults=True, frozen=True):
    """What one seat alone sees: its legal actions, and the cards it just drew and may play."""

    seat: int
    legal: list[str] = []
    must: bool = False  # the round waits for this seat
    drawn: str | None = None


class RoundPicture(Struct, frozen=True, omit_defaults=True):
    """A round as it stands: for a client that starts from nothing. `hand` is the own one."""

    round: int
    seats: list[int]
    now: Now
    pile: str  # the discard pile, top card last
    hand: str = ""
    mine: Mine | None = None
    commitment: str = ""
    contributions: list[str] = []


class OpenAccusation(Struct, frozen=True):
    id: int
    by: int
    place: int
    message: int
    voters: list[int]
    ballots: dict[str, bool]  # member -> yes


class Snapshot(Struct, tag_field="type", tag="table", frozen=True, omit_defaults=True):
    """The whole table as this member may know it. `story` tells this round so far, for the log."""

    version: int
    code: str
    you: int
    host: int
    stage: Stage
    settings: Settings
    places: list[Place]
    people: list[Person]  # everyone who was ever here and was not asked to leave
    present: list[int]
    chat: list[Said]
    match: int = 0
    scores: list[int] = []
    winners: list[int] = []
    ready: list[int] = []
    sheet: list[RoundOver] = []  # the rounds of this match so far
    round: RoundPicture | None = None
    accusations: list[OpenAccusation] = []
    commitment: str = ""  # of the next deal
    contributed: list[int] = []  # the members who have added their randomness to it
    story: list[TableEvent] = []
    deal: bool = False  # a match starts as soon as the host is there
    closed: bool = False


class Update(Struct, tag_field="type", tag="update", frozen=True, omit_defaults=True):
    """What happened after version `since`, up to `version`. `now` and `mine` are as things stand after it."""

    since: int
    version: int
    events: list[TableEvent]
    now: Now | None = None
    mine: Mine | None = None
    ack: int | None = None  # the id of the own command that did it


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """Done, and there was nothing to tell."""

    id: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """Nothing changed. `key` and `args` say why for translation, `text` in English."""

    id: int | None
    key: str
    args: dict[str, str | int]
    text: str


class Reason(Struct, tag_field="type", tag="reason", frozen=True, omit_defaults=True):
    """The answer to `why`: `key` None if the action is possible; `costs`: cards it costs to do it all the same."""

    id: int
    action: str
    key: str | None = None
    args: dict[str, str | int] = {}
    text: str = ""
    costs: int | None = None


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """Who is connected."""

    present: list[int]


class NextRound(Struct, tag_field="type", tag="next_round", frozen=True):
    """The next round starts in so many milliseconds, even if not everyone is ready by then; None: no longer."""

    starts_ms: int | None


class Reaction(Struct, tag_field="type", tag="reaction", frozen=True, omit_defaults=True):
    """Of a member, or of the bot at a place."""

    emoji: Emoji
    member: int | None = None
    place: int | None = None


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    id: int


class Goodbye(Struct, tag_field="type", tag="goodbye", frozen=True):
    """The server ends the connection, and the client should not come back by itself."""

    key: Literal["no_table", "kicked", "closed", "full", "bad_hello"]
    text: str


ToClient: TypeAlias = Snapshot | Update | Ack | Refused | Reason | Presence | NextRound | Reaction | Pong | Goodbye


decode_command: Final[Callable[[str | bytes], ToServer]] = msgspec.json.Decoder(ToServer).decode
encode: Final = msgspec.json.Encoder().encode
