"""蝶舞者, the Butterfly Dancer: cocoons beside her change damage, and withering ones strike on their own."""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ..card_steps import Discard, RemoveCovers
from ..cards import CHANT
from ..damage import Deal
from ..hands import Draw
from ..needs import SAME_ELEMENT, Cards, Covers, Mode, Named, Need, Number, Targets
from ..points import ACTUAL, COVERS_REMOVED, HAND_LIMIT, MORALE_FLOOR, PRE_TURN, TAKING
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Then, Tokens, change_tokens

NO_LIMIT: Final = -1
MOST_COCOONS: Final = 8
LEAST_HAND: Final = 3
WITHER: Final = "wither"
BEFOREHAND: Final = 0
AFTERWARDS: Final = 2
DRAW_MODE: Final = 0
DRAW_OR_DISCARD: Final[Need] = Mode(["dance-draw", "dance-discard"])
DANCE_NEEDS: Final[list[Need]] = [DRAW_OR_DISCARD]
DISCARD_NEEDS: Final[list[Need]] = [DRAW_OR_DISCARD, Cards(1, 1, shown=False)]


def add_cocoons(game: AsteriatedGrail, seat: int, count: int, clause: str) -> None:
    """Cards from the deck become cocoons; what is over 8 is put away, and that is no removal."""
    game.cover_from_deck(seat, count, clause)
    over = len(game.covers(seat).cards) - MOST_COCOONS
    if over > 0:
        game.push(RemoveCovers(seat, over, clause, surplus=True))


class FireOfLife(Skill):
    """生命之火: the hand limit is 1 less for each pupa, but not below 3."""

    def __init__(self) -> None:
        super().__init__("fire-of-life", PASSIVE, queries=[HAND_LIMIT])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """By so many pupae."""
        return max(min(value, LEAST_HAND), value - game.yellow[owner]) if seat == owner else value


class Dance(Skill):
    """舞動: draw or discard a card; the top card of the deck becomes a cocoon."""

    def __init__(self) -> None:
        super().__init__("butterfly-dance", MAGIC, needs=DANCE_NEEDS)

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Which of the two, and the card."""
        return DANCE_NEEDS if named.mode <= DRAW_MODE else DISCARD_NEEDS

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """To discard she needs a card."""
        return mode == DRAW_MODE or bool(game.hand(seat).cards)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card, then the cocoon."""
        used = game.use(use)
        if used.mode == DRAW_MODE:
            game.push(Draw(used.seat, 1, self.clause), Then(use, 1))
        else:
            self.then(game, use, 1)

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The cocoon."""
        add_cocoons(game, game.use(use).seat, 1, self.clause)


class PoisonPowder(Skill):
    """毒粉: a character is about to take exactly 1 magic damage (⑤): remove a cocoon, 1 more."""

    def __init__(self) -> None:
        super().__init__("poison-powder", RESPONSE, at=[ACTUAL], needs=[Covers(1, 1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Exactly 1."""
        damage = game.damage(frame)
        return damage.magic and damage.amount == 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more."""
        game.damage(game.use(use).frame).amount += 1


class Pilgrimage(Skill):
    """朝聖: she takes damage (⑥): remove a cocoon, 1 less; once for each damage."""

    def __init__(self) -> None:
        super().__init__("pilgrimage", RESPONSE, at=[TAKING], needs=[Covers(1, 1)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Against herself, as long as something is left of it."""
        damage = game.damage(frame)
        return damage.target == seat and damage.amount > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 less."""
        game.damage(game.use(use).frame).amount -= 1


class MirrorFlower(Skill):
    """鏡花水月: a character is about to take exactly 2 magic damage (⑤): remove 2 cocoons of one element.

    The cocoons are shown and the damage does not happen; she deals that character 1 damage, twice.
    """

    def __init__(self) -> None:
        super().__init__(
            "mirror-flower", RESPONSE, at=[ACTUAL], needs=[Covers(2, 2, bond=SAME_ELEMENT, shown=True)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Exactly 2."""
        damage = game.damage(frame)
        return damage.magic and damage.amount == 2

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Two damages of their own instead."""
        used = game.use(use)
        damage = game.damage(used.frame)
        damage.amount = 0
        game.push(
            Deal(used.seat, damage.target, 1, self.clause, use),
            Deal(used.seat, damage.target, 1, self.clause, use),
        )


class MagicCocoons(Number):
    """How many of the cocoons just removed, magic cards all, are shown; others see only that some went."""

    def seems(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int) -> bool:
        """Nobody else knows whether they were magic cards."""
        return True


class Wither(Skill):
    """凋零: when cocoons that are magic cards are removed, she may show them: each deals 1 damage.

    After each she deals herself 2. When all of that is done, and until before her next turn, the morale of
    the other camp cannot fall below 1 (AG R16).
    """

    def __init__(self) -> None:
        super().__init__(
            WITHER,
            RESPONSE,
            at=[COVERS_REMOVED],
            later=[PRE_TURN],
            queries=[MORALE_FLOOR],
            needs=[MagicCocoons(), Targets()],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of her own cocoons."""
        return game.happening(frame).seat == seat

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many as are magic cards."""
        return len(magic_cards(game, frame))

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Show them, and strike for the first."""
        used = game.use(use)
        pile = game.discard_pile()
        found = [game.find(pile, card) for card in magic_cards(game, used.frame)[: used.number]]
        shown = [game.reveal(pile, at, EVERYONE) for at in found if at >= 0]
        game.emit(Event("shown", self.clause, used.seat, 0, used.number, shown))
        used.results.append(used.number - 1)
        game.push(Then(use, AFTERWARDS))
        self.strike(game, use, used.targets[0])
        game.push(Then(use, BEFOREHAND))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """From now on the other camp keeps 1 morale: after the damage, not before it (AG R16)."""
        if (stage == AFTERWARDS) == rule("AG R16"):
            game.marks[WITHER] = 1

    def strike(self, game: AsteriatedGrail, use: int, target: int) -> None:
        """1 damage to a character, 2 to herself; then the next card."""
        seat = game.use(use).seat
        game.push(Deal(seat, target, 1, self.clause, use), Deal(seat, seat, 2, self.clause, use), Ask(use, 1))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whom the next card strikes."""
        if not game.use(use).results[0]:
            return []
        return [Option("target", 0, 0, target) for target in game.in_order()]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """One card less."""
        used = game.use(use)
        used.results = [used.results[0] - 1]
        self.strike(game, use, option.number)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """Before her turn."""
        return game.turn == owner and WITHER in game.marks and rule("AG T pre-turn.1")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It is over."""
        game.marks.pop(WITHER)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """The other camp keeps 1 morale."""
        return max(value, 1) if WITHER in game.marks and seat != game.camp(owner) else value


