"""The damage step of a battle (FF 10.1.4; First Strike: 15.2.3; parties: 15.1.1.9.7, 15.1.1.9.8).

The attackers that are still there deal damage to the player, or they and the blocker to each other. Those
with First Strike do so first, and nothing can be used in between (*sealed*). The blocker's player divides its
damage among a party. What damage is and what replaces it is in `damage`.
"""

from typing import ClassVar

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question, Task
from .characteristics import has_keyword, is_forbidden, is_forward, power_of
from .damage import BY_BATTLE, Damage, damage_players, deal
from .pieces import Battle
from .priority import give_priority
from .rules import CHECK_RULES
from .state import FFTCG
from .targets import UNIT

# ---- who fights


def present(game: FFTCG, battle: Battle) -> list[int]:
    """The attackers that are still on the field and attack."""
    return [id for id in battle.attackers if is_fighting(game, id, game.turn)]


def is_fighting(game: FFTCG, id: int, seat: int) -> bool:
    """Whether a Forward is still in the battle: on the field, under the same player's control."""
    piece = game.find_character(id)
    return piece is not None and piece.seat == seat and is_forward(game, piece)


# ---- the step


class DamageStep(Task[FFTCG]):
    """Damage is dealt (FF 10.1.4): to the player, or between attackers and blocker; First Strike first."""

    clause: ClassVar[str] = "FF 10.1.4.1"

    def run(self, game: FFTCG) -> Decision | None:
        """What is no longer in battle neither deals nor takes any (FF 10.1.3.3)."""
        battle = game.current_battle()
        if battle is None:
            return None
        fighting = present(game, battle)
        if not fighting:
            return None
        gone = not is_fighting(game, battle.blocker, 1 - game.turn)
        if not battle.blocked or (gone and not rule("FF 10.1.3.3")):
            if rule("FF 10.1.4.1"):
                points = 1 if rule("FF 15.1.1.9.1") else len(fighting)
                game.push(damage_players([1 - game.turn], points, fighting))
            return None
        if gone:
            return None
        early = first_strikers(game, battle, fighting)
        late = [id for id in [*fighting, battle.blocker] if id not in early]
        if early and late:
            game.push(
                BattleDamage(early, fighting, True),
                SealedWindow(),
                BattleDamage(late, [], False),
            )
        else:
            game.push(BattleDamage([*fighting, battle.blocker], fighting, False))
        return None


def first_strikers(game: FFTCG, battle: Battle, fighting: list[int]) -> list[int]:
    """Who deals damage first (FF 15.2.3.2); a party only if all its members can (FF 15.1.1.9.7)."""
    if not rule("FF 15.2.3.2"):
        return []
    early = [id for id in fighting if has_keyword(game, game.character(id), "first-strike")]
    if len(early) < len(fighting) and rule("FF 15.1.1.9.7") and rule("FF 15.2.3.4"):
        early = []
    if has_keyword(game, game.character(battle.blocker), "first-strike"):
        early.append(battle.blocker)
    return early


class SealedWindow(Task[FFTCG]):
    """Between First Strike and normal damage the rules are processed; nothing can be used (FF 15.2.3.3)."""

    clause: ClassVar[str] = "FF 15.2.3.3"

    def run(self, game: FFTCG) -> Decision | None:
        """Abilities that were set off wait until the other damage is dealt."""
        game.sealed = rule("FF 15.2.3.3")
        game.push(CHECK_RULES, Unseal())
        return None


class Unseal(Task[FFTCG]):
    """The window is over."""

    clause: ClassVar[str] = "FF 15.2.3.3"

    def run(self, game: FFTCG) -> Decision | None:
        """Normal damage follows."""
        game.sealed = False
        return None


