"""The line mode, and the commands `play` and `replay` as programs and pipes use them."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.terminal.fingers import RandomFingers, play_plain, play_whole

import rulebound
from rulebound.rulebooks import clause as find_clause
from rulebound.terminal import saves
from rulebound.terminal.plain import PlainTable
from rulebound.terminal.session import Session
from rulebound.texts import Texts, languages

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

POSITION: dict[str, Any] = {
    "turn": "A",
    "A": {"hand": ["H3", "H4", "S5"], "life": 10, "barriers": ["D2"], "soldiers": ["S9 driven"]},
    "B": {"hand": ["C9"], "life": 10, "barriers": ["H7"]},
}


def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """The command in a process of its own, its input a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "rulebound", *arguments],
        check=False,
        input=typed,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr


# ---- the line mode


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_line_by_line(driver: "Driver", language: str) -> None:
    session = driver.session("human", "random", settings={"deck": "entry20"})
    play_whole(RandomFingers(session), language)


def test_position_question_and_options(driver: "Driver") -> None:
    written = play_plain(driver.session("human", "random", position=POSITION))
    assert "BlackPoker · Turn 3: You · Chance: You\n" in written
    assert "B (random): Life 10; Hand 1; Graveyard 42\n" in written
    assert "  Barriers: barrier 1 (♦2), charged and face down\n" in written
    assert "  Barriers: barrier 1, charged and face down\n" in written
    assert "  Soldiers: common soldier ♠9, number 9, driven; attacker\n" in written
    assert "  Hand: ♠5; ♥3; ♥4\n" in written
    assert "Your turn, your chance: what do you request? (BP R4.20)\n  1. Set a barrier\n" in written
    assert "rulebound play --load" in written


def test_options_by_key(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)
    play_plain(session, "up H3")
    assert session.table.inputs == ["up H3"]


@pytest.mark.parametrize("asked", ["H3", "h3", "♥3"])
def test_why_a_card(driver: "Driver", asked: str) -> None:
    written = play_plain(driver.session("human", "random", position=POSITION), f"why {asked}")
    assert "Up: possible now." in written
    assert "Summon Soldier: possible now." in written
    assert "Down: Down needs a ♠ A to 10 as key card. (BP 17.6)" in written


def test_why_a_piece_and_all(driver: "Driver") -> None:
    written = play_plain(driver.session("human", "random", position=POSITION), "why A.barriers.1", "why all")
    assert "Change places: Barriers keep their places. (BP 3.2)" in written
    assert "Charge: Charge comes about by itself; nobody requests it. (BP 11.2)" in written


def test_what_is_not_understood_is_told(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)
    written = play_plain(session, "dance", "99", "0", "why", "why C7", "why ?", "")
    assert "“dance” is neither the number of an option nor a command." in written
    assert "There is no option 99; choose 1 to " in written
    assert "There is no option 0; choose 1 to " in written
    assert (
        "There is no card or piece “C7” on the table. Write a card as S5, a piece as A.barriers.1." in written
    )
    assert session.step == 0


def test_hint_undo_log_table_help_and_rule(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)
    written = play_plain(
        session, "hint", "undo", "up H3", "undo", "log", "table", "help", "rule bp6.5", "rule XX 9"
    )
    assert "The greedy bot would choose: " in written
    assert "cannot be taken back" in written and "(RB 7)" in written
    assert session.game.decision is not None and session.game.decision.question == "bp-chance"
    assert find_clause("BP 6.5").text in written
    assert 'There is no clause "XX 9".' in written
    assert written.count("Your turn, your chance") == 3
    assert "Your face-down pile is your life" in written


def test_save_and_concede(driver: "Driver", data: Path) -> None:
    session = driver.session("human", "random", position=POSITION)
    written = play_plain(session, "save kept", "concede", "no", "concede", "yes")
    assert f"Saved as {data / 'kept.json'}" in written
    assert "You play on." in written
    assert "You conceded. (BP R4.84)" in written and "B won the game." in written
    assert saves.load_game(data / "kept.json").winners is None
    assert saves.load_game(session.path).winners == [1]


def test_people_at_one_device_are_kept_apart(driver: "Driver") -> None:
    session = driver.session("human", "human", seed=3)
    written = play_plain(session, "", "end", "pass", "discard JK", "")
    first, second = written.split("Pass the device to ")[1:3]
    assert first.startswith("B.") and "You (B)" in first and "You (A)" not in first
    assert second.startswith("A.") and "You (A)" in second and "\n" * 20 in written


