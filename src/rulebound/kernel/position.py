"""The position of the cards: places, pieces, who has seen what, and the game's random numbers.

Everything that moves a card goes through here, so that ids are fresh, knowledge is kept (cards a viewer has
seen, pools of what it cannot see), and revelations are counted. Rulebooks say *what* moves.
"""

from mypy_extensions import mypyc_attr

from .card import (
    BLANK,
    EVERYONE,
    FIRST_ID,
    ID_SHIFT,
    SEEN_SHIFT,
    face_of,
    is_seen,
    new_card,
    only,
    owner_of,
    viewers_of,
    with_viewers,
)
from .pool import Pool, add_face, drop_spot, spread, take_face
from .rng import key_from_seed, word
from .zone import Piece, Place, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Places and pieces of one game."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.pieces: dict[int, Piece] = {}
        self.left: dict[int, Piece] = {}
        self.pools: list[Pool] = []
        self.viewers: list[int] = []
        self.next_id = FIRST_ID
        self.revelations = 0
        self.key_a = 0
        self.key_b = 0
        self.drawn = 0

    def copy_position(self, other: "Position") -> None:
        """Give the other position the same cards, pieces and knowledge."""
        other.places = [place.copy() for place in self.places]
        pieces: dict[int, Piece] = {}
        for piece in self.pieces.values():
            pieces[piece.id] = piece.copy()
        other.pieces = pieces
        other.left = self.left.copy()
        other.pools = self.pools[:]
        other.viewers = self.viewers
        other.next_id = self.next_id
        other.revelations = self.revelations
        other.key_a = self.key_a
        other.key_b = self.key_b
        other.drawn = self.drawn

    # ---- setting the table

    def lay_out(self, zones: list[Zone], seats: int, viewers: list[int]) -> None:
        """Make one place per seat and zone, then the shared ones."""
        self.viewers = viewers
        for seat in range(seats):
            for zone in zones:
                if not zone.shared:
                    self.places.append(Place(zone, seat, len(self.places), []))
        for zone in zones:
            if zone.shared:
                self.places.append(Place(zone, -1, len(self.places), []))

    def seed(self, seed: int) -> None:
        """Start the random numbers of this seed."""
        key = key_from_seed(seed)
        self.key_a = key[0]
        self.key_b = key[1]
        self.drawn = 0

    def new_id(self) -> int:
        """The next number for a card or a piece."""
        id = self.next_id
        self.next_id = id + 1
        return id

    def create(self, face: int, owner: int, place: Place) -> int:
        """Put a new card on top of a place: only when the table is set."""
        card = new_card(face, owner, self.new_id(), place.viewers())
        place.cards.append(card)
        return card

    # ---- random numbers

    def random(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        self.revelations += 1
        ceiling = 0x100000000 - 0x100000000 % limit
        while True:
            value = int(word(self.key_a, self.key_b, self.drawn))
            self.drawn += 1
            if value < ceiling:
                return value % limit

    def shuffle(self, place: Place) -> None:
        """Shuffle a place: new ids for all, and what was known of single cards is known of the place."""
        cards = place.cards
        default = place.viewers()
        known = 0
        for card in cards:
            known |= viewers_of(card)
        for viewer in self.viewers:
            if (known & ~default) >> viewer & 1 == 1:
                self.forget_order(place, viewer)
        for i in range(len(cards) - 1, 0, -1):
            j = self.random(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for i in range(len(cards)):
            cards[i] = new_card(face_of(cards[i]), owner_of(cards[i]), self.new_id(), default)

    def forget_order(self, place: Place, viewer: int) -> None:
        """What a viewer knew of single cards it knows of the place, unless that follows from the rest."""
        elsewhere = 0
        for other in self.places:
            if other is not place and not other.zone.pieces:
                for card in other.cards:
                    if not is_seen(card, viewer):
                        elsewhere |= 1 << owner_of(card)
        for piece in self.pieces.values():
            for card in piece.cards:
                if not is_seen(card, viewer):
                    elsewhere |= 1 << owner_of(card)
        for card in place.cards:
            if is_seen(card, viewer) and elsewhere >> owner_of(card) & 1 == 1:
                add_face(self.pools, viewer, card, place.index)

    # ---- moving cards

    def transfer(self, card: int, source: int, target: int, viewers: int, anonymous_to: int) -> int:
        """The card as it is after moving from one spot to another, seen there by these viewers.

        Viewers in `anonymous_to` cannot tell the cards of the target apart.
        """
        old = viewers_of(card)
        viewers |= old & ~anonymous_to
        if viewers & ~old:
            self.revelations += 1
        lost = old & ~viewers
        if lost or self.pools:
            self.learn(card, source, target, old, viewers)
        id = self.next_id
        self.next_id = id + 1
        return id << ID_SHIFT | viewers << SEEN_SHIFT | card & 0xFFFFF

    def learn(self, card: int, source: int, target: int, old: int, new: int) -> None:
        """Keep every viewer's pools true when a card moves."""
        for viewer in self.viewers:
            knew = old >> viewer & 1 == 1
            knows = new >> viewer & 1 == 1
            if knew and not knows:
                add_face(self.pools, viewer, card, target)
            elif knows and not knew:
                take_face(self.pools, viewer, card, source)
            elif not knows:
                spread(self.pools, viewer, source, target)

    def strangers(self, place: Place) -> int:
        """The viewers that cannot tell the cards of a place apart."""
        if not place.zone.anonymous:
            return 0
        return EVERYONE & ~only(place.seat) if place.seat >= 0 else EVERYONE

    def move(self, source: Place, index: int, target: Place, show: int = 0) -> int:
        """Move one card to the top of another place; `show` names viewers that see it there all the same."""
        card = source.cards.pop(index)
        viewers = target.viewers() | show
        moved = self.transfer(card, source.index, target.index, viewers, self.strangers(target))
        target.cards.append(moved)
        return moved

    def pour(self, source: Place, target: Place) -> None:
        """All cards of a place go on top of another, in their order; who knew one still knows it."""
        for card in source.cards:
            target.cards.append(self.new_id() << ID_SHIFT | card & (BLANK - 1))
        source.cards = []
        for i in range(len(self.pools)):
            pool = self.pools[i]
            if source.index in pool.spots:
                spots = {target.index if spot == source.index else spot for spot in pool.spots}
                self.pools[i] = Pool(pool.viewer, pool.faces, tuple(sorted(spots)))

    def reveal(self, place: Place, index: int, to: int) -> int:
        """Show one card of a place to some viewers; it stays where it is."""
        card = place.cards[index]
        strangers = self.strangers(place)
        new = to & ~viewers_of(card)
        if new:
            self.revelations += 1
            for viewer in self.viewers:
                if new >> viewer & 1 == 1:
                    take_face(self.pools, viewer, card, place.index)
                    if strangers >> viewer & 1 == 1:
                        add_face(self.pools, viewer, card, place.index)
            card = with_viewers(card, viewers_of(card) | new & ~strangers)
            place.cards[index] = card
        return with_viewers(card, viewers_of(card) | to)

    def expose(self, place: Place) -> None:
        """Lay the cards of a place open to everyone for a while, so that they can be told apart."""
        for i in range(len(place.cards)):
            card = place.cards[i]
            new = EVERYONE & ~viewers_of(card)
            if new:
                self.revelations += 1
                for viewer in self.viewers:
                    if new >> viewer & 1 == 1:
                        take_face(self.pools, viewer, card, place.index)
                place.cards[i] = with_viewers(card, EVERYONE)

    def conceal(self, place: Place) -> None:
        """End of `expose`: strangers still know what is there, but no longer which card is which."""
        strangers = self.strangers(place)
        for i in range(len(place.cards)):
            card = place.cards[i]
            lost = viewers_of(card) & strangers
            if lost:
                for viewer in self.viewers:
                    if lost >> viewer & 1 == 1:
                        add_face(self.pools, viewer, card, place.index)
                place.cards[i] = with_viewers(card, viewers_of(card) & ~strangers)

    def find(self, place: Place, card: int) -> int:
        """The index of a card in a place by its id, or -1."""
        id = card >> ID_SHIFT
        cards = place.cards
        for i in range(len(cards)):
            if cards[i] >> ID_SHIFT == id:
                return i
        return -1

    # ---- pieces

    def enter(self, piece: Piece, place: Place) -> None:
        """Put a piece on the end of a place."""
        piece.place = place.index
        self.pieces[piece.id] = piece
        place.cards.append(piece.id)

    def leave(self, piece: Piece, remember: bool = True) -> None:
        """Take a piece out of play, remembered as it last was. Its cards have been moved."""
        ids = self.places[piece.place].cards
        if ids[-1] == piece.id:
            ids.pop()
        else:
            ids.remove(piece.id)
        del self.pieces[piece.id]
        if remember:
            self.left[piece.id] = piece
        if self.pools:
            for viewer in self.viewers:
                drop_spot(self.pools, viewer, piece.id)

    def card_to_piece(self, source: Place, index: int, piece: Piece) -> int:
        """Move one card of a place onto a piece."""
        card = source.cards.pop(index)
        viewers = EVERYONE if piece.face_up else only(piece.seat)
        moved = self.transfer(card, source.index, piece.id, viewers, 0)
        piece.cards.append(moved)
        return moved

    def piece_card_to_piece(self, source: Piece, index: int, piece: Piece) -> int:
        """Move one card of a piece onto another piece; the source keeps it as last known."""
        card = source.cards[index]
        viewers = EVERYONE if piece.face_up else only(piece.seat)
        moved = self.transfer(card, source.id, piece.id, viewers, 0)
        piece.cards.append(moved)
        return moved

    def card_of_piece(self, piece: Piece, index: int, target: Place, show: int = 0) -> int:
        """Move one card of a leaving piece to a place; the piece keeps it as last known."""
        card = piece.cards[index]
        viewers = target.viewers() | show
        moved = self.transfer(card, piece.id, target.index, viewers, self.strangers(target))
        target.cards.append(moved)
        return moved

    def turn_up(self, piece: Piece) -> None:
        """Turn a piece face up: everyone sees its cards."""
        piece.face_up = True
        for i in range(len(piece.cards)):
            card = piece.cards[i]
            new = EVERYONE & ~viewers_of(card)
            if new:
                self.revelations += 1
                for viewer in self.viewers:
                    if new >> viewer & 1 == 1:
                        take_face(self.pools, viewer, card, piece.id)
                piece.cards[i] = with_viewers(card, EVERYONE)
        for viewer in self.viewers:
            drop_spot(self.pools, viewer, piece.id)
