"""Hit and miss (AG 4(2).7 to 10, 4(8)1.2): how an attack ends, at ② of the damage axis.

A hit gives the camp a stone, a gem for an active attack, a crystal for a counter; then skills look at it,
and then its damage begins at ③ (`damage`). A miss brings neither.
"""

from typing import ClassVar, Final

from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .damage import begin_damage
from .frames import Damage
from .points import HIT, MISS, STRUCK
from .state import AsteriatedGrail
from .using import reach

ATTACK_DAMAGE: Final = 2


class Hits(Task[AsteriatedGrail]):
    """The attack hits: the stone first (AG 4(1).5, 4(1).6), then skills, then the damage."""

    clause: ClassVar[str] = "AG 4(2).10"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Stone and skills; the attack's own damage comes after them."""
        attack = game.attack(self.attack)
        attack.stage = HIT
        if attack.action:
            game.action_of(attack.action).hit = True
        game.emit(Event("hit", "AG 4(2).10", attack.seat, 0, attack.damage, None, attack.target))
        camp = game.camp(attack.seat)
        kept = rule("AG 4(6).11") or game.heal[attack.target] < attack.damage
        if attack.active and rule("AG 4(1).5") and kept:
            game.add_stones(camp, 1, 0, "AG 4(1).5")
        elif not attack.active and rule("AG 4(1).6"):
            game.add_stones(camp, 0, 1, "AG 4(1).6")
        game.push(AttackDamage(self.attack))
        reach(game, HIT, self.attack)
        reach(game, STRUCK, self.attack)
        return None


class AttackDamage(Task[AsteriatedGrail]):
    """The damage of an attack that has hit (AG 4(8)1.2)."""

    clause: ClassVar[str] = "AG 4(8)1.2"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Attack damage, from the attacker to his target."""
        attack = game.attack(self.attack)
        if attack.no_damage or attack.damage <= 0:
            return None
        amount = attack.damage if rule("AG 4(8)1.6") else ATTACK_DAMAGE
        source = attack.seat if rule("AG 4(8)2.2") else attack.target
        magic = not (rule("AG 4(8)1.1") and rule("AG 4(8)1.2"))
        damage = Damage(source, attack.target, amount, magic, "AG 4(8)1.2")
        damage.attack = self.attack
        begin_damage(game, damage)
        return None


class Misses(Task[AsteriatedGrail]):
    """The attack misses: no stone, no damage (AG 4(2).7, 4(2).9)."""

    clause: ClassVar[str] = "AG 4(2).7"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills look at it."""
        attack = game.attack(self.attack)
        attack.stage = MISS
        game.emit(Event("missed", "AG 4(2).7", attack.seat, 0, 0, None, attack.target))
        if not (rule("AG 4(2).7") and rule("AG 4(8)2.3") and rule("AG 4(8)6.8")):
            game.push(AttackDamage(self.attack))
        reach(game, MISS, self.attack)
        return None
