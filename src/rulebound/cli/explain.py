"""`rulebound explain`: what a bot would do at one point of a record, its estimates, the line it expects."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulebound.cli.names import complete_bot
from rulebound.cli.output import AsJson, InLanguage, language_for_people, print_json

if TYPE_CHECKING:
    from rulebound.bots.ismcts import SearchBot
    from rulebound.bots.search_tree import Search, Step
    from rulebound.kernel.game import Game
    from rulebound.kernel.view import View
    from rulebound.texts import Texts

LONGEST_LINE = 12
LEAST_VISITS = 3
"""What was tried less often than this says nothing about what to expect."""


def explain(
    file: Annotated[Path, typer.Argument(help="The record: a game saved by `rulebound play`.")],
    at: Annotated[int, typer.Option("--at", help="After how many steps, as `rulebound replay` counts them.")],
    bot: Annotated[
        str,
        typer.Option(
            help="A bot that searches: easy, normal, hard, expert, ismcts@500, ismcts@250ms.",
            autocompletion=complete_bot,
        ),
    ] = "hard",
    seed: Annotated[int, typer.Option(help="What the bot leaves to chance follows from it.")] = 0,
    lang: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """What a bot would do in a game on record, and why.

    The bot knows what the seat that is asked knew there, and no more. Its estimate of each option is a
    number from 0 (lost) to 1 (won); the more often an option was tried, the surer it is. The line that it
    expects is played in one game that could be the real one.

    \b
    Examples:
      rulebound explain game.json --at 40
      rulebound explain game.json --at 40 --bot expert
      rulebound explain game.json --at 0 --bot ismcts@500 --json
    """
    from rulebound.bots.search import considered
    from rulebound.kernel.view import view
    from rulebound.texts import Texts

    texts = Texts(language_for_people(lang))
    thinker = searching_bot(bot, seed)
    game = position(file, at)
    decision = game.decision
    assert decision is not None
    seen = view(game, decision.seat)
    slip = thinker.slip(considered(decision))
    search = thinker.search(seen)
    content = summary(file, at, bot, seen, search, slip, texts)
    if as_json:
        print_json(content)
    else:
        show(content, texts)


def searching_bot(name: str, seed: int) -> "SearchBot":
    """A bot that can tell its estimates."""
    from rulebound.bots import BotError, make_bot
    from rulebound.bots.ismcts import SearchBot

    bot = make_bot(name, seed)
    if not isinstance(bot, SearchBot):
        raise BotError(f"The bot {name!r} does not search, so there is nothing to explain; take hard.")
    return bot


def position(file: Path, at: int) -> "Game":
    """The game after so many steps of a record that replays exactly, with a decision open.

    As in a replay, what was taken back is no step.
    """
    from rulebound.cli.replay import checked
    from rulebound.kernel.record import RecordError

    _, table = checked(file)
    last = len(table.before)
    if not 0 <= at <= last:
        raise RecordError(f"{file} has {last} steps, so --at goes from 0 to {last}, not {at}.")
    game = [*table.before, table.game][at]
    if game.decision is None:
        raise RecordError(f"After step {at} of {file} the game is over, so there is nothing to decide.")
    return game


def summary(
    file: Path, at: int, bot: str, seen: "View", search: "Search", slip: int, texts: "Texts"
) -> dict[str, Any]:
    """All there is to say, for programs; the options in the order of the decision."""
    decision = seen.decision
    assert decision is not None
    best = search.best() if slip < 0 else slip
    rows = zip(decision.options, search.visits(), search.values(), strict=False)
    return {
        "file": str(file),
        "at": at,
        "game": seen.game.rulebook.id,
        "bot": bot,
        "seat": seen.game.seat_name(decision.seat),
        "question": texts.question(decision, seen),
        "clause": decision.clause,
        "iterations": search.iterations,
        "choice": seen.game.key(decision.options[best]),
        "choice_text": texts.option(decision.options[best], seen),
        "thought": slip < 0,
        "options": [
            {
                "key": seen.game.key(option),
                "text": texts.option(option, seen),
                "value": round(value, 4),
                "visits": visits,
            }
            for option, visits, value in rows
        ],
        "line": [said(step, texts) for step in search.line(LONGEST_LINE, LEAST_VISITS)],
    }


def said(step: "Step", texts: "Texts") -> dict[str, Any]:
    """One choice of the line, as who chooses sees it: what lies hidden in an imagined game is a guess."""
    from rulebound.kernel.view import view

    game = step.game
    decision = game.decision
    assert decision is not None
    option = decision.options[step.index]
    return {
        "seat": game.seat_name(decision.seat),
        "key": game.key(option),
        "text": texts.option(option, view(game, decision.seat)),
        "value": round(step.value, 4),
        "visits": step.visits,
    }


def show(content: dict[str, Any], texts: "Texts") -> None:
    """The same for people, the options most often tried first, then those of the best estimate."""
    game = texts.say(f"game-{content['game']}")
    place = {"at": content["at"], "seat": content["seat"], "clause": content["clause"]}
    typer.echo(texts.say("explain-position", game=game, **place))
    typer.echo(content["question"])
    typer.echo(f"\n{texts.say('explain-choice', bot=content['bot'], option=content['choice_text'])}")
    if not content["thought"]:
        typer.echo(texts.say("explain-slip"))
    typer.echo(f"\n{texts.say('explain-options')}")
    for option in sorted(content["options"], key=lambda option: (-option["visits"], -option["value"])):
        typer.echo(f"{option['value']:7.3f} {option['visits']:6}  {option['text']}")
    typer.echo(f"\n{texts.say('explain-line', iterations=content['iterations'])}")
    for step in content["line"]:
        typer.echo(f"  {texts.say('explain-step', seat=step['seat'], option=step['text'])}")
    if not content["line"]:
        typer.echo(f"  {texts.say('explain-no-line')}")
