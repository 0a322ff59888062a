"""A page that is read from right to left: it fits, can be played by touch, mouse and keyboard, and the table itself
is not mirrored. In the pseudo-locale `xr`, as no translation runs that way yet."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import CORNER, DESKTOP, PHONE, Seat, Site, picture
from tests.browser.measures import give_hand, no_barriers, no_sideways_scrolling, settled, unpressable_cards
from tests.browser.where import Where, hand, new_table

Guest = Callable[..., Seat]
SCREENS = {"phone": Where(PHONE, "xr"), "desktop": Where(DESKTOP, "xr")}
WHERE = pytest.mark.parametrize("where", SCREENS.values(), ids=SCREENS)
MARKS = "[\u202a-\u202e\u2066-\u2069]*"  # of direction
UNO = '[aria-keyshortcuts="U"]'


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found
    return found


def middle(what: Locator) -> float:
    return box(what)["x"] + box(what)["width"] / 2


def sticking_out(page: Page) -> list[str]:
    """What lies beyond an edge. A page read from right to left does not scroll to what is beyond the right one."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, p, button, a, input, select, [data-player]')].flatMap((one) => {
            const { left, right, width } = one.getBoundingClientRect()
            const inside = left >= -0.5 && right <= innerWidth + 0.5
            const scrolls = one.closest('.hand')
            return inside || scrolls || width < 2 || !one.checkVisibility() ? [] : [one.outerHTML.slice(0, 120)]
        })"""
    )
    return found


def fine(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    no_barriers(page)
    no_sideways_scrolling(page)
    assert sticking_out(page) == []


def runs_forward(what: Locator, text: str) -> None:
    """This text, somewhere in an element, is seen from left to right: its order is not that of the words around it."""
    expect(what).to_contain_text(re.compile(MARKS.join(re.escape(letter) for letter in text)))
    edges: list[float] = what.evaluate(
        """(root, text) => {
            const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
            while (walk.nextNode()) {
                const seen = [...walk.currentNode.textContent.matchAll(/\\P{Cf}/gu)]  // without the marks of direction
                const start = seen.map(([letter]) => letter).join('').indexOf(text)
                if (start < 0) continue
                return seen.slice(start, start + text.length).map(({ index }) => {
                    const range = document.createRange()
                    range.setStart(walk.currentNode, index)
                    range.setEnd(walk.currentNode, index + 1)
                    return range.getBoundingClientRect().left
                })
            }
        }""",
        text,
    )
    assert edges == sorted(edges)
    assert len(set(edges)) == len(text)


def against_bots(site: Site, ann: Seat, hands: list[str]) -> str:
    """A table with bots that cannot play; it is one's own turn."""
    site.deck.deal(hands, "r5", "y1 y3 y4 y6")
    code = new_table(site, ann, bots=len(hands) - 1, start=True, rules={"hand_size": len(hands[0].split())})
    ann.page.goto(f"/t/{code}")
    expect(hand(ann.page)).to_have_count(len(hands[0].split()))
    can_act(ann)
    return code


def can_act(seat: Seat) -> None:
    expect(seat.page.locator('[aria-keyshortcuts="D"]')).to_be_enabled()


@WHERE
@pytest.mark.parametrize("path", ["/", "/new", "/replay", "/games", "/fair", "/t/ZZZZZZ"])
def test_pages_fit_and_have_no_barriers(guest: Guest, where: Where, path: str) -> None:
    ann = guest("Ann", where, path)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    fine(ann.page)


@WHERE
def test_settings_open_at_their_button(guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, "/new")
    ann.page.locator(".gear").click()
    expect(ann.page.get_by_role("dialog").get_by_role("switch").first).to_be_visible()
    fine(ann.page)
    assert box(ann.page.locator(".sheet"))["x"] < where.view["viewport"]["width"] / 20  # at the end of the line: left


@WHERE
def test_codes_and_names_keep_their_order(site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, "/", script="localStorage.setItem('oneleft.name', 'Ann!')")
    ann.name = "Ann!"
    runs_forward(ann.page.locator("main"), "K7QM2P")
    code = new_table(site, ann, players=3)
    ann.page.goto(f"/t/{code}")
    runs_forward(ann.page.locator(".invite p").first, code)
    runs_forward(ann.page.locator(".place").first, "Ann!")
    expect(ann.page.locator(".invite input")).to_have_css("direction", "ltr")
    fine(ann.page)
    picture(ann, f"rtl-waiting-{where.view['viewport']['width']}")
    ann.page.goto(f"/screen/{code}")
    runs_forward(ann.page.locator(".code"), code)
    runs_forward(ann.page.locator("main"), "Ann!")
    fine(ann.page)


