"""Simulation: many games between bots, the same whatever the number of processes."""

from rulebound.sim.match import MOST_DECISIONS, Outcome, Plan, derived_seed, play
from rulebound.sim.pool import Pairing, SimError, SimResult, simulate
from rulebound.sim.statistics import wilson_interval

__all__ = [
    "MOST_DECISIONS",
    "Outcome",
    "Pairing",
    "Plan",
    "SimError",
    "SimResult",
    "derived_seed",
    "play",
    "simulate",
    "wilson_interval",
]
