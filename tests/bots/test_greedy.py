"""The greedy bot plays sensibly: choices that are obvious."""

from collections import Counter
from typing import Any

import pytest

from oneleft.bots import GreedyBot
from oneleft.game import Game
from tests.positions import position


def choice(game: Game, seat: int = 0) -> str | None:
    """What the greedy bot does, which must not hang on how it settles ties."""
    answers = {GreedyBot(seed).act(game.view(seat)) for seed in range(10)}
    assert len(answers) == 1, f"ties decide: {answers}"
    answer = answers.pop()
    return None if answer is None else str(answer)


def test_it_says_uno_with_the_next_to_last_card() -> None:
    assert choice(position(["r7 g1", "b2 b3 b1"], "r5")) == "play r7 uno"


def test_it_says_no_uno_with_any_other() -> None:
    assert choice(position(["r7 g1 g2", "b2 b3 b1"], "r5")) == "play r7"
    assert choice(position(["r7", "b2 b3 b1"], "r5")) == "play r7"


def test_it_says_uno_late_rather_than_be_caught() -> None:
    assert choice(position(["r7 g1", "b2"], "r5", exposed=[1]), 1) == "uno"


def test_it_catches_before_anything_else() -> None:
    assert choice(position(["r7", "b2", "y1 g2"], "r5", exposed=[1])) == "catch 1"
    assert choice(position(["r7", "b2", "y1 g2"], "r5", exposed=[1]), 2) == "catch 1"


def test_it_never_catches_its_partner() -> None:
    game = position(["r7 r8 g1", "b2 b3", "b4", "y1 g2"], "r5", rules={"partners": True}, exposed=[2])
    assert choice(game) == "play r8"
    assert choice(game, 3) == "catch 2"


def test_it_takes_the_win() -> None:
    assert choice(position(["rD", "b2", "y2"], "r5")) == "play rD"
    assert choice(position(["y5", "b2", "y2"], "r5", phase="drawn", drawn="y5")) == "play y5"
    hands = ["y5 r2", "r2", "y2 y3 y4"]
    game = position(hands, "r1", rules={"jump_in": True})
    game.push(0, "play r2 uno")
    assert choice(game, 1) == "play r2"


def test_it_plays_the_colour_it_has_most_of() -> None:
    assert choice(position(["r5 g5 r1 r2 r8", "b2 b3 b1 y1 y2 y3"], "b5")) == "play r5"


def test_it_keeps_a_wild_draw_four_while_nobody_is_short() -> None:
    game = position(["r7 r2 g1 g3 b4 W4", "b2 b3 b1 y1 y2 y3", "b6 b7 y4 y7 y8 g9", "g4 g2 g6 y6 y9 b8"], "r5")
    assert choice(game) == "play r7"
    game = position(["r1 g2 b4 b8 b9 W4", "b2 b3 b1 y1 y2 y3"], "b5", rules={"edition": "europe"})
    assert choice(game) == "play b9"


def test_it_keeps_a_wild_for_the_end() -> None:
    assert choice(position(["r7 W", "b2 b3 b1 y1"], "r5")) == "play r7 uno"


def test_it_attacks_a_next_player_with_one_card() -> None:
    assert choice(position(["r7 r9 rD g1", "b2", "y1 y2 y3"], "r5")) == "play rD"
    assert choice(position(["r7 r9 rS g1", "b2", "y1 y2 y3"], "r5")) == "play rS"
    assert choice(position(["g7 g9 W4 y1", "b2", "y1 y2 y3"], "r5")) == "play W4:g"


def test_it_turns_play_away_from_a_next_player_with_one_card() -> None:
    assert choice(position(["r7 r9 rR g1", "b2", "y1 y2 y3", "y4 y5 g2 g3"], "r5")) == "play rR"


def test_it_does_not_bluff_where_it_need_not() -> None:
    game = position(["r1 g7 g8 g9 W4", "b2 b3 b1 y1 y2", "y1 y2 y3 b9 b8"], "r5")
    assert choice(game) == "play r1"


def test_it_names_its_main_colour() -> None:
    game = position(["g1 g2 g9 y1 y2 b4", "b2 b3 b1 y3"], "W", phase="color")
    assert choice(game) == "color g"
    assert choice(position(["g7 g9 W b1", "b2 b3 b1 y3"], "r5")) == "play W:g"


def test_it_goes_on_with_skip_and_draw_two_against_one_opponent() -> None:
    assert choice(position(["rS r7 r9", "b2 b3"], "r5")) == "play rS"
    assert choice(position(["rR r7 r9", "b2 b3"], "r5")) == "play rR"


def test_it_brings_its_partner_up_and_takes_no_short_hand_from_it() -> None:
    rules = {"partners": True, "seven_swap": True}
    short_partner = ["b2 b3 b1 y1", "b4", "y1 y2 y3 g2"]
    assert choice(position(["rS r6 r9 g1", *short_partner], "r5", rules=rules)) == "play rS"
    alone = position(["r7 y7 g1 g2 g3 g4", *short_partner], "r5", rules={"seven_swap": True})
    assert choice(alone) == "play r7>2"
    together = position(["r7 y7 g1 g2 g3 g4", *short_partner], "r5", rules=rules)
    assert choice(together) in ("play r7>1", "play r7>3")


