"""Pools: whatever moves, what a seat is held to know is true, and is no more than it could see.

The random sequences are played in every world at once: every way in which the faces could lie under the
decks' backs. Viewers that have seen the same in two worlds must be held to know the same in both, and in each
of them it must be true; so a pool can neither lie nor tell.
"""

from itertools import permutations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy import DECK, DISCARD, FIELD, HAND, Ask, Toy, ToyRulebook, start

import rulebound
from rulebound.kernel.card import EVERYONE, OWNER_SHIFT, SPECTATOR, face_of, is_seen, masked, only, owner_of
from rulebound.kernel.game import Game
from rulebound.kernel.plain import position
from rulebound.kernel.pool import Pool, add_face, drop_spot, spread, stub, take_face
from rulebound.kernel.rulebook import Match
from rulebound.kernel.view import determinize, mask, view
from rulebound.kernel.zone import Piece

SMALL = [[1, 1, 2, 3], [1, 2]]
"""Decks with 12 and 2 different orders: 24 worlds."""
MOVES = [
    "draw",
    "draw",
    "draw unseen",
    "put back",
    "show",
    "peek",
    "lay",
    "stack",
    "turn up",
    "take up",
    "bury",
    "discard",
    "recover",
    "regain",
    "shuffle",
    "give",
]
STEP = st.tuples(st.sampled_from(MOVES), st.integers(0, 1), st.integers(0, 7), st.integers(0, 7))


def hidden_cards(game: Game, viewer: int) -> list[tuple[int, int]]:
    """Spot and stub of every card that a viewer has not seen."""
    found = [(place.index, card) for place in game.places if not place.zone.pieces for card in place.cards]
    found += [(piece.id, card) for piece in game.pieces.values() for card in piece.cards]
    return [(spot, stub(card)) for spot, card in found if not is_seen(card, viewer)]


