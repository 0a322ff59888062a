"""A trained network without PyTorch: weights from a file, inference in NumPy."""

import json
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from oneleft.arrays import Floats, Mask, Observation
from oneleft.encoding.choices import CHOICES, CHOICES_VERSION
from oneleft.encoding.observation import OBSERVATION, OBSERVATION_VERSION

MASKED_LOGIT: Final = np.float32(-1e9)  # of a choice that is not legal


class WeightsError(ValueError):
    """A file of weights that cannot be used."""


@dataclass(frozen=True)
class PolicyValueNetwork:
    """A multilayer perceptron with ReLU; the last layer gives a logit for each choice, and the value for the own side.

    A file of weights is an .npz of half-precision arrays with `about` as JSON: how it was trained, and the versions of
    observation and choices it was trained for, which must be those of this program.
    """

    weights: list[Floats]  # (inputs, outputs) each
    biases: list[Floats]
    about: dict[str, Any] = field(default_factory=dict)  # how it was trained

    def forward(self, obs: Observation, mask: Mask) -> tuple[Floats, Floats]:
        """Logits, with what is not legal far below all else, and values: of one observation, or of rows of them."""
        x = obs.astype(np.float32)
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            x = np.maximum(x @ weight + bias, 0)
        out = x @ self.weights[-1] + self.biases[-1]
        return np.where(mask, out[..., :CHOICES], MASKED_LOGIT), out[..., CHOICES]

    @staticmethod
    def load(file: Path) -> "PolicyValueNetwork":
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
                f"{file.name} was trained for observation version {versions[0]} and choices version {versions[1]}; "
                f"this program has {OBSERVATION_VERSION} and {CHOICES_VERSION}: train again, or use the program it was "
                "trained with"
            )
        sizes = (weights[0].shape[0], weights[-1].shape[1]) if weights else (0, 0)
        if sizes != (OBSERVATION, CHOICES + 1):
            raise WeightsError(
                f"{file.name} takes {sizes[0]} inputs and gives {sizes[1]} outputs; "
                f"this program has observations of {OBSERVATION} numbers and {CHOICES} choices with a value"
            )
        return PolicyValueNetwork(weights, biases, about)


@lru_cache(maxsize=4)
def network_from(file: Path) -> PolicyValueNetwork:
    """One copy of the weights for all bots of a process."""
    return PolicyValueNetwork.load(file)


def save_network(network: PolicyValueNetwork, file: Path) -> None:
    """Half precision is enough, and half as large."""
    arrays: dict[str, Any] = {
        f"weight{place}": weight.astype(np.float16) for place, weight in enumerate(network.weights)
    }
    arrays |= {f"bias{place}": bias.astype(np.float16) for place, bias in enumerate(network.biases)}
    about = {**network.about, "observation": OBSERVATION_VERSION, "choices": CHOICES_VERSION}
    np.savez(file, about=np.array(json.dumps(about)), **arrays)
