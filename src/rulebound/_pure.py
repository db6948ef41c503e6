"""Runs a compiled installation uncompiled.

A compiled installation holds every module twice: as an extension module and as the `.py` file it was made
from. Python prefers the extension. With `RULEBOUND_PURE=1` in the environment, a finder placed before
Python's own looks for `.py` files only, so that one installation can be tested and measured both ways.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of one package by their `.py` files, never by their extension modules."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(self.prefix):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def asked() -> bool:
    """Whether the environment asks for the uncompiled modules."""
    return os.environ.get("RULEBOUND_PURE") == "1"


def install_if_asked() -> None:
    """Put the finder in front, once, where the environment asks for it."""
    if asked() and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder("rulebound"))
