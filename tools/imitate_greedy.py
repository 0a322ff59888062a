"""Fits weights with which the linear bot chooses most like the greedy bot: tools/tune_linear.py starts from them.

Greedy bots play a few hundred rounds; the weights are then fitted by maximum likelihood, where the probability of a
choice is the softmax of the scores.
"""

import random
from typing import Any

import numpy as np

from oneleft.action import Action
from oneleft.bots import GreedyBot, play_out
from oneleft.bots.linear_scores import PLACES, WEIGHTS, scores
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import Game, View
from oneleft.rules import Rules

ROUNDS = 400
TABLES = [(Rules(), 2), (Rules(), 2), (Rules(), 4), (Rules(seven_swap=True, zero_rotation=True, jump_in=True), 2)]
STEPS = 150
RATE = 0.1
HOLD_BACK = 1e-4  # pulls weights towards 0 where greedy bots give no evidence
DRAWS = -4.0  # how much to draw by choice is left to the tuning: imitation overdoes it, and rounds go on for ever
SCALE = 0.5  # only the order of scores matters: scaled to about the size of the weights set by hand


class Watched:
    """A greedy bot that records its choices wherever it has more than one."""

    name = "watched"

    def __init__(self, seed: int, rows: list[tuple[Any, Any, int]]) -> None:
        self._bot = GreedyBot(seed)
        self._rows = rows

    def act(self, view: View) -> Action | None:
        action = self._bot.act(view)
        encoded = encode_view(view)
        if encoded.mask.sum() > 1:
            self._rows.append((encoded.observation, encoded.mask, encoded.choice(action)))
        return action


def watch(rounds: int, seed: int) -> tuple[Any, Any, Any]:
    """Play rounds; returns observations, masks and choices."""
    rows: list[tuple[Any, Any, int]] = []
    for deal in range(rounds):
        rules, players = TABLES[deal % len(TABLES)]
        bots = [Watched(10 * deal + seat, rows) for seat in range(players)]
        play_out(Game(rules, players, dealer=deal % players), bots, random.Random(f"{seed} {deal}"), 2000)
    obs, mask, chosen = zip(*rows, strict=True)
    return np.array(obs), np.array(mask), np.array(chosen)


def imitate_greedy(seed: int) -> Any:
    obs, mask, chosen = watch(ROUNDS, seed)
    row, choice = np.nonzero(mask)
    first = np.searchsorted(row, np.arange(len(obs)))
    picked = choice == chosen[row]
    # Scores are linear in the weights: a feature is what a weight of 1 adds to the score.
    untuned = scores(obs, mask, np.zeros(len(WEIGHTS)))[row, choice]
    features = np.stack([scores(obs, mask, one)[row, choice] - untuned for one in np.eye(len(WEIGHTS))], axis=1)
    wanted = features[picked].sum(axis=0)
    weights = np.zeros(len(WEIGHTS), np.float32)
    mean = np.zeros_like(weights)
    square = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        value = features @ weights + untuned
        odds = np.exp(value - np.maximum.reduceat(value, first)[row])
        odds /= np.add.reduceat(odds, first)[row]
        gradient = (wanted - features.T @ odds) / len(obs) - HOLD_BACK * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        pace = RATE * (1 - step / (STEPS + 1)) / (1 - 0.9**step)
        weights += (pace * mean / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)).astype(np.float32)
    weights *= SCALE
    for name, place in PLACES.items():
        if name.startswith("draw:"):
            weights[place] = DRAWS if name == "draw: always" else 0
    return weights
