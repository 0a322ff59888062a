"""Match equity: each side's probability of winning the match, given the scores before a round.

With two sides it is exact, provided that both win rounds equally often and the points of a round are distributed as in
`points.json`. With more, each side is taken to race to the target independently of the others, and the first there
wins. Where points are charged it is a smooth guess: the lower the score, the better.
`python -m oneleft.train.equity` plays the rounds that are counted in `points.json`.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import ArrayLike

from oneleft.arrays import Floats, Points
from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.encoding.choices import VERB_AT
from oneleft.rules import Rules

if TYPE_CHECKING:
    import torch
    from torch import Tensor

POINTS_FILE: Final = Path(__file__).parent / "points.json"
STEPS: Final = 100  # scores are rounded to steps; this many reach the target
POINTS_PER_STEP: Final = 5
OFFICIAL_TARGET: Final = POINTS_PER_STEP * STEPS
LONGEST_RACE: Final = 48  # rounds
CHARGED_SLOPE: Final = 6.0  # how fast the probability falls with charged points: by e**-6 per target
LEAST_SWING: Final = 0.05


def points_distribution(players: int, target: int) -> Floats:
    """The probability that a round is worth k steps, for k from 0 to STEPS; every round is worth at least one."""
    counts = json.loads(POINTS_FILE.read_text())[str(players)]
    distribution = np.zeros(STEPS + 1)
    for step, count in enumerate(counts):
        scaled = min(STEPS, max(1, round(step * OFFICIAL_TARGET / target)))
        distribution[scaled] += count
    return distribution / distribution.sum()


def two_sided_equity(distribution: Floats) -> Floats:
    """[a, b]: the probability that a side at step a wins against one at step b."""
    equity = np.zeros((STEPS, STEPS))
    for own in range(STEPS - 1, -1, -1):
        for other in range(STEPS - 1, -1, -1):
            wins = distribution[STEPS - own :].sum() + distribution[1 : STEPS - own] @ equity[own + 1 :, other]
            loses = distribution[1 : STEPS - other] @ equity[own, other + 1 :]
            equity[own, other] = (wins + loses) / 2
    return equity


def survival(distribution: Floats, sides: int) -> Floats:
    """[a, t]: the probability that a side at step a has not reached the target after t rounds."""
    running = np.zeros((STEPS + 1, LONGEST_RACE + 1))
    running[:STEPS, 0] = 1.0
    for rounds in range(LONGEST_RACE):
        before = running[:, rounds]
        for own in range(STEPS):
            after_win = distribution[1 : STEPS - own] @ before[own + 1 : STEPS]
            running[own, rounds + 1] = before[own] * (1 - 1 / sides) + after_win / sides
    return running


class MatchEquity:
    """Winning probabilities at several tables: `equities(table, scores)` for many rounds at once, on any device."""

    def __init__(self, tables: Sequence[tuple[Rules, int]], device: str = "cpu") -> None:
        import torch

        self.torch = torch
        kinds = [kind_of(rules, players) for rules, players in tables]
        distinct = sorted(set(kinds))
        distributions = [points_distribution(players, target) for players, _, target, _ in distinct]
        two = [two_sided_equity(distribution) for distribution in distributions]
        race = [survival(distribution, kind[1]) for distribution, kind in zip(distributions, distinct, strict=True)]
        mean = [distribution @ np.arange(STEPS + 1) for distribution in distributions]

        def put(values: ArrayLike, dtype: "torch.dtype") -> "Tensor":
            return torch.as_tensor(np.asarray(values), dtype=dtype, device=device)

        self.kind = put([distinct.index(kind) for kind in kinds], torch.long)  # by table
        self.players = put([players for _, players in tables], torch.long)
        self.sides = put([kind[1] for kind in kinds], torch.long)
        self.target = put([rules.target for rules, _ in tables], torch.float32)
        self.charged = put([rules.scoring != "winner_takes" for rules, _ in tables], torch.bool)
        self.two = put(np.stack(two), torch.float32)
        self.race = put(np.stack(race), torch.float32)
        self.mean = put(mean, torch.float32)

    def steps(self, table: "Tensor", scores: "Tensor") -> "Tensor":
        """Scores as steps towards the target, which is reached at STEPS."""
        return (scores * STEPS / self.target[table, None]).floor().clamp(0, STEPS).long()

    def equities(self, table: "Tensor", scores: "Tensor") -> "Tensor":
        """For (m) tables and (m, 10) scores: the probability that each seat's side wins; 0 for seats not in use."""
        torch = self.torch
        there = torch.arange(MOST_PLAYERS, device=scores.device) < self.players[table, None]
        first = (
            torch.arange(MOST_PLAYERS, device=scores.device) < self.sides[table, None]
        )  # the first seat of each side
        steps = self.steps(table, scores.float())
        equities = self._race(table, steps, first)
        two = self.sides[table] == 2
        equities = torch.where(two[:, None], self._two(table, steps), equities)
        equities = torch.where(self.charged[table, None], self._low(table, scores.float(), first), equities)
        sides = self.sides[table, None]
        of_side = torch.arange(MOST_PLAYERS, device=scores.device)[None] % sides  # the first seat of each seat's side
        return torch.where(there, equities.gather(1, of_side), torch.zeros_like(equities))

    def _two(self, table: "Tensor", steps: "Tensor") -> "Tensor":
        torch = self.torch
        kind = self.kind[table]
        own, other = steps[:, 0], steps[:, 1]
        inside = STEPS - 1
        equity = self.two[kind, own.clamp(max=inside), other.clamp(max=inside)]
        equity = torch.where(own >= STEPS, torch.ones_like(equity), equity)
        equity = torch.where((other >= STEPS) & (own < STEPS), torch.zeros_like(equity), equity)
        equities = torch.zeros(steps.shape, device=steps.device)
        equities[:, 0], equities[:, 1] = equity, 1 - equity
        return equities

    def _race(self, table: "Tensor", steps: "Tensor", first: "Tensor") -> "Tensor":
        torch = self.torch
        running = self.race[self.kind[table, None], steps]  # (m, 10, t)
        running = torch.where(first[:, :, None], running, torch.ones_like(running))
        everyone = running.clamp(min=1e-9).prod(1, keepdim=True)
        arrives = running[:, :, :-1] - running[:, :, 1:]
        equity = (arrives * (everyone / running.clamp(min=1e-9))[:, :, 1:]).sum(2)
        reached = (steps >= STEPS) & first
        equity = torch.where(reached.any(1, keepdim=True), reached.float(), equity.clamp(min=1e-6) * first)
        return equity / equity.sum(1, keepdim=True)

    def _low(self, table: "Tensor", scores: "Tensor", first: "Tensor") -> "Tensor":
        torch = self.torch
        behind = scores / self.target[table, None]
        ended = ((behind >= 1) & first).any(1, keepdim=True)
        slope = torch.where(ended, 20 * CHARGED_SLOPE, CHARGED_SLOPE)
        behind = torch.where(first, behind, torch.full_like(behind, torch.inf))
        return torch.softmax(-behind * slope, 1)

    def rewards(self, table: "Tensor", scores: "Tensor", points: "Tensor") -> "Tensor":
        """(m, 10): the change of each seat's probability, scaled so that an average win of the leader counts about 1.

        The scale depends only on the scores before the round, so that it favours no outcome over another.
        """
        torch = self.torch
        before = self.equities(table, scores)
        after = self.equities(table, scores + points)
        leads = scores.float().masked_fill(before == 0, -1.0).argmax(1, keepdim=True)
        ahead = scores.float().scatter_add(
            1, leads, (self.mean[self.kind[table]] * self.target[table] / STEPS)[:, None]
        )
        sides = self.sides[table, None].float()
        swing = (self.equities(table, ahead) - before).gather(1, leads) * sides / (sides - 1)
        swing = torch.where(self.charged[table, None], torch.full_like(swing, 0.4), swing)
        return (after - before) / swing.clamp(min=LEAST_SWING)


