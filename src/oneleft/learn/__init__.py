"""Rounds for programs that learn: many at once (`vector_env`, `cuda_env`) or one by one: docs/learning.md."""
