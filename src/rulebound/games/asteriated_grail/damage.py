"""Damage and healing (AG 4(6), 4(8)1, 4(8)2, 4(8)6): points ③ to ⑥ of the damage axis.

③ the amount is fixed; ④ who is dealt it may heal; ⑤ the amount that is left; ⑥ it is taken: so many cards are
drawn. Damage that comes to 0 is not taken (AG R6). It arises only between players.
"""

from typing import ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question, Task
from .frames import Damage
from .hands import Draw
from .points import ACTUAL, BORNE, DAMAGE_CAP, DAMAGE_DONE, DEALT, HEAL_USE, TAKEN, TAKING, UNTAKEN
from .state import AsteriatedGrail
from .using import Close, reach

NO_CAP = 99


class Deal(Task[AsteriatedGrail]):
    """A player deals magic damage to another, or to himself (AG 4(8)1.3).

    `skill` is the skill that deals it, `use` its use, 0 for none; without `healable` no heal helps against
    it; with `costs_morale` off a burst from it costs none.
    """

    clause: ClassVar[str] = "AG 4(8)2.1"

    def __init__(
        self,
        source: int,
        target: int,
        amount: int,
        by: str,
        use: int = 0,
        skill: str = "",
        healable: bool = True,
        costs_morale: bool = True,
        magic: bool = True,
    ) -> None:
        self.source = source
        self.target = target
        self.amount = amount
        self.by = by
        self.use = use
        self.skill = skill
        self.healable = healable
        self.costs_morale = costs_morale
        self.magic = magic

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Begin at ③."""
        if self.amount <= 0:
            return None
        if not rule("AG 4(8)1.4"):
            game.add_stones(game.camp(self.source), 1, 0, self.by)
        magic = self.magic and rule("AG 4(8)1.3")
        damage = Damage(self.source, self.target, self.amount, magic, self.by)
        damage.use = self.use
        damage.skill = self.skill
        damage.healable = self.healable
        damage.costs_morale = self.costs_morale
        begin_damage(game, damage)
        return None


def begin_damage(game: AsteriatedGrail, damage: Damage) -> int:
    """Point ③: the damage is dealt (AG 4(8)6.4)."""
    id = game.open(damage)
    source = damage.source if rule("AG 4(8)2.1") else -1
    game.emit(Event("dealt", damage.clause, damage.target, 0, damage.amount, None, source))
    if not rule("AG 4(8)6.1"):
        game.push(Take(id), Close(id))
        return id
    game.push(Heal(damage.target, id), Actual(id), Close(id))
    game.push(Fixed(id))
    if rule("AG 4(8)6.4"):
        reach(game, DEALT, id)
    if not rule("AG 4(6).8"):
        game.push(Heal(damage.target, id))
    return id


def take_directly(game: AsteriatedGrail, damage: Damage) -> int:
    """Damage that enters at ⑥: no point before it, no heal. Its id."""
    id = game.open(damage)
    game.emit(Event("dealt", damage.clause, damage.target, 0, damage.amount, None, damage.source))
    game.push(Take(id), Close(id))
    return id


class Fixed(Task[AsteriatedGrail]):
    """The end of ③: the amount is fixed; a character may have a most for it, and it may be warded off."""

    clause: ClassVar[str] = "AG 4(8)6.4"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """What is over the most is lost; what was warded off stays so (AG R22)."""
        damage = game.damage(self.damage)
        if damage.warded and rule("AG R22"):
            damage.amount = 0
        cap = game.cast.value(game, DAMAGE_CAP, damage.target, NO_CAP, self.damage)
        damage.amount = min(damage.amount, cap)
        return None


class Heal(Question[AsteriatedGrail]):
    """Point ④: who is dealt damage may use heal against it, 1 for 1 (AG 4(6).3 to 9, 4(8)6.5)."""

    clause: ClassVar[str] = "AG 4(8)6.5"
    question: ClassVar[str] = "ag-heal"

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def usable(self, game: AsteriatedGrail) -> int:
        """How much heal may be used."""
        damage = game.damage(self.damage)
        if not damage.healable or damage.amount <= 0 or not game.heal[self.seat]:
            return 0
        if not (rule("AG 4(6).3") and rule("AG 4(8)6.5")):
            return 0
        most = game.cast.value(game, HEAL_USE, self.seat, game.heal[self.seat], self.damage)
        return min(most, damage.amount)

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Who has no heal is not asked."""
        if self.usable(game) == 0:
            return None
        return Decision(self.seat, self.question, self.clause, self.options(game))

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """From none to as much as there is (AG 4(6).7, 4(6).9)."""
        usable = self.usable(game)
        least = 0 if rule("AG 4(6).7") else usable
        if not (rule("AG 4(6).9") and rule("AG 4(6).10")):
            return [Option("heal", 0, 0, 0), Option("heal", 0, 0, usable)]
        return [Option("heal", 0, 0, amount) for amount in range(least, usable + 1)]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """So much is warded off (AG 4(6).4) and used up (AG 4(6).6)."""
        if not option.number:
            return
        damage = game.damage(self.damage)
        if rule("AG 4(6).4") and rule("AG 4(6).5"):
            damage.amount -= option.number
        if rule("AG 4(6).6") and rule("AG 2(3).6"):
            game.heal[self.seat] -= option.number
        game.emit(Event("healed", "AG 4(6).4", self.seat, 0, option.number))


class Actual(Task[AsteriatedGrail]):
    """Point ⑤: what is left after healing (AG 4(8)6.6); then ⑥."""

    clause: ClassVar[str] = "AG 4(8)6.6"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Nothing left, nothing taken (AG R6)."""
        game.push(Take(self.damage))
        if game.damage(self.damage).amount > 0 and rule("AG 4(8)6.6"):
            reach(game, ACTUAL, self.damage)
        return None


class Take(Task[AsteriatedGrail]):
    """Point ⑥: the damage is taken (AG 4(8)6.7)."""

    clause: ClassVar[str] = "AG 4(8)6.7"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """First what comes before the draw."""
        game.push(TakeNow(self.damage))
        if game.damage(self.damage).amount > 0:
            reach(game, TAKING, self.damage)
        return None


class TakeNow(Task[AsteriatedGrail]):
    """The damage draw: a card for each point (AG 4(8)3.1)."""

    clause: ClassVar[str] = "AG 4(8)3.1"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """What looks at damage that is certain to be taken; draw, burst, then what looks at that."""
        damage = game.damage(self.damage)
        if damage.amount <= 0 and rule("AG R6"):
            reach(game, UNTAKEN, self.damage)
            return None
        damage.taken = damage.amount
        taker = damage.target if rule("AG 2(1).4") else damage.source
        game.emit(Event("taken", "AG 4(8)6.7", damage.target, 0, damage.amount, None, damage.source))
        game.push(Taken(self.damage))
        if rule("AG 4(8)3.1") and rule("AG 4(8)3.3") and rule("AG 4(8)6.7"):
            game.push(Draw(taker, damage.amount, "AG 4(8)3.1", self.damage))
        reach(game, BORNE, self.damage)
        return None


class Taken(Task[AsteriatedGrail]):
    """After the draw: what looks at damage that was taken, then at its end."""

    clause: ClassVar[str] = "AG 4(8)6.7"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Two points after each other."""
        reach(game, DAMAGE_DONE, self.damage)
        reach(game, TAKEN, self.damage)
        return None
