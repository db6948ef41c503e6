"""The store: the same tests for every kind, then what each kind has of its own."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from rulebound.server import schema
from rulebound.server.postgres import PostgresStore, open_postgres, without_password
from rulebound.server.sqlite import SqliteStore, open_sqlite
from rulebound.server.store import Conflict, Entry, Store, StoreError, open_store

pytestmark = pytest.mark.anyio

VERSION_1 = """
CREATE TABLE entries (stream TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload BLOB NOT NULL,
at INTEGER NOT NULL, PRIMARY KEY (stream, seq)) STRICT, WITHOUT ROWID;
CREATE INDEX beginnings ON entries (stream) WHERE seq = 0;
INSERT INTO entries VALUES ('table/old', 0, 'opened', x'00ff', 1700000000000);
INSERT INTO entries VALUES ('table/old', 1, 'input', x'01', 1700000000001);
PRAGMA application_id = 1383427170;
PRAGMA user_version = 1;
"""
"""A database as the first version left it."""
POSTGRES_1 = """
CREATE SCHEMA rulebound;
CREATE TABLE rulebound.version (number integer NOT NULL);
INSERT INTO rulebound.version VALUES (1);
CREATE TABLE rulebound.entries (stream text COLLATE "C" NOT NULL, seq bigint NOT NULL, kind text NOT NULL,
payload bytea NOT NULL, at bigint NOT NULL, PRIMARY KEY (stream, seq));
CREATE INDEX beginnings ON rulebound.entries (stream) WHERE seq = 0;
INSERT INTO rulebound.entries VALUES ('table/old', 0, 'opened', '\\x00ff', 1700000000000);
INSERT INTO rulebound.entries VALUES ('table/old', 1, 'input', '\\x01', 1700000000001);
"""

CHILD = """
import asyncio, sys
from rulebound.server.store import Entry, open_store

async def write(store, stream):
    for seq in range(1_000_000):
        await store.append(stream, [Entry(seq, "input", b"%d" % seq)])
        print(stream, seq, flush=True)

async def main(url):
    store = await open_store(url)
    await asyncio.gather(*[write(store, f"table/{n}") for n in range(5)])

