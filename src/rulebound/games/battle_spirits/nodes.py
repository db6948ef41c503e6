"""The steps of effects that act on cards in Battle Spirits: destroy, turn, put, open, play, use, name.

Each does as much as it can and notes in the context whether that was all of it.
"""

from typing import ClassVar

from ...effects.actions import Action, TargetAction
from ...effects.host import CardGame, Context, is_card
from ...effects.targets import All, Picked, Target, context_of
from ...effects.values import Value, seats_of
from ...kernel.card import EVERYONE, face_of, owner_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .arrow_costs import PAY, REMOVE, TURN, Activation, Counting
from .cards import COLOURS, MAGIC, SPIRIT
from .characteristics import bp_of, forbidden, is_spirit
from .filters import game_of
from .leaving import destroy, make_pending, protected
from .paying import (
    RESERVE,
    SOUL,
    Means,
    core_options,
    pay,
    source_named,
    total_available,
)
from .state import (
    BY_BP_ZERO,
    BY_EFFECT,
    DESTROYED,
    EXHAUSTED,
    HEAVY,
    NOT_PENDING,
    REFRESHED,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
    TO_REMOVED,
    BattleSpirits,
    FieldCard,
    cause_number,
    cores_number,
)
from .using import (
    DEPLOY,
    SUMMON,
    begin_use,
    cost_refusal,
    set_aside,
    use_magic,
)

FATES = {"hand": TO_HAND, "deck-bottom": TO_DECK_BOTTOM, "deck-top": TO_DECK_TOP, "removed": TO_REMOVED}


class Destroy(TargetAction):
    """Destroy cards on the Field."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """All together; by BP 0 where an effect has just brought them there."""
        battle = game_of(game)
        cause = destruction_cause(battle, context, things)
        count = destroy(battle, things, cause, context.seat, "", context.source)
        if count < len(things) or not things:
            context.done = False
        if count:
            self.changed()

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: there is enough to destroy."""
        return enough(game, context, self.target, self.cost_candidates(game, context))

    def deed(self) -> str:
        """It goes."""
        return REMOVE

    def cost_candidates(self, game: CardGame, context: Context) -> list[int]:
        """What is there, and can be destroyed."""
        found = unpending(game, candidates(game, context, self.target))
        return [id for id in found if not protected(game_of(game), id, DESTROYED, context.source)]


def destruction_cause(game: BattleSpirits, context: Context, things: list[int]) -> int:
    """Whether a Spirit's effect destroys what stands at BP 0, or an effect destroys otherwise."""
    source = game.pieces.get(context.source)
    if not isinstance(source, FieldCard) or not is_spirit(game, source):
        return BY_EFFECT
    for id in things:
        piece = game.pieces.get(id)
        if not isinstance(piece, FieldCard) or bp_of(game, piece):
            return BY_EFFECT
    return BY_BP_ZERO


def turn_to(game: BattleSpirits, id: int, state: int, context: Context, clause: str) -> bool:
    """Turn a card sideways or upside down by an effect; whether that changed anything."""
    piece = game.pieces.get(id)
    if not isinstance(piece, FieldCard) or (piece.state >= state and rule("BS FAQ targeting.3.2")):
        return False
    if piece.state == EXHAUSTED and not rule("BS FAQ status.3"):
        return False
    if forbidden(game, "cannot-be-exhausted", id, context.source) and rule("BS FAQ effects.3"):
        return False
    piece.state = state
    game.report(Event("exhausted", clause, piece.seat, id, cause_number(BY_EFFECT, context.seat)))
    return True


