"""The words of a simulation in one language: sentences of the catalogue, and what things are called.

Bots keep their names, since that is what one types. So do characters in English. A deck that is named for
its colour is called by that; all others have the name that they were given.
"""

from collections.abc import Callable
from functools import cached_property

from rulebound.packs.catalogue import cards_of, decks_of
from rulebound.packs.facts import CARD_KINDS
from rulebound.sim.contest import MATRIX, Contest
from rulebound.texts import Texts
from rulebound.texts.message import Argument
from rulebound.texts.phrases import phrases_of_name


class Wording:
    """The texts of a language, and the names that the things of a game have in it."""

    def __init__(self, game: str, texts: Texts | None = None) -> None:
        self.game = game
        self.texts = texts or Texts("en")
        self.language = self.texts.language

    def say(self, id: str, **args: Argument) -> str:
        """The text of this id with its arguments filled in."""
        return self.texts.say(id, **args)

    def range(self, low: str, high: str) -> str:
        """From one number to another."""
        return self.say("sim-range", low=low, high=high)

    # ---- names

    def game_name(self) -> str:
        """The game."""
        return self.texts.render(phrases_of_name(self.game).name())

    def card(self, code: str) -> str:
        """A card by its name, where cards have numbers with that too."""
        if self.game not in CARD_KINDS:
            return self.texts.card(code, self.game)
        name = self.card_names.get(code)
        return code if name is None else self.say("sim-card-number", name=name, number=code)

    @cached_property
    def card_names(self) -> dict[str, str]:
        """The names of cards that have numbers."""
        return {card.number: card.name(self.language) for card in cards_of(self.game)}

    def deck(self, name: str) -> str:
        """A deck."""
        ready = decks_of(self.game).get(name) if self.game in CARD_KINDS else None
        return self.say(f"colour-bs-{name}") if ready is not None and ready.colour == name else name

    def side(self, name: str) -> str:
        """A side that has a name."""
        return self.say(f"sim-side-{name}")

    def character(self, id: str) -> str:
        """A character."""
        return id if self.language == "en" else self.texts.card(id, self.game)

    def entrant_of(self, contest: Contest) -> Callable[[str], str]:
        """What an entrant is called: decks enter a matrix, bots all else."""
        return self.deck if contest.kind == MATRIX else str

    def entrants(self, contest: Contest) -> list[str]:
        """What all entrants are called, in their order."""
        return [self.entrant_of(contest)(name) for name in contest.entrants]
