"""The whole way in every language: hints, motion, the score sheet, the proof of the shuffle, replay, settings."""

import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Seat, Site, picture
from tests.browser.measures import no_barriers, no_sideways_scrolling
from tests.browser.test_looks import flown, watch_flights
from tests.browser.where import Where, hand, new_table, sit_and_start

Guest = Callable[..., Seat]
# Every language once, every kind of screen twice.
ALL = [
    Where(PHONE, "en"),
    Where(LANDSCAPE, "pl"),
    Where(DESKTOP, "ru"),
    Where(PHONE, "et"),
    Where(LANDSCAPE, "lv"),
    Where(DESKTOP, "lt"),
]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("where", ALL, ids=lambda where: where.language)


def button(seat: Seat, where: Where, key: str) -> None:
    seat.page.get_by_role("button", name=where.say(key)).first.click()


def fine(page: Page, where: Where) -> None:
    expect(page.locator("html")).to_have_attribute("lang", where.language)
    no_barriers(page)
    no_sideways_scrolling(page)


@IN_EVERY_LANGUAGE
def test_a_round_is_played_and_watched_again(site: Site, guest: Guest, where: Where) -> None:
    ann, ben = guest("Ann", where, None), guest("Ben", where, None)
    code = sit_and_start(site, ann, ben, where, ["r7", "r3"], rules={"target": 5})
    expect(ben.page.locator(".hint")).to_contain_text(where.say("hint-turn"))
    fine(ben.page, where)
    watch_flights(ben)
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    expect(ben.page.locator(".headline")).to_contain_text(where.say("sheet-match-won", me="actor", name="Ben"))
    assert flown(ben, 1)
    fine(ben.page, where)
    ben.page.goto(f"/replay/{code}/1")
    slider = ben.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    ben.page.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    fine(ben.page, where)
    picture(ben, f"replay-{where.language}")
    ben.page.goto("/games")
    expect(ben.page.locator("main")).to_contain_text("Ann")
    fine(ben.page, where)


@IN_EVERY_LANGUAGE
def test_the_shuffle_is_proven(fair_site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, None)
    # Ten with one card each: one of them goes out soon, whatever is dealt.
    code = new_table(fair_site, ann, bots=9, start=True, rules={"hand_size": 1, "target": 1, "drawn_card": "must"})
    ann.page.goto(f"{fair_site.url}/t/{code}")
    checked = ann.page.get_by_text(re.compile("^✓ "))
    usable = ann.page.locator(".hand [data-usable]")
    next_round = ann.page.get_by_role("button", name=where.say("sheet-next"))
    for _ in range(600):
        if next_round.count():  # whoever goes out against nothing but zeros scores nothing
            if next_round.is_enabled():
                next_round.click()
        elif checked.count():
            break
        elif usable.count():
            usable.first.click(position={"x": 7, "y": 20}, force=True)
            for key in "1u":  # the colour of a wild; who is caught without UNO! goes out much later
                ann.page.keyboard.press(key)
        else:
            for key in "1dp":  # the colour of a wild that was turned up; draw; keep it
                ann.page.keyboard.press(key)
        ann.page.wait_for_timeout(100)
    expect(checked.first).to_be_visible()
    fine(ann.page, where)
    with urllib.request.urlopen(f"{fair_site.url}/api/tables/{code}/records/1") as answer:
        assert b'"fair"' in answer.read()
    ann.page.goto(f"{fair_site.url}/fair")
    expect(ann.page.get_by_role("heading").first).to_contain_text(where.say("fair-title"))
    fine(ann.page, where)


@IN_EVERY_LANGUAGE
def test_settings_and_rules_are_one_tap_away(site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, None)
    ann.page.goto(f"/t/{new_table(site, ann, bots=2, start=True)}")
    expect(hand(ann.page)).to_have_count(7)
    button(ann, where, "look-title")
    panel = ann.page.get_by_role("dialog", name=where.say("look-title"))
    expect(panel).to_be_visible()
    fine(ann.page, where)
    ann.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    ann.page.get_by_role("button", name=where.say("menu-open"), exact=True).click()
    ann.page.get_by_text(where.say("wait-rules")).first.click()
    fine(ann.page, where)
