"""劍之魔女, the Sword Witch: one attack after another, each harder to stop than the last."""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.decision import Option
from ....kernel.event import Event
from ..card_steps import Discard
from ..cards import TECH
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import CheckHand, Draw
from ..playable import counts_as_attack
from ..points import BEFORE_ATTACK, EXTRA, HIT
from ..skills import PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Grant, Then

UNSHIELDED: Final = 1
UNCOUNTERED: Final = 2
FORCED: Final = 4


class SwordIntent(Skill):
    """技之劍意: after an Attack Action, an extra one with a card of the Technique fate."""

    def __init__(self) -> None:
        super().__init__("sword-intent", RESPONSE, at=[EXTRA], axis="AG T extra.38")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One more, of the Technique fate."""
        game.grant(ExtraAction(ATTACK_ACTION, self.name, 0, 1 << TECH), self.clause)


class FancySword(Skill):
    """臆想劍: once a turn, at an active hit, the target discards a card, shown.

    An attack card may be taken, and gives an extra Attack Action; a magic card gives 2 more damage.
    """

    def __init__(self) -> None:
        super().__init__("fancy-sword", RESPONSE, at=[HIT], once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The discard first."""
        target = game.attack(game.use(use).frame).target
        game.push(Discard(target, 1, self.clause, use, shown=True), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """By the kind of the card."""
        used = game.use(use)
        for card in used.cards:
            if counts_as_attack(game.face(card)):
                extra = ExtraAction(ATTACK_ACTION, self.name)
                game.push(Ask(use, 0), Grant(extra, self.clause, "AG T extra.39"))
            game.attack(used.frame).damage += 2 if game.face(card).is_magic else 0

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Take the card, where it still lies there, or not."""
        if game.find(game.discard_pile(), game.use(use).cards[0]) < 0:
            return []
        return [Option("fancy-take"), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Into the hand."""
        if option.verb == "decline":
            return
        used = game.use(use)
        pile = game.discard_pile()
        taken = game.hand_over(pile, used.cards[0], used.seat, EVERYONE)
        game.emit(Event("took", self.clause, used.seat, 0, 1, [taken]))
        game.push(CheckHand(used.seat, 0))


class DreamSword(Skill):
    """夢想劍: in a turn, active attacks after the first ignore Shields, after the second cannot be countered.

    After the fourth they cannot but hit.
    """

    def __init__(self) -> None:
        super().__init__("dream-sword", PASSIVE, at=[BEFORE_ATTACK], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attacks after the first."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.attacks > UNSHIELDED

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """By how many came before."""
        attack = game.attack(game.use(use).frame)
        before = game.attacks - 1
        attack.shield = False
        attack.counterable = attack.counterable and before < UNCOUNTERED
        attack.forced = attack.forced or before >= FORCED


class SeveredShadow(Skill):
    """劍影·斷念: once a turn, after an Attack Action, for a gem: discard 2, draw 1, an extra one."""

    def __init__(self) -> None:
        super().__init__("severed-shadow", RESPONSE, at=[EXTRA], axis="AG T extra.40", gems=1, once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own Attack Action has ended."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards, then the attack."""
        seat = game.use(use).seat
        game.push(
            Discard(seat, 2, self.clause),
            Draw(seat, 1, self.clause),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause),
        )


SWORD_WITCH: Final = Character(
    49,
    "sword-witch",
    TECH,
    3.5,
    [SwordIntent(), FancySword(), DreamSword(), SeveredShadow()],
    set="promo",
)
