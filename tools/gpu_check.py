"""Check and measure the GPU environment where there is a GPU: python tools/gpu_check.py [--json FILE]

Plays rounds over many rule sets on CPU and GPU and compares every observation, mask and state; measures whole random
rounds and a large environment; shares its arrays with PyTorch. Needs numpy, numba, numba-cuda; torch for the last part.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

from oneleft import luck
from oneleft.bots import random_choice
from oneleft.engine.compiled import options_array, record_type, round_array
from oneleft.engine.options import Options
from oneleft.learn import cuda as learn_cuda
from oneleft.learn.cuda import CudaVectorEnv
from oneleft.learn.vector import VectorEnv
from oneleft.luck import LUCK_FIELDS
from oneleft.rules import EDITIONS, Rules
from oneleft.simulate import random_rounds
from oneleft.simulate.kernels import Table
from oneleft.simulate.random_rounds import TALLY_MOVES

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
ARRAYS = ("obs", "mask", "seat", "reward", "points", "done", "cut_off", "winner")


def compare(rounds_wanted: int) -> dict[str, Any]:
    """Random play, step by step on both, until so many rounds have ended."""
    tables = [rules for rules, _ in TABLES], [players for _, players in TABLES]
    n = 2000
    started = time.perf_counter()
    there, here = CudaVectorEnv(*tables, n, seed=2024), VectorEnv(*tables, n, seed=2024)
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
            same("rounds", there.rounds(), here._layout.rounds, steps)
            print(f"  {steps} steps, {ended} rounds over, all the same", file=sys.stderr)
    same("rounds", there.rounds(), here._layout.rounds, steps)
    return {"rounds": ended, "steps": steps, "tables": len(TABLES), "compile_seconds": round(compiled, 1)}


def same(name: str, there: Any, here: Any, step: int) -> None:
    if not np.array_equal(there, here):
        places = np.unique(np.nonzero(np.atleast_1d(there != here))[0])[:5]
        raise SystemExit(f"{name} differs after step {step} in rounds {places.tolist()}")


def speed(rules: Rules, players: int, n: int, steps: int, **layout: Any) -> dict[str, float]:
    """Decisions a second of `step` alone, and with a random choice made on the GPU before each."""
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


def playouts(rules: Rules, players: int, n: int, rounds_each: int) -> dict[str, float]:
    """Whole rounds of random bots, a thread a row of rounds: moves a second of the rules alone, and the CPU's moves."""
    from numba import cuda

    twins = learn_cuda.device_functions((luck, random_choice, random_rounds))
    begin, play_round, seed_luck = (
        twins[function] for function in (random_rounds.begin, random_rounds.play_round, luck.seed_luck)
    )

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(games: Any, options: Any, lucks: Any, log: Any, moves: Any) -> None:
        place = cuda.grid(1)
        if place < games.size:
            for number in range(rounds_each):
                lucks[place].word = seed_luck(1, number * n + place)
                begin(games[place], players, (number * n + place) % players)
                made, _ = play_round(games[place], options[0], lucks[place], log)
                moves[place] += made

    options = options_array(Options(rules))
    arrays = [cuda.to_device(array) for array in (round_array(n), options, np.zeros(n, record_type(LUCK_FIELDS)))]
    log = cuda.to_device(np.zeros(0, np.int16))
    best = 0.0
    for _ in range(3):
        moves = cuda.to_device(np.zeros(n, np.int64))
        cuda.synchronize()
        began = time.perf_counter()
        play[-(-n // 32), 32](*arrays, log, moves)
        cuda.synchronize()
        best = max(best, moves.copy_to_host().sum() / (time.perf_counter() - began))
    table = Table(players)
    few = min(n, 10_000)
    made = []
    for number in range(few):
        table.tally[:] = 0
        table.play(options, dealer=number % players, seed=1, first=number, count=1)
        made.append(int(table.tally[TALLY_MOVES]))
    if rounds_each == 1:
        same("moves of whole rounds", moves.copy_to_host()[:few], np.array(made), 1)
    return {"moves": round(best / 1e6, 1)}


def shared_with_torch() -> str:
    try:
        import torch
    except ImportError:
        return "torch is not installed"
    env = CudaVectorEnv(Rules(), 2, 1024, seed=1)
    obs = torch.as_tensor(env.obs, device="cuda")
    mask = torch.as_tensor(env.mask, device="cuda")
    if obs.data_ptr() != env.obs.__cuda_array_interface__["data"][0]:
        raise SystemExit("torch made a copy of obs")
    before = obs.sum().item()
    for _ in range(20):
        choices = torch.multinomial(mask.float(), 1)[:, 0].contiguous()
        env.step(choices, check=True)
    if obs.sum().item() == before:
        raise SystemExit("torch does not see what the environment writes")
    return f"torch {torch.__version__} shares obs {tuple(obs.shape)} and mask {tuple(mask.shape)} without a copy"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds to compare")
    parser.add_argument("--n", type=int, default=1 << 20, help="rounds at once when measuring")
    parser.add_argument("--steps", type=int, default=100, help="steps when measuring")
    parser.add_argument("--json", type=Path, help="write what was found to a file")
    arguments = parser.parse_args()
    if not learn_cuda.is_available():
        print("no NVIDIA GPU here, or numba-cuda is not installed: nothing to check")
        return 1
    found: dict[str, Any] = {"same games": compare(arguments.rounds), "M moves/s": {}, "M decisions/s": {}}
    print(found["same games"])
    for name, rules, players in (("official 2p", Rules(), 2), ("official 4p", Rules(), 4), ("house 4p", EVERYTHING, 4)):
        playouts(rules, players, 10_000, 1)
        found["M moves/s"][name] = playouts(rules, players, arguments.n, 4)
        print("whole random rounds,", name, found["M moves/s"][name])
    for name, rules, players, layout in (
        ("official 2p", Rules(), 2, {}),
        ("official 2p, rows", Rules(), 2, {"columns": False}),
        ("official 2p, 64 threads a block", Rules(), 2, {"block": 64}),
        ("official 2p, 128 threads a block", Rules(), 2, {"block": 128}),
        ("official 4p", Rules(), 4, {}),
        ("house rules 4p", EVERYTHING, 4, {}),
    ):
        found["M decisions/s"][name] = speed(rules, players, arguments.n, arguments.steps, **layout)
        print(name, found["M decisions/s"][name])
    found["torch"] = shared_with_torch()
    print(found["torch"])
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
