"""Home and lobby in a real browser: every option and every effect can be chosen, shared, made and played."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, OPTIONS, Rules
from tests.browser.conftest import PHONE, Seat, Site, picture
from tests.strategies import values_of

Person = Callable[..., Seat]
WORDS = Path(__file__).parents[2] / "src/oneleft/locales/en/lobby.ftl"


def words(key: str) -> str:
    found = re.search(rf"^{re.escape(key)} = (.*)$", WORDS.read_text(), re.MULTILINE)
    assert found is not None, key
    return found[1]


def open_all(page: Page) -> None:
    expect(page.get_by_text(words("option-stacking")).first).to_be_attached()
    page.evaluate("document.querySelectorAll('details').forEach(group => (group.open = true))")


def other_value(option: str) -> Any:
    """A value that differs from the official one."""
    if option == "first_player":
        return 1
    if option == "customs":
        return ["joke", "sing a song"]
    return next(value for value in values_of(OPTIONS[option]) if value != getattr(Rules(), option))


def choose(page: Page, option: str, value: Any) -> None:
    """Set an option as a person would."""
    label = words(f"option-{option}")
    if option == "customs":
        for number, effect in enumerate(value, 1):
            page.get_by_role("button", name=words("make-customs-add")).click()
            choose_effect(page, number, effect)
    elif option == "first_player":
        page.get_by_role("combobox", name=label).select_option(label=f"Seat {value + 1}")
    elif isinstance(value, bool):
        switch = page.get_by_role("switch", name=label, exact=True)
        if switch.is_checked() != value:
            switch.click()
    elif page.get_by_role("spinbutton", name=label).count():
        page.get_by_role("spinbutton", name=label).fill(str(value))
        page.keyboard.press("Tab")
    else:
        group = page.get_by_role("radiogroup", name=label, exact=True)
        group.get_by_role("radio", name=words(f"value-{option}-{value}"), exact=True).check()


def choose_effect(page: Page, number: int, effect: str) -> None:
    card = page.get_by_role("combobox", name=f"Customizable card {number}")
    if effect in CUSTOM_EFFECTS:
        card.select_option(label=words(f"effect-{effect}"))
    else:
        card.select_option(label=words("make-customs-own"))
        page.get_by_role("textbox", name=words("make-customs-text")).last.fill(effect)
        page.keyboard.press("Tab")


def make(page: Page) -> str:
    """Press the button; returns the code of the table."""
    button = page.get_by_role("button", name=re.compile("^Make the table"))
    expect(button).to_be_enabled()
    button.click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z2-9]{6}$"))
    return page.url[-6:]


def sent(page: Page, action: Callable[[], Any]) -> Any:
    """What is posted to make a table while doing this."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        action()
    return json.loads(made.value.post_data or "")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_can_be_chosen(person: Person, option: str) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    needed = {"stack_mixed": {"stacking": True}, "wild4_condition": {"challenge": False}}.get(option, {})
    value = other_value(option)
    for name, wanted in {**needed, option: value}.items():
        choose(ann.page, name, wanted)
    body = sent(ann.page, lambda: make(ann.page))
    rules = Rules.from_json(body["settings"]["rules"])
    expected = tuple(value) if isinstance(value, list) else value
    assert getattr(rules, option) == expected
    changed = {name for name in OPTIONS if getattr(rules, name) != getattr(Rules(), name)}
    assert changed == {option, *needed}


