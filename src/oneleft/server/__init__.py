"""The table in the browser: tables, seats, storage, wire messages, the web app."""
