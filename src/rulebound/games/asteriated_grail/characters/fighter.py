"""格鬥家, the Fighter: gathers fighting spirit with every blow, and pays for it when a blow goes wrong."""

from typing import Final

from ....kernel.clause import rule
from ..card_steps import DiscardDownTo
from ..cards import TECH
from ..damage import Deal
from ..frames import MAGIC_ACTION
from ..needs import OPPONENTS, Targets
from ..points import (
    ACTION_END,
    ALLOWED,
    ATTACK_MADE,
    BEFORE_ATTACK,
    DAMAGE_CAP,
    DO_MAGIC,
    DO_SPECIAL,
    MISS,
)
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Heals, Tap, Then, Untap, change_tokens

MOST_SPIRIT: Final = 6
MOST_DAMAGE: Final = 4
HAND_LEFT: Final = 3
CHARGED_STRIKE: Final = "charged-strike"
COLLAPSE: Final = "breath-breaker"
DRAGON_FIST: Final = "hundred-dragon-fist"


def is_own_active(game: AsteriatedGrail, seat: int, frame: int) -> bool:
    """Whether an attack is an active one of this seat."""
    attack = game.attack(frame)
    return attack.seat == seat and attack.active


class SpiritField(Skill):
    """念氣力場: no damage against him is more than 4 (③)."""

    def __init__(self) -> None:
        super().__init__("spirit-field", PASSIVE, queries=[DAMAGE_CAP])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """4 at most."""
        return min(value, MOST_DAMAGE) if seat == owner else value


class ChargedStrike(Skill):
    """蓄力一擊: before an active attack, 1 fighting spirit: 1 more damage; on a miss he hurts himself.

    The damage to himself is as much as his fighting spirit then. In the Hundred Dragon Fist it ends the form.
    """

    def __init__(self) -> None:
        super().__init__(CHARGED_STRIKE, RESPONSE, at=[BEFORE_ATTACK], later=[MISS])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With room for the spirit, and not together with Breath Breaker."""
        if not is_own_active(game, seat, frame) or game.yellow[seat] >= MOST_SPIRIT:
            return False
        return COLLAPSE not in game.attack(frame).skills

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 spirit, 1 more damage."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        attack.damage += 1
        change_tokens(game, used.seat, YELLOW, 1, self.clause)
        if game.tapped[used.seat]:
            leave_form(game, used.seat, self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """It was used on this attack."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """As much damage as he has spirit."""
        game.push(Deal(owner, owner, game.yellow[owner], self.clause))


class SpiritBullet(Skill):
    """念彈: when a Magic Action ends, 1 fighting spirit: 1 damage to an opponent.

    If the opponent had no heal before, he then deals himself as much as his fighting spirit.
    """

    def __init__(self) -> None:
        super().__init__(
            "spirit-bullet",
            RESPONSE,
            at=[ACTION_END],
            axis="AG T action-end.4",
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Magic Action ends, with room for the spirit."""
        return game.action_of(frame).is_of(seat, MAGIC_ACTION) and game.yellow[seat] < MOST_SPIRIT

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The spirit, the damage, then what it costs him."""
        used = game.use(use)
        target = used.targets[0]
        used.results.append(game.heal[target])
        change_tokens(game, used.seat, YELLOW, 1, self.clause)
        game.push(Deal(used.seat, target, 1, self.clause, use), Then(use, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Only against an opponent without heal."""
        used = game.use(use)
        if used.results[0] == 0:
            game.push(Deal(used.seat, used.seat, game.yellow[used.seat], self.clause, use))


class HundredDragonFist(Skill):
    """百式幻龍拳: remove 3 fighting spirit and take on the form: active attacks deal 2 more, counters 1 more.

    In the form he can take no Magic or special action. All his active attacks must have the same target, and
    he must not use Charged Strike: if he does otherwise, the form ends at once and gives nothing any more.
    """

    def __init__(self) -> None:
        super().__init__(DRAGON_FIST, STARTUP, later=[BEFORE_ATTACK, ATTACK_MADE], queries=[ALLOWED])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 3 spirit, and not in the form yet."""
        return game.yellow[seat] >= 3 and not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The form begins; whom he attacks first is whom he has to attack."""
        seat = game.use(use).seat
        change_tokens(game, seat, YELLOW, -3, self.clause)
        game.marks.pop(DRAGON_FIST, None)
        game.push(Tap(seat, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """On his own attacks in the form; what ends it looks at active ones."""
        attack = game.attack(frame)
        return attack.seat == owner and game.tapped[owner] and (point == ATTACK_MADE or attack.active)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Another target ends it; else the attack is stronger."""
        attack = game.attack(frame)
        if point == ATTACK_MADE:
            attack.damage += 2 if attack.active else 1
            return
        target = game.marks.get(DRAGON_FIST, 0)
        game.marks[DRAGON_FIST] = attack.target + 1
        if target not in (0, attack.target + 1):
            leave_form(game, owner, self.clause)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No Magic and no special action."""
        if seat == owner and game.tapped[owner] and about in (DO_MAGIC, DO_SPECIAL):
            return 0 if rule("AG T action.7") else value
        return value


def leave_form(game: AsteriatedGrail, seat: int, clause: str) -> None:
    """The Hundred Dragon Fist ends."""
    game.marks.pop(DRAGON_FIST, None)
    game.push(Untap(seat, clause))


class BreathBreaker(Skill):
    """氣絕崩擊: before an active attack, remove 1 fighting spirit: it cannot be countered.

    When the action ends he deals himself as much damage as he has fighting spirit. Not with Charged Strike.
    """

    def __init__(self) -> None:
        super().__init__(COLLAPSE, RESPONSE, at=[BEFORE_ATTACK], later=[ACTION_END])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With spirit, and not together with Charged Strike."""
        if not is_own_active(game, seat, frame) or not game.yellow[seat]:
            return False
        return CHARGED_STRIKE not in game.attack(frame).skills

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The attack cannot be countered; the action is remembered."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        attack.counterable = False
        game.mark(self.name, attack.action)
        change_tokens(game, used.seat, YELLOW, -1, self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of that action."""
        return game.marked(self.name) == frame and rule("AG T action-end.17")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """As much damage as he has spirit."""
        game.mark(self.name, 0)
        game.push(Deal(owner, owner, game.yellow[owner], self.clause))


class WarGodDrive(Skill):
    """鬥神天驅: for a crystal, discard down to 3 cards and gain 2 heal."""

    def __init__(self) -> None:
        super().__init__("war-god-drive", STARTUP, crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Cards first."""
        seat = game.use(use).seat
        game.push(DiscardDownTo(seat, HAND_LEFT, self.clause), Heals(seat, 2, self.clause, seat))


FIGHTER: Final = Character(
    20,
    "fighter",
    TECH,
    4.5,
    [SpiritField(), ChargedStrike(), SpiritBullet(), HundredDragonFist(), BreathBreaker(), WarGodDrive()],
    yellow=MOST_SPIRIT,
)
