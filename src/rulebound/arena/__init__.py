"""The arena: a folder of bots plays everyone against everyone, and is ranked."""

from rulebound.arena.entrant import ArenaError, Entrant, named_entrant, read_folder
from rulebound.arena.game import Fixture, Score, play
from rulebound.arena.records import Records
from rulebound.arena.tournament import Meeting, Standing, Tournament, rank

__all__ = [
    "ArenaError",
    "Entrant",
    "Fixture",
    "Meeting",
    "Records",
    "Score",
    "Standing",
    "Tournament",
    "named_entrant",
    "play",
    "rank",
    "read_folder",
]
