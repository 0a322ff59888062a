"""`oneleft arena`, run as a program."""

import json
from pathlib import Path

import pytest

from tests.test_cli import objects, oneleft

FAILING = """
class Failing:
    name = "failing"
    def act(self, view):
        raise ValueError("no idea")
"""


def test_it_prints_the_whole_table_and_writes_records_that_verify(tmp_path: Path) -> None:
    bots = ("random", "novice", "casual")
    done = oneleft("arena", *bots, "--deals", "4", "--seed", "7", "--records", "r.jsonl", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("4 deals for 2 players, each from every seat: 24 rounds in ")
    assert lines[3].split() == list(bots)
    assert lines[5].startswith("novice")
    assert " ± " in lines[5]
    assert "Elo" in lines
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 24
    assert oneleft("verify", "r.jsonl", cwd=tmp_path).returncode == 0


def test_json_is_the_same_for_the_same_seed_on_any_number_of_cores() -> None:
    results = []
    for jobs in ("1", "2"):
        how = ("--players", "3", "--deals", "12", "--seed", "5", "--test", "off", "--jobs", jobs, "--json")
        [data] = objects(oneleft("arena", "random", "casual", *how).stdout)
        data.pop("seconds")
        results.append(data)
    assert results[0] == results[1]
    assert (results[0]["rounds"], results[0]["test"]) == (2 * 3 * 12, None)


def test_two_bots_are_tested_and_it_is_said_when_that_is_settled() -> None:
    done = oneleft(
        "arena", "greedy", "random", "--deals", "300", "--seed", "1", "--test", "0,100", "--set", "target=100"
    )
    assert "Settled: greedy is stronger than random (Elo 100 rather than 0; " in done.stdout
    done = oneleft("arena", "greedy", "random", "--deals", "2", "--seed", "1")
    assert "Not settled: Elo 0 or 10 for greedy against random (" in done.stdout


def test_a_bot_that_fails_is_named_with_deal_seat_and_reason(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    done = oneleft("arena", "random", "mine:Failing", "--deals", "4", "--seed", "1", cwd=tmp_path)
    assert done.returncode == 0
    said = done.stderr.splitlines()
    assert said[0] == "failing forfeits deal 0 at seat 1: ValueError: no idea"
    assert said[1] == "failing forfeits deal 0 at seat 0: ValueError: no idea"
    assert said[5] == "failing: further forfeits are only counted"
    assert len(said) == 6
    assert "failing forfeited: 8" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["random"], "the arena needs two bots or more"),
        (["random", "casual", "random"], "'random' is named twice"),
        (["random", "clever"], "unknown bot 'clever': choose from random, novice, casual"),
        (["random", "nowhere:Bot"], "bot 'nowhere:Bot': there is no module 'nowhere' here"),
        (["random", "casual", "--deals", "0"], "--deals must be 1 to 10,000,000, not 0"),
        (["random", "casual", "--players", "11"], "players"),
        (["random", "casual", "--time-limit", "0"], "--time-limit must be more than 0 seconds, not 0.0"),
        (["random", "casual", "--test", "10"], "--test 10: write it as ELO0,ELO1"),
        (["random", "casual", "--test", "10,0"], "--test 10,0: write it as ELO0,ELO1"),
        (["random", "casual", "novice", "--test", "0,10"], "--test is for two bots, not 3"),
        (["random", "casual", "--jobs", "0"], "--jobs must be 1 to 512, not 0"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: list[str], words: str) -> None:
    done = oneleft("arena", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_json_carries_the_test_and_forfeits(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    done = oneleft("arena", "random", "mine:Failing", "--deals", "40", "--seed", "1", "--json", cwd=tmp_path)
    data = json.loads(done.stdout)
    assert data["won"][1][0] == [0.0, 0.0]
    assert data["test"]["elo1"] == 10
    assert data["forfeits"] == {"random": 0, "failing": 2 * data["deals"]}
