"""The configuration of a training run: a TOML file, checked."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

Part = TypeVar("Part")


class ConfigError(ValueError):
    """A configuration that cannot be used, and where."""


@dataclass(frozen=True)
class LearningConfig:
    """PPO. Learning rate and entropy coefficient go linearly from the first value to the final one."""

    learning_rate: float = 6e-4
    final_learning_rate: float = 1e-5
    entropy_coefficient: float = 0.01
    final_entropy_coefficient: float = 0.001
    clip_range: float = 0.2
    gae_lambda: float = 0.95  # nothing is discounted
    value_coefficient: float = 1.0
    max_gradient_norm: float = 0.5
    average_decay: float = 0.9995  # of the exponential moving average of the weights, which is what is kept
    compile: bool = True


@dataclass(frozen=True)
class OpponentsConfig:
    """Earlier selves, or fixed weights, in every other seat of a share of the rounds."""

    share: float = 0.125
    every: int = 40  # iterations between snapshots
    keep: int = 8
    weights: str = ""  # a file: against these alone


@dataclass(frozen=True)
class EvaluationConfig:
    """How strong it is by now, in rounds won over duplicate deals."""

    every: float = 60.0  # seconds
    deals: int = 4096


@dataclass(frozen=True)
class Config:
    """A training run. An iteration is a rollout of `steps` decisions in each of `rounds` rounds, and one PPO update."""

    seed: int
    iterations: int
    rounds: int  # played side by side
    steps: int  # of a rollout
    widths: list[int]  # of the hidden layers
    stages: list[dict[str, Any]]  # what is played when: curriculum.py
    initial_weights: str = ""  # a file to start from
    learning: LearningConfig = field(default_factory=LearningConfig)
    opponents: OpponentsConfig = field(default_factory=OpponentsConfig)
    evaluation: EvaluationConfig = field(default_factory=EvaluationConfig)

    @staticmethod
    def load(file: Path) -> "Config":
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ConfigError(f"{file}: {error}") from None
        parts = {"learning": LearningConfig, "opponents": OpponentsConfig, "evaluation": EvaluationConfig}
        for name, kind in parts.items():
            data[name] = _part(kind, data.get(name, {}), f"{file}: {name}")
        config = _part(Config, data, str(file))
        if not config.stages or abs(sum(stage.get("share", 0) for stage in config.stages) - 1) > 1e-6:
            raise ConfigError(f"{file}: the shares of the stages must add up to 1")
        return config


def _part(kind: type[Part], data: dict[str, Any], where: str) -> Part:
    known = {part.name for part in fields(kind)}  # type: ignore[arg-type]
    for name in data:
        if name not in known:
            raise ConfigError(f"{where}: unknown key {name!r}: choose from {', '.join(sorted(known))}")
    try:
        return kind(**data)
    except TypeError as error:
        raise ConfigError(f"{where}: {error}") from None
