"""Pieces and the battle (FF 6, 10): Characters on the field, items on the stack, who attacks and who blocks.

Words: a *Character* is a piece on the field; a primed one has two cards, the upper one last. An *item* is a
Summon or an ability on the stack; what is announced for it (targets, modes, X) is kept in it by the name of
the node that asks for it. A *battle* is the frame that the tasks of one attack share.
"""

from typing import TYPE_CHECKING

from ...effects.abilities import Ability
from ...kernel.task import Frame
from ...kernel.zone import Piece

if TYPE_CHECKING:
    from .characteristics import Traits


class Character(Piece):
    """A Character on the field.

    `home` is the seat under whose control it entered, `fresh` says that its controller has not had it since
    the start of that seat's most recent turn. `hit_by` are the things that have damaged it since the rules
    were last processed.
    """

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id, seat, [], True)
        self.home = seat
        self.dull = False
        self.frozen = False
        self.damage = 0
        self.fresh = True
        self.attacks = 0
        self.entered_by = ""
        self.hit_by: list[int] = []
        self.cached_traits: Traits | None = None
        self.cached_at = -1

    def copy(self) -> Piece:
        """A Character of its own in the same state."""
        other = Character(self.id, self.seat)
        other.cards = self.cards[:]
        other.place = self.place
        other.home = self.home
        other.dull = self.dull
        other.frozen = self.frozen
        other.damage = self.damage
        other.fresh = self.fresh
        other.attacks = self.attacks
        other.entered_by = self.entered_by
        other.hit_by = self.hit_by
        other.cached_traits = self.cached_traits
        other.cached_at = self.cached_at
        return other


class Item(Piece):
    """A Summon or an ability on the stack, with all that was announced for it. Nothing of it changes."""

    def __init__(self, id: int, seat: int, ability: Ability, source: int, face: int) -> None:
        super().__init__(id, seat, [], True)
        self.ability = ability
        self.source = source
        self.face = face
        self.it: list[int] = []
        self.bound: dict[str, list[int]] = {}

    def copy(self) -> Piece:
        """An item of its own."""
        other = Item(self.id, self.seat, self.ability, self.source, self.face)
        other.cards = self.cards[:]
        other.place = self.place
        other.it = self.it
        other.bound = self.bound
        return other


class Battle(Frame):
    """One attack: who attacks (several: a party), who blocks, and who of them did so to the end.

    `party` keeps the party as it was formed, until it is dissolved (FF 15.1.1.9).
    """

    def __init__(self, attackers: list[int]) -> None:
        self.attackers = attackers
        self.party: list[int] = attackers if len(attackers) > 1 else []
        self.blocker = 0
        self.blocked = False

    def copy(self) -> Frame:
        """A battle of its own."""
        other = Battle(self.attackers)
        other.party = self.party
        other.blocker = self.blocker
        other.blocked = self.blocked
        return other
