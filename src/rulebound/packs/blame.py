"""The last word on a pack: an error in the middle of a game is told with the user's card that was at work.

Lint tries every card, and still a game may bring together what no trial did. Then the user is told which of
their cards it was and what to do, not how the engine is made.
"""

import os
from collections.abc import Iterator

from rulebound.effects.host import Context
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError

from .facts import CARD_KINDS
from .users import PACKS, users_cards


def blamed_on_packs(error: Exception) -> str:
    """A sentence for an error in a game with cards of the user's; "" where there are none."""
    if not os.environ.get(PACKS):
        return ""
    try:
        own = {card.number for game in CARD_KINDS for card in users_cards(game)}
    except RuleboundError as refused:
        return str(refused)
    numbers = [number for number in dict.fromkeys(cards_at_work(error)) if number in own]
    at_work = f"{', '.join(numbers)} was at work" if numbers else "cards of your packs were in the game"
    return (
        f"The game could not go on while {at_work} ({type(error).__name__}: {error}). "
        "`rulebound cards lint FILE` tries the cards of a pack; leave that card out, or write it another way."
    )


def cards_at_work(error: Exception) -> Iterator[str]:
    """The cards whose effects were under way in the games that were played where an error came up."""
    trace = error.__traceback__
    games: list[Game] = []
    while trace is not None:
        for held in trace.tb_frame.f_locals.values():
            found = held if isinstance(held, Game) else getattr(held, "game", None)
            games += [found] if isinstance(found, Game) else []
        trace = trace.tb_next
    for game in reversed(games):
        for frame in game.frames.values():
            if isinstance(frame, Context) and frame.face:
                yield game.rulebook.code(frame.face)
