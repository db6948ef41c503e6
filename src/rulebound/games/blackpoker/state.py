"""The state of a BlackPoker game: zones, characters, requests, the battle, whose turn and chance it is.

Words: *life* is the draw pile and the hit points; the *field* is the rows of barriers and soldiers; a
*request* is one use of an action, on the *stage* while it waits, in *now* while an immediate one is carried
out.
"""

from typing import TYPE_CHECKING, Final

from ...kernel.card import EVERYONE
from ...kernel.clause import rule
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.rulebook import Match
from ...kernel.task import Frame
from ...kernel.zone import ALL, NOBODY, OWNER, Piece, Place, Zone
from .settings import Settings

if TYPE_CHECKING:
    from .actions import Action, Sheet

ZONES: Final = [
    Zone("life", NOBODY),
    Zone("hand", OWNER, anonymous=True),
    Zone("graveyard", OWNER),
    Zone("barriers", NOBODY, pieces=True),
    Zone("soldiers", ALL, pieces=True),
    Zone("fog", ALL),
    Zone("stage", ALL, pieces=True, shared=True),
    Zone("now", ALL, pieces=True, shared=True),
]
LIFE: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
BARRIERS: Final = 3
SOLDIERS: Final = 4
FOG: Final = 5
ZONES_PER_SEAT: Final = 6
STAGE: Final = 12
NOW: Final = 13


class Character(Piece):
    """One or more cards on the field that act as one: a soldier or a barrier, charged or driven."""

    def __init__(self, id: int, seat: int, barrier: bool, since: int) -> None:
        super().__init__(id, seat, [], not barrier)
        self.barrier = barrier
        self.driven = False
        self.since = since

    def copy(self) -> Piece:
        """A character of its own in the same state."""
        other = Character(self.id, self.seat, self.barrier, self.since)
        other.cards = self.cards[:]
        other.face_up = self.face_up
        other.place = self.place
        other.driven = self.driven
        return other


class Request(Piece):
    """One use of an action: its controller, key cards and target (a piece, or 0; Throw: a player)."""

    def __init__(self, id: int, seat: int, action: "Action", target: int, player: int) -> None:
        super().__init__(id, seat, [], True)
        self.action = action
        self.target = target
        self.player = player
        self.keys_left = 0

    def copy(self) -> Piece:
        """A request of its own."""
        other = Request(self.id, self.seat, self.action, self.target, self.player)
        other.cards = self.cards[:]
        other.place = self.place
        other.keys_left = self.keys_left
        return other


class Battle(Frame):
    """The attackers named by one Attack, and for each of them its blockers."""

    def __init__(self, attackers: list[int], blockers: list[list[int]]) -> None:
        self.attackers = attackers
        self.blockers = blockers

    def copy(self) -> Frame:
        """A battle of its own."""
        return Battle(self.attackers, self.blockers)


class BlackPoker(Game):
    """A running game of BlackPoker."""

    def __init__(self, match: Match, settings: Settings, sheet: "Sheet") -> None:
        super().__init__(match)
        self.settings = settings
        self.sheet = sheet
        self.turn = 0
        self.turn_number = 0
        self.chance = 0
        self.passes = 0
        self.used: list[str] = []
        self.battle = 0

    def copy(self) -> Game:
        """A game of its own in the same position."""
        other = BlackPoker(self.match, self.settings, self.sheet)
        self.copy_into(other)
        other.turn = self.turn
        other.turn_number = self.turn_number
        other.chance = self.chance
        other.passes = self.passes
        other.used = self.used
        other.battle = self.battle
        return other

    # ---- places

    def life(self, seat: int) -> Place:
        """The face-down draw pile of a seat, which is also its hit points."""
        return self.places[seat * ZONES_PER_SEAT + LIFE]

    def hand(self, seat: int) -> Place:
        """The hand of a seat."""
        return self.places[seat * ZONES_PER_SEAT + HAND]

    def graveyard(self, seat: int) -> Place:
        """The graveyard of a seat."""
        return self.places[seat * ZONES_PER_SEAT + GRAVEYARD]

    def barriers(self, seat: int) -> Place:
        """The row of barriers of a seat, from the life side on."""
        return self.places[seat * ZONES_PER_SEAT + BARRIERS]

    def soldiers(self, seat: int) -> Place:
        """The row of soldiers of a seat."""
        return self.places[seat * ZONES_PER_SEAT + SOLDIERS]

    def fog(self, seat: int) -> Place:
        """Where key cards of turn-long magic lie in the published edition."""
        return self.places[seat * ZONES_PER_SEAT + FOG]

    def stage(self) -> Place:
        """The stack of requests; the last one is on top."""
        return self.places[STAGE]

    def character(self, id: int) -> Character:
        """A character on the field."""
        piece = self.pieces[id]
        assert isinstance(piece, Character)
        return piece

    def request(self, id: int) -> Request:
        """A request that is not yet done."""
        piece = self.pieces[id]
        assert isinstance(piece, Request)
        return piece

    def characters(self, seat: int) -> list[Character]:
        """All characters on a seat's field, barriers first."""
        return [self.character(id) for id in self.barriers(seat).cards + self.soldiers(seat).cards]

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    # ---- moving cards

    def bury(self, source: Place, count: int) -> list[int]:
        """The top cards of a place go to its owner's graveyard; the last one lies on top, for all to see."""
        graveyard = self.graveyard(source.seat)
        moved: list[int] = []
        for n in range(count):
            show = EVERYONE if n == count - 1 and rule("BP R8.2") else 0
            moved.append(self.move(source, len(source.cards) - 1, graveyard, show))
        return moved

    def discard(self, seat: int, cards: list[int], clause: str) -> None:
        """Hand cards go to the graveyard together; the last one lies on top."""
        hand = self.hand(seat)
        graveyard = self.graveyard(seat)
        moved: list[int] = []
        for n in range(len(cards)):
            show = EVERYONE if n == len(cards) - 1 and rule("BP R8.2") else 0
            moved.append(self.move(hand, self.find(hand, cards[n]), graveyard, show))
        self.emit(Event("discarded", clause, seat, 0, len(moved), moved))

    def draw(self, seat: int, clause: str) -> None:
        """The top card of life goes to hand."""
        life = self.life(seat)
        card = self.move(life, len(life.cards) - 1, self.hand(seat))
        if not rule("BP R8.3"):
            card = self.reveal(self.hand(seat), len(self.hand(seat).cards) - 1, EVERYONE)
        self.emit(Event("drew", clause, seat, 0, 1, [card]))

    def lay_barrier(self, seat: int, source: Place, index: int, since: int) -> Character:
        """A card becomes a barrier: face down, charged, packed toward life."""
        barrier = Character(self.new_id(), seat, True, since)
        self.enter(barrier, self.barriers(seat))
        self.card_to_piece(source, index, barrier)
        if not rule("BP R8.4"):
            self.turn_up(barrier)
        return barrier
