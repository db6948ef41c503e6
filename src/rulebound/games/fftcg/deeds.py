"""Deeds (FF 11.2 to 11.8): what is being done, and what was named for it so far.

A *deed* is what is being done: casting, using an ability, Warp, Priming, putting an auto-ability on the
stack, paying for an attack. It knows its cost, its clauses and what happens when all is named; each chapter
has deeds of its own. What was *named* grows answer by answer in the proposal for it (`announcing`).
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...effects.abilities import Ability
from ...effects.host import Context
from ...kernel.task import Held, Task
from .cards import Payment
from .paying import Cost
from .state import FFTCG
from .statics import OtherCost

OWN: Final = "own"
STUCK: Final = "stuck"
FIXED: Final = "fixed"
DROPPED: Final = "dropped"
"""Besides the parts of a declaration a deed has clauses on whose Characters its cost takes, which of them it
cannot take, when the cost is fixed, and what is left when it is dropped."""


class Named(Held):
    """What was named so far. Each answer makes a new one; `extra` and `x` are -1 until they are named."""

    def __init__(self) -> None:
        self.picks: dict[str, list[int]] = {}
        self.done: list[str] = []
        self.modes: dict[str, list[int]] = {}
        self.splits: dict[str, list[int]] = {}
        self.extra = -1
        self.x = -1
        self.special = 0
        self.parts: list[list[int]] = []
        self.lb: list[int] = []
        self.backups: list[int] = []
        self.cards: list[int] = []
        self.elements: list[int] = []

    def copy(self) -> "Named":
        """One of its own, to add to. Lists in it are replaced, never changed."""
        other = Named()
        other.picks = self.picks.copy()
        other.done = self.done
        other.modes = self.modes.copy()
        other.splits = self.splits.copy()
        other.extra = self.extra
        other.x = self.x
        other.special = self.special
        other.parts = self.parts
        other.lb = self.lb
        other.backups = self.backups
        other.cards = self.cards
        other.elements = self.elements
        return other

    def given(self) -> list[int]:
        """What is named for the cost besides CP and LB cards."""
        found = [self.special] if self.special else []
        for part in self.parts:
            found += part
        return found

    def part(self, index: int) -> list[int]:
        """What is named for a part of the cost so far."""
        return self.parts[index] if index < len(self.parts) else []

    def bound(self) -> dict[str, list[int]]:
        """All that is kept with what goes on the stack."""
        found = self.picks.copy()
        for name, modes in self.modes.items():
            found["modes " + name] = modes
        for name, split in self.splits.items():
            found["split " + name] = split
        if self.x >= 0:
            found["x"] = [self.x]
        return found


NOTHING_NAMED: Final = Named()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Held):
    """What is being done, by whom, with which card. Immutable."""

    def __init__(self, seat: int, source: int, face: int, ability: Ability | None) -> None:
        self.seat = seat
        self.source = source
        self.face = face
        self.ability = ability

    def context(self, named: Named) -> Context:
        """In what context targets are looked for."""
        context = Context(self.seat, self.source, self.face)
        if named.picks or named.x >= 0:
            context.bound = named.bound()
        return context

    def payment(self, game: FFTCG, named: Named) -> Payment | None:
        """The payment that is asked for besides the cost of a card."""
        return None

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """The CP and Crystals to pay, fixed when they are paid; None where nothing is."""
        return None

    def extras(self, game: FFTCG) -> list[OtherCost]:
        """Other payments that may be made."""
        return []

    def lb_cost(self, game: FFTCG) -> int:
        """How many cards of the LB deck are turned up."""
        return 0

    def commit(self, game: FFTCG, named: Named) -> None:
        """All is named: let it happen."""
        raise NotImplementedError

    def clause_for(self, part: str) -> str:
        """The clause under which a part is named."""
        return "FF 11.3.1"

    def afresh(self) -> Task[Any] | None:
        """The task that has begun it, where that was no question; None: it is simply named anew."""
        return None

    def masked(self, viewer: int) -> "Deed":
        """The deed as a viewer knows it."""
        return self
