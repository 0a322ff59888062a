"""OneLeft: an independent home for the UNO card game. Rules, game, notation, matches, bots.

The names in `__all__` are the public API, with those of the modules that docs/api.md lists. Each is imported when it is
first asked for: `import oneleft` alone loads nothing else.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from oneleft.version import __version__

if TYPE_CHECKING:
    from oneleft.action import Action, ActionTextError
    from oneleft.bots import LADDER, Bot, BotError, make_bot, next_move, play_out
    from oneleft.game import (
        Event,
        Game,
        NotHeld,
        NotLegal,
        NotYourTurn,
        Position,
        PositionError,
        Public,
        Refused,
        View,
        WrongChance,
        sample,
    )
    from oneleft.match import Match, Series, SeriesError, Sitting
    from oneleft.notation import FormatError, Record, RoundRecord, Scenario
    from oneleft.rules import EDITIONS, OPTIONS, Rules, RulesError

__all__ = [
    "EDITIONS",
    "LADDER",
    "OPTIONS",
    "Action",
    "ActionTextError",
    "Bot",
    "BotError",
    "Event",
    "FormatError",
    "Game",
    "Match",
    "NotHeld",
    "NotLegal",
    "NotYourTurn",
    "Position",
    "PositionError",
    "Public",
    "Record",
    "Refused",
    "RoundRecord",
    "Rules",
    "RulesError",
    "Scenario",
    "Series",
    "SeriesError",
    "Sitting",
    "View",
    "WrongChance",
    "__version__",
    "make_bot",
    "next_move",
    "play_out",
    "sample",
]

# The imports above are for type checkers; the running program goes by this table. tests/test_api.py compares the two.
_NAMES_OF_MODULES: Final = {
    "oneleft.action": "Action ActionTextError",
    "oneleft.bots": "LADDER Bot BotError make_bot next_move play_out",
    "oneleft.game": "Event Game NotHeld NotLegal NotYourTurn Position PositionError Public Refused View WrongChance "
    "sample",
    "oneleft.match": "Match Series SeriesError Sitting",
    "oneleft.notation": "FormatError Record RoundRecord Scenario",
    "oneleft.rules": "EDITIONS OPTIONS Rules RulesError",
}
_MODULE_OF_NAME: Final = {name: module for module, names in _NAMES_OF_MODULES.items() for name in names.split()}

if not TYPE_CHECKING:  # a type checker that saw it would accept every misspelt name

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF_NAME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_MODULE_OF_NAME[name]), name)
        globals()[name] = value  # the next access finds it without coming here
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
