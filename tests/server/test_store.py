"""The SQLite store: what it reports done is on disk, whatever happens; and a room whose disk fails tells nothing."""

import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import Rooms
from oneleft.server.protocol import api, wire
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.table import Table
from oneleft.server.table.visibility import snapshot
from tests.server.desk import KEYS, decode
from tests.server.every_store import FILE
from tests.server.faulty_database import PROGRAM, commits_file, order
from tests.server.reports import Reports


def with_store(folder: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = await faulty_store(folder)
        try:
            await asyncio.wait_for(work(store), 30)
        finally:
            await store.close()

    asyncio.run(inside())


async def faulty_store(folder: Path) -> SqliteStore:
    """The real thing, with a disk that can be spoilt."""
    return await SqliteStore.open(folder / FILE, program=PROGRAM)


# ---- What it promises beyond test_store_contract.py


def test_what_arrives_while_the_disk_is_busy_goes_into_one_commit(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        reports = Reports()
        await order(store, tmp_path / FILE, "count commits")
        os.kill(store.pid, signal.SIGSTOP)
        while Path(f"/proc/{store.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "T":
            await asyncio.sleep(0.001)  # it takes a moment to stop
        versions = itertools.count(1)
        for _ in range(50):
            for version in itertools.islice(versions, 10):
                store.append("AAAAAA", version, b"entry", None, reports.of(version))
            await asyncio.sleep(0.001)  # a message each
        assert reports.said == []
        os.kill(store.pid, signal.SIGCONT)
        await reports.all(500)
        assert commits_file(tmp_path / FILE).read_text() == "commit\n"

    with_store(tmp_path, work)


def test_after_one_that_fails_no_later_one_of_the_table_is_written(tmp_path: Path) -> None:
    """Else the log had a gap, and a table read back from it would be another."""

    async def work(store: SqliteStore) -> None:
        reports = Reports()
        store.append("AAAAAA", 1, b"first", None, reports.of(1))
        await reports.all(1)
        await order(
            store,
            tmp_path / FILE,
            "create temp trigger broken before insert on entry when new.body = x'626164' "
            "begin select raise(fail, 'disk I/O error'); end",
        )
        for version, body in ((2, b"good"), (3, b"bad"), (4, b"after"), (5, b"after")):
            store.append("AAAAAA", version, body, None, reports.of(version))
            store.append("BBBBBB", version - 1, b"other", None, reports.of(f"other {version}"))
        await reports.all(9)
        assert reports.failed == [3, 4, 5]
        assert (await store.read("AAAAAA")).entries == [b"first", b"good"]
        assert len((await store.read("BBBBBB")).entries) == 4

    with_store(tmp_path, work)


def test_a_table_that_chokes_on_a_report_does_not_keep_others_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def choke(_error: BaseException | None) -> None:
        raise ZeroDivisionError

    async def work(store: SqliteStore) -> None:
        reports = Reports()
        for version in range(1, 11):
            store.append("AAAAAA", version, b"entry", None, choke)
            store.append("BBBBBB", version, b"entry", None, reports.of(version))
        await reports.all(10)
        assert reports.failed == []

    with_store(tmp_path, work)
    assert [record.message for record in caplog.records] == ["report_failed"] * 10


def test_what_is_reported_is_on_disk_even_if_the_process_ends_there(tmp_path: Path) -> None:
    """Another process writes and ends without closing anything, at the first report."""
    program = f"""
import asyncio, os
from pathlib import Path
from oneleft.server.storage.sqlite_store import SqliteStore
async def main():
    store = await SqliteStore.open(Path({str(tmp_path / FILE)!r}))
    for version in range(1, 51):
        store.append("AAAAAA", version, b"entry", None, lambda error: os._exit(3 if error is None else 4))
    await asyncio.sleep(30)
asyncio.run(main())
"""
    ended = subprocess.run([sys.executable, "-c", program], timeout=30, check=False)
    assert ended.returncode == 3

    async def read(store: SqliteStore) -> None:
        assert (await store.read("AAAAAA")).entries

    with_store(tmp_path, read)


def test_a_second_process_is_refused_and_told_why(tmp_path: Path) -> None:
    program = f"""
import asyncio
from pathlib import Path
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.storage.store import StoreError
async def main():
    try:
        await SqliteStore.open(Path({str(tmp_path / FILE)!r}))
    except StoreError as error:
        print(error)
asyncio.run(main())
"""

    async def work(store: SqliteStore) -> None:
        reports = Reports()
        store.append("AAAAAA", 1, b"entry", None, reports.of(1))
        await reports.all(1)
        said = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=True
        )
        assert "another OneLeft server uses it" in said.stdout
        assert str(tmp_path / FILE) in said.stdout
        store.append("AAAAAA", 2, b"entry", None, reports.of(2))
        await reports.all(2)
        assert reports.failed == []

    with_store(tmp_path, work)


def test_a_file_that_is_no_database_and_a_folder_that_is_no_folder_are_named(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database " * 100)
    for file in (tmp_path / "text", tmp_path / "text" / FILE, tmp_path):
        with pytest.raises(StoreError, match="cannot be opened"):
            asyncio.run(SqliteStore.open(file))


def test_questions_that_fail_are_errors_of_the_store(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await order(store, tmp_path / FILE, "drop table entry")
        with pytest.raises(StoreError):
            await store.read("AAAAAA")
        reports = Reports()
        store.append("AAAAAA", 1, b"entry", None, reports.of(1))
        await reports.all(1)
        assert isinstance(reports.said[0][1], StoreError)

    with_store(tmp_path, work)


def test_the_writer_survives_questions_and_entries_that_no_database_takes(tmp_path: Path) -> None:
    """Were it to end, every table of the server would stand still."""

    async def work(store: SqliteStore) -> None:
        reports = Reports()
        with pytest.raises(StoreError):
            await store.record("AAAAAA", 10**30)
        with pytest.raises(StoreError):
            await store.read("\ud800")
        with pytest.raises(StoreError):
            await store.idle_tables(-(10**30))
        store.append("AAAAAA", 10**30, b"entry", None, reports.of("too large"))
        store.append("\ud800", 1, b"entry", None, reports.of("no text"))
        store.mark_closed("\ud800")
        store.append("BBBBBB", 1, b"entry", None, reports.of("good"))
        await reports.all(3)
        assert reports.failed == ["too large", "no text"]
        assert (await store.read("BBBBBB")).entries == [b"entry"]

    with_store(tmp_path, work)


# ---- A room whose disk fails


class Line:
    """A connection that keeps what it gets."""

    def __init__(self) -> None:
        self.member = 0
        self.got: list[Any] = []
        self.closed: list[wire.Goodbye | None] = []

    def post(self, message: bytes) -> None:
        if not self.closed:
            self.got.append(decode(message))

    def close(self, goodbye: wire.Goodbye | None = None) -> None:
        self.closed.append(goodbye)

    @property
    def version(self) -> int:
        """The last version that was told."""
        return max(message.version for message in self.got if isinstance(message, (wire.Update, wire.Snapshot)))


async def flushed(room: Room) -> None:
    done = asyncio.Event()
    room.when_flushed(done.set)
    await done.wait()


async def table_in_play(rooms: Rooms) -> tuple[Room, list[Line]]:
    room = await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2)))
    lines = [Line(), Line()]
    for number, line in enumerate(lines):
        room.enter(line, wire.Hello(room.table.code, KEYS[number]))
    room.handle(lines[1], wire.Sit(1, place=1))
    room.handle(lines[0], wire.Start(2))
    await flushed(room)
    return room, lines


def folded_log(bodies: list[bytes]) -> Table:
    table = Table()
    for body in bodies:
        table.apply(log.decode_entry(body))
    return table


FAULTS = ["read only", "closed underneath", "full disk", "broken inserts"]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_disk_breaks_the_room_and_nothing_that_is_not_on_it_is_told(tmp_path: Path, fault: str) -> None:
    async def work() -> None:
        store = await faulty_store(tmp_path)
        rooms = Rooms(store, Pace(), Limits(chat=(1e9, 1e9)), random.Random(1))
        room, lines = await table_in_play(rooms)
        code, told = room.table.code, lines[0].version
        on_disk = snapshot(room.table, room.table.members[1], [], None)
        await order(store, tmp_path / FILE, fault)
        numbers = itertools.count(10)
        for _ in range(400):  # a full disk has room for some more
            if room.broken:
                break
            room.handle(lines[0], wire.Say(next(numbers), text="x" * 300))
            room.handle(lines[1], wire.Say(next(numbers), text="y" * 300))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(flushed(room), 5)
        assert room.broken
        for line in lines:
            assert line.closed == [None], "come back, says the code of the connection"
            assert line.version >= told
        acknowledged = lines[0].version
        assert lines[1].version == acknowledged
        assert room.table.version > acknowledged, "memory was ahead"
        room.handle(lines[0], wire.Say(next(numbers), text="is anyone there?"))
        assert lines[0].version == acknowledged
        with contextlib.suppress(StoreError):
            await rooms.stop()
        store = await SqliteStore.open(tmp_path / FILE)  # the disk is mended
        rooms = Rooms(store, Pace(), Limits(), random.Random(1))
        again = await rooms.find(code)
        assert again is not None
        assert again.table.version == acknowledged
        if acknowledged == told:
            assert snapshot(again.table, again.table.members[1], [], None) == on_disk
        line = Line()
        again.enter(line, wire.Hello(code, KEYS[0], version=acknowledged))
        again.handle(line, wire.Say(1, text="here we are again"))
        await flushed(again)
        assert line.version == acknowledged + 1
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_one_failed_write_in_the_middle_leaves_what_was_acknowledged(tmp_path: Path) -> None:
    """Several changes wait for the disk, one of them fails: those after it are neither told nor there later."""

    async def work() -> None:
        store = await faulty_store(tmp_path)
        rooms = Rooms(store, Pace(), Limits(chat=(1e9, 1e9)), random.Random(1))
        room, lines = await table_in_play(rooms)
        code, told = room.table.code, lines[0].version
        await order(
            store,
            tmp_path / FILE,
            "create temp trigger broken before insert on entry when instr(new.body, x'756e6c75636b79') "
            "begin select raise(fail, 'disk I/O error'); end",
        )
        for number, text in enumerate(("one", "two", "unlucky", "four", "five")):
            room.handle(lines[0], wire.Say(number, text=text))
        await flushed(room)
        assert room.broken
        assert lines[0].version == lines[1].version == told + 2
        bodies = (await store.read(code, from_start=True)).entries
        assert len(bodies) == told + 2, "nothing after the one that failed"
        assert [said.text for said in folded_log(bodies).chat] == ["one", "two"]
        again = await rooms.find(code)
        assert again is not None
        assert again is not room
        assert [said.text for said in again.table.chat] == ["one", "two"]
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    async def work() -> None:
        store = await faulty_store(tmp_path)
        rooms = Rooms(store, Pace(), Limits(), random.Random(1))
        await order(store, tmp_path / FILE, "read only")
        with pytest.raises(StoreError):
            await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2)))
        assert len(rooms) == 0
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_is_read_once_however_many_ask(tmp_path: Path) -> None:
    async def work() -> None:
        rooms = Rooms(await SqliteStore.open(tmp_path / FILE), Pace(), Limits(), random.Random(1))
        room, _ = await table_in_play(rooms)
        code = room.table.code
        await rooms.stop()
        rooms = Rooms(await SqliteStore.open(tmp_path / FILE), Pace(), Limits(), random.Random(1))
        found = await asyncio.gather(*(rooms.find(code) for _ in range(20)))
        assert len({id(each) for each in found}) == 1
        assert await rooms.find("ZZZZZZ") is None
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_nobody_is_at_is_put_away_and_read_back(tmp_path: Path) -> None:
    async def work() -> None:
        pace = Pace(unload=0.05)
        rooms = Rooms(await SqliteStore.open(tmp_path / FILE), pace, Limits(), random.Random(1))
        room, lines = await table_in_play(rooms)
        code, before = room.table.code, snapshot(room.table, room.table.members[1], [], None)
        for line in lines:
            room.exit(line)
        while len(rooms):
            await asyncio.sleep(0.01)
        again = await rooms.find(code)
        assert again is not None
        assert again is not room
        assert snapshot(again.table, again.table.members[1], [], None) == before
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_that_waits_for_the_disk_is_put_away_when_it_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / FILE)
        rooms = Rooms(store, Pace(unload=0.01), Limits(), random.Random(1))
        room, lines = await table_in_play(rooms)
        os.kill(store.pid, signal.SIGSTOP)
        room.handle(lines[0], wire.Say(10, text="goodbye"))
        for line in lines:
            room.exit(line)
        await asyncio.sleep(0.1)
        assert len(rooms) == 1
        os.kill(store.pid, signal.SIGCONT)
        while len(rooms):
            await asyncio.sleep(0.01)
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


