"""靈魂術士, the Soul Warlock: lost morale becomes souls, and souls become damage, energy and a link."""

from typing import Final

from ..card_steps import Discard
from ..cards import PHANTOM, exclusive_card
from ..damage import Deal, take_directly
from ..effects import place_exclusive
from ..frames import Damage
from ..hands import Draw
from ..needs import TEAMMATES, Cards, Mode, Named, Need, Number, Printed, Targets
from ..playable import MAGIC_CARD
from ..points import ATTACK_MADE, MORALE_LOST, TAKING
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Energy, Then, Tokens, change_tokens

SOUL_LINK: Final = "soul-link"
MOST_SOULS: Final = 6
BURST_COST: Final = 3
TO_BLUE: Final = 0


class SoulDevour(Skill):
    """靈魂吞噬: a yellow soul for each point of morale that the own camp loses."""

    def __init__(self) -> None:
        super().__init__("soul-devour", PASSIVE, at=[MORALE_LOST], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of the own camp."""
        return game.loss(frame).camp == game.camp(seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """As many as were lost."""
        used = game.use(use)
        game.push(Tokens(used.seat, YELLOW, game.loss(used.frame).amount, self.clause))


class SoulRecall(Skill):
    """靈魂召還: discard any number of magic cards, shown; as many blue souls."""

    def __init__(self) -> None:
        super().__init__("soul-recall", MAGIC, needs=[Cards(1, -1, kind=MAGIC_CARD)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One for each card."""
        used = game.use(use)
        game.push(Tokens(used.seat, BLUE, len(used.cards), self.clause))


class SoulConversion(Skill):
    """靈魂轉換: at each active attack, one soul may change its colour; without room for it, it is lost."""

    def __init__(self) -> None:
        super().__init__(
            "soul-conversion", RESPONSE, at=[ATTACK_MADE], needs=[Mode(["to-blue", "to-yellow"])]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At an active attack of his own."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """With a soul of that colour."""
        return game.tokens(seat, YELLOW if mode == TO_BLUE else BLUE) > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One less, one more."""
        used = game.use(use)
        old, new = (YELLOW, BLUE) if used.mode == TO_BLUE else (BLUE, YELLOW)
        change_tokens(game, used.seat, old, -1, self.clause)
        game.push(Tokens(used.seat, new, 1, self.clause))


class SoulMirror(Skill):
    """靈魂鏡像: remove 2 yellow souls; he discards 2 cards, a character draws 2, up to its limit at most."""

    def __init__(self) -> None:
        super().__init__("soul-mirror", MAGIC, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 2 yellow souls."""
        return game.yellow[seat] >= 2

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """His own cards first."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -2, self.clause)
        game.push(Discard(used.seat, 2, self.clause, use), Then(use, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """As many as there is room for."""
        target = game.use(use).targets[0]
        room = game.hand_limit(target) - len(game.hand(target).cards)
        game.push(Draw(target, min(2, room), self.clause))


class SoulBurst(Skill):
    """靈魂震爆: with the card, remove 3 yellow souls; 3 damage to a character.

    2 more if it holds fewer than 3 cards and its hand limit is more than 5.
    """

    def __init__(self) -> None:
        super().__init__("soul-burst", MAGIC, unique=True, needs=[Printed(), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 3 yellow souls."""
        return game.yellow[seat] >= BURST_COST

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """3 or 5 damage."""
        used = game.use(use)
        target = used.targets[0]
        weak = len(game.hand(target).cards) < 3 and game.hand_limit(target) > 5
        change_tokens(game, used.seat, YELLOW, -BURST_COST, self.clause)
        game.push(Deal(used.seat, target, 5 if weak else 3, self.clause, use))


class SoulGift(Skill):
    """靈魂賜予: with the card, remove 3 blue souls; a character gains 2 gems."""

    def __init__(self) -> None:
        super().__init__("soul-gift", MAGIC, unique=True, needs=[Printed(), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 3 blue souls."""
        return game.blue[seat] >= BURST_COST

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 gems."""
        used = game.use(use)
        change_tokens(game, used.seat, BLUE, -BURST_COST, self.clause)
        game.push(Energy(used.targets[0], 2, 0, self.clause))


LINK_TARGET: Final[list[Need]] = [Targets(1, 1, TEAMMATES)]
LINK_NUMBER: Final[list[Need]] = [Number()]


class SoulLink(Skill):
    """靈魂鏈接: with two teammates or more, remove a soul of each colour; the exclusive card lies before one.

    Whenever one of the two is about to take damage (⑥), he may remove blue souls: as much of it goes to the
    other as magic damage, at ⑥ too, so no heal helps against it. What was passed on is not passed on again.
    """

    def __init__(self) -> None:
        super().__init__(SOUL_LINK, STARTUP, at=[TAKING], needs=LINK_TARGET)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """To start it the card must not lie on the field; to use it one of the two is about to be hurt."""
        holder = game.holder(SOUL_LINK)
        if not frame:
            has_souls = game.yellow[seat] > 0 and game.blue[seat] > 0
            return holder < 0 and has_souls and len(game.teammates(seat)) > 1
        damage = game.damage(frame)
        return holder >= 0 and damage.target in (seat, holder) and damage.skill != SOUL_LINK

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """A teammate; or how much is passed on."""
        return LINK_NUMBER if frame else LINK_TARGET

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many as there are blue souls and damage."""
        return min(game.blue[seat], game.damage(frame).amount)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay the card down, or pass damage on."""
        used = game.use(use)
        seat = used.seat
        if not used.frame:
            change_tokens(game, seat, YELLOW, -1, self.clause)
            change_tokens(game, seat, BLUE, -1, self.clause)
            place_exclusive(game, seat, SOUL_LINK, used.targets[0], self.clause)
            return
        damage = game.damage(used.frame)
        other = game.holder(SOUL_LINK) if damage.target == seat else seat
        damage.amount -= used.number
        passed = Damage(damage.source, other, used.number, True, self.clause)
        passed.skill = SOUL_LINK
        passed.use = damage.use
        passed.costs_morale = damage.costs_morale
        take_directly(game, passed)
        change_tokens(game, seat, BLUE, -used.number, self.clause)


class SoulAmplify(Skill):
    """靈魂增幅: for a gem, 2 yellow and 2 blue souls."""

    def __init__(self) -> None:
        super().__init__("soul-amplify", STARTUP, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Two of each."""
        seat = game.use(use).seat
        game.push(Tokens(seat, YELLOW, 2, self.clause), Tokens(seat, BLUE, 2, self.clause))


SOUL_WARLOCK: Final = Character(
    22,
    "soul-warlock",
    PHANTOM,
    4.5,
    [
        SoulDevour(),
        SoulRecall(),
        SoulConversion(),
        SoulMirror(),
        SoulBurst(),
        SoulGift(),
        SoulLink(),
        SoulAmplify(),
    ],
    yellow=MOST_SOULS,
    blue=MOST_SOULS,
    exclusive=[exclusive_card(SOUL_LINK)],
)