class Exhaust(TargetAction):
    """Turn sideways; what is so already is not exhausted again (FAQ targeting.3.2, status.3.2)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Each that is upright."""
        for id in things:
            state = EXHAUSTED if rule("BS FAQ status.3.2") else HEAVY
            if rule("BS G Exhaust") and turn_to(game_of(game), id, state, context, "BS G Exhaust"):
                self.changed()
            else:
                context.done = False

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: enough that is upright is there."""
        return enough(game, context, self.target, self.cost_candidates(game, context))

    def deed(self) -> str:
        """It is turned."""
        return TURN

    def cost_candidates(self, game: CardGame, context: Context) -> list[int]:
        """What is upright."""
        return can_be_turned(game, context, self.target, EXHAUSTED)


def can_be_turned(game: CardGame, context: Context, target: Target, state: int) -> list[int]:
    """Of a target, what an effect could turn to this state."""
    found: list[int] = []
    for id in unpending(game, candidates(game, context, target)):
        piece = game.pieces.get(id)
        if not isinstance(piece, FieldCard) or (piece.state >= state and rule("BS FAQ targeting.3.2")):
            continue
        if not forbidden(game_of(game), "cannot-be-exhausted", id, context.source):
            found.append(id)
    return found


def unpending(game: CardGame, things: list[int]) -> list[int]:
    """Of some objects, cards and what is on the Field to stay."""
    found: list[int] = []
    for thing in things:
        piece = game.pieces.get(thing)
        if is_card(thing) or (isinstance(piece, FieldCard) and piece.pending == NOT_PENDING):
            found.append(thing)
    return found


def enough(game: CardGame, context: Context, target: Target, found: list[int]) -> bool:
    """Whether there is all that a cost asks for: before ▶ nothing is done in part (FAQ effects.11.2)."""
    if isinstance(target, Picked) and not target.up_to:
        return len(found) >= target.count.of(game, context)
    return bool(found)


def candidates(game: CardGame, context: Context, target: Target) -> list[int]:
    """What a target is, or could become."""
    return target.candidates(game, context) if isinstance(target, Picked) else target.things(game, context)


class HeavyExhaust(TargetAction):
    """Turn upside down, from upright or sideways (FAQ status.3)."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Only effects do this (BS 24.4)."""
        for id in things:
            state = HEAVY if rule("BS 24.1") else EXHAUSTED
            if turn_to(game_of(game), id, state, context, "BS 24.1"):
                self.changed()
            else:
                context.done = False

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: enough is there that is not upside down yet."""
        return enough(game, context, self.target, self.cost_candidates(game, context))

    def deed(self) -> str:
        """It is turned."""
        return TURN

    def cost_candidates(self, game: CardGame, context: Context) -> list[int]:
        """What is not upside down."""
        return can_be_turned(game, context, self.target, HEAVY)


def refresh(game: BattleSpirits, piece: FieldCard, clause: str) -> bool:
    """One refresh: upright, or from Heavy Exhausted to Exhausted (BS 24.3); whether that changed anything."""
    if piece.state == REFRESHED or (forbidden(game, "cannot-refresh", piece.id) and rule("BS FAQ effects.3")):
        return False
    piece.state = EXHAUSTED if piece.state == HEAVY and rule("BS 24.3") else REFRESHED
    game.report(Event("refreshed", clause, piece.seat, piece.id, piece.state))
    return True


class Refresh(TargetAction):
    """Turn upright by one turn."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Each that is not upright."""
        for id in things:
            piece = game.pieces.get(id)
            if not isinstance(piece, FieldCard) or not rule("BS G Refresh"):
                context.done = False
            elif refresh(game_of(game), piece, "BS G Refresh"):
                self.changed()
            else:
                context.done = False


# ---- moving cards


class Put(TargetAction):
    """Move cards to a place of their owner (FAQ effects.10)."""

    def __init__(self, name: str, target: Target, to: str, shown: bool, any_order: bool) -> None:
        super().__init__(name, target)
        self.to = to
        self.shown = shown
        self.any_order = any_order

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Cards on the Field become pending; others move now, in the order that the player names."""
        battle = game_of(game)
        if not things:
            context.done = False
            return
        self.changed()
        pieces = [thing for thing in things if not is_card(thing)]
        if pieces:
            seat, source = context.seat, context.source
            if make_pending(battle, pieces, FATES[self.to], BY_EFFECT, seat, "", source) < len(pieces):
                context.done = False
            return
        target = self.target
        if self.any_order and isinstance(target, All) and target.selector.zone == "hand":
            battle.push(PutInOrder(context.seat, self.to, self.shown, "hand", len(things)))
            return
        for card in things:
            put_card(battle, card, self.to, self.shown)

    def payable(self, game: CardGame, context: Context) -> bool:
        """As a cost: there are enough such cards."""
        return enough(game, context, self.target, self.cost_candidates(game, context))

    def deed(self) -> str:
        """It goes."""
        return REMOVE

    def cost_candidates(self, game: CardGame, context: Context) -> list[int]:
        """What is there, and can be returned."""
        found = unpending(game, candidates(game, context, self.target))
        fate = FATES.get(self.to, DESTROYED)
        return [id for id in found if is_card(id) or not protected(game_of(game), id, fate, context.source)]


def put_card(game: BattleSpirits, card: int, to: str, shown: bool) -> None:
    """Move one card; whoever sees it here sees it there."""
    owner = owner_of(card)
    show = EVERYONE if shown else 0
    if shown:
        game.reveal_card(card)
    if to == "hand":
        moved = game.send(card, game.hand(owner), True, show)
    elif to == "trash":
        moved = game.send(card, game.trash(owner) if rule("BS G Discard") else game.hand(owner))
    elif to == "removed":
        moved = game.send(card, game.removed(owner) if rule("BS G Remove from Game") else game.trash(owner))
    else:
        moved = game.send(card, game.deck(owner), to == "deck-top", show)
    where = ["hand", "trash", "removed", "deck-top", "deck-bottom"].index(to)
    game.report(Event("put", "BS FAQ effects.10", owner, 0, where, [moved]))


class PutInOrder(Task[BattleSpirits]):
    """So many cards of a zone go to the top or bottom of the Deck in the order that the player names."""

    clause: ClassVar[str] = "BS R13"

    def __init__(self, seat: int, to: str, shown: bool, zone: str, count: int) -> None:
        self.seat = seat
        self.to = to
        self.shown = shown
        self.zone = zone
        self.count = count

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next card, one for equal ones."""
        if not self.count:
            return None
        seen: set[int] = set()
        options: list[Option] = []
        for card in game.gather(self.zone, self.seat):
            if face_of(card) not in seen:
                seen.add(face_of(card))
                options.append(Option("put", card))
        return Decision(self.seat, "bs-put-order", self.clause, options if rule("BS R13") else options[:1])

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """The named card goes next."""
        put_card(game, option.card, self.to, self.shown)
        game.push(PutInOrder(self.seat, self.to, self.shown, self.zone, self.count - 1))


