"""Who plays whom: a series, a round robin, a gauntlet, or a matrix of decks.

A *contest* has entrants and *cells*: which two entrants meet, by which plan. Bots enter a round robin and a
gauntlet, decks enter a matrix. A series has one cell with all its bots. All cells of a contest share their
seed, so they meet the same deals, and the two entrants of a cell change places on every deal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, product
from typing import Any, Final

import rulebound
from rulebound.bots import find_bot
from rulebound.kernel.refusal import RuleboundError
from rulebound.sim.match import ALL, BOTS, MOST_DECISIONS, NOTHING, Plan

SERIES: Final = "series"
ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
MATRIX: Final = "matrix"


class SimError(RuleboundError):
    """A simulation that cannot be run as asked."""


@dataclass(frozen=True)
class Cell:
    """Two entrants by their places in the contest, and the plan of their games."""

    first: int
    second: int
    plan: Plan

    @property
    def mirror(self) -> bool:
        """Whether an entrant meets itself: then only who began can win more often."""
        return self.first == self.second


@dataclass(frozen=True)
class Contest:
    """All that is to be played, apart from how many games."""

    kind: str
    game: str
    entrants: tuple[str, ...]
    cells: tuple[Cell, ...]

    def bots(self) -> list[str]:
        """All bots that play in it."""
        return list(dict.fromkeys(bot for cell in self.cells for bot in cell.plan.bots))

    def facts(self) -> dict[str, Any]:
        """What decides about every game, as plain data: two contests with the same facts are the same."""
        plan = self.cells[0].plan
        return {
            "kind of simulation": self.kind,
            "game": self.game,
            "seed": plan.seed,
            "bots": [list(cell.plan.bots) for cell in self.cells],
            "entrants": list(self.entrants),
            "settings": dict(sorted(plan.settings.items())),
            "decks": [[list(decks) for decks in cell.plan.pairings] for cell in self.cells],
            "pairs of games": [cell.plan.pairs for cell in self.cells],
            "noting of cards": plan.watch,
            "most decisions": plan.most_decisions,
        }


# ---- plans


def make_plan(
    game: str,
    bots: Sequence[str],
    seed: int,
    settings: Mapping[str, str],
    most_decisions: int,
    decks: Sequence[str] | None = None,
) -> Plan:
    """The plan, with everything refused that could not be played."""
    match = rulebound.new_match(game, settings=dict(settings), decks=None if decks is None else list(decks))
    ready = match.rulebook.deck_names() or match.rulebook.role_names()
    if decks is not None and not ready:
        raise SimError(f"Nobody brings a deck to {game}; leave the decks out.")
    varieties = varieties_of(match, settings, decks)
    pairings = [tuple(match.decks)] if decks is not None else pairings_of(match)
    sides = len(set(match.rulebook.teams(match)))
    names = list(bots) * sides if len(bots) == 1 else list(bots)
    if len(names) != sides:
        raise SimError(
            f"{game} has {sides} sides: name {sides} bots, or 1 for all of them, not {len(names)}."
        )
    for name in names:
        check_team(match, name, varieties)
    return Plan(game, tuple(names), seed, dict(settings), most_decisions, tuple(pairings), varieties)


def pairings_of(match: rulebound.Match) -> list[tuple[str, ...]]:
    """All pairings of the ready-made decks; one without decks where nobody brings any."""
    ready = match.rulebook.deck_names()
    return list(product(ready, repeat=match.seats)) if ready else [()]


def varieties_of(
    match: rulebound.Match, settings: Mapping[str, str], decks: Sequence[str] | None
) -> tuple[dict[str, str], ...]:
    """The settings to go through in turn: what the rulebook varies and the user leaves open."""
    if decks is not None:
        return ({},)
    open_ones = [
        {name: value for name, value in variety.items() if name not in settings}
        for variety in match.rulebook.varieties()
    ]
    return tuple(variety for i, variety in enumerate(open_ones) if variety not in open_ones[:i])


def check_team(match: rulebound.Match, team: str, varieties: Sequence[Mapping[str, str]]) -> None:
    """Refuse bots that are not there, and a team with fewer or more bots than seats."""
    names = team.split("+")
    for name in names:
        find_bot(name)
    rulebook = match.rulebook
    sides = len(set(rulebook.teams(match)))
    for variety in varieties if len(names) > 1 else ():
        size = rulebook.seats_for({**variety, **match.settings}) // sides
        if len(names) != size:
            clause = f" ({rulebook.seats_refusal.clause})" if rulebook.seats_refusal else ""
            raise SimError(f"{team!r} is a team of {len(names)}, but a side has {size} seats{clause}.")


# ---- contests


@dataclass(frozen=True)
class Terms:
    """What all games of a contest have in common."""

    game: str
    seed: int = 0
    settings: Mapping[str, str] | None = None
    decks: Sequence[str] | None = None
    watch: bool = False
    most_decisions: int = MOST_DECISIONS

    def plan(self, bots: Sequence[str], decks: Sequence[str] | None = None, pairs: str = NOTHING) -> Plan:
        """The plan of one cell. Where swapping would change nothing, games are not in pairs."""
        brought = self.decks if decks is None else decks
        plan = make_plan(self.game, bots, self.seed, self.settings or {}, self.most_decisions, brought)
        if len(plan.bots) != 2 and pairs:
            raise SimError(f"{self.game} has {len(plan.bots)} sides; games in pairs need 2.")
        idle = len(set(plan.bots)) == 1 and (pairs == BOTS or len(set(decks or ())) < 2)
        return replace(plan, pairs=NOTHING if idle else pairs, watch=self.watch)


def series(terms: Terms, bots: Sequence[str], in_pairs: bool = False) -> Contest:
    """One cell with all bots."""
    plan = terms.plan(bots, pairs=BOTS if in_pairs else NOTHING)
    if in_pairs and not plan.pairs:
        raise SimError("Games in pairs need two different bots: the second would be the first once more.")
    return Contest(SERIES, terms.game, plan.bots, (Cell(0, len(plan.bots) - 1, plan),))


def round_robin(terms: Terms, bots: Sequence[str]) -> Contest:
    """Every bot against every other."""
    check_entrants("A round robin", "bots", bots)
    return between_bots(ROUND_ROBIN, terms, bots, list(combinations(range(len(bots)), 2)))


def gauntlet(terms: Terms, bots: Sequence[str]) -> Contest:
    """The first bot against every other."""
    check_entrants("A gauntlet", "bots", bots)
    return between_bots(GAUNTLET, terms, bots, [(0, i) for i in range(1, len(bots))])


def between_bots(kind: str, terms: Terms, bots: Sequence[str], meetings: list[tuple[int, int]]) -> Contest:
    """A contest of bots with these meetings."""
    cells = [Cell(i, j, terms.plan((bots[i], bots[j]), pairs=BOTS)) for i, j in meetings]
    return Contest(kind, terms.game, tuple(bots), tuple(cells))


def matrix(terms: Terms, bots: Sequence[str], decks: Mapping[str, str], mirrors: bool = True) -> Contest:
    """Every deck against every other and, where mirrors are wanted, against itself; the same bot plays all.

    `decks` are by the names to show; none stand for the ready-made ones.
    """
    rulebook = rulebound.rulebook_named(terms.game)
    ready = rulebook.deck_names()
    if not ready:
        raise SimError(f"Nobody brings a deck to {terms.game}, so it has no matrix of decks.")
    if len(bots) != 1:
        raise SimError(f"In a matrix of decks one bot plays them all: name 1 bot, not {len(bots)}.")
    decks = dict(decks) or {name: name for name in ready}
    names = list(decks)
    check_entrants("A matrix", "decks", names)
    meetings = combinations_with_replacement if mirrors else combinations
    cells = [
        Cell(i, j, terms.plan(bots, (decks[names[i]], decks[names[j]]), ALL))
        for i, j in meetings(range(len(names)), 2)
    ]
    return Contest(MATRIX, terms.game, tuple(names), tuple(cells))


def check_entrants(what: str, of: str, names: Sequence[str]) -> None:
    """Refuse fewer than two, and the same twice."""
    twice = [name for i, name in enumerate(names) if name in names[:i]]
    if twice:
        raise SimError(f"{what} is of different {of}; {twice[0]} is there twice.")
    if len(names) < 2:
        raise SimError(f"{what} needs at least 2 {of}, not {len(names)}.")
