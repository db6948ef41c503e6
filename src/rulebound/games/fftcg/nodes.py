"""The steps of effects that act on Characters and stacks in FF-TCG: damage, dull, break, put, enter, select.

Each does as much as it can and notes in the context whether that was all of it.
"""

from typing import ClassVar

from ...effects.abilities import Triggered
from ...effects.actions import Action, TargetAction, push_steps
from ...effects.host import CardGame, Context, is_card
from ...effects.targets import Picked, Target, context_of
from ...effects.trace import TRACE
from ...effects.values import Instead, Value, seats_of
from ...kernel.card import face_of, owner_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Waiting
from ...kernel.task import Task
from .auto import Delayed, Moment, moved_card
from .cards import SUMMON
from .characteristics import is_forbidden
from .damage import BY_CARD, Damage, damage_players, deal, effect_damage
from .filters import game_of
from .moving import BROKEN, PLACES, PUT, enter_field, leave_field, may_enter, put_card
from .pieces import Character, Item
from .resolving import off_stack
from .state import FFTCG
from .targets import UNIT, Divided, Modal, Mode, distinct, enough_targets
from .zones import BREAK_ZONE

# ---- damage


class DealDamage(TargetAction):
    """Deal damage to Forwards: by the effect, or by a card itself (FF 11.11.8)."""

    def __init__(self, name: str, target: Target, amount: Value, by: Target | None) -> None:
        super().__init__(name, target)
        self.amount = amount
        self.by = by

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together; the amount is worked out once (FF 11.11.9)."""
        fftcg = game_of(game)
        amount = self.amount.of(game, context)
        events: list[Event] = []
        for id in things:
            if fftcg.find_character(id) is None:
                continue
            event = effect_damage(fftcg, context, id, amount)
            if self.by is not None and rule("FF 11.11.8"):
                for dealer in self.by.things(game, context)[:1]:
                    event = Damage(
                        "FF 11.11.8", event.seat, id, amount, dealer, BY_CARD, fftcg.controller(dealer)
                    )
            events.append(event)
        if not events:
            context.done = False
            return
        self.changed()
        deal(fftcg, events)


class SplitDamage(Divided):
    """Deal damage that was divided among the targets when it was announced (FF 11.3.6)."""

    def __init__(self, name: str, target: Target, amount: Value) -> None:
        super().__init__(name)
        self.target = target
        self.amount = amount

    def aimed_at(self) -> Target | None:
        """What was chosen."""
        return self.target

    def target_name(self) -> str:
        """The name of the target."""
        return self.target.name

    def whole(self, game: FFTCG, context: Context) -> int:
        """The damage that is divided."""
        return self.amount.of(game, context)

    def run(self, game: CardGame, frame: int) -> None:
        """Each gets its share, if it is still there."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        chosen = context.bound.get(self.target.name, [])
        shares = context.bound.get("split " + self.name, [])
        self.target.ask(game, frame)
        events: list[Event] = []
        for i, id in enumerate(chosen):
            if id in context.it and i < len(shares) and fftcg.find_character(id) is not None:
                events.append(effect_damage(fftcg, context, id, shares[i] * UNIT))
        if events:
            self.changed()
            deal(fftcg, events)


class HurtPlayer(Action):
    """Deal points of damage to a player."""

    def __init__(self, name: str, side: int, count: Value, by: Target | None) -> None:
        super().__init__(name)
        self.side = side
        self.count = count
        self.by = by

    def run(self, game: CardGame, frame: int) -> None:
        """The turn player first where both are dealt damage."""
        context = context_of(game, frame)
        fftcg = game_of(game)
        count = self.count.of(game, context)
        source = context.source
        if self.by is not None:
            for dealer in self.by.things(game, context)[:1]:
                source = dealer
        seats = seats_of(self.side, context.seat)
        game.push(damage_players(sorted(seats, key=lambda seat: seat != fftcg.turn), count, [source]))
        self.changed()


# ---- states


