"""The casual bot plays by good rules of thumb; the novice makes mistakes."""

from collections import Counter
from typing import Any

import pytest

from oneleft.bots import CasualBot, NoviceBot
from oneleft.game import Game
from tests.positions import position

SEEDS = 400


def mostly(game: Game, seat: int = 0) -> str:
    """What the casual bot does when its mind is not elsewhere."""
    answers = Counter(str(CasualBot(seed).act(game.view(seat))) for seed in range(SEEDS))
    answer, times = answers.most_common(1)[0]
    assert times > 0.6 * SEEDS, answers
    return answer


def always(game: Game, seat: int = 0) -> str:
    answers = {str(CasualBot(seed).act(game.view(seat))) for seed in range(SEEDS)}
    assert len(answers) == 1, answers
    return answers.pop()


def share(game: Game, answer: str, seat: int = 0) -> float:
    """How often the novice does this."""
    return sum(str(NoviceBot(seed).act(game.view(seat))) == answer for seed in range(SEEDS)) / SEEDS


def test_it_says_uno_and_catches_always() -> None:
    assert always(position(["r7 g1", "b2 b3 b1"], "r5")) == "play r7 uno"
    assert always(position(["r7 g1", "b2"], "r5", exposed=[1]), 1) == "uno"
    assert always(position(["r7", "b2", "y1 g2"], "r5", exposed=[1]), 2) == "catch 1"


def test_the_novice_forgets_uno_and_seldom_catches() -> None:
    assert 0.6 < share(position(["r7 g1", "b2 b3 b1"], "r5"), "play r7 uno") < 0.9
    assert 0.15 < share(position(["r7 g1", "b2"], "r5", exposed=[1]), "catch 1") < 0.45


def test_it_takes_the_win() -> None:
    assert always(position(["rD", "b2", "y2"], "r5")) == "play rD"


def test_colour_comes_before_symbol() -> None:
    assert mostly(position(["r1 g5 g2 g3 g8", "b2 b3 b1 y1 y2 y3"], "r5")) == "play r1"


def test_wilds_are_kept_while_everyone_has_many_cards_and_shed_when_not() -> None:
    assert mostly(position(["r7 g1 g3 b4 W", "b2 b3 b1 y1 y2 y3"], "r5")) == "play r7"
    assert mostly(position(["r7 g1 g3 b4 W", "b2 b3 b1"], "r5")).startswith("play W:")
    assert mostly(position(["r7 W", "b2 b3 b1"], "r5")) == "play r7 uno"


def test_the_novice_wastes_wilds_and_names_colours_carelessly() -> None:
    game = position(["r7 g1 g3 b4 W", "b2 b3 b1 y1 y2 y3"], "r5")
    assert sum(share(game, f"play W:{color}") for color in "rygb") > 0.1
    assert share(position(["g1 g2 g9 y1 y2 b4", "b2 b3 b1 y3"], "W", phase="color"), "color r") > 0.02


@pytest.mark.parametrize("attack", ["rD", "rS", "rR"])
def test_it_attacks_when_the_next_player_is_short(attack: str) -> None:
    assert mostly(position([f"r7 r9 {attack} g1", "b2 b3", "y1 y2 y3"], "r5")) == f"play {attack}"


def test_it_does_not_jump_over_its_partner_about_to_go_out() -> None:
    hands = ["r5 g1 g2 g3", "r5 b2 b3 b1", "r9", "y1 y2 y3 g2"]
    game = position(hands, "r1", rules={"partners": True, "jump_in": True}, turn=1)
    game.push(1, "play r5")
    assert always(game) == "None"


def test_it_names_the_colour_it_holds_most_of() -> None:
    assert always(position(["g1 g2 g9 y1 y2 b4", "b2 b3 b1 y3"], "W", phase="color")) == "color g"


def test_it_trades_a_long_hand_for_a_short_one_only() -> None:
    rules = {"seven_swap": True}
    assert mostly(position(["r7 r2 g1 g2 g3 b4", "b2 b3 b1", "y1", "y2 y3 y4"], "r5", rules=rules)) == "play r7>2"
    assert mostly(position(["r7 r2 b9", "b2 b3 b1", "y1 y2 y3 y4"], "r5", rules=rules)) == "play r2"


def test_it_challenges_with_a_reason_only() -> None:
    facing: dict[str, Any] = {"discard": "r5 W4", "color": "b", "turn": 1, "phase": "respond", "pending": 4}
    suspected = {"seat": 0, "color": "r"}
    others = ["y6 g2 g7", "b1 b2 b3", "b4 b6 b7"]
    assert always(position(["g1 g3 g4 y1 y2 y7 b8", *others], **facing, wild4=suspected), 1) == "challenge"
    assert always(position(["g1 g3", *others], **facing, wild4=suspected), 1) == "draw"
    assert share(position(["g1 g3 g4 y1 y2 y7 b8", *others], **facing, wild4=suspected), "challenge", 1) < 0.2


def test_it_draws_on_to_match_only_to_stop_someone() -> None:
    rules = {"draw_to_match": "may"}
    assert always(position(["g1 g2 g3", "b2"], "r5", rules=rules, phase="drawn")) == "draw"
    assert always(position(["g1 g2 g3", "b2 b3 b1"], "r5", rules=rules, phase="drawn")) == "pass"


def test_it_stacks_rather_than_draw_and_discards_points() -> None:
    stacking: dict[str, Any] = {"rules": {"stacking": True}, "turn": 1, "phase": "respond", "pending": 2}
    assert always(position(["g1 g3 g4", "yD g2 g7", "b1 b2 b3"], "r5 rD", **stacking), 1) == "play yD"
    game = position(["C1 r1 r2", "g1 W r9 bS y8"], "r5", rules={"edition": "custom", "customs": ["three-all"]})
    game.push(0, "play C1:g")
    assert always(game, 1) == "discard bS"


def test_neither_lays_the_veto_card() -> None:
    game = position(["r7 g1", "b2 b3"], "r5", rules={"edition": "custom"})
    assert always(game, 1) == "None"
    assert share(game, "None", 1) == 1
