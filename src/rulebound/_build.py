"""Says what is running: which version, compiled by mypyc or not, on which Python."""

import importlib
import platform
from importlib.machinery import ExtensionFileLoader

import rulebound


def compiled() -> bool:
    """Whether the kernel runs as an extension module."""
    game = importlib.import_module("rulebound.kernel.game")
    return isinstance(game.__loader__, ExtensionFileLoader)


def describe() -> str:
    """One line for `--version`, bug reports and the head of every test run."""
    how = "compiled by mypyc" if compiled() else "pure Python"
    return f"rulebound {rulebound.__version__} ({how}, Python {platform.python_version()})"