def test_quit_saves(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)
    play_plain(session, "up H3", "quit")
    again = Session.resume(
        saves.load_game(session.path), session.table.match.rulebook, session.players, session.path
    )
    assert again.game.digest() == session.game.digest()


def test_ctrl_c_tells_where_the_game_is(driver: "Driver") -> None:
    class Interrupted(io.StringIO):
        """Ctrl-C is pressed instead of an answer."""

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    session, writing = driver.session("human", "random", position=POSITION), io.StringIO()
    table = PlainTable(session, Texts("en", strict=True), Interrupted(), writing)
    with pytest.raises(KeyboardInterrupt):
        table.play()
    assert writing.getvalue().endswith(
        f"> \nThe game is saved. Go on with: rulebound play --load {session.path}\n"
    )


# ---- the commands


def test_pipes_get_lines_and_json_is_one_object(data: Path) -> None:
    code, output, errors = run("play", "blackpoker", "--seed", "3", "--opponent", "random", typed="1\nquit\n")
    assert (code, errors) == (0, "")
    assert "You drew ♠3, ♠10, ♣6, ♥K, ♣4, ♦Q and ♥J. (BP R4.2)" in output
    code, output, errors = run(
        "play", "blackpoker", "--seed", "1", "--deck", "entry16", "--json", "--seat", "B", typed="1\n"
    )
    assert code == 0
    summary = json.loads(output)
    assert output.count("\n") == 1 and "You (B)" in errors
    assert summary["game"] == "blackpoker" and summary["players"] == ["greedy", "human"]
    assert summary["finished"] is False and Path(summary["saved"]).parent == data
    code, output, _ = run("play", "--load", summary["saved"], "--lang", "ja", typed="concede\nyes\n")
    assert code == 0 and "投了" in output
    code, _, errors = run("play", "--load", summary["saved"])
    assert code == 2 and "is over; watch it with: rulebound replay" in errors
    code, output, _ = run("replay", summary["saved"], "--verify")
    assert code == 0 and "replay exactly" in output and "won by team 1" in output
    code, output, _ = run("replay", summary["saved"], "--lang", "en")
    assert code == 0 and "You conceded. (BP R4.84)" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "blackpoker", "--opponent", "nobody"], "There is no bot 'nobody'"),
        (["play", "blackpoker", "--deck", "tarot"], "The setting deck of blackpoker is one of"),
        (["play", "blackpoker", "--setting", "deck"], "A setting is given as name=value"),
        (["play", "blackpoker", "--seat", "C"], "There is no seat 'C'; the seats are A, B."),
        (["play", "blackpoker", "--lang", "xx"], "There is no language 'xx'; there are en, ja, zh-Hant, "),
        (["play", "--load", "nothing.json", "--json"], "nothing.json cannot be read"),
    ],
)
def test_mistakes_are_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    code, output, errors = run(*arguments)
    assert code == 2
    assert errors.startswith(sentence) and "Traceback" not in errors
    if "--json" in arguments:
        assert sentence in json.loads(output)["error"]


@pytest.mark.parametrize(
    ("method", "sentence"),
    [
        ("def answer(self, decision): 1 // 0", "broken:Mine raised ZeroDivisionError: "),
        ("def answer(self, decision): return None", "broken:Mine chose None, which is not the index"),
        ("def __init__(self): pass", "broken:Mine raised TypeError: "),
        ("def leave(self, result): print('bye'); raise SystemExit(0)", "broken:Mine raised SystemExit: 0"),
    ],
)
def test_a_fault_of_a_bot_is_told_in_a_sentence(
    method: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = f"from rulebound.bots.random import RandomBot\n\n\nclass Mine(RandomBot):\n    {method}\n"
    (tmp_path / "broken.py").write_text(program, encoding="utf-8")
    packages = str(Path(rulebound.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", f"{packages}{os.pathsep}{tmp_path}")
    words = ("play", "blackpoker", "--opponent", "broken:Mine", "--seed", "3", "--json")
    code, output, errors = run(*words, typed="1\n1\n1\n1\n")
    assert code == 2 and "Traceback" not in errors
    assert json.loads(output)["error"].startswith(sentence) and sentence in errors
