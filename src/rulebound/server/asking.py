"""What people ask of a room, one function for each message of a table's socket.

Each runs under the room's lock. It finds out whether what is asked for is possible, and refuses it with a
sentence if not; then it notes what changes. Reasons for a refusal come from the asker's own view.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ..kernel.game import Game
from ..kernel.passing import STACK
from ..kernel.record import NO_UNDO, Concession, Undo
from ..kernel.refusal import (
    GAME_IS_OVER,
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    MatchRefused,
    Refused,
    RuleboundError,
)
from ..kernel.view import mask
from ..texts.phrases import phrases_of_name
from . import fairness
from .entries import (
    Answered,
    Arranged,
    BotSeated,
    Brought,
    Given,
    Offered,
    PassedOn,
    PassingSet,
    Person,
    SaidReady,
    Seated,
    Stood,
)
from .protocol import messages
from .room import NotNow, Room
from .seating import check_bot, check_brought, deck_brought, position_match
from .telling import reasons

Reply = messages.ServerMessage | None
STALE: Final = "The table has gone on since; look at it again."


async def ask(room: Room, person: Person, message: Any) -> Reply:
    """Do what somebody asks for; RuleboundError with a sentence where it cannot be done."""
    if isinstance(message, messages.Ping):
        return messages.Pong(room.house.clock.now())
    if isinstance(message, messages.Hint):
        return await hint(room, person, message)
    handler = HANDLERS[type(message)]
    reply: Reply = await room.do(lambda: handler(room, person, message))
    return reply


def refusal_of(error: RuleboundError, game: str, asked: str = "") -> messages.Refused:
    """A refusal as it is sent: the sentence, and clause and text where a rule says so."""
    if isinstance(error, Refused | MatchRefused):
        refusal = error.refusal
        text = phrases_of_name(game).refusal(refusal).plain()
        return messages.Refused(str(error), refusal.clause, text, asked)
    return messages.Refused(str(error), asked=asked)


# ---- who may do what


def seat_of(room: Room, person: Person) -> int:
    """The seat of whoever asks."""
    seat = room.state.seat_of(person.id)
    if seat < 0:
        raise NotNow("You have no seat at this table.")
    return seat


def waiting(room: Room) -> None:
    """Refuse what can be done only before the game."""
    if room.state.table is not None:
        raise NotNow("The game has begun; this could be done only before.")


def playing(room: Room) -> Game:
    """The game, if one is going on."""
    game = room.state.game
    if game is None:
        raise NotNow("The game has not begun yet.")
    if game.result is not None and not room.state.sandbox:
        raise Refused(GAME_IS_OVER, "The game is over.")
    return game


def acting(room: Room, person: Person, number: int) -> int:
    """The seat of whoever asks, if the game goes on and the number is that of what they see."""
    playing(room)
    seat = player_seat(room, person)
    if number != room.state.number_for(seat):
        raise NotNow(STALE)
    return seat


def player_seat(room: Room, person: Person) -> int:
    """The seat of whoever asks, if they still play themselves."""
    seat = seat_of(room, person)
    if room.state.seats[seat].given_up and not room.state.sandbox:
        raise NotNow("You have given up; a bot plays on for you.")
    return seat


def host_only(room: Room, person: Person) -> None:
    """Refuse what only the host may do."""
    if person.id != room.state.opened.host.id:
        raise NotNow("Only the host of this table can do that.")


def seat_number(room: Room, number: int) -> int:
    """A seat that there is."""
    if not 0 <= number < room.state.count:
        raise NotNow(f"There is no seat {number + 1} at this table; it has {room.state.count}.")
    return number


async def read_deck(room: Room, seat: int, words: str) -> str:
    """The deck that a seat wants to bring, once it is clear that it may be played with the others'.

    A long list takes a while to read, so that is done beside the loop.
    """
    wish = room.state.wish
    deck = await asyncio.to_thread(deck_brought, wish, words)
    check_brought(wish, [deck if n == seat else other.deck for n, other in enumerate(room.state.seats)])
    return deck


# ---- before the game


async def sit(room: Room, person: Person, message: messages.Sit) -> Reply:
    """Take an open seat."""
    state = room.state
    waiting(room)
    seat = seat_number(room, message.seat)
    if state.seat_of(person.id) >= 0:
        raise NotNow("You have a seat at this table already; leave it first.")
    if state.seats[seat].taken:
        raise NotNow("This seat is taken; choose another one.")
    host = state.opened.host.id
    if person.id in state.banned or await room.house.blocked(host, person.id):
        raise NotNow("The host of this table does not let you sit here.")
    deck = await read_deck(room, seat, message.deck)
    await room.note(Seated(seat, person, deck, fairness.one_line(message.entropy)))
    return None


async def stand(room: Room, person: Person, message: messages.Stand) -> Reply:
    """Leave one's seat."""
    waiting(room)
    await room.note(Stood(seat_of(room, person)))
    return None


