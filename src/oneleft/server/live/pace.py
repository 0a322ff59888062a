"""Time at a table: how long bots take, how long people have, and when someone counts as away. All in seconds."""

from dataclasses import dataclass
from typing import Final

from oneleft.server.protocol.wire import Clock


@dataclass(frozen=True, slots=True)
class Pace:
    """The server's own times; tests play with shorter ones."""

    bot_thinks: tuple[float, float] = (0.7, 2.0)  # over a plain play; see bot_timing.py
    bot_longest: float = 3.5  # over anything
    bot_reacts: tuple[float, float] = (1.2, 2.6)  # jumping in, voting
    bot_catches: tuple[float, float] = (2.5, 4.5)  # long enough for people to say UNO first
    bot_waits: float = 3.0  # before a turn in which somebody could still be caught, or jump in
    relaxed: float = 60.0
    fast: float = 15.0
    first_look: float = 5.0  # added for the first decision of a round
    strikes: int = 2  # decisions missed in a row after which a bot stands in
    absent: float = 45.0  # after being away this long a bot stands in for someone whom the table waits for
    contributions: float = 2.0  # how long a match that starts at once waits for the host's part of the fair shuffle
    next_round: float = 20.0  # after the first player is ready
    back_soon: float = 8.0  # between rounds, someone gone for less is still waited for: their page may be reloading
    verdict: float = 30.0
    host_absent: float = 60.0
    unload: float = 120.0  # a table without connections is dropped from memory
    day: float = 24 * 3600.0  # where decisions take days

    def allowance(self, clock: Clock) -> float | None:
        """The time for a decision of people who are there; None where no such clock runs."""
        return {"none": None, "relaxed": self.relaxed, "fast": self.fast, "days": None}[clock]


HURRIED: Final = Pace(
    bot_thinks=(0.0, 0.01),
    bot_reacts=(0.0, 0.01),
    bot_catches=(0.02, 0.03),
    bot_waits=0.01,
    bot_longest=0.01,
    next_round=0.5,
    back_soon=0.0,
)
