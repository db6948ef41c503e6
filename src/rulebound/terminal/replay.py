"""Replays: a record watched step by step, as any seat or a spectator saw it."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.record import Record
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.view import View
from rulebound.terminal.board import Board
from rulebound.terminal.dialogs import HelpDialog, InputDialog
from rulebound.terminal.film import Film, viewer_name
from rulebound.terminal.session import matches
from rulebound.terminal.sight import LogPanel, SightScreen
from rulebound.texts import Scene

KEYS = [
    ("F1", "help", "key-help"),
    ("←", "back", "key-back"),
    ("→", "forward", "key-forward"),
    ("PgUp", "turn_back", "key-turn-back"),
    ("PgDn", "turn_forward", "key-turn-forward"),
    ("j", "jump", "key-jump"),
    ("v", "viewer", "key-viewer"),
    ("l", "language", "key-language"),
    ("t", "theme", "key-theme"),
    ("q", "leave", "key-back-out"),
]
CARDS_KEY = ("i", "cards", "key-cards")


class ReplayScreen(SightScreen):
    """A record being watched."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "back", show=False, priority=True),
        Binding("right,space", "forward", show=False, priority=True),
        Binding("pageup", "turn_back", show=False, priority=True),
        Binding("pagedown", "turn_forward", show=False, priority=True),
        Binding("home", "to(0)", show=False, priority=True),
        Binding("end", "to(-1)", show=False, priority=True),
        Binding("j", "jump", show=False),
        Binding("v", "viewer", show=False),
        Binding("i", "cards", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, record: Record, rulebook: Rulebook, seat: int) -> None:
        super().__init__()
        self.film = Film(record, rulebook)
        self.viewer = seat
        self.step = 0

    def on_mount(self) -> None:
        """Begin at the beginning. The arrows step and walk the log, so nothing else takes the keys."""
        self.options.can_focus = False
        self.board.can_focus = False
        self.query_one(LogPanel).focus()
        self.retranslate()

    # ---- showing

    def retranslate(self) -> None:
        """Show the present step."""
        film = self.film
        seen = film.view(self.step, self.viewer)
        scene = Scene(seen.game, self.viewer)
        self.show_scene(scene, self.titles(scene), lambda cell: self.is_lit(seen, cell.card, cell.piece))
        where = self.texts.say("replay-step", step=self.step, last=film.last, viewer=self.viewer_name())
        decision = seen.decision
        if decision is not None:
            where += "  " + self.texts.question(decision, scene)
        self.show_question(where, "" if decision is None else decision.clause)
        self.show_choice(seen, scene)
        self.show_log(film.log.lines(self.viewer, self.step))
        self.show_keys(KEYS)
        self.show_detail("")

    def show_choice(self, seen: View, scene: Scene) -> None:
        """The options that the viewer had, and the one that was taken."""
        decision = seen.decision
        options = decision.options if decision is not None and decision.seat == self.viewer else []
        given = self.film.inputs[self.step] if self.step < self.film.last else None
        chosen = [n for n, option in enumerate(options) if seen.game.key(option) == given]
        self.show_entries(
            [self.texts.option(option, scene) for option in options], chosen[0] if chosen else -1
        )

    def is_lit(self, seen: View, card: int, piece: int) -> bool:
        """Whether the viewer had an option about a card or piece."""
        decision = seen.decision
        if decision is None or decision.seat != self.viewer or not (card or piece):
            return False
        return any(matches(option, card, piece) for option in decision.options)

    def titles(self, scene: Scene) -> list[str]:
        """How the seats are called."""
        game = scene.game
        titles = ["player-you" if seat == self.viewer else "player-human" for seat in range(game.match.seats)]
        return [self.texts.say(title, name=game.seat_name(seat)) for seat, title in enumerate(titles)]

    def viewer_name(self) -> str:
        """Who is looking."""
        return viewer_name(self.texts, self.film.table.game, self.viewer)

    # ---- the keys

    def action_back(self) -> None:
        """One step back."""
        self.go_to(self.step - 1)

    def action_forward(self) -> None:
        """One step on."""
        self.go_to(self.step + 1)

    def action_to(self, step: int) -> None:
        """To a step; -1 is the last."""
        self.go_to(self.film.last if step < 0 else step)

    def go_to(self, step: int) -> None:
        """Show a step, as near as there is one."""
        self.step = max(0, min(step, self.film.last))
        self.retranslate()

    def action_turn_forward(self) -> None:
        """To the next turn."""
        film = self.film
        here = film.turn_of(self.step)
        self.go_to(next((n for n in range(self.step, film.last) if film.turn_of(n) > here), film.last))

    def action_turn_back(self) -> None:
        """To the beginning of this turn, or of the one before."""
        start = self.beginning_of(self.film.turn_of(self.step))
        if start == self.step and start > 0:
            start = self.beginning_of(self.film.turn_of(start - 1))
        self.go_to(start)

    def beginning_of(self, turn: int) -> int:
        """The first step of a turn."""
        return next(n for n in range(self.film.last + 1) if self.film.turn_of(n) == turn)

    def action_jump(self) -> None:
        """To a step by its number."""

        def jump(typed: str | None) -> None:
            if typed is not None and typed.isdecimal():
                self.go_to(int(typed))

        question = self.texts.say("replay-jump", last=self.film.last)
        self.app.push_screen(InputDialog(question, str(self.step)), jump)

    def action_viewer(self) -> None:
        """The next seat, then the spectator."""
        viewers = [*range(self.film.table.match.seats), SPECTATOR]
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self.retranslate()

    def action_cards(self) -> None:
        """Every card that the viewer could see."""
        scene = Scene(self.film.view(self.step, self.viewer).game, self.viewer)
        self.open_cards(scene, self.titles(scene), None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line of the log opens its clause."""
        if event.option_list.id == "log":
            self.show_clause(self.film.log.lines(self.viewer, self.step)[event.option_index].clause)

    def on_board_looked(self, event: Board.Looked) -> None:
        """A cell in words."""
        self.show_detail("" if event.cell is None else event.cell.spoken)

    def action_help(self) -> None:
        """How to play, and the keys of the replay."""
        scene = Scene(self.film.view(self.step, self.viewer).game, self.viewer)
        layout = self.layout_for(scene)
        keys = [*KEYS, CARDS_KEY] if layout.legible else KEYS
        self.app.push_screen(HelpDialog(layout, keys, first=False))

    def action_leave(self) -> None:
        """Back to where the replay was opened, or away."""
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()


def watch(record: Record, seat: int, lang: str) -> None:
    """Watch a record on the full screen."""
    from rulebound.terminal.app import RuleboundApp

    RuleboundApp(lang, record=record, seat=seat).run()
