"""python -m oneleft.train CONFIG --out FOLDER: train, or go on where a run in that folder stopped."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from oneleft.train.config import Config, ConfigError


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m oneleft.train", description="Train a network by self-play.")
    options.add_argument("config", type=Path, help="a TOML file; those we used lie in training/")
    options.add_argument(
        "--out", type=Path, required=True, help="the folder of the run; one that exists is gone on with"
    )
    options.add_argument("--device", default="", help="cpu or cuda (the default where there is one)")
    options.add_argument("--seconds", type=float, help="let time decide instead of the number of iterations")
    options.add_argument("--stop-after", type=float, help="stop after so many seconds and keep all for going on")
    chosen = options.parse_args()
    try:
        import torch
    except ModuleNotFoundError:
        sys.exit("training needs PyTorch: pip install oneleft[train]")
    try:
        config = Config.load(chosen.config)
    except ConfigError as error:
        sys.exit(str(error))
    device = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
    train(config, chosen.out, device, chosen.seconds, chosen.stop_after)


def train(config: Config, out: Path, device: str, seconds: float | None, stop_after: float | None = None) -> None:
    """One line of the log for each iteration, one with the strength now and then; weights and state beside it."""
    import torch

    from oneleft.train.network import export
    from oneleft.train.ppo import Trainer

    began = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    torch.set_float32_matmul_precision("high")
    trainer = Trainer(config, device)
    kept = out / "state.pt"
    if kept.exists():
        trainer.resume(torch.load(kept, map_location=device, weights_only=True))
        print(f"going on after iteration {trainer.iteration}", file=sys.stderr)

    def keep(report: dict[str, Any]) -> None:
        found = {**report, **trainer.evaluate()}
        write(found)
        about = {key: found[key] for key in ("iteration", "decisions", "seconds")}
        export(trainer.average, out / "weights.npz", {**about, "seed": config.seed})
        partial = kept.with_suffix(".partial")
        torch.save(trainer.state(), partial)
        partial.replace(kept)  # a run that is stopped at any moment leaves a whole file

    def write(report: dict[str, Any]) -> None:
        with (out / "log.jsonl").open("a") as log:
            log.write(json.dumps(report) + "\n")
        print("  ".join(f"{key} {value}" for key, value in report.items()), file=sys.stderr, flush=True)

    looked = time.monotonic()
    report: dict[str, Any] = {}
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


if __name__ == "__main__":
    main()
