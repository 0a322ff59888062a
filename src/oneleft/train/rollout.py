"""What was played in one iteration, and what each decision turned out to be worth (GAE, seat by seat)."""

from typing import Any

import torch

from oneleft.cards import MOST_PLAYERS
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import OBSERVATION


class Rollout:
    """`steps` decisions of each of n rounds, with whoever was asked."""

    def __init__(self, steps: int, n: int, device: str) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=device)

        self.steps = steps
        self.obs = room(OBSERVATION, dtype=torch.uint8)
        self.mask = room(CHOICES, dtype=torch.uint8)
        self.choice = room(dtype=torch.int64)
        self.chance = room()  # the logarithm of how likely the choice was
        self.value = room()
        self.seat = room(dtype=torch.int64)
        self.done = room(dtype=torch.bool)
        self.learns = room(dtype=torch.bool)  # decided by the network that learns
        self.scores = room(MOST_PLAYERS, dtype=torch.int32)  # before the round
        self.points = room(MOST_PLAYERS, dtype=torch.int16)
        self.advantage = room()
        self.aim = room()  # for the value

    def work_out(self, rewards: Any, last_value: Any, last_seat: Any, spread: float) -> None:
        """Advantages of every decision, each from the next one of the same seat. `rewards` (steps, n, 10) at ends.

        A seat's last decision counts only when the round has ended or the seat is asked next: else nothing is known.
        """
        n = self.choice.shape[1]
        device = self.choice.device
        ahead = torch.zeros((n, MOST_PLAYERS), device=device)  # the value of each seat's next decision
        gained = torch.zeros((n, MOST_PLAYERS), device=device)  # its advantage
        known = torch.zeros((n, MOST_PLAYERS), dtype=torch.bool, device=device)
        ahead.scatter_(1, last_seat[:, None], last_value[:, None])
        known.scatter_(1, last_seat[:, None], True)
        for step in range(self.steps - 1, -1, -1):
            ended = self.done[step][:, None]
            ahead = torch.where(ended, rewards[step], ahead)
            gained = gained.masked_fill(ended, 0.0)
            known |= ended
            seat = self.seat[step][:, None]
            value = self.value[step][:, None]
            is_known = known.gather(1, seat)
            advantage = ahead.gather(1, seat) - value + spread * gained.gather(1, seat)
            self.advantage[step] = advantage[:, 0]
            self.aim[step] = (advantage + value)[:, 0]
            self.learns[step] &= is_known[:, 0]
            ahead.scatter_(1, seat, value)
            gained.scatter_(1, seat, advantage * is_known)
            known.scatter_(1, seat, True)
