"""`rulebound sim`: many games between bots, and who won how many of them."""

from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import (
    complete_bot,
    complete_game,
    read_characters,
    read_decks,
    read_settings,
)
from rulebound.cli.output import AsJson, fail, print_json, progress_bar, told_plainly

if TYPE_CHECKING:
    from rich.console import Console

    from rulebound.sim import SimResult
    from rulebound.sim.pool import Record

ERRORS_SHOWN = 10


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=complete_game)],
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            help="One bot per side, or one for all; a team is written a+b+c.",
            autocompletion=complete_bot,
        ),
    ] = "random",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="K", help="How many processes; the result is the same.")] = 1,
    decks: Annotated[
        str | None,
        typer.Option(
            metavar="DECK,DECK",
            help="A ready-made deck or a file per seat, or one for all; else all pairings.",
        ),
    ] = None,
    characters: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME", help="The characters by seat, in a game that has them; else by chance."
        ),
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A rule switch of the game; may be repeated."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count who wins.

    Sides change from game to game; where each player brings a deck and none are named, all pairings of the
    ready-made ones are played in turn, and sides change after each round. A bot is random, greedy, the name
    that an installed package gives it, or the path module:Class of your own. The exit code is 1 if a game
    ended in an error.

    \b
    Examples:
      rulebound sim blackpoker --bots random,random --games 1000 --jobs 2
      rulebound sim blackpoker --bots greedy,random --games 400 --seed 7 --json
      rulebound sim blackpoker --bots my_bots:Cautious,greedy --setting deck=entry20
      rulebound sim battle-spirits --decks red,my-deck.txt --games 200
      rulebound sim asteriated-grail --bots greedy,random --setting players=6
    """
    from rulebound.sim import simulate

    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        fail(f"--bots is a list of names with a comma between them, not {bots!r}.", as_json)
    brought = [] if decks is None else [deck.strip() for deck in decks.split(",")]
    if not all(brought):
        fail(f"--decks is a list of names or files with a comma between them, not {decks!r}.", as_json)
    if characters is not None and decks is not None:
        fail("Give --decks or --characters, not both: a game has the one or the other.", as_json)
    with told_plainly(as_json), progress_bar(games) as progress:
        settings = read_settings(setting)
        played = read_decks(game, brought, settings.get("format", "")) if brought else None
        if characters is not None:
            played = read_characters(game, characters)
        result = simulate(game, names, games, seed, jobs, settings, progress, decks=played)
    for error in result.errors[:ERRORS_SHOWN]:
        typer.echo(error, err=True)
    if len(result.errors) > ERRORS_SHOWN:
        typer.echo(f"… and {len(result.errors) - ERRORS_SHOWN} more errors.", err=True)
    for pairing in result.pairings if brought else []:
        pairing.decks = tuple(brought * (len(pairing.decks) // len(brought)))
    if as_json:
        print_json(result.to_plain())
    else:
        show(result)
    if result.errors:
        raise typer.Exit(1)


def show(result: "SimResult") -> None:
    """The result for people: a row per bot, then what else was counted."""
    from rich.console import Console
    from rich.table import Table

    from rulebound.sim import wilson_interval

    table = Table("bot", "wins", "share", "95 % interval", box=None, header_style="bold", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, wins in zip(result.bots, result.wins, strict=True):
        low, high = wilson_interval(wins, result.finished)
        share = wins / result.finished if result.finished else 0.0
        table.add_row(name, str(wins), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console = Console(highlight=False)
    console.print(table)
    show_decks(result, console)
    show_records(console, "side", result.teams)
    show_records(console, "character", dict(sorted(result.roles.items())))
    typer.echo(
        f"{result.finished} of {result.games} games finished, {result.draws} drawn, {result.capped} capped, "
        f"{len(result.errors)} errors; the longest had {result.longest} decisions."
    )
    speed = f"{result.decisions_per_second:,.0f} decisions/s"
    typer.echo(f"{result.decisions:,} decisions in {result.seconds:.1f} s: {speed}.")
    typer.echo(f"digest {result.digest}")


def show_decks(result: "SimResult", console: "Console") -> None:
    """A row per deck: how often it won against others. Games of a deck against itself say nothing."""
    from rich.table import Table

    from rulebound.sim import wilson_interval

    games: dict[str, int] = {}
    wins: dict[str, int] = {}
    for pairing in result.pairings:
        for deck, won in zip(pairing.decks, pairing.wins, strict=True):
            if len(set(pairing.decks)) > 1:
                games[deck] = games.get(deck, 0) + pairing.games
                wins[deck] = wins.get(deck, 0) + won
    if not games:
        return
    table = Table("deck", "wins", "share", "95 % interval", box=None, header_style="bold", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for deck, played in games.items():
        low, high = wilson_interval(wins[deck], played)
        share = wins[deck] / played if played else 0.0
        table.add_row(deck, str(wins[deck]), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)


def show_records(console: "Console", title: str, records: "dict[str, Record]") -> None:
    """A row per team or character: how often it won."""
    from rich.table import Table

    from rulebound.sim import wilson_interval

    if not records:
        return
    table = Table(
        title, "games", "wins", "share", "95 % interval", box=None, header_style="bold", pad_edge=False
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for name, record in records.items():
        low, high = wilson_interval(record.wins, record.games)
        share = record.wins / record.games if record.games else 0.0
        table.add_row(name, str(record.games), str(record.wins), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
