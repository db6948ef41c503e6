"""矜貴之女, the Noble Daughter: a beginner at magic, whose every spell hangs on the card that turns up."""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.decision import Option
from ....kernel.event import Event
from ..card_steps import Discard, DiscardDownTo
from ..cards import CHANT, WATER
from ..damage import Deal
from ..frames import MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..hands import CheckHand, Draw, DrawUpTo
from ..needs import OWN_SIDE, Targets
from ..playable import counts_as
from ..points import REFINED, SKILL_BEGUN, SKILL_USED
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Heals, Stones, Then

PRIMER: Final = "magic-primer"
BONDED: Final = 1
"""The mode of a Magic Primer that goes with the Bond of Friendship."""
STRUCK: Final = 0
CHANTED: Final = 1
HEALED: Final = 2
DRAWN: Final = 3
SHOWN: Final = 4
"""The stages of the Magic Primer: the three effects in their order, the draws at the end; what was shown."""
STRUCK_OPPONENTS: Final = 2
WISHED_HAND: Final = 4
THIRD: Final = 3


class LoftyBloom(Skill):
    """高嶺之花: when she refines a gem, she gains a crystal besides."""

    def __init__(self) -> None:
        super().__init__("lofty-bloom", PASSIVE, at=[REFINED], axis="AG T action.10")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her own refining, with at least one gem."""
        action = game.action_of(frame)
        return action.seat == seat and action.gems > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """It comes with the refined stones, after them where there is no room for all."""
        game.action_of(game.use(use).frame).crystals += 1


class MagicPrimer(Skill):
    """魔法入門: draw a card, shown; by what it is, three effects in order.

    A magic card: 1 damage to each of two opponents. X chant cards: 1 damage to each of X characters. X water
    cards: X characters gain 1 heal each. With the Bond of Friendship the cards are two discards instead.
    """

    def __init__(self) -> None:
        super().__init__(PRIMER, MAGIC)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draw and show; or let the two of the Bond discard."""
        used = game.use(use)
        seat = used.seat
        if used.mode == BONDED:
            steps = [Discard(target, 1, self.clause, use, shown=True) for target in used.targets]
            game.push(*steps, Then(use, SHOWN))
            return
        card = game.draw_one(seat)
        hand = game.hand(seat)
        cards = [game.reveal(hand, len(hand.cards) - 1, EVERYONE)] if card else []
        game.emit(Event("drew", self.clause, seat, 0, len(cards), cards))
        used.results = self.look_at(game, [0, 0, 0], seat, card, use)
        game.push(CheckHand(seat, 0), Then(use, STRUCK))

    def elements_counted(self, game: AsteriatedGrail, use: int) -> int:
        """Water heals."""
        return 1 << WATER

    def look_at(self, game: AsteriatedGrail, shown: list[int], seat: int, card: int, use: int) -> list[int]:
        """Opponents, characters and heals that the cards give, with one card more."""
        face = game.face(card)
        return [
            STRUCK_OPPONENTS if face.is_magic else shown[STRUCK],
            shown[CHANTED] + (1 if face.fate == CHANT else 0),
            shown[HEALED] + (1 if counts_as(game, seat, face, WATER, game.use(use).blades) else 0),
        ]

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The next of the effects that there is; at the end the draws of the Bond."""
        used = game.use(use)
        if stage == SHOWN:
            shown = [0, 0, 0]
            at = 0
            for i, target in enumerate(used.targets):
                if used.results[i]:
                    shown = self.look_at(game, shown, target, used.cards[at], use)
                    at += 1
            used.results = [*shown, *used.targets]
            stage = STRUCK
        while stage < DRAWN and not used.results[stage]:
            stage += 1
        if stage == DRAWN:
            pair = used.results[DRAWN:]
            if pair:
                game.push(Draw(pair[0], 1, self.clause), Draw(pair[1], 1, self.clause))
            return
        used.targets = []
        game.push(Ask(use, stage))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Characters in the order of seats, so that enough still follow; opponents for the first effect."""
        used = game.use(use)
        found = game.opponents(used.seat) if stage == STRUCK else game.in_order()
        if used.targets:
            found = found[found.index(used.targets[-1]) + 1 :]
        missing = used.results[stage] - len(used.targets)
        return [Option("target", 0, 0, target) for target in found[: len(found) - missing + 1]]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """With all of them named it happens."""
        used = game.use(use)
        used.targets = [*used.targets, option.number]
        if len(used.targets) < used.results[stage]:
            game.push(Ask(use, stage))
        elif stage == HEALED:
            heals = [Heals(target, 1, self.clause, used.seat) for target in used.targets]
            game.push(*heals, Then(use, stage + 1))
        else:
            deals = [Deal(used.seat, target, 1, self.clause, use, self.name) for target in used.targets]
            game.push(*deals, Then(use, stage + 1))


