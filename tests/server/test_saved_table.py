"""A table saved and restored is the same table, at any moment; and stored tables survive changes of the rules."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given

import oneleft.engine.uno
from oneleft.game import Game, SavedGame
from oneleft.rules import RULES_VERSION
from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import SAVE_EVERY, SAVED_AN_ENTRY, Room
from oneleft.server.live.rooms import Rooms
from oneleft.server.protocol import api, wire
from oneleft.server.storage.store import Stored, StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.restoring import Restoring, Unreadable
from oneleft.server.table.saved_table import PLAIN, OtherFormat, SavedTable, restore_table, save_table
from oneleft.server.table.table import GameMoves, Table
from oneleft.server.table.visibility import snapshot
from oneleft.verify import Counts, verify
from tests.server.desk import KEYS, Desk, HandClock, make_room, refold, same
from tests.server.memory_store import MemoryStore
from tests.server.test_fuzz import Crowd
from tests.strategies import examples, seeds

FOLLOWS = {"rules", "full_settings", "by_key", "has_bots"}  # from the rest
RENAMED = {"steps": "story"}


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, in values that can be compared."""
    game = table.game
    values: dict[str, Any] = {name: getattr(table, name) for name in vars(table) if name != "match"}
    if table.match is not None:
        values["match"] = vars(table.match.series)
        values["record"] = table.match.record().to_json()
    if game is not None:
        values["round"] = game._round
        values["views"] = [game.view(seat) for seat in (*range(game.players), None)]
        values["legal"] = [game.legal(seat) for seat in range(game.players)]
        values["history"] = game.history
        values["rules of the round"] = game.rules
        values["scores before it"] = game.scores
    values["seen"] = [snapshot(table, member, [], None) for member in table.members.values()]
    return values


def storm(seed: int, steps: int) -> tuple[Crowd, dict[int, bytes]]:
    """A crowd at a table, and the table as it was saved at every version."""
    source = random.Random(seed)
    crowd = Crowd(source)
    saved = {}
    for _ in range(steps):
        what = source.random()
        if what < 0.03:
            crowd.come()
        elif what < 0.06:
            crowd.go()
        elif what < 0.15:
            crowd.clock.wait(source.choice((0.5, 3, 30)))
        else:
            crowd.command()
        crowd.fold()
        saved[crowd.room.table.version] = save_table(crowd.room.table)
    return crowd, saved


def test_nothing_of_a_table_is_left_out() -> None:
    """A field that someone adds to Table is saved, or follows from what is."""
    kept = {RENAMED.get(name, name) for name in vars(Table()) if name not in FOLLOWS}
    assert kept == set(SavedTable.__struct_fields__) - {"format"}
    assert set(PLAIN) <= kept


@examples(25)
@given(seeds)
def test_a_table_restored_at_any_version_equals_the_one_folded_from_the_start(seed: int) -> None:
    crowd, saved = storm(seed, 120)
    entries = [log.decode_entry(body) for body in crowd.store.entries]
    source = random.Random(seed)
    for version in source.sample(sorted(saved), min(len(saved), 12)):
        restoring = Restoring("ABCDEF", Stored(saved[version], version, crowd.store.entries[version:]))
        folded = Table()
        for entry in entries[:version]:
            folded.apply(entry)
        assert everything(restoring.table) == everything(folded)
        while not restoring.is_done:
            restoring.fold(source.randrange(1, 9))
        assert same(restoring.table, crowd.room.table)
        assert everything(restoring.table) == everything(refold(crowd.store))


@examples(10)
@given(seeds)
def test_a_restored_table_goes_on_like_the_one_that_never_stopped(seed: int) -> None:
    """With the same chance the rounds that follow are the same in everything."""
    crowd, _ = storm(seed, 60)
    twins = [restore_table(save_table(crowd.room.table)), refold(crowd.store)]
    for step in range(120):
        if twins[0].closed or not twins[0].is_full():
            return
        entry = next_entry(twins[0], random.Random(step))
        for table in twins:
            table.apply(msgspec.json.decode(wire.encode(entry), type=log.AnyEntry), random.Random(step))
        assert everything(twins[0]) == everything(twins[1])


