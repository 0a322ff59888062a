"""CudaVectorEnv: the vector environment on an NVIDIA GPU, from the same source. Needs the extra `gpu`.

The arrays live on the GPU and are shared without copies through `__cuda_array_interface__`: `torch.as_tensor(env.obs,
device="cuda")`, `cupy.asarray(env.obs)`, `jax.numpy.asarray(env.obs)`. The same seed plays as `VectorEnv` does.
"""

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final, TypeAlias

import numba
import numpy as np

from oneleft.arrays import RecordArray
from oneleft.engine import bits, events
from oneleft.engine.compiled import RULE_MODULES, Dispatcher, Numba, make_twins
from oneleft.engine.state import Round
from oneleft.learn import stepping
from oneleft.learn.stepping import (
    DONE,
    GO_ON,
    MOST_DECISIONS,
    RESTART,
    START,
    TRUNCATED,
    WINNER,
    EnvArrays,
    StepSettings,
)
from oneleft.learn.vector_env import MODULES, IllegalChoice, initial_arrays, tables_of
from oneleft.rules import Rules

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it when imported; NumPy 2.5 has dropped the name
    np.row_stack = np.vstack

from numba import cuda

DeviceArray: TypeAlias = Any  # numba-cuda has no type annotations

BLOCK: Final = 32  # threads per block: reading the rounds' records limits the speed, and small blocks were fastest


def is_available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(cuda.is_available())


def _count_bits(word: int) -> int:
    return numba.int64(cuda.popc(word))  # type: ignore[no-any-return]


def _lowest_bit(word: int) -> int:
    return numba.int64(cuda.popc(~word & (word - numba.uint64(1))))  # type: ignore[no-any-return]


def _note(_g: Round, _kind: int, _seat: int, _value: int, _other: int) -> None:
    pass


def _note_hand(_g: Round, _kind: int, _seat: int, _other: int) -> None:
    pass


def _device(function: Callable[..., Any]) -> Dispatcher:
    """A device function with a single specialisation: every small int is passed as int64."""
    dispatcher = cuda.jit(device=True)(function)
    template = dispatcher.get_call_template

    def widened(arguments: Numba, keywords: Numba) -> Numba:
        return template(tuple(_widen(kind) for kind in arguments), keywords)

    dispatcher.get_call_template = widened
    return dispatcher


def _widen(kind: Numba) -> Numba:
    kind = cuda.types.unliteral(kind)
    return cuda.types.int64 if isinstance(kind, cuda.types.Integer) and kind.bitwidth < 64 else kind


@cache
def device_functions(modules: tuple[ModuleType, ...]) -> dict[Callable[..., Any], Dispatcher]:
    """The rules and modules written like them: the device function of each plain function."""
    bound = {
        bits.u64: numba.uint64,
        bits.i64: numba.int64,
        bits.count_bits: _device(_count_bits),
        bits.lowest_bit: _device(_lowest_bit),
        events.note: _device(_note),
        events.note_hand: _device(_note_hand),
    }
    return make_twins((*RULE_MODULES, *modules), bound, _device)


@cache
def kernels() -> tuple[Dispatcher, Dispatcher]:
    """The kernels that step and that sample choices, with one thread per round."""
    twins = device_functions(MODULES)
    step_row, sample_row = twins[stepping.step_row], twins[stepping.sample_row]

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(arrays: EnvArrays, settings: StepSettings, choices: DeviceArray) -> None:
        row = cuda.grid(1)
        if row < arrays.seat.size:
            step_row(arrays, settings, choices, row)

    @cuda.jit  # type: ignore[untyped-decorator]
    def sample(mask: DeviceArray, generators: DeviceArray, choices: DeviceArray) -> None:
        row = cuda.grid(1)
        if row < choices.size:
            sample_row(mask, generators, choices, row)

    return step, sample


class CudaVectorEnv:
    """`VectorEnv` with its arrays on the GPU. Work is queued on the current stream and not waited for.

    `columns` lays obs and mask out with the rounds side by side (as (places, n) in memory): neighbouring threads then
    write neighbouring bytes. The arrays have the same shape and index either way.
    """

    def __init__(
        self,
        rules: Rules | Sequence[Rules],
        players: int | Sequence[int],
        n: int,
        seed: int = 0,
        *,
        most_decisions: int = MOST_DECISIONS,
        restart: bool = True,
        copies: int = 1,
        columns: bool = True,
        block: int = BLOCK,
    ) -> None:
        self.tables = tables_of(rules, players)
        self.n = n
        self.seed = seed
        self.most_decisions = most_decisions
        self.restart = restart
        self.copies = copies
        self.columns = columns
        self._block = block
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deal to every round, from the first deal of the seed on. The arrays are new ones."""
        self.seed = self.seed if seed is None else seed
        start = initial_arrays(self.tables, self.n, self.seed, self.copies)
        wide = np.asfortranarray if self.columns else np.ascontiguousarray
        start = start._replace(obs=wide(start.obs), mask=wide(start.mask), outcome=np.asfortranarray(start.outcome))
        arrays = self._arrays = EnvArrays(*(cuda.to_device(array) for array in start))
        self.obs: DeviceArray = arrays.obs
        self.mask: DeviceArray = arrays.mask
        self.seat: DeviceArray = arrays.seat
        self.scores: DeviceArray = arrays.scores
        self.next_scores: DeviceArray = arrays.next_scores
        self.reward: DeviceArray = arrays.reward
        self.points: DeviceArray = arrays.points
        self.done: DeviceArray = arrays.outcome[:, DONE]
        self.truncated: DeviceArray = arrays.outcome[:, TRUNCATED]
        self.winner: DeviceArray = arrays.outcome[:, WINNER]
        self._run(cuda.to_device(np.zeros(self.n, np.int64)), START)

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.n // self._block), self._block

    def step(self, choices: DeviceArray, *, check: bool = False) -> None:
        """Make one choice (int64, on the GPU) in each round. With `check` it waits, and raises if one is not legal."""
        self._run(cuda.as_cuda_array(choices), RESTART if self.restart else GO_ON)
        if check:
            self.check()

    def _run(self, choices: DeviceArray, mode: int) -> None:
        settings = StepSettings(self.seed, self.most_decisions, self.n // self.copies, mode)
        kernels()[0][self._grid](self._arrays, settings, choices)

    def check(self) -> None:
        """Raise if a choice since the last check was not legal; its round stayed as it was."""
        illegal: DeviceArray = self._arrays.illegal
        row = int(illegal.copy_to_host()[0]) - 1
        if row >= 0:
            illegal.copy_to_device(np.zeros(1, np.int64))
            raise IllegalChoice(f"a choice is not legal in round {row}")

    def random_choices(self, out: DeviceArray | None = None) -> DeviceArray:
        """A legal choice for each round, all equally likely: the same that `VectorEnv` makes."""
        chosen = cuda.to_device(np.zeros(self.n, np.int64)) if out is None else out
        kernels()[1][self._grid](self._arrays.mask, self._arrays.generators, cuda.as_cuda_array(chosen))
        return chosen

    def rounds(self) -> RecordArray:
        """A copy of all rounds, hidden cards included: for tests and debugging, not for players."""
        rounds: DeviceArray = self._arrays.rounds
        return rounds.copy_to_host()  # type: ignore[no-any-return]
