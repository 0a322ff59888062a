"""Rounds for programs that learn: many at once, observations and choices as numbers. docs/learning.md tells how.

Nothing is imported here: `vector` and `cuda` need Numba, what a bot at a table needs (`seeing`, `choices`) does not.
"""
