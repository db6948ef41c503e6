"""Simulation: many games between bots, the same whatever the number of processes and wherever they run."""

from rulebound.sim.contest import Cell, Contest, SimError, Terms, gauntlet, matrix, round_robin, series
from rulebound.sim.counting import SimResult
from rulebound.sim.match import MOST_DECISIONS, Outcome, Plan, derived_seed, play
from rulebound.sim.records import Pairing, Record
from rulebound.sim.running import ContestResult, run, simulate
from rulebound.sim.statistics import wilson_interval
from rulebound.sim.store import Store
from rulebound.sim.workers import make_workers

__all__ = [
    "MOST_DECISIONS",
    "Cell",
    "Contest",
    "ContestResult",
    "Outcome",
    "Pairing",
    "Plan",
    "Record",
    "SimError",
    "SimResult",
    "Store",
    "Terms",
    "derived_seed",
    "gauntlet",
    "make_workers",
    "matrix",
    "play",
    "round_robin",
    "run",
    "series",
    "simulate",
    "wilson_interval",
]
