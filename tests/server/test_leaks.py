"""Nothing hidden leaves the server: two hidden cards change places, and what is sent is the same to the byte.

At every decision of random games, for one viewer, two cards of one pool of that viewer are exchanged. The
whole message that the viewer would be sent for that position (board, question, options, log, undo, passing),
the reasons for cards, and the refusals of keys must not differ by a byte.
"""

from collections.abc import Callable

import msgspec
import pytest
from tests.probe import Probe, ProbeRulebook
from tests.server.people import ANN, BEN, CEE, GAMES, make_lobby, run, seats_for, wish

from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import Refusal, Refused, RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match
from rulebound.server.asking import ask, refusal_of, refuse_key
from rulebound.server.entries import Person
from rulebound.server.protocol import messages
from rulebound.server.room import Room
from rulebound.server.room_view import Guest
from rulebound.server.telling import cells_on, reasons, seen_by
from rulebound.testing.look import exchange, exchangeable

STRANGE_KEYS = ["pass", "attack B.stage.1", "target A", "block A.barriers.1", "cancel 3", "summon-soldier S2"]


async def seated(game: str, seed: int) -> Room:
    """A game that has begun, with people at two seats."""
    room = await make_lobby(seed=seed).open(ANN, wish(game, *seats_for(game)))
    await ask(room, BEN, messages.Sit(seat=1))
    for person in (BEN, ANN):
        await ask(room, person, messages.Ready())
    return room


def message(room: Room, person: Person) -> bytes:
    """What somebody who has just come is sent of the position as it is now, made afresh."""
    room.views.clear()
    teller = room.state.teller
    assert teller is not None
    teller.log.forget()
    for told in teller.told.values():
        told.cut(len(told.ends) - 1)
    return room.news_for(Guest(person))


def viewer_of(room: Room, person: Person) -> int:
    """The engine's number of a viewer."""
    seat = room.state.seat_of(person.id)
    return SPECTATOR if seat < 0 else seat


def answers(room: Room, person: Person, dice: Stream) -> list[bytes]:
    """Reasons for some cells, and the refusals of some keys."""
    from rulebound.boards import board_maker
    from rulebound.texts import Scene

    viewer, game = viewer_of(room, person), room.state.game
    assert game is not None
    if viewer == SPECTATOR:
        return []
    board = board_maker(game.rulebook.id).board(Scene(seen_by(game, viewer), viewer))
    cells = sorted({cell.id for _, cell in cells_on(board) if cell.id})
    found = [msgspec.json.encode(reasons(game, viewer, cells[dice.below(len(cells))])) for _ in range(3)]
    found.append(msgspec.json.encode(reasons(game, viewer, "")))
    for key in STRANGE_KEYS:
        if game.decision is not None and game.decision.seat == viewer:
            try:
                refuse_key(game, viewer, key)
            except RuleboundError as error:
                found.append(msgspec.json.encode(refusal_of(error, game.rulebook.id)))
    return found


def exchanged(game: Game, viewer: int, dice: Stream) -> Game | None:
    """The game with two cards exchanged that the viewer cannot tell apart; None where there are none.

    Neither is there one where another seat is in the middle of a proposal that it could not have begun with
    these cards: such a position does not come about.
    """
    groups = exchangeable(game, viewer)
    if not groups:
        return None
    group = groups[dice.below(len(groups))]
    one = group[dice.below(len(group))]
    others = [card for card in group if face_of(card[2]) != face_of(one[2])]
    changed = exchange(game, one, others[dice.below(len(others))])
    changed.events = game.events
    if game.decision is not None:
        changed.decision = changed.ask_again()
        if changed.decision is None:
            return None
    return changed


async def check_game(name: str, seed: int, most: int) -> int:
    """One random game; how often a message was compared."""
    room = await seated(name, seed)
    dice = Stream(seed)
    compared = 0
    for _ in range(most):
        table = room.state.table
        assert table is not None
        if not room.state.playing:
            break
        for person in (ANN, BEN, CEE)[dice.below(3) :][:1]:
            real, viewer, asking = table.game, viewer_of(room, person), dice.below(1 << 30)
            changed = exchanged(real, viewer, dice)
            if changed is None:
                continue
            told, answered = message(room, person), answers(room, person, Stream(asking))
            table.game = changed
            assert message(room, person) == told, (name, seed, person.name, room.state.number)
            assert answers(room, person, Stream(asking)) == answered, (name, seed, person.name)
            table.game = real
            message(room, person)
            compared += 1
        keys = [key for key in room.offered() if key != "cancel"]
        key = keys[dice.below(len(keys))]
        if room.bot_asked():
            await room.do(lambda key=key: room.take(key, room.state.asked))  # type: ignore[misc]
        else:
            person = (ANN, BEN)[room.state.asked]
            await ask(room, person, messages.Choose(number=room.state.number, keys=[key]))
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_hidden_cards_change_no_byte(name: str) -> None:
    compared = sum(run(check_game(name, seed, 60)) for seed in range(1, 4))
    assert compared > 60


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_exchanged_hidden_cards_change_no_byte_in_200_whole_games(name: str) -> None:
    assert sum(run(check_game(name, seed, 10_000)) for seed in range(200)) > 200