def next_entry(table: Table, source: random.Random) -> log.AnyEntry:
    """Something that brings the table on."""
    game = table.game
    if game is None:
        return log.StartMatch() if table.stage in ("waiting", "over") else log.StartRound([])
    seat = next(seat for seat in range(game.players) if game.waits_for(seat))
    return log.Move([f"{seat} {source.choice(game.legal(seat))}"])


# ---- What is saved, read by a program that is not the one that wrote it


def saved_in_play() -> dict[str, Any]:
    """A table in the middle of a round as JSON."""
    room, desks, _, _ = make_room(people=2)
    for _ in range(6):
        play(room, desks)
    return msgspec.json.decode(save_table(room.table), type=dict[str, Any])


def play(room: Room, desks: list[Desk], *, plain: bool = True) -> None:
    """Whoever is to act does something: plays without saying UNO, or draws."""
    game = room.table.game
    assert game is not None and game.turn is not None
    legal = [str(action) for action in game.legal(game.turn) if not str(action).startswith(("catch", "uno"))]
    plays = [action for action in legal if action.startswith("play")]
    desks[game.turn].act(plays[0] if plays and plain else legal[0])


def encoded(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode()


def test_a_field_that_a_later_version_adds_has_its_first_value_and_one_it_dropped_is_left_out() -> None:
    data = saved_in_play()
    right = restore_table(encoded(data))
    data["of a later version"] = {"anything": 1}
    data["match"]["game"]["round"]["of a later version"] = [1, 2, 3]
    assert everything(restore_table(encoded(data))) == everything(right)
    data["match"]["game"]["round"].pop("idle")  # as if it were new
    data.pop("waits_since", None)
    table = restore_table(encoded(data))
    assert table.game is not None
    assert table.game._round.idle == 0
    assert table.game.state() == right.game.state() if right.game is not None else False


def test_a_story_in_words_of_another_version_is_left_out() -> None:
    data = saved_in_play()
    right = restore_table(encoded(data))
    data["story"][0][1][0]["event"] = "of another version"
    table = restore_table(encoded(data))
    assert not table.steps
    assert table.story_from == table.version, "whoever comes back gets the whole table"
    assert everything(table)["record"] == everything(right)["record"]
    assert everything(table)["views"] == everything(right)["views"]


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"format": None},
        {"members": 7},
        {"settings": {"rules": 5}},
        {"settings": {"rules": {"no such": 5}}},
        {"match": {}},
    ],
)
def test_a_snapshot_that_cannot_be_read_is_not_needed(change: dict[str, Any]) -> None:
    """The log is: the table is folded from its beginning."""
    room, desks, _, store = make_room(people=2)
    for _ in range(6):
        play(room, desks)
    data = msgspec.json.decode(save_table(room.table), type=dict[str, Any]) | change
    with pytest.raises(OtherFormat):
        restore_table(encoded(data))
    store.put_snapshot("ABCDEF", room.table.version, encoded(data))
    assert same(read_back(store).table, room.table)


def test_a_snapshot_of_another_version_of_the_table_is_not_needed() -> None:
    room, desks, _, store = make_room(people=2)
    play(room, desks)
    body = save_table(room.table)
    play(room, desks)
    store.put_snapshot("ABCDEF", room.table.version, body)
    assert same(read_back(store).table, room.table)


def read_back(store: MemoryStore) -> Room:
    """The only table of the store as a server that has just started opens it."""

    async def inside() -> Room:
        rooms = Rooms(store, Pace(), Limits(), random.Random(1))
        room = await rooms.find("ABCDEF")
        assert room is not None
        room.stop()
        return Room(room.table, store, HandClock(), Pace(), Limits(), random.Random(3), lambda _room: None)

    return asyncio.run(inside())


# ---- When a table is saved


def saved_version(store: MemoryStore) -> int:
    version, _ = store.snapshots.get("ABCDEF", (0, b""))
    return version


def test_a_table_is_saved_every_so_many_entries() -> None:
    room, (ann, _), _, store = make_room(start=False)
    room._limits = Limits(chat=(1e9, 1e9))
    for _ in range(2 * SAVE_EVERY - 10):
        before = saved_version(store)
        ann.send(wire.Say, text="Hello!")
        assert room.table.version - saved_version(store) < SAVE_EVERY
        if saved_version(store) != before:
            version, body = store.snapshots["ABCDEF"]
            assert version == room.table.version
            assert same(restore_table(body), room.table)
    assert saved_version(store) == SAVE_EVERY


