"""Limits on what one visitor, and all visitors together, can ask of the server."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The server's limits. A rate is a pair: how many per second, and how many at once."""

    tables: int = 5_000  # in memory
    connections: int = 12_000
    connections_an_address: int = 200
    members: int = 200  # at one table, in its whole lifetime
    messages: tuple[float, float] = (10.0, 40.0)
    chat: tuple[float, float] = (0.5, 6.0)
    new_tables: tuple[float, float] = (0.2, 20.0)  # per address
    hellos: tuple[float, float] = (5.0, 200.0)  # per address
    requests: tuple[float, float] = (20.0, 100.0)  # per address
    replays: tuple[float, float] = (1.0, 30.0)  # per address
    own_tables: tuple[float, float] = (0.5, 30.0)  # requests for the state of one's own tables, per address
    outbox: int = 400  # messages a slow client may lag behind
    outbox_bytes: int = 4 * 2**20


class Bucket:
    """A token bucket: lets `burst` through at once, and `rate` per second from then on."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._left, self._now = rate, burst, burst, now
        self._seen = now()

    def take(self, cost: float = 1) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket per address; the least recently used are dropped when there are too many."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
