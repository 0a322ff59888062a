"""Processes the server has started, and what goes through their pipes."""