asyncio.run(main(sys.argv[1]))
"""
"""A process that appends to five streams and says what was acknowledged, until it is killed."""


def entries(first: int, count: int = 1) -> list[Entry]:
    """Some entries."""
    return [Entry(seq, "input", b"payload %d" % seq, 1000 + seq) for seq in range(first, first + count)]


# ---- streams


async def test_what_was_appended_is_read(store: Store) -> None:
    await store.append("table/a", entries(0, 3))
    await store.append("table/a", entries(3))
    assert await store.read("table/a") == entries(0, 4)
    assert await store.read("table/a", after=1) == entries(2, 2)
    assert await store.read("table/a", after=3) == []


async def test_a_stream_that_is_not_there_is_empty(store: Store) -> None:
    assert await store.read("table/none") == []
    await store.append("table/none", [])
    assert await store.streams("") == []


async def test_payloads_are_any_bytes(store: Store) -> None:
    payload = bytes(range(256)) * 40
    await store.append("s", [Entry(0, "種類", payload, 2**50), Entry(1, "k", b"", 0)])
    assert await store.read("s") == [Entry(0, "種類", payload, 2**50), Entry(1, "k", b"", 0)]


@pytest.mark.parametrize("first", [0, 1, 3, 100, -1])
async def test_numbers_must_continue_the_stream(store: Store, first: int) -> None:
    await store.append("s", entries(0, 2))
    with pytest.raises(Conflict, match=r"next entry is 2"):
        await store.append("s", entries(first, 3))
    assert await store.read("s") == entries(0, 2)


async def test_the_first_number_is_nought(store: Store) -> None:
    with pytest.raises(Conflict, match=r"next entry is 0"):
        await store.append("s", entries(1))
    assert await store.streams() == []


async def test_numbers_leave_no_gap_within_an_append(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("s", [*entries(0), *entries(2)])
    assert await store.read("s") == []


async def test_an_append_that_cannot_be_stored_leaves_nothing(lasting_url: str) -> None:
    store = await open_store(lasting_url)
    with pytest.raises(StoreError):
        await store.append("s", [Entry(0, "k", b"", 0), Entry(1, "k", b"", 2**70)])
    assert await store.read("s") == []
    await store.append("s", entries(0))
    await store.close()


async def test_streams_by_prefix(store: Store) -> None:
    for name in ["table/b", "table/a", "reports", "table", "tablf", "Table/c", "table/卓"]:
        await store.append(name, entries(0, 2))
    assert await store.streams("table/") == ["table/a", "table/b", "table/卓"]
    assert await store.streams("table/a") == ["table/a"]
    assert await store.streams("table/%") == []
    assert len(await store.streams()) == 7


@pytest.mark.parametrize("name", ["", "a\0b", "a\nb", "\ud800", "x" * 201])
async def test_names_that_no_database_holds_are_refused(store: Store, name: str) -> None:
    with pytest.raises(StoreError, match="cannot name anything"):
        await store.append(name, entries(0))
    with pytest.raises(StoreError, match="cannot name anything"):
        await store.get("person", name)


async def test_of_two_at_once_one_wins(store: Store) -> None:
    await store.append("s", entries(0))
    attempts = [store.append("s", [Entry(1, "k", b"%d" % n, 0)]) for n in range(20)]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 19 + ["NoneType"]
    winner = results.index(None)
    assert [entry.payload for entry in await store.read("s")] == [b"payload 0", b"%d" % winner]


async def test_a_conflict_does_not_take_others_along(store: Store) -> None:
    good = [store.append(f"s{n}", entries(0, 2)) for n in range(10)]
    bad = [store.append(f"s{n}", entries(5)) for n in range(10, 20)]
    results = await asyncio.gather(
        *[job for pair in zip(good, bad, strict=True) for job in pair], return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict] * 10
    assert await store.streams() == [f"s{n}" for n in range(10)]
    assert await store.read("s9") == entries(0, 2)


async def test_random_appends_match_a_list(store: Store) -> None:
    chance = random.Random(7)
    model: dict[str, list[Entry]] = {}
    for _ in range(120):
        stream = chance.choice("abc")
        first = len(model.get(stream, [])) + chance.choice([0, 0, 0, 1, -1])
        new = entries(first, chance.randint(1, 4))
        try:
            await store.append(stream, new)
        except Conflict:
            assert first != len(model.get(stream, []))
        else:
            model.setdefault(stream, []).extend(new)
    assert {stream: await store.read(stream) for stream in model} == model


# ---- keyed records


async def test_records_are_written_replaced_and_removed(store: Store) -> None:
    assert await store.get("person", "g1") is None
    await store.put("person", "g1", b"one")
    await store.put("person", "g1", b"\x00two")
    await store.put("name", "g1", b"other kind")
    assert await store.get("person", "g1") == b"\x00two"
    await store.delete("person", "g1")
    await store.delete("person", "g1")
    assert await store.get("person", "g1") is None
    assert await store.get("name", "g1") == b"other kind"


async def test_add_writes_only_what_is_new(store: Store) -> None:
    results = await asyncio.gather(*[store.add("name", "anna", b"%d" % n) for n in range(10)])
    assert sorted(results) == [False] * 9 + [True]
    assert await store.get("name", "anna") == b"%d" % results.index(True)


async def test_records_are_listed_by_prefix(store: Store) -> None:
    for key in ["b", "a/2", "a/1", "aa", "A"]:
        await store.put("k", key, key.encode())
    await store.put("other", "a/3", b"")
    assert await store.list("k", "a/") == [("a/1", b"a/1"), ("a/2", b"a/2")]
    assert [key for key, _ in await store.list("k")] == ["A", "a/1", "a/2", "aa", "b"]


# ---- what lasts


async def test_everything_is_there_after_closing(lasting_url: str) -> None:
    store = await open_store(lasting_url)
    await store.append("s", entries(0, 2))
    await store.put("k", "a", b"v")
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="was closed"):
        await store.append("s", entries(2))
    with pytest.raises(StoreError, match="was closed"):
        await store.read("s")
    store = await open_store(lasting_url)
    assert await store.read("s") == entries(0, 2)
    assert await store.get("k", "a") == b"v"
    await store.close()


async def test_closing_writes_what_waits(lasting_url: str) -> None:
    store = await open_store(lasting_url)
    waiting = [asyncio.create_task(store.append(f"s{n}", entries(0))) for n in range(30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await open_store(lasting_url)
    assert len(await store.streams()) == 30
    await store.close()


def acknowledged_until_killed(url: str, count: int) -> dict[str, list[int]]:
    """Let a process append, kill it after some acknowledgements; what it was told, by stream."""
    child = subprocess.Popen([sys.executable, "-c", CHILD, url], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(count)]
    os.kill(child.pid, signal.SIGKILL)
    lines += child.stdout.readlines()
    child.wait()
    told: dict[str, list[int]] = {}
    for line in lines:
        if line.endswith("\n"):
            stream, _, seq = line.partition(" ")
            told.setdefault(stream, []).append(int(seq))
    return told


@pytest.mark.parametrize("count", [1, 7, 200])
async def test_nothing_acknowledged_is_lost_by_a_kill(lasting_url: str, count: int) -> None:
    told = acknowledged_until_killed(lasting_url, count)
    assert sum(map(len, told.values())) >= count
    store = await open_store(lasting_url)
    for stream, seqs in told.items():
        kept = await store.read(stream)
        assert [entry.seq for entry in kept] == list(range(len(kept)))
        assert [entry.payload for entry in kept] == [b"%d" % seq for seq in range(len(kept))]
        assert seqs == list(range(len(seqs)))
        assert len(seqs) <= len(kept) <= len(seqs) + 1
        await store.append(stream, [Entry(len(kept), "input", b"on it goes")])
    await store.close()


# ---- SQLite


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be."""
    return tmp_path / "store.sqlite"


