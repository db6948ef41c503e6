"""A room: one table with the people at it, its clocks and its bots.

Whatever changes the table is appended to the store first, then applied to the state, then told to everyone;
if it cannot be appended, nothing has changed. One lock orders all that: what people ask for (see `asking`),
the choices of bots, and what the clocks lead to.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from ..kernel.game import MOST_FORCED, Game
from ..kernel.record import TimeOut
from ..kernel.refusal import RuleboundError
from ..packs.blame import blamed_on_packs, plays_with_packs
from . import fairness
from .clocks import Clock, Due, TableClocks
from .entries import Banned, CameBack, Followed, Given, Noting, Started, StoodIn, kind_of, read, write
from .metrics import Metrics
from .room_view import Guest, RoomView
from .seating import filled, match_for, read_position
from .state import STAND_IN, TableState
from .store import Entry, Store, StoreError
from .telling import CLOSED
from .thinking import Thinker

LOG: Final = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0
SENT_AWAY: Final = 4003
"""The code with which the socket of somebody is closed whom the host has sent away."""
GOING_AWAY: Final = 1001
GOODBYE: Final = "The server is being stopped; your table is kept."
BROKEN: Final = "This table cannot go on: the rules end in an error here. Please report it."


class NotNow(RuleboundError):  # noqa: N818 - it is a refusal, carried
    """Something that cannot be done at this table now, told in a plain sentence."""


async def nobody_blocks(by: str, person: str) -> bool:
    """Where there are no blocks."""
    return False


@dataclass
class House:
    """What all rooms share. `delay` is the least time in seconds that a bot takes, and that others wait for
    answers which were forced, so that how fast an answer comes tells nothing."""

    store: Store
    thinker: Thinker
    clock: Clock = field(default_factory=Clock)
    chance: Callable[[int], bytes] = secrets.token_bytes
    blocked: Callable[[str, str], Awaitable[bool]] = nobody_blocks
    delay: float = 0.4
    engine: str = ""
    metrics: Metrics = field(default_factory=Metrics)


class CardFailed(RuleboundError):  # noqa: N818 - the sentence is about the card
    """A card of a user's pack breaks at an answer: it is refused, and nothing has changed."""


def try_users_cards(game: Game, key: str, seat: int) -> None:
    """Where users' packs are in the game, carry an answer out on a copy before it is written down.

    What such a card breaks is then refused with a sentence that names it, and the table goes on.
    """
    if not plays_with_packs(game.rulebook.id):
        return
    try:
        game.copy().choose_key(key, seat)
    except RuleboundError:
        raise
    except Exception as error:
        sentence = f"{blamed_on_packs(error)} Nothing has changed; choose something else."
        raise CardFailed(sentence) from error


