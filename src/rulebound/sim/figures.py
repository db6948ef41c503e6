"""The figures of a report, as data: what they show and the table that says the same in words.

`svg` and `png` draw them. Four kinds are enough: a matrix of shares, bars with intervals, a histogram and
curves.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rulebound.sim.contest import MATRIX, SERIES, Cell
from rulebound.sim.counting import SimResult, character_ratings
from rulebound.sim.ratings import Rating, told_elo
from rulebound.sim.records import FEWEST_BEGUN, CardRecord, FirstPlayer, Record
from rulebound.sim.running import ContestResult
from rulebound.sim.statistics import wilson_interval

FIGURES: Final = (
    "matrix",
    "shares",
    "decks",
    "sides",
    "ratings",
    "first-player",
    "lengths",
    "curves",
    "character-shares",
    "characters",
    "cards",
)
"""The names of all figures there can be, which their files have."""

MOST_CURVES: Final = 6
POINTS: Final = 60
BINS: Final = 24
MOST_CARDS: Final = 12
FEWEST_GAMES: Final = 30
"""A card that was drawn, or left undrawn, by fewer sides than this is not drawn as a bar, and comes last."""

Table = tuple[list[str], list[list[str]]]
"""The heads of the columns, and the rows."""


def percent(share: float) -> str:
    """A share as it is told."""
    return f"{100 * share:.1f} %"


def signed_points(difference: float) -> str:
    """A difference of shares as it is told."""
    return f"{100 * difference:+.1f}"


@dataclass
class Figure:
    """What all figures have: a name for files, a title, and a sentence that says how to read them."""

    name: str
    title: str
    note: str


@dataclass
class Matrix(Figure):
    """Shares of wins of the row against the column. `mirrors` are told apart: they are of who began."""

    names: list[str]
    shares: dict[tuple[int, int], Record]
    mirrors: dict[int, Record] = field(default_factory=dict)

    def table(self) -> Table:
        """A row for each entrant."""
        rows = []
        for i, name in enumerate(self.names):
            row = [name]
            for j in range(len(self.names)):
                record = self.record(i, j)
                row.append("–" if record is None else with_interval(record, i == j))
            rows.append(row)
        return ["", *self.names], rows

    def record(self, i: int, j: int) -> Record | None:
        """What is shown of a row and a column; None where no game of theirs has ended."""
        record = self.mirrors.get(i) if i == j else self.shares.get((i, j))
        return record if record is not None and record.games else None

    def told(self, i: int, j: int) -> str:
        """What stands in the square of a row and a column."""
        record = self.record(i, j)
        return "–" if record is None else f"{'1st ' if i == j else ''}{100 * record.share:.0f} %"


@dataclass
class Bar:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    games: int | None = None


@dataclass
class Bars(Figure):
    """Values with intervals, beside a line that says what is usual."""

    bars: list[Bar]
    usual: float
    told: Callable[[float], str]
    what: str
    bounds: tuple[float, float] | None = None

    def table(self) -> Table:
        """A row for each bar."""
        counted = any(bar.games is not None for bar in self.bars)
        heads = ["", self.what, "95 % interval", *(["games"] if counted else [])]
        rows = []
        for bar in self.bars:
            row = [bar.name, self.told(bar.value), f"{self.told(bar.low)} to {self.told(bar.high)}"]
            rows.append([*row, *([str(bar.games)] if counted else [])])
        return heads, rows


@dataclass
class Histogram(Figure):
    """How often which length: bins from, up to but without, and the number of games."""

    bins: list[tuple[int, int, int]]
    what: str

    def table(self) -> Table:
        """A row for each bin."""
        return [self.what, "games"], [[f"{low} to {high - 1}", str(count)] for low, high, count in self.bins]


@dataclass
class Curve:
    """A share as it settles: after so many games, between these."""

    name: str
    points: list[tuple[int, float, float, float]]


@dataclass
class Curves(Figure):
    """Shares over the number of games."""

    curves: list[Curve]

    def table(self) -> Table:
        """A row for each curve, at a quarter, half and all of the games."""
        rows = []
        for curve in self.curves:
            for part in (4, 2, 1):
                games, share, low, high = curve.points[len(curve.points) // part - 1]
                rows.append([curve.name, str(games), percent(share), f"{percent(low)} to {percent(high)}"])
        return ["", "games", "share", "95 % interval"], rows


Drawn = Matrix | Bars | Histogram | Curves


def with_interval(record: Record, of_first: bool = False) -> str:
    """A share with its interval in one cell of a table."""
    low, high = record.interval
    who = "first player " if of_first else ""
    return f"{who}{percent(record.share)} ({percent(low)} to {percent(high)})"


def figures_of(result: ContestResult, card_names: Mapping[str, str] | None = None) -> list[Drawn]:
    """All figures that this result has something to show for."""
    figures: list[Drawn] = []
    contest = result.contest
    if contest.kind != SERIES and len(contest.entrants) > 2:
        figures.append(matrix_of(result))
    figures.append(shares_of(result))
    if contest.kind == SERIES:
        (counted,) = result.cells
        figures += records_of("decks", "Decks", counted.deck_records(), DECK_NOTE)
        figures += records_of("sides", "Sides", counted.teams, SIDE_NOTE)
    rated = result.ratings()
    if rated and contest.kind != SERIES:
        figures.append(ratings_of("ratings", "Strength", rated, RATING_NOTE))
    if result.first.games:
        figures.append(first_players_of(result))
    if result.lengths:
        figures.append(lengths_of(result.lengths))
    curves = curves_of(result)
    if curves.curves:
        figures.append(curves)
    figures += records_of("character-shares", "Characters", dict(sorted(result.roles.items())), ROLE_NOTE)
    if result.line_ups:
        rated = character_ratings(result.line_ups)
        figures.append(ratings_of("characters", "Effects of characters", rated, CHARACTER_NOTE))
    cards = cards_of(result.cards, card_names or {})
    if cards.bars:
        figures.append(cards)
    return figures


RATING_NOTE: Final = (
    "Bradley and Terry's model on Elo's scale, relative to the mean of all; 400 points are odds of ten to "
    "one. The whiskers are 95 % intervals."
)
DECK_NOTE: Final = "The share of games that each deck won against others, whichever bot played it."
SIDE_NOTE: Final = "The share of games that each side won, whichever bot played it."
ROLE_NOTE: Final = "The share of games that the side of each character won, whichever bot played it."
CHARACTER_NOTE: Final = (
    "The effect of each character on the odds that its side wins, whoever else took part and whichever bot "
    "played it, on Elo's scale; 0 is the mean of all characters. Games are taken as independent: where deals "
    "were played more than once, the intervals may be too narrow."
)
CARD_NOTE: Final = (
    "How many percentage points more often a side won that drew the card than one with the same bot and deck "
    "that did not. In long games more is drawn, so this tells of what happens together, not of causes."
)


def matrix_of(result: ContestResult) -> Matrix:
    """Everyone against everyone."""
    shares: dict[tuple[int, int], Record] = {}
    mirrors: dict[int, Record] = {}
    for cell, counted in zip(result.contest.cells, result.cells, strict=True):
        if cell.mirror:
            mirrors[cell.first] = counted.first.record
        else:
            shares[cell.first, cell.second] = counted.record(0)
            shares[cell.second, cell.first] = counted.record(1)
    note = "The share of games that the row won against the column."
    if mirrors:
        note += " On the diagonal, where an entrant meets itself, the share that the first player won."
    title = "Deck against deck" if result.contest.kind == MATRIX else "Bot against bot"
    return Matrix("matrix", title, note, list(result.contest.entrants), shares, mirrors)


def shares_of(result: ContestResult) -> Bars:
    """How often everyone won."""
    contest = result.contest
    if contest.kind == SERIES:
        counted = result.cells[0]
        named = list(zip(counted.bots, counted.records(), strict=True))
        usual = 1 / len(named)
    else:
        named = list(result.totals().items())
        usual = 0.5
    bars = [share_bar(name, record) for name, record in named]
    note = "The share of games won, with 95 % intervals (Wilson)."
    if contest.kind != SERIES:
        note += " Games of an entrant against itself are left out."
    return Bars("shares", "Wins", note, bars, usual, percent, "share", (0.0, 1.0))


def records_of(name: str, title: str, records: Mapping[str, Record], note: str) -> list[Drawn]:
    """Shares of wins as bars, where there are any."""
    bars = [share_bar(whose, record) for whose, record in records.items() if record.games]
    return [Bars(name, title, note, bars, 0.5, percent, "share", (0.0, 1.0))] if bars else []


def share_bar(name: str, record: Record) -> Bar:
    """A share of wins as a bar."""
    low, high = record.interval
    return Bar(name, record.share, low, high, record.games)


def ratings_of(name: str, title: str, rated: Sequence[Rating], note: str) -> Bars:
    """Ratings as bars."""
    bars = [Bar(r.name, r.elo, r.elo - r.error, r.elo + r.error) for r in rated]
    return Bars(name, title, note, bars, 0.0, told_elo, "Elo")


def first_players_of(result: ContestResult) -> Bars:
    """How often whoever began has won: over all meetings, by entrant where there are two, in each mirror."""
    first = result.first
    bars = [] if first.share is None else [Bar("whoever began", *first.share, first.games)]
    names = result.contest.entrants
    for cell, counted in zip(result.contest.cells, result.cells, strict=True):
        if cell.mirror and counted.first.games:
            bars.append(share_bar(f"{names[cell.first]} against itself", counted.first.record))
    if first.entrants == [len(names)]:
        for name, record in zip(names, first.meetings()[0], strict=True):
            bars.append(share_bar(f"{name}, when it began", record))
    note = (
        "The share of games won by the side that had the first turn; drawn games are left out. In each "
        "meeting the share of an entrant when it began counts as much as that of the other. "
    )
    return Bars(
        "first-player", "The first player", note + told_first(first), bars, 0.5, percent, "share", (0.0, 1.0)
    )


def told_first(first: FirstPlayer) -> str:
    """How often whoever began has won, in a sentence."""
    hardly = f"one side began fewer than {FEWEST_BEGUN} games"
    share = first.share
    if share is None:
        where = "in every meeting " if first.entrants[1:] else ""
        return f"How often the first player wins cannot be told from who is stronger: {where}{hardly}."
    said = f"The first player won {share.value:.1%} ({share.low:.1%} to {share.high:.1%})."
    without = len(first.entrants) - len(first.told())
    return f"{said} {without} of {len(first.entrants)} meetings are left out: {hardly}." if without else said


def lengths_of(lengths: Sequence[int]) -> Histogram:
    """How long games were."""
    width = max(1, round_up((max(lengths) + 1) / BINS))
    counts = [0] * (max(lengths) // width + 1)
    for length in lengths:
        counts[length // width] += 1
    bins = [(i * width, (i + 1) * width, count) for i, count in enumerate(counts)]
    while bins[0][2] == 0:
        bins.pop(0)
    note = "Finished games by their number of decisions with two or more options."
    return Histogram("lengths", "Length of games", note, bins, "decisions")


def round_up(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, …"""
    size = 1
    while True:
        for step in (1, 2, 5):
            if size * step >= width:
                return size * step
        size *= 10


