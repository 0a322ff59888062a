"""Looks, motion, sound and hints: themes are followed and chosen, cards fly and never hinder, hints come once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CORNER, DESKTOP, LANDSCAPE, PHONE, Seat, picture
from tests.browser.measures import no_barriers, settled
from tests.browser.test_access import VIEWS

Person = Callable[..., Seat]
Table = Callable[..., list[Seat]]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
GROUND = {"light": "rgb(239, 232, 218)", "dark": "rgb(10, 23, 19)"}
# Counts what flies over the table; `slow` keeps it in the air for as long as a test needs.
WATCH_FLIGHTS = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (!this.matches('.flyer, .sign')) return animate.call(this, frames, options);
        window.flights.push(this.className);
        return animate.call(this, frames, { ...options, duration: options.duration * SLOWER });
    };
"""

COUNT_TONES = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        window.tones += 1;
        return start.apply(this, at);
    };
}"""


def ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def settings(page: Page) -> None:
    page.locator(".gear").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def watch_flights(seat: Seat, slower: int = 1) -> None:
    seat.page.evaluate(f"() => {{ {WATCH_FLIGHTS} }}".replace("SLOWER", str(slower)))


def flown(seat: Seat, least: int = 0) -> list[str]:
    """What has flown since it was watched, once there is so much of it."""
    seat.page.wait_for_function("least => window.flights.length >= least", arg=least)
    return [name.split()[0] for name in seat.page.evaluate("window.flights")]


@VIEWS
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@THEMES
def test_the_theme_follows_the_system_and_what_was_chosen(
    person: Person, view: dict[str, Any], locale: str, theme: str
) -> None:
    other = "dark" if theme == "light" else "light"
    ann = person("Ann", "/", locale=locale, color_scheme=theme, **view)
    assert ground(ann.page) == GROUND[theme]
    settings(ann.page)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.locator(f"input[value={other}]").check(force=True)
    assert ground(ann.page) == GROUND[other]
    ann.page.reload()
    assert ann.page.evaluate("document.documentElement.dataset.theme") == other
    assert ground(ann.page) == GROUND[other]
    settings(ann.page)
    expect(ann.page.locator(f"input[value={other}]")).to_be_checked()
    ann.page.locator("input[name][value=system]").first.check(force=True)
    assert ground(ann.page) == GROUND[theme]


def test_the_chosen_theme_is_there_before_the_first_paint(person: Person) -> None:
    ann = person("Ann", None, color_scheme="light", **DESKTOP)
    ann.context.add_init_script("localStorage.setItem('oneleft.look', JSON.stringify({ theme: 'dark' }))")
    ann.page.route("**/assets/*.js", lambda route: route.abort())  # nothing but the page itself and its styles
    ann.page.goto("/", wait_until="load")
    assert ground(ann.page) == GROUND["dark"]


@VIEWS
@THEMES
def test_home_and_settings_have_no_barriers_in_either_theme(person: Person, theme: str, view: dict[str, Any]) -> None:
    ann = person("Ann", "/", color_scheme=theme, **view)
    settings(ann.page)
    no_barriers(ann.page)
    picture(ann, f"look-home-{theme}-{view['viewport']['width']}")


@pytest.mark.parametrize("path", ["/new", "/games", "/replay", "/fair"])
def test_other_pages_have_no_barriers_in_the_dark(person: Person, path: str) -> None:
    """In the light test_access looks at them."""
    ann = person("Ann", path, color_scheme="dark", **DESKTOP)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    no_barriers(ann.page)
    picture(ann, f"look-{path.strip('/')}-dark")


@VIEWS
@THEMES
def test_table_and_score_sheet_have_no_barriers_in_either_theme(table: Table, theme: str, view: dict[str, Any]) -> None:
    seen: dict[str, Any] = {"color_scheme": theme, **view}
    ann, ben = table(["r1 r2 g7", "W4 r3 b2"], views=(seen, seen))
    expect(ben.page.locator(".hint")).to_be_visible()
    no_barriers(ben.page)
    ben.play("Red 3")
    ann.play("Red 1")
    ben.play("Wild Draw Four", "blue")
    no_barriers(ann.page)  # the question whether to challenge, with its hint
    ann.press("Take the 4 cards")
    ben.press("UNO!")
    ben.play("Blue 2")
    expect(ben.page.get_by_role("heading", name="Score after round 1")).to_be_visible()
    settled(ben.page)  # no more cards and stars in the air
    no_barriers(ben.page)
    picture(ben, f"look-sheet-{theme}-{view['viewport']['width']}")


@VIEWS
def test_the_place_to_wait_has_no_barriers_in_the_light(person: Person, site: Any, view: dict[str, Any]) -> None:
    ann = person("Ann", None, color_scheme="light", **view)
    made = site.post("/api/tables", {"key": ann.key, "name": "Ann", "settings": {"players": 3}})
    ann.page.goto(f"/t/{made['code']}")
    expect(ann.page.get_by_role("button", name="Fill with bots")).to_be_visible()
    no_barriers(ann.page)


def test_cards_fly_to_the_pile_and_to_whoever_draws(table: Table) -> None:
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"])
    for seat in (ann, ben):
        settled(seat.page)  # the deal
        watch_flights(seat)
    ben.play("Red 3")
    expect(ann.card("Red 1")).to_have_accessible_name("Red 1, playable")
    assert flown(ben, 1) == ["flyer"]
    assert flown(ann, 1) == ["flyer"]
    ann.press("Draw a card")
    ann.holds(4)
    expect(ben.page.locator(".seat .count")).to_have_text("4")
    assert flown(ben, 2) == ["flyer", "flyer"]
    assert flown(ann, 2) == ["flyer", "flyer"]
    expect(ben.page.locator(".flyer")).to_have_count(0)  # and nothing stays


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_flies_for_those_who_want_less_motion(table: Table, how: str) -> None:
    asked: dict[str, Any] = {"reduced_motion": "reduce", **DESKTOP} if how == "system" else DESKTOP
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"], views=(DESKTOP, asked))
    if how == "setting":
        settings(ben.page)
        ben.page.locator("input[value=less]").check(force=True)
        ben.page.keyboard.press("Escape")
    watch_flights(ben)
    ben.play("Red 3")
    ann.press("Draw a card")
    expect(ben.page.locator(".seat .count")).to_have_text("4")
    assert flown(ben) == []
    assert ben.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--motion')") in ("0ms", "0s")


@pytest.mark.parametrize("view", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
def test_the_next_action_does_not_wait_for_a_flight(table: Table, view: dict[str, Any]) -> None:
    ann, ben = table(["r1 r2 g7", "r3 rS y9"], views=(view, view))
    settled(ben.page)  # the deal
    watch_flights(ben, slower=100)  # half a minute in the air
    ben.play("Red Skip")  # with two players, one's own turn again
    expect(ben.page.locator(".flyer")).to_have_count(1)
    picture(ben, f"look-flight-{view['viewport']['width']}")
    ben.play("Red 3")
    ben.holds(1)
    ann.play("Red 1")
    expect(ben.page.locator(".flyer")).not_to_have_count(0)  # still there, and in nobody's way


def test_a_page_that_is_opened_again_plays_nothing(table: Table) -> None:
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"])
    ben.play("Red 3")
    ann.context.add_init_script(
        f"addEventListener('DOMContentLoaded', () => {{ {WATCH_FLIGHTS.replace('SLOWER', '1')} }})"
    )
    ann.page.reload()
    ann.holds(3)
    ann.page.wait_for_timeout(500)
    assert flown(ann) == []


def test_mute_is_one_tap_and_a_switch_away_and_remembered(table: Table) -> None:
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"])
    ben.page.evaluate(COUNT_TONES)
    ben.play("Red 3")
    ann.play("Red 1")
    expect(ben.page.locator(".newest .turn")).to_have_text("Your turn")
    ben.page.wait_for_function("() => window.tones > 0")
    settings(ben.page)
    ben.page.get_by_role("switch", name="Sound").uncheck(force=True)
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ben.page.reload()
    ben.holds(2)
    ben.page.evaluate(COUNT_TONES)
    ben.press("Draw a card")
    ben.holds(3)
    assert ben.page.evaluate("window.tones") == 0
    settings(ben.page)
    expect(ben.page.get_by_role("switch", name="Sound")).not_to_be_checked()
    assert json.loads(ben.page.evaluate("localStorage.getItem('oneleft.look')"))["muted"] is True


@VIEWS
def test_hints_come_once_and_cover_nothing(table: Table, view: dict[str, Any]) -> None:
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"], views=(view, view))
    hint = ben.page.locator(".hint")
    expect(hint).to_contain_text("Raised cards can be played")
    box = hint.bounding_box()
    assert box is not None
    for other in [*ben.page.locator(".hand button").all(), ben.page.locator(".uno"), ben.page.locator(".bar .primary")]:
        there = other.bounding_box()
        assert there is not None
        apart = (
            there["y"] >= box["y"] + box["height"] - 1
            or there["y"] + there["height"] <= box["y"] + 1
            or there["x"] >= box["x"] + box["width"] - 1
            or there["x"] + there["width"] <= box["x"] + 1
        )
        assert apart, (box, there)
    picture(ben, f"look-hint-{view['viewport']['width']}")
    ben.press("Got it")
    expect(hint).to_have_count(0)
    ben.play("Red 3")
    ann.play("Red 1")
    expect(ben.page.locator(".newest .turn")).to_have_text("Your turn")
    expect(hint).to_contain_text("Draw a card from the pile")
    ben.page.reload()
    ben.holds(2)
    expect(hint).to_have_count(0)  # both have been shown
    ann.page.reload()
    ann.holds(2)
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_hints_can_be_turned_off_and_on(table: Table) -> None:
    ann, ben = table(["r1 r2 g7", "r3 b2 y9"], draw="g8")
    ben.press("No more hints")
    expect(ben.page.locator(".hint")).to_have_count(0)
    ben.play("Red 3")
    ann.press("Draw a card")
    expect(ben.page.locator(".newest .turn")).to_have_text("Your turn")
    expect(ben.page.locator(".hint")).to_have_count(0)
    settings(ben.page)
    ben.page.get_by_role("switch", name="Hints for new players").check(force=True)
    ben.press("Show the hints again")
    expect(ben.page.locator(".hint")).to_be_visible()


def test_the_replay_shows_cards_flying_step_by_step(table: Table) -> None:
    ann, ben = table(["r1 g7", "r3 r2"], draw="g8")
    ben.press("UNO!")
    ben.play("Red 3")
    ann.press("Draw a card")
    ben.play("Red 2")
    ben.page.get_by_role("link", name="Replay of this round").click()
    expect(ben.page.get_by_role("slider")).to_be_visible()
    watch_flights(ben)
    ben.page.get_by_role("button", name="Next step").click(position=CORNER)
    before = len(flown(ben, 1))
    picture(ben, "look-replay")
    ben.page.keyboard.press("End")  # a jump is no story
    ben.page.wait_for_timeout(300)
    assert len(flown(ben)) == before
