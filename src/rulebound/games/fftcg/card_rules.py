"""What the state asks of the chapters, and the definitions that a game has from its rulebook.

The chapters know the state, so the state cannot know them: what it needs of them it asks of the rulebook,
which answers with the chapters (`comprehensive`). So do the deeds whose end gives priority, since `priority`
offers them.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ...effects.abilities import Triggered
from ...effects.host import Context
from ...kernel.decision import Decision, Option
from ...kernel.event import Replacement, Trigger, Waiting
from ...kernel.rulebook import Rulebook
from ...kernel.task import Task
from ...kernel.zone import Zone
from .cards import Card

if TYPE_CHECKING:
    from ...effects.targets import Picked
    from .characteristics import Traits
    from .loops import Answer
    from .pieces import Character
    from .state import FFTCG


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(Rulebook):
    """What the state asks of the chapters, and the ready-made decks by name: main deck and LB deck."""

    def __init__(self, id: str, prefix: str, zones: list[Zone], cards: list[Card]) -> None:
        super().__init__(id, prefix, zones, [card.number for card in cards])
        self.cards = cards
        self.decks: dict[str, tuple[list[int], list[int]]] = {}
        self.base: list[Traits] = []
        self.reads: dict[str, int] = {}
        self.shifting: dict[str, bool] = {}

    def note_answer(self, game: "FFTCG") -> None:
        """An answer was given in a loop that runs."""
        raise NotImplementedError

    def answer_made(self, game: "FFTCG", option: Option) -> "Answer":
        """An answer is about to be given that may belong to a loop."""
        raise NotImplementedError

    def keep_answer(self, game: "FFTCG", task: Task[Any], verb: str, answer: "Answer") -> None:
        """It was given."""
        raise NotImplementedError

    def narrow(self, game: "FFTCG", decision: Decision) -> Decision:
        """What a loop leaves to choose."""
        raise NotImplementedError

    def give_priority(self, game: "FFTCG", seat: int) -> None:
        """A player gets priority once the rules have been processed."""
        raise NotImplementedError

    def may_be_chosen(self, game: "FFTCG", thing: int, context: Context) -> bool:
        """Whether this object may be chosen for an effect."""
        raise NotImplementedError

    def still_fits(self, game: "FFTCG", target: "Picked", context: Context, thing: int) -> bool:
        """Whether something that was chosen can still be affected."""
        raise NotImplementedError

    def must_be_chosen(self, game: "FFTCG", things: list[int]) -> list[int]:
        """Of what may be chosen, what has to be where something has to."""
        raise NotImplementedError

    def replacements_of(self, game: "FFTCG", name: str) -> list[Replacement]:
        """The replacement effects that look at events of a name."""
        raise NotImplementedError

    def settle(self, game: "FFTCG") -> None:
        """Let the rules look at what has changed."""
        raise NotImplementedError

    def given_to(self, game: "FFTCG", piece: "Character") -> list[Triggered]:
        """The auto-abilities that a Character was given."""
        raise NotImplementedError

    def trigger_for(self, ability: Triggered, event: str, source: int) -> Trigger:
        """The trigger that watches for a source's ability."""
        raise NotImplementedError

    def still_triggers(self, game: "FFTCG", entry: Waiting) -> bool:
        """Whether what something set off as it left stands now that it has left."""
        raise NotImplementedError

    def draw_cards(self, game: "FFTCG", seat: int, count: int) -> int:
        """A player draws."""
        raise NotImplementedError
