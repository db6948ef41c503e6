"""How a server is set up: where it keeps what it must not lose, and who may talk to it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MOST_SOCKET_BYTES: Final = 256 * 1024
"""Longer messages close a socket; those above `limits.MOST_IN_MESSAGE` are refused with a sentence."""


@dataclass(frozen=True)
class Config:
    """The settings of a server.

    `database` is a path, `sqlite:…`, `postgresql://…` or `memory:`. `origins` are addresses besides the
    server's own from which a page may talk to it. `secure` says that people reach it by https only. Without
    `limited` there are no rate limits, for load runs. `pause` is the least time in seconds that bots take,
    and that others wait for answers which were forced, so that how fast an answer comes tells nothing.
    With `bots_ready` the bots' process is started with the server, so that the first of them is not slow.
    """

    database: str = "memory:"
    origins: list[str] = field(default_factory=list)
    secure: bool = False
    limited: bool = True
    pause: float = 0.4
    bots_ready: bool = False


def default_database() -> str:
    """The SQLite file in the user's data folder, which is made if it is not there."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("rulebound", appauthor=False, ensure_exists=True))
    return str(folder / "tables.sqlite")
