"""Text as people type it, made safe to show to others."""

import unicodedata
from typing import Final

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
