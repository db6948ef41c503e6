"""噬神者, the God Eater: two living blades that eat at whoever holds them, himself least of all.

The blades are exclusive cards that are held like hand cards; everybody knows where they are. A blade that is
discarded counts as the element that is asked for; where both of its own would do and it matters, its holder
says which (`effects.ask_element`).
"""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..cards import BLOOD, ELEMENTS, EXCLUSIVE, FIRE, THUNDER, WATER, WIND, Face
from ..damage import Deal
from ..effects import count_as
from ..hands import CheckHand
from ..needs import OPPONENTS, SAME_ELEMENT, Cards, Mode, Named, Targets
from ..playable import elements_in
from ..points import AS_ATTACK, BEFORE_ATTACK, DEALT, EXCLUSIVE_GONE, HIT
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Energy, LoseHeal, Then

DEMON_BLADE: Final = "demon-blade"
ALIEN_BLADE: Final = "alien-blade"
BLADES: Final = [DEMON_BLADE, ALIEN_BLADE]
DEMON_ELEMENTS: Final = 1 << FIRE | 1 << WATER
ALIEN_ELEMENTS: Final = 1 << THUNDER | 1 << WIND
TAKE: Final = ["take-demon-blade", "take-alien-blade", "take-both-blades"]
EROSION: Final = 3
END_OWN_DAMAGE: Final = 2
END_DAMAGE: Final = 3
END_BOTH_DAMAGE: Final = 2


def blade_at(game: AsteriatedGrail, seat: int, code: str) -> int:
    """Where a blade lies among the exclusive cards of the God Eater, -1 where somebody holds it."""
    cards = game.exclusive(seat).cards
    for i in range(len(cards)):
        if game.face(cards[i]).code == code:
            return i
    return -1


def hand_blade(game: AsteriatedGrail, owner: int, code: str, seat: int, clause: str) -> None:
    """A blade that nobody holds comes into a hand, seen by all."""
    card = game.move(game.exclusive(owner), blade_at(game, owner, code), game.hand(seat), EVERYONE)
    game.emit(Event("blade-taken", clause, seat, 0, 1, [card]))


def attacks_with(game: AsteriatedGrail, seat: int, frame: int, code: str) -> bool:
    """Whether an attack is this player's, made with a blade."""
    attack = game.attack(frame)
    return attack.seat == seat and attack.card != 0 and game.face(attack.card).code == code


