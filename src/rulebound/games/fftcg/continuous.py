"""Continuous effects (FF 11.9, 11.12.4): field abilities hold while they work, and control follows them.

After each step this looks at every Character: a field ability that works is in force with the timestamp of its
card, or of the effect that gave it if that is later (FF 11.12.4.8); one that works no more has ended. Then the
first layer: whoever an effect says controls a Character does so (FF 11.12.4.6).
"""

from typing import Final

from ...effects.abilities import Always
from ...effects.continuous import Holder, follow
from ...effects.statics import Lasting
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from .auto import in_period
from .characteristics import abilities_of, enough_damage, holds_condition
from .state import FFTCG, Character
from .statics import GainControl

MOST_ROUNDS: Final = 4
"""An effect that ends its own condition would begin and end for ever; a chain of four is long enough."""


def settle(game: FFTCG) -> None:
    """Begin and end field abilities; again while that changes what others ask for; then control."""
    for _ in range(MOST_ROUNDS):
        changed = refresh(game)
        moved = bool(game.modifiers) and change_control(game)
        if not changed and not moved:
            return


def refresh(game: FFTCG) -> bool:
    """One round; whether anything changed."""
    holders: list[Holder] = []
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.character(id)
            if game.shaped or game.card_of(piece).always:
                holders += holders_of(game, piece)
    if not holders and not game.modifiers:
        return False
    followed = follow(game, holders)
    kept = still_lasting(game, followed.kept)
    ended = followed.ended or len(kept) < len(followed.kept)
    if ended and rule("FF 11.12.4.4"):
        game.drop(kept)
    for lasting in followed.begun:
        if rule("FF 11.9.1"):
            game.modify(lasting)
            lasting.static.changed()
    return ended or bool(followed.begun)


def holders_of(game: FFTCG, piece: Character) -> list[Holder]:
    """The field abilities of a Character that work now."""
    found: list[Holder] = []
    for given in abilities_of(game, piece):
        ability = given.ability
        if not isinstance(ability, Always) or not enough_damage(game, ability, piece.seat):
            continue
        if not in_period(game, ability.during, piece.seat, piece.id):
            continue
        if holds_condition(game, ability, piece.seat, piece.id):
            found.append(Holder(ability, piece.seat, piece.id, face_of(piece.cards[-1]), given.timestamp))
    return found


def still_lasting(game: FFTCG, modifiers: list[Modifier]) -> list[Modifier]:
    """Without what lasts only while its source is on the field."""
    return [m for m in modifiers if m.duration != "while-this-is-on-field" or m.source in game.pieces]


def change_control(game: FFTCG) -> bool:
    """Whoever the latest effect names controls a Character, else who had it first; whether anything changed."""
    effects = game.in_force("control")
    strays = any(game.character(id).home != seat for seat in range(2) for id in game.field(seat).cards)
    if not effects and not strays:
        return False
    changed = False
    for seat in range(2):
        for id in game.field(seat).cards[:]:
            piece = game.character(id)
            wanted = controller_by(effects, piece)
            if wanted != piece.seat:
                hand_over(game, piece, wanted)
                changed = True
    return changed


def controller_by(effects: list[Lasting], piece: Character) -> int:
    """The seat that controls a Character after all effects."""
    seat = piece.home
    for lasting in effects:
        static = lasting.static
        assert isinstance(static, GainControl)
        if piece.id in lasting.things:
            seat = lasting.context.seat if static.side == 1 else 1 - lasting.context.seat
    return seat


def hand_over(game: FFTCG, piece: Character, seat: int) -> None:
    """The controller changes; the Character does not enter anew, and its owner stays (FF 6.2.6)."""
    if not rule("FF 6.2.6"):
        return
    game.places[piece.place].cards.remove(piece.id)
    place = game.field(seat)
    piece.seat = seat
    piece.place = place.index
    piece.fresh = True
    place.cards.append(piece.id)
    game.emit(Event("control-changed", "FF 6.2.6", seat, piece.id))
    if not rule("FF 6.2.6.1"):
        game.notice(Event("enters", "FF 6.2.6.1", seat, piece.id, 0, piece.cards[:]))
