"""What stands before ▶ (FAQ effects.11): all of it is done, or the effect cannot be activated.

A cost may have several parts, done in the order in which they are written. Whether all of them can be done is
counted, not tried: every part needs so many objects or Cores, no object serves two parts that exclude each
other, and a card that is needed later keeps the Cores that hold it. The same count narrows what may be named
for a part, so that no choice leaves a later part undone (BS R20).
"""

from typing import Final

from ...effects.actions import Action
from ...effects.host import Context, is_card
from ...effects.targets import All, Picked, This
from ...kernel.clause import rule
from ...kernel.task import Frame
from .characteristics import cores_on, lowest_needed
from .paying import SOUL, available, sources
from .state import BattleSpirits, FieldCard

TURN: Final = "turn"
REMOVE: Final = "remove"
PAY: Final = "pay"


class Activation(Context):
    """The context of an effect with a cost: `part` is being done, `owed` are the parts that follow it."""

    def __init__(self, seat: int, source: int, face: int) -> None:
        super().__init__(seat, source, face)
        self.part: Action | None = None
        self.owed: list[Action] = []

    def copy(self) -> Frame:
        """A context of its own."""
        other = Activation(self.seat, self.source, self.face)
        other.it = self.it
        if self.bound:
            other.bound = self.bound.copy()
        other.done = self.done
        other.marks = self.marks
        other.part = self.part
        other.owed = self.owed
        return other


class Unit:
    """One object that a part needs: what is done to it, which part, and what could serve."""

    def __init__(self, deed: str, part: int, candidates: list[int]) -> None:
        self.deed = deed
        self.part = part
        self.candidates = candidates
        self.object = 0


