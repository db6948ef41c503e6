"""The store in a PostgreSQL database, by `--database postgresql://…`.

Everything lies in the schema `rulebound` of the database. An append is one statement: it inserts only if the
stream ends where the entries begin, and of two that come at once the primary key lets one through. PostgreSQL
gathers commits by itself; the pool bounds how many are under way. `synchronous_commit` is switched on,
whatever the server's default: what was acknowledged is on the disk.

One server at a time works on a database, as with a file: who opens it waits for the connections of a server
that is just ending (its last append may still be under way) and gives up if they stay.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from .schema import CURRENT, LAST_CHARACTER, missing
from .store import Entries, Entry, Names, Records, Store, StoreError, check_names, check_run, conflict

MOST_CONNECTIONS = 10
PATIENCE = 10.0
"""How many seconds to wait for the database to answer when it is opened, and for its last server to end."""
MIGRATION_LOCK = int.from_bytes(b"Rulebnd", "big")
"""The number of the lock that lets one server at a time bring the schema up to date."""

APPEND = """
INSERT INTO rulebound.entries (stream, seq, kind, payload, at)
SELECT $1, new.* FROM unnest($2::bigint[], $3::text[], $4::bytea[], $5::bigint[]) AS new
WHERE $6 = (SELECT coalesce(max(seq) + 1, 0) FROM rulebound.entries WHERE stream = $1)
"""
READ = "SELECT seq, kind, payload, at FROM rulebound.entries WHERE stream = $1 AND seq > $2 ORDER BY seq"
NEXT = "SELECT coalesce(max(seq) + 1, 0) FROM rulebound.entries WHERE stream = $1"
STREAMS = """
SELECT stream FROM rulebound.entries WHERE seq = 0 AND stream >= $1 AND stream < $2 ORDER BY stream
"""
PUT = """
INSERT INTO rulebound.records VALUES ($1, $2, $3) ON CONFLICT (kind, key) DO UPDATE SET value = $3
"""
ADD = "INSERT INTO rulebound.records VALUES ($1, $2, $3) ON CONFLICT (kind, key) DO NOTHING"
GET = "SELECT value FROM rulebound.records WHERE kind = $1 AND key = $2"
DELETE = "DELETE FROM rulebound.records WHERE kind = $1 AND key = $2"
LIST = """
SELECT key, value FROM rulebound.records WHERE kind = $1 AND key >= $2 AND key < $3 ORDER BY key
"""
OTHERS = """
SELECT count(*) FROM pg_stat_activity AS other, pg_stat_activity AS own
WHERE own.pid = pg_backend_pid() AND other.datname = own.datname AND other.application_name = 'rulebound'
AND (other.backend_start, other.pid) < (own.backend_start, own.pid)
"""


class PostgresStore(Store):
    """A store in a PostgreSQL database; made by `open_postgres`."""

    def __init__(self, where: str, pool: Any) -> None:
        self.where = where
        self.pool = pool
        self.closed = False
        self.under_way = 0
        self.idle = asyncio.Event()
        self.idle.set()

    async def append(self, stream: str, entries: Sequence[Entry]) -> None:
        """Append entries, all or none."""
        check_run(stream, entries)
        if not entries:
            return
        first = entries[0].seq
        columns = (
            [entry.seq for entry in entries],
            [entry.kind for entry in entries],
            [entry.payload for entry in entries],
            [entry.at for entry in entries],
        )
        async with self.explaining():
            try:
                status = await self.pool.execute(APPEND, stream, *columns, first)
            except asyncpg.UniqueViolationError:
                status = ""
            if rows(status) != len(entries):
                raise conflict(stream, await self.pool.fetchval(NEXT, stream), first)

    async def read(self, stream: str, after: int = -1) -> Entries:
        """The entries after a number."""
        check_names(stream)
        return [Entry(*row) for row in await self.ask(READ, stream, after)]

    async def streams(self, prefix: str = "") -> Names:
        """The names that begin with a prefix."""
        return [name for (name,) in await self.ask(STREAMS, prefix, prefix + LAST_CHARACTER)]

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Write a record."""
        check_names(kind, key)
        await self.change(PUT, kind, key, value)

    async def add(self, kind: str, key: str, value: bytes) -> bool:
        """Write a record if there is none."""
        check_names(kind, key)
        return await self.change(ADD, kind, key, value) == 1

    async def get(self, kind: str, key: str) -> bytes | None:
        """The record under a key."""
        check_names(kind, key)
        found = await self.ask(GET, kind, key)
        return found[0][0] if found else None

    async def delete(self, kind: str, key: str) -> None:
        """Remove a record."""
        check_names(kind, key)
        await self.change(DELETE, kind, key)

    async def list(self, kind: str, prefix: str = "") -> Records:
        """The records of a kind."""
        check_names(kind)
        return [(key, value) for key, value in await self.ask(LIST, kind, prefix, prefix + LAST_CHARACTER)]

    async def close(self) -> None:
        """Finish what was begun and let go of the connections."""
        if not self.closed:
            self.closed = True
            await self.idle.wait()
            await self.pool.close()

    async def ask(self, question: str, *values: object) -> Any:
        """All rows of an answer."""
        async with self.explaining():
            return await self.pool.fetch(question, *values)

    async def change(self, statement: str, *values: object) -> int:
        """Carry out one statement; how many rows it changed."""
        async with self.explaining():
            return rows(await self.pool.execute(statement, *values))

    @asynccontextmanager
    async def explaining(self) -> AsyncIterator[None]:
        """Whatever goes wrong inside becomes a sentence."""
        if self.closed:
            raise StoreError(f"The store {self.where} was closed. Open it again.")
        self.under_way += 1
        self.idle.clear()
        try:
            yield
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise explained(self.where, error) from error
        finally:
            self.under_way -= 1
            if not self.under_way:
                self.idle.set()


