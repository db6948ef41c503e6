"""`rulebound deck`: checking decks by the rules, reading them, and writing them in other formats.

A deck is named by the name of a ready-made one, by a file, or by `-` for standard input. `check` names every
line that cannot be read and every rule that is broken, with exit code 2 if there is any.
"""

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.cards import Language
from rulebound.cli.output import WRONG_INPUT, AsJson, print_json, told_plainly
from rulebound.kernel.refusal import RuleboundError

if TYPE_CHECKING:
    from rulebound.packs.decks import DeckList, DeckProblem

STANDARD_INPUT = "-"

app = typer.Typer(name="deck", help="Check decks, and read and write them as text.", no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. battle-spirits.")]
DeckName = Annotated[
    str, typer.Argument(metavar="DECK", help="A ready-made deck, a file, or - for standard input.")
]
Wording = Annotated[Language, typer.Option(help="Language of the names.")]


class Format(StrEnum):
    """How a deck is written."""

    TEXT = "text"
    NUMBERS = "numbers"
    JSON = "json"


@app.command()
def check(game: GameName, deck: DeckName, as_json: AsJson = False) -> None:
    """Check a deck by the rules.

    Every line that cannot be read is named, and every rule that is broken, with its clause.

    \b
    Examples:
      rulebound deck check battle-spirits my-deck.txt
      rulebound deck check battle-spirits - --json
    """
    from rulebound.packs.decks import check_deck

    with told_plainly(as_json):
        found, problems = examined(deck, game)
        problems += [] if problems else check_deck(found)
    if as_json:
        print_json(
            {
                "game": game,
                "deck": found.place,
                "legal": not problems,
                "cards": found.size,
                "problems": [problem._asdict() for problem in problems],
            }
        )
    if problems:
        for problem in problems:
            typer.echo(str(problem), err=True)
        raise typer.Exit(WRONG_INPUT)
    if not as_json:
        different = len(found.counts())
        typer.echo(f"{found.place}: {found.size} cards, {different} different ones; it may be played.")


@app.command("list")
def list_command(game: GameName, lang: Wording = Language.ENGLISH, as_json: AsJson = False) -> None:
    """List the ready-made decks of a game."""
    from rulebound.packs import decks_of

    with told_plainly(as_json):
        decks = decks_of(game)
    if as_json:
        rows = [
            {"deck": deck.name, "names": deck.names, "colour": deck.colour, "set": deck.set}
            for deck in decks.values()
        ]
        print_json({"game": game, "decks": rows})
        return
    for deck in decks.values():
        typer.echo(f"{deck.name:<8} {deck.set:<8} {named(deck.names, lang.value)}")
    typer.echo(f"{len(decks)} decks")


@app.command()
def show(game: GameName, deck: DeckName, lang: Wording = Language.ENGLISH, as_json: AsJson = False) -> None:
    """Show a deck: its cards by kind, with cost and number."""
    with told_plainly(as_json):
        found = loaded(deck, game)
    cards = {line.card.number: line.card for line in found.lines}
    counts = found.counts()
    if as_json:
        rows = [
            {"count": count, "number": number, "name": cards[number].name(lang.value), **facts(cards[number])}
            for number, count in counts.items()
        ]
        print_json(
            {"game": game, "deck": found.place, "names": found.names, "size": found.size, "cards": rows}
        )
        return
    typer.echo(named(found.names, lang.value) or found.place)
    for kind in dict.fromkeys(card.kind for card in cards.values()):
        numbers = [number for number in counts if cards[number].kind == kind]
        typer.echo(f"\n{kind}: {sum(counts[number] for number in numbers)}")
        for number in sorted(numbers, key=lambda number: cards[number].cost):
            card = cards[number]
            typer.echo(f"  {counts[number]}  {number:<12} {card.cost:>2}  {card.name(lang.value)}")
    typer.echo(f"\n{found.size} cards")


@app.command()
def export(
    game: GameName,
    deck: DeckName,
    format: Annotated[
        Format, typer.Option(help="Names with numbers, numbers alone, or JSON; each can be read again.")
    ] = Format.TEXT,
    lang: Wording = Language.ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Write a deck as text, to be shared or changed.

    \b
    Examples:
      rulebound deck export battle-spirits red > my-deck.txt
      rulebound deck export battle-spirits my-deck.txt --format numbers
    """
    from rulebound.packs.decks import write_deck

    with told_plainly(as_json):
        found = loaded(deck, game)
    if as_json:
        print_json({"game": game, "cards": found.counts()})
    else:
        typer.echo(write_deck(found, format.value, lang.value), nl=False)


# ---- where decks come from, and what they look like


def examined(deck: str, game: str) -> "tuple[DeckList, list[DeckProblem]]":
    """A deck with the problems of its lines."""
    from rulebound.packs.decks import DeckList, DeckRefused, examine_deck, load_deck

    if deck == STANDARD_INPUT:
        return examine_deck(standard_input(), game, "standard input")
    try:
        return load_deck(deck, game), []
    except DeckRefused as refused:
        return DeckList(game, deck, []), refused.problems


def standard_input() -> str:
    """All that is written there."""
    try:
        return sys.stdin.read()
    except UnicodeDecodeError as error:
        raise RuleboundError("Standard input is no text in UTF-8.") from error


def loaded(deck: str, game: str) -> "DeckList":
    """A deck all of whose lines can be read."""
    from rulebound.packs.decks import DeckRefused

    found, problems = examined(deck, game)
    if problems:
        raise DeckRefused(problems)
    return found


def named(names: dict[str, str], language: str) -> str:
    """The name of a deck in a language, or else in English."""
    return names.get(language, names.get("en", ""))


def facts(card: Any) -> dict[str, Any]:
    """What the list of a deck says of a card."""
    return {"kind": card.kind, "cost": card.cost, "colours": card.colours}
