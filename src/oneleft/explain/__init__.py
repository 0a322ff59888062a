"""Explains the rules in force at a table, in words."""

from oneleft.explain.sentences import (
    SECTIONS,
    Sentence,
    describe_edition,
    describe_effect,
    describe_option,
    explain,
    explain_text,
)

__all__ = [
    "SECTIONS",
    "Sentence",
    "describe_edition",
    "describe_effect",
    "describe_option",
    "explain",
    "explain_text",
]