def rows(status: str) -> int:
    """How many rows a statement has changed, from the database's `INSERT 0 3` or `DELETE 1`."""
    return int(status.rpartition(" ")[2] or 0)


async def open_postgres(url: str, patience: float = PATIENCE) -> PostgresStore:
    """The store in a database, whose schema is made or brought up to the current version."""
    where = without_password(url)
    pool = None
    try:
        pool = await asyncio.wait_for(make_pool(url), PATIENCE)
        async with pool.acquire() as connection:
            await be_alone(connection, where, patience)
            await migrate(connection, where)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        if pool is not None:
            await pool.close()
        raise explained(where, error) from error
    except StoreError:
        if pool is not None:
            await pool.close()
        raise
    return PostgresStore(where, pool)


async def make_pool(url: str) -> Any:
    """Connections to the database."""
    settings = {"application_name": "rulebound", "synchronous_commit": "on"}
    return await asyncpg.create_pool(url, min_size=1, max_size=MOST_CONNECTIONS, server_settings=settings)


async def be_alone(connection: Any, where: str, patience: float) -> None:
    """Wait until no server that came before us is connected."""
    until = asyncio.get_running_loop().time() + patience
    while await connection.fetchval(OTHERS):
        if asyncio.get_running_loop().time() > until:
            raise StoreError(
                f"Another server works on the database at {where}. End that one, or name another database."
            )
        await asyncio.sleep(0.02)


async def migrate(connection: Any, where: str) -> None:
    """Bring the database up to the current version, in one transaction."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE SCHEMA IF NOT EXISTS rulebound")
        await connection.execute("CREATE TABLE IF NOT EXISTS rulebound.version (number integer NOT NULL)")
        found = await connection.fetchval("SELECT number FROM rulebound.version")
        for version in missing(found or 0, where):
            for statement in version.postgres:
                await connection.execute(statement)
        if found is None:
            await connection.execute("INSERT INTO rulebound.version VALUES ($1)", CURRENT)
        elif found < CURRENT:
            await connection.execute("UPDATE rulebound.version SET number = $1", CURRENT)


def without_password(url: str) -> str:
    """A URL as it may be shown and logged."""
    try:
        parts = urlsplit(url)
        host = parts.netloc.rpartition("@")[2]
        return f"{parts.scheme}://{host}{parts.path}"
    except ValueError:
        return "the PostgreSQL database"


def explained(where: str, error: Exception) -> StoreError:
    """What went wrong with a database, as a sentence with a remedy."""
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return StoreError(f"There is no database at {where}. Make it with `createdb`, or name another.")
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return StoreError(f"{where} does not let us in. Check the user and the password in the URL.")
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return StoreError(
            f"{where} does not allow what a store needs. Grant its user CREATE on the database."
        )
    if isinstance(error, asyncpg.DataError):
        return StoreError(f"That cannot be stored: {error}.")
    if isinstance(error, ValueError):
        return StoreError(f"{where} is no complete URL. Write postgresql://user:password@host:5432/database.")
    if isinstance(error, asyncpg.PostgresError) and not isinstance(
        error, asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError
    ):
        return StoreError(f"The database at {where} refuses: {error}.")
    return StoreError(
        f"The database at {where} does not answer. See that it runs and can be reached; "
        "whether the last change was written shows when it is read again."
    )
