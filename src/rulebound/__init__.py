"""Rulebound plays card games by the book.

    game = rulebound.new_game("blackpoker", seed=7)
    while (decision := game.decision) is not None:
        game.choose(random.randrange(len(decision.options)))

The first thing done here is to obey `RULEBOUND_PURE=1` (see `_pure`), before any module that may be compiled
is imported.
"""

from rulebound import _pure

_pure.install_if_asked()

from typing import Any  # noqa: E402

from rulebound.games import register, rulebook_named  # noqa: E402
from rulebound.kernel.card import SPECTATOR  # noqa: E402
from rulebound.kernel.game import Game  # noqa: E402
from rulebound.kernel.record import Record, Table, read_record, replay, verify  # noqa: E402
from rulebound.kernel.refusal import MatchRefused, Refusal, Refused, RuleboundError, SetupError  # noqa: E402
from rulebound.kernel.rulebook import Match, Rulebook  # noqa: E402
from rulebound.kernel.view import View, determinize, view  # noqa: E402
from rulebound.packs import rulebooks as _rulebooks  # noqa: E402, F401 - it registers the card games

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Game",
    "Match",
    "MatchRefused",
    "Record",
    "Refusal",
    "Refused",
    "Rulebook",
    "RuleboundError",
    "SetupError",
    "Table",
    "View",
    "determinize",
    "new_game",
    "new_match",
    "read_record",
    "register",
    "replay",
    "rulebook_named",
    "verify",
    "view",
]


def new_match(game: str, seed: int = 0, **others: Any) -> Match:
    """A match by the name of its rulebook, checked; `others` are seats, settings, decks, position, …"""
    match = Match(rulebook_named(game), seed, **others)
    match.check()
    return match


def new_game(game: str, seed: int = 0, **others: Any) -> Game:
    """A game by the name of its rulebook, at its first decision."""
    match = new_match(game, seed, **others)
    started = match.rulebook.new_game(match)
    started.start()
    return started
