"""What is counted over many games: wins, who began, lengths, pairs, cards and characters.

A `SimResult` is what came of the games of one plan. Shares come with Wilson's interval. Of games in pairs the
spread between pairs is kept too: it shows how much luck the pairs have taken out.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from rulebound.sim.match import Outcome, Plan, pairing_of
from rulebound.sim.ratings import Rating, Row, ratings
from rulebound.sim.statistics import difference_interval, wilson_interval
from rulebound.sim.watching import DRAWN, IN_DECK, USED

FEWEST_PAIRS: Final = 10
"""Of fewer pairs the spread between them says nothing."""


LineUps = Counter[tuple[tuple[str, ...], tuple[str, ...]]]
"""How often the characters of one side beat those of the other."""


@dataclass
class Pairing:
    """How often these decks met, and how often each of them won."""

    decks: tuple[str, ...]
    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        if outcome.winners is not None and not outcome.error:
            self.draws += not outcome.teams
            for team in outcome.teams:
                self.wins[team] += 1


@dataclass
class Record:
    """How many games a team, a character or a card was in, and how many of them its side won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won

    def merge(self, other: "Record") -> None:
        """Count the games of another record too."""
        self.games += other.games
        self.wins += other.wins

    @property
    def share(self) -> float:
        """The share of wins; 0 where there were no games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson_interval(self.wins, self.games)

    def to_plain(self) -> dict[str, Any]:
        """With the share of wins and its interval."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


@dataclass
class CardRecord:
    """How sides did that had a card in their deck, drew it, had it and did not draw it, or played it."""

    in_deck: Record = field(default_factory=Record)
    drawn: Record = field(default_factory=Record)
    not_drawn: Record = field(default_factory=Record)
    played: Record = field(default_factory=Record)

    def add(self, bits: int, won: bool) -> None:
        """Count one side of one game."""
        if bits & IN_DECK:
            self.in_deck.add(won)
            if not bits & DRAWN:
                self.not_drawn.add(won)
        if bits & DRAWN:
            self.drawn.add(won)
        if bits & USED:
            self.played.add(won)

    def merge(self, other: "CardRecord") -> None:
        """Count the games of another record too."""
        for name, record in vars(self).items():
            record.merge(getattr(other, name))

    @property
    def gain(self) -> float | None:
        """How much more often sides won that drew it than sides that had it and did not draw it."""
        if not self.drawn.games or not self.not_drawn.games:
            return None
        return self.drawn.share - self.not_drawn.share

    @property
    def gain_interval(self) -> tuple[float, float]:
        """Where the gain lies, with 95 % confidence."""
        drawn, rest = self.drawn, self.not_drawn
        return difference_interval(drawn.wins, drawn.games, rest.wins, rest.games)

    def to_plain(self) -> dict[str, Any]:
        """As plain data."""
        plain: dict[str, Any] = {name: record.to_plain() for name, record in vars(self).items()}
        plain["gain_when_drawn"] = None if self.gain is None else round(self.gain, 4)
        low, high = self.gain_interval
        plain["gain_interval"] = None if self.gain is None else [round(low, 4), round(high, 4)]
        return plain


