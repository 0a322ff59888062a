"""Bots against each other on the same cards, and what the results prove."""

from oneleft.arena.run import Arena, play
from oneleft.arena.stats import Estimate, SequentialTest

__all__ = ["Arena", "Estimate", "SequentialTest", "play"]
