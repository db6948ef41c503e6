"""The dialogs of the table: a clause, help, reasons, cards, stops, a question with yes and no, a name to be
typed, the result.
"""

from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from rulebound.aids import AutoPass
from rulebound.kernel.card import face_of
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as find_clause
from rulebound.terminal.layouts import Band, Cell, Layout
from rulebound.terminal.session import Session
from rulebound.terminal.stops import stop_lines
from rulebound.texts import Scene, Texts

if TYPE_CHECKING:
    from rulebound.terminal.app import RuleboundApp

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer]):
    """A box over the table. Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    @property
    def texts(self) -> Texts:
        """The texts of the table's language."""
        return cast("RuleboundApp", self.app).texts

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss(None)


class Reading(Dialog[None]):
    """A text to be read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,question_mark", "close", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The text, and how to go back."""
        with Vertical(classes="dialog wide"):
            with VerticalScroll(id="reading"):
                yield Static(self.content(), markup=False)
            yield Static(self.texts.say("dialog-close"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """The arrow keys scroll."""
        self.query_one("#reading").focus()

    def content(self) -> Text:
        """What is to be read."""
        raise NotImplementedError


class ClauseDialog(Reading):
    """One clause of a rulebook."""

    def __init__(self, clause: str) -> None:
        super().__init__()
        self.clause = clause

    def content(self) -> Text:
        """Id, title, text; the reason of a ruling; an example."""
        try:
            found = find_clause(self.clause)
        except UnknownClause as error:
            return Text(str(error))
        text = Text()
        text.append(f"{found.id}  ", style="bold")
        text.append(f"{found.title}\n\n", style="bold")
        text.append(f"{found.text}\n")
        if found.reason:
            text.append(f"\n{self.texts.say('clause-reason')} ", style="bold")
            text.append(f"{found.reason}\n")
        if found.example:
            text.append(f"\n{self.texts.say('clause-example')} ", style="bold")
            text.append(f"{found.example}\n")
        if self.texts.language != "en":
            text.append(f"\n{self.texts.say('clause-english')}\n", style="dim")
        return text


class HelpDialog(Reading):
    """How to play, the signs, the keys, the actions."""

    def __init__(self, layout: Layout, keys: list[tuple[str, str, str]], first: bool) -> None:
        super().__init__()
        self.table_layout = layout
        self.keys = keys
        self.first = first

    def content(self) -> Text:
        """From the goal to the list of actions."""
        say = self.texts.say
        text = Text()
        if self.first:
            text.append(f"{say('help-welcome')}\n\n", style="bold")
        text.append(f"{say('help-how')}\n", style="bold underline")
        for paragraph in self.table_layout.help():
            text.append(f"{paragraph}\n\n")
        text.append(f"{say('help-signs')}\n", style="bold underline")
        text.append(self.table_layout.legend() + "\n\n")
        text.append(f"{say('help-keys')}\n", style="bold underline")
        for key, _, word in self.keys:
            text.append(f"  {key:<5}", style="bold")
            text.append(f"{say(word + '.help')}\n")
        text.append(say("help-choosing") + "\n\n")
        for group, entries in self.table_layout.reference():
            text.append(f"{group}\n", style="bold underline")
            for name, effect in entries:
                text.append(f"  {name}: ", style="bold")
                text.append(f"{effect}\n")
            text.append("\n")
        return text


class ConfirmDialog(Dialog[bool]):
    """A question with yes and no; no is the default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question = question
        self.words = (yes, no)

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        with Vertical(classes="dialog small"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(f"{self.words[0]} (y)", id="yes", variant="error")
                yield Button(f"{self.words[1]} (n)", id="no", variant="primary")

    def on_mount(self) -> None:
        """No is the default."""
        self.query_one("#no").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Answer by key."""
        self.dismiss(yes)

    def action_close(self) -> None:
        """Escape is no."""
        self.dismiss(False)


class InputDialog(Dialog[str | None]):
    """Something to be typed."""

    def __init__(self, question: str, proposed: str) -> None:
        super().__init__()
        self.question = question
        self.proposed = proposed

    def compose(self) -> ComposeResult:
        """The question and a line to type on."""
        with Vertical(classes="dialog small"):
            yield Static(self.question, markup=False)
            yield Input(self.proposed, id="typed")
            yield Static(self.texts.say("dialog-enter"), classes="hint", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed; nothing typed is no answer."""
        self.dismiss(event.value.strip() or None)


class WhyDialog(Dialog[None]):
    """Why can't I? For a card, a piece, or what needs neither: each verb with its reason and clause."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w,q", "close", show=False),
        Binding("left", "to_subjects", show=False),
        Binding("right", "to_reasons", show=False),
    ]

    def __init__(
        self, session: Session, seat: int, layout: Layout, bands: list[Band], at: Cell | None
    ) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.table_layout = layout
        self.subjects: list[Cell | None] = [None]
        self.names: list[str] = []
        for band in bands:
            for cell in band.cells():
                if cell.card or cell.piece:
                    whose = "" if band.seat in (seat, -1) else f"{session.game.seat_name(band.seat)}: "
                    self.subjects.append(cell)
                    self.names.append(whose + (f"{cell.face} {cell.marks}" if cell.name else cell.spoken))
        self.at = self.subjects.index(at) if at in self.subjects else 0
        self.clauses: list[str] = []

    def compose(self) -> ComposeResult:
        """What can be asked about on the left, the reasons on the right."""
        say = self.texts.say
        with Vertical(classes="dialog wide"):
            yield Static(say("why-title"), classes="title", markup=False)
            with Horizontal():
                names = [say("why-no-card"), *self.names]
                yield OptionList(*[Entry(Text(name)) for name in names], id="subjects")
                yield OptionList(id="reasons")
            yield Static(say("why-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Begin with what was looked at."""
        subjects = self.query_one("#subjects", OptionList)
        subjects.focus()
        subjects.highlighted = self.at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the reasons of what is looked at."""
        if event.option_list.id == "subjects":
            self.tell(self.subjects[event.option_index])

    def tell(self, cell: Cell | None) -> None:
        """All verbs for one card or piece."""
        say = self.texts.say
        verbs = self.table_layout.verbs(self.session.view(self.seat).game, cell)
        card, piece = (0, 0) if cell is None else (cell.card, cell.piece)
        reasons = self.session.reasons(self.seat, verbs, card, piece)
        listed = self.query_one("#reasons", OptionList)
        listed.clear_options()
        self.clauses = ["" if reason.refusal is None else reason.refusal.clause for reason in reasons]
        if not verbs:
            self.clauses = [""]
            listed.add_option(Entry(Text(say("why-nothing"))))
        for reason in reasons:
            verb = self.texts.sentence(self.table_layout.phrases.verb(reason.verb))
            text = Text()
            if reason.refusal is None:
                text.append(f"✓ {verb}: ", style="bold")
                text.append(say("why-possible"))
            else:
                text.append(f"✗ {verb}: ", style="bold")
                text.append(self.texts.refusal(reason.refusal))
                text.append(f" {reason.refusal.clause}", style="dim")
            listed.add_option(Entry(text))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter goes from subject to reasons, and from a reason to its clause."""
        if event.option_list.id == "subjects":
            self.action_to_reasons()
        elif self.clauses[event.option_index]:
            self.app.push_screen(ClauseDialog(self.clauses[event.option_index]))

    def action_to_reasons(self) -> None:
        """To the right."""
        reasons = self.query_one("#reasons", OptionList)
        reasons.focus()
        if reasons.highlighted is None and reasons.option_count:
            reasons.highlighted = 0

    def action_to_subjects(self) -> None:
        """To the left."""
        self.query_one("#subjects").focus()


class CardsDialog(Dialog[None]):
    """Every card that the person at the device can see, with all that it says."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i,q,enter", "close", show=False)]

    def __init__(self, scene: Scene, layout: Layout, bands: list[Band], at: Cell | None) -> None:
        super().__init__()
        self.scene = scene
        self.table_layout = layout
        self.cells: list[Cell | None] = []
        self.names: list[str] = []
        for band in bands:
            for row in band.rows:
                open_cells = [cell for cell in row.cells if not cell.covered]
                if open_cells:
                    self.cells += [None, *open_cells]
                    self.names += [f"{band.title} {row.label}", *(f" {cell.face}" for cell in open_cells)]
        found = [n for n, cell in enumerate(self.cells) if is_same(cell, at)]
        self.at = found[0] if found else 1

    def compose(self) -> ComposeResult:
        """The cards on the left, what they say on the right."""
        with Vertical(classes="dialog wide"):
            yield Static(self.texts.say("cards-title"), classes="title", markup=False)
            with Horizontal():
                yield OptionList(*self.entries(), id="subjects")
                with VerticalScroll(id="described"):
                    yield Static(id="card", markup=False)
            yield Static(self.texts.say("cards-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Begin with what was looked at."""
        subjects = self.query_one("#subjects", OptionList)
        subjects.focus()
        if self.cells:
            subjects.highlighted = self.at

    def entries(self) -> list[Entry]:
        """The cards under the headings of their places."""
        return [
            Entry(Text(name, style="bold" if cell is None else ""), disabled=cell is None)
            for name, cell in zip(self.names, self.cells, strict=True)
        ]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card."""
        cell = self.cells[event.option_index]
        if cell is not None:
            lines = self.table_layout.describe(self.scene, cell)
            self.query_one("#card", Static).update("\n\n".join(lines))

    def on_option_list_option_selected(self) -> None:
        """Enter goes back to the table."""
        self.dismiss(None)


def is_same(cell: Cell | None, other: Cell | None) -> bool:
    """Whether two cells are the same piece, or cards of one face."""
    if cell is None or other is None:
        return False
    if other.piece:
        return cell.piece == other.piece
    return bool(other.card) and face_of(cell.card) == face_of(other.card)


class StopsDialog(Dialog[None]):
    """Where a player wants to be asked, and whether the table passes everywhere else by itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o,q", "close", show=False),
        Binding("space", "set", show=False),
        Binding("r", "reset", show=False),
    ]

    def __init__(self, passing: AutoPass) -> None:
        super().__init__()
        self.passing = passing

    def compose(self) -> ComposeResult:
        """A box for each thing that can be set."""
        with Vertical(classes="dialog small"):
            yield Static(self.texts.say("stops-title"), classes="title", markup=False)
            yield OptionList(id="stops")
            yield Static(self.texts.say("stops-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """The list has the keys."""
        self.show_boxes(0)
        self.query_one("#stops").focus()

    def show_boxes(self, at: int) -> None:
        """Show what is set now."""
        listed = self.query_one("#stops", OptionList)
        listed.clear_options()
        lines = [f"{box} {self.texts.sentence(message)}" for box, message in stop_lines(self.passing)]
        listed.add_options([Entry(Text(line)) for line in lines])
        listed.highlighted = at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Set one, or take it away."""
        if event.option_index == 0:
            self.passing.running = not self.passing.running
        else:
            self.passing.toggle(self.passing.all_stops()[event.option_index - 1])
        self.show_boxes(event.option_index)

    def action_set(self) -> None:
        """The space bar does what Enter does."""
        self.query_one("#stops", OptionList).action_select()

    def action_reset(self) -> None:
        """The usual stops again."""
        self.passing.reset()
        self.show_boxes(self.query_one("#stops", OptionList).highlighted or 0)


class ResultDialog(Dialog[str | None]):
    """Who has won and why, and what now."""

    def __init__(self, headline: str, reason: str, choices: list[tuple[str, str]]) -> None:
        super().__init__()
        self.headline = headline
        self.reason = reason
        self.choices = choices

    def compose(self) -> ComposeResult:
        """The result and what can be done next."""
        with Vertical(classes="dialog small"):
            yield Static(self.headline, classes="title", markup=False)
            yield Static(self.reason, markup=False)
            yield OptionList(*[Entry(Text(word), id=name) for name, word in self.choices], id="next")
            yield Static(self.texts.say("result-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """The list has the keys."""
        self.query_one("#next").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with what was chosen."""
        self.dismiss(event.option_id)


class HandoverScreen(Screen[None]):
    """Between two people at one device: nothing is shown until the next one is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, heading: str, instruction: str) -> None:
        super().__init__()
        self.heading = heading
        self.instruction = instruction

    def compose(self) -> ComposeResult:
        """To whom, and which key."""
        with Vertical(id="handover"):
            yield Static(self.heading, classes="title", markup=False)
            yield Static(self.instruction, markup=False)

    def on_click(self) -> None:
        """A click is as good as a key."""
        self.action_ready()

    def action_ready(self) -> None:
        """The next person is here."""
        self.dismiss(None)
