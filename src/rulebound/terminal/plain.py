"""The table line by line: for screen readers, pipes and terminals that can do nothing else.

It prints what happened, the position in words, the question and numbered options, and reads a number or a
command. An option may also be typed as its key, as records have it (`summon-soldier C7`).
"""

import os
import sys
from typing import TextIO

from rulebound.aids import ALL, UNTIL, AutoPass
from rulebound.bots.asking import BotFault, MachineError
from rulebound.kernel.card import face_of
from rulebound.kernel.refusal import RuleboundError
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as find_clause
from rulebound.terminal import saves
from rulebound.terminal.layouts import Band, Cell, Layout, layout_of
from rulebound.terminal.session import Session
from rulebound.terminal.stops import stop_lines
from rulebound.terminal.titles import titles_of
from rulebound.texts import Texts, phrases_of

CURTAIN = 40
"""Empty lines between two people at one device."""


def full_screen_possible() -> bool:
    """Whether input and output are a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


class EndOfInput(Exception):  # noqa: N818 -- no error: the player has left
    """Nothing more will be typed."""


class PlainTable:
    """A game played line by line."""

    def __init__(self, session: Session, texts: Texts, reading: TextIO, writing: TextIO) -> None:
        self.session = session
        self.texts = texts
        self.reading = reading
        self.writing = writing
        self.layout: Layout = layout_of(session.table.match.rulebook.id, texts)
        self.told: dict[int, int] = {}
        self.table_told: list[str] = []
        self.present = -1 if session.hot_seat else session.watcher

    # ---- reading and writing

    def write(self, text: str = "") -> None:
        """One line."""
        self.writing.write(text + "\n")

    def say(self, id: str, **args: int | str) -> None:
        """One line from the catalogue."""
        self.write(self.texts.say(id, **args))

    def read(self) -> str:
        """What is typed next."""
        self.writing.write("> ")
        self.writing.flush()
        line = self.reading.readline()
        if not line:
            self.write()
            raise EndOfInput
        return line.strip()

    # ---- the game

    def play(self) -> None:
        """Until the game is over or the player leaves; either way it is saved, and bots are told."""
        try:
            self.play_on()
        finally:
            self.session.leave()

    def play_on(self) -> None:
        """From question to question."""
        session = self.session
        try:
            while not session.over:
                if session.bot_is_asked():
                    session.choose(session.bot_choice())
                    continue
                self.seat_next()
                self.tell_news()
                self.tell_changed_table()
                self.tell_question()
                self.answer()
        except EndOfInput:
            self.say("plain-quit", path=str(session.path))
            return
        except (BotFault, MachineError):
            self.say("plain-quit", path=str(session.path))
            raise
        except KeyboardInterrupt:
            self.write()
            self.say("plain-quit", path=str(session.path))
            raise
        self.tell_news()
        self.tell_result()

    def seat_next(self) -> None:
        """Where several people share the device: hide all, and wait for the next one."""
        session = self.session
        if session.asked() != self.present:
            name = session.game.seat_name(session.asked())
            self.writing.write("\n" * CURTAIN)
            self.say("handover-title", name=name)
            self.say("handover-ready", name=name)
            self.read()
            session.seen_by_asked()
            self.present = session.watcher

    def answer(self) -> None:
        """Read until something has changed."""
        step = self.session.step
        while self.session.step == step:
            typed = self.read()
            if typed:
                self.obey(typed)

    def obey(self, typed: str) -> None:
        """A number, a command, or the key of an option."""
        session = self.session
        options = session.options(session.watcher)
        word, _, rest = typed.partition(" ")
        if word.isdecimal():
            if 1 <= int(word) <= len(options):
                session.choose(int(word) - 1)
            else:
                self.say("plain-no-such-option", typed=word, count=len(options))
            return
        keys = [session.view(session.watcher).game.key(option) for option in options]
        if typed in keys:
            session.choose(keys.index(typed))
            return
        command = getattr(self, f"command_{word.lower()}", None)
        if command is None:
            self.say("plain-not-understood", typed=typed)
        else:
            command(rest.strip())

    # ---- telling

    def tell_news(self) -> None:
        """What has happened since this person last looked."""
        seat = self.session.watcher
        lines = self.session.log.lines(seat)
        for line in lines[self.told.get(seat, 0) :]:
            if line.heading:
                self.write()
            self.write(f"{self.texts.sentence(line.message)} ({line.clause})")
        self.told[seat] = len(lines)

    def bands(self) -> list[Band]:
        """The table as the present person sees it."""
        seat = self.session.watcher
        return self.layout.bands(self.session.scene(seat), titles_of(self.session, seat, self.texts))

    def table_lines(self) -> list[str]:
        """The position in words."""
        scene = self.session.scene(self.session.watcher)
        lines = ["", " · ".join(self.layout.headline(scene))]
        for band in self.bands():
            facts = "; ".join(band.facts)
            lines.append(f"{band.title}: {facts}" if facts else band.title)
            for row in band.rows:
                cells = "; ".join(cell.spoken for cell in row.cells) or row.spoken or row.empty
                lines.append(f"  {row.label}: {cells}" if row.label else f"  {cells}")
        return lines

    def tell_changed_table(self) -> None:
        """The position, unless it is what was told last: while a payment is named nothing moves."""
        if self.table_lines() != self.table_told:
            self.tell_table()

    def tell_table(self) -> None:
        """The position."""
        self.table_told = self.table_lines()
        for line in self.table_told:
            self.write(line)

    def tell_question(self) -> None:
        """The question and its options."""
        session, seat = self.session, self.session.watcher
        scene = session.scene(seat)
        decision = session.decision(seat)
        assert decision is not None
        self.write()
        self.write(f"{self.texts.question(decision, scene)} ({decision.clause})")
        background = phrases_of(scene.game).background(scene)
        if background is not None:
            self.write(self.texts.render(background))
        for n, option in enumerate(decision.options):
            self.write(f"  {n + 1}. {self.texts.option(option, scene)}")
        shortcut = self.layout.shortcut(scene)
        if shortcut is not None:
            self.say("plain-shortcut", said=shortcut.said)
        self.say("plain-choose", count=len(decision.options))

    def tell_result(self) -> None:
        """How the game ended."""
        scene = self.session.scene(self.session.watcher)
        result = scene.game.result
        assert result is not None
        book = phrases_of(scene.game)
        self.write(f"{self.texts.sentence(book.result(result, scene))} ({result.clause})")
        self.say("table-saved", path=str(self.session.path))

    # ---- commands

    def command_why(self, what: str) -> None:
        """Why not? For a card, a piece, or (all) what needs neither."""
        if not what:
            self.say("plain-why-what", **self.examples())
            return
        cell = None if what == "all" else self.find(what, self.bands())
        if cell is None and what != "all":
            self.say("plain-no-such-card", typed=what, **self.examples())
            return
        session, seat = self.session, self.session.watcher
        verbs = self.layout.verbs(session.view(seat).game, cell)
        if not verbs:
            self.say("why-nothing")
        card, piece = (0, 0) if cell is None else (cell.card, cell.piece)
        for reason in session.reasons(seat, verbs, card, piece):
            verb = self.texts.sentence(self.layout.phrases.verb(reason.verb))
            if reason.refusal is None:
                self.say("plain-reason", verb=verb, reason=self.texts.say("why-possible"))
            else:
                said = f"{self.texts.refusal(reason.refusal)} ({reason.refusal.clause})"
                self.say("plain-reason", verb=verb, reason=said)

    def examples(self) -> dict[str, int | str]:
        """How a card and a piece are written, by what lies on the table."""
        game = self.session.view(self.session.watcher).game
        cards = [cell.card for band in self.bands() for cell in band.cells() if cell.card]
        code = game.rulebook.code(face_of(cards[0])) if cards else game.rulebook.code(1)
        paths = [game.piece_name(id) for id in game.pieces]
        place = next(place for place in game.places if place.zone.pieces)
        return {"example": code, "piece": paths[0] if paths else f"{game.place_name(place)}.1"}

    def find(self, what: str, bands: list[Band]) -> Cell | None:
        """The cell that is meant by a code (C7), by what it shows (♣7), or by a path (A.barriers.1)."""
        game = self.session.view(self.session.watcher).game
        for band in bands:
            for cell in band.cells():
                names = {cell.face.casefold()}
                if cell.card:
                    names.add(game.rulebook.code(face_of(cell.card)).casefold())
                if cell.piece:
                    names.add(game.piece_name(cell.piece).casefold())
                if what.casefold() in names:
                    return cell
        return None

    def command_rule(self, id: str) -> None:
        """The text of a clause."""
        try:
            found = find_clause(id)
        except UnknownClause as error:
            self.write(str(error))
            return
        self.write(f"{self.texts.clause(found.id)}: {found.text}")

    def command_pay(self, _: str) -> None:
        """Pay and place as proposed."""
        session, seat = self.session, self.session.watcher
        shortcut = self.layout.shortcut(session.scene(seat))
        if shortcut is None:
            self.say("table-no-shortcut")
        else:
            session.choose_keys(seat, shortcut.keys)

    def command_until(self, _: str) -> None:
        """Pass until something happens."""
        if not self.session.pass_on(self.session.watcher, UNTIL):
            self.say("table-no-pass")

    def command_all(self, _: str) -> None:
        """Pass until all that waits has resolved."""
        if not self.session.pass_on(self.session.watcher, ALL):
            self.say("table-no-stack")

    def command_stops(self, what: str) -> None:
        """Tell the stops; on, off, usual, or a stop that is set or taken away."""
        passing = self.session.passing.get(self.session.watcher)
        if passing is None:
            self.say("table-no-pass")
            return
        if what in ("on", "off"):
            passing.running = what == "on"
        elif what == "usual":
            passing.reset()
        elif what in passing.all_stops():
            passing.toggle(what)
        elif what:
            self.say("plain-no-such-stop", typed=what, example=passing.rules.usual[0])
            return
        self.tell_stops(passing, "on" if what == "off" else what)

    def tell_stops(self, passing: AutoPass, what: str) -> None:
        """What is set now; of one thing that was just changed only that."""
        words = ["on", *passing.all_stops()]
        for word, (box, message) in zip(words, stop_lines(passing), strict=True):
            if what == word or what not in words:
                self.write(f"  {box} {word}: {self.texts.sentence(message)}")

    def command_card(self, what: str) -> None:
        """A card in full; without a name, every card that can be seen, the piles too."""
        session, seat = self.session, self.session.watcher
        scene = session.scene(seat)
        bands = [*self.bands(), *self.layout.piles(scene, titles_of(session, seat, self.texts))]
        if not what:
            self.list_cards(bands)
            return
        cell = self.find(what, bands)
        if cell is None:
            self.say("plain-no-such-card", typed=what, **self.examples())
            return
        for line in self.layout.describe(scene, cell):
            self.write(line)

    def list_cards(self, bands: list[Band]) -> None:
        """The cards of each place by their faces."""
        for band in bands:
            for row in band.rows:
                faces = [cell.face for cell in row.cells if not cell.covered]
                if faces:
                    self.write(f"{band.title} {row.label}: {'; '.join(faces)}")

    def command_hint(self, _: str) -> None:
        """What the greedy bot would do."""
        session, seat = self.session, self.session.watcher
        index = session.hint(seat)
        option = self.texts.option(session.options(seat)[index], session.scene(seat))
        self.say("table-hint", option=f"{index + 1}. {option}")

    def command_undo(self, _: str) -> None:
        """Take the last choice back."""
        seat = self.session.watcher
        refusal = self.session.undo_refusal(seat)
        if refusal is not None:
            self.write(f"{self.texts.refusal(refusal)} ({refusal.clause})")
            return
        self.session.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.session.log.lines(seat)))

    def command_save(self, name: str) -> None:
        """Save a copy; without a name the session's own file is named."""
        path = saves.path_of_name(name) if name else self.session.path
        try:
            self.session.save_as(path)
        except RuleboundError as error:
            self.write(str(error))
        else:
            self.say("table-saved", path=str(path))

    def command_log(self, _: str) -> None:
        """Everything that has happened."""
        self.told[self.session.watcher] = 0
        self.tell_news()

    def command_table(self, _: str) -> None:
        """The position and the question again."""
        self.tell_table()
        self.tell_question()

    def command_concede(self, _: str) -> None:
        """Give up, once asked again."""
        self.say("plain-sure")
        if self.read().casefold() in ("yes", "y"):
            self.session.concede(self.session.watcher)
        else:
            self.say("plain-nothing-happened")

    def command_help(self, _: str) -> None:
        """How to play, and the commands."""
        for paragraph in self.layout.help():
            self.write(paragraph)
        clause = self.session.view(self.session.watcher).game.rulebook.concede_clause
        self.say("plain-help-commands", clause=clause, **self.examples())
        if self.layout.legible:
            self.say("plain-help-cards")
        if self.session.passing:
            self.say("plain-help-passing")

    def command_quit(self, _: str) -> None:
        """Leave; the game is saved."""
        raise EndOfInput
