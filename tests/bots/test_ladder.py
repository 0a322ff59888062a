"""Each rung of the ladder is stronger than the one below, on the same cards.

A duel has so many deals that the expected lead is nearly four standard errors; the seed makes every run the same.
"""

from itertools import pairwise

import pytest

from oneleft.arena import play
from oneleft.bots import LADDER

# Of 100 rounds novice wins 56 against random, casual 57 against novice, skilled 60 against casual, expert 61 against
# skilled.
DEALS = {"novice": 600, "casual": 600, "skilled": 250, "expert": 250}


@pytest.mark.parametrize(("weak", "strong"), list(pairwise(LADDER)))
def test_a_rung_beats_the_one_below(weak: str, strong: str) -> None:
    found = play([strong, weak], deals=DEALS[strong], seed=1, jobs=2).won(0, 1)
    assert found.margin is not None
    assert found.mean - found.margin > 0.5


def test_greedy_beats_random() -> None:
    # 2.7 points of standard error; it wins 70 of 100.
    assert play(["greedy", "random"], deals=150, seed=1, jobs=2).won(0, 1).mean > 0.6


def test_one_of_four_wins_more_than_its_share() -> None:
    # 2.4 points of standard error; casual wins 33 of 100. The other rungs are closer, and in the group `strength`.
    arena = play(["casual", "random"], players=4, deals=80, seed=1, jobs=2)
    assert arena.won(0, 1).mean > 0.26
