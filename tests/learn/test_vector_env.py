"""The compiled environment plays as the interpreted source does, on any number of threads; rounds end, restart and pay.

Compiling takes some minutes the first time and is kept on disk after that.
"""

import random
from typing import Any

import numpy as np
import pytest

from oneleft.encoding.choices import CHOICES, LET_IT_BE
from oneleft.encoding.observation import MOMENT_AT, OBSERVATION, OWN_SCORE, SCORE_SCALE
from oneleft.engine.compiled import from_record
from oneleft.engine.state import FIELDS
from oneleft.learn.single_round import SingleRoundEnv
from oneleft.learn.vector_env import IllegalChoice, VectorEnv, tables_of
from oneleft.rules import EDITIONS, Rules
from tests.strategies import random_table

ARRAYS = ("obs", "mask", "seat", "reward", "points", "done", "truncated", "winner")


def test_every_round_is_that_of_the_plain_source() -> None:
    """Forty tables of random rules at once: the same states, observations, masks and ends, step by step."""
    source = random.Random(9)
    tables = [random_table(source) for _ in range(40)]
    n = len(tables)
    env = VectorEnv([table.rules for table in tables], [table.players for table in tables], n, seed=77)
    plain = [SingleRoundEnv(table.rules, table.players, 77, row=place, stride=n) for place, table in enumerate(tables)]
    ended = 0
    for _ in range(150):
        choices = []
        for place, one in enumerate(plain):
            where = (tables[place], place)
            assert env.seat[place] == one.seat, where
            assert np.array_equal(env.mask[place], one.mask[0]), where
            assert np.array_equal(env.obs[place], one.obs[0]), (where, np.flatnonzero(env.obs[place] != one.obs[0]))
            choices.append(source.choice(one.choices()))
        env.step(choices)
        for place, one in enumerate(plain):
            one.step(choices[place], restart=True)
            assert env.done[place] == one.done
            if env.done[place]:
                ended += 1
                assert np.array_equal(env.reward[place], one.reward[0])
                assert np.array_equal(env.points[place], one.points[0])
                assert env.winner[place] == one.winner
    for place, one in enumerate(plain):
        found = from_record(env.rounds(), place)
        assert [name for name in FIELDS if getattr(found, name) != getattr(one.round, name)] == []
    assert ended > 20


def played(threads: int, steps: int) -> tuple[Any, ...]:
    env = VectorEnv([Rules.of(edition) for edition in EDITIONS], [2, 3, 4, 6, 10], 512, seed=5, threads=threads)
    total = np.zeros(CHOICES, np.int64)
    for _ in range(steps):
        env.step(env.random_choices())
        total += env.mask.sum(axis=0, dtype=np.int64)
    env.close()
    return total.tolist(), *(getattr(env, name).tolist() for name in ARRAYS)


def test_threads_and_runs_make_no_difference() -> None:
    assert played(1, 30) == played(3, 30) == played(1, 30)


def test_another_seed_is_another_game() -> None:
    env = VectorEnv(Rules(), 2, 64, seed=1)
    first = env.obs.copy()
    env.reset(seed=2)
    assert not np.array_equal(first, env.obs)
    env.reset(seed=1)
    assert np.array_equal(first, env.obs)


def test_shapes_and_types_are_as_documented() -> None:
    env = VectorEnv(Rules(), 3, 5)
    assert env.obs.shape == (5, OBSERVATION)
    assert env.mask.shape == (5, CHOICES)
    assert env.obs.dtype == env.mask.dtype == np.dtype(np.uint8)
    assert env.mask.any(axis=1).all()
    assert set(env.seat.tolist()) <= {0, 1, 2}


