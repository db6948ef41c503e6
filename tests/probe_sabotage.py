"""The probe with one fault at a time, to see that the conformance kit names each by the right check.

Every variant is a game class that breaks one promise; `FAULTS` says which check must notice it.
"""

import random
from collections.abc import Callable
from typing import Any, ClassVar

from tests.probe import (
    DISCARD,
    NOT_HELD,
    STACK,
    Damage,
    Main,
    Play,
    Point,
    Priority,
    Probe,
    ProbeRulebook,
    offer,
)

from rulebound.kernel.card import EVERYONE, ID_SHIFT, face_of, with_viewers
from rulebound.kernel.clause import refuse
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.pool import add_face, take_face
from rulebound.kernel.refusal import Refusal
from rulebound.kernel.rulebook import Match
from rulebound.kernel.task import Frame, Task
from rulebound.kernel.zone import Piece, Place

ODD_CLAUSE = Refusal("PR 99.9", "pr-odd")


class Sabotaged(ProbeRulebook):
    """The probe's rulebook with another game."""

    def __init__(self, game: type[Probe]) -> None:
        super().__init__()
        self.game = game

    def new_game(self, match: Match) -> Game:
        return self.game(match)


class Swapping(Probe):
    """Puts other tasks on the agenda than those that were meant."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {}

    def push(
        self,
        first: Task[Any],
        second: Task[Any] | None = None,
        third: Task[Any] | None = None,
        *more: Task[Any],
    ) -> None:
        given = [task for task in (first, second, third, *more) if task is not None]
        super().push(*(self.swaps[type(task)](task) if type(task) in self.swaps else task for task in given))


# ---- copies


class SharesHealth(Probe):
    """The copy has the list of the original."""

    def copy(self) -> Game:
        other = super().copy()
        assert isinstance(other, Probe)
        other.health = self.health
        return other


class SharedDamage(Damage):
    """A frame whose copy is itself."""

    def copy(self) -> Frame:
        return self


class SharesFrames(Probe):
    """Copies have the frames of the original."""

    def open(self, frame: Frame) -> int:
        assert isinstance(frame, Damage)
        return super().open(SharedDamage(frame.by, frame.to, frame.amount))


class ForgetsTurn(Probe):
    """A copy forgets a field."""

    def copy(self) -> Game:
        other = super().copy()
        assert isinstance(other, Probe)
        other.turn_number = 1
        return other


# ---- what is seen


class LoudDraw(Probe):
    """The event of drawing shows the card to all."""

    def emit(self, event: Event) -> None:
        if event.name == "drew":
            event.cards = [with_viewers(card, EVERYONE) for card in event.cards]
        super().emit(event)


class CountedDraw(Probe):
    """The event of drawing tells the card by its number."""

    def emit(self, event: Event) -> None:
        if event.name == "drew":
            event.number = face_of(event.cards[0])
        super().emit(event)


class PeekingView(Probe):
    """The description tells everyone the top card of the deck."""

    def copy(self) -> Game:
        other = super().copy()
        assert isinstance(other, PeekingView)
        other.top = self.peek()
        return other

    def peek(self) -> int:
        """The face on top of the deck; what the last copy knew of it, in a view."""
        deck = self.places[8].cards
        return face_of(deck[-1]) or self.top if deck else 0

    top = 0

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "top": self.peek()}


class OpenPiece(Piece):
    """A piece that hides nothing."""

    def copy(self) -> Piece:
        other = OpenPiece(self.id, self.seat, self.cards[:], self.face_up)
        other.place = self.place
        return other

    def mask(self, viewer: int) -> None:
        pass


class OpenField(Probe):
    """Cards set face down are in every view."""

    def enter(self, piece: Piece, place: Place) -> None:
        super().enter(OpenPiece(piece.id, piece.seat, piece.cards, piece.face_up), place)


class QuietReveal(Probe):
    """Cards are seen without a revelation."""

    def transfer(self, card: int, source: int, target: int, viewers: int, anonymous_to: int) -> int:
        counted = self.revelations
        moved = super().transfer(card, source, target, viewers, anonymous_to)
        self.revelations = counted
        return moved


class ForgetfulPool(Probe):
    """A face that goes out of sight is forgotten."""

    def learn(self, card: int, source: int, target: int, old: int, new: int) -> None:
        super().learn(card, source, target, old & new, new)


class StiffPool(Probe):
    """A pool does not spread when some card of it goes elsewhere."""

    def learn(self, card: int, source: int, target: int, old: int, new: int) -> None:
        for viewer in self.viewers:
            if (old & ~new) >> viewer & 1:
                add_face(self.pools, viewer, card, target)
            elif (new & ~old) >> viewer & 1:
                take_face(self.pools, viewer, card, source)


class PickyPoint(Point):
    """Asks only who holds a window card: that the question is asked betrays the hand."""

    def run(self, game: Probe) -> Decision | None:
        decision = super().run(game)
        if decision is not None and len(decision.options) == 1:
            self.resume(game, decision.options[0])
            return None
        return decision


class PickyQuestion(Swapping):
    """Has the picky question."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {
        Point: lambda task: PickyPoint(task.point, task.seat, task.frame, task.passes)
    }


