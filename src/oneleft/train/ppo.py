"""PPO self-play: collect a rollout of many rounds with the network as it is, then update it from that rollout."""

import copy
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from oneleft.rules import Rules
from oneleft.train.config import Config
from oneleft.train.curriculum import tables_of_stage
from oneleft.train.equity import MatchEquity
from oneleft.train.evaluation import Policy, forced_random, greedy, win_rate
from oneleft.train.network import PolicyNetwork, load_weights
from oneleft.train.rollout import Rollout
from oneleft.train.tensor_env import TensorEnv

LONE_ROUNDS = 0.4  # this share of deals are single rounds; the others start from random scores of a match
Report = dict[str, Any]
# A hook for training on several machines: called after each backward pass, before the optimizer's step.
SyncGradients = Callable[[PolicyNetwork], None]


class Trainer:
    """One training run. `run` yields a report after each iteration; `state` and `resume` save and restore it.

    An iteration collects a rollout and makes one pass over it; each minibatch is one time step of all rounds. The
    moving average of the weights is what is evaluated and exported.
    """

    def __init__(
        self, config: Config, device: str, *, rank: int = 0, sync_gradients: SyncGradients | None = None
    ) -> None:
        torch.manual_seed(config.seed)
        self.config = config
        self.device = device
        self.iteration = 0
        self.decisions = 0
        self.elapsed = 0.0
        self._rank = rank
        self._sync_gradients = sync_gradients
        initial = config.initial_weights
        self.network = (load_weights(Path(initial)) if initial else PolicyNetwork(config.widths)).to(device)
        self.average = copy.deepcopy(self.network)
        self.snapshots: list[dict[str, Any]] = []
        self.opponent = copy.deepcopy(self.network)
        self._fixed = bool(config.opponents.weights)
        if self._fixed:
            self.opponent = load_weights(Path(config.opponents.weights)).to(device)
        # What the network is evaluated against: fixed weights, or its own at the last evaluation.
        self.reference = copy.deepcopy(self.opponent) if self._fixed else None
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), lr=config.learning.learning_rate, eps=1e-5, fused=device != "cpu"
        )
        self.rollout = Rollout(config.steps, config.rounds, device)
        self._generator = torch.Generator(device).manual_seed(config.seed + 1000 * rank)
        self._random = random.Random(config.seed)
        self._stage = -1
        wrap: Any = torch.compile if config.learning.compile and device != "cpu" else lambda function: function
        self._act = wrap(self._act_eagerly)
        self._loss = wrap(self._loss_eagerly)

    # The run

    def run(self, seconds: float | None = None) -> Iterator[Report]:
        """Run the configured number of iterations; with `seconds`, as many as fit into that time instead."""

        def progress_now() -> float:
            return self.elapsed / seconds if seconds else self.iteration / self.config.iterations

        self._set_stage(progress_now())
        self._warm_up()
        while (progress := progress_now()) < 1:
            began = time.monotonic()
            self._set_stage(progress)
            self._set_schedules(progress)
            self._choose_opponent()
            played = self.collect_rollout()
            losses = self.update()
            self.iteration += 1
            self.decisions += self.config.rounds * self.config.steps
            if self.device != "cpu":
                torch.cuda.synchronize()
            took = time.monotonic() - began
            self.elapsed += took
            yield {
                "iteration": self.iteration,
                "seconds": round(self.elapsed, 1),
                "decisions": self.decisions,
                "progress": round(progress, 4),
                "decisions_a_second": round(self.config.rounds * self.config.steps / took),
                "stage": self._stage,
                **played,
                **losses,
            }

    def _warm_up(self) -> None:
        """Compile everything before time is measured, without learning anything."""
        self._set_schedules(0.0)
        self._act(self.rollout.obs[0], self.rollout.mask[0])
        self._backward(0)
        self.optimizer.zero_grad()

    def _set_stage(self, progress: float) -> None:
        stages = self.config.stages
        upto = 0.0
        for number, stage in enumerate(stages):
            upto += stage["share"]
            if progress < upto or number == len(stages) - 1:
                break
        if number == self._stage:
            return
        self._stage = number
        tables = tables_of_stage(stages[number], self.config.seed + number)
        seed = self.config.seed + 7919 * (self.iteration + 1) + 104729 * self._rank
        most = stages[number].get("most_decisions", 2000)
        self.env = TensorEnv(tables, self.config.rounds, seed, self.device, most_decisions=most)
        self.equity = MatchEquity(tables, self.device)
        self._lone_rounds = stages[number].get("lone_rounds", LONE_ROUNDS)

    def _set_schedules(self, progress: float) -> None:
        config = self.config.learning
        rate, final_rate = config.learning_rate, config.final_learning_rate
        for group in self.optimizer.param_groups:
            group["lr"] = rate + (final_rate - rate) * progress
        entropy, final_entropy = config.entropy_coefficient, config.final_entropy_coefficient
        # A tensor, so that compiled code sees the new value.
        self._entropy_coefficient = torch.tensor(entropy + (final_entropy - entropy) * progress, device=self.device)

    def _choose_opponent(self) -> None:
        pool = self.config.opponents
        if self._fixed or pool.share == 0:
            return
        if self.iteration % pool.every == 0:
            self.snapshots.append(copy.deepcopy(self.average.state_dict()))
            del self.snapshots[: -pool.keep]
        self.opponent.load_state_dict(self._random.choice(self.snapshots))

    # Collecting

    @torch.no_grad()
    def collect_rollout(self) -> Report:
        """Play with the network as it is, and fill the rollout."""
        env, rollout = self.env, self.rollout
        n = self.config.rounds
        pooled = n - int(n * self.config.opponents.share)  # in rounds from this one on, opponents play every other seat
        row = torch.arange(n, device=self.device)
        env.draw_scores(self._generator, self._lone_rounds)
        for step in range(rollout.steps):
            obs, mask = rollout.obs[step].copy_(env.obs), rollout.mask[step].copy_(env.mask)
            seat = rollout.seats[step].copy_(env.seat)
            choices, log_probs, values = self._act(obs, mask)
            rollout.trainable[step] = True
            if pooled < n:
                theirs = (row[pooled:] + seat[pooled:]) % 2 == 0
                rollout.trainable[step, pooled:] = ~theirs
                choices[pooled:] = torch.where(
                    theirs, self._opponents_choices(obs[pooled:], mask[pooled:]), choices[pooled:]
                )
            rollout.choices[step], rollout.log_probs[step], rollout.values[step] = choices, log_probs, values
            rollout.scores[step] = env.scores
            env.step(choices)
            rollout.done[step] = env.done == 1
            # A round that is truncated scores nothing.
            rollout.points[step] = env.points * (env.truncated == 0)[:, None]
        _, _, last_values = self._act(env.obs.contiguous(), env.mask.contiguous())
        rewards, ended = self._rewards()
        rollout.compute_advantages(rewards, last_values, env.seat.long(), self.config.learning.gae_lambda)
        return {"rounds_ended": ended}

    def _act_eagerly(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Choices sampled from the policy, their log-probabilities, and the values."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, values = self.network.masked(obs, mask)
        choices = sample(logits)
        log_probs = torch.log_softmax(logits, 1).gather(1, choices[:, None])[:, 0]
        return choices, log_probs, values

    def _opponents_choices(self, obs: Tensor, mask: Tensor) -> Tensor:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, _ = self.opponent.masked(obs, mask)
        return logits.argmax(1) if self._fixed else sample(logits)  # fixed weights choose as a bot does at a table

    def _rewards(self) -> tuple[Tensor, int]:
        """Every seat's reward where a round ended, zeros elsewhere; and how many rounds ended."""
        rollout = self.rollout
        rewards = torch.zeros(rollout.scores.shape, device=self.device)
        steps, rows = rollout.done.nonzero(as_tuple=True)
        for part in torch.arange(len(steps), device=self.device).split(1 << 16):
            at = steps[part], rows[part]
            rewards[at] = self.equity.rewards(self.env.table[at[1]], rollout.scores[at], rollout.points[at].float())
        return rewards, len(steps)

    # Learning

    def update(self) -> Report:
        """One epoch over the rollout in random order; a minibatch is one time step of all rounds."""
        order = list(range(self.rollout.steps))
        self._random.shuffle(order)
        sums = torch.zeros(4, device=self.device)
        for step in order:
            sums += torch.stack(self._update_minibatch(step))
        names = ("policy", "value", "entropy", "clipped")
        return {name: round(float(total) / len(order), 5) for name, total in zip(names, sums, strict=True)}

    def _update_minibatch(self, step: int) -> list[Tensor]:
        rollout, config = self.rollout, self.config.learning
        self.optimizer.zero_grad()
        losses = self._backward(step)
        if self._sync_gradients is not None:
            self._sync_gradients(self.network)
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), config.max_gradient_norm)
        self.optimizer.step()
        with torch.no_grad():
            # At first the average forgets quickly, because the first weights are worth little.
            updates = self.iteration * rollout.steps
            decay = min(config.average_decay, (updates + 1) / (updates + 10))
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1 - decay)
        return losses

    def _backward(self, step: int) -> list[Tensor]:
        """The gradients of one minibatch, with its advantages normalized. Returns the parts of the loss."""
        rollout = self.rollout
        weight = rollout.trainable[step].float()
        total = weight.sum().clamp(min=1)
        advantages = rollout.advantages[step]
        mean = (advantages * weight).sum() / total
        deviation = (((advantages - mean) ** 2 * weight).sum() / total).sqrt()
        loss, parts = self._loss(
            rollout.obs[step],
            rollout.mask[step],
            rollout.choices[step],
            rollout.log_probs[step],
            (advantages - mean) / (deviation + 1e-6),
            rollout.returns[step],
            weight / total,
            self._entropy_coefficient,
        )
        loss.backward()
        return parts

    def _loss_eagerly(
        self,
        obs: Tensor,
        mask: Tensor,
        choices: Tensor,
        old_log_probs: Tensor,
        advantages: Tensor,
        returns: Tensor,
        weight: Tensor,
        entropy_coefficient: Tensor,
    ) -> tuple[Tensor, list[Tensor]]:
        """The loss of PPO: the clipped policy loss, the value loss and the entropy bonus."""
        config = self.config.learning
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, values = self.network.masked(obs, mask)
        log_probs = torch.log_softmax(logits, 1)
        ratio = (log_probs.gather(1, choices[:, None])[:, 0] - old_log_probs).exp()
        clipped_ratio = ratio.clamp(1 - config.clip_range, 1 + config.clip_range)
        policy_loss = -(torch.minimum(ratio * advantages, clipped_ratio * advantages) * weight).sum()
        value_loss = ((values - returns) ** 2 * weight).sum()
        entropy = -((log_probs.exp() * log_probs).sum(1) * weight).sum()
        clip_fraction = (((ratio - clipped_ratio).abs() > 0).float() * weight).sum()
        loss = policy_loss + config.value_coefficient * value_loss - entropy_coefficient * entropy
        return loss, [policy_loss.detach(), value_loss.detach(), entropy.detach(), clip_fraction]

    # Evaluating and saving

    def evaluate(self) -> Report:
        """Rounds won by the averaged weights, choosing the likeliest, over duplicate deals of the official rules."""
        own, deals = greedy(self.average), self.config.evaluation.deals
        others: dict[str, Policy] = {"random": forced_random}
        if self.reference is not None:
            others["fixed" if self._fixed else "its last self"] = greedy(self.reference)
        found: Report = {}
        for players in (2, 4):
            for name, other in others.items():
                won = win_rate(
                    own, other, Rules(), players, deals * 2 // players, self.config.seed + players, self.device
                )
                found[f"{players}p against {name}"] = round(won, 4)
        if not self._fixed:
            self.reference = copy.deepcopy(self.average)
        return found

    def state(self) -> dict[str, Any]:
        return {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": self.snapshots,
            "iteration": self.iteration,
            "decisions": self.decisions,
            "elapsed": self.elapsed,
        }

    def resume(self, state: dict[str, Any]) -> None:
        for part in ("network", "average", "optimizer"):
            getattr(self, part).load_state_dict(state[part])
        self.snapshots = state["snapshots"]
        self.iteration, self.decisions, self.elapsed = state["iteration"], state["decisions"], state["elapsed"]
        self._generator.manual_seed(self.config.seed + self.iteration + 1000 * self._rank)


def sample(logits: Tensor) -> Tensor:
    """Sample a choice in each row by its probability: the highest logit once Gumbel noise is added."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(1)
