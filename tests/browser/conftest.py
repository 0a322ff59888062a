"""A live server in a thread, Debian's Chromium driven by Playwright, and people at a table."""

import json
import re
import threading
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from oneleft.server.limits import Limits
from oneleft.server.live.pace import Pace
from oneleft.server.network.app import STATIC, App
from oneleft.server.network.fast_websocket import FastWebSocket
from oneleft.server.serve import bind
from oneleft.server.storage.sqlite_store import SqliteStore
from tests.browser.late import LateWebSocket
from tests.browser.stacked import StackedDeck
from tools.chromium import chromium

SHOTS = Path(__file__).parents[2] / "test-results"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2, "has_touch": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
CORNER: Any = {"x": 7, "y": 20}  # the part of a card that its neighbour leaves free
USABLE = re.compile(", (playable|can jump in|can be discarded)$")
PATIENCE = 30_000  # milliseconds; only what fails waits that long, and a busy machine is no reason to fail
# Bots are quick here. Nobody is missed while a busy machine loads their page again.
TEST_PACE = Pace(
    bot_thinks=(0.15, 0.3),
    bot_reacts=(0.3, 0.5),
    bot_catches=(8.0, 9.0),
    bot_waits=0.6,
    next_round=8.0,
)
MISSED_SOON = replace(TEST_PACE, absent=1.0)
expect.set_options(timeout=PATIENCE)


class Site:
    """The server of one test: its address, and the deck it deals from."""

    def __init__(self, data: Path, *, fair: bool = False, late: bool = False, pace: Pace = TEST_PACE) -> None:
        """`fair`: shuffled as for real players, instead of from a deck that tests can stack. `late`: see late.py."""
        if not (STATIC / "index.html").is_file():
            pytest.fail("the client has not been built: run `python hatch_build.py`")
        self.deck = StackedDeck(None if late else 1)
        self._line = LateWebSocket if late else FastWebSocket
        self._data = data
        self._is_fair = fair
        self._pace = pace
        self.start()

    def start(self, port: int = 0) -> None:
        async def open_store() -> SqliteStore:
            return await SqliteStore.open(self._data / "oneleft.sqlite3")

        app = App(open_store, pace=self._pace, limits=Limits(), chance=None if self._is_fair else self.deck)
        listening = bind("127.0.0.1", port, 0)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(app, ws=self._line, log_level="error", lifespan="on", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)
        assert not self._thread.is_alive()

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@dataclass
class Seat:
    """Someone with a browser of their own."""

    name: str
    key: str
    page: Page
    context: BrowserContext

    def card(self, name: str) -> Any:
        """A card in the own hand, by its name."""
        label = re.compile(rf"^{re.escape(name)}(,| \()")  # a house rule in brackets, and whether it can be played
        return self.page.get_by_role("toolbar", name="Your hand").get_by_role("button", name=label).first

    def play(self, name: str, color: str | None = None) -> None:
        expect(self.card(name)).to_have_accessible_name(USABLE)  # the turn may still be on its way
        self.try_card(name)
        if color is not None:
            self.press(color)

    def try_card(self, name: str) -> None:
        """Press a card whether it can be played or not."""
        self.card(name).click(position=CORNER)

    def press(self, name: str) -> None:
        """Press a button; shortcuts may follow its name."""
        self.page.get_by_role("button", name=name).first.click()

    def sees(self, text: str) -> None:
        """The log in words tells it, or the page says it."""
        expect(self.page.get_by_text(text).first).to_be_attached()

    def holds(self, count: int) -> None:
        expect(self.page.get_by_role("toolbar", name="Your hand").get_by_role("button")).to_have_count(count)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--late", action="store_true", help="hold back every message of the server by a random time")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def is_late(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--late", default=False))


@pytest.fixture
def site(tmp_path: Path, request: pytest.FixtureRequest, is_late: bool) -> Iterator[Site]:
    """A test may ask for another pace: `@pytest.mark.parametrize("site", [MISSED_SOON], indirect=True)`."""
    running = Site(tmp_path, late=is_late, pace=getattr(request, "param", TEST_PACE))
    yield running
    running.stop()


@pytest.fixture
def fair_site(tmp_path: Path, is_late: bool) -> Iterator[Site]:
    """One that shuffles fairly, and not as a test wants it."""
    running = Site(tmp_path / "fair", fair=True, late=is_late)
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Seat]]:
    """Call it for one more person, each with a browser profile of their own. Any error on a page fails the test."""
    seats: list[Seat] = []
    problems: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A socket that is refused or cut and a request refused for a reason are part of some tests; the page tells it.
        expected = ("WebSocket", "ERR_", "status of 422")
        if message.type == "error" and not any(part in message.text for part in expected):
            problems.append(message.text)

    def make(name: str, path: str | None = "/", known: bool = True, **options: Any) -> Seat:
        # The service worker is tested on its own; elsewhere it would only compete for the processor.
        context = browser.new_context(base_url=site.url, **{"service_workers": "block", **(options or DESKTOP)})
        context.set_default_timeout(PATIENCE)
        key = f"key-of-{name}-0123456789abcdef"
        if known:
            context.add_init_script(
                "if (location.protocol.startsWith('http')) {"
                f"localStorage.setItem('oneleft.key', {json.dumps(key)});"
                f"localStorage.setItem('oneleft.name', {json.dumps(name)})"
                "}"
            )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", hear)
        seat = Seat(name, key, page, context)
        seats.append(seat)
        if path is not None:
            page.goto(path)
        return seat

    yield make
    for seat in seats:
        seat.context.close()
    assert not problems, problems


@pytest.fixture
def guest(person: Callable[..., Seat]) -> Callable[..., Seat]:
    """Someone who speaks the language of the place."""

    def make(name: str, where: Any, path: str | None = "/", script: str = "", **options: Any) -> Seat:
        seat = person(name, None, **where.view, **options)
        language = json.dumps(where.language)
        seat.context.add_init_script(
            f"if (location.protocol.startsWith('http')) localStorage.setItem('oneleft.language', {language});" + script
        )
        if path is not None:
            seat.page.goto(path)
        return seat

    return make


@pytest.fixture
def table(site: Site, person: Callable[..., Seat]) -> Callable[..., list[Seat]]:
    """Call it for people who sit at a table where a match has begun, with the hands wanted."""

    def start(
        hands: list[str],
        up: str = "r5",
        draw: str = "",
        names: tuple[str, ...] = ("Ann", "Ben", "Cem", "Dot"),
        views: tuple[dict[str, Any], ...] = (),
        settings: dict[str, Any] | None = None,
        **rules: Any,
    ) -> list[Seat]:
        players = len(hands)
        rules = {"hand_size": len(hands[0].split()), **rules}
        wanted = {"players": players, "rules": rules, **(settings or {})}
        people = [
            person(name, None, **(views[place] if place < len(views) else {}))
            for place, name in enumerate(names[:players])
        ]
        host = people[0]
        made = site.post("/api/tables", {"key": host.key, "name": host.name, "settings": wanted})
        for place, seat in enumerate(people):
            seat.page.goto(f"/t/{made['code']}")
            if place:
                seat.page.get_by_role("button", name="Sit here").first.click()
                expect(seat.page.get_by_role("button", name="Stand up")).to_be_visible()
        site.deck.deal(hands, up, draw)
        host.press("Start the match")
        for seat in people:
            seat.holds(len(hands[0].split()))
        return people

    return start


def picture(seat: Seat, name: str) -> None:
    """A screenshot to look at."""
    SHOTS.mkdir(exist_ok=True)
    seat.page.screenshot(path=SHOTS / f"{name}.png")
