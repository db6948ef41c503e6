"""Oracles: what a rule allows, worked out by brute force from its definition, on small positions.

The rules list options step by step, count what can still be paid, and refuse early. An oracle does nothing of
the kind: it tries every subset, order or division, keeps those that the clause allows, and compares them with
everything that proposals can name. Nothing may be missing, and nothing may be there that is not allowed.

A rulebook's oracle is the module of its id here. Its `QUESTIONS` are functions that make a small position
from dice and compare; the kit asks some of them with every game that it plays. They are written from the
rulebooks and use none of the predicates that they judge.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.packs import CardFacts
from rulebound.packs.users import all_cards

from ..report import Findings


class Inquiry:
    """One question to an oracle: dice to make positions with, and where the outcome is noted."""

    def __init__(self, rulebook: Rulebook, seed: int, findings: Findings) -> None:
        self.rulebook = rulebook
        self.seed = seed
        self.findings = findings
        self.dice = Stream(seed << 8 | 4)
        self.name = ""

    def begin(self, position: dict[str, Any], settings: dict[str, str] | None = None) -> Game:
        """A game that starts from a position, with every question asked, forced ones too."""
        match = Match(self.rulebook, self.seed, 0, settings, None, position)
        game = self.rulebook.new_game(match)
        game.skip_forced = False
        game.start()
        return game

    def some(self, things: list[Any], most: int) -> list[Any]:
        """Some of these, up to so many, in their order."""
        chosen = sorted(self.mixed(list(range(len(things))))[: self.dice.below(most + 1)])
        return [things[index] for index in chosen]

    def mixed(self, things: list[Any]) -> list[Any]:
        """The same in another order."""
        indexes = list(range(len(things)))
        self.dice.shuffle(indexes)
        return [things[index] for index in indexes]

    def one(self, things: list[Any]) -> Any:
        """One of these."""
        return things[self.dice.below(len(things))]

    def expect(self, check: str, holds: bool, fault: str) -> None:
        """Note the outcome."""
        self.findings.expect(check, holds, fault, f"oracle {self.name}, seed {self.seed}")

    def agree(self, check: str, allowed: set[Any], named: set[Any], what: str) -> None:
        """What the rule allows must be what can be named; an example of each difference is told."""
        missing, excess = allowed - named, named - allowed
        told = f"{what}: {len(allowed)} ways are allowed, {len(named)} can be named"
        if missing:
            told += f"; never {sorted(map(str, missing))[0]}"
        if excess:
            told += f"; wrongly {sorted(map(str, excess))[0]}"
        self.expect(check, not missing and not excess, told)


Question = Callable[[Inquiry], None]


@cache
def cards_by_number(game: str) -> dict[str, CardFacts]:
    """The cards of a game as their packs have them: facts, not what the rules make of them."""
    return {card.number: card for card in all_cards(game)}


PER_GAME = 2
"""How many questions are put to the oracle with every game of the kit."""


def questions_of(rulebook: Rulebook) -> tuple[Question, ...]:
    """What the oracle of a rulebook can be asked; nothing where it has none."""
    name = f"{__name__}.{rulebook.id.replace('-', '_')}"
    if not rulebook.id.replace("-", "_").isidentifier() or find_spec(name) is None:
        return ()
    found: tuple[Question, ...] = import_module(name).QUESTIONS
    return found


def consult(rulebook: Rulebook, seed: int, findings: Findings) -> None:
    """Put some questions to the oracle of a rulebook, others with every seed."""
    questions = questions_of(rulebook)
    for n in range(min(PER_GAME, len(questions))):
        inquiry = Inquiry(rulebook, seed, findings)
        question = questions[(seed * PER_GAME + n) % len(questions)]
        inquiry.name = question.__name__
        try:
            question(inquiry)
        except Exception as error:
            inquiry.expect("ways", False, f"{type(error).__name__}: {error}")
