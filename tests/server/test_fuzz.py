"""Whatever anyone sends, nothing crashes: a refused command changes nothing, an accepted one raises the version."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.action import ACTION_CODES, Action
from oneleft.bots import BOTS
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, OPTIONS
from oneleft.server.limits import Buckets, Limits
from oneleft.server.live.pace import HURRIED
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import Rooms
from oneleft.server.network.connection import Connection, Message
from oneleft.server.protocol import api, wire
from oneleft.server.table.table import UNDER_WAY, Table
from oneleft.server.table.visibility import snapshot
from tests.server.desk import KEYS, Desk, decode, make_room, refold, same
from tests.server.folded import Folded
from tests.server.memory_store import MemoryStore
from tests.strategies import examples, random_table, seeds

WIDE = Limits(messages=(1e9, 1e9), chat=(1e9, 1e9))
ACTIONS = [str(Action(code)) for code in sorted(ACTION_CODES)]
# These change nothing at the table.
ASKING = (wire.Ping, wire.Resync, wire.Why, wire.React)
# Sent rarely, or a table would never come to play.
SELDOM = (wire.Kick, wire.Configure, wire.Leave, wire.Stand)


# ---- Commands that are typed right and mean anything


def wild_command(source: random.Random, room: Room, desk: Desk) -> wire.MemberCommand:
    """A command of any type, half of the time something that could be meant."""
    kinds = [kind for kind in get_args(wire.ToServer) if kind is not wire.Hello]
    often = [
        wire.Contribute,
        *[wire.Act] * 12,
        wire.Ready,
        wire.Start,
        wire.Configure,
        wire.Sit,
        wire.SetBot,
        *[wire.Say, wire.Accuse, wire.Ballot] * 2,
    ]
    kind = source.choice([*kinds, *often])
    if kind in SELDOM and source.random() < 0.7:
        kind = wire.Say
    fields = {name: wild_value(source, room, desk, name) for name in kind.__struct_fields__ if name != "id"}
    made: wire.MemberCommand = kind(id=next(desk.ids), **fields)
    return made


def wild_value(source: random.Random, room: Room, desk: Desk, name: str) -> Any:
    table = room.table
    match name:
        case "version":
            return source.choice([table.version] * 6 + [table.moved_at, 0, table.version - 1, 2**53])
        case "action":
            return wild_action(source, room, desk)
        case "place":
            return source.randrange(len(table.chairs) + 1) if source.random() < 0.95 else 9
        case "bot":
            return source.choice([*BOTS, None, "nobody", "x" * 40])
        case "settings":
            return wild_settings(source, len(table.chairs))
        case "text":
            return wild_text(source, 40) or "."
        case "avatar":
            return source.choice(["", "000", "477", "123"])
        case "emoji":
            return source.choice(get_args(wire.Emoji))
        case "message" | "accusation":
            known = list(table.accusations) or [said.id for said in table.chat if said.member != desk.member]
            return source.choice([*known[-3:], table.version, 0])
        case "yes":
            return source.random() < 0.5
        case "member":
            return source.randrange(1, len(table.members) + 2)
        case "name":
            return wild_text(source, 30)
        case "commitment":
            return table.next_deal.commitment if source.random() < 0.9 else "0" * 64
        case "random":
            return f"{source.randrange(2**128):032x}"
    raise AssertionError(f"a field that the fuzz does not know: {name}")


def wild_action(source: random.Random, room: Room, desk: Desk) -> str:
    game = room.table.game
    seat = room.table.seat_of(room.table.members[desk.member])
    if game is not None and seat is not None and source.random() < 0.7:
        legal = game.legal(seat)
        if legal:
            return str(source.choice(legal))
    return source.choice([source.choice(ACTIONS), wild_text(source, 24) or "?", "penalty 0", "* penalty 0", "0 draw"])


def wild_text(source: random.Random, most: int) -> str:
    letters = "Ann Ben 7\u202e\u0301\u200b\U0001f4a5\x00\ud7ff'\"<&é中\U0010ffff\n"
    return "".join(source.choice(letters) for _ in range(source.randrange(most)))


def wild_settings(source: random.Random, players: int) -> wire.Settings:
    table = random_table(source)
    if source.random() < 0.3:
        rules: dict[str, Any] = {source.choice([*OPTIONS, "no such"]): source.choice([1, "x", None, [], True, {}])}
    else:
        rules = table.rules.to_json()
    return wire.Settings(
        rules,
        players=source.choice([table.players, players]),
        form=source.choice(["target"] * 9 + ["rotating"]),  # type: ignore[arg-type]
        hands=source.choice([None] * 9 + [2]),
        clock=source.choice(get_args(wire.Clock)),
        spectators=source.random() < 0.7,
        stand_in=source.random() < 0.8,
    )


def everything(room: Room) -> tuple[int, list[bytes]]:
    """All that anyone could see of a table."""
    table = room.table
    return table.version, [snapshot(table, member, [], None) for member in table.members.values()]


def answers(desk: Desk, before: int, number: int) -> list[Any]:
    """What came back for one command."""
    return [
        message
        for message in desk.got[before:]
        if getattr(message, "id", None) == number or getattr(message, "ack", None) == number
    ]


def check_table(table: Table) -> None:
    """A person has one place or none, and both sides agree on it."""
    seated = Counter(chair.member for chair in table.chairs if chair.member is not None)
    assert not [member for member, count in seated.items() if count > 1], "someone sits on two chairs"
    for place, chair in enumerate(table.chairs):
        if chair.member is None:
            assert not (chair.stand_in or chair.left)
        elif chair.left:
            assert table.members[chair.member].place is None
        else:
            assert table.members[chair.member].place == place
    for member in table.members.values():
        assert member.place is None or table.chairs[member.place].member == member.id
        assert not (member.banned and member.place is not None)
    assert table.host in table.members
    assert not table.members[table.host].banned
    if table.stage in UNDER_WAY:
        assert table.is_full(), "a place without anyone to play it"
    assert (table.game is not None) == (table.stage == "playing")


class Line:
    """What one connection has been told, folded."""

    def __init__(self, number: int, folded: Folded | None = None) -> None:
        self.number = number  # of the browser
        self.folded = folded or Folded()
        self.read = 0


class Crowd:
    """Some people with some lines each, who come and go."""

    def __init__(self, source: random.Random) -> None:
        self.source = source
        table = random_table(source)
        players = source.choice((2, 3, 4)) if not table.rules.partners else 4
        try:
            table.rules.check_players(players)
            rules = table.rules.to_json()
        except ValueError:
            rules = {"edition": source.choice(list(EDITIONS))}
        if rules.get("first_player", 0) not in ("left", *range(players)):
            del rules["first_player"]
        rules |= {"hand_size": source.choice((1, 1, 2, 3)), "target": source.choice((1, 10, 30))}
        rules["suggestions"] = source.random() < 0.7
        settings = wire.Settings(
            rules, players=players, clock=source.choice(("none", "fast")), spectators=source.random() < 0.5
        )
        people = source.choice((1, players, players))
        self.room, self.desks, self.clock, self.store = make_room(
            settings,
            people,
            players - people,
            start=False,
            seed=source.randrange(1000),
            secret=source.choice(("", f"{source.randrange(2**256):064x}")),
        )
        self.room._limits = WIDE
        self.lines = {desk: Line(number) for number, desk in enumerate(self.desks)}
        self.left: dict[int, Folded] = {}  # what each browser knew when its line broke
        self.accepted: Counter[str] = Counter()
        self.fold()

    def come(self) -> None:
        number = self.source.randrange(8)
        folded = self.left.pop(number, Folded()) if self.source.random() < 0.7 else Folded()
        desk = Desk(self.room, number, version=folded.version)
        if not desk.is_closed:
            self.desks.append(desk)
            self.lines[desk] = Line(number, folded)

    def go(self) -> None:
        if self.desks:
            desk = self.desks.pop(self.source.randrange(len(self.desks)))
            line = self.lines.pop(desk)
            self.left[line.number] = line.folded
            desk.leave_line()

    def fold(self) -> None:
        """On every line one thing follows on the other, from one connection to the next too."""
        for desk in self.desks:
            line = self.lines[desk]
            for message in desk.got[line.read :]:
                line.folded.take(message)
            line.read = len(desk.got)
        self.desks = [desk for desk in self.desks if not desk.is_closed]

    def command(self) -> None:
        if not self.desks:
            self.come()
            return
        room, desk = self.room, self.source.choice(self.desks)
        if self.source.random() < 0.3:  # the host may do more
            desk = next((other for other in self.desks if other.member == room.table.host), desk)
        command = wild_command(self.source, room, desk)
        if self.source.random() < 0.4:
            desk, command = self.sensible(desk, command)
        before, seen = everything(room), len(desk.got)
        room.handle(desk, command)
        came = answers(desk, seen, command.id)
        if isinstance(command, wire.Resync):
            assert len(desk.got) == seen + 1
            assert everything(room) == before
            if isinstance(desk.got[-1], wire.Update):  # told once more, as it asked for
                assert desk.got[-1].since == command.version
                self.lines[desk].read += 1
            return
        assert len(came) == 1, (command, came)
        if isinstance(came[0], wire.Refused) or isinstance(command, ASKING):
            assert everything(room) == before, (command, came)
        else:
            assert room.table.version > before[0], (command, came)
        self.accepted[type(command).__name__] += not isinstance(came[0], wire.Refused)

    def sensible(self, desk: Desk, command: wire.MemberCommand) -> tuple[Desk, wire.MemberCommand]:
        """What brings the table on, if anything does: or matches would never end, and new ones never begin."""
        table = self.room.table
        number, version = next(desk.ids), table.version
        for accusation in table.accusations.values():
            for other in self.desks:
                if other.member in set(accusation.voters) - set(accusation.ballots):
                    yes = self.source.random() < 0.5
                    return other, wire.Ballot(id=next(other.ids), accusation=accusation.id, yes=yes)
        if table.stage == "playing" and table.game is not None:
            for other in self.desks:
                seat = table.seat_of(table.members[other.member])
                if seat is not None and table.game.view(seat).must_act:
                    action = str(self.source.choice(table.game.legal(seat)))
                    return other, wire.Act(id=next(other.ids), version=version, action=action)
        if table.stage in ("between", "over") and self.source.random() < 0.5:
            return desk, wire.Ready(id=number)
        if table.stage == "waiting" and self.source.random() < 0.3:
            host = next((other for other in self.desks if other.member == table.host), desk)
            return host, wire.Start(id=next(host.ids))
        return desk, command


def storm(seed: int, steps: int) -> Counter[str]:
    """People who come, go and send whatever the types allow. Returns how many of each command were accepted."""
    source = random.Random(seed)
    crowd = Crowd(source)
    for step in range(steps):
        what = source.random()
        if what < 0.04:
            crowd.come()
        elif what < 0.08:
            crowd.go()
        elif what < 0.2:
            crowd.clock.wait(source.choice((0.5, 3, 30, 70)))
        else:
            crowd.command()
        check_table(crowd.room.table)
        crowd.fold()
        if step % 50 == 49:
            assert same(refold(crowd.store), crowd.room.table)
    return crowd.accepted


@examples(30)
@given(seeds)
def test_commands_that_mean_anything_are_refused_or_done(seed: int) -> None:
    """And a restart finds the table as it is."""
    storm(seed, 150)


def test_every_type_of_command_is_accepted_sometimes() -> None:
    """The test above is about something."""
    tried = {kind.__name__ for kind in get_args(wire.ToServer)} - {"Hello", "Resync"}
    accepted: Counter[str] = Counter()
    for seed in range(100):
        accepted += storm(seed, 150)
        if set(accepted) == tried:
            return
    raise AssertionError(f"never accepted: {tried - set(accepted)}")


# ---- Bytes


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = sorted({name for kind in get_args(wire.ToServer) for name in kind.__struct_fields__} | {"type", "rules"})
TAGS = [str(kind.__struct_config__.tag) for kind in get_args(wire.ToServer)]
VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [0, 1, 2, 5, -1, 2**53, 2**64, True, None, "draw", "play W:r", "greedy", "👏", "Ann", KEYS[0], "", {}, []]
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "rules": st.dictionaries(
            st.sampled_from([*OPTIONS, "edition", "x"]), st.sampled_from([*EDITIONS, *CUSTOM_EFFECTS, 1, True, [], {}])
        ),
        "players": st.integers(0, 12),
        "form": st.sampled_from(["target", "rotating", "whist"]),
        "hands": st.integers(0, 5) | st.none(),
    },
)


@st.composite
def almost_commands(draw: st.DrawFn) -> bytes:
    """JSON that looks like a command: right tags, fields with values from anywhere; then perhaps cut and mixed up."""
    data: dict[str, Any] = {"type": draw(st.sampled_from(TAGS)), "id": draw(VALUES | st.integers(0, 9))}
    data |= draw(st.dictionaries(st.sampled_from(FIELDS), VALUES | JSON | SETTINGS, max_size=4))
    encoded = json.dumps(data, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(encoded)))
        cut = draw(st.integers(0, 3))
        encoded = encoded[:at] + draw(st.binary(max_size=3)) + encoded[at + cut :]
    return encoded


FRAMES = st.lists(
    st.one_of(almost_commands(), almost_commands(), st.binary(max_size=60), JSON.map(lambda v: json.dumps(v).encode())),
    min_size=1,
    max_size=12,
)


class Wires:
    """The two ends of a WebSocket, without a network."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self._coming: asyncio.Queue[Message] = asyncio.Queue()

    def put(self, data: bytes | str) -> None:
        kind = "text" if isinstance(data, str) else "bytes"
        self._coming.put_nowait({"type": "websocket.receive", kind: data})

    def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Message:
        return await self._coming.get()

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    @property
    def messages(self) -> list[Any]:
        return [decode(message["text"]) for message in self.sent if message["type"] == "websocket.send"]


