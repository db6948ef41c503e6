"""Abilities: effects with the zone, levels, periods and limits in which they work."""

from mypy_extensions import mypyc_attr

from .actions import Action
from .host import ANYONE, CardGame, Context
from .statics import Static
from .targets import Picked, Target
from .values import Condition, Selector, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a card can do. `name` is unique; `number` counts the abilities of the card from 1.

    An ability that is only given has no number; `keyword` is the keyword that an ability spells out. `damage`
    is what the player must have taken for it to work, and `ex` says that it is used when turned up as damage.
    `announced` are the targets that are named before it goes on a stack, `selects` the steps that select
    parts, and `fizzle_clause` says that it does not resolve where all its targets are gone.
    `speaks_of_source` says that equal cards do not do the same with it.
    """

    def __init__(self, name: str, number: int, zone: str, levels: list[int]) -> None:
        self.name = name
        self.number = number
        self.zone = zone
        self.levels = levels
        self.during = ""
        self.limits: list[str] = []
        self.condition: Condition | None = None
        self.twice = False
        self.keyword = ""
        self.damage = 0
        self.ex = False
        self.speaks_of_source = False
        self.announced: list[Picked] = []
        self.selects: list[Action] = []
        self.fizzle_clause = ""

    def limited(self, limit: str) -> bool:
        """Whether it has this limit."""
        return limit in self.limits

    def steps_of(self) -> list[Action]:
        """What it does, if it does anything."""
        return []


class When:
    """What sets an ability off: an event, and which object it must be about.

    `places` are the zones for which the object must leave.
    """

    def __init__(
        self,
        event: str,
        this: bool,
        selector: Selector | None,
        by: str,
        after_leaving: bool,
        side: int,
        value: Value | None,
        step: str,
    ) -> None:
        self.event = event
        self.this = this
        self.selector = selector
        self.by = by
        self.after_leaving = after_leaving
        self.side = side
        self.value = value
        self.step = step
        self.places: list[str] = []

    def about(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether the event's object is one that it asks for."""
        if self.this:
            return thing == context.source
        return self.selector is None or self.selector.admits(game, context, thing)

    def of_seat(self, seat: int, other: int) -> bool:
        """Whether the event's player is the one it asks for, as seen from a seat."""
        return self.side == ANYONE or (seat == other) == (self.side == 1)


class Triggered(Ability):
    """Set off by an event; `more` are other events that set it off as well."""

    def __init__(
        self, name: str, number: int, zone: str, levels: list[int], when: When, steps: list[Action]
    ) -> None:
        super().__init__(name, number, zone, levels)
        self.when = when
        self.more: list[When] = []
        self.steps = steps

    def events(self) -> list[str]:
        """The names of the events that may set it off, each once."""
        found = [self.when.event]
        for when in self.more:
            if when.event not in found:
                found.append(when.event)
        return found

    def waits_for(self, event: str) -> bool:
        """Whether events of this name may set it off."""
        return event in self.events()

    def steps_of(self) -> list[Action]:
        """What it does."""
        return self.steps


class Activated(Ability):
    """Used at will in a window, perhaps for a cost that is paid in full."""

    def __init__(
        self,
        name: str,
        number: int,
        zone: str,
        levels: list[int],
        window: str,
        cost: list[Action],
        steps: list[Action],
    ) -> None:
        super().__init__(name, number, zone, levels)
        self.window = window
        self.before_cost: list[Picked] = []
        self.cost = cost
        self.steps = steps

    def steps_of(self) -> list[Action]:
        """What it does."""
        return self.steps


class Always(Ability):
    """Holds while it works."""

    def __init__(self, name: str, number: int, zone: str, levels: list[int], statics: list[Static]) -> None:
        super().__init__(name, number, zone, levels)
        self.statics = statics


class Gains(Static):
    """Has a keyword or an ability in addition; `number` is that of the keyword, where it has one."""

    def __init__(
        self, name: str, target: Target, keyword: str, ability: Ability | None, duration: str
    ) -> None:
        super().__init__(name, "gains", target, duration)
        self.keyword = keyword
        self.ability = ability
        self.number = 0