def magic_cards(game: AsteriatedGrail, frame: int) -> list[int]:
    """The magic cards among cocoons that were removed."""
    return [card for card in game.happening(frame).cards if game.face(card).is_magic]


class Pupation(Skill):
    """蛹化: for a gem, 1 pupa; the top 4 cards of the deck become cocoons."""

    def __init__(self) -> None:
        super().__init__("pupation", MAGIC, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Pupa and cocoons."""
        seat = game.use(use).seat
        change_tokens(game, seat, YELLOW, 1, self.clause)
        add_cocoons(game, seat, 4, self.clause)


class ReversedButterfly(Skill):
    """倒逆之蝶: for a crystal, discard 2 cards; then 1 damage that no heal wards off, or lose a pupa.

    To lose the pupa she removes 2 cocoons, or deals herself 4 damage.
    """

    def __init__(self) -> None:
        super().__init__("reversed-butterfly", MAGIC, crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The cards, then the choice."""
        game.push(Discard(game.use(use).seat, 2, self.clause, use), Ask(use, 1))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """The ways; or whom the damage strikes."""
        if stage == 2:
            return [Option("target", 0, 0, target) for target in game.in_order()]
        options = [Option("butterfly-strike"), Option("shed-with-damage")]
        if len(game.covers(game.use(use).seat).cards) >= 2:
            options.insert(1, Option("shed-with-cocoons"))
        return options

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """The damage, or what the pupa costs."""
        seat = game.use(use).seat
        pupa = Tokens(seat, YELLOW, -1, self.clause)
        if option.verb == "target":
            game.push(Deal(seat, option.number, 1, self.clause, use, healable=False))
        elif option.verb == "butterfly-strike":
            game.push(Ask(use, 2))
        elif option.verb == "shed-with-cocoons":
            game.push(RemoveCovers(seat, 2, self.clause, use=use), pupa)
        else:
            game.push(Deal(seat, seat, 4, self.clause, use), pupa)


BUTTERFLY_DANCER: Final = Character(
    24,
    "butterfly-dancer",
    CHANT,
    5,
    [
        FireOfLife(),
        Dance(),
        PoisonPowder(),
        Pilgrimage(),
        MirrorFlower(),
        Wither(),
        Pupation(),
        ReversedButterfly(),
    ],
    yellow=NO_LIMIT,
    covers=MOST_COCOONS,
)