def test_rewards_add_up_to_nothing_and_the_deal_passes_on() -> None:
    env = VectorEnv(Rules(hand_size=2, partners=True), 4, 256, seed=3)
    paid = 0
    dealers = set()
    for _ in range(150):
        before = env.rounds()["dealer"]
        env.step(env.random_choices())
        for place in np.flatnonzero(env.done):
            paid += 1
            winner = env.winner[place]
            assert abs(env.reward[place].sum()) < 1e-6
            if winner >= 0:
                assert env.reward[place, winner] == env.reward[place, (winner + 2) % 4] == 0.5
                assert env.points[place, winner] > 0 or not env.points[place].any()
            dealers.add((int(before[place]), int(env.rounds()["dealer"][place])))
    assert paid > 100
    assert dealers == {(seat, (seat + 1) % 4) for seat in range(4)}


def test_without_restart_a_round_stays_over() -> None:
    env = VectorEnv(Rules(hand_size=1), 2, 64, seed=3, restart=False)
    for _ in range(400):
        env.step(env.random_choices())
    over = env.seat == -1
    assert over.sum() > 30
    env.step(env.random_choices())
    assert not env.done[over].any()
    assert (env.seat[over] == -1).all()


def test_a_round_is_cut_off_after_so_many_decisions() -> None:
    env = VectorEnv(Rules(), 2, 64, seed=3, most_decisions=4)
    for _ in range(4):
        assert not env.done.any()
        env.step(env.random_choices())
    assert env.done.all()
    assert env.truncated.all()
    assert not env.reward.any()


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    env = VectorEnv(Rules(), 2, 8, seed=3)
    for wrong in (LET_IT_BE, -1, CHOICES, 10**9):
        choices = env.random_choices()
        choices[5] = wrong
        before = env.obs[5].copy()
        with pytest.raises(IllegalChoice, match="round 5"):
            env.step(choices)
        assert np.array_equal(env.obs[5], before)
    with pytest.raises(ValueError, match="shape"):
        env.step([0])


def test_scores_are_seen_from_the_next_decision_on() -> None:
    env = VectorEnv(Rules(target=400), 2, 8, seed=3)
    env.scores[:] = 200
    env.step(env.random_choices())
    assert (env.obs[:, MOMENT_AT + OWN_SCORE] == SCORE_SCALE // 2).all()


def test_a_new_deal_starts_with_the_scores_that_wait_for_it() -> None:
    env = VectorEnv(Rules(target=400), 2, 8, seed=3)
    env.scores[:] = 0
    env.next_scores[:] = 200
    for _ in range(400):
        env.step(env.random_choices())
        seen = env.obs[:, MOMENT_AT + OWN_SCORE]
        assert (env.scores[env.done == 1, :2] == 200).all()
        assert (seen == env.scores[:, 0] * SCORE_SCALE // 400).all()
    assert (env.scores[:, :2] == 200).any()


def test_tables_are_rules_and_players_that_go_together() -> None:
    assert tables_of(Rules(), [2, 3]) == [(Rules(), 2), (Rules(), 3)]
    assert len(tables_of([Rules(), Rules.of("quick")], 4)) == 2
    with pytest.raises(ValueError, match="as many of both"):
        tables_of([Rules(), Rules()], [2, 3, 4])
    with pytest.raises(ValueError, match="partners with 3 players"):
        VectorEnv(Rules(partners=True), 3, 4)
    with pytest.raises(ValueError, match="at least 1"):
        VectorEnv(Rules(), 3, 0)


def test_copies_of_a_deal_are_the_same_until_somebody_chooses_otherwise() -> None:
    env = VectorEnv(Rules(), players=3, n=60, seed=5, copies=3)
    assert (env.obs.reshape(20, 3, -1) == env.obs.reshape(20, 3, -1)[:, :1]).all()
    once = VectorEnv(Rules(), players=3, n=20, seed=5)
    for _ in range(150):
        choices = once.random_choices()
        once.step(choices)
        env.step(np.repeat(choices, 3))
        assert (env.obs[::3] == once.obs).all() and (env.obs[2::3] == once.obs).all()
    with pytest.raises(ValueError, match="multiple of copies"):
        VectorEnv(Rules(), players=3, n=61, copies=3)
