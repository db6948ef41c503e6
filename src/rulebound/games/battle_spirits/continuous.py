"""Continuous effects (BS 13.8, 23.3, 23.12, 23.13): what is in force follows the Field at every moment.

After each step this looks at every card on the Field that holds something: an ability that has begun to work
is put in force with a new timestamp, one that works no more is ended. Where the order of those that begin
together can matter, the turn player names it.
"""

from typing import ClassVar, Final

from ...effects.abilities import Always
from ...effects.continuous import Holder, follow
from ...effects.host import Context
from ...effects.statics import CONTINUOUS, Change, Lasting
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.modifier import Modifier
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
    given = game.in_force("gains")
    for seat in range(2):
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            if not given and not game.card_of(piece).always:
                continue
            for ability in always_of(game, given, piece):
                if in_force(game, ability, piece):
                    holders.append(Holder(ability, piece.seat, id, face_of(piece.cards[0]), 0))
    if not holders and not game.modifiers:
        return False
    hushed = hush_pending(game)
    contests: list[list[Holder]] = []
    holders = without_copies(game, holders, contests)
    followed = follow(game, holders)
    ended = followed.ended and rule("BS 17.6")
    if ended:
        game.modifiers = followed.kept
    begun = [lasting for lasting in followed.begun if not is_pending(game, lasting.source)]
    begin(game, begun)
    for copies in contests:
        sources = [holder.source for holder in copies]
        game.orderings = [*game.orderings, NameCopy(sources, copies[0].ability.number)]
    return hushed or ended or bool(begun)


def is_pending(game: BattleSpirits, id: int) -> bool:
    """Whether a card is on its way out; it begins no effect of its own then (FAQ status.2.2)."""
    piece = game.pieces.get(id)
    return isinstance(piece, FieldCard) and piece.pending != NOT_PENDING and rule("BS FAQ status.2.2")


def hush_pending(game: BattleSpirits) -> bool:
    """End what pending cards hold over others; what they are under themselves stays (BS R18)."""
    kept: list[Modifier] = []
    hushed = False
    for modifier in game.modifiers:
        if modifier.duration != CONTINUOUS or not is_pending(game, modifier.source):
            kept.append(modifier)
            continue
        assert isinstance(modifier, Lasting)
        source = modifier.source
        if modifier.fixed and modifier.things == [source]:
            kept.append(modifier)
            continue
        hushed = True
        if modifier.reaches(game, source) and rule("BS R18"):
            kept.append(modifier.only_for(source))
    if hushed:
        game.modifiers = kept
    return hushed


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
    """Whether a continuous ability of a card works now; for the card itself also while it is pending."""
    if piece.pending != NOT_PENDING and not rule("BS FAQ status.2"):
        return False
    if not works(game, ability, piece) or not rule(DURING_CLAUSES.get(ability.during, "BS 23.3")):
        return False
    condition = ability.condition
    if condition is None:
        return True
    return condition.holds(game, Context(piece.seat, piece.id, face_of(piece.cards[0])))


# ---- copies of an Unstackable effect


def without_copies(game: BattleSpirits, holders: list[Holder], contests: list[list[Holder]]) -> list[Holder]:
    """Of Unstackable effects of one name one holds: that which is in force already, or the first.

    `contests` gets the copies that begin together where it matters which of them holds (BS R19).
    """
    groups: dict[str, list[Holder]] = {}
    kept: list[Holder] = []
    for holder in holders:
        if holder.ability.limited("unstackable") and not is_pending(game, holder.source):
            title = game.card(holder.face).title
            groups.setdefault(stack_key(holder.seat, title, holder.ability), []).append(holder)
        else:
            kept.append(holder)
    for copies in groups.values():
        if len(copies) == 1 or not rule("BS G Unstackable"):
            kept += copies
            continue
        present = [holder for holder in copies if holds_already(game, holder)]
        kept.append(present[0] if present else copies[0])
        if not present and differ(game, copies) and rule("BS R19"):
            contests.append(copies)
    return kept


def holds_already(game: BattleSpirits, holder: Holder) -> bool:
    """Whether the effect of this copy is in force."""
    for modifier in game.modifiers:
        if modifier.duration == CONTINUOUS and modifier.source == holder.source:
            assert isinstance(modifier, Lasting)
            if modifier.static in holder.ability.statics:
                return True
    return False


def differ(game: BattleSpirits, copies: list[Holder]) -> bool:
    """Whether some copy would hold for other cards than the first, or with another number."""
    first = held_by(copies[0])
    for holder in copies[1:]:
        for one, other in zip(first, held_by(holder), strict=False):
            if one.number(game) != other.number(game):
                return True
            for seat in range(2):
                for id in game.field(seat).cards:
                    if one.reaches(game, id) != other.reaches(game, id):
                        return True
    return False


def held_by(holder: Holder) -> list[Lasting]:
    """What a copy would put in force."""
    statics = holder.ability.statics
    return [static.lasting(holder.seat, holder.source, holder.face, holder.timestamp) for static in statics]


class NameCopy(Task[BattleSpirits]):
    """The turn player names the copy of an Unstackable effect that holds; the first does until then."""

    clause: ClassVar[str] = "BS R19"

    def __init__(self, sources: list[int], number: int) -> None:
        self.sources = sources
        self.number = number

    def holders(self, game: BattleSpirits) -> list[Holder]:
        """The copies that could hold now."""
        found: list[Holder] = []
        given = game.in_force("gains")
        for id in self.sources:
            piece = game.pieces.get(id)
            if not isinstance(piece, FieldCard) or is_pending(game, id):
                continue
            for ability in always_of(game, given, piece):
                if ability.number == self.number and in_force(game, ability, piece):
                    found.append(Holder(ability, piece.seat, id, face_of(piece.cards[0]), 0))
        return found

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask while there are several."""
        options = [Option("resolve", 0, holder.source, self.number) for holder in self.holders(game)]
        return Decision(game.turn, "bs-copy", self.clause, options) if len(options) > 1 else None

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """The named copy holds in place of the one that does."""
        kept: list[Modifier] = []
        statics = [static for holder in self.holders(game) for static in holder.ability.statics]
        for modifier in game.modifiers:
            if modifier.duration == CONTINUOUS and modifier.source in self.sources:
                assert isinstance(modifier, Lasting)
                if modifier.static in statics:
                    continue
            kept.append(modifier)
        game.modifiers = kept
        for holder in self.holders(game):
            if holder.source == option.piece:
                begin(game, held_by(holder))
        game.settle()


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
