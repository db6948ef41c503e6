"""Replays: records that can be looked at, and their log."""

from typing import Annotated

from msgspec import Meta

from .board import LineView
from .tables import Fairness
from .wire import Wire, Word


class ReplayInfo(Wire):
    """A record that can be looked at: step 0 is the beginning, `steps` the end."""

    id: str
    game: str
    seats: int
    names: list[str]
    steps: int
    winners: list[int] | None
    fairness: Fairness | None = None
    fair: bool | None = None


class ReplayLine(Wire):
    """A line of the log of a whole record, and the step from which on it is told."""

    step: int
    line: LineView


class NewReplay(Wire):
    """A record to be looked at, as the text of its file; or (`table`) that of a table whose game is over."""

    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    table: Word = ""
