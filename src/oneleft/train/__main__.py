"""python -m oneleft.train CONFIG --out FOLDER: train, or go on where a run in that folder stopped."""

import argparse
import sys
from pathlib import Path

from oneleft.train.config import Config, ConfigError


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m oneleft.train", description="Train a network by self-play.")
    options.add_argument("config", type=Path, help="a TOML file; those we used lie in training/")
    options.add_argument("--out", type=Path, required=True, help="the run's folder; one that exists is gone on with")
    options.add_argument("--device", default="", help="cpu or cuda (the default where there is one)")
    options.add_argument("--seconds", type=float, help="let time decide instead of the number of iterations")
    options.add_argument("--stop-after", type=float, help="stop after so many seconds and keep all for going on")
    chosen = options.parse_args()
    try:
        import torch
    except ModuleNotFoundError:
        sys.exit("training needs PyTorch: pip install oneleft[train]")
    from oneleft.train.run import train

    try:
        config = Config.load(chosen.config)
    except ConfigError as error:
        sys.exit(str(error))
    device = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
    train(config, chosen.out, device, chosen.seconds, chosen.stop_after)


if __name__ == "__main__":
    main()
