"""Names and chat as people type them, made safe to show: one line, no control characters, not too long."""

from collections.abc import Collection
from typing import Final
from zlib import crc32

from oneleft.server.protocol.safe_text import clean
from oneleft.server.protocol.wire import LONGEST_CHAT, LONGEST_NAME
from oneleft.server.table.bot_characters import CHARACTERS

NOBODY_SAID: Final = "Guest"


def clean_name(name: str, taken: Collection[str] = ()) -> str:
    """A name nobody else at the table has.

    >>> clean_name("", ["Guest"])
    'Guest 2'
    """
    base = clean(name)[:LONGEST_NAME].strip() or NOBODY_SAID
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
    """A character among the bots that is not at the table yet. By its code each table begins with another one."""
    names = list(CHARACTERS)
    first = crc32(table.encode()) % len(names)
    return next((name for name in names[first:] + names[:first] if name not in taken), clean_name(names[first], taken))
