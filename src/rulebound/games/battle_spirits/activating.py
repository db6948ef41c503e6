"""Activating effects (BS 23; FAQ effects, status.2): what sets abilities off, their limits, and their order.

Effects that activate at the same time form a *batch*, together with the cards that became pending meanwhile.
Continuous effects are in force before any of it (BS 23.12); the turn player orders the rest (BS 23.13); what
an effect sets off resolves before the others (BS 23.14). When a batch is done its pending cards leave.
"""

from typing import Any, ClassVar, Final

from ...effects.abilities import Ability, Triggered, When
from ...effects.actions import Close, May, push_steps
from ...effects.host import Context, is_card
from ...kernel.card import owner_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Trigger, Waiting
from ...kernel.game import Game
from ...kernel.task import Frame, Task
from .characteristics import has_lost, level_of
from .leaving import FATES, PLACES, leave
from .state import (
    ATTACK,
    BY_BP_ZERO,
    END,
    MAIN,
    NOT_PENDING,
    SECOND_MAIN,
    BattleSpirits,
    FieldCard,
    cause_in,
    doer_in,
    step_name,
)
from .statics import Silent

LEAVING: Final = ["destroyed", "depleted", "returned", "leaves"]
WHILE_PENDING: Final = [*LEAVING, "set-off"]
"""Events after which a card on its way out still activates an effect of its own."""


# ---- where and when an ability works


def in_period(game: BattleSpirits, during: str, seat: int, source: int) -> bool:
    """Whether it is the period that an ability names."""
    if not during:
        return True
    battle = game.current_battle()
    if during == "attack":
        return battle is not None and battle.attacker == source
    if during == "block":
        return battle is not None and battle.blocker == source
    if during == "attack-or-block":
        return battle is not None and source in (battle.attacker, battle.blocker)
    own = game.turn == seat
    if during == "your-main-step":
        return own and game.step in (MAIN, SECOND_MAIN)
    if during == "your-attack-step":
        return own and game.step == ATTACK
    if during == "opponents-attack-step":
        return not own and game.step == ATTACK
    if during == "each-attack-step":
        return game.step == ATTACK
    if during == "your-end-step":
        return own and game.step == END
    return own == (during == "your-turn")


def works(game: BattleSpirits, ability: Ability, piece: FieldCard) -> bool:
    """Whether an ability of a field card works now: its Lv (BS 13.6), its period (BS 13.7), not lost."""
    if not in_period(game, ability.during, piece.seat, piece.id) and rule("BS 13.7"):
        return False
    if ability.levels and level_of(game, piece) not in ability.levels and rule("BS 13.6"):
        return False
    return not has_lost(game, ability, piece.id)


def limit_keys(game: BattleSpirits, ability: Ability, seat: int, source: int, title: str) -> list[str]:
    """The marks that the limits of an ability leave once it has activated: per card, or per name."""
    keys: list[str] = []
    for limit in ability.limits:
        card = source if rule("BS FAQ effects.7") else 0
        if limit == "once-per-turn":
            keys.append(f"turn {card} {ability.name}")
        elif limit == "once-per-battle":
            keys.append(f"battle {game.battle} {card} {ability.name}")
        elif limit == "once-per-turn-by-name":
            keys.append(f"name {seat} {title} {ability.number}")
    return keys


LIMIT_CLAUSES: Final = {
    "turn": "BS G Once per turn",
    "battle": "BS G Once per battle",
    "name": "BS FAQ effects.9",
}


def used_up(game: BattleSpirits, keys: list[str]) -> str:
    """The clause of a limit that is used up; "" where none is."""
    for key in keys:
        if key in game.used:
            clause = LIMIT_CLAUSES[key.split(" ", 1)[0]]
            if rule(clause):
                return clause
    return ""


# ---- triggers