async def bring(room: Room, person: Person, message: messages.Bring) -> Reply:
    """Bring another deck or character."""
    waiting(room)
    seat = seat_of(room, person)
    deck = await read_deck(room, seat, message.deck)
    await room.note(Brought(seat, deck))
    return None


async def ready(room: Room, person: Person, message: messages.Ready) -> Reply:
    """Say that one is ready."""
    waiting(room)
    await room.note(SaidReady(seat_of(room, person), fairness.one_line(message.entropy)))
    return None


async def seat_bot(room: Room, person: Person, message: messages.SeatBot) -> Reply:
    """Put a bot at a seat, or take it away."""
    host_only(room, person)
    waiting(room)
    seat = seat_number(room, message.seat)
    if room.state.seats[seat].person is not None:
        raise NotNow("Somebody sits there; a bot needs an open seat.")
    if message.bot:
        check_bot(message.bot)
    elif not room.state.seats[seat].bot:
        raise NotNow("There is no bot at this seat.")
    await room.note(BotSeated(seat, message.bot))
    return None


async def kick(room: Room, person: Person, message: messages.Kick) -> Reply:
    """Send somebody away: from a seat before the game, or a spectator by name."""
    host_only(room, person)
    state = room.state
    if message.seat >= 0:
        waiting(room)
        sent = state.seats[seat_number(room, message.seat)].person
        if sent is None or sent.id == person.id:
            raise NotNow("Nobody else sits there.")
        await room.note(Stood(message.seat, sent_away=True))
        room.send_away(sent.id)
        return None
    for guest in room.guests:
        one = guest.person
        if one.name == message.name and one.id != person.id and state.seat_of(one.id) < 0:
            await room.ban(one.id)
            return None
    raise NotNow("Nobody of that name looks on at this table.")


# ---- the game


async def choose(room: Room, person: Person, message: messages.Choose) -> Reply:
    """Answer the open decision; further keys as far as they are offered."""
    state = room.state
    game = playing(room)
    seat = player_seat(room, person)
    if game.decision is None:
        raise Refused(GAME_IS_OVER, "The game is over; no choice is open.")
    if seat != state.asked:
        names = game.seat_name(state.asked), game.seat_name(seat)
        raise Refused(NOT_YOUR_DECISION, f"It is {names[0]} who decides now, not {names[1]}.")
    acting(room, person, message.number)
    for count, key in enumerate(message.keys):
        if key not in room.offered() or state.asked != seat:
            if count == 0:
                refuse_key(game, seat, key)
            return None
        await room.take(key, seat)
        if state.passes_now:
            return None
    return None


def refuse_key(game: Game, seat: int, key: str) -> None:
    """Say why an answer is not possible, by what the seat itself may know."""
    try:
        mask(game, seat).choose_key(key, seat)
    except RuleboundError:
        raise
    except Exception as error:  # a key can be anything
        raise Refused(NOT_OFFERED, "That means nothing here; choose one of the options.") from error
    raise Refused(NOT_OFFERED, "That is not offered now.")


async def take_back(room: Room, person: Person, message: messages.TakeBack) -> Reply:
    """Take one's last choice back, or ask the others whether one may."""
    state = room.state
    seat = acting(room, person, message.number)
    kind = state.undo_kind(seat)
    if kind == "no":
        raise Refused(NO_UNDO, "There is no choice of yours that could be taken back.")
    if kind == "free":
        asked = state.asked
        spent = room.clocks.spent(asked)
        await room.note(Given(Undo(), seat, asked, spent, back=state.steps_back(seat)))
    elif "undo" in state.offers:
        raise NotNow("Somebody has already asked to take a choice back.")
    else:
        await room.note(Offered("undo", seat, state.number))
    return None


async def concede(room: Room, person: Person, message: messages.Concede) -> Reply:
    """Give up."""
    seat = seat_of(room, person)
    playing(room).copy().concede(seat)
    asked = room.state.asked
    await room.note(Given(Concession(seat), seat, asked, room.clocks.spent(asked)))
    return None


async def arrange(room: Room, person: Person, message: messages.Arrange) -> Reply:
    """At a sandbox: play on from another position."""
    host_only(room, person)
    if not room.state.sandbox:
        raise NotNow("Only a sandbox can be arranged.")
    await asyncio.to_thread(position_match, room.state.wish, room.state.seed, message.position)
    await room.note(Arranged(message.position))
    return None


# ---- offers


