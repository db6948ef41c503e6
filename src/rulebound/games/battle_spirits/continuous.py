"""Continuous effects (BS 13.8, 23.3, 23.12): what is in force follows the Field at every moment.

After each step this looks at every card on the Field that holds something: an ability that has begun to work is
put in force with a new timestamp, one that works no more is ended.
"""

from ...effects.abilities import Always
from ...effects.host import Context
from ...effects.statics import CONTINUOUS, Lasting
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from .activating import works
from .characteristics import bp_of, is_spirit
from .leaving import deplete_what_must
from .state import NOT_PENDING, BattleSpirits, FieldCard


def settle(game: BattleSpirits) -> None:
    """Depletion first, then what continuous effects hold."""
    deplete_what_must(game, -1)
    refresh_continuous(game)
    if game.listeners.get("bp-reaches"):
        watch_bp(game)


def refresh_continuous(game: BattleSpirits) -> None:
    """Begin and end continuous effects; again while that changes what others ask for."""
    for _ in range(4):
        if not refresh_once(game):
            return


def refresh_once(game: BattleSpirits) -> bool:
    """One round; whether anything changed."""
    wanted: list[FieldCard] = []
    abilities: list[Always] = []
    names: list[str] = []
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            for ability in game.card_of(piece).always:
                if in_force(game, ability, piece) and not stacked(game, ability, piece, names):
                    wanted.append(piece)
                    abilities.append(ability)
    changed = False
    kept: list[Modifier] = []
    present: list[str] = []
    for modifier in game.modifiers:
        if modifier.duration == CONTINUOUS:
            assert isinstance(modifier, Lasting)
            if not is_wanted(modifier, wanted, abilities):
                changed = True
                continue
            present.append(f"{modifier.source} {modifier.static.name}")
        kept.append(modifier)
    if changed:
        game.modifiers = kept
    for i in range(len(wanted)):
        for static in abilities[i].statics:
            if f"{wanted[i].id} {static.name}" not in present:
                static.begin(game, wanted[i].seat, wanted[i].id, face_of(wanted[i].cards[0]))
                changed = True
    return changed


def in_force(game: BattleSpirits, ability: Always, piece: FieldCard) -> bool:
    """Whether a continuous ability of a card holds now; it goes on while the card is pending (FAQ status.2)."""
    if piece.pending != NOT_PENDING and not rule("BS FAQ status.2"):
        return False
    if not works(game, ability, piece) or not rule("BS 23.3"):
        return False
    condition = ability.condition
    if condition is None:
        return True
    return condition.holds(game, Context(piece.seat, piece.id, face_of(piece.cards[0])))


def stacked(game: BattleSpirits, ability: Always, piece: FieldCard, names: list[str]) -> bool:
    """Whether an Unstackable ability of this name holds already."""
    if not ability.limited("unstackable"):
        return False
    key = f"{piece.seat} {game.card_of(piece).title} {ability.number}"
    if key in names:
        return rule("BS G Unstackable")
    names.append(key)
    return False


def is_wanted(lasting: Lasting, wanted: list[FieldCard], abilities: list[Always]) -> bool:
    """Whether what is in force should go on."""
    for i in range(len(wanted)):
        if wanted[i].id == lasting.source and lasting.static in abilities[i].statics:
            return True
    return False


def watch_bp(game: BattleSpirits) -> None:
    """A Spirit whose BP has risen since the last look sets off what waits for that."""
    heights: dict[int, int] = {}
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if is_spirit(game, piece):
                heights[id] = bp_of(game, piece)
    for id, bp in heights.items():
        if bp > game.heights.get(id, 0):
            game.notice(Event("bp-reaches", "BS G BP", game.field_card(id).seat, id, bp))
    game.heights = heights
