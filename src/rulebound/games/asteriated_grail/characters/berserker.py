"""狂戰士, the Berserker: hits harder than anyone, hardest with a full hand against a hand of two or three."""

from typing import Final

from ....kernel.clause import rule
from ..cards import BLOOD
from ..points import ATTACK_MADE, BEFORE_ATTACK, HIT
from ..skills import PASSIVE, RESPONSE, Character, Skill
from ..state import AsteriatedGrail


class Frenzy(Skill):
    """狂化: every attack deals 1 more damage; when it hits with more than 3 cards in hand, 1 more again."""

    def __init__(self) -> None:
        super().__init__("frenzy", PASSIVE, at=[ATTACK_MADE, HIT], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attacks; at the hit only with a full hand."""
        attack = game.attack(frame)
        full = len(game.hand(seat).cards) > 3 and rule("AG R1")
        return attack.seat == seat and (attack.stage != HIT or full)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage."""
        game.attack(game.use(use).frame).damage += 1


class BloodBlade(Skill):
    """血影狂刀: an active attack with the card; on a hit 2 more damage against a hand of 2, 1 against 3."""

    def __init__(self) -> None:
        super().__init__("blood-blade", RESPONSE, at=[BEFORE_ATTACK], later=[HIT], unique=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an active attack with a card that bears it."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.bears(attack.card, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Remembered until the attack hits."""
        game.attack(game.use(use).frame).with_skill(self.name)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The attack was made with it, and the target holds 2 or 3 cards."""
        attack = game.attack(frame)
        return self.name in attack.skills and len(game.hand(attack.target).cards) in (2, 3)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """2 more against 2 cards, 1 more against 3."""
        attack = game.attack(frame)
        attack.damage += 4 - len(game.hand(attack.target).cards)


class BloodRoar(Skill):
    """血腥咆哮: an active attack with the card on a target with exactly 2 heal cannot but hit."""

    def __init__(self) -> None:
        super().__init__("blood-roar", RESPONSE, at=[BEFORE_ATTACK], unique=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an active attack with a card that bears it."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.bears(attack.card, self.name)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A forced hit against 2 heal."""
        attack = game.attack(game.use(use).frame)
        if game.heal[attack.target] == 2:
            attack.forced = True


class Tear(Skill):
    """撕裂: after a hit 2 more damage, for a gem."""

    def __init__(self) -> None:
        super().__init__("tear", RESPONSE, at=[HIT], gems=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attacks, counters too."""
        return game.attack(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 more damage."""
        game.attack(game.use(use).frame).damage += 2


BERSERKER: Final = Character(2, "berserker", BLOOD, 3, [Frenzy(), BloodBlade(), BloodRoar(), Tear()])
