"""Auto-abilities (FF 11.8): what sets them off, how they are put on the stack, and those that are delayed."""

from typing import ClassVar, Final

from ...effects.abilities import Ability, Triggered, When
from ...effects.host import ANYONE, YOU, Context, is_card
from ...effects.targets import Target
from ...effects.values import Condition, Selector
from ...kernel.card import face_of
from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Trigger, Waiting
from ...kernel.game import Game
from ...kernel.task import Task
from ...kernel.zone import ALL
from .announcing import declare
from .characteristics import enough_damage, has_ability
from .deeds import Deed, Named
from .moving import PLACE_NAMES, Entering
from .pieces import Character, Item
from .resolving import put_on_stack
from .state import FFTCG, STEPS
from .targets import UNIT, Modal, announceable, divided_in, selectable

# ---- what sets an ability off


class Moment(When):
    """What sets off an ability of FF-TCG: an object, or also a zone, another object, a name or a state."""

    def __init__(self, event: str, this: bool, selector: Selector | None, side: int) -> None:
        super().__init__(event, this, selector, "", False, side, None, "")
        self.to: list[str] = []
        self.other: Selector | None = None
        self.named = ""
        self.state: Condition | None = None
        self.target: Target | None = None


def moments_of(ability: Triggered, event: str) -> list[Moment]:
    """The events of an ability that have this name: alternatives may differ in what they are about."""
    found: list[Moment] = []
    for when in [ability.when, *ability.more]:
        if when.event == event:
            assert isinstance(when, Moment)
            found.append(when)
    return found


def fits_one(game: FFTCG, ability: Triggered, name: str, context: Context, event: Event) -> bool:
    """Whether an event is one that the ability asks for; once, though it fits several of them (FF 11.8.6)."""
    return any(fits(game, when, context, event) for when in moments_of(ability, name))


LOOKING_BACK: Final = ["leaves", "breaks"]
"""Events that abilities look at as it was before; their conditions are asked afterwards (FF 11.8.13)."""


class AutoTrigger(Trigger):
    """Watches for one event that sets off one ability of one source."""

    def __init__(self, event: str, source: int, ability: Triggered) -> None:
        super().__init__(event, "FF 11.8.3", source)
        self.ability = ability

    def seat(self, game: Game, event: Event) -> int:
        """The controller of the source (FF 11.8.5)."""
        assert isinstance(game, FFTCG)
        seat = game.controller(self.source)
        return seat if rule("FF 11.8.5") else 1 - seat

    def times(self, game: Game, event: Event) -> int:
        """Once where all fits: the source has the ability, and the event is the one it asks for."""
        assert isinstance(game, FFTCG)
        ability = self.ability
        seat = game.controller(self.source)
        piece = game.pieces.get(self.source)
        if isinstance(piece, Character):
            if not has_ability(game, piece, ability):
                return 0
        elif ability.zone == "field":
            return 0
        if not enough_damage(game, ability, seat) or not in_period(game, ability.during, seat, self.source):
            return 0
        context = Context(seat, self.source, game.face_of_thing(self.source))
        if not fits_one(game, ability, self.event, context, event):
            return 0
        if event.name not in LOOKING_BACK and not self.stands(game, event):
            return 0
        return number("FF 11.8.6", 1) if rule("FF 11.8.3") else 0

    def stands(self, game: FFTCG, event: Event) -> bool:
        """Whether its limit and its condition let the event set it off; if so, its limit counts.

        What leaves is looked at as it was before, but the condition is part of what happens and asked when
        it has left (FF 11.8.13).
        """
        ability = self.ability
        context = Context(game.controller(self.source), self.source, game.face_of_thing(self.source))
        if used_up(game, ability, self.source) or not may_trigger(game, ability, context, event):
            return False
        if ability.limited("once-per-turn"):
            game.used = [*game.used, limit_key(ability, self.source)]
        return True


def still_triggers(game: FFTCG, entry: Waiting) -> bool:
    """Whether what something set off as it left stands now that it has left."""
    trigger = entry.trigger
    return not isinstance(trigger, AutoTrigger) or trigger.stands(game, entry.event)


def may_trigger(game: FFTCG, ability: Triggered, context: Context, event: Event) -> bool:
    """Whether a condition that is part of the trigger holds (FF 11.8.13), and some part can be selected."""
    condition = ability.condition
    context.it = subject(event)
    if condition is not None and ability.twice and rule("FF 11.8.13") and not condition.holds(game, context):
        return False
    for select in ability.selects:
        assert isinstance(select, Modal)
        possible = select.wanted(game, context) and selectable(game, select, context)
        if not possible and rule("FF 11.8.10.2") and rule("FF R11"):
            return False
    return True


