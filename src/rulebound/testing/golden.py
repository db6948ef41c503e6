"""Golden playthroughs: one whole game as readable text, to be compared and read in review.

    python -m rulebound.testing.golden blackpoker > tests/golden/blackpoker.txt

Every decision with its seat, question, clause and options, the choice made, the events with their clauses as
they happened, and the position now and then. A change of rules shows as a change of these lines.
"""

import sys
from collections.abc import Iterator
from typing import Any

from rulebound.games import rulebook_named
from rulebound.kernel.card import face_of
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match, Rulebook

from .trial import pick

POSITION_EVERY = 20
"""After how many decisions the position is written."""
WIDTH = 110
SEED = 7
"""The game that is written where no other seed is given."""


def playthrough(game: str | Rulebook, seed: int = SEED, settings: dict[str, str] | None = None) -> str:
    """One random game of a rulebook as text; the same for the same seed and settings."""
    rulebook = rulebook_named(game) if isinstance(game, str) else game
    match = Match(rulebook, seed, settings=settings)
    match.check()
    started = rulebook.new_game(match)
    started.start()
    return "\n".join(lines_of(started, seed)) + "\n"


def lines_of(game: Game, seed: int) -> Iterator[str]:
    """The lines of a game from its first decision on."""
    named = "".join(f", {name} {value}" for name, value in sorted(game.match.settings.items()))
    yield f"{game.rulebook.id}, seed {seed}{named}, {game.match.seats} seats, random choices"
    dice = Stream(seed)
    number = 0
    yield from events_of(game)
    while (decision := game.decision) is not None:
        if number % POSITION_EVERY == 0:
            yield ""
            yield from position_of(game.describe())
        number += 1
        seat = game.seat_name(decision.seat)
        yield ""
        yield f"{number}. {seat} {decision.question} ({decision.clause})"
        keys = [game.key(option) for option in decision.options]
        yield from wrapped("   offered: ", keys)
        index = pick(decision, dice)
        yield f"   chosen: {keys[index]}"
        game.choose(index)
        yield from events_of(game)
    result = game.result
    assert result is not None
    yield ""
    yield from position_of(game.describe())
    yield ""
    winners = ", ".join(f"team {team}" for team in result.winners) or "nobody"
    yield f"won by {winners}: {result.reason} ({result.clause}), digest {game.digest()}"


def events_of(game: Game) -> Iterator[str]:
    """What has just happened, one line per event, with every card face up."""
    for event in game.events:
        yield "   " + event_line(game, event)


def event_line(game: Game, event: Event) -> str:
    """equipped A H5 H9 A.soldiers.1 (BP 9.9)"""
    words = [event.name]
    if event.seat >= 0:
        words.append(game.seat_name(event.seat))
    words += [game.rulebook.code(face_of(card)) for card in event.cards]
    if event.number:
        words.append(f"number {event.number}")
    if event.piece in game.pieces:
        words.append(game.piece_name(event.piece))
    if event.other >= 0:
        words.append(f"> {game.seat_name(event.other)}")
    return f"{' '.join(words)} ({event.clause})"


def position_of(described: dict[str, Any], indent: str = "   | ") -> Iterator[str]:
    """A described position, a line or more for each of its parts."""
    for name, value in described.items():
        if isinstance(value, dict):
            yield f"{indent}{name}:"
            yield from position_of(value, indent + "  ")
        elif isinstance(value, list):
            yield from wrapped(f"{indent}{name}: ", [str(item) for item in value])
        else:
            yield f"{indent}{name}: {value}"


def wrapped(head: str, words: list[str]) -> Iterator[str]:
    """Words joined by commas, broken into lines."""
    line = head
    for n, word in enumerate(words):
        added = word if n == len(words) - 1 else word + ","
        if len(line) + len(added) > WIDTH and line.strip() != head.strip():
            yield line.rstrip()
            line = head[: len(head) - len(head.lstrip(" |"))] + "  "
        line += added + " "
    yield line.rstrip()


def main(arguments: list[str]) -> int:
    """Write the playthrough of the game named; the exit code."""
    settings = dict(word.split("=", 1) for word in arguments[1:] if "=" in word)
    seeds = [word for word in arguments[1:] if word.isdigit()]
    if not arguments or len(settings) + len(seeds) != len(arguments) - 1 or len(seeds) > 1:
        print(
            "Say which game, and if need be a seed and settings: blackpoker 7 deck=entry20", file=sys.stderr
        )
        return 2
    try:
        sys.stdout.write(playthrough(arguments[0], int(seeds[0]) if seeds else SEED, settings))
    except RuleboundError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
