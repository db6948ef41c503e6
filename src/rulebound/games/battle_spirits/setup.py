"""Set-up (BS 8, BS R8): decks, Cores, opening hands, who goes first, the redraw."""

from typing import ClassVar

from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question, Task
from .cards import SPIRIT
from .decks import faces_of
from .settings import RANDOM
from .state import IN_RESERVE, IN_TRASH, OUT_OF_GAME, BattleSpirits
from .turn import begin_turn


def make_decks(game: BattleSpirits) -> None:
    """Each player lays down a Deck (BS 7.1, 8.5), of all card types (BS 4.1) and of any size (BS 7.6)."""
    for seat in range(2):
        faces = faces_of(game.rules, game.match.decks[seat if rule("BS 7.1") else 0])
        place = game.deck(seat) if rule("BS 8.5") else game.removed(seat)
        for face in faces if rule("BS 7.6") else faces[:40]:
            if game.card(face).kind == SPIRIT or rule("BS 4.1"):
                game.create(face, seat, place)


class SetUp(Task[BattleSpirits]):
    """The listed steps in their order (BS 8.1)."""

    clause: ClassVar[str] = "BS 8.1"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Shuffle, Life and Reserve, hands; then who goes first, and the redraw."""
        steps = [shuffle, lay_cores, draw_hand]
        if not rule("BS 8.1"):
            steps.reverse()
        for seat in range(2):
            for step in steps:
                step(game, seat)
        game.push(WhoGoesFirst())
        return None


def shuffle(game: BattleSpirits, seat: int) -> None:
    """The Deck is shuffled by its owner and then by the opponent (BS 8.4)."""
    if rule("BS 8.4"):
        game.shuffle(game.deck(seat))
        game.shuffle(game.deck(seat))
    game.emit(Event("shuffled", "BS 8.4", seat))


def lay_cores(game: BattleSpirits, seat: int) -> None:
    """Cores go from the Void to Life and Reserve; the one Soul Core that each has (BS 3.2) to the Reserve."""
    game.life[seat] = number("BS 8.6", 5)
    game.reserve[seat] = number("BS 8.8", 3)
    game.soul[seat] = OUT_OF_GAME
    if rule("BS 3.2"):
        game.soul[seat] = IN_RESERVE if rule("BS 8.9") else IN_TRASH
    game.emit(Event("cores-laid", "BS 8.6", seat, 0, game.life[seat]))


def draw_hand(game: BattleSpirits, seat: int) -> None:
    """The opening hand (BS 8.10)."""
    game.draw_cards(seat, number("BS 8.10", 4))


class WhoGoesFirst(Task[BattleSpirits]):
    """A throw names the player who chooses (BS 8.12); a match may fix the first seat instead (BS R8)."""

    clause: ClassVar[str] = "BS 8.12"

    def run(self, game: BattleSpirits) -> Decision | None:
        """By the seed."""
        if game.settings.first != RANDOM and rule("BS R8"):
            game.push(Begin(0 if game.settings.first == "A" else 1))
            return None
        winner = game.random(2) if rule("BS 8.12") else 0
        game.emit(Event("won-throw", "BS 8.12", winner))
        game.push(ChooseTurnOrder(winner))
        return None


class ChooseTurnOrder(Question[BattleSpirits]):
    """The winner goes first or second (BS 8.13)."""

    clause: ClassVar[str] = "BS 8.13"
    question: ClassVar[str] = "bs-turn-order"

    def options(self, game: BattleSpirits) -> list[Option]:
        """Either."""
        return [Option("go-first"), Option("go-second")]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Then the redraw."""
        goes_first = (option.verb == "go-first") == rule("BS 8.13")
        game.push(Begin(self.seat if goes_first else game.other(self.seat)))


class Begin(Task[BattleSpirits]):
    """The first player is known: each may redraw once, the first player first (BS 8.14, 8.15)."""

    clause: ClassVar[str] = "BS 8.14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: BattleSpirits) -> Decision | None:
        """Redraws, then the first turn."""
        game.first = self.seat
        game.turn = self.seat
        game.emit(Event("goes-first", "BS 8.13", self.seat))
        game.push(FirstTurn())
        if rule("BS 8.14"):
            early, late = self.seat, game.other(self.seat)
            if not rule("BS 8.15"):
                early, late = late, early
            game.push(Redraw(early), Redraw(late))
        return None


class Redraw(Question[BattleSpirits]):
    """A player may redraw the Hand, once (BS 8.14, 8.18)."""

    clause: ClassVar[str] = "BS 8.14"
    question: ClassVar[str] = "bs-redraw"

    def options(self, game: BattleSpirits) -> list[Option]:
        """Keep it or redraw."""
        return [Option("keep"), Option("redraw")]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """The whole Hand goes back, the Deck is shuffled, four cards are drawn (BS 8.16)."""
        if option.verb == "keep" and rule("BS 8.17"):
            game.emit(Event("kept", "BS 8.17", self.seat))
            return
        hand = game.hand(self.seat)
        count = len(hand.cards)
        while hand.cards:
            game.move(hand, 0, game.deck(self.seat))
        game.emit(Event("redrew", "BS 8.16", self.seat, 0, count))
        if rule("BS 8.16"):
            shuffle(game, self.seat)
        game.draw_cards(self.seat, count)
        if not rule("BS 8.18"):
            game.push(Redraw(self.seat))


class FirstTurn(Task[BattleSpirits]):
    """The first player's first turn begins."""

    clause: ClassVar[str] = "BS 14.2"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Turn 1."""
        game.turn_number = 1
        begin_turn(game)
        return None
