"""`rulebound sim`: many games between bots or decks, who won how many of them, and what that says."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import (
    complete_bot,
    complete_game,
    read_characters,
    read_decks,
    read_settings,
)
from rulebound.cli.output import (
    STOPPED,
    AsJson,
    InLanguage,
    WrongUse,
    fail,
    language_for_people,
    new_console,
    new_table,
    on_terminal,
    print_json,
    told_plainly,
)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import TimeRemainingColumn

    from rulebound.sim import Contest, ContestResult, Record, SimResult
    from rulebound.sim.wording import Wording
    from rulebound.texts import Texts

ERRORS_SHOWN = 10
CARDS_SHOWN = 20


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
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games; of a contest, in each cell.")
    ] = 100,
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
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Every deck of --decks, or of all, against every other.")
    ] = False,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Every bot against every other.")
    ] = False,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="The first bot against each of the others.")
    ] = False,
    mirrors: Annotated[
        bool, typer.Option("--mirrors/--no-mirrors", help="Whether a matrix has decks against themselves.")
    ] = True,
    pairs: Annotated[
        bool,
        typer.Option("--pairs", help="Play every deal twice with sides swapped; contests always do."),
    ] = False,
    until_width: Annotated[
        float | None,
        typer.Option(metavar="W", help="Stop earlier, when the 95 % interval is as narrow as this."),
    ] = None,
    details: Annotated[
        bool, typer.Option("--details", help="Also count cards, the first player, and lengths.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep games and report here; the same command goes on."),
    ] = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="With --out: all games as Parquet (needs pyarrow).")
    ] = False,
    png: Annotated[
        bool, typer.Option("--png", help="With --out: figures as PNG too (needs matplotlib).")
    ] = False,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:port, or auto.")
    ] = None,
    lang: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count who wins.

    Sides change from game to game; where each player brings a deck and none are named, all pairings of the
    ready-made ones are played in turn, each by every bot from either side before the next. A bot is random,
    greedy, easy, normal, hard, expert, ismcts@500, the name that an installed package gives it, the path
    module:Class of your own, or command:… for a program. The exit code is 1 if a game ended in an error.

    \b
    Examples:
      rulebound sim blackpoker --bots random,random --games 1000 --jobs 2
      rulebound sim blackpoker --bots greedy,random --games 400 --seed 7 --json
      rulebound sim blackpoker --bots my_bots:Cautious,greedy --setting deck=entry20
      rulebound sim battle-spirits --decks red,my-deck.txt --games 200
      rulebound sim asteriated-grail --bots greedy,random --setting players=6
      rulebound sim battle-spirits --matrix --bots greedy --games 200 --out matrix
      rulebound sim fftcg --round-robin --bots random,greedy,normal --until-width 0.1
    """
    from rulebound.texts import Texts

    names = split_words("--bots", "names", bots, as_json)
    brought = [] if decks is None else split_words("--decks", "names or files", decks, as_json)
    if characters is not None and decks is not None:
        fail("Give --decks or --characters, not both: a game has the one or the other.", as_json)
    asked = {"--matrix": matrix, "--round-robin": round_robin, "--gauntlet": gauntlet}
    kinds = [kind for kind, wanted in asked.items() if wanted]
    with told_plainly(as_json), redirect_stdout(sys.stderr):  # what bots print is no result
        texts = Texts(language_for_people(lang))
        check_options(kinds, pairs, out, parquet, png)
        contest = make_contest(
            kinds, game, names, seed, setting, brought, characters, details, pairs, mirrors
        )
        named = [] if kinds else brought
        result = play(contest, games, jobs, ray, until_width, out, parquet, png, named, texts)
    tell_errors(result)
    if as_json:
        print_json(result.to_plain(details))
    else:
        show(result, details, texts)
        if out is not None:
            typer.echo(texts.say("sim-report", path=str(out / "report.html")))
    if result.errors:
        raise typer.Exit(1)


# ---- what is asked for


def split_words(option: str, what: str, given: str, as_json: bool) -> list[str]:
    """Words with a comma between them."""
    words = [word.strip() for word in given.split(",")]
    if not all(words):
        fail(f"{option} is a list of {what} with a comma between them, not {given!r}.", as_json)
    return words


def check_options(kinds: list[str], pairs: bool, out: Path | None, parquet: bool, png: bool) -> None:
    """Refuse options that do not go together, and files that cannot be written here."""
    if len(kinds) > 1:
        raise WrongUse(f"Give {' or '.join(kinds)}, not both.")
    if kinds and pairs:
        raise WrongUse(f"{kinds[0]} always plays in pairs; leave --pairs out.")
    if (parquet or png) and out is None:
        raise WrongUse(f"{'--parquet' if parquet else '--png'} needs --out FOLDER, to write into.")
    if parquet:
        from rulebound.sim.parquet import check_pyarrow

        check_pyarrow()
    if png:
        from rulebound.sim.png import check_matplotlib

        check_matplotlib()


