"""Records of wins: of entrants, of decks that met, of whoever began, and of cards."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Final

from rulebound.sim.deals import FEWEST_DEALS, Deals
from rulebound.sim.match import Outcome
from rulebound.sim.statistics import (
    Estimate,
    Part,
    Stratum,
    mean_difference,
    mean_share,
    wilson_interval,
)
from rulebound.sim.watching import DRAWN, IN_DECK, USED

FEWEST_BEGUN: Final = 5
"""Of an entrant that began fewer games it cannot be told how much more often it wins when it begins."""


@dataclass
class Pairing:
    """How often these decks met in a game that ended, and how often each of them won."""

    decks: tuple[str, ...]
    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one game that ended."""
        self.games += 1
        self.draws += not outcome.teams
        for team in outcome.teams:
            self.wins[team] += 1


@dataclass
class Record:
    """How many games a team, a character or a card was in, and how many of them its side won.

    `worth` is how many independent games one of them counts for.
    """

    games: int = 0
    wins: int = 0
    worth: float = 1.0

    def add(self, won: bool) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won

    def merge(self, other: "Record") -> None:
        """Count the games of another record too."""
        worth = self.games * self.worth + other.games * other.worth
        self.games += other.games
        self.wins += other.wins
        self.worth = worth / self.games if self.games else 1.0

    @property
    def share(self) -> float:
        """The share of wins; 0 where there were no games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson_interval(self.wins * self.worth, self.games * self.worth)

    def to_plain(self) -> dict[str, Any]:
        """With the share of wins and its interval."""
        share, interval = plain_estimate(Estimate(self.share, *self.interval))
        return {"games": self.games, "wins": self.wins, "share": share, "interval": interval}


def plain_estimate(estimate: Estimate | None) -> tuple[float | None, list[float] | None]:
    """An estimate and its interval as plain data, rounded; nothing where it cannot be told."""
    if estimate is None:
        return None, None
    value, low, high = (round(number, 4) for number in estimate)
    return value, [low, high]


# ---- who began


@dataclass
class FirstPlayer:
    """How often whoever began has won, over one or more meetings.

    Where bots choose who begins, the stronger may begin more often, or less often. So in each meeting the
    share of an entrant in the games that it began counts as much as that of the other. `entrants` are how
    many a meeting has, 1 where all are the same; a share is named by its meeting and entrant.
    """

    entrants: list[int] = field(default_factory=list)
    deals: Deals[tuple[int, int]] = field(default_factory=Deals)

    def add(self, seed: int, entrant: int, won: bool) -> None:
        """Count one game of the only meeting, which this entrant began."""
        self.deals.add(seed, (0, entrant % self.entrants[0]), won)

    def merge(self, other: "FirstPlayer") -> None:
        """Count other meetings too."""
        before = len(self.entrants)
        self.entrants += other.entrants
        self.deals.merge(other.deals, lambda share: (before + share[0], share[1]))

    @property
    def games(self) -> int:
        """How many games were begun and won by anybody."""
        return sum(games for _, games in self.deals.records().values())

    def meetings(self) -> list[list[Record]]:
        """The records of the entrants in the games that they began, by meeting."""
        counted = self.deals.records()
        meetings = []
        for meeting, entrants in enumerate(self.entrants):
            pairs = [counted.get((meeting, entrant), (0, 0)) for entrant in range(entrants)]
            meetings.append([Record(games, wins) for wins, games in pairs])
        return meetings

    def told(self) -> dict[int, list[Record]]:
        """The meetings in which each entrant began often enough."""
        return {
            meeting: records
            for meeting, records in enumerate(self.meetings())
            if min(record.games for record in records) >= (FEWEST_BEGUN if records[1:] else 1)
        }

    @property
    def share(self) -> Estimate | None:
        """The first player's share; None where it cannot be told from who is stronger."""
        told = self.told()
        begun = {meeting: sum(record.games for record in records) for meeting, records in told.items()}
        records = {(meeting, i): record for meeting in told for i, record in enumerate(told[meeting])}
        weights = {
            (meeting, i): begun[meeting] / sum(begun.values()) / len(told[meeting]) for meeting, i in records
        }
        worth = self.deals.worth(weights) or 1.0
        parts = [
            Part(weights[name], record.wins * worth, record.games * worth) for name, record in records.items()
        ]
        if len(parts) == 1:
            return Estimate(parts[0].share, *wilson_interval(*parts[0][1:]))
        return mean_share(parts) if parts else None

    @property
    def record(self) -> Record:
        """All these games as one record. It tells the same where nobody is stronger."""
        counted = self.deals.records().values()
        return Record(sum(games for _, games in counted), sum(wins for wins, _ in counted))

    def to_plain(self) -> dict[str, Any]:
        """As plain data; of one meeting also by entrant."""
        plain = self.record.to_plain()
        plain["share"], plain["interval"] = plain_estimate(self.share)
        if len(self.entrants) == 1 and self.entrants[0] > 1:
            plain["by_entrant"] = [record.to_plain() for record in self.meetings()[0]]
        return plain


