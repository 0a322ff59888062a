"""Bots: each sees a View, nothing else, and answers an action."""

import importlib
import inspect
import sys
from collections.abc import Callable
from typing import Final

from oneleft.bots.base import Bot, BotError, next_move, play_out
from oneleft.bots.greedy import GreedyBot
from oneleft.bots.random_bot import RandomBot

LADDER: Final = ("random", "novice", "casual", "skilled", "expert")
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "novice": GreedyBot,
    "casual": GreedyBot,
    "skilled": GreedyBot,
    "expert": GreedyBot,
    "greedy": GreedyBot,
}


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its name, or by "my_module:MyBot"; the seed decides what it leaves to chance."""
    if ":" in spec:
        return _made(_load(spec), seed)
    if spec not in BOTS:
        raise ValueError(f"unknown bot {spec!r}: choose from {', '.join(BOTS)}")
    return BOTS[spec](seed)


def offer(spec: str) -> str:
    """Load "my_module:MyBot", put it among BOTS under its own name and return that name."""
    loaded = _load(spec)
    name = getattr(loaded, "name", None)
    if not isinstance(name, str) or not callable(getattr(loaded, "act", None)):
        raise ValueError(f"{spec} is no bot: it needs a `name` and a method `act`")  # noqa: TRY004
    BOTS[name] = lambda seed: _made(loaded, seed)
    return name


def _load(spec: str) -> Callable[..., Bot]:
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Callable[..., Bot] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"the bot {spec} cannot be loaded: {error}") from None
    return found


def _made(loaded: Callable[..., Bot], seed: int) -> Bot:
    return loaded(seed) if inspect.signature(loaded).parameters else loaded()


__all__ = [
    "BOTS",
    "LADDER",
    "Bot",
    "BotError",
    "GreedyBot",
    "RandomBot",
    "make_bot",
    "next_move",
    "offer",
    "play_out",
]
