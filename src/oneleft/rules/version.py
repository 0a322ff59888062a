"""The version of the rules: of how they play where the options are the same.

A match is played to its end, and a record played again, by the version it began with: a change of behaviour adds one
here and keeps the old way behind `r.version` (CONTRIBUTING.md says how).
"""

from typing import Final

RULES_VERSION: Final = 1


class UnknownVersion(ValueError):
    """Something was played by a version of the rules that this program does not know."""

    def __init__(self, version: int) -> None:
        super().__init__(
            f"played by version {version} of the rules, but this program knows versions 1 to {RULES_VERSION} only: "
            "use a newer one"
        )
        self.version = version


def check_version(version: int) -> int:
    """The version itself, if this program can play by it."""
    if not 1 <= version <= RULES_VERSION:
        raise UnknownVersion(version)
    return version
