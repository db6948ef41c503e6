"""魔槍, the Demon Spear: a phantom with a small hand, who makes everyone discard and strikes thin hands."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.task import Task
from ..card_steps import Discard
from ..cards import PHANTOM, THUNDER
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..needs import Cards, Named, Number, Targets
from ..playable import counts_as
from ..points import (
    ALLOWED,
    ATTACK_MADE,
    DEALT,
    DO_BULLET,
    DO_LIGHT,
    DO_MAGIC_CARD,
    HAND_LIMIT,
    HIT,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Grant, Tap, Then, Untap

RELEASE: Final = "dark-release"
PHANTOM_HAND: Final = 5
OWN_DAMAGE: Final = 2


def is_dark_or_thunder(game: AsteriatedGrail, seat: int, card: int, blades: int) -> bool:
    """Whether a card of a seat is a magic card or a thunder card; `blades`: as what a blade would count."""
    face = game.face(card)
    return face.is_magic or counts_as(game, seat, face, THUNDER, blades)


class NextAttack(Skill):
    """A skill that makes the next active attack of the turn stronger, by what it has marked."""

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """On the next active attack of its player."""
        attack = game.attack(frame)
        return attack.seat == owner and attack.active and game.marked(self.name) > 0

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """More damage, once."""
        game.attack(frame).damage += game.marked(self.name)
        game.mark(self.name, 0)


class DarkRelease(NextAttack):
    """暗之解放: become a phantom, whose hand limit is fixed at 5.

    The next active attack of the turn deals 1 more damage. Neither Pitch-Black Spear nor Abundance in this
    turn. It cannot be used by one who is a phantom already.
    """

    def __init__(self) -> None:
        super().__init__(RELEASE, STARTUP, later=[ATTACK_MADE], queries=[HAND_LIMIT], fixed=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the normal form."""
        return not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Tap, and note the bonus."""
        game.mark(self.name)
        game.push(Tap(game.use(use).seat, self.clause))

    def fixes(self, game: AsteriatedGrail, owner: int, seat: int) -> bool:
        """For the phantom."""
        return owner == seat and game.tapped[owner]

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Five cards, whatever others say."""
        return PHANTOM_HAND


class PhantomStars(Skill):
    """幻影星辰: a phantom deals himself 2 damage and leaves the form.

    If that cost no morale he deals a character 2 damage. The character is named beforehand.
    """

    def __init__(self) -> None:
        super().__init__("phantom-stars", STARTUP, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """As a phantom."""
        return game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """His own damage comes first."""
        seat = game.use(use).seat
        game.push(Deal(seat, seat, OWN_DAMAGE, self.clause, use), Untap(seat, self.clause), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Where no morale was lost, damage to the one who was named."""
        used = game.use(use)
        if not used.lost:
            game.push(Deal(used.seat, used.targets[0], 2, self.clause, use))


class DarkBinding(Skill):
    """黑暗束縛: never uses magic cards, not even Holy Light or a Magic Bullet as an answer."""

    def __init__(self) -> None:
        super().__init__("dark-binding", PASSIVE, queries=[ALLOWED])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """None of these deeds."""
        if seat == owner and about in (DO_MAGIC_CARD, DO_LIGHT, DO_BULLET):
            return 0
        return value


class DarkBarrier(Skill):
    """暗之障壁: when dealt damage, discard X cards, shown, that are all magic or all thunder."""

    def __init__(self) -> None:
        super().__init__("dark-barrier", RESPONSE, at=[DEALT], needs=[Cards(1, -1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On damage by anyone, himself too. The discards are its whole effect."""
        return game.damage(frame).target == seat and self.in_force()

    def fits(self, game: AsteriatedGrail, seat: int, card: int, frame: int, named: Named) -> bool:
        """All magic, or all thunder."""
        faces = [game.face(other) for other in [*named.cards, card]]
        magic = all(face.is_magic for face in faces)
        return magic or all(counts_as(game, seat, face, THUNDER, 1 << THUNDER) for face in faces)

    def elements_asked(self) -> int:
        """A blade is discarded for it as thunder."""
        return 1 << THUNDER

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards have gone."""


class Abundance(NextAttack):
    """充盈: discard a magic or thunder card, shown; everyone discards 1, shown, or on the own side need not.

    For every magic or thunder card of others the next active attack of the turn deals 1 more; then an extra
    Attack Action. Not in a turn with Dark Release.
    """

    def __init__(self) -> None:
        super().__init__("abundance", MAGIC, later=[ATTACK_MADE], needs=[Cards(1, 1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Dark Release bars it (AG T action.6)."""
        return RELEASE not in game.used or not rule("AG T action.6")

    def fits(self, game: AsteriatedGrail, seat: int, card: int, frame: int, named: Named) -> bool:
        """A magic card or a thunder card."""
        return is_dark_or_thunder(game, seat, card, 1 << THUNDER)

    def elements_asked(self) -> int:
        """A blade is discarded for it as thunder."""
        return 1 << THUNDER

    def elements_counted(self, game: AsteriatedGrail, use: int) -> int:
        """Thunder cards of others count."""
        return 1 << THUNDER

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Everyone in order, each counted at once; then the extra action (AG T extra.24)."""
        camp = game.camp(game.use(use).seat)
        steps: list[Task[AsteriatedGrail]] = []
        for target in game.in_order():
            own = game.camp(target) == camp
            steps.append(Discard(target, 1, self.clause, use, shown=True, optional=own))
            steps.append(Then(use, target))
        steps += [Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause)] if rule("AG T extra.24") else []
        game.push(*steps)

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """What someone else has discarded counts."""
        used = game.use(use)
        if stage == used.seat or not used.results[-1]:
            return
        if is_dark_or_thunder(game, stage, used.cards[-1], used.blades):
            game.mark(self.name, game.marked(self.name) + 1)


class PitchBlackSpear(Skill):
    """漆黑之槍: a phantom's active attack that hits a hand of 1 or 2 deals X + 2 more, for X crystals."""

    def __init__(self) -> None:
        super().__init__("pitch-black-spear", RESPONSE, at=[HIT], x_energy=True, needs=[Number()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """As a phantom, but not in the turn of Dark Release."""
        attack = game.attack(frame)
        return (
            attack.seat == seat
            and attack.active
            and game.tapped[seat]
            and RELEASE not in game.used
            and len(game.hand(attack.target).cards) in (1, 2)
        )

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As far as the energy goes."""
        return game.energy(seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """X + 2 more damage."""
        used = game.use(use)
        game.attack(used.frame).damage += used.number + 2


DEMON_SPEAR: Final = Character(
    29,
    "demon-spear",
    PHANTOM,
    4,
    [
        DarkRelease(),
        PhantomStars(),
        DarkBinding(),
        DarkBarrier(),
        Abundance(),
        PitchBlackSpear(),
    ],
    set="phantom-stardust",
)
