"""A toy on the kernel: the tasks of a test, on a table with hands, decks, discard piles and fields.

After the test's own tasks the game is over and nobody has won. Every seat brings the same small deck, with
two cards of one face in it, so that faces alone never tell cards apart.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import Refusal
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.kernel.task import Frame, Question, Task
from rulebound.kernel.zone import ALL, NOBODY, OWNER, Piece, Place, Zone

HAND, DECK, DISCARD, FIELD = range(4)
ZONES: Final = [
    Zone("hand", OWNER, anonymous=True),
    Zone("deck", NOBODY),
    Zone("discard", ALL),
    Zone("field", ALL, pieces=True),
]
FACES: Final = ["?", "K", "Q", "J", "T", "N"]
CARDS: Final = [1, 1, 2, 3, 4]
NOT_NOW: Final = Refusal("TY 2", "toy-not-now")


class Toy(Game):
    """A running toy. `notes` is what its tasks have done so far."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.notes: list[str] = []

    def copy(self) -> "Toy":
        other = Toy(self.match)
        self.copy_into(other)
        other.notes = self.notes[:]
        return other

    def place(self, seat: int, zone: int) -> Place:
        """The zone of a seat."""
        return self.places[seat * len(ZONES) + zone]

    def lay(self, seat: int, index: int, face_up: bool = False) -> Piece:
        """A hand card becomes a piece on the field."""
        piece = Piece(self.new_id(), seat, [], face_up)
        self.enter(piece, self.place(seat, FIELD))
        self.card_to_piece(self.place(seat, HAND), index, piece)
        return piece


class ToyRulebook(Rulebook):
    """The definitions of one test's toy: its tasks, its teams, its decks."""

    def __init__(
        self, tasks: list[Task[Any]], teams: list[int], decks: list[list[int]] | None = None
    ) -> None:
        super().__init__("toy", "TY", ZONES, FACES)
        self.tasks = tasks
        self.sides = teams
        self.decks = [CARDS for _ in teams] if decks is None else decks
        self.seat_counts = [len(teams)]
        self.default_seats = len(teams)
        self.verbs = ["play", "keep"]

    def teams(self, match: Match) -> list[int]:
        return self.sides

    def new_game(self, match: Match) -> Game:
        return Toy(match)

    def set_up(self, game: Game) -> None:
        assert isinstance(game, Toy)
        for seat in range(game.match.seats):
            for face in self.deck(game.match, seat):
                game.create(face, seat, game.place(seat, DECK))
        game.push(End())
        game.push(*self.tasks)

    def deck(self, match: Match, owner: int) -> list[int]:
        return self.decks[owner][:]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return NOT_NOW

    def describe(self, game: Game) -> dict[str, Any]:
        assert isinstance(game, Toy)
        codes = {}
        for place in game.places:
            if not place.zone.pieces:
                codes[game.place_name(place)] = [self.code(face_of(card)) for card in place.cards]
        return {**codes, "notes": game.notes}


def start(*tasks: Task[Any], teams: list[int] | None = None, **others: Any) -> Toy:
    """A toy with these tasks at its first decision; two seats, each for itself, unless teams are given."""
    rulebook = ToyRulebook(list(tasks), [0, 1] if teams is None else teams)
    game = Toy(Match(rulebook, **others))
    game.start()
    return game


class End(Task[Toy]):
    """The toy is over."""

    clause: ClassVar[str] = "TY 9"

    def run(self, game: Toy) -> Decision | None:
        game.finish([], "TY 9", "toy-over")
        return None


class Note(Task[Toy]):
    """Notes a word."""

    clause: ClassVar[str] = "TY 1"

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, game: Toy) -> Decision | None:
        game.notes.append(self.word)
        return None


class Do(Task[Toy]):
    """Does what a test says, as a rulebook's step would."""

    clause: ClassVar[str] = "TY 1"

    def __init__(self, what: Callable[[Toy], None]) -> None:
        self.what = what

    def run(self, game: Toy) -> Decision | None:
        self.what(game)
        return None


class Ask(Question[Toy]):
    """Asks a seat for one of some words and notes the answer."""

    clause: ClassVar[str] = "TY 2"
    question: ClassVar[str] = "toy-ask"

    def __init__(self, seat: int, words: list[str]) -> None:
        super().__init__(seat)
        self.words = words

    def options(self, game: Toy) -> list[Option]:
        return [Option(word) for word in self.words]

    def resume(self, game: Toy, option: Option) -> None:
        game.notes.append(option.verb)


class Tally(Frame):
    """A number that tasks share."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def copy(self) -> "Tally":
        return Tally(self.amount)
