"""戰鬥法師, the Battle Mage: chains attacks and magic, and wounds with the end of each extra action."""

from typing import ClassVar, Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..cards import CHANT
from ..damage import Deal
from ..frames import ATTACK_ACTION, MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import OPPONENTS, SAME_ELEMENT, TEAMMATES, Cards, Mode, Named, Need, Targets, is_among, not_meant
from ..points import ACTION_END, HIT, MISS
from ..skills import MAGIC, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Stones, Then

THIRD: Final = 3


class RuneSwap(Skill):
    """符文置換: discard 2 cards of one element, shown; draw 1 card, and an extra Attack Action if one of them
    was of chant fate or magic; once a turn."""

    def __init__(self) -> None:
        super().__init__("rune-swap", MAGIC, once=True, needs=[Cards(2, 2, bond=SAME_ELEMENT)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draw, then the extra action."""
        used = game.use(use)
        faces = [game.face(card) for card in used.cards]
        game.push(Draw(used.seat, 1, self.clause))
        if any(face.fate == CHANT or face.is_magic for face in faces) and rule("AG T extra.31"):
            game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)


class EnchantedStrike(Skill):
    """附魔打擊: when an active attack hits, or misses with a card of chant fate, an extra Magic Action; once
    a turn."""

    def __init__(self) -> None:
        super().__init__("enchanted-strike", RESPONSE, at=[HIT, MISS], axis="AG T extra.32", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks; at a miss only with a card of chant fate."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and (attack.stage == HIT or attack.fate == CHANT)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more Magic Action."""
        game.grant(ExtraAction(MAGIC_ACTION, self.name), self.clause)


class Payer(Need):
    """A gem of the own camp, or a teammate whose energy is spent; noted as 0, or 1 more than the seat."""

    question: ClassVar[str] = "ag-name-mode"
    answer: ClassVar[str] = "target"

    def payer_refusal(self, game: AsteriatedGrail, skill: Skill, seat: int, payer: int) -> Refusal | None:
        """Why a character cannot pay: a teammate with energy does."""
        if not is_among(game, TEAMMATES, seat, payer):
            return not_meant(skill, TEAMMATES)
        return None if game.energy(payer) else skill.reason("ag-no-energy-there")

    def options(
        self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """The camp where it has a gem, then teammates who have energy."""
        if named.number >= 0:
            return []
        payers = [other for other in game.in_order() if self.payer_refusal(game, skill, seat, other) is None]
        options = [Option("target", 0, 0, payer) for payer in payers]
        if game.gems[game.camp(seat)]:
            options.insert(0, Option("camp-gem"))
        return options

    def reason(
        self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named, option: Option
    ) -> Refusal | None:
        """Who cannot pay."""
        return self.payer_refusal(game, skill, seat, option.number)

    def take(self, named: Named, option: Option) -> None:
        """Who pays."""
        named.number = 0 if option.verb == "camp-gem" else option.number + 1

    def can(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named) -> bool:
        """Whether anyone can pay."""
        return bool(self.options(game, skill, seat, frame, named, 0))


class EntropyChange(Skill):
    """熵變: when her third action of the turn ends, spend a gem of the camp or an energy of a teammate; 2
    opponents are dealt 1 damage each."""

    def __init__(self) -> None:
        super().__init__(
            "entropy-change",
            RESPONSE,
            at=[ACTION_END],
            axis="AG T action-end.6",
            needs=[Payer(), Targets(2, 2, OPPONENTS)],
        )
        self.with_energy: list[Need] = [Payer(), Mode(["gem", "crystal"]), Targets(2, 2, OPPONENTS)]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own third action of this turn ends."""
        return game.action_of(frame).seat == seat and game.actions == THIRD

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Energy of a teammate may be of two kinds."""
        return self.needs if named.number <= 0 else self.with_energy

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The kinds that the teammate has."""
        held = game.energy_gems if mode == 0 else game.energy_crystals
        return held[named.number - 1] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The stone goes; then the damage."""
        used = game.use(use)
        mate = used.number - 1
        if mate < 0:
            game.take_stones(game.camp(used.seat), 1, 0, self.clause)
        else:
            held = game.energy_gems if used.mode == 0 else game.energy_crystals
            held[mate] -= 1
            game.emit(Event("energy-spent", self.clause, mate, 0, 1))
        game.push(*[Deal(used.seat, target, 1, self.clause, use) for target in used.targets])


class EntropySurge(Skill):
    """魔力熵增: when an extra action of hers ends, for a crystal, an opponent is dealt 1 damage; if that
    lowered no morale, her camp gains a gem."""

    def __init__(self) -> None:
        super().__init__(
            "entropy-surge",
            RESPONSE,
            at=[ACTION_END],
            axis="AG T action-end.7",
            crystals=1,
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own extra action ends; she chooses whether before or after Entropy Change."""
        action = game.action_of(frame)
        in_any_order = game.actions != THIRD or rule("AG 4(11).7")
        return action.seat == seat and action.extra is not None and in_any_order

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage; then look at the morale."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], 1, self.clause, use, self.name), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """No morale lost: a gem."""
        used = game.use(use)
        if not used.lost:
            game.push(Stones(game.camp(used.seat), 1, 0, self.clause))


BATTLE_MAGE: Final = Character(
    38,
    "battle-mage",
    CHANT,
    3,
    [RuneSwap(), EnchantedStrike(), EntropyChange(), EntropySurge()],
    set="starfall-ripples",
)