class OpenCards(Action):
    """Reveal the top cards of the own Deck to both (BS G Open)."""

    def __init__(self, name: str, count: Value) -> None:
        super().__init__(name)
        self.count = count

    def run(self, game: CardGame, frame: int) -> None:
        """As many as there are."""
        battle = game_of(game)
        context = context_of(game, frame)
        deck = battle.deck(context.seat)
        cards: list[int] = []
        count = self.count.of(game, context) if rule("BS G Open") else 0
        for _ in range(min(count, len(deck.cards))):
            cards.append(battle.move(deck, len(deck.cards) - 1, battle.opened(context.seat)))
        if cards:
            battle.report(Event("opened", "BS G Open", context.seat, 0, len(cards), cards))
            self.changed()


class PutRest(Action):
    """The cards that are still open go to a place."""

    def __init__(self, name: str, to: str, any_order: bool) -> None:
        super().__init__(name)
        self.to = to
        self.any_order = any_order

    def run(self, game: CardGame, frame: int) -> None:
        """All of them, in the order that the player names."""
        battle = game_of(game)
        context = context_of(game, frame)
        cards = battle.opened(context.seat).cards[:]
        if not cards:
            return
        self.changed()
        if self.any_order:
            battle.push(PutInOrder(context.seat, self.to, True, "open", len(cards)))
        else:
            for card in cards:
                put_card(battle, card, self.to, True)


class DiscardTop(Action):
    """Cards from the top of a Deck go to its owner's Trash."""

    def __init__(self, name: str, count: Value, side: int, bound: str) -> None:
        super().__init__(name)
        self.count = count
        self.side = side
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """As many as there are."""
        battle = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat):
            deck = battle.deck(seat)
            cards: list[int] = []
            for _ in range(min(self.count.of(game, context), len(deck.cards))):
                cards.append(battle.send_from(deck, len(deck.cards) - 1, battle.trash(seat), True, EVERYONE))
            context.bind(self.bound, cards)
            for card in cards:
                battle.report(Event("discarded-from-deck", "BS G Discard", seat, 0, 1, [card]))
                self.changed()


# ---- playing and using cards


class Play(TargetAction):
    """Summon or deploy a card by an effect; it is paid for unless the effect says otherwise (FAQ cost.3)."""

    def __init__(self, name: str, target: Target, free: bool, reserve_only: bool) -> None:
        super().__init__(name, target)
        self.free = free
        self.reserve_only = reserve_only

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Where it can be paid."""
        battle = game_of(game)
        for card in things:
            if not is_card(card) or self.unplayable(battle, context.seat, card):
                context.done = False
                continue
            verb = SUMMON if battle.card(face_of(card)).kind == SPIRIT else DEPLOY
            free = self.free or not rule("BS FAQ cost.3")
            lying = set_aside(battle, card)
            begin_use(battle, context.seat, verb, lying, None, None, free, self.reserve_only)
            self.changed()

    def unplayable(self, game: BattleSpirits, seat: int, card: int) -> bool:
        """Whether the card cannot be paid for, or not held at Lv1."""
        definition = game.card(face_of(card))
        if definition.kind == MAGIC:
            return True
        if self.free:
            return total_available(game, seat, self.reserve_only) < definition.lowest()
        verb = SUMMON if definition.kind == SPIRIT else DEPLOY
        return cost_refusal(game, Means(game, seat, self.reserve_only), card, verb) is not None

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether a card is there that can be played."""
        battle = game_of(game)
        for card in candidates(game, context, self.target):
            if is_card(card) and not self.unplayable(battle, context.seat, card):
                return True
        return False


