"""Continuous effects (FF 11.9, 11.12.4): field abilities hold while they work, and control follows them.

After each step this looks at every Character: a field ability that works is in force with the timestamp of
its card, or of the effect that gave it if that is later (FF 11.12.4.8); one that works no more has ended.
Then the first layer: whoever an effect says controls a Character does so (FF 11.12.4.6).
"""

from typing import Final

from ...effects.abilities import Always
from ...effects.continuous import Holder, follow
from ...effects.statics import CONTINUOUS, Lasting
from ...kernel.card import face_of
from ...kernel.clause import WATCH, rule
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from .auto import in_period
from .characteristics import enough_damage, given_to, holds_condition, traits_of
from .moving import Entering, entry_refusal_clause
from .pieces import Character
from .state import FFTCG
from .statics import GainControl

MOST_ROUNDS: Final = 4
"""An effect that ends its own condition would begin and end for ever; a chain of four is long enough."""


def settle(game: FFTCG) -> None:
    """Begin and end field abilities; again while that changes what others ask for; then control.

    Field abilities that were given begin anew whenever anything has changed: two that give each other what
    they need would else go on when what began them is over (FF R18).
    """
    if game.rewritten and game.version != game.settled_version and rule("FF R18"):
        end_given(game)
    for _ in range(MOST_ROUNDS):
        changed = refresh(game)
        moved = change_control(game)
        if not changed and not moved:
            return


def end_given(game: FFTCG) -> None:
    """The field abilities that Characters were given end; those still given begin again at once."""
    kept = [modifier for modifier in game.modifiers if not is_given(game, modifier)]
    if len(kept) < len(game.modifiers):
        game.drop(kept)


def is_given(game: FFTCG, modifier: Modifier) -> bool:
    """Whether what is in force is of a field ability that is not printed on its card."""
    if modifier.duration != CONTINUOUS or modifier.source not in game.pieces:
        return False
    assert isinstance(modifier, Lasting)
    abilities = game.card_of(game.character(modifier.source)).always
    return not any(modifier.static in ability.statics for ability in abilities)


def refresh(game: FFTCG) -> bool:
    """One round, at once and without the stack (FF 11.9.3); whether anything changed."""
    if game.version == game.settled_version and not game.conditional and not WATCH.active:
        return False
    game.settled_version = game.version
    holders: list[Holder] = []
    rewritten = game.rewritten
    game.conditional = rewritten
    for seat in range(2):
        for piece in game.team(seat):
            if rewritten:
                holders += holders_of(game, piece)
            elif game.card_of(piece).always:
                holders += printed_holders(game, piece)
    if not holders and not game.modifiers:
        return False
    followed = follow(game, holders)
    kept = still_lasting(game, followed.kept)
    ended = followed.ended or len(kept) < len(followed.kept)
    if ended and rule("FF 11.12.4.4"):
        game.drop(kept)
    for lasting in followed.begun:
        if rule("FF 11.9.1") and rule("FF 11.9.3"):
            game.modify(lasting)
            lasting.static.changed()
    return ended or bool(followed.begun)


def holders_of(game: FFTCG, piece: Character) -> list[Holder]:
    """The field abilities of a Character that work now, printed and given."""
    traits = traits_of(game, piece)
    found = [] if traits.silent else printed_holders(game, piece)
    for given in given_to(traits, piece):
        granted = given.ability
        if isinstance(granted, Always) and works(game, granted, piece):
            found.append(Holder(granted, piece.seat, piece.id, face_of(piece.cards[-1]), given.timestamp))
    return found


def printed_holders(game: FFTCG, piece: Character) -> list[Holder]:
    """The printed field abilities of a Character that work now, counted from its entry (FF 11.12.4.10)."""
    found: list[Holder] = []
    face = face_of(piece.cards[-1])
    entered = piece.id if rule("FF 11.12.4.10") else 0
    for ability in game.card_of(piece).always:
        if ability.zone != "field":
            continue
        if game.rules.shifting[ability.name]:
            game.conditional = True
        if works(game, ability, piece):
            found.append(Holder(ability, piece.seat, piece.id, face, entered))
    return found


def works(game: FFTCG, ability: Always, piece: Character) -> bool:
    """Whether a field ability of a Character works now: damage, period, condition."""
    if not enough_damage(game, ability, piece.seat):
        return False
    if not in_period(game, ability.during, piece.seat, piece.id):
        return False
    return holds_condition(game, ability, piece.seat, piece.id)


def still_lasting(game: FFTCG, modifiers: list[Modifier]) -> list[Modifier]:
    """Without what lasts only while its source is on the field."""
    return [m for m in modifiers if m.duration != "while-this-is-on-field" or m.source in game.pieces]


def change_control(game: FFTCG) -> bool:
    """Who the latest effect names controls a Character, else who had it first; whether anything changed."""
    effects = game.in_force("control")
    if not effects and not has_strays(game):
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


def has_strays(game: FFTCG) -> bool:
    """Whether a Character is not with the seat under whose control it entered."""
    for seat in range(2):
        for piece in game.team(seat):
            if piece.home != seat:
                return True
    return False


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
    """The controller changes; the Character does not enter anew, and its owner stays (FF 6.2.6).

    So it does not matter whether it could enter: the rules put away what is too much (FF 6.2.6.2).
    """
    if not rule("FF 6.2.6"):
        return
    if not rule("FF 6.2.6.2") and entry_refusal_clause(game, seat, face_of(piece.cards[-1])):
        return
    place = game.field(seat) if rule("FF 7.2.1") else game.places[piece.place]
    game.places[piece.place].cards.remove(piece.id)
    game.touch()
    piece.seat = seat
    piece.place = place.index
    piece.fresh = True
    place.cards.append(piece.id)
    game.emit(Event("control-changed", "FF 6.2.6", seat, piece.id))
    if not rule("FF 6.2.6.1"):
        entering = Entering("FF 6.2.6.1", seat, piece.cards[:], "effect")
        entering.piece = piece.id
        game.notice(entering)
