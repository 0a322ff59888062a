"""Views as numbers: what a seat may know and may choose, the same for every edition, option and number of players.

For programs that learn (learn/) and bots that learned: nothing here needs a compiler. docs/learning.md has the tables.
"""
