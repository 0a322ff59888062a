"""The arena is fair, gives the same results on any number of cores, and cannot be stopped by a bot."""

import sys
from pathlib import Path

import pytest

from oneleft.arena import play
from oneleft.arena.deals import ArenaSettings, Contest, Forfeit, play_deal
from oneleft.notation import Record
from oneleft.rules import Rules
from oneleft.verify import Counts, verify

MODULE = """
import time

class Twin:
    name = "twin"
    def act(self, view):
        return view.legal[-1] if view.must_act else None

class Other(Twin):
    name = "other"

class Raising:
    name = "raising"
    def act(self, view):
        raise ZeroDivisionError("oh")

class Silent:
    name = "silent"
    def act(self, view):
        return None

class Babbling:
    name = "babbling"
    def act(self, view):
        return object()

class Hanging:
    name = "hanging"
    def act(self, view):
        try:
            while True:
                time.sleep(0.001)
        except Exception:
            return None
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arenabots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "arenabots", raising=False)


@pytest.mark.parametrize(("players", "rounds"), [(2, 2 * 12), (4, 2 * 4 * 12)])
def test_every_deal_is_played_from_every_seat(players: int, rounds: int) -> None:
    arena = play(["random", "casual"], players=players, deals=12, seed=1)
    assert (arena.deals, arena.rounds) == (12, rounds)


def test_the_same_bot_under_two_names_wins_its_share_to_the_last_round() -> None:
    for players in (2, 3):
        arena = play(["arenabots:Twin", "arenabots:Other"], players=players, deals=10, seed=5)
        assert arena.won(0, 1).mean == pytest.approx(1 / players)
        assert arena.won(0, 1).margin == pytest.approx(0, abs=1e-9)


def test_the_cards_of_a_deal_are_the_same_from_every_seat_and_others_in_the_next() -> None:
    settings = ArenaSettings(Rules(), 2, 1, match=False, time_limit=5, record=True)
    shuffles = []
    for deal in (0, 1):
        records = play_deal(settings, ("random", "casual"), deal).records
        shuffles.append([record.rounds[0].actions[0] for record in records])
    assert shuffles[0][0] == shuffles[0][1]
    assert shuffles[0][0] != shuffles[1][0]
    assert [record.players for record in records] == [["bot:random", "bot:casual"], ["bot:casual", "bot:random"]]


@pytest.mark.parametrize("match", [False, True])
def test_jobs_change_nothing(match: bool) -> None:
    def results(jobs: int) -> dict[str, object]:
        arena = play(["random", "novice", "casual"], Rules(target=100), deals=12, seed=3, match=match, jobs=jobs)
        return {key: value for key, value in arena.to_json().items() if key != "seconds"}

    assert results(1) == results(3)


def test_two_sides_mirror_each_other() -> None:
    arena = play(["random", "casual"], deals=20, seed=4)
    assert arena.won(0, 1).mean + arena.won(1, 0).mean == pytest.approx(1)
    data = arena.to_json()
    assert data["won"][0][0] is None
    assert data["elo"][0] == [0.0, None]


def test_partners_sit_on_one_side() -> None:
    settings = ArenaSettings(Rules(partners=True), 4, 1, match=False, time_limit=5, record=True)
    records = play_deal(settings, ("casual", "random"), 0).records
    assert [record.players[0] == record.players[2] for record in records] == [True, True]
    assert len(play(["random", "casual"], Rules(partners=True), players=4, deals=2).pairs) == 1


def test_records_verify_and_matches_have_winners() -> None:
    records: list[Record] = []
    arena = play(["random", "casual"], Rules(target=60), deals=3, seed=2, match=True, write=records.append)
    counts = Counts()
    for record in records:
        verify(record.to_json(), counts)
        assert record.winners
    assert counts.rounds == arena.rounds
    assert len(records) == 6


def test_a_test_stops_when_it_is_settled_at_the_same_deal_on_any_number_of_cores() -> None:
    first, second = (play(["greedy", "random"], deals=500, seed=1, jobs=jobs, test=(0, 80)) for jobs in (1, 2))
    assert first.test is not None
    assert first.test.verdict is True
    assert first.deals == second.deals < 500


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raising", "ZeroDivisionError: oh"),
        ("Silent", "BotError: bot silent at seat {seat} answers nothing in phase turn"),
        ("Babbling", "TypeError: "),
        ("Hanging", "a decision took more than 0.05 s"),
    ],
)
def test_a_bot_that_fails_loses_the_round_and_the_run_goes_on(bot: str, reason: str) -> None:
    forfeits: list[Forfeit] = []
    spec = f"arenabots:{bot}"
    arena = play([spec, "random"], deals=3, seed=1, time_limit=0.05, complain=forfeits.append)
    assert arena.won(0, 1).mean == 0
    assert arena.rounds == 6
    assert arena.forfeits == {bot.lower(): 6}
    assert [(forfeit.deal, forfeit.seat) for forfeit in forfeits] == [
        (deal, seat) for deal in range(3) for seat in (0, 1)
    ]
    assert forfeits[1].bot == bot.lower()
    assert forfeits[1].reason.startswith(reason.format(seat=1))


def test_a_forfeit_among_several_is_shared_by_the_others() -> None:
    settings = ArenaSettings(Rules(), 4, 1, match=False, time_limit=5, record=True)
    contest = Contest(settings, ("random", "arenabots:Raising"), 0, [0])
    contest.play()
    assert contest.score == pytest.approx(1 / 3)
    verify(contest.match.record().to_json(), Counts())


def test_a_match_is_lost_by_a_forfeit() -> None:
    arena = play(["arenabots:Raising", "random"], deals=2, match=True)
    assert arena.won(1, 0).mean == 1


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["random"], {}, "an arena needs two bots or more"),
        (["random", "random"], {}, "the bot 'random' is there twice"),
        (["random", "novice", "casual"], {"test": (0, 10)}, "a sequential test is for two bots"),
        (["random", "clever"], {}, "unknown bot 'clever'"),
        (["random", "casual"], {"players": 11}, "players"),
    ],
)
def test_what_is_wrong_is_said(bots: list[str], options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        play(bots, **options)  # type: ignore[arg-type]
