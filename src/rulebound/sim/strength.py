"""How strong the bots are: every bot against every other in every game, written to docs/bots.md.

    python -m rulebound.sim.strength --folder bench/strength --games 100

Every meeting has a folder of its own, in which its games are kept: a run that was stopped goes on where it
was, and a new bot costs only its own meetings. The folder is part of the project, so that whoever doubts a
figure can play its games again. Games are played in pairs on the same deal with sides swapped;
where players bring decks, all pairings of the ready-made ones are played in turn. A meeting with `greedy`,
the yardstick, has all its games; any other ends when its interval is narrow enough, whether or not that tells
who is stronger. The interval takes all games as independent, also the two on one deal: those that are kept
are the result of that rule. Games of each version of the rules are kept apart (docs/decisions/0021); after
another change of the engine or of the cards the old folders are refused, after a change of a bot they have
to be removed by hand.

`expert` is not measured: it counts milliseconds, so its games do not come again, and a hundred of them take
half a day. `ismcts` is `hard` with another budget.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import typer

from rulebound.bots import find_bot
from rulebound.files import write_whole
from rulebound.games import rulebook_named, rulebook_names
from rulebound.kernel.refusal import RuleboundError
from rulebound.sim.contest import SimError, Terms, check_entrants, series
from rulebound.sim.counting import SimResult
from rulebound.sim.ratings import Rating, Row, ratings, told_elo
from rulebound.sim.records import Record
from rulebound.sim.running import check_run, is_enough, run
from rulebound.sim.store import FIRST_RULES, Store
from rulebound.sim.workers import Workers, make_workers

SEED: Final = 1
RULES: Final = "rules-"
MEASURED: Final = ["random", "greedy", "easy", "normal", "hard"]
YARDSTICK: Final = "greedy"
NARROW: Final = 0.4
"""Any other meeting ends when its interval is no wider than this: after 10 games if one wins nearly all."""
WRONG_INPUT: Final = 2
COMMAND: Final = "python -m rulebound.sim.strength"


@dataclass
class Meetings:
    """What came of the meetings of all bots in one game."""

    game: str
    bots: list[str]
    results: dict[tuple[int, int], SimResult]
    rules: int = FIRST_RULES

    def record(self, i: int, j: int) -> tuple[Record, int]:
        """The games of one bot against another, and how many were drawn."""
        result = self.results.get((i, j)) or self.results.get((j, i))
        if result is None:
            return Record(), 0
        return result.plain_record(0 if (i, j) in self.results else 1), result.draws

    def is_whole(self, i: int, j: int, games: int) -> bool:
        """Whether a meeting has all its games, or an interval narrow enough where that ends it."""
        result = self.results.get((i, j)) or self.results[j, i]
        return is_enough(result.plain_record, result.games, games, narrow_enough(result.bots))

    def present(self) -> list[int]:
        """The bots that have met anybody."""
        return sorted({bot for met, result in self.results.items() if result.finished for bot in met})

    def ratings(self) -> list[Rating]:
        """The strength of each bot that has met anybody, the strongest first."""
        place = {bot: place for place, bot in enumerate(self.present())}
        rows: list[Row] = [
            ({place[i]: 1.0, place[j]: -1.0}, float(result.finished), result.score)
            for (i, j), result in self.results.items()
            if result.finished
        ]
        return sorted(ratings([self.bots[bot] for bot in place], rows), key=lambda rating: -rating.elo)


def measure(
    game: str,
    bots: Sequence[str],
    games: int,
    folder: Path,
    workers: Workers,
    quiet: bool = False,
    play: bool = True,
) -> Meetings:
    """Let every bot meet every other in one game, going on where an earlier run stopped.

    Where nothing is to be played, the games are those of the newest rules that have any, and those bots are
    left out that have not met.
    """
    results = {}
    rules = rulebook_named(game).rules_version if play else newest_rules(folder, game)
    for i, j in combinations(range(len(bots)), 2):
        place = rules_folder(folder, game, rules) / folder_name(bots[i], bots[j])
        if not play and not place.exists():
            continue
        contest = series(Terms(game, SEED), (bots[i], bots[j]), in_pairs=True)
        store = Store(place, contest, rules)
        try:
            told = None if quiet else Told(f"{game}: {bots[i]} against {bots[j]}")
            enough = narrow_enough((bots[i], bots[j]))
            wanted = games if play else min(games, len(store.done[0]))
            if wanted:
                results[i, j] = run(contest, wanted, workers, store, enough, told, plainly=True).cells[0]
        finally:
            store.close()
    return Meetings(game, list(bots), results, rules)


def rules_folder(folder: Path, game: str, rules: int) -> Path:
    """Where the games of one version of the rules are kept, apart from those of any other."""
    return folder / game / f"{RULES}{rules}"


def newest_rules(folder: Path, game: str) -> int:
    """The newest version of the rules that has games; today's where there are none."""
    names = [place.name.removeprefix(RULES) for place in (folder / game).glob(f"{RULES}*")]
    versions = [int(name) for name in names if name.isdecimal()]
    return max(versions, default=rulebook_named(game).rules_version)


def narrow_enough(bots: Sequence[str]) -> float | None:
    """The width of the interval at which two bots need not meet again; None with the yardstick."""
    return None if YARDSTICK in bots else NARROW


def folder_name(first: str, second: str) -> str:
    """A name for the folder of a meeting, from letters that every system allows."""
    words = f"{first}-against-{second}"
    return "".join(letter if letter.isalnum() or letter in "-_+." else "_" for letter in words)