async def talk(frames: list[bytes], *, as_text: bool, greet: bool) -> tuple[Rooms, Room, Wires]:
    """A table with its host on a quiet line, and another line on which the frames come in."""
    rooms = Rooms(MemoryStore(), HURRIED, WIDE, random.Random(1))
    room = await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2)))
    wires = Wires()
    connection = Connection(wires.send, WIDE)
    if greet:
        wires.put(wire.encode(wire.Hello(room.table.code, KEYS[0])))
    for frame in frames:
        wires.put(frame.decode("utf-8", "replace") if as_text else frame)
    wires.hang_up()
    pump = asyncio.create_task(connection.pump())
    await connection.listen(wires.receive, rooms, Buckets(1e9, 1e9), "192.0.2.1")
    if connection.room is not None:
        connection.room.exit(connection)
    connection.close()
    await pump
    await rooms.stop()
    return rooms, room, wires


def run(work: Callable[[], Awaitable[tuple[Rooms, Room, Wires]]]) -> tuple[Rooms, Room, Wires]:
    async def inside() -> tuple[Rooms, Room, Wires]:
        return await work()

    return asyncio.run(inside())


@examples(200)
@given(FRAMES, st.booleans())
def test_bytes_from_a_member_never_break_a_table(frames: list[bytes], as_text: bool) -> None:
    """Everything is answered with a message of the protocol, and the log is the table."""
    _, room, wires = run(lambda: talk(frames, as_text=as_text, greet=True))
    messages = wires.messages
    assert isinstance(messages[0], wire.Snapshot)
    assert not room.broken
    check_table(room.table)
    assert isinstance(room._store, MemoryStore)
    assert same(refold(room._store), room.table)
    changed = [message for message in messages[1:] if isinstance(message, (wire.Update, wire.Snapshot))]
    if not changed:
        assert room.table.version == messages[0].version
    assert wires.sent[-1]["type"] == "websocket.close"


