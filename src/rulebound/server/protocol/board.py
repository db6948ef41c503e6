"""A moment of a game as one viewer may know it: the board with its sides, areas and cells, the open question
with its options, the log, the result. The same at a table, in a replay and in a scenario.
"""

from .wire import Text, Wire


class MarkView(Wire):
    """A small sign on a cell."""

    kind: str
    text: Text | str
    tone: str = ""


class CellView(Wire):
    """A card or piece; see `boards.model.Cell`."""

    id: str
    code: str
    name: Text
    spoken: Text
    marks: list[MarkView] = []
    states: list[str] = []
    tints: list[str] = []
    under: list["CellView"] = []


class AreaView(Wire):
    """A zone with its cells; see `boards.model.Area`."""

    id: str
    zone: str
    kind: str
    title: Text
    cells: list[CellView] = []
    count: int = 0
    own: bool = False
    empty: Text | None = None
    spoken: Text | None = None


class FactView(Wire):
    """A number beside the table."""

    kind: str
    label: Text
    value: int
    most: int = -1


class SideView(Wire):
    """A seat's part of the table."""

    seat: int
    team: int
    facts: list[FactView] = []
    areas: list[AreaView] = []
    states: list[str] = []
    role: Text | None = None
    role_code: str = ""


class ArrowView(Wire):
    """From one cell or seat to another."""

    start: str
    end: str
    kind: str


class ShortcutView(Wire):
    """Several answers that are given at once."""

    keys: list[str]
    said: Text


class BoardView(Wire):
    """The whole table as one viewer sees it; see `boards.model.Board`."""

    headline: list[Text]
    sides: list[SideView]
    shared: list[AreaView] = []
    facts: list[FactView] = []
    arrows: list[ArrowView] = []
    order: list[int] = []
    shortcut: ShortcutView | None = None


class OptionView(Wire):
    """One answer: its key, its words, and the cell that it is about (`p12`, `c34`, empty for neither).

    `cells` are all cells that stand for the same answer: cards of one face are as good as each other.
    `number` is the amount that it names, -1 for none.
    """

    key: str
    verb: str
    text: Text
    cells: list[str] = []
    number: int = -1
    detail: Text | None = None


class DecisionView(Wire):
    """The open question; `options` only for the seat that is asked."""

    seat: int
    question: Text
    clause: str
    options: list[OptionView] = []
    background: Text | None = None


class LineView(Wire):
    """A line of the log."""

    text: Text
    clause: str
    heading: bool = False


class ResultView(Wire):
    """How the game ended: the seats that have won (none in a draw), and why."""

    winners: list[int]
    text: Text
    clause: str


class View(Wire):
    """A moment of a game as one viewer may know it: the same at a table, in a replay and in a scenario."""

    number: int
    viewer: int
    board: BoardView
    decision: DecisionView | None
    result: ResultView | None
    log: list[LineView]
    """The log from line `log_from` on; what the client has from there on is to be thrown away."""
    log_from: int = 0
