"""Kill -9 during play: whatever anyone was told is still there after a restart.

It kills the server, the process that writes its database, or both at once.

`python -m tests.server.kill --kills 200` runs many and ends with a line of figures; `test_kill.py` runs a few.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

from oneleft.server.protocol import wire
from tests.server.audit import check_clients, check_records, lost, read_disk
from tests.server.live import Gone, Player, Server, contributes, live, new_key, sensible
from tests.strategies import random_table

KILLS_A_FOLDER = 10  # then a new one, or the logs to read back would grow and grow
TABLES = 6
PACE = {"next_round": 0.1}
VICTIMS = ("server", "writer", "both")


@dataclass
class Tally:
    """What was killed, and what came of it."""

    kills: int = 0
    moves: int = 0  # actions that were acknowledged to the one who took them
    told: int = 0  # versions that some client was told of
    tables: int = 0  # that were acknowledged to be made
    lost: int = 0
    mid_play: int = 0  # kills that ended connections with an action on its way
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.mid_play} with actions on their way): {self.moves} acknowledged moves, "
            f"{self.told} versions told, {self.tables} tables made; {self.lost} lost ({self.seconds:.0f} s)"
        )


@dataclass
class Party:
    code: str
    players: list[Player]
    counted: dict[Player, int] = field(default_factory=dict)
    latest: int = 0


async def new_party(server: Server, source: random.Random) -> Party:
    """Two people, perhaps bots, and someone who watches, with any rules."""
    table = random_table(source, partners=False, first_player="left")
    players = min(table.players, 4)
    key = new_key()
    bots: list[str | None] = [None, None, *["greedy"] * (players - 2)]
    rules = table.rules.to_json() | {"target": source.choice((30, 10_000))}
    code = server.make_table(key, "Ann", bots=bots, players=players, rules=rules)
    people = [Player(server, code, key, "Ann"), Player(server, code, name="Ben"), Player(server, code, name="Watcher")]
    for person in people:
        await person.enter()
    await people[1].done(wire.Sit, place=1)
    await people[0].done(wire.Start)
    return Party(code, people)


async def act_as_fast_as_acks_come(player: Player, source: random.Random) -> None:
    """Until the connection ends."""
    with contextlib.suppress(Gone):
        while True:
            await contributes(player)
            table, mine = player.table, player.mine
            if source.random() < 0.05:
                await player.send(wire.Say, text="quick, quick")
            elif (
                table.stage in ("between", "over") and player.folded.place is not None and table.you not in table.ready
            ):
                await player.send(wire.Ready)
            elif mine is not None and (mine.must or (mine.legal and source.random() < 0.1)):
                await player.act(sensible(mine, source))
            else:
                await player.until_changed(table)
            if not player.is_connected:
                return


async def make_tables(server: Server, made: list[str]) -> None:
    """New tables one after the other, until the server is gone."""
    with contextlib.suppress(OSError, HTTPException):
        while True:
            made.append(await asyncio.to_thread(server.make_table, new_key(), "Maker", players=2))


def kill(server: Server, victim: str) -> None:
    """A server without its disk says so and ends by itself."""
    if victim == "writer":
        os.kill(server.writer, signal.SIGKILL)
        status = server.ended()
        assert status == 1, status
        assert "the process that writes the database has ended (exit status -9)" in server.log.splitlines()[-1]
        return
    if victim == "both":
        os.kill(server.writer, signal.SIGSTOP)  # lest it write on in between
        server.process.kill()
        os.kill(server.writer, signal.SIGKILL)
    server.kill()


async def play_and_kill(server: Server, parties: list[Party], source: random.Random, tally: Tally) -> list[str]:
    """Everyone plays; at some moment the server is killed. Returns the tables it said it had made meanwhile."""
    made: list[str] = []
    players = [player for party in parties for player in party.players]
    playing = [asyncio.create_task(act_as_fast_as_acks_come(player, source)) for player in players]
    making = asyncio.create_task(make_tables(server, made))
    await asyncio.sleep(source.uniform(0.01, 0.4))
    on_their_way = sum(player.waits for player in players)
    await asyncio.to_thread(kill, server, VICTIMS[tally.kills % len(VICTIMS)])
    await asyncio.gather(*playing)
    await asyncio.wait([making], timeout=10)
    for player in players:
        await player.until_closed()
        await player.leave_line()
    tally.kills += 1
    tally.mid_play += on_their_way > 0
    tally.tables += len(made)
    return made


def audit(folder: Path, parties: list[Party], made: list[str], tally: Tally) -> None:
    """Count what is missing on disk of all that was told; what clients folded must be what the log says."""
    disk = read_disk(folder)
    check_records(disk)
    tally.lost += sum(code not in disk.logs for code in made)
    for party in parties:
        bodies = disk.logs.get(party.code, [])
        told = max(player.table.version for player in party.players)
        tally.told += told - party.latest
        party.latest = told
        tally.lost += max(0, told - len(bodies))
        for player in party.players:
            moves, missing = lost(bodies, player)
            tally.moves += moves - party.counted.get(player, 0)
            party.counted[player] = moves
            tally.lost += missing
        if told <= len(bodies):
            check_clients(bodies, party.players)


async def come_back(server: Server, parties: list[Party], source: random.Random) -> None:
    """Everyone reconnects, most from where they were: what they get goes on from there."""
    for party in parties:
        for player in party.players:
            player.server = server
            known = player.table.version
            if source.random() < 0.8:
                await player.enter(known)
            else:
                await player.enter()
            assert player.table.version >= known
            await player.compare()


async def kill_in_one_folder(folder: Path, kills: int, tables: int, source: random.Random, tally: Tally) -> None:
    server = Server(folder, pace=PACE)
    try:
        parties = [await new_party(server, source) for _ in range(tables)]
        tally.tables += tables
        for _ in range(kills):
            made = await play_and_kill(server, parties, source, tally)
            audit(folder, parties, made, tally)
            if tally.lost:
                return
            server = Server(folder, pace=PACE)
            await come_back(server, parties, source)
        for party in parties:
            for player in party.players:
                await player.leave_line()
        assert server.stop() in (0, -15)
        assert server.crashes == [], server.crashes[-1]
    finally:
        if server.process.poll() is None:
            server.kill()


def run(kills: int, seed: Any = None, tables: int = TABLES) -> Tally:
    """Kill servers so many times. Raises where a client was told something else than what is on disk."""
    tally, source = Tally(), random.Random(seed)
    started = time.monotonic()
    while tally.kills < kills and not tally.lost:
        with tempfile.TemporaryDirectory(prefix="oneleft-kill-") as folder:
            count = min(KILLS_A_FOLDER, kills - tally.kills)
            live(kill_in_one_folder(Path(folder), count, tables, source, tally), 60.0 * count)
    tally.seconds = time.monotonic() - started
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default=None)
    arguments = parser.parse_args()
    tally = run(arguments.kills, arguments.seed, arguments.tables)
    sys.stdout.write(f"{tally}\n")
    return 1 if tally.lost else 0


if __name__ == "__main__":
    sys.exit(main())
