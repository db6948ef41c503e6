"""`rulebound deck`: checking decks by the rules, reading them, and writing them in other formats.

A deck is named by the name of a ready-made one, by a file, or by `-` for standard input. `check` names every
line that cannot be read and every rule that is broken, with exit code 2 if there is any.
"""

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.cards import Language, counted
from rulebound.cli.output import WRONG_INPUT, AsJson, print_json, told_plainly
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rulebook import TRIAL_CARDS

if TYPE_CHECKING:
    from rulebound.packs.decks import DeckLine, DeckList, DeckProblem
    from rulebound.packs.model import Deck

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


class PlayFormat(StrEnum):
    """By which rules a deck is built, where a game has several."""

    CONSTRUCTED = "constructed"
    LIMITED = "limited"


@app.command()
def check(
    game: GameName,
    deck: DeckName,
    format: Annotated[PlayFormat | None, typer.Option(help="Of fftcg: by the rules of this format.")] = None,
    trial_cards: Annotated[
        bool, typer.Option("--trial-cards", help="Allow cards that are there for trying out rules.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check a deck by the rules.

    Every line that cannot be read is named, and every rule that is broken, with its clause.
    Cards that nobody has published, which are there for trying out rules, are in no deck unless
    they are asked for; in a match that is the setting trial_cards.

    \b
    Examples:
      rulebound deck check battle-spirits my-deck.txt
      rulebound deck check battle-spirits - --json
      rulebound deck check fftcg my-deck.txt --format limited
    """
    from rulebound.packs.decks import check_deck

    asked = {"format": format or "", TRIAL_CARDS: "yes" if trial_cards else "no"}
    with told_plainly(as_json):
        found, problems = examined(deck, game)
        problems += [] if problems else check_deck(found, settings=asked)
    if as_json:
        print_json(
            {
                "game": game,
                "deck": found.place,
                "legal": not problems,
                **sizes(found),
                "problems": [problem._asdict() for problem in problems],
            }
        )
    if problems:
        for problem in problems:
            typer.echo(str(problem), err=True)
        raise typer.Exit(WRONG_INPUT)
    if not as_json:
        different = len(found.counts())
        typer.echo(f"{found.place}: {told_sizes(found)}, {different} different ones; it may be played.")


@app.command("list")
def list_command(game: GameName, lang: Wording = Language.ENGLISH, as_json: AsJson = False) -> None:
    """List the ready-made decks of a game.

    A deck that lacks cards cannot be played yet; `rulebound deck show` names them.
    """
    from rulebound.packs import decks_of
    from rulebound.packs.users import all_cards

    with told_plainly(as_json):
        decks = list(decks_of(game).values())
        known = {card.number for card in all_cards(game)}
    missing = {deck.name: deck.missing(known) for deck in decks}
    if as_json:
        rows = [
            {"deck": deck.name, "names": deck.names, **origin(deck), "missing": missing[deck.name]}
            for deck in decks
        ]
        print_json({"game": game, "decks": rows})
        return
    about = {deck.name: deck.set or "/".join(deck.elements) for deck in decks}
    width = max(len(words) for words in about.values())
    for deck in decks:
        lacks = f" (lacks {counted(len(missing[deck.name]), 'card')})" if missing[deck.name] else ""
        typer.echo(f"{deck.name:<8} {about[deck.name]:<{width}}  {named(deck.names, lang.value)}{lacks}")
    ready = sum(not numbers for numbers in missing.values())
    typer.echo(f"{len(decks)} decks{'' if ready == len(decks) else f'; {ready} can be played'}")


@app.command()
def show(game: GameName, deck: DeckName, lang: Wording = Language.ENGLISH, as_json: AsJson = False) -> None:
    """Show a deck: its cards by kind, with cost and number."""
    with told_plainly(as_json):
        found = loaded(deck, game)
    if as_json:
        print_json(
            {
                "game": game,
                "deck": found.place,
                "names": found.names,
                "size": found.size,
                "cards": [row(entry, lang.value) for entry in entries(found)],
                "missing": [line.number for line in found.missing],
            }
        )
        return
    typer.echo(named(found.names, lang.value) or found.place)
    sections: dict[str, list[DeckLine]] = {}
    for entry in entries(found):
        sections.setdefault(entry.card.kind if entry.part == "main" else "LB deck", []).append(entry)
    for title, lines in sections.items():
        typer.echo(f"\n{title}: {sum(line.count for line in lines)}")
        for line in sorted(lines, key=lambda line: line.card.cost):
            card = line.card
            typer.echo(f"  {line.count}  {card.number:<12} {card.cost:>2}  {card.name(lang.value)}")
    if found.missing:
        typer.echo(f"\nnot encoded: {sum(line.count for line in found.missing)}")
    for missing in found.missing:
        typer.echo(f"  {missing.count}  {missing.number}")
    typer.echo(f"\n{told_sizes(found)}")


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
    from rulebound.packs.decks import plain_deck, write_deck

    with told_plainly(as_json):
        found = loaded(deck, game)
    if as_json:
        print_json(plain_deck(found))
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


def origin(deck: "Deck") -> dict[str, Any]:
    """The elements of a deck, or its colour and set."""
    return {"elements": deck.elements} if deck.elements else {"colour": deck.colour, "set": deck.set}


def sizes(deck: "DeckList") -> dict[str, int]:
    """How many cards there are, and where a game has LB decks, how many in that."""
    from rulebound.packs.decks import PARTS

    main, *lb = [sum(deck.counts(part).values()) for part in PARTS[deck.game]]
    return {"cards": main, **({"lb": lb[0]} if lb else {})}


def told_sizes(deck: "DeckList") -> str:
    """The same in words."""
    found = sizes(deck)
    lb = f" and an LB deck of {found['lb']}" if found.get("lb") else ""
    return f"{found['cards']} cards{lb}"


def entries(deck: "DeckList") -> "list[DeckLine]":
    """One line per card of each part, in the order of packs; without cards that no pack has."""
    from rulebound.packs.decks import PARTS, DeckLine

    cards = {line.card.number: line.card for line in deck.lines}
    return [
        DeckLine(count, cards[number], 0, part)
        for part in PARTS[deck.game]
        for number, count in deck.counts(part).items()
        if number in cards
    ]


def row(entry: "DeckLine", language: str) -> dict[str, Any]:
    """What the list of a deck says of a card."""
    card = entry.card
    ours = {"elements": card.elements, "part": entry.part} if card.elements else {"colours": card.colours}
    return {
        "count": entry.count,
        "number": card.number,
        "name": card.name(language),
        "kind": card.kind,
        "cost": card.cost,
        **ours,
    }