def test_a_card_that_is_known_does_change_the_message() -> None:
    async def work() -> None:
        room = await seated("blackpoker", 1)
        table = room.state.table
        assert table is not None
        seat = room.state.seat_of(ANN.id)
        hand = next(place for place in table.game.places if place.zone.anonymous and place.seat == seat)
        told = message(room, ANN)
        card = hand.cards[0]
        hand.cards[0] = card >> 16 << 16 | (face_of(card) % 50 + 1)
        assert message(room, ANN) != told

    run(work())


# ---- refusals


class Telltale(ProbeRulebook):
    """A probe whose reasons for a refusal look at another's hand."""

    def new_game(self, match: Match) -> Game:
        return TelltaleGame(match)


class TelltaleGame(Probe):
    """Its game."""

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        other = self.places[2 * ((seat + 1) % 4)]
        return Refusal("RB 2", f"not-while-they-hold-{min(face_of(card) for card in other.cards)}")


def refused_with(answer: Callable[[], None]) -> str:
    """The name of the reason with which something is refused."""
    with pytest.raises(Refused) as caught:
        answer()
    return caught.value.refusal.name


def test_a_key_is_refused_by_what_the_seat_may_know() -> None:
    game = Telltale().new_game(Match(Telltale(), 3))
    game.start()
    assert game.decision is not None
    seat = game.decision.seat
    other = game.places[2 * ((seat + 1) % 4)]
    reasons_told, reasons_true = set(), set()
    for _ in range(len(other.cards)):
        other.cards.append(other.cards.pop(0))
        kept, other.cards = other.cards, other.cards[:1]
        reasons_told.add(refused_with(lambda: refuse_key(game, seat, "riposte U1")))
        reasons_true.add(refused_with(lambda: game.copy().choose_key("riposte U1", seat)))
        other.cards = kept
    assert reasons_told == {"not-while-they-hold-0"} and len(reasons_true) > 1


# ---- steps that others cannot see


def told_to_others(room: Room) -> dict[str, bytes]:
    """What those are sent who are not asked, made afresh."""
    room.views.clear()
    asked = room.state.seats[room.state.asked].person
    people = [person for person in (ANN, BEN, CEE) if person != asked]
    return {person.name: msgspec.json.encode(room.told_to(person)) for person in people}


async def wish_something(room: Room, dice: Stream) -> None:
    """Now and then somebody wants a choice back, offers a draw, or passes on, which others may be told."""
    seat = room.state.asked
    asked, other = (ANN, BEN)[seat], (BEN, ANN)[seat]
    message: messages.TakeBack | messages.MakeOffer | messages.PassOn
    message = messages.TakeBack(number=room.state.number_for(1 - seat))
    if dice.below(2):
        message = messages.MakeOffer(kind="draw")
    if room.state.undo_kind(1 - seat) == "ask" and not room.state.offers:
        await ask(room, other, message)
    passing = room.state.passing.get(seat)
    game = room.state.game
    if passing is not None and game is not None and passing.moment(game) is not None and not dice.below(4):
        await ask(room, asked, messages.PassOn(number=room.state.number, mode="until"))


async def step_on(room: Room, dice: Stream) -> None:
    """Whoever is asked answers, or takes the last step back."""
    person = (ANN, BEN)[room.state.asked]
    number = room.state.number
    if room.state.private[-1:] == [True] and not dice.below(3):
        await ask(room, person, messages.TakeBack(number=number))
        return
    acts = [key for key in room.offered() if key not in ("pass", "cancel")] or room.offered()
    await ask(room, person, messages.Choose(number=number, keys=[acts[dice.below(len(acts))]]))


async def check_steps(name: str, seed: int, most: int) -> list[str]:
    """A game in which steps of proposals are compared: which kinds of undo and offers others had then."""
    room = await seated(name, seed)
    dice = Stream(seed)
    seen: list[str] = []
    for _ in range(most):
        if not room.state.playing:
            break
        await wish_something(room, dice)
        if room.state.asked < 0:
            break
        asked, public, before = room.state.asked, room.state.public, told_to_others(room)
        await step_on(room, dice)
        if room.state.public != public:
            continue
        assert told_to_others(room) == before, (name, seed, room.state.number)
        seen += [room.state.undo_kind(1 - asked), *room.state.offers]
    return seen


@pytest.mark.parametrize("name", ["blackpoker", "battle-spirits", "fftcg"])
def test_a_step_of_a_proposal_changes_nothing_that_others_are_told(name: str) -> None:
    seen = [kind for seed in range(1, 6) for kind in run(check_steps(name, seed, 80))]
    free = set() if name == "battle-spirits" else {"free"}
    assert free | {"ask", "draw", "undo"} <= set(seen)
