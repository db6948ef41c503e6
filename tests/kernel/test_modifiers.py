"""Modifiers: by layer, within a layer by timestamp; durations end; the scope says which pieces change."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import DECK, HAND, Ask, Toy, start

from rulebound.kernel.game import Game
from rulebound.kernel.modifier import Modifier
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.zone import Piece


class Times(Modifier):
    """Multiplies."""

    def change(self, game: Game, piece: Piece, value: int) -> int:
        return value * self.amount


class Becomes(Modifier):
    """Sets."""

    def change(self, game: Game, piece: Piece, value: int) -> int:
        return self.amount


class AllOf(Modifier):
    """Adds to every piece of one seat; `piece` is the seat."""

    def covers(self, game: Game, piece: Piece) -> bool:
        return piece.seat == self.piece


def table() -> tuple[Toy, Piece, Piece]:
    """A toy with two pieces, one per seat."""
    game = start(Ask(0, ["go", "stop"]))
    for seat in (0, 1):
        game.move(game.place(seat, DECK), -1, game.place(seat, HAND))
    return game, game.lay(0, 0, True), game.lay(1, 0, True)


def test_a_characteristic_without_modifiers_is_its_base() -> None:
    game, mine, _ = table()
    assert game.modified(mine, "power", 5) == 5


def test_layers_come_before_timestamps() -> None:
    for order in permutations(range(3)):
        game, mine, _ = table()
        modifiers = [
            Becomes("power", mine.id, 3, "turn", layer=1),
            Times("power", mine.id, 10, "turn", layer=2),
            Modifier("power", mine.id, 1, "turn", layer=3),
        ]
        for at in order:
            game.modify(modifiers[at])
        assert game.modified(mine, "power", 99) == 31, order


def test_within_a_layer_the_earlier_comes_first() -> None:
    game, mine, _ = table()
    game.modify(Modifier("power", mine.id, 2, "turn"))
    game.modify(Times("power", mine.id, 3, "turn"))
    assert game.modified(mine, "power", 1) == 9
    game, mine, _ = table()
    game.modify(Times("power", mine.id, 3, "turn"))
    game.modify(Modifier("power", mine.id, 2, "turn"))
    assert game.modified(mine, "power", 1) == 5


@given(st.lists(st.integers(-2, 2), max_size=12))
def test_modifiers_stand_by_layer_then_timestamp(layers: list[int]) -> None:
    game, mine, _ = table()
    for layer in layers:
        game.modify(Modifier("power", mine.id, 1, "turn", layer=layer))
    order = [(modifier.layer, modifier.timestamp) for modifier in game.modifiers]
    assert order == sorted(order)
    assert len(set(order)) == len(layers)
    assert game.modified(mine, "power", 0) == len(layers)


def test_durations_end_by_themselves() -> None:
    game, mine, _ = table()
    game.modify(Modifier("power", mine.id, 1, "battle"))
    game.modify(Modifier("power", mine.id, 10, "turn"))
    game.modify(Modifier("power", mine.id, 100, "battle", layer=1))
    game.expire("phase")
    assert game.modified(mine, "power", 0) == 111
    game.expire("battle")
    assert game.modified(mine, "power", 0) == 10
    game.expire("turn")
    assert game.modified(mine, "power", 0) == 0
    assert game.modifiers == []


def test_a_modifier_covers_its_own_piece_and_characteristic() -> None:
    game, mine, theirs = table()
    game.modify(Modifier("power", mine.id, 4, "turn"))
    assert game.modified(mine, "power", 1) == 5
    assert game.modified(theirs, "power", 1) == 1
    assert game.modified(mine, "cost", 1) == 1


def test_a_wider_scope_also_covers_what_comes_later() -> None:
    game, mine, theirs = table()
    game.modify(AllOf("power", 0, 2, "turn"))
    game.move(game.place(0, DECK), -1, game.place(0, HAND))
    late = game.lay(0, 0, True)
    assert [game.modified(piece, "power", 1) for piece in (mine, late, theirs)] == [3, 3, 1]


def test_a_piece_that_has_left_is_still_as_it_last_was() -> None:
    game, mine, _ = table()
    game.modify(Modifier("power", mine.id, 2, "turn"))
    game.card_of_piece(mine, 0, game.place(0, HAND))
    game.leave(mine)
    assert game.modified(game.left[mine.id], "power", 1) == 3


def test_copies_modify_and_expire_by_themselves() -> None:
    game, mine, _ = table()
    game.modify(Modifier("power", mine.id, 2, "turn"))
    before = fingerprint(game)
    other = game.copy()
    other.modify(Times("power", mine.id, 5, "turn"))
    assert fingerprint(game) == before != fingerprint(other)
    other.expire("turn")
    assert fingerprint(game) == before
    assert (game.modified(mine, "power", 1), other.modified(mine, "power", 1)) == (3, 1)
