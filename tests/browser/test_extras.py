"""Around the table: coming back, matches of days, notifications, avatars, invitations, the big screen, installing.

Each is seen on a phone, a phone on its side and a desktop, each in another language; axe finds nothing anywhere.
"""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Seat, Site
from tests.browser.measures import no_barriers
from tests.browser.where import EVERYWHERE, Where, hand, new_table, sit_and_start

Person = Callable[..., Seat]
HIDE = "Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'})"
SHOW = "Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'visible'})"
# Notifications are kept instead of shown.
KEEP_NOTIFICATIONS = """
window.told = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, options) { window.told.push([title, options.body]); }
  close() {}
};
"""
KEEP_LOCKS = """
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
  const lock = new EventTarget();
  lock.release = async () => { window.locks.push('released'); lock.dispatchEvent(new Event('release')); };
  window.locks.push('held');
  return lock;
}}});
"""


def open_menu(seat: Seat, where: Where) -> None:
    seat.page.get_by_role("button", name=where.say("menu-open"), exact=True).click()


# ---- Back to your tables, and playing over days


@EVERYWHERE
def test_the_first_page_leads_back_to_every_table_and_the_own_turn_comes_first(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    ann, ben = guest("Ann", where), guest("Ben", where)
    waiting = new_table(site, ann, players=3)
    ann.page.goto(f"/t/{waiting}")
    expect(ann.page.get_by_role("button", name=where.say("wait-stand"))).to_be_visible()
    playing = sit_and_start(site, ann, ben, where, ["g1 g2", "r1 b2"], clock="days")
    ann.page.goto("/")
    rows = ann.page.get_by_role("heading", name=where.say("mine-title")).locator("xpath=..").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(ann.page.get_by_text(where.say("mine-turn", name="Ben"))).to_be_visible()
    expect(ann.page).to_have_title(where.say("app-name"))
    no_barriers(ann.page)
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    expect(hand(ben.page)).to_have_count(1)
    ann.page.goto("/")
    expect(rows.first).to_contain_text(where.say("mine-your-turn"))
    expect(rows.first).to_contain_text("Ben")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.page.get_by_role("link", name=where.say("mine-back-label", code=playing)).click()
    expect(ann.page).to_have_url(re.compile(playing))
    expect(hand(ann.page)).to_have_count(2)
    ann.page.goto(f"/t/{waiting}")
    open_menu(ann, where)
    ann.page.get_by_role("button", name=where.say("menu-leave"), exact=True).first.click()
    ann.page.get_by_role("button", name=where.say("menu-leave-yes"), exact=True).last.click()
    expect(ann.page).to_have_url(re.compile(r"/$"))
    expect(rows).to_have_count(1)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_asked_about_own_tables_says_nothing_to_others(site: Site, guest: Callable[..., Seat]) -> None:
    ann = guest("Ann", Where(DESKTOP, "en"))
    code = new_table(site, ann, bots=1, start=True)
    ann.page.goto(f"/t/{code}")
    expect(hand(ann.page).first).to_be_visible()
    (own,) = site.post("/api/tables/mine", {"key": ann.key, "tables": [code, "ZZZZZZ"]})
    assert own["code"] == code and [player.get("bot", False) for player in own["players"]] == [False, True]
    assert not {"hand", "legal", "key"} & set(own)
    assert site.post("/api/tables/mine", {"key": "some-other-key-0123456789", "tables": [code]}) == []


@EVERYWHERE
def test_at_a_table_of_days_bots_move_while_one_is_away(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann = guest("Ann", where, "/new")
    clock = ann.page.get_by_role("radiogroup", name=where.say("make-clock"), exact=True)
    clock.get_by_role("radio", name=where.say("make-clock-days")).check()
    days = ann.page.get_by_role("radiogroup", name=where.say("make-days"), exact=True)
    days.get_by_role("radio", name=where.say("make-days-count", count=7)).check()
    no_barriers(ann.page)
    ann.page.get_by_role("button", name=where.say("make-seats-bots")).click()
    site.deck.deal(
        ["g1 g2 g3 g4 g6 g7 g8", *["b1 b2 b3 b4 b6 b7 b8", "y1 y2 y3 y4 y6 y7 y8", "r1 r2 r3 r4 r6 r7 r8"]], "r5"
    )
    ann.page.get_by_role("button", name=where.say("make-button-start")).click()
    expect(hand(ann.page).first).to_be_visible()
    code = ann.page.url.rsplit("/", 1)[1]
    ann.page.goto("/")  # at once: the bots have not even begun
    (own,) = site.post("/api/tables/mine", {"key": ann.key, "tables": [code]})
    assert own["clock"] == "days"
    for _ in range(PATIENCE // 100):
        if own.get("yours"):
            break
        ann.page.wait_for_timeout(100)
        (own,) = site.post("/api/tables/mine", {"key": ann.key, "tables": [code]})
    assert own.get("yours"), "the bots have moved, and wait for her"
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # she looks at the page again
    row = ann.page.get_by_role("listitem").filter(has_text=code)
    expect(row).to_contain_text(where.say("left-days", count=6))


# ---- Being called


@EVERYWHERE
def test_whoever_looks_elsewhere_is_told_of_their_turn_after_asking_for_it(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    ann = guest("Ann", where, script=KEEP_NOTIFICATIONS)
    ben = guest("Ben", where)
    code = sit_and_start(site, ann, ben, where, ["g1 r2 g3", "r1 b2 b3"])
    open_menu(ann, where)
    switch = ann.page.get_by_role("switch", name=where.say("alerts-title"))
    expect(switch).not_to_be_checked()
    switch.check()
    expect(ann.page.get_by_text(where.say("alerts-on"))).to_be_visible()
    no_barriers(ann.page)
    ann.page.evaluate(HIDE)
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    expect(ann.page).to_have_title(re.compile(rf"^\(1\) {re.escape(where.say('table-title-turn'))}"))
    told = [where.say("table-title-turn"), where.say("table-title", code=code)]
    ann.page.wait_for_function("() => window.told.length")
    assert ann.page.evaluate("window.told") == [told]
    ann.page.evaluate(SHOW)


@EVERYWHERE
def test_where_notifications_are_blocked_or_impossible_the_page_says_so(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    for script, key in (
        ("Object.defineProperty(Notification, 'permission', {get: () => 'denied'});", "alerts-blocked"),
        ("Object.defineProperty(window, 'isSecureContext', {get: () => false});", "alerts-nowhere"),
    ):
        ann = guest("Ann", where, script=script)
        ann.page.goto(f"/t/{new_table(site, ann, clock='days')}")
        expect(ann.page.get_by_text(where.say(key))).to_be_attached()
        expect(ann.page.get_by_role("switch", name=where.say("alerts-title"))).to_be_disabled()


@EVERYWHERE
def test_the_screen_stays_on_while_one_plays(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann = guest("Ann", where, script=KEEP_LOCKS)
    code = new_table(site, ann, bots=1, start=True)
    assert ann.page.evaluate("window.locks") == []
    ann.page.goto(f"/t/{code}")
    expect(hand(ann.page).first).to_be_visible()
    ann.page.wait_for_function("() => window.locks.join() === 'held'")
    ann.page.get_by_role("link", name=where.say("app-name")).click()
    ann.page.wait_for_function("() => window.locks.join() === 'held,released'")


# ---- The app


@EVERYWHERE
def test_without_the_server_the_app_says_so_in_the_own_language(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    # The page would look for the server by itself in the end, perhaps just before the button is pressed.
    never = "const later = setTimeout; window.setTimeout = (call, ms = 0) => later(call, ms < 5000 ? ms : 2 ** 30);"
    ann = guest("Ann", where, script=never, service_workers="allow")
    ann.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    kept = """async () => {
      const cache = await caches.open((await caches.keys())[0])
      return (await cache.keys()).map((request) => new URL(request.url).pathname)
    }"""
    ann.page.wait_for_function(
        f"() => ({kept})().then((names) => names.filter((name) => name.includes('words')).length >= 2)"
    )
    code = new_table(site, ann, bots=1, start=True)
    ann.page.goto(f"/t/{code}")
    expect(hand(ann.page).first).to_be_visible()
    names = ann.page.evaluate(kept)
    assert all(name == "/" or name.startswith("/assets/") for name in names), names
    port = site.port
    site.stop()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=where.say("offline-title"))).to_be_visible()
    no_barriers(ann.page)
    site.start(port)
    ann.page.get_by_role("button", name=where.say("offline-again")).click()
    expect(hand(ann.page).first).to_be_visible()


def test_the_app_can_be_installed(site: Site) -> None:
    with urllib.request.urlopen(f"{site.url}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(site.url + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
            assert len(answer.read()) < 25_000
    with urllib.request.urlopen(f"{site.url}/sw.js") as answer:
        assert "worker-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"


def test_without_a_secure_page_all_works_as_before(site: Site, guest: Callable[..., Seat]) -> None:
    """On a plain address of the home network there is no service worker, wake lock or notification."""
    nothing = (
        "for (const name of ['serviceWorker', 'wakeLock', 'share', 'clipboard']) delete Navigator.prototype[name];"
    )
    gone = "delete window.Notification; Object.defineProperty(window, 'isSecureContext', {get: () => false});"
    ann = guest("Ann", Where(PHONE, "en"), script=nothing + gone, service_workers="allow")
    ann.press("Play now against bots")
    expect(hand(ann.page).first).to_be_visible()
    open_menu(ann, Where(PHONE, "en"))
    expect(ann.page.get_by_text("they need a page that was opened over HTTPS")).to_be_attached()
    assert site.port


# ---- People


@EVERYWHERE
def test_people_are_remembered_here_and_asked_again_with_one_tap(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    ann, ben = guest("Ann", where), guest("Ben", where)
    sit_and_start(site, ann, ben, where, ["g1", "r1"], rules={"target": 1, "stacking": True})
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    expect(ann.page.get_by_role("button", name=where.say("sheet-rematch"))).to_be_visible()
    ann.page.goto("/")
    ann.page.get_by_role("button", name=where.say("again-label", names="Ben")).click()
    expect(ann.page.get_by_text(where.say("wait-free-for", name="Ben"))).to_be_visible()
    known = ann.page.get_by_role("region", name=where.say("known-title"))
    expect(known.get_by_role("button").filter(has_text="Ben")).to_contain_text(where.say("known-times", count=1))
    no_barriers(ann.page)
    code = ann.page.url.rsplit("/", 1)[1]
    cem = guest("Cem", where, f"/t/{code}")
    cem.page.get_by_role("button", name=where.say("wait-sit")).click()
    expect(ann.page.get_by_text(where.say("wait-free-for", name="Ben"))).to_have_count(0)
    known.get_by_role("button", name=where.say("known-forget")).click()
    expect(known).to_have_count(0)
    ann.page.goto("/games")
    with ann.page.expect_request("**/api/tables") as made:
        ann.page.get_by_role("button", name=where.say("again-label", names="Ben")).click()
    expect(ann.page.get_by_text(where.say("wait-free-for", name="Ben"))).to_be_visible()
    asked: Any = made.value.post_data_json
    assert asked["hoped"] == ["", "Ben"]
    assert asked["settings"]["rules"] == {"edition": "official", "hand_size": 1, "target": 1, "stacking": True}


def faces(page: Page) -> list[str]:
    """The drawings of those who sit at the table, as they are."""
    drawings: list[str] = page.locator(".place .avatar").evaluate_all("all => all.map((one) => one.innerHTML)")
    return [re.sub(r"<!--.*?-->", "", drawing) for drawing in drawings]


@EVERYWHERE
def test_a_face_chosen_on_the_first_page_is_seen_at_the_table_and_can_be_changed_there(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    ann = guest("Ann", where)
    ann.page.get_by_role("button", name=where.say("avatar-change")).click()
    chosen = ann.page.get_by_role("radiogroup", name=where.say("avatar-face"), exact=True).get_by_role("radio").nth(3)
    chosen.check(force=True)
    no_barriers(ann.page)
    code = new_table(site, ann, players=3, bots=1)
    ann.page.goto(f"/t/{code}")
    ben = guest("Ben", where, f"/t/{code}")
    expect(ben.page.locator(".place .avatar")).to_have_count(2)
    first, bot = faces(ben.page)
    assert "circle" in first and "text" not in first, "the glasses"
    assert "rect" in bot and "rect" not in first, "a bot looks like a machine"
    expect(ann.page.locator(".place .avatar")).to_have_count(2)
    assert faces(ann.page) == [first, bot]
    open_menu(ann, where)
    ann.page.get_by_role("button", name=where.say("avatar-change")).click()
    colors = ann.page.get_by_role("radiogroup", name=where.say("avatar-color"), exact=True)
    colors.get_by_role("radio").nth(7).check(force=True)
    expect(ben.page.locator(".place .avatar > path").first).to_have_attribute("fill", "#56d8ca")
    # Ann remembers it once the server has confirmed it to her, which may be after it told Ben.
    ann.page.wait_for_function("() => localStorage.getItem('oneleft.avatar').endsWith('7')")


@EVERYWHERE
def test_the_invitation_has_a_qr_code_and_a_way_to_the_big_screen(
    site: Site, guest: Callable[..., Seat], where: Where
) -> None:
    ann = guest("Ann", where)
    code = new_table(site, ann)
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("button", name=where.say("wait-stand"))).to_be_visible()
    assert not any("QrCode" in url for url in loaded), "the encoder is loaded when it is needed"
    ann.page.get_by_role("button", name=where.say("invite-qr")).click()
    link = f"{site.url}/t/{code}"
    expect(ann.page.get_by_role("img", name=where.say("invite-qr-label", link=link))).to_be_visible()
    no_barriers(ann.page)
    expect(ann.page.get_by_role("link", name=where.say("invite-screen"))).to_have_attribute("href", f"/screen/{code}")


# ---- The big screen


@EVERYWHERE
def test_the_big_screen_shows_the_table_and_no_hand(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann, ben = guest("Ann", where), guest("Ben", where)
    rules = {"hand_size": 2, "target": 1}
    code = new_table(site, ann, rules=rules)
    # The same browser as Ann's, and still not her hand.
    tv = ann.context.new_page()
    tv.goto(f"/screen/{code}")
    expect(tv.get_by_role("region", name=where.say("screen-join"))).to_contain_text(code)
    expect(tv.get_by_role("list", name=where.say("wait-places")).get_by_role("listitem")).to_have_count(2)
    no_barriers(tv)
    site.deck.deal(["g1 g2", "r1 b1"], "r5")
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    ben.page.get_by_role("button", name=where.say("wait-sit")).first.click()
    expect(tv.get_by_role("region", name=where.say("screen-join"))).to_have_count(0)
    ann.page.get_by_role("button", name=where.say("wait-start")).click()
    expect(hand(ben.page)).to_have_count(2)
    expect(tv.get_by_text(where.say("turn-other", name="Ben"))).to_be_visible()
    seats = tv.get_by_role("list", name=where.say("menu-players")).get_by_role("listitem")
    expect(seats.nth(1)).to_have_attribute("aria-current", "true")
    expect(hand(tv)).to_have_count(0)
    no_barriers(tv)
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    expect(seats.nth(1).get_by_role("img", name=where.say("seat-cards", count=1))).to_be_visible()
    assert tv.evaluate("document.documentElement.scrollWidth <= innerWidth")
    people = ann.page.evaluate("localStorage.getItem('oneleft.screen-key')")
    assert people and people != ann.key


@EVERYWHERE
def test_a_table_without_spectators_is_not_shown(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann = guest("Ann", where)
    code = new_table(site, ann, bots=1, start=True, spectators=False)
    ann.page.goto(f"/t/{code}")
    expect(hand(ann.page).first).to_be_visible()
    tv = guest("Tv", where, f"/screen/{code}")
    expect(tv.page.get_by_text(where.say("screen-no-spectators"))).to_be_visible()
    no_barriers(tv.page)


# ---- Small things


@EVERYWHERE
def test_removing_someone_and_handing_over_ask_once_more(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann, ben = guest("Ann", where), guest("Ben", where)
    sit_and_start(site, ann, ben, where, ["g1 g2", "r1 b2"])
    open_menu(ann, where)
    remove = ann.page.get_by_role("group", name=where.say("wait-kick", name="Ben"))
    remove.get_by_role("button").click()
    expect(remove).to_contain_text(where.say("sure-kick", name="Ben"))
    no_barriers(ann.page)
    remove.get_by_role("button", name=where.say("sure-no")).click()
    hand_over = ann.page.get_by_role("group", name=where.say("wait-make-host-of", name="Ben"))
    hand_over.get_by_role("button").click()
    expect(hand_over).to_contain_text(where.say("sure-host", name="Ben"))
    hand_over.get_by_role("button", name=where.say("wait-make-host"), exact=True).click()
    expect(ann.page.get_by_text(where.say("story-host", me="other", name="Ben")).first).to_be_attached()
    expect(remove).to_have_count(0)


@EVERYWHERE
def test_the_time_until_the_next_round_is_shown(site: Site, guest: Callable[..., Seat], where: Where) -> None:
    ann, ben = guest("Ann", where), guest("Ben", where)
    sit_and_start(site, ann, ben, where, ["g1", "r1"], rules={"target": 500})
    hand(ben.page).first.click(position={"x": 7, "y": 20})
    ann.page.get_by_role("button", name=where.say("sheet-next")).click()
    expect(ben.page.get_by_text(where.say("sheet-starts"))).to_be_visible()
    expect(ben.page.get_by_role("timer")).to_have_text(re.compile("^[1-8]$"))
    expect(hand(ben.page)).to_have_count(1)
