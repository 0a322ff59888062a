"""OneLeft: an independent home for the UNO card game. Rules, notation, matches, bots; see docs/architecture.md."""

__version__ = "0.1.0"
