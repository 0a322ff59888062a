"""Not one byte that a client receives may depend on what is hidden from it.

No sockets here: rooms with a store in memory. `tests/test_views.py` shows the same of views and events, on which the
server builds.
"""

import copy
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given

from oneleft.action import SEAT_VERBS, Action
from oneleft.cards import cards_text
from oneleft.game import Game, Refused, View, sample
from oneleft.server.limits import Limits
from oneleft.server.live import bot_seats
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from oneleft.server.storage.store import Done
from oneleft.server.table import entries as log
from oneleft.server.table.summaries import my_table
from oneleft.server.table.table import GameMoves, Table
from tests import strategies
from tests.server.desk import Desk, HandClock, decode, make_room
from tests.server.memory_store import MemoryStore
from tests.strategies import examples, random_action, random_table, seeds, tables

WATCHER = None  # as a viewer: someone without a seat
PRIVATE = ("dealt", "drew", "took_over", "showed")
OWN_CARDS = ("dealt", "drew", "took_over")
SOME_ACTIONS = ("draw", "pass", "challenge", "uno", "catch 0", "catch 1", "veto 0", "color r", "vote yes", "perform")


class NoDisk(MemoryStore):
    """For tables that begin in the middle of their log."""

    def append(self, table: str, version: int, entry: bytes, record: bytes | None, done: Done) -> None:  # noqa: ARG002
        done(None)


def settings_of(table: strategies.Table, *, spectators: bool = True, clock: wire.Clock = "none") -> wire.Settings:
    return wire.Settings(table.rules.to_json(), players=table.players, spectators=spectators, clock=clock)


def table_with_people(settings: wire.Settings) -> tuple[Room, list[Desk], Desk]:
    """All places taken by people and someone who watches; a match begins, but no round yet."""
    room, desks, _, _ = make_room(settings, people=settings.players, start=False)
    watcher = Desk(room, settings.players)
    room.commit(log.StartMatch())
    return room, desks, watcher


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def played(table: strategies.Table, source: random.Random, most: int) -> Iterator[tuple[Room, log.AnyEntry]]:
    """A round at random; yields the room and each entry after it was taken, until the round is over."""
    room, _, _ = table_with_people(settings_of(table))
    room.chance = source
    entry: log.AnyEntry = log.StartRound([])
    for _ in range(most):
        room.commit(entry)
        if room.table.game is None:
            return
        yield room, entry
        entry = log.Move([random_action(room.table.game, source)])


# ---- Another deal behind the viewer's back, from the first shuffle on


def swapped(entries: list[log.AnyEntry], source: random.Random) -> list[log.AnyEntry]:
    """The same log with some cards of one shuffle changed about; it comes out differently, and does not say how."""
    twin = copy.deepcopy(entries)
    for entry in twin:
        if isinstance(entry, log.Played):
            entry.check = 0
    shuffles = [
        (entry.lines, number)
        for entry in twin
        if isinstance(entry, (log.StartRound, log.Move))
        for number, line in enumerate(entry.lines)
        if line.startswith("* shuffle") and line.count(" ") > 2
    ]
    lines, number = source.choice([shuffles[0], source.choice(shuffles)])
    who, verb, *cards = lines[number].split(" ")
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        one, other = source.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    lines[number] = " ".join([who, verb, *cards])
    return twin


def seen_cards(table: Table, viewer: int | None) -> list[tuple[int, ...] | None]:
    """The cards that were shown to the viewer in the last step, in the order in which they were."""
    shown: list[tuple[int, ...] | None] = []
    for happening in table.steps[-1].happenings:
        if isinstance(happening, GameMoves):
            shown += [event.cards for event in happening.events if event.to is None or viewer in event.to]
    return shown


def view_of(table: Table, viewer: int | None) -> View | None:
    return None if table.game is None else table.game.view(viewer)


def compare_logs(
    settings: wire.Settings, entries: list[log.AnyEntry], twin: list[log.AnyEntry], viewer: int | None
) -> int:
    """Play both; as long as the viewer may not tell them apart, no byte tells. Returns the steps that were hidden."""
    rooms = [table_with_people(settings) for _ in range(2)]
    (first, *_), (second, *_) = rooms
    one, other = (watcher if viewer is None else desks[viewer] for _, desks, watcher in rooms)
    hidden = 0
    for entry, twin_entry in zip(copy.deepcopy(entries), copy.deepcopy(twin), strict=True):
        first.commit(entry)
        try:
            second.table.apply(twin_entry)  # without chance: what is missing shows in the view
        except Refused:
            break  # another seat does not hold its card here
        second._waiting.append(second._messages(None, None))
        second._written(None)
        if view_of(first.table, viewer) != view_of(second.table, viewer):
            break
        if seen_cards(first.table, viewer) != seen_cards(second.table, viewer):
            break
        if first.table.game is None:
            break  # the round is over: all hands are shown
        assert one.raw[-1] == other.raw[-1], "an update"
        whole_round = first.table.round_at - 1
        for asked in (whole_round, first.table.version - 2, 2**53) if len(one.raw) % 4 == 0 else ():
            for desk in (one, other):
                desk.send(wire.Resync, version=asked)
            assert one.raw[-1] == other.raw[-1], f"catching up from {asked}"
        hands = [[game_of(room.table).hand(seat) for seat in range(settings.players)] for room in (first, second)]
        hidden += hands[0] != hands[1]
    return hidden


