"""What holds in FF-TCG beyond what all card games share: replacements of damage and of ways, costs, limits.

Each is a definition that the game looks up by its characteristic when the moment comes.
"""

from ...effects.actions import Act, Action
from ...effects.host import CardGame, Context
from ...effects.statics import Cannot, Lasting, Static
from ...effects.targets import All, Target, context_of
from ...effects.values import Selector, Value
from .cards import Payment

FROM_SUMMONS = 1
FROM_ABILITIES = 2
SOURCES = {"": 0, "summons": 1, "abilities": 2, "summons-or-abilities": 3}
"""Which effects a static is about; 0: any cause."""


class Guard(Cannot):
    """Cannot do this, perhaps only by Summons or abilities, of a player, of certain cards."""

    def __init__(
        self,
        name: str,
        target: Target,
        do: str,
        by: Selector | None,
        sources: int,
        side: int,
        duration: str,
    ) -> None:
        super().__init__(name, target, do, by, duration)
        self.sources = sources
        self.side = side


class DamageStatic(Static):
    """Replaces damage that would be dealt: it becomes so much, or is more or less (FF 11.12.5)."""

    def __init__(
        self, name: str, target: Target, value: Value, becomes: bool, down: bool, duration: str
    ) -> None:
        super().__init__(name, "damage", target, duration)
        self.value = value
        self.becomes = becomes
        self.down = down
        self.dealer: Target | None = None
        self.sources = 0
        self.side = 0
        self.next = False

    def amount(self, game: CardGame, context: Context) -> int:
        """The number in it."""
        return self.value.of(game, context)

    def run(self, game: CardGame, frame: int) -> None:
        """Pick what is dealt damage or what deals it, then act."""
        picked = self.aimed_at()
        if picked is not None and picked.asks:
            game.push(Act(self, frame))
            picked.ask(game, frame)
        else:
            context = context_of(game, frame)
            self.act(game, context, self.target.things(game, context), frame)

    def aimed_at(self) -> Target | None:
        """What is picked: what deals the damage where that is, else what is dealt it."""
        return self.dealer if self.dealer is not None and self.dealer.asks else self.target

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """As a step: make it last. Newcomers are reached too, as no information of cards is changed."""
        dealers: list[int] = []
        if self.dealer is not None:
            dealers = things if self.dealer.asks else self.dealer.things(game, context)
            if self.dealer.asks:
                things = self.target.things(game, context)
            if not dealers:
                return
        fixed = not (isinstance(self.target, All) and self.target.open)
        if fixed and not things:
            return
        kept = Context(context.seat, context.source, context.face)
        amount = self.amount(game, context)
        if self.dealer is None:
            game.modify(Lasting(self, kept, things if fixed else [], fixed, amount, self.duration))
        else:
            game.modify(DamageLasting(self, kept, things if fixed else [], fixed, amount, dealers))
        self.changed()

    def changed_from(self, damage: int, number: int) -> int:
        """The damage in place of this much."""
        if self.becomes:
            return number
        return max(0, damage - number) if self.down else damage + number


class DamageLasting(Lasting):
    """A replacement of the damage that certain things deal."""

    def __init__(
        self,
        static: DamageStatic,
        context: Context,
        things: list[int],
        fixed: bool,
        amount: int,
        dealers: list[int],
    ) -> None:
        super().__init__(static, context, things, fixed, amount, static.duration)
        self.dealers = dealers


class GoesInstead(Static):
    """What would go from the field to one of these zones goes to another one instead."""

    def __init__(
        self,
        name: str,
        target: Target,
        to: list[str],
        instead: str,
        may: bool,
        then: list[Action],
        duration: str,
    ) -> None:
        super().__init__(name, "goes-instead", target, duration)
        self.to = to
        self.instead = instead
        self.may = may
        self.then = then


class EntersUnder(Static):
    """What would enter the field may enter under a player's control instead."""

    def __init__(self, name: str, target: Target, side: int) -> None:
        super().__init__(name, "enters-under", target, "")
        self.side = side


class EntersDull(Static):
    """Enters the field dull, or active."""

    def __init__(self, name: str, target: Target, dull: bool) -> None:
        super().__init__(name, "enters-dull", target, "")
        self.dull = dull


class Takes(Static):
    """Has another job, element, kind or power, in place of its own or beside it."""

    def __init__(self, name: str, target: Target, also: bool, duration: str) -> None:
        super().__init__(name, "takes", target, duration)
        self.jobs: list[str] = []
        self.elements = 0
        self.kinds = 0
        self.power = -1
        self.also = also


class MoreAttacks(Static):
    """Can attack so many times more in a turn."""

    def __init__(self, name: str, target: Target, by: Value, duration: str) -> None:
        super().__init__(name, "more-attacks", target, duration)
        self.by = by

    def amount(self, game: CardGame, context: Context) -> int:
        """How many times."""
        return self.by.of(game, context)


class TaxCP(Static):
    """Attacking or blocking has to be paid for."""

    def __init__(self, name: str, target: Target, on: str, payment: Payment, duration: str) -> None:
        super().__init__(name, "tax-" + on, target, duration)
        self.payment = payment


class AbilityCost(Static):
    """Using action and special abilities of these costs more or less CP."""

    def __init__(self, name: str, target: Target, by: Value, down: bool, duration: str) -> None:
        super().__init__(name, "ability-cost", target, duration)
        self.by = by
        self.down = down

    def amount(self, game: CardGame, context: Context) -> int:
        """How much more, negative where it is less."""
        number = self.by.of(game, context)
        return -number if self.down else number


class Produces(Static):
    """Can also produce CP of these elements."""

    def __init__(self, name: str, target: Target, elements: int) -> None:
        super().__init__(name, "produces", target, "")
        self.elements = elements


class PaysOnly(Static):
    """Only CP of these elements can pay for it."""

    def __init__(self, name: str, target: Target, elements: int) -> None:
        super().__init__(name, "pays-only", target, "")
        self.elements = elements


class AnyElement(Static):
    """The cost of casting these, or of their Priming, can be paid with CP of any element."""

    def __init__(self, name: str, target: Target, cost: str) -> None:
        super().__init__(name, "any-element-" + cost, target, "")


class NoLimit(Static):
    """A limit on what may be on the field does not count for it."""

    def __init__(self, name: str, target: Target, limit: str) -> None:
        super().__init__(name, "no-limit-" + limit, target, "")


class OtherCost(Static):
    """Before casting this another payment may be made: to lower the cost, or in its place."""

    def __init__(self, name: str, target: Target, payment: Payment, by: Value | None) -> None:
        super().__init__(name, "cheaper" if by is not None else "alternative", target, "")
        self.payment = payment
        self.by = by


class GainControl(Static):
    """A player controls it."""

    def __init__(self, name: str, target: Target, side: int, duration: str) -> None:
        super().__init__(name, "control", target, duration)
        self.side = side
