"""Collects what a store reports of appends."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any


class Reports:
    """What the store said, in the order in which it did."""

    def __init__(self) -> None:
        self.said: list[tuple[Any, BaseException | None]] = []
        self.threads: set[int] = set()

    def of(self, name: Any) -> Callable[[BaseException | None], None]:
        def done(error: BaseException | None) -> None:
            self.said.append((name, error))
            self.threads.add(threading.get_ident())

        return done

    async def all(self, count: int) -> None:
        while len(self.said) < count:
            await asyncio.sleep(0.001)

    @property
    def failed(self) -> list[Any]:
        return [name for name, error in self.said if error is not None]
