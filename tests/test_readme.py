"""What the README and the documentation show is true: commands run, examples give what they say."""

import doctest
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from oneleft.game.event import EventKind
from oneleft.replay import replay
from tools import notebooks

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

# Blocks of Python that are not run here, by their first line, and why.
NOT_RUN = {
    "import torch": "needs PyTorch and an NVIDIA GPU: python -m tools.gpu_check",
    "import jax": "needs JAX and an NVIDIA GPU: python -m tools.gpu_check",
    "import hashlib, hmac, json, sys": "a program that reads a record: tests/test_fair.py runs it",
}
# Commands that are not run here, by how they begin, and why.
NOT_COMMANDED = {
    "pip install": "needs a package registry: make release-check installs what we build",
    "python -m oneleft.train": "needs PyTorch: make test-train",
    "oneleft arena runs/": "needs what training leaves: make test-train",
    "oneleft play": "asks a person: tests/test_play.py",
}
SHORTER = {"oneleft arena": ["--deals", "20"]}
LANGUAGES = {"python", "sh", "json", "text"}
PATIENCE = 60  # seconds until a server has started


class Block(NamedTuple):
    """A fenced block: its language, the name of the file it is meant to be saved as, and its text."""

    language: str
    title: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    found = re.findall(
        r'^```(\w*)(?: title="([\w.]+)")?[^\n]*\n(.*?)^```$', page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [Block(*block) for block in found]


def blocks(page: Path, language: str) -> list[str]:
    return [block.text for block in blocks_of(page) if block.language == language]


def with_blocks(*languages: str) -> pytest.MarkDecorator:
    pages = [page for page in PAGES if any(blocks(page, language) for language in languages)]
    return pytest.mark.parametrize("page", pages, ids=lambda page: str(page.relative_to(ROOT)))


@with_blocks("", *LANGUAGES)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks_of(page)} <= LANGUAGES


@with_blocks("python")
def test_python_examples(page: Path) -> None:
    examples = "\n".join(block for block in blocks(page, "python") if ">>> " in block)
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))
    assert runner.summarize(verbose=False).failed == 0


@with_blocks("python")
def test_python_programs(page: Path, tmp_path: Path) -> None:
    for program in blocks(page, "python"):
        if ">>> " not in program and program.splitlines()[0] not in NOT_RUN:
            subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)


@with_blocks("sh")
def test_commands(page: Path, tmp_path: Path) -> None:
    (tmp_path / "my_module.py").write_text(classes_shown(page), encoding="utf-8")
    for block in blocks_of(page):
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    for line in "".join(blocks(page, "sh")).splitlines():
        command = line.split("  #")[0].strip()
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), command
        elif command.startswith("oneleft serve"):
            serve(shlex.split(command)[1:], tmp_path)
        elif command and not any(command.startswith(start) for start in NOT_COMMANDED):
            run(command, tmp_path)


def classes_shown(page: Path) -> str:
    """The classes of a page's examples with what they import: what it asks to be saved as my_module.py."""
    parts = doctest.DocTestParser().get_examples("\n".join(blocks(page, "python")))
    return "".join(part.source for part in parts if part.source.startswith(("import ", "from ", "class ")))


def run(command: str, folder: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "oneleft", f"{command}: run it here, or say in NOT_COMMANDED why not"
    extra = next((extra for start, extra in SHORTER.items() if command.startswith(start)), [])
    done = subprocess.run(
        [sys.executable, "-m", "oneleft.cli.main", *arguments, *extra],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    assert done.stdout, command


def serve(arguments: list[str], folder: Path) -> None:
    """A server that is asked for its health and then stopped."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "oneleft.cli.main",
        *arguments,
        "--port",
        str(port),
        "--data",
        str(folder / "data"),
    ]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        until = time.monotonic() + PATIENCE
        while True:
            assert server.poll() is None and time.monotonic() < until, arguments
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                    assert json.load(answer)["status"] == "ok"
                break
            except OSError:
                time.sleep(0.2)
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)


@pytest.mark.parametrize("file", sorted(notebooks.NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_notebooks_give_what_they_show(file: Path) -> None:
    shown = notebooks.read(file)
    assert notebooks.run(shown, file.name) == shown, "python -m tools.notebooks writes the outputs"


@with_blocks("json")
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
    assert documented == set(get_args(EventKind))
