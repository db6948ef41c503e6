"""魔劍士, the Magic Swordsman: in the shadow form every attack is stronger; her magic cards are only fuel."""

from typing import Final

from ....kernel.clause import rule
from ..card_steps import Discard
from ..cards import FIRE, PHANTOM
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import DrawUpTo
from ..needs import Cards, Mode, Named, Need, Targets
from ..playable import MAGIC_CARD
from ..points import (
    ACTION,
    ACTION_START,
    ALLOWED,
    ATTACK_MADE,
    BEFORE_ATTACK,
    DO_BULLET,
    DO_LIGHT,
    DO_MAGIC_CARD,
    EXTRA,
    HIT,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Energy, Tap, Untap

METEOR_DAMAGE: Final = 2
METEOR_STONES: Final = 2
METEOR_MODES: Final = ["keep-form", "spend-crystals", "spend-gem-and-crystal", "spend-gems"]
"""The ways of Shadow Meteor: without stones, or by how many gems are among the two."""


class AsuraSlash(Skill):
    """修羅連斬: after an Attack Action, an extra one with a fire card; once a turn."""

    def __init__(self) -> None:
        super().__init__("asura-slash", RESPONSE, at=[EXTRA], axis="AG T extra.10", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Attack Action, fire only."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name, 1 << FIRE), self.clause)


class ShadowGathering(Skill):
    """暗影凝聚: she deals herself 1 damage and is in the shadow form until her next action phase begins."""

    def __init__(self) -> None:
        super().__init__("shadow-gathering", STARTUP, later=[ACTION_START])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage, then the form."""
        seat = game.use(use).seat
        game.push(Deal(seat, seat, 1, self.clause, use, self.name), Tap(seat, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the start of her next action phase."""
        return game.turn == owner and game.tapped[owner] and rule("AG T action-start.4")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """She leaves the form."""
        game.push(Untap(owner, self.clause))


class ShadowPower(Skill):
    """暗影之力: in the shadow form her attacks deal 1 more damage."""

    def __init__(self) -> None:
        super().__init__("shadow-power", PASSIVE, at=[ATTACK_MADE], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own attacks, counters too."""
        return game.tapped[seat] and game.attack(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage."""
        game.attack(game.use(use).frame).damage += 1


class ShadowResistance(Skill):
    """暗影抗拒: in her own action phase she can never use magic cards, not even Holy Light as an answer."""

    def __init__(self) -> None:
        super().__init__("shadow-resistance", PASSIVE, queries=[ALLOWED])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Not allowed."""
        if seat != owner or game.turn != owner or game.phase not in (ACTION_START, ACTION):
            return value
        return 0 if about in (DO_MAGIC_CARD, DO_LIGHT, DO_BULLET) else value


class ShadowMeteor(Skill):
    """暗影流星: in the shadow form, discard 2 magic cards, shown: 2 damage to a character.

    She may also remove 2 stones of her camp: then she leaves the form and gains a gem.
    """

    def __init__(self) -> None:
        super().__init__(
            "shadow-meteor", MAGIC, needs=[Cards(2, 2, MAGIC_CARD), Targets(), Mode(METEOR_MODES)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the shadow form."""
        return game.tapped[seat]

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """With 2 stones there is a choice."""
        camp = game.camp(seat)
        return self.needs if game.gems[camp] + game.crystals[camp] >= METEOR_STONES else self.needs[:2]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """With the stones that her camp has."""
        camp, gems = game.camp(seat), mode - 1
        return mode == 0 or (game.gems[camp] >= gems and game.crystals[camp] >= METEOR_STONES - gems)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage; then what the stones buy."""
        used = game.use(use)
        damage = Deal(used.seat, used.targets[0], METEOR_DAMAGE, self.clause, use, self.name)
        if used.mode == 0:
            game.push(damage)
            return
        gems = used.mode - 1
        game.take_stones(game.camp(used.seat), gems, METEOR_STONES - gems, self.clause)
        game.push(damage, Untap(used.seat, self.clause), Energy(used.seat, 1, 0, self.clause))


class UnderworldTremor(Skill):
    """黃泉震顫: for a gem an active attack cannot be countered; once a turn.

    If it hits she fills her hand to its limit, forced, then discards 2 cards.
    """

    def __init__(self) -> None:
        super().__init__("underworld-tremor", RESPONSE, at=[BEFORE_ATTACK], later=[HIT], gems=1, once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """No counter; remembered until the attack hits."""
        attack = game.attack(game.use(use).frame)
        attack.counterable = False
        attack.with_skill(self.name)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The attack was made with it."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Fill the hand, then discard."""
        limit = game.hand_limit(owner)
        game.push(DrawUpTo(owner, limit, self.clause), Discard(owner, 2, self.clause))


MAGIC_SWORDSMAN: Final = Character(
    9,
    "magic-swordsman",
    PHANTOM,
    3.5,
    [
        AsuraSlash(),
        ShadowGathering(),
        ShadowPower(),
        ShadowResistance(),
        ShadowMeteor(),
        UnderworldTremor(),
    ],
)