@examples(15)
@given(tables(), seeds)
def test_bytes_do_not_change_with_a_deal_that_stays_hidden(table: strategies.Table, seed: int) -> None:
    """Updates, what is missed and whole snapshots with the story of the round, for seats and for those who watch."""
    source = random.Random(seed)
    entries = [copy.deepcopy(entry) for _, entry in played(table, source, 30)]
    for viewer in source.sample([*range(table.players), WATCHER], 2):
        for _ in range(3):
            compare_logs(settings_of(table), entries, swapped(entries, source), viewer)


def test_the_deals_that_are_compared_do_differ() -> None:
    """The test above is about something: many steps were compared in which other seats held other cards."""
    source = random.Random(7)
    hidden = {"seat": 0, "watcher": 0}
    for _ in range(6):
        table = random_table(source, hand_size=5)
        entries = [copy.deepcopy(entry) for _, entry in played(table, source, 20)]
        for viewer in (0, WATCHER):
            for _ in range(3):
                kind = "watcher" if viewer is None else "seat"
                hidden[kind] += compare_logs(settings_of(table), entries, swapped(entries, source), viewer)
    assert min(hidden.values()) > 30


# ---- Other hands and another draw pile at any moment


def twin_room(table: Table, game: Game | None = None) -> Room:
    """A room that goes on from a table as it is, with another game behind the viewer's back; nobody is in yet."""
    twin = copy.deepcopy(table)
    twin.steps.clear()
    twin.story_from = twin.version
    if game is not None:
        assert twin.match is not None
        twin.match.game = game
    return Room(twin, NoDisk(), HandClock(), Pace(), Limits(), random.Random(1), lambda _room: None)


def compare_moment(table: Table, viewer: int | None, source: random.Random) -> None:
    game = game_of(table)
    view = game.view(viewer)
    other_game = sample(view, source)
    rooms = [twin_room(table), twin_room(table, other_game)]
    number = game.players if viewer is None else table.sitting[viewer]
    one, other = (Desk(room, number) for room in rooms)
    assert one.raw == other.raw, "the snapshot"
    outside = [my_table(room.table, room.table.members[number + 1], None) for room in rooms]
    assert wire.encode(outside[0]) == wire.encode(outside[1]), "the table from outside"
    tried = [*SOME_ACTIONS, *source.sample(sorted(strategies.plays_of(game, source.randrange(game.players))), 1)]
    for action in tried:
        for desk in (one, other):
            desk.send(wire.Why, action=action)
        if viewer is None or not game.accepts(viewer, action):
            for desk in (one, other):
                desk.act(action)
    assert one.raw == other.raw, "reasons and refusals"
    for line in source.sample(actions_now(game), 1):
        for room in rooms:
            room.chance = random.Random(5)
        try:
            rooms[0].commit(log.Move([line]))
            rooms[1].commit(log.Move([line]))
        except Refused:
            return  # it takes a card that the other seat does not hold here
        tables = [room.table for room in rooms]
        same_view = view_of(tables[0], viewer) == view_of(tables[1], viewer)
        same_cards = seen_cards(tables[0], viewer) == seen_cards(tables[1], viewer)
        if same_view and same_cards and tables[0].game is not None:
            assert one.raw == other.raw, f"the update of {line}"


def actions_now(game: Game) -> list[str]:
    return [f"{seat} {action}" for seat in range(game.players) for action in game.legal(seat)]


@examples(18)
@given(tables(), seeds)
def test_bytes_do_not_change_with_what_is_hidden_at_the_moment(table: strategies.Table, seed: int) -> None:
    """Snapshots, reasons, refusals and the next update, with everything that is hidden dealt anew."""
    source = random.Random(seed)
    for room, _ in played(table, source, 60):
        if source.random() < 0.2 and game_of(room.table).turn is not None:
            for viewer in source.sample([*range(table.players), WATCHER], 2):
                compare_moment(room.table, viewer, source)


# ---- Those who may not watch


@examples(15)
@given(tables(), seeds)
def test_whoever_may_not_watch_gets_the_same_bytes_whatever_is_played(table: strategies.Table, seed: int) -> None:
    """Two rounds that have nothing in common look the same until they are over."""
    settings = settings_of(table, spectators=False)
    told: list[list[bytes]] = []
    for number in range(2):
        source = random.Random(f"{seed} {number}")
        room, _, blind = table_with_people(settings)
        room.chance = source
        room.commit(log.StartRound([]))
        for _ in range(12):
            if room.table.game is None:
                break
            blind.send(wire.Resync, version=2**53)
            blind.send(wire.Why, action="draw")
            blind.act("draw")
            room.commit(log.Move([random_action(room.table.game, source)]))
        told.append(blind.raw)
    shortest = min(len(raw) for raw in told) - 4  # the last move may have ended a round
    assert told[0][:shortest] == told[1][:shortest]


