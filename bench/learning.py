"""Group `learning`: the vector environment with random choices, compared with RLCard's; also on a GPU, if any."""

import json
import os
import statistics
import time
from pathlib import Path
from typing import Any

from bench import peers
from bench.measure import Contender, interleaved, machine, paired_ratio
from bench.report import learning_table, put_into_readme
from bench.table_load import machine_cpu, process_cpu
from oneleft.learn import cuda_env
from oneleft.learn.cuda_env import CudaVectorEnv
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import Rules

RESULTS = Path(__file__).parent / "results"
HOUSE_RULES = Rules(
    stacking=True, stack_mixed=True, jump_in=True, zero_rotation=True, seven_swap=True, draw_to_match="may"
)
N = 1024  # per thread: as many as fit into the cache of a core
GPU_N = 1 << 20


def run(*, quick: bool) -> None:
    repetitions, seconds = (2, 0.5) if quick else (7, 2.0)
    contenders: dict[str, Contender] = {
        "official 2p, one thread": environment(Rules(), 2, threads=1),
        "official 4p, one thread": environment(Rules(), 4, threads=1),
        "house rules 4p, one thread": environment(HOUSE_RULES, 4, threads=1),
        "official 2p, all cores": environment(Rules(), 2, threads=os.cpu_count() or 1),
        "RLCard env.step": peers.rlcard_step(),
        "OpenSpiel rl_environment, crazy_eights 2p": peers.spiel_environment(),
    }
    began, machine_before, own_before = time.perf_counter(), machine_cpu(), process_cpu(os.getpid())
    rates = interleaved(contenders, repetitions, seconds)
    others = machine_cpu() - machine_before - (process_cpu(os.getpid()) - own_before)
    theirs = rates["RLCard env.step"]
    results: dict[str, Any] = {
        "machine": machine(),
        "repetitions": repetitions,
        "seconds_each": seconds,
        "steps_per_second": {name: round(statistics.median(values)) for name, values in rates.items()},
        "ratios": {name: round(paired_ratio(values, theirs), 1) for name, values in rates.items()},
        "others_busy": round(max(others, 0.0) / (time.perf_counter() - began), 2),
        "gpu": on_gpu(seconds),
    }
    print(learning_table(results))
    if not quick:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "learning.json").write_text(json.dumps(results, indent=2) + "\n")
        (RESULTS / "learning.md").write_text(learning_table(results))
        put_into_readme("learning", learning_table(results))


def environment(rules: Rules, players: int, *, threads: int) -> Contender:
    """Steps with a random legal choice each, which the environment makes; each writes observation and mask."""
    n = N * threads
    env = VectorEnv(rules, players, n, seed=1, threads=threads)
    choices = env.random_choices()

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        started = time.perf_counter()
        while (took := time.perf_counter() - started) < seconds:
            env.step(env.random_choices(choices))
            steps += n
        return steps, took

    return play


def on_gpu(seconds: float) -> dict[str, int] | None:
    """The same on a GPU; None where there is none."""
    if not cuda_env.is_available():
        print("no NVIDIA GPU here: that part is left out")
        return None
    rates = {}
    for name, rules, players in (("official 2p", Rules(), 2), ("house rules 4p", HOUSE_RULES, 4)):
        env = CudaVectorEnv(rules, players, GPU_N, seed=1)
        choices = env.random_choices()
        env.step(choices, check=True)
        steps = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            for _ in range(20):
                env.step(env.random_choices(choices))
            env.check()  # waits until the GPU has finished
            steps += 20 * GPU_N
        rates[name] = round(steps / (time.perf_counter() - started))
    return rates
