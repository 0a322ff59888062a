"""The protocol over real sockets, against the real server in a process of its own."""

import asyncio
import hashlib
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from oneleft.cards import CARD_CODES
from oneleft.server.network.app import HEADERS, LARGEST_BODY
from oneleft.server.protocol import wire
from oneleft.verify import Counts, verify
from tests.server.live import Player, Server, live, new_key, play_to_the_end, sensible

PRIVATE = ("dealt", "drew", "took_over", "showed")
PLAIN = {"edition": "official", "start_wild": "reshuffle"}  # whoever begins can draw


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for most tests: each has tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, "--hello", "1", "--last-words", "1", "--origin", "https://play.example") as running:
        yield running
        running.stop()
        assert running.crashes == []


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has for everyone."""
    with Server(tmp_path_factory.mktemp("strict"), "--strict") as running:
        yield running
        running.stop()
        assert running.crashes == []


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody for long."""
    pace = {"absent": 0.05, "fast": 0.1, "first_look": 0.0, "host_absent": 0.2}
    with Server(tmp_path_factory.mktemp("hasty"), pace=pace) as running:
        yield running
        running.stop()
        assert running.crashes == []


async def company(
    server: Server, *names: str, bots: int = 0, start: bool = True, watchers: int = 0, **settings: Any
) -> list[Player]:
    """People at a new table, seated in this order and the bots after them; then those who watch."""
    settings.setdefault("rules", PLAIN)
    key = new_key()
    players = len(names) + bots
    kinds: list[str | None] = [None] * len(names) + ["greedy"] * bots
    code = server.make_table(key, names[0], players=players, bots=kinds, **settings)
    people = [Player(server, code, key, names[0])]
    people += [Player(server, code, name=name) for name in names[1:]]
    people += [Player(server, code, name=f"Watcher {number}") for number in range(watchers)]
    for person in people:
        await person.enter()
    for place, person in enumerate(people[1 : len(names)], 1):
        await person.done(wire.Sit, place=place)
    if start:
        await people[0].done(wire.Start)
        await people[0].until(lambda: people[0].table.stage == "playing")
        for person in people:
            await person.until_version(people[0].table.version)
    return people


async def farewell(*people: Player) -> None:
    for person in people:
        await person.leave_line()


async def turn_of(*people: Player) -> Player:
    """The one of these who must act; bots before them are waited for."""
    while True:
        for person in people:
            if person.mine is not None and person.mine.must:
                return person
        await people[0].until_changed(people[0].table)
        for person in people:
            await person.until_version(people[0].table.version)


async def same_state(person: Player, before: wire.Snapshot) -> None:
    """Nothing has changed at the table, which the server is asked for once more."""
    await person.compare()
    assert person.table == before


# ---- Whole matches


HOUSE: dict[str, Any] = {"target": 120, "hand_size": 6}
RULES: dict[str, dict[str, Any]] = {
    "official": {"rules": {"edition": "official", **HOUSE}},
    "quick and jumpy": {
        "rules": {
            "edition": "quick",
            "jump_in": True,
            "stacking": True,
            "stack_mixed": True,
            "draw_to_match": "may",
            "false_catch": 2,
            **HOUSE,
        }
    },
    "hands that move": {"rules": {"edition": "official", "seven_swap": True, "zero_rotation": True, **HOUSE}},
    "effects 1": {"rules": {"edition": "custom", "customs": ["joke", "open", "three-all"], **HOUSE}},
    "effects 2": {"rules": {"edition": "custom", "customs": ["drop-wilds", "seven", "elbows"], **HOUSE}},
    "effects 3": {"rules": {"edition": "custom", "customs": ["rooster", "three-or-play", "sing a song"], **HOUSE}},
    "dropping out": {"rules": {"edition": "classic", "scoring": "elimination", "target": 60, "hand_size": 4}},
    "partners in turn": {
        "rules": {"edition": "classic", "partners": True, "hand_size": 4},
        "form": "rotating",
        "hands": 3,
    },
}


@pytest.mark.parametrize("name", RULES)
def test_whole_matches_fold_and_their_records_verify(server: Server, name: str) -> None:
    """Every update decodes strictly, follows on the one before, and the fold equals every snapshot asked for."""

    async def work() -> None:
        *people, watcher = await company(server, "Ann", "Ben", "Cem", bots=1, watchers=1, **RULES[name])

        async def look(person: Player) -> None:
            while person.table.stage != "over":
                await person.compare()
                await asyncio.sleep(0.1)

        async with asyncio.timeout(60):
            async with asyncio.TaskGroup() as group:
                for number, person in enumerate(people):
                    group.create_task(play_to_the_end(person, random.Random(f"{name} {number}")))
                    group.create_task(look(person))
                group.create_task(look(watcher))
        first = people[0].table
        for person in [*people, watcher]:
            await person.until_version(first.version)
            await person.compare()
            assert person.folded.compared >= 2
            assert person.table.winners
            assert (person.table.scores, person.table.sheet) == (first.scores, first.sheet)
        record = server.record(first.code)
        verify(record, Counts())
        assert record["scores"] == first.scores
        assert record["winners"] == first.winners
        assert len(record["rounds"]) == len(first.sheet)
        check_sight(watcher, None)
        if name not in ("dropping out", "partners in turn"):  # there a place is not always the same seat
            for seat, person in enumerate(people):
                check_sight(person, seat)
        await farewell(*people, watcher)

    live(work())


