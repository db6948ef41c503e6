"""Values, comparisons, conditions and selectors: the parts of an effect that only look.

They are definitions: built once from the tree, shared by all games, changing nothing. `name` is the path of
the node, by which the exhaustive runner counts outcomes.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.clause import WATCH
from .host import ANYONE, OPPONENT, YOU, CardGame, Context, owner_of_object
from .trace import TRACE


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A whole number worked out when it is needed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        raise NotImplementedError


class Fixed(Value):
    """A number written on the card."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number

    def of(self, game: CardGame, context: Context) -> int:
        """Always the same."""
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def holds(self, game: CardGame, context: Context) -> bool:
        """Whether it holds now, noted for the exhaustive runner."""
        found = self.test(game, context)
        if TRACE.active:
            TRACE.note(self.name, "true" if found else "false")
        return found


AT_MOST: Final = 0
AT_LEAST: Final = 1
EQUALS: Final = 2


class Comparison:
    """At most, at least or exactly a value."""

    def __init__(self, how: int, value: Value) -> None:
        self.how = how
        self.value = value

    def admits(self, game: CardGame, context: Context, number: int) -> bool:
        """Whether the number is within the bound."""
        bound = self.value.of(game, context)
        if self.how == AT_MOST:
            return number <= bound
        return number >= bound if self.how == AT_LEAST else number == bound


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """One property that a selector asks for."""

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether the object has it."""
        raise NotImplementedError


class NotFilter(Filter):
    """Has not all of these properties."""

    def __init__(self, filters: list[Filter]) -> None:
        self.filters = filters

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether one of them is missing."""
        return not all(filter.admits(game, context, thing) for filter in self.filters)


class EitherFilter(Filter):
    """Has all properties of at least one of these groups."""

    def __init__(self, groups: list[list[Filter]]) -> None:
        self.groups = groups

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether one group fits."""
        return any(all(filter.admits(game, context, thing) for filter in group) for group in self.groups)


def seats_of(side: int, seat: int) -> list[int]:
    """The seats that "you", "opponent" or "anyone" mean for a seat of two."""
    if side == YOU:
        return [seat]
    return [1 - seat] if side == OPPONENT else [seat, 1 - seat]


class Selector:
    """Objects in a zone that pass all filters; `by_owner` where their owner counts, not who controls them."""

    def __init__(self, name: str, zone: str, side: int, by_owner: bool, filters: list[Filter]) -> None:
        self.name = name
        self.zone = zone
        self.side = side
        self.by_owner = by_owner
        self.filters = filters

    def find(self, game: CardGame, context: Context) -> list[int]:
        """All objects that match."""
        found: list[int] = []
        for seat in seats_of(self.side, context.seat):
            for thing in game.gather(self.zone, seat):
                if self.passes(game, context, thing):
                    found.append(thing)
        return found

    def passes(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether an object passes the filters, wherever it is."""
        if WATCH.active:
            WATCH.looks += 1
        return all(filter.admits(game, context, thing) for filter in self.filters)

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether an object is one of those meant: in the zone, on the side, through the filters."""
        if self.zone != "anywhere" and not game.is_there(thing, self.zone):
            return False
        if self.side != ANYONE:
            seat = owner_of_object(game, thing) if self.by_owner else game.controller(thing)
            if (seat == context.seat) != (self.side == YOU):
                return False
        return self.passes(game, context, thing)

    def count(self, game: CardGame, context: Context) -> int:
        """How many objects match."""
        return len(self.find(game, context))


# ---- values


class Count(Value):
    """How many objects match."""

    def __init__(self, name: str, selector: Selector) -> None:
        super().__init__(name)
        self.selector = selector

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        return self.selector.count(game, context)


class HowMany(Value):
    """How many objects were bound under a name."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def of(self, game: CardGame, context: Context) -> int:
        """The number bound; 0 where nothing was."""
        return len(context.bound.get(self.bound, []))


