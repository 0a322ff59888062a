"""Whether libraries for arrays on a GPU see and write the environment's own memory: a part of tools/gpu_check.py."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from oneleft.learn.cuda_env import CudaVectorEnv
from oneleft.rules import Rules

STEPS = 20
LAYOUTS = {"columns": True, "rows": False}


def with_torch() -> str:
    import torch

    for env in environments():
        obs, mask = torch.as_tensor(env.obs, device="cuda"), torch.as_tensor(env.mask, device="cuda")
        is_same(obs.data_ptr(), env.obs)
        for _ in range(STEPS):
            env.step(torch.multinomial(mask.float(), 1)[:, 0].contiguous(), check=True)
        is_seen(obs.cpu().numpy(), env.obs)
    return f"torch {torch.__version__}"


def with_cupy() -> str:
    import cupy

    for env in environments():
        obs, mask = cupy.asarray(env.obs), cupy.asarray(env.mask)
        is_same(obs.data.ptr, env.obs)
        for _ in range(STEPS):
            env.step(mask.argmax(axis=1).astype(cupy.int64), check=True)
        is_seen(obs.get(), env.obs)
    return f"cupy {cupy.__version__}"


def with_jax() -> str:
    """JAX takes arrays to be immutable, so each is wrapped again after a step; before one, JAX must have finished."""
    import jax
    from jax import numpy as jnp

    jax.config.update("jax_enable_x64", True)
    for env in environments():
        for _ in range(STEPS):
            choices = jnp.asarray(env.mask).argmax(axis=1).astype(jnp.int64)
            env.step(jax.block_until_ready(choices), check=True)
            is_same(jnp.asarray(env.obs).unsafe_buffer_pointer(), env.obs)
        is_seen(jax.device_get(jnp.asarray(env.obs)), env.obs)
    return f"jax {jax.__version__}"


def environments() -> Iterator[CudaVectorEnv]:
    """One environment for each memory layout of obs and mask."""
    for columns in LAYOUTS.values():
        env = CudaVectorEnv(Rules(), 2, 1024, seed=1, columns=columns)
        env.check()  # waits for the deal
        yield env


def is_same(pointer: int, array: Any) -> None:
    if pointer != array.__cuda_array_interface__["data"][0]:
        raise SystemExit("it made a copy")


def is_seen(there: Any, array: Any) -> None:
    if not (there == array.copy_to_host()).all():
        raise SystemExit("it does not see what the environment writes")


def found(name: str, check: Callable[[], str]) -> Callable[[], str]:
    def say() -> str:
        if not find_spec(name):
            return "not installed"
        return f"{check()} shares obs and mask without a copy, laid out by {' or '.join(LAYOUTS)}"

    return say


SHARED = {name: found(name, check) for name, check in (("torch", with_torch), ("cupy", with_cupy), ("jax", with_jax))}
