"""`make screenshots`: every screen worth looking at, in light and dark, on a phone and a desktop, from a real server.

`python -m tools.screenshots [FOLDER] [SCENE ...]` writes FOLDER/SCENE-phone-dark.png and so on.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, SHOTS, Site
from tools.chromium import chromium

VIEWS: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
SCHEMES: Final = ("light", "dark")
PATIENCE: Final = 20_000  # milliseconds
SETTLED: Final = 1500  # milliseconds until nothing moves
HAND = "r2 r7 yS g4 b9 W b3"
OTHERS = ["r5 g1 g2 g6 b1 b6 y1", "g5 g7 y2 y4 b2 b8 y6", "r9 y8 g3 b4 y9 g8 b5"]


class Studio:
    """Takes the pictures: one server, and a new browser profile for each picture."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site = site
        self._browser = browser
        self._view: dict[str, Any] = {}
        self._count = 0

    def look(self, view: dict[str, Any], scheme: str) -> None:
        self._view = {**view, "color_scheme": scheme}

    def person(self, name: str = "Maya", path: str | None = "/") -> tuple[str, Page]:
        """Someone new; returns their key and page."""
        self._count += 1
        key = f"key-of-{name}-{self._count:06}-0123456789"
        context = self._browser.new_context(base_url=self.site.url, **self._view)
        context.set_default_timeout(PATIENCE)
        known = {"oneleft.key": key, "oneleft.name": name}
        context.add_init_script(f"Object.assign(localStorage, {json.dumps(known)})")
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return key, page

    def against_bots(self, hands: list[str], up: str = "r5", draw: str = "", **settings: Any) -> Page:
        """A table with bots, at the moment when it is the visitor's turn."""
        key, page = self.person(path=None)
        rules = {"hand_size": len(hands[0].split()), **settings.pop("rules", {})}
        wanted = {"players": len(hands), "rules": rules, **settings}
        bots = [None, *["greedy"] * (len(hands) - 1)]
        self.site.deck.deal(hands, up, draw)
        new = {"key": key, "name": "Maya", "settings": wanted, "bots": bots, "start": True}
        page.goto(f"/t/{self.site.post('/api/tables', new)['code']}")
        expect(page.locator(".hand button").first).to_be_visible()
        return page

    def turn(self, page: Page) -> Page:
        expect(page.get_by_role("button", name="Draw").first).to_be_enabled()
        return page


def home(studio: Studio) -> Page:
    return studio.person()[1]


def lobby(studio: Studio) -> Page:
    return studio.person(path="/new")[1]


def waiting(studio: Studio) -> Page:
    key, page = studio.person(path=None)
    new = {"key": key, "name": "Maya", "settings": {"players": 4}, "bots": [None, "greedy"]}
    page.goto(f"/t/{studio.site.post('/api/tables', new)['code']}")
    expect(page.get_by_role("button", name="Start the match")).to_be_visible()
    return page


def table_2(studio: Studio) -> Page:
    return studio.turn(studio.against_bots([HAND, OTHERS[0]]))


def table_4(studio: Studio) -> Page:
    return studio.turn(studio.against_bots([HAND, *OTHERS]))


def table_10(studio: Studio) -> Page:
    numbers = ["r1 y3", "r3 y7", "r4 g9", "r6 b7", "r8 g0", "b0 y0", "r0 y5", "g1 b1", "g2 b2", "g3 b4"]
    return studio.turn(studio.against_bots(["r2 W", *numbers[1:]]))


def cards_30(studio: Studio) -> Page:
    """A hand of thirty: ten cards of which none can be played, and twenty more drawn until one can."""
    hand = "y1 y2 y3 g1 g2 g3 g4 b1 b2 b3"
    other = "r5 b8 g8 y3 g3 b3 g4 b2 g2 y8"
    more = "y4 y6 y7 y8 y9 g6 g7 g9 b4 b6 b7 b9 y0 g0 b0 y1 y2 g1 b1 r2"
    page = studio.turn(studio.against_bots([hand, other], "r5", more, rules={"draw_to_match": "must"}))
    page.get_by_role("button", name="Draw").first.click()
    expect(page.locator(".hand button")).to_have_count(30)
    return page


def color_picker(studio: Studio) -> Page:
    page = studio.turn(studio.against_bots([HAND, *OTHERS]))
    page.get_by_role("button", name="Wild,").first.click()
    return page


def challenge(studio: Studio) -> Page:
    key, page = studio.person(path=None)
    new = {"key": key, "name": "Maya", "settings": {"players": 2}}
    path = f"/t/{studio.site.post('/api/tables', new)['code']}"
    page.goto(path)
    other = studio.person("Leo", path)[1]
    other.get_by_role("button", name="Sit here").first.click()
    studio.site.deck.deal([HAND, "W4 r1 g2 g6 b1 b6 y1"], "r5")
    page.get_by_role("button", name="Start the match").click()
    other.get_by_role("button", name="Wild Draw Four,").first.click()
    other.get_by_role("button", name="blue").first.click()
    expect(page.get_by_role("button", name="Challenge").first).to_be_visible()
    return page


def score_sheet(studio: Studio) -> Page:
    page = studio.turn(studio.against_bots(["r2", "g6", "b7"], "r5", "y8 y9"))
    page.locator(".hand button").first.click()
    expect(page.get_by_role("table").first).to_be_visible()
    return page


def replay(studio: Studio) -> Page:
    page = score_sheet(studio)
    page.get_by_role("link", name="replay").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


SCENES: Final[dict[str, Callable[[Studio], Page]]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        home,
        lobby,
        waiting,
        table_2,
        table_4,
        table_10,
        cards_30,
        color_picker,
        challenge,
        score_sheet,
        replay,
    )
}


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else SHOTS / "screens"
    wanted = arguments[1:] or list(SCENES)
    unknown = [name for name in wanted if name not in SCENES]
    if unknown:
        print(f"unknown scene {unknown[0]!r}: choose from {', '.join(SCENES)}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        site = Site(Path(data))
        studio = Studio(site, browser)
        for name in wanted:
            for view, options in VIEWS.items():
                for scheme in SCHEMES:
                    studio.look(options, scheme)
                    page = SCENES[name](studio)
                    page.wait_for_timeout(SETTLED)
                    file = folder / f"{name}-{view}-{scheme}.png"
                    page.screenshot(path=file)
                    page.context.close()
                    print(file, flush=True)
        browser.close()
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
