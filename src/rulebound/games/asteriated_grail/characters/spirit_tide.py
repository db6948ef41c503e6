"""靈熙之潮, the Spirit Tide: lives on basic effects, until the tide breaks over four characters at once."""

from typing import Final

from ....kernel.refusal import Refusal
from ..card_steps import Discard
from ..cards import ELEMENTS, PHANTOM
from ..damage import Deal
from ..effects import place_effect, place_refusal
from ..needs import OPPONENTS, TEAMMATES, Named, Printed, Targets, is_among, not_meant
from ..points import ACTION_END, EFFECT_PLACED, EFFECT_RESOLVED, MORALE_LOST, PLACEABLE, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Tokens, change_tokens
from .prayer import PRAYER

SURGES: Final = 4
STRUCK: Final = 4
BANISH: Final = "evil-banish"
SEALS: Final = [element + "-seal" for element in ELEMENTS[:5]]
BLESSINGS: Final = ["power-blessing", "swift-blessing"]


class SpiritBranch(Skill):
    """靈枝旨意: she cannot be the target of basic effects."""

    def __init__(self) -> None:
        super().__init__("spirit-branch", PASSIVE, queries=[PLACEABLE])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Not before her."""
        return 0 if owner == seat else value


class EvilBanish(Skill):
    """邪靈退散: after she has placed a basic effect, an opponent is dealt 1 damage. By the axis this is when
    the action ends in which she placed it."""

    def __init__(self) -> None:
        super().__init__(
            BANISH,
            RESPONSE,
            at=[ACTION_END],
            later=[EFFECT_PLACED],
            axis="AG T action-end.16",
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """She placed it."""
        return game.happening(frame).by == owner

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Remember the action."""
        game.mark(BANISH, game.action)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When that action ends."""
        return game.action_of(frame).seat == seat and game.marked(BANISH) == frame

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 damage."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], 1, self.clause, use))


class EchoingSouls(Skill):
    """伴響魂靈: in her turn, damage from her to an opponent lowers morale; every other opponent is dealt 1
    damage. Once a turn."""

    def __init__(self) -> None:
        super().__init__("echoing-souls", RESPONSE, at=[MORALE_LOST], once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Her own damage, in her own turn, against the other camp."""
        loss = game.loss(frame)
        if game.turn != seat or not loss.damage or loss.camp == game.camp(seat):
            return False
        return game.damage(loss.damage).source == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 damage to all but him."""
        used = game.use(use)
        others = [target for target in game.opponents(used.seat) if target != game.loss(used.frame).seat]
        game.push(*[Deal(used.seat, target, 1, self.clause, use) for target in others])


class SurgingPower(Skill):
    """波湧之力: when a basic effect has been set off and resolved, she gains a Spirit Surge."""

    def __init__(self) -> None:
        super().__init__("surging-power", PASSIVE, at=[EFFECT_RESOLVED], silent=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 Spirit Surge."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))


class RagingTide(Skill):
    """怒潮狂濤: at the end of her turn with 4 Spirit Surges, remove all; 4 characters are dealt 1 damage
    each, and 1 more for each basic effect before them."""

    def __init__(self) -> None:
        super().__init__(
            "raging-tide", PASSIVE, at=[TURN_END], axis="AG T turn-end.12", needs=[Targets(STRUCK, STRUCK)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of her own turn, with all of them."""
        return game.turn == seat and game.yellow[seat] >= SURGES

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The surges go; the damage in the order of seats."""
        used = game.use(use)
        game.push(
            *[
                Deal(used.seat, target, 1 + basics_before(game, target), self.clause, use)
                for target in used.targets
            ]
        )
        change_tokens(game, used.seat, YELLOW, -game.yellow[used.seat], self.clause)


def basics_before(game: AsteriatedGrail, seat: int) -> int:
    """How many basic effects lie before a character."""
    return sum(1 for id in game.effects(seat).cards if game.effect(id).basic)


class Borrowed(Printed):
    """A hand card that bears a unique skill of the Sealer or the Prayer and could be laid before someone."""

    def usable(self, game: AsteriatedGrail, skill: Skill, seat: int) -> list[int]:
        """The cards for which there is a target."""
        return [
            card
            for card in game.hand(seat).cards
            if any(lie_refusal(game, skill, seat, target, card) is None for target in game.in_order())
        ]


def borrowed_skill(game: AsteriatedGrail, card: int) -> str:
    """The skill of the Sealer or the Prayer that a card bears; none bears one of both."""
    for name in game.face(card).skills:
        if name in SEALS or name in BLESSINGS:
            return name
    return ""


def lie_refusal(game: AsteriatedGrail, skill: Skill, seat: int, target: int, card: int) -> Refusal | None:
    """Why a card may not be laid before a character: seals are for opponents, blessings for teammates."""
    name = borrowed_skill(game, card)
    if not name:
        return skill.reason("ag-not-for-it")
    who = TEAMMATES if name in BLESSINGS else OPPONENTS
    if not is_among(game, who, seat, target):
        return not_meant(skill, who)
    return place_refusal(game, name, target, seat)


class SeaPriestess(Skill):
    """海神御巫: for a crystal, use a card for the unique skill of the Sealer or the Prayer that it bears;
    then discard a card. What she lays down is hers, and works as that skill says."""

    def __init__(self) -> None:
        super().__init__("sea-priestess", MAGIC, crystals=1, needs=[Borrowed(), Targets()])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Before whom the card may lie."""
        return lie_refusal(game, self, seat, target, named.printed) if named.printed else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay it down; then the discard."""
        used = game.use(use)
        name, target = borrowed_skill(game, used.printed), used.targets[0]
        game.push(Discard(used.seat, 1, self.clause, use))
        place_effect(game, game.open_cards(), used.printed, name, target, used.seat, self.clause)


SPIRIT_TIDE: Final = Character(
    50,
    "spirit-tide",
    PHANTOM,
    3.5,
    [
        SpiritBranch(),
        EvilBanish(),
        EchoingSouls(),
        SurgingPower(),
        RagingTide(),
        SeaPriestess(),
    ],
    yellow=SURGES,
    set="promo",
    guests=[skill for skill in PRAYER.skills if skill.name in BLESSINGS],
)
