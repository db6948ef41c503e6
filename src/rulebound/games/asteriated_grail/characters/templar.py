"""聖殿騎士, the Templar: heal that overflows becomes Holy Seals; the Form of Holy Flame guards her camp."""

from typing import Final

from ....kernel.decision import Option
from ..card_steps import Discard
from ..cards import HOLY
from ..damage import Deal, take_directly
from ..frames import ATTACK_ACTION, Attack, Damage
from ..frames import Extra as ExtraAction
from ..needs import TEAMMATES, Named, Number, Targets
from ..points import (
    BEFORE_ATTACK,
    DEALT,
    HEAL_GAIN,
    HEAL_GAINED,
    HEAL_LIMIT,
    HIT,
    MORALE_FLOOR,
    TOKENS_GAINED,
    TURN_END,
    UNTAPPED,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, Heals, LoseHeal, Tap, Tokens, Untap, change_tokens

SEALS: Final = 2
MOST_SEALS: Final = 4
MIGHT: Final = "divine-might"
DESCENT: Final = "divine-descent"
CHILD: Final = "child-of-god"


class GodsChosen(Skill):
    """神選者: her heal limit is 1 lower. When her active attack hits she gains 1 heal. When heal that she
    gains overflows she gains a Holy Seal."""

    def __init__(self) -> None:
        super().__init__("gods-chosen", PASSIVE, at=[HIT, HEAL_GAINED], queries=[HEAL_LIMIT])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 less."""
        return value - 1 if owner == seat else value

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own active hit, or her own overflow."""
        found = game.frames[frame]
        if isinstance(found, Attack):
            return found.seat == seat and found.active
        happening = game.happening(frame)
        return happening.seat == seat and happening.kind > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal for a hit, a seal for an overflow."""
        used = game.use(use)
        if isinstance(game.frames[used.frame], Attack):
            game.push(Heals(used.seat, 1, self.clause, used.seat))
        else:
            game.push(Tokens(used.seat, YELLOW, 1, self.clause))


class DivineMight(Skill):
    """神威: before an active attack, remove 2 Holy Seals; it cannot be countered, and deals 1 more damage
    with a card of holy fate. She and the target gain no heal for the rest of this turn."""

    def __init__(self) -> None:
        super().__init__(MIGHT, RESPONSE, at=[BEFORE_ATTACK], queries=[HEAL_GAIN])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack, but not after Divine Descent."""
        attack = game.attack(frame)
        return (
            attack.seat == seat and attack.active and game.yellow[seat] >= SEALS and not game.marked(DESCENT)
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The seals go; the attack is changed; no heal for both."""
        used = game.use(use)
        attack = game.attack(used.frame)
        change_tokens(game, used.seat, YELLOW, -SEALS, self.clause)
        attack.counterable = False
        if attack.fate == HOLY:
            attack.damage += 1
        game.mark(f"{MIGHT} {used.seat}")
        game.mark(f"{MIGHT} {attack.target}")

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No heal for those who are marked."""
        return 0 if game.marked(f"{MIGHT} {seat}") else value


class HolyJudgment(Skill):
    """聖裁: before an active attack, remove X Holy Seals; its target is dealt 1 damage, and the attack deals
    X - 1 more."""

    def __init__(self) -> None:
        super().__init__("holy-judgment", RESPONSE, at=[BEFORE_ATTACK], needs=[Number()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many seals as she has."""
        return game.yellow[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The seals go; the damage; the attack."""
        used = game.use(use)
        attack = game.attack(used.frame)
        game.push(Deal(used.seat, attack.target, 1, self.clause, use))
        change_tokens(game, used.seat, YELLOW, -used.number, self.clause)
        attack.damage += used.number - 1


class HolyMending(Skill):
    """聖愈: remove X Holy Seals; a teammate gains X heal, she discards a card, and has an extra Attack
    Action."""

    def __init__(self) -> None:
        super().__init__(
            "holy-mending", MAGIC, axis="AG T extra.34", needs=[Number(), Targets(1, 1, TEAMMATES)]
        )

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many seals as she has."""
        return game.yellow[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, discard, then the extra action."""
        used = game.use(use)
        game.push(
            Heals(used.targets[0], used.number, self.clause, used.seat),
            Discard(used.seat, 1, self.clause, use),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )
        change_tokens(game, used.seat, YELLOW, -used.number, self.clause)


class ChildOfGod(Skill):
    """神之子: when her Holy Seals become more she loses all heal and takes on the Form of Holy Flame until
    the end of her next turn, when she leaves it and an opponent is dealt 1 damage. In it the morale of her
    camp does not fall below 1, and damage that she is dealt is warded off: she takes 1 from herself at ⑥
    instead and leaves the form. A form taken on in her own turn lasts until the end of the one after."""

    def __init__(self) -> None:
        super().__init__(CHILD, PASSIVE, at=[TOKENS_GAINED, TURN_END, DEALT], queries=[MORALE_FLOOR])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """More seals; the end of her next turn in the form; damage to her in the form."""
        if frame == 0:
            return game.tapped[seat] and game.turn == seat and game.marks.get(CHILD, 0) != game.turn_number
        found = game.frames[frame]
        if isinstance(found, Damage):
            return game.tapped[seat] and found.target == seat and found.amount > 0
        return game.happening(frame).seat == seat and not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Into the form, or out of it."""
        used = game.use(use)
        seat = used.seat
        game.marks.pop(CHILD, None)
        if used.frame == 0:
            game.push(Untap(seat, self.clause), Ask(use, 0))
            return
        found = game.frames[used.frame]
        if isinstance(found, Damage):
            found.amount = 0
            found.warded = True
            game.push(Untap(seat, self.clause))
            take_directly(game, Damage(seat, seat, 1, True, self.clause))
            return
        game.marks[CHILD] = game.turn_number
        game.push(Tap(seat, self.clause), LoseHeal(seat, game.heal[seat], self.clause))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """An opponent for the damage."""
        return [Option("target", 0, 0, target) for target in game.opponents(game.use(use).seat)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """1 damage."""
        game.push(Deal(game.use(use).seat, option.number, 1, self.clause, use))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """In the form the morale of her camp stays at 1 or more; the seat is a camp here."""
        return max(value, 1) if game.tapped[owner] and game.camp(owner) == seat else value


class DivineDescent(Skill):
    """神臨聖啟: for a crystal, she gains 2 Holy Seals over the limit, up to 4, and has an extra Attack
    Action; no Divine Might in this turn."""

    def __init__(self) -> None:
        super().__init__(DESCENT, MAGIC, axis="AG T extra.35", crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Seals, then the extra action."""
        seat = game.use(use).seat
        game.mark(DESCENT)
        game.push(
            Tokens(seat, YELLOW, 2, self.clause, MOST_SEALS),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )


class HolyFlamePrayer(Skill):
    """聖炎祈願: when she leaves the Form of Holy Flame, for a crystal, a character gains 2 heal."""

    def __init__(self) -> None:
        super().__init__("holy-flame-prayer", RESPONSE, at=[UNTAPPED], crystals=1, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When she herself leaves her form."""
        return game.happening(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 2, self.clause, used.seat))


TEMPLAR: Final = Character(
    41,
    "templar",
    HOLY,
    4,
    [
        GodsChosen(),
        DivineMight(),
        HolyJudgment(),
        HolyMending(),
        ChildOfGod(),
        DivineDescent(),
        HolyFlamePrayer(),
    ],
    yellow=SEALS,
    set="starfall-ripples",
)
