"""The last word on a pack: an error in the middle of a game is told with the user's card that was at work.

Lint tries every card, and still a game may bring together what no trial did. Then the user is told which of
their cards it was and what to do, not how the engine is made.
"""

import os
from collections.abc import Iterator

from rulebound.effects.host import Context
from rulebound.kernel.game import Game

from .catalogue import cards_of
from .facts import CARD_KINDS
from .users import PACKS


def plays_with_packs(game: str) -> bool:
    """Whether cards of the user's may be in a game."""
    return bool(os.environ.get(PACKS)) and game in CARD_KINDS


def blamed_on_packs(error: BaseException) -> str:
    """A sentence for an error in a game with cards of the user's; "" where there are none."""
    games = games_of(error)
    own = {number for game in games for number in own_cards(game)}
    if not own and (games or not os.environ.get(PACKS)):
        return ""
    numbers = [number for number in dict.fromkeys(cards_at_work(error, games)) if number in own]
    told = f"{', '.join(numbers)} was at work"
    if not numbers:
        held = sorted(number for number in own if any(number in brought_to(game) for game in games))
        told = f"{', '.join(held)} of your packs was there" if held else "cards of your packs were there"
    return (
        f"The game could not go on while {told} ({type(error).__name__}: {error}). "
        "`rulebound cards lint FILE` tries the cards of a pack; leave that card out, or write it another way."
    )


def own_cards(game: Game) -> set[str]:
    """The cards that are in a game besides ours."""
    rulebook = game.rulebook
    if rulebook.id not in CARD_KINDS:
        return set()
    return set(rulebook.faces) - {"", "?"} - {card.number for card in cards_of(rulebook.id)}


def frames_of(error: BaseException) -> Iterator[dict[str, object]]:
    """What was known by name in each function where an error came up, the outermost first."""
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame.f_locals
        trace = trace.tb_next


def games_of(error: BaseException) -> list[Game]:
    """The games that were played where an error came up, the innermost first."""
    found: list[Game] = []
    for known in frames_of(error):
        for held in known.values():
            game = held if isinstance(held, Game) else getattr(held, "game", None)
            found += [game] if isinstance(game, Game) else []
    return found[::-1]


def cards_at_work(error: BaseException, games: list[Game]) -> Iterator[str]:
    """The cards whose effects were under way: in the functions that ran, or in the games."""
    for game in games:
        running = [held for known in frames_of(error) for held in known.values()]
        for frame in [*running, *game.frames.values()]:
            if isinstance(frame, Context) and frame.face:
                yield game.rulebook.code(frame.face)


def brought_to(game: Game) -> str:
    """All that a game began with, as text in which the number of a card can be found."""
    return f"{game.match.decks} {game.match.position}"