class AbilityTrigger(Trigger):
    """Watches for what sets off one ability of one source: a card on the Field, or a card in the Trash."""

    def __init__(self, event: str, clause: str, source: int, ability: Triggered) -> None:
        super().__init__(event, clause, source)
        self.ability = ability

    def seat(self, game: Game, event: Event) -> int:
        """The controller of the source."""
        assert isinstance(game, BattleSpirits)
        return game.controller(self.source)

    def times(self, game: Game, event: Event) -> int:
        """Once where all fits: the source works, and the event is about the right object."""
        assert isinstance(game, BattleSpirits)
        ability = self.ability
        when = ability.when
        seat = self.seat(game, event)
        piece = game.pieces.get(self.source)
        if isinstance(piece, FieldCard):
            own_exit = when.this and event.name in LEAVING
            if piece.pending != NOT_PENDING and not own_exit and rule("BS FAQ status.2.2"):
                return 0
            if not works(game, ability, piece):
                return 0
        elif ability.zone == "field" or not in_period(game, ability.during, seat, self.source):
            return 0
        face = self.face(game)
        context = Context(seat, self.source, face)
        if not self.fits(game, context, event) or silenced(game, self.source, event):
            return 0
        keys = limit_keys(game, ability, seat, self.source, game.card(face).title)
        return 0 if keys and used_up(game, keys) else 1

    def face(self, game: BattleSpirits) -> int:
        """The face of the source."""
        return game.face_of_thing(self.source)

    def fits(self, game: BattleSpirits, context: Context, event: Event) -> bool:
        """Whether the event is one that the ability asks for."""
        when = self.ability.when
        name = event.name
        if name == "step-starts":
            named_step = when.step == step_name(event.number) or not rule("BS 13.7")
            return named_step and when.of_seat(context.seat, event.seat)
        if name == "life-reduced":
            if when.by and event.piece != context.source:
                return False
            return when.of_seat(context.seat, event.seat)
        if name in ("battle-ends", "after-battle", "resolution"):
            return True
        if name == "bp-reaches":
            assert when.value is not None
            bound = when.value.of(game, context)
            risen = game.heights.get(event.piece, 0) < bound <= event.number
            return risen and when.about(game, context, event.piece)
        if name in ("magic-used", "discarded-from-deck"):
            thing = event.cards[0]
            assert when.selector is not None
            fits = when.selector.admits(game, context, thing)
            return fits and whose_fits(when.by, context.seat, event.seat)
        if name == "leaves" and not begins_to_go_there(when, event.number):
            return False
        if name in ("destroyed", "exhausted") and not cause_fits(when.by, context.seat, event.number):
            return False
        return when.about(game, context, event.piece)


def goes_there(when: When, fate: int) -> bool:
    """Whether a pending card with this fate goes to a place that an ability asks for."""
    return "anywhere" in when.places or PLACES[fate] in when.places


def begins_to_go_there(when: When, number: int) -> bool:
    """Whether it goes there now and did not before it was sent elsewhere: a card leaves once (BS R21)."""
    before = number // FATES
    return goes_there(when, number % FATES) and not (before and goes_there(when, before) and rule("BS R21"))


def still_goes_there(game: BattleSpirits, when: When, id: int) -> bool:
    """Whether a card that was to leave for a place has not been sent elsewhere meanwhile (BS R21)."""
    piece = game.pieces.get(id)
    return not isinstance(piece, FieldCard) or goes_there(when, piece.pending)


def whose_fits(by: str, seat: int, other: int) -> bool:
    """Whether a player is "you", "opponent" or anyone, seen from a seat."""
    return by in ("", "anyone") or (by == "you") == (seat == other)


def cause_fits(by: str, seat: int, number: int) -> bool:
    """Whether a cause fits: anyone's, yours, the opponent's, or an own Spirit's effect at BP 0."""
    if by in ("", "anyone"):
        return True
    doer = doer_in(number)
    if by == "you":
        return doer == seat
    if by == "opponent":
        return doer == 1 - seat and rule("BS G When Destroyed by Opponent")
    return doer == seat and cause_in(number) == BY_BP_ZERO


def silenced(game: BattleSpirits, source: int, event: Event) -> bool:
    """Whether effects of this timing of the source do not activate."""
    if event.piece != source:
        return False
    for lasting in game.in_force_on("silent", source):
        static = lasting.static
        assert isinstance(static, Silent)
        if static.timing == event.name:
            return True
    return False


OWN_TIMING_CLAUSES: Final = {
    "summoned": "BS G When Summoned",
    "deployed": "BS G When Deployed",
    "attacks": "BS G When Attacking",
    "blocks": "BS G When Blocking",
    "destroyed": "BS G When Destroyed",
}
"""What happens to the card itself that has the effect."""
TIMING_CLAUSES: Final = {
    "depleted": "BS 17.14",
    "leaves": "BS FAQ status.1.2",
    "battle-ends": "BS 18.31",
    "after-battle": "BS 18.33",
    "resolution": "BS 18.24",
    "refreshed": "BS 24.6",
}
DURING_CLAUSES: Final = {
    "attack": "BS G During Attack",
    "block": "BS G During Block",
    "your-main-step": "BS G During Your Main Step",
    "your-attack-step": "BS G During Your Attack Step",
}


