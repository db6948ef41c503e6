"""Events, and what waits for them: triggers and replacements.

An Event is something that happened (`Game.emit`), or that is about to (`Game.happen`, where replacements
see it first and triggers afterwards). It cites its clause and carries cards as they were seen, so that its
rendering for a viewer is the same event with masked cards. Triggers and replacements are indexed by the
name of the event; nothing is broadcast.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .card import is_seen, masked

if TYPE_CHECKING:
    from .game import Game

NO_CARDS: Final[list[int]] = []
"""The cards of events that show none. Shared, so never changed."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event:
    """Something that happens. `piece` and `number` mean what the event's sentence says they mean.

    `other` is another seat, or a team, that it concerns.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        seat: int = -1,
        piece: int = 0,
        number: int = 0,
        cards: list[int] | None = None,
        other: int = -1,
    ) -> None:
        self.name = name
        self.clause = clause
        self.seat = seat
        self.piece = piece
        self.number = number
        self.cards: list[int] = NO_CARDS if cards is None else cards
        self.other = other

    def apply(self, game: "Game") -> None:
        """Carry it out. Events that only report what a task has done leave this empty."""

    def shown_to(self, viewer: int) -> "Event":
        """The rendering for one viewer."""
        cards = [masked(card, viewer) for card in self.cards]
        return Event(self.name, self.clause, self.seat, self.piece, self.number, cards, self.other)

    def masked(self, viewer: int) -> "Event":
        """The event in a view: itself where the viewer has seen all its cards, else its rendering.

        An event that waits to happen should name hidden cards by their places, so that it can still happen in
        a determinized game; one that must carry them overrides this.
        """
        for card in self.cards:
            if not is_seen(card, viewer):
                return self.shown_to(viewer)
        return self

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.clause!r}, {self.seat}, {self.piece}, {self.number})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What an event of the given name sets off. A definition: immutable, shared by all copies."""

    def __init__(self, event: str, clause: str, source: int = 0) -> None:
        self.event = event
        self.clause = clause
        self.source = source

    def times(self, game: "Game", event: Event) -> int:
        """How often this event sets it off."""
        raise NotImplementedError

    def seat(self, game: "Game", event: Event) -> int:
        """The seat that controls what is set off."""
        raise NotImplementedError


class Waiting:
    """A trigger that has been set off and waits for the rulebook's own step to take it up."""

    def __init__(self, trigger: Trigger, seat: int, event: Event) -> None:
        self.trigger = trigger
        self.seat = seat
        self.event = event


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement:
    """What puts other events in the place of one that is about to happen. Immutable."""

    def __init__(self, event: str, clause: str, source: int = 0, verb: str = "replace") -> None:
        self.event = event
        self.clause = clause
        self.source = source
        self.verb = verb

    def applies(self, game: "Game", event: Event) -> bool:
        """Whether it would replace this event."""
        raise NotImplementedError

    def same_as(self, other: "Replacement") -> bool:
        """Whether the other is this replacement: none is applied twice to what it has itself produced."""
        return self.clause == other.clause and self.source == other.source

    def optional(self) -> bool:
        """Whether the player may decide not to apply it."""
        return False

    def replace(self, game: "Game", event: Event) -> list[Event]:
        """What happens instead."""
        raise NotImplementedError
