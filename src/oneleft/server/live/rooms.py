"""Rooms: all tables in memory. Makes them, reads them back from the store, puts them away, lists the public ones."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Final

from oneleft.bots import BOTS
from oneleft.fair import FairShuffle
from oneleft.server.host_bots.host_bots import HostBots
from oneleft.server.limits import Limits
from oneleft.server.live.jobs import Job
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room, digest
from oneleft.server.live.scheduler import Timer
from oneleft.server.logs import note
from oneleft.server.protocol import api, wire
from oneleft.server.storage.store import Store, StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.names import bot_name, clean_name
from oneleft.server.table.refusals import TableRefusal
from oneleft.server.table.restoring import Unreadable, read_table
from oneleft.server.table.settings import check_settings, clean_settings
from oneleft.server.table.summaries import my_table
from oneleft.server.table.table import UNDER_WAY, Table

MOST_LISTED: Final = 100
DAY: Final = 24 * 3600
NEVER_STARTED_DAYS: Final = 2
NEVER_STARTED_SLOW_DAYS: Final = 21  # at tables where decisions take days
UNFINISHED_DAYS: Final = 60
MOST_WOKEN: Final = 50  # at once
TIDY_EVERY: Final = DAY
WAKE_EVERY: Final = 60  # seconds
MOST_READ: Final = 4  # tables read at the same time for people who only ask how their tables stand


class Full(RuntimeError):
    """The server has no room for another table."""


class LoopClock:
    """A `Clockwork` on the event loop: its time and timers, and the time of day."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        return self._loop.time()

    def wall(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return self._loop.call_at(when, callback)


class Rooms:
    """Every table in memory, by its code; reads tables back from the store and puts idle ones away."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        limits: Limits,
        chance: random.Random | None = None,
        host_bots: HostBots | None = None,
    ) -> None:
        """Shuffles are fair (fair.py) unless a test passes a `chance` of its own."""
        self._store = store
        self._pace = pace
        self._limits = limits
        self._host_bots = host_bots
        self._is_fair = chance is None
        self._chance = chance or random.SystemRandom()
        self._loop = asyncio.get_running_loop()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._clockwork = LoopClock(self._loop)
        self._reading = asyncio.Semaphore(MOST_READ)

    def __len__(self) -> int:
        return len(self._rooms)

    async def make(self, new: api.NewTable) -> Room:
        """A new table on disk, its maker seated. Raises RulesError, SeriesError, TableRefusal or Full."""
        settings = clean_settings(new.settings)
        check_settings(settings)
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
        hoped = [clean_name(name) if name.strip() else "" for name in new.hoped[: settings.players]]
        room.commit(log.Create(code, settings, int(time.time()), secret, new.start, hoped))
        member = room.add_member(new.key, new.name, new.avatar)
        room.commit(log.Sit(member.id, 0))
        for place, bot in enumerate(new.bots[1:], 1):
            if bot is not None:
                room.commit(log.SetBot(place, bot, bot_name([*room.table.names, member.name], code)))
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
        found = await read_table(self._store, code)
        if found is None:
            return None
        self._check_space()
        room = self._rooms[code] = self._open(found.table, found.snapshot_version)
        note("table_read", table=code, version=found.table.version, snapshot=found.snapshot_version)
        if room.table.is_slow:
            room.wake()
        self._put_away_later(room)
        return room

    def _open(self, table: Table, saved_at: int = 0) -> Room:
        return Room(
            table,
            self._store,
            self._clockwork,
            self._pace,
            self._limits,
            self._chance,
            self._put_away_later,
            self._host_bots,
            saved_at,
        )

    def _put_away_later(self, room: Room) -> None:
        if room.broken:
            self._rooms.pop(room.table.code, None)
            return
        if not room.clients:
            self._loop.call_later(self._pace.unload, self._put_away, room)

    def _put_away(self, room: Room) -> None:
        """Drop a table that nobody is connected to from memory: it is on disk."""
        if room.clients or self._rooms.get(room.table.code) is not room:
            return
        if not room.is_flushed or room.scheduler.has_bots_to_move:
            self._put_away_later(room)
        else:
            room.stop()
            room.save()
            del self._rooms[room.table.code]

    def public(self) -> list[api.TableSummary]:
        """The public tables that someone is at; first those with free places before their match."""
        listed = [
            _summary(room)
            for room in self._rooms.values()
            if room.table.settings.public and room.clients and not room.table.closed
        ]
        listed.sort(key=lambda summary: (summary.stage != "waiting", -summary.free))
        return listed[:MOST_LISTED]

    async def mine(self, asked: api.AskMine) -> list[api.MyTable]:
        """How the tables stand at which the holder of this key sits; nothing is said about others in the question."""
        found: list[api.MyTable] = []
        for code in dict.fromkeys(asked.tables):
            try:
                async with self._reading:
                    room = await self.find(code)
            except Unreadable:
                continue
            member = None if room is None or room.table.closed else room.table.by_key.get(digest(asked.key))
            if room is not None and member is not None and member.place is not None:
                found.append(my_table(room.table, member, room.scheduler.clock_ms()))
        return found

    def jobs(self) -> tuple[Job, ...]:
        """The jobs to repeat while the server runs."""
        trouble = (StoreError, Full)
        return (Job("tidying", TIDY_EVERY, self._tidy, trouble), Job("waking", WAKE_EVERY, self._wake_all, trouble))

    async def _tidy(self) -> None:
        note("tidied", closed=await self.close_forgotten())

    async def _wake_all(self) -> None:
        """Wake all tables that are due: where decisions take days, tables are not in memory until time is up."""
        while await self.wake_due() == MOST_WOKEN:
            await asyncio.sleep(1)

    async def wake_due(self) -> int:
        """Read back the tables at which something is due, and let it happen. Returns how many there were."""
        codes = await self._store.due_tables(int(time.time()), MOST_WOKEN)
        for code in codes:
            try:
                room = await self.find(code)
            except Unreadable:
                room = None
            if room is None:
                self._store.set_due(code, None)
            else:
                room.wake()
        return len(codes)

    async def record(self, code: str, match: int) -> bytes | None:
        """The record of a match; of one that still goes on, the rounds that are over."""
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
            days = _days_kept(room.table)
            if days > NEVER_STARTED_DAYS and code not in await self._store.idle_tables(now - days * DAY):
                continue
            room.commit(log.Close())
            closed += 1
        return closed

    async def _flushed(self, room: Room) -> None:
        flushed = asyncio.Event()
        room.when_flushed(flushed.set)
        await flushed.wait()

    async def stop(self) -> None:
        """Stop all tables, wait until everything is on disk, save a snapshot of each, and close the store."""
        for room in list(self._rooms.values()):
            room.stop()
            await self._flushed(room)
            room.save()
        if self._host_bots is not None:
            await self._host_bots.stop()
        await self._store.close()


def _days_kept(table: Table) -> int:
    """How long a table at which nothing happens is kept."""
    if table.stage in UNDER_WAY:
        return UNFINISHED_DAYS
    return NEVER_STARTED_SLOW_DAYS if table.is_slow else NEVER_STARTED_DAYS


def _summary(room: Room) -> api.TableSummary:
    table = room.table
    settings = table.settings
    return api.TableSummary(
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
