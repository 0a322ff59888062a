"""Doctests of modules that need PyTorch are for where it is: `make test-train`."""

from importlib.util import find_spec
from pathlib import Path

NEED_TORCH = ("cluster", "evaluation", "network", "ppo", "rollout", "run", "tensor_env")
TRAINING = Path(__file__).parent / "src" / "oneleft" / "train"

collect_ignore = [] if find_spec("torch") else [str(TRAINING / f"{name}.py") for name in NEED_TORCH]
