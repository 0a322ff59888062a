"""The policy and value network in PyTorch: from an observation to logits of all choices and the own side's value."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from oneleft.arrays import Floats
from oneleft.bots.network import MASKED_LOGIT, PolicyValueNetwork, save_network
from oneleft.encoding.choices import CHOICES, OTHERS
from oneleft.encoding.observation import (
    DISCARD_PILE,
    DRAW_PILE,
    GOAL,
    IDLE,
    MISSING,
    MISSING_SCALE,
    MOMENT_AT,
    OBSERVATION,
    OWN_SCORE,
    OWN_SIZE,
    PENDING,
    RULES_AT,
    SCORE,
    SCORE_SCALE,
    SEAT_SIZE,
    SEATS_AT,
    SIZE,
)
from oneleft.rules import OPTIONS, Number


def input_scales() -> Floats:
    """The factor for each place of an observation that makes it about 1 at most. Flags and counts of copies stay."""
    scales = np.ones(OBSERVATION, np.float32)
    for place, usual in ((PENDING, 8), (DRAW_PILE, 80), (DISCARD_PILE, 80), (OWN_SIZE, 10), (GOAL, 4), (IDLE, 4)):
        scales[MOMENT_AT + place] = 1 / usual
    scales[MOMENT_AT + OWN_SCORE] = 1 / SCORE_SCALE
    for slot in range(OTHERS):
        at = SEATS_AT + SEAT_SIZE * slot
        scales[at + SIZE] = 1 / 10
        scales[at + SCORE] = 1 / SCORE_SCALE
        scales[at + MISSING : at + MISSING + 4] = 1 / MISSING_SCALE
    for option in OPTIONS.values():
        if isinstance(option, Number):
            scales[RULES_AT + option.place] = 1 / option.usual
    return scales


class PolicyNetwork(nn.Module):
    """A multilayer perceptron with ReLU; policy and value share all layers but the last, which gives both."""

    def __init__(self, widths: Sequence[int]) -> None:
        super().__init__()
        sizes = [OBSERVATION, *widths]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.head = nn.Linear(sizes[-1], CHOICES + 1)
        self.register_buffer("scales", torch.from_numpy(input_scales()))
        with torch.no_grad():
            self.head.weight *= 0.05  # small, so that at first every legal choice is about equally likely

    def forward(self, obs: Tensor) -> tuple[Tensor, Tensor]:
        """From (n, OBSERVATION) bytes to (n, CHOICES) logits and (n) values."""
        dtype = torch.bfloat16 if obs.is_cuda else torch.float32
        x = obs.to(dtype) * self.scales.to(dtype)
        for layer in self.layers:
            x = torch.relu(layer(x))
        out = self.head(x).float()
        return out[:, :CHOICES], out[:, CHOICES]

    def masked(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The same, with the logits of illegal choices far below all others."""
        logits, value = self(obs)
        return logits.masked_fill(mask == 0, float(MASKED_LOGIT)), value


def export(network: PolicyNetwork, file: Path, about: dict[str, Any]) -> None:
    """The weights as a bot loads them: in half precision, with the input scales multiplied in."""
    layers = [*network.layers, network.head]
    weights = [layer.weight.detach().float().cpu().numpy().T for layer in layers]
    biases = [layer.bias.detach().float().cpu().numpy() for layer in layers]
    weights[0] = weights[0] * input_scales()[:, None]
    save_network(PolicyValueNetwork(weights, biases, about), file)


def load_weights(file: Path) -> PolicyNetwork:
    """The network of an exported file, to train on or against."""
    found = PolicyValueNetwork.load(file)
    network = PolicyNetwork([len(bias) for bias in found.biases[:-1]])
    weights: list[Floats] = [weight.copy() for weight in found.weights]
    weights[0] = weights[0] / input_scales()[:, None]
    with torch.no_grad():
        for layer, weight, bias in zip([*network.layers, network.head], weights, found.biases, strict=True):
            layer.weight.copy_(torch.from_numpy(weight.T.copy()))
            layer.bias.copy_(torch.from_numpy(np.array(bias)))
    return network
