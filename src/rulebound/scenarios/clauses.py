"""Clauses that say the same thing: entries of the indexes joined by `same_as` count as one.

A scenario may name either of them; code may be anchored to either.
"""

from functools import cache

from rulebound.rulebooks import RULEBOOKS, UnknownClause, load
from rulebound.rulebooks import clause as clause_named


@cache
def group_of(id: str) -> frozenset[str]:
    """All ids that say the same as this one, itself included."""
    return _groups().get(id, frozenset((id,)))


def same_clause(one: str, other: str) -> bool:
    """Whether two ids, however typed, name the same statement."""
    if one == other:
        return True
    try:
        return clause_named(other).id in group_of(clause_named(one).id)
    except UnknownClause:
        return False


@cache
def _groups() -> dict[str, frozenset[str]]:
    groups: dict[str, set[str]] = {}
    for book in RULEBOOKS:
        for clause in load(book.game).values():
            if clause.same_as is not None:
                joined = groups.get(clause.id, {clause.id}) | groups.get(clause.same_as, {clause.same_as})
                for id in joined:
                    groups[id] = joined
    return {id: frozenset(joined) for id, joined in groups.items()}
