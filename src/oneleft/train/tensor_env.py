"""Many rounds as PyTorch tensors, on a CPU or a GPU, which share memory with the environments of oneleft.learn."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from oneleft.cards import MOST_PLAYERS
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules
from oneleft.train.curriculum import split

SHARED = ("obs", "mask", "seat", "done", "truncated", "winner", "points", "scores", "next_scores")


class TensorEnv:
    """A vector environment of n rounds at several tables, in PyTorch.

    The tensors are the environment's own memory: each step overwrites them.
    """

    obs: Tensor
    mask: Tensor
    seat: Tensor
    done: Tensor
    truncated: Tensor
    winner: Tensor
    points: Tensor
    scores: Tensor
    next_scores: Tensor

    def __init__(self, tables: Sequence[tuple[Rules, int]], n: int, seed: int, device: str, **options: Any) -> None:
        self.n = n
        self.device = device
        rules, players = split(tables)
        make: Any = VectorEnv
        if device != "cpu":
            from oneleft.learn.cuda_env import CudaVectorEnv

            make = CudaVectorEnv
        self._env = make(rules, players, n, seed, **options)
        for name in SHARED:
            setattr(self, name, torch.as_tensor(getattr(self._env, name), device=device))
        copies = options.get("copies", 1)
        self.table = torch.arange(n, device=device) // copies % len(tables)
        self.targets = torch.tensor([table.target for table in rules], device=device)
        self.sides = torch.tensor([count // 2 if table.partners else count for table, count in tables], device=device)

    def step(self, choices: Tensor) -> None:
        self._env.step(choices.numpy() if self.device == "cpu" else choices)

    def draw_scores(self, generator: torch.Generator, lone_rounds: float) -> None:
        """Draw scores for the next deals: of a single round, or random ones of a match; partners have the same."""
        target = self.targets[self.table][:, None]
        drawn = torch.rand((self.n, MOST_PLAYERS), generator=generator, device=self.device)
        # In half of the rounds all scores are scaled down by one factor: in a match they tend to be close together.
        about = torch.rand((self.n, 1), generator=generator, device=self.device)
        drawn = torch.where(about < 0.5, drawn * about * 2, drawn)
        seats = torch.arange(MOST_PLAYERS, device=self.device)[None] % self.sides[self.table][:, None]
        scores = (drawn.gather(1, seats) * target).int()
        lone = torch.rand((self.n, 1), generator=generator, device=self.device) < lone_rounds
        self.next_scores.copy_(torch.where(lone, (target - 1).int(), scores))
