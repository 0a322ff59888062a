"""Names and chat as people type them, made safe to show: one line, no control characters, not too long."""

from collections.abc import Collection
from typing import Final
from zlib import crc32

from oneleft.server.protocol.safe_text import clean
from oneleft.server.protocol.wire import LONGEST_CHAT, LONGEST_NAME
from oneleft.server.table.bot_characters import CHARACTERS

DEFAULT_NAME: Final = "Guest"


def clean_name(name: str, taken: Collection[str] = ()) -> str:
    """The name made safe, and different from all others at the table.

    >>> clean_name("", ["Guest"])
    'Guest 2'
    """
    base = clean(name)[:LONGEST_NAME].strip() or DEFAULT_NAME
    found, number = base, 1
    folded = {other.casefold() for other in taken}
    while found.casefold() in folded:
        number += 1
        suffix = f" {number}"
        found = base[: LONGEST_NAME - len(suffix)] + suffix
    return found


def clean_chat(text: str) -> str:
    return clean(text)[: LONGEST_CHAT + 1]


def bot_name(taken: Collection[str], table: str = "") -> str:
    """The name of a bot character that is not at the table yet. Which comes first depends on the table's code."""
    names = list(CHARACTERS)
    first = crc32(table.encode()) % len(names)
    return next((name for name in names[first:] + names[:first] if name not in taken), clean_name(names[first], taken))
