"""The same games on a GPU. Skipped where there is none; tools/gpu_check.py plays more of them and measures."""

import numpy as np
import pytest

from oneleft.engine.state import FIELDS
from oneleft.learn.cuda_env import CudaVectorEnv, is_available
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import EDITIONS, Rules

pytestmark = pytest.mark.skipif(not is_available(), reason="no NVIDIA GPU, or the extra `gpu` is not installed")


def test_cpu_and_gpu_play_the_same_games() -> None:
    tables = [Rules.of(edition) for edition in EDITIONS], [2, 3, 4, 6, 10]
    there, here = CudaVectorEnv(*tables, 500, seed=5), VectorEnv(*tables, 500, seed=5)
    for _ in range(200):
        there.step(there.random_choices(), check=True)
        here.step(here.random_choices())
        assert np.array_equal(there.obs.copy_to_host(), here.obs)
        assert np.array_equal(there.mask.copy_to_host(), here.mask)
    states = there.rounds()
    assert [name for name in FIELDS if not np.array_equal(states[name], here.rounds()[name])] == []
