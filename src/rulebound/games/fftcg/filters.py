"""What selectors of FF-TCG ask for: kind, element, job, category, keyword, state, numbers, names."""

from typing import Final

from ...effects.host import CardGame, Context, is_card
from ...effects.targets import Target
from ...effects.values import Comparison, Filter, Value
from ...kernel.clause import number, rule
from .cards import CHARACTER, FORWARD
from .characteristics import is_forward, power_of, thing_traits
from .pieces import Character
from .state import FFTCG


def game_of(game: CardGame) -> FFTCG:
    """The game as what it is."""
    assert isinstance(game, FFTCG)
    return game


class KindFilter(Filter):
    """Forward, Backup, Monster or Summon; Character is any of the first three (FF 5.2.3.1.1)."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is of one of these kinds."""
        kinds = thing_traits(game_of(game), thing).kinds
        if self.kinds == CHARACTER and not rule("FF 5.2.3.1.1"):
            return kinds & FORWARD != 0
        return kinds & self.kinds != 0


class ElementFilter(Filter):
    """An element."""

    def __init__(self, elements: int) -> None:
        self.elements = elements

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is of one of these elements; a card of several is of all of them (FF 5.2.1.1)."""
        own = thing_traits(game_of(game), thing).elements
        if not rule("FF 5.2.1.1"):
            own &= -own
        return own & self.elements != 0


class SharesElementFilter(Filter):
    """Is of an element of another object."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether they share one."""
        fftcg = game_of(game)
        own = thing_traits(fftcg, thing).elements
        return any(own & thing_traits(fftcg, other).elements for other in self.target.things(game, context))


class JobFilter(Filter):
    """A job."""

    def __init__(self, jobs: list[str]) -> None:
        self.jobs = jobs

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has one of these jobs; only Characters have any (FF 6.6.3)."""
        traits = thing_traits(game_of(game), thing)
        if traits.kinds & CHARACTER == 0:
            return not rule("FF 6.6.3")
        return any(job in traits.jobs for job in self.jobs)


class CategoryFilter(Filter):
    """A category."""

    def __init__(self, categories: list[str]) -> None:
        self.categories = categories

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it belongs to one of these; a card of several belongs to all (FF 5.2.2.2)."""
        own = game_of(game).definition(thing).categories
        if not rule("FF 5.2.2.2"):
            own = own[:1]
        return any(category in own for category in self.categories)


class KeywordFilter(Filter):
    """A keyword, printed or given."""

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has one of these keywords."""
        own = thing_traits(game_of(game), thing).keywords
        return any(keyword in own for keyword in self.keywords)


DULL: Final = 0
ACTIVE: Final = 1
DAMAGED: Final = 2
FROZEN: Final = 3
ATTACKING: Final = 4
BLOCKING: Final = 5
PRIMED: Final = 6
FELL: Final = 7
STATES: Final = {
    "dull": DULL,
    "active": ACTIVE,
    "damaged": DAMAGED,
    "frozen": FROZEN,
    "attacking": ATTACKING,
    "blocking": BLOCKING,
    "primed": PRIMED,
    "fell-this-turn": FELL,
}


class StateFilter(Filter):
    """A state of a Character, or of a card that fell this turn."""

    def __init__(self, state: int) -> None:
        self.state = state

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is in that state."""
        fftcg = game_of(game)
        state = self.state
        if state == FELL:
            return thing in fftcg.fell
        piece = fftcg.last_known(thing)
        if not isinstance(piece, Character):
            return False
        if state == DULL:
            return piece.dull
        if state == ACTIVE:
            return not piece.dull
        if state == DAMAGED:
            return piece.damage > 0
        if state == FROZEN:
            return piece.frozen
        if state == PRIMED:
            return len(piece.cards) > 1
        battle = fftcg.current_battle()
        if battle is None:
            return False
        if state == ATTACKING:
            return thing in battle.attackers
        return battle.blocker == thing and (piece.seat != fftcg.turn or not rule("FF 10.1.3.2"))


POWER: Final = 0
COST: Final = 1
PROPERTIES: Final = {"power": POWER, "cost": COST}


def property_of(game: FFTCG, thing: int, what: int) -> int:
    """A number of a thing; what cannot be determined is 0 (FF 4.4)."""
    if what == COST:
        return thing_traits(game, thing).cost
    if is_card(thing):
        return max(0, game.definition(thing).power)
    piece = game.last_known(thing)
    if not isinstance(piece, Character) or not is_forward(game, piece):
        return number("FF 4.4", 0)
    return power_of(game, piece)


class NumberFilter(Filter):
    """Power or cost within bounds."""

    def __init__(self, what: int, comparison: Comparison) -> None:
        self.what = what
        self.comparison = comparison

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether the number is."""
        return self.comparison.admits(game, context, property_of(game_of(game), thing, self.what))


class NamedFilter(Filter):
    """Has one of these card names."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has."""
        own = thing_traits(game_of(game), thing).names
        return any(name in own for name in self.names)


class NameFilter(Filter):
    """Has the name of the card itself, or another."""

    def __init__(self, same: bool) -> None:
        self.same = same

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether they share a name, as asked."""
        fftcg = game_of(game)
        own = thing_traits(fftcg, thing).names
        shared = any(name in own for name in fftcg.card(context.face).names)
        return shared == self.same


class CounterFilter(Filter):
    """Has a counter of this name on it."""

    def __init__(self, counter: str) -> None:
        self.counter = counter

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether there is one."""
        return game_of(game).counters_on(thing, self.counter) > 0


class ExceptFilter(Filter):
    """Is another object than these."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is none of them."""
        return thing not in self.target.things(game, context)


class PartyFilter(Filter):
    """Is in one party with another."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether both are in the party that attacks now."""
        battle = game_of(game).current_battle()
        if battle is None or thing not in battle.party:
            return False
        return any(other in battle.party for other in self.target.things(game, context))


class AllFilters(Filter):
    """Several properties at once."""

    def __init__(self, filters: list[StateFilter]) -> None:
        self.filters = filters

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has all of them."""
        return all(filter.admits(game, context, thing) for filter in self.filters)


def told_of(game: FFTCG, context: Context, target: Target) -> list[int]:
    """What is asked for a number: also what has left, as it was before (FF 11.11.4, 11.11.7)."""
    found: list[int] = []
    for thing in target.things(game, context):
        clause = "FF 11.11.4" if thing == context.source else "FF 11.11.7"
        if thing in game.pieces or is_card(thing) or rule(clause):
            found.append(thing)
    return found


class NumberOf(Value):
    """Power or cost of one object; of one that has left, as it was (FF 11.11.4, 11.11.7)."""

    def __init__(self, name: str, what: int, target: Target) -> None:
        super().__init__(name)
        self.what = what
        self.target = target

    def of(self, game: CardGame, context: Context) -> int:
        """The number; of several their sum."""
        fftcg = game_of(game)
        return sum(property_of(fftcg, thing, self.what) for thing in told_of(fftcg, context, self.target))
