"""Every declared edition agrees with the rulebook, and has its words in every language."""

import re
from pathlib import Path

import pytest

from oneleft.rules import EDITIONS, OPTIONS, Rules
from oneleft.words import LANGUAGES, words

RULEBOOK = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_rulebook_lists_the_editions_with_their_sheets() -> None:
    table = RULEBOOK.split("## Editions", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| `(\w+)`[^|]* \| (S\d) \|", table, re.MULTILINE)
    assert rows == [(name, edition.sheet) for name, edition in EDITIONS.items()]


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_has_the_cards_of_its_sheet_and_changes_what_it_says(name: str) -> None:
    edition = EDITIONS[name]
    assert sum(Rules.of(name).deck()) == edition.cards
    assert edition.changes.keys() <= OPTIONS.keys()
    for option, value in edition.changes.items():
        assert getattr(Rules.of(name), option) == value
        assert getattr(Rules(), option) != value, "the official edition has it already"


def test_the_official_edition_comes_first_and_changes_nothing() -> None:
    assert next(iter(EDITIONS)) == "official"
    assert Rules.of("official") == Rules()
    assert {name for name, edition in EDITIONS.items() if not edition.changes} == {"official"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_has_its_words_in_every_language(name: str, language: str) -> None:
    assert [key for key in (f"edition-{name}", f"edition-about-{name}") if key not in words(language)] == []
