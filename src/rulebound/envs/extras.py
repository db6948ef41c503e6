"""What the environments need beyond Rulebound itself, all of it optional.

Nothing of it is imported before a part is used that needs it, and what is missing is told with the command
that installs it.
"""

import importlib
from types import ModuleType
from typing import Any, Final, TypeAlias

from rulebound.kernel.refusal import RuleboundError

Array: TypeAlias = Any
"""A numpy array. Numpy is optional too, so its types are not named."""

EXTRAS: Final = {
    "numpy": "envs",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
    "torch": "learning",
    "matplotlib": "learning",
}
"""Module → the extra of Rulebound that installs it."""


class EnvError(RuleboundError):
    """An environment that cannot be had or used so, told in a plain sentence."""


class MissingPackageError(EnvError, ImportError):
    """An optional package that is not installed: to who looks for that, an error of importing."""


def need(name: str) -> ModuleType:
    """An optional module, or a sentence that says how to install it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        extra = EXTRAS[name.partition(".")[0]]
        raise MissingPackageError(
            f"This part of rulebound.envs needs {name}, which is not installed here: "
            f"pip install 'rulebound[{extra}]'."
        ) from error
