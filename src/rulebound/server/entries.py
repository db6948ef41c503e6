"""The entries of a table's stream: whatever changes a table is one of these, and nothing else is its state.

An entry is written to the store before anyone is told of it. `state.TableState.apply` folds entries into the
state of a table, while it is played and after a restart alike.
"""

import msgspec

from ..kernel.record import Input
from .protocol.tables import NewTable, OfferKind


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table: the id, which others are never told, and the name."""

    id: str
    name: str


class Noted(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """Base of the entries."""


class Opened(Noted, tag="opened"):
    """A table was opened. `secret` are 32 bytes as hexadecimal digits, from which the seed will be made.

    In a series `number` says which game this is, `won` how many games each seat's player has won before.
    """

    table: NewTable
    host: Person
    secret: str
    at: int
    number: int = 1
    won: list[int] = []
    draws: int = 0


class Seated(Noted, tag="seated"):
    """A person has sat down."""

    seat: int
    person: Person
    deck: str = ""
    entropy: str = ""


class Stood(Noted, tag="stood"):
    """A seat is free again: its person has left it, or was sent away and may not come back."""

    seat: int
    sent_away: bool = False


class Brought(Noted, tag="brought"):
    """A seat brings this deck or character."""

    seat: int
    deck: str


class BotSeated(Noted, tag="bot"):
    """A bot sits at a seat, or (bot empty) has gone."""

    seat: int
    bot: str
    deck: str = ""


class SaidReady(Noted, tag="ready"):
    """A person is ready."""

    seat: int
    entropy: str = ""


class Banned(Noted, tag="banned"):
    """A person may look at this table no more."""

    person: str


class Started(Noted, tag="started"):
    """The game has begun."""

    engine: str
    seed: int
    decks: list[str] | None
    at: int


class Given(Noted, tag="input"):
    """The game has taken an input of a seat. `spent` milliseconds go off the clock of the seat `asked`.

    `passed`: it was an automatic pass.
    """

    input: Input
    seat: int
    asked: int = -1
    spent: int = 0
    passed: bool = False
    back: int = 1
    """With Undo: how many inputs are taken back."""


class Offered(Noted, tag="offer"):
    """A seat has offered something."""

    offer: OfferKind
    seat: int
    number: int = 0


class Answered(Noted, tag="answer"):
    """A seat has agreed to an offer or declined it. When all have agreed it holds at once."""

    offer: OfferKind
    seat: int
    agree: bool


class PassingSet(Noted, tag="passing"):
    """A seat has set its automatic passing."""

    seat: int
    running: bool
    stops: list[str]


class PassedOn(Noted, tag="pass-on"):
    """A seat passes from here on in a mode; empty: no more."""

    seat: int
    mode: str


class StoodIn(Noted, tag="stood-in"):
    """A bot plays for a person who is not there."""

    seat: int
    bot: str


class CameBack(Noted, tag="came-back"):
    """The person plays again."""

    seat: int


class Arranged(Noted, tag="arranged"):
    """At a sandbox: the game begins anew from this position."""

    position: str


class Followed(Noted, tag="next"):
    """The next game of these people is at another table."""

    table: str


Noting = (
    Opened
    | Seated
    | Stood
    | Brought
    | BotSeated
    | SaidReady
    | Banned
    | Started
    | Given
    | Offered
    | Answered
    | PassingSet
    | PassedOn
    | StoodIn
    | CameBack
    | Arranged
    | Followed
)
DECODER: msgspec.json.Decoder[Noting] = msgspec.json.Decoder(Noting)


def kind_of(entry: Noted) -> str:
    """The kind of an entry, as the store keeps it."""
    return str(entry.__struct_config__.tag)


def write(entry: Noted) -> bytes:
    """An entry as the store keeps it."""
    return msgspec.json.encode(entry)


def read(payload: bytes) -> Noting:
    """An entry from the store."""
    return DECODER.decode(payload)
