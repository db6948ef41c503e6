"""How good a position is for a seat: Life first, then Spirits, Cores, cards and symbols.

The weights are rules of thumb that beat random play soundly; bots look at this after each move they try.
"""

from typing import Final

from ...kernel.card import face_of
from .cards import NEXUS
from .characteristics import bp_of, cores_on, is_refreshed, is_spirit, level_of
from .state import ATTACK, SECOND_MAIN, BattleSpirits

LIFE: Final = 4.0
SPIRIT: Final = 1.2
BP: Final = 0.0003
LEVEL: Final = 0.5
READY: Final = 0.5
NEXUS_VALUE: Final = 1.2
CARD: Final = 0.55
CORE: Final = 0.35
SCALE: Final = 30.0


def evaluate(game: BattleSpirits, seat: int) -> float:
    """Between 0 and 1: the difference of both sides on a soft scale."""
    difference = side_value(game, seat) - side_value(game, game.other(seat))
    share = difference / (SCALE + abs(difference))
    return 0.5 + 0.49 * share


def side_value(game: BattleSpirits, seat: int) -> float:
    """What a player has."""
    value = life_value(game.life[seat])
    value += CARD * len(game.hand(seat).cards)
    cores = game.reserve[seat] + game.core_trash[seat] + 1
    attacked = game.turn == seat and game.step in (ATTACK, SECOND_MAIN)
    for id in game.field(seat).cards:
        piece = game.field_card(id)
        cores += cores_on(game, piece)
        level = level_of(game, piece)
        if is_spirit(game, piece):
            value += SPIRIT + BP * bp_of(game, piece) + LEVEL * level
            if is_refreshed(piece) and not attacked:
                value += READY
        elif game.card(face_of(piece.cards[0])).kind == NEXUS:
            value += NEXUS_VALUE + LEVEL * level
    return value + CORE * cores


def life_value(life: int) -> float:
    """The last points of Life are worth most."""
    return LIFE * life + (6.0 if life > 1 else 0.0) + (4.0 if life > 2 else 0.0)
