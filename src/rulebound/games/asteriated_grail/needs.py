"""What a skill needs before it is used (AG 4(4)3): cards to discard, covers to remove, characters to name, a
number, one of several ways, an effect on the field, the card that bears it.

A *need* lists what may be named for it next, and takes the answer. All that has been *named* so far is one
record, made anew with each answer, so nothing has happened until everything is named (`using`).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from ...kernel.task import Held
from .cards import ELEMENTS
from .playable import ANY_CARD, element_bits, is_such, one_per_face

if TYPE_CHECKING:
    from .skills import Skill
    from .state import AsteriatedGrail

ANYONE: Final = 0
OTHERS: Final = 1
OPPONENTS: Final = 2
TEAMMATES: Final = 3
OWN_SIDE: Final = 4

FREE: Final = 0
SAME_ELEMENT: Final = 1
DIFFERENT_ELEMENTS: Final = 2
SAME_FATE: Final = 3
"""How the cards that are named for one need hang together."""

NO_TARGET: Final = Refusal("AG 4(4)3.8", "ag-lost-target")
NAMED_IN_ORDER: Final = Refusal("AG 4(11).2", "ag-named-in-order")
EXCLUSIVE_STAYS: Final = Refusal("AG 4(5).7", "ag-exclusive-stays")
CONDITION_UNMET: Final = Refusal("AG 4(4)3.4", "ag-condition-unmet")


class Named(Held):
    """What was named for a skill so far. Each answer makes a new one; `gems` is -1 until it is known.

    `done` has the numbers of the needs that are finished though more could be named.
    """

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.covers: list[int] = []
        self.targets: list[int] = []
        self.number = -1
        self.mode = -1
        self.piece = 0
        self.printed = 0
        self.gems = -1
        self.done: list[int] = []

    def copy(self) -> "Named":
        """One of its own, to add to. Lists in it are replaced, never changed."""
        other = Named()
        other.cards = self.cards
        other.covers = self.covers
        other.targets = self.targets
        other.number = self.number
        other.mode = self.mode
        other.piece = self.piece
        other.printed = self.printed
        other.gems = self.gems
        other.done = self.done
        return other


NOTHING: Final = Named()


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """One part that is named before a skill is used. `question` asks for it, `answer` is the verb of answers.

    `played`: what it names as the printed card is only laid open; the skill plays it.
    """

    question: ClassVar[str] = ""
    answer: ClassVar[str] = ""
    refusal: ClassVar[Refusal] = CONDITION_UNMET
    played: ClassVar[bool] = False

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """What may be named next; nothing where all is named."""
        raise NotImplementedError

    def take(self, named: Named, option: Option) -> None:
        """Note an answer."""
        raise NotImplementedError

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether it can be named in full, by what its player knows."""
        raise NotImplementedError

    def reason(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, option: Option
    ) -> Refusal | None:
        """Why an answer of its verb may not be named, None where nothing but the moment is against it."""
        return skill.reason("ag-not-for-it")

    def seems(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> bool:
        """Whether everyone else must think that it could be named in full."""
        return self.can(game, skill, seat, frame, NOTHING)


class Cards(Need):
    """Hand cards that are discarded, shown or face down: from `least` to `most` (-1: all of them).

    `kind` and `elements` (bits, 0 for any) say which, `bond` how they hang together; a skill narrows it
    further with `fits`.
    """

    question: ClassVar[str] = "ag-name-card"
    answer: ClassVar[str] = "discard"

    def __init__(
        self,
        least: int,
        most: int,
        kind: int = ANY_CARD,
        elements: int = 0,
        bond: int = FREE,
        shown: bool = True,
    ) -> None:
        self.least = least
        self.most = most
        self.kind = kind
        self.elements = elements
        self.bond = bond
        self.shown = shown

    def usable(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named
    ) -> list[int]:
        """The hand cards that could be named by themselves."""
        found: list[int] = []
        for card in game.hand(seat).cards:
            if card in named.cards or card == named.printed:
                continue
            such = is_such(game, seat, card, self.kind, self.elements)
            if such and skill.fits(game, seat, card, frame, named):
                found.append(card)
        return found

    def bonded(self, game: "AsteriatedGrail", seat: int, cards: list[int], named: Named) -> list[int]:
        """Of these cards those that hang together with what is named, and with enough others."""
        if self.bond == FREE:
            return cards if len(cards) + len(named.cards) >= self.least else []
        groups = [self.group(game, seat, card) for card in cards]
        taken = [self.group(game, seat, card) for card in named.cards]
        if self.bond == DIFFERENT_ELEMENTS:
            if most_different(groups + taken) < self.least:
                return []
            return [cards[i] for i in range(len(cards)) if most_different([*taken, groups[i]]) > len(taken)]
        common = -1
        for bits in taken:
            common &= bits
        enough = 0
        for bit in range(len(ELEMENTS)):
            if len(taken) + sum(group >> bit & 1 for group in groups) >= self.least:
                enough |= 1 << bit
        return [cards[i] for i in range(len(cards)) if groups[i] & common & enough]

    def group(self, game: "AsteriatedGrail", seat: int, card: int) -> int:
        """By what cards hang together: element or fate."""
        face = game.face(card)
        if self.bond == SAME_FATE:
            return 1 << face.fate if face.fate >= 0 else 0
        return element_bits(game, seat, face)

    def discarded_as(self, game: "AsteriatedGrail", skill: "Skill", seat: int, cards: list[int]) -> int:
        """As which elements (bits) a card that may be of two is discarded for it; 0 for either."""
        groups = [element_bits(game, seat, game.face(card)) for card in cards]
        bits = self.elements or skill.elements_asked()
        if self.bond == SAME_ELEMENT:
            bits = -1
            for group in groups:
                bits &= group
        elif self.bond == DIFFERENT_ELEMENTS:
            bits = ~sum(group for group in groups if group & (group - 1) == 0)
        return bits

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face; `done` where enough is named."""
        if at in named.done or len(named.cards) == self.most:
            return []
        cards = self.bonded(game, seat, self.usable(game, skill, seat, frame, named), named)
        return or_done(one_per_face("discard", cards), len(named.cards) >= self.least)

    def take(self, named: Named, option: Option) -> None:
        """One more card."""
        named.cards = [*named.cards, option.card]

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether there are enough such cards in the hand."""
        if self.least <= 0:
            return True
        return bool(self.bonded(game, seat, self.usable(game, skill, seat, frame, named), named))

    def seems(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> bool:
        """Others see only how many cards there are."""
        return len(game.hand(seat).cards) >= self.least


class Covers(Need):
    """Own covers that are removed. `shown`: face up; others see them only then."""

    question: ClassVar[str] = "ag-name-cover"
    answer: ClassVar[str] = "uncover"

    def __init__(
        self,
        least: int,
        most: int,
        elements: int = 0,
        bond: int = FREE,
        shown: bool = False,
    ) -> None:
        self.least = least
        self.most = most
        self.elements = elements
        self.bond = bond
        self.shown = shown

    def usable(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named
    ) -> list[int]:
        """The covers that could be named by themselves."""
        found: list[int] = []
        for card in game.covers(seat).cards:
            if card in named.covers:
                continue
            face = game.face(card)
            if self.elements and (face.element < 0 or not self.elements >> face.element & 1):
                continue
            if skill.fits_cover(game, seat, card, frame, named):
                found.append(card)
        if self.bond == SAME_ELEMENT:
            elements = [game.face(card).element for card in found]
            taken = [game.face(card).element for card in named.covers]
            if taken:
                return [found[i] for i in range(len(found)) if elements[i] == taken[0]]
            return [found[i] for i in range(len(found)) if elements.count(elements[i]) >= self.least]
        return found

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face; `done` where enough is named."""
        if at in named.done or len(named.covers) == self.most:
            return []
        options = one_per_face("uncover", self.usable(game, skill, seat, frame, named))
        return or_done(options, len(named.covers) >= self.least)

    def take(self, named: Named, option: Option) -> None:
        """One more cover."""
        named.covers = [*named.covers, option.card]

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether there are enough such covers."""
        return len(self.usable(game, skill, seat, frame, named)) + len(named.covers) >= self.least

    def seems(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> bool:
        """Others see how many covers there are."""
        return len(game.covers(seat).cards) >= self.least


class Targets(Need):
    """Characters that are named, each once, in the order of seats; a skill narrows them further."""

    question: ClassVar[str] = "ag-name-target"
    answer: ClassVar[str] = "target"
    refusal: ClassVar[Refusal] = NO_TARGET

    def __init__(self, least: int = 1, most: int = 1, who: int = ANYONE) -> None:
        self.least = least
        self.most = most
        self.who = who

    def usable(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named
    ) -> list[int]:
        """The characters that can still be named: they come after those that are."""
        seats = game.match.seats
        first = 0
        if named.targets:
            first = (named.targets[len(named.targets) - 1] - game.turn) % seats + 1
        found: list[int] = []
        for i in range(first, seats):
            target = (game.turn + i) % seats
            if self.target_refusal(game, skill, seat, target, frame, named) is None:
                found.append(target)
        return found

    def target_refusal(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Why a character may not be named: it is none of those that are meant, or the skill says so."""
        if not is_among(game, self.who, seat, target):
            return not_meant(skill, self.who)
        return skill.target_refusal(game, seat, target, frame, named)

    def reason(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, option: Option
    ) -> Refusal | None:
        """Besides that: it is named already, or too late in the order for those that must follow."""
        target = option.number
        if target in named.targets:
            return skill.reason("ag-named-already")
        refusal = self.target_refusal(game, skill, seat, target, frame, named)
        if refusal is not None:
            return refusal
        found = self.usable(game, skill, seat, frame, named)
        missing = skill.least_targets(game, seat, self.least, named) - len(named.targets)
        if missing > 1:
            found = found[: len(found) - missing + 1]
        if target not in found:
            return NAMED_IN_ORDER
        enough = len(named.targets) == skill.most_targets(game, seat, self.most, named)
        return skill.reason("ag-enough-targets") if enough else None

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """Those from whom enough others still follow."""
        if at in named.done or len(named.targets) == skill.most_targets(game, seat, self.most, named):
            return []
        found = self.usable(game, skill, seat, frame, named)
        missing = skill.least_targets(game, seat, self.least, named) - len(named.targets)
        if missing > 1:
            found = found[: len(found) - missing + 1]
        return or_done([Option("target", 0, 0, target) for target in found], missing <= 0)

    def take(self, named: Named, option: Option) -> None:
        """One more character."""
        named.targets = [*named.targets, option.number]

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether there are enough of them (AG 4(4)3.7)."""
        least = skill.least_targets(game, seat, self.least, named)
        return len(self.usable(game, skill, seat, frame, named)) >= least or not rule("AG 4(4)3.7")


class OneMore(Need):
    """A character besides the targets, noted as the number."""

    question: ClassVar[str] = "ag-name-target"
    answer: ClassVar[str] = "target"

    def __init__(self, who: int = ANYONE) -> None:
        self.who = who

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """Each of those that are meant, also one that is a target."""
        if named.number >= 0:
            return []
        return [
            Option("target", 0, 0, other)
            for other in game.in_order()
            if is_among(game, self.who, seat, other)
        ]

    def reason(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, option: Option
    ) -> Refusal | None:
        """It is none of those that are meant."""
        meant = is_among(game, self.who, seat, option.number)
        return None if meant else not_meant(skill, self.who)

    def take(self, named: Named, option: Option) -> None:
        """The character."""
        named.number = option.number

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """There is always someone: a camp has two players at least."""
        return True


class Number(Need):
    """A number between what the skill says is least and most; `verb` is how it is answered."""

    question: ClassVar[str] = "ag-name-number"

    def __init__(self, verb: str = "number") -> None:
        self.verb = verb

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """Every number that is possible."""
        if named.number >= 0:
            return []
        low, high = skill.least(game, seat, frame, named), skill.most(game, seat, frame, named)
        return [Option(self.verb, 0, 0, value) for value in range(low, high + 1)]

    def take(self, named: Named, option: Option) -> None:
        """The number."""
        named.number = option.number

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether any number is possible."""
        return skill.least(game, seat, frame, named) <= skill.most(game, seat, frame, named)


class Mode(Need):
    """One of several ways, by name; a skill says with `has_mode` which are possible now."""

    question: ClassVar[str] = "ag-name-mode"

    def __init__(self, modes: list[str]) -> None:
        self.modes = modes

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """The ways that are possible."""
        if named.mode >= 0:
            return []
        return [
            Option(self.modes[i])
            for i in range(len(self.modes))
            if skill.has_mode(game, seat, frame, i, named)
        ]

    def take(self, named: Named, option: Option) -> None:
        """The way, by its number."""
        named.mode = self.modes.index(option.verb)

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether any way is possible."""
        return any(skill.has_mode(game, seat, frame, i, named) for i in range(len(self.modes)))


class Effects(Need):
    """One basic effect on the field; a skill narrows it with `may_remove`."""

    question: ClassVar[str] = "ag-name-effect"
    answer: ClassVar[str] = "effect"
    refusal: ClassVar[Refusal] = NO_TARGET

    def usable(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> list[int]:
        """The basic effects that can be named; exclusive ones are none (AG 4(5).7)."""
        found = game.basic_effects()
        if not rule("AG 4(5).7") or not rule("AG 4(5).8"):
            found = [id for other in game.in_order() for id in game.effects(other).cards]
        return [id for id in found if skill.may_remove(game, seat, id, frame)]

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """Each of them."""
        if named.piece:
            return []
        return [Option("effect", 0, id) for id in self.usable(game, skill, seat, frame)]

    def reason(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, option: Option
    ) -> Refusal | None:
        """Exclusive effects stay; or the skill means other ones."""
        if option.piece not in game.pieces or option.piece in self.usable(game, skill, seat, frame):
            return None
        return skill.reason("ag-not-for-it") if game.effect(option.piece).basic else EXCLUSIVE_STAYS

    def take(self, named: Named, option: Option) -> None:
        """The effect."""
        named.piece = option.piece

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether there is one (AG 4(4)3.15, 4(4)3.18)."""
        if self.usable(game, skill, seat, frame):
            return True
        return not (rule("AG 4(4)3.15") and rule("AG 4(4)3.18"))


class Printed(Need):
    """The hand card that bears a unique skill (AG 4(4).4)."""

    question: ClassVar[str] = "ag-name-card"
    answer: ClassVar[str] = "with"
    refusal: ClassVar[Refusal] = Refusal("AG 4(4).4", "ag-no-printed-card")

    def usable(self, game: "AsteriatedGrail", skill: "Skill", seat: int) -> list[int]:
        """The cards in hand that bear it."""
        return [
            card
            for card in game.hand(seat).cards
            if skill.name in game.face(card).skills or not rule("AG 4(4).4")
        ]

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face."""
        return [] if named.printed else one_per_face("with", self.usable(game, skill, seat))

    def take(self, named: Named, option: Option) -> None:
        """The card."""
        named.printed = option.card

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether the hand has one."""
        return bool(self.usable(game, skill, seat))

    def seems(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> bool:
        """Others see only that there are cards."""
        return bool(game.hand(seat).cards)


def or_done(options: list[Option], enough: bool) -> list[Option]:
    """What may be named next; `done` first where enough is named and more could be."""
    if enough and options:
        options.insert(0, Option("done"))
    return options


def most_different(groups: list[int]) -> int:
    """As how many different elements cards can count; those with several share none of them."""
    sure = 0
    for bits in groups:
        if bits & (bits - 1) == 0:
            sure |= bits
    count = sure.bit_count()
    for bits in groups:
        if bits & (bits - 1) != 0 and bits & ~sure != 0:
            count += 1
    return count


def not_meant(skill: "Skill", who: int) -> Refusal:
    """The reason why a character is none of those that a skill means."""
    if who == OTHERS:
        return skill.reason("ag-means-others")
    if who == OPPONENTS:
        return skill.reason("ag-means-opponents")
    return skill.reason("ag-means-teammates" if who == TEAMMATES else "ag-means-own-side")


def is_among(game: "AsteriatedGrail", who: int, seat: int, target: int) -> bool:
    """Whether a character is one of those that a skill means."""
    if who == ANYONE:
        return True
    if who == OTHERS:
        return target != seat
    own = game.teams[target] == game.teams[seat]
    if who == OPPONENTS:
        return not own
    return own and (who == OWN_SIDE or target != seat)
