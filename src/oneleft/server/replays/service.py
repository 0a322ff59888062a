"""Replays of records that are checked first. All in a thread of their own: a long record keeps no table waiting."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from oneleft.server.protocol import api, wire
from oneleft.server.replays.round_replay import ReplayError, replay_round
from oneleft.verify import Counts, VerifyError, verify

MOST_ACTIONS: Final = 200_000  # in a record: about five seconds of checking
MOST_WAITING: Final = 16
MOST_CHECKED: Final = 500  # checked records to remember


class Busy(RuntimeError):
    """Too many replays are being made."""


class Replays:
    """Makes one replay at a time, and remembers which records it has checked."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replays")
        self._waiting = 0
        self._checked: OrderedDict[bytes, int] = OrderedDict()

    async def make(self, data: Mapping[str, Any], number: int, view: api.ReplayView) -> bytes:
        """The replay of a round, encoded. Raises ReplayError or Busy."""
        if self._waiting >= MOST_WAITING:
            raise Busy("too many replays are being made: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._make, data, number, view)
        finally:
            self._waiting -= 1

    def _make(self, data: Mapping[str, Any], number: int, view: api.ReplayView) -> bytes:
        digest = hashlib.sha256(wire.encode(data)).digest()
        actions = self._checked.get(digest)
        if actions is None:
            actions = self._checked[digest] = check(data)
            if len(self._checked) > MOST_CHECKED:
                self._checked.popitem(last=False)
        return wire.encode(replay_round(data, number, view, actions))

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def check(data: Mapping[str, Any]) -> int:
    """Check every action, winner and point of a record; returns how many actions it has."""
    rounds = data.get("rounds")
    if isinstance(rounds, list):
        actions = [entry.get("actions") for entry in rounds if isinstance(entry, dict)]
        if sum(len(entry) for entry in actions if isinstance(entry, list)) > MOST_ACTIONS:
            text = f"a record that can be shown here has at most {MOST_ACTIONS} actions"
            raise ReplayError("record-too-long", text, most=MOST_ACTIONS)
    counts = Counts()
    try:
        verify(data, counts)
    except VerifyError as error:
        raise ReplayError("bad-record", str(error), problem=str(error)) from None
    return counts.actions
