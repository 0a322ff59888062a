"""Evaluation during training: two policies play the same deals from every seat, on the device that trains."""

from collections.abc import Callable
from typing import Final

import torch
from torch import Tensor

from oneleft.encoding.choices import CATCH_AT, LET_IT_BE, NAME_AT, UNO_AT, VERB_AT
from oneleft.rules import Rules
from oneleft.train.network import PolicyNetwork
from oneleft.train.tensor_env import TensorEnv

Policy = Callable[[Tensor, Tensor], Tensor]  # (obs, mask) -> choices
MOST_DECISIONS: Final = 1500
CHECK_EVERY: Final = 16  # steps: checking whether all rounds are over has to wait for the GPU


def greedy(network: PolicyNetwork) -> Policy:
    """The policy that always takes the network's likeliest choice."""

    def choose(obs: Tensor, mask: Tensor) -> Tensor:
        with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
            return network.masked(obs, mask)[0].argmax(1)

    return choose


def forced_random(_obs: Tensor, mask: Tensor) -> Tensor:
    """Plays a random card whenever it can, always says UNO and catches, and never does nothing if it can act."""
    weights = mask.float()
    plays = (mask[:, :VERB_AT] != 0).any(1)
    weights[plays, VERB_AT:] = 0
    weights[(mask[:, UNO_AT:VERB_AT] != 0).any(1), :UNO_AT] = 0
    weights[:, LET_IT_BE] *= 1e-6
    weights[:, NAME_AT:CATCH_AT] *= 1e-3
    return (weights * torch.rand_like(weights)).argmax(1)


def win_rate(
    policy: Policy, opponents: Policy, rules: Rules, players: int, deals: int, seed: int, device: str
) -> float:
    """The share of rounds that `policy` wins, alone against `opponents`, from every seat of every deal."""
    n = deals * players
    env = TensorEnv([(rules, players)], n, seed, device, copies=players, restart=False, most_decisions=MOST_DECISIONS)
    own = torch.arange(n, device=device) % players
    won = torch.zeros(n, dtype=torch.bool, device=device)
    with torch.no_grad():
        for step in range(MOST_DECISIONS):
            if step % CHECK_EVERY == 0 and bool((env.seat < 0).all()):
                break
            obs, mask = env.obs.contiguous(), env.mask.contiguous()
            choices = torch.where(env.seat == own, policy(obs, mask), opponents(obs, mask))
            env.step(choices)
            won |= (env.done == 1) & (env.winner == own)
    return float(won.float().mean())
