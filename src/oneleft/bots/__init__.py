"""Bots: each sees a View, nothing else, and answers an action."""

from oneleft.bots.base import Bot, BotError, next_move, play_out
from oneleft.bots.casual import CasualBot
from oneleft.bots.greedy import GreedyBot
from oneleft.bots.novice import NoviceBot
from oneleft.bots.random_bot import RandomBot
from oneleft.bots.registry import BOTS, LADDER, make_bot, offer

__all__ = [
    "BOTS",
    "LADDER",
    "Bot",
    "BotError",
    "CasualBot",
    "GreedyBot",
    "NoviceBot",
    "RandomBot",
    "make_bot",
    "next_move",
    "offer",
    "play_out",
]
