"""Characters and their skills (AG 4(4)): what a skill is, what is named to use it, and the cast of a game.

A skill is a definition, shared by all games. By kind it is passive (it happens by itself), a response (its
player may use it), a start-up, or magic (it consumes a Magic Action). Its *needs* are its conditions: cards
to discard, covers to remove, characters to name, a number, one of several ways. All needs are named in one
proposal (`using`); then energy is paid, cards go, and `effect` runs. An effect with several parts pushes
steps (`steps`) and goes on in `then`; one that asks lists its own `options`.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from ...kernel.task import Held
from .cards import ELEMENTS, EXCLUSIVE, Face
from .points import AS_ATTACK, ELEMENT, POINTS, QUERIES

if TYPE_CHECKING:
    from .state import AsteriatedGrail

PASSIVE: Final = 0
RESPONSE: Final = 1
STARTUP: Final = 2
MAGIC: Final = 3
KINDS: Final = ["passive", "response", "startup", "magic"]

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

ANY_CARD: Final = 0
MAGIC_CARD: Final = 1
ATTACK_CARD: Final = 2

NO_TARGET: Final = Refusal("AG 4(4)3.8", "ag-lost-target")
CONDITION_UNMET: Final = Refusal("AG 4(4)3.4", "ag-condition-unmet")
NOT_ITS_MOMENT: Final = Refusal("AG 4(4).10", "ag-not-its-moment")


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
    """One part that is named before a skill is used. `question` asks for it.

    `played`: what it names as the printed card is only laid open; the skill plays it.
    """

    question: ClassVar[str] = ""
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

    def seems(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int) -> bool:
        """Whether everyone else must think that it could be named in full."""
        return self.can(game, skill, seat, frame, NOTHING)


class Cards(Need):
    """Hand cards that are discarded, shown or face down: from `least` to `most` (-1: all of them).

    `kind` and `elements` (bits, 0 for any) say which, `bond` how they hang together; a skill narrows it
    further with `fits`.
    """

    question: ClassVar[str] = "ag-name-card"

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
            face = game.face(card)
            if self.kind == MAGIC_CARD and not face.is_magic:
                continue
            if self.kind == ATTACK_CARD and not counts_as_attack(face):
                continue
            if self.elements and not self.elements & element_bits(game, seat, face):
                continue
            if skill.fits(game, seat, card, frame, named):
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

    def options(
        self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face; `done` where enough is named."""
        if at in named.done or len(named.cards) == self.most:
            return []
        cards = self.bonded(game, seat, self.usable(game, skill, seat, frame, named), named)
        options = one_per_face("discard", cards)
        if len(named.cards) >= self.least:
            if not options:
                return []
            options.insert(0, Option("done"))
        return options

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
        if len(named.covers) >= self.least:
            if not options:
                return []
            options.insert(0, Option("done"))
        return options

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
    """Characters that are named, each once, in the order of seats; a skill narrows them with `may_target`."""

    question: ClassVar[str] = "ag-name-target"
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
            if is_among(game, self.who, seat, target) and skill.may_target(game, seat, target, frame, named):
                found.append(target)
        return found

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
        options = [Option("target", 0, 0, target) for target in found]
        if missing <= 0:
            if not options:
                return []
            options.insert(0, Option("done"))
        return options

    def take(self, named: Named, option: Option) -> None:
        """One more character."""
        named.targets = [*named.targets, option.number]

    def can(self, game: "AsteriatedGrail", skill: "Skill", seat: int, frame: int, named: Named) -> bool:
        """Whether there are enough of them (AG 4(4)3.7)."""
        least = skill.least_targets(game, seat, self.least, named)
        return len(self.usable(game, skill, seat, frame, named)) >= least or not rule("AG 4(4)3.7")


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


def element_for(game: "AsteriatedGrail", seat: int, face: Face) -> int:
    """The element of a card in the hand of a seat."""
    return game.cast.value(game, ELEMENT, seat, face.element, game.rules.face_numbers.get(face.code, 0))


def element_bits(game: "AsteriatedGrail", seat: int, face: Face) -> int:
    """The elements that a card may count as when it is discarded, as bits; a blade has two."""
    element = element_for(game, seat, face)
    if element >= 0:
        return 1 << element
    return game.cast.value(game, AS_ATTACK, seat, 0, game.rules.face_numbers.get(face.code, 0))


def counts_as_attack(face: Face) -> bool:
    """Whether a card counts as an attack card when it is discarded; the only exclusive ones held do."""
    return face.is_attack or face.kind == EXCLUSIVE


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