class Blade(Skill):
    """魔刃 and 異刃: the card counts as an attack card of either of two elements and of the fate blood."""

    def __init__(self, name: str, code: str, elements: int) -> None:
        super().__init__(name, PASSIVE, queries=[AS_ATTACK])
        self.code = code
        self.elements = elements

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """For whoever holds it."""
        return self.elements if game.rules.card_faces[about].code == self.code else value

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """As which element it was discarded."""
        return [Option(ELEMENTS[element]) for element in elements_in(game.use(use).number)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """So it counts."""
        count_as(game, use, ELEMENTS.index(option.verb))


class Erosion(Skill):
    """滲蝕: whoever uses, plays or discards a blade is dealt 3 damage by the God Eater, and the blade leaves.

    Where a skill lays a blade beside a character, that one is dealt 1 damage.
    """

    def __init__(self) -> None:
        super().__init__("blade-erosion", PASSIVE, at=[EXCLUSIVE_GONE])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his blades."""
        return game.face(game.happening(frame).cards[0]).code in BLADES

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """3 damage; 1 for himself, and for a blade beside a character."""
        used = game.use(use)
        happening = game.happening(used.frame)
        attuned = happening.seat == used.seat and rule("AG C 48.8")
        amount = 1 if happening.kind or attuned else EROSION
        game.push(Deal(used.seat, happening.seat, amount, self.clause, use, self.name))


class WieldBlade(Skill):
    """御刃: take a blade that nobody holds into the hand."""

    def __init__(self) -> None:
        super().__init__("wield-blade", STARTUP, needs=[Mode(TAKE[:2])])

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Those that are not held."""
        return blade_at(game, seat, BLADES[mode]) >= 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It comes into the hand."""
        used = game.use(use)
        hand_blade(game, used.seat, BLADES[used.mode], used.seat, self.clause)
        game.push(CheckHand(used.seat, 0))


class Etching(Skill):
    """侵刻: his attack with a blade hits: the blade comes into the target's hand."""

    def __init__(self) -> None:
        super().__init__("blade-etching", RESPONSE, at=[HIT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attacks, counters too."""
        return self.blade(game, seat, frame) >= 0

    def blade(self, game: AsteriatedGrail, seat: int, frame: int) -> int:
        """The blade of the attack that has come back to him, by its number; -1 for none."""
        for i in range(len(BLADES)):
            if attacks_with(game, seat, frame, BLADES[i]) and blade_at(game, seat, BLADES[i]) >= 0:
                return i
        return -1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It changes hands."""
        used = game.use(use)
        target = game.attack(used.frame).target
        hand_blade(game, used.seat, BLADES[self.blade(game, used.seat, used.frame)], target, self.clause)
        game.push(CheckHand(target, 0))


class Devouring(Skill):
    """噬滅: attacking with the Demon Blade, discard a water or fire card, shown; the target loses 1 heal."""

    def __init__(self) -> None:
        super().__init__(
            "devouring", RESPONSE, at=[BEFORE_ATTACK], needs=[Cards(1, 1, elements=DEMON_ELEMENTS)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attack with it."""
        return attacks_with(game, seat, frame, DEMON_BLADE)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal less."""
        game.push(LoseHeal(game.attack(game.use(use).frame).target, 1, self.clause))


class Mourning(Skill):
    """殤滅: attacking with the Alien Blade, discard a wind or thunder card; another opponent loses 1 heal."""

    def __init__(self) -> None:
        super().__init__(
            "mourning",
            RESPONSE,
            at=[BEFORE_ATTACK],
            needs=[Cards(1, 1, elements=ALIEN_ELEMENTS), Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attack with it."""
        return attacks_with(game, seat, frame, ALIEN_BLADE)

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Not the target of the attack."""
        return self.reason("ag-another-than-before") if target == game.attack(frame).target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal less."""
        game.push(LoseHeal(game.use(use).targets[0], 1, self.clause))


class Attunement(Skill):
    """同調: his own blades' Erosion deals him 1 damage instead of 3 (see `Erosion`)."""

    def __init__(self) -> None:
        super().__init__("attunement", PASSIVE)


class Resonance(Skill):
    """共振: magic damage against him: for a crystal discard 2 or 3 cards of one element, shown.

    If he takes blades that nobody holds into his hand, he deals 1 damage to a character.
    """

    def __init__(self) -> None:
        super().__init__(
            "blade-resonance", RESPONSE, at=[DEALT], crystals=1, needs=[Cards(2, 3, bond=SAME_ELEMENT)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On magic damage against him."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards have gone; now the blades."""
        game.push(Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which blades; then whom."""
        if stage == 1:
            return [Option("target", 0, 0, target) for target in game.in_order()]
        seat = game.use(use).seat
        options = [Option(TAKE[i]) for i in range(len(BLADES)) if blade_at(game, seat, BLADES[i]) >= 0]
        if len(options) == len(BLADES):
            options.append(Option(TAKE[2]))
        if options:
            options.append(Option("decline"))
        return options

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """The blades, then the damage."""
        seat = game.use(use).seat
        if stage == 1:
            game.push(Deal(seat, option.number, 1, self.clause, use, self.name))
        elif option.verb != "decline":
            for i in range(len(BLADES)):
                if option.verb in (TAKE[i], TAKE[2]):
                    hand_blade(game, seat, BLADES[i], seat, self.clause)
            game.push(CheckHand(seat, 0), Ask(use, 1))


class EndOfGods(Skill):
    """諸神終焉: for a gem he gains a crystal and deals himself 2 damage; then both blades leave the field.

    Each character that held one is dealt 3 damage, once; if both were held an opponent is dealt 2 besides.
    """

    def __init__(self) -> None:
        super().__init__("end-of-gods", MAGIC, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In the order of the text."""
        seat = game.use(use).seat
        game.push(
            Energy(seat, 0, 1, self.clause),
            Deal(seat, seat, END_OWN_DAMAGE, self.clause, use, self.name),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The blades come home; then their holders."""
        seat = game.use(use).seat
        home = game.exclusive(seat)
        holders: list[int] = []
        gone = 0
        for holder in game.in_order():
            hand = game.hand(holder)
            held = [card for card in hand.cards if game.face(card).code in BLADES]
            for card in held:
                moved = game.move(hand, game.find(hand, card), home, EVERYONE)
                game.emit(Event("blade-gone", self.clause, holder, 0, 1, [moved]))
            gone += len(held)
            if held:
                holders.append(holder)
        if gone == len(BLADES):
            game.push(Ask(use, 0))
        if holders:
            game.push(*[Deal(seat, holder, END_DAMAGE, self.clause, use, self.name) for holder in holders])

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """An opponent."""
        return [Option("target", 0, 0, target) for target in game.opponents(game.use(use).seat)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """2 damage more."""
        seat = game.use(use).seat
        game.push(Deal(seat, option.number, END_BOTH_DAMAGE, self.clause, use, self.name))


GOD_EATER: Final = Character(
    48,
    "god-eater",
    BLOOD,
    5,
    [
        Blade("demon-blade-edge", DEMON_BLADE, DEMON_ELEMENTS),
        Blade("alien-blade-edge", ALIEN_BLADE, ALIEN_ELEMENTS),
        Erosion(),
        WieldBlade(),
        Etching(),
        Devouring(),
        Mourning(),
        Attunement(),
        Resonance(),
        EndOfGods(),
    ],
    exclusive=[
        Face(DEMON_BLADE, EXCLUSIVE, -1, BLOOD, 1),
        Face(ALIEN_BLADE, EXCLUSIVE, -1, BLOOD, 1),
    ],
    set="godchild",
)
