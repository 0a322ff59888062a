"""python -m oneleft.train.cluster CONFIG --out FOLDER --workers N: the same training on many machines, by Ray.

Ray Train starts the workers, wherever the cluster has room, and connects them for PyTorch. Each plays deals of its own;
gradients are averaged over all workers, so that their networks stay the same. The first worker writes log, weights and
state, so the folder must be one that all can reach. Needs the extra `cluster`.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from oneleft.train.config import Config, ConfigError
from oneleft.train.network import PolicyNetwork


def average_gradients(network: PolicyNetwork) -> None:
    """Replace the gradients by their mean over all workers, in one message."""
    import torch
    from torch import distributed

    gradients = [parameter.grad for parameter in network.parameters()]
    flat = torch.cat([gradient.reshape(-1) for gradient in gradients])
    distributed.all_reduce(flat)
    flat /= distributed.get_world_size()
    at = 0
    for gradient in gradients:
        gradient.copy_(flat[at : at + gradient.numel()].view_as(gradient))
        at += gradient.numel()


def train_worker(task: dict[str, Any]) -> None:
    """The training of one worker."""
    import torch
    from ray import train as ray_train

    from oneleft.train.run import train

    rank = ray_train.get_context().get_world_rank()
    device = "cuda" if task["gpu"] and torch.cuda.is_available() else "cpu"
    config = Config.load(Path(task["config"]))
    train(config, Path(task["out"]), device, None, rank=rank, sync_gradients=average_gradients)


def launch(config: Path, out: Path, workers: int, *, gpu: bool) -> None:
    from ray.train import RunConfig, ScalingConfig
    from ray.train.torch import TorchTrainer

    out.mkdir(parents=True, exist_ok=True)
    task = {"config": str(config.resolve()), "out": str(out.resolve()), "gpu": gpu}
    TorchTrainer(
        train_worker,
        train_loop_config=task,
        scaling_config=ScalingConfig(num_workers=workers, use_gpu=gpu),
        run_config=RunConfig(storage_path=str(out.resolve() / "ray")),
    ).fit()


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m oneleft.train.cluster", description="Train on many machines.")
    options.add_argument("config", type=Path)
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--gpu", action="store_true", help="a GPU for each worker")
    chosen = options.parse_args()
    try:
        Config.load(chosen.config)
        launch(chosen.config, chosen.out, chosen.workers, gpu=chosen.gpu)
    except ConfigError as error:
        sys.exit(str(error))
    except ModuleNotFoundError as error:
        sys.exit(f"training on many machines needs {error.name}: pip install oneleft[cluster]")


if __name__ == "__main__":
    main()
