"""What a board is made of.

A *cell* is one card or piece; an *area* is a zone with its cells; a *side* is a seat's part of the table; a
*fact* is a number that stands beside it (Life, Morale, damage); an *arrow* leads from what acts to what it
acts on. `kind`, `states` and `tints` are words of the code, by which a screen chooses how to draw; everything
that is read is a Message.
"""

from dataclasses import dataclass, field

from rulebound.texts import Message

ROW = "row"
"""Cells side by side."""
PILE = "pile"
"""Cards on top of each other: a number, and the cells that may be looked through, the top first."""
STACK = "stack"
"""What waits to be carried out, the next first."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A small sign on a cell: `kind` says what it counts, `tone` whether that is up, down or a warning."""

    kind: str
    text: Message | str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One card or piece.

    `id` names it (`p12` a piece, `c34` a card) and is empty for a card that the viewer cannot tell from
    others; `code` is its face, empty where that is hidden. `card` and `piece` are the engine's own numbers
    for it and never leave the server. `under` are cards and pieces that lie under it or on it.
    """

    id: str
    code: str
    name: Message
    spoken: Message
    card: int = 0
    piece: int = 0
    marks: list[Mark] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    tints: list[str] = field(default_factory=list)
    under: list["Cell"] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Area:
    """A zone: `id` is `A.hand` or `stage`, `zone` its name in the rulebook, `kind` how it lies.

    `count` is how many cards there are, those that are not shown included. `own` says that the viewer holds
    it, and may keep it in an order of one's own.
    """

    id: str
    zone: str
    kind: str
    title: Message
    cells: list[Cell] = field(default_factory=list)
    count: int = 0
    own: bool = False
    empty: Message | None = None
    spoken: Message | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of a seat or of the table. `most` is its limit, -1 where there is none."""

    kind: str
    label: Message
    value: int
    most: int = -1


@dataclass(frozen=True, slots=True)
class Side:
    """A seat's part of the table. `team` is the number of its team, `role` the name of its character.

    `states` are words such as `turn`, `asked`, `attacked`, `tapped`.
    """

    seat: int
    team: int
    facts: list[Fact] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    role: Message | None = None
    role_code: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From a cell or seat (`p12`, `seat A`) to another. `kind`: attack, block, target."""

    start: str
    end: str
    kind: str


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Several answers that are given at once: their keys, and what they come to."""

    keys: list[str]
    said: Message


@dataclass(frozen=True, slots=True)
class Board:
    """The whole table: the others' sides in the order of play, then the viewer's own one, and what is shared.

    `headline` are the game, the turn, the moment. `order` are the seats in the order in which they are asked
    from now on, where the game has such an order. `facts` are those of the table and of teams.
    """

    headline: list[Message]
    sides: list[Side]
    shared: list[Area] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    shortcut: Shortcut | None = None