async def test_sqlite_is_durable_and_ours(path: Path) -> None:
    store = await open_sqlite(str(path))
    for pragma, value in [("synchronous", 2), ("journal_mode", "wal"), ("locking_mode", "exclusive")]:
        assert await store.ask(f"PRAGMA {pragma}") == [(value,)]
    await store.close()
    assert path.stat().st_mode & 0o077 == 0
    assert path.read_bytes()[68:72] == b"Rulb"


async def test_sqlite_gathers_writes_into_one_commit(path: Path) -> None:
    store = await open_sqlite(str(path))
    commits: list[str] = []
    await store.run(lambda: store.connection.set_trace_callback(commits.append))
    await asyncio.gather(*[store.append(f"s{n}", entries(0)) for n in range(100)])
    assert commits.count("COMMIT") <= 2
    await store.close()


async def test_sqlite_goes_on_after_a_caller_was_cancelled(path: Path) -> None:
    store = await open_sqlite(str(path))
    given_up = asyncio.create_task(store.append("s", entries(0)))
    await asyncio.sleep(0)
    given_up.cancel()
    await store.append("t", entries(0))
    assert await store.streams() == ["s", "t"]
    await store.close()


async def test_sqlite_tells_everyone_when_the_disk_is_full(path: Path) -> None:
    store = await open_sqlite(str(path))
    await store.append("s", entries(0))
    await store.run(lambda: store.connection.execute("PRAGMA max_page_count = 1"))
    large = [Entry(0, "k", bytes(100_000), 0)]
    attempts = [store.append("t", entries(0)), store.append("u", large), store.append("v", entries(0))]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert all(isinstance(result, StoreError) and "disk is full" in str(result) for result in results)
    await store.run(lambda: store.connection.execute("PRAGMA max_page_count = 100000"))
    assert await store.streams() == ["s"]
    await store.append("u", large)
    await store.close()


