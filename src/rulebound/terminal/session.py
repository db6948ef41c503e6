"""A session: one game being played, with who plays it, its log, hints, reasons, automatic passing and saves.

It knows no screen. Whatever it hands out for a seat comes from that seat's view; the record is written
after every input, so that nothing is lost.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulebound import __version__
from rulebound.aids import AutoPass
from rulebound.bots import Bot, bot_seed, find_bot, make_bot
from rulebound.bots.asking import BotFault, ask, blaming
from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.game import Game
from rulebound.kernel.record import Record, Table, verify
from rulebound.kernel.refusal import Refusal, SetupError
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.kernel.view import View, events_for, view
from rulebound.terminal import saves
from rulebound.texts import Line, Scene
from rulebound.texts.log import Log
from rulebound.texts.stops import passed_over

HUMAN: Final = "human"
HINT_BOT: Final = "greedy"
MAX_SEED: Final = 1 << 32


@dataclass(frozen=True)
class Reason:
    """One verb for a card or piece: why it cannot be used, or None where it can."""

    verb: str
    refusal: Refusal | None


class Session:
    """A game being played."""

    def __init__(self, table: Table, players: list[str], path: Path) -> None:
        check_players(players, table.match.seats)
        self.table = table
        self.players = players
        self.path = path
        self.log = Log(table)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(players):
            if name != HUMAN:
                kind = find_bot(name)
                with blaming(name):
                    self.bots[seat] = kind(bot_seed(table.match.seed, seat))
        self.humans = [seat for seat, name in enumerate(players) if name == HUMAN]
        self.watcher = self.humans[0] if self.humans else SPECTATOR
        rules = table.match.rulebook.passing
        self.passing = {} if rules is None else {seat: AutoPass(seat, rules) for seat in self.humans}
        self.views: dict[int, View] = {}
        self.left = False
        self.seen_by_asked()
        self.tell_bots()

    # ---- beginning

    @classmethod
    def start(cls, match: Match, players: list[str]) -> "Session":
        """A new game."""
        table = Table(match, __version__)
        session = cls(table, players, saves.new_path(match.rulebook.id, match.seed))
        session.save()
        return session

    @classmethod
    def resume(cls, record: Record, rulebook: Rulebook, players: list[str], path: Path) -> "Session":
        """A saved game gone on with, once it has replayed exactly; it is kept in its own file."""
        return cls(verify(record, rulebook), players, path)

    # ---- the game, as seats may know it

    @property
    def game(self) -> Game:
        """The game itself: for bookkeeping, never to be shown."""
        return self.table.game

    @property
    def step(self) -> int:
        """How many inputs there have been, undone ones included."""
        return len(self.table.inputs)

    @property
    def over(self) -> bool:
        """Whether the game has a result."""
        return self.game.result is not None

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the device."""
        return len(self.humans) > 1

    def asked(self) -> int:
        """The seat that is asked; -1 where nobody is."""
        return -1 if self.game.decision is None else self.game.decision.seat

    def bot_is_asked(self) -> bool:
        """Whether a bot is to choose."""
        return self.asked() in self.bots

    def seen_by_asked(self) -> None:
        """Let the person who is asked be the one that looks at the table."""
        if self.asked() in self.humans:
            self.watcher = self.asked()

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = view(self.game, seat)
        return found

    def scene(self, seat: int) -> Scene:
        """The same, for sentences."""
        return Scene(self.view(seat).game, seat)

    def decision(self, seat: int) -> Decision | None:
        """The open decision as a seat sees it: with options only if it is its own."""
        return self.view(seat).decision

    def options(self, seat: int) -> list[Option]:
        """What a seat may choose now."""
        decision = self.decision(seat)
        return decision.options if decision is not None and decision.seat == seat else []

    # ---- inputs

    def choose(self, index: int) -> None:
        """Answer the open decision; afterwards, pass for those who have set that."""
        self.take(index)
        self.pass_over()

    def take(self, index: int) -> None:
        """Answer the open decision, and no more."""
        self.table.choose(index)
        for passing in self.passing.values():
            passing.note(self.game.events)
        try:
            self.changed()
        finally:
            self.tell_bots()

    def choose_keys(self, seat: int, keys: list[str]) -> None:
        """Answer several decisions of a seat by meaning, as far as they are offered."""
        for key in keys:
            offered = [self.view(seat).game.key(option) for option in self.options(seat)]
            if key not in offered:
                return
            self.choose(offered.index(key))

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat cannot take its last choice back."""
        return self.table.undo_refusal(seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back; what was passed over is asked again."""
        self.table.undo(seat)
        self.log.forget()
        for passing in self.passing.values():
            passing.end()
        self.changed()

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.table.concede(seat)
        self.changed()

    def changed(self) -> None:
        """After every input: forget old views, write the record."""
        self.views = {}
        self.save()

    # ---- bots

    def bot_choice(self) -> int:
        """What the bot that is asked would choose, from its own view. Raises BotFault."""
        seat = self.asked()
        return ask(self.bots[seat], self.players[seat], self.game, seat)

    def tell_bots(self) -> None:
        """Tell the bots that watch what their seats have seen happen. Raises BotFault."""
        for seat, bot in self.bots.items():
            if bot.watches:
                seen = events_for(self.game.events, seat)
                with blaming(self.players[seat]):
                    bot.watch(seen)

    def leave(self) -> None:
        """The game is over or left: so it is for the bots, once. Raises BotFault when all have been told."""
        faults = []
        for seat, bot in {} if self.left else self.bots.items():
            try:
                with blaming(self.players[seat]):
                    bot.leave(self.game.result)
            except BotFault as fault:
                faults.append(fault)
        self.left = True
        if faults:
            raise faults[0]

    # ---- automatic passing

    def pass_over(self) -> None:
        """Pass for people who have set that, until someone must be asked; their log tells what was passed."""
        while (seat := self.asked()) in self.passing:
            passing = self.passing[seat]
            if not passing.passes(self.game):
                return
            verbs = [option.verb for option in self.options(seat)]
            moment = passing.moment(self.game)
            if moment is None or passing.rules.verb not in verbs:
                passing.end()
                return
            line = Line(passed_over(moment, self.scene(seat)), passing.rules.clause)
            self.take(verbs.index(passing.rules.verb))
            self.log.note(seat, line)

    def pass_on(self, seat: int, mode: str) -> bool:
        """Let a seat pass from here on in a mode; False where it cannot."""
        passing = self.passing.get(seat)
        if passing is None or not passing.begin(mode, self.game):
            return False
        self.pass_over()
        return True

    # ---- help at the table

    def hint(self, seat: int) -> int:
        """What the greedy bot would choose in the place of a seat that is asked."""
        return make_bot(HINT_BOT, self.step).choose(self.view(seat))

    def reasons(self, seat: int, verbs: list[str], card: int = 0, piece: int = 0) -> list[Reason]:
        """For a card or piece: each of the verbs, with why it cannot be used now; usable ones first."""
        refusals = self.view(seat).game.why_not(seat, card, piece)
        usable = {option.verb for option in self.options(seat) if matches(option, card, piece)}
        found = [Reason(verb, None) for verb in verbs if verb in usable]
        return found + [
            Reason(verb, refusals[verb]) for verb in verbs if verb in refusals and verb not in usable
        ]

    # ---- saving

    def save(self) -> None:
        """Write the record to the session's own file."""
        saves.save_game(self.path, self.table.record(), self.players)

    def save_as(self, path: Path) -> None:
        """Write a copy of the record elsewhere."""
        saves.save_game(path, self.table.record(), self.players)

    def summary(self) -> dict[str, object]:
        """The game in a few words, for programs."""
        record = self.table.record()
        result = self.game.result
        return {
            "game": record.game,
            "seed": record.match.seed,
            "players": self.players,
            "inputs": len(record.inputs),
            "finished": self.over,
            "winners": record.winners,
            "reason": None if result is None else result.reason,
            "clause": None if result is None else result.clause,
            "digest": record.digest,
            "saved": str(self.path),
        }


