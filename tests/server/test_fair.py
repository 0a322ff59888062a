"""The fair shuffle at a table: secrets are kept until the round is over, and whatever people send, records verify."""

import json
import random

import pytest
from hypothesis import given

from oneleft.fair import FairShuffle
from oneleft.server.live.room import Room
from oneleft.server.protocol import wire
from oneleft.verify import Counts, verify
from tests.server.desk import Desk, make_room, refold, to_act
from tests.server.memory_store import MemoryStore
from tests.strategies import examples, random_table, seeds

SHORT = {"edition": "official", "hand_size": 1, "target": 1}


def fair_table(settings: wire.Settings, people: int) -> tuple[Room, list[Desk], MemoryStore]:
    """People at a table that is dealt fairly, seated as far as there are places."""
    room, desks, _, store = make_room(settings, settings.players, start=False, secret=FairShuffle.new().secret)
    return room, [*desks, *(Desk(room, number) for number in range(settings.players, people))], store


def contribute(desk: Desk) -> object:
    commitment = desk.room.table.next_deal.commitment
    return desk.send(wire.Contribute, commitment=commitment, random=f"{desk.member:032x}")


def play_out(room: Room, desks: list[Desk], source: random.Random, most: int = 2000) -> None:
    """Until the match is over."""
    for _ in range(most):
        if room.table.stage == "over":
            return
        if room.table.stage == "between":
            for desk in desks:
                desk.send(wire.Ready)
            continue
        desk, legal = to_act(room, desks)
        plays = [action for action in legal if action.startswith("play")]
        desk.act(source.choice(plays or legal))
    raise AssertionError("the match did not end")


def test_only_those_who_sit_at_the_deal_have_a_part_in_it() -> None:
    """Any number of people may come by, add to the chance and go: their parts do not count, or crowd out others'."""
    room, desks, store = fair_table(wire.Settings(SHORT, players=2), 16)
    host, other, *passing = desks
    contribute(host)
    other.send(wire.Stand)
    for desk in passing:
        desk.send(wire.Sit, place=1)
        assert not isinstance(contribute(desk), wire.Refused)
        desk.send(wire.Stand)
    other.send(wire.Sit, place=1)
    assert not isinstance(contribute(other), wire.Refused)
    host.send(wire.Start)
    started = host.events(wire.RoundStarted)[-1]
    assert started.contributions == [f"{desk.member:032x}" for desk in (host, other)]
    play_out(room, [host, other], random.Random(1))
    verify(json.loads(store.records[0]), Counts())


@examples(8)
@given(seeds)
def test_secrets_are_told_when_their_round_is_over_and_not_before(seed: int) -> None:
    """Neither the secret of the deal that comes next nor that of the round under way is in any byte anyone gets."""
    source = random.Random(seed)
    table = random_table(source, partners=False, first_player="left")
    rules = table.rules.to_json() | {"hand_size": 2, "target": 20}
    room, desks, store = fair_table(wire.Settings(rules, players=3), 4)
    for desk in desks[:3]:
        if source.random() < 0.7:
            contribute(desk)
    desks[0].send(wire.Start)
    seen = [0] * len(desks)
    for _ in range(100):
        hidden = [room.table.next_deal.secret]
        if room.table.stage == "playing" and room.table.fair is not None:
            hidden.append(room.table.fair.secret)
        for number, desk in enumerate(desks):
            if source.random() < 0.2:
                desk.send(wire.Resync, version=2**53)
            for data in desk.raw[seen[number] :]:
                assert not [secret for secret in hidden if secret.encode() in data]
            seen[number] = len(desk.raw)
        if room.table.stage == "over":
            break
        if room.table.stage == "between":
            for desk in desks[:3]:
                contribute(desk)
                desk.send(wire.Ready)
        else:
            desk, legal = to_act(room, desks[:3])
            desk.act(source.choice([action for action in legal if not action.startswith("veto")]))
    again = refold(store)
    assert again.next_deal == room.table.next_deal
    assert again.fair == room.table.fair
    for record in store.records:
        verify(json.loads(record), Counts())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_part_that_comes_again_or_too_late_changes_nothing(when: str) -> None:
    room, (ann, ben), _ = fair_table(wire.Settings(SHORT, players=2), 2)
    old = room.table.next_deal.commitment
    contribute(ann)
    if when == "after":
        ann.send(wire.Start)
    version = room.table.version
    answer = ann.send(wire.Contribute, commitment=old, random="f" * 32)
    assert isinstance(answer, wire.Refused)
    assert answer.key == ("contributed" if when == "before" else "other-deal")
    assert room.table.version == version
    assert ben.got
