"""Rounds for programs that learn: many at once, on the CPU (`vector`) or an NVIDIA GPU (`cuda`): docs/learning.md."""