class NobleMagic(Skill):
    """Magic!: after the Magic Primer; it had an effect: discard 2 cards; it had none: an extra Magic Action.

    With the third Magic Primer of the turn her camp gains 2 gems besides.
    """

    def __init__(self) -> None:
        super().__init__("noble-magic", RESPONSE, at=[SKILL_USED])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her Magic Primer."""
        primer = game.use(frame)
        return primer.skill.name == PRIMER and primer.seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """By whether anything came of it."""
        used = game.use(use)
        seat = used.seat
        if game.used.count(PRIMER) == THIRD:
            game.push(Stones(game.camp(seat), 2, 0, self.clause))
        if any(game.use(used.frame).results[:DRAWN]):
            game.push(Discard(seat, 2, self.clause))
        else:
            game.grant(ExtraAction(MAGIC_ACTION, self.name), self.clause)


class NobleWish(Skill):
    """強予願行: her hand becomes 4 cards; for a stone of the camp another character's does too.

    Whether she gives the stone is asked when her own hand is settled.
    """

    def __init__(self) -> None:
        super().__init__("noble-wish", STARTUP, crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Her own hand first."""
        seat = game.use(use).seat
        game.push(
            DiscardDownTo(seat, WISHED_HAND, self.clause),
            DrawUpTo(seat, WISHED_HAND, self.clause),
            Ask(use, 0),
        )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which stone; then whose hand."""
        seat = game.use(use).seat
        if stage == 1:
            return [Option("target", 0, 0, target) for target in game.in_order() if target != seat]
        camp = game.camp(seat)
        options: list[Option] = []
        if game.gems[camp]:
            options.append(Option("gem"))
        if game.crystals[camp]:
            options.append(Option("crystal"))
        if options:
            options.append(Option("decline"))
        return options

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Give the stone and name a character."""
        if stage == 1:
            game.push(
                DiscardDownTo(option.number, WISHED_HAND, self.clause),
                DrawUpTo(option.number, WISHED_HAND, self.clause),
            )
        elif option.verb != "decline":
            gem = option.verb == "gem"
            game.take_stones(game.camp(game.use(use).seat), 1 if gem else 0, 0 if gem else 1, self.clause)
            game.push(Ask(use, 1))


class FriendshipBond(Skill):
    """友情羈絆: with the Magic Primer, for a gem; two of her camp discard a card each instead, shown.

    Both draw a card when the effects are over. Once a turn.
    """

    def __init__(self) -> None:
        super().__init__(
            "friendship-bond",
            RESPONSE,
            at=[SKILL_BEGUN],
            gems=1,
            once=True,
            needs=[Targets(2, 2, OWN_SIDE)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With her Magic Primer."""
        primer = game.use(frame)
        return primer.skill.name == PRIMER and primer.seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Magic Primer goes on with these two."""
        used = game.use(use)
        primer = game.use(used.frame)
        primer.mode = BONDED
        primer.targets = used.targets


NOBLE_DAUGHTER: Final = Character(
    43,
    "noble-daughter",
    CHANT,
    3,
    [LoftyBloom(), MagicPrimer(), NobleMagic(), NobleWish(), FriendshipBond()],
    set="godchild",
)
