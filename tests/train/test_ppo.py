"""Training on a CPU: advantages of decisions, export and import of weights, a small run that is stopped and resumed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `train`: make test-train")

from oneleft.bots.network import PolicyValueNetwork
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import OBSERVATION
from oneleft.rules import Rules
from oneleft.train.config import Config
from oneleft.train.evaluation import forced_random, win_rate
from oneleft.train.network import PolicyNetwork, export, load_weights
from oneleft.train.rollout import Rollout
from oneleft.train.run import train

ROOT = Path(__file__).parents[2]
SMOKE = ROOT / "training" / "smoke.toml"


def test_a_decision_is_worth_what_the_same_seat_comes_to() -> None:
    """Seats 0, 1, 0, 1; the round ends after the third decision and pays 1 and -1; the fourth belongs to the next."""
    rollout = Rollout(4, 1, "cpu")
    rollout.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    rollout.values[:, 0] = torch.tensor([0.1, 0.2, 0.4, 0.3])
    rollout.done[2, 0] = True
    rollout.trainable[:] = True
    rewards = torch.zeros((4, 1, 10))
    rewards[2, 0, :2] = torch.tensor([1.0, -1.0])
    rollout.compute_advantages(rewards, torch.tensor([0.7]), torch.tensor([0]), gae_lambda=0.5)
    last = 1.0 - 0.4
    assert rollout.advantages[:, 0].tolist() == pytest.approx([0.4 - 0.1 + 0.5 * last, -1.0 - 0.2, last, 0 - 0.3])
    assert rollout.returns[1, 0] == pytest.approx(-1.0)
    # Seat 1 is not asked again within what was played: nothing is known of what came of its last decision.
    assert rollout.trainable[:, 0].tolist() == [True, True, True, False]


def test_weights_say_the_same_with_and_without_torch(tmp_path: Path) -> None:
    torch.manual_seed(1)
    network = PolicyNetwork([32, 16])
    export(network, tmp_path / "own.npz", {"seed": 1})
    obs = np.random.default_rng(1).integers(0, 4, (5, OBSERVATION)).astype(np.uint8)
    mask = np.ones((5, CHOICES), np.uint8)
    mask[:, ::2] = 0
    with torch.no_grad():
        logits, value = network.masked(torch.from_numpy(obs), torch.from_numpy(mask))
        again, _ = load_weights(tmp_path / "own.npz").masked(torch.from_numpy(obs), torch.from_numpy(mask))
    found = PolicyValueNetwork.load(tmp_path / "own.npz")
    assert found.about["seed"] == 1
    plain, worth = found.forward(obs, mask)
    assert plain == pytest.approx(logits.numpy(), abs=0.02)  # half precision
    assert worth == pytest.approx(value.numpy(), abs=0.02)
    assert again.numpy() == pytest.approx(plain, abs=1e-3)
    assert (plain[:, ::2] < -1e8).all()


def test_equal_players_win_as_often() -> None:
    assert win_rate(forced_random, forced_random, Rules(), 2, 600, 1, "cpu") == pytest.approx(0.5, abs=0.08)


def test_a_run_is_stopped_and_gone_on_with(tmp_path: Path) -> None:
    config = Config.load(SMOKE)
    train(config, tmp_path, "cpu", None, stop_after=0.0)
    first = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert first[-1]["iteration"] == 1
    assert PolicyValueNetwork.load(tmp_path / "weights.npz").about["iteration"] == 1
    train(config, tmp_path, "cpu", None)
    last = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()][-1]
    assert last["iteration"] == config.iterations
    assert last["decisions"] == config.iterations * config.rounds * config.steps
    assert last["2p against random"] > first[-1]["2p against random"] + 0.1  # it learned something


def test_two_workers_learn_as_one(tmp_path: Path) -> None:
    """A real local cluster of Ray: both take part, and one log and one file of weights come of it."""
    pytest.importorskip("ray", reason="needs the extra `cluster`: make test-train")
    text = SMOKE.read_text().replace("iterations = 12", "iterations = 2").replace("rounds = 512", "rounds = 64")
    (tmp_path / "small.toml").write_text(text.replace("deals = 128", "deals = 8"))
    command = [sys.executable, "-m", "oneleft.train.cluster", "small.toml", "--out", "run", "--workers", "2"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True, timeout=540
    )
    assert done.returncode == 0, done.stderr[-3000:]
    log = (tmp_path / "run" / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["iteration"] for line in log] == [2]
    PolicyValueNetwork.load(tmp_path / "run" / "weights.npz")
