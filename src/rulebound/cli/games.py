"""`rulebound games`: what can be played, by how many, with which settings."""

from typing import Any

import typer

from rulebound.cli.output import AsJson, print_json


def games(as_json: AsJson = False) -> None:
    """List the games with their seats, settings and decks.

    The first value of a setting is its default; give others with --setting name=value. The clause that
    opens a setting is in parentheses: `rulebound rules show` tells what it says.

    \b
    Examples:
      rulebound games
      rulebound games --json
    """
    from rulebound.games import rulebook_names

    described = [describe(name) for name in rulebook_names()]
    if as_json:
        print_json({"games": described})
        return
    for game in described:
        show(game)


def describe(name: str) -> dict[str, Any]:
    """One game as plain data."""
    from rulebound.games import rulebook_named

    rulebook = rulebook_named(name)
    settings = [
        {"name": s.name, "values": values_of(s.values, s.default), "default": s.default, "clause": s.clause}
        for s in rulebook.settings
    ]
    decks = [value for setting in settings if setting["name"] == "deck" for value in setting["values"]]
    decks += rulebook.deck_names()
    return {
        "game": rulebook.id,
        "prefix": rulebook.prefix,
        "seats": rulebook.seat_counts,
        "settings": settings,
        "decks": decks,
        **count_clauses(name),
    }


def values_of(values: list[str], default: str) -> list[str]:
    """The values of a setting, the default first."""
    return [default, *(value for value in values if value != default)]


def count_clauses(name: str) -> dict[str, int]:
    """How many clauses and rulings the rulebook has; none for a game that brought none along."""
    from rulebound import rulebooks

    if name not in rulebooks.games():
        return {"clauses": 0, "rulings": 0}
    kinds = [clause.kind for clause in rulebooks.load(name).values()]
    rulings = kinds.count("ruling")
    return {"clauses": len(kinds) - rulings, "rulings": rulings}


def show(game: dict[str, Any]) -> None:
    """One game for people."""
    seats = " or ".join(str(count) for count in game["seats"])
    counts = f"{game['clauses']} clauses, {game['rulings']} rulings"
    typer.echo(f"{game['game']} ({game['prefix']}): {seats} seats, {counts}")
    for setting in game["settings"]:
        typer.echo(f"  {setting['name']}: {', '.join(setting['values'])}  ({setting['clause']})")
    if game["decks"] and not any(setting["name"] == "deck" for setting in game["settings"]):
        typer.echo(f"  decks, one a seat: {', '.join(game['decks'])}")
