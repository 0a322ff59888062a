"""The table without sockets: who may do what, who is told what, and that folding the log on disk gives the table."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.fair import FairShuffle
from oneleft.game import Game
from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from oneleft.server.protocol.safe_text import clean
from oneleft.server.storage.store import StoreError
from oneleft.server.table import entries as log
from oneleft.server.table.names import clean_chat, clean_name
from oneleft.server.table.table import Table
from oneleft.server.table.visibility import snapshot
from oneleft.verify import Counts, verify
from tests.server.desk import KEYS, Desk, HandClock, make_room, refold, same, to_act
from tests.server.memory_store import MemoryStore
from tests.strategies import examples, random_table


def refused(answer: object) -> str:
    assert isinstance(answer, wire.Refused), answer
    return answer.key


def test_a_page_that_was_open_before_an_update_can_still_start_and_be_ready() -> None:
    """It sends a version, which nobody needs any more."""
    assert wire.decode_command(b'{"type":"start","id":1,"version":5}') == wire.Start(1)
    assert wire.decode_command(b'{"type":"ready","id":1,"version":5}') == wire.Ready(1)


def test_the_host_makes_a_table_and_others_sit_down() -> None:
    room, (ann, ben), _, store = make_room(start=False)
    assert room.table.host == ann.member
    assert [place.name for place in room.table.places()] == ["P0", "P1"]
    assert refused(ben.send(wire.Start)) == "only-host"
    assert isinstance(ann.send(wire.Start), wire.Update)
    assert room.table.stage == "playing"
    assert same(refold(store), room.table)


def test_a_second_start_is_refused_and_changes_nothing() -> None:
    room, (ann, _), _, _ = make_room()
    before = room.table.version
    assert refused(ann.send(wire.Start)) == "already-started"
    assert room.table.version == before


def test_a_match_does_not_start_with_free_places() -> None:
    room, (ann, _), _, _ = make_room(wire.Settings(players=3), start=False)
    assert refused(ann.send(wire.Start)) == "free-places"
    ann.send(wire.SetBot, place=2, bot="greedy")
    ann.send(wire.Start)
    assert room.table.stage == "playing"


def test_a_bot_that_is_to_play_another_level_stays_who_it_is() -> None:
    room, (ann, _), _, store = make_room(wire.Settings(players=4), start=False)
    for place, level in ((2, "novice"), (3, "expert")):
        ann.send(wire.SetBot, place=place, bot=level)
    names = room.table.names
    assert len({*names, "P0", "P1"}) == 4
    ann.send(wire.SetBot, place=2, bot="skilled")
    assert [(place.name, place.bot) for place in room.table.places()[2:]] == [
        (names[2], "skilled"),
        (names[3], "expert"),
    ]
    assert [event.what for event in ann.events(wire.PlacesAre)][-3:] == ["bot", "bot", "level"]
    assert refused(ann.send(wire.SetBot, place=2, bot="no_module:NoBot")) == "unknown-bot"
    assert same(refold(store), room.table)


def test_a_repeated_action_is_stale() -> None:
    room, desks, _, _ = make_room()
    desk, legal = to_act(room, desks)
    version = room.table.version
    assert isinstance(desk.act(legal[0], version), wire.Update)
    after = room.table.version
    assert refused(desk.act(legal[0], version)) == "stale"
    assert room.table.version == after


def test_chat_in_between_does_not_make_a_play_stale() -> None:
    room, desks, _, _ = make_room()
    desk, legal = to_act(room, desks)
    version = room.table.version
    desks[0].send(wire.Say, text="hello")
    assert isinstance(desk.act(legal[0], version), wire.Update)


def test_an_illegal_action_is_refused_with_names_and_changes_nothing() -> None:
    room, desks, _, store = make_room()
    desk, _ = to_act(room, desks)
    other = next(other for other in desks if other is not desk)
    before = len(store.entries)
    answer = other.act("draw")
    assert refused(answer) == "not-your-turn"
    name = room.table.members[desk.member].name
    assert answer.args["turn"] == name
    assert refused(desk.act("nonsense")) == "other"
    assert len(store.entries) == before


def test_why_says_why_and_changes_nothing() -> None:
    room, desks, _, store = make_room(wire.Settings(rules={"wrong_card": "penalty"}, players=2), seed=5)
    desk, legal = to_act(room, desks)
    seat = room.table.seat_of(room.table.members[desk.member])
    game = room.table.game
    assert game is not None and seat is not None
    held = {str(card) for card in snapshot_hand(room.table, desk)}
    wrong = next(card for card in sorted(held) if card[0] in "rygb" and f"play {card}" not in legal)
    before = len(store.entries)
    answer = desk.send(wire.Why, action=f"play {wrong}")
    assert isinstance(answer, wire.Reason)
    assert answer.key == "no-match"
    assert answer.costs == 2
    assert desk.send(wire.Why, action=legal[0]).key is None
    assert len(store.entries) == before


@pytest.mark.parametrize("price", [0, 1, 2])
def test_a_wrong_accusation_costs_what_the_option_says(price: int) -> None:
    """UNO-6."""
    _, desks, _, _ = make_room(wire.Settings(rules={"false_catch": price}, players=2), seed=5)
    answer = desks[0].send(wire.Why, action="catch 1")
    assert isinstance(answer, wire.Reason)
    assert answer.key == "catch-nothing"
    assert answer.costs == (price or None)


def snapshot_hand(table: Table, desk: Desk) -> list[str]:
    shown = msgspec.json.decode(snapshot(table, table.members[desk.member], [], None), type=wire.Snapshot)
    assert shown.round is not None
    return shown.round.hand.split()


def test_nothing_is_told_before_it_is_on_disk() -> None:
    room, desks, _, store = make_room()
    desk, legal = to_act(room, desks)
    store.hold = True
    counts = [len(other.got) for other in desks]
    desk.act(legal[0])
    late = Desk(room, 7)
    assert [len(other.got) for other in desks] == counts
    assert late.got == []
    store.release()
    assert desk.all(wire.Update)[-1].ack is not None or desk.all(wire.Update)[-2].ack is not None
    assert late.all(wire.Snapshot)[0].version == room.table.version


def test_a_failing_disk_breaks_the_room_and_tells_nothing() -> None:
    room, desks, _, store = make_room()
    desk, legal = to_act(room, desks)
    store.fail = StoreError("disk full")
    count = len(desk.got)
    desk.room.handle(desk, wire.Act(id=99, version=room.table.version, action=legal[0]))
    assert room.broken
    assert desk.is_closed
    assert len(desk.got) == count


def test_a_reconnecting_client_gets_just_what_it_missed() -> None:
    room, desks, _, _ = make_room()
    version = room.table.version
    desks[1].leave_line()
    for _ in range(3):
        desk, legal = to_act(room, desks)
        room.handle(desk, wire.Act(id=1, version=room.table.version, action=legal[0]))
    back = Desk(room, 1, version=version)
    update = back.got[0]
    assert isinstance(update, wire.Update)
    assert (update.since, update.version) == (version, room.table.version)
    moves = [event for event in update.events if isinstance(event, wire.Moved)]
    assert len(moves) == 3
    assert update.now is not None and update.mine is not None


@pytest.mark.parametrize("version", [0, 2, 10**6])
def test_a_version_the_table_cannot_go_on_from_gets_the_whole_table(version: int) -> None:
    room, _, _, _ = make_room()
    assert isinstance(Desk(room, 1, version=version).got[0], wire.Snapshot)


def test_leaving_in_a_match_leaves_a_bot_and_coming_back_takes_the_place_again() -> None:
    room, (ann, ben), _, _ = make_room()
    hand = snapshot_hand(room.table, ben)
    ben.send(wire.Leave)
    place = room.table.places()[1]
    assert place.stand_in and place.left and place.member == ben.member
    ben.leave_line()
    back = Desk(room, 1)
    assert not room.table.places()[1].stand_in
    assert not room.table.places()[1].left
    assert snapshot_hand(room.table, back) == hand
    assert ann.events(wire.PlacesAre)[-1].what == "back"


def test_when_the_host_leaves_another_is_host() -> None:
    room, (ann, ben), _, _ = make_room()
    ann.send(wire.Leave)
    assert room.table.host == ben.member


def test_a_kicked_member_goes_and_cannot_come_back() -> None:
    room, (ann, ben), _, _ = make_room()
    ann.send(wire.Kick, member=ben.member)
    assert ben.is_closed
    assert ben.all(wire.Goodbye)[0].key == "kicked"
    assert room.table.places()[1].bot == "casual"
    again = Desk(room, 1)
    assert again.is_closed
    assert refused(ann.send(wire.Kick, member=ben.member)) == "no-member"
    assert refused(ann.send(wire.Kick, member=ann.member)) == "self"


def test_a_late_joiner_watches_then_takes_a_bots_place_and_no_second_one() -> None:
    room, desks, _, _ = make_room(people=1, bots=2)
    late = Desk(room, 5)
    shown = late.all(wire.Snapshot)[0]
    assert shown.round is not None and shown.round.hand == "" and shown.round.mine is None
    late.send(wire.Sit, place=1)
    shown = late.all(wire.Snapshot)[-1]
    assert shown.round is not None
    assert len(shown.round.hand.split()) == room.table.game.view(1).sizes[1]  # type: ignore[union-attr]
    late.send(wire.Stand)
    assert late.all(wire.Snapshot)[-1].round.hand == ""
    assert refused(late.send(wire.Sit, place=2)) == "other-place"
    late.send(wire.Sit, place=1)
    assert room.table.places()[1].member == late.member
    assert desks[0].member == room.table.host


def test_a_table_without_spectators_shows_no_round_to_those_who_only_came_to_look() -> None:
    room, desks, _, _ = make_room(wire.Settings(players=2, spectators=False))
    looker = Desk(room, 5)
    assert looker.all(wire.Snapshot)[0].round is None
    desk, legal = to_act(room, desks)
    desk.act(legal[0])
    update = looker.all(wire.Update)[-1]
    assert update.events == [] and update.now is None and update.mine is None


def test_a_second_tab_sees_and_does_the_same() -> None:
    room, desks, _, _ = make_room()
    tab = Desk(room, 1)
    assert tab.member == desks[1].member
    desk, legal = to_act(room, [desks[0], tab])
    desk.act(legal[0])
    assert tab.raw[-1] == desks[1].raw[-1] or desk is tab
    assert len(room.present) == 2


def test_suggestions_are_punished_by_the_vote_of_the_others() -> None:
    settings = wire.Settings(rules={"suggestions": True}, players=4)
    room, (ann, ben, cem, dot), _, store = make_room(settings, people=4)
    game = room.table.game
    assert game is not None
    size = game.view(1).sizes[1]
    ben.send(wire.Say, text="play your blue one!")
    message = room.table.chat[-1].id
    assert refused(ben.send(wire.Accuse, message=message)) == "accuse-self"
    ann.send(wire.Accuse, message=message)
    accusation = next(iter(room.table.accusations.values()))
    assert accusation.voters == [ann.member, cem.member, dot.member]
    assert accusation.ballots == {ann.member: True}
    assert refused(ben.send(wire.Ballot, accusation=accusation.id, yes=False)) == "no-voter"
    assert refused(cem.send(wire.Accuse, message=message)) == "accused"
    cem.send(wire.Ballot, accusation=accusation.id, yes=True)
    assert not room.table.accusations
    assert game.view(1).sizes[1] == size + 2
    assert dot.events(wire.Verdict)[-1].guilty
    assert refused(dot.send(wire.Accuse, message=message)) == "accused"
    assert same(refold(store), room.table)


def test_a_vote_that_finds_no_majority_punishes_nobody() -> None:
    settings = wire.Settings(rules={"suggestions": True}, players=3)
    room, (ann, ben, cem), _, _ = make_room(settings, people=3)
    ben.send(wire.Say, text="blue!")
    ann.send(wire.Accuse, message=room.table.chat[-1].id)
    accusation = next(iter(room.table.accusations))
    cem.send(wire.Ballot, accusation=accusation, yes=False)
    assert not cem.events(wire.Verdict)[-1].guilty


def test_nobody_is_accused_where_the_rules_have_no_such_penalty() -> None:
    room, (ann, ben), _, _ = make_room()
    ben.send(wire.Say, text="blue!")
    assert refused(ann.send(wire.Accuse, message=room.table.chat[-1].id)) == "no-suggestions"


def test_chat_is_bounded_in_length_and_pace() -> None:
    _, (ann, _), _, _ = make_room()
    assert refused(ann.send(wire.Say, text=" \n ")) == "empty-text"
    assert refused(ann.send(wire.Say, text="x" * 301)) == "long-text"
    answers = [ann.send(wire.Say, text=f"hello {number}") for number in range(10)]
    assert refused(answers[-1]) == "too-fast"


def test_the_host_changes_settings_only_between_matches() -> None:
    room, (ann, ben), _, _ = make_room(start=False)
    wider = wire.Settings(players=3, rules={"stacking": True})
    assert refused(ben.send(wire.Configure, settings=wider)) == "only-host"
    ann.send(wire.Configure, settings=wider)
    assert room.table.rules.stacking and len(room.table.chairs) == 3
    bad = wire.Settings(players=2, rules={"stack_mixed": True})
    answer = ann.send(wire.Configure, settings=bad)
    assert refused(answer) == "bad-settings" and "stack_mixed" in answer.text
    ann.send(wire.SetBot, place=2, bot="random")
    ann.send(wire.Start)
    assert refused(ann.send(wire.Configure, settings=wider)) == "playing"


def test_fewer_places_never_unseat_a_person() -> None:
    _, (ann, _), _, _ = make_room(wire.Settings(players=3), start=False)
    answer = ann.send(wire.Configure, settings=wire.Settings(players=2))
    assert isinstance(answer, wire.Update)
    ann.send(wire.Configure, settings=wire.Settings(players=3))
    room, desks, _, _ = make_room(wire.Settings(players=3), people=3, start=False)
    assert refused(desks[0].send(wire.Configure, settings=wire.Settings(players=2))) == "unseat"
    assert len(room.table.chairs) == 3


def test_ready_people_start_the_next_round_and_the_next_match() -> None:
    settings = wire.Settings(rules={"target": 1}, players=2)
    room, desks, _, store = make_room(settings, seed=3)
    play_on(room, desks, lambda: room.table.stage == "over")
    assert len(store.records) == 1
    for desk in desks:
        desk.send(wire.Ready)
    assert room.table.stage == "playing" and room.table.match_number == 2
    assert same(refold(store), room.table)


def test_a_finished_match_leaves_a_record_that_verifies() -> None:
    room, desks, _, store = make_room(wire.Settings(rules={"target": 150}, players=3), people=3, seed=11)
    while room.table.stage != "over":
        play_on(room, desks, lambda: room.table.stage != "playing")
        if room.table.stage == "between":
            for desk in desks:
                desk.send(wire.Ready)
    record = msgspec.json.decode(store.records[0])
    verify(record, Counts())
    assert record["players"] == ["P0", "P1", "P2"]


def play_on(room: object, desks: list[Desk], done: object) -> None:
    """Everyone plays what they can until something is so."""
    assert callable(done)
    source = random.Random(4)
    for _ in range(5000):
        if done():
            return
        desk, legal = to_act(desks[0].room, desks)
        desk.act(source.choice([action for action in legal if action.startswith("play")] or legal))
    raise AssertionError(room)


@pytest.mark.parametrize(
    "settings",
    [
        wire.Settings(players=3, rules={"scoring": "elimination", "target": 60}),
        wire.Settings(players=4, rules={"partners": True}, form="rotating", hands=4),
        wire.Settings(players=4, rules={"scoring": "running_total", "target": 80}),
    ],
    ids=["elimination", "rotating", "running total"],
)
def test_every_form_of_match_is_played_to_its_end(settings: wire.Settings) -> None:
    room, desks, _, store = make_room(settings, people=settings.players, seed=2)
    for _ in range(60):
        if room.table.stage == "over":
            break
        play_on(room, desks, lambda: room.table.stage != "playing")
        for desk in desks:
            if room.table.stage == "between":
                desk.send(wire.Ready)
    assert room.table.stage == "over"
    verify(msgspec.json.decode(store.records[0]), Counts())
    assert same(refold(store), room.table)


@given(st.integers(0, 10**9))
@examples(25)
def test_the_log_is_the_table_under_any_rules(seed: int) -> None:
    source = random.Random(seed)
    drawn = random_table(source)
    rules = drawn.rules.to_json()
    settings = wire.Settings(rules=rules, players=drawn.players)
    room, desks, clock, store = make_room(settings, people=drawn.players, seed=seed)
    for _ in range(60):
        game: Game | None = room.table.game
        if game is None:
            break
        seats = [seat for seat in range(game.players) if game.legal(seat)]
        seat = source.choice(seats)
        desks[seat].act(str(source.choice(game.legal(seat))))
        if source.random() < 0.1:
            desks[source.randrange(drawn.players)].send(wire.Say, text="hm")
        if source.random() < 0.1:
            clock.wait(1)
    assert same(refold(store), room.table)


def test_names_are_one_visible_line_and_unique() -> None:
    assert clean("a\tb\x00c\u202ed") == "a b cd"
    assert clean_name("  ", []) == "Guest"
    assert clean_name("Ann", ["ann"]) == "Ann 2"
    assert len(clean_name("x" * 500, [])) == 24
    assert clean_chat("<b>hi</b>") == "<b>hi</b>"


def test_entries_are_read_back_as_they_were_written() -> None:
    entry = log.Move(["0 play r7"], "bot")
    assert log.decode_entry(wire.encode(entry)) == entry


def stage(room: Room) -> str:
    return room.table.stage


def fair_room(seed: int = 1) -> tuple[Room, list[Desk], HandClock, MemoryStore]:
    """Two people at a table that is dealt fairly."""
    clock, store = HandClock(), MemoryStore()
    room = Room(Table(), store, clock, Pace(), Limits(), random.Random(seed), lambda _room: None)
    settings = wire.Settings(players=2, rules={"target": 1, "hand_size": 3})
    room.commit(log.Create("ABCDEF", settings, 0, "5e" * 32))  # always the same: not every round brings a point
    desks = [Desk(room, number) for number in range(2)]
    for place, desk in enumerate(desks):
        desk.send(wire.Sit, place=place)
    return room, desks, clock, store


def contribute(desk: Desk, letter: str = "a") -> Any:
    commitment = desk.room.table.next_deal.commitment
    return desk.send(wire.Contribute, commitment=commitment, random=letter * 32)


def test_the_deal_follows_from_what_was_committed_and_what_players_add() -> None:
    room, (ann, ben), _, store = fair_room()
    commitment = ann.all(wire.Snapshot)[0].commitment
    assert commitment == room.table.next_deal.commitment
    assert not any(room.table.next_deal.secret.encode() in message for message in ann.raw)
    contribute(ben, "b")
    contribute(ann, "a")
    assert refused(contribute(ann, "c")) == "contributed"
    assert refused(ann.send(wire.Contribute, commitment="0" * 64, random="a" * 32)) == "other-deal"
    watcher = Desk(room, 5)
    assert refused(contribute(watcher)) == "not-seated"
    secret = room.table.next_deal.secret
    ann.send(wire.Start)
    started = ann.events(wire.RoundStarted)[-1]
    assert (started.commitment, started.contributions) == (commitment, ["a" * 32, "b" * 32])
    assert ann.events(wire.Committed)[-1].commitment == room.table.next_deal.commitment != commitment
    play_on(room, [ann, ben], lambda: room.table.stage != "playing")
    over = ben.events(wire.RoundOver)[-1]
    assert over.fair is not None and over.fair.secret == secret
    assert over.fair.chances[0].startswith("* cut")
    before = [message for desk in (ann, ben) for message in desk.raw if b"round_over" not in message]
    assert not any(secret.encode() in message for message in before), "the secret was out before the round was over"
    record = msgspec.json.decode(store.records[0])
    assert record["rounds"][0]["fair"]["contributions"] == ["a" * 32, "b" * 32]
    verify(record, Counts())
    assert same(refold(store), room.table)


def test_a_table_to_be_played_at_once_is_dealt_when_its_host_has_added_to_the_chance() -> None:
    for contributes in (True, False):
        clock, store = HandClock(), MemoryStore()
        room = Room(Table(), store, clock, Pace(), Limits(), random.Random(1), lambda _room: None)
        room.commit(log.Create("ABCDEF", wire.Settings(players=2), 0, FairShuffle.new().secret, deal=True))
        room.add_member(KEYS[0], "P0")
        room.commit(log.Sit(1, 0))
        room.commit(log.SetBot(1, "greedy", "Ada"))
        assert stage(room) == "waiting"
        ann = Desk(room, 0)
        assert stage(room) == "waiting"
        if contributes:
            contribute(ann)
        else:
            clock.wait(3)
        assert stage(room) == "playing"
        assert len(ann.events(wire.RoundStarted)[-1].contributions) == int(contributes)
        assert same(refold(store), room.table)
