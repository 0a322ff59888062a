"""Matches: rounds to a target, running totals, elimination, partners, rotating partners, the whist tournament."""

from oneleft.match.match import Match, SavedMatch
from oneleft.match.series import Series, SeriesError, Sitting

__all__ = ["Match", "SavedMatch", "Series", "SeriesError", "Sitting"]
