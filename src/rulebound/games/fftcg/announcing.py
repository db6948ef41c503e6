"""Announcing and paying (FF 11.3 to 11.8): what is named for a card or an ability, and in which order.

A *deed* is what is being done: casting, using an ability, Warp, Priming, putting an auto-ability on the
stack. A *declaration* is the proposal for it: targets, modes, further costs, X, divided numbers, what is
discarded, turned up or put away for it, and the CP. Nothing moves until all is named; then the deed is done
at once, so that nothing has to be rolled back (FF 14, FF R6).
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Ability
from ...effects.actions import Action
from ...effects.host import Context, is_card
from ...effects.targets import Picked, This
from ...effects.trace import TRACE
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Held, Task
from .cards import Part, Payment
from .loops import Declared
from .paying import (
    DISCARD,
    DULL,
    Cost,
    Produced,
    Purse,
    discard_elements,
    only_element,
    payable,
    produced_by,
    produced_elements,
    purse_of,
    source_options,
)
from .state import FFTCG, Character
from .statics import OtherCost

UNIT: Final = 1000
"""Damage is divided in thousands."""

OWN: Final = "own"
STUCK: Final = "stuck"
FIXED: Final = "fixed"
DROPPED: Final = "dropped"
"""Besides the parts of a declaration a deed has clauses on whose Characters its cost takes, which of them it
cannot take, when the cost is fixed, and what is left when it is dropped."""


class Named(Held):
    """What was named so far. Each answer makes a new one; `extra` and `x` are -1 until they are named."""

    def __init__(self) -> None:
        self.picks: dict[str, list[int]] = {}
        self.done: list[str] = []
        self.modes: dict[str, list[int]] = {}
        self.splits: dict[str, list[int]] = {}
        self.extra = -1
        self.x = -1
        self.special = 0
        self.parts: list[list[int]] = []
        self.lb: list[int] = []
        self.backups: list[int] = []
        self.cards: list[int] = []
        self.elements: list[int] = []

    def copy(self) -> "Named":
        """One of its own, to add to. Lists in it are replaced, never changed."""
        other = Named()
        other.picks = self.picks.copy()
        other.done = self.done
        other.modes = self.modes.copy()
        other.splits = self.splits.copy()
        other.extra = self.extra
        other.x = self.x
        other.special = self.special
        other.parts = self.parts
        other.lb = self.lb
        other.backups = self.backups
        other.cards = self.cards
        other.elements = self.elements
        return other

    def spent(self) -> list[int]:
        """What is named for the cost besides CP, and so cannot produce any."""
        found = [self.special] if self.special else []
        for part in self.parts:
            found += part
        return found

    def bound(self) -> dict[str, list[int]]:
        """All that is kept with what goes on the stack."""
        found = self.picks.copy()
        for name, modes in self.modes.items():
            found["modes " + name] = modes
        for name, split in self.splits.items():
            found["split " + name] = split
        if self.x >= 0:
            found["x"] = [self.x]
        return found


NOTHING_NAMED: Final = Named()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Held):
    """What is being done, by whom, with which card. Immutable."""

    def __init__(self, seat: int, source: int, face: int, ability: Ability | None) -> None:
        self.seat = seat
        self.source = source
        self.face = face
        self.ability = ability

    def context(self, named: Named) -> Context:
        """In what context targets are looked for."""
        context = Context(self.seat, self.source, self.face)
        if named.picks or named.x >= 0:
            context.bound = named.bound()
        return context

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The payment that is asked for besides the cost of a card."""
        return None

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """The CP and Crystals to pay, fixed when they are paid; None where nothing is."""
        return None

    def extras(self, game: FFTCG) -> list[OtherCost]:
        """Other payments that may be made."""
        return []

    def lb_cost(self, game: FFTCG) -> int:
        """How many cards of the LB deck are turned up."""
        return 0

    def commit(self, game: FFTCG, named: Named) -> None:
        """All is named: let it happen."""
        raise NotImplementedError

    def clause_for(self, part: str) -> str:
        """The clause under which a part is named."""
        return "FF 11.3.1"

    def afresh(self) -> Task[Any] | None:
        """The task that has begun it, where that was no question; None: it is simply named anew."""
        return None

    def masked(self, viewer: int) -> "Deed":
        """The deed as a viewer knows it."""
        return self


