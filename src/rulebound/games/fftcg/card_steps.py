"""The steps of effects that act on cards in decks, hands and Break Zones, on Crystals, counters and phases.

Cards that wait while someone else decides lie open (`open`), so that nothing hidden waits in a task.
"""

from typing import Any, ClassVar

from ...effects.abilities import Ability
from ...effects.actions import Action, TargetAction, push_steps
from ...effects.host import CardGame, Context, is_card
from ...effects.targets import Target, context_of
from ...effects.values import Fixed, Selector, Value, seats_of
from ...kernel.card import EVERYONE, face_of, owner_of, with_viewers
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .announcing import Named, announceable, declare, distinct
from .casting import WARP_COUNTER, CastDeed, castable, look_through, mill
from .filters import game_of
from .looking import NamedNumber
from .moving import enter_field, entry_refusal_clause, may_enter, note_discards, put_card
from .paying import Cost
from .state import ATTACK, FFTCG, MAIN_2
from .statics import OtherCost
from .turn import warp_over

# ---- decks


class Search(Action):
    """Look for cards in the own deck, show them, shuffle, then put them somewhere (FF 15.1.1.8)."""

    def __init__(self, name: str, count: Value, selector: Selector, to: str) -> None:
        super().__init__(name)
        self.count = count
        self.selector = selector
        self.to = to

    def run(self, game: CardGame, frame: int) -> None:
        """The player looks through the deck and names cards."""
        context = context_of(game, frame)
        look_through(game_of(game), context.seat)
        game.push(FindCards(context.seat, self, frame))

    def fits(self, game: FFTCG, context: Context, card: int) -> bool:
        """Whether a card can be found: what the text asks for, and what can be done with it."""
        if not self.selector.passes(game, context, card):
            return False
        able = self.to != "field" or may_enter(game, context.seat, card)
        return able or not rule("FF 15.1.1.8.1")


class FindCards(Task[FFTCG]):
    """Which cards are found; they lie open until all are named, then the deck is shuffled."""

    clause: ClassVar[str] = "FF 15.1.1.8.1"

    def __init__(self, seat: int, search: Search, frame: int) -> None:
        self.seat = seat
        self.search = search
        self.frame = frame

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card; to stop is allowed, unless any card will do (FF 15.1.1.8.3)."""
        context = context_of(game, self.frame)
        found = len(game.zone_of("open", self.seat).cards)
        deck = game.deck(self.seat) if rule("FF 7.9.3") else game.lb_deck(self.seat)
        cards = [card for card in deck.cards if self.search.fits(game, context, card)]
        if found >= self.search.count.of(game, context) or not cards:
            self.finish(game, context)
            return None
        options = [Option("find", card) for card in distinct(cards)]
        if (self.search.selector.filters or not rule("FF 15.1.1.8.3")) and rule("FF 15.1.1.8.2"):
            options.append(Option("find-none"))
        return Decision(self.seat, "ff-search", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The card is shown and set aside."""
        if option.verb == "find-none":
            self.finish(game, context_of(game, self.frame))
            return
        moved = game.send(option.card, game.zone_of("open", self.seat))
        game.emit(Event("found", self.clause, self.seat, 0, 0, [moved]))
        game.push(self)

    def finish(self, game: FFTCG, context: Context) -> None:
        """Shuffle, then do with them what the text says."""
        if rule("FF 15.1.1.6.1"):
            game.shuffle(game.deck(self.seat))
        game.emit(Event("shuffled", "FF 15.1.1.6.1", self.seat))
        cards = game.zone_of("open", self.seat).cards[:]
        if not cards:
            context.done = False
            return
        self.search.changed()
        if self.search.to == "field":
            game.push(SweepOpen(self.seat))
            enter_field(game, context.seat, cards, "effect", "FF 15.1.1.8.1")
        else:
            moved = [put_card(game, card, self.search.to, True, self.clause) for card in cards]
            context.it = moved if self.search.to == "break-zone" else []


