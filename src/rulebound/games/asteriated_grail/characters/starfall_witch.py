"""星墜女巫, the Starfall Witch: gathers Runes and Laws, and spends the Runes on the Laws that they fit.

A Law is hers while its exclusive card lies before her.
"""

from typing import Any, Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.task import Task
from ..card_steps import CoverFromHand, RemoveCovers
from ..cards import CHANT, EARTH, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..frames import ATTACK_ACTION, MAGIC_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import OTHERS, OWN_SIDE, TEAMMATES, Cards, Covers, Mode, Named, Need, Number, OneMore, Targets
from ..playable import one_per_face
from ..points import ACTION_END, HAND_LIMIT, INIT, SKILL_BEGUN, SKILL_USED
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import AsteriatedGrail
from ..steps import Ask, Energy, Grant, Heals, Stones, Then

RUNES: Final = 6
STARS: Final = "law-of-stars"
MOON: Final = "law-of-moon"
SUN: Final = "law-of-sun"
LAWS: Final = [STARS, MOON, SUN]
REVELATION: Final = "stellar-revelation"
TAKE: Final = ["take-stars", "take-moon", "take-sun"]
USE_LAWS: Final = 3
DIFFERENT: Final = 4


def laws_of(game: AsteriatedGrail, seat: int) -> list[int]:
    """The Laws that a player has: the effects that lie before her."""
    return [id for id in game.effects(seat).cards if game.effect(id).name in LAWS]


def put_surplus_away(game: AsteriatedGrail, seat: int, clause: str) -> None:
    """Runes over the limit are put away by choice."""
    surplus = len(game.covers(seat).cards) - RUNES
    if surplus > 0:
        game.push(RemoveCovers(seat, surplus, clause, surplus=True))


class FatedOrder(Skill):
    """命定之理: her hand limit is fixed at 7 less the number of her Laws; she has the Law of Stars from the
    start."""

    def __init__(self) -> None:
        super().__init__("fated-order", PASSIVE, later=[INIT], queries=[HAND_LIMIT], fixed=True)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the start of the game."""
        return True

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The Law of Stars lies before her."""
        place_exclusive(game, owner, STARS, owner, self.clause)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 more, and 1 less for each Law."""
        return value + 1 - len(laws_of(game, seat))


class StarRing(Skill):
    """星環: discard X earth cards, shown; she and X - 1 other characters gain 1 heal and draw a card each,
    and she has an extra Magic Action. Once a turn."""

    def __init__(self) -> None:
        super().__init__(
            "star-ring",
            MAGIC,
            axis="AG T extra.36",
            once=True,
            needs=[Cards(1, -1, elements=1 << EARTH), Targets(0, 0, OTHERS)],
        )

    def fits(self, game: AsteriatedGrail, seat: int, card: int, frame: int, named: Named) -> bool:
        """No more than there are characters."""
        return len(named.cards) < game.match.seats

    def least_targets(self, game: AsteriatedGrail, seat: int, least: int, named: Named) -> int:
        """One less than the cards."""
        return max(0, len(named.cards) - 1)

    def most_targets(self, game: AsteriatedGrail, seat: int, most: int, named: Named) -> int:
        """One less than the cards."""
        return max(0, len(named.cards) - 1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal for all of them, then the draws, then the extra action."""
        used = game.use(use)
        seats = [used.seat, *used.targets]
        steps: list[Task[Any]] = [Heals(seat, 1, self.clause, used.seat) for seat in seats]
        steps += [Draw(seat, 1, self.clause) for seat in seats]
        game.push(*steps, Grant(ExtraAction(MAGIC_ACTION, self.name), self.clause))


class StarMark(Skill):
    """星刻: when her Attack or Magic Action ends, the top card of the deck becomes a Rune; a seventh Rune
    overflows."""

    def __init__(self) -> None:
        super().__init__("star-mark", RESPONSE, at=[ACTION_END], axis="AG T action-end.10")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own general action ends."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION | MAGIC_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Face down beside her."""
        seat = game.use(use).seat
        game.cover_from_deck(seat, 1, self.clause)
        put_surplus_away(game, seat, self.clause)


