"""The configuration of a training run: a TOML file, checked."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

Part = TypeVar("Part")


class ConfigError(ValueError):
    """A configuration that cannot be used, and where."""


@dataclass(frozen=True)
class Learning:
    """PPO. Rates and entropy fall in a line from the first value to the last."""

    rate: float = 6e-4
    last_rate: float = 1e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    clip: float = 0.2
    spread: float = 0.95  # lambda of GAE; nothing is discounted
    value: float = 1.0  # what the value's error counts beside the policy's
    largest_step: float = 0.5  # of the gradient's norm
    average: float = 0.9995  # of the weights that are kept
    compile: bool = True


@dataclass(frozen=True)
class Opponents:
    """Earlier selves, or fixed weights, in every other seat of a share of the rounds."""

    share: float = 0.125
    every: int = 40  # iterations between snapshots
    keep: int = 8
    weights: str = ""  # a file: against these alone


@dataclass(frozen=True)
class Evaluation:
    """How strong it is by now, in rounds won over duplicate deals."""

    every: float = 60.0  # seconds
    deals: int = 4096


@dataclass(frozen=True)
class Config:
    seed: int
    iterations: int
    rounds: int
    steps: int
    widths: list[int]
    stages: list[dict[str, Any]]
    start: str = ""  # a file of weights to go on from
    learning: Learning = field(default_factory=Learning)
    opponents: Opponents = field(default_factory=Opponents)
    evaluation: Evaluation = field(default_factory=Evaluation)

    @staticmethod
    def load(file: Path) -> "Config":
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ConfigError(f"{file}: {error}") from None
        parts = {"learning": Learning, "opponents": Opponents, "evaluation": Evaluation}
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