class SweepOpen(Task[FFTCG]):
    """What lies open and could not go on goes back into the deck."""

    clause: ClassVar[str] = "FF 15.1.1.8.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: FFTCG) -> Decision | None:
        """If there is anything."""
        place = game.zone_of("open", self.seat)
        if place.cards:
            for card in place.cards[:]:
                game.send(card, game.deck(self.seat))
            game.shuffle(game.deck(self.seat))
        return None


class Look(Action):
    """Look at the top cards of a deck: only the player sees them."""

    def __init__(self, name: str, count: Value, side: int, zone: str) -> None:
        super().__init__(name)
        self.count = count
        self.side = side
        self.zone = zone

    def run(self, game: CardGame, frame: int) -> None:
        """They are set aside, the topmost first; revealed ones lie open for both."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat)[:1]:
            deck = fftcg.deck(seat)
            shown: list[int] = []
            show = 0 if self.zone == "open" else 1 << context.seat
            for _ in range(self.count.of(game, context)):
                if deck.cards:
                    place = fftcg.zone_of(self.zone, seat)
                    shown.append(fftcg.send_from(deck, len(deck.cards) - 1, place, False, show))
            fftcg.emit(Event("looked" if self.zone == "looked" else "opened", "FF 7.9.2", seat, 0, 0, shown))
            if shown:
                self.changed()


class PutRest(Action):
    """The cards that are still open or looked at go to a place."""

    def __init__(self, name: str, to: str, any_order: bool) -> None:
        super().__init__(name)
        self.to = to
        self.any_order = any_order

    def run(self, game: CardGame, frame: int) -> None:
        """In the order that the player names, or in which they lay."""
        context = context_of(game, frame)
        game.push(PutInOrder(context.seat, self.to, self.any_order))
        self.changed()


class PutInOrder(Task[FFTCG]):
    """One card after the other goes to a place in the order that the player names (FF R15)."""

    clause: ClassVar[str] = "FF R15"

    def __init__(self, seat: int, to: str, any_order: bool) -> None:
        self.seat = seat
        self.to = to
        self.any_order = any_order

    def cards(self, game: FFTCG) -> list[int]:
        """What lies aside."""
        for seat in (self.seat, 1 - self.seat):
            for zone in ("looked", "open"):
                found = game.zone_of(zone, seat).cards
                if found:
                    return found
        return []

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card, one for equal ones."""
        cards = self.cards(game)
        if not cards:
            return None
        if not self.any_order or not rule("FF R15"):
            for card in cards[:]:
                put_card(game, card, self.to, False, "FF 11.11.5")
            return None
        options = [Option("put", card) for card in distinct(cards)]
        return Decision(self.seat, "ff-put-order", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named card goes next."""
        put_card(game, option.card, self.to, False, "FF R15")
        game.push(self)


class DiscardTop(Action):
    """Cards from the top of a deck go to the Break Zone."""

    def __init__(self, name: str, count: Value, side: int, bound: str) -> None:
        super().__init__(name)
        self.count = count
        self.side = side
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """As many as there are."""
        context = context_of(game, frame)
        wanted = self.count.of(game, context)
        for seat in seats_of(self.side, context.seat):
            moved = mill(game_of(game), seat, wanted, "FF 7.10.1")
            context.bind(self.bound, moved)
            if len(moved) < wanted:
                context.done = False
            if moved:
                self.changed()


# ---- hands


class RevealHand(Action):
    """A player reveals the hand; until the effect is over it lies open."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side = side

    def run(self, game: CardGame, frame: int) -> None:
        """Everyone sees the cards."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat):
            hand = fftcg.hand(seat)
            fftcg.expose(hand)
            fftcg.exposed = True
            fftcg.emit(Event("hand-revealed", "FF 7.6.1", seat, 0, 0, hand.cards[:]))
            if hand.cards:
                self.changed()


class Discard(Action):
    """A player discards cards of the player's own choice."""

    def __init__(self, name: str, count: Value, side: int, selector: Selector | None, bound: str) -> None:
        super().__init__(name)
        self.count = count
        self.side = side
        self.selector = selector
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """Both at once where both do: the turn player names cards first (FF 11.11.6)."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        seats = seats_of(self.side, context.seat)
        first = fftcg.turn if rule("FF 6.1.4") and rule("FF 11.11.6") else 1 - fftcg.turn
        seats = sorted(seats, key=lambda seat: seat != first)
        count = self.count.of(game, context)
        game.push(DiscardNow(seats, self, frame, count, count))

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether anyone holds a card."""
        return any(game.gather("hand", seat) for seat in seats_of(self.side, context.seat))


class DiscardNow(Task[FFTCG]):
    """Which card is discarded next; named cards lie open until all are discarded together."""

    clause: ClassVar[str] = "FF 15.1.1.4.1"

    def __init__(self, seats: list[int], action: Discard, frame: int, count: int, left: int) -> None:
        self.seats = seats
        self.action = action
        self.frame = frame
        self.count = count
        self.left = left

    def run(self, game: FFTCG) -> Decision | None:
        """Ask the next player."""
        if not self.seats:
            self.finish(game)
            return None
        seat = self.seats[0]
        context = context_of(game, self.frame)
        cards = game.hand(seat).cards
        selector = self.action.selector
        if selector is not None:
            cards = [card for card in cards if selector.passes(game, context, card)]
        if not self.left or not cards:
            if self.left:
                context.done = False
            game.push(DiscardNow(self.seats[1:], self.action, self.frame, self.count, self.count))
            return None
        return Decision(
            seat, "ff-discard", self.clause, [Option("discard", card) for card in distinct(cards)]
        )

    def resume(self, game: FFTCG, option: Option) -> None:
        """The card is announced."""
        game.send(option.card, game.zone_of("open", self.seats[0]))
        game.push(DiscardNow(self.seats, self.action, self.frame, self.count, self.left - 1))

    def finish(self, game: FFTCG) -> None:
        """All go to the Break Zones together."""
        context = context_of(game, self.frame)
        moved: list[int] = []
        for seat in range(2):
            own: list[int] = []
            for card in game.zone_of("open", seat).cards[:]:
                own.append(game.send(card, game.break_zone(seat)))
            if own:
                game.report(Event("discarded", self.clause, seat, 0, len(own), own))
                note_discards(game, seat, len(own))
            moved += own
        context.bind(self.action.bound, moved)
        if moved:
            self.action.changed()


class DiscardHand(Action):
    """A player discards the whole hand."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__(name)
        self.side = side

    def run(self, game: CardGame, frame: int) -> None:
        """All cards together."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat):
            moved: list[int] = []
            for card in fftcg.hand(seat).cards[:]:
                moved.append(fftcg.send(card, fftcg.break_zone(seat)))
            if moved:
                fftcg.report(Event("discarded", "FF 15.1.1.4.1", seat, 0, len(moved), moved))
                note_discards(fftcg, seat, len(moved))
                self.changed()


# ---- casting by an effect


class CastCard(TargetAction):
    """Cast a card by this effect: at once when the effect has resolved (FF 11.3.11, 11.4.1.1)."""

    def __init__(self, name: str, target: Target, free: bool) -> None:
        super().__init__(name, target)
        self.free = free

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """The card is announced: it lies open until then."""
        fftcg = game_of(game)
        for card in things:
            if not is_card(card):
                continue
            origin = fftcg.place_holding(card).zone.name
            moved = fftcg.send(card, fftcg.zone_of("open", owner_of(card)))
            fftcg.due = [*fftcg.due, CastNow(context.seat, moved, self.free, origin)]
            self.changed()


class CastNow(Task[FFTCG]):
    """A card that an effect lets a player cast. `origin` is the zone it came from."""

    clause: ClassVar[str] = "FF 11.3.11"

    def __init__(self, seat: int, card: int, free: bool, origin: str) -> None:
        self.seat = seat
        self.card = card
        self.free = free
        self.origin = origin

    def run(self, game: FFTCG) -> Decision | None:
        """Its targets and payment are named now; what cannot be cast goes back where it was."""
        face = face_of(self.card)
        definition = game.card(face)
        ability = definition.cast or definition.entry
        deed = EffectCast(self.seat, self.card, face, ability, self.free, self.origin)
        character = definition.is_character()
        able = castable(game, deed) and rule("FF 11.4.1.1" if character else self.clause)
        if character:
            able = able and not entry_refusal_clause(game, self.seat, face)
        if ability is not None:
            able = able and announceable(game, ability, Context(self.seat, self.card, face))
        if able:
            declare(game, deed, None)
        else:
            put_card(game, self.card, self.origin, True, "FF 2.3")
        return None


class EffectCast(CastDeed):
    """Casting by an effect: perhaps without paying; priority goes on as after any resolution."""

    def __init__(
        self, seat: int, source: int, face: int, ability: Ability | None, free: bool, origin: str
    ) -> None:
        super().__init__(seat, source, face, ability)
        self.free = free
        self.origin = origin

    def afresh(self) -> Task[Any] | None:
        """What looks anew whether it can be cast."""
        return CastNow(self.seat, self.source, self.free, self.origin)

    def extras(self, game: FFTCG) -> list[OtherCost]:
        """No other payment where it is free."""
        return [] if self.free else super().extras(game)

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """Nothing where it is free."""
        return None if self.free else super().cost(game, named)

    def go_on(self, game: FFTCG, seat: int) -> None:
        """The turn player gets priority anyway, as after any resolution (FF 11.1.5)."""


# ---- Crystals, counters, numbers


class GainCrystals(Action):
    """A player gains Crystals (FF 6.8.1)."""

    def __init__(self, name: str, count: Value, side: int) -> None:
        super().__init__(name)
        self.count = count
        self.side = side

    def run(self, game: CardGame, frame: int) -> None:
        """They stay between turns."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        count = self.count.of(game, context)
        for seat in seats_of(self.side, context.seat):
            if count and rule("FF 6.8.1"):
                fftcg.crystals[seat] += count
                fftcg.report(Event("crystals-gained", "FF 6.8.1", seat, 0, count))
                self.changed()


class PayCrystals(Action):
    """Pay Crystals as a part of an effect: by a number of a card (FF 11.8.8), or one named (FF 11.8.11)."""

    def __init__(self, name: str, count: Value) -> None:
        super().__init__(name)
        self.count = count

    def run(self, game: CardGame, frame: int) -> None:
        """All of it, or nothing is done."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        count = self.owed(game, context)
        if fftcg.crystals[context.seat] < count:
            context.done = False
            return
        fftcg.crystals[context.seat] -= count
        fftcg.emit(Event("crystals-paid", "FF 6.8.1", context.seat, 0, count))
        self.changed()

    def could_be(self, game: CardGame, context: Context) -> bool:
        """Whether there are enough."""
        return game_of(game).crystals[context.seat] >= self.owed(game, context)

    def owed(self, game: CardGame, context: Context) -> int:
        """How many are to be paid."""
        count = self.count.of(game, context)
        if isinstance(self.count, NamedNumber):
            return count if rule("FF 11.8.11") else 0
        return count if isinstance(self.count, Fixed) or rule("FF 11.8.8") else 0


class ChangeCounters(TargetAction):
    """Put counters on something, or remove them (FF 6.7, 15.1.1.10.1)."""

    def __init__(self, name: str, target: Target, counter: str, count: Value, down: bool) -> None:
        super().__init__(name, target)
        self.counter = counter
        self.count = count
        self.down = down

    def act(self, game: CardGame, context: Context, things: list[int], frame: int) -> None:
        """Never more are removed than there are."""
        fftcg = game_of(game)
        count = self.count.of(game, context)
        for thing in things:
            held = fftcg.counters_on(thing, self.counter)
            now = max(0, held - count) if self.down else (held if rule("FF 6.7.2") else 0) + count
            if self.down and held < count:
                context.done = False
            if now == held or (self.down and not rule("FF 15.1.1.10.1")):
                continue
            fftcg.set_counters(thing, self.counter, now)
            event = "counters-removed" if self.down else "counters-added"
            clause = "FF 15.1.1.10.1" if self.down else "FF 6.7.2"
            card = [thing] if is_card(thing) else None
            fftcg.report(Event(event, clause, context.seat, 0 if card else thing, abs(now - held), card))
            if self.down and card and self.counter == WARP_COUNTER:
                warp_over(fftcg, thing)
            self.changed()


class NameNumber(Action):
    """The player selects a number: whole, and not negative (FF 4.1)."""

    def __init__(self, name: str, bound: str) -> None:
        super().__init__(name)
        self.bound = bound

    def run(self, game: CardGame, frame: int) -> None:
        """Ask."""
        game.push(AskNumber(context_of(game, frame).seat, self, frame))


class AskNumber(Task[FFTCG]):
    """Which number."""

    clause: ClassVar[str] = "FF 4.1"

    def __init__(self, seat: int, action: NameNumber, frame: int) -> None:
        self.seat = seat
        self.action = action
        self.frame = frame

    def run(self, game: FFTCG) -> Decision | None:
        """From 0 to 20: no card costs more."""
        least = 0 if rule("FF 4.1") else -1
        return Decision(
            self.seat, "ff-number", self.clause, [Option("number", 0, 0, n) for n in range(least, 21)]
        )

    def resume(self, game: FFTCG, option: Option) -> None:
        """It is known to later steps."""
        context_of(game, self.frame).bound[self.action.bound] = [option.number]
        game.emit(Event("number-named", self.clause, self.seat, 0, option.number))
        self.action.changed()


# ---- piles (FF 15.1.1.11)


class Piles(Action):
    """One player separates cards into two piles, another takes one of them."""

    def __init__(self, name: str, selector: Selector, split_by: int, taken_by: int) -> None:
        super().__init__(name)
        self.selector = selector
        self.split_by = split_by
        self.taken_by = taken_by
        self.taken: list[Action] = []
        self.left: list[Action] = []

    def run(self, game: CardGame, frame: int) -> None:
        """Every card belongs to one of the piles."""
        context = context_of(game, frame)
        things = self.selector.find(game, context)
        if not rule("FF 15.1.1.11.2"):
            things = things[1:]
        seat = seats_of(self.split_by, context.seat)[0]
        game.push(SplitPiles(seat, self, frame, things, [], []))


class SplitPiles(Task[FFTCG]):
    """To which pile the next card belongs; a pile may stay empty (FF 15.1.1.11.3)."""

    clause: ClassVar[str] = "FF 15.1.1.11.2"

    def __init__(
        self, seat: int, piles: Piles, frame: int, things: list[int], first: list[int], second: list[int]
    ) -> None:
        self.seat = seat
        self.piles = piles
        self.frame = frame
        self.things = things
        self.first = first
        self.second = second

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card, then for the pile that is taken."""
        placed = len(self.first) + len(self.second)
        if placed == len(self.things):
            context = context_of(game, self.frame)
            seat = seats_of(self.piles.taken_by, context.seat)[0]
            game.push(TakePile(seat, self.piles, self.frame, self.first, self.second))
            return None
        thing = self.things[placed]
        card = thing if is_card(thing) else 0
        piece = 0 if card else thing
        options = [Option("pile", card, piece, 1), Option("pile", card, piece, 2)]
        last = placed == len(self.things) - 1
        if last and not rule("FF 15.1.1.11.3"):
            options = options[:1] if not self.first else options[1:] if not self.second else options
        return Decision(self.seat, "ff-piles", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The card lies there."""
        thing = option.card or option.piece
        first, second = self.first, self.second
        if option.number == 1:
            first = [*first, thing]
        else:
            second = [*second, thing]
        game.push(SplitPiles(self.seat, self.piles, self.frame, self.things, first, second))


class TakePile(Task[FFTCG]):
    """Which pile is taken."""

    clause: ClassVar[str] = "FF 15.1.1.11.1"

    def __init__(self, seat: int, piles: Piles, frame: int, first: list[int], second: list[int]) -> None:
        self.seat = seat
        self.piles = piles
        self.frame = frame
        self.first = first
        self.second = second

    def run(self, game: FFTCG) -> Decision | None:
        """One or the other, even an empty one."""
        options = [
            Option("take", 0, 0, n + 1)
            for n, pile in enumerate([self.first, self.second])
            if pile or rule("FF 15.1.1.11.1")
        ]
        return Decision(self.seat, "ff-take-pile", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """What is done with the one, then with the other."""
        taken, left = (self.first, self.second) if option.number == 1 else (self.second, self.first)
        push_with(game, self.piles.left, self.frame, left)
        push_with(game, self.piles.taken, self.frame, taken)
        game.emit(Event("pile-taken", self.clause, self.seat, 0, len(taken)))
        self.piles.changed()


class Means(Task[FFTCG]):
    """From now on "it" means these."""

    clause: ClassVar[str] = "FF 15.1.1.11.1"

    def __init__(self, frame: int, things: list[int]) -> None:
        self.frame = frame
        self.things = things

    def run(self, game: FFTCG) -> Decision | None:
        """Note it in the context."""
        context_of(game, self.frame).it = self.things
        return None


def push_with(game: FFTCG, steps: list[Action], frame: int, things: list[int]) -> None:
    """Do steps with these things."""
    push_steps(game, steps, frame)
    game.push(Means(frame, things))


# ---- the game itself


class ExtraPhase(Action):
    """One more phase comes after this one; every further Main Phase is a second one (FF 9.3.1.1)."""

    def __init__(self, name: str, phase: str) -> None:
        super().__init__(name)
        self.phase = phase

    def run(self, game: CardGame, frame: int) -> None:
        """It is noted for the turn."""
        fftcg = game_of(game)
        fftcg.extra_phases = [*fftcg.extra_phases, MAIN_2 if self.phase == "main" else ATTACK]
        self.changed()


class EndGame(Action):
    """A player wins or loses the game; whoever does both loses (FF 3.2)."""

    def __init__(self, name: str, side: int, lose: bool) -> None:
        super().__init__(name)
        self.side = side
        self.lose = lose

    def run(self, game: CardGame, frame: int) -> None:
        """It is processed with the rules: who wins makes the opponent lose."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        for seat in seats_of(self.side, context.seat):
            if self.lose:
                fftcg.losers = [*fftcg.losers, seat]
            else:
                fftcg.winners = [*fftcg.winners, seat]
        fftcg.stir()
        self.changed()


class Bring(Action):
    """A card comes into the game from outside; who brings it owns it (FF 6.2.2)."""

    def __init__(self, name: str, number: str, to: str) -> None:
        super().__init__(name)
        self.number = number
        self.to = to

    def run(self, game: CardGame, frame: int) -> None:
        """To the hand, or onto the field."""
        fftcg = game_of(game)
        context = context_of(game, frame)
        owner = context.seat if rule("FF 6.2.2") else 1 - context.seat
        place = fftcg.hand(owner) if self.to == "hand" else fftcg.zone_of("open", owner)
        card = fftcg.create(fftcg.rules.face(self.number), owner, place)
        fftcg.emit(Event("brought", "FF 6.2.2", owner, 0, 0, [with_viewers(card, EVERYONE)]))
        self.changed()
        if self.to == "field":
            enter_field(fftcg, context.seat, [card], "effect", "FF 6.2.2")