def claims_of(game: Game, viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every face that a viewer's pools name, with the spots among which it is."""
    return [(face, pool.spots) for pool in game.pools if pool.viewer == viewer for face in pool.faces]


def all_true(claims: list[tuple[int, tuple[int, ...]]], cards: list[tuple[int, int]]) -> bool:
    """Whether every claim can be given a card of its own, by trying all ways."""
    if not claims:
        return True
    face, spots = claims[0]
    for n, (spot, held) in enumerate(cards):
        if held == face and spot in spots and all_true(claims[1:], cards[:n] + cards[n + 1 :]):
            return True
    return False


def check_pools(game: Game) -> None:
    """Every viewer's pools are true."""
    for viewer in game.viewers:
        claims = claims_of(game, viewer)
        assert all_true(claims, hidden_cards(game, viewer)), (viewer, claims)


def pools_of(game: Game, viewer: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What the pools hold a viewer to know, in one order."""
    return sorted((pool.faces, pool.spots) for pool in game.pools if pool.viewer == viewer)


def picture(game: Game, viewer: int) -> list[list[int]]:
    """All cards as a viewer sees them, those of another's hand in no order."""
    shown: list[list[int]] = []
    for place in game.places:
        if not place.zone.pieces:
            cards = [masked(card, viewer) for card in place.cards]
            shown.append(sorted(cards) if place.zone.anonymous and place.seat != viewer else cards)
    return shown + [[masked(card, viewer) for card in piece.cards] for piece in game.pieces.values()]


class World:
    """One way in which the faces lie, with what every viewer has seen of it so far."""

    def __init__(self, decks: list[list[int]]) -> None:
        rulebook = ToyRulebook([Ask(0, ["go", "stop"])], [0, 1], decks)
        self.game = Toy(Match(rulebook, seed=5))
        self.game.start()
        self.seen: dict[int, list[Any]] = {viewer: [] for viewer in self.game.viewers}

    def step(self, move: str, seat: int, first: int, second: int) -> None:
        """One move, if there are cards for it; everyone looks."""
        shown = self.move(move, seat, first, second)
        for viewer in self.game.viewers:
            self.seen[viewer].append([stub(masked(card, viewer)) for card in shown])
            self.seen[viewer].append(picture(self.game, viewer))

    def move(self, move: str, seat: int, first: int, second: int) -> list[int]:  # noqa: C901
        """The move; returns the cards that are shown with it."""
        game = self.game
        hand, deck, discard, field = (game.place(seat, zone) for zone in (HAND, DECK, DISCARD, FIELD))
        at_hand, at_deck, at_discard = (first % (len(p.cards) or 1) for p in (hand, deck, discard))
        piece = game.pieces[field.cards[first % len(field.cards)]] if field.cards else None
        match move:
            case "draw" if deck.cards:
                return [game.move(deck, -1, hand)]
            case "draw unseen" if deck.cards:
                game.move(deck, at_deck, hand)
            case "put back" if hand.cards:
                game.move(hand, at_hand, deck)
            case "show" if hand.cards:
                return [game.reveal(hand, at_hand, [EVERYONE, only(1 - seat), only(SPECTATOR)][second % 3])]
            case "peek" if deck.cards:
                return [game.reveal(deck, at_deck, only(second % 2))]
            case "lay" if hand.cards:
                game.lay(seat, at_hand)
            case "stack" if hand.cards and piece is not None and not piece.face_up:
                game.card_to_piece(hand, at_hand, piece)
            case "turn up" if piece is not None and len(piece.cards) == 1:
                game.turn_up(piece)
            case "take up" if piece is not None:
                self.remove(piece, HAND)
            case "bury" if piece is not None:
                self.remove(piece, [DECK, DISCARD][second % 2])
            case "discard" if hand.cards:
                game.move(hand, at_hand, discard)
            case "recover" if discard.cards:
                game.move(discard, at_discard, deck)
            case "regain" if discard.cards:
                game.move(discard, at_discard, hand)
            case "shuffle":
                game.shuffle(deck)
            case "give" if hand.cards:
                game.move(hand, at_hand, game.place(1 - seat, HAND))
        return []

    def remove(self, piece: Piece, zone: int) -> None:
        """A piece leaves play, its cards to a zone of its seat."""
        for i in range(len(piece.cards)):
            self.game.card_of_piece(piece, i, self.game.place(piece.seat, zone))
        self.game.leave(piece)


@given(st.lists(STEP, min_size=6, max_size=24))
@settings(max_examples=80, deadline=None)
def test_pools_are_true_in_every_world_that_a_viewer_could_be_in(
    steps: list[tuple[str, int, int, int]],
) -> None:
    orders = [sorted(set(permutations(deck))) for deck in SMALL]
    worlds = [World([list(one), list(other)]) for one, other in product(*orders)]
    for world in worlds:
        for step in steps:
            world.step(*step)
            check_pools(world.game)
    for viewer in worlds[0].game.viewers:
        knows: dict[str, Any] = {}
        for world in worlds:
            same = knows.setdefault(repr(world.seen[viewer]), pools_of(world.game, viewer))
            assert same == pools_of(world.game, viewer), viewer


@given(st.lists(STEP, min_size=10, max_size=40), st.integers(0, 1000))
@settings(max_examples=80, deadline=None)
def test_a_determinization_satisfies_all_pools(steps: list[tuple[str, int, int, int]], seed: int) -> None:
    world = World([[1, 1, 2, 3, 4, 5, 5], [1, 2, 3, 3]])
    for step in steps:
        world.step(*step)
    game = world.game
    for viewer in game.viewers:
        known = mask(game, viewer)
        guess = determinize(known, viewer, seed)
        check_own_pools(guess, viewer)
        assert position(mask(guess, viewer)) == position(known)
        assert all(face_of(card) for place in guess.places if not place.zone.pieces for card in place.cards)


def check_own_pools(game: Game, viewer: int) -> None:
    """One viewer's pools are true."""
    assert all_true(claims_of(game, viewer), hidden_cards(game, viewer))


# ---- examples


def table(hand: int = 3) -> Toy:
    """A toy in which seat 0 has drawn; its deck is K K Q J T, drawn from the right."""
    game = start(Ask(0, ["go", "stop"]))
    for _ in range(hand):
        game.move(game.place(0, DECK), -1, game.place(0, HAND))
    return game


def test_a_card_that_was_searched_for_may_be_the_one_laid_face_down() -> None:
    match = rulebound.new_match(
        "blackpoker",
        4,
        position={
            "turn": "A",
            "A": {"hand": ["JK", "D2", "S3"], "life": ["C2", "HK", "C4", "D9", "S7"]},
            "B": {"hand": ["C9"], "life": 12},
        },
    )
    game = match.rulebook.new_game(match)
    game.start()
    game.choose_key("search JK", 0)
    game.choose_key("take HK", 0)
    code = match.rulebook.code
    shown = [(pool.faces, pool.spots) for pool in view(game, 1).game.pools]
    assert [[code(face_of(face)) for face in faces] for faces, _ in shown] == [["HK"]]
    assert [[game.place_name(game.places[spot]) for spot in spots] for _, spots in shown] == [["A.hand"]]
    game.choose_key("set-barrier", 0)
    while game.decision is not None and game.decision.seat == 0 and not game.quiet():
        keys = [game.key(option) for option in game.decision.options]
        game.choose_key(next((key for key in keys if "HK" in key), keys[0]))
    while not any(game.place_name(place) == "A.barriers" and place.cards for place in game.places):
        game.choose_key("pass")
    (barrier,) = next(place.cards for place in game.places if game.place_name(place) == "A.barriers")
    (pool,) = view(game, 1).game.pools
    assert barrier in pool.spots
    assert len(pool.spots) == 2
    where = {spot_of_face(determinize(mask(game, 1), 1, seed), "HK") for seed in range(60)}
    assert where == set(pool.spots)


def spot_of_face(game: Game, code: str) -> int:
    """Where the first seat's card of a face lies."""
    face = game.rulebook.face(code)
    for place in game.places:
        for held in place.cards:
            cards = game.pieces[held].cards if place.zone.pieces else [held]
            if any(face_of(card) == face and owner_of(card) == 0 for card in cards):
                return held if place.zone.pieces else place.index
    raise AssertionError(code)


def test_two_shows_do_not_merge() -> None:
    """K is shown, a card is laid face down, then Q is shown: Q is in the hand for sure, K perhaps not."""
    game = table(4)
    hand = game.place(0, HAND)
    game.reveal(hand, 3, EVERYONE)
    piece = game.lay(0, 0)
    game.reveal(hand, 1, EVERYONE)
    assert pools_of(game, 1) == [((1,), (hand.index, piece.id)), ((2,), (hand.index,))]


def test_one_card_shown_twice_is_one_card() -> None:
    game = table(4)
    hand = game.place(0, HAND)
    for _ in range(3):
        game.reveal(hand, 3, EVERYONE)
    assert pools_of(game, 1) == [((1,), (hand.index,))]
    assert pools_of(game, 0) == []


def test_two_cards_shown_together_are_known_together() -> None:
    game = table(4)
    hand = game.place(0, HAND)
    game.reveal(hand, 3, EVERYONE)
    game.reveal(hand, 2, EVERYONE)
    assert pools_of(game, 1) == [((1, 2), (hand.index,))]


def test_a_face_that_turns_up_leaves_the_pool() -> None:
    game = table(3)
    hand = game.place(0, HAND)
    game.reveal(hand, 0, EVERYONE)
    piece = game.lay(0, 0)
    game.turn_up(piece)
    assert pools_of(game, 1) == []


def test_another_face_that_turns_up_proves_where_the_first_one_is() -> None:
    game = table(3)
    hand = game.place(0, HAND)
    game.reveal(hand, 0, EVERYONE)
    piece = game.lay(0, 1)
    assert pools_of(game, 1) == [((4,), (hand.index, piece.id))]
    game.turn_up(piece)
    assert pools_of(game, 1) == [((4,), (hand.index,))]


def test_what_is_seen_in_a_shuffled_deck_is_known_of_the_deck() -> None:
    game = table(2)
    deck = game.place(0, DECK)
    game.reveal(deck, 0, only(1))
    game.shuffle(deck)
    assert pools_of(game, 1) == [((1,), (deck.index,))]
    assert pools_of(game, SPECTATOR) == []
    assert not any(is_seen(card, 1) for card in deck.cards)


def test_shuffling_gives_new_ids() -> None:
    game = table(0)
    deck = game.place(0, DECK)
    before = {card >> 31 for card in deck.cards}
    game.shuffle(deck)
    assert before.isdisjoint(card >> 31 for card in deck.cards)
    assert sorted(face_of(card) for card in deck.cards) == [1, 1, 2, 3, 4]


def test_a_piece_of_two_cards_that_turns_up_leaves_no_pool_behind() -> None:
    game = table(3)
    hand = game.place(0, HAND)
    game.reveal(hand, 0, EVERYONE)
    game.reveal(hand, 1, EVERYONE)
    piece = game.lay(0, 0)
    game.card_to_piece(hand, 0, piece)
    game.turn_up(piece)
    check_pools(game)
    assert pools_of(game, 1) == []


# ---- pools by themselves


def test_faces_that_several_pools_claim_leave_one_of_them() -> None:
    """A king among 1 and 2, one among 1 and 3; a king turns up at 1: one king is left, among all three."""
    king = 0 << OWNER_SHIFT | 1
    pools = [Pool(1, (king, 2), (1, 2)), Pool(1, (king,), (1, 3))]
    take_face(pools, 1, king, 1)
    assert sorted((pool.faces, pool.spots) for pool in pools) == [((1,), (1, 2, 3)), ((2,), (1, 2))]


def test_pools_of_other_viewers_owners_and_spots_are_left_alone() -> None:
    mine, theirs = 0 << OWNER_SHIFT | 1, 1 << OWNER_SHIFT | 1
    pools = [Pool(1, (mine,), (1, 2))]
    take_face(pools, 0, mine, 1)
    take_face(pools, 1, theirs, 1)
    take_face(pools, 1, mine, 3)
    spread(pools, 0, 1, 5)
    spread(pools, 1, 3, 5)
    drop_spot(pools, 0, 1)
    drop_spot(pools, 1, 3)
    assert [(pool.faces, pool.spots) for pool in pools] == [((mine,), (1, 2))]


def test_pools_spread_and_shrink() -> None:
    pools: list[Pool] = []
    add_face(pools, 1, 7, 1)
    add_face(pools, 1, 5, 1)
    spread(pools, 1, 1, 300)
    spread(pools, 1, 1, 300)
    add_face(pools, 1, 7, 1)
    drop_spot(pools, 1, 300)
    assert [(pool.faces, pool.spots) for pool in pools] == [((5, 7), (1,)), ((7,), (1,))]


def test_a_determinization_satisfies_pools_that_overlap() -> None:
    """Faces that fit in several spots make room for those that fit in one."""
    game = table(2)
    hand, deck = game.place(0, HAND), game.place(0, DECK)
    first, second = game.lay(0, 0), game.lay(0, 0)
    for _ in range(2):
        game.move(deck, -1, hand)
    # In the deck K, in the hand Q and K, face down T and J.
    game.pools = [
        Pool(1, (4,), (first.id, second.id)),
        Pool(1, (3,), (second.id, hand.index)),
        Pool(1, (1,), (deck.index, first.id)),
    ]
    check_own_pools(game, 1)
    found = set()
    for seed in range(200):
        guess = determinize(mask(game, 1), 1, seed)
        check_own_pools(guess, 1)
        found.add((spot_of_face(guess, "T"), spot_of_face(guess, "J")))
    assert (first.id, second.id) in found
    assert (second.id, hand.index) in found
    assert (second.id, second.id) not in found
    game.pools = [
        Pool(1, (4,), (first.id, second.id)),
        Pool(1, (3,), (second.id,)),
        Pool(1, (2,), (hand.index,)),
    ]
    for seed in range(50):
        guess = determinize(mask(game, 1), 1, seed)
        assert (spot_of_face(guess, "T"), spot_of_face(guess, "J")) == (first.id, second.id)
        assert spot_of_face(guess, "Q") == hand.index