def check_sight(person: Player, seat: int | None) -> None:
    """No cards but those that this seat may see; for a spectator (None) no actions and no hand either."""
    hands_open = False
    for event in (event for moved in person.events(wire.Moved) for event in moved.game):
        hands_open = (hands_open or event.effect == "open") and event.event != "hands_closed"
        if event.cards is not None and not hands_open:
            assert event.event in PRIVATE
            assert (event.to_seat if event.event == "showed" else event.seat) == seat
    if seat is None:
        assert all(update.mine is None for update in person.all(wire.Update))
        for snapshot in person.all(wire.Snapshot):
            assert snapshot.round is None or (snapshot.round.mine is None and snapshot.round.hand == "")


# ---- Coming back


def test_coming_back_from_a_version_gives_just_what_was_missed(server: Server) -> None:
    """Two tabs of the same person: what one missed is what the other was told meanwhile."""

    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben", bots=1, rules={"edition": "official", "target": 300})
        tab = await Player(server, ann.code, ann.key).enter()
        source = random.Random(5)

        async def drop_and_return() -> int:
            returned = 0
            while ann.table.stage != "over":
                await (tab.leave_line() if source.random() < 0.5 else tab.break_line())
                known, seen = tab.table.version, len(tab.got)
                await asyncio.sleep(source.random() * 0.03)
                await tab.enter_again()
                first = tab.got[seen]
                await ann.until(lambda: ann.table.version >= tab.table.version)
                if isinstance(first, wire.Snapshot):  # another round has begun
                    assert any(
                        isinstance(event, wire.RoundStarted)
                        for update in told(ann, known, first.version)
                        for event in update.events
                    )
                    continue
                assert isinstance(first, wire.Update)
                assert first.since == known
                meanwhile = told(ann, known, first.version)
                assert first.events == [event for update in meanwhile for event in update.events]
                returned += len(meanwhile) > 0
                if meanwhile:
                    assert (first.now, first.mine) == (meanwhile[-1].now, meanwhile[-1].mine)
            return returned

        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            group.create_task(play_to_the_end(ann, random.Random(1)))
            group.create_task(play_to_the_end(ben, random.Random(2)))
            dropping = group.create_task(drop_and_return())
        assert dropping.result() >= 5
        await tab.compare()
        await farewell(ann, ben, tab)

    live(work())


def told(person: Player, after: int, until: int) -> list[wire.Update]:
    return [update for update in person.all(wire.Update) if after < update.version <= until]


@pytest.mark.parametrize("version", [0, 1, 2**53, None])
def test_coming_back_from_a_version_that_is_not_at_hand_gives_the_whole_table(
    server: Server, version: int | None
) -> None:
    async def work() -> None:
        (ann,) = await company(server, "Ann", bots=1)
        again = Player(server, ann.code, ann.key)
        await again.open()
        await again.say_hello(version)
        await again.until(lambda: again.got)
        assert isinstance(again.got[0], wire.Snapshot)
        assert again.table.you == ann.table.you
        await again.compare()
        await farewell(ann, again)

    live(work())


