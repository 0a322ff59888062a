"""Two people act at once, or one acts twice: whoever comes too late is told so, and is never punished for it."""

import random

import pytest

from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from tests.server.desk import Desk, HandClock, make_room, to_act

RULES = {"edition": "official", "hand_size": 2, "false_catch": 2, "jump_in": True, "target": 10_000}


def room_with_someone_exposed(seed: int) -> tuple[Room, list[Desk], int]:
    """Three people play without ever saying UNO, until one can be caught; returns that seat."""
    room, desks, _, _ = make_room(wire.Settings(RULES, players=3), people=3, seed=seed)
    source = random.Random(seed)
    for _ in range(200):
        game = room.table.game
        assert game is not None
        exposed = game.view(None).exposed
        if exposed:
            return room, desks, exposed[0]
        assert game.turn is not None
        plays = [str(action) for action in game.legal(game.turn) if action.is_play]
        desks[game.turn].act(source.choice(plays) if plays else str(game.legal(game.turn)[0]))
        if room.table.game is None:
            for desk in desks:
                desk.send(wire.Ready)
    raise AssertionError("nobody was exposed")


@pytest.mark.parametrize("seed", range(6))
def test_two_who_catch_at_once_pay_nothing(seed: int) -> None:
    """The second catch was right when it was sent. It is stale, and not an accusation without reason (UNO-6)."""
    room, desks, guilty = room_with_someone_exposed(seed)
    version = room.table.version
    first, second = (desk for seat, desk in enumerate(desks) if seat != guilty)
    assert isinstance(first.act(f"catch {guilty}", version), wire.Update)
    assert room.table.game is not None
    sizes = room.table.game.view(None).sizes
    late = second.act(f"catch {guilty}", version)
    assert isinstance(late, wire.Refused)
    assert late.key == "stale"
    assert room.table.game.view(None).sizes == sizes


@pytest.mark.parametrize("seed", range(6))
def test_whoever_catches_twice_pays_nothing(seed: int) -> None:
    room, desks, guilty = room_with_someone_exposed(seed)
    version = room.table.version
    catcher = desks[(guilty + 1) % 3]
    assert isinstance(catcher.act(f"catch {guilty}", version), wire.Update)
    again = catcher.act(f"catch {guilty}", version)
    assert isinstance(again, wire.Refused)
    assert again.key == "stale"


@pytest.mark.parametrize("seed", range(6))
def test_a_catch_that_comes_after_uno_pays_nothing(seed: int) -> None:
    room, desks, guilty = room_with_someone_exposed(seed)
    version = room.table.version
    assert isinstance(desks[guilty].act("uno", version), wire.Update)
    late = desks[(guilty + 1) % 3].act(f"catch {guilty}", version)
    assert isinstance(late, wire.Refused)
    assert late.key == "stale"
    for late in (desks[guilty].act("uno", version), desks[guilty].act("uno")):
        assert isinstance(late, wire.Refused)


@pytest.mark.parametrize("seed", range(6))
def test_an_accusation_without_reason_still_costs_whoever_makes_it_knowingly(seed: int) -> None:
    """With the version that shows that nobody is exposed it is meant as it is (UNO-6)."""
    room, desks, guilty = room_with_someone_exposed(seed)
    desks[guilty].act("uno")
    catcher = (guilty + 1) % 3
    assert room.table.game is not None
    before = room.table.game.view(None).sizes[catcher]
    assert isinstance(desks[catcher].act(f"catch {guilty}"), wire.Update)
    assert room.table.game.view(None).sizes[catcher] == before + 2


@pytest.mark.parametrize("seed", range(6))
def test_a_catch_and_a_play_at_once_both_count(seed: int) -> None:
    """A catch does not make the play stale that was sent before it came."""
    room, desks, guilty = room_with_someone_exposed(seed)
    version = room.table.version
    game = room.table.game
    assert game is not None
    assert game.turn is not None
    turn = game.turn
    if turn == guilty:
        return
    action = next(str(action) for action in game.legal(turn) if not str(action).startswith("catch"))
    catcher = next(seat for seat in range(3) if seat != guilty)
    assert isinstance(desks[catcher].act(f"catch {guilty}", version), wire.Update)
    assert isinstance(desks[turn].act(action, version), wire.Update)


