"""Every language and kind of screen, for tests that run in all of them: browser settings, and tables there."""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from oneleft.words import words
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Seat, Site


@dataclass
class Where:
    """A kind of screen and a language."""

    view: dict[str, Any]
    language: str

    def say(self, key: str, **args: str | int) -> str:
        return words(self.language).text(key, **args)


EVERYWHERE = pytest.mark.parametrize(
    "where",
    [Where(PHONE, "en"), Where(LANDSCAPE, "pl"), Where(DESKTOP, "lt")],
    ids=["phone-en", "landscape-pl", "desktop-lt"],
)


def new_table(site: Site, seat: Seat, bots: int = 0, start: bool = False, **settings: Any) -> str:
    players = settings.pop("players", bots + 1 if bots else 2)
    kinds = [None, *["greedy"] * bots]
    body = {"key": seat.key, "name": seat.name, "settings": {"players": players, **settings}, "bots": kinds}
    return str(site.post("/api/tables", {**body, "start": start})["code"])


def hand(page: Page) -> Locator:
    return page.locator(".hand button")


def sit_and_start(site: Site, ann: Seat, ben: Seat, where: Where, hands: list[str], **settings: Any) -> str:
    """Ann and Ben at a table where a round has begun; it is Ben's turn."""
    rules = {"hand_size": len(hands[0].split()), **settings.pop("rules", {})}
    code = new_table(site, ann, rules=rules, **settings)
    site.deck.deal(hands, "r5")
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    ben.page.get_by_role("button", name=where.say("wait-sit")).first.click()
    ann.page.get_by_role("button", name=where.say("wait-start")).click()
    expect(hand(ben.page)).to_have_count(len(hands[1].split()))
    return code
