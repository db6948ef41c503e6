"""How good a position is, for bots that look ahead: life, soldiers, barriers and hand of both sides.

Numbers changed for this turn only are left out, so that a bot uses Up and Down for what they bring about
and not for the number itself. A driven character counts for less while it could be missed as a blocker.
The weights were chosen by letting greedy play some thousand games against itself with other ones. CERTAINTY
and what the turn brings were fitted to 57,000 positions of such games, so that the value is about the share
of games that were won from there: positions within a turn can be compared with those after it.
"""

import math
from typing import Final

from ...kernel.card import face_of
from .cards import NUMBER_OF
from .characters import size_of
from .state import BlackPoker

START: Final = 5.0
LIFE: Final = 0.5
LOW_LIFE: Final = 20.0
SOLDIER: Final = 1.5
SIZE: Final = 0.8
DRIVEN_SIZE: Final = 0.15
BARRIER: Final = 3.0
DRIVEN_BARRIER: Final = 1.2
HAND_CARD: Final = 1.0
HIGH_CARD: Final = 1.5
JOKER_CARD: Final = 1.5
HAND_KEPT: Final = 7
LEAST: Final = 0.5
CERTAINTY: Final = 3.8
OWN_TURN: Final = -0.26
TURN_CARD: Final = 0.06
BARRIER_SET: Final = -0.21
ATTACKED: Final = -0.065
"""In log-odds, what the turn brings to its player: cards to play, less what has been done already."""


def evaluate(game: BlackPoker, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    mine = strength(game, seat)
    theirs = strength(game, game.other(seat))
    odds = CERTAINTY * math.log(mine / theirs)
    odds += turn_value(game) if game.turn == seat else -turn_value(game)
    return 1.0 / (1.0 + math.exp(-odds))


def turn_value(game: BlackPoker) -> float:
    """What the rest of the turn is worth to its player."""
    value = OWN_TURN + TURN_CARD * len(game.hand(game.turn).cards)
    if "set-barrier" in game.used:
        value += BARRIER_SET
    if "attack" in game.used:
        value += ATTACKED
    return value


def strength(game: BlackPoker, seat: int) -> float:
    """The worth of one side. Life counts most near its end."""
    life = len(game.life(seat).cards)
    worth = START + LIFE * life - LOW_LIFE / (life + 1.0)
    worth += field_worth(game, seat) + hand_worth(game, seat)
    return max(worth, LEAST)


def field_worth(game: BlackPoker, seat: int) -> float:
    """Soldiers by their size, and barriers.

    Who is driven cannot block: in this turn, while an attack may still come, or in the opponent's next one.
    """
    may_be_attacked = game.turn == seat or "attack" not in game.used
    worth = 0.0
    for id in game.soldiers(seat).cards:
        soldier = game.character(id)
        size = float(size_of(soldier))
        worth += SOLDIER + SIZE * size
        if soldier.driven and may_be_attacked:
            worth -= DRIVEN_SIZE * size
    for id in game.barriers(seat).cards:
        worth += BARRIER
        if game.character(id).driven and may_be_attacked:
            worth -= DRIVEN_BARRIER
    return worth


def hand_worth(game: BlackPoker, seat: int) -> float:
    """The best cards up to the number that a player may keep at the end of a turn."""
    extras: list[float] = []
    for card in game.hand(seat).cards:
        value = NUMBER_OF[face_of(card)]
        extras.append(JOKER_CARD if value == 0 else HIGH_CARD * min(value, 10) / 10.0)
    extras.sort(reverse=True)
    worth = 0.0
    for extra in extras[:HAND_KEPT]:
        worth += HAND_CARD + extra
    return worth
