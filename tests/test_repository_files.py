"""The files around the code: versions, citation, changelog, templates, the workflow, the pages of the site."""

import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

import oneleft

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOME = PROJECT["project"]["urls"]["Source"]


def read_yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def releases() -> list[tuple[str, str]]:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)


def test_the_version_is_in_one_place_and_the_changelog_knows_it() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/oneleft/version.py"
    assert oneleft.__version__ in [version for version, _ in releases()]


def test_the_changelog_goes_from_new_to_old() -> None:
    found = releases()
    numbers = [tuple(int(part) for part in version.split(".")) for version, _ in found]
    assert numbers == sorted(numbers, reverse=True)
    assert [day for _, day in found] == sorted((day for _, day in found), reverse=True)
    headings = re.findall(r"^### (\w+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(headings) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_citation() -> None:
    """What CFF 1.2.0 requires, and values of the kinds that it allows."""
    citation = read_yaml("CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    for key in ("message", "title", "abstract"):
        assert isinstance(citation[key], str) and citation[key]
    assert citation["authors"] and all(set(author) <= {"name", "website"} for author in citation["authors"])
    assert citation["license"] == PROJECT["project"]["license"]
    assert isinstance(citation["date-released"], date)
    assert (str(citation["version"]), str(citation["date-released"])) == releases()[0]
    assert citation["repository-code"] == HOME
    known = {"cff-version", "message", "type", "title", "abstract", "authors", "version", "date-released", "license"}
    assert set(citation) <= known | {"repository-code", "url", "keywords", "doi"}


def test_the_address_of_the_repository_is_the_same_everywhere() -> None:
    for path in ("CITATION.cff", "CHANGELOG.md", "tools/site_pages.py", ".github/ISSUE_TEMPLATE/config.yml"):
        addresses = re.findall(r"https://github\.com/[\w-]+/[\w-]+", (ROOT / path).read_text(encoding="utf-8"))
        assert addresses and set(addresses) == {HOME}, path
    assert all(address.startswith(HOME) for address in PROJECT["project"]["urls"].values())


@pytest.mark.parametrize("name", ["bug", "rule", "feature"])
def test_issue_forms(name: str) -> None:
    form = read_yaml(f".github/ISSUE_TEMPLATE/{name}.yml")
    assert form["name"] and form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in asked}) == len(asked)
    for part in asked:
        assert part["type"] in ("textarea", "input", "dropdown")
        assert part["attributes"]["label"]
        assert (part["type"] == "dropdown") == ("options" in part["attributes"])


def test_the_workflow_runs_what_we_run() -> None:
    workflow = read_yaml(".github/workflows/ci.yml")
    assert set(workflow[True]) == {"push", "pull_request"}  # YAML takes the key `on` for a truth value
    assert workflow["permissions"] == {"contents": "read"}
    jobs = workflow["jobs"]
    matrix = jobs["python"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}
    said = [step.get("run", "") for job in jobs.values() for step in job["steps"]]
    assert ".ci/run" in said
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^make (?:PYTHON=python )?([\w-]+)", "\n".join(said), re.MULTILINE)
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    command = next(line for line in makefile.splitlines() if "NUMBA_BOUNDSCHECK=1" in line and "pytest" in line)
    assert "-m pytest -q -n 2 --dist worksteal" in command
    assert any("-m pytest -q -n 2 --dist worksteal" in text for text in said)
    for job in jobs.values():
        assert "timeout-minutes" in job


def test_every_page_is_in_the_navigation() -> None:
    site = read_yaml("mkdocs.yml")

    def pages(entry: Any) -> list[str]:
        if isinstance(entry, str):
            return [entry]
        return [page for part in (entry.values() if isinstance(entry, dict) else entry) for page in pages(part)]

    listed = pages(site["nav"])
    docs = ROOT / "docs"
    for page in docs.rglob("*.md"):
        name = page.relative_to(docs).as_posix()
        assert name in listed or name.startswith("decisions/"), name
    for notebook in docs.glob("notebooks/*.ipynb"):
        assert f"notebooks/{notebook.stem}.md" in listed