# ---- cards


Owner = tuple[Hashable, ...]
"""The bot and the deck of a side, in a contest also the meeting: within these sides can be compared."""


@dataclass
class CardRecord:
    """How sides did that had a card in their deck, drew it, had it and did not draw it, or played it.

    `deals` are of those that had it in their deck, by owner and by whether they drew it.
    """

    in_deck: Record = field(default_factory=Record)
    drawn: Record = field(default_factory=Record)
    not_drawn: Record = field(default_factory=Record)
    played: Record = field(default_factory=Record)
    deals: Deals[tuple[Owner, bool]] = field(default_factory=Deals)

    @property
    def records(self) -> dict[str, Record]:
        """The records by their names."""
        return {name: record for name, record in vars(self).items() if isinstance(record, Record)}

    def add(self, seed: int, owner: Owner, bits: int, won: bool) -> None:
        """Count one side of one game."""
        drew = bool(bits & DRAWN)
        if bits & IN_DECK:
            self.in_deck.add(won)
            self.deals.add(seed, (owner, drew), won)
            if not drew:
                self.not_drawn.add(won)
        if drew:
            self.drawn.add(won)
        if bits & USED:
            self.played.add(won)

    def merge(self, other: "CardRecord", meeting: int) -> None:
        """Count the games of a meeting too: its sides are compared with each other only."""
        others = other.records
        for name, record in self.records.items():
            record.merge(others[name])
        self.deals.merge(other.deals, lambda share: ((meeting, *share[0]), share[1]))

    def strata(self) -> dict[Owner, Stratum]:
        """The owners of whom some drew it and some did not."""
        counted = self.deals.records()
        strata = {}
        for owner in dict.fromkeys(owner for owner, _ in counted):
            wins, games = counted.get((owner, True), (0, 0))
            other_wins, other_games = counted.get((owner, False), (0, 0))
            if games and other_games:
                strata[owner] = Stratum(wins, games, other_wins, other_games)
        return strata

    @property
    def gain(self) -> Estimate | None:
        """How much more often sides won that drew it than sides that had it and did not draw it.

        None where that cannot be told: on too few deals, however many sides a contest has on each; where
        nobody can be compared; and where all sides that can have won, or lost.
        """
        strata = self.strata()
        if len(self.deals.games) < FEWEST_DEALS:
            return None
        if not any(0 < s.wins + s.other_wins < s.games + s.other_games for s in strata.values()):
            return None
        weights: dict[tuple[Owner, bool], float] = {}
        for owner, stratum in strata.items():
            weights[owner, True], weights[owner, False] = stratum.weight, -stratum.weight
        return mean_difference(strata.values(), self.deals.worth(weights) or 1.0)

    def to_plain(self) -> dict[str, Any]:
        """As plain data."""
        gain, interval = plain_estimate(self.gain)
        return {
            **{name: record.to_plain() for name, record in self.records.items()},
            "gain_when_drawn": gain,
            "gain_interval": interval,
        }
