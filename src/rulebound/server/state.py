"""The state of a table: a fold over its entries, and nothing else.

`apply` takes one entry after the other, while the table is played and after a restart alike; it asks no clock
and no chance, so the same entries always lead to the same state. Who is connected and which timers run is not
state; the room has that.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Any, Final

from ..aids import AutoPass
from ..kernel.card import SPECTATOR
from ..kernel.game import Game
from ..kernel.plain import to_plain
from ..kernel.record import Concession, Record, Table, TimeOut, Undo
from ..kernel.task import Proposal
from ..kernel.view import View, mask, view
from ..texts import Line, Scene
from ..texts.stops import passed_over
from . import fairness
from .entries import (
    Answered,
    Arranged,
    Banned,
    BotSeated,
    Brought,
    CameBack,
    Followed,
    Given,
    Noting,
    Offered,
    Opened,
    PassedOn,
    PassingSet,
    Person,
    SaidReady,
    Seated,
    Started,
    Stood,
    StoodIn,
)
from .protocol.messages import UndoKind
from .protocol.tables import OfferKind
from .seating import match_for, read_position, seats_of
from .telling import Teller

STAND_IN: Final = "greedy"
"""The bot that plays on for somebody who has gone."""


@dataclass
class SeatState:
    """A seat: who sits there, what was brought, and who plays if the person does not."""

    person: Person | None = None
    bot: str = ""
    deck: str = ""
    entropy: str = ""
    ready: bool = False
    stand_in: str = ""
    given_up: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.person is not None or bool(self.bot)

    @property
    def player(self) -> str:
        """The bot that chooses for this seat; empty where a person does."""
        return self.stand_in or self.bot


@dataclass
class OfferState:
    """An offer that is open: who made it, who has agreed, and for an undo how many inputs are to stand."""

    by: int
    agreed: set[int] = field(default_factory=set)
    kept: int = 0


class TableState:
    """A table."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.wish = opened.table
        self.count = seats_of(self.wish)
        self.sandbox = bool(self.wish.position)
        self.seats = [SeatState() for _ in range(self.count)]
        self.banned: set[str] = set()
        self.next = ""
        self.seq = 1
        self.table: Table | None = None
        self.teller: Teller | None = None
        self.seed = 0
        self.began = 0
        self.passed_numbers = 0
        self.public = 0
        self.last_was_private = False
        self.stands: list[Given] = []
        self.private: list[bool] = []
        """For each input that stands, whether it was a step that nobody else could see."""
        self.used = [0] * self.count
        self.offers: dict[OfferKind, OfferState] = {}
        self.open_hands = False
        self.passing: dict[int, AutoPass] = {}
        self.passes_now = ""
        if self.sandbox:
            for seat in self.seats:
                seat.person = opened.host
                seat.ready = True

    # ---- what everyone asks of it

    @property
    def game(self) -> Game | None:
        """The game itself: for bookkeeping, never to be shown."""
        return None if self.table is None else self.table.game

    @property
    def over(self) -> bool:
        """Whether the game has a result."""
        return self.table is not None and self.table.game.result is not None

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.table is not None and not self.over

    @property
    def number(self) -> int:
        """The decision number: it never comes again, also where a sandbox was arranged anew."""
        return self.passed_numbers + (0 if self.table is None else len(self.table.inputs))

    def number_for(self, seat: int) -> int:
        """The decision number as a viewer knows it.

        Who is asked knows every step of a proposal. Others must not: they count what they could see.
        """
        return self.number if self.sandbox or seat == self.asked else self.public

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 where nobody is."""
        game = self.game
        return -1 if game is None or game.decision is None else game.decision.seat

    def seat_of(self, person: str) -> int:
        """The seat of a person, -1 for none; the owner of a sandbox has the one that is asked."""
        if self.sandbox:
            return max(self.asked, 0) if person == self.opened.host.id else -1
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return -1

    def people(self) -> list[int]:
        """The seats at which a person plays, and no bot for that person."""
        return [n for n, seat in enumerate(self.seats) if seat.person is not None and not seat.stand_in]

    def ready_to_start(self) -> bool:
        """Whether every seat is taken and everyone is ready; a host who is the only person always is."""
        people = [seat for seat in self.seats if seat.person is not None]
        alone = len(people) <= 1 and all(seat.person == self.opened.host for seat in people)
        return all(seat.taken for seat in self.seats) and (alone or all(seat.ready for seat in people))

    def waiting_for(self, offer: OfferKind) -> list[int]:
        """The seats whose answer to an offer is missing."""
        found = self.offers.get(offer)
        return [] if found is None else [seat for seat in self.people() if seat not in found.agreed]

    def entropy(self) -> list[str]:
        """What the seats have added to the seed."""
        return [seat.entropy for seat in self.seats]

    def record(self) -> Record:
        """The record of the game, with the proof of fairness: to be shown only when it is over."""
        assert self.table is not None
        record = self.table.record()
        record.fairness = fairness.proof(self.opened.secret, self.entropy())
        return record

    def tally(self) -> tuple[list[int], int]:
        """Games won by the player at each seat in this series, and draws; this game too once it is over."""
        won = list(self.opened.won) or [0] * self.count
        draws = self.opened.draws
        game = self.game
        if self.over and game is not None:
            winners = game.winning_seats()
            won = [count + (seat in winners) for seat, count in enumerate(won)]
            draws += not winners
        return won, draws

    def series_goes_on(self) -> bool:
        """Whether another game of the series is to follow this one."""
        best_of = self.wish.best_of
        return self.over and self.opened.number < best_of and max(self.tally()[0]) <= best_of // 2

    # ---- undo

    def undo_kind(self, seat: int) -> UndoKind:
        """How a seat may take its last choice back: `free`, `ask` the others, or `no`."""
        table = self.table
        if table is None or not self.stands:
            return "no"
        if self.sandbox:
            return "free"
        if self.over or not 0 <= seat < self.count or not self.steps_back(seat):
            return "no"
        alone = self.people() == [seat]
        return "free" if alone or self.is_free(seat) else "ask"

    def is_free(self, seat: int) -> bool:
        """Whether the last choice that a seat knows of is its own and has revealed nothing (RB 7).

        Steps of another's proposal are no choice yet: whether there are any must not show in the answer.
        """
        table = self.table
        assert table is not None
        at = len(table.before) - self.unseen_by(seat)
        if at < 1 or self.over:
            return False
        before, after = table.before[at - 1], table.before[at] if at < len(table.before) else table.game
        decision = before.decision
        return decision is not None and decision.seat == seat and before.revelations == after.revelations

    def unseen_by(self, seat: int) -> int:
        """How many of the last inputs a seat knows nothing of: the steps of another's open proposal."""
        if seat == self.asked:
            return 0
        count = 0
        while count < len(self.private) and self.private[-1 - count]:
            count += 1
        return count

    def known_to(self, seat: int) -> Iterator[View]:
        """What a seat, or a spectator (-1), has known at each position of this game, the newest first.

        It may be looked through beside the game: later positions are not in it.
        """
        assert self.table is not None
        games = [*self.table.before, self.table.game.copy()]
        known = games[: len(games) - self.unseen_by(seat)]
        return (view(game, SPECTATOR if seat < 0 else seat) for game in reversed(known))

    def steps_back(self, seat: int) -> int:
        """How many inputs are taken back so that the seat can choose anew; 0 where it cannot."""
        if self.sandbox:
            return 1
        if self.is_free(seat):
            return self.unseen_by(seat) + 1
        for steps, given in enumerate(reversed(self.stands), 1):
            if not isinstance(given.input, str):
                return 0
            if given.seat == seat and not given.passed:
                return steps
        return 0

    # ---- the fold

    def apply(self, entry: Noting) -> None:
        """Take one entry."""
        self.last_was_private = False
        self.fold(entry)
        self.seq += 1

    @singledispatchmethod
    def fold(self, entry: Any) -> None:
        """What an entry changes; one method for each kind."""
        raise NotImplementedError

    @fold.register
    def _(self, entry: Seated) -> None:
        self.seats[entry.seat] = SeatState(entry.person, deck=entry.deck, entropy=entry.entropy)

    @fold.register
    def _(self, entry: Stood) -> None:
        person = self.seats[entry.seat].person
        if entry.sent_away and person is not None:
            self.banned.add(person.id)
        self.seats[entry.seat] = SeatState()

    @fold.register
    def _(self, entry: Brought) -> None:
        seat = self.seats[entry.seat]
        seat.deck = entry.deck
        seat.ready = False

    @fold.register
    def _(self, entry: BotSeated) -> None:
        self.seats[entry.seat] = SeatState(bot=entry.bot, deck=entry.deck)

    @fold.register
    def _(self, entry: SaidReady) -> None:
        seat = self.seats[entry.seat]
        seat.ready = True
        seat.entropy = entry.entropy or seat.entropy

    @fold.register
    def _(self, entry: Banned) -> None:
        self.banned.add(entry.person)

    @fold.register
    def _(self, entry: Followed) -> None:
        self.next = entry.table
        self.offers = {}

    @fold.register
    def _(self, entry: StoodIn) -> None:
        self.seats[entry.seat].stand_in = entry.bot
        self.offers.pop("draw", None)
        for kind in list(self.offers):
            self.carry_out(kind)
        self.look_at_passing()

    @fold.register
    def _(self, entry: CameBack) -> None:
        self.seats[entry.seat].stand_in = ""
        self.look_at_passing()

    @fold.register
    def _(self, entry: Started) -> None:
        position = read_position(self.wish.position) if self.sandbox else None
        self.seed = entry.seed
        self.began = entry.at
        self.begin(Table(match_for(self.wish, entry.seed, entry.decks, position), entry.engine))
        if entry.decks:
            for seat, deck in zip(self.seats, entry.decks, strict=True):
                seat.deck = deck

    @fold.register
    def _(self, entry: Arranged) -> None:
        assert self.table is not None
        self.passed_numbers = self.number + 1
        match = match_for(self.wish, self.seed, None, read_position(entry.position))
        self.begin(Table(match, self.table.engine))

    def begin(self, table: Table) -> None:
        """A game begins."""
        rules = table.match.rulebook.passing
        self.table = table
        self.teller = Teller(table)
        self.public += 1
        self.stands = []
        self.private = []
        self.offers = {}
        if rules is not None:
            self.passing = {seat: AutoPass(seat, rules) for seat in range(self.count)}

    # ---- inputs

    @fold.register
    def _(self, entry: Given) -> None:
        if entry.asked >= 0:
            self.used[entry.asked] += entry.spent
        if isinstance(entry.input, Undo):
            self.take_back(entry.back)
        else:
            self.give(entry)
        if not self.last_was_private:
            self.offers.pop("undo", None)
        if self.over:
            self.offers = {}
        self.look_at_passing()

    def give(self, entry: Given) -> None:
        """The game takes an input."""
        table, teller = self.table, self.teller
        assert table is not None and teller is not None
        line = self.passing_line(entry.seat) if entry.passed else None
        before = Question(table.game)
        table.give(entry.input)
        self.stands.append(entry)
        if line is not None:
            teller.log.note(entry.seat, line)
        for passing in self.passing.values():
            passing.note(table.game.events)
        chosen = isinstance(entry.input, str)
        self.show(chosen and not table.game.events and before.is_still(Question(table.game)))
        self.private.append(self.last_was_private)
        if isinstance(entry.input, Concession | TimeOut):
            self.give_up(entry.input.seat)

    def show(self, private: bool) -> None:
        """Note whether others can see what has just happened."""
        self.last_was_private = private
        if not private:
            self.public += 1

    def give_up(self, number: int) -> None:
        """A seat has given up; if its team plays on, a bot does so for it."""
        seat = self.seats[number]
        seat.given_up = True
        if not self.over and not seat.bot:
            seat.stand_in = STAND_IN

    def take_back(self, steps: int) -> None:
        """Go back some inputs."""
        table, teller = self.table, self.teller
        assert table is not None and teller is not None
        before = Question(table.game)
        told = any(table.log[len(table.log) - steps :])
        for _ in range(steps):
            table.take_back()
            self.stands.pop()
            self.private.pop()
        teller.forget()
        self.show(not told and before.is_still(Question(table.game)))
        if not self.last_was_private:
            for passing in self.passing.values():
                passing.end()

    # ---- offers

    @fold.register
    def _(self, entry: Offered) -> None:
        kept = len(self.stands) - self.steps_back(entry.seat) if entry.offer == "undo" else 0
        self.offers[entry.offer] = OfferState(entry.seat, {entry.seat}, kept)
        self.carry_out(entry.offer)

    @fold.register
    def _(self, entry: Answered) -> None:
        if entry.agree:
            self.offers[entry.offer].agreed.add(entry.seat)
            self.carry_out(entry.offer)
        else:
            del self.offers[entry.offer]

    def carry_out(self, kind: OfferKind) -> None:
        """Let an offer hold once all have agreed. A rematch stays: the room opens the next table for it."""
        offer = self.offers.get(kind)
        table = self.table
        if offer is None or table is None or self.waiting_for(kind):
            return
        if kind == "open-hands":
            self.open_hands = True
        elif kind == "draw":
            table.agree_on_draw()
            self.public += 1
            self.offers = {}
            return
        elif kind == "undo":
            self.take_back(len(self.stands) - offer.kept)
            self.look_at_passing()
        if kind != "rematch":
            self.offers.pop(kind, None)

    @property
    def rematch_agreed(self) -> bool:
        """Whether all want to play again."""
        return "rematch" in self.offers and not self.waiting_for("rematch")

    # ---- automatic passing

    @fold.register
    def _(self, entry: PassingSet) -> None:
        passing = self.passing[entry.seat]
        passing.running = entry.running
        passing.stops = set(entry.stops)
        self.look_at_passing()

    @fold.register
    def _(self, entry: PassedOn) -> None:
        passing = self.passing[entry.seat]
        game = self.game
        if not entry.mode:
            passing.end()
        elif game is not None:
            passing.begin(entry.mode, game)
        self.look_at_passing()

    def look_at_passing(self) -> None:
        """Work out, once for each decision, whether the person who is asked passes automatically."""
        self.passes_now = ""
        game, asked = self.game, self.asked
        if game is None or game.decision is None or self.sandbox or asked not in self.people():
            return
        passing = self.passing.get(asked)
        if passing is None or not passing.passes(game):
            return
        passes = [option for option in game.decision.options if option.verb == passing.rules.verb]
        if passes:
            self.passes_now = game.key(passes[0])
        else:
            passing.end()

    def passing_line(self, seat: int) -> Line | None:
        """The line of the log that tells a seat what was passed over for it."""
        game = self.game
        passing = self.passing.get(seat)
        moment = None if passing is None or game is None else passing.moment(game)
        if passing is None or game is None or moment is None:
            return None
        return Line(passed_over(moment, Scene(mask(game, seat), seat)), passing.rules.clause)


class Question:
    """The open question as others see it: that with which a proposal began."""

    def __init__(self, game: Game) -> None:
        task = game.agenda[-1] if game.decision is not None else None
        self.proposed = isinstance(task, Proposal)
        self.posed = to_plain(task.begun_by() if isinstance(task, Proposal) else task)

    def is_still(self, later: "Question") -> bool:
        """Whether others see no step between two moments without events: one of a proposal, and no other."""
        return (self.proposed or later.proposed) and self.posed == later.posed
