"""The promises of store.py, checked for every store there is."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from oneleft.server.storage.store import Conflict, Store, Stored
from oneleft.server.storage.stores import KINDS
from tests.server.every_store import EVERY_STORE, Kind
from tests.server.reports import Reports

NOTHING = Stored(None, 0, [])


@pytest.fixture(params=EVERY_STORE, ids=lambda kind: f"{kind.name}-{kind.loop.__module__}")
def kind(request: pytest.FixtureRequest) -> Kind:
    found = request.param
    assert isinstance(found, Kind)
    return found


def use(kind: Kind, folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store, work with it, close it."""

    async def inside() -> None:
        store = await kind.store.open(folder)
        try:
            await asyncio.wait_for(work(store), 30)
        finally:
            await store.close()

    with asyncio.Runner(loop_factory=kind.loop) as runner:
        runner.run(inside())


def test_the_suite_runs_over_every_store() -> None:
    assert set(KINDS) <= {kind.name for kind in EVERY_STORE}


# ---- Logs


def test_appends_are_reported_in_order_and_read_back(tmp_path: Path, kind: Kind) -> None:
    async def write(store: Store) -> None:
        reports = Reports()
        for version in range(1, 301):
            for table in ("AAAAAA", "BBBBBB", "CCCCCC"):
                store.append(table, version, f"{table} {version}".encode(), None, reports.of((table, version)))
        await reports.all(900)
        assert [name for name, _ in reports.said] == [
            (table, version) for version in range(1, 301) for table in ("AAAAAA", "BBBBBB", "CCCCCC")
        ]
        assert reports.failed == []
        assert reports.threads == {threading.get_ident()}, "reports come in the event loop"
        assert (await store.read("BBBBBB")).entries == [f"BBBBBB {version}".encode() for version in range(1, 301)]

    async def read(store: Store) -> None:
        assert (await store.read("CCCCCC")).entries == [f"CCCCCC {version}".encode() for version in range(1, 301)]

    use(kind, tmp_path, write)
    use(kind, tmp_path, read)


