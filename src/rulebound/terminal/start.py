"""The start screen: which game, against whom, with which settings; or a saved game."""

import secrets
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Label, OptionList, Select, Static
from textual.widgets.option_list import Option as Entry

from rulebound.bots import bot_names
from rulebound.games import rulebook_named, rulebook_names
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.packs import Deck, decks_of
from rulebound.terminal import saves
from rulebound.terminal.dialogs import InputDialog
from rulebound.terminal.session import HUMAN, MAX_SEED, Session, match_decks, seat_number, seat_players
from rulebound.terminal.sight import KeyBar, SpokenScreen
from rulebound.texts import Texts, languages
from rulebound.texts.phrases import phrases_of_name

DEFAULT_OPPONENT = "greedy"
BY_CHANCE = "-"
"""The deck that is left to chance."""
KEYS = [
    ("n", "start", "key-start"),
    ("o", "open", "key-open"),
    ("l", "language", "key-language"),
    ("t", "theme", "key-theme"),
    ("q", "leave", "key-quit"),
]


class StartScreen(SpokenScreen):
    """Everything that must be known before a game can begin."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "start", show=False),
        Binding("o", "open", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.game = rulebook_names()[0]
        self.saved: list[saves.Saved] = []

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook chosen."""
        return rulebook_named(self.game)

    # ---- the parts

    def compose(self) -> ComposeResult:
        """A new game on the left, saved ones on the right."""
        say = self.texts.say
        self.saved = saves.saved_games()
        yield Static("Rulebound", id="headline", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="new", can_focus=False):
                yield Static(say("start-new"), classes="title", markup=False)
                yield from self.compose_choices()
                yield Button(say("start-play"), id="play", variant="primary")
            with Vertical(id="saved"):
                yield Static(say("start-saved"), classes="title", markup=False)
                if self.saved:
                    yield OptionList(*[Entry(self.saved_text(saved)) for saved in self.saved], id="saves")
                else:
                    yield Static(say("start-none"), markup=False)
        yield KeyBar(id="keys")

    def compose_choices(self) -> ComposeResult:
        """Game, opponent, seat, settings, language."""
        say = self.texts.say
        book = phrases_of_name(self.game)
        games = [(say(f"game-{game}"), game) for game in rulebook_names()]
        yield from self.choice("game", say("start-game"), games, self.game)
        if self.texts.has(f"game-{self.game}.about"):
            yield Static(say(f"game-{self.game}.about"), id="about", markup=False)
        opponents = [(self.opponent_name(name), name) for name in [*bot_names(), HUMAN]]
        yield from self.choice("opponent", say("start-opponent"), opponents, DEFAULT_OPPONENT)
        most = max(self.rulebook.seat_counts)
        seats = [(chr(ord("A") + seat), str(seat)) for seat in range(most)]
        yield from self.choice("seat", say("start-seat"), seats, "0")
        if self.rulebook.deck_names():
            yield from self.choice("yours", say("start-yours"), self.decks(), BY_CHANCE)
            yield from self.choice("theirs", say("start-theirs"), self.decks(), BY_CHANCE)
        for setting in self.rulebook.settings:
            values = [(self.texts.render(book.value(setting.name, value)), value) for value in setting.values]
            name = self.texts.render(book.setting(setting.name))
            yield from self.choice(f"setting-{setting.name}", name, values, setting.default)
        tongues = [(Texts(tongue).say("language-name"), tongue) for tongue in languages()]
        yield from self.choice("language", say("start-language"), tongues, self.texts.language)

    def choice(self, name: str, label: str, values: list[tuple[str, str]], chosen: str) -> ComposeResult:
        """One thing to choose."""
        with Horizontal(classes="choice"):
            yield Label(label)
            yield Select(values, value=chosen, allow_blank=False, id=name, compact=True)

    def decks(self) -> list[tuple[str, str]]:
        """The ready-made decks that can be played, by colour and name, and first of all any of them."""
        ready = decks_of(self.game)
        named = [
            (f"{self.deck_colours(ready[name])} · {ready[name].names[self.texts.language]}", name)
            for name in self.rulebook.deck_names()
        ]
        return [(self.texts.say("start-any-deck"), BY_CHANCE), *named]

    def deck_colours(self, deck: Deck) -> str:
        """The colour of a deck, or its elements where the game has those."""
        say = self.texts.say
        if deck.elements:
            return "/".join(say(f"element-ff-{element}") for element in deck.elements)
        return say(f"colour-bs-{deck.colour}")

    def opponent_name(self, name: str) -> str:
        """A bot by its name and manner, or a person at the same device."""
        known = f"opponent-{name}"
        return self.texts.say(known) if self.texts.has(known) else self.texts.say("opponent-bot", bot=name)

    def saved_text(self, saved: saves.Saved) -> Text:
        """A save: when, what, against whom, how far."""
        say = self.texts.say
        text = Text(saves.readable_time(saved.path), style="bold")
        state = "saved-finished" if saved.finished else "saved-open"
        against = " – ".join(self.opponent_name(name) for name in saved.players)
        game = say(f"game-{saved.record.game}")
        text.append(f"  {game}\n", style="not bold")
        text.append(f"  {against}\n  {say(state, count=len(saved.record.inputs))}", style="not bold")
        return text

    def on_mount(self) -> None:
        """Enter begins at once with the usual settings."""
        self.query_one(KeyBar).show(self.texts, KEYS)
        self.query_one("#play").focus()

    def retranslate(self) -> None:
        """Say everything again."""
        self.run_worker(self.recompose_all(), exclusive=True)

    async def recompose_all(self) -> None:
        """Make all parts anew."""
        await self.recompose()
        self.on_mount()

    # ---- what is chosen

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another language or another game changes the screen itself."""
        value = str(event.value)
        if event.select.id == "language" and value != self.texts.language:
            self.table_app.use_language(value)
        elif event.select.id == "game" and value != self.game:
            self.game = value
            self.retranslate()

    def chosen(self, name: str) -> str:
        """The value chosen for something."""
        return str(self.query_one(f"#{name}", Select).value)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Play."""
        self.action_start()

    def action_start(self) -> None:
        """Begin a game with what is chosen."""
        rulebook = self.rulebook
        settings = {setting.name: self.chosen(f"setting-{setting.name}") for setting in rulebook.settings}
        usual = {setting.name: setting.default for setting in rulebook.settings}
        given = {name: value for name, value in settings.items() if value != usual[name]}
        seats = rulebook.seats_for(settings)
        seed = secrets.randbelow(MAX_SEED)
        try:
            own = seat_number(chr(ord("A") + int(self.chosen("seat"))), seats)
            players = seat_players(seats, self.chosen("opponent"), own)
            match = Match(rulebook, seed, seats, given, self.chosen_decks(seed, own))
            self.table_app.open_table(Session.start(match, players))
        except RuleboundError as error:
            self.notify(str(error), severity="error")

    def chosen_decks(self, seed: int, own: int) -> list[str] | None:
        """The decks of the seats; None where the game has no ready-made ones."""
        if not self.rulebook.deck_names():
            return None
        yours, theirs = (
            "" if self.chosen(name) == BY_CHANCE else self.chosen(name) for name in ("yours", "theirs")
        )
        return match_decks(self.rulebook, seed, own, yours, theirs)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with a saved game, or watch a finished one."""
        self.go_on_with(self.saved[event.option_index].path)

    def go_on_with(self, path: Path) -> None:
        """Go on with the game in a file, or watch it where it is over."""
        try:
            record = saves.load_game(path)
            players = saves.load_seats(path, record.match.seats)
            if record.winners is not None:
                self.table_app.watch_file(record, path)
                return
            if players is None:
                players = seat_players(record.match.seats, self.chosen("opponent"), int(self.chosen("seat")))
            self.table_app.open_table(Session.resume(record, rulebook_named(record.game), players, path))
        except RuleboundError as error:
            self.notify(str(error), severity="error")

    def action_open(self) -> None:
        """A saved game from elsewhere, by its path."""

        def open_file(typed: str | None) -> None:
            if typed is not None:
                self.go_on_with(saves.path_of_name(typed))

        self.app.push_screen(InputDialog(self.texts.say("start-open"), ""), open_file)

    def action_language(self) -> None:
        """The next language."""
        self.table_app.next_language()

    def action_theme(self) -> None:
        """Light or dark."""
        self.table_app.next_theme()

    def action_leave(self) -> None:
        """Away."""
        self.app.exit()
