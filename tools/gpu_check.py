"""Check and measure the GPU environment where there is a GPU: python -m tools.gpu_check [PART ...] [--json FILE]

Plays rounds over many rule sets on CPU and GPU and compares every observation, mask and state; measures whole random
rounds and a large environment; shares its arrays with PyTorch, CuPy and JAX, where they are installed. Needs the extra
`gpu`.
"""

import argparse
import json
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from oneleft import luck
from oneleft.bots import random_choice
from oneleft.engine.compiled import options_array, record_type, round_array
from oneleft.engine.options import Options
from oneleft.learn import cuda_env
from oneleft.learn.cuda_env import CudaVectorEnv
from oneleft.learn.vector_env import VectorEnv
from oneleft.luck import LUCK_FIELDS
from oneleft.rules import EDITIONS, Rules
from oneleft.simulate import random_rounds
from oneleft.simulate.kernels import RandomRounds
from oneleft.simulate.random_rounds import TALLY_MOVES
from tools.gpu_sharing import SHARED

EVERYTHING = Rules(
    stacking=True, stack_mixed=True, jump_in=True, zero_rotation=True, seven_swap=True, draw_to_match="may"
)
TABLES: list[tuple[Rules, int]] = [
    *((Rules.of(edition), players) for edition in EDITIONS for players in (2, 4, 10)),
    (EVERYTHING, 2),
    (EVERYTHING, 5),
    (Rules.of("custom", customs=["joke", "three-all", "rooster"], partners=True), 4),
    (Rules.of("custom", customs=["open", "drop-wilds", "elbows"], jump_in=True, seven_swap=True), 6),
    (Rules.of("custom", customs=["three-or-play", "again", "until-color"], draw_to_match="must"), 3),
]
MEASURED = (("official 2p", Rules(), 2), ("official 4p", Rules(), 4), ("house rules 4p", EVERYTHING, 4))
PARTS = ("compare", "playouts", "speed", "sharing")
ARRAYS = ("obs", "mask", "seat", "reward", "points", "done", "truncated", "winner")


def compare(rounds_wanted: int) -> dict[str, Any]:
    """Random play, step by step on both, until so many rounds have ended."""
    tables = [rules for rules, _ in TABLES], [players for _, players in TABLES]
    n = 4000
    started = time.perf_counter()
    there = CudaVectorEnv(*tables, n, seed=2024, most_decisions=600)
    here = VectorEnv(*tables, n, seed=2024, most_decisions=600)
    compiled = time.perf_counter() - started
    ended = steps = 0
    while ended < rounds_wanted:
        choices = here.random_choices()
        on_gpu = there.random_choices()
        same("choices", on_gpu.copy_to_host(), choices, steps)
        here.step(choices)
        there.step(on_gpu, check=True)
        steps += 1
        ended += int(here.done.sum())
        for name in ARRAYS:
            same(name, getattr(there, name).copy_to_host(), getattr(here, name), steps)
        if steps % 100 == 0:
            same("rounds", there.rounds(), here.rounds(), steps)
            print(f"  {steps} steps, {ended} rounds over, all the same", file=sys.stderr)
    same("rounds", there.rounds(), here.rounds(), steps)
    return {"rounds": ended, "steps": steps, "tables": len(TABLES), "compile_seconds": round(compiled, 1)}


def same(name: str, there: Any, here: Any, step: int) -> None:
    """Two arrays, or arrays of records field by field."""
    if there.dtype.names is not None:
        for part in there.dtype.names:
            same(f"{name}.{part}", there[part], here[part], step)
    elif not np.array_equal(there, here):
        places = np.unique(np.nonzero(there != here)[0])[:5]
        raise SystemExit(f"{name} differs after step {step} in rounds {places.tolist()}")


