"""Probabilities of winning a match, compared with what can be worked out by hand."""

import numpy as np
import pytest

from oneleft.arrays import Floats
from oneleft.rules import Rules
from oneleft.train.equity import STEPS, points_distribution, survival, two_sided_equity


def rounds_worth(steps: int) -> Floats:
    distribution = np.zeros(STEPS + 1)
    distribution[steps] = 1
    return distribution


def test_two_sides_by_hand() -> None:
    half = two_sided_equity(rounds_worth(STEPS // 2))  # two rounds win the match
    assert half[0, 0] == pytest.approx(1 / 2)
    assert half[STEPS // 2, 0] == pytest.approx(3 / 4)  # lost only by losing twice
    assert half[0, STEPS // 2] == pytest.approx(1 / 4)
    assert (two_sided_equity(rounds_worth(STEPS)) == 0.5).all()


@pytest.mark.parametrize("target", [200, 500, 1000])
def test_two_sides_have_all_chances_and_more_points_are_better(target: int) -> None:
    chance = two_sided_equity(points_distribution(2, target))
    assert chance + chance.T == pytest.approx(np.ones((STEPS, STEPS)))
    assert (np.diff(chance, axis=0) >= -1e-12).all()
    assert chance[STEPS - 1, 0] > 0.9


def test_a_race_by_hand() -> None:
    running = survival(rounds_worth(STEPS), 4)  # any round won is the end, one in four is
    assert running[0, :4] == pytest.approx([1, 3 / 4, 9 / 16, 27 / 64])
    assert (running[STEPS] == 0).all()  # at the target already


def test_a_shorter_match_takes_fewer_rounds() -> None:
    long, short = (survival(points_distribution(4, target), 4)[0].sum() for target in (500, 200))
    assert short < long


def test_shares_of_many_tables_at_once() -> None:
    torch = pytest.importorskip("torch", reason="needs the extra `train`")
    from oneleft.train.equity import MatchEquity

    tables = [(Rules(), 2), (Rules(), 4), (Rules(partners=True), 4), (Rules(scoring="running_total"), 3)]
    equity = MatchEquity(tables)
    table = torch.tensor([0, 0, 0, 1, 1, 2, 3, 3])
    scores = torch.zeros((8, 10), dtype=torch.int32)
    scores[1, :2] = torch.tensor([499, 499])
    scores[2, :2] = torch.tensor([510, 300])
    scores[4, :4] = torch.tensor([400, 0, 0, 0])
    scores[5, :4] = torch.tensor([250, 100, 250, 100])
    scores[7, :3] = torch.tensor([600, 100, 300])
    equities = equity.equities(table, scores)
    assert equities[0, :2].tolist() == pytest.approx([0.5, 0.5])
    assert equities[1, :2].tolist() == pytest.approx([0.5, 0.5])
    assert equities[2].tolist() == [1.0] + [0.0] * 9
    assert equities[3, :4].tolist() == pytest.approx([0.25] * 4)
    assert equities[4, 0] > 0.5 and equities[4, 1:4].tolist() == pytest.approx([(1 - float(equities[4, 0])) / 3] * 3)
    assert equities[5, 0] == equities[5, 2] > 0.5 > equities[5, 1] == equities[5, 3]  # partners stand and fall together
    assert equities[6, :3].tolist() == pytest.approx([1 / 3] * 3)
    assert equities[7, 1] > 0.99  # who is charged least
    assert (equities[:, 4:] == 0).all()


def test_a_lone_round_pays_its_winner_alone() -> None:
    torch = pytest.importorskip("torch", reason="needs the extra `train`")
    from oneleft.train.equity import MatchEquity

    scores = torch.full((1, 10), 499, dtype=torch.int32)
    points = torch.zeros((1, 10))
    points[0, 2] = 4
    rewards = MatchEquity([(Rules(), 4)]).rewards(torch.tensor([0]), scores, points)
    assert rewards[0, :4].tolist() == pytest.approx([-0.25, -0.25, 0.75, -0.25])
