"""Names and chat as people type them, made safe to show: one line, no control characters, not too long."""

import unicodedata
from collections.abc import Collection
from typing import Final
from zlib import crc32

from oneleft.server.characters import CHARACTERS
from oneleft.server.wire import LONGEST_CHAT, LONGEST_NAME

NOBODY_SAID: Final = "Guest"
# Marks that change the direction of the text around them, or cannot be seen.
_HIDDEN: Final = frozenset(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200B, 0x2060, 0xFEFF, 0x061C]))
MOST_MARKS: Final = 3  # combining marks in a row


def clean(text: str) -> str:
    """One line of visible text.

    >>> clean("  Ann\\n\\u202e B ")
    'Ann B'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter in _HIDDEN or category in ("Cs", "Co", "Cn") or marks > MOST_MARKS:
            continue
        kept.append(" " if category.startswith(("C", "Z")) and letter != "\u200d" else letter)
    return " ".join("".join(kept).split())


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