def test_large_tables_are_saved_less_often() -> None:
    room, (ann, _), _, store = make_room(start=False)
    room._limits = Limits(chat=(1e9, 1e9))
    for _ in range(6 * SAVE_EVERY):
        ann.send(wire.Say, text="long " * 60)
    version, body = store.snapshots["ABCDEF"]
    assert len(body) > SAVE_EVERY * SAVED_AN_ENTRY
    for _ in range(len(body) // SAVED_AN_ENTRY - 1 - (room.table.version - version)):
        ann.send(wire.Say, text="long " * 60)
    assert saved_version(store) == version
    ann.send(wire.Say, text="long " * 60)
    assert saved_version(store) == room.table.version


def test_only_what_is_on_disk_is_saved() -> None:
    room, (ann, _), _, store = make_room(start=False)
    room._limits = Limits(chat=(1e9, 1e9))
    store.hold = True
    for _ in range(2 * SAVE_EVERY):
        ann.send(wire.Say, text="Hello?")
    room.save()
    assert saved_version(store) == 0
    store.release()
    assert saved_version(store) == room.table.version
    store.fail = StoreError("disk full")
    ann.send(wire.Say, text="Is anyone there?")
    assert room.broken
    room.save()
    assert saved_version(store) < room.table.version


@pytest.mark.parametrize("how", ["put away", "stop"])
def test_a_table_that_leaves_memory_is_saved_once(how: str) -> None:
    async def work() -> None:
        store = MemoryStore()
        rooms = Rooms(store, Pace(unload=0.01), Limits(), random.Random(1))
        room = await rooms.make(api.NewTable(KEYS[0], "Ann", wire.Settings(players=2)))
        code = room.table.code
        while how == "put away" and len(rooms):
            await asyncio.sleep(0.01)
        if how == "stop":
            await rooms.stop()
        version, body = store.snapshots[code]
        assert version == room.table.version
        assert same(restore_table(body), room.table)
        rooms = Rooms(store, Pace(), Limits(), random.Random(1))
        assert await rooms.find(code) is not None
        store.snapshots.clear()
        await rooms.stop()
        assert not store.snapshots, "nothing had happened since"

    asyncio.run(asyncio.wait_for(work(), 30))


# ---- A better rulebook

RULES = {"edition": "official", "hand_size": 2, "target": 10_000}


def table_with_a_catch(seed: int) -> tuple[Room, list[Desk], MemoryStore]:
    """Three people of whom one has just been caught, in the middle of a round."""
    room, desks, _, store = make_room(wire.Settings(RULES, players=3), people=3, seed=seed)
    until_a_catch(room, desks)
    return room, desks, store


def until_a_catch(room: Room, desks: list[Desk]) -> None:
    """They play without ever saying UNO, and one is caught."""
    for _ in range(300):
        game = room.table.game
        if game is None:
            for desk in desks:
                desk.send(wire.Ready)
            continue
        exposed = game.view(None).exposed
        if exposed:
            desks[(exposed[0] + 1) % 3].act(f"catch {exposed[0]}")
            assert "catch" in game.history[-1] or "shuffle" in game.history[-1]
            return
        play(room, desks)
    raise AssertionError("nobody was exposed")


def caught_draws(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that plays differently from now on, and nobody has said so."""
    monkeypatch.setattr(oneleft.engine.uno, "CAUGHT_DRAWS", count)


@pytest.mark.parametrize("more", [0, 1, 5])
def test_every_table_with_a_snapshot_opens_by_other_rules_and_goes_on(
    more: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(20):
        monkeypatch.undo()
        room, desks, store = table_with_a_catch(seed)
        for _ in range(more):
            if room.table.game is not None:
                play(room, desks)
        room.save()
        before = [snapshot(room.table, member, [], None) for member in room.table.members.values()]
        caught_draws(4, monkeypatch)
        again = read_back(store)
        assert [snapshot(again.table, member, [], None) for member in again.table.members.values()] == before
        people = [Desk(again, number) for number in range(3)]
        for _ in range(30):
            if again.table.game is None:
                for desk in people:
                    desk.send(wire.Ready)
            else:
                assert [again.table.game.view(seat).hand for seat in range(3)]
                play(again, people)
        assert again.table.version > room.table.version + 25


def test_without_a_snapshot_it_is_refused_and_its_log_stays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a kill that came before a snapshot: never another table than the one people saw."""
    caplog.set_level("INFO", "oneleft")
    for seed in range(20):
        monkeypatch.undo()
        room, desks, store = table_with_a_catch(seed)
        kept = list(store.entries)
        caught_draws(3, monkeypatch)
        with pytest.raises(
            Unreadable, match=f"from version {room.table.version} on: version 1 of the rules has .* log stays"
        ):
            read_back(store)
        assert store.entries == kept
        (noted,) = [record for record in caplog.records if record.message == "table_unreadable"]
        details = noted.__dict__["details"]
        assert details["version"] == room.table.version
        assert (details["rules"], details["knows"]) == (1, RULES_VERSION)
        assert details["error"] == "Diverged"
        assert "ABCDEF" not in str(details)
        caplog.clear()
        monkeypatch.undo()
        assert same(read_back(store).table, room.table), "the version that wrote it reads it"
        play(room, desks)


def test_a_game_that_these_rules_play_differently_remembers_from_here_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(20):
        monkeypatch.undo()
        room, _, _ = table_with_a_catch(seed)
        game = room.table.game
        assert game is not None
        assert game.turn is not None
        saved = msgspec.structs.replace(game.save(), memory=None)
        again = Game.restore(game.rules, msgspec.json.decode(msgspec.json.encode(saved), type=SavedGame))
        assert again.view(0) == game.view(0), "the history tells"
        if not any(map(any, game.view(0).missing)):  # nothing was to be noticed
            continue
        caught_draws(3, monkeypatch)
        again = Game.restore(game.rules, msgspec.json.decode(msgspec.json.encode(saved), type=SavedGame))
        view = again.view(0)
        assert view.hand == game.view(0).hand
        assert not any(map(any, view.missing)), "nothing that is not certain"
        assert not any(view.known)
        again.push(game.turn, again.legal(game.turn)[0])
        return
    raise AssertionError("nobody ever drew")


def test_a_change_with_a_version_leaves_what_began_before_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way that CONTRIBUTING tells: version 2 draws four, version 1 two as ever."""
    room, _, store = table_with_a_catch(1)
    old_catch = oneleft.engine.uno.catch

    def catch(g: Any, r: Any, seat: int, accused: int) -> None:
        old_catch(g, r, seat, accused)
        if r.version >= 2 and g.owed == 2:
            g.owed = 4

    monkeypatch.setattr("oneleft.engine.apply.catch", catch)
    for module in ("oneleft.rules.version", "oneleft.server.table.table"):
        monkeypatch.setattr(f"{module}.RULES_VERSION", 2)
    again = read_back(store)
    assert same(again.table, room.table)
    assert again.table.rules.version == 1
    until_a_catch(again, [Desk(again, number) for number in range(3)])
    assert drawn_by_a_catch(again) == 2, "a match is played to its end by the rules it began with"
    newer, _, newer_store = table_with_a_catch(1)
    assert newer.table.rules.version == 2
    assert drawn_by_a_catch(newer) == 4
    assert same(read_back(newer_store).table, newer.table)
    record = finished(newer)
    assert record["rules_version"] == 2
    verify(record, Counts())
    newer.save()
    monkeypatch.undo()
    with pytest.raises(Unreadable, match="played by version 2 of the rules, but this program knows versions 1 to 1"):
        read_back(newer_store)
    newer_store.snapshots.clear()
    with pytest.raises(Unreadable, match="played by version 2 of the rules"):
        read_back(newer_store)
    with pytest.raises(ValueError, match="rules_version: played by version 2 of the rules"):
        verify(record, Counts())


def drawn_by_a_catch(room: Room) -> int:
    """How many cards the last one caught has drawn."""
    assert room.table.match is not None
    drawn: list[int] = [
        event.data["count"]
        for step in room.table.steps
        for happening in step.happenings
        if isinstance(happening, GameMoves) and any(event.kind == "caught" for event in happening.events)
        for event in happening.events
        if event.kind == "drew"
    ]
    return drawn[-1]


def finished(room: Room) -> dict[str, Any]:
    """The record of the match so far."""
    assert room.table.match is not None
    return msgspec.json.decode(wire.encode(room.table.match.record().to_json()), type=dict[str, Any])
