"""The language of the command line, chosen once when the program starts."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import pairwise

from oneleft.words import ENGLISH, LANGUAGES, Filling, Words, pick_language, words

# The first that is set decides, as for other programs.
VARIABLES = ("ONELEFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_chosen = ENGLISH


def choose_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Choose by --lang, before options are parsed because the help is in that language too; else by the environment."""
    global _chosen
    _chosen = _asked_for(arguments) or pick_language(
        [environment[name] for name in VARIABLES if environment.get(name)][:1]
    )
    if _chosen != ENGLISH:
        for stream in (sys.stdout, sys.stderr):
            # A terminal that cannot show an alphabet shows '?', and the program goes on.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")


def _asked_for(arguments: Sequence[str]) -> str | None:
    for argument, following in pairwise([*arguments, ""]):
        name, _, value = argument.partition("=")
        if name == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return None


def spoken() -> Words:
    return words(_chosen)


def text(key: str, /, **args: Filling) -> str:
    """A message in the chosen language, filled in."""
    return spoken().text(key, **args)


def number(value: float, digits: int = 0, style: str = "decimal") -> str:
    """A number by itself, as in a table, the way the chosen language writes it."""
    return spoken().number(value, digits, style)


def listed(names: Sequence[str], key: str = "list-and") -> str:
    """'Ada, Bo and Cleo'; with "list-comma" 'Ada, Bo, Cleo'."""
    if len(names) < 2:
        return "".join(names)
    first = reduce(lambda first, last: text("list-comma", first=first, last=last), names[:-1])
    return text(key, first=first, last=names[-1])
