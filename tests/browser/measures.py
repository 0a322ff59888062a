"""What can be measured on a page: accessibility problems, sizes of targets, overlaps; and hands too big to deal."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Seat

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGET = 44  # CSS pixels
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "landscape": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "zoomed": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},  # 1280 x 800 at 200 %
}
DECK = [color + symbol for symbol in "0123456789SRD" for color in "rygb"] + ["W", "W4"] * 4


# Whether anything moves, flies or fades, save what never stops. To be waited for inside a function: the pages allow no
# strings as code, so that a mere expression fails where it does not hold at once.
MOVING = """document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity
)"""


def no_barriers(page: Page) -> None:
    """Axe finds nothing, contrast included."""
    page.wait_for_timeout(400)  # for what begins to fade in only now
    page.wait_for_function(f"() => !{MOVING}")  # what fades in has no contrast yet
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    # What is fine is not described: that would take most of the time.
    found = page.evaluate("tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']})", TAGS)
    problems = [(rule["id"], [node["html"][:160] for node in rule["nodes"]]) for rule in found["violations"]]
    assert not problems, json.dumps(problems, indent=1)


def settled(page: Page) -> None:
    """Waits until nothing has moved or flown for some frames, save what never stops."""
    page.evaluate("window.still = 0")
    page.wait_for_function(
        """() => {
            still = MOVING ? 0 : still + 1
            return still > 6
        }""".replace("MOVING", MOVING)
    )


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def covered(page: Page, what: str) -> list[str]:
    """Those of these elements that lie outside the screen or under something else."""
    found: list[str] = page.evaluate(
        """what => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()).flatMap((one) => {
            const box = one.getBoundingClientRect()
            const within = (from, to, size) => from >= -0.5 && to <= size + 0.5
            const inside = within(box.left, box.right, innerWidth) && within(box.top, box.bottom, innerHeight)
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            return inside && hit && (one.contains(hit) || hit.contains(one)) ? [] : [one.outerHTML.slice(0, 120)]
        })""",
        what,
    )
    return found


def small_targets(page: Page, what: str = "button:not(.hand button), a, input, select") -> list[str]:
    """What can be pressed and is smaller than a finger. Cards overlap: `unpressable_cards` looks at them."""
    found: list[str] = page.evaluate(
        """([what, least]) => [...document.querySelectorAll(what)].flatMap((one) => {
            const { width, height } = one.getBoundingClientRect()
            const fits = !one.checkVisibility() || Math.min(width, height) >= least - 0.5
            return fits ? [] : [`${width} x ${height}: ${one.outerHTML.slice(0, 120)}`]
        })""",
        [what, TARGET],
    )
    return found


def unpressable_cards(page: Page) -> list[str]:
    """Cards of the own hand of which, once scrolled to, no square of the size of a target can be hit."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('.hand button')].flatMap((card) => {
            card.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
            const box = card.getBoundingClientRect()
            const points = [[6, 6], [least - 4, 6], [6, least - 4], [least - 4, least - 4], [least / 2, least / 2]]
            const at = (x, y) => document.elementFromPoint(box.left + x, box.top + y)?.closest('button')
            return points.every(([x, y]) => at(x, y) === card) ? [] : [card.textContent.trim()]
        })""",
        TARGET,
    )
    return found


def give_hand(
    seat: Seat, cards: int, legal: Sequence[str] = ("draw", "play r0", "play g3", "play W:r", "play W:b")
) -> None:
    """Shows a hand of so many cards, however few were dealt, at a table that stands still from then on."""

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(message))
        server.on_message(lambda message: answer(route, message))

    def answer(route: WebSocketRoute, message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "table":
            now, mine = told["round"]["now"], told["round"]["mine"]
            told["round"]["hand"] = " ".join(DECK[card % len(DECK)] for card in range(cards))
            now["sizes"][mine["seat"]] = cards
            now.update(turn=mine["seat"], phase="turn", pending=0, exposed=[(mine["seat"] + 1) % len(now["sizes"])])
            mine.update(legal=[*legal, f"catch {now['exposed'][0]}"], must=True)
        if told["type"] != "update":
            route.send(json.dumps(told))

    seat.page.route_web_socket("**/ws", relay)
    seat.page.reload()
    expect(seat.page.locator(".hand button")).to_have_count(cards)