class Told:
    """Tells on standard error how far a meeting is."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __call__(self, played: int, total: int) -> None:
        """Tell it: on a terminal after every game, else after every tenth part."""
        if sys.stderr.isatty():
            print(
                f"\r{self.title}: {played} of {total} ", end="\n" if played == total else "", file=sys.stderr
            )
        elif played == total or played % max(1, total // 10) == 0:
            print(f"{self.title}: {played} of {total}", file=sys.stderr, flush=True)


# ---- the page


def page(measured: Sequence[Meetings], games: int) -> str:
    """The page docs/bots.md."""
    parts = [
        "# The bots and how strong they are",
        "",
        f"<!-- Written by `make strength` ({COMMAND}); do not edit. -->",
        "",
        f"Every bot against every other, {games} games a meeting; those without `{YARDSTICK}` end earlier,",
        f"when the interval is no wider than {100 * NARROW:.0f} points. That need not tell who is stronger:",
        "only an interval without 50 % does. Games come in pairs on the same deal with sides swapped;",
        "where players bring decks, the pairings of the ready-made ones in turn. A cell is the share of",
        "games that the row won against the column, with its 95 % interval (Wilson, all games taken as",
        "independent) and the number of games. Each table says which version of the rules it was measured",
        "under: where the rules have changed since, its games do not come again. Elo is Bradley and",
        "Terry's model, relative to the mean of the bots of that table; 400 points are odds of ten to one.",
        "",
    ]
    parts += who_they_are(measured[0].bots)
    for meetings in measured:
        parts += game_part(meetings, games)
    parts += [
        f"Measured with seed {SEED}. The same seed gives the same games, for bots that count iterations and",
        "not milliseconds. The games are kept in `bench/strength`, each with its seed and its digest;",
        "`make strength` goes on from there.",
        "",
    ]
    return "\n".join(parts)


def who_they_are(bots: Sequence[str]) -> list[str]:
    """A line for each bot, in its own words."""
    lines = ["| bot | |", "|---|---|"]
    for bot in bots:
        words = (find_bot(bot).__doc__ or "").strip().partition("\n")[0]
        lines.append(f"| `{bot}` | {words} |")
    return [
        *lines,
        "",
        "`expert` is the same search for five seconds a decision, so its strength is that of the machine and",
        "its games do not come again; it is not measured here. `ismcts` is `hard` with a budget of your own.",
        "",
    ]


def game_part(meetings: Meetings, games: int) -> list[str]:
    """The table of one game: the bots that have met anybody in it."""
    present = meetings.present()
    names = [meetings.bots[i] for i in present]
    lines = [
        f"## {meetings.game}",
        "",
        told_rules(meetings),
        "",
        f"| | {' | '.join(names)} | Elo |",
        f"|---|{'---|' * (len(names) + 1)}",
    ]
    rated = {rating.name: rating for rating in meetings.ratings()}
    for i, bot in zip(present, names, strict=True):
        cells = [shown(meetings, i, j, games) for j in present]
        elo = f"{told_elo(rated[bot].elo)} ± {rated[bot].error:.0f}"
        lines.append(f"| **{bot}** | {' | '.join(cells)} | {elo} |")
    faults = sum(len(result.errors) + result.capped for result in meetings.results.values())
    if faults:
        lines += ["", f"{faults} games did not end (errors or too many decisions) and are not counted."]
    return [*lines, ""]


def told_rules(meetings: Meetings) -> str:
    """Which version of the rules a table speaks of, and whether they are today's."""
    now = rulebook_named(meetings.game).rules_version
    if meetings.rules == now:
        return f"Rules version {now}, which is today's."
    return f"Rules version {meetings.rules}; today's is {now}, and has not been measured yet."


def shown(meetings: Meetings, i: int, j: int, games: int) -> str:
    """One cell of the table."""
    if i == j:
        return ""
    record, draws = meetings.record(i, j)
    if not record.games:
        return "not played"
    low, high = record.interval
    drawn = f", {draws} drawn" if draws else ""
    more = "" if meetings.is_whole(i, j, games) else " so far"
    return f"{100 * record.share:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {record.games}{drawn}{more}"


# ---- the command


def split(given: str | None, usual: list[str]) -> list[str]:
    """Names with a comma between them, or the usual ones."""
    return usual if given is None else [word.strip() for word in given.split(",") if word.strip()]


def strength(
    folder: Annotated[Path, typer.Option(help="Where the games are kept.")] = Path("bench/strength"),
    written: Annotated[Path, typer.Option("--page", help="The page to write.")] = Path("docs/bots.md"),
    games: Annotated[int, typer.Option(help="How many games a meeting.")] = 100,
    bots: Annotated[str, typer.Option(help="Which bots, with commas.")] = ",".join(MEASURED),
    only: Annotated[str | None, typer.Option("--game", help="Which games, with commas; all if none.")] = None,
    play: Annotated[bool, typer.Option(help="Play what is missing, or only write what is there.")] = True,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = None,
) -> None:
    """Measure all bots against each other and write the page; goes on where it was stopped."""
    try:
        entrants = split(bots, MEASURED)
        check_entrants("The strength table", "bots", entrants)
        check_run(games)
        for bot in entrants:
            find_bot(bot)
        names = [rulebook_named(name).id for name in split(only, rulebook_names())]
        workers = make_workers(jobs, ray)
        try:
            measured = [measure(name, entrants, games, folder, workers, play=play) for name in names]
        finally:
            workers.close()
        write_page(written, page(measured, games))
    except RuleboundError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(WRONG_INPUT) from None
    typer.echo(f"{written} is written.")


def write_page(path: Path, content: str) -> None:
    """Write the page, or say why not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content.encode())
    except OSError as error:
        raise SimError(f"{path} cannot be written: {error.strerror or error}.") from error


if __name__ == "__main__":
    typer.run(strength)
