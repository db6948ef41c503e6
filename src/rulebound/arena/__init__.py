"""The arena: a folder of bots plays everyone against everyone, and is ranked."""

from rulebound.arena.entrant import ArenaError, Entrant, own_entrant, read_folder
from rulebound.arena.game import Fixture, Score, play
from rulebound.arena.tournament import Meeting, Standing, Tournament, rank

__all__ = [
    "ArenaError",
    "Entrant",
    "Fixture",
    "Meeting",
    "Score",
    "Standing",
    "Tournament",
    "own_entrant",
    "play",
    "rank",
    "read_folder",
]
