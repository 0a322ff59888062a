"""The rollout of one iteration: what was played, and its advantages and returns (GAE, seat by seat)."""

import torch
from torch import Tensor

from oneleft.cards import MOST_PLAYERS
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import OBSERVATION


class Rollout:
    """`steps` decisions in each of n rounds, by whichever seat was asked: tensors of shape (steps, n, ...)."""

    def __init__(self, steps: int, n: int, device: str) -> None:
        def tensor(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=device)

        self.steps = steps
        self.obs = tensor(OBSERVATION, dtype=torch.uint8)
        self.mask = tensor(CHOICES, dtype=torch.uint8)
        self.choices = tensor(dtype=torch.int64)
        self.log_probs = tensor()
        self.values = tensor()
        self.seats = tensor(dtype=torch.int64)
        self.done = tensor(dtype=torch.bool)
        self.trainable = tensor(dtype=torch.bool)  # decided by the network that learns, with a known consequence
        self.scores = tensor(MOST_PLAYERS, dtype=torch.int32)  # before the round
        self.points = tensor(MOST_PLAYERS, dtype=torch.int16)
        self.advantages = tensor()
        self.returns = tensor()

    def compute_advantages(self, rewards: Tensor, last_values: Tensor, last_seats: Tensor, gae_lambda: float) -> None:
        """GAE without discount, from each decision to the same seat's next. `rewards` (steps, n, 10) come at the ends.

        `last_values` and `last_seats` belong to the decisions that follow the rollout. A seat's last decision is
        trainable only if the round has ended or the seat is asked next: else its consequence is not known.
        """
        n = self.choices.shape[1]
        device = self.choices.device
        next_value = torch.zeros((n, MOST_PLAYERS), device=device)  # the value of each seat's next decision
        next_advantage = torch.zeros((n, MOST_PLAYERS), device=device)
        known = torch.zeros((n, MOST_PLAYERS), dtype=torch.bool, device=device)
        next_value.scatter_(1, last_seats[:, None], last_values[:, None])
        known.scatter_(1, last_seats[:, None], True)
        for step in range(self.steps - 1, -1, -1):
            ended = self.done[step][:, None]
            next_value = torch.where(ended, rewards[step], next_value)
            next_advantage = next_advantage.masked_fill(ended, 0.0)
            known |= ended
            seat = self.seats[step][:, None]
            value = self.values[step][:, None]
            is_known = known.gather(1, seat)
            advantage = next_value.gather(1, seat) - value + gae_lambda * next_advantage.gather(1, seat)
            self.advantages[step] = advantage[:, 0]
            self.returns[step] = (advantage + value)[:, 0]
            self.trainable[step] &= is_known[:, 0]
            next_value.scatter_(1, seat, value)
            next_advantage.scatter_(1, seat, advantage * is_known)
            known.scatter_(1, seat, True)
