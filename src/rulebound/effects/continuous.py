"""Continuous effects follow the table: what works is in force, and nothing else.

A game says who holds which ability now; here the statics of what has begun are put in force and those of what
has ended are taken out. Steps that last for a duration are not touched.
"""

from ..kernel.modifier import Modifier
from .abilities import Always
from .host import CardGame
from .statics import CONTINUOUS, Lasting, Static


class Holder:
    """A continuous ability that works now: whose it is, on which object, and since when (0: since now)."""

    def __init__(self, ability: Always, seat: int, source: int, face: int, timestamp: int) -> None:
        self.ability = ability
        self.seat = seat
        self.source = source
        self.face = face
        self.timestamp = timestamp


class Followed:
    """What has come of it: the modifiers that stay, what has begun, and whether anything ended."""

    def __init__(self, kept: list[Modifier], begun: list[Lasting], ended: bool) -> None:
        self.kept = kept
        self.begun = begun
        self.ended = ended


def follow(game: CardGame, holders: list[Holder]) -> Followed:
    """Work out what stays in force and what is missing; nothing is changed yet."""
    kept: list[Modifier] = []
    present: list[Lasting] = []
    ended = False
    for modifier in game.modifiers:
        if modifier.duration == CONTINUOUS:
            assert isinstance(modifier, Lasting)
            if not is_held(modifier, holders):
                ended = True
                continue
            present.append(modifier)
        kept.append(modifier)
    begun: list[Lasting] = []
    for holder in holders:
        for static in holder.ability.statics:
            if not is_present(present, holder, static):
                begun.append(static.lasting(holder.seat, holder.source, holder.face, holder.timestamp))
    return Followed(kept, begun, ended)


def is_held(lasting: Lasting, holders: list[Holder]) -> bool:
    """Whether what is in force should go on."""
    for holder in holders:
        if (
            holder.source == lasting.source
            and holder.seat == lasting.context.seat
            and lasting.static in holder.ability.statics
        ):
            return True
    return False


def is_present(present: list[Lasting], holder: Holder, static: Static) -> bool:
    """Whether a static of a source is in force already."""
    return any(lasting.static is static and lasting.source == holder.source for lasting in present)
