"""A bot with a time limit."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from oneleft.action import Action
from oneleft.bots import Bot
from oneleft.game import View


class OutOfTime(BaseException):
    """A decision took too long. Not an Exception, so that a bot that catches every Exception cannot catch it."""


class TimedBot:
    """Wraps a bot with a time limit; calls `asks` with the player before each decision."""

    def __init__(self, bot: Bot, player: int, asks: Callable[[int], None], limit: float) -> None:
        self.name = bot.name
        self._bot = bot
        self._player = player
        self._asks = asks
        self._limit = limit

    def act(self, view: View) -> Action | None:
        self._asks(self._player)
        started = time.perf_counter()
        with _alarm(self._limit):
            action = self._bot.act(view)
        if time.perf_counter() - started > self._limit:
            raise _out_of_time(self._limit)
        return action


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt when the time is over, if the system can; otherwise the caller notices it afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _out_of_time(seconds)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _out_of_time(limit: float) -> OutOfTime:
    return OutOfTime(f"a decision took more than {limit:g} s")