def subject(event: Event) -> list[int]:
    """What an event is about."""
    if event.name in ("damages", "breaks"):
        return [event.number]
    if event.piece:
        return [event.piece]
    return event.cards[:]


def in_period(game: FFTCG, during: str, seat: int, source: int) -> bool:
    """Whether it is the time in which an ability works."""
    if not during:
        return True
    if during in ("your-turn", "opponents-turn"):
        return (game.turn == seat) == (during == "your-turn")
    phase = STEPS[game.phase]
    if during == "your-main-step":
        return game.turn == seat and phase in ("main-1", "main-2")
    if during == "your-end-step":
        return game.turn == seat and phase == "end"
    if during in ("your-attack-step", "opponents-attack-step", "each-attack-step"):
        own = during == "each-attack-step" or (game.turn == seat) == (during == "your-attack-step")
        return own and phase == "attack"
    battle = game.current_battle()
    if battle is None:
        return False
    attacks = source in battle.attackers and during != "block"
    return attacks or (battle.blocker == source and during != "attack")


def limit_key(ability: Ability, source: int) -> str:
    """The mark of a limit: each card has its own."""
    return f"{source} {ability.name}"


def used_up(game: FFTCG, ability: Ability, source: int) -> bool:
    """Whether an ability that works once per turn has done so."""
    return ability.limited("once-per-turn") and limit_key(ability, source) in game.used


def fits(game: FFTCG, when: Moment, context: Context, event: Event) -> bool:
    """Whether an event is one that the ability asks for."""
    name = event.name
    if name == "step-starts":
        return when.step == STEPS[event.number] and when.of_seat(context.seat, event.seat)
    if name == "leaves":
        there = PLACE_NAMES[event.number] in when.to and has_been_there(game, event)
        return there and about(game, when, context, event.piece)
    if name == "enters":
        assert isinstance(event, Entering)
        by = when.by
        return (not by or by == event.by) and about(game, when, context, event.piece)
    if name in ("damages", "breaks"):
        return about(game, when, context, event.piece) and other_fits(game, when, context, event.number)
    if name == "damages-player":
        return about(game, when, context, event.piece) and when.of_seat(context.seat, event.seat)
    if name == "casts":
        assert when.selector is not None
        fits_card = when.selector.passes(game, context, event.piece or event.cards[0])
        return fits_card and when.of_seat(context.seat, event.seat)
    if name in ("draws", "discards"):
        return when.of_seat(context.seat, event.seat)
    if name == "primes":
        return (not when.named or when.named in names_below(game, event)) and about(
            game, when, context, event.piece
        )
    return about(game, when, context, event.piece)


def has_been_there(game: FFTCG, event: Event) -> bool:
    """An LB card did go where it left for, though it goes on from there at once (FF 15.2.8.4.2)."""
    return not game.card(face_of(event.cards[0])).limit_break or rule("FF 15.2.8.4.2")


def about(game: FFTCG, when: Moment, context: Context, thing: int) -> bool:
    """Whether the event is about an object that the ability asks for."""
    if when.this:
        return thing == context.source
    if when.target is not None:
        return thing in when.target.things(game, context)
    return when.selector is None or when.selector.admits(game, context, thing)


def other_fits(game: FFTCG, when: Moment, context: Context, thing: int) -> bool:
    """Whether the other object of the event fits."""
    return when.other is None or was_meant(game, when.other, context, thing)


def was_meant(game: FFTCG, selector: Selector, context: Context, thing: int) -> bool:
    """Whether an object is one of those meant; on the field also what was there until it left (FF 6.4.2)."""
    if selector.zone != "field":
        return selector.admits(game, context, thing)
    if not isinstance(game.last_known(thing), Character):
        return False
    if selector.side != ANYONE and (game.controller(thing) == context.seat) != (selector.side == YOU):
        return False
    return selector.passes(game, context, thing)


def names_below(game: FFTCG, event: Event) -> list[str]:
    """The names of the card on which another was put by Priming."""
    return game.card(event.number).names


# ---- putting them on the stack


