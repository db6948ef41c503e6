"""`rulebound play`: a game in the terminal, against bots or at one table."""

import secrets
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.names import read_characters, read_decks, read_settings
from rulebound.cli.output import AsJson, InLanguage, fail, language_for_people, print_json
from rulebound.kernel.refusal import SetupError

if TYPE_CHECKING:
    from rulebound.kernel.rulebook import Match
    from rulebound.terminal.session import Session

GAME_HELP = "Which game; without it, a start screen asks."


def play(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the shuffle; a random one by default.")] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            help="greedy (default), easy, normal, hard, expert, another bot, or human at the same device."
        ),
    ] = None,
    lang: InLanguage = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(help="A ready-made deck or a file; once per seat, from A on, or once for all."),
    ] = None,
    characters: Annotated[
        str | None,
        typer.Option(help="The characters by seat, with commas, where a game has them; else a draft."),
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option(help="A setting as name=value; may be repeated.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    seat: Annotated[str, typer.Option(help="Your seat: A, B, …")] = "A",
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without the full screen.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play in the terminal, against bots or at one table.

    Every choice is saved at once; a game that was left is gone on with from the start screen or by --load.
    Where input or output is no terminal, the table is told line by line (--plain). With --json the table is
    told on standard error, and the end of the game is one object on standard output.

    \b
    Examples:
      rulebound play
      rulebound play blackpoker --opponent random --deck entry20
      rulebound play blackpoker --opponent human --lang ja
      rulebound play battle-spirits --deck red --deck my-deck.txt
      rulebound play fftcg --deck my-limited.txt --setting format=limited
      rulebound play asteriated-grail --setting players=4
    """
    from rulebound.games import rulebook_named
    from rulebound.terminal.plain import full_screen_possible

    language = language_for_people(lang)
    screen = full_screen_possible() and not plain and not as_json
    if load is not None:
        session = loaded(load, game, opponent, seat)
    elif game is None and screen:
        play_on_screen(None, language)
        return
    else:
        name = game or only_game()
        given, decks = setting or [], None
        if deck and rulebook_named(name).has_deck_setting():
            given, deck = [*given, f"deck={only_deck(deck)}"], None
        settings = read_settings(given)
        if deck:
            decks = read_decks(name, deck, settings)
        if characters is not None:
            decks = read_characters(name, characters)
        session = started(name, seed, opponent or "greedy", settings, decks, seat)
    if screen:
        play_on_screen(session, language)
    else:
        play_line_by_line(session, language, as_json)


# ---- what was asked for


def only_deck(decks: list[str]) -> str:
    """The deck of a game in which all play with the same."""
    if len(decks) > 1:
        raise SetupError(f"All play with the same deck here: give --deck once, not {len(decks)} times.")
    return decks[0]


def only_game() -> str:
    """The game that is meant where none is named and nobody can be asked."""
    from rulebound.games import rulebook_names

    names = rulebook_names()
    if len(names) == 1:
        return names[0]
    raise SetupError(f"Name a game: {', '.join(sorted(names))}.")


def started(
    game: str,
    seed: int | None,
    opponent: str,
    settings: dict[str, str],
    decks: list[str] | None,
    seat: str,
) -> "Session":
    """A new game."""
    from rulebound import new_match
    from rulebound.terminal.session import MAX_SEED, Session, seat_number, seat_players

    chosen = secrets.randbelow(MAX_SEED) if seed is None else seed
    match: Match = new_match(game, chosen, settings=settings, decks=decks)
    players = seat_players(match.seats, opponent, seat_number(seat, match.seats))
    return Session.start(match, players)


def loaded(path: Path, game: str | None, opponent: str | None, seat: str) -> "Session":
    """A saved game: with the players it was left with, or those that are named now."""
    from rulebound.games import rulebook_named
    from rulebound.terminal import saves
    from rulebound.terminal.session import Session, seat_number, seat_players

    record = saves.load_game(path)
    if game is not None and game != record.game:
        raise SetupError(f"{path} is a game of {record.game}, not of {game}.")
    if record.winners is not None:
        raise SetupError(f"The game in {path} is over; watch it with: rulebound replay {path}")
    seats = record.match.seats
    players = saves.load_seats(path, seats) if opponent is None else None
    if players is None:
        players = seat_players(seats, opponent or "greedy", seat_number(seat, seats))
    return Session.resume(record, rulebook_named(record.game), players, path)


# ---- playing


def play_on_screen(session: "Session | None", language: str) -> None:
    """The full screen; afterwards one line that says where the game is."""
    from rulebound.terminal.app import RuleboundApp
    from rulebound.texts import Texts

    app = RuleboundApp(language, session=session)
    try:
        left = app.run()
    finally:
        if app.session is not None:
            app.session.leave()
    if app.fault:
        fail(app.fault)
    if left is not None and not left["finished"]:
        typer.echo(Texts(language).say("plain-quit", path=str(left["saved"])))


def play_line_by_line(session: "Session", language: str, as_json: bool) -> None:
    """The line mode."""
    from rulebound.terminal.plain import PlainTable
    from rulebound.texts import Texts

    table = PlainTable(session, Texts(language), sys.stdin, sys.stderr if as_json else sys.stdout)
    with redirect_stdout(sys.stderr):  # what bots print is neither the table nor the result
        table.play()
    if as_json:
        print_json(session.summary())
