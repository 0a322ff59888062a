"""Head to head is fair to the policies, and counts by deal; the random policy chooses as the random bot does."""

import random
from typing import Any

import numpy as np
import pytest

from oneleft.bots import RandomBot
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.view_encoding import encode_view
from oneleft.learn.head_to_head import HeadToHead, head_to_head
from oneleft.learn.policies import random_policy
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules
from tests.positions import position
from tests.strategies import random_table

SAMPLES = 3000


def first_legal(obs: Any, mask: Any, rng: np.random.Generator) -> Any:  # noqa: ARG001
    return mask.argmax(axis=1)


def last_legal(obs: Any, mask: Any, rng: np.random.Generator) -> Any:  # noqa: ARG001
    """The last play it has, or else the first legal choice."""
    plays = mask[:, :116]
    last = plays.shape[1] - 1 - plays[:, ::-1].argmax(axis=1)
    return np.where(plays.any(axis=1), last, mask.argmax(axis=1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_policies_win_each_deal_exactly_once(players: int) -> None:
    """Without chance of their own they play the same round from every seat."""
    found = head_to_head((first_legal, first_legal), Rules(), players, 60, seed=3)
    assert not found.truncated.any()
    assert found.won.sum(axis=1).tolist() == [1] * 60


def test_two_policies_see_each_other_from_both_sides() -> None:
    here = head_to_head((first_legal, last_legal), Rules(), 2, 80, seed=4)
    there = head_to_head((last_legal, first_legal), Rules(), 2, 80, seed=4)
    assert not here.truncated.any()
    assert np.array_equal(here.won, 1 - there.won[:, ::-1])
    assert 0 < here.won.sum() < here.won.size


def test_equal_policies_with_chance_are_even_within_the_interval() -> None:
    found = head_to_head((random_policy, random_policy), Rules(), 2, 1500, seed=5)
    assert abs(found.win_rate - 0.5) < 2 * found.margin
    assert 0.005 < found.margin < 0.025  # a round alone has 1.8 points with so many, and the seats are not alike


def test_partners_are_one_side() -> None:
    found = head_to_head((first_legal, first_legal), Rules(partners=True), 4, 60, seed=6)
    assert found.won.sum(axis=1).tolist() == [2] * 60  # a side is met once from each of its two seats
    better = head_to_head((random_policy, last_resort), Rules(partners=True), 4, 100, seed=6, most_decisions=200)
    assert better.won.mean() > 0.8


def last_resort(obs: Any, mask: Any, rng: np.random.Generator) -> Any:  # noqa: ARG001
    """Draws whenever it can."""
    return np.where(mask[:, 232] == 1, 232, mask.argmax(axis=1))


def test_the_winner_and_nobody_else_scores() -> None:
    found = head_to_head((first_legal, last_legal), Rules(), 3, 60, seed=7)
    assert np.array_equal(found.points > 0, found.won == 1)


def test_more_deals_than_fit_at_once_are_all_different() -> None:
    found = head_to_head((first_legal, last_legal), Rules(), 10, 900, seed=8)
    assert found.won.shape == found.points.shape == (900, 10)
    assert not np.array_equal(found.points[:409], found.points[409:818])


def test_a_round_without_end_is_nobodys() -> None:
    found = head_to_head((first_legal, last_legal), Rules(), 2, 20, seed=9, most_decisions=3)
    assert found.truncated.all()
    assert not found.won.any()


def test_the_interval_is_by_deal() -> None:
    won = np.array([[1, 0], [1, 1], [0, 0], [1, 0]])
    found = HeadToHead(won, won, won)
    # Shares of 1/2, 1, 0, 1/2 by deal: variance 1/6, of the mean of four 1/24.
    assert found.win_rate == 0.5
    assert found.margin == pytest.approx(1.96 * (1 / 24) ** 0.5)
    assert str(found) == "50.00 ± 40.01 %"


def test_too_few_deals_are_refused() -> None:
    with pytest.raises(ValueError, match="deals must be at least 2 for an interval, not 1"):
        head_to_head((first_legal, first_legal), Rules(), 2, 1)


# The random policy


FACING: dict[str, Any] = {"color": "b", "phase": "respond", "pending": 4, "wild4": {"seat": 1, "color": "r"}}
MOMENTS = {
    "a turn": position(["r7 g1 r2 W", "b2 b3 b4"], "r5"),
    "two cards": position(["r7 W", "b2 b3 b4"], "r5"),
    "a trade": position(["r7 r2 g1", "b2 b3 b4", "y1 y2"], "r5", rules=Rules(seven_swap=True)),
    "a penalty": position(["g1 g2 g3", "b2 b3 b4"], "r5 W4", **FACING),
    "a catch": position(["r7 g1 g2", "b2", "y1 y2"], "r5", exposed=[1]),
    "own UNO": position(["r7", "b2 b3", "y1 y2"], "r5", exposed=[0]),
    "a colour": position(["r7 g1", "b2 b3"], "W", phase="color"),
    "a drawn card": position(["r7 g1", "b2 b3"], "r5", phase="drawn", drawn="r7"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_random_policy_chooses_as_the_random_bot_does(moment: str) -> None:
    view = MOMENTS[moment].view(0)
    encoded = encode_view(view)
    bot = RandomBot(1)
    theirs = np.zeros(CHOICES)
    for _ in range(SAMPLES):
        theirs[encoded.choice(bot.act(view))] += 1
    rows = np.tile(encoded.observation, (SAMPLES, 1)), np.tile(encoded.mask, (SAMPLES, 1))
    ours = np.bincount(random_policy(*rows, np.random.default_rng(1)), minlength=CHOICES)
    # A frequency of 3000 has a standard error of 0.9 points at most, a difference of two 1.3.
    assert np.abs(ours - theirs).max() / SAMPLES < 0.06
    assert set(np.flatnonzero(ours)) == set(np.flatnonzero(theirs))


def test_the_random_policy_is_legal_at_every_table() -> None:
    source = random.Random(21)
    tables = [random_table(source) for _ in range(60)]
    env = VectorEnv([table.rules for table in tables], [table.players for table in tables], 240, seed=2)
    rng = np.random.default_rng(3)
    for _ in range(300):
        env.step(random_policy(env.obs, env.mask, rng))  # an illegal choice raises
