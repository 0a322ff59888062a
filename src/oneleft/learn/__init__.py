"""Environments for programs that learn: many rounds at once (`vector_env`, `cuda_env`) or one: docs/learning.md."""
