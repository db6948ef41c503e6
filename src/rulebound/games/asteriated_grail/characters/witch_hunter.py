"""獵巫人, the Witch Hunter: attacks with magic cards, bottles what others hold, and strikes again with it."""

from typing import Any, Final

from ....kernel.card import only
from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.task import Task
from ..card_steps import Discard
from ..cards import HOLY_LIGHT, TECH
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import CheckHand
from ..needs import OPPONENTS, Covers, Named, Need, OneMore, Targets
from ..playable import element_for, one_per_face
from ..points import ACTION_END, AS_ATTACK, ATTACK_MADE, HIT, TAKEN, TAKING, UNTAKEN
from ..skills import RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Heals
from ..using import covers_removed

BOTTLES: Final = 4
SMALL_HAND: Final = 4


def has_room(game: AsteriatedGrail, seat: int) -> bool:
    """Whether there may be one Mana Bottle more."""
    return len(game.covers(seat).cards) < BOTTLES


class Conversion(Skill):
    """轉換: magic cards other than Holy Light may be used as attack cards of their element, also to
    counter."""

    def __init__(self) -> None:
        super().__init__("conversion", RESPONSE, queries=[AS_ATTACK])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """The element of the magic card."""
        face = game.rules.card_faces[about]
        if owner != seat or not face.is_magic or face.kind == HOLY_LIGHT:
            return value
        return value | 1 << element_for(game, seat, face)


class DemonHunt(Skill):
    """狩魔刺: an active attack on an opponent with fewer than 4 cards, who discards 1; it becomes a Mana
    Bottle. Not while there are 4; a target without cards cannot discard, so it cannot be used then."""

    def __init__(self) -> None:
        super().__init__("demon-hunt", RESPONSE, at=[ATTACK_MADE])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack against a hand of 1 to 3."""
        attack = game.attack(frame)
        held = len(game.hand(attack.target).cards)
        return attack.seat == seat and attack.active and 0 < held < SMALL_HAND and has_room(game, seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The target chooses the card."""
        used = game.use(use)
        target = game.attack(used.frame).target
        game.push(Discard(target, 1, self.clause, use, to=used.seat))


class SpellStrip(Skill):
    """法術剝離: when an active attack hits, a character discards 1 card, which becomes a Mana Bottle. Not
    while there are 4."""

    def __init__(self) -> None:
        super().__init__("spell-strip", RESPONSE, at=[HIT], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and has_room(game, seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The character chooses the card."""
        used = game.use(use)
        game.push(Discard(used.targets[0], 1, self.clause, use, to=used.seat))


class SilverEdge(Skill):
    """灌銀毒刃: someone is about to take damage from him; remove a Mana Bottle, and it is 1 less. After the
    draw that card joins the other's hand, and the Witch Hunter gains 1 heal. Where nothing is left to take,
    nothing is drawn, and the card is handed over all the same. Until then it lies aside, face down."""

    def __init__(self) -> None:
        super().__init__("silver-edge", RESPONSE, at=[TAKING], later=[TAKEN, UNTAKEN])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of his own damage, with a bottle at hand."""
        damage = game.damage(frame)
        return damage.source == seat and damage.amount > 0 and bool(game.covers(seat).cards)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 less; then which bottle."""
        damage = game.damage(game.use(use).frame)
        damage.amount -= 1
        damage.skills = [*damage.skills, self.name]
        game.push(Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """The bottles."""
        return one_per_face("uncover", game.covers(game.use(use).seat).cards)

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It is laid aside."""
        seat = game.use(use).seat
        bottles = game.covers(seat)
        moved = game.move(bottles, game.find(bottles, option.card), game.burst(seat), 0)
        game.emit(Event("uncovered", self.clause, seat, 0, 1, [moved]))
        covers_removed(game, seat, [0])

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """It was used on this damage."""
        return self.name in game.damage(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The card changes hands; then the heal."""
        target = game.damage(frame).target
        aside = game.burst(owner)
        moved = game.hand_over(aside, aside.cards[-1], target, only(owner))
        game.emit(Event("gave", self.clause, owner, 0, 1, [moved], target))
        game.push(CheckHand(target, 0), Heals(owner, 1, self.clause, owner))


class SneakAttack(Skill):
    """偷襲: an Attack Action ends; for a crystal, remove 2 Mana Bottles, shown: 1 damage to as many opponents
    as there are magic cards among them; an extra Attack Action for two attack cards; 1 damage to a character
    if they are of one element. Once a turn."""

    def __init__(self) -> None:
        super().__init__(
            "sneak-attack",
            RESPONSE,
            at=[ACTION_END],
            axis="AG T action-end.8",
            crystals=1,
            once=True,
            needs=[Covers(2, 2, shown=True)],
        )
        self.opponents: list[Need] = [Targets(1, 1, OPPONENTS), Targets(2, 2, OPPONENTS)]
        self.one_more = OneMore()

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action ends."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Whom it hits depends on the bottles."""
        if len(named.covers) < 2:
            return self.needs
        needs = self.needs[:]
        magic = magic_among(game, named.covers)
        if magic:
            needs.append(self.opponents[magic - 1])
        if of_one_element(game, named.covers):
            needs.append(self.one_more)
        return needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Damage, an extra action, damage."""
        used = game.use(use)
        steps: list[Task[Any]] = [Deal(used.seat, target, 1, self.clause, use) for target in used.targets]
        if of_one_element(game, used.covers):
            steps.append(Deal(used.seat, used.number, 1, self.clause, use))
        if magic_among(game, used.covers) == 0 and rule("AG T extra.33"):
            game.grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)
        if steps:
            game.push(*steps)


def magic_among(game: AsteriatedGrail, cards: list[int]) -> int:
    """How many of these are magic cards."""
    return sum(1 for card in cards if game.face(card).is_magic)


def of_one_element(game: AsteriatedGrail, cards: list[int]) -> bool:
    """Whether two cards are of one element."""
    return game.face(cards[0]).element == game.face(cards[1]).element


WITCH_HUNTER: Final = Character(
    39,
    "witch-hunter",
    TECH,
    3.5,
    [Conversion(), DemonHunt(), SpellStrip(), SilverEdge(), SneakAttack()],
    covers=BOTTLES,
    set="starfall-ripples",
)
