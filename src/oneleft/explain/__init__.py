"""The rules in force, in words."""

from oneleft.explain.sentences import (
    Sentence,
    describe_edition,
    describe_effect,
    describe_option,
    explain,
    explain_text,
)
from oneleft.explain.texts import SECTIONS, TEXTS

__all__ = [
    "SECTIONS",
    "TEXTS",
    "Sentence",
    "describe_edition",
    "describe_effect",
    "describe_option",
    "explain",
    "explain_text",
]
