"""The values, conditions and targets that only Battle Spirits has: the parts of effects that only look."""

from ...effects.host import CardGame, Context
from ...effects.targets import Target
from ...effects.values import Condition, PerPlayer, Selector, Value, seats_of
from ...kernel.clause import rule
from .characteristics import field_symbols
from .filters import game_of
from .state import FieldCard, step_name


class Happened(Condition):
    """Something that happened this turn: noted as words."""

    def __init__(self, name: str, what: str, side: int, by_you: bool) -> None:
        super().__init__(name)
        self.what = what
        self.side = side
        self.by_you = by_you

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it was noted for one of the seats meant."""
        happened = game_of(game).happened
        for seat in seats_of(self.side, context.seat):
            words = f"{self.what} {seat}"
            if self.by_you:
                words += f" by {context.seat}"
            if words in happened:
                return True
        return False


class WasDepleted(Condition):
    """An object was depleted: it is on its way out for want of Cores, or has left so."""

    def __init__(self, name: str, target: Target) -> None:
        super().__init__(name)
        self.target = target

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether all of them were, and there is one."""
        battle = game_of(game)
        things = self.target.things(game, context)
        for thing in things:
            piece = battle.last_known(thing)
            if not isinstance(piece, FieldCard) or not piece.depleted:
                return False
        return bool(things)


class MagicUsed(Condition):
    """You used a Magic card of a family this turn."""

    def __init__(self, name: str, family: str) -> None:
        super().__init__(name)
        self.family = family

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it was noted."""
        return f"magic {context.seat} {self.family}" in game_of(game).happened


class BySuccession(Condition):
    """This was summoned with Succession."""

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether cards were removed for it."""
        piece = game.pieces.get(context.source)
        return isinstance(piece, FieldCard) and piece.succession > 0


class Is(Condition):
    """An object matches."""

    def __init__(self, name: str, target: Target, selector: Selector) -> None:
        super().__init__(name)
        self.target = target
        self.selector = selector

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether all of them do, and there is one; looked at once, never again later (FAQ bp.2.2)."""
        things = self.target.things(game, context)
        for thing in things:
            if not self.selector.admits(game, context, thing) and rule("BS FAQ bp.2.2"):
                return False
        return bool(things)


class StepIs(Condition):
    """It is this step of this player's turn."""

    def __init__(self, name: str, step: str, side: int) -> None:
        super().__init__(name)
        self.step = step
        self.side = side

    def test(self, game: CardGame, context: Context) -> bool:
        """Whether it is; both Main Steps are "main"."""
        battle = game_of(game)
        return step_name(battle.step) == self.step and battle.turn in seats_of(self.side, context.seat)


class Life(PerPlayer):
    """How much Life a player has."""

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The Life of one player."""
        return game_of(game).life[seat]


class Symbols(PerPlayer):
    """How many symbols of a colour a player has on the Field."""

    def __init__(self, name: str, side: int, colour: int) -> None:
        super().__init__(name, side)
        self.colour = colour

    def of_seat(self, game: CardGame, seat: int) -> int:
        """The symbols on one Field."""
        return field_symbols(game_of(game), seat)[self.colour]


class Succession(Value):
    """How many cards were removed to summon this."""

    def of(self, game: CardGame, context: Context) -> int:
        """0 where it was summoned without."""
        piece = game.pieces.get(context.source)
        return max(0, piece.succession) if isinstance(piece, FieldCard) else 0


class BattleTarget(Target):
    """The Spirit that attacks, or blocks, in this battle; a blocker that fell is its card in the Trash."""

    def __init__(self, name: str, blocker: bool) -> None:
        super().__init__(name)
        self.blocker = blocker

    def things(self, game: CardGame, context: Context) -> list[int]:
        """The one, while there is a battle."""
        battle = game_of(game).current_battle()
        if battle is None:
            return []
        id = (battle.fallen or battle.blocker) if self.blocker else battle.attacker
        return [id] if id else []