class Counting:
    """Whether the parts still owed can all be done, after objects and Cores that are named already."""

    def __init__(self, game: BattleSpirits, context: Context, parts: list[Action]) -> None:
        self.game = game
        self.context = context
        self.parts = parts
        self.deeds = [part.deed() for part in parts]
        self.turned: list[int] = []
        self.removed: list[int] = []
        self.taken: list[int] = []
        self.start = 0

    def name(self, deed: str, things: list[int]) -> None:
        """These objects are named for the part that is being done."""
        if deed == TURN:
            self.turned = things
        elif deed == REMOVE:
            self.removed = things

    def pay(self, taken: list[int], left: int) -> bool:
        """Whether it can be done with these Cores taken and so many still to be taken from the last on."""
        self.taken = taken
        order = sources(self.game, self.context.seat, False)
        self.start = order.index(taken[-1])
        return self.possible(left)

    def possible(self, left: int = 0) -> bool:
        """Whether each part finds its objects, and enough Cores remain."""
        units = self.units()
        if units is None:
            return False
        owed = sum(part.cores_due(self.game, self.context) for part in self.parts) + left
        if not self.matched(units):
            return False
        if not owed:
            return True
        kept = sum(self.loss(unit.object, unit) for unit in units)
        for id in self.removed:
            kept += self.cores_left(id)
        return self.supply() - kept >= owed

    # ---- objects

    def units(self) -> list[Unit] | None:
        """What the parts need; None where one finds nothing at all."""
        found: list[Unit] = []
        for i, part in enumerate(self.parts):
            target = part.aimed_at()
            deed = self.deeds[i]
            if deed not in (TURN, REMOVE) or target is None:
                continue
            fitting = [id for id in part.cost_candidates(self.game, self.context) if self.serves(id, deed, i)]
            if isinstance(target, Picked):
                count = 1 if target.up_to else target.count.of(self.game, self.context)
                found += [Unit(deed, i, fitting) for _ in range(count)]
            elif isinstance(target, This):
                found.append(Unit(deed, i, fitting))
            elif isinstance(target, All):
                if not fitting:
                    return None
                found += [Unit(deed, i, [id]) for id in fitting]
        return found

    def serves(self, id: int, deed: str, part: int) -> bool:
        """Whether an object can still serve: not gone, not turned twice, and held by its Cores until then."""
        if id in self.removed or (deed == TURN and id in self.turned):
            return False
        piece = self.game.pieces.get(id)
        if not isinstance(piece, FieldCard) or not self.taken:
            return True
        return self.cores_left(id) >= lowest_needed(self.game, piece)

    def matched(self, units: list[Unit]) -> bool:
        """Give every unit an object of its own, those that bind the fewest Cores first."""
        slots: dict[int, list[Unit]] = {}
        for unit in units:
            for id in unit.candidates:
                slots.setdefault(self.slot(unit, id), []).append(unit)
        holder: dict[int, int] = {}
        order = sorted(slots, key=self.weight_of(slots).__getitem__)
        served = 0
        for slot in order:
            if served == len(units):
                break
            if self.augment(slot, slots, units, holder, []):
                served += 1
        return served == len(units)

    def weight_of(self, slots: dict[int, list[Unit]]) -> dict[int, int]:
        """How many Cores each slot binds."""
        return {slot: self.loss(slot // 2, wanting[0]) for slot, wanting in slots.items()}

    def slot(self, unit: Unit, id: int) -> int:
        """What an object can serve for once; being turned does not exclude being removed afterwards."""
        turned_after = REMOVE in self.deeds and TURN in self.deeds[self.deeds.index(REMOVE) :]
        return id * 2 + (1 if unit.deed == REMOVE and not turned_after else 0)

    def augment(
        self,
        slot: int,
        slots: dict[int, list[Unit]],
        units: list[Unit],
        holder: dict[int, int],
        seen: list[Unit],
    ) -> bool:
        """Let a slot serve a unit, which may free another slot for a unit that has none."""
        for unit in slots[slot]:
            if unit in seen:
                continue
            seen.append(unit)
            number = units.index(unit)
            if number not in holder or self.augment(holder[number], slots, units, holder, seen):
                holder[number] = slot
                unit.object = slot // 2
                return True
        return False

    # ---- Cores

    def cores_left(self, id: int) -> int:
        """The Cores on a card without those taken."""
        piece = self.game.pieces.get(id)
        if is_card(id) or not isinstance(piece, FieldCard):
            return 0
        count = cores_on(self.game, piece) - self.taken.count(id)
        return count - (1 if SOUL in self.taken and self.game.soul[piece.seat] == id else 0)

    def loss(self, id: int, unit: Unit) -> int:
        """The Cores that cannot pay because a card serves: all if it goes first, else those that hold it."""
        if PAY in self.deeds[unit.part + 1 :] and unit.deed == REMOVE:
            return self.cores_left(id)
        if not self.taken and PAY not in self.deeds[: unit.part]:
            return 0
        piece = self.game.pieces.get(id)
        if is_card(id) or not isinstance(piece, FieldCard):
            return 0
        order = sources(self.game, self.context.seat, False)
        passed = id in order and order.index(id) < self.start
        staying = piece.cores - self.taken.count(id) if passed else 0
        return max(0, min(lowest_needed(self.game, piece), self.cores_left(id)) - staying)

    def supply(self) -> int:
        """The Cores that can still be named."""
        order = sources(self.game, self.context.seat, False)
        seat = self.context.seat
        return sum(available(self.game, seat, source, self.taken, False) for source in order[self.start :])


def payable_in_full(game: BattleSpirits, context: Context, cost: list[Action]) -> bool:
    """Whether all parts of a cost can be done, each by itself and all together (FAQ effects.11.2)."""
    for part in cost:
        if not part.payable(game, context):
            return False
    return len(cost) < 2 or Counting(game, context, cost).possible()


def leaving_the_rest(
    game: BattleSpirits, context: Context, things: list[int], picked: list[int]
) -> list[int]:
    """Of what may be picked for a part of a cost, what leaves the parts after it possible (BS R20)."""
    if not isinstance(context, Activation) or context.part is None or not context.owed:
        return things
    deed = context.part.deed()
    serving = [set(part.cost_candidates(game, context)) for part in context.owed]
    fits: dict[tuple[int, ...], bool] = {}
    found: list[int] = []
    for thing in things:
        counting = Counting(game, context, context.owed)
        counting.name(deed, [*picked, thing])
        # Objects that serve the same parts and hold as many Cores are looked at once.
        alike = (counting.cores_left(thing), *[1 if thing in part else 0 for part in serving])
        if alike not in fits:
            fits[alike] = counting.possible()
        if fits[alike] or not rule("BS R20"):
            found.append(thing)
    return found
