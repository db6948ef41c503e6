"""Using a card (BS 15.3 to 15.19, 16, 21, 22): summoning, deploying, Magic; legality, proposal, the use.

A use is proposed part by part: which EX cards are removed, which Cores pay, which go onto the card. Only what
can be completed is offered, so nothing has to be rolled back (FAQ cost.2.2). When all is named the card is
revealed, paid for and used.
"""

from typing import Any, ClassVar, Final

from ...effects.abilities import Activated
from ...effects.actions import Close, push_steps
from ...effects.host import Context
from ...kernel.card import EVERYONE, face_of, owner_of
from ...kernel.clause import WATCH, number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Task
from .activating import AFTERMATH, accept, limit_keys, trigger_for, used_up
from .cards import MAGIC, NEXUS, SPIRIT, Card
from .paying import (
    RESERVE,
    SOUL,
    Means,
    affordable_removals,
    core_options,
    due,
    least_due,
    pay,
    place,
    removable,
    soul_at_hand,
    source_named,
)
from .state import (
    ATTACK,
    EXHAUSTED,
    HAND,
    IN_RESERVE,
    IN_TRASH,
    MAIN,
    OUT_OF_GAME,
    REFRESHED,
    SECOND_MAIN,
    ZONES_PER_SEAT,
    BattleSpirits,
    FieldCard,
    cores_number,
)

SUMMON: Final = "summon"
DEPLOY: Final = "deploy"
USE_MAIN: Final = "use-main"
USE_FLASH: Final = "use-flash"
SOUL_MAIN: Final = "use-main-soul"
SOUL_FLASH: Final = "use-flash-soul"
USES: Final = [SUMMON, DEPLOY, USE_MAIN, USE_FLASH, SOUL_MAIN, SOUL_FLASH]

NOT_IN_HAND: Final = {
    SUMMON: Refusal("BS 15.3", "bs-not-in-hand"),
    DEPLOY: Refusal("BS 15.8", "bs-not-in-hand"),
    USE_MAIN: Refusal("BS 15.13", "bs-not-in-hand"),
    USE_FLASH: Refusal("BS 15.13", "bs-not-in-hand"),
    SOUL_MAIN: Refusal("BS 15.13", "bs-not-in-hand"),
    SOUL_FLASH: Refusal("BS 15.13", "bs-not-in-hand"),
}
NOT_A_SPIRIT: Final = Refusal("BS 4.2", "bs-not-a-spirit")
NOT_A_NEXUS: Final = Refusal("BS 4.3", "bs-not-a-nexus")
NOT_A_MAGIC: Final = Refusal("BS 4.4", "bs-not-a-magic")
NO_MAIN_EFFECT: Final = Refusal("BS 12.3", "bs-no-main-effect")
NO_FLASH_EFFECT: Final = Refusal("BS 12.3", "bs-no-flash-effect")
NOT_MAIN_STEP: Final = Refusal("BS 14.13", "bs-not-main-step")
NOT_YOUR_TURN: Final = Refusal("BS 14.5", "bs-not-your-turn")
MAIN_ONLY: Final = Refusal("BS 12.4", "bs-main-only")
NO_MAIN_IN_FLASH: Final = Refusal("BS 19.3", "bs-no-main-in-flash")
NO_FLASH_NOW: Final = Refusal("BS 12.5", "bs-no-flash-now")
NO_FLASH_TIMING: Final = Refusal("BS 19.4", "bs-no-flash-timing")
CANNOT_PAY: Final = Refusal("BS FAQ cost.2.2", "bs-cannot-pay")
NO_CORES_FOR_LV1: Final = Refusal("BS 16.20", "bs-no-cores-for-lv1")
NO_SOUL_MAGIC: Final = Refusal("BS 22.1", "bs-no-soul-magic")
NO_SYMBOL: Final = Refusal("BS 22.2", "bs-no-symbol")
NO_SOUL_CORE: Final = Refusal("BS 22.4", "bs-no-soul-core")
NAME_USED: Final = Refusal("BS FAQ effects.9", "bs-name-used")
NOT_IN_MAIN_STEP: Final = Refusal("BS FAQ effects.1", "bs-not-in-main-step")


# ---- may it be used?


def in_main(game: BattleSpirits, seat: int) -> bool:
    """Whether it is the seat's own Main Step, the first or the second."""
    return game.turn == seat and game.step in (MAIN, SECOND_MAIN)


