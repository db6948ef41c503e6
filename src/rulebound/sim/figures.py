"""The figures of a report, as data: what they show and the table that says the same in words.

`svg` and `png` draw them. Four kinds are enough: a matrix of shares, bars with intervals, a histogram and
curves. Every figure speaks the language of its wording.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rulebound.sim.contest import MATRIX, SERIES
from rulebound.sim.counting import SimResult, character_ratings
from rulebound.sim.ratings import Rating, told_elo
from rulebound.sim.records import FEWEST_BEGUN, CardRecord, FirstPlayer, Record
from rulebound.sim.running import ContestResult
from rulebound.sim.statistics import wilson_interval
from rulebound.sim.wording import Wording
from rulebound.texts import Texts
from rulebound.texts.message import Arguments

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
    """What all figures have: a name for files, a title, a sentence that says how to read them, a language."""

    name: str
    title: str
    note: str
    wording: Wording


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
                row.append("–" if record is None else self.with_interval(record, i == j))
            rows.append(row)
        return ["", *self.names], rows

    def record(self, i: int, j: int) -> Record | None:
        """What is shown of a row and a column; None where no game of theirs has ended."""
        record = self.mirrors.get(i) if i == j else self.shares.get((i, j))
        return record if record is not None and record.games else None

    def told(self, i: int, j: int) -> str:
        """What stands in the square of a row and a column."""
        record = self.record(i, j)
        if record is None:
            return "–"
        share = f"{100 * record.share:.0f} %"
        return self.wording.say("sim-share-first", share=share) if i == j else share

    def with_interval(self, record: Record, of_first: bool) -> str:
        """A share with its interval in one cell of the table."""
        low, high = record.interval
        said = "sim-share-interval-first" if of_first else "sim-share-interval"
        return self.wording.say(said, share=percent(record.share), low=percent(low), high=percent(high))


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
        say = self.wording.say
        heads = ["", self.what, say("sim-interval"), *([say("sim-games")] if counted else [])]
        rows = []
        for bar in self.bars:
            interval = self.wording.range(self.told(bar.low), self.told(bar.high))
            row = [bar.name, self.told(bar.value), interval]
            rows.append([*row, *([str(bar.games)] if counted else [])])
        return heads, rows


@dataclass
class Histogram(Figure):
    """How often which length: bins from, up to but without, and the number of games."""

    bins: list[tuple[int, int, int]]
    what: str

    def table(self) -> Table:
        """A row for each bin."""
        heads = [self.what, self.wording.say("sim-games")]
        return heads, [
            [self.wording.range(str(low), str(high - 1)), str(count)] for low, high, count in self.bins
        ]


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
                interval = self.wording.range(percent(low), percent(high))
                rows.append([curve.name, str(games), percent(share), interval])
        say = self.wording.say
        return ["", say("sim-games"), say("sim-share"), say("sim-interval")], rows


Drawn = Matrix | Bars | Histogram | Curves


def figures_of(result: ContestResult, wording: Wording | None = None) -> list[Drawn]:
    """All figures that this result has something to show for; in English where no wording is given."""
    contest = result.contest
    wording = wording or Wording(contest.game)
    figures: list[Drawn] = []
    if contest.kind != SERIES and len(contest.entrants) > 2:
        figures.append(matrix_of(result, wording))
    figures.append(shares_of(result, wording))
    if contest.kind == SERIES:
        (counted,) = result.cells
        figures += records_of("decks", counted.deck_records(), wording.deck, wording)
        figures += records_of("sides", counted.teams, wording.side, wording)
    rated = result.ratings()
    if rated and contest.kind != SERIES:
        figures.append(ratings_of("ratings", rated, wording.entrant_of(contest), wording))
    if result.first.games:
        figures.append(first_players_of(result, wording))
    if result.lengths:
        figures.append(lengths_of(result.lengths, wording))
    curves = curves_of(result, wording)
    if curves.curves:
        figures.append(curves)
    figures += records_of("character-shares", dict(sorted(result.roles.items())), wording.character, wording)
    if result.line_ups:
        rated = character_ratings(result.line_ups)
        figures.append(ratings_of("characters", rated, wording.character, wording))
    cards = cards_of(result.cards, wording)
    if cards.bars:
        figures.append(cards)
    return figures


def matrix_of(result: ContestResult, wording: Wording) -> Matrix:
    """Everyone against everyone."""
    shares: dict[tuple[int, int], Record] = {}
    mirrors: dict[int, Record] = {}
    for cell, counted in zip(result.contest.cells, result.cells, strict=True):
        if cell.mirror:
            mirrors[cell.first] = counted.first.record
        else:
            shares[cell.first, cell.second] = counted.record(0)
            shares[cell.second, cell.first] = counted.record(1)
    note = wording.say("sim-figure-matrix.mirrors" if mirrors else "sim-figure-matrix.note")
    of_decks = result.contest.kind == MATRIX
    title = wording.say("sim-figure-matrix" if of_decks else "sim-figure-matrix-bots")
    return Matrix("matrix", title, note, wording, wording.entrants(result.contest), shares, mirrors)


def shares_of(result: ContestResult, wording: Wording) -> Bars:
    """How often everyone won."""
    contest = result.contest
    if contest.kind == SERIES:
        counted = result.cells[0]
        named = list(zip(counted.bots, counted.records(), strict=True))
        usual = 1 / len(named)
    else:
        called = wording.entrant_of(contest)
        named = [(called(name), record) for name, record in result.totals().items()]
        usual = 0.5
    bars = [share_bar(name, record) for name, record in named]
    note = wording.say("sim-figure-shares.note" if contest.kind == SERIES else "sim-figure-shares.contest")
    return bars_of_shares("shares", note, bars, usual, wording)


def bars_of_shares(name: str, note: str, bars: list[Bar], usual: float, wording: Wording) -> Bars:
    """Bars from 0 to 1."""
    title = wording.say(f"sim-figure-{name}")
    return Bars(name, title, note, wording, bars, usual, percent, wording.say("sim-share"), (0.0, 1.0))


def records_of(
    name: str, records: Mapping[str, Record], called: Callable[[str], str], wording: Wording
) -> list[Drawn]:
    """Shares of wins as bars, where there are any."""
    bars = [share_bar(called(whose), record) for whose, record in records.items() if record.games]
    note = wording.say(f"sim-figure-{name}.note")
    return [bars_of_shares(name, note, bars, 0.5, wording)] if bars else []


def share_bar(name: str, record: Record) -> Bar:
    """A share of wins as a bar."""
    low, high = record.interval
    return Bar(name, record.share, low, high, record.games)


def ratings_of(name: str, rated: Sequence[Rating], called: Callable[[str], str], wording: Wording) -> Bars:
    """Ratings as bars."""
    say = wording.say
    bars = [Bar(called(r.name), r.elo, r.elo - r.error, r.elo + r.error) for r in rated]
    title, note = say(f"sim-figure-{name}"), say(f"sim-figure-{name}.note")
    return Bars(name, title, note, wording, bars, 0.0, told_elo, say("sim-elo"))


def first_players_of(result: ContestResult, wording: Wording) -> Bars:
    """How often whoever began has won: over all meetings, by entrant where there are two, in each mirror."""
    say = wording.say
    first = result.first
    bars = [] if first.share is None else [Bar(say("sim-whoever-began"), *first.share, first.games)]
    names = wording.entrants(result.contest)
    for cell, counted in zip(result.contest.cells, result.cells, strict=True):
        if cell.mirror and counted.first.games:
            name = say("sim-against-itself", name=names[cell.first])
            bars.append(share_bar(name, counted.first.record))
    if first.entrants == [len(names)]:
        for name, record in zip(names, first.meetings()[0], strict=True):
            bars.append(share_bar(say("sim-when-it-began", name=name), record))
    note = say("sim-figure-first-player.note", told=told_first(first, wording.texts))
    return bars_of_shares("first-player", note, bars, 0.5, wording)


def told_first(first: FirstPlayer, texts: Texts | None = None) -> str:
    """How often whoever began has won, in a sentence."""
    say = (texts or Texts("en")).say
    share = first.share
    if share is None:
        several = bool(first.entrants[1:])
        return say("sim-first-unknown-anywhere" if several else "sim-first-unknown", fewest=FEWEST_BEGUN)
    told: Arguments = {
        "share": f"{share.value:.1%}",
        "low": f"{share.low:.1%}",
        "high": f"{share.high:.1%}",
    }
    meetings = len(first.entrants)
    without = meetings - len(first.told())
    if not without:
        return say("sim-first", **told)
    return say("sim-first-some", **told, without=without, meetings=meetings, fewest=FEWEST_BEGUN)


def lengths_of(lengths: Sequence[int], wording: Wording) -> Histogram:
    """How long games were."""
    width = max(1, round_up((max(lengths) + 1) / BINS))
    counts = [0] * (max(lengths) // width + 1)
    for length in lengths:
        counts[length // width] += 1
    bins = [(i * width, (i + 1) * width, count) for i, count in enumerate(counts)]
    while bins[0][2] == 0:
        bins.pop(0)
    say = wording.say
    title, note = say("sim-figure-lengths"), say("sim-figure-lengths.note")
    return Histogram("lengths", title, note, wording, bins, say("sim-decisions"))


def round_up(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, …"""
    size = 1
    while True:
        for step in (1, 2, 5):
            if size * step >= width:
                return size * step
        size *= 10