async def test_sqlite_goes_on_after_a_commit_that_failed(path: Path) -> None:
    store = await open_sqlite(str(path))

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO records VALUES ('k', 'a', x'00')")
        raise ZeroDivisionError

    results = await asyncio.gather(store.append("s", entries(0)), store.write(fail), return_exceptions=True)
    assert [type(result) for result in results] == [ZeroDivisionError, ZeroDivisionError]
    assert await store.streams() == []
    assert await store.get("k", "a") is None
    await store.append("s", entries(0))
    assert await store.read("s") == entries(0)
    await store.close()


async def test_version_1_is_migrated(path: Path) -> None:
    old = sqlite3.connect(path)
    old.executescript(VERSION_1)
    old.close()
    store = await open_store(str(path))
    assert await store.read("table/old") == [
        Entry(0, "opened", b"\x00\xff", 1700000000000),
        Entry(1, "input", b"\x01", 1700000000001),
    ]
    await store.put("k", "a", b"v")
    await store.append("table/old", entries(2))
    await store.close()
    new = sqlite3.connect(path)
    assert new.execute("PRAGMA user_version").fetchone() == (schema.CURRENT,)
    new.close()


async def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = sqlite3.connect(path)
    old.executescript(VERSION_1)
    bad = schema.Version(sqlite=["CREATE TABLE extra (a TEXT)", "nonsense"], postgres=[])
    monkeypatch.setattr(schema, "VERSIONS", [*schema.VERSIONS, bad])
    with pytest.raises(StoreError):
        await open_store(str(path))
    assert old.execute("PRAGMA user_version").fetchone() == (1,)
    assert old.execute(
        "SELECT count(*) FROM sqlite_schema WHERE name IN ('records', 'extra')"
    ).fetchone() == (0,)
    old.close()


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await (await open_store(str(path))).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {schema.CURRENT + 1}")
    newer.close()
    with pytest.raises(StoreError, match=r"written by a newer Rulebound .* Install the newer version"):
        await open_store(str(path))
    again = sqlite3.connect(path)
    assert again.execute("PRAGMA user_version").fetchone() == (schema.CURRENT + 1,)
    again.close()


async def test_a_second_server_is_refused(path: Path) -> None:
    store = await open_sqlite(str(path))
    with pytest.raises(StoreError, match="another server or program has it open"):
        await open_sqlite(str(path), patience=0.05)
    await store.append("s", entries(0))
    await store.close()


async def test_foreign_files_are_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, today I did not write a database. " * 20)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="no SQLite database"):
        await open_store(str(path))
    assert path.read_bytes() == before
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (a TEXT)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="database of another program"):
        await open_store(str(path))
    assert path.read_bytes() == before


async def test_a_damaged_file_is_told(path: Path) -> None:
    store = await open_store(str(path))
    await store.append("s", entries(0, 500))
    await store.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    with pytest.raises(StoreError, match="damaged"):
        store = await open_store(str(path))
        await store.read("s")


async def test_places_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        await open_store(str(tmp_path))
    with pytest.raises(StoreError, match=r"folder of .* does not exist"):
        await open_store(str(tmp_path / "none" / "store.sqlite"))


async def test_a_file_without_rights_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)  # rights do not bind root, who may run these tests
    with pytest.raises(StoreError, match="may not read and write"):
        await open_store(str(path))


# ---- URLs


@pytest.mark.parametrize("form", ["{path}", "sqlite:{path}", "sqlite://{path}", "sqlite:///{path}"])
async def test_ways_to_name_a_file(path: Path, form: str) -> None:
    store = await open_store(form.format(path=path))
    assert isinstance(store, SqliteStore)
    await store.close()
    assert path.exists()


@pytest.mark.parametrize("url", ["mysql://localhost/x", "http://localhost/"])
async def test_unknown_databases_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="There is no store for"):
        await open_store(url)


@pytest.mark.parametrize("url", ["", "sqlite:", "sqlite://host/file", "sqlite:a\0b"])
async def test_urls_without_a_file_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="names no file"):
        await open_store(url)


