"""The store in an SQLite file: what a server runs on by default.

One thread owns the one connection. Writes that arrive while a commit is under way are gathered and share the
next one (a group commit): one `fsync` for all of them, each in a savepoint of its own, so that a refused one
takes nobody else along. The file is held exclusively, since two servers that go on with the same tables would
only contradict each other; the lock ends with the process, however it ends.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from .schema import CURRENT, LAST_CHARACTER, missing
from .store import Entries, Entry, Names, Records, Store, StoreError, check_names, check_run, conflict

APPLICATION = int.from_bytes(b"Rulb", "big")
"""The mark in the file's header that says whose database it is."""
PATIENCE = 5.0
"""How many seconds to wait for a file that somebody else holds: an old server may just be ending."""
MOST_TOGETHER = 500
"""How many writes share a commit at most."""

REMEDIES = {
    "SQLITE_BUSY": "another server or program has it open; end that one, or name another file",
    "SQLITE_LOCKED": "another server or program has it open; end that one, or name another file",
    "SQLITE_NOTADB": "it is no SQLite database; name another file",
    "SQLITE_CORRUPT": "it is damaged; restore it from a copy, or name another file",
    "SQLITE_READONLY": "it may not be written; give yourself the right to write it and its folder",
    "SQLITE_CANTOPEN": "it cannot be opened; see that its folder exists and that you may write there",
    "SQLITE_PERM": "it may not be opened; give yourself the right to read and write it",
    "SQLITE_FULL": "the disk is full; make room and start again",
    "SQLITE_IOERR": "the disk does not do as it is told; look into the system's log",
}

Job = Callable[[sqlite3.Connection], Any]
T = TypeVar("T")


class SqliteStore(Store):
    """A store in a file; made by `open_sqlite`."""

    def __init__(self, path: str, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self.path = path
        self.connection = connection
        self.thread = thread
        self.waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.closed = False

    async def append(self, stream: str, entries: Sequence[Entry]) -> None:
        """Append entries, all or none."""
        check_run(stream, entries)
        if entries:
            await self.write(partial(append, stream=stream, entries=list(entries)))

    async def read(self, stream: str, after: int = -1) -> Entries:
        """The entries after a number."""
        check_names(stream)
        question = "SELECT seq, kind, payload, at FROM entries WHERE stream = ? AND seq > ? ORDER BY seq"
        return [Entry(*row) for row in await self.ask(question, stream, after)]

    async def streams(self, prefix: str = "") -> Names:
        """The names that begin with a prefix."""
        question = "SELECT stream FROM entries WHERE seq = 0 AND stream >= ? AND stream < ? ORDER BY stream"
        return [name for (name,) in await self.ask(question, prefix, prefix + LAST_CHARACTER)]

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Write a record."""
        check_names(kind, key)
        await self.change("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", kind, key, value)

    async def add(self, kind: str, key: str, value: bytes) -> bool:
        """Write a record if there is none."""
        check_names(kind, key)
        return await self.change("INSERT OR IGNORE INTO records VALUES (?, ?, ?)", kind, key, value) == 1

    async def get(self, kind: str, key: str) -> bytes | None:
        """The record under a key."""
        check_names(kind, key)
        found = await self.ask("SELECT value FROM records WHERE kind = ? AND key = ?", kind, key)
        return found[0][0] if found else None

    async def delete(self, kind: str, key: str) -> None:
        """Remove a record."""
        check_names(kind, key)
        await self.change("DELETE FROM records WHERE kind = ? AND key = ?", kind, key)

    async def list(self, kind: str, prefix: str = "") -> Records:
        """The records of a kind."""
        check_names(kind)
        question = "SELECT key, value FROM records WHERE kind = ? AND key >= ? AND key < ? ORDER BY key"
        found: Records = await self.ask(question, kind, prefix, prefix + LAST_CHARACTER)
        return found

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self.closed:
            return
        self.closed = True
        if self.writing is not None:
            await self.writing
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    async def ask(self, question: str, *values: object) -> Any:
        """All rows of an answer."""
        return await self.run(lambda: self.connection.execute(question, values).fetchall())

    async def change(self, statement: str, *values: object) -> int:
        """Carry out one statement; how many rows it changed."""

        def job(connection: sqlite3.Connection) -> int:
            return connection.execute(statement, values).rowcount

        changed: int = await self.write(job)
        return changed

    async def write(self, job: Job) -> Any:
        """Have a job done in the next commit. Who is cancelled meanwhile must not take it for undone."""
        self.check_open()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        return await done

    async def write_all(self) -> None:
        """Commit what waits, and what comes to wait meanwhile, until nothing does."""
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            try:
                results = await self.run(partial(self.commit, [job for job, _ in batch]))
            except Exception as error:
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self.writing = None

    def commit(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """Do jobs in one transaction; for each its result, or the exception that undid it alone."""
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [attempt(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    async def run(self, call: Callable[[], T]) -> T:
        """Call something in the thread of the connection; what goes wrong becomes a sentence."""
        if self.writing is None or asyncio.current_task() is not self.writing:
            self.check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, call)
        except sqlite3.Error as error:
            raise explained(self.path, error) from error

    def check_open(self) -> None:
        """Refuse to work after `close`."""
        if self.closed:
            raise StoreError(f"The store {self.path} was closed. Open it again.")


def attempt(connection: sqlite3.Connection, job: Job) -> Any:
    """Do a job in a savepoint; if it fails its exception is the result and it has changed nothing."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except (StoreError, OverflowError, sqlite3.IntegrityError, sqlite3.ProgrammingError) as error:
        connection.execute("ROLLBACK TO job")
        result = error if isinstance(error, StoreError) else StoreError(f"That cannot be stored: {error}.")
    connection.execute("RELEASE job")
    return result


def append(connection: sqlite3.Connection, stream: str, entries: Entries) -> None:
    """Append entries to a stream, if they continue it."""
    (last,) = connection.execute("SELECT max(seq) FROM entries WHERE stream = ?", (stream,)).fetchone()
    wanted = 0 if last is None else last + 1
    if entries[0].seq != wanted:
        raise conflict(stream, wanted, entries[0].seq)
    connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
        [(stream, entry.seq, entry.kind, entry.payload, entry.at) for entry in entries],
    )


