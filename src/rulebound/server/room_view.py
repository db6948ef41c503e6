"""What a room tells: the table as anyone may know it, and the game as each viewer may know it.

A view is made once for all who see the same, and put into bytes once; each connection is sent of the log only
what it does not have yet.
"""

import asyncio
from typing import Final

import msgspec

from ..games import rulebook_named
from ..kernel.card import SPECTATOR
from ..kernel.passing import STACK
from ..texts.stops import stop_message
from . import fairness
from .clocks import TableClocks
from .entries import Person
from .protocol import messages
from .protocol.board import View
from .protocol.tables import Fairness, Offer, PassingView, Phase, Seat, Series, TableInfo
from .state import TableState
from .telling import ALL, CLOSED, HANDS, encode, encoded, encoded_with_log, with_log

MOST_REPLIES: Final = 50
"""So many answers may wait for a slow client; one that lets more gather is let go."""
TOO_SLOW: Final = 1013


class Guest:
    """Somebody's connection to a room. `lines` are those of the log that were sent."""

    def __init__(self, person: Person, session: str = "") -> None:
        self.person = person
        self.session = session
        self.news = asyncio.Event()
        self.behind = True
        self.replies: list[messages.ServerMessage] = []
        self.lines: list[bytes] = []
        self.closing: tuple[int, str] | None = None
        self.news.set()

    def tell(self) -> None:
        """The table has changed: the newest state is to be sent, however much has happened meanwhile."""
        self.behind = True
        self.news.set()

    def reply(self, message: messages.ServerMessage) -> None:
        """An answer to this connection alone."""
        self.replies.append(message)
        if len(self.replies) > MOST_REPLIES:
            self.close(TOO_SLOW, "This connection does not take what it is sent.")
        self.news.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection."""
        self.closing = (code, reason)
        self.news.set()


class Seen:
    """A moment as one viewer sees it, and (once somebody is sent it) in bytes; without the log."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bytes = b""


class RoomView:
    """What is told of a room. `views` are those of this moment, by viewer and sight."""

    def __init__(self, id: str, state: TableState, clocks: TableClocks) -> None:
        self.id = id
        self.state = state
        self.clocks = clocks
        self.guests: list[Guest] = []
        self.views: dict[tuple[int, str], Seen] = {}

    def is_here(self, person: Person | None) -> bool:
        """Whether somebody is connected."""
        return person is not None and any(guest.person.id == person.id for guest in self.guests)

    # ---- all that somebody may know

    def told_to(self, person: Person) -> messages.Told:
        """All that a person may know now, with the whole log."""
        told = self.told(person)
        seat = self.state.seat_of(person.id)
        seen = self.seen(seat)
        if seen is not None:
            told.view = with_log(seen.view, self.lines(seat))
        return told

    def news_for(self, guest: Guest) -> bytes:
        """The same as it is sent; of the log only what this connection does not have yet."""
        told = self.told(guest.person)
        seat = self.state.seat_of(guest.person.id)
        seen = self.seen(seat)
        if seen is not None:
            lines = self.lines(seat)
            same = in_common(guest.lines, lines)
            guest.lines = lines[:]
            seen.bytes = seen.bytes or encoded(seen.view)
            told.view = msgspec.Raw(encoded_with_log(seen.bytes, lines, same))  # type: ignore[assignment]
        return encode(told)

    def told(self, person: Person) -> messages.Told:
        """All that a person may know now, but for the view."""
        state = self.state
        seat = state.seat_of(person.id)
        return messages.Told(
            self.info(person),
            None,
            self.clocks.times() if state.playing else None,
            self.offers(),
            state.undo_kind(seat) if seat >= 0 else "no",
            self.passing(seat),
        )

    # ---- the game

    def seen(self, seat: int) -> Seen | None:
        """The game as a seat sees it, or (-1) a spectator; made once for all who see the same."""
        state = self.state
        if state.teller is None or (seat < 0 and not state.wish.spectators):
            return None
        viewer, sight = (SPECTATOR if seat < 0 else seat), self.sight(seat)
        found = self.views.get((viewer, sight))
        if found is None:
            found = Seen(state.teller.view(viewer, state.number_for(seat), sight))
            self.views[viewer, sight] = found
        return found

    def lines(self, seat: int) -> list[bytes]:
        """The log as a seat is told it, or (-1) a spectator."""
        teller = self.state.teller
        assert teller is not None
        return teller.lines(SPECTATOR if seat < 0 else seat, self.sight(seat))

    def sight(self, seat: int) -> str:
        """How much is seen from a seat."""
        if seat < 0:
            return HANDS if self.state.open_hands else CLOSED
        return ALL if self.state.sandbox else CLOSED

    def offers(self) -> list[Offer]:
        """The open offers."""
        return [
            Offer(kind, offer.by, sorted(offer.agreed), self.state.waiting_for(kind))
            for kind, offer in self.state.offers.items()
        ]

    def passing(self, seat: int) -> PassingView | None:
        """The automatic passing of a seat."""
        passing = self.state.passing.get(seat)
        game = self.state.game
        if passing is None or game is None or self.state.sandbox:
            return None
        moment = passing.moment(game)
        stops = passing.all_stops()
        return PassingView(
            passing.running,
            [stop for stop in stops if stop in passing.stops],
            stops,
            [stop_message(stop).plain() for stop in stops],
            passing.mode,  # type: ignore[arg-type]
            moment is not None and moment.name == STACK,
        )

    def info(self, person: Person | None) -> TableInfo:
        """The table as anyone may know it, with what is this person's own."""
        state = self.state
        opened = state.opened
        you = -1 if person is None else state.seat_of(person.id)
        phase: Phase = "waiting" if state.table is None else "over" if state.over else "playing"
        won, draws = state.tally()
        seated = {seat.person.id for seat in state.seats if seat.person is not None}
        watching = {guest.person.id: guest.person.name for guest in self.guests}
        watching = {id: name for id, name in watching.items() if id not in seated}
        is_host = person is not None and person.id == opened.host.id
        promise = Fairness(fairness.commitment_of(opened.secret))
        if state.over:
            promise = Fairness(promise.commitment, opened.secret, state.entropy())
        return TableInfo(
            self.id,
            state.wish.game,
            phase,
            [self.seat_info(number, number == you) for number in range(state.count)],
            state.wish.settings,
            state.wish.clocks,
            Series(state.wish.best_of, opened.number, won, draws),
            promise,
            state.wish.listed,
            state.sandbox,
            len(watching),
            state.open_hands,
            opened.host.name,
            opened.at,
            you,
            is_host,
            state.next,
            sorted(watching.values()) if is_host else [],
        )

    def seat_info(self, number: int, yours: bool) -> Seat:
        """A seat as anyone may know it; deck lists of others are no more than a name."""
        seat = self.state.seats[number]
        rulebook = rulebook_named(self.state.wish.game)
        named = seat.deck in rulebook.deck_names() or seat.deck in rulebook.role_names()
        shown = yours or (named and not self.state.wish.closed_decklists)
        return Seat(
            "bot" if seat.bot else "open" if seat.person is None else "person",
            "" if seat.person is None else seat.person.name,
            seat.bot,
            self.is_here(seat.person),
            seat.ready or bool(seat.bot),
            seat.deck if shown else "",
            yours,
            bool(seat.stand_in),
        )


def in_common(old: list[bytes], new: list[bytes]) -> int:
    """With how many of the same lines two logs begin."""
    if new[: len(old)] == old:
        return len(old)
    pairs = zip(old, new, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new)))