class UseFlash(TargetAction):
    """Use the Flash effect of a Magic card without paying."""

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """The card is used from the Hand and then spent."""
        battle = game_of(game)
        for card in things:
            if battle.card(face_of(card)).flash is not None:
                self.changed()
                battle.reveal_card(card)
                use_magic(battle, context.seat, card, "use-flash")
            else:
                context.done = False


class NameColour(Action):
    """The player names one colour."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """Ask."""
        self.changed()
        game.push(AskColour(context_of(game, frame).seat, self.bound, frame))


class AskColour(Task[BattleSpirits]):
    """Asks for a colour; which one is kept under a name."""

    clause: ClassVar[str] = "BS 5.1"

    def __init__(self, seat: int, bound: str, frame: int) -> None:
        self.seat = seat
        self.bound = bound
        self.frame = frame

    def run(self, game: BattleSpirits) -> Decision | None:
        """One of the six (BS 5.1)."""
        options = [Option(colour) for colour in (COLOURS if rule("BS 5.1") else COLOURS[:1])]
        return Decision(self.seat, "bs-colour", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Keep it."""
        colour = COLOURS.index(option.verb)
        context_of(game, self.frame).bound[self.bound] = [colour]
        game.emit(Event("named-colour", self.clause, self.seat, 0, colour))


class EndBattle(Action):
    """End the battle: it goes on with its last stage (BS 18.35)."""

    def run(self, game: CardGame, frame: int) -> None:
        """Where there is one."""
        battle = game_of(game).current_battle()
        if battle is not None:
            battle.over = True
            self.changed()


class EndStep(Action):
    """End the Attack Step: the battle goes on with its last stage (BS 18.35), no further attack follows."""

    def run(self, game: CardGame, frame: int) -> None:
        """With the battle, where there is one."""
        state = game_of(game)
        battle = state.current_battle()
        if battle is not None:
            battle.over = True
        state.step_over = True
        self.changed()


class Pay(Action):
    """Pay this much cost in Cores, before ▶."""

    def __init__(self, name: str, cores: Value) -> None:
        super().__init__(name)
        self.cores = cores

    def run(self, game: CardGame, frame: int) -> None:
        """Core by Core."""
        context = context_of(game, frame)
        count = self.cores.of(game, context)
        if count:
            seat = context.seat
            if isinstance(context, Activation) and context.owed:
                game.push(PayPart(seat, count, [], frame))
            else:
                game.push(PayCores(seat, count, False, []))
            self.changed()

    def payable(self, game: CardGame, context: Context) -> bool:
        """Enough Cores are there."""
        return total_available(game_of(game), context.seat, False) >= self.cores_due(game, context)

    def deed(self) -> str:
        """Cores are paid."""
        return PAY

    def cores_due(self, game: CardGame, context: Context) -> int:
        """So many."""
        return self.cores.of(game, context)


class PayCores(Task[BattleSpirits]):
    """A cost that is not a card's: Cores are paid one after the other, then move together."""

    clause: ClassVar[str] = "BS 16.10"

    def __init__(self, seat: int, count: int, reserve_only: bool, paid: list[int]) -> None:
        self.seat = seat
        self.count = count
        self.reserve_only = reserve_only
        self.paid = paid

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next Core, or pay."""
        left = self.count - len(self.paid)
        if left:
            last = self.paid[-1] if self.paid else RESERVE
            options = core_options(game, self.seat, "pay", left, last, self.paid, self.reserve_only)
            return Decision(self.seat, "bs-pay", self.clause, options)
        pay(game, self.seat, self.paid)
        game.emit(Event("paid", "BS 16.11", self.seat, 0, cores_number(self.count, SOUL in self.paid)))
        game.settle()
        return None

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note the Core."""
        paid = [*self.paid, source_named(option)]
        game.push(PayCores(self.seat, self.count, self.reserve_only, paid))


class PayPart(PayCores):
    """Cores that are a part of a cost with others after it: those stay possible (BS R20)."""

    def __init__(self, seat: int, count: int, paid: list[int], frame: int) -> None:
        super().__init__(seat, count, False, paid)
        self.frame = frame

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask for the next Core, only one that leaves the rest of the cost possible."""
        decision = super().run(game)
        if decision is not None and rule("BS R20"):
            decision.options = [option for option in decision.options if self.leaves_the_rest(game, option)]
        return decision

    def leaves_the_rest(self, game: BattleSpirits, option: Option) -> bool:
        """Whether the other parts can be done with this Core paid."""
        context = context_of(game, self.frame)
        assert isinstance(context, Activation)
        paid = [*self.paid, source_named(option)]
        return Counting(game, context, context.owed).pay(paid, self.count - len(paid))

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Note the Core."""
        game.push(PayPart(self.seat, self.count, [*self.paid, source_named(option)], self.frame))