@examples(100)
@given(FRAMES, st.booleans())
def test_bytes_before_a_hello_end_the_connection(frames: list[bytes], as_text: bool) -> None:
    _, room, wires = run(lambda: talk(frames, as_text=as_text, greet=False))
    (goodbye,) = wires.messages
    assert isinstance(goodbye, wire.Goodbye)
    assert room.table.version == 3, "made, joined, sat down"


@pytest.mark.parametrize("depth", [10, 500, 2000])
def test_deep_nesting_is_refused_like_any_nonsense(depth: int) -> None:
    deep = b'{"type": "configure", "id": 1, "settings": {"rules": {"x": ' + b"[" * depth + b"]" * depth + b"}}}"
    _, room, wires = run(lambda: talk([deep, wire.encode(wire.Ping(7))], as_text=False, greet=True))
    answers_ = [message for message in wires.messages if isinstance(message, (wire.Refused, wire.Pong))]
    assert [type(answer) for answer in answers_] == [wire.Refused, wire.Pong]
    assert room.table.version == 3


def test_commands_survive_a_round_trip() -> None:
    """The typed fuzz sends what could come over the wire: every command it makes decodes to itself."""
    source = random.Random(1)
    crowd = Crowd(source)
    for _ in range(500):
        desk = source.choice(crowd.desks)
        command = wild_command(source, crowd.room, desk)
        try:
            decoded = wire.decode_command(wire.encode(command))
        except msgspec.ValidationError as error:
            raise AssertionError(f"{command} is not for the wire") from error
        assert decoded == command
