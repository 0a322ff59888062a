"""Finished rounds told again, step by step."""
