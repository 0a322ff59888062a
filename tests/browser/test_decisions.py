"""Each special decision once, in a real browser, with the hands it needs. Seat 1 (Ben) has the first turn."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seat, picture

Table = Callable[..., list[Seat]]


def test_a_wild_asks_for_the_colour(table: Table) -> None:
    ann, ben = table(["r1 r2 r3", "W g1 g2"])
    ben.play("Wild", "blue")
    ann.sees("Ben plays Wild and picks blue.")
    expect(ann.page.get_by_text("Colour in play: blue").first).to_be_attached()
    ben.holds(2)


def test_a_wild_turned_up_asks_for_the_colour(table: Table) -> None:
    ann, ben = table(["r1 r2 r3", "g1 g2 g3"], up="W")
    ben.press("green")
    ann.sees("Ben picks green.")
    ben.play("Green 1")
    ann.sees("Ben plays Green 1.")


def test_a_bluff_is_challenged(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "W4 r1 b2"], views=(PHONE,))
    ben.play("Wild Draw Four", "blue")
    ann.sees("Ben laid a Wild Draw Four on red.")
    ann.sees("If it was a bluff, Ben draws 4. If not, you draw 6.")
    picture(ann, "challenge-phone")
    ann.press("Challenge")
    ann.sees("You challenge Ben: it was a bluff!")
    ann.sees("Ben showed you")
    expect(ann.page.get_by_text("Ben showed you").first).to_be_visible()
    ben.holds(6)
    ann.holds(3)


def test_an_honest_wild_draw_four_is_challenged(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "W4 b1 b2"])
    ben.play("Wild Draw Four", "blue")
    ann.press("Challenge")
    ben.sees("Ann challenges you: no bluff.")
    ann.holds(9)


def test_a_wild_draw_four_is_taken(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "W4 b1 b2"])
    ben.play("Wild Draw Four", "blue")
    ann.press("Take the 4 cards")
    ann.holds(7)


def test_a_drawn_card_is_kept_or_played(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "b1 b2 y3"], draw="r9 r8")
    ben.press("Draw a card")
    ben.holds(4)
    ben.play("Red 9")
    ann.sees("Ben plays Red 9.")
    ann.press("Draw a card")
    ann.press("Keep it")
    ben.sees("Ann passes.")


def test_uno_is_said_with_the_card(table: Table) -> None:
    ann, ben = table(["g1 g2", "r1 b2"])
    ben.press("UNO! Say it with the next card")
    ben.play("Red 1")
    ann.sees("Ben: “UNO!”")
    expect(ann.page.get_by_role("button", name=re.compile("^Catch"))).to_have_count(0)


def test_whoever_forgets_uno_is_caught(table: Table) -> None:
    ann, ben = table(["g1 g2", "r1 b2"])
    ben.play("Red 1")
    picture(ann, "catch-desktop")
    ann.press("Catch Ben!")
    ben.sees("Ann catches you: you did not say UNO!")
    ben.holds(3)


def test_a_late_call_of_uno_saves(table: Table) -> None:
    ann, ben = table(["g1 g2", "r1 b2"])
    ben.play("Red 1")
    expect(ann.page.get_by_role("button", name=re.compile("^Catch")).first).to_be_visible()
    ben.press("UNO!")
    ann.sees("Ben: “UNO!”")
    expect(ann.page.get_by_role("button", name=re.compile("^Catch"))).to_have_count(0)


def test_a_wrong_accusation_costs_cards(table: Table) -> None:
    ann, ben, _ = table(["g1 g2", "r1 b2", "y1 y2"], false_catch=2)
    ben.press("Ann")
    ben.press("Accuse of not saying UNO")
    ben.sees("A false accusation costs you 2 cards.")
    ben.press("Accuse Ann")
    ann.sees("Ben wrongly accuses you of not saying UNO.")
    ben.holds(4)


def test_jumping_in(table: Table) -> None:
    ann, ben, cem = table(["r7 g2 g3", "r7 b2 b3", "y1 y2 y3"], jump_in=True)
    ben.play("Red 7")
    expect(ann.card("Red 7")).to_have_accessible_name("Red 7, can jump in")
    ann.play("Red 7")
    cem.sees("Ann jumps in with Red 7!")
    ann.holds(2)


def test_a_seven_trades_hands(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r7 b2 b3", "y1 y2 y3"], seven_swap=True)
    ben.play("Red 7")
    ben.page.get_by_role("group", name="Swap hands with whom?").get_by_role("button", name="Cem").click()
    cem.sees("Ben swaps hands with you.")
    expect(cem.card("Blue 2")).to_be_visible()
    expect(ben.card("Yellow 1")).to_be_visible()
    cem.holds(2)
    ann.sees("Ben swaps hands with Cem.")


def test_a_zero_passes_all_hands_on(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r0 b2 b3", "y1 y2 y3"], zero_rotation=True)
    ben.play("Red 0")
    cem.sees("All hands move on to the next player.")
    expect(cem.card("Blue 2")).to_be_visible()
    expect(ben.card("Green 1")).to_be_visible()
    expect(ann.card("Yellow 1")).to_be_visible()


def test_stacking(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "rD b2 b3", "yD y2 y3"], stacking=True)
    ben.play("Red Draw Two")
    cem.play("Yellow Draw Two")
    ann.sees("Cem stacks Yellow Draw Two.")
    ann.press("Take the 4 cards")
    ann.holds(7)


def test_draw_until_it_matches(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "b1 b2 b3"], draw="y1 y2 r3", draw_to_match="may")
    ben.press("Draw a card")
    ben.press("Draw another")
    ben.holds(5)
    ben.press("Stop and pass")
    ben.sees("You pass.")


def test_a_wrong_card_is_refused_and_the_table_says_why(table: Table) -> None:
    _, ben = table(["g1 g2 g3", "b1 b2 r3"])
    ben.try_card("Blue 1")
    ben.sees("Blue 1 does not go on Red 5 with red in play.")
    ben.holds(3)


def test_a_wrong_card_is_punished_after_a_warning(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "b1 b2 r3"], wrong_card="penalty")
    ben.try_card("Blue 1")
    ben.press("Play Blue 1 anyway: costs 2 cards")
    ann.sees("Ben lays Blue 1, which does not fit, and takes it back.")
    ben.holds(5)


def test_veto_on_a_chat_message(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "y1 y2 y3"], veto=True)
    cem.page.get_by_role("textbox", name="Message").fill("Did you see the election?")
    cem.press("Send")
    ann.press("Lay the VETO card on Cem for this")
    cem.sees("Ann lays the VETO card on you.")
    ben.play("Red 1")
    cem.sees("The VETO card takes your turn.")


def test_a_suggestion_is_punished_by_the_vote_of_the_others(table: Table) -> None:
    ann, ben, cem = table(["g1 g2 g3", "r1 b2 b3", "y1 y2 y3"], suggestions=True)
    cem.page.get_by_role("textbox", name="Message").fill("Ben, play your red one!")
    cem.press("Send")
    ann.press("Accuse Cem of a suggestion")
    ben.sees("Ann says that Cem suggested a card")
    ben.press("Yes, 2 cards")
    cem.sees("The table finds that you made a suggestion.")
    cem.holds(5)


@pytest.mark.parametrize("vote", ["Yes, somebody laughed", "No, nobody"])
def test_custom_joke(table: Table, vote: str) -> None:
    ann, ben, cem = table(["g1 g2 g3", "C1 b2 b3", "y1 y2 y3"], customs=["joke"])
    ben.play("Customizable 1", "blue")
    ann.press(vote)
    if vote.startswith("Yes"):
        ben.sees("Ann votes yes.")
        expect(ben.card("Blue 2")).to_have_accessible_name("Blue 2, can be discarded")
        ben.play("Blue 2")
        ben.holds(1)
        ben.press("UNO!")
        cem.sees("Ben: “UNO!”")
    else:
        cem.press(vote)
        ben.holds(6)


@pytest.mark.parametrize("brave", [True, False])
def test_custom_rooster(table: Table, brave: bool) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["rooster"])
    ben.play("Customizable 1", "green")
    ann.press("Perform" if brave else "Chicken out and draw 4")
    ben.sees("Ann performs." if brave else "Ann chickens out.")
    ann.holds(3 if brave else 7)
    ann.play("Green 1")
    ben.sees("Ann plays Green 1.")


def test_custom_elbows(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["elbows"])
    ben.play("Customizable 1", "green")
    ann.sees("You keep your elbows straight until somebody says UNO.")
    ann.sees("elbows straight")


def test_custom_until_color(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], draw="r1 W y1 b9", customs=["until-color"])
    ben.play("Customizable 1", "blue")
    ann.holds(7)
    ann.play("Blue 9")
    ben.sees("Ann plays Blue 9.")


def test_custom_drop_wilds(table: Table) -> None:
    ann, ben = table(["g1 W W4", "C1 b2 b3"], customs=["drop-wilds"])
    ben.play("Customizable 1", "blue")
    ann.sees("Everyone but Ben discards all their wilds.")
    ann.holds(1)


def test_custom_three_or_play(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], draw="r1 y1 b9", customs=["three-or-play"])
    ben.play("Customizable 1", "blue")
    ann.press("Draw three")
    ann.holds(6)
    ann.play("Blue 9")
    ben.sees("Ann plays Blue 9.")


def test_custom_again(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["again"])
    ben.play("Customizable 1", "blue")
    ann.sees("Ben has another turn.")
    ben.play("Blue 2")
    ann.sees("Ben plays Blue 2.")


def test_custom_seven(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["seven"])
    ben.play("Customizable 1", "green")
    ann.sees("You draw or discard to exactly 7 cards.")
    ann.holds(7)
    ann.play("Green 1")


def test_custom_seven_with_more_in_hand(table: Table) -> None:
    ann, ben = table(["g1 g2 g3 g4 y1 y2 y3 y4", "C1 b2 b3 b4 b5 b6 b7 b8"], customs=["seven"], hand_size=8)
    ben.play("Customizable 1", "green")
    expect(ann.card("Yellow 1")).to_have_accessible_name("Yellow 1, can be discarded")
    ann.play("Yellow 1")
    ann.holds(7)
    ben.sees("Ann discards Yellow 1.")


def test_custom_three_all(table: Table) -> None:
    ann, ben = table(["g1 g2 g3 g4", "C1 b2 b3 b4"], customs=["three-all"])
    ben.play("Customizable 1", "green")
    ann.play("Green 1")
    ann.holds(3)
    ben.sees("Everyone draws or discards to exactly 3 cards.")
    ben.holds(3)


def test_custom_open_hands(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["open"])
    ben.play("Customizable 1", "green")
    ben.sees("All hands are face up until your next turn.")
    expect(ben.page.get_by_label(re.compile("Ann holds .*Green 1")).first).to_be_visible()
    picture(ben, "open-hands")
    ann.play("Green 1")
    ann.sees("The open hands are taken up again.")


def test_custom_own_text(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "C1 b2 b3"], customs=["Everyone stands up"])
    ben.play("Customizable 1", "green")
    ann.sees("House rule: Everyone stands up")


def test_shuffle_hands(table: Table) -> None:
    ann, ben = table(["g1 g2 g3", "WH b2 b3"], shuffle_hands=True)
    ben.play("Wild Shuffle Hands", "green")
    ann.sees("Ben deals all the cards out again.")
    total = ann.page.get_by_role("toolbar", name="Your hand").get_by_role("button").count()
    assert total in (2, 3)


def test_a_last_card_ends_the_round_with_a_score_sheet(table: Table) -> None:
    ann, ben = table(["g1 W", "r1 r2"], draw="b9", settings={"clock": "relaxed"})
    connected: list[str] = []
    for seat in (ann, ben):
        seat.page.on("websocket", lambda socket: connected.append(socket.url))
    ben.press("UNO! Say it with the next card")
    ben.play("Red 1")
    ann.press("Draw a card")
    ben.play("Red 2")
    for seat in (ann, ben):
        expect(seat.page.get_by_role("table")).to_be_visible()
    picture(ben, "score-sheet")
    ben.press("Next round")
    ann.press("Next round")
    for seat in (ann, ben):
        seat.holds(2)
    assert not connected, "somebody had to come back"
