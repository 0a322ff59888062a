"""The public API is what docs/api.md says, in every place that lists it."""

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import oneleft

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
REFERENCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "docs" / "reference").glob("*.md")))


def rows(heading: str) -> list[list[str]]:
    """The cells of a table of the page, each as the names in code type in it."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def names_in(cell: str) -> list[str]:
    return re.findall(r"`([\w.]+)`", cell)


NAMES = [name for row in rows("`from oneleft import ...`") for name in names_in(row[0])]
MODULES = {names_in(row[0])[0]: names_in(row[1]) for row in rows("Modules")}


def test_the_page_lists_what_the_package_exports() -> None:
    assert sorted(NAMES) == sorted(oneleft.__all__)
    assert len(set(NAMES)) == len(NAMES)


def test_everything_exported_is_there_and_is_what_its_module_has() -> None:
    for name in oneleft.__all__:
        value = getattr(oneleft, name)
        home = getattr(value, "__module__", None)
        if isinstance(home, str) and home.startswith("oneleft."):
            assert getattr(importlib.import_module(home), name) is value
    assert set(oneleft.__all__) <= set(dir(oneleft))


def test_what_a_type_checker_sees_is_what_a_program_gets() -> None:
    tree = ast.parse(Path(oneleft.__file__).read_text(encoding="utf-8"))
    guard = next(part for part in tree.body if isinstance(part, ast.If))
    seen = {alias.name: part.module for part in guard.body if isinstance(part, ast.ImportFrom) for alias in part.names}
    assert seen == oneleft._MODULE_OF_NAME
    assert sorted([*seen, "__version__"]) == sorted(oneleft.__all__)


def test_the_page_names_the_modules_that_they_come_from() -> None:
    said = PAGE.split("The modules that they come from", 1)[1].split("\n\n")[0]
    assert sorted(names_in(said)) == sorted(oneleft._NAMES_OF_MODULES)


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'oneleft' has no attribute 'Gamw'"):
        _ = oneleft.Gamw  # type: ignore[attr-defined]


@pytest.mark.parametrize("module", MODULES)
def test_modules_have_the_names_that_the_page_lists(module: str) -> None:
    if module == "oneleft.learn.cuda_env":
        source = ast.parse((ROOT / "src" / "oneleft" / "learn" / "cuda_env.py").read_text(encoding="utf-8"))
        there = {part.name for part in source.body if isinstance(part, ast.ClassDef | ast.FunctionDef)}
        assert set(MODULES[module]) <= there  # importing it needs the extra `gpu`
        return
    found = importlib.import_module(module)
    assert MODULES[module]
    for name in MODULES[module]:
        assert hasattr(found, name), name


def test_the_reference_shows_all_of_it_and_nothing_else() -> None:
    shown = re.findall(r"^::: ([\w.]+)\n(?:    options:\n      members: \[([^]]*)\])?", REFERENCE, re.MULTILINE)
    alone = [place.removeprefix("oneleft.") for place, members in shown if not members]
    assert sorted(alone) == sorted(NAMES)
    assert {place: members.replace(",", " ").split() for place, members in shown if members} == MODULES


def test_importing_it_loads_nothing_heavy() -> None:
    program = (
        "import sys, oneleft\n"
        "before = [name for name in ('numba', 'numpy', 'starlette', 'msgspec') if name in sys.modules]\n"
        "from oneleft import *\n"
        "after = [name for name in ('numba', 'numpy', 'starlette') if name in sys.modules]\n"
        "print(before, after, Game.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[] [] Game\n"
