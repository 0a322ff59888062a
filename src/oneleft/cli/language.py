"""The language of the command line: one person, one language, chosen when the program starts."""

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise

from oneleft.words import ENGLISH, LANGUAGES, Words, pick_language, words

# The first that is set decides, as for other programs.
VARIABLES = ("ONELEFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_chosen = ENGLISH


def choose_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """From --lang wherever it stands, for the help is in that language too; else from the environment."""
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


def text(key: str, /, **args: str | int) -> str:
    """A message in the chosen language, filled in."""
    return spoken().text(key, **args)


def listed(names: Sequence[str], key: str = "list-and") -> str:
    """'Ada, Bo and Cleo'."""
    return text(key, first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
