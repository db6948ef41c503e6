"""The board: the drawing of the table as a widget, with a cursor for the keyboard and cells for the mouse."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message as WidgetMessage
from textual.widget import Widget

from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import Band, Cell

TINTS = ("red", "purple", "green", "white", "yellow", "blue")
"""The colours that cards can have."""
ROOMY_HEIGHT = 33
"""From this height of the screen on, cards are drawn as boxes."""


class Board(Widget, can_focus=True):
    """The table as one seat sees it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "board--title",
        "board--asked",
        "board--fact",
        "board--label",
        "board--empty",
        "board--card",
        "board--card-lit",
        "board--spent",
        "board--cursor",
        "board--edge",
        "board--lit",
        "board--marks",
        *(f"board--{tint}" for tint in TINTS),
        *(f"board--{tint}-lit" for tint in TINTS),
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    class Looked(WidgetMessage):
        """The cursor is on another cell."""

        def __init__(self, cell: Cell | None) -> None:
            super().__init__()
            self.cell = cell

    class Picked(WidgetMessage):
        """A cell was picked, by key or mouse."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.bands: list[Band] = []
        self.lit: Callable[[Cell], bool] = lambda cell: False
        self.cursor: Cell | None = None

    def show(self, bands: list[Band], lit: Callable[[Cell], bool]) -> None:
        """Show another position."""
        self.bands = bands
        self.lit = lit
        self.cursor = self.same_cell(self.cursor)
        self.refresh(layout=True)

    def same_cell(self, cell: Cell | None) -> Cell | None:
        """The cell of the new position that is the same card or piece."""
        if cell is None:
            return None
        for band in self.bands:
            for other in band.cells():
                if (other.card, other.piece) == (cell.card, cell.piece):
                    return other
        return None

    # ---- drawing

    def drawing(self, width: int) -> Drawing:
        """The drawing for a width."""
        roomy = self.app.size.height >= ROOMY_HEIGHT
        return Drawing(self.bands, width, roomy, self.lit, self.cursor if self.has_focus else None)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the drawing has."""
        return len(self.drawing(width).lines)

    def render(self) -> Text:
        """The drawing with the styles of the theme."""
        styles = {
            name.removeprefix("board--"): self.get_component_rich_style(name)
            for name in self.COMPONENT_CLASSES
        }
        text = Text(no_wrap=True, end="")
        for n, line in enumerate(self.drawing(self.size.width).lines):
            if n:
                text.append("\n")
            for span in line:
                text.append(span.text, styles.get(span.style, ""))
        return text

    # ---- the cursor

    def action_move(self, across: int, down: int) -> None:
        """Move the cursor to the next cell."""
        rows = self.drawing(self.size.width).rows_of_cells()
        if not rows:
            return
        y, x = self.where(rows)
        if y < 0:
            y, x = len(rows) - 1, 0
        elif across:
            x = (x + across) % len(rows[y])
        else:
            at = rows[y][x][0]
            y = (y + down) % len(rows)
            x = min(range(len(rows[y])), key=lambda n: abs(rows[y][n][0] - at))
        self.look(rows[y][x][1])

    def where(self, rows: list[list[tuple[int, Cell]]]) -> tuple[int, int]:
        """Row and number of the cursor's cell; (-1, -1) where there is none."""
        for y, row in enumerate(rows):
            for x, (_, cell) in enumerate(row):
                if cell == self.cursor:
                    return y, x
        return -1, -1

    def look(self, cell: Cell | None) -> None:
        """Put the cursor on a cell, and bring it into sight."""
        self.cursor = cell
        self.refresh()
        if cell is not None:
            line = self.drawing(self.size.width).line_of(cell)
            self.bring_into_sight(Region(0, line, 1, 3))
        self.post_message(self.Looked(cell))

    def bring_into_sight(self, region: Region) -> None:
        """Let the surrounding scroller show a part of the drawing."""
        parent = self.parent
        if isinstance(parent, Widget):
            parent.scroll_to_region(region, animate=False)

    def action_pick(self) -> None:
        """Pick the cell under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Picked(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Look at what is clicked, and pick it."""
        cell = self.drawing(self.size.width).cell_at(event.x, event.y)
        if cell is not None:
            self.look(cell)
            self.post_message(self.Picked(cell))

    def on_focus(self) -> None:
        """Begin at the nearest cell."""
        if self.cursor is None:
            self.action_move(0, 0)
        self.refresh()

    def on_blur(self) -> None:
        """Nothing is looked at any more."""
        self.post_message(self.Looked(None))
        self.refresh()
