"""How good a position is for a seat: Life first, then Spirits, Cores, cards and symbols.

The weights are rules of thumb that beat random play soundly; bots look at this after each move they try.
SCALE and what a turn is worth were fitted to games of greedy against itself, so that the value is about
the share of games that were won from there: positions of different steps can be compared.
"""

import math
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
OWN_TURN: Final = 1.6
SPENT_TURN: Final = -6.9
SCALE: Final = 8.2


def evaluate(game: BattleSpirits, seat: int) -> float:
    """The chance to win, from 0 to 1: the difference of both sides, and what is left of the turn."""
    difference = side_value(game, seat) - side_value(game, game.other(seat))
    left = SPENT_TURN if game.step == SECOND_MAIN else OWN_TURN
    difference += left if game.turn == seat else -left
    return 1.0 / (1.0 + math.exp(-difference / SCALE))


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
