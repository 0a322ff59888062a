"""Bots by name: the ladder from weak to strong, and bots of anyone's making.

Those are written `my_module:MyBot`, or as a file of weights that training left, `runs/mine/weights.npz`.
"""

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from oneleft.bots.base import Bot
from oneleft.bots.casual import CasualBot
from oneleft.bots.greedy import GreedyBot
from oneleft.bots.novice import NoviceBot
from oneleft.bots.random_bot import RandomBot


def _skilled(seed: int) -> Bot:
    from oneleft.bots.linear import LinearBot

    return LinearBot(seed)


def _expert(seed: int) -> Bot:
    from oneleft.bots.expert import ExpertBot

    return ExpertBot(seed)


LADDER: Final = ("random", "novice", "casual", "skilled", "expert")  # from weak to strong
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "casual": CasualBot,
    "greedy": GreedyBot,
    "skilled": _skilled,  # these two need NumPy, which takes a while to load
    "expert": _expert,
}

_offered: dict[str, str] = {}  # what `offer` added: name and spec

LONGEST_NAME: Final = 40
WEIGHTS: Final = ".npz"
SEPARATORS: Final = ":,"  # they part names on the command line


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by its name, as `my_module:MyBot` or by its file of weights; the seed decides what it leaves to chance."""
    if spec in BOTS:
        return BOTS[spec](seed)
    if ":" not in spec and not spec.endswith(WEIGHTS):
        raise ValueError(f"unknown bot {spec!r}: choose from {', '.join(BOTS)}, or write my_module:MyBot")
    return _made(spec, _load(spec), seed)


def offer(spec: str) -> str:
    """Make `my_module:MyBot` one of BOTS, under the name it has itself; returns that name."""
    make = _load(spec)
    name = _made(spec, make, 0).name

    def offered(seed: int) -> Bot:
        return _made(spec, make, seed)

    if name in BOTS and _offered.get(name) != spec:
        raise _wrong(spec, f"there is another bot called {name!r}, so give it a name of its own")
    BOTS[name] = offered
    _offered[name] = spec
    return name


def _load(spec: str) -> Callable[..., Any]:
    """What a spec names: a class, or a function that makes a bot."""
    if spec.endswith(WEIGHTS):
        from oneleft.bots.expert import NetworkBot

        file = Path(spec)
        name = (
            file.parent.name if file.stem == "weights" and file.parent.name else file.stem
        )  # training calls all alike
        return partial(NetworkBot, file=file, name=name)
    module_name, _, attribute = spec.partition(":")
    if not module_name or not attribute.isidentifier():
        raise _wrong(spec, "write it as my_module:MyBot")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # whatever someone's module does when it is imported
        if isinstance(error, ModuleNotFoundError) and error.name == module_name:
            raise _wrong(spec, f"there is no module {module_name!r} here") from None
        raise _wrong(spec, f"importing {module_name} fails: {_said(error)}") from error
    make: object = getattr(module, attribute, None)
    if make is None:
        raise _wrong(spec, f"module {module_name} has no {attribute!r}")
    if not callable(make):
        raise _wrong(spec, f"{attribute} is not a class, nor a function that makes a bot")
    return make


def _made(spec: str, make: Callable[..., Any], seed: int) -> Bot:
    """A bot of someone's making, checked."""
    try:
        bot: Any = make(seed) if _takes_seed(make) else make()
    except Exception as error:
        raise _wrong(spec, f"it cannot be made: {_said(error)}") from error
    name = getattr(bot, "name", None)
    if not isinstance(name, str):
        raise _wrong(spec, "it has no name: give the class one, such as name = 'mine'")
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or any(sign in name for sign in SEPARATORS):
        raise _wrong(spec, f"{name!r} is no name: 1 to {LONGEST_NAME} characters, without colon and comma")
    if not callable(getattr(bot, "act", None)):
        raise _wrong(spec, "it has no method act(view)")
    made: Bot = bot
    return made


def _takes_seed(make: Callable[..., Any]) -> bool:
    try:
        inspect.signature(make).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def _wrong(spec: str, what: str) -> ValueError:
    return ValueError(f"bot {spec!r}: {what}")


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
