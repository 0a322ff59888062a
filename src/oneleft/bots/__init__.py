"""Bots: each sees a View, nothing else, and answers an action."""

from collections.abc import Callable

from oneleft.bots.base import Bot, BotError, next_move, play_out
from oneleft.bots.greedy import GreedyBot
from oneleft.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the seed decides what it leaves to chance."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}: choose from {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "BotError", "GreedyBot", "RandomBot", "make_bot", "next_move", "play_out"]
