"""The shape of the database, version by version.

Version 1 keeps streams, version 2 adds keyed records. A version is never changed once it was released:
whoever needs another shape adds a version, and the database of an older server is brought up to it when it is
opened, in one transaction. A database that is newer than the program is left alone.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .store import StoreError


class Version(NamedTuple):
    """What makes one version out of the one before, in the words of each database."""

    sqlite: Sequence[str]
    postgres: Sequence[str]


VERSIONS = [
    Version(
        sqlite=[
            "CREATE TABLE entries (stream TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, "
            "payload BLOB NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (stream, seq)) STRICT, WITHOUT ROWID",
            "CREATE INDEX beginnings ON entries (stream) WHERE seq = 0",
        ],
        postgres=[
            'CREATE TABLE rulebound.entries (stream text COLLATE "C" NOT NULL, seq bigint NOT NULL, '
            "kind text NOT NULL, payload bytea NOT NULL, at bigint NOT NULL, PRIMARY KEY (stream, seq))",
            "CREATE INDEX beginnings ON rulebound.entries (stream) WHERE seq = 0",
        ],
    ),
    Version(
        sqlite=[
            "CREATE TABLE records (kind TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, "
            "PRIMARY KEY (kind, key)) STRICT, WITHOUT ROWID",
        ],
        postgres=[
            'CREATE TABLE rulebound.records (kind text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, '
            "value bytea NOT NULL, PRIMARY KEY (kind, key))",
        ],
    ),
]
CURRENT = len(VERSIONS)

LAST_CHARACTER = "\U0010ffff"
"""No name holds it, so `prefix` to `prefix + LAST_CHARACTER` spans all names that begin with `prefix`."""


def missing(found: int, where: str) -> Sequence[Version]:
    """The versions that a database of version `found` still lacks."""
    if found > CURRENT:
        raise StoreError(
            f"{where} was written by a newer Rulebound (schema {found}; this program knows {CURRENT}). "
            "Install the newer version, or name another database."
        )
    return VERSIONS[found:]