def main_refusal(game: BattleSpirits, seat: int) -> Refusal | None:
    """Why something of the Main Step is not possible now."""
    if game.turn != seat:
        return refuse(NOT_YOUR_TURN)
    return None if game.step in (MAIN, SECOND_MAIN) else refuse(NOT_MAIN_STEP)


def flash_refusal(game: BattleSpirits, seat: int) -> Refusal | None:
    """Why no Flash may be used now: own Main Step, or a Flash Timing of either Attack Step (BS G Flash)."""
    if in_main(game, seat):
        return None if rule("BS 12.5") else NO_FLASH_NOW
    if game.battle and game.step == ATTACK and (game.turn == seat or rule("BS 12.6")):
        return None
    return refuse(NO_FLASH_NOW if game.battle or game.step != ATTACK else NO_FLASH_TIMING)


def use_refusal(game: BattleSpirits, means: Means, card: int, verb: str) -> Refusal | None:
    """Why a seat with these means may not use a card from the Hand in this way now; None where it may."""
    definition = game.card(face_of(card))
    reason = kind_refusal(definition, verb)
    if reason is None:
        reason = moment_refusal(game, means.seat, definition, verb)
    return reason if reason is not None else cost_refusal(game, means, card, verb)


def kind_refusal(card: Card, verb: str) -> Refusal | None:
    """Why a card is not of the kind that is used in this way."""
    if verb == SUMMON:
        return None if card.kind == SPIRIT else refuse(NOT_A_SPIRIT)
    if verb == DEPLOY:
        return None if card.kind == NEXUS else refuse(NOT_A_NEXUS)
    if card.kind != MAGIC:
        return refuse(NOT_A_MAGIC)
    if verb in (USE_MAIN, SOUL_MAIN):
        return None if card.main is not None else refuse(NO_MAIN_EFFECT)
    return None if card.flash is not None else refuse(NO_FLASH_EFFECT)


def moment_refusal(game: BattleSpirits, seat: int, card: Card, verb: str) -> Refusal | None:
    """Why this is not the moment for it; the Field is never too full for it (BS 15.7, 15.12)."""
    if verb in (SUMMON, DEPLOY):
        if game.field(seat).cards and not rule("BS 15.7" if verb == SUMMON else "BS 15.12"):
            return NOT_MAIN_STEP
        return main_refusal(game, seat)
    if verb in (USE_MAIN, SOUL_MAIN):
        if not in_main(game, seat):
            return refuse(NO_MAIN_IN_FLASH if game.battle else MAIN_ONLY)
        return limit_refusal(game, seat, card, card.main)
    reason = flash_refusal(game, seat)
    if reason is not None:
        return reason
    flash = card.flash
    if flash is not None and flash.limited("not-in-main-step") and in_main(game, seat):
        return refuse(NOT_IN_MAIN_STEP)
    return limit_refusal(game, seat, card, flash)


def limit_refusal(game: BattleSpirits, seat: int, card: Card, ability: Activated | None) -> Refusal | None:
    """Why a limit by name forbids it (FAQ effects.9)."""
    if ability is None or not ability.limits:
        return None
    keys = limit_keys(game, ability, seat, 0, card.title)
    return refuse(NAME_USED) if used_up(game, keys) else None


def cost_refusal(game: BattleSpirits, means: Means, card: int, verb: str) -> Refusal | None:
    """Why the cost cannot be paid, or Cores for Lv1 are missing then; Life is no help (BS 16.12, 16.19)."""
    definition = game.card(face_of(card))
    if verb in (SOUL_MAIN, SOUL_FLASH):
        return soul_refusal(game, means, definition)
    cores = means.cores()
    if cores >= definition.cost + definition.lowest() and not WATCH.active:
        return None
    cost = least_due(means, definition, card, [])
    if cores < cost and rule("BS 16.12"):
        return refuse(CANNOT_PAY)
    return refuse(NO_CORES_FOR_LV1) if cores < cost + lowest(definition) and rule("BS 16.19") else None


def lowest(card: Card) -> int:
    """The Cores to place at least (BS 16.14): what the lowest Lv needs."""
    return card.lowest() if rule("BS 16.14") else 0