class Sum(Value):
    """The sum of values."""

    def __init__(self, name: str, values: list[Value]) -> None:
        super().__init__(name)
        self.values = values

    def of(self, game: CardGame, context: Context) -> int:
        """The sum now."""
        total = 0
        for value in self.values:
            total += value.of(game, context)
        return total


class Product(Value):
    """The product of values."""

    def __init__(self, name: str, values: list[Value]) -> None:
        super().__init__(name)
        self.values = values

    def of(self, game: CardGame, context: Context) -> int:
        """The product now."""
        total = 1
        for value in self.values:
            total *= value.of(game, context)
        return total


class Difference(Value):
    """The first less the second, never below 0."""

    def __init__(self, name: str, source: Value, take: Value) -> None:
        super().__init__(name)
        self.source = source
        self.take = take

    def of(self, game: CardGame, context: Context) -> int:
        """The difference now."""
        return max(0, self.source.of(game, context) - self.take.of(game, context))


class Quotient(Value):
    """The quotient, rounded up or down as the text says, else as the game rounds."""

    def __init__(self, name: str, value: Value, by: Value, round: str) -> None:
        super().__init__(name)
        self.value = value
        self.by = by
        self.round = round

    def of(self, game: CardGame, context: Context) -> int:
        """The quotient now."""
        by = max(1, self.by.of(game, context))
        value = self.value.of(game, context)
        return (value + by - 1) // by if game.rounds_up(self.round) else value // by


class Instead(Value):
    """One number usually, another where a condition holds."""

    def __init__(self, name: str, usually: Value, condition: Condition, then: Value) -> None:
        super().__init__(name)
        self.usually = usually
        self.condition = condition
        self.then = then

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        return (self.then if self.condition.holds(game, context) else self.usually).of(game, context)


@mypyc_attr(allow_interpreted_subclasses=True)
class PerPlayer(Value):
    """A number that each player has; of anyone, all of them together."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side = side

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The number of one player."""
        raise NotImplementedError

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        total = 0
        for seat in seats_of(self.side, context.seat):
            total += self.of_seat(game, seat)
        return total


class HandSize(PerPlayer):
    """How many cards a player holds."""

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The cards of one Hand."""
        return len(game.gather("hand", seat))


# ---- conditions


class Exists(Condition):
    """At least one object matches."""

    def __init__(self, name: str, selector: Selector) -> None:
        super().__init__(name)
        self.selector = selector

    def test(self, game: CardGame, context: Context) -> bool:
        """Stops at the first one found."""
        for seat in seats_of(self.selector.side, context.seat):
            for thing in game.gather(self.selector.zone, seat):
                if self.selector.passes(game, context, thing):
                    return True
        return False


class Every(Condition):
    """Every object of a set also matches a second description."""

    def __init__(self, name: str, selector: Selector, that: Selector) -> None:
        super().__init__(name)
        self.selector = selector
        self.that = that

    def test(self, game: CardGame, context: Context) -> bool:
        """True for an empty set as well."""
        return all(self.that.passes(game, context, thing) for thing in self.selector.find(game, context))


class Compare(Condition):
    """A number is within bounds."""

    def __init__(self, name: str, value: Value, comparison: Comparison) -> None:
        super().__init__(name)
        self.value = value
        self.comparison = comparison

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it is now."""
        return self.comparison.admits(game, context, self.value.of(game, context))


class Both(Condition):
    """All of these hold."""

    def __init__(self, name: str, conditions: list[Condition]) -> None:
        super().__init__(name)
        self.conditions = conditions

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether none fails."""
        return all(condition.holds(game, context) for condition in self.conditions)


class Either(Condition):
    """At least one of these holds."""

    def __init__(self, name: str, conditions: list[Condition]) -> None:
        super().__init__(name)
        self.conditions = conditions

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether one does."""
        return any(condition.holds(game, context) for condition in self.conditions)


class Not(Condition):
    """This does not hold."""

    def __init__(self, name: str, condition: Condition) -> None:
        super().__init__(name)
        self.condition = condition

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it fails."""
        return not self.condition.holds(game, context)
