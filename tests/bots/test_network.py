"""The expert's weights: what is shipped, which files are refused, and that many rows and one view give one answer."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from oneleft.bots.expert import EXPERT, NetworkBot, network_policy
from oneleft.bots.network import PolicyValueNetwork, WeightsError, network_from, save_network
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import Game
from oneleft.rules import Rules

LARGEST_FILE = 3_000_000


def test_the_shipped_weights_are_small_and_say_where_they_come_from() -> None:
    assert EXPERT.stat().st_size < LARGEST_FILE
    about = PolicyValueNetwork.load(EXPERT).about
    config = (Path(__file__).parents[2] / "training" / "expert.toml").read_text()
    assert f"seed = {about['seed']}\n" in config
    assert f"iterations = {about['iteration']}\n" in config
    log = (Path(__file__).parents[2] / "training" / "expert.log.jsonl").read_text().splitlines()
    assert json.loads(log[-1])["decisions"] == about["decisions"]


def test_one_view_is_answered_as_many_rows_are() -> None:
    source = random.Random(3)
    bot, policy = NetworkBot(), network_policy(EXPERT)
    asked = 0
    for seed in range(6):
        game = Game(Rules(), 4, dealer=0, seed=seed, scores=[source.randrange(500) for _ in range(4)])
        while not game.is_over and len(game.history) < 60:
            assert game.turn is not None
            view = game.view(game.turn)
            encoded = encode_view(view)
            choice = int(policy(encoded.observation[None], encoded.mask[None], None)[0])
            assert bot.act(view) == encoded.action(choice)
            game.push(game.turn, source.choice(view.legal))
            asked += 1
    assert asked > 100


def test_a_temperature_lets_chance_in_and_the_seed_decides_it() -> None:
    view = Game(Rules(), 2, dealer=0, seed=3).view(1)
    hot = {str(NetworkBot(seed, temperature=50.0).act(view)) for seed in range(40)}
    cold = {str(NetworkBot(seed).act(view)) for seed in range(40)}
    assert len(hot) > len(cold) == 1
    assert NetworkBot(7, temperature=50.0).act(view) == NetworkBot(7, temperature=50.0).act(view)


def test_other_files_are_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("not weights")
    with pytest.raises(WeightsError, match=r"text\.npz is no file of weights"):
        PolicyValueNetwork.load(tmp_path / "text.npz")
    with pytest.raises(WeightsError, match=r"missing\.npz"):
        PolicyValueNetwork.load(tmp_path / "missing.npz")
    small = PolicyValueNetwork([np.zeros((3, 2))], [np.zeros(2)])
    save_network(small, tmp_path / "small.npz")
    with pytest.raises(
        WeightsError,
        match=r"takes 3 inputs and gives 2 outputs.* 640 numbers and 325 choices",
    ):
        PolicyValueNetwork.load(tmp_path / "small.npz")
    arrays = dict(np.load(EXPERT))
    arrays["about"] = np.array(json.dumps({"observation": 99, "choices": 1}))
    np.savez(tmp_path / "old.npz", **arrays)
    with pytest.raises(WeightsError, match="observation version 99 and choices version 1; this program has 1 and 1"):
        PolicyValueNetwork.load(tmp_path / "old.npz")


def test_bots_share_one_copy_of_the_weights() -> None:
    assert network_from(EXPERT) is network_from(EXPERT)