class Dull(TargetAction):
    """Dull Characters; also such as are dull already (FF 15.1.1.2.2)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together."""
        fftcg = game_of(game)
        for id in things:
            piece = fftcg.find_character(id)
            if piece is None or (piece.dull and not rule("FF 15.1.1.2.2")):
                context.done = False
                continue
            piece.dull = rule("FF 15.1.1.2.1") or piece.dull
            fftcg.report(Event("dulled", "FF 15.1.1.2.1", context.seat, id))
            self.changed()
        if not things:
            context.done = False


class Activate(TargetAction):
    """Activate Characters; also such as are active already (FF 15.1.1.1.2)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together."""
        fftcg = game_of(game)
        for id in things:
            piece = fftcg.find_character(id)
            if piece is None or (not piece.dull and not rule("FF 15.1.1.1.2")):
                context.done = False
                continue
            if is_forbidden(fftcg, "be-activated", id, context):
                context.done = False
                continue
            piece.dull = piece.dull and not rule("FF 15.1.1.1.1")
            fftcg.report(Event("activated", "FF 15.1.1.1.1", context.seat, id))
            self.changed()


class Freeze(TargetAction):
    """Freeze Characters: they are not activated in their controller's next Active Phase (FF 15.2.4)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together."""
        fftcg = game_of(game)
        for id in things:
            piece = fftcg.find_character(id)
            if piece is None:
                context.done = False
                continue
            piece.frozen = True
            fftcg.report(Event("frozen", "FF 15.2.4.2", context.seat, id))
            self.changed()


class Break(TargetAction):
    """Break Characters (FF 15.1.1.3.1)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together that can be."""
        fftcg = game_of(game)
        pieces: list[Character] = []
        for id in things:
            piece = fftcg.find_character(id)
            if piece is not None and not (is_forbidden(fftcg, "be-broken", id, context) and rule("FF 2.2")):
                pieces.append(piece)
        if len(pieces) < len(things) or not things:
            context.done = False
        if pieces and rule("FF 15.1.1.3.1"):
            self.changed()
            breakers = [[context.source] for _ in pieces]
            leave_field(fftcg, pieces, BREAK_ZONE, BROKEN, "FF 15.1.1.3.1", breakers)


class Aim(TargetAction):
    """Choose what later steps act on."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """They are known from now on."""
        if things:
            self.changed()


# ---- moving


def forbidden_way(game: FFTCG, thing: int, to: str, context: Context) -> bool:
    """Whether something cannot be returned to the hand or removed from the game by this effect.

    What cannot be broken can be put into the Break Zone all the same (FF 15.1.1.3.2).
    """
    if to == "break-zone":
        return is_forbidden(game, "be-broken", thing, context) and not rule("FF 15.1.1.3.2")
    if to == "hand":
        return is_forbidden(game, "be-returned", thing, context) and rule("FF 2.2")
    return to == "removed" and is_forbidden(game, "be-removed", thing, context) and rule("FF 2.2")


def card_now(game: FFTCG, thing: int) -> int:
    """A card, or the card that a Character has become if it is still where it went; 0 where there is none."""
    if is_card(thing):
        return thing if game.is_held(thing) and rule("FF 11.8.16.1") else 0
    return moved_card(game, thing) if rule("FF 11.8.16.1") else 0


class Put(TargetAction):
    """Move Characters or cards to a place of their owner (FF 7.3)."""

    def __init__(self, name: str, target: Target, to: str, shown: bool, any_order: bool) -> None:
        super().__init__(name, target)
        self.to = to
        self.shown = shown
        self.any_order = any_order

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Characters leave the field together; cards move one by one."""
        if self.to == "removed" and not rule("FF 15.1.1.5.1"):
            return
        fftcg = game_of(game)
        moved: list[int] = []
        pieces: list[Character] = []
        for thing in things:
            piece = fftcg.find_character(thing)
            if forbidden_way(fftcg, thing, self.to, context):
                context.done = False
            elif piece is not None:
                pieces.append(piece)
            else:
                card = card_now(fftcg, thing)
                if card:
                    moved.append(put_card(fftcg, card, self.to, self.shown, way_clause(self.to)))
        if not pieces and not moved:
            context.done = False
            return
        self.changed()
        if moved:
            context.it = moved if self.to in ("break-zone", "removed") and self.shown else []
        if pieces:
            context.it = [piece.id for piece in pieces]
            leave_field(fftcg, pieces, PLACES[self.to], PUT, way_clause(self.to), [], self.shown)


