"""The linear bot, `skilled`: takes the choice with the highest score, features times tuned weights.

tools/tune_linear.py made the weights; linear_weights.json says how.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from oneleft.action import Action
from oneleft.arrays import Choices, Floats, Mask, Observation
from oneleft.bots.linear_scores import WEIGHTS, scores
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import View

WEIGHTS_FILE: Final = Path(__file__).with_name("linear_weights.json")


class LinearBot:
    """The bot `skilled`: the choice that `linear_policy` takes. The seed settles ties."""

    name = "skilled"

    def __init__(self, seed: int = 0) -> None:
        self._random = np.random.default_rng(seed & (1 << 63) - 1)

    def act(self, view: View) -> Action | None:
        encoded = encode_view(view)
        return encoded.action(int(linear_policy(encoded.observation[None], encoded.mask[None], self._random)[0]))


def linear_policy(obs: Observation, mask: Mask, rng: np.random.Generator) -> Choices:
    """The choice of the bot in each of n rows."""
    return best(scores(obs, mask, tuned_weights()), rng)


def best(values: Floats, rng: np.random.Generator) -> Choices:
    """(n) The place of the highest value in each row, one of them by chance where there are several."""
    top = values == values.max(axis=1, keepdims=True)
    ties = top.sum(axis=1) > 1
    chosen: Choices = top.argmax(axis=1)
    if ties.any():
        lots = rng.random((int(ties.sum()), values.shape[1]), np.float32)
        chosen[ties] = np.where(top[ties], lots, -1).argmax(axis=1)
    return chosen


@cache
def tuned_weights() -> Floats:
    found = json.loads(WEIGHTS_FILE.read_text())["weights"]
    return np.array([found[name] for name in WEIGHTS], np.float32)
