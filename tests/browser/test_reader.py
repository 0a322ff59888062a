"""What a screen reader reads by itself: in order, once, and not too much."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from oneleft.server.table.bot_characters import CHARACTERS
from tests.browser.conftest import PATIENCE, Seat, Site

Table = Callable[..., list[Seat]]
Person = Callable[..., Seat]
# Everything that is told, with how urgent it was; before the page has loaded, too.
RECORD = """
    window.told = []
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            const how = node.nodeType === 1 && node.parentElement?.dataset.told
            if (how) told.push([how, node.textContent])
        }
    }).observe(document, { childList: true, subtree: true })
"""
Told = Callable[[], list[tuple[str, str]]]


def told_to(seat: Seat) -> Told:
    return lambda: [(how, text) for how, text in seat.page.evaluate("window.told")]


def listen(seat: Seat) -> Told:
    """Everything that is told from now on. The deal has been told by then."""
    expect(seat.page.locator("[data-told] p").last).to_contain_text("turned up")
    seat.page.evaluate(f"() => {{ {RECORD} }}")
    return told_to(seat)


def wait_until(
    seat: Seat, told: Told, pattern: str, times: int = 1, pressing: str | None = None
) -> list[tuple[str, str]]:
    """What has been told once something has been told so many times; a key may be pressed all the while."""
    for _ in range(PATIENCE // 100):
        heard = told()
        if sum(bool(re.search(pattern, text)) for _, text in heard) >= times:
            return heard
        if pressing:
            seat.page.keyboard.press(pressing)
        seat.page.wait_for_timeout(100)
    raise AssertionError(f"{pattern!r} was not told {times} times, but {told()}")


def test_events_in_order_and_the_own_turn_last(table: Table) -> None:
    ann, ben = table(["r3 g2 g3", "r1 r2 b3"])
    told = listen(ann)
    ben.play("Red 1")
    (how, text), *more = wait_until(ann, told, "Your turn")
    assert (how, more) == ("polite", [])
    assert text == "Ben plays Red 1. Your turn. Top card: Red 1. Colour in play: red. One card fits."
    ann.page.keyboard.press("i")
    standing = wait_until(ann, told, "Ben, 2 cards")[-1][1]
    assert standing.startswith("Your turn. Top card: Red 1. Colour in play: red. Play goes ")


def test_what_needs_an_answer_interrupts(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "W4 b1 b2"])
    told = listen(ann)
    ben.play("Wild Draw Four", "blue")
    heard = wait_until(ann, told, r"Challenge, or take the cards\?")
    assert heard == [
        ("urgent", "Ben plays Wild Draw Four and picks blue. You face 4 cards. Challenge, or take the cards?")
    ]


def test_being_caught_interrupts(table: Table) -> None:
    ann, ben = table(["g1 g2", "r1 r2"])
    told = listen(ben)
    ben.play("Red 1")
    expect(ann.page.get_by_role("button", name="Catch Ben!").first).to_be_enabled()
    ann.page.keyboard.press("x")
    heard = wait_until(ben, told, "catches you")
    assert [how for how, text in heard if "catches you" in text] == ["urgent"]


@pytest.mark.parametrize("tell", ["all", "mine"])
def test_quick_bots_do_not_flood(site: Site, person: Person, tell: str) -> None:
    ann = person("Ann", None)
    ann.context.add_init_script(f"localStorage.setItem('oneleft.tell', '{tell}');" + RECORD)
    settings = {"players": 8, "rules": {"hand_size": 7}}
    body = {"key": ann.key, "name": "Ann", "settings": settings, "bots": [None, *["greedy"] * 7], "start": True}
    numbers = [color + number for number in "123456789" for color in "rygbrygb"]
    site.deck.deal([" ".join(numbers[7 * seat : 7 * seat + 7]) for seat in range(8)], "r0")
    ann.page.goto(f"/t/{site.post('/api/tables', body)['code']}")
    ann.holds(7)
    told = told_to(ann)
    turn = "Your turn|You face"
    wait_until(ann, told, turn)
    expect(ann.page.locator('[aria-keyshortcuts="D"]')).to_be_enabled()
    ann.page.keyboard.press("d")
    heard = wait_until(ann, told, turn, 2, pressing="p")  # keeps the card if it may be played
    turns = [text for _, text in heard if re.search(turn, text)]
    assert all(re.search(r"(fits?\.|You face \d+ cards?\.|take the cards\?)$", text) for text in turns), turns
    sentences = [len(re.findall(r"[.!?](?: |$)", text)) for _, text in heard]
    assert max(sentences) <= 5 + 4, heard  # four events and how many more, then one's turn
    others = [text for _, text in heard if re.search(rf"\b({'|'.join(CHARACTERS)}) (plays|draws)\b", text)]
    assert bool(others) == (tell == "all"), others


def test_nothing_is_told_twice(table: Table) -> None:
    ann, ben = table(["r3 g2 g3", "r1 r2 b3"])
    ben.play("Red 1")
    ann.sees("Ben plays Red 1.")
    ann.page.wait_for_timeout(600)
    live: list[dict[str, Any]] = ann.page.evaluate(
        """() => [...document.querySelectorAll('[aria-live], [role=log], [role=alert], [role=status]')]
            .map((one) => ({ html: one.outerHTML.slice(0, 100), text: one.textContent }))"""
    )
    assert len([one for one in live if "Ben plays Red 1." in one["text"]]) == 1, live


def test_chat_is_told_with_its_speaker(table: Table) -> None:
    ann, ben = table(["r3 g2 g3", "r1 r2 b3"])
    told = listen(ann)
    ben.page.get_by_role("textbox", name="Message").fill("good luck")
    ben.page.keyboard.press("Enter")
    assert ("polite", "Ben says: good luck") in wait_until(ann, told, "good luck")


def test_headings_and_landmarks_lead_through_the_table(table: Table) -> None:
    ann, _ = table(["r3 g2 g3", "r1 r2 b3"])
    for heading in ("Players", "What you can do"):
        expect(ann.page.get_by_role("heading", name=heading, exact=True)).to_be_attached()
    for landmark in ("banner", "main", "complementary"):
        expect(ann.page.get_by_role(landmark)).to_have_count(1)
    expect(ann.card("Red 3")).to_have_accessible_description("1 of 3")
