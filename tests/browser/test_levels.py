"""Choosing how well bots play, in a real browser: to play at once, for each seat, before a match; and host bots."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from oneleft.bots import LADDER
from tests.browser.conftest import DESKTOP, PHONE, Seat, Site, picture
from tests.browser.measures import no_barriers, no_sideways_scrolling, small_targets
from tests.browser.test_lobby import make, sent
from tests.browser.where import EVERYWHERE, Where, new_table
from tests.server.live import Server

Person = Callable[..., Seat]


def options(select: Locator) -> list[str]:
    return [str(value) for value in select.locator("option").evaluate_all("found => found.map((one) => one.value)")]


def at_a_table(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/t/[A-Z2-9]{6}$"))


@EVERYWHERE
def test_a_level_to_play_at_once_is_explained_sent_and_remembered(guest: Person, where: Where) -> None:
    ann = guest("Ann", where)
    page = ann.page
    level = page.get_by_label(where.say("home-level"))
    expect(level).to_have_value("casual")
    expect(level.locator("option")).to_have_count(len(LADDER))
    assert options(level) == list(LADDER)
    for each in LADDER:
        level.select_option(each)
        expect(page.get_by_text(where.say(f"bot-about-{each}"))).to_be_visible()
    level.select_option("skilled")
    no_barriers(page)
    no_sideways_scrolling(page)
    assert small_targets(page, "select") == []
    picture(ann, f"levels-home-{where.language}")
    play = page.get_by_role("button", name=where.say("home-play"))
    assert sent(page, play.click)["bots"] == [None, *["skilled"] * 3]
    at_a_table(page)
    page.goto("/")
    expect(level).to_have_value("skilled")


def test_each_seat_has_its_own_level(person: Person) -> None:
    for view in (PHONE, DESKTOP):
        ann = person("Ann", "/new", **view)
        ann.press("Only bots")
        for place, level in ((2, "random"), (4, "expert")):
            ann.page.get_by_label(f"Seat {place}", exact=True).select_option(level)
        ann.sees("The strongest: a trained network. It never peeks.")
        no_barriers(ann.page)
        no_sideways_scrolling(ann.page)
        ann.page.get_by_role("list", name="How these bots play").scroll_into_view_if_needed()
        picture(ann, f"levels-make-{view['viewport']['width']}")
        assert sent(ann.page, partial(make, ann.page))["bots"] == [None, "random", "casual", "expert"]


def test_at_a_waiting_table_the_host_changes_how_a_bot_plays(site: Site, person: Person) -> None:
    for view in (PHONE, DESKTOP):
        ann, ben = person("Ann", None, **view), person("Ben", None, **view)
        code = new_table(site, ann, bots=1, players=3)  # greedy, as old tables have it
        for seat in (ann, ben):
            seat.page.goto(f"/t/{code}")
        level = ann.page.get_by_label("Bot for seat 2")
        expect(level).to_have_value("greedy")
        name = ann.page.locator(".place", has=level).locator(".name").inner_text()
        level.select_option("novice")
        ben.sees(f"The bot {name} now plays at level: novice.")
        ben.sees("bot: novice")
        ann.page.get_by_label("Bot for seat 3").select_option("expert")
        ann.press("Add a bot")
        ben.sees("bot: expert")
        no_barriers(ann.page)
        no_sideways_scrolling(ann.page)
        picture(ann, f"levels-waiting-{view['viewport']['width']}")
        ann.press("Start the match")
        ann.holds(7)
        ann.page.locator("[data-player]").filter(has_text=name).click()
        ann.sees("bot: novice")


def test_a_bot_of_the_hosts_own_is_offered_by_its_name(person: Person, tmp_path: Path) -> None:
    ann = person("Ann", None, **PHONE)
    with Server(tmp_path / "own", "--bots", "tests.server.host_bots_for_tests:Draws") as server:
        ann.page.goto(f"http://127.0.0.1:{server.port}/")
        ann.page.get_by_label("How the bots play").select_option("Drawer of cards")
        ann.sees("Added by whoever runs this server.")
        ann.page.get_by_label("Players").select_option("2")
        ann.press("Play now against bots")
        expect(ann.page.get_by_role("toolbar", name="Your hand").get_by_role("button").first).to_be_visible()
        ann.page.goto("about:blank")
