"""原初之弓, the Primal Bow: the last form of the Holy Bow, whose cannon fires twice."""

from typing import Final

from ....kernel.decision import Option
from ..cards import DARK, HOLY, LIGHT, exclusive_card
from ..damage import Deal
from ..effects import place_effect, remove_effect
from ..frames import EITHER_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import Named
from ..playable import ANY_CARD
from ..points import ATTACK_MADE, HIT
from ..skills import Character
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, Heals, LoseHeal, Tokens
from .holy_bow import (
    DESCENT_WORDS,
    MOST_FAITH,
    REFILL_WORDS,
    SHOT_WORDS,
    VOLLEY,
    AutoRefill,
    Cannon,
    HolyDescent,
    LightBurst,
    MeteorShot,
    ShardStorm,
    SkyBow,
)

CANNON: Final = "primal-cannon"
AFTERGLOW: Final = "afterglow"
SPENT: Final = "primal-cannon-spent"


class PrimalSkyBow(SkyBow):
    """天之弓: the heal limit is 1 higher, and the cannon is there from the start.

    An active attack that is not of the Holy fate deals 1 less damage; any hit of the Holy fate, a counter's
    too, gives 1 faith.
    """

    def __init__(self) -> None:
        super().__init__("primal-sky-bow", [ATTACK_MADE, HIT])

    def counts_counter(self, stage: int) -> bool:
        """Hits of counters count."""
        return stage == HIT


class PrimalShardStorm(ShardStorm):
    """聖屑颶暴: two cards of one element, shown, make an active attack of it; two Holy Lights one of dark."""

    def __init__(self) -> None:
        super().__init__("primal-shard-storm", ANY_CARD)

    def element(self, game: AsteriatedGrail, seat: int, cards: list[int]) -> int:
        """Light becomes dark."""
        found = super().element(game, seat, cards)
        return DARK if found == LIGHT else found


class PrimalLightBurst(LightBurst):
    """聖光爆裂: in the form, one of two.

    For 1 own heal draw a card, deal 2 attack damage to an opponent with fewer cards, and gain 1 faith. Or the
    volley of the Holy Bow, which also gives as much faith as heal went.
    """

    def __init__(self) -> None:
        super().__init__("primal-light-burst", ["burst-shot", "burst-volley"])
        self.gift = self.needs

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Both need heal."""
        return game.heal[seat] > 0 and super().has_mode(game, seat, frame, mode, named)

    def give(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, card, damage, faith."""
        seat = game.use(use).seat
        game.push(
            LoseHeal(seat, 1, self.clause),
            Draw(seat, 1, self.clause),
            Ask(use, VOLLEY),
            Tokens(seat, YELLOW, 1, self.clause),
        )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Opponents with fewer cards."""
        seat = game.use(use).seat
        held = len(game.hand(seat).cards)
        return [
            Option("target", 0, 0, other)
            for other in game.opponents(seat)
            if len(game.hand(other).cards) < held
        ]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """2 attack damage."""
        game.push(Deal(game.use(use).seat, option.number, 2, self.clause, use, magic=False))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The volley, then the faith."""
        used = game.use(use)
        game.push(Tokens(used.seat, YELLOW, used.number, self.clause))
        super().then(game, use, stage)


class PrimalCannon(Cannon):
    """聖煌輝光炮: as the cannon of the Holy Bow; the own camp gains 1 heal each, and an extra action follows.

    It is an exclusive card, which is turned over then: the Afterglow lies before her.
    """

    def __init__(self) -> None:
        super().__init__("primal-cannon-shot", CANNON)

    def is_there(self, game: AsteriatedGrail, seat: int) -> bool:
        """Until it has been spent."""
        return SPENT not in game.marks

    def spend(self, game: AsteriatedGrail, seat: int) -> None:
        """It stays until the end of the shot."""

    def afterwards(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, the action, then the card is turned over."""
        seat = game.use(use).seat
        own = [other for other in game.in_order() if game.camp(other) == game.camp(seat)]
        extra = ExtraAction(EITHER_ACTION, self.name)
        game.push(
            *[Heals(other, 1, self.clause, seat) for other in own],
            Grant(extra, self.clause, "AG T extra.37"),
        )
        place = game.exclusive(seat)
        for card in place.cards[:1]:
            place_effect(game, place, card, AFTERGLOW, seat, seat, self.clause)


class Afterglow(Cannon):
    """聖煌餘輝: the other side of the cannon fires once more as that of the Holy Bow, and is gone."""

    def __init__(self) -> None:
        super().__init__("afterglow-shot")

    def is_there(self, game: AsteriatedGrail, seat: int) -> bool:
        """While it lies before her."""
        return game.find_effect(seat, AFTERGLOW) is not None

    def spend(self, game: AsteriatedGrail, seat: int) -> None:
        """It stays until the end of the shot."""

    def afterwards(self, game: AsteriatedGrail, use: int) -> None:
        """The card is gone for good."""
        found = game.find_effect(game.use(use).seat, AFTERGLOW)
        assert found is not None
        remove_effect(game, found.id, self.clause)
        game.marks[SPENT] = 1


PRIMAL_BOW: Final = Character(
    54,
    "primal-bow",
    HOLY,
    4.5,
    [
        PrimalSkyBow(),
        PrimalShardStorm(),
        HolyDescent("primal-descent", DESCENT_WORDS),
        PrimalLightBurst(),
        MeteorShot("primal-meteor-shot", SHOT_WORDS),
        PrimalCannon(),
        Afterglow(),
        AutoRefill("primal-auto-refill", REFILL_WORDS),
    ],
    yellow=MOST_FAITH,
    exclusive=[exclusive_card(CANNON)],
    set="promo",
)
