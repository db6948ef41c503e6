"""What a table is set up with: how many seats, which decks and characters, which position.

Whatever cannot be played is refused with the sentence and the clause of the engine.
"""

from collections.abc import Sequence
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import AliasEvent

from ..bots import bot_names
from ..games import rulebook_named
from ..kernel.refusal import RuleboundError, SetupError
from ..kernel.rng import Stream
from ..kernel.rulebook import Match, Rulebook
from .protocol.tables import NewTable

TRIES: Final = 100
"""How often characters are dealt before a table gives up to find some that can play together."""
MALFORMED: Final = (AttributeError, LookupError, TypeError, ValueError, AssertionError, RecursionError)
"""What a position of the wrong form ends in when a game is set up from it."""


def seats_of(wish: NewTable) -> int:
    """How many seats a table has."""
    rulebook = rulebook_named(wish.game)
    count = rulebook.seats_for(wish.settings)
    if len(wish.seats) > count:
        raise SetupError(f"This table has {count} seats, but {len(wish.seats)} are described.")
    return count


def match_for(wish: NewTable, seed: int, decks: list[str] | None, position: dict[str, Any] | None) -> Match:
    """The match of a table, checked. People may drop a proposal that they have begun (RB 6)."""
    rulebook = rulebook_named(wish.game)
    closed = wish.closed_decklists and bool(rulebook.deck_names())
    lists = "closed" if closed else "open"
    match = Match(rulebook, seed, seats_of(wish), dict(wish.settings), decks, position, lists, cancel=True)
    match.check()
    return match


def check_bot(name: str) -> None:
    """Refuse a bot that is not offered here; never one by its path, which would load any module."""
    if name not in bot_names():
        raise SetupError(f"There is no bot {name[:40]!r}; there are {', '.join(bot_names())}.")


# ---- decks and characters


def deck_brought(wish: NewTable, deck: str, seat: int = -1) -> str:
    """A deck as a match takes it: a ready-made one or a character by its name, or a list that was read.

    Where several seats bring one at once, a refusal names the seat.
    """
    name = chr(65 + seat)
    rulebook = rulebook_named(wish.game)
    if not deck.strip():
        return ""
    if deck in rulebook.deck_names() or deck in rulebook.role_names():
        return deck
    if rulebook.deck_names():
        from ..packs.decks import read_deck

        return read_deck(deck, rulebook.id, "deck" if seat < 0 else f"deck of {name}").as_played()
    whose = "" if seat < 0 else f" for seat {name}"
    if rulebook.role_names():
        raise SetupError(f"There is no character {deck[:40]!r}{whose}; choose one from the list, or none.")
    raise SetupError(f"Nobody brings a deck to {rulebook.id}{whose}; it is a setting of the table.")


def check_brought(wish: NewTable, decks: Sequence[str]) -> None:
    """Refuse decks that may not be played, and characters that cannot be in one game."""
    match_for(wish, 0, filled(wish, 0, decks), None)


def filled(wish: NewTable, seed: int, decks: Sequence[str]) -> list[str] | None:
    """The decks of a match: those that were brought, the others by the seed; None where all is left open."""
    rulebook = rulebook_named(wish.game)
    if rulebook.deck_names():
        chance = rulebook.fill_decks(seed, None, None)
        return [deck or chance[seat] for seat, deck in enumerate(decks)]
    if rulebook.role_names() and any(decks):
        return with_characters(wish, rulebook, seed, decks)
    return None


def with_characters(wish: NewTable, rulebook: Rulebook, seed: int, decks: Sequence[str]) -> list[str]:
    """Characters for the seats that have named none, so that all can play together.

    Those that were named stand first when they are checked, so that a refusal is about them if it can be.
    """
    named = [deck for deck in decks if deck]
    stream = Stream(seed)
    names = [name for name in rulebook.role_names() if name not in named]
    order = list(range(len(names)))
    for left in range(TRIES - 1, -1, -1):
        stream.shuffle(order)
        rest = [names[at] for at in order[: len(decks) - len(named)]]
        try:
            match_for(wish, 0, named + rest, None)
        except SetupError:
            if left:
                continue
            raise
        return [deck or rest.pop(0) for deck in decks]
    raise AssertionError


# ---- positions


def read_position(text: str) -> dict[str, Any]:
    """A position as people write it: the `given` of a scenario, in YAML."""
    yaml = YAML(typ="safe", pure=True)
    try:
        if any(isinstance(event, AliasEvent) for event in yaml.parse(text)):
            raise SetupError("A position is written without anchors and aliases.")
        content = YAML(typ="safe", pure=True).load(text)
    except (YAMLError, *MALFORMED) as error:
        if isinstance(error, RuleboundError):
            raise
        where = getattr(error, "problem_mark", None)
        line = f" in line {where.line + 1}" if where is not None else ""
        sentence = f"The position is no valid YAML{line}. Write it like the `given` of a scenario."
        raise SetupError(sentence) from error
    if not isinstance(content, dict):
        raise SetupError("A position is a mapping, like the `given` of a scenario.")
    if set(content) == {"given"} and isinstance(content["given"], dict):
        content = content["given"]
    return {str(name): value for name, value in content.items()}


def position_match(wish: NewTable, seed: int, text: str) -> Match:
    """The match that starts from a position, once it is clear that it can be set up."""
    try:
        match = match_for(wish, seed, None, read_position(text))
        match.rulebook.new_game(match).start()
    except MALFORMED as error:
        raise SetupError(f"Something in the position has the wrong form ({type(error).__name__}).") from error
    return match
