"""Announcing (FF 11.3 to 11.8, 14): the proposal in which all that a deed needs is named, part by part.

A *declaration* is the proposal for a deed (`deeds`). It asks for targets, modes and divided numbers
(`targets`), for another payment and X, then for the cost (`costs`): what is discarded, turned up or put away,
and the CP last (`paying`). Nothing moves until all is named; then the deed is done at once, so that nothing
has to be rolled back (FF 14, FF R6).
"""

from typing import Any, ClassVar, Final

from ...effects.host import is_card
from ...effects.targets import Picked
from ...effects.trace import TRACE
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .cards import Payment
from .costs import (
    affordable,
    face_down_cards,
    missing_part,
    payable_amounts,
    payable_specials,
    payable_things,
    purse_for,
    with_part,
)
from .deeds import DROPPED, FIXED, NOTHING_NAMED, Deed, Named
from .loops import Declared
from .paying import (
    DISCARD,
    DULL,
    Cost,
    Produced,
    discard_elements,
    only_element,
    produced_by,
    produced_elements,
    source_options,
)
from .state import FFTCG
from .targets import UNIT, Divided, Modal, all_targets, distinct, divided_in, selectable

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

    def next_split(self, game: FFTCG) -> Divided | None:
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
            return [Option("special", card) for card in payable_specials(game, self.deed, self.named)]
        if part == PART:
            return self.part_options(game)
        if part == LIMIT:
            last = face_of(self.named.lb[-1]) if self.named.lb else 0
            cards = [card for card in face_down_cards(game, self.deed, self.named) if face_of(card) >= last]
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
        if modal.allows_fewer(game, context) and (chosen or not rule("FF R17")):
            options.append(Option("done"))
        return options

    def amount_options(self, game: FFTCG) -> list[Option]:
        """The numbers that X can be: whole, not negative, and payable (FF 4.1, 4.5)."""
        return [Option("x", 0, 0, x) for x in range(payable_amounts(game, self.deed, self.named))]

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

    def part_options(self, game: FFTCG) -> list[Option]:
        """What may be put, discarded or dulled for the cost."""
        payment = self.deed.payment(game, self.named)
        assert payment is not None
        part = missing_part(self.deed, payment, self.named, game)
        assert part is not None
        found = payable_things(game, self.deed, self.named, part)
        return [Option("give", thing) if is_card(thing) else Option("give", 0, thing) for thing in found]

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
            trace(modal.name, modal.allows_fewer(game, self.deed.context(self.named)), option)
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


def declare(game: FFTCG, deed: Deed, beginning: Task[Any] | None) -> None:
    """Begin a declaration."""
    game.push(Declaration(deed, beginning, NOTHING_NAMED))