# ---- PostgreSQL


@pytest.fixture
def fresh(postgres: Any) -> str:
    """The URL of an empty PostgreSQL database."""
    url: str = postgres.new_database()
    return url


async def script(url: str, statements: str) -> None:
    """Carry out statements on a database."""
    connection = await asyncpg.connect(url)
    await connection.execute(statements)
    await connection.close()


async def test_postgres_version_1_is_migrated(fresh: str) -> None:
    await script(fresh, POSTGRES_1)
    store = await open_store(fresh)
    assert isinstance(store, PostgresStore)
    assert [entry.payload for entry in await store.read("table/old")] == [b"\x00\xff", b"\x01"]
    await store.put("k", "a", b"v")
    assert await store.pool.fetchval("SELECT number FROM rulebound.version") == schema.CURRENT
    await store.close()


async def test_a_newer_postgres_database_is_refused(fresh: str) -> None:
    await script(fresh, POSTGRES_1 + "UPDATE rulebound.version SET number = 99;")
    with pytest.raises(StoreError, match="written by a newer Rulebound"):
        await open_store(fresh)


async def test_a_second_server_on_postgres_is_refused(fresh: str) -> None:
    store = await open_store(fresh)
    with pytest.raises(StoreError, match="Another server works on the database"):
        await open_postgres(fresh, patience=0.05)
    await store.append("s", entries(0))
    next_one = asyncio.create_task(open_store(fresh))
    await store.close()
    store = await next_one
    assert await store.read("s") == entries(0)
    await store.close()


async def test_of_two_who_append_to_postgres_at_the_same_moment_one_wins(fresh: str) -> None:
    store = await open_store(fresh)
    await store.append("s", entries(0))
    other = await asyncpg.connect(fresh)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("INSERT INTO rulebound.entries VALUES ('s', 1, 'k', 'other', 0)")
    attempt = asyncio.create_task(store.append("s", entries(1)))
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    while not await other.fetchval(waiting) and not attempt.done():
        await asyncio.sleep(0.01)
    assert not attempt.done()
    await transaction.commit()
    with pytest.raises(Conflict, match="next entry is 2"):
        await attempt
    assert [entry.payload for entry in await store.read("s")] == [b"payload 0", b"other"]
    await other.close()
    await store.close()


async def test_postgres_commits_to_the_disk_whatever_its_default(fresh: str) -> None:
    await script(fresh, "ALTER ROLE postgres SET synchronous_commit = off")
    store = await open_store(fresh)
    assert isinstance(store, PostgresStore)
    assert await store.pool.fetchval("SHOW synchronous_commit") == "on"
    await store.close()


async def test_a_postgres_connection_that_breaks_is_told_and_mended(fresh: str) -> None:
    store = await open_store(fresh)
    assert isinstance(store, PostgresStore)
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rulebound'"
    slow = asyncio.create_task(store.ask("SELECT pg_sleep(60)"))
    while not slow.done():
        await script(fresh, end)
    with pytest.raises(StoreError, match="does not answer"):
        await slow
    await store.append("s", entries(0))
    assert await store.read("s") == entries(0)
    await store.close()


async def test_postgres_places_that_cannot_be_used_are_told(fresh: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"no database .*createdb"):
        await open_store(fresh.replace("/fresh", "/missing"))
    with pytest.raises(StoreError, match="does not let us in"):
        await open_store(fresh.replace("postgres@", "stranger:hush@"))
    with pytest.raises(StoreError, match="does not answer"):
        await open_store(f"postgresql://me:hush@/db?host={tmp_path}")
    with pytest.raises(StoreError, match="no complete URL"):
        await open_store("postgresql://me:hush@host:port/db")


async def test_a_password_is_never_told() -> None:
    assert without_password("postgresql://me:hush@host:5432/db?password=hush") == "postgresql://host:5432/db"
    with pytest.raises(StoreError) as told:
        await open_store("postgresql://me:hush@host:port/db?x=hush")
    assert "hush" not in str(told.value)
