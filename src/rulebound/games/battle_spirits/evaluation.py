"""How good a position is for a seat: Life, Spirits, Cores and cards of both sides, and who can get through.

What gets through are Spirits that nobody is left to block: in this turn those that are refreshed, in the
next one all of the opponent's. Enough of them to take the last Life weigh most. All numbers are log-odds,
fitted to 96,000 positions of 2,400 games of greedy against itself with all decks, so that the value is about
the share of games that were won from there: positions of different steps can be compared, and those before
the first Core of a turn is spent with those after it.
"""

import math
from typing import Final

from ...kernel.card import face_of
from .cards import NEXUS
from .characteristics import bp_of, cores_on, is_refreshed, is_spirit
from .state import ATTACK, MAIN, SECOND_MAIN, BattleSpirits

LIFE: Final = [0.0, 0.0, 0.72, 1.84, 2.86, 3.48]
"""By points of Life; five are what a player begins with."""
MORE_LIFE: Final = 0.6
SPIRIT: Final = 0.28
BP: Final = 0.000045
NEXUS_VALUE: Final = 0.12
CARD: Final = 0.18
HAND_COUNTED: Final = 5
RESERVE: Final = 0.24
CORE: Final = 0.125
OWN_MAIN: Final = -0.74
NOTHING_SPENT: Final = 0.51
"""Of the main step, while the Core Trash is empty."""
OWN_ATTACK: Final = -0.82
OWN_SECOND_MAIN: Final = -0.71
UNBLOCKED: Final = 0.46
LAST_ATTACK: Final = 1.82
UNBLOCKED_NEXT: Final = 0.68
LAST_ATTACK_NEXT: Final = 1.17


class Force:
    """What one player has: its worth, how many Spirits, and how many of them are refreshed."""

    def __init__(self, game: BattleSpirits, seat: int) -> None:
        self.life = game.life[seat]
        self.spent = game.core_trash[seat] > 0
        self.spirits = 0
        self.ready = 0
        self.value = life_value(self.life) + CARD * min(HAND_COUNTED, len(game.hand(seat).cards))
        self.value += RESERVE * game.reserve[seat] + CORE * game.core_trash[seat]
        for id in game.field(seat).cards:
            piece = game.field_card(id)
            self.value += CORE * cores_on(game, piece)
            if is_spirit(game, piece):
                self.spirits += 1
                self.ready += is_refreshed(piece)
                self.value += SPIRIT + BP * bp_of(game, piece)
            elif game.card(face_of(piece.cards[0])).kind == NEXUS:
                self.value += NEXUS_VALUE


def evaluate(game: BattleSpirits, seat: int) -> float:
    """The chance to win, from 0 to 1: the difference of both sides, and what the turn brings."""
    active = Force(game, game.turn)
    other = Force(game, game.other(game.turn))
    odds = active.value - other.value + turn_value(game.step, active, other)
    if game.turn != seat:
        odds = -odds
    return 1.0 / (1.0 + math.exp(-odds))


def life_value(life: int) -> float:
    """What Life is worth; from the third point to the fourth it is most."""
    return LIFE[life] if life < len(LIFE) else LIFE[-1] + MORE_LIFE * (life - len(LIFE) + 1)


def turn_value(step: int, active: Force, other: Force) -> float:
    """What this step of the turn is worth for the player whose turn it is: attacks to make, or to come."""
    if step == SECOND_MAIN:
        through = other.spirits - active.ready
        coming = UNBLOCKED_NEXT * max(0, through) + (LAST_ATTACK_NEXT if through >= active.life else 0.0)
        return OWN_SECOND_MAIN - coming
    if step not in (MAIN, ATTACK):
        return 0.0
    through = active.ready - other.ready
    going = UNBLOCKED * max(0, through) + (LAST_ATTACK if through >= other.life else 0.0)
    if step == ATTACK:
        return OWN_ATTACK + going
    return OWN_MAIN + going + (0.0 if active.spent else NOTHING_SPENT)
