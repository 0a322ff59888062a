"""Real tables are messy: whole matches on several screens, reloads, lost connections, people who join late or leave."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.conftest import CORNER, DESKTOP, LANDSCAPE, MISSED_SOON, PATIENCE, PHONE, Seat, Site, picture

Table = Callable[..., list[Seat]]
Person = Callable[..., Seat]
CAN = re.compile(r", (playable|can jump in|can be discarded)$")


def step(seat: Seat) -> bool:
    """Do something sensible if the table waits for this person; whether anything was done."""
    page = seat.page
    offers = [
        page.get_by_role("button", name="Take over"),
        page.get_by_role("button", name=re.compile(r"^(red|yellow|green|blue)\b")),
        page.get_by_role("button", name=re.compile(r"^Say UNO! now")),
        page.get_by_role("toolbar", name="Your hand").get_by_role("button", name=CAN),
        page.get_by_role("button", name=re.compile(r"^Take the")),
        page.get_by_role("button", name=re.compile(r"^Draw a card")),
        page.get_by_role("button", name=re.compile(r"^Keep it")),
    ]
    for offer in offers:
        found = offer.first
        try:
            if found.count() and found.is_enabled(timeout=500):
                found.click(position=CORNER, timeout=1500)
                page.wait_for_timeout(80)
                return True
        except PlaywrightTimeout:
            return False  # the table has moved on in the meantime: look again
    return False


def over(seat: Seat) -> bool:
    return bool(seat.page.get_by_role("button", name="Rematch").count())


def play_to_the_end(people: list[Seat], steps: int = 900) -> None:
    for _ in range(steps):
        if over(people[0]):
            return
        if not any(step(seat) for seat in people):
            for seat in people:
                ready = seat.page.get_by_role("button", name="Next round")
                if ready.count() and ready.first.is_enabled():
                    ready.first.click()
            people[0].page.wait_for_timeout(100)
    raise AssertionError("the match did not end")


def fits(seat: Seat) -> None:
    """Nothing makes the page scroll sideways."""
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), seat.name


def test_three_people_on_three_screens_play_a_match_to_its_end(table: Table) -> None:
    people = table(
        ["r1 r2 g3", "g1 g2 b3", "b1 b2 y3"],
        views=(DESKTOP, PHONE, LANDSCAPE),
        target=40,
        stacking=True,
        seven_swap=False,
    )
    for seat in people:
        fits(seat)
        picture(seat, f"table-{seat.name}")
    play_to_the_end(people)
    for seat in people:
        expect(seat.page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(seat.page.get_by_role("table")).to_be_visible()
        fits(seat)
        picture(seat, f"match-over-{seat.name}")
    with people[0].page.expect_download() as download:
        people[0].page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    for seat in people:
        seat.press("Rematch")
    for seat in people:
        seat.holds(3)


def test_one_click_from_nothing_to_a_card(person: Person) -> None:
    ann = person("Ann", known=False)
    ann.press("Play now against bots")
    ann.holds(7)
    for _ in range(PATIENCE // 100):
        if step(ann):
            break
        ann.page.wait_for_timeout(100)
    expect(ann.page.get_by_text(re.compile(r"^You (play|draw|stack)")).first).to_be_attached()
    picture(ann, "first-card")


def test_what_the_first_card_does_not_need_is_fetched_after_it(person: Person) -> None:
    ann = person("Ann", None)
    ann.context.add_init_script(
        """new MutationObserver(() => {
            if (document.querySelector('.hand button')) window.handCame ??= performance.now()
        }).observe(document, { childList: true, subtree: true })"""
    )
    ann.page.goto("/")
    ann.press("Play now against bots")
    ann.holds(7)
    for part in ("WaitingRoom", "RoundResults", "TableMenu"):
        fetched = ann.page.wait_for_function(
            """part => performance.getEntriesByType('resource')
                .find((one) => new RegExp(`/${part}-[^/]+\\.js$`).test(one.name))?.startTime""",
            arg=part,
        )
        assert fetched.json_value() > ann.page.evaluate("window.handCame"), part


def test_a_refresh_loses_nothing_and_shows_no_pop_ups(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 b2 b3"])
    ben.play("Red 1")
    ann.sees("Ben plays Red 1.")
    ann.page.reload()
    ann.holds(3)
    ann.sees("Ben plays Red 1.")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_text("Your turn").first).to_be_visible()


def test_a_second_tab_is_the_same_seat(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 b2 b3"])
    tab = ben.context.new_page()
    tab.goto(ben.page.url)
    other = Seat(ben.name, ben.key, tab, ben.context)
    other.play("Red 1")
    ann.sees("Ben plays Red 1.")
    ben.holds(2)
    other.holds(2)


def test_a_lost_connection_comes_back_with_what_was_missed(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "r2 y2 y3"])
    ann.context.set_offline(True)
    ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ben.play("Red 1")
    cem.play("Red 2")
    ann.context.set_offline(False)
    ann.page.evaluate("window.dispatchEvent(new Event('online'))")
    ann.sees("Cem plays Red 2.")
    ann.holds(3)


def test_the_server_restarts_and_the_table_goes_on(table: Table, site: Site) -> None:
    ann, ben = table(["g1 g2 g3", "r1 b2 b3"])
    ben.play("Red 1")
    ann.sees("Ben plays Red 1.")
    port = site.port
    site.stop()
    expect(ann.page.get_by_text("Reconnecting").first).to_be_visible()
    site.start(port)
    expect(ann.page.get_by_text("Reconnecting")).to_have_count(0)
    ann.holds(3)
    ann.play("Green 1")
    ben.sees("Ann plays Green 1.")


def test_watching_and_taking_a_bots_seat(site: Site, person: Person) -> None:
    ann = person("Ann", None)
    settings = {"players": 3}
    body = {"key": ann.key, "name": "Ann", "settings": settings, "bots": [None, "greedy", "greedy"], "start": True}
    code = site.post("/api/tables", body)["code"]
    ann.page.goto(f"/t/{code}")
    eve = person("Eve", f"/t/{code}", **PHONE)
    eve.sees("You are watching.")
    eve.holds(0)
    fits(eve)
    picture(eve, "watching-phone")
    eve.press("Table")
    eve.page.get_by_role("button", name="Take this bot’s seat").first.click()
    ann.sees("Eve takes over a seat.")
    expect(eve.page.get_by_role("toolbar", name="Your hand").get_by_role("button").first).to_be_visible()


def test_a_stranger_by_link_gives_a_name_first(table: Table, person: Person) -> None:
    ann, _ = table(["g1 g2 g3", "r1 b2 b3"])
    path = ann.page.url.split("/", 3)[3]
    eve = person("Eve", f"/{path}", known=False, **PHONE)
    eve.page.get_by_role("textbox", name="Your name").fill("Eve")
    eve.press("Go to the table")
    eve.sees("You are watching.")
    ann.sees("Eve comes to the table.")


@pytest.mark.parametrize("site", [MISSED_SOON], indirect=True, ids=["missed-soon"])
def test_a_bot_stands_in_for_someone_who_is_gone_and_gives_the_seat_back(table: Table) -> None:
    ann, ben = table(["g1 g2 g3 g4", "r1 b2 b3 b4"])
    where = ben.page.url
    ben.page.goto("about:blank")
    ann.sees("Ben is away: a bot plays on.")
    ann.sees("Ben plays Red 1.")
    ben.page.goto(where)
    ann.sees("Ben is back.")
    ben.holds(3)


def test_leaving_hands_the_seat_to_a_bot_and_the_host_to_another(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "y1 y2 y3"])
    ann.press("Table")
    ann.page.get_by_role("button", name="Leave").first.click()
    ann.sees("Leave the match? A bot plays on in your place.")
    ann.page.get_by_role("button", name="Leave", exact=True).last.click()
    expect(ann.page).to_have_url(re.compile(r"/$"))
    ben.sees("Ann leaves the table.")
    ben.sees("You are the host now.")
    cem.sees("Ben is the host now.")


def test_the_host_removes_someone(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "y1 y2 y3"])
    ann.press("Table")
    ann.page.get_by_role("button", name="Remove Cem").click()
    ann.page.get_by_role("group", name="Remove Cem").get_by_role("button", name="Remove").click()
    cem.sees("The host has removed you from this table")
    ben.sees("The host removes Cem.")
    cem.page.reload()
    cem.sees("The host has removed you from this table")


def test_chat_and_reactions_are_text_only(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 b2 b3"])
    ben.page.get_by_role("textbox", name="Message").fill("<img src=x onerror=alert(1)> & <b>hi</b>")
    ben.press("Send")
    expect(ann.page.get_by_text("<img src=x onerror=alert(1)> & <b>hi</b>").first).to_be_attached()
    assert ann.page.locator("img[src=x]").count() == 0
    ben.press("React with 😂")
    expect(ann.page.get_by_text("😂").last).to_be_attached()


def test_the_whole_of_a_turn_by_keyboard(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "W r2 b3"])
    page = ben.page
    ben.card("Red 2").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(ben.card("Wild")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    ann.sees("Ben plays Wild and picks green.")
    ann.page.keyboard.press("d")
    ann.sees("You draw")


def test_a_table_that_does_not_exist(person: Person) -> None:
    ann = person("Ann", "/t/ZZZZZZ")
    ann.sees("There is no table ZZZZZZ")
    expect(ann.page.get_by_role("button", name="Back to the home page")).to_be_visible()
