"""遊擊士, the Ranger: shoots elemental bullets along with attacks, and strikes twice with one element."""

from typing import Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ..actions import Act
from ..card_steps import CoverFromHand
from ..cards import DARK, ELEMENTS, FIRE, LIGHT, TECH, THUNDER, WATER, WIND
from ..damage import Deal
from ..frames import ATTACK_ACTION, Use
from ..frames import Extra as ExtraAction
from ..needs import Covers, Mode, Named, Need
from ..points import ATTACK_MADE, BEFORE_ATTACK, EXTRA, HIT, INIT, REFINED
from ..skills import PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Grant, Heals
from ..using import Close

FIRST_BULLETS: Final = 6
WATER_SHOT: Final = "sora-water"
EARTH_SHOT: Final = "sora-earth"
SPEND_GEM: Final = 0


class ElvenGift(Skill):
    """精靈贈禮: the game begins with the 6 top cards of the deck as bullets, face down."""

    def __init__(self) -> None:
        super().__init__("elven-gift", PASSIVE, at=[INIT], axis="AG T init.5", silent=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Six bullets."""
        game.cover_from_deck(game.use(use).seat, FIRST_BULLETS, self.clause)


class SoraShot(Skill):
    """元素射擊·SORA: on an active attack a bullet, shown, adds what its element does; light and dark are any.

    Fire: 1 more damage. Wind: an extra Attack Action. Thunder: no counter. At the hit, water: a character
    gains 1 heal; earth: a character is dealt 1 damage.
    """

    def __init__(self) -> None:
        bullet = Covers(1, 1, shown=True)
        super().__init__("sora-shot", RESPONSE, at=[ATTACK_MADE], later=[HIT], needs=[bullet])
        self.any_element: list[Need] = [bullet, Mode(ELEMENTS[:LIGHT])]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The element of a bullet of light or dark is chosen."""
        if named.covers and game.face(named.covers[0]).element in (LIGHT, DARK):
            return self.any_element
        return self.needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """By the element of the bullet."""
        used = game.use(use)
        attack = game.attack(used.frame)
        element = game.face(used.covers[0]).element
        if element in (LIGHT, DARK):
            element = used.mode
        if element == FIRE:
            attack.damage += 1
        elif element == THUNDER:
            attack.counterable = False
        elif element == WIND:
            game.push(Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.26"))
        else:
            attack.with_skill(WATER_SHOT if element == WATER else EARTH_SHOT)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """A bullet of water or earth hits."""
        attack = game.attack(frame)
        return attack.seat == owner and (WATER_SHOT in attack.skills or EARTH_SHOT in attack.skills)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Ask for the character."""
        id = game.open(Use(self, owner, owner, frame))
        game.push(Ask(id, 0), Close(id))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Anyone."""
        return [Option("target", 0, 0, seat) for seat in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """1 heal, or 1 damage."""
        used = game.use(use)
        if WATER_SHOT in game.attack(used.frame).skills:
            game.push(Heals(option.number, 1, self.clause, used.seat))
        else:
            game.push(Deal(used.seat, option.number, 1, self.clause, use))


class TwinShadow(Skill):
    """二重劍影: once a turn, after an Attack Action that hit, another of the same element at once."""

    def __init__(self) -> None:
        super().__init__("twin-shadow", RESPONSE, at=[EXTRA], axis="AG T extra.1", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When an own Attack Action has ended whose attack hit."""
        action = game.action_of(frame)
        return action.is_of(seat, ATTACK_ACTION) and action.hit

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Now, ahead of other extra actions."""
        used = game.use(use)
        element = game.action_of(used.frame).element
        game.emit(Event("extra-action", self.clause, used.seat, 0, ATTACK_ACTION))
        game.push(Act(ExtraAction(ATTACK_ACTION, self.name, 1 << element)))


class Enchanting(Skill):
    """附魔術: on a Refine without bullets, a refined stone is spent and a hand card becomes a bullet."""

    def __init__(self) -> None:
        super().__init__(
            "bullet-enchanting",
            RESPONSE,
            at=[REFINED],
            axis="AG T action.9",
            needs=[Mode(["spend-gem", "spend-crystal"])],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own Refine, without bullets."""
        return game.action_of(frame).seat == seat and not game.covers(seat).cards

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Of the stones that were refined."""
        action = game.action_of(frame)
        return (action.gems if mode == SPEND_GEM else action.crystals) > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A stone less, a bullet more."""
        used = game.use(use)
        action = game.action_of(used.frame)
        if used.mode == SPEND_GEM:
            action.gems -= 1
        else:
            action.crystals -= 1
        game.push(CoverFromHand(used.seat, 1, 1, self.clause))


class ElvenSwordDance(Skill):
    """精靈的劍舞: before an active attack, for a crystal, it is of wind."""

    def __init__(self) -> None:
        super().__init__("elven-sword-dance", RESPONSE, at=[BEFORE_ATTACK], crystals=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The attack and its action are of wind."""
        attack = game.attack(game.use(use).frame)
        attack.element = WIND
        game.action_of(attack.action).element = WIND


RANGER: Final = Character(
    51,
    "ranger",
    TECH,
    3.5,
    [ElvenGift(), SoraShot(), TwinShadow(), Enchanting(), ElvenSwordDance()],
    covers=FIRST_BULLETS,
    set="promo",
)
