"""Replays: stepping through a record as anyone saw it; files that are cut short, edited or foreign."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from textual.pilot import Pilot

from rulebound.cli import replay as command
from rulebound.kernel.card import SPECTATOR
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.rng import Stream
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.dialogs import ClauseDialog, HelpDialog, InputDialog
from rulebound.terminal.film import Film, plain_lines
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.session import Session
from rulebound.terminal.sight import LogPanel

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]


@pytest.fixture
def played(driver: "Driver") -> Session:
    """A finished game, in which something was taken back."""
    session = driver.session("human", "random", settings={"deck": "entry20"})
    stream = Stream(9)
    undone = False
    while not session.over:
        session.choose(stream.below(len(session.game.decision.options)) if session.game.decision else 0)
        if not undone and session.undo_refusal(0) is None:
            session.undo(0)
            undone = True
    assert undone
    return session


def test_stepping_forwards_and_backwards(driver: "Driver", played: Session) -> None:
    film = Film(played.table.record(), played.table.match.rulebook)
    app = RuleboundApp("en", record=played.table.record(), seat=0)

    async def play(pilot: AppPilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Step 0 of" in driver.shown(app)
        await pilot.press("right", "right", "right", "left")
        assert screen.step == 2
        log = screen.query_one(LogPanel)
        assert len(log.shown) == len(film.log.lines(0, 2))
        await pilot.press("end")
        assert screen.step == film.last
        await pilot.pause()
        assert "won the game" in str(log.get_option_at_index(log.option_count - 1).prompt)
        await pilot.press("right")
        assert screen.step == film.last
        await pilot.press("home", "left")
        assert screen.step == 0

    driver.drive(app, play)


def test_jumping_and_turns(driver: "Driver", played: Session) -> None:
    app = RuleboundApp("en", record=played.table.record(), seat=0)

    async def play(pilot: AppPilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("j")
        await driver.until_screen(pilot, InputDialog)
        await pilot.press("ctrl+u", "5", "enter")
        await pilot.pause()
        assert screen.step == 5
        turn = screen.film.turn_of(5)
        await pilot.press("pagedown")
        assert screen.film.turn_of(screen.step) == turn + 1
        later = screen.step
        await pilot.press("pageup")
        assert screen.step < later and screen.film.turn_of(screen.step) == turn
        await pilot.press("f1")
        await driver.until_screen(pilot, HelpDialog)

    driver.drive(app, play)


def test_every_viewer_sees_its_own(driver: "Driver", played: Session) -> None:
    app = RuleboundApp("en", record=played.table.record(), seat=0)

    async def play(pilot: AppPilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        hands: list[set[int]] = []
        for viewer in (0, 1, SPECTATOR):
            assert screen.viewer == viewer
            hands.append({cell.card for band in screen.board.bands for cell in band.cells() if cell.card})
            await pilot.press("v")
        assert hands[0] and hands[1] and not hands[0] & hands[1] and not hands[2]
        assert screen.viewer == 0
        await pilot.press("l")
        await pilot.pause()
        assert "手" in driver.shown(app)
        log = screen.query_one(LogPanel)
        log.focus()
        log.highlighted = 0
        await pilot.press("enter")
        await driver.until_screen(pilot, ClauseDialog)

    driver.drive(app, play)


def test_the_choice_that_was_made_is_marked(driver: "Driver", played: Session) -> None:
    app = RuleboundApp("en", record=played.table.record(), seat=0)

    async def play(pilot: AppPilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        marked = 0
        for step in range(screen.film.last):
            screen.go_to(step)
            decision = screen.film.games[step].decision
            if decision is not None and decision.seat == 0:
                chosen = screen.options.highlighted
                assert chosen is not None
                assert screen.film.games[step].key(decision.options[chosen]) == screen.film.inputs[step]
                assert str(screen.options.get_option_at_index(chosen).prompt).startswith("→")
                marked += 1
        assert marked > 3

    driver.drive(app, play)


def test_plain_lines_tell_what_each_saw(played: Session) -> None:
    record = played.table.record()
    own, other, spectator = (plain_lines(record, seat, "en") for seat in (0, 1, SPECTATOR))
    assert own[0].startswith("You drew ♠") or "You drew" in own[0]
    assert other[0] == spectator[0] == "A drew 7 cards. (BP R4.2)"
    assert own[-1].endswith(")") and all(line == "" or line.endswith(")") for line in own)
    assert plain_lines(record, 0, "ja")[0] != own[0]


# ---- files that are no good


def broken(path: Path, content: bytes) -> str:
    """What is said of a file."""
    path.write_bytes(content)
    with pytest.raises(RuleboundError) as error:
        command.checked(path)
    return str(error.value)


def test_bad_files_are_refused_with_a_sentence(played: Session, data: Path) -> None:
    content = played.path.read_bytes()
    path = data / "bad.json"
    assert "Was it cut short?" in broken(path, content[: len(content) // 2])
    assert "not a Rulebound record" in broken(path, b'{"some": "file"}')
    assert "not a Rulebound record" in broken(path, b"[1, 2]")
    record = json.loads(content)
    record["digest"] = "0" * 16
    assert "digest" in broken(path, json.dumps(record).encode())
    record = json.loads(content)
    record["inputs"] = record["inputs"][:-3]
    assert "digest" in broken(path, json.dumps(record).encode())
    record["game"] = "chess"
    assert "There is no game 'chess'" in broken(path, json.dumps(record).encode())
    record = json.loads(content)
    record["format"] = 99
    assert "format 99" in broken(path, json.dumps(record).encode())
    assert str(path) in broken(path, b"")


def test_who_watches_by_default(played: Session, data: Path) -> None:
    assert command.viewer_of(played.path, None, 2) == 0
    assert command.viewer_of(data / "elsewhere.json", None, 2) == SPECTATOR
    assert command.viewer_of(played.path, "b", 2) == 1
    assert command.viewer_of(played.path, "spectator", 2) == SPECTATOR


def test_the_summary_for_programs(played: Session) -> None:
    record, table = command.checked(played.path)
    content = command.summary(played.path, record, table, 0, "en", with_log=True)
    assert content["verified"] is True and content["winners"] == record.winners
    log = content["log"]
    assert isinstance(log, list) and {"text", "clause", "message"} == set(log[0])
    assert saves.load_seats(played.path, 2) == ["human", "random"]
