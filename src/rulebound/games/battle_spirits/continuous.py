"""Continuous effects (BS 13.8, 23.3, 23.12, 23.13): what is in force follows the Field at every moment.

After each step this looks at every card on the Field that holds something: an ability that has begun to work
is put in force with a new timestamp, one that works no more is ended. Where the order of those that begin
together can matter, the turn player names it.
"""

from typing import ClassVar, Final

from ...effects.abilities import Always
from ...effects.continuous import Holder, follow
from ...effects.host import Context
from ...effects.statics import Change, Lasting
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .activating import DURING_CLAUSES, stack_key, works
from .characteristics import bp_of, gained, is_spirit
from .leaving import deplete_what_must
from .state import NOT_PENDING, BattleSpirits, FieldCard


def settle(game: BattleSpirits) -> None:
    """Depletion first, then what continuous effects hold."""
    deplete_what_must(game, -1)
    refresh_continuous(game)
    if game.listeners.get("bp-reaches"):
        watch_bp(game)


MOST_ROUNDS: Final = 4
"""An effect that ends its own condition would begin and end for ever; a chain of four is long enough."""


def refresh_continuous(game: BattleSpirits) -> None:
    """Begin and end continuous effects; again while that changes what others ask for."""
    for _ in range(MOST_ROUNDS):
        if not refresh_once(game):
            return


def refresh_once(game: BattleSpirits) -> bool:
    """One round; whether anything changed."""
    holders: list[Holder] = []
    names: list[str] = []
    given = game.in_force("gains")
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if not given and not game.card_of(piece).always:
                continue
            for ability in always_of(game, given, piece):
                if in_force(game, ability, piece) and not stacked(game, ability, piece, names):
                    holders.append(Holder(ability, piece.seat, id, face_of(piece.cards[0]), 0))
    if not holders and not game.modifiers:
        return False
    followed = follow(game, holders)
    ended = followed.ended and rule("BS 17.6")
    if ended:
        game.modifiers = followed.kept
    begin(game, followed.begun)
    return ended or bool(followed.begun)


def begin(game: BattleSpirits, lastings: list[Lasting]) -> None:
    """Put in force what is not yet; where the order can matter, it has to be named."""
    for lasting in lastings:
        game.modify(lasting)
        lasting.static.changed()
    begun = [lasting.timestamp for lasting in lastings]
    if len(begun) > 1 and unordered(game, begun):
        game.orderings = [*game.orderings, NameOrder(begun)]


def always_of(game: BattleSpirits, given: list[Lasting], piece: FieldCard) -> list[Always]:
    """The continuous abilities of a card, printed and given."""
    printed = game.card_of(piece).always
    if not given:
        return printed
    return printed + [ability for ability in gained(game, given, piece.id) if isinstance(ability, Always)]


def in_force(game: BattleSpirits, ability: Always, piece: FieldCard) -> bool:
    """Whether a continuous ability of a card holds now; also while the card is pending (FAQ status.2)."""
    if piece.pending != NOT_PENDING and not rule("BS FAQ status.2"):
        return False
    if not works(game, ability, piece) or not rule(DURING_CLAUSES.get(ability.during, "BS 23.3")):
        return False
    condition = ability.condition
    if condition is None:
        return True
    return condition.holds(game, Context(piece.seat, piece.id, face_of(piece.cards[0])))


def stacked(game: BattleSpirits, ability: Always, piece: FieldCard, names: list[str]) -> bool:
    """Whether an Unstackable ability of this name holds already."""
    if not ability.limited("unstackable"):
        return False
    key = stack_key(piece.seat, game.card_of(piece).title, ability)
    if key in names:
        return rule("BS G Unstackable")
    names.append(key)
    return False


# ---- the order of those that begin together


def unordered(game: BattleSpirits, begun: list[int]) -> list[Lasting]:
    """Of what began together, the changes whose order can matter: BP+ and BP− on one Spirit (BS R3)."""
    changes: list[Lasting] = []
    for modifier in game.modifiers:
        if modifier.characteristic == "bp" and modifier.timestamp in begun:
            assert isinstance(modifier, Lasting)
            changes.append(modifier)
    return [one for one in changes if any(clash(game, one, other) for other in changes)]


def clash(game: BattleSpirits, one: Lasting, other: Lasting) -> bool:
    """Whether one change raises and the other lowers the BP of the same Spirit."""
    assert isinstance(one.static, Change)
    assert isinstance(other.static, Change)
    if one.static.down == other.static.down:
        return False
    for seat in range(2):
        for id in game.field(seat).cards:
            if one.reaches(game, id) and other.reaches(game, id):
                return True
    return False


class NameOrder(Task[BattleSpirits]):
    """The turn player names which of the effects that began together comes next (BS 23.13)."""

    clause: ClassVar[str] = "BS 23.13"

    def __init__(self, begun: list[int]) -> None:
        self.begun = begun

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask while the order can matter; the effects are known by their timestamps."""
        options: list[Option] = []
        for number, lasting in enumerate(unordered(game, self.begun), 1):
            options.append(Option("resolve", 0, lasting.source, number))
        if not options:
            return None
        seat = game.turn if rule("BS 23.13") else game.other(game.turn)
        return Decision(seat, "bs-order", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """The named effect goes before the others."""
        named = unordered(game, self.begun)[option.number - 1]
        rest = [timestamp for timestamp in self.begun if timestamp != named.timestamp]
        modifiers = [modifier for modifier in game.modifiers if modifier is not named]
        at = 0
        while modifiers[at].timestamp not in rest:
            at += 1
        modifiers.insert(at, named)
        game.modifiers = modifiers
        game.push(NameOrder(rest))


# ---- BP that rises


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
