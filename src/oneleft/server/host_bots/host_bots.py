"""HostBots: bots that whoever runs the server has added, each kind in a process of its own.

The server never blocks on them: either an answer comes, or after a few seconds the stand-in bot plays instead. A
process that hangs is killed and started again.
"""

import asyncio
import pickle
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from oneleft.action import Action, ActionTextError
from oneleft.bots import LADDER, offer
from oneleft.game import View
from oneleft.server.host_bots.messages import Ask, Ready, answers
from oneleft.server.logs import note
from oneleft.server.processes.child import Child
from oneleft.server.processes.pipes import frame
from oneleft.server.protocol.safe_text import clean
from oneleft.server.protocol.wire import LONGEST_NAME

PROGRAM: Final = (sys.executable, "-P", "-m", "oneleft.server.host_bots.process")
THINKS_FOR: Final = 4.0  # seconds for one decision
STARTS_FOR: Final = 60.0  # seconds to load what it needs
START_AGAIN_AFTER: Final = 10.0  # seconds
MOST_WAITING: Final = 200
# A bot's answer: an action, None to do nothing, or what went wrong.
Answer: TypeAlias = "Action | Trouble | None"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why there is no answer from a bot."""

    reason: str  # one word, for the log


def bring(spec: str) -> str:
    """Offer a host's own bot at the tables; returns its name. Raises ValueError if it cannot be offered."""
    name = offer(spec)
    if name in (*LADDER, "greedy"):
        raise ValueError(f"the bot {spec} is called {name!r}, as one of ours is: give it another name")
    if not name or clean(name) != name or len(name) > LONGEST_NAME:
        raise ValueError(
            f"the name of the bot {spec} must be one line of 1 to {LONGEST_NAME} characters: {name[:80]!r}"
        )
    return name


class HostBots:
    """The host's own bots, by the name of their kind."""

    def __init__(self, specs: Mapping[str, str], thinks_for: float = THINKS_FOR) -> None:
        """`specs`: "my_module:MyBot" by the name of the bot."""
        self.names = tuple(specs)
        self._host_bots = {name: _HostBot(name, spec, thinks_for) for name, spec in specs.items()}

    def __contains__(self, kind: str) -> bool:
        return kind in self._host_bots

    def start(self) -> None:
        """Start the processes, so that they have loaded what they need before anyone waits for them."""
        for bot in self._host_bots.values():
            bot.start()

    def ask(self, kind: str, who: str, view: View, answered: Callable[[Answer], None]) -> None:
        """Ask a bot of this kind to decide; `who` names the one at a place. `answered` is called once, now or later."""
        self._host_bots[kind].ask(who, view, answered)

    async def stop(self) -> None:
        """End the processes. Those who still wait get no answer."""
        for bot in self._host_bots.values():
            await bot.stop()


class _HostBot:
    """One process, and the callers that wait for its answers. It answers in the order it is asked."""

    def __init__(self, name: str, spec: str, thinks_for: float) -> None:
        self._name, self._spec, self._thinks_for = name, spec, thinks_for
        self._loop = asyncio.get_running_loop()
        self._child: Child | None = None
        self._starting: asyncio.Task[None] | None = None
        self._is_ready = False
        self._started_at = float("-inf")
        self._inbox = answers()
        self._count = 0
        # By number of the question, in the order they were asked; None: nobody waits for the answer any more.
        self._waiting: dict[int, tuple[Callable[[Answer], None], asyncio.TimerHandle] | None] = {}
        self._time_limit: asyncio.TimerHandle | None = None  # kills the process if its present question takes too long

    def start(self) -> None:
        if self._starting is None and self._loop.time() >= self._started_at + START_AGAIN_AFTER:
            self._started_at = self._loop.time()
            self._starting = self._loop.create_task(self._run())

    async def _run(self) -> None:
        ended: asyncio.Future[int] = self._loop.create_future()
        self._inbox = answers()
        child = Child(self._received, ended.set_result)
        try:
            await self._loop.subprocess_exec(lambda: child, *PROGRAM, self._spec, stderr=None)
        except OSError as error:
            note("bot_process_failed", bot=self._name, error=type(error).__name__)
            self._starting = None
            return
        self._child = child
        late = self._loop.call_later(STARTS_FOR, self._never_ready, child)
        try:
            status = await asyncio.shield(ended)
        except asyncio.CancelledError:
            child.kill()
            await ended
            raise
        finally:
            late.cancel()
        note("bot_process_ended", bot=self._name, status=status)
        self._child, self._starting, self._is_ready = None, None, False
        for number in list(self._waiting):
            self._answer(number, Trouble("process-ended"))
        self.start()  # if it ended too soon after its last start, the next question starts it

    def _never_ready(self, child: Child) -> None:
        if not self._is_ready:
            child.kill()

    def ask(self, who: str, view: View, answered: Callable[[Answer], None]) -> None:
        self.start()
        if self._child is None or not self._is_ready or len(self._waiting) >= MOST_WAITING:
            answered(Trouble("not-ready"))
            return
        self._count += 1
        late = self._loop.call_later(self._thinks_for, self._too_late, self._count)
        self._waiting[self._count] = (answered, late)
        if len(self._waiting) == 1:
            self._restart_time_limit()
        self._child.write(frame([Ask(self._count, who, secrets.randbits(62), pickle.dumps(view))]))

    def _too_late(self, number: int) -> None:
        """Stop waiting for this answer. It may still come, and is then ignored."""
        waiter, self._waiting[number] = self._waiting[number], None
        if waiter is not None:
            waiter[0](Trouble("too-slow"))

    def _restart_time_limit(self) -> None:
        """Start the time limit anew: the process is at another question now, or at none."""
        if self._time_limit is not None:
            self._time_limit.cancel()
            self._time_limit = None
        if self._waiting and self._child is not None:
            self._time_limit = self._loop.call_later(self._thinks_for, self._child.kill)

    def _received(self, data: bytes) -> None:
        for message in self._inbox.take(data):
            if isinstance(message, Ready):
                self._is_ready = True
                note("bot_process_ready", bot=self._name)
            else:
                self._answer(message.number, _read(message.action, message.error))

    def _answer(self, number: int, answer: Answer) -> None:
        waiter = self._waiting.pop(number, None)
        self._restart_time_limit()
        if waiter is not None:
            answered, late = waiter
            late.cancel()
            answered(answer)

    async def stop(self) -> None:
        for waiter in self._waiting.values():
            if waiter is not None:
                waiter[1].cancel()
        self._waiting.clear()
        self._restart_time_limit()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])


def _read(action: str | None, error: str) -> Answer:
    if error:
        return Trouble(error)
    if action is None:
        return None
    try:
        return Action.parse(action)
    except ActionTextError:
        return Trouble("no-action")
