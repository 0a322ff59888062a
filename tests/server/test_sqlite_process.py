"""The process that writes the database outlives signals, ends when it should, and the server notices its end."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from oneleft.server.processes.pipes import frame
from oneleft.server.storage.sqlite_database import SqliteDatabase
from oneleft.server.storage.sqlite_messages import Answer, Append, Failed, Found, ReadTable, Written, answers
from oneleft.server.storage.sqlite_store import PROGRAM, SqliteStore
from oneleft.server.storage.store import Conflict, StoreError
from tests.server.kill import PACE, Tally, act_as_fast_as_acks_come, audit, new_party
from tests.server.live import Server, live, new_key

FILE = "oneleft.sqlite3"


# ---- Alone


def test_a_batch_is_one_commit_and_what_fails_fails_alone(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / FILE)
    with closing(database):
        commits: list[str] = []
        database.connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "commit" else None)
        good = [Append("AAAAAA", version, b"entry", None) for version in range(1, 101)]
        assert database.write(good) == [None] * 100
        assert len(commits) == 1
        bad = [Append("AAAAAA", 101, b"", None), Append("AAAAAA", 7, b"", None), Append("BBBBBB", 1, b"", b"{}")]
        results = database.write(bad)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert database.find(ReadTable("AAAAAA"))[2:] == [b"entry"] * 100 + [b""]
    with pytest.raises(StoreError):
        database.find(ReadTable("AAAAAA"))


# ---- The process by itself


def say(file: Path, data: bytes) -> list[Answer]:
    """Everything at once, then the end of its input. Returns what it answers."""
    ended = subprocess.run([*PROGRAM, str(file)], input=data, stdout=subprocess.PIPE, timeout=30, check=True)
    return list(answers().take(ended.stdout))


def test_at_the_end_of_its_input_what_came_whole_is_written(tmp_path: Path) -> None:
    """As when the server is killed in the middle of a message."""
    entries: list[Append] = [Append("AAAAAA", version, b"x" * 1000, None) for version in range(1, 2501)]
    data = b"".join(frame(entries[start : start + 100]) for start in range(0, 2500, 100))
    said = say(tmp_path / FILE, data + frame([Append("AAAAAA", 2501, b"x" * 1000, None)])[:-1])
    assert said[0] == Found([])
    assert sum(answer.count for answer in said if isinstance(answer, Written)) == 2500
    assert not any(isinstance(answer, Failed) for answer in said)
    (found,) = say(tmp_path / FILE, frame([ReadTable("AAAAAA")]))[1:]
    assert found == Found([0, None, *[b"x" * 1000] * 2500])


def test_reporting_a_message_done_costs_a_few_bytes() -> None:
    assert len(frame([Written(1000)])) < 20


def test_the_process_imports_little() -> None:
    """So that it starts at once and needs little memory."""
    heavy = (
        "asyncio",
        "numpy",
        "numba",
        "uvicorn",
        "starlette",
        "oneleft.server.protocol.wire",
        "oneleft.engine",
        "logging",
    )
    program = (
        f"import sys, oneleft.server.storage.sqlite_process; print([name for name in {heavy} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=True)
    assert said.stdout.strip() == "[]"


# ---- When it ends


def test_when_it_ends_everything_that_waits_fails_and_so_does_what_comes_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        lost: list[str] = []
        said: list[BaseException | None] = []
        store = await SqliteStore.open(tmp_path / FILE, lost.append)
        os.kill(store.pid, signal.SIGSTOP)
        for version in range(1, 11):
            store.append("AAAAAA", version, b"entry", None, said.append)
        question = asyncio.create_task(store.read("AAAAAA"))
        await asyncio.sleep(0.05)
        assert said == []
        os.kill(store.pid, signal.SIGKILL)
        with pytest.raises(StoreError, match="has ended"):
            await question
        assert len(said) == 10
        assert all(type(error) is StoreError for error in said)
        assert lost == ["the process that writes the database has ended (exit status -9)"]
        store.append("AAAAAA", 11, b"entry", None, said.append)
        assert len(said) == 10, "never at once"
        with pytest.raises(StoreError, match="has ended"):
            await store.record("AAAAAA", 1)
        assert len(said) == 11
        assert said[-1] is not None
        store.mark_closed("AAAAAA")
        await store.close()
        assert len(lost) == 1

    asyncio.run(asyncio.wait_for(work(), 60))
    assert [record.message for record in caplog.records] == ["database_lost"]


def test_a_process_that_cannot_start_or_says_nothing_is_an_error(tmp_path: Path) -> None:
    for program in ((str(tmp_path / "no such program"),), (sys.executable, "-c", "pass")):
        with pytest.raises(StoreError, match="the process that writes the database"):
            asyncio.run(asyncio.wait_for(SqliteStore.open(tmp_path / FILE, program=program), 60))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_to_the_whole_group_ends_the_server_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl-C, and the way service managers stop a service: the disk outlives the server's last words."""

    async def work() -> None:
        source, tally = random.Random(1), Tally()
        with Server(tmp_path, pace=PACE) as server:
            parties = [await new_party(server, source) for _ in range(3)]
            players = [player for party in parties for player in party.players]
            playing = [asyncio.create_task(act_as_fast_as_acks_come(player, source)) for player in players]
            await asyncio.sleep(0.5)
            os.killpg(server.process.pid, how)
            assert await asyncio.to_thread(server.ended) == -how
            await asyncio.gather(*playing)
            for player in players:
                await player.until_closed()
                await player.leave_line()
            audit(tmp_path, parties, [], tally)
            assert tally.moves > 0
            assert tally.lost == 0
            assert "database_lost" not in server.log
            assert not (tmp_path / (FILE + "-wal")).exists(), "closed in good order"

    live(work(), 60.0)


def test_a_server_that_follows_a_killed_one_waits_for_what_it_left(tmp_path: Path) -> None:
    servers: list[Server] = []
    codes: list[str] = []
    for _ in range(3):  # at once
        servers.append(Server(tmp_path))
        codes.append(servers[-1].make_table(new_key(), "Ann", players=2))
        servers[-1].process.kill()
        servers[-1].process.wait()
    for server in servers:
        server.ended()
    held = SqliteDatabase(tmp_path / FILE)  # as by a process that has much left to write
    with ThreadPoolExecutor() as pool:
        starting = pool.submit(Server, tmp_path)
        time.sleep(1.5)
        assert not starting.done()
        held.close()
        with starting.result() as last:
            for code in codes:
                assert last.ask("GET", f"/api/tables/{code}/records/1").status == 404
            assert last.stop() == -signal.SIGTERM
            assert last.log.count('"table_read"') == len(codes), "they are all there"
