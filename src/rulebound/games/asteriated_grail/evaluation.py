"""How good a position is, for bots that look ahead: morale, Grails and stones of both camps, and what the
players hold: cards near a burst, heal, energy, tokens, effects before them. CERTAINTY was fitted to games of
greedy against itself, so that the value is about the share of games that were won from there.
"""

import math
from typing import Final

from .cards import POISON, SHIELD, WEAKNESS
from .state import AsteriatedGrail

START: Final = 24.0
MORALE: Final = 1.0
LOW_MORALE: Final = 12.0
GRAIL: Final = 4.0
GEM: Final = 1.0
CRYSTAL: Final = 0.8
ENERGY_GEM: Final = 1.2
ENERGY_CRYSTAL: Final = 0.9
HEAL: Final = 0.5
TOKEN: Final = 0.35
COVER: Final = 0.3
CARD: Final = 0.25
CROWDED: Final = 0.55
POISONED: Final = 0.6
WEAK: Final = 1.0
SHIELDED: Final = 0.9
LEAST: Final = 0.5
CERTAINTY: Final = 6.4


def evaluate(game: AsteriatedGrail, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    camp = game.teams[seat]
    mine = strength(game, camp)
    theirs = strength(game, 1 - camp)
    return 1.0 / (1.0 + math.pow(theirs / mine, CERTAINTY))


def strength(game: AsteriatedGrail, camp: int) -> float:
    """The worth of one camp. Morale counts most near its end, Grails near five."""
    morale = game.morale[camp]
    grails = game.grails[camp]
    worth = START + MORALE * morale - LOW_MORALE / (morale + 1.0)
    worth += GRAIL * grails * (1.0 + 0.2 * grails)
    worth += GEM * game.gems[camp] + CRYSTAL * game.crystals[camp]
    for seat in range(game.match.seats):
        if game.teams[seat] == camp:
            worth += player_worth(game, seat)
    return max(worth, LEAST)


def player_worth(game: AsteriatedGrail, seat: int) -> float:
    """What one player holds. Cards are of use until the hand is nearly full."""
    worth = ENERGY_GEM * game.energy_gems[seat] + ENERGY_CRYSTAL * game.energy_crystals[seat]
    worth += HEAL * game.heal[seat] + TOKEN * (game.yellow[seat] + game.blue[seat])
    worth += COVER * len(game.covers(seat).cards)
    held = len(game.hand(seat).cards)
    room = game.hand_limit(seat) - held
    worth += CARD * held
    if room < 3:
        worth -= CROWDED * (3 - room)
    for id in game.effects(seat).cards:
        name = game.effect(id).name
        if name == POISON:
            worth -= POISONED
        elif name == WEAKNESS:
            worth -= WEAK
        elif name == SHIELD:
            worth += SHIELDED
    return worth
