"""The rulebooks that Rulebound plays, and those that users register.

A rulebook with many cards or characters is made when it is first asked for.
"""

from collections.abc import Callable
from typing import Final

from ..kernel.refusal import SetupError
from ..kernel.rulebook import Rulebook
from .blackpoker.sheet import RULEBOOK as BLACKPOKER

RULEBOOKS: Final[dict[str, Rulebook]] = {BLACKPOKER.id: BLACKPOKER}
MAKERS: Final[dict[str, Callable[[], Rulebook]]] = {}


def register(rulebook: Rulebook) -> None:
    """Make a rulebook known by its id."""
    RULEBOOKS[rulebook.id] = rulebook


def register_later(id: str, make: Callable[[], Rulebook]) -> None:
    """Make a rulebook known that is made when it is first asked for."""
    MAKERS[id] = make


def make_asteriated_grail() -> Rulebook:
    """Asteriated Grail with all its characters."""
    from .asteriated_grail.rulebook import RULEBOOK

    return RULEBOOK


register_later("asteriated-grail", make_asteriated_grail)


def rulebook_names() -> list[str]:
    """The ids of all rulebooks, ours first."""
    return [*RULEBOOKS, *[id for id in MAKERS if id not in RULEBOOKS]]


def rulebook_named(id: str) -> Rulebook:
    """A rulebook by its id."""
    found = RULEBOOKS.get(id)
    if found is None and id in MAKERS:
        found = MAKERS[id]()
        register(found)
    if found is None:
        raise SetupError(f"There is no game {id!r}; there are {', '.join(sorted(rulebook_names()))}.")
    return found
