"""The package as others get it: its version, its sdist and wheel, and how it runs uncompiled.

The wheel is built from the unpacked sdist, so whatever the sdist lacks shows here. It is built uncompiled,
which is quick; the compiled build is what all the other tests run against.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

import rulebound
from rulebound import _build

ROOT = Path(__file__).parents[1]
PURE = {**os.environ, "RULEBOUND_PURE": "1"}

pytestmark = pytest.mark.xdist_group("package")


def run(*command: str | Path, folder: Path = ROOT, environment: dict[str, str] = PURE) -> str:
    """Run a command and return what it printed; a failure shows all that it said."""
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        env=environment,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the sdist gives."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, folder=sdist)
    (archive,) = folder.glob("*.whl")
    return archive


def files_under(folder: Path) -> set[str]:
    """The files that a wheel should take from a folder, as paths from there."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}
    }


def test_the_version_is_the_installed_one() -> None:
    assert rulebound.__version__ == version("rulebound")
    assert re.fullmatch(r"\d+\.\d+\.\d+", rulebound.__version__)


def test_tests_run_against_the_installed_package() -> None:
    assert ROOT / "src" not in Path(rulebound.__file__).parents


def test_the_description_tells_how_it_runs() -> None:
    description = _build.describe()
    assert description.startswith(f"rulebound {rulebound.__version__} (")
    assert ("compiled by mypyc" in description) == _build.compiled()
    assert ("pure Python" in description) != _build.compiled()


@pytest.mark.compiled
def test_compiled_modules_are_the_ones_that_run() -> None:
    kernel = Path(rulebound.__file__).parent / "kernel"
    there = any((kernel / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    assert _build.compiled() == there


def test_the_environment_can_ask_for_the_uncompiled_modules() -> None:
    program = (
        "import sys, rulebound.kernel.game\n"
        "print(rulebound._build.compiled())\n"
        "print([name for name, module in sys.modules.items()\n"
        "    if name.startswith('rulebound.') and not module.__file__.endswith('.py')])"
    )
    assert run(sys.executable, "-c", "import rulebound._build\n" + program).split("\n")[:2] == ["False", "[]"]


def test_the_sdist_has_all_that_a_build_needs(sdist: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "Makefile", "LICENSE", "requirements/runtime.txt"):
        assert (sdist / name).is_file(), name
    for name in ("src", "tests", "scenarios", "docs", "requirements"):
        assert files_under(sdist / name) == files_under(ROOT / name), name


def test_the_wheel_has_every_module_and_data_file(wheel: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    assert not files_under(ROOT / "src") - inside
    assert not {f"rulebound/_scenarios/{name}" for name in files_under(ROOT / "scenarios")} - inside


def test_the_wheel_installs_and_runs(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", tmp_path, wheel)
    program = "import rulebound, rulebound._build as b; print(rulebound.__file__); print(b.describe())"
    environment = {**PURE, "PYTHONPATH": str(tmp_path)}
    where, description = run(
        sys.executable, "-c", program, folder=tmp_path, environment=environment
    ).splitlines()
    assert Path(where) == tmp_path / "rulebound" / "__init__.py"
    assert "pure Python" in description


# Hosts of package registries, settings that name one, and folders of somebody's machine.
PRIVATE = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com|io)\b"
    r"|--(?:extra-)?index-url|--find-link[s]"
    r"|(?<![\w.~/])/(?:root|work|home|Users)/"
)


@pytest.mark.skipif(not (ROOT / ".git").exists() or shutil.which("git") is None, reason="not a git checkout")
def test_no_file_names_a_registry_or_a_machine() -> None:
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    found = []
    for path in (ROOT / name for name in names if name):
        if not path.is_file():
            continue
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in PRIVATE.finditer(text)]
    assert not found