def test_nobody_sees_two_hands_in_a_match() -> None:
    """Who has held a place can take no other in this match, even when somebody else has theirs now."""
    room, (_, ben), _, _ = make_room(wire.Settings(players=4), people=2, bots=2)
    cem = Desk(room, 5)
    ben.send(wire.Leave)
    assert not isinstance(cem.send(wire.Sit, place=1), wire.Refused)
    answer = ben.send(wire.Sit, place=2)
    assert isinstance(answer, wire.Refused)
    assert answer.key == "other-place"


def test_whoever_changes_places_after_a_match_has_one_place() -> None:
    """A place left in the match is not kept for someone who has taken another since."""
    rules = {"edition": "official", "hand_size": 1, "target": 1}
    room, (ann, ben), clock, _ = make_room(wire.Settings(rules, players=3), people=2, bots=1)
    ben.send(wire.Leave)
    for _ in range(500):
        if room.table.stage == "over":
            break
        clock.wait(5)
        game = room.table.game
        if game is not None and game.turn == 0:
            ann.act(str(game.legal(0)[-1]))
        elif room.table.stage == "between":
            ann.send(wire.Ready)
    assert room.table.stage == "over"
    ann.send(wire.MakeHost, member=ben.member)
    ben.send(wire.Sit, place=2)
    ben.leave_line()
    back = Desk(room, 1)
    places = room.table.places()
    assert [place.member for place in places].count(back.member) == 1
    assert places[2].member == back.member
    assert places[1].bot is not None


def between_rounds() -> tuple[Room, list[Desk], HandClock]:
    """Two people after their first round."""
    rules = {"edition": "official", "hand_size": 1, "target": 10_000}
    room, desks, clock, _ = make_room(wire.Settings(rules, players=2), people=2)
    for _ in range(300):
        if room.table.stage == "between":
            return room, desks, clock
        desk, legal = to_act(room, desks)
        desk.act(legal[-1])
    raise AssertionError("the round did not end")


def stage(room: Room) -> str:
    return room.table.stage


def test_the_next_round_does_not_start_because_everybody_has_gone() -> None:
    """One is ready, the other is not; then both lines break."""
    room, (ann, ben), clock = between_rounds()
    ann.send(wire.Ready)
    ben.leave_line()
    clock.wait(3)
    ann.leave_line()
    clock.wait(30)
    assert stage(room) == "between"
    back = Desk(room, 1)
    assert stage(room) == "between"
    back.send(wire.Ready)
    assert stage(room) == "playing"


@pytest.mark.parametrize("leaves_first", [True, False])
def test_the_next_round_starts_when_the_one_who_was_not_ready_has_gone(leaves_first: bool) -> None:
    room, (ann, ben), clock = between_rounds()
    if leaves_first:
        ben.leave_line()
    ann.send(wire.Ready)
    if not leaves_first:
        ben.leave_line()
    clock.wait(7.9)
    assert stage(room) == "between", "Ben may be back soon"
    clock.wait(0.2)
    assert stage(room) == "playing"


def test_the_next_round_waits_for_someone_who_loads_the_page_again() -> None:
    room, (ann, ben), clock = between_rounds()
    ben.leave_line()
    ann.send(wire.Ready)
    clock.wait(2)
    back = Desk(room, 1)
    clock.wait(8)
    assert stage(room) == "between"
    back.send(wire.Ready)
    assert stage(room) == "playing"


def test_someone_who_leaves_for_good_is_not_waited_for() -> None:
    room, (ann, ben), _ = between_rounds()
    ann.send(wire.Ready)
    ben.send(wire.Leave)
    assert stage(room) == "playing"
