"""Tasks: the instructions of a rulebook, as immutable data on the agenda.

`run` carries a task out; it may push further tasks. A task that asks returns a Decision and has then changed
nothing: it stays on top of the agenda until `resume`, so a copy or a determinized game can list the options
afresh. What must be handed on or changed meanwhile is in a Frame, named by id.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .decision import Decision, Option
from .event import Event, Replacement

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[G]):
    """One instruction still to be carried out. `marker` names a point to which `unwind` goes back."""

    clause: ClassVar[str] = ""
    marker: ClassVar[str] = ""

    def run(self, game: G) -> Decision | None:
        """Carry it out, or ask."""
        raise NotImplementedError

    def resume(self, game: G, option: Option) -> None:
        """Go on with the answer. The task has left the agenda by then."""
        raise NotImplementedError

    def masked(self, viewer: int) -> "Task[Any]":
        """The task as this viewer knows it."""
        return self

    def posed(self, game: G) -> Decision | None:
        """Its question as all others see it, without options; None where it is told by its decision."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[G]):
    """A task that asks its seat one question."""

    question: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, game: G) -> list[Option]:
        """What may be answered, at least one (in a proposal: none once all is named). Changes nothing."""
        raise NotImplementedError

    def run(self, game: G) -> Decision | None:
        """Ask."""
        return Decision(self.seat, self.question, self.clause, self.options(game))

    def posed(self, game: G) -> Decision | None:
        """The question without options."""
        return Decision(self.seat, self.question, self.clause, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposal(Question[G]):
    """A half-made declaration: what was named so far is in the fields, nothing has moved.

    Each answer makes a new proposal; when nothing is left to name, `commit` lets it happen. Others see only
    the question that began it.
    """

    def begun_by(self) -> Task[Any]:
        """The task that asked the question which began this."""
        raise NotImplementedError

    def commit(self, game: G) -> None:
        """All is named: let it happen."""
        raise NotImplementedError

    def asking(self, game: G) -> str:
        """The question for the part that is missing."""
        return self.question

    def run(self, game: G) -> Decision | None:
        """Ask for the next part, or commit; where the table allows it, offer to drop the whole (RB 6)."""
        options = self.options(game)
        if not options:
            self.commit(game)
            return None
        if game.match.cancel:
            options.append(Option("cancel"))
        return Decision(self.seat, self.asking(game), self.clause, options)

    def masked(self, viewer: int) -> Task[Any]:
        """Others see only the question that began it."""
        return self if viewer == self.seat else self.begun_by()


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A small record that tasks share by id: a battle, a damage instance, a resolving effect."""

    def copy(self) -> "Frame":
        """A frame of its own with the same contents."""
        raise NotImplementedError

    def masked(self, viewer: int) -> "Frame":
        """The frame as this viewer knows it, made from a copy."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Held:
    """What tasks and games hold that is state and no definition: a half-made declaration, a last look.

    It is never changed once it is held. Its constructor takes what it keeps under the same name.
    """


class Happen(Task["Game"]):
    """Events about to happen together: replacements first, then all are applied, then triggers look."""

    clause: ClassVar[str] = "RB 9"

    def __init__(self, events: list[Event], used: list[list[Replacement]]) -> None:
        self.events = events
        self.used = used

    def choices(self, game: "Game", index: int) -> list[Replacement]:
        """The replacements that would still replace one of the events."""
        event = self.events[index]
        found: list[Replacement] = []
        for replacement in game.replacements_of(event.name):
            if not self.is_used(index, replacement) and replacement.applies(game, event):
                found.append(replacement)
        return game.first_replacements(event, found)

    def is_used(self, index: int, replacement: Replacement) -> bool:
        """Whether it was applied to what led to this event, or declined."""
        return any(replacement.same_as(used) for used in self.used[index])

    def masked(self, viewer: int) -> Task[Any]:
        """The events as this viewer knows them."""
        return Happen([event.masked(viewer) for event in self.events], self.used)

    def replaced(self, game: "Game", index: int, replacement: Replacement) -> "Happen":
        """The same happening after one replacement of one event."""
        instead = replacement.replace(game, self.events[index])
        lineage = [*self.used[index], replacement]
        return Happen(
            self.events[:index] + instead + self.events[index + 1 :],
            self.used[:index] + [lineage for _ in instead] + self.used[index + 1 :],
        )

    def next_replaced(self, game: "Game") -> int:
        """The event that is replaced next: of the player who orders first, if there is such; else -1."""
        found = -1
        for i, event in enumerate(self.events):
            if self.choices(game, i):
                if game.orders_first(game.orders_replacements(event)):
                    return i
                found = i if found < 0 else found
        return found

    def run(self, game: "Game") -> Decision | None:
        """Ask the seat that the rulebook names where several compete, or where one may be declined."""
        index = self.next_replaced(game)
        if index < 0:
            game.apply(self.events)
            return None
        choices = self.choices(game, index)
        if len(choices) == 1 and not choices[0].optional():
            game.push(self.replaced(game, index, choices[0]))
            return None
        options = [Option(r.verb, 0, r.source, k + 1) for k, r in enumerate(choices)]
        if all(replacement.optional() for replacement in choices):
            options.append(Option("decline"))
        seat = game.orders_replacements(self.events[index])
        return Decision(seat, "replacement", choices[0].clause, options)

    def resume(self, game: "Game", option: Option) -> None:
        """Take the chosen replacement first, then look again."""
        index = self.next_replaced(game)
        choices = self.choices(game, index)
        if option.verb == "decline":
            used = [*self.used[index], *choices]
            game.push(Happen(self.events, [*self.used[:index], used, *self.used[index + 1 :]]))
        else:
            game.push(self.replaced(game, index, choices[option.number - 1]))
