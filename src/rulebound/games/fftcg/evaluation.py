"""How good a position is for a seat: damage left to take, Forwards, Backups, cards, Crystals of both sides.

Enough Forwards that nobody is left to block to deal the last damage, in this turn or in the next, weigh most.
All numbers are log-odds, fitted to 68,000 positions of 1,500 games of greedy against itself with all decks,
so that the value is about the share of games that were won from there: positions of different phases can be
compared.
"""

import math
from typing import Final

from .cards import BACKUP, FORWARD
from .characteristics import has_keyword, power_of, traits_of
from .damage import most_damage
from .state import ATTACK, FFTCG, MAIN_1, MAIN_2

LEFT: Final = [0.0, 0.0, 0.95, 1.75, 2.25, 2.43, 2.63, 2.86]
"""By points of damage that a player can still take."""
FORWARD_VALUE: Final = 0.05
POWER: Final = 0.000175
BACKUP_VALUE: Final = 0.37
MONSTER_VALUE: Final = 0.1
CARD: Final = 0.41
HAND_COUNTED: Final = 6
CRYSTAL: Final = 0.5
DECK: Final = 0.12
OWN_MAIN_1: Final = -0.2
OWN_ATTACK: Final = -0.3
OWN_MAIN_2: Final = -0.6
LAST_ATTACK: Final = 1.6
LAST_ATTACK_NEXT: Final = 1.0


class Force:
    """What one player has: its worth, how many Forwards, and how many of them can block or attack now."""

    def __init__(self, game: FFTCG, seat: int) -> None:
        self.left = most_damage(game) - game.damage_taken(seat)
        self.forwards = 0
        self.blockers = 0
        self.attackers = 0
        self.value = LEFT[max(0, min(self.left, len(LEFT) - 1))]
        self.value += CARD * min(HAND_COUNTED, len(game.hand(seat).cards)) + CRYSTAL * game.crystals[seat]
        self.value += DECK * len(game.deck(seat).cards)
        for piece in game.team(seat):
            kinds = traits_of(game, piece).kinds
            if kinds & FORWARD:
                self.forwards += 1
                self.value += FORWARD_VALUE + POWER * max(0, power_of(game, piece) - piece.damage)
                if not piece.dull:
                    self.blockers += 1
                    self.attackers += not piece.fresh or has_keyword(game, piece, "haste")
            elif kinds & BACKUP:
                self.value += BACKUP_VALUE
            else:
                self.value += MONSTER_VALUE


def evaluate(game: FFTCG, seat: int) -> float:
    """The chance to win, from 0 to 1: the difference of both sides, and what the turn brings."""
    active = Force(game, game.turn)
    other = Force(game, 1 - game.turn)
    odds = active.value - other.value + turn_value(game.phase, active, other)
    if game.turn != seat:
        odds = -odds
    return 1.0 / (1.0 + math.exp(-odds))


def turn_value(phase: int, active: Force, other: Force) -> float:
    """What this phase is worth for the player whose turn it is: attacks to make, or to come."""
    if phase == MAIN_2:
        coming = LAST_ATTACK_NEXT if other.forwards - active.blockers >= active.left else 0.0
        return OWN_MAIN_2 - coming
    if phase not in (MAIN_1, ATTACK):
        return 0.0
    going = LAST_ATTACK if active.attackers - other.blockers >= other.left else 0.0
    return (OWN_MAIN_1 if phase == MAIN_1 else OWN_ATTACK) + going
