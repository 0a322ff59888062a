"""How long bots take: by what everyone sees, by temper, and hardly by what they hold."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

from oneleft.action import Action
from oneleft.game import Game, View
from oneleft.rules import Rules
from oneleft.server.live.bot_timing import glance, pause
from oneleft.server.live.pace import Pace
from oneleft.server.table.bot_characters import CHARACTERS, NOBODYS, Temper, temper_of
from oneleft.server.table.names import bot_name

PACE = Pace()
TIMES = 4000


def a_view(*legal: str, **changes: object) -> View:
    """Of the seat that is to act, with just these possibilities."""
    game = Game(Rules(), players=3, dealer=0, seed=8)
    view = game.view(game.turn)
    assert view.must_act
    return msgspec.structs.replace(view, legal=tuple(Action.parse(text) for text in legal), **changes)


def pauses(view: View, action: str, kind: str = "casual", temper: Temper = NOBODYS) -> list[float]:
    source = random.Random(5)
    return [pause(PACE, view, Action.parse(action), kind, temper, source) for _ in range(TIMES)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


FEW = a_view("draw", "play r1")
MANY = a_view("draw", "play r1", "play r2", "play r3", "play b1", "play b3")
WILD = a_view("draw", "play r1", "play W:r", "play W:b", "play W:g", "play W:y")
SUSPECT = a_view("draw", "challenge", phase="respond", wild4=(0, 1), pending=4)


def test_what_takes_thought_takes_longer() -> None:
    times = [
        mean(pauses(FEW, "draw")),
        mean(pauses(FEW, "play r1")),
        mean(pauses(MANY, "play r1")),
        mean(pauses(WILD, "play W:b")),
        mean(pauses(SUSPECT, "challenge")),
    ]
    assert all(quicker < slower for quicker, slower in pairwise(times))


def test_pauses_grow_with_the_tempo_of_the_temper() -> None:
    tempers = [Temper(tempo) for tempo in sorted({temper.tempo for temper in CHARACTERS.values()})]
    assert len(tempers) == 3
    times = [mean(pauses(MANY, "play r1", temper=temper)) for temper in tempers]
    assert times == sorted(times)
    assert times[-1] / times[0] > 1.2


def test_nobody_waits_long_and_nobody_is_too_quick_to_follow() -> None:
    slowest = max(CHARACTERS.values(), key=lambda temper: temper.tempo)
    quickest = min(CHARACTERS.values(), key=lambda temper: temper.tempo)
    assert max(pauses(SUSPECT, "challenge", temper=slowest)) <= PACE.bot_longest
    assert min(pauses(FEW, "draw", temper=quickest)) >= PACE.bot_thinks[0] > glance(PACE)


def test_a_draw_takes_the_same_time_whether_it_had_to_be_or_not() -> None:
    assert pauses(a_view("draw"), "draw") == pauses(MANY, "draw")
    assert pauses(a_view("draw", phase="respond", wild4=(0, 1), pending=4), "draw") == pauses(SUSPECT, "challenge")


@pytest.mark.parametrize("temper", set(CHARACTERS.values()), ids=str)
def test_a_pause_tells_little_of_a_hand(temper: Temper) -> None:
    """The best guess from one pause whether there was one card to choose from or many."""
    few, many = (Counter(round(time, 1) for time in pauses(view, "play r1", temper=temper)) for view in (FEW, MANY))
    right = sum(max(few[time], many[time]) for time in few | many) / (2 * TIMES)
    assert right < 0.65


def test_wilds_in_the_hand_count_as_one_card_each() -> None:
    three = a_view("draw", "play r1", "play r2", "play W:r", "play W:b", "play W:g", "play W:y")
    plain = a_view("draw", "play r1", "play r2", "play r3")
    assert pauses(three, "play r1") == pauses(plain, "play r1")


def test_those_new_to_the_game_are_slow_to_notice() -> None:
    idle = a_view("catch 0", turn=0, seat=1, exposed=(0,))
    assert not idle.must_act
    times = {kind: pauses(idle, "catch 0", kind) for kind in ("novice", "casual", "expert")}
    assert times["casual"] == times["expert"] != times["novice"]
    assert mean(times["novice"]) > 1.3 * mean(times["casual"])
    for each in times.values():
        assert min(each) >= PACE.bot_catches[0] >= 2, "an own call of UNO comes first"


def test_a_bot_leaves_time_to_catch_and_to_jump_in() -> None:
    for more in ({"exposed": (0,)}, {"jump": True}):
        waits = pauses(msgspec.structs.replace(FEW, **more), "play r1")
        assert min(waits) >= PACE.bot_waits
    quick = replace(PACE, bot_waits=0.0)
    assert pause(quick, FEW, Action.parse("draw"), "casual", NOBODYS, random.Random(1)) < PACE.bot_waits


def test_a_character_keeps_its_temper_and_there_are_a_dozen() -> None:
    assert len(CHARACTERS) == 12
    assert len(set(CHARACTERS.values())) > 6
    taken: list[str] = []
    for _ in range(14):
        taken.append(bot_name(taken))
    assert taken[:12] == list(CHARACTERS)
    assert [temper_of(name) for name in taken[12:]] == [temper_of("Ada")] * 2
    assert len({bot_name([], f"TABLE{number}") for number in range(100)}) == 12
    assert temper_of("Ada Lovelace") == temper_of("") == NOBODYS
