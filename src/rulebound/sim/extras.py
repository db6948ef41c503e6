"""What the simulation needs beyond Rulebound for some of its files and for clusters, all of it optional."""

import importlib
from typing import Any

from rulebound.sim.contest import SimError


def need(name: str, sentence: str) -> Any:
    """An optional module; where it is not installed the sentence says what to do."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise SimError(sentence) from error
