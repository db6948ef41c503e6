"""Rules that play other games have another version, and games of two versions are never mixed."""

from pathlib import Path
from typing import Any

import pytest

from rulebound.games import rulebook_named, rulebook_names
from rulebound.sim import versions
from rulebound.sim.contest import SimError, Terms, series
from rulebound.sim.store import Store

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.parametrize("game", rulebook_names())
def test_rules_play_as_their_version_does(game: str) -> None:
    assert versions.fault(game, versions.read(BENCH), versions.digests(game)) == ""


def test_what_is_wrong_with_a_version_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    book = rulebook_named("blackpoker")
    kept = {"blackpoker": {"version": book.rules_version, "games": ["a"]}}
    assert versions.fault("blackpoker", kept, ["a"]) == ""
    assert "play other games than version" in versions.fault("blackpoker", kept, ["b"])
    monkeypatch.setattr(book, "rules_version", book.rules_version + 1)
    assert "of the rules of blackpoker is new" in versions.fault("blackpoker", kept, ["b"])
    monkeypatch.setattr(book, "rules_version", book.rules_version - 2)
    assert "have gone back from version" in versions.fault("blackpoker", kept, ["a"])


def test_a_version_that_was_measured_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: dict[str, Any] = {"games": ["a"]}
    monkeypatch.setattr(versions, "rulebook_names", lambda: ["blackpoker"])
    monkeypatch.setattr(versions, "digests", lambda game: played["games"])
    book = rulebook_named("blackpoker")
    assert versions.write(tmp_path) == []
    played["games"] = ["b"]
    assert versions.write(tmp_path) == [], "nothing was measured under it yet"
    (tmp_path / "strength" / "blackpoker" / f"rules-{book.rules_version}").mkdir(parents=True)
    played["games"] = ["c"]
    assert versions.write(tmp_path) == ["blackpoker"]
    assert versions.read(tmp_path)["blackpoker"] == {"version": book.rules_version, "games": ["b"]}
    monkeypatch.setattr(book, "rules_version", book.rules_version + 1)
    assert versions.write(tmp_path) == []
    assert versions.read(tmp_path)["blackpoker"] == {"version": book.rules_version, "games": ["c"]}


def test_a_folder_of_games_is_not_continued_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = series(Terms("blackpoker", 1), ("random", "random"))
    Store(tmp_path / "kept", contest).close()
    Store(tmp_path / "kept", contest).close()
    book = rulebook_named("blackpoker")
    monkeypatch.setattr(book, "rules_version", book.rules_version + 1)
    with pytest.raises(SimError, match=r"It was played by other rules, and games of two versions are never"):
        Store(tmp_path / "kept", contest)
