"""The friendly, checked face of the engine: `Game`, what one seat may know (`View`), what happened (`Event`)."""

from oneleft.game.event import Event
from oneleft.game.game import Game
from oneleft.game.position import Position, PositionError
from oneleft.game.refusal import NotHeld, NotLegal, NotYourTurn, Refused, WrongChance
from oneleft.game.sampling import sample
from oneleft.game.saved import SavedGame
from oneleft.game.view import Public, View

__all__ = [
    "Event",
    "Game",
    "NotHeld",
    "NotLegal",
    "NotYourTurn",
    "Position",
    "PositionError",
    "Public",
    "Refused",
    "SavedGame",
    "View",
    "WrongChance",
    "sample",
]