def test_coming_back_when_nothing_happened_gives_an_empty_update(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        await ben.leave_line()
        seen = len(ben.got)
        await ben.enter_again()
        assert ben.got[seen] == wire.Update(ann.table.version, ann.table.version, [])
        await farewell(ann, ben)

    live(work())


def test_two_tabs_are_one_person(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        tab = await Player(server, ann.code, ann.key).enter()
        assert tab.table.you == ann.table.you
        assert len(tab.table.people) == 2
        acting = await turn_of(ann, ben)
        assert acting.mine is not None
        await acting.act(sensible(acting.mine, random.Random(1)))
        for one in (ann, tab):
            await one.until_version(acting.table.version)
        assert tab.folded.hand == ann.folded.hand
        assert tab.mine == ann.mine
        await ann.leave_line()
        await tab.done(wire.Say, text="still here")
        assert tab.table.present == [1, 2]
        await ben.until(lambda: ben.table.chat)
        assert ben.table.present == [1, 2]
        await tab.leave_line()
        await ben.until(lambda: ben.table.present == [2])
        await farewell(ben)

    live(work())


def test_only_the_tab_that_acts_gets_the_ack(server: Server) -> None:
    async def work() -> None:
        (ann,) = await company(server, "Ann", bots=1, start=False)
        tab = await Player(server, ann.code, ann.key).enter()
        await ann.done(wire.Say, text="hello")
        await tab.until(lambda: tab.table.chat)
        assert [update.ack for update in tab.all(wire.Update)] == [None]
        await farewell(ann, tab)

    live(work())


# ---- Spectators


def test_with_spectators_off_those_who_watch_see_nothing_of_the_round(server: Server) -> None:
    async def work() -> None:
        ann, blind = await company(
            server, "Ann", bots=2, watchers=1, spectators=False, rules=RULES["official"]["rules"]
        )

        async def look() -> None:
            while ann.table.stage != "over":
                await blind.compare()
                await asyncio.sleep(0.05)

        async with asyncio.TaskGroup() as group:
            group.create_task(play_to_the_end(ann, random.Random(3)))
            group.create_task(look())
        await blind.until(lambda: blind.table.stage == "over")
        assert not list(blind.events(wire.Moved))
        assert all(update.now is None and update.mine is None for update in blind.all(wire.Update))
        for snapshot in blind.all(wire.Snapshot):
            assert snapshot.round is None
            assert not any(isinstance(event, wire.Moved) for event in snapshot.story)
        assert blind.table.sheet == ann.table.sheet, "results are for everyone"
        await farewell(ann, blind)

    live(work())


# ---- Actions that come too late, twice, or from the wrong person


def test_stale_repeated_and_double_actions_change_nothing(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        acting = await turn_of(ann, ben)
        other = ben if acting is ann else ann
        version = acting.table.version
        first, second = await asyncio.gather(acting.act("draw", version), acting.act("draw", version))
        assert isinstance(first, wire.Update)
        assert isinstance(second, wire.Refused)
        assert second.key == "stale"
        await other.until(lambda: other.table.version == acting.table.version)
        before = acting.table
        for old in (0, 1, version - 1, version):
            assert await acting.refused(wire.Act, version=old, action="draw") == "stale"
            assert await other.refused(wire.Act, version=old, action="draw") == "stale"
        await same_state(acting, before)
        await farewell(ann, ben)

    live(work())


def test_actions_out_of_turn_and_nonsense_are_refused_with_a_reason(server: Server) -> None:
    async def work() -> None:
        ann, ben, watcher = await company(server, "Ann", "Ben", watchers=1)
        acting = await turn_of(ann, ben)
        other = ben if acting is ann else ann
        before, version = other.table, other.table.version
        for action in (
            "draw",
            "pass",
            "play W9",
            "play r7 uno uno",
            "* shuffle r1",
            "penalty 0",
            "0 draw",
            "\x00",
            "💥",
        ):
            answer = await other.send(wire.Act, version=version, action=action)
            assert isinstance(answer, wire.Refused), action
            assert answer.text
        assert await watcher.refused(wire.Act, version=version, action="draw") == "not-seated"
        await same_state(other, before)
        await farewell(ann, ben, watcher)

    live(work())


def test_why_is_answered_and_changes_nothing(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        acting = await turn_of(ann, ben)
        other = ben if acting is ann else ann
        before = other.table
        assert (await acting.send(wire.Why, action="draw")).key is None
        reason = await other.send(wire.Why, action="draw")
        assert reason.key is not None
        assert reason.text
        await same_state(other, before)
        await farewell(ann, ben)

    live(work())


def test_two_starts_make_one_match(server: Server) -> None:
    async def work() -> None:
        (ann,) = await company(server, "Ann", bots=1, start=False)
        first, second = await asyncio.gather(ann.send(wire.Start), ann.send(wire.Start))
        assert isinstance(first, wire.Update)
        assert isinstance(second, wire.Refused)
        assert second.key == "already-started"
        await ann.compare()
        assert ann.table.match == 1
        await farewell(ann)

    live(work())


# ---- Hosts


def test_when_the_host_leaves_another_player_is_host(server: Server) -> None:
    async def work() -> None:
        ann, ben, watcher = await company(server, "Ann", "Ben", watchers=1)
        assert await ben.refused(wire.Kick, member=watcher.table.you) == "only-host"
        await ann.done(wire.Leave)
        await ben.until(lambda: ben.table.host == ben.table.you)
        await ann.leave_line()
        await ben.done(wire.Kick, member=watcher.table.you)
        await ben.compare()
        await farewell(ben, watcher)

    live(work())


def test_whoever_is_kicked_is_told_and_cannot_come_back(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        tab = await Player(server, ben.code, ben.key).enter()
        await ann.done(wire.Kick, member=ben.table.you)
        for one in (ben, tab):
            await one.until_closed()
            assert one.goodbye is not None
            assert one.goodbye.key == "kicked"
            assert one.close_code == 1000
        assert ann.table.places[1].bot is not None, "a bot plays on"
        await ann.until(lambda: ann.table.present == [1])
        for version in (None, ben.table.version):
            back = await Player(server, ben.code, ben.key).enter(version)
            await back.until_closed()
            assert [type(message) for message in back.got] == [wire.Goodbye]
            assert back.goodbye is not None
            assert back.goodbye.key == "kicked"
        assert await ann.refused(wire.Kick, member=ben.table.you) == "no-member"
        await ann.compare()
        await farewell(ann, ben, tab)

    live(work())


# ---- Seats that change hands


def test_a_late_joiner_takes_the_seat_of_a_bot_and_only_one(server: Server) -> None:
    async def work() -> None:
        ann, late = await company(server, "Ann", bots=2, watchers=1)
        await turn_of(ann)
        assert not late.folded.hand
        await late.done(wire.Sit, place=1)
        assert late.mine is not None
        assert late.table.round is not None
        assert len(late.folded.hand) == late.table.round.now.sizes[1]
        assert late.table.places[1].member == late.table.you
        assert await late.refused(wire.Sit, place=2) == "seated"
        await late.done(wire.Stand)
        assert late.folded.mine is None
        assert late.folded.hand == []
        assert await late.refused(wire.Sit, place=2) == "other-place"
        assert await late.refused(wire.Sit, place=0) == "other-place"
        await late.leave_line()
        await late.enter()  # a place that is kept is given back by coming in again
        assert late.mine is not None
        for one in (ann, late):
            await one.compare()
        await farewell(ann, late)

    live(work())


@pytest.mark.parametrize("how", [wire.Stand, wire.Leave])
def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(server: Server, how: type[wire.Numbered]) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben", bots=1)
        await ben.done(how)
        await ann.until(lambda: ann.table.places[1].stand_in)
        assert ann.table.places[1] == wire.Place("Ben", ben.table.you, stand_in=True, left=True)

        def ben_played() -> bool:
            moved = [moved for moved in ann.events(wire.Moved) if moved.how == "bot"]
            return any(event.event == "played" and event.seat == 1 for one in moved for event in one.game)

        for _ in range(20):  # the bot does play Ben's turns, unless he is skipped now and then
            if ben_played():
                break
            acting = await turn_of(ann)
            assert acting.mine is not None
            await acting.act(sensible(acting.mine, random.Random(2)))
        assert ben_played()
        await ben.leave_line()
        seen = len(ben.got)
        await ben.enter()
        assert isinstance(ben.got[seen], wire.Snapshot), "the whole table first"
        assert ben.mine is not None
        await ann.until(lambda: not ann.table.places[1].stand_in and not ann.table.places[1].left)
        for one in (ann, ben):
            await one.compare()
        await farewell(ann, ben)

    live(work())


@pytest.mark.parametrize("from_nothing", [False, True])
def test_a_bot_stands_in_for_whoever_is_disconnected_until_they_come_back(hasty: Server, *, from_nothing: bool) -> None:
    """That the seat is given back is part of what was missed: it comes with it, in order."""

    async def work() -> None:
        ann, ben = await company(hasty, "Ann", "Ben")
        if (await turn_of(ann, ben)) is ann:
            assert ann.mine is not None
            await ann.act(sensible(ann.mine, random.Random(1)))
        while not (ann.table.places[1].stand_in or ann.table.stage != "playing"):
            await ben.break_line()
            if (await turn_or_stand_in(ann)) and ann.mine is not None:
                await ann.act(sensible(ann.mine, random.Random(1)))
        assert ann.table.places[1].stand_in
        assert not ann.table.places[1].left
        seen = len(ben.got)
        await (ben.enter() if from_nothing else ben.enter_again())
        assert isinstance(ben.got[seen], wire.Snapshot if from_nothing else wire.Update)
        await ann.until(lambda: not ann.table.places[1].stand_in)
        for one in (ann, ben):
            await one.compare()
        assert ben.mine is not None
        await farewell(ann, ben)

    live(work())


async def turn_or_stand_in(ann: Player) -> bool:
    await ann.until(lambda: ann.table.places[1].stand_in or (ann.mine is not None and ann.mine.must))
    return not ann.table.places[1].stand_in


def test_a_bot_stands_in_for_whoever_lets_the_clock_run_out(hasty: Server) -> None:
    async def work() -> None:
        ann, ben = await company(hasty, "Ann", "Ben", clock="fast")
        await ann.until(lambda: ann.table.places[0].stand_in and ann.table.places[1].stand_in)
        for one in (ann, ben):
            await one.compare()
        moves = [moved.how for moved in ann.events(wire.Moved)]
        assert moves.count("clock") >= 4, "two strikes each"
        for one in (ann, ben):
            answer = await one.send(wire.Back)
            assert isinstance(answer, wire.Update) or ann.table.stage != "playing"
        await ann.until(lambda: not ann.table.places[0].stand_in)
        await ben.until(lambda: ben.table.version >= ann.table.version)
        for one in (ann, ben):
            await one.compare()
        await farewell(ann, ben)

    live(work())


# ---- Who may connect


def test_pages_of_other_sites_are_refused_at_the_handshake(server: Server) -> None:
    async def work() -> None:
        code = server.make_table(new_key(), "Ann", players=2)
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://127.0.0.1"):
            with pytest.raises(InvalidStatus) as refused:
                await Player(server, code).open(origin=origin)
            assert refused.value.response.status_code == 403
        for right in (f"http://127.0.0.1:{server.port}", "https://play.example", None):
            person = await Player(server, code).enter(origin=right)
            assert isinstance(person.got[0], wire.Snapshot)
            await person.leave_line()
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.address.replace("/ws", "/elsewhere"), proxy=None)
        assert refused.value.response.status_code == 403

    live(work())


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b'{"type": "ping", "id": 1}',
        b'{"type": "hello"}',
        b'{"type": "hello", "table": "ABCDEF", "key": "short"}',
        b'{"type": "hello", "table": "ABCDEF", "key": "%s"}' % (b"k" * 65),
        b'{"type": "hello", "table": "ABCDEF", "key": "%s"}' % (b"k k" * 10),
        b'{"type": "hello", "table": "abcdef", "key": "%s"}' % (b"k" * 30),
        b'{"type": "hello", "table": "ABCDE0", "key": "%s"}' % (b"k" * 30),
        b'{"type": "hello", "table": "ABCDEF", "key": "%s", "admin": true}' % (b"k" * 30),
        b'{"type": "hello", "table": "ABCDEF", "key": "%s", "version": -1}' % (b"k" * 30),
        b'{"type": "hello", "table": "ABCDEF", "key": "%s", "name": "%s"}' % (b"k" * 30, b"n" * 97),
        b'{"type": "hello", "x": ' + b"[" * 4000 + b"]" * 4000 + b"}",
    ],
)
def test_a_first_message_that_is_no_hello_ends_the_connection(server: Server, first: bytes) -> None:
    async def work() -> None:
        person = Player(server, "ABCDEF")
        await person.open()
        await person.send_raw(first)
        await person.until_closed()
        assert [type(message) for message in person.got] == [wire.Goodbye]
        assert person.goodbye is not None
        assert person.goodbye.key == "bad_hello"
        await person.leave_line()

    live(work())


def test_a_table_that_is_not_there_is_said_so(server: Server) -> None:
    async def work() -> None:
        person = await Player(server, "ZZZZZZ").enter()
        await person.until_closed()
        assert person.goodbye is not None
        assert person.goodbye.key == "no_table"
        await person.leave_line()

    live(work())


def test_a_client_that_sends_nothing_is_disconnected(server: Server) -> None:
    async def work() -> None:
        person = Player(server, "ABCDEF")
        await person.open()
        await person.until_closed()
        assert person.goodbye is not None
        assert person.goodbye.key == "bad_hello"
        await person.leave_line()

    live(work())


# ---- What is not understood


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"not json",
        b"\x00\x01",
        b'"\\ud800"',
        b"[" * 8000,
        b'{"type": "nothing", "id": 1}',
        b'{"type": "act", "id": 1}',
        b'{"type": "act", "id": -1, "version": 0, "action": "draw"}',
        b'{"type": "act", "id": 1, "version": 1e99, "action": "draw"}',
        b'{"type": "act", "id": 1, "version": 0, "action": "%s"}' % (b"x" * 25),
        b'{"type": "act", "id": 1, "version": 0, "action": "draw", "seat": 1}',
        b'{"type": "react", "id": 1, "emoji": "\xf0\x9f\x92\xa3"}',
        b'{"type": "configure", "id": 1, "settings": {"rules": {"x": ' + b"[" * 4000 + b"]" * 4000 + b"}}}",
        b'{"type": "ping", "id": 1, "x": ' + b'{"a":' * 1300 + b"1" + b"}" * 1300 + b"}",
    ],
)
def test_what_is_not_understood_is_refused_and_harms_nobody(server: Server, data: bytes) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        before = ann.table
        for send in (ben.send_raw, ben.send_binary):
            seen = len(ben.got)
            await send(data)
            await ben.until_more(seen)
            refused = ben.got[seen]
            assert isinstance(refused, wire.Refused)
            assert (refused.id, refused.key) == (None, "not-understood")
            assert isinstance(await ben.send(wire.Ping), wire.Pong), "the connection goes on"
        await same_state(ann, before)
        await farewell(ann, ben)

    live(work())