def matches(option: Option, card: int, piece: int) -> bool:
    """Whether an option is about a card or piece; cards of one face are as good as each other."""
    if card:
        return face_of(option.card) == face_of(card) != 0
    if piece:
        return option.piece == piece
    return not option.card and not option.piece


def check_players(players: list[str], seats: int) -> None:
    """Refuse a table that does not fit its players."""
    if len(players) != seats:
        raise SetupError(f"The table has {seats} seats, but {len(players)} players are named.")


def seat_number(name: str, seats: int) -> int:
    """A seat by its letter."""
    number = ord(name.upper()) - ord("A") if len(name) == 1 else -1
    if not 0 <= number < seats:
        letters = ", ".join(chr(ord("A") + seat) for seat in range(seats))
        raise SetupError(f"There is no seat {name!r}; the seats are {letters}.")
    return number


def match_decks(rulebook: Rulebook, seed: int, own: int, yours: str, theirs: str) -> list[str] | None:
    """The decks of the seats where a game has ready-made ones; by the seed where none is named."""
    if not rulebook.deck_names():
        return None
    chance = rulebook.fill_decks(seed, None, None)
    named = [yours if seat == own else theirs for seat in range(len(chance))]
    return [deck or chance[seat] for seat, deck in enumerate(named)]


def seat_players(seats: int, opponent: str, own: int) -> list[str]:
    """Who sits where: a person at one seat, the opponent at all others."""
    return [HUMAN if seat == own else opponent for seat in range(seats)]