# ---- cards


class StaleId(Probe):
    """A card keeps its id when it moves."""

    def transfer(self, card: int, source: int, target: int, viewers: int, anonymous_to: int) -> int:
        moved = super().transfer(card, source, target, viewers, anonymous_to)
        return moved & ((1 << ID_SHIFT) - 1) | card >> ID_SHIFT << ID_SHIFT


class LostCard(Probe):
    """Discarding loses a card now and then."""

    def discard(self, seat: int, cards: tuple[int, ...], clause: str) -> None:
        super().discard(seat, cards, clause)
        if self.turn_number % 3 == 0 and cards:
            self.places[DISCARD].cards.pop()


class TwoPlaces(Probe):
    """A card laid on the stack stands on the field as well."""

    def lay(self, name: str, clause: str, seat: int, card: int, place: int) -> None:
        super().lay(name, clause, seat, card, place)
        if place == STACK:
            self.places[seat * 2 + 1].cards.append(self.places[STACK].cards[-1])


# ---- questions and answers


class GreedyMain(Main):
    """Offers to play a window card, which is not legal."""

    def options(self, game: Probe) -> list[Option]:
        hand = game.places[self.seat * 2].cards
        wrong = [card for card in hand if game.rulebook.code(face_of(card)) == "RALLY"]
        return super().options(game) + [Option("play", card) for card in wrong[:1]]


class TwiceMain(Main):
    """Offers every card of the hand, equal ones too."""

    def options(self, game: Probe) -> list[Option]:
        found = super().options(game)
        return [*found, found[-1]] if len(found) > 1 else found


class ChangingMain(Main):
    """Asking draws a number."""

    def options(self, game: Probe) -> list[Option]:
        game.new_id()
        return offer(game, self)


class MutePriority(Priority):
    """Offers nothing late in the game."""

    def options(self, game: Probe) -> list[Option]:
        return [] if game.turn_number > 2 else super().options(game)


class HastyPlay(Play):
    """Costs health before it is committed."""

    def resume(self, game: Probe, option: Option) -> None:
        game.health[self.seat] -= 1
        super().resume(game, option)


class IllegalOption(Swapping):
    """Has the greedy question."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {Main: lambda task: GreedyMain(task.seat)}


class DuplicateKey(Swapping):
    """Has the question that offers a thing twice."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {Main: lambda task: TwiceMain(task.seat)}


class ImpureAsking(Swapping):
    """Has the question that changes the game."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {Main: lambda task: ChangingMain(task.seat)}


class NoOptions(Swapping):
    """Has the mute question."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {
        Priority: lambda task: MutePriority(task.seat, task.passes)
    }


