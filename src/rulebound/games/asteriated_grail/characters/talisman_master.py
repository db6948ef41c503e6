"""咒符師, the Talisman Master: talismans of fire and frost, and the spirits that cast them for her."""

from typing import Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..card_steps import CoverFromHand, Discard
from ..cards import CHANT, EARTH, FIRE, WATER
from ..damage import Deal
from ..frames import Use
from ..hands import Draw
from ..needs import Cards, Covers, Mode, Named, Need, Targets
from ..points import HIT, SKILL_BEGUN
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Heals, LoseHeal
from ..using import Begin

FIRE_TALISMAN: Final = "fire-talisman"
FROST_TALISMAN: Final = "frost-talisman"
TALISMANS: Final = [FIRE_TALISMAN, FROST_TALISMAN]
MODES: Final = [FIRE_TALISMAN, FROST_TALISMAN, "show-fire-talisman", "show-frost-talisman"]
SHOWING: Final = 2
"""The first of the ways that show an earth card."""
FREE_USE: Final = 1
"""The mode of a talisman that costs no card."""
MOST_SPIRITS: Final = 2


def is_talisman(game: AsteriatedGrail, seat: int, frame: int) -> bool:
    """Whether a skill that is being used is a talisman of hers."""
    used = game.use(frame)
    return used.seat == seat and used.skill.name in TALISMANS


class FireTalisman(Skill):
    """咒符-火璃: discard a fire card, shown; 1 damage to a character; then draw a card and discard one."""

    def __init__(self) -> None:
        super().__init__(FIRE_TALISMAN, MAGIC, needs=[Cards(1, 1, elements=1 << FIRE), Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """More damage by a shown earth card, more targets by Reforge."""
        used = game.use(use)
        amount = 1 + used.number
        deals = [Deal(used.seat, target, amount, self.clause, use, self.name) for target in used.targets]
        game.push(*deals, Draw(used.seat, 1, self.clause), Discard(used.seat, 1, self.clause))


class FrostTalisman(Skill):
    """咒符-凍天: discard a water card, shown; a character discards a card; 1 heal of another comes to her.

    Whose heal it is, is asked after the discard.
    """

    def __init__(self) -> None:
        super().__init__(FROST_TALISMAN, MAGIC, needs=[Cards(1, 1, elements=1 << WATER), Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """More cards by a shown earth card, more targets by Reforge."""
        used = game.use(use)
        discards = [Discard(target, 1 + used.number, self.clause) for target in used.targets]
        game.push(*discards, Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Others, in the order of seats, so that enough still follow."""
        used = game.use(use)
        found = [target for target in game.in_order() if target != used.seat]
        if used.results:
            found = found[found.index(used.results[-1]) + 1 :]
        missing = len(used.targets) - len(used.results)
        return [Option("target", 0, 0, target) for target in found[: len(found) - missing + 1]]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """As many as were targets of the talisman; then the heal of each."""
        used = game.use(use)
        used.results.append(option.number)
        if len(used.results) < len(used.targets):
            game.push(Ask(use, 0))
            return
        for target in reversed(used.results):
            if game.heal[target]:
                game.push(LoseHeal(target, 1, self.clause), Heals(used.seat, 1, self.clause, used.seat))


class TalismanChant(Skill):
    """念咒: whenever she uses a talisman, a hand card becomes a spirit, face down; not at the most."""

    def __init__(self) -> None:
        super().__init__("talisman-chant", RESPONSE, at=[SKILL_BEGUN])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a talisman that was not free, a card, and room for it."""
        if not is_talisman(game, seat, frame) or game.use(frame).mode == FREE_USE:
            return False
        return bool(game.hand(seat).cards) and len(game.covers(seat).cards) < MOST_SPIRITS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It lies beside her."""
        game.push(CoverFromHand(game.use(use).seat, 1, 1, self.clause))


class GoblinParade(Skill):
    """魑魅魍魎: her active attack hits: for a spirit a talisman for free, without a Chant.

    A spirit of earth may be shown: then its damage, or the cards that it makes discard, are 1 more.
    """

    def __init__(self) -> None:
        super().__init__("goblin-parade", RESPONSE, at=[HIT], needs=[Covers(1, 1), Mode(MODES), Targets()])
        self.showing: list[Need] = [Covers(1, 1, shown=True), Mode(MODES), Targets()]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The spirit is shown by some of the ways."""
        return self.showing if named.mode >= SHOWING else self.needs

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Only earth can be shown for more."""
        if mode < SHOWING:
            return True
        return bool(named.covers) and game.face(named.covers[0]).element == EARTH

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The talisman is used as if by itself."""
        used = game.use(use)
        skill = game.character(used.seat).skill(TALISMANS[used.mode % SHOWING])
        assert skill is not None
        free = Use(skill, used.seat, used.seat, 0)
        free.mode = FREE_USE
        free.number = used.mode // SHOWING
        free.targets = used.targets
        game.emit(Event("skill-used", skill.clause, used.seat))
        game.push(Begin(game.open(free)))


class TalismanReforge(Skill):
    """咒力重塑: with a talisman, for a crystal; it has two targets instead of one.

    Of the Frost Talisman both parts then have two.
    """

    def __init__(self) -> None:
        super().__init__("talisman-reforge", RESPONSE, at=[SKILL_BEGUN], crystals=1, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a talisman, free or not."""
        return is_talisman(game, seat, frame)

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Another than the first."""
        return self.reason("ag-another-than-before") if target in game.use(frame).targets else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Both, in the order of seats."""
        used = game.use(use)
        talisman = game.use(used.frame)
        both = [*talisman.targets, *used.targets]
        talisman.targets = [target for target in game.in_order() if target in both]


TALISMAN_MASTER: Final = Character(
    53,
    "talisman-master",
    CHANT,
    4,
    [FireTalisman(), FrostTalisman(), TalismanChant(), GoblinParade(), TalismanReforge()],
    covers=MOST_SPIRITS,
    set="promo",
)
