"""The configuration of a training run: a TOML file, checked."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct


class ConfigError(ValueError):
    """A configuration that cannot be used; the message names the file."""


class LearningConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of PPO. Learning rate and entropy coefficient change linearly from the first value to the final one."""

    learning_rate: float = 6e-4
    final_learning_rate: float = 1e-5
    entropy_coefficient: float = 0.01
    final_entropy_coefficient: float = 0.001
    clip_range: float = 0.2
    gae_lambda: float = 0.95  # there is no discount factor
    value_coefficient: float = 1.0
    max_gradient_norm: float = 0.5
    average_decay: float = (
        0.9995  # of the exponential moving average of the weights, which is what is evaluated and exported
    )
    compile: bool = True


class OpponentsConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Opponents from a pool: in a share of the rounds earlier snapshots, or fixed weights, play every other seat."""

    share: float = 0.125
    every: int = 40  # iterations between snapshots
    keep: int = 8
    weights: str = ""  # a file: then these are the only opponents


class EvaluationConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """How often and on how many deals to measure the strength: the share of rounds won over duplicate deals."""

    every: float = 60.0  # seconds
    deals: int = 4096


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A training run. An iteration is a rollout of `steps` decisions in each of `rounds` rounds, and one PPO update."""

    seed: int
    iterations: int
    rounds: int  # played side by side
    steps: int  # decisions per round in a rollout
    widths: list[int]  # of the hidden layers
    stages: list[dict[str, Any]]  # which tables are played when: see curriculum.py
    initial_weights: str = ""  # a file to start from
    learning: LearningConfig = LearningConfig()
    opponents: OpponentsConfig = OpponentsConfig()
    evaluation: EvaluationConfig = EvaluationConfig()

    @staticmethod
    def load(file: Path) -> "Config":
        try:
            config = msgspec.toml.decode(file.read_bytes(), type=Config)
        except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
            raise ConfigError(f"{file}: {error}") from None
        if not config.stages or abs(sum(stage.get("share", 0) for stage in config.stages) - 1) > 1e-6:
            raise ConfigError(f"{file}: the shares of the stages must add up to 1")
        return config
