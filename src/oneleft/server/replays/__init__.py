"""Replays: finished rounds shown again, step by step."""
