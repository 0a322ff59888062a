"""The arena: bots play each other with the same cards, and statistics say what the results prove."""

from oneleft.arena.run import Arena, play
from oneleft.arena.stats import Estimate, SequentialTest

__all__ = ["Arena", "Estimate", "SequentialTest", "play"]
