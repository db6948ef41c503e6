"""What the table and the replay have in common: headline, board, question, list, log and keys on one screen.

Every word comes from the app's texts; `retranslate` puts the whole screen into another language.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from rulebound.terminal.board import Board
from rulebound.terminal.layouts import Cell, Layout, layout_of
from rulebound.terminal.wrapping import wrap
from rulebound.texts import Line, Scene, Texts, language_after

if TYPE_CHECKING:
    from rulebound.terminal.app import RuleboundApp


class KeyBar(Static):
    """The keys at the foot of a screen, in the language of the table, to be pressed or clicked."""

    def show(self, texts: Texts, keys: list[tuple[str, str, str]]) -> None:
        """Show keys: (key, action, id of its word). The key of the language names the next one in itself."""
        following = Texts(language_after(texts.language)).say("language-name")
        parts = [
            f"[@click=screen.{action}][b]{key}[/b] {texts.say(word, language=following)}[/]"
            for key, action, word in keys
        ]
        self.update("  ".join(parts))


class LogPanel(OptionList):
    """The log: sentences with their clauses. Selecting a line shows its clause."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.texts: Texts | None = None
        self.lines_told: list[Line] = []
        self.shown: list[Line] = []
        self.manner: tuple[str, int] = ("", 0)

    def show(self, texts: Texts, lines: list[Line]) -> None:
        """Show these lines; only what is new is added where the rest is the same."""
        self.texts = texts
        self.lines_told = lines
        manner = (texts.language, self.room())
        if manner != self.manner or lines[: len(self.shown)] != self.shown:
            self.clear_options()
            self.shown = []
            self.manner = manner
        fresh = lines[len(self.shown) :]
        self.shown = lines[:]
        self.add_options([Entry(log_text(texts, line, manner[1])) for line in fresh])
        if self.highlighted is None or not self.has_focus:
            self.call_after_refresh(self.scroll_end, animate=False)

    def room(self) -> int:
        """How wide a line may be."""
        return max(self.size.width - 2, 10)

    def on_resize(self) -> None:
        """Break the lines anew."""
        if self.texts is not None and self.room() != self.manner[1]:
            self.show(self.texts, self.lines_told)


def log_text(texts: Texts, line: Line, width: int) -> Text:
    """One line of the log; the clause is dim and last."""
    said = texts.sentence(line.message)
    if line.heading:
        said = f"── {said} ──"
    text = Text("\n".join(wrap(f"{said} {line.clause}", width)), style="bold" if line.heading else "")
    text.stylize("dim not bold", len(text.plain) - len(line.clause))
    return text


class SpokenScreen(Screen[None]):
    """A screen whose every word comes from the app's texts."""

    @property
    def table_app(self) -> "RuleboundApp":
        """The app, as what it is."""
        return cast("RuleboundApp", self.app)

    @property
    def texts(self) -> Texts:
        """The texts of the table's language."""
        return self.table_app.texts


class SightScreen(SpokenScreen):
    """A screen that shows a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.asked = ("", "", "")

    def compose(self) -> ComposeResult:
        """The parts."""
        yield Static(id="headline", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board-scroll", can_focus=False):
                    yield Board(id="board")
                yield Static(id="question", markup=False)
                yield OptionList(id="options")
                yield Static(id="detail", markup=False)
            yield LogPanel(id="log")
        yield KeyBar(id="keys")

    # ---- shorthands

    @property
    def board(self) -> Board:
        """The board."""
        return self.query_one(Board)

    @property
    def options(self) -> OptionList:
        """The list under the question."""
        return self.query_one("#options", OptionList)

    def layout_for(self, scene: Scene) -> Layout:
        """The layout of the scene's game."""
        return layout_of(scene.game.rulebook.id, self.texts)

    # ---- showing

    def show_scene(
        self, scene: Scene, titles: list[str], lit: Callable[[Cell], bool], more: Sequence[str] = ()
    ) -> None:
        """Headline, perhaps with more than the game says, and board."""
        layout = self.layout_for(scene)
        self.query_one("#headline", Static).update("  ·  ".join([*layout.headline(scene), *more]))
        self.board.show(layout.bands(scene, titles), lit)

    def show_question(self, said: str, clause: str, shortcut: str = "") -> None:
        """The question with its clause; below it what a shortcut would answer."""
        self.asked = (said, clause, shortcut)
        width = max(self.query_one("#left").size.width - 2, 20)
        text = Text("\n".join(wrap(f"{said}  {clause}".rstrip(), width)), style="bold")
        if clause:
            text.stylize("dim not bold", len(text.plain) - len(clause))
        if shortcut:
            text.append("\n" + "\n".join(wrap(shortcut, width)), style="not bold")
        self.query_one("#question", Static).update(text)

    def on_resize(self) -> None:
        """Break the question anew, once the new size is known."""
        self.call_after_refresh(lambda: self.show_question(*self.asked))

    def show_detail(self, said: str) -> None:
        """The line under the list: what a rule says, what a card is."""
        self.query_one("#detail", Static).update(said)

    def show_entries(self, labels: list[str], chosen: int = -1) -> None:
        """The list, numbered from 1; an arrow stands at the one that was chosen."""
        options = self.options
        options.clear_options()
        width = len(str(len(labels)))
        signs = ["→" if n == chosen else " " for n in range(len(labels))]
        options.add_options(
            [Entry(Text(f"{signs[n]}{n + 1:>{width}} {label}")) for n, label in enumerate(labels)]
        )
        options.display = bool(labels)
        if chosen >= 0:
            options.highlighted = chosen

    def show_log(self, lines: list[Line]) -> None:
        """The log."""
        self.query_one(LogPanel).show(self.texts, lines)

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """The keys."""
        self.query_one(KeyBar).show(self.texts, keys)

    def retranslate(self) -> None:
        """Say everything again in the language of the app."""
        raise NotImplementedError

    # ---- what every table can do

    def show_clause(self, clause: str) -> None:
        """The text of a clause, in a dialog."""
        from rulebound.terminal.dialogs import ClauseDialog

        self.app.push_screen(ClauseDialog(clause))

    def open_cards(self, scene: Scene, titles: list[str], at: Cell | None) -> None:
        """Every card that can be seen, beginning with one of them, where cards have text to be read."""
        from rulebound.terminal.dialogs import CardsDialog

        layout = self.layout_for(scene)
        if layout.legible:
            bands = self.board.bands[::-1] + layout.piles(scene, titles)
            self.app.push_screen(CardsDialog(scene, layout, bands, at))

    def action_language(self) -> None:
        """The next language."""
        self.table_app.next_language()

    def action_theme(self) -> None:
        """Light or dark."""
        self.table_app.next_theme()

    def action_help(self) -> None:
        """How to play, the signs, the keys, the actions."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Away from this table."""
        raise NotImplementedError
