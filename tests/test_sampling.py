"""Sampled rounds agree with the view they are made from, and can be played on."""

import random

import pytest

from oneleft.bots import RandomBot, next_move, play_out
from oneleft.game import Game, sample
from oneleft.rules import Rules

RULES = [
    (Rules(), 2),
    (Rules.of("classic", jump_in=True, stacking=True), 4),
    (Rules.of("quick", draw_to_match="may", seven_swap=True, zero_rotation=True), 3),
    (Rules.of("custom", customs=["joke", "three-all", "rooster"], partners=True), 4),
    (Rules.of("custom", customs=["seven", "open", "drop-wilds"], seven_swap=True, jump_in=True), 6),
    (Rules.of("europe", draw_to_match="must", stacking=True, stack_mixed=True, uno_owed_by="holder"), 10),
]


@pytest.mark.parametrize(("rules", "players"), RULES, ids=lambda value: getattr(value, "edition", value))
def test_a_sample_has_the_same_view_and_can_be_played_to_the_end(rules: Rules, players: int) -> None:
    source = random.Random(7)
    for number in range(6):
        game = Game(rules, players, dealer=0)
        bots = [RandomBot(100 * number + seat) for seat in range(players)]
        while not game.is_over:
            if game.waits_for_chance:
                game.chance(source)
                continue
            for seat in (*range(players), None):
                view = game.view(seat)
                imagined = sample(view, source)
                assert imagined.view(seat) == view
                if source.random() < 0.02:
                    assert play_out(imagined, bots, source, 5000) < 5000
            move = next_move(game, bots, source)
            assert move is not None
            game.push(*move)


def test_samples_differ_in_what_is_hidden() -> None:
    game = Game(Rules(), 3, dealer=0, seed=5)
    source = random.Random(1)
    hands = {sample(game.view(0), source).view(1).hand for _ in range(20)}
    assert len(hands) > 15
    assert all(sample(game.view(0), source).view(0).hand == game.view(0).hand for _ in range(5))


def test_nothing_is_imagined_while_chance_is_waited_for() -> None:
    game = Game(Rules(), 2, dealer=0)
    with pytest.raises(ValueError, match="phase shuffle"):
        sample(game.view(0), random.Random(0))
