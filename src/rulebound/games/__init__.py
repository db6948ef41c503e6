"""The rulebooks that Rulebound plays, and those that users register."""

from typing import Final

from ..kernel.refusal import SetupError
from ..kernel.rulebook import Rulebook
from .blackpoker.sheet import RULEBOOK as BLACKPOKER

RULEBOOKS: Final[dict[str, Rulebook]] = {BLACKPOKER.id: BLACKPOKER}


def register(rulebook: Rulebook) -> None:
    """Make a rulebook known by its id."""
    RULEBOOKS[rulebook.id] = rulebook


def rulebook_named(id: str) -> Rulebook:
    """A rulebook by its id."""
    found = RULEBOOKS.get(id)
    if found is None:
        raise SetupError(f"There is no game {id!r}; there are {', '.join(sorted(RULEBOOKS))}.")
    return found
