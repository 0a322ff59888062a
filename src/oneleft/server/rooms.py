"""Rooms: all tables in memory. Makes them, reads them back from the store, puts them away, lists the public ones."""

import asyncio
import random
import secrets
import time
from typing import Final

from oneleft.bots import BOTS
from oneleft.fair import FairShuffle
from oneleft.server import entries as log
from oneleft.server import wire
from oneleft.server.catalogue import check_settings
from oneleft.server.limits import Limits
from oneleft.server.logs import note
from oneleft.server.names import bot_name
from oneleft.server.pace import Pace
from oneleft.server.refusals import TableRefusal
from oneleft.server.room import Room
from oneleft.server.store import Store, StoreError
from oneleft.server.table import Table

MOST_LISTED: Final = 100
DAY: Final = 24 * 3600
NEVER_STARTED_DAYS: Final = 2
UNFINISHED_DAYS: Final = 60


class Full(RuntimeError):
    """The server has no room for another table."""


class Unreadable(StoreError):
    """The log of a table makes no table."""


class Rooms:
    def __init__(self, store: Store, pace: Pace, limits: Limits, chance: random.Random | None = None) -> None:
        """Cards are shuffled fairly, by nobody's choice, unless a test brings the `chance` it wants."""
        self._store = store
        self._pace = pace
        self._limits = limits
        self._is_fair = chance is None
        self._chance = chance or random.SystemRandom()
        self._loop = asyncio.get_running_loop()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def make(self, new: wire.NewTable) -> Room:
        """A new table on disk, its maker seated. Raises RulesError, SeriesError, TableRefusal or Full."""
        check_settings(new.settings)
        if len(new.bots) > new.settings.players:
            raise TableRefusal("no-place", place=len(new.bots))
        for bot in new.bots:
            if bot is not None and bot not in BOTS:
                raise TableRefusal("unknown-bot", bot=bot)
        if new.start and not all(place < len(new.bots) and new.bots[place] for place in range(1, new.settings.players)):
            raise TableRefusal("free-places")
        self._check_space()
        room = self._open(Table())
        code = self._new_code()
        self._rooms[code] = room
        secret = FairShuffle.new().secret if self._is_fair else ""
        room.commit(log.Create(code, new.settings, int(time.time()), secret, new.start))
        member = room.add_member(new.key, new.name)
        room.commit(log.Sit(member.id, 0))
        for place, bot in enumerate(new.bots[1:], 1):
            if bot is not None:
                room.commit(log.SetBot(place, bot, bot_name([*room.table.names, member.name])))
        await self._flushed(room)
        if room.broken:
            raise StoreError("the table could not be written to disk")
        self._put_away_later(room)
        note("table_made", table=code, players=new.settings.players, started=new.start)
        return room

    def _check_space(self) -> None:
        if len(self._rooms) >= self._limits.tables:
            raise Full("the server has as many tables as it can hold: try again later")

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(wire.CODE_LETTERS) for _ in range(wire.CODE_LENGTH))
            if code not in self._rooms:
                return code

    async def find(self, code: str) -> Room | None:
        """The table of a code, read back from disk if it is not in memory."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Room | None:
        bodies = await self._store.read(code)
        if not bodies:
            return None
        self._check_space()
        room = self._rooms[code] = self._open(_fold(code, bodies))
        note("table_read", table=code, entries=len(bodies))
        self._put_away_later(room)
        return room

    def _open(self, table: Table) -> Room:
        return Room(table, self._store, self._loop, self._pace, self._limits, self._chance, self._put_away_later)

    def _put_away_later(self, room: Room) -> None:
        if room.broken:
            self._rooms.pop(room.table.code, None)
            return
        if not room.clients:
            self._loop.call_later(self._pace.unload, self._put_away, room)

    def _put_away(self, room: Room) -> None:
        """A table nobody is at needs no memory: it is on disk."""
        if room.clients or self._rooms.get(room.table.code) is not room:
            return
        if not room.is_flushed:
            self._put_away_later(room)
            return
        room.stop()
        del self._rooms[room.table.code]

    def public(self) -> list[wire.TableSummary]:
        """The public tables that someone is at, those one can sit down at first."""
        listed = [
            _summary(room)
            for room in self._rooms.values()
            if room.table.settings.public and room.clients and not room.table.closed
        ]
        listed.sort(key=lambda summary: (summary.stage != "waiting", -summary.free))
        return listed[:MOST_LISTED]

    async def record(self, code: str, match: int) -> bytes | None:
        """The record of a match, finished or not: of one that goes on, the rounds that are over."""
        body = await self._store.record(code, match)
        if body is not None:
            return body
        room = await self.find(code)
        if room is None or room.table.match is None or room.table.match_number != match:
            return None
        return wire.encode(room.table.match.record(under_way=False).to_json())

    async def close_forgotten(self) -> int:
        """Close the tables that nobody has returned to. Returns how many."""
        now, closed = int(time.time()), 0
        for code in await self._store.idle_tables(now - NEVER_STARTED_DAYS * DAY):
            try:
                room = await self.find(code)
            except Unreadable:
                continue
            if room is None or room.clients:
                continue
            unfinished = room.table.stage in ("playing", "between")
            if unfinished and code not in await self._store.idle_tables(now - UNFINISHED_DAYS * DAY):
                continue
            room.commit(log.Close())
            closed += 1
        return closed

    async def _flushed(self, room: Room) -> None:
        flushed = asyncio.Event()
        room.when_flushed(flushed.set)
        await flushed.wait()

    async def stop(self) -> None:
        """Nothing more happens at any table; what happened is on disk."""
        for room in list(self._rooms.values()):
            room.stop()
        await self._store.close()


def _fold(code: str, bodies: list[bytes]) -> Table:
    table = Table()
    try:
        for body in bodies:
            table.apply(log.decode_entry(body))
    except Exception as error:  # damaged, or of another version: this table alone is out of reach
        note("table_unreadable", table=code, version=table.version + 1, error=type(error).__name__)
        raise Unreadable("this table cannot be read back") from None
    return table


def _summary(room: Room) -> wire.TableSummary:
    table = room.table
    settings = table.settings
    return wire.TableSummary(
        code=table.code,
        host=table.members[table.host].name,
        edition=table.rules.edition,
        changed=len(table.rules.to_json()) - 1,
        players=settings.players,
        free=sum(chair.takeable for chair in table.chairs),
        people=len(room.present),
        stage=table.stage,
        spectators=settings.spectators,
        clock=settings.clock,
    )
