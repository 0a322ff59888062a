"""Time at a table, moved by hand: bots, clocks, absence, the next round, votes that nobody ends."""

import random
from typing import Any

import pytest

from oneleft.action import Action
from oneleft.bots import LADDER
from oneleft.game import View
from oneleft.server.limits import Limits
from oneleft.server.live import bot_seats
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from tests.server.desk import Desk, HandClock, make_room, refold, to_act


def seat_to_act(room: Room) -> int:
    game = room.table.game
    assert game is not None and game.turn is not None
    return game.turn


def stage(room: Room) -> str:
    return room.table.stage


def moves(desk: Desk) -> list[Any]:
    return [event for event in desk.events(wire.Moved) if event.how != "deal"]


def until_turn_of(room: Room, desk: Desk, clock: Any) -> None:
    """Let the bots play until it is this person's turn."""
    for _ in range(100):
        game = room.table.game
        assert game is not None
        seat = room.table.seat_of(room.table.members[desk.member])
        assert seat is not None
        if game.view(seat).must_act:
            return
        clock.wait(0.5)
    raise AssertionError("the turn never came")


def test_bots_take_a_human_moment_and_then_play() -> None:
    room, (ann,), clock, _ = make_room(people=1, bots=3, seed=2)
    for _ in range(20):
        if seat_to_act(room) != 0:
            break
        desk, legal = to_act(room, [ann])
        desk.act(legal[0])
    before = room.table.version
    clock.wait(0.5)
    assert room.table.version == before, "too fast for a person to follow"
    clock.wait(4)
    assert room.table.version > before
    assert {event.how for event in moves(ann)} >= {"bot"}


@pytest.mark.parametrize("kind", [*LADDER, "greedy"])
def test_every_level_plays_and_so_do_tables_stored_with_an_old_name(kind: str) -> None:
    store = make_room(people=1, bots=1, start=False)[3]
    store.entries[:] = [body.replace(b'"bot":"greedy"', b'"bot":"%b"' % kind.encode()) for body in store.entries]
    clock = HandClock()
    room = Room(refold(store), store, clock, Pace(), Limits(), random.Random(2), lambda _room: None)
    assert room.table.places()[1].bot == kind
    ann = Desk(room, 0)
    ann.send(wire.Start)
    for _ in range(6):
        until_turn_of(room, ann, clock)
        ann.act(to_act(room, [ann])[1][0])
    assert {event.how for event in moves(ann)} == {"person", "bot"}


def test_bots_stop_when_nobody_is_there_and_go_on_when_someone_is_back() -> None:
    room, (ann,), clock, _ = make_room(people=1, bots=3, seed=2)
    ann.leave_line()
    before = room.table.version
    clock.wait(1000)
    assert room.table.version == before
    back = Desk(room, 0)
    until_turn_of(room, back, clock)
    assert room.table.version >= before


def test_watchers_alone_do_not_keep_an_absent_players_table_going() -> None:
    room, (ann,), clock, _ = make_room(people=1, bots=3, seed=2)
    watcher = Desk(room, 5)
    ann.leave_line()
    version = room.table.version
    clock.wait(300)
    # Only who is host has changed hands.
    assert room.table.version <= version + 1
    assert moves(watcher) == []


def test_without_a_clock_a_person_may_think_for_ever() -> None:
    room, desks, clock, _ = make_room(people=2)
    before = room.table.version
    clock.wait(100_000)
    assert room.table.version == before
    assert desks[0].all(wire.Snapshot)[-1].round is None or desks[0].got[-1].now.clock_ms is None


def test_out_of_time_a_bot_decides_and_twice_in_a_row_it_stays_until_the_player_acts() -> None:
    room, desks, clock, _ = make_room(wire.Settings(players=2, clock="fast"))
    desk, _ = to_act(room, desks)
    now = desk.all(wire.Update)[-1].now
    assert now.clock_ms == pytest.approx(20_000)
    place = room.table.members[desk.member].place
    assert place is not None
    strikes = 0
    for _ in range(40):
        if room.table.chairs[place].stand_in or room.table.game is None:
            break
        acting, legal = to_act(room, desks)
        if acting is not desk:
            acting.act(legal[0])
        else:
            strikes += 1
            clock.wait(21)
    assert room.table.chairs[place].stand_in
    assert strikes == 2
    assert [event.how for event in moves(desk)].count("clock") == 2
    desk.send(wire.Back)
    assert not room.table.chairs[place].stand_in


