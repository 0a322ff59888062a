"""Where logs and records are kept: the contract of a store, and SQLite."""
