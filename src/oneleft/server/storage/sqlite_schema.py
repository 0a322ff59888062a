"""The schema of the SQLite database, as steps from one version to the next. A step that was released never changes.

`user_version` of the file says which version it has. It is 0 in files of OneLeft 0.1.0 as well as in new ones, so the
first step accepts tables that exist already.
"""

import sqlite3
from typing import Final

STEPS: Final = (
    """
    create table if not exists entry (
        tbl text not null, version integer not null, at integer not null, body blob not null,
        primary key (tbl, version)) without rowid;
    create table if not exists record (
        tbl text not null, match integer not null, at integer not null, body blob not null,
        primary key (tbl, match)) without rowid;
    create table if not exists open_table (tbl text primary key) without rowid;
    create table if not exists due_table (tbl text primary key, at integer not null) without rowid;
    create index if not exists due_at on due_table (at);
    -- A log has no gaps: once an append has failed, those of the same table that were waiting behind it fail too.
    create trigger if not exists no_gap before insert on entry
    when new.version <> 1 + coalesce((select max(version) from entry where tbl = new.tbl), 0)
    begin select raise(abort, 'this is not the next version of the table'); end;
    """,
    """
    -- The newest of each table; the body is compressed (zlib).
    create table snapshot (tbl text primary key, version integer not null, body blob not null);
    """,
)
NEWEST: Final = len(STEPS)


class NewerSchema(Exception):
    """The file was written by a later version of OneLeft."""

    def __init__(self, version: int) -> None:
        super().__init__(
            f"it was written by a newer OneLeft (its schema has version {version}, this program knows 1 to {NEWEST}): "
            "update OneLeft"
        )


def bring_forward(database: sqlite3.Connection) -> None:
    """Upgrade to the newest schema, each step whole or not at all. Raises NewerSchema and then changes nothing."""
    (version,) = database.execute("pragma user_version").fetchone()
    if version > NEWEST:
        raise NewerSchema(version)
    for number, step in enumerate(STEPS[version:], version + 1):
        try:
            database.executescript(f"begin immediate; {step}; pragma user_version = {number}; commit;")
        except BaseException:
            if database.in_transaction:
                database.execute("rollback")
            raise
