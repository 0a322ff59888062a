"""The rules engine: the only place that knows the rules. See docs/architecture.md for which file has what."""
