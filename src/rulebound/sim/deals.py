"""Games by the deals they were played on, and what one of them is worth beside the others on its deal.

Games on the same deal are not independent. Where one entrant wins a deal from either seat, the second game
tells nothing new; where luck decides and the entrants change places, each wins one and the two tell more than
games on two deals. So the deal is what is observed, and not the game.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, Generic, TypeVar

FEWEST_DEALS: Final = 10
"""Of fewer deals with several games the spread between them says nothing."""

MOST_WORTH: Final = 2.0
"""What a game is worth at most, however alike all deals were so far: the next one may differ."""

Share = TypeVar("Share", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)
"""What names a share of wins that a game counts for."""


@dataclass
class Deals(Generic[Share]):
    """What came of each deal, by its seed: of each of its games the share it counts for, and if it was won.

    Many deals came out the same; `known` holds each outcome once.
    """

    games: dict[int, tuple[tuple[Share, bool], ...]] = field(default_factory=dict)
    known: dict[tuple[tuple[Share, bool], ...], tuple[tuple[Share, bool], ...]] = field(default_factory=dict)

    def add(self, seed: int, share: Share, won: bool) -> None:
        """Count one game, or one side of it, for a share."""
        deal = (*self.games.get(seed, ()), (share, won))
        self.games[seed] = self.known.setdefault(deal, deal)

    def merge(self, other: "Deals[Other]", named: Callable[[Other], Share]) -> None:
        """Count the games of others too; those with the same seed are on the same deals."""
        for seed, deal in other.games.items():
            for share, won in deal:
                self.add(seed, named(share), won)

    @property
    def counts(self) -> Counter[tuple[tuple[Share, bool], ...]]:
        """How many deals came out which way."""
        return Counter(self.games.values())

    def records(self) -> dict[Share, tuple[int, int]]:
        """The wins and games of each share."""
        found: dict[Share, tuple[int, int]] = {}
        for deal, count in self.counts.items():
            for share, won in deal:
                wins, games = found.get(share, (0, 0))
                found[share] = wins + count * won, games + count
        return found

    def pulls(self, weights: Mapping[Share, float]) -> list[tuple[int, list[float]]]:
        """How far the games of a deal have pulled a weighted sum of shares, and of how many such deals."""
        records = self.records()

        def pull(share: Share, won: bool) -> float:
            wins, games = records[share]
            return weights[share] * (won - wins / games) / games

        every = [
            (count, [pull(share, won) for share, won in deal if share in weights])
            for deal, count in self.counts.items()
        ]
        return [(count, pulls) for count, pulls in every if pulls]

    def error(self, weights: Mapping[Share, float]) -> float | None:
        """The standard error of a weighted sum of shares, the deal being one observation; None of too few.

        The pulls on one deal are added before they are squared; those of independent games would not be.
        """
        pulled = self.pulls(weights)
        if sum(count for count, pulls in pulled if pulls[1:]) < FEWEST_DEALS:
            return None
        deals = sum(count for count, _ in pulled)
        return sqrt(sum(count * sum(pulls) ** 2 for count, pulls in pulled) * deals / (deals - 1))

    def worth(self, weights: Mapping[Share, float]) -> float | None:
        """How many independent games one game is worth; None where that cannot be told.

        At least as much as if only one game of each deal told anything, at most `MOST_WORTH`.
        """
        error = self.error(weights)
        pulled = self.pulls(weights)
        alone = sum(count * sum(pull * pull for pull in pulls) for count, pulls in pulled)
        if error is None or not alone:
            return None
        if alone >= MOST_WORTH * error * error:
            return MOST_WORTH
        return max(1 / max(len(pulls) for _, pulls in pulled), alone / (error * error))

    def several(self, share: Share) -> int:
        """Of how many deals more than one game counts for a share."""
        return sum(
            count for deal, count in self.counts.items() if [name for name, _ in deal].count(share) > 1
        )

    def to_plain(self, share: Share) -> dict[str, Any]:
        """What pairs have done for the error of a share, as plain data."""
        weights = {share: 1.0}
        error, worth = self.error(weights), self.worth(weights)
        return {
            "pairs": self.several(share),
            "standard_error": None if error is None else round(error, 4),
            "worth_of_a_game": None if worth is None else round(worth, 2),
        }
