"""What the server does at regular intervals, whatever happens at the tables."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from oneleft.server.logs import note


@dataclass(frozen=True, slots=True)
class Job:
    """Done when the server starts, and again `every` seconds after each time.

    An error of the kinds in `trouble` is logged, and the job is done again when it is time.
    """

    name: str
    every: float
    do: Callable[[], Awaitable[None]]
    trouble: tuple[type[Exception], ...]

    async def repeat(self) -> None:
        while True:
            try:
                await self.do()
            except self.trouble as error:
                note(f"{self.name}_failed", error=str(error))
            await asyncio.sleep(self.every)