def speed(rules: Rules, players: int, n: int, steps: int, **layout: Any) -> dict[str, float]:
    """Decisions per second of `step` alone, and with a random choice made on the GPU before each."""
    from numba import cuda

    env = CudaVectorEnv(rules, players, n, seed=1, **layout)
    choices = env.random_choices()
    for _ in range(20):
        env.step(env.random_choices(choices))
    cuda.synchronize()
    alone = 0.0
    began = time.perf_counter()
    for _ in range(steps):
        env.random_choices(choices)
        cuda.synchronize()
        before = time.perf_counter()
        env.step(choices)
        cuda.synchronize()
        alone += time.perf_counter() - before
    both = time.perf_counter() - began
    env.check()
    return {"step": round(n * steps / alone / 1e6, 1), "step and choose": round(n * steps / both / 1e6, 1)}


@cache
def playout_kernel() -> Any:
    """The kernel that plays whole rounds of random bots: each thread plays a series of rounds."""
    from numba import cuda

    twins = cuda_env.device_functions((luck, random_choice, random_rounds))
    begin, play_round, seed_luck = (
        twins[function] for function in (random_rounds.begin, random_rounds.play_round, luck.seed_luck)
    )

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(games: Any, options: Any, lucks: Any, log: Any, moves: Any, players: Any, each: Any) -> None:
        place = cuda.grid(1)
        if place < games.size:
            for row in range(each):
                number = row * games.size + place
                lucks[place].word = seed_luck(1, number)
                begin(games[place], players, number % players)
                made, _ = play_round(games[place], options[0], lucks[place], log)
                moves[place] += made

    return play


def playouts(rules: Rules, players: int, n: int, each: int) -> tuple[float, Any]:
    """Millions of moves per second of the rules alone, and the moves of each thread."""
    from numba import cuda

    options = options_array(Options(rules))
    arrays = [cuda.to_device(array) for array in (round_array(n), options, np.zeros(n, record_type(LUCK_FIELDS)))]
    log = cuda.to_device(np.zeros(0, np.int16))
    best = 0.0
    for _ in range(3):
        moves = cuda.to_device(np.zeros(n, np.int64))
        cuda.synchronize()
        began = time.perf_counter()
        playout_kernel()[-(-n // 32), 32](*arrays, log, moves, players, each)
        cuda.synchronize()
        took = time.perf_counter() - began
        made = moves.copy_to_host()
        best = max(best, made.sum() / took / 1e6)
    return round(best, 1), made


def moves_on_cpu(rules: Rules, players: int, count: int) -> Any:
    """The moves of the same rounds on the CPU."""
    table = RandomRounds(players)
    options = options_array(Options(rules))
    made = np.zeros(count, np.int64)
    for number in range(count):
        table.tally[:] = 0
        table.play(options, dealer=number % players, seed=1, first=number, count=1)
        made[number] = table.tally[TALLY_MOVES]
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"which to do: {', '.join(PARTS)} (all)")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds to compare")
    parser.add_argument("--n", type=int, default=1 << 20, help="rounds at once when measuring")
    parser.add_argument("--steps", type=int, default=100, help="steps when measuring")
    parser.add_argument("--json", type=Path, help="write what was found to a file")
    arguments = parser.parse_args()
    if not cuda_env.is_available():
        print("no NVIDIA GPU here, or numba-cuda is not installed: nothing to check")
        return 1
    parts = arguments.parts or PARTS
    found: dict[str, Any] = {}
    if "compare" in parts:
        report(found, "same games", compare(arguments.rounds))
    if "playouts" in parts:
        for name, rules, players in MEASURED:
            _, made = playouts(rules, players, 10_000, 1)
            same("moves of whole rounds", made, moves_on_cpu(rules, players, 10_000), 1)
            report(found, f"{name}: M moves/s of whole random rounds", playouts(rules, players, arguments.n, 4)[0])
    if "speed" in parts:
        for name, rules, players in MEASURED:
            report(found, f"{name}: M decisions/s", speed(rules, players, arguments.n, arguments.steps))
        for name, layout in (("rows", {"columns": False}), ("block 64", {"block": 64}), ("block 128", {"block": 128})):
            rate = speed(Rules(), 2, arguments.n, arguments.steps, **layout)
            report(found, f"official 2p, {name}: M decisions/s", rate)
    if "sharing" in parts:
        for name, shared in SHARED.items():
            report(found, name, shared())
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


def report(found: dict[str, Any], name: str, value: Any) -> None:
    found[name] = value
    print(f"{name}: {value}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