def test_it_does_not_jump_over_its_partner_about_to_go_out() -> None:
    game = position(
        ["r5 g1 g2 g3", "r5 b2 b3 b1", "r9", "y1 y2 y3 g2"], "r1", rules={"partners": True, "jump_in": True}, turn=1
    )
    game.push(1, "play r5")
    assert game.view(0).jump
    assert choice(game) is None


def test_it_jumps_in_to_get_rid_of_a_card() -> None:
    game = position(["r5 g1 g2 g3", "r5 b2 b3 b1", "r9 y5 y6"], "r1", rules={"jump_in": True}, turn=1)
    game.push(1, "play r5")
    assert choice(game) == "play r5"


def test_it_challenges_a_full_hand_but_not_a_short_one() -> None:
    facing: dict[str, Any] = {"discard": "r5 W4", "color": "b", "turn": 1, "phase": "respond", "pending": 4}
    suspected = {"seat": 0, "color": "r"}
    others = ["y6 g2 g7", "b1 b2 b3", "b4 b6 b7"]
    assert choice(position(["g1 g3 g4 y1 y2 y7 b8", *others], **facing, wild4=suspected), 1) == "challenge"
    assert choice(position(["g1", *others], **facing, wild4=suspected), 1) == "draw"


@pytest.mark.parametrize(("hand", "answer"), [("g1 g3 g4 g6 y1 y3 W4", "draw"), ("g1 r3 W4", "challenge")])
def test_it_remembers_the_hand_it_gave_away_when_it_could_challenge(hand: str, answer: str) -> None:
    game = position(["y5 y6 y8", f"{hand} r7"], "r5", rules={"seven_swap": True}, turn=1)
    game.push(1, "play r7>0")
    game.push(0, "play W4:b")
    assert choice(game, 1) == answer


def test_it_stacks_rather_than_draw() -> None:
    game = position(
        ["g1 g3 g4", "yD g2 g7", "b1 b2 b3"], "r5 rD", rules={"stacking": True}, turn=1, phase="respond", pending=2
    )
    assert choice(game, 1) == "play yD"


def test_it_trades_a_long_hand_for_the_shortest() -> None:
    game = position(
        ["r7 r2 g1 g2 g3 b4", "b2 b3 b1", "y1", "y2 y3 y4"], "r5", rules={"seven_swap": True, "zero_rotation": True}
    )
    assert choice(game) == "play r7>2"


def test_it_does_not_trade_its_last_card_away() -> None:
    game = position(["r7 r2", "b2 b3 b1", "y1 y2 y3 y4"], "r5", rules={"seven_swap": True})
    assert choice(game) == "play r2 uno"


def test_it_passes_a_long_hand_on_with_a_zero() -> None:
    rules = {"zero_rotation": True}
    game = position(["r0 r2 g1 g2 g3 b4", "b2 b3 b1 y1 y2 y3", "y4"], "r5", rules=rules)
    assert choice(game) == "play r0"
    game = position(["r0 r2", "b2 b3", "y4 y5 y6 y1 y2 y3"], "r5", rules=rules)
    assert choice(game) == "play r2 uno"


def test_it_plays_a_drawn_card_that_fits() -> None:
    assert choice(position(["r7 g1 g2", "b2 b3 b1"], "r5", phase="drawn", drawn="r7")) == "play r7"


def test_it_draws_on_to_match_only_to_stop_someone() -> None:
    rules = {"draw_to_match": "may"}
    assert choice(position(["g1 g2 g3", "b2"], "r5", rules=rules, phase="drawn")) == "draw"
    assert choice(position(["g1 g2 g3", "b2 b3 b1"], "r5", rules=rules, phase="drawn")) == "pass"


def custom(effect: str, hands: list[str]) -> Game:
    """The game after seat 0 has played a Customizable card."""
    game = position(hands, "r5", rules={"edition": "custom", "customs": [effect]})
    game.push(0, "play C1:g")
    return game


def test_it_changes_the_colour_before_a_last_card_it_has_seen() -> None:
    assert choice(custom("open", ["C1 r2 r3 r4", "g1 W b5 b6", "g9"]), 1) == "play W:b"


@pytest.mark.parametrize(("last_card", "answer"), [("r1", "play g8"), ("r8", "play g1")])
def test_it_leaves_no_number_to_go_out_with(last_card: str, answer: str) -> None:
    assert choice(custom("open", ["C1 r2 r3 r4", "g1 g8 b5 b6", last_card]), 1) == answer


def test_it_performs_rather_than_draw_four() -> None:
    assert choice(custom("rooster", ["C1 r1 r2", "g1 g2"]), 1) == "perform"


def test_it_laughs_at_its_partner_only() -> None:
    game = position(
        ["C1 r1 r2", "g1 g2", "y1 y2", "b1 b2"],
        "r5",
        rules={"edition": "custom", "customs": ["joke"], "partners": True},
    )
    game.push(0, "play C1:g")
    assert choice(game, 2) == "vote yes"
    votes = Counter(str(GreedyBot(seed).act(game.view(1))) for seed in range(200))
    assert votes["vote no"] > 150


def test_it_keeps_a_wild_and_sheds_points_when_it_must_discard() -> None:
    game = custom("three-all", ["C1 r1 r2", "g1 W r9 bS y8"])
    assert game.phase == "discard"
    assert choice(game, 1) == "discard bS"


def test_it_leaves_the_veto_card_alone() -> None:
    game = position(["r7 g1", "b2 b3"], "r5", rules={"edition": "custom"})
    assert "veto 0" in [str(action) for action in game.legal(1)]
    assert choice(game, 1) is None
