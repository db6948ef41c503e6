"""Drawing bands as lines of styled text: in boxes where there is room, one line a row where there is not.

Nothing depends on colour alone: what can be chosen has heavy borders or square brackets, what is driven has
its sign and broken borders, what is face down is hatched. Widths are those of terminal cells, so Japanese
and Chinese stay in line.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size

from rulebound.terminal.layouts.model import BACK, DRIVEN, Band, Cell, Row

LABEL_LIMIT = 12
SHORTEST_NAME = 12
BESIDE_NAME = 10
"""Names are cut so that two cells fit beside each other, with so much for what else is on a cell."""
HATCH = "▒"
GAP = "  "
"""Between words that stand side by side."""
RED_SUITS = "♥♦"

PLAIN_BOX = "╭─╮│╰╯"
SIDEWAYS_BOX = "┌╌┐┊└┘"
LIT_BOX = "┏━┓┃┗┛"
LIT_SIDEWAYS_BOX = "┏╍┓┇┗┛"


@dataclass(frozen=True)
class Span:
    """A stretch of a line in one style; the cell that it belongs to, if any."""

    text: str
    style: str = ""
    cell: Cell | None = None


Line = list[Span]


class Drawing:
    """A table drawn for one width. `lit` says which cells can be chosen; `cursor` is the cell looked at."""

    def __init__(
        self, bands: list[Band], width: int, roomy: bool, lit: Callable[[Cell], bool], cursor: Cell | None
    ) -> None:
        self.width = max(width, 20)
        self.roomy = roomy
        self.lit = lit
        self.cursor = cursor
        labels = [cell_len(row.label) for band in bands for row in band.rows if row.label]
        self.label_width = min(max(labels, default=0), LABEL_LIMIT) + 2
        self.name_width = max((self.width - self.label_width) // 2 - BESIDE_NAME, SHORTEST_NAME)
        self.lines: list[Line] = []
        for band in bands:
            self.band(band)

    # ---- bands and rows

    def band(self, band: Band) -> None:
        """Its title with the facts, then its rows."""
        title = ("▶ " if band.asked else "  ") + band.title
        facts = " · ".join(band.facts)
        style = "asked" if band.asked else "title"
        if cell_len(title) + cell_len(facts) + 2 <= self.width:
            gap = " " * (self.width - cell_len(title) - cell_len(facts))
            self.lines.append([Span(title, style), Span(gap + facts, "fact")])
        else:
            self.lines.append([Span(set_cell_size(title, self.width), style)])
            self.lines.append([Span(set_cell_size("  " + facts, self.width), "fact")])
        for row in band.rows:
            self.row(row)

    def row(self, row: Row) -> None:
        """One row, on as many lines as it needs."""
        if row.listed:
            self.listed(row)
            return
        label = set_cell_size(" " + row.label, self.label_width) if row.label else ""
        if row.parts:
            room = self.width - cell_len(label)
            fits = cell_len(GAP.join(row.parts)) <= room
            whole = fits or not row.brief or (self.roomy and row.patient)
            self.parts(label, row.parts if whole else row.brief)
            return
        if not row.cells:
            self.lines.append([Span(label, "label"), Span(row.empty, "empty")])
            return
        boxed = self.roomy and not row.slim
        for n, cells in enumerate(self.wrapped(row.cells, boxed)):
            margin = label if n == 0 else " " * cell_len(label)
            blocks = [self.box(cell) if boxed else [self.slot(cell)] for cell in cells]
            height = len(blocks[0])
            for y in range(height):
                beside = margin if y == height // 2 else " " * cell_len(margin)
                line = [Span(beside, "label")]
                for block in blocks:
                    line.extend(block[y])
                self.lines.append(line)

    def parts(self, label: str, parts: list[str]) -> None:
        """Short words side by side, on as many lines as they need."""
        room = self.width - cell_len(label)
        lines: list[str] = []
        for part in parts:
            longer = lines[-1] + GAP + part if lines else part
            if lines and cell_len(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(shortened(part, room))
        for n, line in enumerate(lines):
            margin = label if n == 0 else " " * cell_len(label)
            self.lines.append([Span(margin, "label"), Span(line, "card")])

    def wrapped(self, cells: list[Cell], boxed: bool) -> list[list[Cell]]:
        """Cells dealt onto lines that fit."""
        room = self.width - self.label_width
        lines: list[list[Cell]] = [[]]
        used = 0
        for cell in cells:
            block = self.box(cell)[0] if boxed else self.slot(cell)
            size = sum(cell_len(span.text) for span in block)
            if lines[-1] and used + size > room:
                lines.append([])
                used = 0
            lines[-1].append(cell)
            used += size
        return lines

    def listed(self, row: Row) -> None:
        """One line per cell: the requests of a stage."""
        if not row.cells:
            self.lines.append([Span("  " + row.empty, "empty")])
        for n, cell in enumerate(row.cells):
            left, right = ("[", "]") if self.lit(cell) else (" ", " ")
            said = f"{len(row.cells) - n}. {cell.face}"
            room = self.width - 4
            if cell_len(said) > room:
                said = set_cell_size(said, room - 1) + "…"
            edge = "lit" if self.lit(cell) else "edge"
            self.lines.append(
                [
                    Span(" " + left, edge, cell),
                    Span(said, self.face_style(cell), cell),
                    Span(right, edge, cell),
                ]
            )

    # ---- cells

    def face_style(self, cell: Cell) -> str:
        """The style of what is on a cell."""
        if cell is self.cursor or cell == self.cursor:
            return "cursor"
        if self.lit(cell):
            return f"{tint_of(cell)}-lit"
        if cell.sideways or cell.face == BACK:
            return "spent"
        return tint_of(cell)

    def slot(self, cell: Cell) -> Line:
        """A cell within one line: brackets where it can be chosen."""
        lit = self.lit(cell)
        edge = "lit" if lit else "edge"
        core, marks = self.fitted(cell, 1)
        core += f" {marks}" if marks else ""
        return [
            Span("[" if lit else " ", edge, cell),
            Span(core, self.face_style(cell), cell),
            Span("]" if lit else " ", edge, cell),
        ]

    def box(self, cell: Cell) -> list[Line]:
        """A cell as a box of three lines."""
        lit = self.lit(cell)
        signs = box_signs(lit, cell.sideways > 0)
        edge = "lit" if lit else "edge"
        core, marks = self.fitted(cell, 0)
        width = max(cell_len(core) + 2, cell_len(marks), 4)
        left = (width - cell_len(core)) // 2
        right = width - cell_len(core) - left
        fill = HATCH if cell.covered else " "
        under = signs[1] * ((width - cell_len(marks)) // 2)
        below = under + marks
        rest = signs[1] * (width - cell_len(below))
        return [
            [Span(signs[0] + signs[1] * width + signs[2], edge, cell)],
            [
                Span(signs[3], edge, cell),
                Span(fill * left + core + fill * right, self.face_style(cell), cell),
                Span(signs[3], edge, cell),
            ],
            [
                Span(signs[4] + under, edge, cell),
                Span(marks, "marks", cell),
                Span(rest + signs[5], edge, cell),
            ],
        ]

    def fitted(self, cell: Cell, beside: int) -> tuple[str, str]:
        """What is on a cell, and its marks beside or below it: both cut where a line has no room for them."""
        room = self.width - self.label_width - 4
        marks = shortened(cell.marks, room - (SHORTEST_NAME if beside else 0))
        core = self.inside(cell, self.name_width)
        taken = cell_len(marks) + 1 if beside and marks else 0
        if cell.name and cell_len(core) > room - taken:
            core = self.inside(cell, room - taken - len(DRIVEN) * cell.sideways)
        return core, marks

    def inside(self, cell: Cell, width: int) -> str:
        """A face, hatched where it is face down but known, and how it is turned."""
        face = shortened(cell.face, width) if cell.name else cell.face
        if cell.covered and cell.face != BACK:
            face = f"{HATCH}{face}{HATCH}"
        return face + DRIVEN * cell.sideways

    # ---- finding cells

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell at a place of the drawing."""
        if not 0 <= y < len(self.lines):
            return None
        at = 0
        for span in self.lines[y]:
            at += cell_len(span.text)
            if x < at:
                return span.cell
        return None

    def rows_of_cells(self) -> list[list[tuple[int, Cell]]]:
        """For moving about: for each line that begins cells, where they are."""
        rows: list[list[tuple[int, Cell]]] = []
        seen: set[int] = set()
        for line in self.lines:
            found: list[tuple[int, Cell]] = []
            at = 0
            for span in line:
                if span.cell is not None and id(span.cell) not in seen:
                    seen.add(id(span.cell))
                    found.append((at, span.cell))
                at += cell_len(span.text)
            if found:
                rows.append(found)
        return rows

    def line_of(self, cell: Cell) -> int:
        """The first line of a cell."""
        for y, line in enumerate(self.lines):
            if any(span.cell == cell for span in line):
                return y
        return 0


def shortened(name: str, width: int) -> str:
    """As much of a name as fits."""
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


def tint_of(cell: Cell) -> str:
    """The colour of a cell: its own, that of a red suit, or the usual one."""
    if cell.tint:
        return cell.tint
    return "red" if any(suit in cell.face[:1] for suit in RED_SUITS) else "card"


def box_signs(lit: bool, sideways: bool) -> str:
    """The six signs that a box is drawn with."""
    if lit:
        return LIT_SIDEWAYS_BOX if sideways else LIT_BOX
    return SIDEWAYS_BOX if sideways else PLAIN_BOX
