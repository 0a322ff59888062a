"""Accessibility and language on real pages: axe finds no problem, and pages are in the visitor's language."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from oneleft.words import LANGUAGES
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Seat, Site, picture
from tests.browser.measures import give_hand, no_barriers, no_sideways_scrolling

VIEWS = pytest.mark.parametrize("view", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
Person = Callable[..., Seat]
Table = Callable[..., list[Seat]]


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


@VIEWS
@pytest.mark.parametrize("locale", ["en-GB", "lt-LT"])
def test_the_middle_of_a_game_has_no_barriers(site: Site, person: Person, locale: str, view: dict[str, Any]) -> None:
    ann = person("Ann", None, locale=locale, **view)
    settings = {"players": 6, "rules": {"hand_size": 7}, "stand_in": False}
    body = {"key": ann.key, "name": "Ann", "settings": settings, "bots": [None, *["random"] * 5], "start": True}
    ann.page.goto(f"/t/{site.post('/api/tables', body)['code']}")
    expect(ann.page.locator(".hand button")).to_have_count(7)
    give_hand(ann, 24)
    no_barriers(ann.page)  # somebody can be caught, cards can be played, the hand scrolls
    ann.page.locator("[data-player]").first.click()
    no_barriers(ann.page)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    no_barriers(ann.page)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("textbox")).to_be_visible()
    no_barriers(ann.page)
    picture(ann, f"talk-{view['viewport']['width']}")


@pytest.mark.parametrize(
    ("locale", "language"), [*((code, code) for code in LANGUAGES if code != "en"), ("lt-LT", "lt"), ("eo", "en")]
)
def test_the_language_follows_the_browser(person: Person, locale: str, language: str) -> None:
    ann = person("Ann", "/", locale=locale, **PHONE)
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    ann.page.locator("button.primary").first.click()
    expect(ann.page.locator(".hand button").nth(6)).to_be_visible()
    no_sideways_scrolling(ann.page)
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
        no_sideways_scrolling(ann.page)
    ann.page.goto("/")
    ann.page.locator("button.primary").first.click()
    expect(ann.page.locator(".hand button").nth(6)).to_be_visible()
    no_sideways_scrolling(ann.page)
    picture(ann, f"pseudo-{view['viewport']['width']}")