def test_a_second_hello_is_refused(server: Server) -> None:
    async def work() -> None:
        (ann,) = await company(server, "Ann", bots=1)
        seen = len(ann.got)
        await ann.say_hello(None)
        await ann.until(lambda: len(ann.got) > seen)
        assert ann.got[seen].key == "hello-again"
        assert isinstance(await ann.send(wire.Ping), wire.Pong)
        await farewell(ann)

    live(work())


def test_binary_frames_with_commands_are_read_as_text(server: Server) -> None:
    async def work() -> None:
        (ann,) = await company(server, "Ann", bots=1)
        await ann.send_binary(wire.encode(wire.Ping(77)))
        await ann.until(lambda: wire.Pong(77) in ann.got)
        await farewell(ann)

    live(work())


@pytest.mark.parametrize("binary", [False, True])
def test_a_message_that_is_too_large_ends_the_connection_of_its_sender_alone(server: Server, *, binary: bool) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        largest = b'{"type":"ping","id":1}'.ljust(wire.LARGEST_MESSAGE)
        await ben.send_raw(largest)
        await ben.until(lambda: wire.Pong(1) in ben.got)
        await (ben.send_binary if binary else ben.send_raw)(largest + b" ")
        await ben.until_closed()
        assert ben.close_code == 1009
        await ann.until(lambda: ann.table.present == [1])
        assert isinstance(await ann.send(wire.Ping), wire.Pong)
        await farewell(ann, ben)

    live(work())


