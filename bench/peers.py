"""The peers: RLCard's UNO and OpenSpiel's crazy_eights, played at random through their own interfaces."""

import random
import time
from typing import Any

import pyspiel
import rlcard
from open_spiel.python import rl_environment
from rlcard.agents import RandomAgent


def rlcard_run() -> Any:
    """`env.run` with RLCard's own random agents; a move is one `env.step` it makes."""
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seconds: float) -> tuple[int, float]:
        moves = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            trajectories, _ = env.run(is_training=False)
            # A seat's trajectory is state, action, state, ..., state.
            moves += sum(len(trajectory) // 2 for trajectory in trajectories)
        return moves, took

    return play


def rlcard_step() -> Any:
    """Bare `env.step` with a random legal action."""
    env = rlcard.make("uno")

    def play(seconds: float) -> tuple[int, float]:
        moves = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                moves += 1
        return moves, took

    return play


def spiel_python() -> Any:
    """OpenSpiel's crazy_eights for two, a loop in Python; chance moves count as moves."""
    game = pyspiel.load_game("crazy_eights(players=2)")

    def play(seconds: float) -> tuple[int, float]:
        moves = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves, took

    return play


def spiel_environment() -> Any:
    """OpenSpiel's crazy_eights for two through its environment for learning; a step is a player's decision."""
    environment = rl_environment.Environment("crazy_eights(players=2)")

    def play(seconds: float) -> tuple[int, float]:
        moves = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            seen = environment.reset()
            while not seen.last():
                player = seen.observations["current_player"]
                seen = environment.step([random.choice(seen.observations["legal_actions"][player])])
                moves += 1
        return moves, took

    return play


def spiel_bots(*, count_chance: bool) -> Any:
    """OpenSpiel's uniform random bots in C++ on the same game."""
    game = pyspiel.load_game("crazy_eights(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    sample = game.new_initial_state()
    pyspiel.evaluate_bots(sample, bots, 0)
    share = 1.0 if count_chance else _share_of_players(game, bots)

    def play(seconds: float) -> tuple[int, float]:
        moves = 0
        number = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            state = game.new_initial_state()
            number += 1
            pyspiel.evaluate_bots(state, bots, number)
            moves += state.move_number()
        return int(moves * share), took

    return play


def _share_of_players(game: Any, bots: list[Any]) -> float:
    """The share of moves made by players; the rest are chance moves."""
    everyone = players = 0
    for seed in range(200):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        history = state.full_history()
        everyone += len(history)
        players += sum(move.player >= 0 for move in history)
    return players / everyone
