"""`rulebound replay`: watch the record of a game step by step, print its log, or verify that it replays."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from rulebound.cli.output import AsJson, InLanguage, language_for_people, print_json

if TYPE_CHECKING:
    from rulebound.kernel.record import Record, Table

SPECTATOR_NAMES = ("spectator", "s")


def replay(
    file: Annotated[Path, typer.Argument(help="The record: a game saved by `rulebound play`.")],
    seat: Annotated[
        str | None, typer.Option(help="As who saw it: A, B, … or spectator; by default who played it here.")
    ] = None,
    lang: InLanguage = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print the log instead of the full screen.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that the record replays exactly.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Watch or verify the record of a game.

    A record is replayed and compared with its digest first: a file that was cut short or edited is refused.

    \b
    Examples:
      rulebound replay game.json
      rulebound replay game.json --seat B --plain
      rulebound replay game.json --verify --json
    """
    from rulebound.terminal.plain import full_screen_possible

    record, table = checked(file)
    viewer = viewer_of(file, seat, record.match.seats)
    if as_json:
        print_json(summary(file, record, table, viewer, language_for_people(lang), with_log=not verify))
    elif verify:
        typer.echo(verified(file, record))
    elif plain or not full_screen_possible():
        from rulebound.terminal.film import plain_lines

        typer.echo("\n".join(plain_lines(record, viewer, language_for_people(lang))))
    else:
        from rulebound.terminal.replay import watch

        watch(record, viewer, language_for_people(lang))


def checked(file: Path) -> "tuple[Record, Table]":
    """A record that replays exactly, or the sentence that says why not."""
    from rulebound.games import rulebook_named
    from rulebound.kernel.record import verify
    from rulebound.kernel.refusal import RuleboundError
    from rulebound.server import fairness
    from rulebound.terminal.saves import SaveError, load_game

    record = load_game(file)
    try:
        fairness.check(record)
        return record, verify(record, rulebook_named(record.game))
    except RuleboundError as error:
        raise SaveError(f"{file}: {error}") from error


def viewer_of(file: Path, seat: str | None, seats: int) -> int:
    """The viewer that is named, else the person who played, else a spectator."""
    from rulebound.kernel.card import SPECTATOR
    from rulebound.terminal.saves import load_seats
    from rulebound.terminal.session import HUMAN, seat_number

    if seat is None:
        players = load_seats(file, seats) or []
        return players.index(HUMAN) if HUMAN in players else SPECTATOR
    return SPECTATOR if seat.casefold() in SPECTATOR_NAMES else seat_number(seat, seats)


def verified(file: Path, record: "Record") -> str:
    """What a record that replays is told by."""
    end = "not finished" if record.winners is None else f"won by {winners(record)}"
    fair = "" if record.fairness is msgspec.UNSET else " The seed follows from what was promised before."
    return f"{file}: {len(record.inputs)} inputs replay exactly, digest {record.digest}, {end}.{fair}"


def winners(record: "Record") -> str:
    """The winning teams in words."""
    return " and ".join(f"team {team + 1}" for team in record.winners or []) or "nobody"


def summary(
    file: Path, record: "Record", table: "Table", viewer: int, language: str, with_log: bool
) -> dict[str, object]:
    """A record for programs; the log as the viewer saw it."""
    from rulebound.texts import Texts
    from rulebound.texts.log import Log

    content: dict[str, object] = {
        "file": str(file),
        "game": record.game,
        "engine": record.engine,
        "seats": record.match.seats,
        "inputs": len(record.inputs),
        "finished": record.winners is not None,
        "winners": record.winners,
        "digest": record.digest,
        "verified": True,
        "fair": None if record.fairness is msgspec.UNSET else True,
    }
    if with_log:
        texts = Texts(language)
        content["log"] = [
            {"text": texts.sentence(line.message), "clause": line.clause, "message": line.message.plain()}
            for line in Log(table).lines(viewer)
        ]
    return content