def make_contest(
    kinds: list[str],
    game: str,
    bots: list[str],
    seed: int,
    setting: list[str] | None,
    brought: list[str],
    characters: str | None,
    details: bool,
    pairs: bool,
    mirrors: bool,
) -> "Contest":
    """The contest that the options describe."""
    from rulebound import rulebook_named
    from rulebound.sim import Terms, gauntlet, matrix, round_robin, series

    rulebook_named(game)
    settings = read_settings(setting)
    played = read_decks(game, brought, settings) if brought else None
    if kinds == ["--matrix"]:
        if characters is not None:
            raise WrongUse("A matrix is of decks; leave --characters out.")
        repeated = [deck for deck in brought if brought.count(deck) > 1]
        if repeated:
            raise WrongUse(f"A matrix is of different decks; {repeated[0]} is there twice.")
        decks = dict(zip(brought, played or (), strict=True))
        return matrix(Terms(game, seed, settings, watch=details), bots, decks, mirrors)
    if characters is not None:
        played = read_characters(game, characters)
    terms = Terms(game, seed, settings, played, details)
    if kinds == ["--round-robin"]:
        return round_robin(terms, bots)
    if kinds == ["--gauntlet"]:
        return gauntlet(terms, bots)
    return series(terms, bots, pairs)


