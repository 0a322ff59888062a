"""What earlier versions of OneLeft have stored is read, goes on and verifies (data/README.md says what there is)."""

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import Rooms
from oneleft.server.protocol import wire
from oneleft.server.storage import sqlite_schema
from oneleft.server.storage.sqlite_database import SqliteDatabase
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.saved_table import restore_table
from oneleft.server.table.table import Table
from oneleft.verify import Counts, verify
from tests.server.desk import Desk, same
from tests.server.every_store import FILE

DATA = Path(__file__).parent / "data"
SEEN: dict[str, Any] = json.loads((DATA / "0.1.0.seen.json").read_text())
WATCHER = 9  # the key of someone who watches


def seen(table: Table) -> dict[str, Any]:
    """In the words of data/0.1.0.seen.json."""
    return {
        "version": table.version,
        "stage": table.stage,
        "closed": table.closed,
        "names": table.names,
        "scores": [] if table.match is None else table.match.scores,
        "chat": [said.text for said in table.chat],
        "accusations": len(table.accusations),
        "state": None if table.game is None else table.game.state(),
    }


def copied(folder: Path) -> Path:
    file = folder / FILE
    shutil.copy(DATA / "0.1.0.sqlite3", file)
    return file


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        (version,) = database.execute("pragma user_version").fetchone()
        return int(version)


# ---- A log


def test_a_log_of_0_1_0_is_folded_to_the_table_that_was_seen() -> None:
    table = Table()
    for line in (DATA / "0.1.0.log.jsonl").read_bytes().splitlines():
        table.apply(log.decode_entry(line))
    assert seen(table) == SEEN["QBLGJ7"]
    assert table.rules.version == 1
    assert table.match is not None
    lines = [line for round_ in table.match.record().rounds for line in round_.actions]
    assert sum(" catch " in line for line in lines) >= 6, "it is about something"


# ---- A saved table


def test_a_table_saved_in_the_first_format_is_restored_whole() -> None:
    """If this fails, tables that were put away are folded from their logs again, or lost: see saved_table.py."""
    table = restore_table((DATA / "saved-table-1.json").read_bytes())
    assert seen(table) == SEEN["QBLGJ7"]
    assert table.steps, "its story too"
    folded = Table()
    for line in (DATA / "0.1.0.log.jsonl").read_bytes().splitlines():
        folded.apply(log.decode_entry(line))
    assert same(table, folded)


# ---- A database


async def asks(room: Room, desk: Desk, kind: type[wire.MemberCommand], **fields: Any) -> Any:
    """What comes back for a command."""
    before = len(desk.got)
    room.handle(desk, kind(id=next(desk.ids), **fields))
    await flushed(room)
    assert not room.broken
    return desk.got[before]


async def flushed(room: Room) -> None:
    done = asyncio.Event()
    room.when_flushed(done.set)
    await done.wait()


async def go_on(room: Room) -> None:
    """Everyone comes back to the table, and something happens."""
    table = room.table
    desks = [Desk(room, number) for number in (*range(len(table.chairs)), WATCHER)]
    if table.closed:
        assert all(desk.is_closed for desk in desks)
        return
    before = table.version
    if table.stage == "waiting":
        assert not isinstance(await asks(room, desks[2], wire.Sit, place=2), wire.Refused)
        assert not isinstance(await asks(room, desks[0], wire.Start), wire.Refused)
    elif table.stage in ("between", "over"):
        for desk in desks[: len(table.chairs)]:
            if desk.member not in table.ready:
                await asks(room, desk, wire.Ready)
    await play(room, desks)
    assert table.version > before


async def play(room: Room, desks: list[Desk]) -> None:
    """Whoever is to act does."""
    table, game = room.table, room.table.game
    assert game is not None
    assert game.turn is not None
    action = game.legal_texts(game.turn)[-1]
    member = table.player_at(game.turn)
    if member is None:
        room.commit(log.Move([f"{game.turn} {action}"], "bot"))
        await flushed(room)
        return
    desk = next(desk for desk in desks if desk.member == member.id)
    answer = await asks(room, desk, wire.Act, action=action, version=table.version)
    assert isinstance(answer, wire.Update), answer


def test_every_table_in_a_database_of_0_1_0_opens_and_goes_on_and_records_verify(tmp_path: Path) -> None:
    file = copied(tmp_path)
    assert version_of(file) == 0

    async def first_day(rooms: Rooms) -> None:
        for code, right in SEEN.items():
            room = await rooms.find(code)
            assert room is not None
            if not room.table.is_slow:  # there days may have passed since
                assert seen(room.table) == right
            await go_on(room)

    async def next_day(rooms: Rooms) -> None:
        """From snapshots now."""
        for code in SEEN:
            room = await rooms.find(code)
            assert room is not None
            assert room._saved_at == room.table.version, "nothing had to be folded"
            if not room.table.closed:
                desks = [Desk(room, number) for number in (*range(len(room.table.chairs)), WATCHER)]
                for _ in range(5):
                    if room.table.game is not None:
                        await play(room, desks)
        body = await rooms.record("FZTVYH", 1)
        assert body is not None
        counts = Counts()
        verify(json.loads(body), counts)
        assert counts.rounds == 4
        for code in ("QBLGJ7", "HVDE79", "FM8W2G"):
            body = await rooms.record(code, 1)
            assert body is not None
            verify(json.loads(body), counts)

    async def work() -> None:
        for day in (first_day, next_day):
            rooms = Rooms(await SqliteStore.open(file), Pace(), Limits(), random.Random(1))
            try:
                await day(rooms)
            finally:
                await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert version_of(file) == sqlite_schema.NEWEST


def test_a_database_from_before_and_a_new_one_have_the_same_schema(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    schemas = []
    for file in (copied(tmp_path), tmp_path / "new" / FILE):
        SqliteDatabase(file).close()
        with closing(sqlite3.connect(file)) as database:
            found = database.execute("select type, name, tbl_name, sql from sqlite_master order by name").fetchall()
            schemas.append([(*rest, " ".join((sql or "").split())) for *rest, sql in found])
            assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
    assert schemas[0] == schemas[1]


@pytest.mark.parametrize("version", range(sqlite_schema.NEWEST))
def test_an_older_database_is_brought_forward_step_by_step(tmp_path: Path, version: int) -> None:
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as database:
        for step in sqlite_schema.STEPS[:version]:
            database.executescript(step)
        database.execute(f"pragma user_version = {version}")
    SqliteDatabase(file).close()
    assert version_of(file) == sqlite_schema.NEWEST
    SqliteDatabase(file).close()


def test_a_newer_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = copied(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma user_version = 999")
    with pytest.raises(StoreError, match=r"written by a newer OneLeft .*999.* update OneLeft"):
        SqliteDatabase(file)
    with pytest.raises(StoreError, match="written by a newer OneLeft"):
        asyncio.run(SqliteStore.open(file))
    with closing(sqlite3.connect(file)) as database:
        tables = {name for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
    assert "snapshot" not in tables
    assert version_of(file) == 999


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = copied(tmp_path)
    broken = "create table half (x); create table entry (y);"  # there is an entry already
    monkeypatch.setattr(sqlite_schema, "STEPS", (*sqlite_schema.STEPS, broken))
    monkeypatch.setattr(sqlite_schema, "NEWEST", sqlite_schema.NEWEST + 1)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteDatabase(file)
    monkeypatch.undo()
    assert version_of(file) == sqlite_schema.NEWEST, "the steps before it are done"
    with closing(sqlite3.connect(file)) as database:
        assert not database.execute("select * from sqlite_master where name = 'half'").fetchall()
    SqliteDatabase(file).close()
