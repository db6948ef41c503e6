"""`rulebound arena`: a folder of bots plays everyone against everyone, and is ranked."""

import secrets
import sys
from contextlib import redirect_stdout
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import complete_bot, complete_game, read_settings
from rulebound.cli.output import (
    STOPPED,
    WRONG_INPUT,
    AsJson,
    InLanguage,
    WrongUse,
    language_for_people,
    new_console,
    new_table,
    print_json,
    progress_bar,
    told_plainly,
)

if TYPE_CHECKING:
    from rulebound.arena import Tournament
    from rulebound.texts import Texts

COLUMNS = (
    "sim-bot",
    "sim-games",
    "sim-wins",
    "arena-draws",
    "sim-share",
    "sim-interval",
    "sim-elo",
    "arena-faults",
)
"""The heads of the ranking, after the ranks."""

FAULTS_SHOWN = 10
MEGABYTE = 1 << 20
SEED_BITS = 53
"""So that every JSON reader keeps a seed exactly."""
SECONDS = (0.01, 86_400)
MEGABYTES = (16, 1 << 20)
"""The least and the most that the limits of a bot can be."""
PROCESSOR_SHARE = 2.5
"""How much processor time a bot may use for each second of its game: it may have threads, and think on."""


def arena(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of bots.")],
    game: Annotated[
        list[str] | None,
        typer.Option(help="Which game; may be repeated. Else blackpoker.", autocompletion=complete_game),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games for each pairing and game.")] = 20,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The same seed gives the same deals; else a secret one.")
    ] = None,
    besides: Annotated[
        str | None,
        typer.Option(
            "--with",
            metavar="BOT,BOT",
            help="Other bots that play along, as a measure: by name, module:Class or command:….",
            autocompletion=complete_bot,
        ),
    ] = None,
    on_fault: Annotated[
        str, typer.Option(metavar="lose|random", help="What a fault costs: the game, or only the choices.")
    ] = "lose",
    seconds: Annotated[float, typer.Option(metavar="T", help="How long one decision may take.")] = 2.0,
    game_seconds: Annotated[
        float, typer.Option(metavar="T", help="How long all decisions of a bot in one game may take.")
    ] = 120.0,
    memory: Annotated[int, typer.Option(metavar="MB", help="How much memory a bot may use.")] = 1024,
    setting: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A rule switch of the game; may be repeated."),
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="K", help="How many games at once.")] = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save the record of every game here.")
    ] = None,
    lang: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Rank a folder of bots: everyone plays against everyone.

    Each Python file, executable file, or folder with a bot.toml in DIR is a bot; see docs/write-a-bot.md.
    Every bot is a process of its own within limits of time, memory and output. Games come in pairs on the
    same deal with the sides changed. Wrong answers, silence and crashes are listed as faults. Without --seed
    the deals cannot be foreseen; the seed is told afterwards.

    \b
    Examples:
      rulebound arena examples/bots
      rulebound arena my-bots --with random,greedy --games 100 --seed 7
      rulebound arena my-bots --game blackpoker --game fftcg --on-fault random --json
    """
    from rulebound.arena import Tournament, named_entrant, read_folder
    from rulebound.bots.sandbox import STANDARD, Limits
    from rulebound.texts import Texts

    with told_plainly(as_json), redirect_stdout(sys.stderr):  # what bots print is no result
        texts = Texts(language_for_people(lang))
        check_limits(seconds, game_seconds, memory)
        entrants = read_folder(folder)
        entrants += [named_entrant(name.strip()) for name in besides.split(",")] if besides else []
        limits = Limits(
            decision=seconds,
            game=game_seconds,
            memory=memory * MEGABYTE,
            processor=max(STANDARD.processor, ceil(PROCESSOR_SHARE * game_seconds)),
        )
        secret = secrets.randbits(SEED_BITS) if seed is None else seed
        tournament = Tournament(
            entrants, game or ["blackpoker"], games, secret, read_settings(setting), limits, on_fault
        )
        ended, code = hold(tournament, jobs, records, texts)
    if as_json:
        print_json(tournament.to_plain())
    else:
        show(tournament, texts)
    for error in [*tournament.errors()[:FAULTS_SHOWN], *ended]:
        typer.echo(error, err=True)
    if code or tournament.errors():
        raise typer.Exit(code or 1)


def check_limits(seconds: float, game_seconds: float, memory: int) -> None:
    """Refuse limits within which no bot could play, or that no machine could keep."""
    for flag, value, least, most in (
        ("--seconds", seconds, *SECONDS),
        ("--game-seconds", game_seconds, *SECONDS),
        ("--memory", memory, *MEGABYTES),
    ):
        if not least <= value <= most:
            raise WrongUse(f"{flag} is a number from {least} to {most:,}, not {value:g}.")


def hold(tournament: "Tournament", jobs: int, folder: Path | None, texts: "Texts") -> tuple[list[str], int]:
    """Play all games and keep their records; what is to be said of an early end, and its exit code.

    Before the first game is over there is nothing to be shown: then mistakes are raised.
    """
    from rulebound.arena import ArenaError, Records

    tournament.check()
    records = None if folder is None else Records(folder)
    if records is not None:
        records.check()
    said, code = [], 0
    try:
        with progress_bar(tournament.planned(), texts.say("sim-bar-games")) as progress:
            tournament.run(jobs, progress, None if records is None else records.keep)
    except KeyboardInterrupt:
        said, code = ["Stopped."], STOPPED
    except ArenaError as error:
        if not tournament.scores:
            raise
        said, code = [str(error)], WRONG_INPUT
    if records is not None and records.failure:
        said.append(records.failure)
        code = code or WRONG_INPUT
    return said, code


def show(tournament: "Tournament", texts: "Texts") -> None:
    """The result for people: the ranking, who met whom, what went wrong."""
    show_ranking(tournament, texts)
    for meeting in tournament.meetings():
        one, other = meeting.bots
        won, lost = meeting.wins
        sides: dict[str, str | int] = {"one": one, "won": won, "other": other, "lost": lost}
        undecided = meeting.draws + meeting.capped
        typer.echo(texts.say("arena-meeting", game=meeting.game, undecided=undecided, **sides))
    show_faults(tournament, texts)
    typer.echo(
        texts.say(
            "arena-complete" if tournament.complete() else "arena-incomplete",
            played=len(tournament.scores),
            planned=tournament.planned(),
            seconds=f"{tournament.seconds:.1f}",
            isolation=isolation(texts),
        )
    )
    typer.echo(texts.say("arena-seed", seed=str(tournament.seed), digest=tournament.digest()))


def show_ranking(tournament: "Tournament", texts: "Texts") -> None:
    """A row per bot, the best first."""
    from rulebound.sim.ratings import told_elo

    table = new_table("", *map(texts.say, COLUMNS))
    rank, bot, *numbers = table.columns
    rank.justify, bot.justify = "right", "left"
    for column in (rank, *numbers):
        column.no_wrap = True
    for standing in tournament.ranking():
        low, high = standing.to_plain()["interval"]
        table.add_row(
            f"{standing.rank}.",
            standing.bot,
            str(standing.games),
            str(standing.wins),
            str(standing.draws),
            f"{standing.share():.1%}",
            texts.say("sim-range", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{told_elo(standing.elo)} ± {standing.error:.0f}",
            str(standing.faults),
        )
    new_console().print(table)


def show_faults(tournament: "Tournament", texts: "Texts") -> None:
    """What bots did wrong, the first of it."""
    faults = tournament.faults()
    for fault in faults[:FAULTS_SHOWN]:
        place = {"number": str(fault["number"]), "game": fault["game"]}
        typer.echo(texts.say("arena-fault", sentence=fault["sentence"], **place))
    if len(faults) > FAULTS_SHOWN:
        typer.echo(texts.say("arena-more-faults", count=len(faults) - FAULTS_SHOWN))


def isolation(texts: "Texts") -> str:
    """What stands between the bots and this machine."""
    from rulebound.bots.sandbox import walls

    if walls().processes:
        return texts.say("arena-isolated")
    return texts.say("arena-isolated-from-network" if walls().network else "arena-not-isolated")
