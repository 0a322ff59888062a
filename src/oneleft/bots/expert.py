"""The expert: a network trained by self-play (docs/training.md). It sees what `encode_view` tells, and no more."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from oneleft.action import Action
from oneleft.arrays import Choices, Mask, Observation
from oneleft.bots.network import network_from
from oneleft.encoding.choices import OTHERS, VETO_AT
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import View

EXPERT: Final = Path(__file__).parent / "expert.npz"


def without_veto(mask: Mask) -> Mask:
    """Choices without VETO: it is for whoever brings up a forbidden subject (VETO-1), and a bot hears nothing.

    In training it is a weapon like any other, and two experts would take each other's turns without end.
    """
    left = mask.copy()
    left[..., VETO_AT : VETO_AT + OTHERS] = 0
    return left


def network_policy(file: Path) -> Callable[[Observation, Mask, np.random.Generator | None], Choices]:
    """The likeliest choice for each of many rows of observations and masks; chance is not asked."""
    network = network_from(file)

    def choose(obs: Observation, mask: Mask, _rng: np.random.Generator | None) -> Choices:
        logits, _ = network.forward(obs, without_veto(mask))
        chosen: Choices = logits.argmax(axis=1)
        return chosen

    return choose


class NetworkBot:
    """Plays by a file of weights: the likeliest choice, or one sampled at a temperature above 0."""

    def __init__(self, seed: int = 0, *, file: Path = EXPERT, temperature: float = 0.0, name: str = "") -> None:
        self.name = name or file.stem
        self._network = network_from(file)
        self._temperature = temperature
        self._random = random.Random(seed)

    def act(self, view: View) -> Action | None:
        if not view.must_act and not view.legal:
            return None
        encoded = encode_view(view)
        mask = without_veto(encoded.mask)
        choices = [int(choice) for choice in np.flatnonzero(mask)]
        if len(choices) == 1:
            return encoded.action(choices[0])
        logits, _ = self._network.forward(encoded.observation, mask)
        if self._temperature == 0.0:
            return encoded.action(int(logits.argmax()))
        legal = logits[choices] / self._temperature
        probabilities = np.exp(legal - legal.max())
        return encoded.action(self._random.choices(choices, probabilities.tolist())[0])


class ExpertBot(NetworkBot):
    """The shipped weights. It leaves nothing to chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, name="expert")
