"""The store: everything the server must not lose, behind one small interface.

A *stream* is a named, append-only list of entries with the numbers 0, 1, 2, …; a table is the stream
`table/<id>`. A *keyed record* is a value under a kind and a key (accounts, secrets), which can be replaced.
Values are bytes: what they mean is the business of whoever writes them.

`MemoryStore` keeps nothing beyond the process and shows the rules of the interface; `sqlite.SqliteStore` is
what a server runs on by default, `postgres.PostgresStore` what it runs on by `--database URL`. All three pass
the same tests. Of two who append the same number one gets a `Conflict` and has written nothing.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from ..kernel.refusal import RuleboundError

MOST_IN_KEY = 200
"""How many characters the name of a stream or a key may have."""


class StoreError(RuleboundError):
    """The store cannot be opened, read or written, told in a plain sentence with a remedy."""


class Conflict(StoreError):  # noqa: N818 - it is what happened
    """An append did not continue its stream: somebody else has written there, or a number was left out."""


def now_ms() -> int:
    """The time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Entry(msgspec.Struct, frozen=True):
    """One entry of a stream. `at` is when it was made, in milliseconds since 1970."""

    seq: int
    kind: str
    payload: bytes
    at: int = msgspec.field(default_factory=now_ms)


Entries = list[Entry]
Names = list[str]
Records = list[tuple[str, bytes]]


class Store(ABC):
    """What every store can do. Whatever a call has written is durable when it returns."""

    @abstractmethod
    async def append(self, stream: str, entries: Sequence[Entry]) -> None:
        """Append entries, all or none; their numbers must continue the stream exactly, else `Conflict`."""

    @abstractmethod
    async def read(self, stream: str, after: int = -1) -> Entries:
        """The entries of a stream with a number above `after`, in order; none if there is no such stream."""

    @abstractmethod
    async def streams(self, prefix: str = "") -> Names:
        """The names of all streams that begin with `prefix`, sorted."""

    @abstractmethod
    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Write a record, over the one that is there."""

    @abstractmethod
    async def add(self, kind: str, key: str, value: bytes) -> bool:
        """Write a record if there is none under that key; whether it was written."""

    @abstractmethod
    async def get(self, kind: str, key: str) -> bytes | None:
        """The record under a key."""

    @abstractmethod
    async def delete(self, kind: str, key: str) -> None:
        """Remove a record; nothing happens if there is none."""

    @abstractmethod
    async def list(self, kind: str, prefix: str = "") -> Records:
        """All records of a kind whose key begins with `prefix`, sorted by key."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database. A second call does nothing."""


def check_names(*names: str) -> None:
    """Refuse a name of a stream, a kind or a key that not every database can hold."""
    for name in names:
        if not name or len(name) > MOST_IN_KEY or not name.isprintable():
            raise StoreError(
                f"{name[:40]!r} cannot name anything in the store: "
                f"take 1 to {MOST_IN_KEY} characters without control characters."
            )


def check_run(stream: str, entries: Sequence[Entry]) -> None:
    """Refuse entries that cannot be named, or whose numbers leave gaps among themselves."""
    check_names(stream, *(entry.kind for entry in entries))
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1:
            raise conflict(stream, before.seq + 1, after.seq)


def conflict(stream: str, wanted: int, given: int) -> Conflict:
    """The refusal of an entry with the wrong number."""
    return Conflict(
        f"Entry {given} does not continue the stream {stream!r}, whose next entry is {wanted}. "
        "Read the stream again and append after its end."
    )


class MemoryStore(Store):
    """A store that forgets everything when the process ends; for tests and for trying things out."""

    def __init__(self) -> None:
        self.entries: dict[str, Entries] = {}
        self.records: dict[str, dict[str, bytes]] = {}

    async def append(self, stream: str, entries: Sequence[Entry]) -> None:
        """Append entries, all or none."""
        check_run(stream, entries)
        if not entries:
            return
        written = self.entries.get(stream, [])
        if entries[0].seq != len(written):
            raise conflict(stream, len(written), entries[0].seq)
        self.entries[stream] = [*written, *entries]

    async def read(self, stream: str, after: int = -1) -> Entries:
        """The entries after a number."""
        check_names(stream)
        return self.entries.get(stream, [])[max(after + 1, 0) :]

    async def streams(self, prefix: str = "") -> Names:
        """The names that begin with a prefix."""
        return sorted(name for name in self.entries if name.startswith(prefix))

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Write a record."""
        check_names(kind, key)
        self.records.setdefault(kind, {})[key] = value

    async def add(self, kind: str, key: str, value: bytes) -> bool:
        """Write a record if there is none."""
        if await self.get(kind, key) is not None:
            return False
        await self.put(kind, key, value)
        return True

    async def get(self, kind: str, key: str) -> bytes | None:
        """The record under a key."""
        check_names(kind, key)
        return self.records.get(kind, {}).get(key)

    async def delete(self, kind: str, key: str) -> None:
        """Remove a record."""
        check_names(kind, key)
        self.records.get(kind, {}).pop(key, None)

    async def list(self, kind: str, prefix: str = "") -> Records:
        """The records of a kind."""
        check_names(kind)
        return sorted((k, v) for k, v in self.records.get(kind, {}).items() if k.startswith(prefix))

    async def close(self) -> None:
        """Nothing is to be let go of."""


async def open_store(url: str) -> Store:
    """The store at a URL: `memory:`, `sqlite:/path/to/file`, a plain path, or `postgresql://…`."""
    scheme, colon, rest = url.partition(":")
    if url == "memory:":
        return MemoryStore()
    if scheme in ("postgresql", "postgres") and colon:
        from .postgres import open_postgres

        return await open_postgres(url)
    if scheme == "sqlite" and colon:
        return await open_file(rest, url)
    if "://" in url:
        raise StoreError(
            f"There is no store for {scheme}://. "
            "Give a path, sqlite:/path/to/file, postgresql://user@host/database, or memory:."
        )
    return await open_file(url, url)


async def open_file(path: str, url: str) -> Store:
    """The SQLite store in a file."""
    from .sqlite import open_sqlite

    path = "/" + path.lstrip("/") if path.startswith("///") else path
    if not path or path.startswith("//") or "\0" in path:
        raise StoreError(f"{url!r} names no file. Give sqlite:/path/to/file or a plain path.")
    return await open_sqlite(path)
