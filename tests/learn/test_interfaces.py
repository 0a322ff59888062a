"""PettingZoo's and Gymnasium's own tests pass, with many rules; what they do not cover is tested here."""

import random
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from oneleft.encoding.choices import LET_IT_BE
from oneleft.learn.gymnasium_env import SingleAgentEnv
from oneleft.learn.pettingzoo_env import MultiAgentEnv
from oneleft.rules import Rules

TABLES = [
    (Rules(), 2),
    (Rules.of("classic", jump_in=True, stacking=True, false_catch=2), 4),
    (Rules.of("quick", draw_to_match="may", seven_swap=True, zero_rotation=True), 3),
    (Rules.of("custom", customs=["joke", "three-all", "rooster"], partners=True), 4),
    (Rules.of("europe", hand_size=3), 10),
]


@pytest.fixture(autouse=True)
def _their_warnings() -> Iterator[None]:
    """Some of their checks warn of what is no fault: that observations are bytes, that action_mask is in a dict."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=lambda value: getattr(value, "edition", value))
def test_pettingzoo_api(rules: Rules, players: int) -> None:
    api_test(MultiAgentEnv(rules, players, render_mode="ansi"), num_cycles=150)


def test_pettingzoo_seeds_and_rendering() -> None:
    seed_test(MultiAgentEnv, num_cycles=30)
    render_test(lambda render_mode=None: MultiAgentEnv(render_mode=render_mode))


@pytest.mark.parametrize("opponents", [("greedy",), ("random", "greedy", "random")])
def test_gymnasium(opponents: tuple[str, ...]) -> None:
    check_env(SingleAgentEnv(opponents, render_mode="ansi"))


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=lambda value: getattr(value, "edition", value))
def test_solo_rounds_end_and_pay_every_edition(rules: Rules, players: int) -> None:
    source = random.Random(5)
    env = SingleAgentEnv(["random"] * (players - 1), rules)
    won = 0
    for number in range(8):
        env.reset(seed=number)
        over = False
        while not over:
            choices = np.flatnonzero(env.action_masks()).tolist()
            choice = choices[0] if source.random() < 0.9 else source.choice(choices)
            _, reward, terminated, truncated, info = env.step(choice)
            over = terminated or truncated
            assert over or reward == 0
        assert "illegal" not in info
        won += reward > 0
        assert len(info["points"]) == players
    assert won <= 8


def test_a_choice_that_is_not_legal_forfeits_the_round() -> None:
    env = SingleAgentEnv()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_a_bot_sees_what_it_would_see_at_a_table() -> None:
    """Known cards and signs reach the bots: a round against them plays as the environment's memory says."""
    env = MultiAgentEnv(Rules(seven_swap=True), 3)
    env.reset(seed=4)
    source = random.Random(1)
    known = signs = 0
    for agent in env.agent_iter(1500):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        view = env._env.view(int(agent[-1]))
        known += any(view.known)
        signs += any(map(any, view.missing))
        choices = np.flatnonzero(seen["action_mask"]).tolist()
        assert view.must_act == (LET_IT_BE not in choices)
        env.step(source.choice(choices))
    assert known > 0
    assert signs > 0