def test_a_bot_stands_in_for_someone_away_only_when_the_table_waits_for_them() -> None:
    room, desks, clock, store = make_room(people=2)
    desk, _ = to_act(room, desks)
    other = next(other for other in desks if other is not desk)
    desk.leave_line()
    clock.wait(44)
    assert not any(chair.stand_in for chair in room.table.chairs)
    clock.wait(2)
    place = room.table.members[desk.member].place
    assert place is not None and room.table.chairs[place].stand_in
    clock.wait(10)
    assert {event.how for event in moves(other)} == {"bot"}
    number = desks.index(desk)
    back = Desk(room, number)
    assert not room.table.chairs[place].stand_in
    assert back.all(wire.Snapshot)[-1].you == desk.member
    assert refold(store).version == room.table.version


def test_a_patient_table_waits_for_those_who_are_away() -> None:
    room, desks, clock, _ = make_room(wire.Settings(players=2, stand_in=False))
    desk, _ = to_act(room, desks)
    desk.leave_line()
    clock.wait(100_000)
    assert not any(chair.stand_in for chair in room.table.chairs)


class Sniper:
    """Catches whenever it may, else draws or passes."""

    name = "sniper"

    def act(self, view: View) -> Action | None:
        for action in view.legal:
            if str(action).startswith("catch"):
                return action
        if not view.must_act:
            return None
        return next((action for action in view.legal if str(action) in ("draw", "pass")), view.legal[0])


def test_an_own_call_of_uno_beats_a_bots_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "make_bot", lambda _kind, _seed: Sniper())
    caught = called = 0
    for seed in range(30):
        room, (ann,), clock, _ = make_room(
            wire.Settings(players=2, rules={"hand_size": 2}), people=1, bots=1, seed=seed
        )
        until_turn_of(room, ann, clock)
        _, legal = to_act(room, [ann])
        plays = [action for action in legal if action.startswith("play")]
        game = room.table.game
        assert game is not None
        if not plays or len(game.view(0).hand) != 2:
            continue
        ann.act(plays[0])
        if room.table.game is None or 0 not in game.view(0).exposed:
            continue
        if seed % 2:
            clock.wait(1.5)  # a person's reaction
            called += isinstance(ann.act("uno"), wire.Update)
            clock.wait(6)
            assert not any(line.event == "caught" for event in moves(ann) for line in event.game)
        else:
            clock.wait(6)
            caught += any(line.event == "caught" for event in moves(ann) for line in event.game)
    assert called and caught


def test_the_next_round_starts_a_while_after_the_first_who_is_ready() -> None:
    room, desks, clock, _ = make_room(wire.Settings(players=2, rules={"hand_size": 1}), seed=7)
    while stage(room) == "playing":
        desk, legal = to_act(room, desks)
        desk.act(legal[-1])
    clock.wait(500)
    assert stage(room) == "between", "nobody is ready yet"
    desks[0].send(wire.Ready)
    clock.wait(19)
    assert stage(room) == "between"
    clock.wait(2)
    assert stage(room) == "playing"


def test_a_vote_that_nobody_ends_ends_without_penalty() -> None:
    settings = wire.Settings(players=4, rules={"suggestions": True})
    room, (ann, ben, *_), clock, _ = make_room(settings, people=4)
    ben.send(wire.Say, text="your red one")
    ann.send(wire.Accuse, message=room.table.chat[-1].id)
    clock.wait(31)
    assert not room.table.accusations
    assert not ann.events(wire.Verdict)[-1].guilty


def test_a_host_who_stays_away_is_replaced() -> None:
    room, (ann, ben), clock, _ = make_room(start=False)
    ann.leave_line()
    clock.wait(59)
    assert room.table.host == ann.member
    clock.wait(2)
    assert room.table.host == ben.member
    assert ben.events(wire.HostIs)[-1].member == ben.member


def test_a_bot_that_fails_or_cheats_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def __init__(self) -> None:
            self.calls = 0

        def act(self, view: View) -> Action | None:
            assert view.seat is not None
            self.calls += 1
            if self.calls % 2:
                raise RuntimeError("out of order")
            return Action.parse("challenge")

    monkeypatch.setattr(bot_seats, "make_bot", lambda _kind, _seed: Broken())
    room, (ann,), clock, _ = make_room(people=1, bots=3, seed=2)
    for _ in range(5):
        until_turn_of(room, ann, clock)
        desk, legal = to_act(room, [ann])
        desk.act(legal[0])
    assert len(moves(ann)) > 5


def test_bots_see_a_view_and_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    class Looker(Sniper):
        def act(self, view: View) -> Action | None:
            seen.append(view)
            return super().act(view)

    monkeypatch.setattr(bot_seats, "make_bot", lambda _kind, _seed: Looker())
    _, _, clock, _ = make_room(people=1, bots=3, seed=2)
    clock.wait(20)
    assert seen
    assert all(type(view) is View for view in seen)