# ---- A direct search


def check_messages(messages: list[bytes], game: Game, viewer: int | None, *, hands_open: bool) -> None:
    """No `cards` of another seat, and no hand of another seat in any form."""
    view = game.view(viewer)
    for data in messages:
        message = decode(data)
        assert isinstance(message, wire.Update)
        events = [event for moved in message.events if isinstance(moved, wire.Moved) for event in moved.game]
        for event in events:
            hands_open = (hands_open or event.effect == "open") and event.event != "hands_closed"
            if event.cards is None or hands_open:
                continue
            assert event.event in PRIVATE
            assert viewer == (event.seat if event.event in OWN_CARDS else event.to_seat)
        assert (message.mine is None) == (viewer is None)
        if hands_open or view.open_hands is not None or any(event.event == "hands_closed" for event in events):
            continue
        assert message.now is not None
        assert message.now.hands is None
        for holder in range(game.players):
            unknown = Counter(game.hand(holder)) - Counter(view.known[holder])
            if holder != viewer and unknown.total() >= 4:
                assert cards_text(game.hand(holder)).encode() not in data


@examples(20)
@given(tables(), seeds)
def test_no_hand_of_another_seat_is_in_any_message(table: strategies.Table, seed: int) -> None:
    source = random.Random(seed)
    room, desks, watcher = table_with_people(settings_of(table, clock="fast"))
    room.chance = source
    entry: log.AnyEntry = log.StartRound([])
    for _ in range(80):
        seen = [len(desk.raw) for desk in (*desks, watcher)]
        hands_open = room.table.game is not None and room.table.game.view(None).open is not None
        room.commit(entry)
        game = room.table.game
        if game is None:
            break
        for desk, before in zip((*desks, watcher), seen, strict=True):
            viewer = None if desk is watcher else desks.index(desk)
            check_messages(desk.raw[before:], game, viewer, hands_open=hands_open)
        entry = log.Move([random_action(game, source)])


def test_sitting_down_shows_the_hand_of_that_seat_and_standing_up_no_more() -> None:
    """Who takes over a seat sees its cards, those who watch never do, and what was seen stays with the one seat."""
    room, _, clock, _ = make_room(wire.Settings(players=3), people=1, bots=2)
    late = Desk(room, 5)
    clock.wait(3)
    game = game_of(room.table)
    assert wire_hand(late) == ""
    late.send(wire.Sit, place=1)
    assert wire_hand(late) == cards_text(game.hand(1))
    before = len(late.raw)
    late.send(wire.Stand)
    assert wire_hand(late) == ""
    for data in late.raw[before:]:
        for seat in range(3):
            assert cards_text(game.hand(seat)).encode() not in data
    assert late.send(wire.Sit, place=2).key == "other-place"


def wire_hand(desk: Desk) -> str:
    """The hand in the last snapshot."""
    (*_, last) = desk.all(wire.Snapshot)
    assert last.round is not None
    return str(last.round.hand)


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_a_hand_is_dealt_to_its_seat(viewer: int | None) -> None:
    """The search above would notice a card: what a seat may see it does see."""
    room, desks, watcher = table_with_people(wire.Settings(players=3))
    room.commit(log.StartRound([]))
    (moved,) = (watcher if viewer is None else desks[viewer]).events(wire.Moved)
    for event in moved.game:
        if event.event == "dealt":
            assert (event.cards is not None) == (event.seat == viewer)
            assert event.cards is None or set(event.cards.split()) <= set(
                cards_text(game_of(room.table).hand(event.seat)).split()
            )


def test_the_log_of_a_bot_that_fails_or_cheats_names_no_cards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Even where things go wrong in the middle of a hand."""

    class Broken:
        name = "broken"

        def act(self, view: View) -> Action | None:
            if len(view.hand) % 2:
                raise RuntimeError(f"out of order with {cards_text(view.hand)}")
            return Action.parse("play b9" if view.top is None else "play W4:r uno")

    monkeypatch.setattr(bot_seats, "make_bot", lambda _kind, _seed: Broken())
    caplog.set_level("INFO", logger="oneleft")
    room, (ann,), clock, _ = make_room(wire.Settings(players=2), people=1, bots=1)
    for _ in range(20):
        clock.wait(10)
        if room.table.game is not None:
            ann.act(str(room.table.game.legal(0)[0]) if room.table.game.legal(0) else "draw")
    events = [(record.message, getattr(record, "details", {})) for record in caplog.records]
    assert {event for event, _ in events} >= {"bot_failed", "bot_refused"}
    for _, details in events:
        assert set(details) <= {"bot", "error", "action", "table"}
        assert details.get("action", "play") in SEAT_VERBS
        assert details.get("error", "x").replace("-", "").isalnum()
