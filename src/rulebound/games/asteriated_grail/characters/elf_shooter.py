"""精靈射手, the Elf Shooter: an arrow for each element, animals at her side, and blessings to shoot with."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..card_steps import Discard
from ..cards import DARK, EARTH, FIRE, TECH, THUNDER, WATER, WIND
from ..damage import Deal
from ..frames import ATTACK_ACTION, Use
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import Cards, Named, Targets
from ..playable import MAGIC_CARD, one_per_face
from ..points import ATTACK_MADE, EXTRA, HAND_LIKE, HIT, SKILL_BEGUN, TAKEN, TURN_END
from ..skills import RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Heals, Tap, Untap
from ..using import Close

COMPANION: Final = "animal-companion"
MOST_BLESSINGS: Final = 3
WIND_ARROW: Final = "wind-arrow"


class MagicOrBlessing(Cards):
    """A magic card from the hand, shown, or a blessing, not shown."""

    def __init__(self) -> None:
        super().__init__(1, 1, MAGIC_CARD)

    def options(
        self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face of either."""
        if named.cards or named.covers:
            return []
        cards = self.usable(game, skill, seat, frame, named)
        return one_per_face("discard", cards) + one_per_face("uncover", game.covers(seat).cards)

    def take(self, named: Named, option: Option) -> None:
        """One of them."""
        if option.verb == "uncover":
            named.covers = [option.card]
        else:
            named.cards = [option.card]

    def can(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named) -> bool:
        """With a blessing, or with such a card."""
        return bool(game.covers(seat).cards) or super().can(game, skill, seat, frame, named)

    def seems(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int) -> bool:
        """Others see only how many there are."""
        return bool(game.covers(seat).cards) or super().seems(game, skill, seat, frame)


class ElementalShot(Skill):
    """元素射擊: with an active attack that is not dark, a magic card, shown, or a blessing; once a turn.

    Fire: 1 more damage. Water: on a hit a character gains 1 heal. Wind: after the action an extra Attack
    Action. Thunder: it cannot be countered. Earth: on a hit 1 damage to a character.
    """

    def __init__(self) -> None:
        super().__init__(
            "elemental-shot",
            RESPONSE,
            at=[ATTACK_MADE],
            later=[HIT, EXTRA],
            once=True,
            needs=[MagicOrBlessing()],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack of another element than dark."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and attack.element != DARK

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """By the element of the attack."""
        attack = game.attack(game.use(use).frame)
        attack.with_skill(self.name)
        if attack.element == FIRE:
            attack.damage += 1
        elif attack.element == THUNDER:
            attack.counterable = False
        elif attack.element == WIND:
            game.mark(WIND_ARROW, attack.action)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """A water or earth arrow that hits; a wind arrow after the action (AG T extra.26)."""
        if point == EXTRA:
            return game.marked(WIND_ARROW) == frame and rule("AG T extra.26")
        attack = game.attack(frame)
        return self.name in attack.skills and attack.element in (WATER, EARTH)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The extra action; or who is meant."""
        if point == EXTRA:
            game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)
            return
        use = game.open(Use(self, owner, owner, frame))
        game.push(Ask(use, 0), Close(use))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Anyone."""
        return [Option("target", 0, 0, target) for target in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Heal for water, damage for earth."""
        used = game.use(use)
        if game.attack(used.frame).element == WATER:
            game.push(Heals(option.number, 1, self.clause, used.seat))
        else:
            game.push(Deal(used.seat, option.number, 1, self.clause))


class AnimalCompanion(Skill):
    """動物夥伴: in her turn, after a character took damage from her, draw 1 and discard 1."""

    def __init__(self) -> None:
        super().__init__(COMPANION, RESPONSE, at=[TAKEN])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In her own turn, after her own damage."""
        return game.turn == seat and game.damage(frame).source == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """She herself, or who was named by Pet Boost."""
        used = game.use(use)
        player = used.targets[0] if used.targets else used.seat
        game.push(Draw(player, 1, self.clause), Discard(player, 1, self.clause))


class ElfRitual(Skill):
    """精靈秘儀: take on the form and lay the top 3 cards aside as blessings, which are used like hand cards.

    At the end of her turn without blessings the form ends, with 2 damage to a character. One who is in the
    form cannot use it.
    """

    def __init__(self) -> None:
        super().__init__("elf-ritual", STARTUP, later=[TURN_END], queries=[HAND_LIKE], gems=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the normal form."""
        return not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The form, and its blessings."""
        seat = game.use(use).seat
        game.cover_from_deck(seat, MOST_BLESSINGS, self.clause)
        game.push(Tap(seat, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Her blessings are like hand cards in the form."""
        return 1 if seat == owner and game.tapped[owner] else value

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of her turn, without blessings (AG T turn-end.5)."""
        none_left = game.tapped[owner] and not game.covers(owner).cards
        return game.turn == owner and none_left and rule("AG T turn-end.5")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Out of the form; then who is dealt the damage."""
        use = game.open(Use(self, owner, owner, frame))
        game.push(Untap(owner, self.clause), Ask(use, 0), Close(use))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Anyone."""
        return [Option("target", 0, 0, target) for target in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """2 damage."""
        game.push(Deal(game.use(use).seat, option.number, 2, self.clause))


class PetBoost(Skill):
    """寵物強化: together with Animal Companion; a character draws 1 and discards 1 instead."""

    def __init__(self) -> None:
        super().__init__("pet-boost", RESPONSE, at=[SKILL_BEGUN], crystals=1, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her companions come."""
        return game.use(frame).skill.name == COMPANION

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """They are with the one who was named."""
        used = game.use(use)
        game.use(used.frame).targets = used.targets


ELF_SHOOTER: Final = Character(
    32,
    "elf-shooter",
    TECH,
    3.5,
    [ElementalShot(), AnimalCompanion(), ElfRitual(), PetBoost()],
    covers=MOST_BLESSINGS,
    set="tenth",
)
