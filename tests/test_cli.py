"""The command `oneleft`, run as a program."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCENARIO = {
    "format": "oneleft/1",
    "rules": {"edition": "official"},
    "players": 2,
    "position": {"hands": ["r7 W4 g1", "g1 g2"], "draw": "r1 g5 y3 y4 b1 b2", "discard": "r5", "turn": 0},
    "actions": ["0 play W4:b", "1 challenge", "1 draw"],
}


def oneleft(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oneleft.cli.main", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False, cwd=cwd)


def objects(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines() if line]


def test_replay_prints_a_line_for_the_start_and_for_each_action(tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(SCENARIO, indent=1))
    done = oneleft("replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    lines = objects(done.stdout)
    assert [line.get("action") for line in lines] == [None, "0 play W4:b", "1 challenge", "1 draw"]
    assert lines[2]["state"]["hands"] == ["r1 r7 y3 y4 g1 g5", "g1 g2"]


def test_replay_reads_standard_input_with_several_objects() -> None:
    text = json.dumps(SCENARIO)
    done = oneleft("replay", "-", stdin=f"{text}\n{text}\n")
    assert done.returncode == 0
    first, second = done.stdout.split("\n\n")
    assert first.strip() == second.strip()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense", "line 1: not JSON"),
        ("", "no scenario or record in it"),
        ("\n\n", "no scenario or record in it"),
        ("[]", "an object, not a list"),
        ('{"format": "oneleft/1"}', "players: is missing"),
        (json.dumps({**SCENARIO, "rules": {"stackin": True}}), "rules: unknown option 'stackin'"),
        (json.dumps({**SCENARIO, "players": 3}), "position.hands: 2 hands for 3 players"),
    ],
)
def test_a_file_that_is_no_scenario_ends_with_status_2_and_one_line(text: str, words: str) -> None:
    done = oneleft("replay", "-", stdin=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_missing_file_is_named() -> None:
    for command in ("replay", "verify"):
        done = oneleft(command, "nowhere.json")
        assert done.returncode == 2
        assert done.stderr == "oneleft: nowhere.json: No such file or directory\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    text = (json.dumps(SCENARIO) + "\n") * 300
    command = f"{sys.executable} -m oneleft.cli.main replay - | head -n 1"
    done = subprocess.run(command, shell=True, input=text, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_simulate_writes_records_that_verify_and_replay(tmp_path: Path) -> None:
    rules = ["--edition", "custom", "--set", "jump_in=on", "--set", "customs=joke,three-all,open"]
    how = ["--games", "30", "--players", "3", "--seed", "5", "--workers", "1", "--record", "r.jsonl", "--json"]
    done = oneleft("simulate", *rules, *how, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    summary = objects(done.stdout)[-1]
    assert summary["rounds"] == 30
    assert summary["moves"] > 0
    assert summary["seconds"] > 0
    assert sum(summary["wins"]) + summary["blocked"] + summary["abandoned"] == 30
    checked = oneleft("verify", "r.jsonl", cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("30 records, 30 rounds, ")
    replayed = oneleft("replay", "r.jsonl", cwd=tmp_path)
    assert replayed.returncode == 0
    assert replayed.stdout.count('"state"') - 30 == int(checked.stdout.split()[4].replace(",", ""))


def test_verify_names_line_round_and_action(tmp_path: Path) -> None:
    oneleft("simulate", "--games", "3", "--players", "2", "--seed", "1", "--record", "r.jsonl", cwd=tmp_path)
    records = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()]
    records[1]["rounds"][0]["actions"][4] = "0 play rB"
    (tmp_path / "bad.jsonl").write_text("\n".join(json.dumps(record) for record in records))
    done = oneleft("verify", "bad.jsonl", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("1 record, 1 round, ")
    assert done.stdout.splitlines()[1].startswith("wrong: line 2: round 0, action 4 ('0 play rB'): ")
    outcome = json.loads(oneleft("verify", "bad.jsonl", "--json", cwd=tmp_path).stdout)
    assert outcome["records"] == 1
    assert outcome["wrong"].startswith("line 2: round 0, action 4")
    (tmp_path / "broken.jsonl").write_text((tmp_path / "r.jsonl").read_text() + "{")
    assert oneleft("verify", "broken.jsonl", cwd=tmp_path).returncode == 1
    (tmp_path / "empty.jsonl").write_text("")
    assert oneleft("verify", "empty.jsonl", cwd=tmp_path).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "11"], "2 to 10"),
        (["--players", "1"], "2 to 10"),
        (["--edition", "uno"], "unknown edition 'uno'"),
        (["--set", "stacking"], "OPTION=VALUE"),
        (["--set", "stacking=maybe"], "stacking must be on or off"),
        (["--set", "stack_mixed=on"], "stack_mixed without stacking"),
        (["--bots", "stockfish"], "unknown bot 'stockfish'"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots for 2 players"),
        (["--games", "0"], "--games must be"),
        (["--workers", "0"], "--workers must be"),
        (["--seed", "-1"], "--seed must be"),
        (["--record", "nowhere/r.jsonl", "--games", "1"], "nowhere/r.jsonl: No such file or directory"),
    ],
)
def test_bad_options_are_one_line(arguments: list[str], words: str) -> None:
    done = oneleft("simulate", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_rules_lists_and_explains() -> None:
    listing = oneleft("rules").stdout
    for word in ("official", "europe", "stacking = off", "hand_size = 7", "--explain"):
        assert word in listing
    words = oneleft("rules", "--explain", "--set", "target=123", "--players", "2").stdout
    assert "123" in words
    data = json.loads(oneleft("rules", "--json").stdout)
    assert data["editions"]["classic"]["options"]["wild_points"] == 20
    sentences = json.loads(oneleft("rules", "--explain", "--json").stdout)["sentences"]
    assert all(sentence["text"] and sentence["clauses"] is not None for sentence in sentences)


def test_every_command_has_help_and_needs_no_compiler() -> None:
    for command in ([], ["play"], ["replay"], ["verify"], ["simulate"], ["arena"], ["rules"]):
        assert oneleft(*command, "--help").stdout.startswith("usage: oneleft")
    assert "not affiliated with or endorsed by Mattel" in " ".join(oneleft("--help").stdout.split())
    check = (
        "import sys, oneleft.cli.main as m, oneleft.game, oneleft.bots, oneleft.verify, oneleft.explain;"
        "m.make_parser(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
    assert oneleft("--version").stdout.startswith("oneleft ")


def test_replaying_a_record_is_not_judging_it(tmp_path: Path) -> None:
    oneleft(
        "simulate", "--games", "1", "--match", "--set", "target=30", "--seed", "2", "--record", "r.jsonl", cwd=tmp_path
    )
    record = json.loads((tmp_path / "r.jsonl").read_text())
    record["rounds"].append({**record["rounds"][0], "note": "played for fun after the end"})
    record["rounds"][1:1] = [{"dealer": 1, "actions": ["* cut r1 r2 r3 r4", "\ud800 draw"]}]
    del record["scores"], record["winners"]
    done = oneleft("replay", "-", stdin=json.dumps(record))
    assert (done.returncode, done.stderr) == (0, "")
    lines = objects(done.stdout)
    starts = [line["state"]["phase"] for line in lines if "action" not in line]
    assert starts == ["shuffle"] * len(record["rounds"]), "only a first round begins with the cut"
    assert [line["ok"] for line in lines if line.get("action") in ("* cut r1 r2 r3 r4", "\ud800 draw")] == [
        False,
        False,
    ]
    assert oneleft("verify", "-", stdin=json.dumps(record)).returncode == 1
