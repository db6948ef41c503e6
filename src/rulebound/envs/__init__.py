"""Environments for learning: PettingZoo, OpenSpiel, and many games at once in one process.

    env = rulebound.envs.make("rulebound/blackpoker_v0")     # PettingZoo, guarded
    games = rulebound.envs.VectorGames("blackpoker", 64)     # many games, whole arrays
    rulebound.envs.openspiel_games.register()                # pyspiel.load_game("rulebound_blackpoker")

All they need beyond Rulebound is optional and imported when it is used; what is missing is told then.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final

from rulebound.envs.extras import EnvError

if TYPE_CHECKING:
    from rulebound.envs.observations import Layout, layout_of
    from rulebound.envs.vector import VectorGames

__all__ = ["ENVIRONMENTS", "EnvError", "Layout", "VectorGames", "layout_of", "make"]

ENVIRONMENTS: Final = {
    "rulebound/blackpoker_v0": "rulebound.envs.blackpoker_v0",
    "rulebound/battle_spirits_v0": "rulebound.envs.battle_spirits_v0",
    "rulebound/fftcg_v0": "rulebound.envs.fftcg_v0",
    "rulebound/asteriated_grail_v0": "rulebound.envs.asteriated_grail_v0",
}
"""The PettingZoo environments and their modules. What changes spaces or play gets a new number."""

LATER: Final = {
    "Layout": "rulebound.envs.observations",
    "VectorGames": "rulebound.envs.vector",
    "layout_of": "rulebound.envs.observations",
}
"""What is imported when it is first asked for, since it needs numpy."""


def make(name: str, **config: Any) -> Any:
    """A PettingZoo environment by its name."""
    if name not in ENVIRONMENTS:
        raise EnvError(f"There is no environment {name!r}; there are {', '.join(ENVIRONMENTS)}.")
    return importlib.import_module(ENVIRONMENTS[name]).env(**config)


def __getattr__(name: str) -> Any:
    if name in LATER:
        return getattr(importlib.import_module(LATER[name]), name)
    if name == "openspiel_games" or f"rulebound/{name}" in ENVIRONMENTS:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
