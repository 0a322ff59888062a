"""A training run in a folder: its log, its weights and all that is needed to resume it."""

import json
import sys
import time
from pathlib import Path

import torch

from oneleft.train.config import Config
from oneleft.train.network import export
from oneleft.train.ppo import Report, SyncGradients, Trainer


def train(
    config: Config,
    out: Path,
    device: str,
    seconds: float | None,
    stop_after: float | None = None,
    *,
    rank: int = 0,
    sync_gradients: SyncGradients | None = None,
) -> None:
    """Train, or resume training, with log, weights and state in the folder. Some lines of the log have the strength.

    Of several workers only the one of rank 0 writes; `sync_gradients` combines what they learned (cluster.py).
    """
    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    torch.set_float32_matmul_precision("high")
    trainer = Trainer(config, device, rank=rank, sync_gradients=sync_gradients)
    kept = out / "state.pt"
    if kept.exists():
        trainer.resume(torch.load(kept, map_location=device, weights_only=True))
        print(f"going on after iteration {trainer.iteration}", file=sys.stderr)

    def keep(report: Report) -> None:
        if rank:
            return
        found = {**report, **trainer.evaluate()}
        write(found)
        about = {key: found[key] for key in ("iteration", "decisions", "seconds")}
        export(trainer.average, out / "weights.npz", {**about, "seed": config.seed})
        partial = kept.with_suffix(".partial")
        torch.save(trainer.state(), partial)
        partial.replace(kept)  # so that a run stopped at any moment leaves a complete file

    def write(report: Report) -> None:
        if rank:
            return
        with (out / "log.jsonl").open("a") as log:
            log.write(json.dumps(report) + "\n")
        print("  ".join(f"{key} {value}" for key, value in report.items()), file=sys.stderr, flush=True)

    looked = time.monotonic()
    report: Report = {}
    for report in trainer.run(seconds):
        if time.monotonic() - looked >= config.evaluation.every:
            keep(report)
            looked = time.monotonic()
        elif report["iteration"] % 10 == 0:
            write(report)
        if stop_after is not None and time.monotonic() - began > stop_after:
            break
    if report:
        keep(report)
