"""What is counted over many games: wins, who began, lengths, pairs, cards and characters.

A `SimResult` is what came of the games of one plan.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulebound.sim.deals import Deals
from rulebound.sim.match import ALL, Outcome, Plan, bot_of, decks_of, pairing_of
from rulebound.sim.ratings import Rating, Row, ratings
from rulebound.sim.records import CardRecord, FirstPlayer, Pairing, Record


class LineUp(NamedTuple):
    """The characters of the side that won and of the one that lost, and the bots that played them."""

    won: tuple[str, ...]
    lost: tuple[str, ...]
    winner: str = ""
    loser: str = ""


LineUps = Counter[LineUp]
"""How often a game came out so."""


@dataclass
class SimResult:
    """What came of a simulation. `wins` is in the order of the bots given, as `pairings` have their own.

    `teams` and `roles` are there where a game has named teams and characters; `first` counts the games of
    which is known who began; `deals` are the wins of each bot by deal. `kept` are the decisions of games that
    an earlier run has played.
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
    first: FirstPlayer = field(default_factory=FirstPlayer)
    lengths: list[int] = field(default_factory=list)
    cards: dict[str, CardRecord] = field(default_factory=dict)
    line_ups: LineUps = field(default_factory=Counter)
    deals: Deals[int] = field(default_factory=Deals)
    curve: list[int] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, all processes together."""
        return (self.decisions - self.kept) / self.seconds if self.seconds else 0.0

    def worth(self, place: int = 0) -> float | None:
        """How many independent games one was worth for the share of a bot; None where it cannot be told."""
        return self.deals.worth({place: 1.0})

    def record(self, place: int = 0) -> Record:
        """The games of a bot, by its place; the interval makes use of pairs where enough were played."""
        return Record(self.finished, self.wins[place], self.worth(place) or 1.0)

    def plain_record(self, place: int = 0) -> Record:
        """The same with all games taken as independent."""
        return Record(self.finished, self.wins[place])

    def records(self) -> list[Record]:
        """The games of each bot."""
        return [self.record(place) for place in range(len(self.wins))]

    @property
    def score(self) -> float:
        """The points of the first of the bots: one for a win, half for a draw."""
        return self.wins[0] + self.draws / 2

    def scores_by_deal(self) -> Iterator[tuple[int, int, float]]:
        """Of two bots: the seed of each deal, how many games it had, and the points of the first bot."""
        for seed, deal in self.deals.games.items():
            score = sum(won if place == 0 else not won for place, won in deal) / 2
            yield seed, len(deal) // 2, score

    def deck_records(self) -> dict[str, Record]:
        """How often each deck won against others. Games of a deck against itself say nothing."""
        records: dict[str, Record] = {}
        for pairing in self.pairings:
            for deck, won in zip(pairing.decks, pairing.wins, strict=True):
                if pairing.games and len(set(pairing.decks)) > 1:
                    records.setdefault(deck, Record()).merge(Record(pairing.games, won))
        return records

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
            "bots": list(self.bots),
            "games": self.games,
            "finished": self.finished,
            "capped": self.capped,
            "longest": self.longest,
            "draws": self.draws,
            "wins": self.wins,
            "shares": [record.to_plain() for record in self.records()],
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
        if self.deals.several(0):
            more["pairs"] = self.deals.to_plain(0)
        if self.cards:
            more["cards"] = {code: self.cards[code].to_plain() for code in sorted(self.cards)}
        if self.line_ups:
            more["character_effects"] = [rating.to_plain() for rating in character_ratings(self.line_ups)]
        return more


class Counting:
    """Counts the outcomes of a plan in their order."""

    def __init__(self, plan: Plan, result: SimResult) -> None:
        self.plan = plan
        self.result = result
        self.number = 0
        differ = plan.pairs == ALL or len(set(plan.bots)) > 1
        entrants = len(plan.bots) if differ else 1
        result.first = FirstPlayer([entrants])

    def add(self, outcome: Outcome) -> None:
        """Count the next game."""
        result = self.result
        result.add(outcome)
        if outcome.winners is not None and not outcome.error:
            if result.pairings:
                result.pairings[pairing_of(self.plan, self.number)].add(outcome)
            self.add_wins(outcome)
            self.add_roles(outcome)
            for code, team, bits in outcome.cards:
                record = result.cards.setdefault(code, CardRecord())
                record.add(outcome.seed, self.owner(team), bits, team in outcome.teams)
        self.number += 1

    def add_wins(self, outcome: Outcome) -> None:
        """Count a finished game for bots, for teams, and for whoever began."""
        result = self.result
        for place in range(len(self.plan.bots)):
            result.deals.add(outcome.seed, place, place in (outcome.winners or ()))
        for team, record in enumerate(result.teams.values()):
            record.add(team in outcome.teams)
        if outcome.first >= 0 and outcome.teams:
            entrant = bot_of(self.plan, self.number, outcome.first)
            result.first.add(outcome.seed, entrant, outcome.first in outcome.teams)

    def add_roles(self, outcome: Outcome) -> None:
        """Count a finished game for characters."""
        result = self.result
        for role, team in outcome.roles:
            result.roles.setdefault(role, Record()).add(team in outcome.teams)
        if outcome.roles and len(outcome.teams) == 1:
            (winner,) = outcome.teams
            won = tuple(sorted(role for role, team in outcome.roles if team == winner))
            lost = tuple(sorted(role for role, team in outcome.roles if team != winner))
            result.line_ups[LineUp(won, lost, self.bot(winner), self.bot(1 - winner))] += 1

    def bot(self, team: int) -> str:
        """The bot that plays a team in this game."""
        return self.plan.bots[bot_of(self.plan, self.number, team)]

    def owner(self, team: int) -> tuple[str, ...]:
        """The bot that plays a team in this game, and its deck where players bring one each."""
        return self.bot(team), *decks_of(self.plan, self.number)[team : team + 1]


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
    """The effect of each character on winning, whoever played beside and against it; the best first.

    Bots take part with effects of their own, so that a character has none of the bot that played it.
    """
    names = sorted({name for line_up in line_ups for name in (*line_up.won, *line_up.lost)})
    bots = sorted({bot for line_up in line_ups for bot in (line_up.winner, line_up.loser)})
    place = {("character", name): i for i, name in enumerate(names)}
    place |= {("bot", bot): i for i, bot in enumerate(bots, len(names))}
    rows: list[Row] = []
    for (won, lost, winner, loser), games in line_ups.items():
        members: Counter[int] = Counter()
        members.update(place["character", name] for name in won)
        members.subtract(place["character", name] for name in lost)
        members[place["bot", winner]] += 1
        members[place["bot", loser]] -= 1
        rows.append((members, float(games), float(games)))
    return sorted(ratings(names, rows, others=len(bots)), key=lambda rating: -rating.elo)
