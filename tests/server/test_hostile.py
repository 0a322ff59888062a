"""People of all kinds at tables of all kinds: slow, lost, late, confused and malicious. The table goes on.

A longer run: `ONELEFT_HOSTILE_SECONDS=60 python -m pytest tests/server/test_hostile.py`.
"""

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from oneleft.action import ACTION_CODES, Action
from oneleft.server.protocol import wire
from tests.server.audit import check_clients, check_records, fold, read_disk
from tests.server.live import Gone, Player, Server, live, new_key, sensible
from tests.strategies import random_table

SECONDS = float(os.environ.get("ONELEFT_HOSTILE_SECONDS", "2"))
TABLES = 4
PACE = {"absent": 0.1, "fast": 0.2, "relaxed": 0.4, "first_look": 0.0, "next_round": 0.2, "verdict": 0.3, "unload": 0.2}
ACTIONS = [str(Action(code)) for code in sorted(ACTION_CODES)]
Habit = Callable[[Player, random.Random], Awaitable[None]]
done: Counter[str] = Counter()  # what was tried, to show that it was


# ---- Habits: each is one thing that such a person does


async def plays(player: Player, source: random.Random) -> None:
    """The next sensible thing, or waiting a little for it to be possible."""
    table, mine = player.table, player.mine
    if player.folded.place is None and source.random() < 0.3:
        await player.send(wire.Sit, place=source.randrange(len(table.places)))
    elif table.stage in ("between", "over") and player.folded.place is not None and table.you not in table.ready:
        await player.send(wire.Ready)
    elif mine is not None and (mine.must or (mine.legal and source.random() < 0.2)):
        await player.act(sensible(mine, source))
    else:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await player.until_changed(table)


async def dawdles(player: Player, source: random.Random) -> None:
    """Waits, then answers a version that may be long gone."""
    table, mine = player.table, player.mine
    await asyncio.sleep(source.random() * 0.3)
    if mine is not None and mine.legal:
        answer = await player.act(source.choice(mine.legal), table.version)
        done["stale" if isinstance(answer, wire.Refused) and answer.key == "stale" else "in time"] += 1


async def is_lost(player: Player, source: random.Random) -> None:
    """The line ends or breaks; then back from its version, from nothing, or from one that never was."""
    await (player.leave_line() if source.random() < 0.5 else player.break_line())
    await asyncio.sleep(source.choice((0, 0.02, 0.2, 0.5)))
    if source.random() < 0.7:
        await player.enter_again()
        done["back from its version"] += 1
    else:
        await player.enter()
        done["back from nothing"] += 1


async def repeats(player: Player, source: random.Random) -> None:
    """The same action twice and thrice, and with old versions and those to come."""
    mine, version = player.mine, player.table.version
    if mine is None or not mine.legal:
        await plays(player, source)
        return
    action = source.choice(mine.legal)
    versions = [version, version, source.choice((0, version - 1, version + 1, 2**53))]
    answers = await asyncio.gather(*(player.act(action, each) for each in versions), return_exceptions=True)
    done["repeated"] += sum(isinstance(answer, wire.Refused) for answer in answers)
    for answer in answers:
        if isinstance(answer, BaseException):
            raise answer


async def does_anything(player: Player, source: random.Random) -> None:
    """Any command with any values; those that would end the table for all others seldom."""
    kinds = [kind for kind in get_args(wire.ToServer) if kind not in (wire.Hello, wire.Kick, wire.Configure)]
    kind = source.choice([*kinds, *[wire.Act] * 8, *([wire.Kick, wire.Configure] if source.random() < 0.05 else [])])
    if kind is wire.Resync:
        await player.compare()
        return
    fields = {name: value_for(name, player, source) for name in kind.__struct_fields__ if name != "id"}
    answer = await player.send(kind, **fields)
    done[f"{kind.__name__} {'refused' if isinstance(answer, wire.Refused) else 'done'}"] += 1


def value_for(name: str, player: Player, source: random.Random) -> Any:
    table, mine = player.table, player.mine
    match name:
        case "version":
            return source.choice((table.version, table.version, 0, 2**53))
        case "action":
            return source.choice(mine.legal if mine is not None and mine.legal and source.random() < 0.5 else ACTIONS)
        case "place":
            return source.randrange(10)
        case "bot":
            return source.choice(("greedy", "random", None, "x"))
        case "settings":
            return wire.Settings(rules={"edition": "custom"}, players=source.randint(2, 10))
        case "text" | "name":
            return source.choice(("Ann", "<b>&", "\u202e", "x" * 96, "💥"))
        case "avatar":
            return source.choice(("", "000", "477"))
        case "emoji":
            return "🔥"
        case "message" | "accusation":
            return source.choice([*(said.id for said in table.chat), *(one.id for one in table.accusations), 0])
        case "yes":
            return True
        case "commitment":
            return table.commitment or "0" * 64
        case "random":
            return f"{source.randrange(2**128):032x}"
        case "member":
            return source.randrange(1, len(table.people) + 2)
    raise AssertionError(f"a field that is not known here: {name}")


