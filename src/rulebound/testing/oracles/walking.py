"""Walking through proposals: everything that can be named from a decision, by every order of naming."""

from collections.abc import Callable, Hashable
from typing import Final

from rulebound.kernel.decision import Option
from rulebound.kernel.game import Game
from rulebound.kernel.plain import fingerprint
from rulebound.kernel.refusal import RulesError
from rulebound.kernel.task import Proposal

MOST_STEPS: Final = 20_000
"""A position from which more steps lead is not small."""

Outcome = Callable[[Game], Hashable]
"""What came of a proposal, told by the game after it."""
End = Callable[[Game], bool]
Begins = Callable[[Option], bool]
"""Which options are taken first."""


def with_verb(*verbs: str) -> Begins:
    """What begins with one of these verbs."""
    return lambda option: option.verb in verbs


def is_named(game: Game) -> bool:
    """Whether nothing is left to name: the question that is asked belongs to no proposal."""
    return game.decision is None or not isinstance(game.agenda[-1], Proposal)


def ways(game: Game, begins: Begins, outcome: Outcome, ends: End = is_named) -> dict[Hashable, list[str]]:
    """Everything that can come of the options that begin something, each with one way of naming it.

    Positions that are the same, however they were reached, are walked from once.
    """
    assert game.decision is not None
    found: dict[Hashable, list[str]] = {}
    open_ends: list[tuple[Game, list[str]]] = []
    for index, option in enumerate(game.decision.options):
        if begins(option):
            copy = game.copy()
            copy.choose(index)
            open_ends.append((copy, [game.key(option)]))
    seen: set[str] = set()
    while open_ends:
        here, path = open_ends.pop()
        if ends(here):
            found.setdefault(outcome(here), path)
            continue
        mark = fingerprint(here)
        if mark in seen:
            continue
        seen.add(mark)
        if len(seen) > MOST_STEPS:
            raise RulesError(f"More than {MOST_STEPS} steps from {path[0]!r}: the position is not small.")
        assert here.decision is not None
        for index, option in enumerate(here.decision.options):
            if option.verb != "cancel":
                further = here.copy()
                further.choose(index)
                open_ends.append((further, [*path, here.key(option)]))
    return found