def curves_of(result: ContestResult, wording: Wording) -> Curves:
    """How the shares settled; of many cells those that are nearest to even."""
    say = wording.say
    names = wording.entrants(result.contest)
    met = [
        (cell, counted)
        for cell, counted in zip(result.contest.cells, result.cells, strict=True)
        if not cell.mirror and counted.finished
    ]
    note = say("sim-figure-curves.note")
    if len(met) > MOST_CURVES:
        met.sort(key=lambda pair: abs(pair[1].record().share - 0.5))
        met = met[:MOST_CURVES]
        note = say("sim-figure-curves.nearest", count=MOST_CURVES)
    curves = [
        Curve(say("sim-curve", first=names[cell.first], second=names[cell.second]), settling(counted))
        for cell, counted in met
    ]
    return Curves("curves", say("sim-figure-curves"), note, wording, curves)


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


def cards_of(cards: Mapping[str, CardRecord], wording: Wording) -> Bars:
    """The cards that make most difference when drawn, the best and the worst."""
    bars = []
    for code, record in ranked(cards):
        gain = record.gain
        if gain is not None and is_often_seen(record):
            bars.append(Bar(wording.card(code), *gain, record.drawn.games))
    if len(bars) > 2 * MOST_CARDS:
        bars = bars[:MOST_CARDS] + bars[-MOST_CARDS:]
    title, note = wording.say("sim-figure-cards"), wording.say("sim-figure-cards.note")
    return Bars("cards", title, note, wording, bars, 0.0, signed_points, wording.say("sim-gain"))


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