def test_endless_mistakes_end_the_connection(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        for _ in range(60):
            if not ben.is_connected:
                break
            await ben.send_raw(b"nonsense")
        await ben.until_closed()
        assert ben.close_code == 1008
        assert isinstance(await ann.send(wire.Ping), wire.Pong)
        await farewell(ann, ben)

    live(work())


def test_too_many_messages_are_refused_and_the_table_goes_on(strict: Server) -> None:
    async def work() -> None:
        ann, ben = await company(strict, "Ann", "Ben")
        before = ann.table
        for _ in range(70):
            await ben.post(wire.Ping)
        await ben.until(lambda: len(ben.all(wire.Pong)) + len(ben.all(wire.Refused)) == 70)
        refused = ben.all(wire.Refused)
        assert 10 <= len(refused) <= 50
        assert {refusal.key for refusal in refused} == {"too-fast"}
        assert ben.is_connected
        assert isinstance(await ann.send(wire.Ping), wire.Pong)
        await same_state(ann, before)
        await farewell(ann, ben)

    live(work())


def test_too_much_talk_is_refused(strict: Server) -> None:
    async def work() -> None:
        (ann,) = await company(strict, "Ann", bots=1, start=False)
        answers = [await ann.send(wire.Say, text=f"{number}") for number in range(10)]
        assert [type(answer) for answer in answers[:6]] == [wire.Update] * 6
        assert answers[-1].key == "too-fast"
        assert (await ann.send(wire.React, emoji="🔥")).key == "too-fast"
        await farewell(ann)

    live(work())


def test_one_address_has_so_many_connections_and_no_more(strict: Server) -> None:
    async def work() -> None:
        opened: list[Player] = []
        with pytest.raises(InvalidStatus) as refused:  # noqa: PT012 - which of them fails is the server's to say
            for _ in range(250):
                person = Player(strict, "ABCDEF")
                await person.open()
                opened.append(person)
        assert refused.value.response.status_code == 403
        assert len(opened) == 200
        for person in opened:
            await person.break_line()

    live(work())


def test_a_client_that_never_reads_is_let_go_and_harms_nobody(server: Server) -> None:
    """Snapshots pile up for it until the lines in between are full, and then its outbox."""

    async def work() -> None:
        ann, ben = await company(server, "Ann", "Ben")
        for _ in range(200):
            await ann.post(wire.Say, text="x" * wire.LONGEST_CHAT)
        await ann.until(lambda: len(ann.table.chat) == 200)
        with socket.socket() as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            narrow.setblocking(False)
            slow = await connect(server.address, sock=narrow, max_queue=1, compression=None, ping_interval=None)
            await slow.send(wire.encode(wire.Hello(ann.code, new_key(), "Slow")), text=True)
            await ann.until(lambda: len(ann.table.present) == 3)
            for number in range(400):
                await slow.send(wire.encode(wire.Resync(number, 2**53)), text=True)
                assert isinstance(await ann.send(wire.Ping), wire.Pong)
                if len(ann.table.present) == 2:
                    break
            await ann.until(lambda: len(ann.table.present) == 2)
            acting = await turn_of(ann, ben)
            assert isinstance(await acting.act("draw"), wire.Update)
            slow.transport.abort()
        await farewell(ann, ben)

    live(work())


# ---- Over HTTP


PATHS = (
    "/",
    "/new",
    "/t/ABCDEF",
    "/games",
    "/replay",
    "/health",
    "/api/catalogue",
    "/api/tables",
    "/api/tables/ABCDEF/records/1",
    "/nothing/here",
    "/api/nothing",
    "/assets/../../secret",
    "/%2e%2e/%2e%2e/etc/passwd",
)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
def test_every_answer_has_the_security_headers(server: Server, method: str) -> None:
    for path in (*PATHS, "/api/rules", "/api/replay"):
        answer = server.ask(method, path, b"{}" if method == "POST" else None, content_type="application/json")
        for name, value in HEADERS:
            assert answer.headers.get(name.decode()) == value.decode(), (path, answer.status)
        assert "server" not in answer.headers
        assert "etc/passwd" not in path or answer.status in (404, 405)


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00",
        "/t/%00",
        "/%ff%fe",
        "//",
        "/..%2f..%2fwire.py",
        "/%5c..%5c..",
        f"/{'a/' * 3000}",
        f"/t/{'x' * 5000}",
        "/api/tables/%00/records/1",
        "/api/tables/ABCDE%C3%9F/records/1",
        "/?key=%00",
        "/health/",
    ],
)
def test_odd_addresses_are_answered_like_others(server: Server, path: str) -> None:
    for method in ("GET", "HEAD", "POST"):
        answer = server.ask(method, path)
        # 503: the pages have not been built.
        assert answer.status in (200, 404, 405, 503), method
        assert b"sqlite" not in answer.body
        assert b"import" not in answer.body or answer.headers["content-type"].startswith("text/html")


