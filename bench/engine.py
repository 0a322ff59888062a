"""Group `engine`: random rounds on one core compared with the peers, cost of one call, start-up, scaling over cores."""

import json
import os
import random
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from bench import peers
from bench.measure import Contender, best_time, interleaved, machine, paired_ratio
from bench.report import engine_table, put_into_readme
from oneleft.action import Action
from oneleft.engine.compiled import ROUND_DTYPE, options_array, round_array, to_record
from oneleft.engine.options import Options
from oneleft.engine.state import Round
from oneleft.game import Game
from oneleft.luck import Luck, seed_luck
from oneleft.rules import Rules
from oneleft.simulate import random_rounds
from oneleft.simulate.kernels import RandomRounds, kernel, warm_up
from oneleft.simulate.random_rounds import TALLY_MOVES

RESULTS = Path(__file__).parent / "results"
HOUSE_RULES = Rules(
    stacking=True, stack_mixed=True, jump_in=True, zero_rotation=True, seven_swap=True, draw_to_match="may"
)
COUNTS = (2, 4, 10)
# Start-up is measured as users have it: in an environment without the peers and their dependencies.
ONELEFT = [str(Path(__file__).parent.parent / ".venv" / "bin" / "oneleft")]


def run(*, quick: bool) -> None:
    repetitions, seconds = (2, 0.2) if quick else (9, 1.0)
    warm_up(options_array(Options(Rules())), lambda: print("compiling (once) ...", file=sys.stderr))
    contenders: dict[str, Contender] = {}
    for players in COUNTS:
        contenders[f"official {players}p"] = ours(Rules(), players)
        contenders[f"house rules {players}p"] = ours(HOUSE_RULES, players)
    contenders["official 4p interpreted"] = interpreted(Rules(), 4)
    contenders["RLCard env.run"] = peers.rlcard_run()
    contenders["RLCard env.step"] = peers.rlcard_step()
    contenders["OpenSpiel crazy_eights, Python loop"] = peers.spiel_python()
    contenders["OpenSpiel crazy_eights, C++ bots"] = peers.spiel_bots(count_chance=True)
    contenders["OpenSpiel crazy_eights, C++ bots, players' moves only"] = peers.spiel_bots(count_chance=False)
    rates = interleaved(contenders, repetitions, seconds)
    results: dict[str, Any] = {
        "machine": machine(),
        "repetitions": repetitions,
        "seconds_each": seconds,
        "moves_per_second": {name: round(statistics.median(values)) for name, values in rates.items()},
        "ratios": ratios(rates),
        "state_bytes": ROUND_DTYPE.itemsize,
        "step_call_microseconds": round(call_cost(3 if quick else 15), 3),
        "start_up_seconds": start_up(1 if quick else 7, cold=not quick),
        "scaling": scaling(seconds),
    }
    print(engine_table(results))
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "engine.json").write_text(json.dumps(results, indent=2) + "\n")
        (RESULTS / "engine.md").write_text(engine_table(results))
        put_into_readme("engine", engine_table(results))


def ours(rules: Rules, players: int) -> Contender:
    """Random bots on the compiled rules, one core."""
    options = options_array(Options(rules))

    def play(seconds: float) -> tuple[int, float]:
        table = RandomRounds(players)
        number = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            table.play(options, dealer=-1, seed=1, first=number, count=2000)
            number += 2000
        return int(table.tally[TALLY_MOVES]), took

    return play


def interpreted(rules: Rules, players: int) -> Contender:
    """The same rules and bots, interpreted: not compiled."""
    options = Options(rules)

    def play(seconds: float) -> tuple[int, float]:
        moves = number = 0
        luck = Luck()
        g = Round(players)
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            luck.word = seed_luck(1, number)
            random_rounds.begin(g, players, number % players)
            moves += random_rounds.play_round(g, options, luck, [])[0]
            number += 1
        return moves, took

    return play


def ratios(rates: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    """Ours over each peer, paired within repetitions."""
    theirs = [name for name in rates if name.startswith(("RLCard", "OpenSpiel"))]
    own = [name for name in rates if name not in theirs and "interpreted" not in name]
    return {name: {peer: round(paired_ratio(rates[name], rates[peer]), 2) for peer in theirs} for name in own}


def call_cost(repetitions: int) -> float:
    """Microseconds per move, including the next legal mask, when Python calls move by move."""
    step = kernel("step")
    rules = Rules()
    options = options_array(Options(rules))
    games = []
    for seed in range(40):
        game = Game(rules, 4, dealer=0, seed=seed)
        moves: list[tuple[int, Action]] = []
        source = random.Random(seed)
        start = game.copy()._round
        while not game.is_over and len(moves) < 25 and len(game.history) == len(moves) + 1:
            assert game.turn is not None
            action = source.choice(game.legal(game.turn))
            moves.append((game.turn, action))
            game.push(*moves[-1])
        games.append((start, moves[:-1]))
    rounds = round_array(len(games))
    words = np.zeros(5, np.uint64)
    costs = []
    for _ in range(repetitions + 1):
        calls = 0
        spent = 0.0
        for place, (start, moves) in enumerate(games):
            to_record(start, rounds, place)
            plain = [(seat, int(action)) for seat, action in moves]
            began = time.perf_counter()
            for seat, code in plain:
                step(rounds, options, place, seat, code, words)
            spent += time.perf_counter() - began
            calls += len(moves)
        costs.append(spent / calls * 1e6)
    return statistics.median(costs[1:])


def start_up(repetitions: int, *, cold: bool) -> dict[str, float]:
    simulation = [*ONELEFT, "simulate", "--games", "1", "--seed", "1", "--workers", "1"]
    best_time(simulation, 1)
    times = {
        "oneleft --help": best_time([*ONELEFT, "--help"], repetitions),
        "oneleft simulate, warm": best_time(simulation, repetitions),
    }
    if cold:
        with tempfile.TemporaryDirectory() as folder:
            times["oneleft simulate, first time ever"] = best_time(simulation, 1, {"ONELEFT_CACHE": folder})
    return {name: round(value, 3) for name, value in times.items()}


def scaling(seconds: float) -> dict[str, float]:
    """The speed-up with more cores: official rules, 4 players."""
    cores = os.cpu_count() or 1
    rates = {}
    workers = 1
    while workers <= cores:
        with ThreadPoolExecutor(workers) as pool:
            began = time.perf_counter()
            moves = sum(done[0] for done in pool.map(lambda _: ours(Rules(), 4)(seconds), range(workers)))
            rates[str(workers)] = moves / (time.perf_counter() - began)
        workers *= 2
    return {name: round(rate / rates["1"], 2) for name, rate in rates.items()}