async def offer(room: Room, person: Person, message: messages.MakeOffer) -> Reply:
    """Offer something to the others; an offer that is there already is agreed to."""
    state = room.state
    seat = seat_of(room, person)
    kind = message.kind
    if state.sandbox:
        raise NotNow("At a sandbox there is nobody to offer anything to.")
    if kind in state.offers:
        return await answer(room, person, messages.Answer(kind=kind, agree=True))
    if kind == "rematch":
        check_rematch(room)
    else:
        playing(room)
        if kind == "draw" and any(other.stand_in and not other.given_up for other in state.seats):
            raise NotNow("Somebody for whom a bot plays is not there to agree.")
        if kind == "open-hands" and state.open_hands:
            raise NotNow("Spectators see every hand already.")
    if seat not in state.people():
        raise NotNow("You have given up; you cannot offer anything.")
    await room.note(Offered(kind, seat, state.number))
    return None


def check_rematch(room: Room) -> None:
    """Refuse a rematch before the end, and where the next table is open already."""
    if not room.state.over:
        raise NotNow("The game is not over yet.")
    if room.state.next:
        raise NotNow("The next table is open already.")


async def answer(room: Room, person: Person, message: messages.Answer) -> Reply:
    """Agree to an offer, decline it, or take one's own back."""
    state = room.state
    seat = seat_of(room, person)
    found = state.offers.get(message.kind)
    if found is None:
        raise NotNow("There is no such offer any more.")
    if seat not in state.people():
        raise NotNow("You have given up; it is not yours to answer.")
    if message.agree and seat in found.agreed:
        raise NotNow("You have agreed already.")
    await room.note(Answered(message.kind, seat, message.agree))
    return None


# ---- aids


async def set_passing(room: Room, person: Person, message: messages.SetPassing) -> Reply:
    """Set automatic passing."""
    playing(room)
    seat = seat_of(room, person)
    passing = room.state.passing.get(seat)
    if passing is None or room.state.sandbox:
        raise NotNow("There is no automatic passing at this table.")
    stops = list(passing.stops) if isinstance(message.stops, msgspec.UnsetType) else message.stops
    unknown = [stop for stop in stops if stop not in passing.all_stops()]
    if unknown:
        raise NotNow(f"There is no stop {unknown[0]!r} in this game.")
    running = passing.running if isinstance(message.running, msgspec.UnsetType) else message.running
    await room.note(PassingSet(seat, running, sorted(set(stops))))
    return None


async def pass_on(room: Room, person: Person, message: messages.PassOn) -> Reply:
    """Pass from here on in a mode, or no more."""
    seat = acting(room, person, message.number)
    game = playing(room)
    passing = room.state.passing.get(seat)
    if passing is None or room.state.sandbox:
        raise NotNow("There is no automatic passing at this table.")
    if message.mode == "stop":
        await room.note(PassedOn(seat, ""))
        return None
    moment = passing.moment(game)
    if moment is None or (message.mode == "all" and moment.name != STACK):
        raise NotNow("This is no moment at which you could begin to pass.")
    await room.note(PassedOn(seat, message.mode))
    return None


async def why(room: Room, person: Person, message: messages.Why) -> Reply:
    """Why can't I?"""
    seat = acting(room, person, message.number)
    game = playing(room)
    found = reasons(game, seat, message.cell, room.sight(seat))
    if found is None:
        raise NotNow("There is no such card that you can see.")
    return messages.Reasons(message.cell, found)


async def hint(room: Room, person: Person, message: messages.Hint) -> Reply:
    """What would a bot do? It thinks beside everything else, so the table may have gone on meanwhile."""
    seat = acting(room, person, message.number)
    game = playing(room)
    if seat != room.state.asked or game.decision is None:
        raise NotNow("There is nothing for you to decide now.")
    keys = room.offered()
    found = await room.house.thinker.hint(game.copy(), room.bot_seed())
    if found is None:
        raise NotNow("The bot had no idea in the time it has. Try again.")
    if message.number != room.state.number_for(seat):
        raise NotNow(STALE)
    estimates = dict(zip(keys, found.values, strict=False))
    return messages.HintView(message.number, keys[found.best], estimates)


Handler = Callable[[Room, Person, Any], Awaitable[Reply]]
HANDLERS: Final[dict[type, Handler]] = {
    messages.Sit: sit,
    messages.Bring: bring,
    messages.Stand: stand,
    messages.SeatBot: seat_bot,
    messages.Ready: ready,
    messages.Choose: choose,
    messages.TakeBack: take_back,
    messages.Concede: concede,
    messages.MakeOffer: offer,
    messages.Answer: answer,
    messages.Why: why,
    messages.SetPassing: set_passing,
    messages.PassOn: pass_on,
    messages.Kick: kick,
    messages.Arrange: arrange,
}
