"""What the tests of the environments need beyond Rulebound, each as a fixture.

Where a package is missing, the tests that need it are left out with a reason; with
`RULEBOUND_NOTHING_LEFT_OUT=1` they fail. Only torch, which is larger than all the rest together, is nobody's
duty: the example that needs it is tested where it is installed.
"""

import importlib
import os
from typing import Any

import pytest


def optional(name: str) -> Any:
    """A module, or a reason to leave the test out."""
    try:
        return importlib.import_module(name)
    except ImportError:
        reason = f"{name} is not installed, so what needs it is not tested"
        if os.environ.get("RULEBOUND_NOTHING_LEFT_OUT") == "1":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture
def numpy() -> Any:
    return optional("numpy")


@pytest.fixture
def gymnasium(numpy: Any) -> Any:
    return optional("gymnasium")


@pytest.fixture
def pettingzoo(gymnasium: Any) -> Any:
    return optional("pettingzoo")


@pytest.fixture
def pyspiel(numpy: Any) -> Any:
    found = optional("pyspiel")
    from rulebound.envs import openspiel_games

    openspiel_games.register()
    return found


@pytest.fixture
def torch(numpy: Any) -> Any:
    return pytest.importorskip("torch", reason="torch is not installed, so the example is not tested")