def soul_refusal(game: BattleSpirits, means: Means, card: Card) -> Refusal | None:
    """Why the Soul Core alone cannot pay (BS 22); on the one Spirit with the symbol it can (FAQ cost.4)."""
    if not rule("BS 22.1") or card.soul_magic < 0:
        return NO_SOUL_MAGIC
    if not means.symbols_for(0)[card.soul_magic]:
        reason = refuse(NO_SYMBOL)
        if reason is not None:
            return reason
    seat = means.seat
    where = game.soul[seat]
    if where in (IN_TRASH, OUT_OF_GAME):
        return refuse(NO_SOUL_CORE)
    if where != IN_RESERVE and not soul_at_hand(game, seat, False, []):
        return refuse(NO_SOUL_CORE)
    return None if where == IN_RESERVE or rule("BS FAQ cost.4") else NO_SOUL_CORE


def use_options(game: BattleSpirits, seat: int, verbs: list[str]) -> list[Option]:
    """All uses of hand cards that are possible now, one for equal cards."""
    options: list[Option] = []
    means = Means(game, seat)
    faces: set[int] = set()
    for card in game.hand(seat).cards:
        face = face_of(card)
        if face in faces:
            continue
        faces.add(face)
        kind = game.card(face).kind
        for verb in verbs:
            if (verb == SUMMON) != (kind == SPIRIT) or (verb == DEPLOY) != (kind == NEXUS):
                continue
            if use_refusal(game, means, card, verb) is None:
                options.append(Option(verb, card))
    return options


# ---- the proposal

PART_CLAUSES: Final = {"remove": "BS 21.2", "pay": "BS 16.10", "place": "BS 16.14"}


