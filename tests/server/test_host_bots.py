"""Bots of the host's own: they play, and whatever they do instead of playing, the tables go on."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from oneleft.bots import BOTS
from oneleft.cli.main import main
from oneleft.server.host_bots import host_bots as host_bots_module
from oneleft.server.host_bots.host_bots import HostBots, bring
from oneleft.server.limits import Limits
from oneleft.server.live.pace import HURRIED
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import LoopClock
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.table import Table
from tests.server.desk import Desk, to_act
from tests.server.live import PATIENCE, Player, Server, is_running, live, new_key
from tests.server.memory_store import MemoryStore

BOTS_HERE = "tests.server.host_bots_for_tests"


@pytest.fixture(autouse=True)
def _ours_alone() -> Iterator[None]:
    """What a test brings is gone after it."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def spec_of(bot: str) -> str:
    return f"{BOTS_HERE}:{bot}"


async def until(came: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not came():
            await asyncio.sleep(0.005)


class Here:
    """A table with one person and one bot in this event loop."""

    def __init__(self, host_bots: HostBots, kind: str) -> None:
        loop = asyncio.get_running_loop()
        self.room = Room(
            Table(), MemoryStore(), LoopClock(loop), HURRIED, Limits(), random.Random(1), lambda _room: None, host_bots
        )
        self.room.commit(log.Create("ABCDEF", wire.Settings(players=2), 0))
        self.ann = Desk(self.room, 0)
        self.ann.send(wire.Sit, place=0)
        self.ann.send(wire.SetBot, place=1, bot=kind)
        self.ann.send(wire.Start)

    @property
    def bot_moves(self) -> list[Any]:
        """What the bot's seat did by itself."""
        moved = [event for event in self.ann.events(wire.Moved) if event.how == "bot"]
        return [event for event in moved if event.game]

    async def until_bot_moved(self, times: int) -> None:
        """The person does the first thing that is possible, whenever asked."""

        def came() -> bool:
            game = self.room.table.game
            assert game is not None
            if game.view(0).must_act:
                self.ann.act(to_act(self.room, [self.ann])[1][0])
            return len(self.bot_moves) >= times

        await until(came)


def with_bots(bots: list[str], work: Callable[[HostBots], Coroutine[Any, Any, None]], thinks_for: float = 0.5) -> None:
    async def all_of_it() -> None:
        host_bots = HostBots({bring(spec_of(bot)): spec_of(bot) for bot in bots}, thinks_for)
        host_bots.start()
        await until(lambda: all(guest._is_ready for guest in host_bots._host_bots.values()))
        try:
            await work(host_bots)
        finally:
            await host_bots.stop()

    asyncio.run(all_of_it())


def notes(caplog: pytest.LogCaptureFixture) -> set[tuple[str, str]]:
    return {(record.message, getattr(record, "details", {}).get("error", "")) for record in caplog.records}


def test_a_bot_of_ones_own_plays(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="oneleft")

    async def work(host_bots: HostBots) -> None:
        here = Here(host_bots, "Drawer of cards")
        await here.until_bot_moved(6)
        done = {line.event for event in here.bot_moves for line in event.game}
        assert "drew" in done
        assert "played" not in done, "this one always draws: someone else has played for it"

    with_bots(["Draws"], work, thinks_for=PATIENCE)
    assert {event for event, _ in notes(caplog)} == {"bot_process_ready"}


@pytest.mark.parametrize(
    ("bot", "noted"),
    [
        ("Raises", ("bot_failed", "RuntimeError")),
        ("Nonsense", ("bot_failed", "no-action")),
        ("Cheats", ("bot_refused", "")),
        ("Silent", ("bot_silent", "")),
        ("Hangs", ("bot_failed", "too-slow")),
        ("Sleeps", ("bot_failed", "too-slow")),
        ("Dies", ("bot_failed", "process-ended")),
    ],
)
def test_whatever_it_does_the_stand_in_plays_and_the_log_says_so(
    bot: str, noted: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="oneleft")

    async def work(host_bots: HostBots) -> None:
        here = Here(host_bots, bot.lower())
        await here.until_bot_moved(4)

    with_bots([bot], work)
    assert noted in notes(caplog)


def test_a_bot_that_hangs_holds_up_no_other_table() -> None:
    async def work(host_bots: HostBots) -> None:
        held, other = Here(host_bots, "hangs"), Here(host_bots, "Drawer of cards")
        await other.until_bot_moved(5)
        assert held.bot_moves == []

    with_bots(["Hangs", "Draws"], work, thinks_for=PATIENCE)


def test_a_process_that_hung_is_ended_and_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_bots_module, "START_AGAIN_AFTER", 0.0)

    async def work(host_bots: HostBots) -> None:
        (guest,) = host_bots._host_bots.values()
        assert guest._child is not None
        first = guest._child.pid
        here = Here(host_bots, "hangs")
        await here.until_bot_moved(1)
        await until(lambda: not is_running(first))
        await here.until_bot_moved(2)
        await until(lambda: guest._is_ready)
        assert guest._child is not None and guest._child.pid != first

    with_bots(["Hangs"], work)


def test_no_process_of_a_host_bot_stays_behind() -> None:
    pids: list[int] = []

    async def work(host_bots: HostBots) -> None:
        (guest,) = host_bots._host_bots.values()
        assert guest._child is not None
        pids.append(guest._child.pid)
        here = Here(host_bots, "hangs")
        await until(lambda: here.room.scheduler.has_bots_to_move)

    with_bots(["Hangs"], work, thinks_for=PATIENCE)
    assert not is_running(pids[0])


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere:Bot", "nowhere"),
        (spec_of("Ours"), "'expert'"),
        (spec_of("Shouts"), "LOUD"),
        (spec_of("Longwinded"), "1 to 24 characters"),
    ],
)
def test_what_cannot_be_offered_is_said_before_anything_starts(
    spec: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--bots", spec]) == 2
    assert said in capsys.readouterr().err


def test_a_server_offers_it_and_without_it_the_stored_table_goes_on(tmp_path: Path) -> None:
    key = new_key()

    async def play(server: Server, code: str, *, start: bool) -> None:
        ann = await Player(server, code, key).enter()
        if start:
            await ann.done(wire.Start)
        seen = ann.table.version
        while ann.table.version < seen + 12:
            table = ann.table
            if table.stage == "between" and table.you not in table.ready:
                await ann.send(wire.Ready)
            elif ann.mine is not None and ann.mine.must:
                await ann.act(ann.mine.legal[0])
            else:
                await ann.until_changed(table)
        await ann.leave_line()

    with Server(tmp_path, "--bots", spec_of("Draws")) as server:
        assert server.ask("GET", "/api/catalogue").json["bots"][-1] == "Drawer of cards"
        code = server.make_table(key, "Ann", bots=[None, "Drawer of cards"], players=2)
        live(play(server, code, start=True))
        server.stop()
        assert server.crashes == []
    with Server(tmp_path) as server:
        assert "Drawer of cards" not in server.ask("GET", "/api/catalogue").json["bots"]
        live(play(server, code, start=False))
        assert '"bot_missing"' in server.log
