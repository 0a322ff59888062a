"""Replays and past matches in a real browser: a match is played, then watched again from every side."""

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Seat, Site, picture

Table = Callable[..., list[Seat]]
Person = Callable[..., Seat]
VIEWS = pytest.mark.parametrize("view", [PHONE, DESKTOP], ids=["phone", "desktop"])


def finish(ann: Seat, ben: Seat) -> str:
    """A match in three moves: Ben lays two cards and has won."""
    ben.press("UNO! Say it with the next card")
    ben.play("Red 3")
    ann.play("Red 7")
    ben.play("Red 9")
    expect(ann.page.get_by_text("Ben wins the match!")).to_be_visible()
    return ann.page.url.rsplit("/", 1)[1]


def short_match(table: Table, view: dict[str, Any]) -> tuple[Seat, Seat, str]:
    ann, ben = table(["r7 g7", "r3 r9"], up="r5", draw="b9 g9", target=5, views=(view,))
    return ann, ben, finish(ann, ben)


def step_is(page: Page, step: int, last: int) -> None:
    expect(page.get_by_role("slider", name="Step")).to_have_attribute(
        "aria-valuetext", re.compile(f"^Step {step} of {last}")
    )


def log(page: Page) -> Any:
    return page.get_by_role("list", name="What happened")


def open_log(page: Page) -> None:
    toggle = page.get_by_role("button", name="Log", exact=True)
    if toggle.is_visible():
        toggle.click()


@VIEWS
def test_a_match_is_watched_again(table: Table, person: Person, view: dict[str, Any]) -> None:
    ann, _, code = short_match(table, view)
    page = ann.page
    name = "phone" if view is PHONE else "desktop"
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}/1\?round=1"))
    step_is(page, 0, 3)  # at the start, through the own eyes
    expect(page.get_by_label("Seen by")).to_have_value("0")
    hand = page.get_by_role("toolbar", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(2)
    expect(page.get_by_text("Ben wins")).to_have_count(0)
    picture(ann, f"replay-{name}-start")

    page.get_by_role("button", name="Next step").click()
    step_is(page, 1, 3)
    expect(page.get_by_text("Ben plays Red 3").first).to_be_attached()
    expect(page.get_by_text("Possible moves: play the card that stands out · draw")).to_be_visible()
    picture(ann, f"replay-{name}-step")
    page.keyboard.press("ArrowLeft")
    step_is(page, 0, 3)
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    step_is(page, 2, 3)
    expect(hand).to_have_count(1)

    page.get_by_label("Seen by").select_option(label="All hands open")
    expect(page.get_by_label(re.compile("^Ann’s open hand|^Ann.*Green 7")).first).to_be_visible()
    step_is(page, 2, 3)
    picture(ann, f"replay-{name}-all")
    page.get_by_role("button", name=re.compile("^Ben, ")).click()  # through Ben's eyes
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(
        page.get_by_role("toolbar", name="Your hand").get_by_role("button", name=re.compile("^Red 9"))
    ).to_be_visible()

    page.get_by_role("slider", name="Step").press("End")
    step_is(page, 3, 3)
    picture(ann, f"replay-{name}-last")
    open_log(page)
    expect(log(page).get_by_role("button").last).to_have_attribute("aria-current", "step")
    picture(ann, f"replay-{name}-end")
    log(page).get_by_role("button").nth(1).click()
    step_is(page, 1, 3)
    expect(log(page).get_by_role("button")).to_have_count(4)  # what was watched stays told

    expect(page).to_have_url(re.compile(rf"/replay/{code}/1\?round=1&step=1&view=2$"))
    other = person("Eve", page.url)
    step_is(other.page, 1, 3)
    expect(other.page.get_by_label("Seen by")).to_have_value("1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_runs_by_itself(table: Table) -> None:
    ann, _, code = short_match(table, DESKTOP)
    ann.page.goto(f"/replay/{code}/1")
    ann.page.get_by_role("combobox", name="Speed").select_option(label="4×")
    step_is(ann.page, 0, 3)
    ann.page.locator("body").press(" ")
    step_is(ann.page, 3, 3)
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.get_by_role("button", name="Copy link").click()
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/replay/{code}/1?round=1&step=3&view=1")


def test_a_finished_round_of_a_running_match(table: Table) -> None:
    ann, ben = table(["r7 g7", "r3 r9"], up="r5", target=500, views=(DESKTOP,))
    code = ann.page.url.rsplit("/", 1)[1]
    ann.page.goto(f"/replay/{code}/1")
    expect(ann.page.get_by_text("No round of this match has been finished yet.")).to_be_visible()
    ann.page.goto(f"/t/{code}")
    ben.press("UNO! Say it with the next card")
    ben.play("Red 3")
    ann.play("Red 7")
    ben.play("Red 9")
    ann.page.get_by_role("link", name="Replay of this round").click()
    step_is(ann.page, 0, 3)
    ann.page.get_by_role("link", name="To the table").click()
    expect(ann.page).to_have_url(re.compile(f"/t/{code}$"))


@VIEWS
def test_files(site: Site, table: Table, person: Person, tmp_path: Path, view: dict[str, Any]) -> None:
    _, _, code = short_match(table, DESKTOP)
    with urllib.request.urlopen(f"{site.url}/api/tables/{code}/records/1") as answer:
        record = json.load(answer)
    good, broken, many, text = (tmp_path / name for name in ("good.json", "broken.json", "many.jsonl", "text.json"))
    good.write_text(json.dumps(record, indent=1))
    wrong = {**record, "rounds": [{**record["rounds"][0], "actions": [*record["rounds"][0]["actions"], "0 draw"]}]}
    broken.write_text(json.dumps(wrong))
    many.write_text(f"{json.dumps(record)}\n{json.dumps(wrong)}\n")
    text.write_text("hello")
    eve = person("Eve", "/replay", **view)
    page = eve.page

    page.locator("input[type=file]").set_input_files(text)
    expect(page.get_by_role("alert")).to_contain_text("Line 1 is not JSON.")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("round 0, action 5 ('0 draw')")
    picture(eve, f"replay-{'phone' if view is PHONE else 'desktop'}-broken")
    page.get_by_role("button", name="Open another file").click()
    page.locator("input[type=file]").set_input_files(many)
    page.get_by_role("button", name="Record 1: Ann and Ben (one round)").click()
    step_is(page, 0, 3)
    expect(page.get_by_label("Seen by")).to_have_value("all")
    open_log(page)
    expect(page.get_by_text("Checked: one round, ")).to_be_visible()
    page.get_by_role("button", name="Open another file").click()
    page.locator("input[type=file]").set_input_files(good)
    step_is(page, 0, 3)


@VIEWS
def test_my_games(table: Table, view: dict[str, Any]) -> None:
    ann, ben, code = short_match(table, view)
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    item = page.get_by_role("list", name="My games").get_by_role("listitem")
    expect(item).to_have_count(1)
    expect(item).to_contain_text("lost")
    expect(item).to_contain_text("Ben")
    picture(ann, f"games-{'phone' if view is PHONE else 'desktop'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text())["games"][0]["code"] == code
    page.get_by_role("link", name=re.compile("^Replay of the match")).click()
    step_is(page, 0, 3)
    ben.page.goto("/games")
    expect(ben.page.get_by_role("listitem").filter(has_text="won")).to_have_count(1)
    ben.press("Delete all")
    ben.press("Yes, delete them")
    expect(ben.page.get_by_text("No match has been played")).to_be_visible()