class StackAbilities(Task[FFTCG]):
    """Auto-abilities that were set off go on the stack: the turn player's first, in any order (FF 11.8.7).

    `count` of those that wait are left of this round; what is set off meanwhile waits for the next one.
    """

    clause: ClassVar[str] = "FF 11.8.7"

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next one where there are several of one player."""
        if not self.count:
            return None
        seat = self.next_seat(game)
        own = self.own(game, seat)
        if len(own) == 1 or all_alike(game.waiting, own):
            self.take(game, own[0])
            return None
        options: list[Option] = []
        for n, i in enumerate(own):
            source = source_of(game.waiting[i].trigger)
            card = source if is_card(source) else 0
            options.append(Option("order", card, source if source in game.pieces else 0, n + 1))
        return Decision(seat, "ff-order", self.clause, options)

    def next_seat(self, game: FFTCG) -> int:
        """The turn player as long as abilities of that player wait."""
        first = game.turn if rule("FF 11.8.7") else 1 - game.turn
        return first if self.own(game, first) else 1 - first

    def own(self, game: FFTCG, seat: int) -> list[int]:
        """Which of those that wait are this round's and of one player."""
        return [i for i in range(self.count) if game.waiting[i].seat == seat]

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named one is next."""
        self.take(game, self.own(game, self.next_seat(game))[option.number - 1])

    def take(self, game: FFTCG, index: int) -> None:
        """Announce one, then go on with the others."""
        entry = game.waiting[index]
        game.waiting = game.waiting[:index] + game.waiting[index + 1 :]
        game.push(StackAbilities(self.count - 1))
        stack_one(game, entry)


def all_alike(waiting: list[Waiting], own: list[int]) -> bool:
    """Whether these are the same ability of the same source, so that their order says nothing."""
    first = waiting[own[0]]
    for i in own[1:]:
        other = waiting[i]
        if other.trigger is not first.trigger or subject(other.event) != subject(first.event):
            return False
    return True


def stack_one(game: FFTCG, entry: Waiting) -> None:
    """Announce what is chosen for one auto-ability; without a target it is gone at once (FF 11.8.4)."""
    trigger = entry.trigger
    ability = ability_of(trigger)
    source = source_of(trigger)
    face = trigger.face if isinstance(trigger, Delayed) else game.face_of_thing(source)
    deed = AutoDeed(entry.seat, source, face, ability, found_again(game, ability, entry), trigger)
    context = deed.context(Named())
    if not announceable(game, ability, context) and rule("FF 11.8.4") and rule("FF 11.8.9"):
        shown = source if source in game.pieces else 0
        game.emit(Event("no-target", "FF 11.8.4", entry.seat, shown, ability.number))
        return
    declare(game, deed, None)


def ability_of(trigger: Trigger) -> Triggered:
    """The ability that a trigger sets off."""
    if isinstance(trigger, Delayed):
        return trigger.ability
    assert isinstance(trigger, AutoTrigger)
    return trigger.ability


def source_of(trigger: Trigger) -> int:
    """The source of what a trigger sets off: a delayed ability has that of what made it (FF 11.8.17.5)."""
    if isinstance(trigger, Delayed):
        return trigger.made_by if rule("FF 11.8.17.5") else 0
    return trigger.source


def found_again(game: FFTCG, ability: Triggered, entry: Waiting) -> list[int]:
    """What the ability is about; after a zone change the card in its new zone (FF 11.8.16)."""
    if isinstance(entry.trigger, Delayed) and entry.trigger.it:
        return entry.trigger.it
    things = subject(entry.event)
    after = any(when.after_leaving for when in moments_of(ability, entry.event.name))
    if entry.event.name != "leaves" or not after:
        return things
    card = moved_card(game, entry.event.piece)
    return [card] if card and rule("FF 11.8.16") else []


def moved_card(game: FFTCG, id: int) -> int:
    """The card that a Character has become, where it is still there and no hidden zone holds it; else 0."""
    card = game.became.get(id, 0)
    if not card or not game.is_held(card):
        return 0
    public = game.place_holding(card).zone.seen == ALL or not rule("FF 7.6.1")
    return card if public or not rule("FF 11.8.16.2") else 0


def thing_now(game: FFTCG, thing: int) -> int:
    """A card or a piece in play, or the card that a Character has become where it is found; else 0."""
    return thing if is_card(thing) or thing in game.pieces else moved_card(game, thing)


class AutoDeed(Deed):
    """An auto-ability about to go on the stack."""

    def __init__(
        self, seat: int, source: int, face: int, ability: Triggered, it: list[int], trigger: Trigger
    ) -> None:
        super().__init__(seat, source, face, ability)
        self.it = it
        self.trigger = trigger

    def context(self, named: Named) -> Context:
        """What it is about is known when targets are looked for."""
        context = super().context(named)
        context.it = self.it
        if isinstance(self.trigger, Delayed) and rule("FF 11.8.17.3"):
            bound = self.trigger.bound.copy()
            bound.update(context.bound)
            context.bound = bound
        return context

    def clause_for(self, part: str) -> str:
        """The clauses on auto-abilities."""
        return AUTO_CLAUSES.get(part, "FF 11.8.9")

    def commit(self, game: FFTCG, named: Named) -> None:
        """It goes on top of the stack."""
        ability = self.ability
        assert ability is not None
        item = Item(game.new_id(), self.seat, ability, self.source, self.face)
        item.it = self.it
        bound = self.context(named).bound
        bound.update(named.bound())
        item.bound = bound
        put_on_stack(game, item)
        game.emit(Event("auto-stacked", "FF 11.8.7", self.seat, item.id, ability.number))
        tell_chosen(game, self, named)


AUTO_CLAUSES: Final = {"target": "FF 11.8.9", "mode": "FF 11.8.10", "x": "FF 11.8.11", "split": "FF 11.8.12"}


def tell_chosen(game: FFTCG, deed: Deed, named: Named) -> None:
    """Everyone sees what was chosen and announced; some abilities wait for being chosen."""
    seat = deed.seat
    clause = deed.clause_for("target")
    for things in named.picks.values():
        for thing in things:
            if is_card(thing):
                game.emit(Event("chosen", clause, seat, 0, 0, [thing]))
            else:
                game.report(Event("chosen", clause, seat, thing))
    for modes in named.modes.values():
        for mode in modes:
            game.tell(Event("mode-selected", deed.clause_for("mode"), seat, 0, mode + 1))
    if named.x >= 0:
        game.tell(Event("x-named", deed.clause_for("x"), seat, 0, named.x))
    if deed.ability is not None and named.splits:
        tell_shares(game, deed, deed.ability, named)


def tell_shares(game: FFTCG, deed: Deed, ability: Ability, named: Named) -> None:
    """Everyone sees how damage was divided."""
    for step in divided_in(ability.steps_of()):
        shares = named.splits.get(step.name, [])
        for i, thing in enumerate(named.picks.get(step.target_name(), [])[: len(shares)]):
            game.tell(Event("share-named", deed.clause_for("split"), deed.seat, thing, shares[i] * UNIT))


# ---- delayed auto-abilities (FF 11.8.17)


class Delayed(Trigger):
    """An auto-ability that an effect has made: it waits for its event, once or until its time is over."""

    def __init__(
        self,
        event: str,
        owner: int,
        made_by: int,
        face: int,
        ability: Triggered,
        bound: dict[str, list[int]],
    ) -> None:
        super().__init__(event, "FF 11.8.17", 0)
        self.owner = owner
        self.made_by = made_by
        self.face = face
        self.ability = ability
        self.bound = bound
        self.it: list[int] = []
        self.duration = ""
        self.owner_clause = ""

    def context(self) -> Context:
        """Who says "you", and what it speaks of."""
        context = Context(self.owner, self.made_by, self.face)
        context.bound = self.bound
        context.it = self.it
        return context

    def seat(self, game: Game, event: Event) -> int:
        """Whoever controlled what made it (FF 11.8.17.4, R7)."""
        return self.owner if rule(self.owner_clause) else 1 - self.owner

    def times(self, game: Game, event: Event) -> int:
        """Once where the event fits; without a duration it is gone then (FF 11.8.17.2)."""
        assert isinstance(game, FFTCG)
        if not fits_one(game, self.ability, self.event, self.context(), event):
            return 0
        if self.duration == "once" and rule("FF 11.8.17.2"):
            forget_delayed(game, self)
        return 1 if rule("FF 11.8.17") else 0


def forget_delayed(game: FFTCG, delayed: Delayed) -> None:
    """A delayed ability waits no more."""
    held = game.listeners.get(delayed.event, [])
    game.listeners[delayed.event] = [trigger for trigger in held if trigger is not delayed]


def end_delayed(game: FFTCG) -> None:
    """Delayed abilities of this turn wait no more."""
    for name, triggers in list(game.listeners.items()):
        kept = [t for t in triggers if not (isinstance(t, Delayed) and t.duration == "turn")]
        if len(kept) < len(triggers):
            game.listeners[name] = kept


# ---- states that set abilities off (FF 11.8.18)


def look_at_states(game: FFTCG) -> bool:
    """Abilities that a state sets off wait as soon as it holds, unless they wait or are on the stack."""
    found = False
    for trigger in game.listeners.get("whenever", []):
        if not isinstance(trigger, AutoTrigger) or is_pending(game, trigger):
            continue
        states = [when.state for when in moments_of(trigger.ability, "whenever")]
        seat = game.controller(trigger.source)
        context = Context(seat, trigger.source, game.face_of_thing(trigger.source))
        piece = game.find_character(trigger.source)
        if piece is None or not has_ability(game, piece, trigger.ability):
            continue
        holds = any(state is not None and state.holds(game, context) for state in states)
        if holds and rule("FF 11.8.18"):
            game.waiting.append(Waiting(trigger, seat, Event("whenever", "FF 11.8.18", seat, trigger.source)))
            found = True
    return found


def is_pending(game: FFTCG, trigger: AutoTrigger) -> bool:
    """Whether the ability waits or is on the stack."""
    for entry in game.waiting:
        if entry.trigger is trigger:
            return True
    for id in game.stack().cards:
        item = game.item(id)
        if item.source == trigger.source and item.ability is trigger.ability:
            return True
    return False
