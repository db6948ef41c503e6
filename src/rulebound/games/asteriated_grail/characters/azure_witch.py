"""蒼炎魔女, the Azure Witch: burns others and herself with fire cards, and is reborn from lost morale."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..card_steps import DiscardDownTo
from ..cards import BLOOD, DARK, FIRE, WATER
from ..damage import Deal
from ..hands import Draw
from ..needs import OPPONENTS, TEAMMATES, Cards, Targets
from ..playable import MAGIC_CARD
from ..points import DEALT, ELEMENT, HAND_LIMIT, MORALE_LOST, PRE_ACTION
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Tap, Tokens, Untap

MOST_REBIRTHS: Final = 4
CALM_HAND: Final = 4
MOST_DRAWN: Final = 2
KEPT: Final = 3


class AzureCodex(Skill):
    """蒼炎法典: discard a fire card, shown; 2 damage to a character and to herself."""

    def __init__(self) -> None:
        super().__init__("azure-codex", MAGIC, needs=[Cards(1, 1, elements=1 << FIRE), Targets()])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The character first (AG 4(11).1)."""
        used = game.use(use)
        seat = used.seat
        game.push(
            Deal(seat, used.targets[0], 2, self.clause, use),
            Deal(seat, seat, 2, self.clause, use),
        )


class Skyfire(Skill):
    """天火斷空: discard 2 fire cards, shown, and remove a rebirth; 3 damage to a character and to herself.

    Each deals 1 more where her camp has less morale than the character's. In the flame form no rebirth goes.
    """

    def __init__(self) -> None:
        super().__init__("skyfire", MAGIC, needs=[Cards(2, 2, elements=1 << FIRE), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a rebirth, or in the form."""
        return game.tapped[seat] or game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price, then the character, then herself."""
        used = game.use(use)
        seat, target = used.seat, used.targets[0]
        behind = game.morale[game.camp(seat)] < game.morale[game.camp(target)]
        amount = 4 if behind else 3
        game.push(
            Tokens(seat, YELLOW, 0 if game.tapped[seat] else -1, self.clause),
            Deal(seat, target, amount, self.clause, use),
            Deal(seat, seat, amount, self.clause, use),
        )


class WitchWrath(Skill):
    """魔女之怒: with fewer than 4 cards take on the flame form and draw up to 2 cards.

    It lasts until before her next action phase. In the form her attack cards but those of water and dark are
    of fire, and her hand limit is 2 lower and 1 higher for each rebirth.
    """

    def __init__(self) -> None:
        super().__init__("witch-wrath", STARTUP, later=[PRE_ACTION], queries=[ELEMENT, HAND_LIMIT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a small hand, outside the form."""
        return len(game.hand(seat).cards) < CALM_HAND and not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Into the form; then how many are drawn."""
        game.push(Tap(game.use(use).seat, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """From none to two."""
        return [Option("wrath-draw", 0, 0, count) for count in range(MOST_DRAWN + 1)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """So many."""
        game.push(Draw(game.use(use).seat, option.number, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """Before her next action phase (AG T pre-action.4)."""
        return game.turn == owner and game.tapped[owner] and rule("AG T pre-action.4")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The form ends; hands are looked at."""
        game.push(Untap(owner, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Fire, and another hand limit."""
        if seat != owner or not game.tapped[owner]:
            return value
        if query == HAND_LIMIT:
            return value + game.yellow[owner] - 2
        if game.rules.card_faces[about].is_attack and value not in (WATER, DARK):
            return FIRE
        return value


class SubstituteDoll(Skill):
    """替身玩偶: when dealt attack damage, discard a magic card, shown; a teammate draws 1."""

    def __init__(self) -> None:
        super().__init__(
            "substitute-doll",
            RESPONSE,
            at=[DEALT],
            needs=[Cards(1, 1, MAGIC_CARD), Targets(1, 1, TEAMMATES)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On attack damage against her."""
        damage = game.damage(frame)
        return damage.target == seat and not damage.magic

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The teammate draws."""
        game.push(Draw(game.use(use).targets[0], 1, self.clause))


class SilverClock(Skill):
    """永生銀時計: when magic damage that she takes costs morale, she gains a rebirth."""

    def __init__(self) -> None:
        super().__init__("silver-clock", PASSIVE, at=[MORALE_LOST])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After a burst of hers from magic damage."""
        loss = game.loss(frame)
        return loss.seat == seat and loss.damage != 0 and game.damage(loss.damage).magic

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One, up to four."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause))


class PainLink(Skill):
    """痛苦鏈接: 1 damage to an opponent and to herself; then she discards down to 3."""

    def __init__(self) -> None:
        super().__init__("pain-link", MAGIC, crystals=1, needs=[Targets(1, 1, OPPONENTS)])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In the order of the text."""
        used = game.use(use)
        seat = used.seat
        game.push(
            Deal(seat, used.targets[0], 1, self.clause, use),
            Deal(seat, seat, 1, self.clause, use),
            DiscardDownTo(seat, KEPT, self.clause),
        )


class MagicReversal(Skill):
    """魔能反轉: when dealt magic damage, discard X > 1 magic cards, shown; X - 1 damage to an opponent."""

    def __init__(self) -> None:
        super().__init__(
            "magic-reversal",
            RESPONSE,
            at=[DEALT],
            crystals=1,
            needs=[Cards(2, -1, MAGIC_CARD), Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On magic damage against her."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One point less than cards."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], len(used.cards) - 1, self.clause, use))


AZURE_WITCH: Final = Character(
    30,
    "azure-witch",
    BLOOD,
    4,
    [
        AzureCodex(),
        Skyfire(),
        WitchWrath(),
        SubstituteDoll(),
        SilverClock(),
        PainLink(),
        MagicReversal(),
    ],
    yellow=MOST_REBIRTHS,
    set="third",
)
