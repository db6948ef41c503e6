"""冒險家, the Adventurer: makes attacks out of any cards, and money out of everything."""

from typing import Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..attack import skill_attack, target_refusal
from ..cards import DARK, EARTH, ELEMENTS, FIRE, NO_FATE, PHANTOM, THUNDER, WATER, WIND
from ..frames import EITHER_ACTION
from ..frames import Extra as ExtraAction
from ..needs import OPPONENTS, SAME_ELEMENT, TEAMMATES, Cards, Mode, Named, Need, Targets
from ..points import BOUGHT, REFINED, SKILL_BEGUN
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Energy, Grant, Stones

FRAUD: Final = "fraud"
ATTACKS: Final = [EARTH, WATER, FIRE, WIND, THUNDER, DARK]
DARK_MODE: Final = 5
STEAL: Final = 0


class Fraud(Skill):
    """欺詐: as an Attack Action, discard 2 cards of one element, shown; an attack of an element he names.

    With 3 cards of one element it is a dark attack instead. It has no card and no fate. The element is one of
    the five of attack cards.
    """

    def __init__(self) -> None:
        self.pair: list[Need] = [
            Mode([ELEMENTS[element] for element in ATTACKS]),
            Cards(2, 2, bond=SAME_ELEMENT),
            Targets(1, 1, OPPONENTS),
        ]
        self.triple: list[Need] = [self.pair[0], Cards(3, 3, bond=SAME_ELEMENT), self.pair[2]]
        super().__init__(FRAUD, RESPONSE, needs=self.pair, attacks=True)

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """3 cards for a dark attack, else 2."""
        return self.triple if named.mode == DARK_MODE else self.pair

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """A dark attack only with 3 such cards."""
        return mode != DARK_MODE or self.triple[1].can(game, self, seat, frame, named)

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Whom he may attack."""
        return target_refusal(game, seat, target)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Attack."""
        used = game.use(use)
        skill_attack(game, used.seat, used.targets[0], ATTACKS[used.mode], NO_FATE, self.name)


class StrongLuck(Skill):
    """強運: whenever he uses Fraud, he gains a crystal."""

    def __init__(self) -> None:
        super().__init__("strong-luck", PASSIVE, at=[SKILL_BEGUN], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With his own Fraud."""
        return game.use(frame).skill.name == FRAUD

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """As energy."""
        game.push(Energy(game.use(use).seat, 0, 1, self.clause))


class UndergroundLaw(Skill):
    """地下法則: when he buys, the camp gains 2 gems instead of a gem and a crystal."""

    def __init__(self) -> None:
        super().__init__("underground-law", PASSIVE, at=[BOUGHT], axis="AG T action.2", silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own purchase."""
        return game.action_of(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 gems."""
        action = game.action_of(game.use(use).frame)
        action.gems = 2
        action.crystals = 0


class AdventurerParadise(Skill):
    """冒險者天堂: what he refines goes to a teammate, all of it; then he loses 1 energy of his own.

    How much is refined is still bounded by his own energy; the teammate must have room for a stone or more,
    and what is over his limit is lost. With both kinds of energy the player says which one goes.
    """

    def __init__(self) -> None:
        super().__init__(
            "adventurer-paradise",
            RESPONSE,
            at=[REFINED],
            axis="AG T action.3",
            needs=[Targets(1, 1, TEAMMATES)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When he refines."""
        return game.action_of(frame).seat == seat

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Who has room for energy."""
        return (
            None
            if game.energy(target) < game.energy_limit(target)
            else self.reason("ag-energy-there-is-full")
        )

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The stones go to the teammate; then the energy."""
        used = game.use(use)
        game.action_of(used.frame).to = used.targets[0]
        game.push(Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """The kinds of energy that he has."""
        seat = game.use(use).seat
        kinds = [("gem", game.energy_gems[seat]), ("crystal", game.energy_crystals[seat])]
        return [Option(verb) for verb, count in kinds if count]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """1 of it goes."""
        seat = game.use(use).seat
        gems = 1 if option.verb == "gem" else 0
        game.energy_gems[seat] -= gems
        game.energy_crystals[seat] -= 1 - gems
        game.emit(Event("energy-lost", self.clause, seat, 0, 1))


class SkySwap(Skill):
    """偷天換日: for a crystal, once a turn: a gem of the other camp comes to his, or his camp's crystals turn
    into gems; an extra Attack or Magic Action.

    A gem can be taken only where there is one; crystals may be turned even where there are none.
    """

    def __init__(self) -> None:
        super().__init__(
            "sky-swap", MAGIC, crystals=1, once=True, needs=[Mode(["steal-gem", "turn-crystals"])]
        )

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """A gem must be there to be taken."""
        return mode != STEAL or game.gems[1 - game.camp(seat)] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Stones, then the action."""
        used = game.use(use)
        camp = game.camp(used.seat)
        game.push(Grant(ExtraAction(EITHER_ACTION, self.name), self.clause, "AG T extra.17"))
        if used.mode == STEAL:
            game.take_stones(1 - camp, 1, 0, self.clause)
            game.push(Stones(camp, 1, 0, self.clause))
            return
        turned = game.crystals[camp]
        game.crystals[camp] = 0
        game.gems[camp] += turned
        game.emit(Event("crystals-turned", self.clause, -1, camp, turned))


ADVENTURER: Final = Character(
    12,
    "adventurer",
    PHANTOM,
    3.5,
    [
        Fraud(),
        StrongLuck(),
        UndergroundLaw(),
        AdventurerParadise(),
        SkySwap(),
    ],
)