# ---- targets and modes


def announced_in(steps: list[Action]) -> list[Picked]:
    """The targets that are announced for these steps, in the order of the text."""
    found: list[Picked] = []
    for step in steps:
        target = step.aimed_at()
        if isinstance(target, Picked) and target.announced:
            found.append(target)
        found += announced_in(step.inner())
    return found


class Mode:
    """One part that may be selected: its steps, and what is chosen for it."""

    def __init__(self, steps: list[Action]) -> None:
        self.steps = steps
        self.announced = announced_in(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modal(Action):
    """A step of which parts are selected when it is announced; by `count_clause` their number then stands."""

    def __init__(self, name: str, modes: list[Mode], up_to: bool) -> None:
        super().__init__(name)
        self.modes = modes
        self.up_to = up_to
        self.count_clause = ""

    def wanted(self, game: FFTCG, context: Context) -> int:
        """How many parts are selected."""
        raise NotImplementedError


def enough_targets(game: FFTCG, targets: list[Picked], context: Context) -> bool:
    """Whether there is something to choose for each of these (FF 11.3.3)."""
    for target in targets:
        if target.up_to:
            continue
        wanted = target.count.of(game, context)
        if wanted and len(target.candidates(game, context)) < wanted:
            return False
    return True


def selectable(game: FFTCG, modal: Modal, context: Context) -> list[int]:
    """The parts that can be selected."""
    return [i for i, mode in enumerate(modal.modes) if enough_targets(game, mode.announced, context)]


def announceable(game: FFTCG, ability: Ability, context: Context) -> bool:
    """Whether targets and modes can be named at all."""
    if not enough_targets(game, ability.announced, context):
        return False
    for select in ability.selects:
        assert isinstance(select, Modal)
        possible = len(selectable(game, select, context))
        if not possible or (possible < select.wanted(game, context) and not select.up_to):
            return False
    return True


def all_targets(ability: Ability, named: Named) -> list[Picked]:
    """The targets to be named: of the text, then of the parts that were selected."""
    targets = ability.announced
    if ability.selects:
        targets = targets[:]
        for select in ability.selects:
            assert isinstance(select, Modal)
            for i in named.modes.get(select.name, []):
                targets += select.modes[i].announced
    return targets


# ---- the cost besides CP


def part_candidates(game: FFTCG, deed: Deed, part: Part, named: Named) -> list[int]:
    """What may be put, discarded or dulled for one part of a cost, beside what is named already."""
    context = deed.context(named)
    if isinstance(part.target, This):
        own = [deed.source] if rule("FF 5.2.4.1") else game.field(deed.seat).cards[:1]
        return [thing for thing in own if has_counters(game, part, thing, context)]
    assert isinstance(part.target, Picked)
    spent = spent_on(game, deed, named)
    found: list[int] = []
    for thing in part.target.selector.find(game, context):
        if thing in spent:
            continue
        piece = game.find_character(thing)
        if part.deed == DULL and (piece is None or piece.dull):
            continue
        if piece is not None and not is_usable(game, deed, part, piece, context):
            continue
        if has_counters(game, part, thing, context):
            found.append(thing)
    return found


def has_counters(game: FFTCG, part: Part, thing: int, context: Context) -> bool:
    """Whether enough counters can be removed for a part of a cost that asks for that."""
    return not part.counter or game.counters_on(thing, part.counter) >= part.count.of(game, context)


def things_wanted(game: FFTCG, deed: Deed, part: Part, named: Named) -> int:
    """How many things a part of a cost takes; counters are removed from one."""
    return 1 if part.counter else part.count.of(game, deed.context(named))


def spent_on(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """What can pay for nothing else: what is named already, and the source where it is cast or pays."""
    spent = named.spent()
    payment = deed.payment(game, named)
    free = payment is not None and not payment.dull and not is_card(deed.source)
    if payment is None or not free or any(isinstance(part.target, This) for part in payment.parts):
        spent.append(deed.source)
    return spent


def is_usable(game: FFTCG, deed: Deed, part: Part, piece: Character, context: Context) -> bool:
    """A cost takes Characters of the player alone (FF 11.6.2.2.3) that can go there (FF 11.6.2.2.4)."""
    if piece.seat != deed.seat and rule(deed.clause_for(OWN)):
        return False
    stuck = game.rules.cost_forbidden(game, part.to, piece.id, context)
    return not (stuck and rule(deed.clause_for(STUCK)))


def missing_part(deed: Deed, payment: Payment, named: Named, game: FFTCG) -> Part | None:
    """The part of a cost that is named next."""
    filled = len(named.parts)
    for i, part in enumerate(payment.parts):
        if i >= filled or len(named.parts[i]) < things_wanted(game, deed, part, named):
            return part
    return None


def with_part(payment: Payment, named: Named, part: Part, thing: int) -> Named:
    """One more thing named for a part of a cost."""
    other = named.copy()
    index = payment.parts.index(part)
    parts = [held[:] for held in named.parts]
    while len(parts) <= index:
        parts.append([])
    parts[index].append(thing)
    other.parts = parts
    return other


def special_cards(game: FFTCG, deed: Deed) -> list[int]:
    """The cards of the hand with the name of the card whose special ability is used (FF 11.7.1)."""
    names = game.rules.names_of(game, deed.source)
    found: list[int] = []
    for card in game.hand(deed.seat).cards:
        own = game.card(face_of(card)).names
        if any(name in names for name in own) or not rule("FF 11.7.1"):
            found.append(card)
    return found


def lb_cards(game: FFTCG, deed: Deed, named: Named) -> list[int]:
    """The face-down cards of the LB deck that can be turned up (FF R5)."""
    return [
        card
        for card in game.lb_deck(deed.seat).cards
        if card != deed.source and card not in named.lb and game.rules.is_face_down(game, card)
    ]


def affordable(game: FFTCG, deed: Deed, named: Named) -> bool:
    """Whether the rest of the cost can still be paid in full (FF 11.3.7.1): nothing is paid in part."""
    payment = deed.payment(game, named)
    if payment is not None:
        if payment.special and not named.special:
            for card in distinct(special_cards(game, deed)):
                other = named.copy()
                other.special = card
                if affordable(game, deed, other):
                    return True
            return False
        part = missing_part(deed, payment, named, game)
        if part is not None:
            found = part_candidates(game, deed, part, named)
            wanted = things_wanted(game, deed, part, named)
            if len(found) < wanted and not isinstance(part.target, This):
                return False
            return any(
                affordable(game, deed, with_part(payment, named, part, one)) for one in distinct(found)
            )
    if len(lb_cards(game, deed, named)) + len(named.lb) < deed.lb_cost(game):
        return False
    cost = deed.cost(game, named)
    if cost is None:
        return True
    if cost.mill > len(game.deck(deed.seat).cards):
        return False
    return payable(cost, purse_for(game, deed, named), game.crystals[deed.seat])


def purse_for(game: FFTCG, deed: Deed, named: Named) -> Purse:
    """What a seat can produce CP with for a deed."""
    return purse_of(game, deed.seat, spent_on(game, deed, named))


def distinct(things: list[int]) -> list[int]:
    """One for equal cards; pieces are all different."""
    faces: set[int] = set()
    found: list[int] = []
    for thing in things:
        if is_card(thing):
            if face_of(thing) in faces:
                continue
            faces.add(face_of(thing))
        found.append(thing)
    return found


# ---- the proposal

TARGET: Final = "target"
MODE: Final = "mode"
EXTRA: Final = "extra"
AMOUNT: Final = "x"
SPLIT: Final = "split"
SPECIAL: Final = "special"
PART: Final = "part"
LIMIT: Final = "lb"
PAY: Final = "pay"
COMPLETE: Final = ""

MOST_X: Final = 30


class Declaration(Declared):
    """A deed about to be done, with what is named for it so far."""

    clause: ClassVar[str] = "FF 11.3.1"
    question: ClassVar[str] = "ff-declare"

    def __init__(self, deed: Deed, beginning: Task[Any] | None, named: Named) -> None:
        super().__init__(deed.seat)
        self.deed = deed
        self.beginning = beginning
        self.named = named
        self.cached_cost: Cost | None = None

    def begun_by(self) -> Task[Any]:
        """The question in which the deed was named; of what the rules bring, this with nothing named yet.

        Dropped, all is as before the deed, and whoever had priority has it again (FF 14.1, 14.4).
        """
        if not rule("FF 14.1"):
            return self
        again = rule("FF 14.4") and rule("FF R6") and rule(self.deed.clause_for(DROPPED))
        if self.beginning is not None and again:
            return self.beginning
        return self.deed.afresh() or Declaration(self.deed, self.beginning, NOTHING_NAMED)

    def again(self) -> Declared:
        """Another with the same named."""
        return Declaration(self.deed, self.beginning, self.named)

    def masked(self, viewer: int) -> Task[Any]:
        """Others see only the question that began it."""
        if viewer == self.seat:
            return self
        if self.beginning is not None:
            return self.beginning
        return Declaration(self.deed.masked(viewer), None, NOTHING_NAMED)

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next part, or let it happen; where the table allows it, offer to drop the whole."""
        part = self.part(game)
        if part == COMPLETE:
            self.stand(game)
            self.deed.commit(game, self.named)
            return None
        options = self.options_for(game, part)
        allowed = game.match.cancel and self.beginning is not None
        if allowed or not options:  # in a guess at hidden cards, what was begun may turn out to be impossible
            options.append(Option("cancel"))
        return Decision(self.seat, "ff-" + part, self.deed.clause_for(part), options)

    def part(self, game: FFTCG) -> str:
        """Which part is named next."""
        named = self.named
        ability = self.deed.ability
        if ability is not None:
            if self.next_target(game) is not None:
                return TARGET
            if self.next_modal(game) is not None and rule(self.deed.clause_for(MODE)):
                return MODE
        if named.extra < 0 and self.possible_extras(game) and rule(self.deed.clause_for(EXTRA)):
            return EXTRA
        payment = self.deed.payment(game, named)
        asks_x = payment is not None and payment.x and named.x < 0
        if asks_x and rule("FF 4.5") and rule(self.deed.clause_for(AMOUNT)):
            return AMOUNT
        if ability is not None and self.next_split(game) is not None:
            return SPLIT
        return self.part_of_cost(game, payment)

    def part_of_cost(self, game: FFTCG, payment: Payment | None) -> str:
        """Which part of the cost is named next: CP come last."""
        named = self.named
        if payment is not None:
            if payment.special and not named.special:
                return SPECIAL
            if missing_part(self.deed, payment, named, game) is not None:
                return PART
        if len(named.lb) < self.deed.lb_cost(game):
            return LIMIT
        cost = self.deed.cost(game, named)
        if cost is not None and cost.total and not self.produced(cost).complete() and rule("FF 11.2.1"):
            self.cached_cost = cost
            return PAY
        return COMPLETE

    # ---- what is next

    def next_target(self, game: FFTCG) -> Picked | None:
        """The target that is named next."""
        ability = self.deed.ability
        assert ability is not None
        for target in all_targets(ability, self.named):
            if target.name in self.named.done:
                continue
            context = self.deed.context(self.named)
            chosen = self.named.picks.get(target.name, [])
            if len(chosen) >= target.count.of(game, context):
                continue
            if any(thing not in chosen for thing in target.candidates(game, context, chosen)):
                return target
        return None

    def next_modal(self, game: FFTCG) -> Modal | None:
        """The step whose parts are selected next."""
        ability = self.deed.ability
        assert ability is not None
        for select in ability.selects:
            assert isinstance(select, Modal)
            if select.name in self.named.done:
                continue
            context = self.deed.context(self.named)
            chosen = self.named.modes.get(select.name, [])
            if len(chosen) >= min(select.wanted(game, context), len(select.modes)):
                continue
            if any(i not in chosen for i in selectable(game, select, context)):
                return select
        return None

    def next_split(self, game: FFTCG) -> "Divided | None":
        """The step whose number is divided next."""
        ability = self.deed.ability
        assert ability is not None
        for step in divided_in(ability.steps_of()):
            chosen = self.named.picks.get(step.target_name(), [])
            if len(self.named.splits.get(step.name, [])) < len(chosen):
                return step
        return None

    def possible_extras(self, game: FFTCG) -> list[int]:
        """Which other payments can be made, 0 for none of them; nothing where there is no choice."""
        extras = self.deed.extras(game)
        if not extras:
            return []
        found: list[int] = []
        for i in range(len(extras) + 1):
            other = self.named.copy()
            other.extra = i
            if affordable(game, self.deed, other):
                found.append(i)
        return found

    def produced(self, cost: Cost) -> Produced:
        """CP of the sources that were named."""
        named = self.named
        return produced_by(cost, named.backups, named.cards, named.elements)

    # ---- options

    def options_for(self, game: FFTCG, part: str) -> list[Option]:
        """What may be named for this part; each only where all can be completed."""
        if part == TARGET:
            return self.target_options(game)
        if part == MODE:
            return self.mode_options(game)
        if part == EXTRA:
            return [Option("extra", 0, 0, i) for i in self.possible_extras(game)]
        if part == AMOUNT:
            return self.amount_options(game)
        if part == SPLIT:
            return self.split_options(game)
        if part == SPECIAL:
            return self.special_options(game)
        if part == PART:
            return self.part_options(game)
        if part == LIMIT:
            last = face_of(self.named.lb[-1]) if self.named.lb else 0
            cards = [card for card in lb_cards(game, self.deed, self.named) if face_of(card) >= last]
            wanted = self.deed.lb_cost(game) - len(self.named.lb)
            return [Option("turn-up", card) for card in distinct(cards) if later(cards, card) >= wanted]
        return self.pay_options(game)

    def target_options(self, game: FFTCG) -> list[Option]:
        """What may be chosen; to stop, where fewer will do."""
        target = self.next_target(game)
        assert target is not None
        chosen = self.named.picks.get(target.name, [])
        context = self.deed.context(self.named)
        options: list[Option] = []
        found = target.candidates(game, context, chosen)
        for thing in distinct([thing for thing in found if thing not in chosen]):
            options.append(Option("choose", thing) if is_card(thing) else Option("choose", 0, thing))
        if target.up_to:
            options.append(Option("done"))
        return options

    def mode_options(self, game: FFTCG) -> list[Option]:
        """The parts that may be selected, in the order of the text; to stop, where fewer will do."""
        modal = self.next_modal(game)
        assert modal is not None
        chosen = self.named.modes.get(modal.name, [])
        context = self.deed.context(self.named)
        possible = [i for i in selectable(game, modal, context) if i not in chosen]
        options = [Option("mode", 0, 0, i + 1) for i in possible]
        if modal.up_to and (chosen or not rule("FF R17")):
            options.append(Option("done"))
        return options

    def amount_options(self, game: FFTCG) -> list[Option]:
        """The numbers that X can be: whole, not negative, and payable (FF 4.1, 4.5)."""
        options: list[Option] = []
        for x in range(MOST_X):
            other = self.named.copy()
            other.x = x
            if not affordable(game, self.deed, other):
                break
            options.append(Option("x", 0, 0, x))
        return options

    def split_options(self, game: FFTCG) -> list[Option]:
        """How much of the damage the next target gets: at least one unit each (FF 11.3.6, 11.8.12)."""
        step = self.next_split(game)
        assert step is not None
        chosen = self.named.picks[step.target_name()]
        given = self.named.splits.get(step.name, [])
        thing = chosen[len(given)]
        left = step.whole(game, self.deed.context(self.named)) // UNIT - sum(given)
        others = len(chosen) - len(given) - 1
        least = left if not others else 1
        most = left - others if rule(self.deed.clause_for(SPLIT)) else left
        card = thing if is_card(thing) else 0
        return [Option("split", card, 0 if card else thing, n) for n in range(least, most + 1)]

    def special_options(self, game: FFTCG) -> list[Option]:
        """The cards that may be discarded for a special ability."""
        options: list[Option] = []
        for card in distinct(special_cards(game, self.deed)):
            other = self.named.copy()
            other.special = card
            if affordable(game, self.deed, other):
                options.append(Option("special", card))
        return options

    def part_options(self, game: FFTCG) -> list[Option]:
        """What may be put, discarded or dulled for the cost."""
        payment = self.deed.payment(game, self.named)
        assert payment is not None
        part = missing_part(self.deed, payment, self.named, game)
        assert part is not None
        options: list[Option] = []
        for thing in distinct(part_candidates(game, self.deed, part, self.named)):
            if affordable(game, self.deed, with_part(payment, self.named, part, thing)):
                options.append(Option("give", thing) if is_card(thing) else Option("give", 0, thing))
        return options

    def pay_options(self, game: FFTCG) -> list[Option]:
        """The sources of CP that may be named next."""
        cost = self.cached_cost
        assert cost is not None
        purse = purse_for(game, self.deed, self.named)
        return source_options(self.produced(cost), purse, self.named.backups, self.named.cards)

    # ---- answers

    def resume(self, game: FFTCG, option: Option) -> None:
        """The declaration with one part more."""
        part = self.part(game)
        named = self.named.copy()
        thing = option.card or option.piece
        if part == TARGET:
            target = self.next_target(game)
            assert target is not None
            note(named.picks, named, target.name, thing, option.verb == "done")
            trace(target.name, target.up_to, option)
        elif part == MODE:
            modal = self.next_modal(game)
            assert modal is not None
            note(named.modes, named, modal.name, option.number - 1, option.verb == "done")
            trace(modal.name, modal.up_to, option)
        elif part == EXTRA:
            named.extra = option.number
        elif part == AMOUNT:
            named.x = option.number
        elif part == SPLIT:
            step = self.next_split(game)
            assert step is not None
            note(named.splits, named, step.name, option.number, False)
        elif part == SPECIAL:
            named.special = thing
        elif part == PART:
            payment = self.deed.payment(game, named)
            assert payment is not None
            missing = missing_part(self.deed, payment, named, game)
            assert missing is not None
            named = with_part(payment, named, missing, thing)
        elif part == LIMIT:
            named.lb = [*named.lb, option.card]
        else:
            self.note_source(game, named, option)
        game.push(Declaration(self.deed, self.beginning, named))

    def note_source(self, game: FFTCG, named: Named, option: Option) -> None:
        """One more source of CP, with its element; not used before all is named, so the cost is fixed.

        So a dropped deed has no payment to cancel (FF 14.2), and nothing was set off by one (FF 14.3).
        """
        if option.verb == DISCARD and not rule("FF 14.3"):
            game.notice(Event("discards", "FF 14.3", self.seat))
        element = option.number
        if element < 0:
            cost = self.cached_cost
            assert cost is not None
            if option.verb == DULL:
                bits = produced_elements(game, game.character(option.piece))
            else:
                bits = discard_elements(game, option.card)
            element = only_element(bits & cost.only)
        if option.verb == DISCARD:
            named.cards = [*named.cards, option.card]
            named.elements = [*named.elements, element]
        else:
            named.backups = [*named.backups, option.piece]
            named.elements = [*named.elements, element]
            if not (rule(self.deed.clause_for(FIXED)) and rule("FF 14.2")):
                game.character(option.piece).dull = True


def note(table: dict[str, list[int]], named: Named, name: str, thing: int, done: bool) -> None:
    """Add one thing to what was named under a name, or note that nothing more is."""
    if done:
        named.done = [*named.done, name]
        table.setdefault(name, [])
    else:
        table[name] = [*table.get(name, []), thing]


def trace(name: str, up_to: bool, option: Option) -> None:
    """Note whether something was named where nothing has to be."""
    if TRACE.active and up_to:
        TRACE.note(name, "declined" if option.verb == "done" else "taken")


def later(cards: list[int], card: int) -> int:
    """How many cards there are from this one on, by face."""
    return sum(1 for other in cards if face_of(other) >= face_of(card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Divided(Action):
    """A step whose number is divided among its targets when it is announced."""

    def target_name(self) -> str:
        """The name of the target."""
        raise NotImplementedError

    def whole(self, game: FFTCG, context: Context) -> int:
        """The number that is divided."""
        raise NotImplementedError


def divided_in(steps: list[Action]) -> list[Divided]:
    """The steps whose numbers are divided."""
    found: list[Divided] = []
    for step in steps:
        if isinstance(step, Divided):
            found.append(step)
        found += divided_in(step.inner())
    return found


def declare(game: FFTCG, deed: Deed, beginning: Task[Any] | None) -> None:
    """Begin a declaration."""
    game.push(Declaration(deed, beginning, NOTHING_NAMED))


def pieces_of(game: FFTCG, things: list[int]) -> list[Character]:
    """Of these things, the Characters on the field."""
    found: list[Character] = []
    for thing in things:
        piece = game.find_character(thing)
        if piece is not None:
            found.append(piece)
    return found
