"""The table: the screen on which a game is played."""

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from rulebound.aids import ALL, UNTIL
from rulebound.bots.asking import BotFault
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import Match
from rulebound.terminal import saves
from rulebound.terminal.board import Board
from rulebound.terminal.dialogs import (
    ConfirmDialog,
    HandoverScreen,
    HelpDialog,
    InputDialog,
    ResultDialog,
    StopsDialog,
    WhyDialog,
)
from rulebound.terminal.layouts import Cell
from rulebound.terminal.replay import CARDS_KEY
from rulebound.terminal.session import MAX_SEED, Session, matches
from rulebound.terminal.sight import SightScreen
from rulebound.terminal.titles import titles_of
from rulebound.texts import Scene, phrases_of

KEYS = [
    ("F1", "help", "key-help"),
    ("w", "why", "key-why"),
    ("h", "hint", "key-hint"),
    ("u", "undo", "key-undo"),
    ("s", "save", "key-save"),
    ("c", "concede", "key-concede"),
    ("l", "language", "key-language"),
    ("t", "theme", "key-theme"),
    ("q", "leave", "key-quit"),
]
CARD_KEYS = [CARDS_KEY, ("p", "shortcut", "key-shortcut")]
"""Keys for games whose cards have text and costs; the second is shown with what it would do."""
PASS_KEYS = [("n", "until", "key-until"), ("a", "all", "key-all"), ("o", "stops", "key-stops")]
"""Keys for games in which players act or pass."""
RARE = {"theme", "save", "concede", "hint"}
"""What the bar leaves out first where it has to be short."""
WIDE = 110
"""From this width on the bar has room for more."""


