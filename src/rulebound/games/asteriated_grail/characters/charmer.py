"""靈符師, the Charmer: talismans that strike two at once, and hidden powers that march out by night."""

from typing import Final

from ..card_steps import CoverFromHand, Discard
from ..cards import CHANT, FIRE, THUNDER, WIND
from ..damage import Deal
from ..needs import Cards, Covers, Mode, Named, Need, Targets
from ..points import HIT, SKILL_BEGUN
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail

THUNDER_TALISMAN: Final = "thunder-talisman"
WIND_TALISMAN: Final = "wind-talisman"
HUNDRED_GHOSTS: Final = "hundred-ghosts"
MOST_POWERS: Final = 2
PARADE: Final = 1


class ThunderTalisman(Skill):
    """靈符-雷鳴: discard a thunder card, shown; 1 damage to each of two characters."""

    def __init__(self) -> None:
        super().__init__(THUNDER_TALISMAN, MAGIC, needs=[Cards(1, 1, elements=1 << THUNDER), Targets(2, 2)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 each, 2 with Spirit Collapse."""
        used = game.use(use)
        amount = 1 + len(used.results)
        game.push(*[Deal(used.seat, target, amount, self.clause, use, self.name) for target in used.targets])


class WindTalisman(Skill):
    """靈符-風行: discard a wind card, shown; two characters discard 1 card each, the current player first."""

    def __init__(self) -> None:
        super().__init__(WIND_TALISMAN, MAGIC, needs=[Cards(1, 1, elements=1 << WIND), Targets(2, 2)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Counter-clockwise from the current player (AG 4(11).2)."""
        used = game.use(use)
        game.push(*[Discard(target, 1, self.clause) for target in game.in_order() if target in used.targets])


class Incantation(Skill):
    """念咒: whenever she uses a talisman, a hand card may become a Power, face down; not with 2 Powers.

    It goes together with the use of the talisman, before the talisman takes effect.
    """

    def __init__(self) -> None:
        super().__init__("incantation", RESPONSE, at=[SKILL_BEGUN])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With her own talismans, with a card in hand and room for a Power."""
        if game.use(frame).skill.name not in (THUNDER_TALISMAN, WIND_TALISMAN):
            return False
        return bool(game.hand(seat).cards) and len(game.covers(seat).cards) < MOST_POWERS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A card of her choice."""
        game.push(CoverFromHand(game.use(use).seat, 1, 1, self.clause))


class HundredGhosts(Skill):
    """百鬼夜行: when an active attack hits, remove a Power; 1 damage to a character.

    A fire Power may be shown: then two characters are named and everyone else is dealt 1 damage.
    """

    def __init__(self) -> None:
        ways = Mode(["ghost-one", "ghost-parade"])
        self.one: list[Need] = [ways, Covers(1, 1), Targets()]
        self.parade: list[Need] = [ways, Covers(1, 1, elements=1 << FIRE, shown=True), Targets(2, 2)]
        super().__init__(HUNDRED_GHOSTS, RESPONSE, at=[HIT], needs=self.one)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Shown, it must be fire."""
        return self.parade if named.mode == PARADE else self.one

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """A parade only with a fire Power."""
        return mode != PARADE or self.parade[1].can(game, self, seat, frame, named)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 each, 2 with Spirit Collapse."""
        used = game.use(use)
        parade = used.mode == PARADE
        hurt = [target for target in game.in_order() if (target in used.targets) != parade]
        amount = 1 + len(used.results)
        game.push(*[Deal(used.seat, target, amount, self.clause, use, self.name) for target in hurt])


class SpiritCollapse(Skill):
    """靈力崩解: for a crystal, with Thunder Talisman or Hundred Ghosts: each of its damages is 1 more."""

    def __init__(self) -> None:
        super().__init__("spirit-collapse", RESPONSE, at=[SKILL_BEGUN], crystals=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With her own skills that deal damage."""
        return game.use(frame).skill.name in (THUNDER_TALISMAN, HUNDRED_GHOSTS)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Noted in the use of that skill."""
        game.use(game.use(use).frame).results.append(1)


CHARMER: Final = Character(
    18,
    "charmer",
    CHANT,
    4,
    [
        ThunderTalisman(),
        WindTalisman(),
        Incantation(),
        HundredGhosts(),
        SpiritCollapse(),
    ],
    covers=MOST_POWERS,
)