@dataclass
class Pairs:
    """The scores of pairs of games on the same deal, each between 0 and 1."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """Count one pair."""
        self.count += 1
        self.total += score
        self.squares += score * score

    @property
    def error(self) -> float | None:
        """The standard error of the share of points, the pair being one observation; None of too few."""
        if self.count < FEWEST_PAIRS:
            return None
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1))

    @property
    def worth(self) -> float | None:
        """How many independent games one game in a pair is worth; None where that cannot be told."""
        if not self.error:
            return None
        mean = self.total / self.count
        return mean * (1 - mean) / (2 * self.count) / (self.error * self.error)

    def to_plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "pairs": self.count,
            "standard_error": None if self.error is None else round(self.error, 4),
            "worth_of_a_game": None if self.worth is None else round(self.worth, 2),
        }


@dataclass
class SimResult:
    """What came of a simulation. `wins` is in the order of the bots given, as `pairings` have their own.

    `teams` and `roles` are there where a game has named teams and characters; `first` counts the games of
    which is known who began. `kept` are the decisions of games that an earlier run has played.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    finished: int = 0
    capped: int = 0
    longest: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    decisions: int = 0
    kept: int = 0
    seconds: float = 0.0
    digest: str = ""
    pairings: list[Pairing] = field(default_factory=list)
    teams: dict[str, Record] = field(default_factory=dict)
    roles: dict[str, Record] = field(default_factory=dict)
    first: Record = field(default_factory=Record)
    lengths: list[int] = field(default_factory=list)
    cards: dict[str, CardRecord] = field(default_factory=dict)
    line_ups: LineUps = field(default_factory=Counter)
    pairs: Pairs = field(default_factory=Pairs)
    curve: list[int] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return (self.decisions - self.kept) / self.seconds if self.seconds else 0.0

    @property
    def record(self) -> Record:
        """The games of the first of the bots."""
        return Record(self.finished, self.wins[0])

    @property
    def score(self) -> float:
        """The points of the first of the bots: one for a win, half for a draw."""
        return self.wins[0] + self.draws / 2

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.decisions)
        if outcome.error:
            self.errors.append(f"Seed {outcome.seed}, after {outcome.decisions} decisions: {outcome.error}")
        elif outcome.winners is None:
            self.capped += 1
        else:
            self.finished += 1
            self.draws += not outcome.winners
            for winner in outcome.winners:
                self.wins[winner] += 1
            self.add_details(outcome)

    def add_details(self, outcome: Outcome) -> None:
        """Count one finished game for teams, characters, cards, who began, and how long it was."""
        for team, record in enumerate(self.teams.values()):
            record.add(team in outcome.teams)
        for role, team in outcome.roles:
            self.roles.setdefault(role, Record()).add(team in outcome.teams)
        if outcome.roles and len(outcome.teams) == 1:
            won = tuple(sorted(role for role, team in outcome.roles if team in outcome.teams))
            lost = tuple(sorted(role for role, team in outcome.roles if team not in outcome.teams))
            self.line_ups[won, lost] += 1
        for code, team, bits in outcome.cards:
            self.cards.setdefault(code, CardRecord()).add(bits, team in outcome.teams)
        if outcome.first >= 0 and outcome.teams:
            self.first.add(outcome.first in outcome.teams)
        self.lengths.append(outcome.decisions)
        self.curve.append(self.wins[0])

    def to_plain(self) -> dict[str, Any]:
        """The result as plain data; errors are counted. Pairings only where each player brings a deck."""
        more: dict[str, Any] = {}
        if self.pairings:
            more["pairings"] = [vars(pairing) for pairing in self.pairings]
        if self.teams:
            more["teams"] = {name: record.to_plain() for name, record in self.teams.items()}
        if self.roles:
            more["characters"] = {name: self.roles[name].to_plain() for name in sorted(self.roles)}
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "capped": self.capped,
            "longest": self.longest,
            "draws": self.draws,
            "wins": self.wins,
            "errors": len(self.errors),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "digest": self.digest,
            **more,
        }

    def details(self) -> dict[str, Any]:
        """What else was counted, as plain data: who began, lengths, pairs, cards, characters' effects."""
        more: dict[str, Any] = {"first_player": self.first.to_plain(), "lengths": spread(self.lengths)}
        if self.pairs.count:
            more["pairs"] = self.pairs.to_plain()
        if self.cards:
            more["cards"] = {code: self.cards[code].to_plain() for code in sorted(self.cards)}
        if self.line_ups:
            more["character_effects"] = [rating.to_plain() for rating in character_ratings(self.line_ups)]
        return more


class Counting:
    """Counts the outcomes of a plan in their order, and the pairs among them."""

    def __init__(self, plan: Plan, result: SimResult) -> None:
        self.plan = plan
        self.result = result
        self.number = 0
        self.half: float | None = None

    def add(self, outcome: Outcome) -> None:
        """Count the next game."""
        result = self.result
        result.add(outcome)
        if result.pairings:
            result.pairings[pairing_of(self.plan, self.number)].add(outcome)
        if self.plan.pairs:
            self.add_half(outcome)
        self.number += 1

    def add_half(self, outcome: Outcome) -> None:
        """Count a pair with its second game; not where one of the two did not end."""
        ended = outcome.winners is not None and not outcome.error
        score = points(outcome) if ended else None
        if self.number % 2 == 0:
            self.half = score
        elif self.half is not None and score is not None:
            self.result.pairs.add((self.half + score) / 2)


def points(outcome: Outcome) -> float:
    """What the first of the bots scored: 1 for a win, a half for a draw."""
    if not outcome.winners:
        return 0.5
    return 1.0 if 0 in outcome.winners else 0.0


def spread(lengths: Sequence[int]) -> dict[str, Any]:
    """How long games were: the shortest, the quartiles, the longest, the mean."""
    ordered = sorted(lengths)
    if not ordered:
        return {}
    quarter = [ordered[(len(ordered) - 1) * i // 4] for i in range(5)]
    mean = round(sum(ordered) / len(ordered), 1)
    names = ("shortest", "lower_quartile", "median", "upper_quartile", "longest")
    return {**dict(zip(names, quarter, strict=True)), "mean": mean}


def character_ratings(line_ups: LineUps) -> list[Rating]:
    """The effect of each character on winning, whoever played beside and against it; the best first."""
    names = sorted({name for sides in line_ups for side in sides for name in side})
    place = {name: i for i, name in enumerate(names)}
    rows: list[Row] = []
    for (won, lost), games in line_ups.items():
        members: dict[int, float] = {}
        for side, sign in ((won, 1.0), (lost, -1.0)):
            for name in side:
                members[place[name]] = members.get(place[name], 0.0) + sign
        rows.append((members, float(games), float(games)))
    return sorted(ratings(names, rows), key=lambda rating: -rating.elo)
