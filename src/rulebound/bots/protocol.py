"""The protocol of bots that are processes of their own: lines of JSON on standard input and output.

The engine says hello, asks with `decide` and ends with `over`; the bot answers each `decide` with a `choose`.
The shapes here are the protocol: its JSON Schema is written from them into `protocol.schema.json`
(`python -m rulebound.bots.protocol`). Anything that changes what a bot must understand raises `PROTOCOL`;
fields may be added without that, so bots pass over fields that they do not know.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

PROTOCOL: Final = 1
FILE: Final = Path(__file__).parent / "protocol.schema.json"


class Hello(msgspec.Struct, tag="hello", kw_only=True):
    """The first message: what is played, and where the bot sits. It is not answered."""

    protocol: int
    """The version of this protocol."""
    engine: str
    """The version of Rulebound."""
    game: str
    """The rulebook: blackpoker, battle-spirits, fftcg, asteriated-grail, …"""
    seat: str
    """The bot's own seat: A, B, …"""
    seats: list[str]
    """All seats, in their order at the table."""
    teams: list[int]
    """The team of each seat, in the same order."""
    settings: dict[str, str]
    """The rule switches of this match that are not as usual."""
    decks: list[str]
    """The decks or characters by seat, as far as everyone knows them."""
    decklists: str
    """open or closed: whether everyone knows the decks."""
    cancel: bool
    """Whether a proposal that was begun may be dropped."""
    seed: int
    """For the bot's own chance; it says nothing about the game's."""


class Question(msgspec.Struct):
    """An open decision. Only who is asked sees its options, as keys."""

    seat: str
    question: str
    clause: str
    options: list[str]


class Happening(msgspec.Struct, omit_defaults=True):
    """Something that happened, as this seat saw it; "?" stands for a card that it did not see."""

    event: str
    clause: str
    seat: str
    piece: int
    number: int
    cards: list[str]
    other: str | msgspec.UnsetType = msgspec.UNSET


class Seen(msgspec.Struct):
    """All that the seat may know: masked position, decision, what happened since it was last asked."""

    position: dict[str, Any]
    decision: Question | None
    events: list[Happening]


class Decide(msgspec.Struct, tag="decide", kw_only=True):
    """A decision for the bot. `number` counts those of this seat in this game, from 1."""

    number: int
    view: Seen
    options: list[str]
    """The keys to choose from: those of the decision in the view."""
    milliseconds: int
    """How long the bot may think about this, at most."""
    state: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The masked position with its agenda, and the events, for classes of bots (`rulebound.bots.host`)."""


class Choose(msgspec.Struct, tag="choose", kw_only=True):
    """The bot's answer: the key of an option, or its index from 0; `number` is that of the decision."""

    number: int
    option: str | int


class Over(msgspec.Struct, tag="over", kw_only=True):
    """The last message: who won. Without winners it was a draw; `winners` is null if the game did not end."""

    won: bool
    winners: list[str] | None
    clause: str
    reason: str


Message = Hello | Decide | Choose | Over
"""Every line is one of these."""


def schema() -> dict[str, Any]:
    """The JSON Schema of one line, in either direction."""
    (line,), definitions = msgspec.json.schema_components([Message], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rulebound bot protocol, version {PROTOCOL}: one line",
        **line,
        "$defs": definitions,
    }


def render() -> bytes:
    """What the file should contain."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2) + b"\n"


def main() -> int:
    """Rewrite the file."""
    FILE.write_bytes(render())
    return 0


if __name__ == "__main__":
    sys.exit(main())
