"""A room for tests, without sockets, disk or waiting: a store in memory, clients that keep what they get, time moved by
hand."""

import heapq
import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.table import Table
from oneleft.server.table.visibility import snapshot
from tests.server.memory_store import MemoryStore

decode = msgspec.json.Decoder(wire.ToClient).decode
KEYS = [f"key-of-member-{number:02d}-0123456789" for number in range(20)]


class HandTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class HandClock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._timers: list[tuple[float, int, HandTimer]] = []
        self._count = itertools.count()

    def time(self) -> float:
        return self.now

    def wall(self) -> float:
        return 1_700_000_000 + self.now

    def call_at(self, when: float, callback: Callable[[], None]) -> HandTimer:
        timer = HandTimer(callback)
        heapq.heappush(self._timers, (when, next(self._count), timer))
        return timer

    def wait(self, seconds: float) -> None:
        """Let time pass, and everything that is due in it happen."""
        until = self.now + seconds
        while self._timers and self._timers[0][0] <= until:
            when, _, timer = heapq.heappop(self._timers)
            self.now = max(self.now, when)
            if timer.callback is not None:
                timer.callback()
        self.now = until


class Desk:
    """One client: everything it was sent, decoded strictly."""

    def __init__(
        self,
        room: Room,
        number: int,
        name: str = "",
        version: int | None = None,
        *,
        avatar: str = "",
        screen: bool = False,
    ) -> None:
        self.room = room
        self.member = 0
        self.raw: list[bytes] = []
        self.got: list[Any] = []
        self.is_closed = False
        self.ids = itertools.count(1)
        hello = wire.Hello(room.table.code, KEYS[number], name or f"P{number}", version, avatar, screen)
        room.enter(self, hello)

    def post(self, message: bytes) -> None:
        assert not self.is_closed
        self.raw.append(message)
        self.got.append(decode(message))

    def close(self, goodbye: wire.Goodbye | None = None) -> None:
        if goodbye is not None:
            self.post(wire.encode(goodbye))
        self.is_closed = True

    def send(self, kind: type[wire.MemberCommand], **fields: Any) -> Any:
        """Send a command; returns the last thing that came back."""
        self.room.handle(self, kind(id=next(self.ids), **fields))
        return self.got[-1]

    def act(self, action: str, version: int | None = None) -> Any:
        return self.send(wire.Act, action=action, version=self.room.table.version if version is None else version)

    def leave_line(self) -> None:
        """The connection breaks."""
        self.room.exit(self)

    def all(self, kind: type) -> list[Any]:
        return [message for message in self.got if isinstance(message, kind)]

    def events(self, kind: type) -> list[Any]:
        return [event for update in self.all(wire.Update) for event in update.events if isinstance(event, kind)]


def make_room(
    settings: wire.Settings | None = None,
    people: int = 2,
    bots: int = 0,
    *,
    seed: int = 1,
    pace: Pace | None = None,
    start: bool = True,
    secret: str = "",
) -> tuple[Room, list[Desk], HandClock, MemoryStore]:
    """A table whose first places are taken by people and the rest by greedy bots; with a secret it is dealt fairly."""
    clock, store = HandClock(), MemoryStore()
    given = settings or wire.Settings(players=people + bots)
    room = Room(Table(), store, clock, pace or Pace(), Limits(), random.Random(seed), lambda _room: None)
    room.commit(log.Create("ABCDEF", given, 0, secret))
    desks = [Desk(room, number) for number in range(people)]
    for place, desk in enumerate(desks):
        desk.send(wire.Sit, place=place)
    for place in range(people, people + bots):
        desks[0].send(wire.SetBot, place=place, bot="greedy")
    if start:
        desks[0].send(wire.Start)
    return room, desks, clock, store


def refold(store: MemoryStore) -> Table:
    """The table as a restart would find it."""
    table = Table()
    for body in store.entries:
        table.apply(log.decode_entry(body))
    return table


def to_act(room: Room, desks: list[Desk]) -> tuple[Desk, list[str]]:
    """Who must act, and what they may do."""
    game = room.table.game
    assert game is not None
    for desk in desks:
        seat = room.table.seat_of(room.table.members[desk.member])
        if seat is not None and game.view(seat).must_act:
            return desk, [str(action) for action in game.legal(seat)]
    raise AssertionError("nobody of these must act")


def same(first: Table, second: Table) -> bool:
    """Equal in everything that anyone can see."""
    return all(
        snapshot(first, member, [], None) == snapshot(second, second.members[member.id], [], None)
        for member in first.members.values()
    )