def curves_of(result: ContestResult) -> Curves:
    """How the shares settled; of many cells those that are nearest to even."""
    names = result.contest.entrants
    met = [
        (cell, counted)
        for cell, counted in zip(result.contest.cells, result.cells, strict=True)
        if not cell.mirror and counted.finished
    ]
    note = "The share of the first entrant after so many games; the band is the 95 % interval."
    if len(met) > MOST_CURVES:
        met.sort(key=lambda pair: abs(pair[1].record().share - 0.5))
        met = met[:MOST_CURVES]
        note += f" Shown are the {MOST_CURVES} meetings nearest to even."
    curves = [Curve(curve_name(names, cell), settling(counted)) for cell, counted in met]
    return Curves("curves", "How the shares settle", note, curves)


def curve_name(names: Sequence[str], cell: Cell) -> str:
    """Who meets whom."""
    return f"{names[cell.first]} – {names[cell.second]}"


def settling(result: SimResult) -> list[tuple[int, float, float, float]]:
    """The share after so many games, at some points."""
    count = len(result.curve)
    numbers = sorted({max(1, count * i // POINTS) for i in range(1, POINTS + 1)})
    worth = result.worth() or 1.0
    points = []
    for games in numbers:
        wins = result.curve[games - 1]
        low, high = wilson_interval(wins * worth, games * worth)
        points.append((games, wins / games, low, high))
    return points


def cards_of(cards: Mapping[str, CardRecord], names: Mapping[str, str]) -> Bars:
    """The cards that make most difference when drawn, the best and the worst."""
    bars = []
    for code, record in ranked(cards):
        gain = record.gain
        if gain is not None and is_often_seen(record):
            bars.append(Bar(names.get(code, code), *gain, record.drawn.games))
    if len(bars) > 2 * MOST_CARDS:
        bars = bars[:MOST_CARDS] + bars[-MOST_CARDS:]
    return Bars("cards", "Cards", CARD_NOTE, bars, 0.0, signed_points, "gain when drawn")


def ranked(cards: Mapping[str, CardRecord]) -> list[tuple[str, CardRecord]]:
    """Cards by their gain, the best first; then in the same way those seen too seldom for it to say much,
    since chance alone makes their gains large; then those without one, by how often they were drawn.
    """

    def order(entry: tuple[str, CardRecord]) -> tuple[int, float, str]:
        code, record = entry
        gain = record.gain
        if gain is None:
            return 2, -record.drawn.games, code
        return (0 if is_often_seen(record) else 1), -gain.value, code

    return sorted(cards.items(), key=order)


def is_often_seen(record: CardRecord) -> bool:
    """Whether enough sides have drawn a card, and left it undrawn."""
    return min(record.drawn.games, record.not_drawn.games) >= FEWEST_GAMES
