"""CudaVectorEnv: the vector environment on an NVIDIA GPU, from the same source. Needs the extra `gpu`.

The arrays live on the GPU and are shared without copies through `__cuda_array_interface__`: `torch.as_tensor(env.obs,
device="cuda")`, `cupy.asarray(env.obs)`, `jax.numpy.asarray(env.obs)`. The same seed plays as `VectorEnv` does.
"""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final

import numba
import numpy as np

from oneleft.engine import bits, events
from oneleft.engine.compiled import RULE_MODULES, make_twins
from oneleft.learn import rounds
from oneleft.learn.rounds import CUT_OFF, DONE, GO_ON, MOST_DECISIONS, RESTART, START, WINNER
from oneleft.learn.vector import MODULES, IllegalChoice, Layout, tables_of
from oneleft.rules import Rules

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it when imported; NumPy 2.5 has dropped the name
    np.row_stack = np.vstack

from numba import cuda

BLOCK: Final = 32  # threads a block: the round's record decides the speed, and small blocks were best


def is_available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(cuda.is_available())


def _count_bits(word: int) -> int:
    return numba.int64(cuda.popc(word))  # type: ignore[no-any-return]


def _lowest_bit(word: int) -> int:
    return numba.int64(cuda.popc(~word & (word - numba.uint64(1))))  # type: ignore[no-any-return]


def _note(_g: Any, _kind: int, _seat: int, _value: int, _other: int) -> None:
    pass


def _note_hand(_g: Any, _kind: int, _seat: int, _other: int) -> None:
    pass


def _device(function: Any) -> Any:
    """A device function with one specialisation: every small int comes in as int64."""
    dispatcher = cuda.jit(device=True)(function)
    template = dispatcher.get_call_template

    def widened(arguments: Any, keywords: Any) -> Any:
        return template(tuple(_widen(kind) for kind in arguments), keywords)

    dispatcher.get_call_template = widened
    return dispatcher


def _widen(kind: Any) -> Any:
    kind = cuda.types.unliteral(kind)
    return cuda.types.int64 if isinstance(kind, cuda.types.Integer) and kind.bitwidth < 64 else kind


@cache
def device_functions(modules: tuple[ModuleType, ...]) -> dict[Any, Any]:
    """The rules and modules written like them, as device functions by the plain function they are."""
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
def kernels() -> tuple[Any, Any]:
    """To step and to choose at random: a thread a round."""
    twins = device_functions(MODULES)
    step_one, choose_one = twins[rounds.step_one], twins[rounds.choose_one]

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        games: Any, sheets: Any, desks: Any, books: Any, choices: Any, seed: Any, most: Any, stride: Any, how: Any,
        next_scores: Any, scores: Any, obs: Any, mask: Any, seats: Any, reward: Any, points: Any, ends: Any,
        faults: Any,
    ) -> None:  # fmt: skip
        place = cuda.grid(1)
        if place < games.size:
            step_one(
                games, sheets, desks, books, place, choices, seed, most, stride, how,
                next_scores, scores, obs, mask, seats, reward, points, ends, faults,
            )  # fmt: skip

    @cuda.jit  # type: ignore[untyped-decorator]
    def choose(mask: Any, choices: Any, lucks: Any) -> None:
        place = cuda.grid(1)
        if place < choices.size:
            choose_one(place, mask, choices, lucks)

    return step, choose


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
        start = Layout(self.tables, self.n, self.seed, self.copies)
        wide = np.asfortranarray if self.columns else np.ascontiguousarray
        self._rounds, self._desks = cuda.to_device(start.rounds), cuda.to_device(start.desks)
        self._sheets, self._lucks = cuda.to_device(start.sheets), cuda.to_device(start.lucks)
        self._books, self._faults = cuda.to_device(start.books), cuda.to_device(start.faults)
        self.obs, self.mask = cuda.to_device(wide(start.obs)), cuda.to_device(wide(start.mask))
        self.seat = cuda.to_device(start.seat)
        self.scores, self.next_scores = cuda.to_device(start.scores), cuda.to_device(start.next_scores)
        self.reward, self.points = cuda.to_device(start.reward), cuda.to_device(start.points)
        self._ends = cuda.to_device(np.asfortranarray(start.ends))
        self.done, self.cut_off, self.winner = (self._ends[:, column] for column in (DONE, CUT_OFF, WINNER))
        self._run(cuda.to_device(np.zeros(self.n, np.int64)), START)

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.n // self._block), self._block

    def step(self, choices: Any, *, check: bool = False) -> None:
        """One choice (int64, on the GPU) in each round. `check` waits for it and raises where one is not legal."""
        self._run(cuda.as_cuda_array(choices), RESTART if self.restart else GO_ON)
        if check:
            self.check()

    def _run(self, taken: Any, how: int) -> None:
        kernels()[0][self._grid](
            self._rounds, self._sheets, self._desks, self._books, taken, self.seed, self.most_decisions,
            self.n // self.copies, how, self.next_scores, self.scores,
            self.obs, self.mask, self.seat, self.reward, self.points, self._ends, self._faults,
        )  # fmt: skip

    def check(self) -> None:
        """Raise if a choice since the last look was not legal; its round then stayed as it was."""
        fault = int(self._faults.copy_to_host()[0])
        if fault:
            self._faults.copy_to_device(np.zeros(1, np.int64))
            raise IllegalChoice(f"a choice is not legal in round {fault - 1}")

    def random_choices(self, out: Any = None) -> Any:
        """A legal choice for each round, each as likely: those that `VectorEnv` makes."""
        chosen = cuda.to_device(np.zeros(self.n, np.int64)) if out is None else out
        kernels()[1][self._grid](self.mask, cuda.as_cuda_array(chosen), self._lucks)
        return chosen

    def rounds(self) -> Any:
        """A copy of all rounds: to compare and to look into, not for a player."""
        return self._rounds.copy_to_host()