class HastyProposal(Swapping):
    """Has the hasty proposal."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {
        Play: lambda task: HastyPlay(task.origin, task.used)
    }


class OddReason(Probe):
    """A refusal cites a clause that is not there."""

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        return ODD_CLAUSE if super().refusal(seat, option) is not None else None


class OddEvent(Probe):
    """An event cites no clause."""

    def emit(self, event: Event) -> None:
        super().emit(Event(event.name, "", event.seat, event.piece, event.number, event.cards))


class NoReason(Probe):
    """Nobody is told why a card cannot be set."""

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        return None if option.verb == "set" else super().refusal(seat, option)


class TalksOfHidden(Probe):
    """Whoever asks of a hidden card gets the true reason."""

    def why_not(self, seat: int, card: int = 0, piece: int = 0, target: int = -1) -> dict[str, Refusal]:
        return super().why_not(seat, with_viewers(card, EVERYONE) if card else 0, piece, target)


class TakesAnything(Probe):
    """Choices are counted from the end too."""

    def choose(self, index: int) -> None:
        assert self.decision is not None
        super().choose(index % len(self.decision.options))


# ---- what is offered is meant


class BreakingPlay(Play):
    """Cannot be carried out where a Scout is played."""

    def commit(self, game: Probe) -> None:
        if game.rulebook.code(face_of(self.used[0])) == "SCOUT":
            raise ValueError("nobody to send")
        super().commit(game)


class OffersTooMuch(Swapping):
    """Has the proposal that breaks."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {
        Play: lambda task: BreakingPlay(task.origin, task.used)
    }


class OrderlyMain(Main):
    """Does not offer the first card of the hand."""

    def options(self, game: Probe) -> list[Option]:
        hand = game.places[self.seat * 2].cards
        return [one for one in super().options(game) if not one.card or face_of(one.card) != face_of(hand[0])]


class OrderMatters(Swapping):
    """Has the orderly question."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {Main: lambda task: OrderlyMain(task.seat)}


class ThoroughMain(Main):
    """Asks of every way to lay out the hand before it offers anything."""

    def options(self, game: Probe) -> list[Option]:
        for _ in range(5 ** len(game.places[self.seat * 2].cards)):
            refuse(NOT_HELD)
        return super().options(game)


class TriesEverything(Swapping):
    """Has the thorough question."""

    swaps: ClassVar[dict[type, Callable[[Any], Task[Any]]]] = {Main: lambda task: ThoroughMain(task.seat)}


# ---- the course of the game


class OutsideRandom(Probe):
    """Shuffles by random numbers that are not the game's."""

    def shuffle(self, place: Place) -> None:
        super().shuffle(place)
        random.shuffle(place.cards)


class Endless(Probe):
    """From the third turn on no answer leads anywhere."""

    def choose(self, index: int) -> None:
        stuck = self.decision is not None and 0 <= index < len(self.decision.options) and self.turn_number > 2
        self.events = []
        if not stuck:
            super().choose(index)


class BreaksDown(Probe):
    """Raises an error in the middle of a game."""

    def draw(self, seat: int, count: int, clause: str) -> None:
        super().draw(seat, count if self.turn_number < 5 else 1 // 0, clause)


class WrongWinner(Probe):
    """Whoever concedes has won."""

    def finish(self, winners: list[int], clause: str, reason: str) -> None:
        super().finish([1 - winners[0]] if reason == "conceded" else winners, clause, reason)


class Oddity:
    """Neither state nor a definition of the rulebook."""

    name = "odd"


class UnplainState(Probe):
    """Holds something that plain data cannot name."""

    odd: Oddity | None = None

    def copy(self) -> Game:
        other = super().copy()
        assert isinstance(other, UnplainState)
        other.odd = self.odd
        return other

    def set_up(self) -> None:
        self.odd = Oddity()
        super().set_up()


FAULTS: dict[type[Probe], str] = {
    SharesHealth: "copy",
    SharesFrames: "copy",
    ForgetsTurn: "copy",
    LoudDraw: "events",
    CountedDraw: "unseen",
    PeekingView: "view",
    OpenField: "view",
    QuietReveal: "revelations",
    ForgetfulPool: "memory",
    StiffPool: "pools",
    PickyQuestion: "determinize",
    StaleId: "ids",
    LostCard: "conservation",
    TwoPlaces: "conservation",
    IllegalOption: "options",
    NoOptions: "options",
    DuplicateKey: "keys",
    ImpureAsking: "asking",
    HastyProposal: "cancel",
    OddReason: "clauses",
    OddEvent: "clauses",
    NoReason: "refusals",
    TalksOfHidden: "hidden",
    TakesAnything: "input",
    OutsideRandom: "record",
    Endless: "finishes",
    BreaksDown: "finishes",
    WrongWinner: "concede",
    UnplainState: "plain",
    OffersTooMuch: "carried",
    OrderMatters: "irrelevant",
    TriesEverything: "work",
}
"""Each fault and the check that must name it."""