class UseCard(Proposal[BattleSpirits]):
    """A card about to be used: what is removed, paid and placed so far. Cores are named by their sources."""

    clause: ClassVar[str] = "BS 16.1"
    question: ClassVar[str] = "bs-pay"

    def __init__(
        self,
        seat: int,
        verb: str,
        card: int,
        beginning: Task[Any] | None,
        after: Task[Any] | None,
        free: bool,
        reserve_only: bool,
        removed: list[int],
        no_more: bool,
        paid: list[int],
        placed: list[int],
        placing_done: bool,
    ) -> None:
        super().__init__(seat)
        self.verb = verb
        self.card = card
        self.beginning = beginning
        self.after = after
        self.free = free
        self.reserve_only = reserve_only
        self.removed = removed
        self.no_more = no_more
        self.paid = paid
        self.placed = placed
        self.placing_done = placing_done

    def begun_by(self) -> Task[Any]:
        """The question in which the use was named; where an effect names it, this with no part named yet."""
        if self.beginning is not None:
            return self.beginning
        return self.next([], False, [], [], False)

    def next(
        self, removed: list[int], no_more: bool, paid: list[int], placed: list[int], done: bool
    ) -> "UseCard":
        """The proposal with one part more."""
        return UseCard(
            self.seat,
            self.verb,
            self.card,
            self.beginning,
            self.after,
            self.free,
            self.reserve_only,
            removed,
            no_more,
            paid,
            placed,
            done,
        )

    def cost(self, game: BattleSpirits) -> int:
        """What is to be paid with what was removed so far; fixed once the payment begins (FAQ cost.1)."""
        if self.free or not rule("BS 16.1"):
            return 0
        if self.verb in (SOUL_MAIN, SOUL_FLASH):
            return 1
        means = Means(game, self.seat)
        cost = due(means, game.card(face_of(self.card)), self.card, self.removed)
        return number("BS FAQ cost.1", cost)

    def part(self, game: BattleSpirits) -> str:
        """Which part is asked for next: remove, pay, place, or nothing more."""
        card = game.card(face_of(self.card))
        soul = self.verb in (SOUL_MAIN, SOUL_FLASH)
        if not self.no_more and card.succession and not self.free and not soul and rule("BS 21.1"):
            # Before the Field is counted: also where its symbols alone would fill the reduction.
            first = rule("BS 21.4") or self.cost(game) > card.cost - card.reductions
            if first and removable(game, self.seat, card, self.removed):
                return "remove"
        if len(self.paid) < self.cost(game):
            return "pay"
        return "" if self.placing_done or not takes_cores(card) else "place"

    def options(self, game: BattleSpirits) -> list[Option]:
        """What may be named next, only where all can be completed; nothing once all is named."""
        return self.options_for(game, self.part(game))

    def options_for(self, game: BattleSpirits, part: str) -> list[Option]:
        """What may be named for this part."""
        if part == "remove":
            return self.removal_options(game)
        if part == "pay":
            if self.verb in (SOUL_MAIN, SOUL_FLASH):
                return [Option("pay-soul")]
            last = self.paid[-1] if self.paid else RESERVE
            left = self.cost(game) - len(self.paid)
            reserve_only = self.reserve_only or not rule("BS 16.10")
            return core_options(game, self.seat, "pay", left, last, self.paid, reserve_only)
        return self.place_options(game) if part == "place" else []

    def removal_options(self, game: BattleSpirits) -> list[Option]:
        """EX cards to remove, in any order; to stop, where what is then due can be paid (BS 21.2)."""
        card = game.card(face_of(self.card))
        means = Means(game, self.seat, self.reserve_only)
        cores = means.cores() - lowest(card)
        found = affordable_removals(means, card, self.card, self.removed, cores)
        options = [Option("remove", other) for other in found]
        if due(means, card, self.card, self.removed) <= cores:
            options.append(Option("no-more"))
        return options

    def place_options(self, game: BattleSpirits) -> list[Option]:
        """Cores to place: at least what Lv1 needs (BS 16.14), then as many as wished (BS 16.22)."""
        need = lowest(game.card(face_of(self.card))) - len(self.placed)
        taken = self.paid + self.placed
        last = self.placed[-1] if self.placed else RESERVE
        if need <= 0 and self.placed and not rule("BS 16.22"):
            return [Option("done")]
        reserve_only = self.reserve_only or not rule("BS 16.16")
        options = core_options(game, self.seat, "place", max(1, need), last, taken, reserve_only)
        if need <= 0:
            options.insert(0, Option("done"))
        return options

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next part, or let it happen; what was declared must be paid (FAQ cost.2)."""
        part = self.part(game)
        if not part:
            self.commit(game)
            return None
        options = self.options_for(game, part)
        if self.droppable() and (game.match.cancel or not rule("BS FAQ cost.2")):
            options.append(Option("cancel"))
        return Decision(self.seat, "bs-" + part, PART_CLAUSES[part], options)

    def droppable(self) -> bool:
        """Whether there is anything to take back: what an effect makes the player use stays named."""
        return self.beginning is not None or bool(self.removed or self.paid or self.placed)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note what was named."""
        verb = option.verb
        removed, paid, placed = self.removed, self.paid, self.placed
        if verb == "remove":
            game.push(self.next([*removed, option.card], False, paid, placed, False))
        elif verb == "no-more":
            game.push(self.next(removed, True, paid, placed, False))
        elif verb == "done":
            game.push(self.next(removed, True, paid, placed, True))
        elif verb.startswith("pay"):
            game.push(self.next(removed, True, [*paid, source_named(option)], placed, False))
        else:
            game.push(self.next(removed, True, paid, [*placed, source_named(option)], False))

    def commit(self, game: BattleSpirits) -> None:
        """Reveal the card (BS 16.3), pay, then place it or let its effect resolve."""
        card = game.card(face_of(self.card))
        number = len(self.paid)
        if self.after is not None:
            game.push(self.after)
        if rule("BS 16.3"):
            shown = game.reveal_card(self.card)
            game.emit(Event("used", "BS 16.3", self.seat, 0, number, [shown]))
        for other in self.removed:
            moved = game.send(other, game.removed(self.seat) if rule("BS 21.2") else game.trash(self.seat))
            game.emit(Event("removed", "BS 21.2", self.seat, 0, 0, [moved]))
        pay(game, self.seat, self.paid)
        game.may_move = True
        if number:
            game.emit(Event("paid", "BS 16.11", self.seat, 0, cores_number(number, SOUL in self.paid)))
        if card.kind == MAGIC:
            use_magic(game, self.seat, self.card, self.verb)
        else:
            enter_field(game, self.seat, self.card, self.placed, len(self.removed))


def takes_cores(card: Card) -> bool:
    """Whether Cores may be placed on it: on a Nexus (BS 16.17) as on a Spirit, on Magic never (BS 16.15)."""
    if card.kind == MAGIC:
        return not rule("BS 16.15")
    return card.kind == SPIRIT or rule("BS 16.17")


