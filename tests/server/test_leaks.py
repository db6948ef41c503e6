"""Nothing hidden leaves the server: two hidden cards change places, and what is sent is the same to the byte.

At every decision of random games, for one viewer, two cards of one pool of that viewer are exchanged. The
whole message that the viewer would be sent for that position (board, question, options, log, undo, passing),
the reasons for cards, and the refusals of keys must not differ by a byte.
"""

import msgspec
import pytest
from tests.server.people import ANN, BEN, CEE, GAMES, make_lobby, run, seats_for, wish

from rulebound.kernel.card import SPECTATOR, face_of
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.server import protocol
from rulebound.server.asking import ask, refusal_of, refuse_key
from rulebound.server.entries import Person
from rulebound.server.room import Room
from rulebound.server.telling import cells_on, reasons, seen_by
from rulebound.testing.look import exchange, exchangeable

STRANGE_KEYS = ["pass", "attack B.stage.1", "target A", "block A.barriers.1", "cancel 3", "summon-soldier S2"]


async def seated(game: str, seed: int) -> Room:
    """A game that has begun, with people at two seats."""
    room = await make_lobby(seed=seed).open(ANN, wish(game, *seats_for(game)))
    await ask(room, BEN, protocol.Sit(seat=1))
    for person in (BEN, ANN):
        await ask(room, person, protocol.Ready())
    return room


def message(room: Room, person: Person) -> bytes:
    """What somebody is sent of the position as it is now, made afresh."""
    room.views.clear()
    viewer = viewer_of(room, person)
    log = room.state.log
    assert log is not None
    del log.told.get(viewer, [])[-1:]
    return msgspec.json.encode(room.told_to(person))


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
    """The game with two cards exchanged that the viewer cannot tell apart; None where there are none."""
    groups = exchangeable(game, viewer)
    if not groups:
        return None
    group = groups[dice.below(len(groups))]
    one = group[dice.below(len(group))]
    others = [card for card in group if face_of(card[2]) != face_of(one[2])]
    changed = exchange(game, one, others[dice.below(len(others))])
    changed.events = game.events
    if changed.decision is not None:
        changed.decision = changed.ask_again()
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
            await ask(room, person, protocol.Choose(number=room.state.number, keys=[key]))
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