def one_per_face(verb: str, cards: list[int]) -> list[Option]:
    """One option for all equal cards."""
    seen: set[int] = set()
    options: list[Option] = []
    for card in cards:
        if face_of(card) not in seen:
            seen.add(face_of(card))
            options.append(Option(verb, card))
    return options


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill of a character. A definition: it never changes.

    `at` are the points at which a passive or response looks, `later` those at which the rest of it happens
    by itself once it was used, `queries` the values that it changes, `axis` its line of the axis.
    `crystals` and `gems` are what an ultimate costs; with `x_energy` it costs as many of either as the
    number named. `once`: once a turn. `rank` 1: a skill on a foreign exclusive card, which comes after own
    ones; 2: after everything. `silent`: nobody is asked for its order. `enables`: a start-up after which an
    action may be possible that was not. `attacks`: it is used as an Attack Action.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        at: list[int] | None = None,
        later: list[int] | None = None,
        queries: list[int] | None = None,
        axis: str = "",
        needs: list[Need] | None = None,
        crystals: int = 0,
        gems: int = 0,
        x_energy: bool = False,
        once: bool = False,
        unique: bool = False,
        exclusive: str = "",
        rank: int = 0,
        silent: bool = False,
        enables: bool = False,
        attacks: bool = False,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.at: list[int] = [] if at is None else at
        self.later: list[int] = [] if later is None else later
        self.queries: list[int] = [] if queries is None else queries
        self.axis = axis
        self.needs: list[Need] = [] if needs is None else needs
        self.crystals = crystals
        self.gems = gems
        self.x_energy = x_energy
        self.once = once
        self.unique = unique
        self.exclusive = exclusive
        self.rank = rank
        self.silent = silent
        self.enables = enables
        self.attacks = attacks
        self.fixed = fixed
        self.clause = ""
        self.number = 0
        self.owner = ""
        self.not_now = NOT_ITS_MOMENT
        self.only_once: Refusal | None = None

    def belong(self, owner: str, clause: str, number: int) -> None:
        """Become a character's skill of this number; its own clause is that of the character's sheet."""
        self.owner = owner
        self.number = number
        self.clause = clause
        if self.at_will():
            self.not_now = Refusal(clause, "ag-not-now")
        if self.once:
            self.only_once = Refusal(clause, "ag-once-a-turn")

    def at_will(self) -> bool:
        """Whether its player uses it at will, as an action or start-up; others wait for their point."""
        return self.kind in (STARTUP, MAGIC) or self.attacks

    def is_ultimate(self) -> bool:
        """Whether it costs energy (AG 4(4).6)."""
        return self.crystals > 0 or self.gems > 0 or self.x_energy

    def crystals_for(self, named: Named) -> int:
        """How many stones of either kind it costs, by what was named."""
        return self.crystals

    def gems_for(self, named: Named) -> int:
        """How many gems it costs, by what was named."""
        return self.gems

    # ---- when it may be used

    def user(self, game: "AsteriatedGrail", owner: int, frame: int) -> int:
        """Whose skill it is at a point: the owner's, or, on a card, the holder's; -1 for nobody's."""
        return owner

    def applies(self, game: "AsteriatedGrail", seat: int, frame: int) -> bool:
        """Whether it may be used now, as far as everyone can see, besides its needs and cost."""
        return True

    def possible(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> bool:
        """Whether it may be used now, by what its player alone knows."""
        return True

    # ---- what is named

    def needs_for(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> list[Need]:
        """What is to be named, after what has been named so far."""
        return self.needs

    def may_target(self, game: "AsteriatedGrail", seat: int, target: int, frame: int, named: Named) -> bool:
        """Whether a character may be named."""
        return True

    def least_targets(self, game: "AsteriatedGrail", seat: int, least: int, named: Named) -> int:
        """How many characters must be named."""
        return least

    def most_targets(self, game: "AsteriatedGrail", seat: int, most: int, named: Named) -> int:
        """How many characters may be named."""
        return most

    def may_remove(self, game: "AsteriatedGrail", seat: int, effect: int, frame: int) -> bool:
        """Whether a basic effect may be named."""
        return True

    def fits(self, game: "AsteriatedGrail", seat: int, card: int, frame: int, named: Named) -> bool:
        """Whether a hand card may be named."""
        return True

    def fits_cover(self, game: "AsteriatedGrail", seat: int, card: int, frame: int, named: Named) -> bool:
        """Whether a cover may be named."""
        return True

    def least(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> int:
        """The least number that may be named."""
        return 1

    def most(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> int:
        """The greatest number that may be named."""
        return 1

    def has_mode(self, game: "AsteriatedGrail", seat: int, frame: int, mode: int, named: Named) -> bool:
        """Whether one of its ways is possible."""
        return True

    # ---- what it does

    def effect(self, game: "AsteriatedGrail", use: int) -> None:
        """Carry it out: change what everyone sees, push steps for the rest, in the order of its text."""
        raise NotImplementedError

    def then(self, game: "AsteriatedGrail", use: int, stage: int) -> None:
        """Go on after steps that it has pushed (`steps.Then`)."""
        raise NotImplementedError

    def is_due(self, game: "AsteriatedGrail", owner: int, frame: int, point: int) -> bool:
        """Whether the rest of it happens at one of its later points."""
        return False

    def follow_up(self, game: "AsteriatedGrail", owner: int, frame: int, point: int) -> None:
        """The rest of it, at a later point, by itself."""
        raise NotImplementedError

    def asks(self, game: "AsteriatedGrail", use: int, stage: int) -> int:
        """The seat that is asked at a stage (`steps.Ask`)."""
        return game.use(use).seat

    def options(self, game: "AsteriatedGrail", use: int, stage: int) -> list[Option]:
        """What may be answered at a stage. Changes nothing."""
        raise NotImplementedError

    def answer(self, game: "AsteriatedGrail", use: int, stage: int, option: Option) -> None:
        """Go on with the answer."""
        raise NotImplementedError

    # ---- what it changes while it holds

    def on_axis(self) -> bool:
        """Whether its line of the axis is not switched off in a mutant."""
        return not self.axis or rule(self.axis)

    def in_force(self) -> bool:
        """Whether it is not switched off in a mutant; of a skill that is used, only the effect is."""
        return rule(self.clause) and self.on_axis()

    def fixes(self, game: "AsteriatedGrail", owner: int, seat: int) -> bool:
        """Whether a fixed value holds for a seat now; others then change nothing."""
        return owner == seat

    def change(
        self, game: "AsteriatedGrail", owner: int, seat: int, value: int, about: int, query: int
    ) -> int:
        """What a query gives after this skill."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character: its fate and stars, its tokens and cards, its skills. A definition.

    `guests` are skills of other characters that work through this one where nobody plays those.
    """

    def __init__(
        self,
        number: int,
        name: str,
        fate: int,
        stars: float,
        skills: list[Skill],
        yellow: int = 0,
        blue: int = 0,
        covers: int = 0,
        exclusive: list[Face] | None = None,
        aside: list[Face] | None = None,
        set: str = "standard",
        cannot_act: bool = True,
        guests: list[Skill] | None = None,
    ) -> None:
        self.number = number
        self.name = name
        self.fate = fate
        self.stars = stars
        self.skills = skills
        self.most_yellow = yellow
        self.most_blue = blue
        self.most_covers = covers
        self.exclusive: list[Face] = [] if exclusive is None else exclusive
        self.aside: list[Face] = [] if aside is None else aside
        self.set = set
        self.cannot_act = cannot_act
        self.guests: list[Skill] = [] if guests is None else guests
        self.startups: list[Skill] = []
        self.magic: list[Skill] = []
        for i, skill in enumerate(skills):
            skill.belong(name, f"AG C {number}.{i + 1}", i + 1)
            if skill.kind == STARTUP:
                self.startups.append(skill)
            elif skill.kind == MAGIC or skill.attacks:
                self.magic.append(skill)

    def skill(self, name: str) -> Skill | None:
        """A skill by its name."""
        for skill in self.skills:
            if skill.name == name:
                return skill
        return None


class Entry:
    """A skill in a game, with the seat that has it."""

    def __init__(self, seat: int, skill: Skill) -> None:
        self.name = f"{seat} {skill.name}"
        self.seat = seat
        self.skill = skill


class Cast:
    """The characters of one game by seat, and which of their skills look at which point and query."""

    def __init__(self, name: str, characters: list[Character]) -> None:
        self.name = name
        self.characters = characters
        self.at: list[list[Entry]] = [[] for _ in range(POINTS)]
        self.later: list[list[Entry]] = [[] for _ in range(POINTS)]
        self.on: list[list[Entry]] = [[] for _ in range(QUERIES)]
        self.seats: dict[str, int] = {}
        for seat, character in enumerate(characters):
            self.seats[character.name] = seat
            for skill in character.skills:
                self.add(Entry(seat, skill))
        for seat, character in enumerate(characters):
            for skill in character.guests:
                if skill.owner not in self.seats:
                    self.add(Entry(seat, skill))

    def add(self, entry: Entry) -> None:
        """Let a skill look at its points and queries."""
        for point in entry.skill.at:
            self.at[point].append(entry)
        for point in entry.skill.later:
            self.later[point].append(entry)
        for query in entry.skill.queries:
            self.on[query].append(entry)

    def looks_at(self, point: int) -> bool:
        """Whether any skill looks at a point."""
        return bool(self.at[point]) or bool(self.later[point])

    def seat_of(self, character: str) -> int:
        """The seat of a character, -1 where nobody plays it."""
        return self.seats.get(character, -1)

    def value(self, game: "AsteriatedGrail", query: int, seat: int, value: int, about: int) -> int:
        """A value after all skills that change it; a fixed one stands by itself."""
        entries = self.on[query]
        if not entries or not rule("AG 4(4)3.2"):
            return value
        for entry in entries:
            skill = entry.skill
            if skill.fixed and skill.fixes(game, entry.seat, seat) and skill.in_force():
                return skill.change(game, entry.seat, seat, value, about, query)
        for entry in entries:
            skill = entry.skill
            if not skill.fixed and skill.in_force():
                value = skill.change(game, entry.seat, seat, value, about, query)
        return value
