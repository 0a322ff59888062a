"""The fair shuffle in a real browser: everyone adds to it, everyone checks it, and a page explains it."""

import json
import urllib.request
from collections.abc import Callable

from playwright.sync_api import expect

from oneleft.verify import Counts, verify
from tests.browser.conftest import PATIENCE, PHONE, Seat, Site, picture
from tests.browser.test_people import play_to_the_end
from tests.browser.where import hand

Person = Callable[..., Seat]
DIGEST_OF_ZEROS = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def is_dealt(seat: Seat, cards: int) -> None:
    """Chance may turn up a Draw Two, or a bot may play one: there may be more cards than were dealt."""
    expect(hand(seat.page).nth(cards - 1)).to_be_visible()


def test_each_browser_adds_to_the_deal_and_checks_it(person: Person, fair_site: Site) -> None:
    ann, ben = person("Ann", None), person("Ben", None, **PHONE)
    settings = {"players": 2, "rules": {"hand_size": 3, "target": 1}}
    code = fair_site.post("/api/tables", {"key": ann.key, "name": "Ann", "settings": settings})["code"]
    told: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    for seat in (ann, ben):
        seat.page.goto(f"{fair_site.url}/t/{code}")
    ben.press("Sit here")
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    for _ in range(PATIENCE // 100):
        if sum(frame.count('"contributed","member"') for frame in told) == 2:
            break
        ann.page.wait_for_timeout(100)
    else:
        raise AssertionError(f"not both have added to the deal: {told}")
    ann.press("Start the match")
    is_dealt(ann, 3)
    ben.page.reload()  # what it added is remembered
    play_to_the_end([ann, ben])
    for seat in (ann, ben):
        seat.sees("✓ Checked: the cards were shuffled as committed, with randomness from 2 players.")
    picture(ben, "fair-phone")
    with urllib.request.urlopen(f"{fair_site.url}/api/tables/{code}/records/1") as answer:
        record = json.load(answer)
    assert len(record["rounds"][0]["fair"]["contributions"]) == 2
    verify(record, Counts())


def test_a_table_for_one_is_dealt_with_the_players_own_chance(person: Person, fair_site: Site) -> None:
    ann = person("Ann", None)
    ann.page.goto(fair_site.url)
    ann.press("Play now against bots")
    is_dealt(ann, 7)


def test_the_page_explains_and_checks_by_hand(person: Person) -> None:
    ann = person("Ann", "/fair", **PHONE)
    ann.page.get_by_label("Secret").fill("00" * 32)
    ann.page.get_by_label("What the players added").fill("000102030405060708090a0b0c0d0e0f " + "ff" * 16)
    ann.page.get_by_label("Number of the cut or shuffle").fill("0")
    ann.sees(DIGEST_OF_ZEROS)
    ann.sees("r6 r3 r2 r4 r1 r9 r5 r8 r7 r0")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(ann, "fair-page-phone")