class StellarRevelation(Skill):
    """群星啟示: lay a hand card beside her as a Rune and take a Law that is not hers, then draw 0 or 1 cards;
    or remove X Runes, shown, use her Laws that they fit, then give up one Law. Without a Law there is
    nothing to use, so the second way needs one."""

    def __init__(self) -> None:
        super().__init__(REVELATION, STARTUP, needs=[Mode([*TAKE, "use-laws"])])
        self.with_runes: list[Need] = [*self.needs, Covers(1, RUNES, shown=True)]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """A Law that is left and a card to lay down; or Runes and a Law."""
        if mode == USE_LAWS:
            return bool(game.covers(seat).cards) and bool(laws_of(game, seat))
        return bool(game.hand(seat).cards) and game.find_effect(seat, LAWS[mode]) is None

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The Runes, to use Laws."""
        return self.with_runes if named.mode == USE_LAWS else self.needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Laws have been used by now; one goes. Or the Rune, the Law and the draw."""
        used = game.use(use)
        if used.mode == USE_LAWS:
            game.push(Ask(use, 0))
            return
        game.push(CoverFromHand(used.seat, 1, 1, self.clause), Then(use, 0), Ask(use, 1))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The Law lies before her."""
        used = game.use(use)
        place_exclusive(game, used.seat, LAWS[used.mode], used.seat, self.clause)
        put_surplus_away(game, used.seat, self.clause)

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which Law goes; how many cards are drawn."""
        if stage == 1:
            return [Option("number", 0, 0, count) for count in range(2)]
        return [Option("effect", 0, id) for id in laws_of(game, game.use(use).seat)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It goes; or draw."""
        if stage == 1:
            game.push(Draw(game.use(use).seat, option.number, self.clause))
        else:
            remove_effect(game, option.piece, self.clause)


class GoldenLaw(Skill):
    """黃金律: after Stellar Revelation, with fewer than 2 cards in hand, draw a card; she may exchange a hand
    card and a Rune."""

    def __init__(self) -> None:
        super().__init__("golden-law", RESPONSE, at=[SKILL_USED])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her own Stellar Revelation."""
        return game.use(frame).skill.name == REVELATION and len(game.hand(seat).cards) < 2

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draw, then the exchange."""
        game.push(Draw(game.use(use).seat, 1, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """A hand card or none; then a Rune other than that card, which lies last."""
        seat = game.use(use).seat
        runes = game.covers(seat).cards
        if stage == 1:
            return one_per_face("uncover", runes[: len(runes) - 1])
        if not runes:
            return []
        return [*one_per_face("cover", game.hand(seat).cards), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """One goes, the other comes."""
        if option.verb == "decline":
            return
        seat = game.use(use).seat
        hand, runes = game.hand(seat), game.covers(seat)
        if stage == 0:
            moved = game.move(hand, game.find(hand, option.card), runes)
            game.emit(Event("covered", self.clause, seat, 0, 1, [moved]))
            game.push(Ask(use, 1))
        else:
            moved = game.move(runes, game.find(runes, option.card), hand)
            game.emit(Event("cover-taken", self.clause, seat, 0, 1, [moved]))


# ---- the Laws


def by_element(game: AsteriatedGrail, frame: int) -> list[int]:
    """How many of the removed Runes are of each element that they have."""
    elements = [game.face(card).element for card in game.use(frame).covers]
    return [elements.count(element) for element in sorted(set(elements))]


def by_fate(game: AsteriatedGrail, frame: int) -> list[int]:
    """How many of the removed Runes are of each fate that they have."""
    fates = [game.face(card).fate for card in game.use(frame).covers]
    return [fates.count(fate) for fate in sorted(set(fates))]


def sets_of(counts: list[int], size: int) -> int:
    """How many sets of so many there are."""
    return sum(count // size for count in counts)


class Law(Skill):
    """A Law: it can be used while Stellar Revelation removes Runes, when its card lies before her."""

    def __init__(self, name: str, code: str) -> None:
        super().__init__(name, RESPONSE, at=[SKILL_BEGUN])
        self.code = code

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With Runes that fit."""
        revelation = game.use(frame)
        if revelation.skill.name != REVELATION or revelation.mode != USE_LAWS:
            return False
        return game.find_effect(seat, self.code) is not None and self.is_met(game, frame)

    def is_met(self, game: AsteriatedGrail, frame: int) -> bool:
        """Whether the removed Runes fit."""
        raise NotImplementedError


class MyriadStars(Law):
    """繁星: 4 different elements or 4 different fates among the removed Runes: every opponent is dealt 1
    damage; with both, a teammate gains a gem as well."""

    def __init__(self) -> None:
        super().__init__("myriad-stars", STARS)
        self.with_mate: list[Need] = [Targets(1, 1, TEAMMATES)]

    def is_met(self, game: AsteriatedGrail, frame: int) -> bool:
        """Four of either."""
        return max(len(by_element(game, frame)), len(by_fate(game, frame))) >= DIFFERENT

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The teammate for four of both."""
        both = min(len(by_element(game, frame)), len(by_fate(game, frame))) >= DIFFERENT
        return self.with_mate if both else self.needs

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage, then the gem."""
        used = game.use(use)
        steps: list[Task[Any]] = [
            Deal(used.seat, target, 1, self.clause, use) for target in game.opponents(used.seat)
        ]
        steps += [Energy(mate, 1, 0, self.clause) for mate in used.targets]
        game.push(*steps)


class ShadowMoon(Law):
    """影月: X pairs of one element among the removed Runes, X more than 1: a character is dealt X damage. X
    pairs of one fate, X more than 1: X heal for one or two characters of her camp, shared as she likes."""

    def __init__(self) -> None:
        super().__init__("shadow-moon", MOON)
        self.victim: list[Need] = [OneMore()]
        self.healed: list[Need] = [Targets(1, 2, OWN_SIDE)]
        self.shared: list[Need] = [*self.healed, Mode(["first-more", "second-more"])]

    def is_met(self, game: AsteriatedGrail, frame: int) -> bool:
        """Two pairs of either."""
        return max(sets_of(by_element(game, frame), 2), sets_of(by_fate(game, frame), 2)) > 1

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Who is hurt; who is healed, and who of two gets the odd heal."""
        needs = self.victim if sets_of(by_element(game, frame), 2) > 1 else self.needs
        heal = sets_of(by_fate(game, frame), 2)
        if heal <= 1:
            return needs
        odd = heal % 2 == 1 and len(named.targets) == 2
        return needs + (self.shared if odd else self.healed)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage, then the heal."""
        used = game.use(use)
        hurt = sets_of(by_element(game, used.frame), 2)
        heal = sets_of(by_fate(game, used.frame), 2)
        steps: list[Task[Any]] = []
        if hurt > 1:
            steps.append(Deal(used.seat, used.number, hurt, self.clause, use))
        if len(used.targets) == 1:
            steps.append(Heals(used.targets[0], heal, self.clause, used.seat))
        elif used.targets:
            first = heal // 2 if used.mode == 1 else heal - heal // 2
            steps.append(Heals(used.targets[0], first, self.clause, used.seat))
            steps.append(Heals(used.targets[1], heal - first, self.clause, used.seat))
        game.push(*steps)


class EclipsedSun(Law):
    """蝕日: for every 3 of one element among the removed Runes she gains a gem; for every 3 of one fate her
    camp gains one."""

    def __init__(self) -> None:
        super().__init__("eclipsed-sun", SUN)

    def is_met(self, game: AsteriatedGrail, frame: int) -> bool:
        """Three of either."""
        return max(sets_of(by_element(game, frame), 3), sets_of(by_fate(game, frame), 3)) > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Her gems, then those of the camp."""
        used = game.use(use)
        game.push(
            Energy(used.seat, sets_of(by_element(game, used.frame), 3), 0, self.clause),
            Stones(game.camp(used.seat), sets_of(by_fate(game, used.frame), 3), 0, self.clause),
        )


class RuneRhythm(Skill):
    """創刻律動: for a gem, draw 0 or 1 cards whatever the limit, then lay up to 1 hand card, and 1 more for
    each of her Laws, beside her as Runes. The hand is looked at when that is done."""

    def __init__(self) -> None:
        super().__init__("rune-rhythm", MAGIC, gems=1, needs=[Number()])

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """She need not draw."""
        return 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draw, then the Runes, then what is too much."""
        used = game.use(use)
        if used.number and game.refill():
            card = game.draw_one(used.seat)
            game.emit(Event("drew", self.clause, used.seat, 0, 1, [card]))
        most = 1 + len(laws_of(game, used.seat))
        game.push(CoverFromHand(used.seat, 0, most, self.clause), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Runes over the limit go."""
        put_surplus_away(game, game.use(use).seat, self.clause)


STARFALL_WITCH: Final = Character(
    42,
    "starfall-witch",
    CHANT,
    4.5,
    [
        FatedOrder(),
        StarRing(),
        StarMark(),
        StellarRevelation(),
        GoldenLaw(),
        MyriadStars(),
        ShadowMoon(),
        EclipsedSun(),
        RuneRhythm(),
    ],
    covers=RUNES,
    exclusive=[exclusive_card(STARS), exclusive_card(MOON), exclusive_card(SUN)],
    set="starfall-ripples",
)
