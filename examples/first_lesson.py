"""Teach a small policy to play, with NumPy alone: python examples/first_lesson.py [seconds]

A linear policy, one weight for each pair of a number seen and a choice, learns by policy gradient (REINFORCE) from
rounds for two against itself. It is measured against an opponent that chooses at random but draws only when it must;
so that one forgets UNO half of the time and lets it be half of the time.
"""

import sys
import time
from typing import Any

import numpy as np

from oneleft.encoding.choices import CHOICES, VERB_AT
from oneleft.encoding.observation import OBSERVATION
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules

RULES = Rules()
ROUNDS = 1024
STEPS = 64
RATE = 0.05


def scaled(obs: Any) -> Any:
    """Small numbers as they are, large ones (piles, scores, signs) brought down to them."""
    return np.minimum(obs, 10).astype(np.float32) * 0.3


def choose(weights: Any, obs: Any, mask: Any, source: np.random.Generator) -> tuple[Any, Any]:
    """A choice for each row, and how likely each one was."""
    logits = np.where(mask, scaled(obs) @ weights, -1e9)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    picked = (likely.cumsum(axis=1) > source.random((len(obs), 1))).argmax(axis=1)
    return picked, likely


def learn(weights: Any, seconds: float) -> None:
    """Play against oneself; what the winner chose becomes likelier, what the loser chose less likely."""
    env = VectorEnv(RULES, 2, ROUNDS, seed=1, most_decisions=200)
    source = np.random.default_rng(1)
    began = time.perf_counter()
    rows = np.arange(ROUNDS)
    while time.perf_counter() - began < seconds:
        kept = []
        for _ in range(STEPS):
            obs, mask, seat = env.obs.copy(), env.mask.copy(), env.seat.copy()
            picked, likely = choose(weights, obs, mask, source)
            env.step(picked)
            kept.append((obs, seat, picked, likely, env.done.copy(), env.reward.copy()))
        # From the last step back: what the round paid the seat in the end; 0 where it was not over yet.
        value = np.zeros((ROUNDS, 2), np.float32)
        gradient = np.zeros_like(weights)
        for obs, seat, picked, likely, done, reward in reversed(kept):
            value = np.where(done[:, None] == 1, reward[:, :2], value)
            error = -likely
            error[rows, picked] += 1
            gradient += scaled(obs).T @ (error * value[rows, seat][:, None])
        weights += RATE * gradient / (ROUNDS * STEPS) ** 0.5


def measure(weights: Any) -> float:
    """The share of rounds that seat 0 wins with the policy against any card at random."""
    env = VectorEnv(RULES, 2, ROUNDS, seed=2, most_decisions=500)
    source = np.random.default_rng(2)
    won = played = 0
    for _ in range(400):
        allowed = env.mask.copy()
        plays = allowed[:, :VERB_AT].any(axis=1)
        allowed[plays, VERB_AT] = 0  # draws only when it must
        other, _ = choose(np.zeros_like(weights), env.obs, allowed, source)
        mine, _ = choose(weights * 3, env.obs, env.mask, source)  # a little surer of itself than in training
        env.step(np.where(env.seat == 0, mine, other))
        won += int((env.winner[env.done == 1] == 0).sum())
        played += int(env.done.sum())
    return won / played


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    weights = np.zeros((OBSERVATION, CHOICES), np.float32)
    print(f"before: {measure(weights):.1%} of rounds won against random cards")
    learn(weights, seconds)
    print(f"after {seconds:.0f} s: {measure(weights):.1%}")


if __name__ == "__main__":
    main()
