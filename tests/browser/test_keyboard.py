"""The whole game without a mouse: nothing is clicked, and the focus is never lost."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, Seat, picture
from tests.browser.measures import no_barriers

Table = Callable[..., list[Seat]]
Person = Callable[..., Seat]
CALM = {**DESKTOP, "reduced_motion": "reduce"}
# How to get to a blue card.
BLUE = {"en": "Shift+B", "pl": "Shift+N"}


FOCUSED = "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()"


def focused(page: Page) -> str:
    """What has the keyboard."""
    return str(page.evaluate(FOCUSED))


def has_keyboard(seat: Seat, name: str) -> None:
    """Waits for something with a name that begins so to have the keyboard."""
    seat.page.wait_for_function(f"name => {FOCUSED}.startsWith(name)", arg=name)


def keeps_keyboard(seat: Seat) -> None:
    """The keyboard has not fallen out of the page; what replaces something that had it may need a frame to take it."""
    seat.page.wait_for_function("() => document.activeElement !== document.body")


def keys(seat: Seat, *presses: str) -> None:
    for press in presses:
        seat.page.keyboard.press(press)
    seat.page.wait_for_timeout(100)
    keeps_keyboard(seat)


def can_act(seat: Seat) -> None:
    expect(seat.page.locator('[aria-keyshortcuts="D"]')).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "view"), [("en", DESKTOP), ("pl", DESKTOP), ("en", CALM)], ids=["en", "pl", "calm"]
)
def test_a_round_to_the_score_sheet_and_on(table: Table, language: str, view: dict[str, Any]) -> None:
    ann, ben = table(["g1 g2 g3", "W4 b5 b7"], draw="y1 y2 y3 y4 y6 y8 g9", views=(view, view), settings={"players": 2})
    for seat in (ann, ben):
        seat.page.evaluate("language => localStorage.setItem('oneleft.language', language)", language)
        seat.page.reload()
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
    can_act(ben)
    # A wild with its colour: the question takes the keyboard, a number answers it.
    keys(ben, "h", "w")
    expect(ben.page.locator(".hand button").last).to_be_focused()
    keys(ben, "Enter")
    expect(ben.page.locator(".picker .color").first).to_be_focused()
    keys(ben, "Escape")
    expect(ben.page.locator(".hand button").last).to_be_focused()  # and gives it back
    keys(ben, "Enter", "4")
    # Challenged, in vain.
    expect(ann.page.locator('[aria-keyshortcuts="C"]')).to_be_enabled()
    keys_of_nobody(ann)
    ann.page.keyboard.press("c")
    expect(ann.page.locator(".hand button")).to_have_count(9)
    # UNO with the last card but one.
    can_act(ben)
    keys(ben, "u", "h", BLUE[language])
    expect(ben.page.locator('[aria-keyshortcuts="U"]')).to_have_attribute("aria-pressed", "true")
    keys(ben, "Enter")
    expect(ben.page.locator(".hand button")).to_have_count(1)
    expect(ben.page.get_by_role("toolbar").last).to_be_focused()  # at home: pressing on plays nothing
    keys(ben, "Enter", "Space")
    expect(ben.page.locator(".hand button")).to_have_count(1)
    can_act(ann)
    keys(ann, "h", "d")
    expect(ann.page.locator(".hand button")).to_have_count(10)
    can_act(ben)
    if view is CALM:
        assert ben.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    keys(ben, "j", "Enter")
    for seat in (ann, ben):
        expect(seat.page.get_by_role("table")).to_be_visible()
    picture(ben, f"keyboard-sheet-{language}")
    keys(ben, "n")
    keys(ann, "n")
    for seat in (ann, ben):
        seat.page.locator(".hand button").nth(2).wait_for()
        keeps_keyboard(seat)


def keys_of_nobody(seat: Seat) -> None:
    """Keys that mean nothing now change nothing."""
    for press in ("Space", "Enter", "p", "x", "u", "9", "z"):
        seat.page.keyboard.press(press)
    seat.page.wait_for_timeout(150)
    expect(seat.page.locator('[aria-keyshortcuts="C"]')).to_be_enabled()


def test_from_the_start_page_to_a_card_by_keyboard(person: Person) -> None:
    ann = person("Ann", "/")
    for _ in range(30):
        ann.page.keyboard.press("Tab")
        if focused(ann.page).startswith("Play now"):
            break
    ann.page.keyboard.press("Enter")
    ann.page.locator(".hand button").nth(6).wait_for()
    can_act(ann)
    ann.page.keyboard.press("d")
    expect(ann.page.locator(".hand button").nth(7)).to_be_attached()


def test_moving_about_in_the_hand(table: Table) -> None:
    _, ben = table(["g1 g2 g3 g4 g5 g6", "r1 r7 y7 g2 b7 W"])
    can_act(ben)

    def lands_on(press: str, card: str) -> None:
        ben.page.keyboard.press(press)
        expect(ben.card(card)).to_be_focused()

    lands_on("h", "Red 1")
    for press, card in [
        ("ArrowRight", "Red 7"),
        ("7", "Yellow 7"),
        ("7", "Blue 7"),
        ("7", "Red 7"),
        ("g", "Green 2"),
        ("End", "Wild"),
        ("ArrowRight", "Red 1"),
        ("ArrowDown", "Yellow 7"),
        ("ArrowUp", "Red 1"),
        ("Shift+B", "Blue 7"),
        ("w", "Wild"),
        ("Home", "Red 1"),
        ("j", "Red 7"),
        ("j", "Wild"),
        ("k", "Red 7"),
    ]:
        lands_on(press, card)
    ben.page.keyboard.press("s")  # sorted by value: the card keeps the keyboard
    expect(ben.card("Red 7")).to_be_focused()
    expect(ben.card("Red 7")).to_have_accessible_description("3 of 6")
    expect(ben.page.get_by_role("button", name="Sort the hand: now by value")).to_be_visible()


def test_a_key_held_down_is_one_press(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "W r2 b3"])
    can_act(ben)
    ben.page.keyboard.press("h")
    ben.page.keyboard.press("w")
    for _ in range(6):
        ben.page.keyboard.down("Enter")  # the same key again is a repetition
    ben.page.keyboard.up("Enter")
    ben.page.wait_for_timeout(200)
    ben.holds(3)
    expect(ben.page.get_by_role("group", name="Colour for Wild")).to_be_visible()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_second_press_does_not_answer_the_question_of_the_first(table: Table, key: str) -> None:
    _, ben = table(["g1 g2 g3", "W r2 b3"])
    can_act(ben)
    at_once = "performance.now = () => window.stopped ??= Performance.prototype.now.call(performance)"
    ben.page.evaluate(at_once)  # however busy this machine is
    for press in ("h", "w", key, key):
        ben.page.keyboard.press(press)
    ben.page.wait_for_timeout(300)
    ben.holds(3)
    ben.page.evaluate("delete performance.now")
    ben.page.wait_for_timeout(400)
    ben.page.keyboard.press(key)  # now that it has been seen
    ben.holds(2)


def test_nothing_is_a_shortcut_while_writing_or_when_switched_off(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "r1 r2 b3"])
    can_act(ben)
    ben.page.keyboard.press("m")
    expect(ben.page.get_by_role("textbox", name="Message")).to_be_focused()
    ben.page.keyboard.type("add up? 1234")
    expect(ben.page.get_by_role("textbox", name="Message")).to_have_value("add up? 1234")
    ben.page.keyboard.press("Enter")
    ann.sees("add up? 1234")
    ben.holds(3)
    ben.page.keyboard.press("Escape")
    ben.page.keyboard.press("?")
    dialog = ben.page.get_by_role("dialog", name="Keyboard and screen reader")
    expect(dialog).to_be_visible()
    no_barriers(ben.page)
    picture(ben, "keys")
    ben.page.keyboard.press("d")  # not behind a dialog
    ben.page.keyboard.press("Tab")
    ben.page.keyboard.press("Space")
    expect(dialog.get_by_role("switch", name="Single-key shortcuts")).not_to_be_checked()
    ben.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ben.page.keyboard.press("d")
    ben.page.wait_for_timeout(300)
    ben.holds(3)
    expect(ben.page.locator("kbd")).to_have_count(0)
    ben.page.reload()  # it is remembered
    can_act(ben)
    ben.page.keyboard.press("d")
    ben.page.wait_for_timeout(300)
    ben.holds(3)


def test_sheets_and_menus_give_the_keyboard_back(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "r1 r2 b3"])
    can_act(ben)
    ben.page.keyboard.press("h")
    ben.page.keyboard.press("t")
    expect(ben.page.get_by_role("region", name="This table").locator(":focus")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    expect(ben.card("Red 1")).to_be_focused()
    ben.page.keyboard.press("o")
    has_keyboard(ben, "Ann, 3 cards")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("group", name="Ann: what you can do")).to_be_visible()
    ben.page.keyboard.press("Escape")
    has_keyboard(ben, "Ann, 3 cards")
    ben.page.keyboard.press("e")
    expect(ben.page.get_by_role("button", name="React with 👏")).to_be_focused()


def test_a_menu_that_comes_late_still_takes_the_keyboard(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "r1 r2 b3"])
    held: list[Route] = []
    ben.page.route("**/TableMenu-*.js", lambda route: held.append(route))
    with ben.page.expect_request("**/TableMenu-*.js"):
        ben.page.reload()
        can_act(ben)
        ben.page.keyboard.press("h")
        ben.page.keyboard.press("t")
    menu = ben.page.get_by_role("region", name="This table")
    expect(menu).to_have_count(0)
    for route in held:
        route.continue_()
    expect(menu.locator(":focus")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    expect(ben.card("Red 1")).to_be_focused()


def test_hands_are_traded_by_keyboard(table: Table) -> None:
    _, ben, cem = table(["g1 g2 g3", "r7 b3 b4", "r1 b1 y1"], seven_swap=True)
    can_act(ben)
    keys(ben, "h", "7", "Enter")
    expect(ben.page.get_by_role("group", name="Swap hands with whom?")).to_be_visible()
    keys(ben, "2")
    cem.sees("Ben swaps hands with you.")


def test_uno_is_forgotten_and_caught_by_keyboard(table: Table) -> None:
    ann, ben = table(["g1 g2", "r1 r2"])
    can_act(ben)
    keys(ben, "h", "Enter")
    ann.page.locator('[aria-keyshortcuts="X"]').wait_for()
    ann.page.keyboard.press("x")
    ann.sees("You catch Ben")
    ben.holds(3)


def test_a_joke_is_voted_on_by_keyboard(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 r2 b3"], customs=["joke"])
    can_act(ben)
    keys(ben, "h", "w", "Enter", "1")
    expect(ann.page.get_by_role("button", name=re.compile("^Yes, somebody"))).to_be_visible()
    ann.page.keyboard.press("a")
    has_keyboard(ann, "Yes, somebody")
    ann.page.keyboard.press("2")
    ben.sees("Ann votes no.")


def test_chickening_out_by_keyboard(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["rooster"])
    can_act(ben)
    keys(ben, "h", "w", "Enter", "3")
    expect(ann.page.get_by_role("button", name="Perform")).to_be_visible()
    ann.page.keyboard.press("2")
    ann.holds(7)


def test_jumping_in_by_keyboard(table: Table) -> None:
    ann, ben, _ = table(["r1 g2 g3", "r1 b2 b3", "y2 y3 y4"], jump_in=True)
    can_act(ben)
    keys(ben, "h", "Enter")
    expect(ann.card("Red 1")).to_have_accessible_name("Red 1, can jump in")
    keys(ann, "j", "Enter")
    ben.sees("Ann jumps in")


def test_veto_and_votes_by_keyboard(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "y1 y2 y3"], veto=True, suggestions=True)
    can_act(ben)
    cem.page.keyboard.press("m")
    cem.page.keyboard.type("Ben, play your red one!")
    cem.page.keyboard.press("Enter")
    ann.sees("Ben, play your red one!")
    ann.page.keyboard.press("v")
    expect(ann.page.get_by_role("button", name="Lay VETO on")).to_be_visible()
    if not focused(ann.page).endswith("Cem"):
        ann.page.keyboard.press("v")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Accuse Cem of a suggestion").focus()
    ann.page.keyboard.press("Enter")
    ben.sees("Ann says that Cem suggested a card")
    ben.page.keyboard.press("a")
    has_keyboard(ben, "Yes, 2 cards")
    ben.page.keyboard.press("1")
    cem.holds(5)
