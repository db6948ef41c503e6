"""What a layout is made of. A *cell* is one card or piece, a *row* is a labelled line of cells, a *band* is
a seat's side or what is shared. Cells carry words besides signs, for the line mode and for whoever hears
the table. A *shortcut* gives several answers with one key.
"""

from dataclasses import dataclass, field

DRIVEN = "↷"
"""The sign of a piece that lies sideways."""
BACK = "▒▒"
"""A card seen from behind."""


@dataclass(frozen=True)
class Cell:
    """One card or piece. `card` and `piece` say which (0: neither), `sideways` how often it is turned.

    A face that is a `name` may be cut to fit; `tint` is the colour that it is shown in.
    """

    face: str
    spoken: str
    marks: str = ""
    card: int = 0
    piece: int = 0
    sideways: int = 0
    covered: bool = False
    name: bool = False
    tint: str = ""


@dataclass(frozen=True)
class Row:
    """A labelled line of cells; a `listed` row has one line per cell, in sentences.

    A row without cells may have `parts`, short words side by side; `brief` is the same in fewer words where
    that is too long for a line, `spoken` in whole ones. A `patient` row takes more lines where there is room
    for boxes; a `slim` one has no boxes even there.
    """

    label: str
    cells: list[Cell]
    listed: bool = False
    empty: str = ""
    parts: list[str] = field(default_factory=list)
    brief: list[str] = field(default_factory=list)
    spoken: str = ""
    patient: bool = False
    slim: bool = False


@dataclass(frozen=True)
class Band:
    """A seat's side (its number in `seat`), or what is shared (seat -1)."""

    title: str
    facts: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    seat: int = -1
    asked: bool = False

    def cells(self) -> list[Cell]:
        """All cells of the band."""
        return [cell for row in self.rows for cell in row.cells]


@dataclass(frozen=True)
class Shortcut:
    """Several answers that one key gives: their keys, and what they come to in a sentence."""

    keys: list[str]
    said: str