class BattleDamage(Task[FFTCG]):
    """These Forwards deal damage equal to their power (FF 10.1.4.2)."""

    clause: ClassVar[str] = "FF 10.1.4.2"

    def __init__(self, dealers: list[int], fighting: list[int], early: bool) -> None:
        self.dealers = dealers
        self.fighting = fighting
        self.early = early

    def run(self, game: FFTCG) -> Decision | None:
        """The blocker's player divides its damage among a party, in thousands (FF 10.1.4.2.1)."""
        battle = game.current_battle()
        if battle is None:
            return None
        fighting = present(game, battle)
        blocks = is_fighting(game, battle.blocker, 1 - game.turn)
        if not fighting or not blocks:
            return None
        dealers = [id for id in self.dealers if id in fighting]
        if battle.blocker in self.dealers and len(fighting) > 1 and rule("FF 10.1.4.2.1"):
            game.push(DivideDamage(1 - game.turn, dealers, fighting, []))
            return None
        shares = [0 for _ in fighting]
        if battle.blocker in self.dealers:
            shares[0] = power_of(game, game.character(battle.blocker))
        strike(game, battle, dealers, fighting, shares)
        return None


class DivideDamage(Question[FFTCG]):
    """How much damage the next member of a party takes from the blocker (FF 10.1.4.2.1)."""

    clause: ClassVar[str] = "FF 10.1.4.2.1"
    question: ClassVar[str] = "ff-divide"

    def __init__(self, seat: int, dealers: list[int], party: list[int], shares: list[int]) -> None:
        super().__init__(seat)
        self.dealers = dealers
        self.party = party
        self.shares = shares

    def options(self, game: FFTCG) -> list[Option]:
        """In thousands; the last one takes the rest."""
        battle = game.current_battle()
        assert battle is not None
        left = power_of(game, game.character(battle.blocker)) // UNIT - sum(self.shares)
        member = self.party[len(self.shares)]
        if len(self.shares) == len(self.party) - 1:
            return [Option("split", 0, member, left)]
        return [Option("split", 0, member, n) for n in range(left + 1)]

    def resume(self, game: FFTCG, option: Option) -> None:
        """All damage is dealt together once it is divided."""
        shares = [*self.shares, option.number]
        if len(shares) < len(self.party):
            game.push(DivideDamage(self.seat, self.dealers, self.party, shares))
            return
        battle = game.current_battle()
        assert battle is not None
        strike(game, battle, self.dealers, self.party, [share * UNIT for share in shares])


def strike(game: FFTCG, battle: Battle, dealers: list[int], fighting: list[int], shares: list[int]) -> None:
    """Attackers and blocker deal their damage at the same time."""
    events: list[Event] = []
    events += damage_to_blocker(game, battle.blocker, dealers, fighting)
    for i, id in enumerate(fighting):
        if shares[i]:
            events.append(battle_damage(game, id, shares[i], battle.blocker))
    if rule("FF 10.1.4.2"):
        deal(game, events)


def battle_damage(game: FFTCG, target: int, amount: int, source: int) -> Damage:
    """Damage that a Forward deals in battle (FF 10.1.4.2)."""
    return Damage(
        "FF 10.1.4.2", game.controller(target), target, amount, source, BY_BATTLE, game.controller(source)
    )


def damage_to_blocker(game: FFTCG, blocker: int, dealers: list[int], fighting: list[int]) -> list[Damage]:
    """What the attackers deal: a party as one, by those that can; all of it break (FF 15.1.1.9.8)."""
    hits = [battle_damage(game, blocker, power_of(game, game.character(id)), id) for id in dealers]
    idle = [id for id in fighting if is_forbidden(game, "deal-damage", id)]
    able = [hit for hit in hits if hit.source not in idle]
    if not able or len(fighting) < 2 or not rule("FF 15.1.1.9.8"):
        return hits
    whole = able[0]
    whole.number = sum(hit.number for hit in able)
    whole.fellows = [hit.source for hit in able[1:]]
    whole.idle = idle
    return [whole]


class AfterDamage(Task[FFTCG]):
    """The turn player gets priority after the damage (FF 10.1.4.4)."""

    clause: ClassVar[str] = "FF 10.1.4.4"

    def run(self, game: FFTCG) -> Decision | None:
        """What the damage has set off goes on the stack before."""
        give_priority(game, game.turn if rule("FF 10.1.4.4") else 1 - game.turn)
        return None
