"""祈禱師, the Prayer: blesses teammates, and in her form turns attacks into runes and runes into power."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.refusal import Refusal
from ..card_steps import Discard
from ..cards import CHANT
from ..damage import Deal
from ..effects import effect_resolved, place_effect, place_refusal, remove_effect
from ..frames import ATTACK_ACTION, EITHER_ACTION, MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..needs import NO_TARGET, TEAMMATES, Named, Need, Printed, Targets
from ..points import ATTACK_MADE, EXTRA, HIT, SET_OFF
from ..skills import MAGIC, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Grant, Heals, Stones, Tap, Tokens

NOTHING_NEEDED: Final[list[Need]] = []
MOST_RUNES: Final = 3


class RadiantFaith(Skill):
    """光輝信仰: in her form, remove a rune; discard 2 cards, a gem for the camp, 1 heal for a teammate."""

    def __init__(self) -> None:
        super().__init__("radiant-faith", MAGIC, needs=[Targets(1, 1, TEAMMATES)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In her form, with a rune."""
        return game.tapped[seat] and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In the order of the text."""
        used = game.use(use)
        game.push(
            Tokens(used.seat, YELLOW, -1, self.clause),
            Discard(used.seat, 2, self.clause),
            Stones(game.camp(used.seat), 1, 0, self.clause),
            Heals(used.targets[0], 1, self.clause, used.seat),
        )


class DarkCurse(Skill):
    """黑暗詛咒: in her form, remove a rune; 2 damage to a character, then 2 to herself (AG 4(11).1)."""

    def __init__(self) -> None:
        super().__init__("dark-curse", MAGIC, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In her form, with a rune."""
        return game.tapped[seat] and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The target first."""
        used = game.use(use)
        hurt = [used.targets[0], used.seat] if rule("AG 4(11).1") else [used.seat, used.targets[0]]
        game.push(
            Tokens(used.seat, YELLOW, -1, self.clause),
            Deal(used.seat, hurt[0], 2, self.clause, use, self.name),
            Deal(used.seat, hurt[1], 2, self.clause, use, self.name),
        )


class Blessing(Skill):
    """A card that lies before a teammate as a basic effect, until he uses it up for what it gives him.

    It is used twice: by her as a Magic Action, and by its holder at a point of the axis (then with a frame).
    """

    def __init__(self, name: str, at: list[int]) -> None:
        super().__init__(name, MAGIC, at=at, unique=True, needs=[Printed(), Targets(1, 1, TEAMMATES)])

    def holder_at(self, game: AsteriatedGrail, frame: int) -> int:
        """Whose deed it would help."""
        raise NotImplementedError

    def helps(self, game: AsteriatedGrail, frame: int) -> bool:
        """Whether it helps that deed."""
        return True

    def help(self, game: AsteriatedGrail, frame: int) -> None:
        """What its holder gets."""
        raise NotImplementedError

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """The player before whom it lies."""
        seat = self.holder_at(game, frame)
        return seat if game.find_effect(seat, self.name) is not None else -1

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """It can always be laid down; at a point only where basic effects are set off."""
        return not frame or (self.helps(game, frame) and game.cast.value(game, SET_OFF, seat, 1, 0) == 1)

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Its holder names nothing."""
        return NOTHING_NEEDED if frame else self.needs

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """It is a basic effect (AG 4(5).3): one of a name before a character."""
        refusal = place_refusal(game, self.name, target, seat)
        return refusal if refusal is not None or rule("AG 4(5).3") else NO_TARGET

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay it before the teammate, or use it up."""
        used = game.use(use)
        if not used.frame:
            card, target = used.printed, used.targets[0]
            place_effect(game, game.open_cards(), card, self.name, target, used.seat, self.clause)
            return
        found = game.find_effect(used.seat, self.name)
        assert found is not None
        self.help(game, used.frame)
        remove_effect(game, found.id, self.clause)
        effect_resolved(game, used.seat, found.by, self.name)


class PowerBlessing(Blessing):
    """威力賜福: before a teammate; when his attack hits, he may remove it for 2 more damage."""

    def __init__(self) -> None:
        super().__init__("power-blessing", [HIT])

    def holder_at(self, game: AsteriatedGrail, frame: int) -> int:
        """The attacker."""
        return game.attack(frame).seat

    def help(self, game: AsteriatedGrail, frame: int) -> None:
        """2 more damage."""
        game.attack(frame).damage += 2


class SwiftBlessing(Blessing):
    """迅捷賜福: before a teammate; after his Attack or Magic Action he may remove it for an extra attack."""

    def __init__(self) -> None:
        super().__init__("swift-blessing", [EXTRA])

    def holder_at(self, game: AsteriatedGrail, frame: int) -> int:
        """Whose action it was."""
        return game.action_of(frame).seat

    def helps(self, game: AsteriatedGrail, frame: int) -> bool:
        """After an attack or magic."""
        return game.action_of(frame).kind & EITHER_ACTION != 0 and rule("AG T extra.19")

    def help(self, game: AsteriatedGrail, frame: int) -> None:
        """One more Attack Action."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)


class Praying(Skill):
    """祈禱: start-up for a gem; she takes on her form, for good; each active attack in it gives 2 runes."""

    def __init__(self) -> None:
        super().__init__("praying", STARTUP, later=[ATTACK_MADE], gems=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Not in her form."""
        return not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Sideways."""
        game.push(Tap(game.use(use).seat, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """On her own active attacks, in her form."""
        attack = game.attack(frame)
        return attack.seat == owner and attack.active and game.tapped[owner]

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """2 runes."""
        game.push(Tokens(owner, YELLOW, 2, self.clause))


class ManaTide(Skill):
    """法力潮汐: after a Magic Action, for a crystal, an extra Magic Action; once a turn."""

    def __init__(self) -> None:
        super().__init__("mana-tide", RESPONSE, at=[EXTRA], axis="AG T extra.20", crystals=1, once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own Magic Action."""
        return game.action_of(frame).is_of(seat, MAGIC_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Magic Action."""
        game.push(Grant(ExtraAction(MAGIC_ACTION, self.name), self.clause))


PRAYER: Final = Character(
    16,
    "prayer",
    CHANT,
    4,
    [
        RadiantFaith(),
        DarkCurse(),
        PowerBlessing(),
        SwiftBlessing(),
        Praying(),
        ManaTide(),
    ],
    yellow=MOST_RUNES,
)
