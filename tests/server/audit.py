"""Compares what is on disk with what clients were told."""

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.table import Table
from oneleft.server.table.visibility import snapshot
from oneleft.verify import Counts, verify
from tests.server.folded import decode, difference, timeless
from tests.server.live import Player


@dataclass
class Disk:
    """The database of a server, read from a copy: the server's own files stay as it left them."""

    logs: dict[str, list[bytes]]
    records: dict[str, list[Any]]


def read_disk(folder: Path) -> Disk:
    with tempfile.TemporaryDirectory() as elsewhere:
        for file in folder.glob("oneleft.sqlite3*"):
            shutil.copy(file, elsewhere)
        with closing(sqlite3.connect(Path(elsewhere) / "oneleft.sqlite3")) as database:
            assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
            logs: dict[str, list[bytes]] = {}
            for table, version, body in database.execute("select tbl, version, body from entry order by tbl, version"):
                found = logs.setdefault(table, [])
                found.append(body)
                assert version == len(found), f"the log of a table has a gap before {version}"
            records: dict[str, list[Any]] = {}
            for table, match, body in database.execute("select tbl, match, body from record order by tbl, match"):
                found_records = records.setdefault(table, [])
                found_records.append(json.loads(body))
                assert match == len(found_records)
    return Disk(logs, records)


def check_records(disk: Disk) -> Counts:
    """Every record verifies, and is of a match that its log has played to the end."""
    counts = Counts()
    for table, records in disk.records.items():
        folded = fold(disk.logs[table])
        finished = folded.match_number - (folded.stage != "over" and folded.match_number > 0)
        if folded.stage == "waiting":  # settings were changed after a match
            finished = folded.match_number
        assert len(records) == finished
        for record in records:
            verify(record, counts)
            assert record["winners"]
    return counts


def fold(bodies: Iterable[bytes]) -> Table:
    table = Table()
    for body in bodies:
        table.apply(log.decode_entry(body))
    return table


def check_clients(bodies: list[bytes], clients: Iterable[Player]) -> int:
    """Each client's fold is what the log says for its version. Returns the latest version any of them was told."""
    by_version: dict[int, list[Player]] = {}
    for client in clients:
        if not client.folded.is_empty:
            by_version.setdefault(client.table.version, []).append(client)
    latest = max(by_version, default=0)
    assert latest <= len(bodies), f"version {latest} was told, but the log ends at {len(bodies)}"
    table = Table()
    for version, body in enumerate(bodies, 1):
        table.apply(log.decode_entry(body))
        for client in by_version.get(version, ()):
            right = seen_by(table, client.table.you)
            known = timeless(replace(client.table, present=[]))
            assert known == right, f"{client.name} at version {version}:\n{difference(known, right)}"
    return latest


def seen_by(table: Table, member: int) -> wire.Snapshot:
    """A snapshot as this member would get it, without who is there."""
    message = decode(snapshot(table, table.members[member], [], None))
    assert isinstance(message, wire.Snapshot)
    return timeless(message)


def acknowledged(client: Player) -> list[tuple[int, str]]:
    """The actions the client was told to be done: the version of each, and its line in the log."""
    done = []
    for update in client.all(wire.Update):
        if update.ack in client.acts and update.mine is not None:
            done.append((update.version, f"{update.mine.seat} {client.acts[update.ack]}"))
        elif update.ack in client.acts:  # it ended the round: the seat has gone with it
            done.append((update.version, client.acts[update.ack]))
    return done


def lost(bodies: list[bytes], client: Player) -> tuple[int, int]:
    """How many acknowledged actions there are, and how many of them are not in the log as they were said."""
    done = acknowledged(client)
    missing = 0
    for version, line in done:
        entry = log.decode_entry(bodies[version - 1]) if version <= len(bodies) else None
        missing += not (isinstance(entry, log.Move) and entry.lines[0].endswith(line))
    return len(done), missing