class TableScreen(SightScreen):
    """A game being played by the people at this device, and bots."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("c", "concede", show=False),
        Binding("i", "cards", show=False),
        Binding("p", "shortcut", show=False),
        Binding("n", "until", show=False),
        Binding("a", "all", show=False),
        Binding("o", "stops", show=False),
        Binding("r", "result", show=False),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.typed = ""
        self.picked: Cell | None = None
        self.present = -1 if session.hot_seat else session.watcher

    def on_mount(self) -> None:
        """Show the table; the first time, how to play."""
        self.options.focus()
        self.go_on()
        game = self.session.table.match.rulebook.id
        if not self.table_app.was_helped(game):
            self.open_help(first=True)

    # ---- showing

    def retranslate(self) -> None:
        """Say everything again."""
        self.refresh_table()

    def refresh_table(self) -> None:
        """Show the position as the person at the device may know it."""
        session, seat = self.session, self.session.watcher
        scene = session.scene(seat)
        options = session.options(seat)
        self.typed = ""
        self.picked = None
        self.show_scene(scene, titles_of(session, seat, self.texts), self.is_lit, self.passing_words())
        self.show_entries([self.texts.option(option, scene) for option in options])
        self.show_log(session.log.lines(seat))
        self.show_keys(self.bar_keys(scene))
        self.show_detail("")
        self.ask()
        if options:
            self.options.highlighted = 0
            if not isinstance(self.focused, Board):
                self.options.focus()

    def ask(self) -> None:
        """The question, whom the table waits for, or how the game ended."""
        session, seat = self.session, self.session.watcher
        scene = session.scene(seat)
        decision = session.decision(seat)
        result = session.game.result
        if result is not None:
            over = self.texts.say(
                "table-over", result=self.texts.sentence(phrases_of(scene.game).game_over(scene))
            )
            self.show_question(over, result.clause)
        elif decision is not None and decision.seat == seat:
            shortcut = self.layout_for(scene).shortcut(scene)
            told = "" if shortcut is None else self.texts.say("table-shortcut", said=shortcut.said)
            self.show_question(self.texts.question(decision, scene), decision.clause, told)
        elif decision is not None:
            question = phrases_of(scene.game).question(decision, scene)
            waiting = self.texts.say("table-waiting", seat=scene.seat(decision.seat), question=question)
            self.show_question(waiting, decision.clause)

    def is_lit(self, cell: Cell) -> bool:
        """Whether an option is about a cell."""
        if not cell.card and not cell.piece:
            return False
        options = self.session.options(self.session.watcher)
        return any(matches(option, cell.card, cell.piece) for option in options)

    def bar_keys(self, scene: Scene) -> list[tuple[str, str, str]]:
        """The keys at the foot of the screen: the rare ones give way to those that a game has besides."""
        if not self.layout_for(scene).legible:
            return KEYS
        passing = PASS_KEYS if self.session.passing else []
        rare = RARE if passing and self.size.width < WIDE else {"theme"}
        usual = [key for key in KEYS[1:] if key[1] not in rare]
        return [KEYS[0], CARD_KEYS[0], *usual[:-2], *passing, *usual[-2:]]

    def passing_words(self) -> list[str]:
        """That the table passes by itself, where the person at the device has set that."""
        passing = self.session.passing.get(self.session.watcher)
        return [self.texts.say("table-passing")] if passing is not None and passing.running else []

    # ---- going on

    def go_on(self) -> None:
        """After every input: the next one to act, or the end."""
        session = self.session
        if session.hot_seat and session.asked() in session.humans and session.asked() != self.present:
            self.hand_over()
            return
        self.refresh_table()
        if session.over:
            self.give(session.leave)
            self.show_result()
        elif session.bot_is_asked():
            self.run_bots()

    def hand_over(self) -> None:
        """Hide the table until the next person is ready."""
        session = self.session
        name = session.game.seat_name(session.asked())
        self.board.show([], self.is_lit)
        self.show_entries([])

        def sat_down(_: None) -> None:
            session.seen_by_asked()
            self.present = session.watcher
            self.go_on()

        heading = self.texts.say("handover-title", name=name)
        self.app.push_screen(HandoverScreen(heading, self.texts.say("handover-ready", name=name)), sat_down)

    @work(exclusive=True, group="bots")
    async def run_bots(self) -> None:
        """Let bots choose until a person is asked, at a pace that can be followed."""
        session = self.session
        pace = self.pace
        while session.bot_is_asked():
            step = session.step
            begun = time.monotonic()
            try:
                index = await asyncio.to_thread(session.bot_choice)
            except RuleboundError as error:
                self.notify(str(error), severity="error")
                return
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
            if session.step != step or not self.query("#headline"):
                # Meanwhile somebody else has answered, or the table was left.
                return
            self.give(partial(session.choose, index))
            pace = self.pace if session.game.events else 0.0
            if session.bot_is_asked():
                self.refresh_table()
        self.go_on()

    def choose(self, index: int) -> None:
        """Answer for the person at the device."""
        if 0 <= index < len(self.session.options(self.session.watcher)):
            self.give(lambda: self.session.choose(index))
            self.go_on()

    def give(self, change: Callable[[], object]) -> None:
        """Change the game; that it could not be saved, or a fault of a bot, is told, and the game goes on."""
        try:
            change()
        except (saves.SaveError, BotFault) as error:
            self.notify(str(error), severity="error")

    # ---- the list

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option is chosen, or a line of the log opened."""
        if event.option_list.id == "options":
            self.choose(event.option_index)
        elif event.option_list.id == "log":
            self.show_clause(self.log_clause(event.option_index))

    def log_clause(self, index: int) -> str:
        """The clause of a line of the log."""
        return self.session.log.lines(self.session.watcher)[index].clause

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the highlighted option means by the rules."""
        options = self.session.options(self.session.watcher)
        if event.option_list.id != "options" or event.option_index >= len(options):
            return
        scene = self.session.scene(self.session.watcher)
        detail = phrases_of(scene.game).detail(options[event.option_index], scene)
        self.show_detail("" if detail is None else self.texts.render(detail))

    def on_key(self, event: events.Key) -> None:
        """Number keys choose; where there are more than nine options, they find and Enter chooses."""
        count = len(self.session.options(self.session.watcher))
        if event.character is None or not event.character.isdecimal() or not count:
            return
        event.stop()
        self.typed = (self.typed + event.character).lstrip("0")
        if not self.typed or int(self.typed) > count:
            self.typed = event.character.lstrip("0")
        if not self.typed or int(self.typed) > count:
            self.typed = ""
            return
        index = int(self.typed) - 1
        self.options.focus()
        self.options.highlighted = index
        if count <= 9:
            self.choose(index)

    # ---- the board

    def on_board_looked(self, event: Board.Looked) -> None:
        """A cell in words."""
        self.show_detail("" if event.cell is None else event.cell.spoken)

    def on_board_picked(self, event: Board.Picked) -> None:
        """Go to the first option about a cell; picked again, a single one is chosen."""
        cell = event.cell
        options = self.session.options(self.session.watcher)
        found = [n for n, option in enumerate(options) if matches(option, cell.card, cell.piece)]
        if not found:
            self.notify(self.texts.say("table-no-option"))
        elif len(found) == 1 and self.picked == cell:
            self.choose(found[0])
        else:
            self.picked = cell
            self.options.focus()
            self.options.highlighted = found[0]

    # ---- the keys

    def action_why(self) -> None:
        """Why can't I?"""
        session, seat = self.session, self.session.watcher
        layout = self.layout_for(session.scene(seat))
        self.app.push_screen(WhyDialog(session, seat, layout, self.board.bands[::-1], self.board.cursor))

    def action_cards(self) -> None:
        """Every card that can be seen, beginning with the one looked at."""
        session, seat = self.session, self.session.watcher
        self.open_cards(session.scene(seat), titles_of(session, seat, self.texts), self.looked_at())

    def looked_at(self) -> Cell | None:
        """The cell under the cursor, or what the highlighted option is about."""
        if self.board.cursor is not None and self.board.has_focus:
            return self.board.cursor
        options = self.session.options(self.session.watcher)
        at = self.options.highlighted
        if at is None or at >= len(options):
            return None
        return Cell("", "", card=options[at].card, piece=options[at].piece)

    def action_shortcut(self) -> None:
        """Give the answers that the table has proposed."""
        session, seat = self.session, self.session.watcher
        scene = session.scene(seat)
        shortcut = self.layout_for(scene).shortcut(scene) if session.options(seat) else None
        if shortcut is None:
            self.notify(self.texts.say("table-no-shortcut"))
            return
        self.give(lambda: session.choose_keys(seat, shortcut.keys))
        self.go_on()

    def action_until(self) -> None:
        """Pass until something happens."""
        self.pass_on(UNTIL, "table-no-pass")

    def action_all(self) -> None:
        """Pass until all that waits has resolved."""
        self.pass_on(ALL, "table-no-stack")

    def pass_on(self, mode: str, refused: str) -> None:
        """Pass from here on; where that is not possible, say so."""
        session, seat = self.session, self.session.watcher
        step = session.step
        self.give(partial(session.pass_on, seat, mode))
        if session.step == step:
            self.notify(self.texts.say(refused))
        else:
            self.go_on()

    def action_stops(self) -> None:
        """Where to be asked."""
        passing = self.session.passing.get(self.session.watcher)
        if passing is not None:
            self.app.push_screen(StopsDialog(passing), lambda _: self.refresh_table())

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the greedy bot would choose, from the same view."""
        session, seat = self.session, self.session.watcher
        if not session.options(seat):
            self.notify(self.texts.say("table-no-hint"))
            return
        step = session.step
        index = await asyncio.to_thread(session.hint, seat)
        if session.step == step:
            self.options.focus()
            self.options.highlighted = index
            option = self.texts.option(session.options(seat)[index], session.scene(seat))
            self.notify(self.texts.say("table-hint", option=option))

    def action_undo(self) -> None:
        """Take the last choice back, where that tells nobody anything."""
        session, seat = self.session, self.session.watcher
        refusal = session.undo_refusal(seat)
        if refusal is not None:
            self.notify(f"{self.texts.refusal(refusal)} ({refusal.clause})", severity="warning")
            return
        self.workers.cancel_group(self, "bots")
        self.give(lambda: session.undo(seat))
        self.go_on()

    def action_save(self) -> None:
        """Save a copy under a name."""

        def save(name: str | None) -> None:
            if name is None:
                return
            try:
                path = saves.path_of_name(name)
                self.session.save_as(path)
            except RuleboundError as error:
                self.notify(str(error), severity="error")
            else:
                self.notify(self.texts.say("table-saved", path=str(path)))

        self.app.push_screen(InputDialog(self.texts.say("save-question"), self.session.path.stem), save)

    def action_concede(self) -> None:
        """Give up, once asked again."""
        if self.session.over:
            return

        def concede(yes: bool | None) -> None:
            if yes:
                self.workers.cancel_group(self, "bots")
                self.give(lambda: self.session.concede(self.session.watcher))
                self.go_on()

        say = self.texts.say
        self.app.push_screen(
            ConfirmDialog(say("concede-question"), say("concede-yes"), say("concede-no")), concede
        )

    def action_help(self) -> None:
        """How to play."""
        self.open_help(first=False)

    def open_help(self, first: bool) -> None:
        """How to play; at the first game with a welcome."""
        self.table_app.now_helped(self.session.table.match.rulebook.id)
        layout = self.layout_for(self.session.scene(self.session.watcher))
        keys = [*KEYS, *CARD_KEYS] if layout.legible else KEYS
        keys = [*keys, *PASS_KEYS] if self.session.passing else keys
        self.app.push_screen(HelpDialog(layout, keys, first))

    def action_leave(self) -> None:
        """The game is saved; away."""
        self.app.exit(self.session.summary())

    # ---- the end

    def action_result(self) -> None:
        """What now? Once the game is over."""
        if self.session.over:
            self.show_result()

    def show_result(self) -> None:
        """Who has won, and what now."""
        session = self.session
        scene = session.scene(session.watcher)
        result = session.game.result
        assert result is not None
        say = self.texts.say
        book = phrases_of(scene.game)
        headline = self.texts.sentence(book.game_over(scene))
        reason = self.texts.sentence(book.result(result, scene)) + f"  {result.clause}"
        names = ["rematch", "replay", "save", "new", "look", "quit"]
        choices = [(name, say(f"result-{name}")) for name in names]
        self.app.push_screen(ResultDialog(headline, reason, choices), self.after_result)

    def after_result(self, choice: str | None) -> None:
        """What was chosen after the game."""
        if choice == "rematch":
            self.rematch()
        elif choice == "replay":
            self.table_app.watch_replay(self.session)
        elif choice == "save":
            self.action_save()
        elif choice == "new":
            self.table_app.open_start()
        elif choice == "quit":
            self.action_leave()

    def rematch(self) -> None:
        """The same table, shuffled anew."""
        old = self.session.table.match
        match = Match(
            old.rulebook, secrets.randbelow(MAX_SEED), old.seats, old.settings, old.decks, None, old.decklists
        )
        self.table_app.open_table(Session.start(match, self.session.players))
