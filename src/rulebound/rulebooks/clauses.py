"""What a clause is. A clause is one statement of a rulebook under an id such as "BP 3.2"; a ruling is one
too ("BP R4.22"), decided by us where the rulebook is silent, and may carry a reason and a setting of the
match; so is each skill of a character's sheet ("AG C 2.4"). The same structs describe the YAML sources and
the JSON files read at run time, so one definition checks both. The errors here are sentences that can be
shown to a player as they are.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal[
    "definition",
    "procedure",
    "restriction",
    "permission",
    "timing",
    "keyword",
    "setup",
    "win",
    "rules-processing",
    "layer",
    "meta",
    "ruling",
    "skill",
]


class Setting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rule switch that a ruling gives to the match: its name, its possible values, the usual one."""

    name: str
    values: tuple[str | int, ...]
    default: str | int


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One statement of a rulebook, in our own words. `observable`: a played-out game can show it."""

    id: str
    game: str
    title: str
    text: str
    kind: Kind
    observable: bool
    example: str | None = None
    same_as: str | None = None
    reason: str | None = None
    setting: Setting | None = None


class UnknownClause(LookupError):  # noqa: N818 -- reads as what it says
    """No rulebook has a clause of this id. `nearest` holds the ids that look most like it."""

    def __init__(self, asked: str, nearest: Sequence[str]) -> None:
        self.asked = asked
        self.nearest = tuple(nearest)
        super().__init__(f'There is no clause "{asked}". {_suggestion(self.nearest)}')


class UnknownRulebook(LookupError):  # noqa: N818 -- as above
    """No rulebook has this name or prefix. `known` holds the names there are."""

    def __init__(self, asked: str, known: Sequence[str]) -> None:
        self.asked = asked
        self.known = tuple(known)
        super().__init__(f'There is no rulebook "{asked}". The rulebooks are {_enumeration(self.known)}.')


def _suggestion(nearest: Sequence[str]) -> str:
    if not nearest:
        return 'A clause id looks like "BP 3.2" or "BP R4.22".'
    if len(nearest) == 1:
        return f"The nearest is {nearest[0]}."
    return f"The nearest are {_enumeration(nearest)}."


def _enumeration(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
