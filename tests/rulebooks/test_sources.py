"""The data of the rulebooks: the YAML sources are sound, complete and in step with the JSON read at run
time, and every ruling that the code cites is there. Where the shared sources lie beside the repository,
our copies of the clause indexes still contain every id of theirs.
"""

import time
from pathlib import Path

import msgspec
import pytest
from ruamel.yaml import YAML

from rulebound import rulebooks
from rulebound.rulebooks import build
from rulebound.rulebooks.catalogue import _by_folded_id
from rulebound.rulebooks.clauses import Clause

SHARED = Path(__file__).resolve().parents[3] / "shared" / "rulebooks"

INDEX_SIZES = {"blackpoker": 210, "battle-spirits": 434, "fftcg": 495, "asteriated-grail": 392}
OBSERVABLE = {"blackpoker": 176, "battle-spirits": 370, "fftcg": 363, "asteriated-grail": 366}
RULINGS = {
    "blackpoker": ("BP", [*range(1, 10)]),
    "battle-spirits": ("BS", [*range(1, 27)]),
    "fftcg": ("FF", [*range(1, 25)]),
    "asteriated-grail": ("AG", [*range(1, 14), *range(16, 23)]),
}
BLACKPOKER_SUB_CLAUSES = {
    4: [
        *range(1, 14),
        *range(20, 30),
        *range(30, 38),
        *range(40, 47),
        *range(50, 54),
        *range(60, 68),
        *range(70, 74),
        *range(80, 86),
    ],
    8: [*range(1, 6)],
}


def index_of(game: str) -> list[Clause]:
    return [clause for clause in rulebooks.load(game).values() if clause.kind not in ("ruling", "skill")]


def rulings_of(game: str) -> list[Clause]:
    return [clause for clause in rulebooks.load(game).values() if clause.kind == "ruling"]


@pytest.mark.parametrize("game", INDEX_SIZES)
def test_number_of_clauses(game: str) -> None:
    assert len(index_of(game)) == INDEX_SIZES[game]
    assert sum(clause.observable for clause in index_of(game)) == OBSERVABLE[game]


@pytest.mark.parametrize("game", rulebooks.games())
def test_entries_are_whole(game: str) -> None:
    prefix = rulebooks.rulebook(game).prefix
    for id, clause in rulebooks.load(game).items():
        assert id == clause.id and id.startswith(f"{prefix} ")
        assert clause.game == game
        assert clause.title == clause.title.strip() != ""
        assert clause.text == clause.text.strip() != ""


@pytest.mark.parametrize("game", rulebooks.games())
def test_ids_stay_apart_however_typed(game: str) -> None:
    assert len(_by_folded_id(game)) == len(rulebooks.load(game))


@pytest.mark.parametrize("game", INDEX_SIZES)
def test_observable_clauses_have_an_example(game: str) -> None:
    for clause in index_of(game):
        assert (clause.example is not None) == clause.observable, clause.id


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_there(game: str) -> None:
    prefix, numbers = RULINGS[game]
    known = rulebooks.load(game)
    assert [f"{prefix} R{number}" for number in numbers if f"{prefix} R{number}" not in known] == []


def test_every_blackpoker_sub_clause_is_there() -> None:
    expected = {f"BP R{ruling}.{n}" for ruling, numbers in BLACKPOKER_SUB_CLAUSES.items() for n in numbers}
    present = {clause.id for clause in rulings_of("blackpoker") if "." in clause.id}
    assert present == expected


def test_every_kernel_ruling_is_there() -> None:
    assert list(rulebooks.load("rulebound")) == [f"RB {number}" for number in range(1, 15)]


@pytest.mark.parametrize("game", rulebooks.games())
def test_rulings_are_brief(game: str) -> None:
    for ruling in rulings_of(game):
        assert len(ruling.title.split()) <= 6, ruling.id
        assert len(ruling.text) <= 320, ruling.id


def test_rulings_name_no_sources() -> None:
    for game in rulebooks.games():
        for ruling in rulings_of(game):
            words = f"{ruling.title} {ruling.text} {ruling.reason or ''}"
            assert not any(
                mark in words for mark in ("[official", "[later", "[seed", "@v", ".rst", ".yaml")
            ), ruling.id


def test_settings() -> None:
    settings = {c.setting.name: c for game in rulebooks.games() for c in rulings_of(game) if c.setting}
    assert {name: clause.id for name, clause in settings.items()} == {
        "throw_damage_suit": "BP R1",
        "triggered_actions": "BP R2",
        "deck": "BP R4",
        "edition": "BP R9",
        "first": "BS R8",
        "format": "FF R1",
        "ex_burst_on_lethal": "FF R2",
        "surplus_cp": "FF R3",
        "players": "AG R2.1",
        "seats": "AG R2.2",
        "draft": "AG R2.3",
    }
    players = settings["players"].setting
    assert players is not None and players.values == (4, 6, 8) and players.default == 6


def test_json_is_in_step_with_yaml() -> None:
    assert build.out_of_step() == [], "run python -m rulebound.rulebooks.build"


def test_loading_is_fast() -> None:
    data = (build.FOLDER / "fftcg.json").read_bytes()
    start = time.perf_counter()
    msgspec.json.decode(data, type=list[Clause])
    assert time.perf_counter() - start < 0.3


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared sources are not beside the repository")
@pytest.mark.parametrize("game", INDEX_SIZES)
def test_copies_contain_every_shared_id(game: str) -> None:
    shared = YAML(typ="safe", pure=True).load(SHARED / f"{game}.clauses.yaml")
    assert {entry["id"] for entry in shared} - rulebooks.load(game).keys() == set()


# ---- Mistakes in a source are named ----

GOOD_ENTRY = '- {id: "RB 1", title: "One", text: "Two.", kind: "ruling", observable: true}\n'


def read_kernel(folder: Path, content: str) -> list[Clause]:
    (folder / "kernel.rulings.yaml").write_text(content, encoding="utf-8")
    return build.read_sources(rulebooks.rulebook("rulebound"), folder)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (GOOD_ENTRY * 2, "two clauses with the id RB 1"),
        (GOOD_ENTRY.replace("ruling", "rumour"), "kernel.rulings.yaml, entry RB 1: Invalid enum value"),
        (GOOD_ENTRY.replace('text: "Two.", ', ""), "missing required field `text`"),
        (GOOD_ENTRY.replace("RB", "BP"), 'must begin with "RB "'),
        (GOOD_ENTRY.replace('"One"', '""'), "must not be empty"),
        (
            GOOD_ENTRY.replace("true", 'true, setting: {name: "a", values: ["b"], default: "c"}'),
            "default of a",
        ),
    ],
)
def test_bad_source(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(build.SourceError, match=message):
        read_kernel(tmp_path, content)


def test_same_as_names_another_clause(tmp_path: Path) -> None:
    twin = GOOD_ENTRY.replace("RB 1", "RB 2").replace("true", 'true, same_as: "RB 1"')
    build.check_references(read_kernel(tmp_path, GOOD_ENTRY + twin))
    with pytest.raises(build.SourceError, match="RB 2 has same_as RB 1"):
        build.check_references(read_kernel(tmp_path, twin))


def test_build_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--check"]) == 0
    assert build.main(["--chek"]) == 2
    assert capsys.readouterr().err == "The only argument is --check.\n"