def play(
    contest: "Contest",
    games: int,
    jobs: int,
    ray: str | None,
    until_width: float | None,
    out: Path | None,
    parquet: bool,
    png: bool,
    named: list[str],
    texts: "Texts",
) -> "ContestResult":
    """Play it, and write the report where one is wanted. `named`: the decks as the user calls them."""
    from rulebound.sim import Store, make_workers, run
    from rulebound.sim.report import write_report
    from rulebound.sim.running import check_run

    check_run(games, until_width)
    workers = make_workers(jobs, ray)
    store: Store | None = None
    try:
        store = None if out is None else Store(out, contest)
        if png:
            tell_font(texts)
        with bar(games * len(contest.cells), texts) as progress:
            result = run(contest, games, workers, store, until_width, progress)
        for pairing in result.cells[0].pairings if named else []:
            pairing.decks = tuple(named * (len(pairing.decks) // len(named)))
        if store is not None:
            kept = store.done if parquet else None
            write_report(result, store.folder, kept, png, texts)
        return result
    except KeyboardInterrupt:
        stopped = "sim-stopped" if out is None else "sim-stopped-kept"
        typer.echo(texts.say(stopped, folder=str(out)), err=True)
        raise typer.Exit(STOPPED) from None
    finally:
        if store is not None:
            store.close()
        workers.close()


def tell_font(texts: "Texts") -> None:
    """Say so where figures in PNG cannot be in the language asked for."""
    from rulebound.sim.png import font_for

    if not font_for(texts.language):
        typer.echo(texts.say("sim-no-font"), err=True)


@contextmanager
def bar(games: int, texts: "Texts") -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error while someone watches it, with the rate and the time that is left."""
    if not on_terminal():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(texts.say("sim-bar-games") + "  {task.fields[rate]}"),
        time_left(texts),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games, rate="")

        def advance(played: int, total: int) -> None:
            before = progress.tasks[0].completed
            if played > before + 1:  # games that an earlier run has kept say nothing about the rate
                progress.reset(task, completed=played, total=total)
            speed = progress.tasks[0].speed
            rate = texts.say("sim-bar-rate", rate=f"{speed:,.1f}") if speed else ""
            progress.update(task, completed=played, total=total, rate=rate)

        yield advance


def time_left(texts: "Texts") -> "TimeRemainingColumn":
    """The time that is left, in words."""
    from rich.progress import Task, TimeRemainingColumn
    from rich.text import Text

    class TimeLeft(TimeRemainingColumn):
        def render(self, task: Task) -> Text:
            time = super().render(task)
            return Text(texts.say("sim-bar-left", time=time.plain), time.style)

    return TimeLeft(compact=True)


# ---- what is told


def tell_errors(result: "ContestResult") -> None:
    """The first errors, on standard error."""
    for error in result.errors[:ERRORS_SHOWN]:
        typer.echo(error, err=True)
    if len(result.errors) > ERRORS_SHOWN:
        typer.echo(f"… and {len(result.errors) - ERRORS_SHOWN} more errors.", err=True)


def show(result: "ContestResult", details: bool, texts: "Texts") -> None:
    """The result for people."""
    from rulebound.sim.wording import Wording

    console = new_console()
    contest, say = result.contest, texts.say
    wording = Wording(contest.game, texts)
    if contest.kind == "series":
        show_series(result.cells[0], console, wording)
    else:
        show_cells(result, console, wording)
        show_records(console, say("sim-all-meetings"), result.totals(), wording.entrant_of(contest), wording)
        show_ratings(result, console, wording)
        show_characters(result.roles, console, wording)
    show_first_player(result, texts)
    if details:
        show_cards(result, console, wording)
    show_end(result, texts)


def show_end(result: "ContestResult", texts: "Texts") -> None:
    """How many games there were, how fast they went, and the proof of them."""
    said = texts.say(
        "sim-finished",
        finished=str(result.total("finished")),
        games=str(result.total("games")),
        draws=str(result.total("draws")),
        capped=str(result.total("capped")),
        errors=len(result.errors),
        longest=str(max(cell.longest for cell in result.cells)),
    )
    typer.echo(said)
    kept = result.total("kept")
    said = texts.say(
        "sim-speed-kept" if kept else "sim-speed",
        decisions=f"{result.decisions_now:,}",
        seconds=f"{result.seconds:.1f}",
        speed=f"{result.decisions_per_second:,.0f}",
        kept=f"{kept:,}",
    )
    typer.echo(said)
    typer.echo(texts.say("sim-digest", digest=result.digest))


def show_series(result: "SimResult", console: "Console", wording: "Wording") -> None:
    """A row per bot, then what else was counted."""
    say = wording.say
    table = new_table(say("sim-bot"), *record_heads(wording))
    for name, record in zip(result.bots, result.records(), strict=True):
        table.add_row(name, *told_record(record, wording))
    console.print(table)
    show_records(console, say("sim-deck"), result.deck_records(), wording.deck, wording)
    show_records(console, say("sim-side"), result.teams, wording.side, wording)
    show_characters(result.roles, console, wording)


def record_heads(wording: "Wording") -> tuple[str, str, str]:
    """What stands above the parts of a record."""
    return wording.say("sim-wins"), wording.say("sim-share"), wording.say("sim-interval")


def told_record(record: "Record", wording: "Wording") -> tuple[str, str, str]:
    """The wins of a record, their share and its interval."""
    low, high = record.interval
    return str(record.wins), f"{record.share:.1%}", wording.range(f"{low:.1%}", f"{high:.1%}")


def show_records(
    console: "Console",
    title: str,
    records: Mapping[str, "Record"],
    called: Callable[[str], str],
    wording: "Wording",
) -> None:
    """A row per team, character or entrant: how often it won."""
    if not records:
        return
    table = new_table(title, wording.say("sim-games"), *record_heads(wording))
    for name, record in records.items():
        table.add_row(called(name), str(record.games), *told_record(record, wording))
    console.print(table)


def show_characters(roles: Mapping[str, "Record"], console: "Console", wording: "Wording") -> None:
    """A row per character, where a game has them."""
    by_id = dict(sorted(roles.items()))
    show_records(console, wording.say("sim-character"), by_id, wording.character, wording)


def show_cells(result: "ContestResult", console: "Console", wording: "Wording") -> None:
    """A row per meeting; of a mirror, how often the first player won."""
    say = wording.say
    names = wording.entrants(result.contest)
    table = new_table(say("sim-meeting"), say("sim-games"), *record_heads(wording))
    for cell, counted in zip(result.contest.cells, result.cells, strict=True):
        first, second = names[cell.first], names[cell.second]
        if cell.mirror:
            record, title = counted.first.record, say("sim-against-itself-first", name=first)
        else:
            record, title = counted.record(), say("sim-against", first=first, second=second)
        table.add_row(title, str(counted.games), *told_record(record, wording))
    console.print(table)


def show_ratings(result: "ContestResult", console: "Console", wording: "Wording") -> None:
    """A row per entrant: its strength on Elo's scale."""
    from rulebound.sim.ratings import told_elo

    called = wording.entrant_of(result.contest)
    table = new_table(wording.say("sim-strength"), wording.say("sim-elo"), wording.say("sim-error"))
    for rating in result.ratings():
        table.add_row(called(rating.name), told_elo(rating.elo), f"± {rating.error:.0f}")
    console.print(table)


def show_first_player(result: "ContestResult", texts: "Texts") -> None:
    """How often whoever began has won."""
    from rulebound.sim.figures import told_first

    if result.first.games:
        typer.echo(told_first(result.first, texts))


def show_cards(result: "ContestResult", console: "Console", wording: "Wording") -> None:
    """The cards that make most difference when drawn; where that cannot be told, those drawn most."""
    from rulebound.sim.figures import ranked, signed_points

    say = wording.say
    counted = (say("sim-in-deck"), say("sim-drawn"), say("sim-played"))
    table = new_table(say("sim-card"), *counted, say("sim-gain"), say("sim-interval"))
    for code, record in ranked(result.cards)[:CARDS_SHOWN]:
        parts = (record.in_deck, record.drawn, record.played)
        shares = [f"{part.share:.1%}" if part.games else "–" for part in parts]
        told = ["–", "–"]
        if (gain := record.gain) is not None:
            interval = wording.range(signed_points(gain.low), signed_points(gain.high))
            told = [signed_points(gain.value), interval]
        table.add_row(wording.card(code), *shares, *told)
    if result.cards:
        console.print(table)
    if len(result.cards) > CARDS_SHOWN:
        typer.echo(say("sim-more-cards", count=len(result.cards) - CARDS_SHOWN))