def kind_of(rules: Rules, players: int) -> tuple[int, int, int, bool]:
    sides = players // 2 if rules.partners else players
    return players, sides, rules.target, rules.partners


def count_points(rounds: int, seed: int) -> dict[str, list[int]]:
    """For each number of players, a histogram of what rounds were worth, in steps. Players play whenever they can."""
    from oneleft.learn.vector_env import VectorEnv

    counts: dict[str, list[int]] = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        env = VectorEnv(Rules(), players, 1024, seed)
        found: list[Points] = []
        rng = np.random.default_rng(seed)
        while sum(map(len, found)) < rounds:
            plays = env.mask[:, :VERB_AT].any(axis=1)
            may = env.mask.astype(np.float32)
            may[plays, VERB_AT:] = 0  # no drawing by choice
            env.step((may * rng.random(may.shape, np.float32)).argmax(axis=1))
            found.append(env.points[env.done == 1].sum(axis=1))
        steps = np.minimum(np.concatenate(found) // POINTS_PER_STEP, STEPS)
        counts[str(players)] = np.bincount(steps, minlength=STEPS + 1).tolist()
    return counts


def main() -> None:
    options = argparse.ArgumentParser(description="Play rounds and count what they are worth: points.json.")
    options.add_argument("--rounds", type=int, default=20_000, help="for each number of players")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    counts = count_points(chosen.rounds, chosen.seed)
    lines = ",\n".join(f'"{players}": {json.dumps(values)}' for players, values in counts.items())
    POINTS_FILE.write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main()
