"""The fair shuffle: the documented function, no bias, and records that prove it."""

import hashlib
import hmac
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oneleft.bots import GreedyBot, next_move
from oneleft.fair import FairProof, FairShuffle
from oneleft.match import Match
from oneleft.rules import Rules
from oneleft.verify import Counts, VerifyError, verify

PAGE = (Path(__file__).parent.parent / "docs" / "fair-shuffle.md").read_text()
SECRET = "00" * 32
ADDED = ("000102030405060708090a0b0c0d0e0f", "ff" * 16)


def words_by_the_page(secret: str, added: tuple[str, ...], number: int) -> Iterator[int]:
    """The stream written again from the page."""
    seed = hashlib.sha256("\n".join(added).encode()).digest()
    block = 0
    while True:
        message = b"oneleft-shuffle/1" + seed + number.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def test_numbers_follow_from_the_stream_by_the_documented_rule() -> None:
    stream = FairShuffle(SECRET, ADDED).chance(7)
    words = words_by_the_page(SECRET, ADDED, 7)
    for bound in (2, 3, 108, 2**31 + 1, 5):
        word = next(word for word in words if word < 2**32 - 2**32 % bound)
        assert stream.below(bound) == word % bound


@pytest.mark.parametrize("row", re.findall(r"^\| (\d[^|]*) \| `([^`]*)` \| `([^`]*)` \|$", PAGE, re.MULTILINE))
def test_vectors_of_the_page(row: tuple[str, str, str]) -> None:
    number, cards, shuffled = row
    added = () if "nobody" in number else ADDED
    order = cards.split()
    FairShuffle(SECRET, added).chance(int(number.split(",")[0])).shuffle(order)
    assert order == shuffled.split()


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    fair = FairShuffle.new()
    assert fair.commitment == hashlib.sha256(bytes.fromhex(fair.secret)).hexdigest()
    assert FairShuffle.new().secret != fair.secret


def test_every_order_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(12_000):
        cards = [0, 1, 2, 3]
        FairShuffle(SECRET, ADDED).chance(number).shuffle(cards)
        found[tuple(cards)] += 1
    expected = 12_000 / 24
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    assert len(found) == 24
    assert chi < 60  # 23 degrees of freedom: beyond this once in thirty thousand times


def fair_record(rules: Rules, players: int = 3, seed: int = 5) -> dict[str, Any]:
    """A match dealt fairly."""
    match = Match(rules, [f"P{seat}" for seat in range(players)])
    source = random.Random(seed)
    bots = [GreedyBot(seat) for seat in range(players)]
    while not match.is_over:
        fair = FairShuffle(source.randbytes(32).hex(), (source.randbytes(16).hex(), source.randbytes(16).hex()))
        game = match.start_round()
        chances = 0
        while not game.is_over:
            if game.waits_for_chance:
                game.chance(fair.chance(chances))
                chances += 1
            else:
                move = next_move(game, bots, source)
                assert move is not None
                game.push(*move)
        match.finish_round().fair = FairProof(fair.commitment, fair)
    data: dict[str, Any] = json.loads(json.dumps(match.record().to_json()))
    return data


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return fair_record(Rules(target=120, hand_size=10, shuffle_hands=True))


def test_a_fair_record_verifies(record: dict[str, Any]) -> None:
    verify(record, Counts())
    chances = [line for entry in record["rounds"] for line in entry["actions"] if line.startswith("* ")]
    assert len(chances) > len(record["rounds"]) + 1, "no shuffle in mid-round was tested"


def test_another_secret_is_found(record: dict[str, Any]) -> None:
    bad = json.loads(json.dumps(record))
    bad["rounds"][0]["fair"]["secret"] = "11" * 32
    with pytest.raises(VerifyError, match=r"round 0: fair: the secret is not the one"):
        verify(bad, Counts())


def test_another_contribution_is_found(record: dict[str, Any]) -> None:
    bad = json.loads(json.dumps(record))
    bad["rounds"][0]["fair"]["contributions"].reverse()
    with pytest.raises(VerifyError, match=r"round 0, action 0: not the order"):
        verify(bad, Counts())


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("secret", "xyz", "must be 64 hexadecimal letters"),
        ("commitment", "AB" * 32, "must be 64 hexadecimal letters"),
        ("contributions", ["zz"], "must be hexadecimal"),
        ("contributions", ["00"] * 11, "at most 10"),
        ("contributions", [7], "must be a text"),
        ("other", 1, "unknown key 'other'"),
    ],
)
def test_a_malformed_proof_is_named(record: dict[str, Any], key: str, value: object, problem: str) -> None:
    bad = json.loads(json.dumps(record))
    bad["rounds"][0]["fair"][key] = value
    with pytest.raises(VerifyError, match=problem):
        verify(bad, Counts())


def test_the_program_on_the_page_checks_a_record(record: dict[str, Any], tmp_path: Path) -> None:
    program = PAGE.split("```python\n")[1].split("```")[0]
    (tmp_path / "check.py").write_text(program)
    (tmp_path / "match.json").write_text(json.dumps(record))
    command = [sys.executable, "-I", "check.py", "match.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "as committed" in done.stdout
    record = json.loads(json.dumps(record))
    first = record["rounds"][0]["actions"]
    at = next(step for step, line in enumerate(first) if line.startswith("* shuffle"))
    words = first[at].split()
    words[2], words[3] = words[3], words[2]
    first[at] = " ".join(words)
    (tmp_path / "match.json").write_text(json.dumps(record))
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