@WHERE
def test_the_table_is_not_mirrored(site: Site, guest: Guest, where: Where) -> None:
    """Clockwise is clockwise: from the own seat at the near end first to the left, then across, then to the right."""
    ann = guest("Ann", where, None)
    code = against_bots(site, ann, ["r2 W g3", "g6 b7 y7", "y8 y9 b6", "b8 b9 g9"])
    seats = ann.page.locator("[data-player]")
    expect(seats).to_have_count(3)
    across = [middle(seat) for seat in seats.all()]
    assert across == sorted(across)
    runs_forward(seats.first.locator(".did"), "+1")  # what it drew
    picture(ann, f"rtl-table-{where.view['viewport']['width']}")
    fine(ann.page)
    ann.page.goto(f"/screen/{code}")
    shown = ann.page.locator(".seats > li")
    expect(shown).to_have_count(4)
    rows = [(box(seat)["y"], box(seat)["x"]) for seat in shown.all()]
    assert rows == sorted(rows)
    fine(ann.page)


@WHERE
def test_a_round_by_touch_or_mouse(site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, None)
    against_bots(site, ann, ["r2 r3", "g6 b7", "y8 y9"])
    press = Locator.tap if where.view.get("has_touch") else Locator.click
    first, second = hand(ann.page).all()
    assert middle(first) > middle(second)  # it begins where reading does
    press(ann.page.locator(UNO))
    expect(ann.page.locator(UNO)).to_have_attribute("aria-pressed", "true")
    press(first, position=CORNER)
    expect(hand(ann.page)).to_have_count(1)
    can_act(ann)
    settled(ann.page)
    # The other one is dragged onto the table, and stays under the pointer.
    card = hand(ann.page).first
    x, y = box(card)["x"] + 20, box(card)["y"] + 30
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x - 60, y - 150, steps=4)
    expect(ann.page.locator(".dragged.out")).to_be_visible()
    assert abs(box(ann.page.locator(".dragged"))["x"] + 20 - (x - 60)) < 2
    ann.page.mouse.up()
    sheet = ann.page.get_by_role("table").first
    expect(sheet).to_be_visible()
    assert middle(sheet.locator("thead th").first) > middle(sheet.locator("thead th").last)
    fine(ann.page)


@WHERE
def test_a_round_by_keyboard_alone_and_its_replay(site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, None)
    against_bots(site, ann, ["r2 W", "g6 b7", "y8 y9"])
    keys = ann.page.keyboard
    red, wild = hand(ann.page).all()
    keys.press("h")
    expect(red).to_be_focused()
    keys.press("ArrowLeft")
    expect(wild).to_be_focused()
    assert middle(wild) < middle(red)
    keys.press("ArrowRight")
    expect(red).to_be_focused()
    keys.press("ArrowRight")  # around
    expect(wild).to_be_focused()
    keys.press("u")
    keys.press("Enter")
    colors = ann.page.locator(".picker .color")
    expect(colors.first).to_be_focused()
    assert middle(colors.nth(0)) > middle(colors.nth(1))
    fine(ann.page)
    keys.press("1")
    expect(hand(ann.page)).to_have_count(1)
    can_act(ann)
    keys.press("h")
    keys.press("Enter")
    expect(ann.page.get_by_role("table").first).to_be_visible()
    ann.page.locator("a[href*=replay]").first.focus()
    keys.press("Enter")
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    fine(ann.page)
    # Steps run to the left: arrow keys, the slider's own keys and the buttons agree.
    ann.page.locator("[data-player]").first.focus()
    keys.press("ArrowLeft")
    expect(slider).to_have_value("1")
    slider.focus()
    keys.press("ArrowLeft")
    expect(slider).to_have_value("2")
    keys.press("ArrowRight")
    expect(slider).to_have_value("1")
    buttons = ann.page.locator(".keys button")
    assert middle(buttons.first) > middle(buttons.last)
    picture(ann, f"rtl-replay-{where.view['viewport']['width']}")


@WHERE
def test_cards_of_a_big_hand_show_their_corner_and_scroll(site: Site, guest: Guest, where: Where) -> None:
    ann = guest("Ann", where, None)
    against_bots(site, ann, ["r2 W", "g6 b7", "y8 y9"])
    give_hand(ann, 60)
    settled(ann.page)
    picture(ann, f"rtl-hand-{where.view['viewport']['width']}")
    fine(ann.page)
    toolbar = ann.page.locator("[data-hand]")
    if toolbar.evaluate("hand => hand.scrollWidth > hand.clientWidth"):
        assert toolbar.evaluate("hand => hand.scrollLeft") == 0  # at its beginning
        toolbar.hover()
        ann.page.mouse.wheel(0, 120)
        ann.page.wait_for_function("() => document.querySelector('[data-hand]').scrollLeft < 0")
    assert unpressable_cards(ann.page) == []