async def sends_garbage(player: Player, source: random.Random) -> None:
    """Bytes; now and then so many that the line is ended."""
    size = source.choice((0, 1, 20, 300, 8192, 9000))
    data = source.choice(
        (source.randbytes(size), b"[" * size, b'{"type": "act", "id": 1,' + b" " * size, b"\xff" * size)
    )
    await (player.send_binary(data) if source.random() < 0.5 else player.send_raw(data))
    done["garbage"] += 1
    await asyncio.sleep(0.01)


HABITS: dict[str, list[Habit]] = {
    "steady": [plays],
    "slow": [plays, dawdles],
    "lost": [plays, plays, plays, is_lost],
    "repeating": [plays, repeats],
    "wild": [plays, does_anything, does_anything],
    "malicious": [plays, sends_garbage, is_lost],
}


async def lives(player: Player, habits: list[Habit], source: random.Random, until: asyncio.Event) -> None:
    """Go on with these habits; whoever loses the line comes back."""
    while not until.is_set():
        try:
            if player.goodbye is not None:
                return
            if not player.is_connected or player.folded.is_empty:
                done["cut off"] += 1
                await (player.enter_again() if source.random() < 0.5 else player.enter())
                continue
            await source.choice(habits)(player, source)
        except Gone:
            await asyncio.sleep(0.01)


# ---- Tables


async def new_party(server: Server, source: random.Random, kinds: list[str]) -> list[Player]:
    """A table with any rules; places for some, bots on others, and one more who watches and checks."""
    table = random_table(source)
    key = new_key()
    people = min(table.players, len(kinds))
    bots = [None if place < people else source.choice(("greedy", "random")) for place in range(table.players)]
    rules = table.rules.to_json() | {"target": source.choice((20, 60, 500))}
    code = server.make_table(
        key,
        kinds[0],
        bots=bots,
        players=table.players,
        rules=rules,
        clock=source.choice(("none", "relaxed", "fast")),
        spectators=source.random() < 0.7,
    )
    party = [Player(server, code, key if number == 0 else None, kind) for number, kind in enumerate(kinds)]
    for player in party:
        await player.enter()
    for place, player in enumerate(party[1:people], 1):
        await player.done(wire.Sit, place=place)
    await party[0].done(wire.Start)
    auditor = await Player(server, code, name="auditor").enter()
    return [*party, auditor]


async def still_moves(auditor: Player, others: list[Player], source: random.Random) -> None:
    """When the storm is over those who are left play on, and rounds come to an end."""
    stop = asyncio.Event()
    calm = [asyncio.create_task(lives(player, [plays], source, stop)) for player in others]
    version, rounds = auditor.table.version, finished(auditor)
    try:
        if auditor.table.stage == "playing" and any(player.goodbye is None for player in others):
            await auditor.until(lambda: finished(auditor) > rounds, 40)
        elif auditor.table.stage == "between":
            await auditor.until(lambda: auditor.table.version > version, 40)
    finally:
        stop.set()
        await asyncio.gather(*calm)


def finished(player: Player) -> tuple[int, int]:
    """Matches and rounds that are over."""
    return player.table.match - (player.table.stage != "over"), len(player.table.sheet)


@pytest.mark.parametrize("seed", [1, 2])
def test_tables_survive_people_of_all_kinds(tmp_path: Path, seed: int) -> None:
    """Rounds end, every client's fold is the fold of the log on disk, and the records verify."""

    async def work(server: Server) -> None:
        source = random.Random(seed)
        kinds = [["steady", *source.sample([kind for kind in HABITS if kind != "steady"], 4)] for _ in range(TABLES)]
        parties = [await new_party(server, source, each) for each in kinds]
        over = asyncio.Event()
        storm = [
            asyncio.create_task(
                lives(player, HABITS[player.name], random.Random(f"{seed} {number} {player.name}"), over)
            )
            for number, (*party, _) in enumerate(parties)
            for player in party
        ]
        auditing = [asyncio.create_task(lives(auditor, [looks], source, over)) for *_, auditor in parties]
        await asyncio.wait([*storm, *auditing], timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        over.set()
        await asyncio.gather(*storm, *auditing)
        for *party, auditor in parties:
            await still_moves(auditor, party, source)
            await auditor.compare()
        status = await asyncio.to_thread(server.stop)
        assert status in (0, -15)
        disk = read_disk(server.data)
        for party in parties:
            for player in party:
                await player.until_closed()
                player.check()
            bodies = disk.logs[party[0].code]
            latest = check_clients(bodies, party)
            assert latest >= max(player.table.version for player in party)
            assert fold(bodies).version == len(bodies)
            for player in party:
                await player.leave_line()
        check_records(disk)
        assert sum(len(records) for records in disk.records.values()) > 0

    with Server(tmp_path, "--last-words", "1", pace=PACE) as server:
        done.clear()
        live(work(server), 120 + SECONDS)
        assert server.crashes == []
    # It was a storm.
    assert done["repeated"] and done["garbage"] and done["cut off"]
    assert done["back from its version"] + done["back from nothing"] > 3
    assert sum(count for what, count in done.items() if what.endswith(" refused")) > 5
    assert sum(count for what, count in done.items() if what.endswith(" done")) > 5


async def looks(player: Player, source: random.Random) -> None:
    await player.compare()
    await asyncio.sleep(source.random() * 0.1)
