"""Around a table: one's own tables on the first page, avatars, places meant for someone, and other small things."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oneleft.server.limits import Bucket, Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.live.rooms import Rooms
from oneleft.server.network.connection import RESYNC_COSTS
from oneleft.server.network.lobby import rules_in_words
from oneleft.server.protocol import api, wire
from oneleft.server.storage.sqlite_store import SqliteStore
from oneleft.server.table.settings import clean_settings
from oneleft.server.table.summaries import my_table
from tests.server.desk import KEYS, Desk, make_room, refold, to_act
from tests.server.test_scheduler import stage


def seen(room: Room, number: int) -> api.MyTable:
    return my_table(room.table, room.table.members[number + 1], room.scheduler.clock_ms())


def test_an_own_table_says_who_plays_and_whose_turn_it_is() -> None:
    room, desks, clock, _ = make_room(people=2, bots=1)
    while True:
        game = room.table.game
        assert game is not None and game.turn is not None
        if game.turn != 2:
            break
        clock.wait(1)
    desk, _ = to_act(room, desks)
    number = desks.index(desk)
    own, other = seen(room, number), seen(room, 1 - number)
    assert own.yours and not other.yours
    assert own.turn == other.turn == number
    assert [(player.name, player.bot) for player in own.players] == [
        ("P0", False),
        ("P1", False),
        (room.table.name_of(2), True),
    ]
    assert [player.you for player in own.players] == [number == 0, number == 1, False]
    assert own.round == 1 and own.stage == "playing"


def with_rooms(tmp_path: Path, work: Any, pace: Pace = Pace()) -> None:  # noqa: B008 - a frozen value
    async def run() -> None:
        store = await SqliteStore.open(tmp_path / "oneleft.sqlite3")
        rooms = Rooms(store, pace, Limits(), random.Random(1))
        try:
            await work(rooms)
        finally:
            await rooms.stop()

    asyncio.run(run())


def test_only_the_holder_of_a_key_learns_of_tables_where_they_sit(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        made = [await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2))) for _ in range(3)]
        codes = [room.table.code for room in made]
        asked = [*codes, "ZZZZZZ", codes[0]]
        assert [table.code for table in await rooms.mine(api.AskMine(KEYS[0], asked))] == codes
        assert await rooms.mine(api.AskMine(KEYS[1], asked)) == []
        watcher = Desk(made[0], 1)
        assert await rooms.mine(api.AskMine(KEYS[1], asked)) == [], "who watches does not sit there"
        watcher.send(wire.Sit, place=1)
        assert len(await rooms.mine(api.AskMine(KEYS[1], asked))) == 1
        Desk(made[0], 0).send(wire.Kick, member=watcher.member)
        assert await rooms.mine(api.AskMine(KEYS[1], asked)) == []
        Desk(made[1], 0).send(wire.Leave)
        assert [table.code for table in await rooms.mine(api.AskMine(KEYS[0], asked))] == [codes[0], codes[2]]

    with_rooms(tmp_path, work)


def test_tables_are_read_back_for_it_and_put_away_again(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await rooms.make(api.NewTable(KEYS[0], "Ann"))
        for _ in range(100):
            await asyncio.sleep(0.01)
            if not len(rooms):
                break
        assert len(rooms) == 0
        (found,) = await rooms.mine(api.AskMine(KEYS[0], [room.table.code]))
        assert found.stage == "waiting" and [player.name for player in found.players] == ["Ann", "", "", ""]
        await asyncio.sleep(0.05)
        assert len(rooms) == 0

    with_rooms(tmp_path, work, Pace(unload=0.01))


@pytest.mark.parametrize(
    "body",
    [
        {"key": KEYS[0], "tables": ["ABCDEF"] * (api.MOST_MINE + 1)},
        {"key": "short", "tables": []},
        {"key": KEYS[0], "tables": ["abc"]},
        {"key": KEYS[0], "tables": [], "more": 1},
    ],
)
def test_the_question_is_bounded(body: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, api.AskMine)


# ---- Avatars


def test_an_avatar_comes_with_hello_can_be_changed_and_is_in_the_log() -> None:
    room, (ann, ben), _, store = make_room(start=False)
    late = Desk(room, 3, avatar="123")
    assert room.table.members[late.member].avatar == "123"
    ann.send(wire.SetAvatar, avatar="407")
    assert ben.events(wire.AvatarIs)[-1] == wire.AvatarIs(ann.member, "407")
    ann.leave_line()
    again = Desk(room, 0)
    assert room.table.members[ann.member].avatar == "407", "a hello without one changes nothing"
    people = {person.id: person.avatar for person in again.all(wire.Snapshot)[-1].people}
    assert people == {1: "407", 2: "", 3: "123"}
    assert {member.id: member.avatar for member in refold(store).members.values()} == people
    assert Desk(room, 3, avatar="200").member == late.member
    assert room.table.members[late.member].avatar == "200", "one that was chosen elsewhere comes along"


@pytest.mark.parametrize("avatar", ["1", "12", "1234", "980", "12a", "<b>", "１２３"])
def test_what_is_no_avatar_is_refused(avatar: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "avatar", "id": 1, "avatar": avatar}, wire.SetAvatar)


def test_changing_it_is_bounded_like_chat() -> None:
    _, (ann, _), _, store = make_room(start=False)
    for number in range(30):
        ann.send(wire.SetAvatar, avatar=f"{number % 5}00")
    assert ann.got[-1].key == "too-fast"
    assert len(store.entries) < 20


# ---- Places that are meant for someone


def test_a_place_can_be_meant_for_someone_and_anyone_may_take_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        new = api.NewTable(KEYS[0], "Ann", wire.Settings(players=3), hoped=["", "Ben\n\u202e", "C" * 90, "too many"])
        room = await rooms.make(new)
        assert [place.hoped for place in room.table.places()] == ["", "Ben", "C" * 24]
        dot = Desk(room, 1, "Dot")
        room.handle(dot, wire.Sit(id=1, place=1))
        assert [place.hoped for place in room.table.places()] == ["", "", "C" * 24]
        room.handle(dot, wire.Stand(id=2))
        assert room.table.places()[1].hoped == "Ben"

    with_rooms(tmp_path, work)


# ---- What else follows


def test_the_text_of_a_house_rule_is_cleaned_like_chat() -> None:
    dirty = wire.Settings(rules={"edition": "custom", "customs": ["again", "sing\u202e a\n  song\u200b", "hop"]})
    assert clean_settings(dirty).rules["customs"] == ["again", "sing a song", "hop"]
    room, (ann, _), _, _ = make_room(start=False)
    ann.send(wire.Configure, settings=msgspec.structs.replace(dirty, players=2))
    assert room.table.rules.customs == ("again", "sing a song", "hop")
    told = wire.encode(rules_in_words(dirty)).decode()
    assert "\u202e" not in told and "sing a song" in told


def test_a_text_of_which_nothing_is_left_is_refused() -> None:
    _, (ann, _), _, _ = make_room(start=False)
    answer = ann.send(
        wire.Configure, settings=wire.Settings(players=2, rules={"edition": "custom", "customs": ["\u202e"]})
    )
    assert answer.key == "bad-settings"


def test_asking_for_everything_again_costs_more_than_other_messages() -> None:
    bucket = Bucket(0, 12, now=lambda: 0.0)
    assert [bucket.take(RESYNC_COSTS) for _ in range(3)] == [True, True, False]
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert RESYNC_COSTS > 1


def test_the_countdown_to_the_next_round_is_told_and_taken_back() -> None:
    room, desks, clock, _ = make_room(wire.Settings(players=2, rules={"hand_size": 1}), seed=7)
    while stage(room) == "playing":
        desk, legal = to_act(room, desks)
        desk.act(legal[-1])
    assert not desks[1].all(wire.NextRound)
    desks[0].send(wire.Ready)
    assert desks[1].all(wire.NextRound)[-1].starts_ms == 20_000
    clock.wait(5)
    late = Desk(room, 4)
    assert late.all(wire.NextRound)[-1].starts_ms == 15_000
    clock.wait(16)
    assert stage(room) == "playing"
    assert desks[1].all(wire.NextRound)[-1].starts_ms is None


def test_whoever_left_stays_listed_until_the_host_removes_them() -> None:
    room, (ann, ben), _, _ = make_room(start=False)
    ben.send(wire.Leave)
    ann.send(wire.Resync, version=2**53)
    assert [person.name for person in ann.all(wire.Snapshot)[-1].people] == ["P0", "P1"]
    ann.send(wire.Kick, member=ben.member)
    ann.send(wire.Resync, version=2**53)
    assert [person.name for person in ann.all(wire.Snapshot)[-1].people] == ["P0"]
    assert room.table.members[ben.member].banned


def test_a_screen_only_watches() -> None:
    room, (ann, ben), clock, store = make_room(start=False)
    screen = Desk(room, 6, screen=True)
    assert screen.send(wire.Sit, place=0).key == "screen"
    assert ann.send(wire.MakeHost, member=screen.member).key == "screen"
    ben.leave_line()
    ann.leave_line()
    clock.wait(120)
    assert room.table.host == ann.member, "a screen is no host"
    assert refold(store).members[screen.member].screen
