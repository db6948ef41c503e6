"""Values, conditions and targets that only FF-TCG has."""

from ...effects.host import CardGame, Context
from ...effects.targets import Target
from ...effects.values import Condition, Instead, PerPlayer, Selector, Value
from ...kernel.clause import number, rule
from .filters import game_of, told_of
from .state import STEPS


class DamageTaken(PerPlayer):
    """How much damage a player has received."""

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The cards in the Damage Zone."""
        return game_of(game).damage_taken(seat)


class Crystals(PerPlayer):
    """How many Crystals a player has."""

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The number now (FF 6.8.1)."""
        return game_of(game).crystals[seat]


class Fallen(Value):
    """How many Characters that match were put from the field into the Break Zone this turn."""

    def __init__(self, name: str, selector: Selector) -> None:
        super().__init__(name)
        self.selector = selector

    def of(self, game: CardGame, context: Context) -> int:
        """Counted as they last were on the field."""
        return sum(1 for id in game_of(game).fallen if self.selector.admits(game, context, id))


class Counters(Value):
    """How many counters of a name are on an object, or were when it left."""

    def __init__(self, name: str, counter: str, target: Target) -> None:
        super().__init__(name)
        self.counter = counter
        self.target = target

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        fftcg = game_of(game)
        return sum(fftcg.counters_on(thing, self.counter) for thing in told_of(fftcg, context, self.target))


class Replaced(Instead):
    """A number that a text replaces by itself, before anything else replaces what it does (FF 11.12.5.6)."""

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        return super().of(game, context) if rule("FF 11.12.5.6") else self.usually.of(game, context)


class NamedNumber(Value):
    """The number that was named, or X."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def of(self, game: CardGame, context: Context) -> int:
        """What was named; 0 where nothing was (FF 4.4)."""
        found = context.bound.get(self.bound)
        return found[0] if found else number("FF 4.4", 0)


class Is(Condition):
    """An object matches."""

    def __init__(self, name: str, target: Target, selector: Selector) -> None:
        super().__init__(name)
        self.target = target
        self.selector = selector

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether there is one and all of them do."""
        things = self.target.things(game, context)
        return bool(things) and all(self.selector.admits(game, context, thing) for thing in things)


class StepIs(Condition):
    """It is this phase of this player's turn."""

    def __init__(self, name: str, step: str, side: int) -> None:
        super().__init__(name)
        self.step = step
        self.side = side

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it is."""
        fftcg = game_of(game)
        return STEPS[fftcg.phase] == self.step and is_turn_of(fftcg.turn, self.side, context.seat)


class TurnIs(Condition):
    """It is this player's turn."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side = side

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it is."""
        return is_turn_of(game_of(game).turn, self.side, context.seat)


def is_turn_of(turn: int, side: int, seat: int) -> bool:
    """Whether it is the turn of "you", "opponent" or anyone, seen from a seat."""
    return side == 3 or (turn == seat) == (side == 1)


class DamageAtLeast(Condition):
    """You have received this much damage."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.count = count

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether you have."""
        return game_of(game).damage_taken(context.seat) >= self.count


class FromBurst(Condition):
    """This results from an EX Burst."""

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it does (FF 11.10.1)."""
        return "ex" in context.bound and rule("FF 11.10.1")


class BattleTarget(Target):
    """What attacks or blocks in this battle, as long as it does."""

    def __init__(self, name: str, blocker: bool) -> None:
        super().__init__(name)
        self.blocker = blocker

    def things(self, game: CardGame, context: Context) -> list[int]:
        """The blocker, or all attackers."""
        battle = game_of(game).current_battle()
        if battle is None:
            return []
        found = [battle.blocker] if self.blocker and battle.blocker else []
        return found if self.blocker else [id for id in battle.attackers if id in game.pieces]
