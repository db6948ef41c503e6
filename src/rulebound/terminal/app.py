"""The full-screen app: start screen, tables and replays, in one language and one theme at a time."""

from pathlib import Path

from textual.app import App
from textual.worker import WorkerFailed

from rulebound.games import rulebook_named
from rulebound.kernel.record import Record
from rulebound.packs.blame import blamed_on_packs
from rulebound.terminal import saves
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.session import Session
from rulebound.terminal.start import StartScreen
from rulebound.terminal.table import TableScreen
from rulebound.texts import Texts, language_after

PACE = 0.7
"""Seconds between the choices of bots."""

THEMES = ["textual-dark", "textual-light"]


class RuleboundApp(App[dict[str, object]]):
    """Rulebound in the terminal."""

    CSS_PATH = "table.tcss"
    TITLE = "Rulebound"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 -- so declared by Textual
        (0, "-narrow"),
        (100, "-wide"),
        (140, "-huge"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (33, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        language: str,
        session: Session | None = None,
        record: Record | None = None,
        seat: int = 0,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.texts = Texts(language)
        self.session = session
        self.record = record
        self.seat = seat
        self.pace = pace
        self.fault = ""
        """Why the app has ended, where a card of the user's broke the game."""
        self.preferences = saves.load_preferences()
        self.theme = self.preferences.theme if self.preferences.theme in THEMES else THEMES[0]

    def on_mount(self) -> None:
        """Open what was asked for."""
        if self.record is not None:
            self.push_screen(ReplayScreen(self.record, rulebook_named(self.record.game), self.seat))
        elif self.session is not None:
            self.push_screen(TableScreen(self.session, self.pace))
        else:
            self.push_screen(StartScreen())

    def _handle_exception(self, error: Exception) -> None:
        """End with a sentence where a card of the user's broke the game; all else is a mistake of ours."""
        self.fault = blamed_on_packs(error.error if isinstance(error, WorkerFailed) else error)
        if self.fault:
            self.exit()
        else:
            super()._handle_exception(error)

    # ---- from screen to screen

    def open_table(self, session: Session) -> None:
        """Play."""
        self.session = session
        self.switch_screen(TableScreen(session, self.pace))

    def open_start(self) -> None:
        """Choose what to play."""
        self.switch_screen(StartScreen())

    def watch_replay(self, session: Session) -> None:
        """Watch the game that has just been played; afterwards the table is there again."""
        screen = ReplayScreen(session.table.record(), session.table.match.rulebook, session.watcher)
        self.push_screen(screen, lambda _: self.back_at_table())

    def back_at_table(self) -> None:
        """After a replay: what now?"""
        if isinstance(self.screen, TableScreen) and self.screen.session.over:
            self.screen.show_result()

    def watch_file(self, record: Record, path: Path) -> None:
        """Watch a saved game from the start screen."""
        players = saves.load_seats(path, record.match.seats) or []
        seat = players.index("human") if "human" in players else 0
        self.push_screen(ReplayScreen(record, rulebook_named(record.game), seat))

    # ---- language, theme, help

    def next_language(self) -> None:
        """Go to the next language, at once and for the next time."""
        self.use_language(language_after(self.texts.language))

    def use_language(self, language: str) -> None:
        """Say everything in this language."""
        self.texts = Texts(language)
        self.preferences.language = language
        self.keep_preferences()
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | ReplayScreen | StartScreen):
                screen.retranslate()

    def next_theme(self) -> None:
        """Light or dark, at once and for the next time."""
        self.theme = THEMES[(THEMES.index(self.theme) + 1) % len(THEMES)]
        self.preferences.theme = self.theme
        self.keep_preferences()

    def keep_preferences(self) -> None:
        """Write the preferences; that they could not be written is told, and nothing more."""
        try:
            saves.save_preferences(self.preferences)
        except saves.SaveError as error:
            self.notify(str(error), severity="warning")

    def was_helped(self, game: str) -> bool:
        """Whether the help of a game has been shown before."""
        return game in self.preferences.helped

    def now_helped(self, game: str) -> None:
        """The help of a game has been shown."""
        if game not in self.preferences.helped:
            self.preferences.helped = [*self.preferences.helped, game]
            self.keep_preferences()
