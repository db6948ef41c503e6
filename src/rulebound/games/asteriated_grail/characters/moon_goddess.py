"""月之女神, the Moon Goddess: takes the discards of a burst as dark moons, and pays for them later."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.event import Event
from ..card_steps import Discard
from ..cards import HOLY
from ..damage import Deal
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import LoseMorale
from ..needs import OPPONENTS, Covers, Mode, Named, Need, Number, Targets
from ..points import ATTACK_MADE, BEFORE_ATTACK, COVERS_REMOVED, HAND_FEWER, HIT, KEPT, TAKEN, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Grant, Heals, LoseHeal, Tap, Tokens, Untap, change_tokens

PALE_MOON: Final = "pale-moon"
NO_COUNTER: Final = "pale-moon-attack"
BY_MOON: Final = 0
BY_STONE: Final = 0
PETRIFIED: Final = 3


class NewMoonShelter(Skill):
    """新月庇護: a hand of her camp bursts from damage; she takes on the Dark Moon form.

    The discards become dark moons beside her, face down, and no morale is lost. She comes ahead of skills
    that prevent a part of the loss (AG R20).
    """

    def __init__(self) -> None:
        super().__init__("new-moon-shelter", RESPONSE, at=[KEPT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Out of the form, for a burst from damage in her camp."""
        loss = game.loss(frame)
        if game.tapped[seat] or not loss.burst or not loss.damage or loss.amount <= 0:
            return False
        return loss.camp == game.camp(seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The form, the moons, no loss."""
        used = game.use(use)
        loss = game.loss(used.frame)
        aside = game.burst(loss.seat)
        count = len(aside.cards) - loss.kept
        for _ in range(count):
            game.move(aside, loss.kept, game.covers(used.seat))
        game.emit(Event("covered", self.clause, used.seat, 0, count))
        loss.amount = 0
        game.push(Tap(used.seat, self.clause))


class DarkMoonCurse(Skill):
    """暗月詛咒: each time dark moons are removed her camp loses 1 morale; without any she leaves the form."""

    def __init__(self) -> None:
        super().__init__("dark-moon-curse", PASSIVE, at=[COVERS_REMOVED], later=[HAND_FEWER], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Her own covers."""
        return game.happening(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 morale, however many there were; then perhaps the form."""
        seat = game.use(use).seat
        if not game.covers(seat).cards:
            game.push(Untap(seat, self.clause))
        game.push(LoseMorale(seat, game.camp(seat), 1, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """In the form without a moon, as when what she took was a blade, which does not stay with her."""
        return game.tapped[owner] and not game.covers(owner).cards

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Out of the form."""
        game.push(Untap(owner, self.clause))


class MedusaEye(Skill):
    """美杜莎之眼: an opponent attacks with a card; a dark moon of its element, shown, gives heal and a stone.

    An attack that a skill makes without a card is no occasion (AG R19). A magic card among the moons also has
    her discard a card and deal an opponent 1 damage.
    """

    def __init__(self) -> None:
        moon = Covers(1, 1, shown=True)
        super().__init__("medusa-eye", RESPONSE, at=[ATTACK_MADE], needs=[moon])
        self.magic: list[Need] = [moon, Targets(1, 1, OPPONENTS)]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an attack of an opponent with a card."""
        attack = game.attack(frame)
        if not attack.card and rule("AG R19"):
            return False
        return game.camp(attack.seat) != game.camp(seat)

    def fits_cover(self, game: AsteriatedGrail, seat: int, card: int, frame: int, named: Named) -> bool:
        """Of the element of the attack."""
        return game.face(card).element == game.attack(frame).element

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """An opponent only with a magic card."""
        if named.covers and game.face(named.covers[0]).is_magic:
            return self.magic
        return self.needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, stone, then the rest."""
        used = game.use(use)
        seat = used.seat
        if used.targets:
            game.push(Discard(seat, 1, self.clause, use), Deal(seat, used.targets[0], 1, self.clause, use))
        game.push(Heals(seat, 1, self.clause, seat), Tokens(seat, BLUE, 1, self.clause))


class MoonCycle(Skill):
    """月之輪迴: at the end of her turn a dark moon becomes a heal, or a heal of hers a new moon."""

    def __init__(self) -> None:
        ways = Mode(["moon-to-heal", "heal-to-moon"])
        super().__init__("moon-cycle", RESPONSE, at=[TURN_END], axis="AG T turn-end.7", needs=[ways])
        self.by_moon: list[Need] = [ways, Covers(1, 1), Targets()]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of her own turn."""
        return game.turn == seat

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """With a moon, or with heal."""
        return bool(game.covers(seat).cards) if mode == BY_MOON else game.heal[seat] > 0

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The first way needs a moon and a character."""
        return self.by_moon if named.mode == BY_MOON else self.needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal, or the moon."""
        used = game.use(use)
        if used.mode == BY_MOON:
            game.push(Heals(used.targets[0], 1, self.clause, used.seat))
        else:
            game.push(LoseHeal(used.seat, 1, self.clause), Tokens(used.seat, YELLOW, 1, self.clause))


class MoonBlasphemy(Skill):
    """月瀆: once a turn, after someone has taken magic damage from her, 1 own heal deals an opponent 1."""

    def __init__(self) -> None:
        super().__init__("moon-blasphemy", RESPONSE, at=[TAKEN], once=True, needs=[Targets(1, 1, OPPONENTS)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After magic damage of hers, with heal."""
        damage = game.damage(frame)
        return damage.source == seat and damage.magic and game.heal[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal, then the damage."""
        used = game.use(use)
        game.push(LoseHeal(used.seat, 1, self.clause), Deal(used.seat, used.targets[0], 1, self.clause, use))


class DarkMoonSlash(Skill):
    """暗月斬: in the Dark Moon form, for a crystal, an active hit deals 1 more for each of 1 or 2 moons."""

    def __init__(self) -> None:
        super().__init__("dark-moon-slash", RESPONSE, at=[HIT], crystals=1, needs=[Covers(1, 2)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own active attack, in the form."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """So much more damage."""
        used = game.use(use)
        game.attack(used.frame).damage += len(used.covers)


class PaleMoon(Skill):
    """蒼白之月: for a gem, one of two.

    Three petrified stones: her next active attack, whenever that is, cannot be countered, she has an extra
    Attack Action and another turn after this one. Or any number of new moons: 1 stone, discard a card, and an
    opponent is dealt 1 damage more than moons went.
    """

    def __init__(self) -> None:
        ways = Mode(["moon-turn", "moon-ray"])
        super().__init__(PALE_MOON, MAGIC, later=[BEFORE_ATTACK], gems=1, needs=[ways])
        self.ray: list[Need] = [ways, Number(), Targets(1, 1, OPPONENTS)]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The first way needs three stones."""
        return mode != BY_STONE or game.blue[seat] >= PETRIFIED

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The second way needs a number and an opponent."""
        return self.needs if named.mode <= BY_STONE else self.ray

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """None will do."""
        return 0

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many new moons as there are."""
        return game.yellow[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The way that was chosen."""
        used = game.use(use)
        seat = used.seat
        if used.mode == BY_STONE:
            change_tokens(game, seat, BLUE, -PETRIFIED, self.clause)
            game.marks[NO_COUNTER] = 1
            game.extra_turns = [*game.extra_turns, seat]
            game.emit(Event("extra-turn", self.clause, seat))
            game.push(Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause))
            return
        game.push(
            Tokens(seat, YELLOW, -used.number, self.clause),
            Tokens(seat, BLUE, 1, self.clause),
            Discard(seat, 1, self.clause, use),
            Deal(seat, used.targets[0], used.number + 1, self.clause, use),
        )

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """Her next active attack."""
        attack = game.attack(frame)
        return NO_COUNTER in game.marks and attack.seat == owner and attack.active

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It cannot be countered."""
        game.attack(frame).counterable = False
        del game.marks[NO_COUNTER]


MOON_GODDESS: Final = Character(
    35,
    "moon-goddess",
    HOLY,
    5,
    [
        NewMoonShelter(),
        DarkMoonCurse(),
        MedusaEye(),
        MoonCycle(),
        MoonBlasphemy(),
        DarkMoonSlash(),
        PaleMoon(),
    ],
    yellow=2,
    blue=3,
    covers=-1,
    set="tenth",
)
