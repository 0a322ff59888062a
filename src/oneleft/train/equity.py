"""Match equity: the chance of each side to win the match, by the scores before a round.

Two sides: exact, when either wins a round as often and the points are spread as in `points.json`. More: each side runs
its own race to the target, and the first there wins. Where points are charged, a smooth guess: the lower the better.
`python -m oneleft.train.equity` plays the rounds that `points.json` counts.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.encoding.choices import VERB_AT
from oneleft.rules import Rules

POINTS_FILE: Final = Path(__file__).parent / "points.json"
STEPS: Final = 100  # a target is so many steps long
POINTS_A_STEP: Final = 5
OFFICIAL_TARGET: Final = POINTS_A_STEP * STEPS
LONGEST_RACE: Final = 48  # rounds
CHARGED_SLOPE: Final = 6.0  # how fast the chance falls with charged points: e**-6 a target
LEAST_SWING: Final = 0.05


def spread_of_points(players: int, target: int) -> Any:
    """How likely a round is worth k steps, k from 0 to STEPS, at least one."""
    counts = json.loads(POINTS_FILE.read_text())[str(players)]
    spread = np.zeros(STEPS + 1)
    for step, count in enumerate(counts):
        scaled = min(STEPS, max(1, round(step * OFFICIAL_TARGET / target)))
        spread[scaled] += count
    return spread / spread.sum()


def two_sided(spread: Any) -> Any:
    """[a, b]: the chance of the side at step a against the one at step b."""
    chance = np.zeros((STEPS, STEPS))
    for own in range(STEPS - 1, -1, -1):
        for other in range(STEPS - 1, -1, -1):
            wins = spread[STEPS - own :].sum() + spread[1 : STEPS - own] @ chance[own + 1 :, other]
            loses = spread[1 : STEPS - other] @ chance[own, other + 1 :]
            chance[own, other] = (wins + loses) / 2
    return chance


def still_running(spread: Any, sides: int) -> Any:
    """[a, t]: the chance that a side at step a has not reached the target after t rounds."""
    running = np.zeros((STEPS + 1, LONGEST_RACE + 1))
    running[:STEPS, 0] = 1.0
    for rounds in range(LONGEST_RACE):
        before = running[:, rounds]
        for own in range(STEPS):
            after_win = spread[1 : STEPS - own] @ before[own + 1 : STEPS]
            running[own, rounds + 1] = before[own] * (1 - 1 / sides) + after_win / sides
    return running


class Equity:
    """The chances at several tables: `shares(table, scores)` for many rounds at once, on any device of PyTorch."""

    def __init__(self, tables: Sequence[tuple[Rules, int]], device: Any = "cpu") -> None:
        import torch

        self.torch = torch
        kinds = [kind_of(rules, players) for rules, players in tables]
        distinct = sorted(set(kinds))
        spreads = [spread_of_points(players, target) for players, _, target, _ in distinct]
        two = [two_sided(spread) for spread in spreads]
        race = [still_running(spread, kind[1]) for spread, kind in zip(spreads, distinct, strict=True)]
        mean = [spread @ np.arange(STEPS + 1) for spread in spreads]

        def put(values: Any, dtype: Any) -> Any:
            return torch.as_tensor(np.asarray(values), dtype=dtype, device=device)

        self.kind = put([distinct.index(kind) for kind in kinds], torch.long)  # by table
        self.players = put([players for _, players in tables], torch.long)
        self.sides = put([kind[1] for kind in kinds], torch.long)
        self.target = put([rules.target for rules, _ in tables], torch.float32)
        self.charged = put([rules.scoring != "winner_takes" for rules, _ in tables], torch.bool)
        self.two = put(np.stack(two), torch.float32)
        self.race = put(np.stack(race), torch.float32)
        self.mean = put(mean, torch.float32)

    def steps(self, table: Any, scores: Any) -> Any:
        """Scores as steps towards the target; reached is STEPS."""
        return (scores * STEPS / self.target[table, None]).floor().clamp(0, STEPS).long()

    def shares(self, table: Any, scores: Any) -> Any:
        """(m) tables and (m, 10) scores: the chance of each seat's side; 0 for seats that are not there."""
        torch = self.torch
        there = torch.arange(MOST_PLAYERS, device=scores.device) < self.players[table, None]
        first = torch.arange(MOST_PLAYERS, device=scores.device) < self.sides[table, None]  # one seat for each side
        steps = self.steps(table, scores.float())
        shares = self._race(table, steps, first)
        two = self.sides[table] == 2
        shares = torch.where(two[:, None], self._two(table, steps), shares)
        shares = torch.where(self.charged[table, None], self._low(table, scores.float(), first), shares)
        sides = self.sides[table, None]
        of_side = torch.arange(MOST_PLAYERS, device=scores.device)[None] % sides  # the partner of a first seat
        return torch.where(there, shares.gather(1, of_side), torch.zeros_like(shares))

    def _two(self, table: Any, steps: Any) -> Any:
        torch = self.torch
        kind = self.kind[table]
        own, other = steps[:, 0], steps[:, 1]
        inside = STEPS - 1
        chance = self.two[kind, own.clamp(max=inside), other.clamp(max=inside)]
        chance = torch.where(own >= STEPS, torch.ones_like(chance), chance)
        chance = torch.where((other >= STEPS) & (own < STEPS), torch.zeros_like(chance), chance)
        shares = torch.zeros(steps.shape, device=steps.device)
        shares[:, 0], shares[:, 1] = chance, 1 - chance
        return shares

    def _race(self, table: Any, steps: Any, first: Any) -> Any:
        torch = self.torch
        running = self.race[self.kind[table, None], steps]  # (m, 10, t)
        running = torch.where(first[:, :, None], running, torch.ones_like(running))
        everyone = running.clamp(min=1e-9).prod(1, keepdim=True)
        arrives = running[:, :, :-1] - running[:, :, 1:]
        chance = (arrives * (everyone / running.clamp(min=1e-9))[:, :, 1:]).sum(2)
        reached = (steps >= STEPS) & first
        chance = torch.where(reached.any(1, keepdim=True), reached.float(), chance.clamp(min=1e-6) * first)
        return chance / chance.sum(1, keepdim=True)

    def _low(self, table: Any, scores: Any, first: Any) -> Any:
        torch = self.torch
        behind = scores / self.target[table, None]
        ended = ((behind >= 1) & first).any(1, keepdim=True)
        slope = torch.where(ended, 20 * CHARGED_SLOPE, CHARGED_SLOPE)
        behind = torch.where(first, behind, torch.full_like(behind, torch.inf))
        return torch.softmax(-behind * slope, 1)

    def rewards(self, table: Any, scores: Any, points: Any) -> Any:
        """(m, 10) the change of each seat's chance in units of what the leader's win would change: about 1 in all.

        The unit depends on the scores before the round alone, so that it makes no outcome dearer than another.
        """
        torch = self.torch
        before = self.shares(table, scores)
        after = self.shares(table, scores + points)
        leads = scores.float().masked_fill(before == 0, -1.0).argmax(1, keepdim=True)
        ahead = scores.float().scatter_add(
            1, leads, (self.mean[self.kind[table]] * self.target[table] / STEPS)[:, None]
        )
        sides = self.sides[table, None].float()
        swing = (self.shares(table, ahead) - before).gather(1, leads) * sides / (sides - 1)
        swing = torch.where(self.charged[table, None], torch.full_like(swing, 0.4), swing)
        return (after - before) / swing.clamp(min=LEAST_SWING)


def kind_of(rules: Rules, players: int) -> tuple[int, int, int, bool]:
    sides = players // 2 if rules.partners else players
    return players, sides, rules.target, rules.partners


def count_points(rounds: int, seed: int) -> dict[str, list[int]]:
    """What rounds of players who play whenever they can were worth, in steps, for each number of players."""
    from oneleft.learn.vector import VectorEnv

    counts: dict[str, list[int]] = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        env = VectorEnv(Rules(), players, 1024, seed)
        found: list[Any] = []
        source = np.random.default_rng(seed)
        while sum(map(len, found)) < rounds:
            plays = env.mask[:, :VERB_AT].any(axis=1)
            may = env.mask.astype(np.float32)
            may[plays, VERB_AT:] = 0  # no drawing by choice
            env.step((may * source.random(may.shape, np.float32)).argmax(axis=1))
            found.append(env.points[env.done == 1].sum(axis=1))
        steps = np.minimum(np.concatenate(found) // POINTS_A_STEP, STEPS)
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
