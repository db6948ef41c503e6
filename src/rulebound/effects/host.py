"""What the effect language asks of a game: where objects are, and who controls and owns them.

An *object* is a number: the id of a piece in play, or a whole card. Ids of pieces are below 2**31 and cards
above, so one number says which of the two it is.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ..kernel.card import ID_SHIFT, is_seen, masked, owner_of
from ..kernel.game import Game
from ..kernel.task import Frame

if TYPE_CHECKING:
    from .targets import Picked, PickOne

FIRST_CARD: Final = 1 << ID_SHIFT
YOU: Final = 1
OPPONENT: Final = 2
ANYONE: Final = 3
PLAYERS: Final = {"you": YOU, "opponent": OPPONENT, "anyone": ANYONE}


def is_card(thing: int) -> bool:
    """Whether an object is a card in a zone of cards, not a piece in play."""
    return thing >= FIRST_CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A game whose cards carry effects."""

    def gather(self, zone: str, seat: int) -> list[int]:
        """The objects in a zone of a seat."""
        raise NotImplementedError

    def controller(self, thing: int) -> int:
        """The seat that controls an object; of a card its owner."""
        raise NotImplementedError

    def is_there(self, thing: int, zone: str) -> bool:
        """Whether an object is (still) in a zone."""
        raise NotImplementedError

    def may_be_chosen(self, thing: int, context: "Context", chooser: int, chosen: list[int]) -> bool:
        """Whether a seat may newly choose this object for an effect, beside those chosen already."""
        raise NotImplementedError

    def narrowed(self, things: list[int], context: "Context", chosen: list[int]) -> list[int]:
        """Of what may be chosen beside what was, what has to be where something has to."""
        return things

    def leaving_the_rest(self, things: list[int], context: "Context", picked: list[int]) -> list[int]:
        """Of what may be picked for a part of a cost, what leaves the other parts possible."""
        return things

    def still_fitting(self, target: "Picked", context: "Context", things: list[int]) -> list[int]:
        """Of what was announced, what still fits when the effect resolves."""
        return things

    def pickers(self, target: "Picked", context: "Context") -> list[int]:
        """The seats that pick: those that the text names, the turn player first."""
        if target.by == ANYONE:
            first = self.turn_seat()
            return [first, 1 - first]
        return [context.seat if target.by != OPPONENT else 1 - context.seat]

    def turn_seat(self) -> int:
        """The seat whose turn it is."""
        raise NotImplementedError

    def picking_question(self, task: "PickOne") -> str:
        """The question for the next object of a picked target."""
        return "pick"

    def picking_clause(self, task: "PickOne") -> str:
        """The clause under which it is picked."""
        return task.clause

    def picked(self, task: "PickOne", context: "Context") -> None:
        """Objects have been picked: what the rules say about that."""

    def may_clause(self) -> str:
        """The clause that makes "may" optional."""
        return "RB 12"

    def accepted(self, context: "Context") -> None:
        """An optional part was taken up: a limit on the ability now counts."""

    def may_stop(self, target: "Picked") -> bool:
        """Whether a player may pick fewer objects than there are to pick."""
        return target.up_to

    def all_are_chosen(self) -> bool:
        """Whether "all" chooses what it means, in the sense of the rules."""
        return False

    def reaches_newcomers(self, open: bool) -> bool:
        """Whether what lasts for a set also holds for those that come later: where the set is open."""
        return open

    def counts_once(self) -> bool:
        """Whether the number of what lasts is worked out once, when the effect resolves."""
        return True

    def goes_on(self) -> bool:
        """Whether the next step is done though the one before it was not, or not in full ("then")."""
        return True

    def was_done(self, context: "Context") -> bool:
        """Whether "if you do" may go on."""
        return context.done

    def rounds_up(self, stated: str) -> bool:
        """Whether fractions are rounded up: where the text states it, else as the game has it."""
        return stated == "up"

    def draw_cards(self, seat: int, count: int) -> int:
        """A player draws; how many cards there were to draw."""
        raise NotImplementedError

    def settle(self) -> None:
        """After a step: let continuous effects begin and end, and let the rules look at what has changed."""
        raise NotImplementedError


class Context(Frame):
    """Who says "you" and "this", what was picked, and whether it was done: one resolving effect.

    `seat` controls the effect, `source` is the object that has the ability, `face` its card. `it` is what
    the last step picked; `bound` keeps picks by name. `done` tells "if you do" whether all was done. `marks`
    are the limits that count once the effect has activated.
    """

    def __init__(self, seat: int, source: int, face: int) -> None:
        self.seat = seat
        self.source = source
        self.face = face
        self.it: list[int] = []
        self.bound: dict[str, list[int]] = {}
        self.done = True
        self.marks: list[str] = []

    def copy(self) -> Frame:
        """A context of its own."""
        other = Context(self.seat, self.source, self.face)
        other.it = self.it
        if self.bound:
            other.bound = self.bound.copy()
        other.done = self.done
        other.marks = self.marks
        return other

    def masked(self, viewer: int) -> Frame:
        """The same without the faces of cards that the viewer has not seen."""
        other = self.copy()
        assert isinstance(other, Context)
        other.it = hidden(self.it, viewer)
        for name, things in self.bound.items():
            other.bound[name] = hidden(things, viewer)
        return other

    def bind(self, name: str, things: list[int]) -> None:
        """Keep what was picked, under a name too where it has one."""
        self.it = things
        if name:
            self.bound[name] = things


def hidden(things: list[int], viewer: int) -> list[int]:
    """Objects as a viewer knows them."""
    return [masked(thing, viewer) if is_card(thing) else thing for thing in things]


def owner_of_object(game: CardGame, thing: int) -> int:
    """The seat whose deck an object comes from."""
    if is_card(thing):
        return owner_of(thing)
    piece = game.pieces.get(thing)
    return -1 if piece is None else owner_of(piece.cards[0])


def all_seen(things: list[int], viewer: int) -> bool:
    """Whether a viewer knows every card among these objects."""
    return all(not (is_card(thing) and not is_seen(thing, viewer)) for thing in things)
