"""Setting up a game (FF 8.2): decks are shuffled, the first player is drawn, hands, mulligans."""

from typing import ClassVar

from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Task
from .decks import faces_of
from .settings import RANDOM
from .state import FFTCG
from .targets import distinct
from .turn import BeginTurn, draw_cards


def make_decks(game: FFTCG) -> None:
    """The decks that the players bring: main deck and LB deck, face down, their own cards (FF 6.2.1)."""
    for seat in range(2):
        main, limit = faces_of(game.rules, game.match.decks[seat])
        owner = seat if rule("FF 6.2.1") else 1 - seat
        place = game.deck(seat) if rule("FF 7.9.1") else game.removed(seat)
        for face in main:
            game.create(face, owner, place)
        place = game.lb_deck(seat) if rule("FF 7.14.1") else game.removed(seat)
        for face in limit:
            game.create(face, owner, place)


class SetUp(Task[FFTCG]):
    """All that happens before the first turn (FF 8.2.1)."""

    clause: ClassVar[str] = "FF 8.2.1.1"

    def run(self, game: FFTCG) -> Decision | None:
        """Shuffle, draw the first player, five cards each; then mulligans, the first player's first."""
        if rule("FF 8.2.1.1"):
            for seat in range(2):
                game.shuffle(game.deck(seat))
        game.first = first_player(game)
        game.turn = game.first
        game.emit(Event("first-player", "FF 8.2.1.2", game.first))
        for seat in (game.first, 1 - game.first):
            draw_cards(game, seat, number("FF 8.2.1.3", 5))
        game.push(Mulligan(game.first), Mulligan(1 - game.first), BeginTurn(game.first))
        return None


def first_player(game: FFTCG) -> int:
    """Drawn at random, unless the match names one (FF 8.2.1.2)."""
    if game.settings.first != RANDOM:
        return 0 if game.settings.first == "A" else 1
    drawn = game.random(2)
    return drawn if rule("FF 8.2.1.2") else 0


class Mulligan(Task[FFTCG]):
    """A player may put the first hand to the bottom of the deck and draw anew, once (FF 8.2.1.4)."""

    clause: ClassVar[str] = "FF 8.2.1.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: FFTCG) -> Decision | None:
        """Ask."""
        options = [Option("keep"), Option("mulligan")] if rule("FF 8.2.1.4") else [Option("keep")]
        return Decision(self.seat, "ff-mulligan", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """Keep, or name the order in which the cards go."""
        if option.verb == "keep":
            game.emit(Event("kept", self.clause, self.seat))
            return
        game.emit(Event("mulligan", self.clause, self.seat))
        game.push(Bottom(self.seat))


class Bottom(Task[FFTCG]):
    """The first hand goes to the bottom in any order; then as many cards are drawn."""

    clause: ClassVar[str] = "FF 8.2.1.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for the next card, one for equal ones."""
        hand = game.hand(self.seat).cards
        if not hand:
            draw_cards(game, self.seat, 5)
            return None
        options = [Option("put", card) for card in distinct(hand)]
        return Decision(self.seat, "ff-put-order", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """The named card goes under the others."""
        game.send(option.card, game.deck(self.seat), False)
        game.push(self)