class Room(RoomView):
    """One table."""

    def __init__(self, id: str, state: TableState, house: House, follow: "Follow") -> None:
        super().__init__(id, state, TableClocks(state.wish.clocks, state.count, house.clock))
        self.house = house
        self.follow = follow
        self.lock = asyncio.Lock()
        self.clocks.used = state.used
        self.posed: tuple[int, int, str] | None = None
        self.changed_for: set[int] = set()
        self.changed = False
        self.hold = False
        self.lost_touch = False
        self.broken = ""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None
        self.used_at = house.clock.now()

    @property
    def stream(self) -> str:
        """The name of the table in the store."""
        return f"table/{self.id}"

    # ---- writing: append, apply, tell

    async def note(self, *entries: Noting) -> None:
        """Append entries, then apply them."""
        state = self.state
        numbered = [Entry(state.seq + n, kind_of(entry), write(entry)) for n, entry in enumerate(entries)]
        try:
            with self.house.metrics.append_seconds.timing():
                await self.house.store.append(self.stream, numbered)
        except StoreError as error:
            self.lost_touch = True
            LOG.error("table %s: entry %d was not written: %s", self.id, state.seq, type(error).__name__)
            raise NotNow("This could not be written down, so it has not happened. Try again.") from error
        for entry in entries:
            self.applied(entry)

    def applied(self, entry: Noting) -> None:
        """Apply an entry, and note for whom something has changed."""
        state = self.state
        asked, offers = state.asked, len(state.offers)
        try:
            state.apply(entry)
        except Exception as error:
            self.broken = BROKEN
            LOG.error("table %s: entry %d cannot be applied: %s", self.id, state.seq, type(error).__name__)
            raise NotNow(BROKEN) from error
        if isinstance(entry, Given):
            self.clocks.go_on()
        if state.last_was_private and not state.sandbox and offers == len(state.offers):
            self.changed_for.add(asked)
        else:
            self.changed = True

    async def catch_up(self) -> None:
        """After an append of which it is not known whether it was written: take what the store has."""
        if not self.lost_touch:
            return
        try:
            for entry in await self.house.store.read(self.stream, self.state.seq - 1):
                self.applied(read(entry.payload))
        except StoreError as error:
            raise NotNow("The table cannot be read at the moment. Try again.") from error
        self.lost_touch = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside all else, and keep hold of it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Something beside all else has ended; what went wrong is logged by its kind alone."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RuleboundError):
            LOG.error("table %s: %s", self.id, type(error).__name__)

    async def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something under the lock, whoever stops waiting for it; afterwards tell what has changed."""

        async def locked() -> Any:
            async with self.lock:
                if self.broken:
                    raise NotNow(self.broken)
                try:
                    await self.catch_up()
                    return await work()
                finally:
                    await self.settle()

        self.used_at = self.house.clock.now()
        return await asyncio.shield(self.spawn(locked()))

    async def settle(self) -> None:
        """What follows by itself from the state: the start, automatic passes, the next table; then tell."""
        try:
            if not self.lost_touch:
                await self.start_if_ready()
                await self.pass_over()
                await self.open_next()
        except (NotNow, CardFailed):
            self.changed = True
        finally:
            if self.lost_touch and not self.broken:
                self.spawn(self.try_again())
            self.pose()
            self.tell()
            self.wake_driver()
            self.set_timer()

    async def try_again(self) -> None:
        """After a while, find out what the store has and go on from there."""
        await self.house.clock.sleep(RETRY_SECONDS)
        await self.resume()

    async def resume(self) -> None:
        """The table was opened or restored: go on."""

        async def nothing() -> None:
            self.changed = True

        with suppress(RuleboundError):
            await self.do(nothing)

    # ---- what follows by itself

    async def start_if_ready(self) -> None:
        """Begin the game when every seat is taken and everyone is ready."""
        state = self.state
        if state.table is not None or not state.ready_to_start():
            return
        seed = fairness.seed_of(state.opened.secret, state.entropy())
        decks = None if state.sandbox else filled(state.wish, seed, [seat.deck for seat in state.seats])
        position = read_position(state.wish.position) if state.sandbox else None
        match_for(state.wish, seed, decks, position)
        await self.note(Started(self.house.engine, seed, decks, self.house.clock.today()))

    async def pass_over(self) -> None:
        """Pass for people who have set that, until someone must be asked."""
        state = self.state
        while state.passes_now:
            key, asked, game = state.passes_now, state.asked, state.game
            assert game is not None
            try_users_cards(game, key, asked)
            self.hold = forces_others(game, self.offered().index(key), asked) or self.hold
            await self.note(Given(key, asked, passed=True))

    async def open_next(self) -> None:
        """Open the table of the next game, where a series goes on or all want to play again."""
        state = self.state
        if state.over and not state.next and (state.series_goes_on() or state.rematch_agreed):
            await self.note(Followed(await self.follow(self)))

    # ---- the game

    async def take(self, key: str, seat: int) -> None:
        """A seat gives an answer that was found among its options."""
        game = self.state.game
        assert game is not None and game.decision is not None
        try_users_cards(game, key, seat)
        keys = [game.key(option) for option in game.decision.options]
        self.hold = forces_others(game, keys.index(key), seat) or self.hold
        await self.note(Given(key, seat, seat, self.clocks.spent(seat)))
        self.house.metrics.choices.add(self.state.wish.game)

    def offered(self) -> list[str]:
        """The keys of all options of the open decision."""
        game = self.state.game
        if game is None or game.decision is None:
            return []
        return [game.key(option) for option in game.decision.options]

    # ---- bots

    def bot_asked(self) -> str:
        """The bot that is to choose; empty where none is."""
        asked = self.state.asked
        return self.state.seats[asked].player if asked >= 0 else ""

    def wake_driver(self) -> None:
        """Let the bots play if one of them is asked."""
        if self.bot_asked() and not self.broken and (self.driver is None or self.driver.done()):
            self.driver = self.spawn(self.drive())

    async def drive(self) -> None:
        """Let bots choose as long as bots are asked."""
        clock = self.house.clock
        while (bot := self.bot_asked()) and not self.broken:
            game = self.state.game
            assert game is not None
            number, begun = self.state.number, clock.now()
            with self.house.metrics.bot_seconds.timing(bot):
                index = await self.house.thinker.choose(bot, game, self.bot_seed())
            rest = self.house.delay - (clock.now() - begun) / 1000
            if rest > 0:
                await clock.sleep(rest)
            try:
                await self.do(partial(self.bot_takes, number, bot, index))
            except NotNow:
                await clock.sleep(RETRY_SECONDS)

    def bot_seed(self) -> int:
        """A number for the bot's own chance, which nobody can work out who does not know the secret."""
        content = f"{self.state.opened.secret} bot {self.state.number}"
        return int.from_bytes(hashlib.sha256(content.encode()).digest()[:8], "big")

    async def bot_takes(self, number: int, bot: str, index: int) -> None:
        """Give a bot's answer, if the table still waits for it. Where the rules break at it, another one."""
        state = self.state
        if state.number != number or self.bot_asked() != bot:
            return
        keys = self.offered()
        for key in keys[index:] + keys[:index]:
            try:
                await self.take(key, state.asked)
            except NotNow:
                raise
            except RuleboundError as error:
                LOG.error("table %s, input %d: %s", self.id, number, type(error).__name__)
            else:
                return
        self.broken = BROKEN

    # ---- clocks

    def person_runs(self, seat: int) -> bool:
        """Whether a person's time runs at a seat."""
        return self.state.playing and not self.state.sandbox and seat in self.state.people()

    def pose(self) -> None:
        """Let the clock run for who is asked; steps of one proposal are one question."""
        state = self.state
        asked = state.asked if self.person_runs(state.asked) else -1
        posed = (state.public, asked, "" if asked < 0 else state.seats[asked].player)
        if posed != self.posed:
            self.posed = posed
            self.clocks.pose(asked)
        here = {guest.person.id for guest in self.guests}
        for number, seat in enumerate(state.seats):
            person = seat.person
            others = {s.person.id for s in state.seats if s.person not in (None, person)} if person else set()
            if person and self.person_runs(number) and person.id not in here and others & here:
                self.clocks.leave(number)
            else:
                self.clocks.come(number)

    def set_timer(self) -> None:
        """Be there when the next thing is due."""
        if self.timer is not None and self.timer is not asyncio.current_task():
            self.timer.cancel()
        self.timer = None
        due = self.clocks.due()
        if due is not None and not self.broken:
            self.timer = self.spawn(self.wait_for(due))

    async def wait_for(self, due: Due) -> None:
        """Wait until something is due, and see to it."""
        await self.house.clock.sleep(due.after / 1000)
        self.timer = None
        await self.do(self.time_is_up)

    async def time_is_up(self) -> None:
        """Carry out what is due now."""
        due = self.clocks.due()
        if due is None or due.after > 0:
            return
        asked = self.state.asked
        if due.what == "away" and self.state.wish.clocks.abandoned == "bot":
            await self.note(StoodIn(due.seat, STAND_IN))
        else:
            await self.note(Given(TimeOut(due.seat), due.seat, asked, self.clocks.spent(asked)))

    # ---- who is there

    async def enter(self, guest: Guest) -> None:
        """Somebody has connected; a seat that a bot has kept is given back."""
        if guest.person.id in self.state.banned:
            raise NotNow("The host has sent you away from this table.")
        self.guests.append(guest)

        async def sit_again() -> None:
            self.changed = True
            number = self.state.seat_of(guest.person.id)
            seat = self.state.seats[number] if number >= 0 else None
            if seat is not None and seat.stand_in and not seat.given_up and self.state.playing:
                await self.note(CameBack(number))

        with suppress(NotNow):
            await self.do(sit_again)

    def leave(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
        self.used_at = self.house.clock.now()
        self.changed = True
        self.pose()
        self.tell()
        self.set_timer()

    def send_away(self, person: str) -> None:
        """End all connections of somebody."""
        for guest in self.guests:
            if guest.person.id == person:
                guest.close(SENT_AWAY, "The host has sent you away from this table.")

    async def ban(self, person: str) -> None:
        """Somebody may look at this table no more."""
        await self.note(Banned(person))
        self.send_away(person)

    def idle(self) -> bool:
        """Whether the room can be forgotten until somebody comes: nobody is here and nothing runs."""
        busy = self.guests or self.tasks or self.lock.locked()
        return not busy and (self.driver is None or self.driver.done())

    # ---- telling

    def tell(self) -> None:
        """Let everyone know for whom something has changed; where others were forced, after a while."""
        if self.changed:
            self.views.clear()
            told = list(self.guests)
        else:
            for seat in self.changed_for:
                self.views.pop((seat, CLOSED), None)
            told = [g for g in self.guests if self.state.seat_of(g.person.id) in self.changed_for]
        hold = self.hold and self.house.delay > 0
        self.changed, self.changed_for, self.hold = False, set(), False
        if hold and told:
            self.spawn(self.tell_later(told))
            return
        for guest in told:
            guest.tell()

    async def tell_later(self, guests: list[Guest]) -> None:
        """Tell after the time that an answer takes at least."""
        await self.house.clock.sleep(self.house.delay)
        for guest in guests:
            guest.tell()

    async def close(self) -> None:
        """End everything that runs beside."""
        for guest in self.guests:
            guest.close(GOING_AWAY, GOODBYE)
        async with self.lock:
            tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


Follow = Callable[[Room], Awaitable[str]]
"""Opens the table of the next game for the people of a room, and says its id."""


def forces_others(game: Game, index: int, seat: int) -> bool:
    """Try an answer out on a copy: whether seats that had no choice are passed over by it.

    It is also the proof that the rules do not break at it: what is written down must be possible.
    """
    trial = game.copy()
    trial.skip_forced = False
    trial.choose(index)
    forced = False
    for _ in range(MOST_FORCED):
        decision = trial.decision
        if decision is None or len(decision.options) != 1:
            break
        forced = forced or decision.seat != seat
        trial.choose(0)
    return forced
