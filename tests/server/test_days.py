"""Tables where a decision may take days: nobody needs to be there, and no time is lost when the server restarts."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import DAY, NEVER_STARTED_SLOW_DAYS, Rooms
from oneleft.server.protocol import api, wire
from oneleft.server.storage.sqlite_store import SqliteStore
from tests.server.desk import KEYS, Desk, HandClock, make_room, refold, to_act
from tests.server.memory_store import MemoryStore
from tests.server.test_scheduler import moves, stage, until_turn_of

SLOW = wire.Settings(players=2, clock="days", days=3)


def slow_room(people: int = 2, bots: int = 0, **settings: object) -> tuple[Room, list[Desk], HandClock, MemoryStore]:
    wanted = wire.Settings(players=people + bots, clock="days", days=3, **settings)  # type: ignore[arg-type]
    return make_room(wanted, people, bots, seed=2)


def all_go(desks: list[Desk]) -> None:
    for desk in desks:
        desk.leave_line()


def missed_by(room: Room, member: int) -> int:
    return room.table.members[member].missed


def bot_plays(room: Room, place: int) -> bool:
    return room.table.chairs[place].stand_in


def reopened(store: MemoryStore, clock: HandClock) -> Room:
    """The room after a restart of the server."""
    return Room(refold(store), store, clock, Pace(), Limits(), random.Random(3), lambda _room: None)


def test_nobody_needs_to_be_there_and_no_bot_stands_in_soon() -> None:
    room, desks, clock, _ = slow_room()
    all_go(desks)
    before = room.table.version
    clock.wait(3 * DAY - 60)
    assert room.table.version == before


def test_bots_move_after_a_person_who_has_gone_until_it_is_a_persons_turn() -> None:
    room, (ann,), clock, _ = slow_room(people=1, bots=3)
    until_turn_of(room, ann, clock)
    ann.act("draw")
    if room.table.game is not None and room.table.game.phase == "drawn":
        ann.act("pass")
    ann.leave_line()
    before = room.table.version
    clock.wait(120)
    assert room.table.version > before, "the bots have moved"
    game = room.table.game
    assert game is not None and game.view(0).must_act
    waiting = room.table.version
    clock.wait(2 * DAY)
    assert room.table.version == waiting, "and wait for her"


def test_a_decision_not_made_in_its_days_is_a_bots_and_after_two_it_stands_in() -> None:
    room, desks, clock, _ = slow_room()
    desk, _ = to_act(room, desks)
    late, other = desk.member, next(one for one in desks if one is not desk)
    desk.leave_line()
    place = room.table.members[late].place or 0
    for missed in (1, 2):
        while to_act(room, desks)[0] is other:
            other.act(to_act(room, desks)[1][0])
        assert not bot_plays(room, place)
        clock.wait(3 * DAY + 1)
        assert missed_by(room, late) == missed
    assert bot_plays(room, place)
    assert [event.how for event in moves(other)].count("clock") == 2
    Desk(room, desks.index(desk))
    assert not bot_plays(room, place)
    assert missed_by(room, late) == 0


def test_a_decision_made_in_time_ends_the_row_of_missed_ones() -> None:
    room, desks, clock, _ = slow_room()
    desk, _ = to_act(room, desks)
    clock.wait(3 * DAY + 1)
    assert missed_by(room, desk.member) == 1
    for _ in range(10):
        acting, legal = to_act(room, desks)
        acting.act(legal[0])
        if acting is desk:
            break
    assert missed_by(room, desk.member) == 0


def test_when_bots_stand_in_for_everyone_the_table_waits() -> None:
    room, desks, clock, store = slow_room()
    all_go(desks)
    clock.wait(60 * DAY)
    assert all(chair.stand_in for chair in room.table.chairs)
    version = room.table.version
    clock.wait(300 * DAY)
    assert room.table.version == version
    assert store.due is None
    back = Desk(room, 0)
    clock.wait(60)
    assert not room.table.chairs[0].stand_in
    until_turn_of(room, back, clock)
    clock.wait(3 * DAY - 600)
    assert missed_by(room, back.member) == 0, "who comes back has all the time again"


def test_time_runs_on_while_the_server_is_down() -> None:
    room, desks, clock, store = slow_room()
    all_go(desks)
    clock.wait(2 * DAY)
    room.stop()
    version = room.table.version
    assert store.due == int(1_700_000_000 + 1000 + 3 * DAY)
    clock.now += 0.5 * DAY
    again = reopened(store, clock)
    again.wake()
    clock.wait(0.4 * DAY)
    assert again.table.version == version
    clock.wait(0.2 * DAY)
    assert again.table.version > version, "three days after the deal, not after the restart"


def test_time_that_ran_out_while_the_server_was_down_is_seen_to_at_once() -> None:
    room, desks, clock, store = slow_room()
    all_go(desks)
    room.stop()
    clock.now += 9 * DAY
    again = reopened(store, clock)
    again.wake()
    clock.wait(1)
    assert sum(member.missed for member in again.table.members.values()) == 1, "one decision, and the next has its days"


def test_strikes_are_in_the_log() -> None:
    room, desks, clock, store = slow_room()
    desk, _ = to_act(room, desks)
    clock.wait(3 * DAY + 1)
    assert refold(store).members[desk.member].missed == missed_by(room, desk.member) == 1


def test_the_clock_is_told_in_days() -> None:
    _, desks, clock, _ = slow_room()
    clock.wait(DAY)
    desks[0].send(wire.Resync, version=2**53)
    (*_, last) = desks[0].all(wire.Snapshot)
    assert last.round is not None
    assert last.round.now.clock_ms == pytest.approx(2 * DAY * 1000, abs=2000)


def play_round(room: Room, desks: list[Desk]) -> None:
    while stage(room) == "playing":
        desk, legal = to_act(room, desks)
        desk.act(legal[-1])


def test_the_next_round_needs_one_who_is_ready() -> None:
    room, desks, clock, _ = slow_room(rules={"hand_size": 1})
    play_round(room, desks)
    desks[1].leave_line()
    clock.wait(DAY)
    assert stage(room) == "between"
    desks[0].send(wire.Ready)
    assert stage(room) == "playing"


def test_the_next_round_starts_by_itself_when_the_days_are_over() -> None:
    room, desks, clock, store = slow_room(rules={"hand_size": 1})
    play_round(room, desks)
    all_go(desks)
    clock.wait(3 * DAY - 10)
    assert stage(room) == "between"
    assert store.due is not None
    clock.wait(20)
    assert stage(room) == "playing"


def test_another_match_needs_everyone() -> None:
    room, desks, _, _ = slow_room(rules={"hand_size": 1, "target": 1})
    play_round(room, desks)
    assert stage(room) == "over"
    desks[1].leave_line()
    desks[0].send(wire.Ready)
    assert stage(room) == "over"
    Desk(room, 1).send(wire.Ready)
    assert stage(room) == "playing"


def test_everyone_votes_within_the_same_days() -> None:
    """The time of a vote is not begun anew by each who votes."""
    room, desks, clock, _ = make_room(
        wire.Settings(players=4, clock="days", days=1, rules={"edition": "custom", "customs": ["joke"] * 3}), people=4
    )
    for _ in range(400):
        if room.table.game is None or room.table.game.phase == "vote":
            break
        desk, legal = to_act(room, desks)
        jokes = [action for action in legal if action.startswith("play C")]
        desk.act(jokes[0] if jokes else legal[-1])
    assert room.table.game is not None and room.table.game.phase == "vote"
    since = room.table.waits_since
    clock.wait(DAY / 2)
    desk, legal = to_act(room, desks)
    desk.act(legal[0])
    assert room.table.waits_since == since


def test_a_host_who_is_away_stays_host_during_a_match() -> None:
    room, (ann, _ben), clock, _ = slow_room()
    ann.leave_line()
    clock.wait(600)
    assert room.table.host == ann.member


# ---- With a store: tables that are not in memory


def with_rooms(tmp_path: Path, work: object, pace: Pace) -> None:
    async def run() -> None:
        store = await SqliteStore.open(tmp_path / "oneleft.sqlite3")
        rooms = Rooms(store, pace, Limits(), random.Random(1))
        try:
            await work(rooms)  # type: ignore[operator]
        finally:
            await rooms.stop()

    asyncio.run(run())


def slow_table() -> api.NewTable:
    return api.NewTable(KEYS[0], "P0", wire.Settings(players=2, clock="days", days=1), [None, "greedy"], start=True)


async def put_away(rooms: Rooms) -> None:
    for _ in range(500):
        if not len(rooms):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table stays in memory")


HURRY = Pace(unload=0.01, bot_thinks=(0.0, 0.01), bot_reacts=(0.0, 0.01), bot_catches=(0.01, 0.02), bot_waits=0.01)


def test_a_table_not_in_memory_is_read_back_when_its_time_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.make(slow_table())
        Desk(room, 0).leave_line()
        code = room.table.code
        await put_away(rooms)
        version = room.table.version
        game = room.table.game
        assert game is not None and game.view(0).must_act, "it was kept until the bot had moved"
        assert await rooms.wake_due() == 0
        assert len(rooms) == 0, "nothing is due, so nothing is read"
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + DAY + 5)
        assert await rooms.wake_due() == 1
        await put_away(rooms)
        again = await rooms.find(code)
        assert again is not None and again.table.version > version
        assert again.table.members[1].missed == 1
        assert await rooms.wake_due() == 0

    with_rooms(tmp_path, work, HURRY)


def test_such_tables_are_not_closed_as_idle_too_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.make(api.NewTable(KEYS[0], "P0", SLOW))
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + (NEVER_STARTED_SLOW_DAYS - 1) * DAY)
        assert await rooms.close_forgotten() == 0
        monkeypatch.setattr(time, "time", lambda: now + (NEVER_STARTED_SLOW_DAYS + 1) * DAY)
        assert await rooms.close_forgotten() == 1
        assert room.table.closed

    with_rooms(tmp_path, work, Pace())
