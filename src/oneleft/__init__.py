"""OneLeft: the home of the UNO card game. Rules, game, notation, matches, bots; see docs/architecture.md."""

__version__ = "0.1.0"
