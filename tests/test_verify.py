"""`verify` finds each kind of thing that can be wrong with a record."""

import copy
import random
from typing import Any

import pytest

from oneleft.bots import RandomBot, play_out
from oneleft.match import Match
from oneleft.rules import Rules
from oneleft.verify import Counts, VerifyError, verify


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = Match(Rules(partners=True, target=150), ["A", "B", "C", "D"], dealer=3)
    source = random.Random(2)
    while not match.is_over:
        play_out(match.start_round(), [RandomBot(seat) for seat in range(4)], source)
        match.finish_round()
    return match.record().to_json()


def test_a_good_record_is_counted(record: dict[str, Any]) -> None:
    counts = Counts()
    verify(record, counts)
    assert (counts.records, counts.rounds) == (1, len(record["rounds"]))
    assert counts.actions == sum(len(entry["actions"]) for entry in record["rounds"])


def spoil_action(data: dict[str, Any]) -> None:
    data["rounds"][1]["actions"].insert(3, "0 play rB")


def spoil_shuffle(data: dict[str, Any]) -> None:
    data["rounds"][0]["actions"][0] += " r0"


def spoil_winner(data: dict[str, Any]) -> None:
    data["rounds"][0]["winner"] = (data["rounds"][0]["winner"] + 1) % 4


def spoil_points(data: dict[str, Any]) -> None:
    data["rounds"][0]["points"][0] += 1


def spoil_dealer(data: dict[str, Any]) -> None:
    data["rounds"][1]["dealer"] = 3


def spoil_scores(data: dict[str, Any]) -> None:
    data["scores"][2] += 1


def spoil_winners(data: dict[str, Any]) -> None:
    data["winners"] = data["winners"][:1]


def spoil_teams(data: dict[str, Any]) -> None:
    data["teams"] = [[0, 1], [2, 3]]


def leave_out_teams(data: dict[str, Any]) -> None:
    del data["teams"]


def cut_short(data: dict[str, Any]) -> None:
    data["rounds"][0]["actions"].pop()


def go_on_after_the_end(data: dict[str, Any]) -> None:
    data["rounds"].append(data["rounds"][-1])


def misspell(data: dict[str, Any]) -> None:
    data["rules"]["partner"] = True


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (spoil_action, "round 1, action 3 ('0 play rB')"),
        (spoil_shuffle, "round 0, action 0"),
        (spoil_winner, "round 0: winner is"),
        (spoil_points, "round 0: points is"),
        (spoil_dealer, "round 1: dealer is 3, but must be 0"),
        (spoil_scores, "scores is"),
        (spoil_winners, "winners is"),
        (spoil_teams, "teams is [[0, 1], [2, 3]], but must be [[0, 2], [1, 3]]"),
        (leave_out_teams, "teams is None"),
        (cut_short, "round 0: it is not over"),
        (go_on_after_the_end, "the match was over"),
        (misspell, "unknown option 'partner'"),
    ],
)
def test_what_is_wrong_is_found_and_named(record: dict[str, Any], spoil: Any, words: str) -> None:
    data = copy.deepcopy(record)
    spoil(data)
    with pytest.raises(VerifyError) as error:
        verify(data, Counts())
    assert words in str(error.value)
