"""The statistics of the arena, compared with values known from elsewhere."""

import math
import random

import numpy as np
import pytest

from oneleft.arena.stats import SequentialTest, elo_of, estimate, expected_score, fit_elo, likeliest

NAN = math.nan


def test_an_interval_is_by_deal() -> None:
    found = estimate(np.array([0.0, 0.5, 0.5, 1.0]))
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.959964 * math.sqrt(0.5 / 3) / 2)  # the textbook's formula
    assert estimate(np.array([1.0])).margin is None


@pytest.mark.parametrize(
    ("elo", "sides", "score"),
    [(0, 2, 0.5), (100, 2, 0.64), (190.8485, 2, 0.75), (400, 2, 10 / 11), (0, 4, 0.25), (190.8485, 4, 0.5)],
)
def test_elo_and_score(elo: float, sides: int, score: float) -> None:
    assert expected_score(elo, sides) == pytest.approx(score, abs=1e-4)
    table = np.array([[NAN, 1 - score], [score, NAN]])
    if sides == 2:
        assert fit_elo(table, 10**9, sides)[1] == pytest.approx(elo, abs=0.1)


def test_a_table_that_elo_explains_gives_that_elo_back() -> None:
    for sides in (2, 4):
        true = [0.0, 50.0, 120.0, -80.0]
        table = np.array([[expected_score(mine - other, sides) for other in true] for mine in true])
        np.fill_diagonal(table, NAN)
        assert fit_elo(table, 10**9, sides) == pytest.approx(true, abs=0.01)


def test_a_bot_that_won_everything_has_an_elo_too() -> None:
    found = fit_elo(np.array([[NAN, 0.0], [1.0, NAN]]), 100, 2)
    assert 400 < found[1] < 1200
    assert found[0] == 0


def test_the_interval_of_elo_covers_the_truth_about_as_often_as_it_says() -> None:
    source = np.random.default_rng(1)
    covered = 0
    for number in range(60):
        scores = source.binomial(2, expected_score(40), 300) / 2
        found = elo_of({(1, 0): scores}, 2, 2, seed=number)[1]
        assert found.margin is not None
        covered += abs(found.mean - 40) < found.margin
    assert 50 <= covered <= 60


def test_with_wins_and_losses_alone_the_ratio_is_that_of_the_binomial() -> None:
    test = SequentialTest(0, 20)
    for score in [1.0] * 60 + [0.0] * 40:
        test.add(score)
    high = expected_score(20)
    assert test.log_ratio == pytest.approx(60 * math.log(high / 0.5) + 40 * math.log((1 - high) / 0.5), abs=1e-6)


def test_the_likeliest_distribution_has_the_mean_and_is_what_was_seen_where_that_fits() -> None:
    scores, counts = np.array([0.0, 0.5, 1.0]), np.array([10.0, 20.0, 30.0])
    for mean in (0.3, 0.5, 0.8):
        found = likeliest(scores, counts, mean)
        assert found.sum() == pytest.approx(1)
        assert (found * scores).sum() == pytest.approx(mean)
    seen = counts / counts.sum()
    assert likeliest(scores, counts, float((seen * scores).sum())) == pytest.approx(seen)


@pytest.mark.parametrize(("elo", "stronger"), [(0, False), (40, True)])
def test_a_sequential_test_is_seldom_wrong(elo: float, stronger: bool) -> None:
    source = random.Random(2)
    right = 0
    for _ in range(40):
        test = SequentialTest(0, 40)
        while test.verdict is None:
            test.add(sum(source.random() < expected_score(elo) for _ in range(2)) / 2)
        right += test.verdict == stronger
    assert right >= 34  # 95 of 100 by design: 38 of 40, and 34 is three standard errors below


def test_a_test_needs_the_lower_number_first() -> None:
    with pytest.raises(ValueError, match="the lower one first, not 10,0"):
        SequentialTest(10, 0)


def test_nothing_seen_settles_nothing() -> None:
    assert SequentialTest(0, 10).verdict is None
