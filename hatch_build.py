"""Builds the wheel: compiles the engine with mypyc where there is a C compiler, and adds the scenarios.

Compiled are the modules under `COMPILED`, except those that say `# not compiled: <reason>` in their first
five lines. The same files also go into the wheel uncompiled, and run that way where there is no compiler. Two
variables of the environment decide otherwise: `RULEBOUND_PURE=1` never compiles, `RULEBOUND_COMPILE=require`
makes it an error not to.

Compiling takes minutes, so `build/` keeps two things: the compiled modules, under a digest of everything they
were made from, so that a changed scenario compiles nothing; and mypyc's C files, so that a changed game
compiles that game only. The C files themselves are always generated anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "src/rulebound/kernel/**/*.py",
    "src/rulebound/effects/**/*.py",
    "src/rulebound/games/**/*.py",
    "src/rulebound/bots/search*.py",
)
MYPY_OPTIONS = ("--config-file=pyproject.toml", "--follow-imports=silent", "--no-warn-unused-ignores")


class RuleboundBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it writes a wheel."""

    def dependencies(self) -> list[str]:
        return [] if pure_wanted() else ["msgspec>=0.20", "mypy[mypyc]>=2.4,<3", "setuptools>=80"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "scenarios").is_dir():
            build_data["force_include"][str(root / "scenarios")] = "rulebound/_scenarios"
        if (compiled := compile_engine(root)) is not None:
            for file in compiled.rglob("*.*"):
                build_data["force_include"][str(file)] = str(file.relative_to(compiled))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def say(sentence: str) -> None:
    print(f"rulebound: {sentence}", file=sys.stderr, flush=True)


def pure_wanted() -> bool:
    return os.environ.get("RULEBOUND_PURE") == "1"


def compile_engine(root: Path) -> Path | None:
    """Compile the engine; return the folder of extension modules, or None for a pure Python wheel."""
    problem = "RULEBOUND_PURE=1 is set" if pure_wanted() else compiler_problem()
    if problem is not None:
        if os.environ.get("RULEBOUND_COMPILE") == "require":
            raise SystemExit(f"rulebound: RULEBOUND_COMPILE=require is set, but {problem}.")
        say(f"{problem}, so this is a pure Python build: the same rules, several times slower.")
        return None
    modules = compiled_modules(root)
    if not modules:
        say("there is nothing to compile.")
        return None
    settings = digest(root, [root / "hatch_build.py"])
    folder = root / "build" / "compiled" / digest(root, source_files(root), settings)
    if folder.is_dir():
        say(f"{len(modules)} modules are compiled already, unchanged.")
        return folder
    say(f"compiling {len(modules)} modules with mypyc; this may take some minutes.")
    work = root / "build" / "mypyc" / settings
    with tempfile.TemporaryDirectory() as cache, contextlib.chdir(root):
        from mypyc.build import mypycify

        extensions = mypycify(
            [*MYPY_OPTIONS, f"--cache-dir={cache}", *modules],
            opt_level="3",
            debug_level="0",
            separate=libraries(modules),
            target_dir=str(work),
        )
        built = build_extensions(extensions, work)
    shutil.rmtree(folder.parent, ignore_errors=True)
    unfinished = folder.with_suffix(".unfinished")
    for file in built:
        target = unfinished / file.relative_to(work / "library")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    unfinished.rename(folder)
    say("compiled.")
    return folder


def libraries(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Which modules share a library: the engine has one and so has each game; they compile side by side."""
    members: dict[str, list[str]] = {}
    for module in modules:
        _, _, layer, *rest = module.split("/")
        if layer == "games" and len(rest) > 1:
            layer = rest[0]
        elif layer in ("kernel", "effects"):
            layer = "engine"
        members.setdefault(f"rulebound_{layer}", []).append(module)
    return [(paths, name) for name, paths in members.items()]


def source_files(root: Path) -> list[Path]:
    return sorted({path for pattern in COMPILED for path in root.glob(pattern)})


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, as paths from the root: tracebacks show them so."""
    return [path.relative_to(root).as_posix() for path in source_files(root) if not says_not_compiled(path)]


def says_not_compiled(path: Path) -> bool:
    return "# not compiled:" in "\n".join(path.read_text(encoding="utf-8").splitlines()[:5])


def digest(root: Path, files: list[Path], settings: str = "") -> str:
    """One short name for the contents of these files, on this Python and with this mypyc."""
    total = hashlib.sha256(f"{settings} {sys.version} {sysconfig.get_platform()} {version('mypy')}".encode())
    for path in files:
        total.update(f"{path.relative_to(root)} {path.stat().st_size} ".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def compiler_problem() -> str | None:
    """Why nothing can be compiled here, found out by compiling two lines of C; None where it works."""
    try:
        import mypyc.build  # noqa: F401
        from setuptools import Extension
    except ImportError as error:
        return f"{error.name} is not installed"
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(source)])], Path(work))
        except Exception as error:
            return f"there is no working C compiler with Python's headers ({error})"
    return None


def build_extensions(extensions: list[Any], work: Path) -> list[Path]:
    """Compile and link C files into `work/library`, as setuptools would; return what belongs there."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_link_args.append("-Wl,--strip-all")
    command = build_ext(Distribution({"name": "rulebound", "ext_modules": extensions}))
    command.build_lib = str(work / "library")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]
