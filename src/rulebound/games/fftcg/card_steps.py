"""The steps of effects on cards in decks and hands (FF 7.9, 15.1.1.4, 15.1.1.8): search, look, put, discard.

Cards that wait while someone else decides lie open (`open`), so that nothing hidden waits in a task. Other
steps on cards: `cast_steps` casts them, `piles` separates them.
"""

from typing import ClassVar

from ...effects.actions import Action
from ...effects.host import CardGame, Context
from ...effects.targets import context_of
from ...effects.values import Selector, Value, seats_of
from ...kernel.card import face_of
from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .filters import game_of
from .moving import enter_field, is_one_too_many, look_through, may_enter, mill, note_discards, put_card
from .state import FFTCG
from .targets import distinct

# ---- decks


class Search(Action):
    """Look for cards in the own deck, show them, shuffle, then put them somewhere (FF 15.1.1.8)."""

    def __init__(self, name: str, count: Value, up_to: bool, selector: Selector, to: str) -> None:
        super().__init__(name)
        self.count = count
        self.up_to = up_to
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
        return self.to != "field" or self.can_enter(game, context.seat, card) or not rule("FF 15.1.1.8.1")

    def can_enter(self, game: FFTCG, seat: int, card: int) -> bool:
        """Whether a card can enter the field beside those that were found already and lie open."""
        found = [face_of(other) for other in game.zone_of("open", seat).cards]
        return may_enter(game, seat, card) and not is_one_too_many(game, seat, face_of(card), found)


class FindCards(Task[FFTCG]):
    """Which cards are found; they lie open until all are named, then the deck is shuffled."""

    clause: ClassVar[str] = "FF 15.1.1.8.1"

    def __init__(self, seat: int, search: Search, frame: int) -> None:
        self.seat = seat
        self.search = search
        self.frame = frame

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card; to stop is allowed, unless any cards will do and so many (FF 15.1.1.8.3)."""
        context = context_of(game, self.frame)
        found = len(game.zone_of("open", self.seat).cards)
        deck = game.deck(self.seat) if rule("FF 7.9.3") else game.lb_deck(self.seat)
        cards = [card for card in deck.cards if self.search.fits(game, context, card)]
        if found >= self.search.count.of(game, context) or not cards:
            self.finish(game, context)
            return None
        options = [Option("find", card) for card in distinct(cards)]
        stated = self.search.selector.filters or self.search.up_to or not rule("FF 15.1.1.8.3")
        if stated and rule("FF 15.1.1.8.2"):
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
        wanted = 1 if self.search.up_to else self.search.count.of(game, context)
        context.done = context.done and len(cards) >= wanted
        if not cards:
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
