"""Access, on real pages: axe finds nothing, and the pages speak the visitor's language."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Seat, picture

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
VIEWS = pytest.mark.parametrize("view", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
Person = Callable[..., Seat]
Table = Callable[..., list[Seat]]


def no_barriers(page: Page) -> None:
    page.wait_for_timeout(400)  # what fades in has no contrast yet
    page.evaluate(AXE.read_text())
    found = page.evaluate("tags => axe.run(document, {runOnly: tags})", TAGS)
    problems = [(rule["id"], [node["html"][:160] for node in rule["nodes"]]) for rule in found["violations"]]
    assert not problems, json.dumps(problems, indent=1)


@VIEWS
@pytest.mark.parametrize("path", ["/", "/new", "/replay", "/games", "/fair", "/t/ZZZZZZ"])
def test_pages_have_no_barriers(person: Person, path: str, view: dict[str, Any]) -> None:
    ann = person("Ann", path, **view)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    no_barriers(ann.page)


@VIEWS
def test_the_table_has_no_barriers_in_any_state(table: Table, view: dict[str, Any]) -> None:
    ann, ben = table(["g1 g2 g3", "W4 r1 b2"], views=(view, view), false_catch=2)
    no_barriers(ben.page)
    ben.play("Wild Draw Four")
    no_barriers(ben.page)  # the colour picker
    ben.press("blue")
    expect(ann.page.get_by_role("button", name="Challenge")).to_be_visible()
    no_barriers(ann.page)
    ann.press("Challenge")
    no_barriers(ann.page)  # the hand that was shown
    ann.press("Table")
    no_barriers(ann.page)


LANGUAGES = {"pl-PL": "pl", "ru-RU": "ru", "et-EE": "et", "lv-LV": "lv", "lt-LT": "lt", "de-DE": "en"}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_language_follows_the_browser(person: Person, locale: str) -> None:
    language = LANGUAGES[locale]
    ann = person("Ann", "/", locale=locale, **PHONE)
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.locator("button.primary").first.click()
    expect(ann.page.locator(".hand button").nth(6)).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(ann, f"table-{language}")


def test_the_language_can_be_changed_anywhere_at_once(person: Person) -> None:
    ann = person("Ann", "/")
    ann.page.get_by_role("combobox", name="Language").select_option("lt")
    expect(ann.page.locator("html")).to_have_attribute("lang", "lt")
    expect(ann.page.get_by_role("button", name="Play now against bots")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "lt")


@VIEWS
def test_longer_words_still_fit(person: Person, view: dict[str, Any]) -> None:
    ann = person("Ann", None, **view)
    ann.context.add_init_script("localStorage.setItem('oneleft.language', 'xx')")
    for path in ("/", "/new", "/games", "/fair"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    ann.page.goto("/")
    ann.page.locator("button.primary").first.click()
    expect(ann.page.locator(".hand button").nth(6)).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(ann, f"pseudo-{view['viewport']['width']}")
