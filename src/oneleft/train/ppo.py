"""PPO self-play: play many rounds with the network as it is, then change it towards what turned out well."""

import copy
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch

from oneleft.rules import Rules
from oneleft.train.config import Config
from oneleft.train.curriculum import tables_of_stage
from oneleft.train.duel import Policy, duel, forced_random, greedy
from oneleft.train.equity import Equity
from oneleft.train.network import PolicyNetwork, load_weights
from oneleft.train.rollout import Rollout
from oneleft.train.source import Source

LONE_ROUNDS = 0.4  # so many deals are lone rounds; the others start from any scores of a match
Report = dict[str, Any]
# A hook for several machines: called after each gradient, before the step.
Share = Callable[[PolicyNetwork], None]


class Trainer:
    """One run. `run` yields a report after each iteration; `state` and `resume` keep it."""

    def __init__(self, config: Config, device: str, *, rank: int = 0, share: Share | None = None) -> None:
        torch.manual_seed(config.seed)
        self.config = config
        self.device = device
        self.iteration = 0
        self.decisions = 0
        self.elapsed = 0.0
        self._rank = rank
        self._share = share
        self.network = (load_weights(Path(config.start)) if config.start else PolicyNetwork(config.widths)).to(device)
        self.average = copy.deepcopy(self.network)
        self.snapshots: list[dict[str, Any]] = []
        self.opponent = copy.deepcopy(self.network)
        self._fixed = bool(config.opponents.weights)
        if self._fixed:
            self.opponent = load_weights(Path(config.opponents.weights)).to(device)
        self.reference = copy.deepcopy(self.opponent) if self._fixed else None  # else what it was at the last look
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), lr=config.learning.rate, eps=1e-5, fused=device != "cpu"
        )
        self.rollout = Rollout(config.steps, config.rounds, device)
        self._generator = torch.Generator(device).manual_seed(config.seed + 1000 * rank)
        self._choice = random.Random(config.seed)
        self._stage = -1
        wrap: Any = torch.compile if config.learning.compile and device != "cpu" else lambda function: function
        self._decide = wrap(self._decide_plainly)
        self._loss = wrap(self._loss_plainly)

    # The run

    def run(self, seconds: float | None = None) -> Iterator[Report]:
        """Iterations until the configuration's number is done; with `seconds` the time decides instead."""

        def progress_now() -> float:
            return self.elapsed / seconds if seconds else self.iteration / self.config.iterations

        self._set_stage(progress_now())
        self._warm_up()
        while (progress := progress_now()) < 1:
            began = time.monotonic()
            self._set_stage(progress)
            self._set_rates(progress)
            self._choose_opponent()
            played = self.play()
            losses = self.learn()
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
        """Compile everything before the clock runs; nothing is learned."""
        self._set_rates(0.0)
        self._decide(self.rollout.obs[0], self.rollout.mask[0])
        self._gradient(0)
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
        self.source = Source(tables, self.config.rounds, seed, self.device, most_decisions=most)
        self.equity = Equity(tables, self.device)
        self._lone_rounds = stages[number].get("lone_rounds", LONE_ROUNDS)

    def _set_rates(self, progress: float) -> None:
        at = self.config.learning
        for group in self.optimizer.param_groups:
            group["lr"] = at.rate + (at.last_rate - at.rate) * progress
        # A tensor, so that compiled code takes the new value.
        self._entropy = torch.tensor(at.entropy + (at.last_entropy - at.entropy) * progress, device=self.device)

    def _choose_opponent(self) -> None:
        pool = self.config.opponents
        if self._fixed or pool.share == 0:
            return
        if self.iteration % pool.every == 0:
            self.snapshots.append(copy.deepcopy(self.average.state_dict()))
            del self.snapshots[: -pool.keep]
        self.opponent.load_state_dict(self._choice.choice(self.snapshots))

    # Playing

    @torch.no_grad()
    def play(self) -> Report:
        """Fill the rollout."""
        source, rollout = self.source, self.rollout
        n = self.config.rounds
        pooled = n - int(n * self.config.opponents.share)  # rounds from here on are against opponents
        row = torch.arange(n, device=self.device)
        source.draw_scores(self._generator, self._lone_rounds)
        for step in range(rollout.steps):
            obs, mask = rollout.obs[step].copy_(source.obs), rollout.mask[step].copy_(source.mask)
            seat = rollout.seat[step].copy_(source.seat)
            choice, chance, value = self._decide(obs, mask)
            rollout.learns[step] = True
            if pooled < n:
                theirs = (row[pooled:] + seat[pooled:]) % 2 == 0
                rollout.learns[step, pooled:] = ~theirs
                choice[pooled:] = torch.where(
                    theirs, self._opponents_choice(obs[pooled:], mask[pooled:]), choice[pooled:]
                )
            rollout.choice[step], rollout.chance[step], rollout.value[step] = choice, chance, value
            rollout.scores[step] = source.scores
            source.step(choice)
            rollout.done[step] = source.done == 1
            # Who is given up scores nothing.
            rollout.points[step] = source.points * (source.cut_off == 0)[:, None]
        _, _, value = self._decide(source.obs.contiguous(), source.mask.contiguous())
        rewards, ended = self._rewards()
        rollout.work_out(rewards, value, source.seat.long(), self.config.learning.spread)
        return {"rounds_ended": ended}

    def _decide_plainly(self, obs: Any, mask: Any) -> tuple[Any, Any, Any]:
        """A choice by the network's own chances, how likely it was, and the value."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, value = self.network.masked(obs, mask)
        choice = drawn(logits)
        chance = torch.log_softmax(logits, 1).gather(1, choice[:, None])[:, 0]
        return choice, chance, value

    def _opponents_choice(self, obs: Any, mask: Any) -> Any:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, _ = self.opponent.masked(obs, mask)
        return logits.argmax(1) if self._fixed else drawn(logits)  # fixed ones choose as they play at a table

    def _rewards(self) -> tuple[Any, int]:
        """What came of each round that ended, for every seat; zeros elsewhere."""
        rollout = self.rollout
        rewards = torch.zeros(rollout.scores.shape, device=self.device)
        steps, rows = rollout.done.nonzero(as_tuple=True)
        for part in torch.arange(len(steps), device=self.device).split(1 << 16):
            at = steps[part], rows[part]
            rewards[at] = self.equity.rewards(self.source.table[at[1]], rollout.scores[at], rollout.points[at].float())
        return rewards, len(steps)

    # Learning

    def learn(self) -> Report:
        """One pass over the rollout, a step of time at once."""
        order = list(range(self.rollout.steps))
        self._choice.shuffle(order)
        sums = torch.zeros(4, device=self.device)
        for step in order:
            losses = self._update(step)
            sums += torch.stack(losses)
        names = ("policy", "value", "entropy", "clipped")
        return {name: round(float(total) / len(order), 5) for name, total in zip(names, sums, strict=True)}

    def _update(self, step: int) -> list[Any]:
        rollout, at = self.rollout, self.config.learning
        self.optimizer.zero_grad()
        parts = self._gradient(step)
        if self._share is not None:
            self._share(self.network)
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), at.largest_step)
        self.optimizer.step()
        with torch.no_grad():
            # At first the average forgets quickly.
            keep = min(at.average, (self.iteration * rollout.steps + 1) / (self.iteration * rollout.steps + 10))
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1 - keep)
        return parts

    def _gradient(self, step: int) -> list[Any]:
        rollout = self.rollout
        weight = rollout.learns[step].float()
        total = weight.sum().clamp(min=1)
        advantage = rollout.advantage[step]
        mean = (advantage * weight).sum() / total
        deviation = (((advantage - mean) ** 2 * weight).sum() / total).sqrt()
        loss, parts = self._loss(
            rollout.obs[step],
            rollout.mask[step],
            rollout.choice[step],
            rollout.chance[step],
            (advantage - mean) / (deviation + 1e-6),
            rollout.aim[step],
            weight / total,
            self._entropy,
        )
        loss.backward()
        return parts

    def _loss_plainly(
        self, obs: Any, mask: Any, choice: Any, chance: Any, advantage: Any, aim: Any, weight: Any, entropy_counts: Any
    ) -> tuple[Any, list[Any]]:
        at = self.config.learning
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device != "cpu"):
            logits, value = self.network.masked(obs, mask)
        chances = torch.log_softmax(logits, 1)
        ratio = (chances.gather(1, choice[:, None])[:, 0] - chance).exp()
        within = ratio.clamp(1 - at.clip, 1 + at.clip)
        policy = -(torch.minimum(ratio * advantage, within * advantage) * weight).sum()
        error = ((value - aim) ** 2 * weight).sum()
        entropy = -((chances.exp() * chances).sum(1) * weight).sum()
        clipped = (((ratio - within).abs() > 0).float() * weight).sum()
        loss = policy + at.value * error - entropy_counts * entropy
        return loss, [policy.detach(), error.detach(), entropy.detach(), clipped]

    # Knowing and keeping

    def evaluate(self) -> Report:
        """Rounds won by the averaged weights, choosing the likeliest, over duplicate deals of the official rules."""
        own, deals = greedy(self.average), self.config.evaluation.deals
        others: dict[str, Policy] = {"random": forced_random}
        if self.reference is not None:
            others["fixed" if self._fixed else "its last self"] = greedy(self.reference)
        found: Report = {}
        for players in (2, 4):
            for name, other in others.items():
                won = duel(own, other, Rules(), players, deals * 2 // players, self.config.seed + players, self.device)
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


def drawn(logits: Any) -> Any:
    """A choice by its chance in each row: the highest once Gumbel noise is added."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(1)
