"""How good a position is for a seat: damage first, then Forwards, Backups, cards and Crystals.

The weights are rules of thumb that beat random play soundly; bots look at this after each move they try.
SCALE and what a spent turn is worth were fitted to games of greedy against itself, so that the value is about
the share of games that were won from there: positions of different steps can be compared.
"""

import math
from typing import Final

from .cards import BACKUP, FORWARD
from .characteristics import power_of, traits_of
from .damage import most_damage
from .state import ATTACK, FFTCG, MAIN_2

DAMAGE: Final = 3.0
FORWARD_VALUE: Final = 1.6
POWER: Final = 0.00025
READY: Final = 0.5
BACKUP_VALUE: Final = 2.2
MONSTER_VALUE: Final = 1.2
CARD: Final = 0.9
CRYSTAL: Final = 0.5
DECK: Final = 0.02
SPENT_TURN: Final = -2.1
SCALE: Final = 5.2


def evaluate(game: FFTCG, seat: int) -> float:
    """The chance to win, from 0 to 1: the difference of both sides, and what is left of the turn."""
    difference = side_value(game, seat) - side_value(game, 1 - seat)
    if game.phase == MAIN_2:
        difference += SPENT_TURN if game.turn == seat else -SPENT_TURN
    return 1.0 / (1.0 + math.exp(-difference / SCALE))


def side_value(game: FFTCG, seat: int) -> float:
    """What a player has."""
    left = most_damage(game) - game.damage_taken(seat)
    value = DAMAGE * left + (4.0 if left > 1 else 0.0) + (2.0 if left > 2 else 0.0)
    value += CARD * min(6, len(game.hand(seat).cards)) + CRYSTAL * game.crystals[seat]
    value += DECK * len(game.deck(seat).cards)
    attacked = game.turn == seat and game.phase in (ATTACK, MAIN_2)
    for piece in game.team(seat):
        kinds = traits_of(game, piece).kinds
        if kinds & FORWARD:
            value += FORWARD_VALUE + POWER * max(0, power_of(game, piece) - piece.damage)
            if not piece.dull and not attacked:
                value += READY
        elif kinds & BACKUP:
            value += BACKUP_VALUE
        else:
            value += MONSTER_VALUE
    return value