def test_what_is_asked_later_knows_what_was_appended_before(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        store.append("AAAAAA", 1, b"first", b"{}", reports.of(1))
        reading, asking = store.read("AAAAAA"), store.record("AAAAAA", 1)
        assert await reading == Stored(None, 0, [b"first"])
        assert await asking == b"{}"

    use(kind, tmp_path, work)


@pytest.mark.parametrize("from_start", [False, True])
def test_a_table_that_is_not_there_is_empty(tmp_path: Path, kind: Kind, from_start: bool) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        store.append("AAAAAA", 1, b"entry", None, reports.of(1))
        await reports.all(1)
        assert await store.read("DDDDDD", from_start=from_start) == NOTHING
        assert await store.record("DDDDDD", 1) is None

    use(kind, tmp_path, work)


def test_any_bytes_are_kept_as_they_are(tmp_path: Path, kind: Kind) -> None:
    bodies = [b"", b"\x00\xff\xfe", bytes(range(256)), "ąß中\U0001f4a5".encode(), b"x" * 300_000]

    async def work(store: Store) -> None:
        reports = Reports()
        for version, body in enumerate(bodies, 1):
            store.append("AAAAAA", version, body, body, reports.of(version))
        await reports.all(len(bodies))
        assert reports.failed == []
        assert (await store.read("AAAAAA")).entries == bodies
        assert [await store.record("AAAAAA", match) for match in range(1, len(bodies) + 1)] == bodies
        for body in bodies:
            store.put_snapshot("AAAAAA", len(bodies), body)
            assert await store.read("AAAAAA") == Stored(body, len(bodies), [])

    use(kind, tmp_path, work)


def test_a_version_that_is_there_already_fails_alone(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        store.append("AAAAAA", 1, b"first", None, reports.of("first"))
        store.append("BBBBBB", 1, b"other", None, reports.of("other"))
        store.append("AAAAAA", 1, b"again", b"{}", reports.of("again"))
        store.append("BBBBBB", 2, b"more", b"{}", reports.of("more"))
        await reports.all(4)
        assert [name for name, _ in reports.said] == ["first", "other", "again", "more"]
        assert reports.failed == ["again"]
        assert isinstance(dict(reports.said)["again"], Conflict)
        assert (await store.read("AAAAAA")).entries == [b"first"]
        assert (await store.read("BBBBBB")).entries == [b"other", b"more"]
        assert await store.record("AAAAAA", 1) is None, "nor is its record"
        assert await store.record("BBBBBB", 1) == b"{}"

    use(kind, tmp_path, work)


@pytest.mark.parametrize("version", [-1, 0, 2, 3])
def test_a_log_begins_with_one_and_has_no_gaps(tmp_path: Path, kind: Kind, version: int) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        store.append("AAAAAA", version, b"entry", None, reports.of(version))
        await reports.all(1)
        assert isinstance(reports.said[0][1], Conflict)
        assert await store.read("AAAAAA") == NOTHING
        store.append("AAAAAA", 1, b"entry", None, reports.of("first"))
        await reports.all(2)
        assert reports.failed == [version], "and it can still begin"

    use(kind, tmp_path, work)


def test_after_one_that_fails_no_later_one_of_the_table_is_written(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        for version in (1, 3, 4, 5):
            store.append("AAAAAA", version, b"entry", None, reports.of(version))
            store.append("BBBBBB", min(version, 2), b"other", None, reports.of(f"other {version}"))
        await reports.all(8)
        assert reports.failed == [3, 4, "other 4", 5, "other 5"]
        assert len((await store.read("AAAAAA")).entries) == 1
        assert len((await store.read("BBBBBB")).entries) == 2

    use(kind, tmp_path, work)


def test_closing_writes_what_waits(tmp_path: Path, kind: Kind) -> None:
    reports = Reports()

    async def write(store: Store) -> None:
        for version in range(1, 3001):  # more than one commit takes, and than a pipe holds
            store.append("AAAAAA", version, b"entry" * 100, None, reports.of(version))
        store.put_snapshot("AAAAAA", 2990, b"all")

    async def read(store: Store) -> None:
        assert (await store.read("AAAAAA", from_start=True)).entries == [b"entry" * 100] * 3000
        assert await store.read("AAAAAA") == Stored(b"all", 2990, [b"entry" * 100] * 10)

    use(kind, tmp_path, write)
    assert len(reports.said) == 3000
    assert reports.failed == []
    use(kind, tmp_path, read)


# ---- Snapshots


async def three_entries(store: Store) -> None:
    reports = Reports()
    for version, body in enumerate((b"one", b"two", b"three"), 1):
        store.append("AAAAAA", version, body, None, reports.of(version))
    await reports.all(3)


@pytest.mark.parametrize(("version", "rest"), [(1, [b"two", b"three"]), (2, [b"three"]), (3, [])])
def test_a_table_is_read_from_its_snapshot_on_and_the_log_stays_whole(
    tmp_path: Path, kind: Kind, version: int, rest: list[bytes]
) -> None:
    async def write(store: Store) -> None:
        await three_entries(store)
        store.put_snapshot("AAAAAA", version, b"all")
        assert await store.read("AAAAAA") == Stored(b"all", version, rest)

    async def read(store: Store) -> None:
        assert await store.read("AAAAAA") == Stored(b"all", version, rest)
        assert await store.read("AAAAAA", from_start=True) == Stored(None, 0, [b"one", b"two", b"three"])
        assert await store.read("BBBBBB") == NOTHING

    use(kind, tmp_path, write)
    use(kind, tmp_path, read)


def test_the_newest_snapshot_counts(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        await three_entries(store)
        for version in (1, 3, 2):
            store.put_snapshot("AAAAAA", version, b"all of %d" % version)
        assert await store.read("AAAAAA") == Stored(b"all of 3", 3, [])

    use(kind, tmp_path, work)


def test_a_snapshot_ahead_of_the_log_is_ignored(tmp_path: Path, kind: Kind) -> None:
    """As when the appends before it have failed: what nobody was told must not come back."""

    async def work(store: Store) -> None:
        await three_entries(store)
        store.put_snapshot("AAAAAA", 4, b"ahead")
        store.put_snapshot("BBBBBB", 1, b"of nothing")
        assert await store.read("AAAAAA") == Stored(None, 0, [b"one", b"two", b"three"])
        assert await store.read("BBBBBB") == NOTHING
        store.put_snapshot("AAAAAA", 2, b"all")
        store.put_snapshot("AAAAAA", 4, b"ahead")
        assert await store.read("AAAAAA") == Stored(b"all", 2, [b"three"])

    use(kind, tmp_path, work)


# ---- Records, idle tables, tables where something is due


def test_records_are_numbered_for_each_table(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        for version in range(1, 7):
            ends = version % 2 == 0
            store.append("AAAAAA", version, b"a", b"A%d" % version if ends else None, reports.of(version))
            store.append("BBBBBB", version, b"b", b"B%d" % version if version == 5 else None, reports.of(version))
        await reports.all(12)
        assert [await store.record("AAAAAA", match) for match in range(5)] == [None, b"A2", b"A4", b"A6", None]
        assert [await store.record("BBBBBB", match) for match in range(3)] == [None, b"B5", None]
        assert await store.record("CCCCCC", 1) is None

    use(kind, tmp_path, work)


def test_idle_tables_are_those_without_an_entry_since_and_not_closed(tmp_path: Path, kind: Kind) -> None:
    async def work(store: Store) -> None:
        reports = Reports()
        for table in ("AAAAAA", "BBBBBB", "CCCCCC"):
            store.append(table, 1, b"entry", None, reports.of(table))
        await reports.all(3)
        await kind.store.set_age(store, tmp_path, "AAAAAA", 1000)
        await kind.store.set_age(store, tmp_path, "CCCCCC", 990)
        assert await store.idle_tables(990) == []
        assert await store.idle_tables(991) == ["CCCCCC"]
        assert await store.idle_tables(1001) == ["CCCCCC", "AAAAAA"]
        store.mark_closed("AAAAAA")
        assert await store.idle_tables(1001) == ["CCCCCC"]
        store.append("CCCCCC", 2, b"entry", None, reports.of("again"))
        await reports.all(4)
        assert await store.idle_tables(1001) == []
        assert sorted(await store.idle_tables(int(time.time()) + 2)) == ["BBBBBB", "CCCCCC"]

    use(kind, tmp_path, work)


def test_due_tables_are_those_whose_moment_has_come(tmp_path: Path, kind: Kind) -> None:
    async def write(store: Store) -> None:
        moments: list[tuple[str, Any]] = [("AAAAAA", 300), ("BBBBBB", 100), ("CCCCCC", 200), ("DDDDDD", 150)]
        for table, at in [*moments, ("AAAAAA", 50), ("DDDDDD", None), ("EEEEEE", None)]:
            store.set_due(table, at)
        assert await store.due_tables(49, 10) == []
        assert await store.due_tables(100, 10) == ["AAAAAA", "BBBBBB"]

    async def read(store: Store) -> None:
        assert await store.due_tables(1000, 10) == ["AAAAAA", "BBBBBB", "CCCCCC"]
        assert await store.due_tables(1000, 2) == ["AAAAAA", "BBBBBB"]

    use(kind, tmp_path, write)
    use(kind, tmp_path, read)
