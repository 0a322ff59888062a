"""What a screen reader tells by itself: in order, without flooding, once."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from oneleft.server.characters import CHARACTERS
from tests.browser.conftest import Seat, Site

Table = Callable[..., list[Seat]]
Person = Callable[..., Seat]
RECORD = """() => {
    window.told = []
    for (const region of document.querySelectorAll('[data-told]'))
        new MutationObserver((changes) => {
            for (const node of changes.flatMap((change) => [...change.addedNodes]))
                if (node.nodeType === 1) told.push([region.dataset.told, node.textContent])
        }).observe(region, { childList: true })
}"""


def listen(seat: Seat) -> Callable[[], list[tuple[str, str]]]:
    """From now on: everything that is told, with how urgent it was. The deal has been told by then."""
    expect(seat.page.locator("[data-told] p").last).to_contain_text("turned up")
    seat.page.evaluate(RECORD)
    return lambda: [(how, text) for how, text in seat.page.evaluate("window.told")]


def wait_until(seat: Seat, told: Callable[[], list[tuple[str, str]]], text: str) -> list[tuple[str, str]]:
    for _ in range(100):
        if any(text in one for _, one in told()):
            return told()
        seat.page.wait_for_timeout(100)
    raise AssertionError(f"{text!r} was never told, but {told()}")


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
    heard = wait_until(ann, told, "Challenge, or take the cards?")
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
    ann.context.add_init_script(f"localStorage.setItem('oneleft.tell', '{tell}')")
    settings = {"players": 8, "rules": {"hand_size": 7}}
    body = {"key": ann.key, "name": "Ann", "settings": settings, "bots": [None, *["greedy"] * 7], "start": True}
    ann.page.goto(f"/t/{site.post('/api/tables', body)['code']}")
    ann.holds(7)
    ann.page.evaluate(RECORD)

    def told() -> list[tuple[str, str]]:
        return [(how, text) for how, text in ann.page.evaluate("window.told")]

    for _ in range(2):
        before = len(told())
        expect(ann.page.get_by_role("button", name=re.compile("^(Draw a card|Take the)")).first).to_be_enabled()
        ann.page.wait_for_timeout(500)
        turn = [text for _, text in told()[before:] if re.search(r"Your turn|You face", text)]
        assert turn, told()
        assert re.search(r"(fits?\.|You face \d+ cards?\.|take the cards\?)$", turn[-1]), turn
        ann.page.keyboard.press("d")
        ann.page.wait_for_timeout(300)
        ann.page.keyboard.press("p")
        ann.page.wait_for_timeout(300)
    heard = told()
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
