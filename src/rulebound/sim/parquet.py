"""The games of a contest as a table in a Parquet file, one row a game, by pyarrow where it is installed."""

from pathlib import Path
from typing import Any, Final

from rulebound.files import whole_file
from rulebound.sim.contest import Contest
from rulebound.sim.extras import need
from rulebound.sim.match import Outcome

REMEDY: Final = (
    "Parquet files need pyarrow; install it with: pip install 'rulebound[sim]'. JSON needs nothing."
)


def check_pyarrow() -> None:
    """Refuse Parquet where nothing can write it."""
    need("pyarrow.parquet", REMEDY)


def write_parquet(contest: Contest, done: list[list[Outcome]], path: Path) -> None:
    """Write a row for each of these games, by cell."""
    pyarrow = need("pyarrow", REMEDY)
    whole_number = pyarrow.int64()
    words = pyarrow.string()
    card = pyarrow.struct([("card", words), ("team", pyarrow.int8()), ("bits", pyarrow.int8())])
    role = pyarrow.struct([("name", words), ("team", pyarrow.int8())])
    schema = pyarrow.schema(
        [
            ("first_entrant", words),
            ("second_entrant", words),
            ("number", whole_number),
            ("seed", whole_number),
            ("decisions", whole_number),
            ("digest", words),
            ("winners", pyarrow.list_(pyarrow.int8())),
            ("winning_teams", pyarrow.list_(pyarrow.int8())),
            ("team_that_began", pyarrow.int8()),
            ("error", words),
            ("characters", pyarrow.list_(role)),
            ("cards", pyarrow.list_(card)),
        ]
    )
    table = pyarrow.Table.from_pylist(rows_of(contest, done), schema=schema)
    with whole_file(path) as new:
        need("pyarrow.parquet", REMEDY).write_table(table, new)


def rows_of(contest: Contest, done: list[list[Outcome]]) -> list[dict[str, Any]]:
    """A row for each game."""
    names = contest.entrants
    return [
        {
            "first_entrant": names[cell.first],
            "second_entrant": names[cell.second],
            "number": number,
            "seed": outcome.seed,
            "decisions": outcome.decisions,
            "digest": outcome.digest,
            "winners": None if outcome.winners is None else list(outcome.winners),
            "winning_teams": list(outcome.teams),
            "team_that_began": outcome.first if outcome.first >= 0 else None,
            "error": outcome.error,
            "characters": [{"name": name, "team": team} for name, team in outcome.roles],
            "cards": [{"card": code, "team": team, "bits": bits} for code, team, bits in outcome.cards],
        }
        for cell, outcomes in zip(contest.cells, done, strict=True)
        for number, outcome in enumerate(outcomes)
    ]
