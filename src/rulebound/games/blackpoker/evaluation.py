"""How good a position is, for bots that look ahead: life, soldiers, barriers and hand of both sides."""

from .characters import number_of_soldier
from .state import BlackPoker


def evaluate(game: BlackPoker, seat: int) -> float:
    """From 0 (lost) to 1 (won); 0.5 is even."""
    mine = strength(game, seat)
    theirs = strength(game, game.other(seat))
    return mine / (mine + theirs)


def strength(game: BlackPoker, seat: int) -> float:
    """The worth of one side. Life counts most near its end; a soldier is worth about its number."""
    life = len(game.life(seat).cards)
    worth = 1.0 + 1.5 * life - (20.0 / (life + 1.0))
    for id in game.soldiers(seat).cards:
        soldier = game.character(id)
        worth += 2.0 + 0.8 * number_of_soldier(game, soldier) - (0.5 if soldier.driven else 0.0)
    worth += 2.5 * len(game.barriers(seat).cards)
    worth += 1.2 * min(len(game.hand(seat).cards), 8)
    return max(worth, 0.5)
