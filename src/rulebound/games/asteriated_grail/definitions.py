"""What the running game asks of its rulebook: the faces of cards, the characters, the cast.

The *definitions* never change and are shared by all games. `rulebook` fills them in; the game knows them
only by what is stated here, so that rules can use cards and characters that are defined after them.
"""

from typing import TYPE_CHECKING

from ...kernel.decision import Decision
from ...kernel.rulebook import Rulebook
from ...kernel.task import Task
from ...kernel.zone import Zone
from .cards import Face
from .state import AsteriatedGrail

if TYPE_CHECKING:
    from .skills import Cast, Character, Skill


class GrailRules(Rulebook):
    """What the definitions of the rulebook give to the running game: faces, characters, the cast."""

    def __init__(self, id: str, prefix: str, zones: list[Zone], faces: list[str]) -> None:
        super().__init__(id, prefix, zones, faces)
        self.card_faces: list[Face] = []
        self.characters: list[Character] = []

    @property
    def nobody(self) -> "Cast":
        """The cast before characters are chosen."""
        raise NotImplementedError

    def base_numbers(self) -> list[int]:
        """The faces of the 150 base cards."""
        raise NotImplementedError

    def character_numbers(self) -> list[int]:
        """The faces of the characters that can be chosen."""
        raise NotImplementedError

    def character_of_face(self, face: int) -> int:
        """The character of a character card."""
        raise NotImplementedError

    def common_cards(self) -> list[int]:
        """The base cards and character cards, by face."""
        raise NotImplementedError

    def exclusive_faces(self, character: int) -> list[int]:
        """The faces of a character's exclusive cards."""
        raise NotImplementedError

    def make_cast(self, characters: list[int]) -> "Cast":
        """Which skills look at which point, for these characters by seat."""
        raise NotImplementedError

    def skill_named(self, name: str) -> "Skill | None":
        """A skill by its name."""
        raise NotImplementedError

    def cards_shown(
        self, game: AsteriatedGrail, seat: int, cards: list[int], used: bool, asked: int = 0, use: int = 0
    ) -> None:
        """A seat has shown cards; `used`: they were used or played, and not only discarded.

        `asked` are the elements (bits, 0 for either) as which a blade may count here; `use` is that of the
        skill whose effect they were discarded for.
        """
        raise NotImplementedError

    def check_hands(self) -> Task[AsteriatedGrail]:
        """The task that looks for hands over their limit."""
        raise NotImplementedError

    def narrow(self, game: AsteriatedGrail, decision: Decision) -> Decision:
        """What a start-up under way leaves to choose."""
        raise NotImplementedError

    def could_start_up(self, game: AsteriatedGrail, seat: int) -> bool:
        """Whether a player has a start-up that leaves an action."""
        raise NotImplementedError

    def exclusive_gone(self, game: AsteriatedGrail, seat: int, card: int, beside: bool = False) -> None:
        """An exclusive card that was held like a hand card has left a seat; `beside`: it was laid there."""
        raise NotImplementedError
