"""Everything fits on every screen: big hands, many players, large text; cards can be pressed, dragged and scrolled."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PATIENCE, Seat, Site, picture
from tests.browser.measures import (
    SCREENS,
    covered,
    give_hand,
    no_barriers,
    no_sideways_scrolling,
    settled,
    small_targets,
    unpressable_cards,
)

Person = Callable[..., Seat]
Table = Callable[..., list[Seat]]


def ten_players(site: Site, person: Person, view: dict[str, Any]) -> Seat:
    ann = person("Ann", None, **view)
    settings = {"players": 10, "rules": {"hand_size": 7}, "stand_in": False}
    body = {"key": ann.key, "name": "Ann", "settings": settings, "bots": [None, *["random"] * 9], "start": True}
    ann.page.goto(f"/t/{site.post('/api/tables', body)['code']}")
    ann.holds(7)
    return ann


def plates(ann: Seat) -> list[Locator]:
    found = ann.page.locator("[data-player]")
    expect(found).to_have_count(9)
    return found.all()


def scroll_to(plate: Locator) -> None:
    """Again and again: what happens at the table meanwhile may take room, and move what has been scrolled to."""
    tries = PATIENCE // 1000
    for _ in range(tries):
        plate.evaluate("plate => plate.scrollIntoView({ block: 'center', inline: 'nearest' })")
        with suppress(AssertionError):
            return expect(plate).to_be_in_viewport(ratio=0.9, timeout=1000)
    raise AssertionError(f"{plate.get_attribute('title')} cannot be scrolled to")


@pytest.mark.parametrize("cards", [7, 30, 60])
@pytest.mark.parametrize("screen", SCREENS)
def test_ten_players_and_any_hand_fit(site: Site, person: Person, screen: str, cards: int) -> None:
    ann = ten_players(site, person, SCREENS[screen])
    give_hand(ann, cards)
    settled(ann.page)
    picture(ann, f"layout-{screen}-{cards}")
    no_sideways_scrolling(ann.page)
    assert unpressable_cards(ann.page) == []
    assert small_targets(ann.page) == []
    assert covered(ann.page, ".bar button") == []
    assert covered(ann.page, "[data-player]") == []
    assert covered(ann.page, ".pile") == []
    for plate in plates(ann):
        expect(plate.locator(".count")).to_be_in_viewport()
        expect(plate.locator(".name")).to_be_in_viewport()
    expect(ann.page.locator("[data-at='seat-1'] [data-player]").get_by_text("no UNO!", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_question_covers_neither_hand_nor_buttons(table: Table, screen: str) -> None:
    view = SCREENS[screen]
    ann, ben = table(["g1 g2 g3 g4 g5 g6 g7", "W4 r1 b2 b3 b4 b5 b6"], views=(view, view))
    ben.play("Wild Draw Four")
    settled(ben.page)
    picture(ben, f"color-{screen}")
    assert covered(ben.page, ".bar button, .picker button, .hand button") == []
    assert small_targets(ben.page) == []
    ben.press("yellow")
    expect(ann.page.get_by_role("button", name="Challenge")).to_be_visible()
    settled(ann.page)
    picture(ann, f"challenge-{screen}")
    assert covered(ann.page, ".bar button, .panel button, .hand button") == []
    no_sideways_scrolling(ann.page)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_text_of_twice_the_size_still_fits(site: Site, person: Person, screen: str) -> None:
    ann = ten_players(site, person, SCREENS[screen])
    ann.page.add_style_tag(content=":root { font-size: 200% }")
    settled(ann.page)
    picture(ann, f"large-text-{screen}")
    no_sideways_scrolling(ann.page)
    assert unpressable_cards(ann.page) == []
    assert covered(ann.page, ".bar button") == []
    for plate in plates(ann):  # what does not fit is reached by scrolling in one direction
        scroll_to(plate)
    assert ann.page.evaluate("document.querySelector('.felt').scrollLeft") == 0


def test_only_what_can_be_played_is_shown_when_asked(site: Site, person: Person) -> None:
    ann = ten_players(site, person, SCREENS["phone"])
    give_hand(ann, 30)
    ann.page.get_by_role("button", name="Only playable").click()
    ann.holds(2)
    no_barriers(ann.page)
    ann.page.get_by_role("button", name="Only playable").click()
    ann.holds(30)


def test_a_hand_that_appears_lies_where_it_stays(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "r1 r2 b3"])
    ben.context.add_init_script(
        """window.places = new Set()
        requestAnimationFrame(function look() {
            const cards = [...document.querySelectorAll('.hand .slot')].map((one) => one.getBoundingClientRect().x)
            if (cards.length) places.add(cards.join(' '))
            requestAnimationFrame(look)
        })"""
    )
    ben.page.reload()
    ben.holds(3)
    ben.page.wait_for_timeout(400)  # time to glide
    assert len(ben.page.evaluate("[...places]")) == 1


def middle(what: Any) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + 20, box["y"] + 30


def test_a_card_is_dragged_onto_the_table_with_the_mouse(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 r2 b3"])
    mouse = ben.page.mouse
    card = ben.card("Red 1")
    dragged = ben.page.locator(".hand .dragged")
    expect(card).to_have_accessible_name("Red 1, playable")
    x, y = middle(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y - 20, steps=4)
    expect(dragged).to_have_accessible_name("Red 1, playable")
    mouse.up()  # never left the hand
    expect(dragged).to_have_count(0)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 300, steps=6)
    expect(dragged).to_have_accessible_name("Red 1, playable")
    ben.page.keyboard.press("Escape")
    expect(dragged).to_have_count(0)
    mouse.up()
    ben.page.wait_for_timeout(200)  # a card that was played would be gone by now
    expect(card).to_have_accessible_name("Red 1, playable")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 300, steps=6)
    picture(ben, "dragging")
    mouse.up()
    ann.sees("Ben plays Red 1.")
    ben.holds(2)


def touch(seat: Seat, start: tuple[float, float], by: tuple[float, float]) -> None:
    """A finger goes from here to there."""
    session = seat.context.new_cdp_session(seat.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for step in range(1, 9):
        point = {"x": start[0] + by[0] * step / 8, "y": start[1] + by[1] * step / 8}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        seat.page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drags_upwards_and_scrolls_sideways(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 r2 b3"], views=(SCREENS["phone"], SCREENS["phone"]))
    expect(ben.card("Red 1")).to_have_accessible_name("Red 1, playable")
    start = middle(ben.card("Red 1"))
    touch(ben, start, (120, -4))
    touch(ben, start, (0, -30))
    ben.page.wait_for_timeout(200)
    ben.holds(3)
    touch(ben, start, (10, -320))
    ann.sees("Ben plays Red 1.")
    ann.card("Green 2").tap(position={"x": 10, "y": 20})  # a tap asks why it cannot be played, and plays nothing
    ann.holds(3)


def test_scrolling_a_big_hand_plays_nothing(site: Site, person: Person) -> None:
    ann = ten_players(site, person, SCREENS["phone"])
    give_hand(ann, 60)
    settled(ann.page)
    hand = ann.page.locator(".hand")
    sent = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    touch(ann, middle(ann.page.locator(".hand button").nth(20)), (-150, 0))
    ann.page.wait_for_timeout(400)
    assert hand.evaluate("hand => hand.scrollLeft") > 40
    ann.holds(60)
    assert not [frame for frame in sent if '"act"' in str(frame)]


@pytest.mark.parametrize("screen", SCREENS)
def test_chat_log_and_reactions_do_not_overlap(site: Site, person: Person, screen: str) -> None:
    ann = ten_players(site, person, SCREENS[screen])
    give_hand(ann, 24)
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("textbox", name="Message")).to_be_focused()
    picture(ann, f"talk-{screen}")
    assert covered(ann.page, ".talk input, .talk form button, .tabs button, .talk ol") == []
    assert covered(ann.page, ".reactions button:nth-child(-n + 7)") == []  # the last may have to be scrolled to
    assert covered(ann.page, ".bar button") == []
