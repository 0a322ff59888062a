"""The reactions of bots: fitting, seldom, and only to what everyone saw."""

import random
from itertools import pairwise
from typing import Any

import pytest

from oneleft.game import Event
from oneleft.server.live import bot_reactions
from oneleft.server.live.bot_reactions import GLAD, OWN_QUIET, PRAISE, SORRY, SURPRISED, TABLE_QUIET, BotReactions, mood
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.bot_characters import Temper
from oneleft.server.table.table import GameMoves
from tests.server.desk import Desk, HandClock, make_room

CAUGHT = Event("caught", 1, {"by": 2})


@pytest.mark.parametrize(
    ("event", "moods"),
    [
        (Event("went_out", 1), (PRAISE, GLAD, PRAISE)),
        (CAUGHT, ((), SORRY, GLAD)),
        (Event("challenged", 0, {"suspect": 2, "guilty": True}), (GLAD, (), SURPRISED)),
        (Event("challenged", 0, {"suspect": 2, "guilty": False}), (SORRY, (), GLAD)),
        (Event("drew", 1, {"count": 4}), ((), SORRY, ())),
        (Event("drew", 1, {"count": 1}), ((), (), ())),
        (Event("said_uno", 2), (SURPRISED, SURPRISED, ())),
        (Event("swapped", 0, {"with": 1}), ((), SURPRISED, ())),
        (Event("played", 0, {"card": "r5", "how": "turn"}), ((), (), ())),
    ],
)
def test_a_mood_fits_what_happened(event: Event, moods: tuple[Any, ...]) -> None:
    assert tuple(mood(event, seat) for seat in range(3)) == moods


def test_cards_that_only_some_may_know_change_no_mood() -> None:
    for cards in ((1, 2, 3, 4), (50, 51, 52, 53)):
        assert mood(Event("drew", 1, {"count": 4}, cards, (1,)), 1) == SORRY


def talkative(monkeypatch: pytest.MonkeyPatch, chatty: float = 1.0) -> tuple[Room, Desk, HandClock]:
    monkeypatch.setattr(bot_reactions, "temper_of", lambda _name: Temper(chatty=chatty))
    # No other bot is to say anything in between.
    room, (ann,), clock, _ = make_room(wire.Settings(players=4), people=1, bots=3)
    room._bot_reactions.stop()
    room._bot_reactions = BotReactions(room, clock)
    return room, ann, clock


def happen(room: Room, *events: Event) -> None:
    room._bot_reactions.notice([GameMoves(list(events), "bot")])


def test_it_is_told_to_everyone_a_moment_later_and_is_no_part_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    room, ann, clock = talkative(monkeypatch)
    watcher = Desk(room, 7)
    monkeypatch.setattr(room.scheduler, "_fire", lambda: None)
    version = room.table.version
    happen(room, Event("went_out", 1))
    assert ann.all(wire.Reaction) == []
    clock.wait(2)
    (reaction,) = ann.all(wire.Reaction)
    assert reaction.place in room.table.sitting
    assert room.table.chairs[reaction.place].bot is not None
    assert reaction.member is None
    assert watcher.all(wire.Reaction) == [reaction]
    assert room.table.version == version


def test_bots_react_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    room, ann, clock = talkative(monkeypatch)
    monkeypatch.setattr(room.scheduler, "_fire", lambda: None)
    said: list[tuple[float, int]] = []
    for _ in range(600):
        happen(room, CAUGHT, Event("went_out", 0), Event("said_uno", 2))
        before = len(ann.all(wire.Reaction))
        clock.wait(0.5)
        said += [(clock.now, reaction.place) for reaction in ann.all(wire.Reaction)[before:]]
    assert len(said) >= 5
    assert all(later - earlier > TABLE_QUIET - 2 for (earlier, _), (later, _) in pairwise(said))
    for place in range(1, 4):
        own = [when for when, who in said if who == place]
        assert all(later - earlier > OWN_QUIET - 2 for earlier, later in pairwise(own))


def test_silent_bots_and_stand_ins_do_not_react(monkeypatch: pytest.MonkeyPatch) -> None:
    room, ann, clock = talkative(monkeypatch, chatty=0.0)
    happen(room, Event("went_out", 0))
    clock.wait(2)
    assert ann.all(wire.Reaction) == []
    room, ann, clock = talkative(monkeypatch)
    room.commit(log.StandIn(0, on=True))
    assert room._bot_reactions._bot_at(0) == ""
    room.table.settings = wire.Settings(players=4, clock="days")
    happen(room, Event("went_out", 1))
    clock.wait(2)
    assert ann.all(wire.Reaction) == [], "nobody is there when days go by"


def test_a_bot_that_has_left_by_then_does_not_react(monkeypatch: pytest.MonkeyPatch) -> None:
    room, ann, clock = talkative(monkeypatch)
    monkeypatch.setattr(room.scheduler, "_fire", lambda: None)
    happen(room, Event("went_out", 0))
    for place in range(1, 4):
        member = room.add_member(f"key-of-newcomer-{place}-0123456789", f"N{place}")
        room.commit(log.Sit(member.id, place))
    clock.wait(2)
    assert ann.all(wire.Reaction) == []


def test_reactions_have_a_random_generator_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots feel must not change how a test's, or anyone's, cards are shuffled."""
    room, _, _ = talkative(monkeypatch)
    room.chance = random.Random(3)
    before = room.chance.getstate()
    happen(room, Event("went_out", 0))
    assert room.chance.getstate() == before
