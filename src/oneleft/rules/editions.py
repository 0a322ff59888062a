"""The editions: one for each published rule sheet, declared by how it differs from the official one."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from oneleft.rules.errors import RulesError


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """A ready-made set of option values.

    `sheet`: the source that docs/rules.md names for it. `cards`: how many its deck has. `changes`: the options whose
    values differ from the official ones.
    """

    sheet: str
    cards: int
    changes: Mapping[str, Any]


EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {
        "official": Edition(sheet="S2", cards=108, changes={}),
        "classic": Edition(
            sheet="S0", cards=108, changes={"wrong_card": "penalty", "suggestions": True, "wild_points": 20}
        ),
        "quick": Edition(
            sheet="S1",
            cards=108,
            changes={"start_wild": "reshuffle", "uno_owed_by": "holder", "catch_until": "card"},
        ),
        "custom": Edition(
            sheet="S3",
            cards=112,
            changes={"shuffle_hands": True, "customs": ("until-color", "again", "seven"), "veto": True},
        ),
        "europe": Edition(
            sheet="S4", cards=108, changes={"start_wild4": "color", "wild4_condition": False, "challenge": False}
        ),
    }
)


def edition_of(name: str) -> Edition:
    """The edition of that name, or RulesError."""
    if name not in EDITIONS:
        raise unknown_edition(name)
    return EDITIONS[name]


def unknown_edition(name: str) -> RulesError:
    return RulesError("unknown-edition", edition=name, editions=", ".join(EDITIONS))