def trigger_clause(ability: Triggered) -> str:
    """The clause of the timing under which an ability activates."""
    when = ability.when
    if when.event == "step-starts":
        if when.step == "end":
            return "BS G Your End Step"
        return "BS G Start of Your Attack Step" if when.step == "attack" else "BS G During Your Main Step"
    if when.this and when.event == "destroyed" and when.by == "opponent":
        return "BS G When Destroyed by Opponent"
    if when.this and when.event in OWN_TIMING_CLAUSES:
        return OWN_TIMING_CLAUSES[when.event]
    if ability.during in DURING_CLAUSES:
        return DURING_CLAUSES[ability.during]
    return TIMING_CLAUSES.get(when.event, "BS G Activation Timing.2")


def trigger_for(ability: Triggered, source: int) -> Trigger:
    """The trigger that watches for a source's ability."""
    return AbilityTrigger(ability.when.event, trigger_clause(ability), source, ability)


# ---- batches


class Batch(Frame):
    """Effects that activate at the same time, and the cards that became pending with them."""

    def __init__(self, waiting: list[Waiting], pending: list[int]) -> None:
        self.waiting = waiting
        self.pending = pending

    def copy(self) -> Frame:
        """A batch of its own."""
        return Batch(self.waiting, self.pending)


class Aftermath(Task[BattleSpirits]):
    """After something was done: what it set off activates, then what is pending leaves (FAQ status.1.2)."""

    clause: ClassVar[str] = "BS 23.2"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Continuous effects first (BS 23.12), in an order that may have to be named (BS 23.13)."""
        if rule("BS 23.12"):
            game.settle()
        if game.orderings:
            game.agenda += [self, *game.orderings[::-1]]
            game.orderings = []
        elif game.waiting or game.pending:
            if not rule("BS FAQ status.1.2"):
                leave_all(game, game.pending)
            waiting = game.waiting if rule("BS 23.2") else []
            game.push(Activate(game.open(Batch(waiting, game.pending))))
            game.waiting = []
            game.pending = []
        return None


AFTERMATH: Final = Aftermath()


def waiting_key(game: BattleSpirits, entry: Waiting) -> str:
    """What copies of an Unstackable effect share; "" for any other effect."""
    trigger = entry.trigger
    assert isinstance(trigger, AbilityTrigger)
    if not trigger.ability.limited("unstackable"):
        return ""
    return stack_key(entry.seat, game.definition(trigger.source).title, trigger.ability)


def stands_for_all(waiting: list[Waiting], copies: list[int]) -> bool:
    """Whether it is the same whichever copy activates: nothing in it is about its card or what set it off."""
    first = waiting[copies[0]]
    trigger = first.trigger
    assert isinstance(trigger, AbilityTrigger)
    if trigger.ability.speaks_of_source or len(trigger.ability.limits) > 1:
        return False
    for i in copies:
        event = waiting[i].event
        if event.piece != first.event.piece or event.cards != first.event.cards:
            return False
    return True


def stack_key(seat: int, title: str, ability: Ability) -> str:
    """What Unstackable abilities share that do not add up: one of each name counts (FAQ effects.8.2)."""
    return f"{seat} {title if rule('BS FAQ effects.8.2') else ''} {ability.number}"


class Activate(Task[BattleSpirits]):
    """Works through a batch: the turn player names the next effect (BS 23.13)."""

    clause: ClassVar[str] = "BS 23.13"

    def __init__(self, batch: int) -> None:
        self.batch = batch

    def run(self, game: BattleSpirits) -> Decision | None:
        """One effect at a time; at the end the pending cards leave."""
        frame = game.frames[self.batch]
        assert isinstance(frame, Batch)
        waiting = frame.waiting
        if not waiting:
            game.close(self.batch)
            leave_all(game, frame.pending)
            game.settle()
            if game.waiting or game.pending or game.orderings:
                game.push(AFTERMATH)
            return None
        offered = self.offered(game, waiting)
        if len(offered) == 1:
            self.take(game, offered[0])
            return None
        options: list[Option] = []
        for i in offered:
            source = waiting[i].trigger.source
            card = source if is_card(source) else 0
            options.append(Option("resolve", card, 0 if card else named(game, source), i + 1))
        seat = game.turn if rule("BS 23.13") else game.other(game.turn)
        return Decision(seat, "bs-order", self.clause, options)

    def offered(self, game: BattleSpirits, waiting: list[Waiting]) -> list[int]:
        """What may be next; of Unstackable copies every one where it matters which (BS R19), else one."""
        groups: dict[str, list[int]] = {}
        for i, entry in enumerate(waiting):
            key = waiting_key(game, entry)
            groups.setdefault(key or f"alone {i}", []).append(i)
        found: list[int] = []
        for copies in groups.values():
            alike = len(copies) > 1 and (stands_for_all(waiting, copies) or not rule("BS R19"))
            found += copies[:1] if alike and rule("BS G Unstackable") else copies
        return sorted(found)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """The named effect is next."""
        self.take(game, option.number - 1)

    def take(self, game: BattleSpirits, index: int) -> None:
        """Resolve one effect, for all its copies; what it sets off comes before the rest (BS 23.14)."""
        frame = game.frames[self.batch]
        assert isinstance(frame, Batch)
        entry = frame.waiting[index]
        rest = frame.waiting[:index] + frame.waiting[index + 1 :]
        key = waiting_key(game, entry)
        if key and rest and activates(game, entry) is not None and rule("BS G Unstackable"):
            rest = [other for other in rest if waiting_key(game, other) != key]
        frame.waiting = rest
        if rule("BS 23.14"):
            game.push(Resolve(entry), AFTERMATH, self)
        else:
            game.push(Resolve(entry), self, AFTERMATH)


def leave_all(game: BattleSpirits, pending: list[int]) -> None:
    """Pending cards leave, unless something has kept them on the Field (FAQ status.1.3)."""
    for id in pending:
        piece = game.pieces.get(id)
        if isinstance(piece, FieldCard) and rule("BS FAQ status.1.3"):
            leave(game, piece)


def named(game: BattleSpirits, id: int) -> int:
    """A piece that an option can name: only what is on the Field."""
    return id if id in game.pieces else 0


class Resolve(Task[BattleSpirits]):
    """One effect that was set off resolves, if it still can."""

    clause: ClassVar[str] = "BS 23.2"

    def __init__(self, entry: Waiting) -> None:
        self.entry = entry

    def run(self, game: BattleSpirits) -> Decision | None:
        """If it does activate."""
        context = activates(game, self.entry)
        if context is not None:
            trigger = self.entry.trigger
            assert isinstance(trigger, AbilityTrigger)
            activate(game, trigger.ability, context, trigger.clause)
        return None

    def masked(self, viewer: int) -> Task[Any]:
        """The event as the viewer knows it."""
        entry = self.entry
        return Resolve(Waiting(entry.trigger, entry.seat, entry.event.masked(viewer)))


def activates(game: BattleSpirits, entry: Waiting) -> Context | None:
    """The context in which an effect activates; None where its source cannot, or its condition fails.

    Without anything to act on it is not activated either (FAQ targeting.1.2).
    """
    trigger = entry.trigger
    assert isinstance(trigger, AbilityTrigger)
    ability = trigger.ability
    event = entry.event
    if not still_there(game, trigger, event) or not rule(trigger.clause):
        return None
    face = trigger.face(game)
    context = Context(entry.seat, trigger.source, face)
    context.it = [event.piece] if event.piece else event.cards[:]
    context.marks = limit_keys(game, ability, context.seat, trigger.source, game.card(face).title)
    if context.marks and used_up(game, context.marks):
        return None
    condition = ability.condition
    if condition is not None and not condition.holds(game, context) and rule("BS 23.5"):
        return None
    steps = ability.steps
    possible = steps[0].could_be(game, context) or not all(step.follows() for step in steps[1:])
    return context if possible or not rule("BS FAQ targeting.1.2") else None


def still_there(game: BattleSpirits, trigger: AbilityTrigger, event: Event) -> bool:
    """Whether the source can still activate the effect: on the Field at its Lv, or pending by this event."""
    if event.name == "leaves" and not still_goes_there(game, trigger.ability.when, event.piece):
        return False
    if is_card(trigger.source):
        return game.find(game.trash(owner_of(trigger.source)), trigger.source) >= 0
    piece = game.pieces.get(trigger.source)
    if not isinstance(piece, FieldCard):
        return False
    own_exit = trigger.ability.when.this and event.name in WHILE_PENDING
    if piece.pending != NOT_PENDING and not own_exit and rule("BS FAQ status.2.2"):
        return False
    levels = trigger.ability.levels
    return not levels or level_of(game, piece) in levels


def activate(game: BattleSpirits, ability: Triggered, context: Context, clause: str) -> None:
    """An effect resolves."""
    steps = ability.steps
    if not isinstance(steps[0], May):
        accept(game, context)
    game.emit(Event("activated", clause, context.seat, named(game, context.source), ability.number))
    frame = game.open(context)
    game.push(Close(frame))
    push_steps(game, steps, frame)


def accept(game: BattleSpirits, context: Context) -> None:
    """The effect has activated: its limits count."""
    if context.marks:
        game.used = [*game.used, *context.marks]
        context.marks = []