# ---- Tables that nobody returns to, and logs that cannot be read


async def days_pass(store: SqliteStore, folder: Path, days: int) -> None:
    await order(store, folder / FILE, f"update entry set at = at - {days * 24 * 3600}")


def test_tables_that_nobody_returns_to_are_closed_in_time(tmp_path: Path) -> None:
    """Those that never started after two days, those in the middle of a match after sixty."""

    async def work() -> None:
        store = await faulty_store(tmp_path)
        rooms = Rooms(store, Pace(unload=0.01), Limits(), random.Random(1))
        playing, lines = await table_in_play(rooms)
        waiting = await rooms.make(api.NewTable(KEYS[2], "Cem", wire.Settings(players=2)))
        for line in lines:
            playing.exit(line)
        assert await rooms.close_forgotten() == 0
        await days_pass(store, tmp_path, 3)
        assert await rooms.close_forgotten() == 1
        assert waiting.table.closed or (await found(rooms, waiting.table.code)).table.closed
        assert not (await found(rooms, playing.table.code)).table.closed
        assert await rooms.close_forgotten() == 0, "once"
        await days_pass(store, tmp_path, 60)
        assert await rooms.close_forgotten() == 1
        late = Line()
        room = await found(rooms, playing.table.code)
        room.enter(late, wire.Hello(room.table.code, KEYS[0]))
        assert [goodbye.key for goodbye in late.closed if goodbye is not None] == ["closed"]
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))


async def found(rooms: Rooms, code: str) -> Room:
    room = await rooms.find(code)
    assert room is not None
    return room


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"do":"no such"}', b'{"do":"move","lines":["0 play r7"]}', b'{"do":"kick","member":9}']
)
def test_a_log_that_cannot_be_read_is_an_error_of_the_store_and_hinders_nobody_else(
    tmp_path: Path, body: bytes
) -> None:
    """After an upgrade gone wrong, or a damaged disk: one table is out of reach, the others are not."""

    async def work() -> None:
        store = await faulty_store(tmp_path)
        rooms = Rooms(store, Pace(unload=0.01), Limits(), random.Random(1))
        good = await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2)))
        reports = Reports()
        for version, entry in enumerate((wire.encode(log.Create("BBBBBB", wire.Settings(), 0)), body), 1):
            store.append("BBBBBB", version, entry, None, reports.of(version))
        await reports.all(2)
        for _ in range(2):
            with pytest.raises(StoreError):
                await rooms.find("BBBBBB")
        assert len(rooms) <= 1
        await days_pass(store, tmp_path, 3)
        assert await rooms.close_forgotten() == 1
        assert (await found(rooms, good.table.code)).table.closed
        await rooms.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
