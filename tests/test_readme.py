"""What the README and the documentation show is true: commands run, examples give what they say."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from oneleft.game.event import EVENT_KINDS
from oneleft.replay import replay

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    examples = "\n".join(blocks(page, "python"))
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))
    assert runner.summarize(verbose=False).failed == 0


def test_commands_of_the_readme(tmp_path: Path) -> None:
    commands = [
        line.split("#")[0].strip()
        for block in blocks(ROOT / "README.md", "sh")
        for line in block.splitlines()
        if line.startswith("oneleft ")
    ]
    assert len(commands) >= 5
    for command in commands:
        arguments = [sys.executable, "-m", "oneleft.cli.main", *shlex.split(command)[1:]]
        done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout, command


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", "\n".join(blocks(ROOT / "README.md", "sh")), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_json_examples_can_be_read_and_scenarios_replay(page: Path) -> None:
    for block in blocks(page, "json"):
        data = json.loads(block)
        if isinstance(data, dict) and "position" in data and "actions" in data:
            for step, line in enumerate(replay(data)):
                wanted = data.get("expect", {}).get(str(step), {}).get("ok", True)
                assert line.get("ok", True) == wanted, line.get("action")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_project_stands_alone() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ}
    ).stdout.split()
    for name in listed:
        if name.endswith((".py", ".md", ".toml", ".json", ".txt")) or name in ("Makefile", ".ci/run"):
            text = (ROOT / name).read_text()
            assert ".." + "/shared" not in text, name


def test_every_event_is_documented() -> None:
    page = (ROOT / "docs" / "notation.md").read_text().split("## Events")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
    documented = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}
    assert documented == set(EVENT_KINDS)