def new_table(**changes: Any) -> dict[str, Any]:
    return {"key": new_key(), "name": "Ann"} | changes


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "not-understood"),
        (b"{", 400, "not-understood"),
        (b"\xff\xfe", 400, "not-understood"),
        (b"[]", 400, "not-understood"),
        (b"[" * 20_000, 400, "not-understood"),
        (b'{"settings": {"rules": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}}", 400, "not-understood"),
        (b" " * (LARGEST_BODY + 1), 413, "too-large"),
        (new_table(admin=True), 400, "not-understood"),
        (new_table(key="short"), 400, "not-understood"),
        (new_table(settings={"players": 11}), 400, "not-understood"),
        (new_table(settings={"players": True}), 400, "not-understood"),
        (new_table(settings={"clock": "never"}), 400, "not-understood"),
        (new_table(settings={"unknown": 1}), 400, "not-understood"),
        (new_table(bots=["greedy"] * 11), 400, "not-understood"),
        (new_table(bots=[None, "clever"]), 422, "unknown-bot"),
        (new_table(bots=[None] * 5), 422, "no-place"),
        (new_table(start=True), 422, "free-places"),
        (new_table(settings={"rules": {"edition": "unknown"}}), 422, None),
        (new_table(settings={"rules": {"hand_size": 11}}), 422, None),
        (new_table(settings={"rules": {"hand_size": "7"}}), 422, None),
        (new_table(settings={"rules": {"partners": True}, "players": 5}), 422, None),
        (new_table(settings={"form": "rotating"}), 422, None),
        (new_table(settings={"hands": 3}), 422, None),
    ],
)
def test_what_is_wrong_with_a_new_table_is_named(
    server: Server, body: bytes | dict[str, Any], status: int, key: str | None
) -> None:
    """`key` None: settings that no match can be played with, whose names come with it."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    tables = server.health()["tables"]
    answer = server.ask("POST", "/api/tables", data, content_type="application/json")
    assert answer.status == status, answer.body
    assert answer.json["key"] == key if key else answer.json["args"]["options"] is not None
    assert answer.json["text"]
    assert server.health()["tables"] == tables


def test_the_settings_that_are_wrong_are_named(server: Server) -> None:
    for rules, options in [({"hand_size": 11}, "hand_size"), ({"stack_mixed": True}, "stack_mixed stacking")]:
        for answer in (
            server.post("/api/tables", new_table(settings={"rules": rules})).json,
            server.post("/api/rules", {"settings": {"rules": rules}}).json["problem"],
        ):
            assert answer["key"]
            assert answer["text"]
            assert set(answer["args"]["options"].split()) >= set(options.split())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_only_json_is_read(server: Server, kind: str) -> None:
    """A form of another site cannot send application/json without asking first."""
    answer = server.ask("POST", "/api/tables", json.dumps(new_table()).encode(), content_type=kind)
    assert (answer.status, answer.json["key"]) == (415, "not-json")


def test_no_other_site_may_read_answers(server: Server) -> None:
    for method in ("GET", "OPTIONS"):
        answer = server.ask(method, "/api/tables", origin="https://evil.example")
        assert "access-control-allow-origin" not in answer.headers


def test_too_many_new_tables_are_refused(strict: Server) -> None:
    answers = [strict.post("/api/tables", new_table()) for _ in range(30)]
    assert answers[0].status == 201
    assert answers[-1].status == 429
    assert answers[-1].json["key"] == "too-fast"


def test_the_lobby_lists_public_tables_and_no_others(server: Server) -> None:
    async def work() -> None:
        ann, ben = await company(server, "Ann Public", "Ben", start=False, public=True)
        (hidden,) = await company(server, "Cem Hidden", bots=1, public=False)
        listed = {table["code"]: table for table in server.ask("GET", "/api/tables").json}
        assert listed[ann.code]["host"] == "Ann Public"
        assert listed[ann.code]["people"] == 2
        assert hidden.code not in listed
        await farewell(ann, ben, hidden)
        deadline = time.monotonic() + 10
        while ann.code in {table["code"] for table in server.ask("GET", "/api/tables").json}:
            assert time.monotonic() < deadline, "a table that nobody is at is still listed"
            await asyncio.sleep(0.02)

    live(work())


# ---- Records


def test_a_record_never_has_the_round_under_way(server: Server) -> None:
    async def work() -> None:
        rules = {"edition": "official", "hand_size": 2, "target": 180}
        ann, ben = await company(server, "Ann", "Ben", rules=rules)
        path = f"/api/tables/{ann.code}/records/1"
        source = random.Random(4)
        for _ in range(2000):
            if ann.table.stage == "over":
                break
            if ann.table.stage == "between":
                for person in (ann, ben):
                    await person.send(wire.Ready)
                await ann.until(lambda: ann.table.stage == "playing")
                await ben.until(lambda: ben.table.version >= ann.table.version)
            if source.random() < 0.3:
                record = server.ask("GET", path).json
                verify(record, Counts())
                assert len(record["rounds"]) == len(ann.table.sheet)
                assert record["winners"] == []
            acting = await turn_of(ann, ben)
            assert acting.mine is not None
            await acting.act(sensible(acting.mine, source))
            for person in (ann, ben):
                await person.until_version(acting.table.version)
        assert ann.table.stage == "over"
        record = server.record(ann.code)
        verify(record, Counts())
        assert len(record["rounds"]) == len(ann.table.sheet) > 1
        assert server.ask("GET", path.lower().replace("/api/tables", "/api/tables")).status == 200
        for wrong in (f"/api/tables/{ann.code}/records/2", f"/api/tables/{ann.code}/records/0", path[:-1] + "x"):
            assert server.ask("GET", wrong).status == 404
        await farewell(ann, ben)

    live(work())


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000, "-1", "1.0", "٣", "²", "0x1", "%20", "1e3", str(2**63)])
def test_numbers_of_matches_that_nobody_plays_do_no_harm(server: Server, number: str) -> None:
    """One such address once stopped the writer, and with it every table."""
    code = server.make_table(new_key(), "Ann", players=2)
    answer = server.ask("GET", f"/api/tables/{code}/records/{quote(number)}")
    assert answer.status == 404
    assert server.make_table(new_key(), "Ann", players=2), "tables are still made"


def test_a_table_without_a_match_has_no_record(server: Server) -> None:
    code = server.make_table(new_key(), "Ann", players=2)
    for number in (0, 1, 2):
        assert server.ask("GET", f"/api/tables/{code}/records/{number}").status == 404
    assert server.ask("GET", "/api/tables/ZZZZZZ/records/1").status == 404


# ---- The end


def digests(code: str) -> list[str]:
    """What anyone can work out for every code there is, a thousand million of them."""
    return [hashlib.new(name, code.encode()).hexdigest()[:8] for name in ("sha256", "sha1", "md5", "blake2b")]


CARD = re.compile(rf"(?<![\w.-])({'|'.join(sorted(set(CARD_CODES), key=len, reverse=True))})(?![\w.-])")


def test_sigterm_ends_the_server_cleanly_and_its_logs_tell_no_secrets(tmp_path: Path) -> None:
    """What was acknowledged is there after a restart; nothing that people hold, say or are called is in the logs."""
    secret_words = ["Ann Secretname", "Ben Secretname", "Watcher 0", "what only friends should read"]
    with Server(tmp_path, "--hello", "1") as server:

        async def work() -> None:
            *people, watcher = await company(
                server, "Ann Secretname", "Ben Secretname", bots=1, watchers=1, rules={"edition": "custom"}
            )
            ann = people[0]
            secret_words.extend([ann.code, *digests(ann.code), *(person.key for person in [*people, watcher])])
            await ann.done(wire.Say, text="what only friends should read")
            await watcher.send_raw(b'{"type": "say", "id": 1, "text": "what only friends should read", "x": 1}')
            await ann.done(wire.Kick, member=watcher.table.you)
            await watcher.until_closed()
            stray = Player(server, ann.code)
            await stray.open()
            await stray.send_raw(b"what only friends should read")
            await stray.until_closed()
            lost = await Player(server, ann.code, name="Ann Secretname").enter()
            await lost.break_line()
            server.ask("GET", f"/t/{ann.code}")
            server.ask("GET", f"/api/tables/{ann.code}/records/1")
            server.post("/api/tables", {"key": ann.key, "name": "Ann Secretname", "settings": {"rules": ann.code}})
            with pytest.raises(InvalidStatus):
                await connect(f"{server.address}/{ann.code}?key={ann.key}", proxy=None)
            playing = [asyncio.create_task(play_to_the_end(one, random.Random(one.name))) for one in people]
            await asyncio.sleep(0.5)
            status = await asyncio.to_thread(server.stop)
            assert status in (0, -15), "uvicorn hands the signal on when it has finished"
            for person in people:
                await person.until_closed()
                assert person.close_code == 1012, "the server is restarting: come back"
            await asyncio.gather(*playing, return_exceptions=True)
            await compare_after_restart(people)
            await farewell(stray, watcher)

        live(work())
        log = server.log
    assert "Traceback" not in log
    for line in log.splitlines():
        json.loads(line)
    for word in secret_words:
        assert word not in log, word
    assert not CARD.search(log), CARD.search(log)


async def compare_after_restart(people: list[Player]) -> None:
    """Everyone comes back to a new server on the same folder: what they were told is there."""
    with Server(people[0].server.data) as again:
        for person in people:
            person.server = again
            known = person.table
            seen = len(person.got)
            await person.enter(known.version)
            assert isinstance(person.got[seen], (wire.Update, wire.Snapshot))
            assert person.table.version >= known.version
            await person.compare()
            await person.leave_line()
        assert again.stop() in (0, -15)


def test_the_search_for_cards_in_logs_finds_them() -> None:
    """The test above can fail."""
    for line in ('"action": "play r7"', "hand: W4 g1", '["bD"]', "C1", "yR>2"):
        assert CARD.search(line), line
    assert not CARD.search('{"at":"2026-11-15T12:37:22.221Z","level":"info","event":"x","table":"f92e6a1e"}')


def test_a_second_server_on_the_same_folder_is_refused(server: Server) -> None:
    with pytest.raises(RuntimeError, match="another OneLeft server uses it"):
        Server(server.data)
    assert server.health()["status"] == "ok"
