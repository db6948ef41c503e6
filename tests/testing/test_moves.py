"""Pools stay true through any moves, and nobody forgets; shuffles give new ids."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.probe import DECK, DISCARD, Probe
from tests.testing.tables import probe

from rulebound.kernel.card import EVERYONE, ID_SHIFT, face_of, is_seen, only, viewers_of
from rulebound.kernel.pool import Pool, add_face, drop_spot, spread, stub, take_face
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import determinize, mask
from rulebound.kernel.zone import Piece
from rulebound.testing.look import cards_of, knowledge
from rulebound.testing.position_checks import misplaced_pieces, missing_cards
from rulebound.testing.view_checks import false_pool, not_worked_out

HANDS_AND_PILES = [0, 2, 4, 6, DECK, DISCARD]


def move_card(game: Probe, dice: Stream) -> None:
    """Any card from one place to another, perhaps shown to some."""
    source = game.places[HANDS_AND_PILES[dice.below(6)]]
    if source.cards:
        show = [0, 0, EVERYONE, only(1), only(9)][dice.below(5)]
        game.move(source, dice.below(len(source.cards)), game.places[HANDS_AND_PILES[dice.below(6)]], show)


def reveal_card(game: Probe, dice: Stream) -> None:
    """Any card to some viewers."""
    place = game.places[HANDS_AND_PILES[dice.below(6)]]
    if place.cards:
        game.reveal(
            place, dice.below(len(place.cards)), [EVERYONE, only(0), only(1) | only(2)][dice.below(3)]
        )


def lay_card(game: Probe, dice: Stream) -> None:
    """A card onto a field, face up or down."""
    seat = dice.below(4)
    source = game.places[HANDS_AND_PILES[dice.below(6)]]
    if source.cards:
        piece = Piece(game.new_id(), seat, [], dice.below(3) == 0)
        game.enter(piece, game.places[seat * 2 + 1])
        game.card_to_piece(source, dice.below(len(source.cards)), piece)


def take_card_up(game: Probe, dice: Stream) -> None:
    """A piece is turned up, or its card goes to a place and the piece leaves."""
    if game.pieces:
        piece = list(game.pieces.values())[dice.below(len(game.pieces))]
        if dice.below(2):
            game.turn_up(piece)
        else:
            game.card_of_piece(piece, 0, game.places[HANDS_AND_PILES[dice.below(6)]])
            game.leave(piece)


def shuffle_place(game: Probe, dice: Stream) -> None:
    """A place is shuffled."""
    place = game.places[HANDS_AND_PILES[dice.below(6)]]
    old = {card >> ID_SHIFT for card in place.cards}
    game.shuffle(place)
    assert not old & {card >> ID_SHIFT for card in place.cards}
    assert all(viewers_of(card) == place.viewers() for card in place.cards)


MOVES = [move_card, move_card, reveal_card, lay_card, take_card_up, shuffle_place]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 30), st.lists(st.integers(0, len(MOVES) - 1), min_size=5, max_size=60))
def test_random_moves_keep_pools_true_and_nobody_forgets(seed: int, moves: list[int]) -> None:
    game = probe(seed)
    dice = Stream(seed)
    for move in moves:
        before, known = game.copy(), knowledge(game)
        MOVES[move](game, dice)
        now = knowledge(game)
        for viewer in game.viewers:
            assert not false_pool(game, viewer)
            assert not not_worked_out(before, game, viewer, known[viewer] - now[viewer])
        if game.revelations == before.revelations:
            assert all(not now[viewer] - known[viewer] for viewer in game.viewers)
    assert not missing_cards(game)
    assert not misplaced_pieces(game)
    for viewer in game.viewers:
        guess = determinize(mask(game, viewer), viewer, seed)
        assert not false_pool(guess, viewer)
        assert not missing_cards(guess)


def test_a_shown_card_taken_into_a_hand_is_in_that_hand() -> None:
    game = probe()
    deck, hand = game.places[DECK], game.places[0]
    shown = game.reveal(deck, -1, EVERYONE)
    game.move(deck, -1, hand)
    assert all(not is_seen(hand.cards[-1], viewer) for viewer in (1, 2, 3, 9))
    assert {pool.viewer for pool in game.pools} == {1, 2, 3, 9}
    assert all(pool.faces == (stub(shown),) and pool.spots == (0,) for pool in game.pools)


def test_a_pool_spreads_to_what_is_set_and_ends_when_the_face_turns_up() -> None:
    game = probe()
    deck, hand = game.places[DECK], game.places[0]
    face = face_of(game.reveal(deck, -1, EVERYONE))
    game.move(deck, -1, hand)
    game.lay("set", "PR 3.4", 0, hand.cards[-1], 1)
    piece = game.pieces[game.places[1].cards[-1]]
    assert all(pool.spots == (0, piece.id) for pool in game.pools)
    assert {face_of(mask(game, 1).pieces[piece.id].cards[0])} == {0}
    game.turn_up(piece)
    assert face_of(mask(game, 1).pieces[piece.id].cards[0]) == face
    assert game.pools == []


def test_faces_join_the_pool_of_their_spot() -> None:
    pools: list[Pool] = []
    add_face(pools, 1, 5, 0)
    add_face(pools, 1, 3, 0)
    add_face(pools, 2, 3, 0)
    assert [(pool.viewer, pool.faces, pool.spots) for pool in pools] == [(1, (3, 5), (0,)), (2, (3,), (0,))]


def test_a_face_claimed_by_several_pools_joins_them() -> None:
    pools = [Pool(1, (5,), (0, 2)), Pool(1, (5, 6), (0, 4)), Pool(2, (5,), (0,))]
    take_face(pools, 1, 5, 0)
    assert [(pool.viewer, pool.faces, pool.spots) for pool in pools] == [
        (1, (6,), (0, 4)),
        (2, (5,), (0,)),
        (1, (5,), (0, 2, 4)),
    ]


def test_pools_spread_and_lose_spots_for_their_viewer_only() -> None:
    pools = [Pool(1, (5,), (0,)), Pool(2, (5,), (0,))]
    spread(pools, 1, 0, 300)
    assert [pool.spots for pool in pools] == [(0, 300), (0,)]
    spread(pools, 1, 7, 8)
    drop_spot(pools, 1, 0)
    assert [pool.spots for pool in pools] == [(300,), (0,)]


def test_a_shuffle_moves_everything_everywhere() -> None:
    first = [card for _, _, card in cards_of(probe(1)) if card]
    places = set()
    for seed in range(200):
        game = probe(seed)
        places.add(game.places[DECK].cards.index(max(game.places[DECK].cards, key=face_of)))
    assert len(first) == 44
    assert len(places) > 15