def test_every_effect_can_be_chosen(person: Person) -> None:
    ann = person("Ann", "/new", **PHONE)
    open_all(ann.page)
    ann.page.get_by_role("button", name=words("make-customs-add")).click()
    for effect in CUSTOM_EFFECTS:
        choose_effect(ann.page, 1, effect)
        expect(ann.page.get_by_role("combobox", name="Customizable card 1")).to_have_value(re.compile(effect))
    body = sent(ann.page, lambda: make(ann.page))
    assert body["settings"]["rules"]["customs"] == [CUSTOM_EFFECTS[-1]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_made_and_dealt_with_bots(person: Person, edition: str) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    ann.page.get_by_role("radio", name=re.compile(f"^{words(f'edition-{edition}')} ")).check()
    ann.press("Only bots")
    make(ann.page)
    ann.holds(7)


def test_a_conflict_is_explained_where_it_is_and_can_be_mended(person: Person) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    choose(ann.page, "stack_mixed", True)
    problem: Locator = ann.page.get_by_text(re.compile("can only be mixed where cards are stacked"))
    expect(problem.first).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Make the table"))).to_be_disabled()
    picture(ann, "make-conflict")
    choose(ann.page, "stacking", True)
    expect(problem).to_have_count(0)
    make(ann.page)


def test_rotating_partners_and_elimination(person: Person) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    choose(ann.page, "partners", True)
    ann.page.get_by_role("radiogroup", name="Length of the match").get_by_role(
        "radio", name="Rotating partners"
    ).check()
    ann.page.get_by_role("spinbutton", name="Number of hands").fill("3")
    ann.page.keyboard.press("Tab")
    ann.press("Only bots")
    body = sent(ann.page, lambda: make(ann.page))
    assert (body["settings"]["form"], body["settings"]["hands"]) == ("rotating", 3)


def test_settings_of_the_table(person: Person) -> None:
    ann = person("Ann", "/new", **PHONE)
    open_all(ann.page)
    ann.page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name=re.compile("^Fast")).check()
    for switch in ("Public", "Spectators", "Bots stand in"):
        ann.page.get_by_role("switch", name=switch).click()
    ann.press("One seat more")
    body = sent(ann.page, lambda: make(ann.page))
    settings = body["settings"]
    assert settings["clock"] == "fast"
    assert settings["public"] is True
    assert settings["spectators"] is False
    assert settings["stand_in"] is False
    assert settings["players"] == 5
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_host_changes_the_settings_of_a_waiting_table(person: Person) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    make(ann.page)
    ann.press("Settings and rules")
    open_all(ann.page)
    choose(ann.page, "stacking", True)
    ann.press("Use these settings")
    ann.sees("The host has changed the settings")
    ann.press("Fill with bots")
    ann.press("Start the match")
    ann.holds(7)


def test_a_rule_set_is_saved_shared_and_made(person: Person) -> None:
    ann = person("Ann", "/new")
    open_all(ann.page)
    choose(ann.page, "jump_in", True)
    ann.page.get_by_role("textbox", name="Name of the rule set").fill("Sunday rules")
    ann.page.get_by_role("button", name="Save", exact=True).click()
    ann.sees("Saved as “Sunday rules” in this browser.")
    ann.page.goto("/")
    ann.press("Share Sunday rules by link")
    link = ann.page.get_by_role("textbox", name="Link to Sunday rules").input_value()
    ben = person("Ben", link[link.index("/new") :])
    ben.sees("Rule set “Sunday rules”")
    open_all(ben.page)
    expect(ben.page.get_by_role("switch", name="Jump-in")).to_be_checked()
    body = sent(ben.page, lambda: make(ben.page))
    assert body["settings"]["rules"]["jump_in"] is True


def test_a_broken_rule_link_says_so(person: Person) -> None:
    ann = person("Ann", "/new?rules=notbase64!!")
    ann.sees("This link holds no readable rule set")


def test_a_public_table_is_found_and_joined_and_a_private_one_is_not(site: Site, person: Person) -> None:
    ann = person("Ann", None)
    codes = {}
    for public in (True, False):
        body = {"key": ann.key, "name": "Ann", "settings": {"players": 3, "public": public}}
        codes[public] = site.post("/api/tables", body)["code"]
    ann.page.goto(f"/t/{codes[True]}")
    ann.sees("Before the match")
    other = ann.context.new_page()
    other.goto(f"/t/{codes[False]}")
    ben = person("Ben", "/", **PHONE)
    joins = ben.page.get_by_role("button", name="Join Ann’s table").or_(
        ben.page.get_by_role("link", name="Join Ann’s table")
    )
    expect(joins).to_have_count(1)
    picture(ben, "home-phone")
    joins.first.click()
    expect(ben.page).to_have_url(re.compile(codes[True]))
    ben.press("Sit here")
    ann.sees("Ben sits down.")
    cem = person("Cem", "/")
    picture(cem, "home-desktop")
    cem.page.get_by_role("textbox", name="Table code or link").fill(codes[False].lower())
    cem.page.get_by_role("button", name="Join", exact=True).click()
    expect(cem.page).to_have_url(re.compile(codes[False]))


def test_a_wrong_code_is_explained(person: Person) -> None:
    ann = person("Ann", "/")
    ann.page.get_by_role("textbox", name="Table code or link").fill("nope")
    ann.page.get_by_role("button", name="Join", exact=True).click()
    ann.sees("That is not a table code.")
