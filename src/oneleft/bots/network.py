"""A trained network without PyTorch: weights from a file, inference in NumPy."""

import json
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from oneleft.encoding.choices import CHOICES, CHOICES_VERSION
from oneleft.encoding.observation import OBSERVATION, OBSERVATION_VERSION

FORBIDDEN: Final = np.float32(-1e9)  # the logit of what is not legal


class WeightsError(ValueError):
    """A file of weights that cannot be used."""


@dataclass(frozen=True)
class Network:
    """Layers with ReLU between; the last one gives a logit for each choice, and the value for the own side."""

    weights: list[Any]  # (inputs, outputs) each
    biases: list[Any]
    about: dict[str, Any] = field(default_factory=dict)  # how it was trained

    def answer(self, obs: Any, mask: Any) -> tuple[Any, Any]:
        """Rows of observations and masks, or one: logits, with what is not legal far below all else, and values."""
        x = obs.astype(np.float32)
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            x = np.maximum(x @ weight + bias, 0)
        out = x @ self.weights[-1] + self.biases[-1]
        return np.where(mask, out[..., :CHOICES], FORBIDDEN), out[..., CHOICES]

    @staticmethod
    def load(file: Path) -> "Network":
        try:
            with np.load(file, allow_pickle=False) as found:
                about = json.loads(str(found["about"]))
                count = sum(name.startswith("weight") for name in found.files)
                weights = [found[f"weight{place}"].astype(np.float32) for place in range(count)]
                biases = [found[f"bias{place}"].astype(np.float32) for place in range(count)]
        except (OSError, ValueError, KeyError) as error:
            raise WeightsError(f"{file.name} is no file of weights: {error}") from None
        versions = about.get("observation"), about.get("choices")
        if versions != (OBSERVATION_VERSION, CHOICES_VERSION):
            raise WeightsError(
                f"{file.name} was trained for observations {versions[0]} and choices {versions[1]}, "
                f"not {OBSERVATION_VERSION} and {CHOICES_VERSION}"
            )
        if weights[0].shape[0] != OBSERVATION or weights[-1].shape[1] != CHOICES + 1:
            raise WeightsError(f"{file.name} has layers of other sizes")
        return Network(weights, biases, about)


@lru_cache(maxsize=4)
def network_from(file: Path) -> Network:
    """One copy of the weights for all bots of a process."""
    return Network.load(file)


def save_network(network: Network, file: Path) -> None:
    """Half precision is enough, and half as large."""
    arrays = {f"weight{place}": weight.astype(np.float16) for place, weight in enumerate(network.weights)}
    arrays |= {f"bias{place}": bias.astype(np.float16) for place, bias in enumerate(network.biases)}
    about = {**network.about, "observation": OBSERVATION_VERSION, "choices": CHOICES_VERSION}
    np.savez(file, about=np.array(json.dumps(about)), **arrays)
