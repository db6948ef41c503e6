"""Tables: what a new one is to be, who sits where, clocks, the series, the promise of a fair shuffle, offers,
and automatic passing.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .wire import Long, Text, Wire, Word

OfferKind = Literal["draw", "undo", "open-hands", "rematch"]
Phase = Literal["waiting", "playing", "over"]


class Seat(Wire):
    """Who sits at a seat: a person by name, a bot by its level, or nobody."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    connected: bool = False
    ready: bool = False
    deck: str = ""
    yours: bool = False
    stood_in: bool = False
    """A bot plays for an absent person."""


class Clocks(Wire):
    """How much time there is, in seconds; 0: no limit. `total` for the game, `decision` for one question.

    A person who is not connected has `away` seconds; then, as the table was set up, a bot takes the seat or
    the game is lost by time.
    """

    total: Annotated[int, Meta(ge=0, le=36_000)] = 0
    decision: Annotated[int, Meta(ge=0, le=3_600)] = 0
    away: Annotated[int, Meta(ge=0, le=36_000)] = 300
    abandoned: Literal["bot", "lost"] = "bot"


class SeatWish(Wire):
    """What a seat of a new table is for."""

    kind: Literal["me", "open", "bot"]
    bot: Word = ""
    deck: Long = ""
    """A ready-made deck's name, a character's name, or a deck list as text; empty: by chance."""


class NewTable(Wire):
    """A table to be opened. Seats that are not named are open."""

    game: Word
    settings: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    listed: bool = False
    clocks: Clocks = msgspec.field(default_factory=Clocks)
    best_of: Literal[1, 3] = 1
    spectators: bool = True
    closed_decklists: bool = False
    position: Long = ""
    """A position to start from, as the `given` of a scenario: a sandbox, in which the one who opened it
    chooses for every seat and sees all."""


class Series(Wire):
    """How a series stands: games won by the player at each seat, draws, and which game this is."""

    best_of: int
    game: int
    won: list[int]
    draws: int


class Fairness(Wire):
    """The promise that the shuffle was not chosen: `commitment` is the SHA-256 of the server's secret.

    At the end `secret` and the seats' `entropy` are revealed; the seed follows from them.
    """

    commitment: str
    secret: str = ""
    entropy: list[str] = []


class TableInfo(Wire):
    """A table as anyone may know it who has its link. `state`: waiting for people, playing, over."""

    id: str
    game: str
    state: Phase
    seats: list[Seat]
    settings: dict[str, str]
    clocks: Clocks
    series: Series
    fairness: Fairness
    listed: bool
    sandbox: bool
    spectators: int
    """How many people look on."""
    open_hands: bool
    """Whether all seats have agreed that spectators see every hand."""
    host: str
    created: int
    """Seconds since 1970."""
    you: int = -1
    """Your seat, -1 for none."""
    is_host: bool = False
    next: str = ""
    """The table at which the rematch or the next game of the series is played."""
    watching: list[str] = []
    """The names of those who look on; told to the host alone."""


class Times(Wire):
    """What is left on the clocks, in milliseconds by seat (-1: no limit); `running` is whose time runs."""

    total: list[int]
    decision: int
    away: list[int]
    running: int


class Offer(Wire):
    """Something that a seat has offered and others must agree to: a draw, an undo, open hands, a rematch."""

    kind: OfferKind
    by: int
    agreed: list[int]
    waiting_for: list[int]


class PassingView(Wire):
    """The automatic passing of a seat: whether it runs, its stops, all stops that there are, and the mode."""

    running: bool
    stops: list[str]
    all_stops: list[str]
    titles: list[Text]
    mode: Literal["", "until", "all"]
    can_all: bool