def way_clause(to: str) -> str:
    """The clause of the word for a way: put into the Break Zone, removed, or simply moved."""
    if to == "break-zone":
        return "FF 15.1.1.3.2"
    return "FF 15.1.1.5.1" if to == "removed" else "FF 7.3"


class ToField(TargetAction):
    """Put cards onto the field under the player's control (FF 6.2.4)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Together; what may not enter stays where it is."""
        fftcg = game_of(game)
        cards = [card_now(fftcg, thing) for thing in things]
        cards = [card for card in cards if card]
        able = [card for card in cards if may_enter(fftcg, context.seat, card)]
        if len(able) < len(things) or not things:
            context.done = False
        if cards:
            self.changed()
            seat = context.seat if rule("FF 6.2.4") else owner_of(cards[0])
            ordered = [card for card in able if has_always(fftcg, card)]
            if len(ordered) > 1 and rule("FF 11.12.4.11"):
                game.push(OrderEntries(fftcg.turn, seat, able, []))
            else:
                enter_field(fftcg, seat, cards, "effect", "FF 6.2.4")


def has_always(game: FFTCG, card: int) -> bool:
    """Whether a card has field abilities that work on the field."""
    return any(ability.zone == "field" for ability in game.card(face_of(card)).always)


class OrderEntries(Task[FFTCG]):
    """Cards that enter together: the turn player names the order of their timestamps (FF 11.12.4.11)."""

    clause: ClassVar[str] = "FF 11.12.4.11"

    def __init__(self, seat: int, controller: int, cards: list[int], ordered: list[int]) -> None:
        self.seat = seat
        self.controller = controller
        self.cards = cards
        self.ordered = ordered

    def run(self, game: FFTCG) -> Decision | None:
        """Ask which is next; then they enter in that order, all at once."""
        rest = [card for card in self.cards if card not in self.ordered]
        if not rest:
            enter_field(game, self.controller, self.ordered, "effect", "FF 6.2.4")
            return None
        options = [Option("order", card) for card in distinct(rest)]
        return Decision(self.seat, "ff-entry-order", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named one is next."""
        game.push(OrderEntries(self.seat, self.controller, self.cards, [*self.ordered, option.card]))


class Cancel(TargetAction):
    """Cancel what is on the stack: it leaves without resolving."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Each that is still there."""
        fftcg = game_of(game)
        for id in things:
            piece = fftcg.pieces.get(id)
            if isinstance(piece, Item):
                fftcg.emit(Event("cancelled", "FF 7.12.2", piece.seat, id))
                off_stack(fftcg, piece)
                self.changed()


# ---- selecting


class Select(Modal):
    """Select among parts: when it is announced, or on resolution."""

    def __init__(self, name: str, count: Value, modes: list[Mode], up_to: bool, announced: bool) -> None:
        super().__init__(name, modes, up_to)
        self.count = count
        self.announced = announced

    def wanted(self, game: FFTCG, context: Context) -> int:
        """How many parts."""
        return self.count.of(game, context)

    def allows_fewer(self, game: FFTCG, context: Context) -> bool:
        """As it is said of the number that counts now."""
        count = self.count
        if self.up_to_instead == self.up_to or not isinstance(count, Instead):
            return self.up_to
        return self.up_to_instead if count.condition.holds(game, context) else self.up_to

    def run(self, game: CardGame, frame: int) -> None:
        """The parts that were named, in the order of the text; or ask now."""
        context = context_of(game, frame)
        chosen = context.bound.get("modes " + self.name)
        if chosen is None or not rule(self.count_clause):
            game.push(SelectNow(context.seat, self, frame, []))
        else:
            self.take(game, sorted(chosen), frame)

    def take(self, game: CardGame, chosen: list[int], frame: int) -> None:
        """Do the parts that were selected."""
        for i in range(len(chosen) - 1, -1, -1):
            if TRACE.active:
                TRACE.note(f"{self.name}/{chosen[i]}", "taken")
            push_steps(game, self.modes[chosen[i]].steps, frame)
        self.changed()


class SelectNow(Task[FFTCG]):
    """Which part is done, named on resolution (FF 11.11.5.1)."""

    clause: ClassVar[str] = "FF 11.11.5.1"

    def __init__(self, seat: int, select: Select, frame: int, chosen: list[int]) -> None:
        self.seat = seat
        self.select = select
        self.frame = frame
        self.chosen = chosen

    def possible(self, game: FFTCG) -> list[int]:
        """Parts that can be done, and are not named yet."""
        context = context_of(game, self.frame)
        found: list[int] = []
        for i, mode in enumerate(self.select.modes):
            able = all(is_full(step, game, context) for step in mode.steps[:1])
            if i not in self.chosen and able and enough_targets(game, mode.announced, context):
                found.append(i)
        return found

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next, or do what was named."""
        context = context_of(game, self.frame)
        possible = self.possible(game)
        if len(self.chosen) >= self.select.wanted(game, context) or not possible:
            self.select.take(game, sorted(self.chosen), self.frame)
            return None
        options = [Option("mode", 0, 0, i + 1) for i in possible]
        if self.select.allows_fewer(game, context):
            options.append(Option("done"))
        return Decision(self.seat, "ff-mode", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named part is done."""
        if option.verb == "done":
            self.select.take(game, sorted(self.chosen), self.frame)
        else:
            chosen = [*self.chosen, option.number - 1]
            game.push(SelectNow(self.seat, self.select, self.frame, chosen))


def is_full(step: Action, game: FFTCG, context: Context) -> bool:
    """Whether a step could be done in full: as many things are there as it asks for."""
    target = step.aimed_at()
    if not isinstance(target, Picked) or target.up_to:
        return True
    return len(target.candidates(game, context)) >= target.count.of(game, context)


# ---- later


class DelayedStep(Action):
    """Set up an auto-ability for later (FF 11.8.17)."""

    def __init__(self, name: str, when: Moment, duration: str, steps: list[Action]) -> None:
        super().__init__(name)
        self.ability = Triggered(name, 0, "field", [], when, steps)
        self.duration = duration

    def run(self, game: CardGame, frame: int) -> None:
        """It waits from now on, with what is known now."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        event = self.ability.when.event
        seat, source, face = context.seat, context.source, context.face
        waits = Delayed(event, seat, source, face, self.ability, context.bound.copy())
        waits.it = context.it
        waits.duration = self.duration
        waits.owner_clause = "FF 11.8.17.4" if fftcg.card(face).kind == SUMMON else "FF R7"
        if rule("FF 11.8.17.1"):
            fftcg.listen(waits)
        fftcg.emit(Event("delayed-made", "FF 11.8.17.1", context.seat))
        self.changed()


class WhenYouDo(Action):
    """Do this; if it was done, that goes on the stack as an ability of its own."""

    def __init__(self, name: str, steps: list[Action], then: Triggered) -> None:
        super().__init__(name)
        self.steps = steps
        self.then = then

    def run(self, game: CardGame, frame: int) -> None:
        """The steps note in the context whether they were done."""
        context_of(game, frame).done = True
        game.push(SetOff(self, frame))
        push_steps(game, self.steps, frame)

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether the first step would do anything."""
        return self.steps[0].could_be(game, context)


class SetOff(Task[CardGame]):
    """The second half of "when you do so"."""

    clause: ClassVar[str] = "FF 11.8.1"

    def __init__(self, action: WhenYouDo, frame: int) -> None:
        self.action = action
        self.frame = frame

    def run(self, game: CardGame) -> Decision | None:
        """It waits like any auto-ability that was set off."""
        fftcg = game_of(game)
        context = context_of(game, self.frame)
        if context.done and rule("FF 11.8.1"):
            self.action.changed()
            waits = Delayed(
                "when-you-do",
                context.seat,
                context.source,
                context.face,
                self.action.then,
                context.bound.copy(),
            )
            waits.it = context.it
            event = Event("when-you-do", "FF 11.8.1", context.seat, named_piece(fftcg, context.source))
            fftcg.waiting.append(Waiting(waits, context.seat, event))
        context.done = True
        return None


def named_piece(game: FFTCG, thing: int) -> int:
    """A piece that an event can name."""
    return thing if thing in game.pieces else 0
