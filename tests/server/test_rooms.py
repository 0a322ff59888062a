"""All tables together: made, put away, read back, listed, closed when nobody returns."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from oneleft.rules import RulesError
from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.rooms import DAY, Full, Rooms
from oneleft.server.protocol import api, wire
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.table.refusals import TableRefusal
from tests.server.desk import KEYS, Desk

QUICK = Pace(unload=0.01)


def with_rooms(
    tmp_path: Path, work: Callable[[Rooms], Awaitable[None]], pace: Pace = QUICK, limits: Limits | None = None
) -> None:
    async def run() -> None:
        store = await SqliteStore.open(tmp_path / "oneleft.sqlite3")
        rooms = Rooms(store, pace, limits or Limits(), random.Random(1))
        try:
            await work(rooms)
        finally:
            await rooms.stop()

    asyncio.run(run())


def new_table(start: bool = True, **settings: object) -> api.NewTable:
    wanted = wire.Settings(players=3, **settings)  # type: ignore[arg-type]
    return api.NewTable(key=KEYS[0], name="P0", settings=wanted, bots=[None, "greedy", "greedy"], start=start)


def test_a_table_nobody_is_at_is_put_away_and_read_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.make(new_table())
        ann = Desk(room, 0)  # with its maker there, the match starts
        assert room.table.stage == "playing"
        ann.leave_line()
        code, version = room.table.code, room.table.version
        for _ in range(100):
            if not len(rooms):
                break
            await asyncio.sleep(0.01)
        assert len(rooms) == 0
        again, twin = await asyncio.gather(rooms.find(code), rooms.find(code))
        assert again is not None and again is twin and again is not room
        assert again.table.version == version
        assert again.table.game is not None and again.table.game.state() == room.table.game.state()  # type: ignore[union-attr]
        assert await rooms.find("ZZZZZZ") is None

    with_rooms(tmp_path, work)


def test_only_public_tables_with_someone_at_them_are_listed(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        hidden = await rooms.make(new_table())
        shown = await rooms.make(new_table(public=True, rules={"stacking": True}))
        await rooms.make(new_table(public=True))  # nobody is at this one
        Desk(hidden, 0)
        Desk(shown, 0)
        (listed,) = rooms.public()
        assert listed.code == shown.table.code
        assert (listed.host, listed.edition, listed.changed, listed.free) == ("P0", "official", 1, 2)

    with_rooms(tmp_path, work, Pace())


def test_what_cannot_be_made_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        with pytest.raises(RulesError):
            await rooms.make(new_table(rules={"stack_mixed": True}))
        with pytest.raises(TableRefusal, match="wait for people"):
            await rooms.make(api.NewTable(key=KEYS[0], name="", start=True))
        with pytest.raises(TableRefusal, match="no bot"):
            await rooms.make(api.NewTable(key=KEYS[0], name="", bots=[None, "shark"]))
        assert len(rooms) == 0
        await rooms.make(new_table())
        with pytest.raises(Full):
            await rooms.make(new_table())

    with_rooms(tmp_path, work, Pace(), Limits(tables=1))


def test_forgotten_tables_are_closed_and_unfinished_matches_much_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        waiting = await rooms.make(new_table(start=False))
        playing = await rooms.make(new_table())
        Desk(playing, 0).leave_line()
        assert await rooms.close_forgotten() == 0
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 3 * DAY)
        assert await rooms.close_forgotten() == 1
        assert (waiting.table.closed, playing.table.closed) == (True, False)
        late = Desk(waiting, 4)
        assert late.is_closed and late.got[0].key == "closed"
        monkeypatch.setattr(time, "time", lambda: now + 100 * DAY)
        assert await rooms.close_forgotten() == 1
        assert playing.table.closed
        assert await rooms.close_forgotten() == 0

    with_rooms(tmp_path, work, Pace())


def test_a_record_of_a_match_under_way_has_finished_rounds_only(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.make(new_table())
        Desk(room, 0)
        body = await rooms.record(room.table.code, 1)
        assert body is not None and b'"rounds":[]' in body
        assert await rooms.record(room.table.code, 2) is None
        assert await rooms.record("ZZZZZZ", 1) is None

    with_rooms(tmp_path, work, Pace())