def begin_use(
    game: BattleSpirits,
    seat: int,
    verb: str,
    card: int,
    beginning: Task[Any] | None,
    after: Task[Any] | None,
    free: bool = False,
    reserve_only: bool = False,
) -> None:
    """Start the proposal for a use that is legal; `after` is what follows the use."""
    game.push(UseCard(seat, verb, card, beginning, after, free, reserve_only, [], False, [], [], False))


# ---- the use itself


def enter_field(game: BattleSpirits, seat: int, card: int, placed: list[int], removed: int) -> None:
    """The card goes to the Field with its Cores, upright (BS 18.9); "when summoned" looks (BS G Summon)."""
    definition = game.card(face_of(card))
    piece = FieldCard(game.new_id(), seat)
    piece.state = REFRESHED if rule("BS 18.9") else EXHAUSTED
    piece.succession = removed if definition.succession and removed else -1
    game.enter(piece, game.field(seat))
    source = game.place_holding(card)
    game.forget_if_trash(source, card)
    game.card_to_piece(source, game.find(source, card), piece)
    place(game, seat, piece.id, placed)
    for ability in definition.triggered:
        if ability.zone == "field":
            game.listen(trigger_for(ability, piece.id))
    game.settle()
    name = "summoned" if definition.kind == SPIRIT else "deployed"
    clause = "BS 15.3" if definition.kind == SPIRIT else "BS 15.8"
    game.report(Event(name, clause, seat, piece.id, len(placed), piece.cards[:]))
    game.push(AFTERMATH)


def use_magic(game: BattleSpirits, seat: int, card: int, verb: str) -> None:
    """The Magic's effect resolves before anything else (BS 19.10), then the card goes to the Trash."""
    definition = game.card(face_of(card))
    main = (verb in (USE_MAIN, SOUL_MAIN)) == rule("BS 15.14")
    ability = definition.main if main else definition.flash
    assert ability is not None
    moved = game.send(card, game.in_use(seat), True, EVERYONE)
    for family in definition.families:
        game.happened = [*game.happened, f"magic {seat} {family}"]
    number = 1 if verb in (USE_MAIN, SOUL_MAIN) else 2
    game.emit(Event("magic-used", "BS 15.13", seat, 0, number, [moved]))
    context = Context(seat, moved, face_of(moved))
    context.marks = limit_keys(game, ability, seat, 0, definition.title)
    accept(game, context)
    frame = game.open(context)
    game.settle()
    game.push(Close(frame), MagicToTrash(moved), AFTERMATH)
    if rule("BS 19.10"):
        push_steps(game, ability.steps, frame)


def set_aside(game: BattleSpirits, card: int) -> int:
    """A card from the Hand lies open while it is being used by an effect; it goes back if it is not."""
    if game.place_holding(card).index % ZONES_PER_SEAT != HAND:
        return card
    moved = game.send(card, game.in_use(owner_of(card)), True, EVERYONE)
    game.push(BackToHand(moved))
    return moved


class BackToHand(Task[BattleSpirits]):
    """A card that lay open to be used and was not goes back to the Hand (FAQ cost.2.2)."""

    clause: ClassVar[str] = "BS FAQ cost.2.2"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, game: BattleSpirits) -> Decision | None:
        """Where it still lies there."""
        used = game.in_use(owner_of(self.card))
        index = game.find(used, self.card)
        if index >= 0:
            game.send_from(used, index, game.hand(owner_of(self.card)), True, 0)
        return None


class MagicToTrash(Task[BattleSpirits]):
    """A used Magic card goes to the Trash after its effect, unless an effect has moved it (BS 15.15)."""

    clause: ClassVar[str] = "BS 15.15"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, game: BattleSpirits) -> Decision | None:
        """Then what its use sets off activates; that can find the card where it is now."""
        seat = owner_of(self.card)
        used = game.in_use(seat)
        index = game.find(used, self.card)
        card = self.card
        if index >= 0:
            target = game.trash(seat) if rule("BS 15.15") else game.hand(seat)
            card = game.send_from(used, index, target, True, EVERYONE)
            game.emit(Event("magic-spent", "BS 15.15", seat, 0, 0, [card]))
        if rule("BS 23.6"):
            game.notice(Event("magic-used", "BS 15.13", seat, 0, 0, [card]))
        return None
