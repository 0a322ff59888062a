"""Group `client`: how long a visitor waits, in a real browser with the profile of a mid-range phone.

The processor is slowed down four times and nothing is cached yet. Needs Chromium (`python -m tools.chromium`).
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.measure import machine
from bench.report import put_into_readme
from tools.chromium import chromium

RESULTS: Final = Path(__file__).parent / "results"
ROOT: Final = Path(__file__).parent.parent
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "locale": "en-GB",
    "service_workers": "block",  # it would fetch the rest in the background, and hide what the page needs
}
SLOWER: Final = 4  # times
ACTIONS: Final = 3
LOOK: Final = 1000  # milliseconds that a person looks at a hand before playing
# From input to feedback as browsers measure it: from the touch to the first frame that shows its effect.
FEEDBACK: Final = """
() => { window.__feedback = new Promise(done => {
  const observer = new PerformanceObserver(list => {
    const found = list.getEntries().filter(entry => ['pointerup', 'click'].includes(entry.name))
    if (found.length) done(Math.max(...found.map(entry => entry.duration)))
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
  setTimeout(() => done(16), 3000) // shorter ones are not told
}) }
"""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run the server as `make play` starts it; yields its address."""
    oneleft = str(Path(sys.executable).with_name("oneleft"))
    command = [oneleft, "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        try:
            assert running.stdout is not None
            for line in running.stdout:
                if "http://" in line:
                    yield "http://" + line.split("http://")[1].split()[0].rstrip("/")
                    break
            else:
                raise SystemExit("bench client: the server did not start")
        finally:
            running.terminate()
            running.wait()


class Visit:
    """A first visit: nothing is cached, the processor is slow, every byte is counted."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._context = browser.new_context(base_url=address, **PHONE)
        self.page: Page = self._context.new_page()
        self.sizes: dict[str, int] = {}  # by kind of file, as transferred
        self.updates: list[int] = []
        self._answers: dict[str, tuple[str, int]] = {}  # the kind of file, and how long its headers were
        line: CDPSession = self._context.new_cdp_session(self.page)
        line.send("Network.enable")
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._loaded)
        line.on("Network.webSocketFrameReceived", self._told)

    def _answered(self, event: Any) -> None:
        self._answers[event["requestId"]] = event["type"], int(event["response"]["encodedDataLength"])

    def _loaded(self, event: Any) -> None:
        kind, headers = self._answers.get(event["requestId"], ("Other", 0))
        self.sizes[kind] = self.sizes.get(kind, 0) + int(event["encodedDataLength"]) - headers

    def _told(self, event: Any) -> None:
        text = event["response"]["payloadData"]
        if text.startswith('{"type":"update"'):
            self.updates.append(len(text.encode()))

    def close(self) -> None:
        self._context.close()


def first_game(browser: Browser, address: str) -> dict[str, float]:
    """Open the address for the first time and play up to the first card on the table; then reload."""
    visit = Visit(browser, address)
    page = visit.page
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.locator("button.primary").first.wait_for()
    interactive = time.perf_counter() - began
    page.locator("button.primary").first.tap()  # the only touch that is needed
    page.locator(".hand button").first.wait_for()
    hand = time.perf_counter() - began
    scripts = visit.sizes.get("Script", 0)
    styles = visit.sizes.get("Stylesheet", 0)
    everything = sum(visit.sizes.values())
    feedback = statistics.median(_act(page) for _ in range(ACTIONS))
    began = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(".hand button").first.wait_for()
    again = time.perf_counter() - began
    updates = visit.updates or [0]
    visit.close()
    return {
        "javascript_bytes": scripts,
        "style_bytes": styles,
        "all_bytes": everything,
        "interactive_seconds": interactive,
        "hand_seconds": hand,
        "feedback_ms": feedback,
        "reload_seconds": again,
        "update_bytes": statistics.median(updates),
        "clicks": 2,  # two touches: play now, and a card
    }


def _act(page: Page) -> float:
    """Draw when it is our turn, and keep the card; returns the milliseconds until the page has answered."""
    draw, keep = (page.get_by_role("button", name=name, exact=True) for name in ("Draw a card", "Keep it"))
    while True:
        draw.or_(keep).or_(page.get_by_role("button", name="Take the")).first.wait_for()
        page.wait_for_timeout(LOOK)
        if draw.count():
            break
        draw.or_(keep).or_(page.get_by_role("button", name="Take the")).first.click()
    page.evaluate(FEEDBACK)
    draw.tap()
    return float(page.evaluate("window.__feedback"))


def run(*, quick: bool) -> None:
    repetitions = 2 if quick else 9
    measured: list[dict[str, float]] = []
    with (
        tempfile.TemporaryDirectory(prefix="oneleft-bench-") as folder,
        server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for number in range(repetitions):
            print(f"  visit {number + 1} of {repetitions}", file=sys.stderr, flush=True)
            measured.append(first_game(browser, address))
        browser.close()
    medians = {name: statistics.median(one[name] for one in measured) for name in measured[0]}
    worst = {name: max(one[name] for one in measured) for name in measured[0]}
    results = {"machine": machine(("playwright", "uvicorn")), "slower": SLOWER, "median": medians, "worst": worst}
    report = client_report(results, repetitions)
    print(report)
    if not quick:
        (RESULTS / "client.json").write_text(json.dumps(results, indent=2) + "\n")
        put_into_readme("client", report)


def client_report(results: dict[str, Any], repetitions: int) -> str:
    median, worst = results["median"], results["worst"]
    rows: list[tuple[str, str, Callable[[float], str]]] = [
        ("JavaScript until a table can be played at, gzipped", "javascript_bytes", _kilobytes),
        ("everything until then", "all_bytes", _kilobytes),
        ("first visit until it can be used", "interactive_seconds", _seconds),
        ("first visit until the hand is dealt", "hand_seconds", _seconds),
        ("from a touch to the frame that shows it", "feedback_ms", _milliseconds),
        ("reload until the hand is back", "reload_seconds", _seconds),
        ("an update of the table", "update_bytes", _bytes),
        ("clicks from the first visit to the first card", "clicks", lambda value: f"{value:.0f}"),
    ]
    lines = ["| a visitor on a slow phone | median | worst |", "| --- | --- | --- |"]
    lines += [f"| {title} | {shown(median[name])} | {shown(worst[name])} |" for title, name, shown in rows]
    machine_ = results["machine"]
    lines += [
        "",
        f"{repetitions} first visits in Chromium at 390 × 844, with its processor slowed {results['slower']} times, on "
        f"{machine_['processor']}, {machine_['cores']} cores.",
        "",
    ]
    return "\n".join(lines)


def _kilobytes(value: float) -> str:
    return f"{value / 1000:.1f} kB"


def _bytes(value: float) -> str:
    return f"{value:.0f} bytes"


def _seconds(value: float) -> str:
    return f"{value:.2f} s"


def _milliseconds(value: float) -> str:
    return f"{value:.0f} ms"
