"""Finding clauses. The catalogue knows the rulebooks and the prefixes of their ids, reads a rulebook's
clauses from `<game>.json` the first time they are asked for, and keeps them. Ids are understood however
they are typed: "bp3.2", "BP 3.2" and "bp r4.22" all work. The JSON files are made from the YAML sources
beside them by `build.py`; importing this module reads nothing.
"""

import difflib
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources

import msgspec

from rulebound.rulebooks.clauses import Clause, UnknownClause, UnknownRulebook

NEAREST_SHOWN = 3


@dataclass(frozen=True)
class Rulebook:
    """One book of clauses: the game it belongs to, the prefix of its ids, and its name as people write it."""

    game: str
    prefix: str
    name: str


KERNEL = Rulebook("rulebound", "RB", "Rulebound")
RULEBOOKS = (
    Rulebook("blackpoker", "BP", "BlackPoker"),
    Rulebook("battle-spirits", "BS", "Battle Spirits"),
    Rulebook("fftcg", "FF", "FF-TCG"),
    Rulebook("asteriated-grail", "AG", "Asteriated Grail"),
    KERNEL,
)


def games() -> list[str]:
    """The games that have clauses, "rulebound" (what holds at every table) last."""
    return [book.game for book in RULEBOOKS]


def rulebook(game: str) -> Rulebook:
    """The rulebook of this name ("blackpoker", "battle_spirits", "Battle Spirits") or prefix ("BP")."""
    wanted = _folded(game)
    for book in RULEBOOKS:
        if wanted in (_folded(book.game), _folded(book.prefix), _folded(book.name)):
            return book
    raise UnknownRulebook(game, games())


def load(game: str) -> dict[str, Clause]:
    """All clauses of a game by id, in rulebook order, rulings last. The dict is shared: only read it."""
    return _load(rulebook(game).game)


def clause(id: str) -> Clause:
    """The clause of this id, however it is typed; UnknownClause, with the nearest ids, if there is none."""
    folded = _folded(id)
    for book in RULEBOOKS:
        if folded.startswith(_folded(book.prefix)):
            known = _by_folded_id(book.game)
            if folded in known:
                return known[folded]
            raise UnknownClause(id, _nearest(folded, known))
    raise UnknownClause(id, _with_any_prefix(folded))


def search(text: str, game: str | None = None) -> list[Clause]:
    """The clauses that contain every word of the text, those with most of the words in the title first.

    A word may be part of a longer one, which is how Japanese and Chinese terms are found; an id finds its
    clause.
    """
    words = text.casefold().split()
    if not words:
        return []
    books = RULEBOOKS if game is None else (rulebook(game),)
    folded = _folded(text)
    ranked: list[tuple[int, Clause]] = []
    for book in books:
        for folded_id, candidate in _by_folded_id(book.game).items():
            if folded_id == folded:
                ranked.append((-1, candidate))
            elif all(word in _searchable(candidate) for word in words):
                ranked.append((sum(word not in candidate.title.casefold() for word in words), candidate))
    return [candidate for _, candidate in sorted(ranked, key=lambda pair: pair[0])]


@cache
def _load(game: str) -> dict[str, Clause]:
    data = resources.files("rulebound.rulebooks").joinpath(f"{game}.json").read_bytes()
    return {entry.id: entry for entry in msgspec.json.decode(data, type=list[Clause])}


@cache
def _by_folded_id(game: str) -> dict[str, Clause]:
    return {_folded(id): entry for id, entry in _load(game).items()}


@cache
def _searchable(entry: Clause) -> str:
    setting = entry.setting.name if entry.setting else ""
    return "\n".join((entry.title, entry.text, entry.reason or "", setting)).casefold()


def _folded(id: str) -> str:
    """An id without what people type differently: case, spaces, hyphens, full-width forms."""
    plain = unicodedata.normalize("NFKC", id).casefold()
    return "".join(character for character in plain if not (character.isspace() or character in "-_§"))


def _nearest(folded: str, known: dict[str, Clause]) -> list[str]:
    """The ids that look most like this one, looked for in its own section first."""
    section = folded.rpartition(".")[0]
    siblings = [other for other in known if section and other.rpartition(".")[0] == section]
    matches = difflib.get_close_matches(folded, siblings or list(known), NEAREST_SHOWN)
    return [known[match].id for match in matches]


def _with_any_prefix(folded: str) -> list[str]:
    """For an id typed without its prefix: the clauses that it could mean."""
    meant = ((_by_folded_id(book.game), _folded(book.prefix) + folded) for book in RULEBOOKS)
    return [known[prefixed].id for known, prefixed in meant if prefixed in known]