async def open_sqlite(path: str, patience: float = PATIENCE) -> SqliteStore:
    """The store in a file, which is made if there is none, and brought up to the current version."""
    thread = ThreadPoolExecutor(1, "store")
    try:
        call = partial(connect, path, patience)
        connection = await asyncio.get_running_loop().run_in_executor(thread, call)
    except BaseException:
        thread.shutdown(wait=False)
        raise
    return SqliteStore(path, connection, thread)


def connect(path: str, patience: float) -> sqlite3.Connection:
    """A connection that holds the file and has its schema right."""
    connection = None
    try:
        make_private(path)
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        check_ours(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, path)
    except (sqlite3.Error, OSError) as error:
        if connection is not None:
            connection.close()
        raise explained(path, error) from error
    except StoreError:
        if connection is not None:
            connection.close()
        raise
    return connection


def make_private(path: str) -> None:
    """Make the file, readable to nobody else: it will hold secrets. SQLite keeps to its rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def check_ours(connection: sqlite3.Connection, path: str) -> None:
    """Leave alone what another program has made."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if mark != APPLICATION and (mark or tables):
        raise StoreError(f"{path} is a database of another program. Name another file for Rulebound.")


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring the database up to the current version, in one transaction."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        for version in missing(found, path):
            for statement in version.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {CURRENT}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def explained(path: str, error: Exception) -> StoreError:
    """What went wrong with a file, as a sentence with a remedy."""
    if isinstance(error, IsADirectoryError):
        return StoreError(f"{path} is a folder. Name a file in it.")
    if isinstance(error, FileNotFoundError):
        return StoreError(f"The folder of {path} does not exist. Make it, or name another file.")
    if isinstance(error, PermissionError):
        return StoreError(f"You may not read and write {path}. Change its rights, or name another file.")
    name = getattr(error, "sqlite_errorname", "")
    for begins, remedy in REMEDIES.items():
        if name.startswith(begins):
            return StoreError(f"The database {path} cannot be used: {remedy}.")
    return StoreError(f"The database {path} cannot be used: {error}.")
