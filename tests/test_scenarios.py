"""Every clause of the rulebook has scenarios with expectations written by hand from the rulebook."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oneleft.replay import replay

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").glob("*.json"))
CLAUSES = re.findall(r"^\| ([A-Z0-9]+-[A-Za-z0-9-]+) \|", (ROOT / "docs" / "rules.md").read_text(), re.MULTILINE)


def differences(expected: dict[str, Any], line: dict[str, Any]) -> list[str]:
    """What in a printed line is not as a partial expectation says."""
    state = line["state"]
    found = []
    wanted_ok = expected.get("ok", True)
    if line.get("ok", True) != wanted_ok:
        found.append(f"ok is {line.get('ok', True)}: {line.get('error', 'accepted')}")
    for key, value in expected.items():
        if key == "ok":
            continue
        if key in ("can", "cannot"):
            for seat, actions in value.items():
                listed = state["legal"].get(seat, [])
                found += [f"{seat} {action}: {key}" for action in actions if (action in listed) != (key == "can")]
        elif state[key] != value:
            found.append(f"{key} is {state[key]!r}, not {value!r}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_comes_out_as_the_rulebook_says(path: Path) -> None:
    scenario = json.loads(path.read_text())
    lines = list(replay(scenario))
    expect = scenario["expect"]
    assert set(expect) <= {str(step) for step in range(len(lines))}, "an expectation after the last action"
    for step, line in enumerate(lines):
        wrong = differences(expect.get(str(step), {}), line)
        assert not wrong, f"step {step} ({line.get('action', 'start')}): {'; '.join(wrong)}"


def test_every_clause_of_the_rulebook_has_a_scenario() -> None:
    covered = {path.name.split(".")[0] for path in FILES}
    assert len(CLAUSES) > 90
    assert sorted(set(CLAUSES)) == sorted(CLAUSES), "a clause id stands twice in docs/rules.md"
    assert set(CLAUSES) - covered == set()
    assert covered - set(CLAUSES) == set(), "scenarios named for no clause"


def test_every_scenario_says_what_it_shows() -> None:
    for path in FILES:
        scenario = json.loads(path.read_text())
        assert scenario["about"].strip(), path.name
        assert scenario["expect"], path.name
