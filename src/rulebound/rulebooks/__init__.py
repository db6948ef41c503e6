"""The rulebooks: every clause and ruling that an event, a decision or a refusal may cite.

`clause("BP 3.2")` gives one clause, `load("blackpoker")` all of a game, `search("barrier")` those that say
a word. The sources are YAML, in our own words: `<game>.clauses.yaml` restates the rulebook,
`<game>.rulings.yaml` decides what it leaves open, `kernel.rulings.yaml` holds for every game. After editing
one, run `python -m rulebound.rulebooks.build`. Nothing is read from disk until a clause is asked for.
"""

from rulebound.rulebooks.catalogue import RULEBOOKS, Rulebook, clause, games, load, rulebook, search
from rulebound.rulebooks.clauses import Clause, Kind, Setting, UnknownClause, UnknownRulebook

__all__ = [
    "RULEBOOKS",
    "Clause",
    "Kind",
    "Rulebook",
    "Setting",
    "UnknownClause",
    "UnknownRulebook",
    "clause",
    "games",
    "load",
    "rulebook",
    "search",
]
