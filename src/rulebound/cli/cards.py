"""`rulebound cards`: reading cards, checking packs of one's own, and looking up the effect language.

`show` prints one card with its text, which is generated from what it does; `list` the cards of a game; `lint`
every problem of a pack with its file and line, with exit code 2 if there is any; `grammar` what can be
written, and `schema` the same for editors.
"""

import json
import textwrap
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.output import WRONG_INPUT, AsJson, fail, print_json, told_plainly

if TYPE_CHECKING:
    from rulebound.effects.grammar import Kind

WIDTH = 100
INDENT = " " * 6
UNBROKEN = "\u00a0=\u00a0"
"""Keeps the name of a field on one line with its type."""

app = typer.Typer(name="cards", help="Read cards, and check packs of your own.", no_args_is_help=True)


class Language(StrEnum):
    """The languages of card text."""

    ENGLISH = "en"
    JAPANESE = "ja"
    TRADITIONAL_CHINESE = "zh-Hant"
    SIMPLIFIED_CHINESE = "zh-Hans"


@app.command()
def show(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="The card's number, e.g. 26RSD01-003.")],
    lang: Annotated[Language, typer.Option(help="Language of name, facts and text.")] = Language.ENGLISH,
    pack: Annotated[Path | None, typer.Option(help="Look in this pack, a YAML file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show one card: its facts, and its text.

    The text is made from what the card does, so a card of your own says what it will do.

    \b
    Examples:
      rulebound cards show 26RSD01-003
      rulebound cards show 26RSD01-003 --lang zh-Hant
      rulebound cards show MINE-001 --pack mine.yaml
    """
    from rulebound.packs import card_numbered
    from rulebound.packs.facts import CARD_KINDS
    from rulebound.packs.users import all_cards

    with told_plainly(as_json):
        if pack is None:
            card = card_numbered(number, [card for game in CARD_KINDS for card in all_cards(game)])
        else:
            from rulebound.packs.loading import load_pack

            card = card_numbered(number, load_pack(pack).cards)
    from rulebound.texts.card_facts import facts_lines
    from rulebound.texts.cards import card_text

    facts, text = facts_lines(card, lang.value), card_text(card, lang.value)
    if as_json:
        said = {"language": lang.value, "facts": facts, "text": text}
        print_json({"game": card.game, "set": card.set, **card.written, **said})
        return
    typer.echo(f"{card.number}  {' / '.join(dict.fromkeys([card.name(lang.value), *card.names.values()]))}")
    for line in facts:
        typer.echo(line)
    for line in text:
        typer.echo()
        typer.echo(line)


@app.command("list")
def list_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="battle-spirits or fftcg.")],
    colour: Annotated[str | None, typer.Option(help="Only cards of this colour or element.")] = None,
    lang: Annotated[Language, typer.Option(help="Language of names and kinds.")] = Language.ENGLISH,
    as_json: AsJson = False,
) -> None:
    """List the cards of a game: number, kind, cost and name.

    Cards that nobody has published, which are there for trying out rules, come last.

    \b
    Examples:
      rulebound cards list battle-spirits
      rulebound cards list battle-spirits --colour red --lang ja
    """
    from rulebound.packs.catalogue import trial_numbers
    from rulebound.packs.users import all_cards

    with told_plainly(as_json):
        cards = sorted(all_cards(game), key=lambda card: card.number in trial_numbers(game))
    known = list(dict.fromkeys(one for card in cards for one in card.colours + card.elements))
    if colour is not None and colour not in known:
        fail(f"No card of {game} is {colour}; there is {', '.join(known)}.", as_json)
    wanted = [card for card in cards if colour is None or colour in card.colours + card.elements]
    trial = trial_numbers(game)
    if as_json:
        rows = [
            {
                "number": card.number,
                "names": card.names,
                "kind": card.kind,
                "cost": card.cost,
                "trial": card.number in trial,
            }
            for card in wanted
        ]
        print_json({"game": game, "count": len(rows), "cards": rows})
        return
    from rich.cells import cell_len, set_cell_size

    from rulebound.texts.phrasebooks import book_of

    book = book_of(game, lang.value)
    kinds = {card.kind: book.shown("kind", card.kind) for card in cards}
    width = max(cell_len(kind) for kind in kinds.values())
    published = [card for card in wanted if card.number not in trial]
    for part in (published, wanted[len(published) :]):
        if part and part is not published:
            typer.echo("\nFor trying out rules, in no deck unless asked for:")
        for card in part:
            kind = set_cell_size(kinds[card.kind], width)
            typer.echo(f"{card.number:<12} {kind} {card.cost:>3}  {card.name(lang.value)}")
    apart = len(wanted) - len(published)
    typer.echo(counted(len(published), "card") + (f", and {apart} for trying out rules" if apart else ""))


@app.command()
def lint(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Packs: YAML files.")],
    as_json: AsJson = False,
) -> None:
    """Check packs, and name every problem with its file and line.

    A problem is told with what to write instead. The cards of a pack that reads well are tried
    out: each is played a little, seen from every side, and told in four languages.
    The exit code is 2 if there is any problem.

    \b
    Examples:
      rulebound cards lint mine.yaml
      rulebound cards lint packs/*.yaml --json
    """
    from rulebound.packs.loading import examine_pack
    from rulebound.testing.cards import try_cards

    cards, problems = 0, []
    for file in files:
        pack, found = examine_pack(file, trial=try_cards)
        cards += len(pack.cards) if pack is not None else 0
        problems += found
    if as_json:
        print_json({"files": len(files), "cards": cards, "problems": [one._asdict() for one in problems]})
    else:
        for problem in problems:
            typer.echo(str(problem), err=True)
        sums = counted(len(problems), "problem"), counted(len(files), "file"), counted(cards, "card")
        typer.echo(f"{sums[0]} in {sums[1]}; {sums[2]} in files without any")
    if problems:
        raise typer.Exit(WRONG_INPUT)


@app.command()
def grammar(
    group: Annotated[
        str | None,
        typer.Argument(metavar="[GROUP]", help="One group, e.g. action or target; all without it."),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only what this game has, with its words.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show what can be written in the effects of a card.

    Every kind of node is named with its fields and their types; then the words that each game has.

    \b
    Examples:
      rulebound cards grammar
      rulebound cards grammar action --game battle-spirits
    """
    from rulebound.effects.grammar import KINDS
    from rulebound.effects.vocabulary import VOCABULARY

    if group is not None and group not in KINDS:
        fail(f"The grammar has no group {group}; there is {', '.join(KINDS)}.", as_json)
    if game is not None and game not in VOCABULARY:
        fail(f"No cards are written for {game}; there is {' and '.join(VOCABULARY)}.", as_json)
    groups = {
        name: [kind for kind in kinds.values() if game is None or kind.game in ("", game)]
        for name, kinds in KINDS.items()
        if group in (None, name)
    }
    words = {name: held for name, held in VOCABULARY.items() if game in (None, name)}
    if as_json:
        plain = {name: [plain_kind(kind) for kind in kinds] for name, kinds in groups.items()}
        print_json({"groups": plain, "words": words})
        return
    for name, kinds in groups.items():
        typer.echo(f"{name.upper()}\n")
        for kind in kinds:
            typer.echo("\n".join(kind_lines(kind)))
        typer.echo()
    typer.echo("`*`: may stand alone, without its name.  `?`: may be left out.  `T+`: one or a list.")
    if group is None:
        for name, held in words.items():
            typer.echo(f"\nTHE WORDS OF {name.upper()}\n")
            for type, known in held.items():
                typer.echo(
                    textwrap.fill(
                        f"  {type}: {', '.join(known)}",
                        WIDTH,
                        subsequent_indent=INDENT,
                        break_on_hyphens=False,
                    )
                )


@app.command()
def schema(as_json: AsJson = False) -> None:
    """Write the JSON Schema of packs, for editors.

    An editor that is given it completes and checks while you write. With --json it is one line.

    \b
    Examples:
      rulebound cards schema > pack.schema.json
    """
    from rulebound.packs.schema import FILE

    text = FILE.read_text(encoding="utf-8")
    if as_json:
        print_json(json.loads(text))
    else:
        typer.echo(text, nl=False)


# ---- what cards and kinds look like


def counted(count: int, noun: str) -> str:
    """So many of these."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def plain_kind(kind: "Kind") -> dict[str, Any]:
    """A kind as plain data."""
    fields = [
        {"name": field.name, "type": field.type, "needed": field.needed} for field in kind.fields.values()
    ]
    return {
        "kind": kind.name,
        "game": kind.game or None,
        "about": kind.about,
        "main": kind.main or None,
        "fields": fields,
    }


def kind_lines(kind: "Kind") -> list[str]:
    """A kind for people."""
    only = f" [{kind.game}]" if kind.game else ""
    lines = [f"  {kind.name}{only}: {kind.about}"]
    marks = [
        f"{field.name}{'*' if field.name == kind.main else ''}{'' if field.needed else '?'} = {field.type}"
        for field in kind.fields.values()
    ]
    told = "; ".join(marks).replace("|", " | ").replace(" = ", UNBROKEN)
    if marks:
        wrapped = textwrap.wrap(
            told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
        )
        lines += [line.replace(UNBROKEN, " = ") for line in wrapped]
    return lines
