"""Sessions, saves and the general layout, with BlackPoker and with a game that has no layout of its own."""

import importlib.util
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pytest
from textual.pilot import Pilot

from rulebound import Match, SetupError
from rulebound.bots import OWN_BOTS
from rulebound.bots.random import RandomBot
from rulebound.games import RULEBOOKS
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.kernel.plain import to_plain
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.view import events_for
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.layouts import Layout, layout_of
from rulebound.terminal.plain import PlainTable
from rulebound.terminal.session import Session, seat_number, seat_players
from rulebound.texts import Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]


# ---- sessions


class Spy(RandomBot):
    """Writes down what it is told."""

    watches = True
    told: ClassVar[list[list[Event]]] = []
    left: ClassVar[list[Result | None]] = []

    def watch(self, events: list[Event]) -> None:
        self.told.append(events)

    def leave(self, result: Result | None) -> None:
        self.left.append(result)


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    """The spy, to be had as a bot by its name."""
    monkeypatch.setitem(OWN_BOTS, "spy", f"{__name__}:Spy")
    monkeypatch.setitem(sys.modules, __name__, sys.modules[Spy.__module__])
    Spy.told.clear()
    Spy.left.clear()
    return Spy


def test_a_bot_is_not_told_the_seed_of_the_game(spy: type[Spy]) -> None:
    match = Match(RULEBOOKS["blackpoker"], 7)
    session = Session.start(match, ["spy", "spy"])
    seeds = [bot.seed for bot in session.bots.values()]
    assert len(set(seeds)) == 2 and min(seeds) > 1000, "nothing near to 7"


def test_bots_are_told_what_their_seats_see_and_how_it_ended(driver: "Driver", spy: type[Spy]) -> None:
    session = driver.session("human", "spy")
    expected = [events_for(session.game.events, 1)]
    while not session.over:
        session.take(session.bot_choice() if session.bot_is_asked() else 0)
        expected.append(events_for(session.game.events, 1))
    assert to_plain(spy.told) == to_plain(expected) and any(expected) and spy.left == []
    PlainTable(session, Texts("en"), io.StringIO(), io.StringIO()).play()
    session.leave()
    assert spy.left == [session.game.result] and session.game.result is not None


def test_bots_are_told_that_a_game_is_left(driver: "Driver", spy: type[Spy]) -> None:
    session = driver.session("human", "spy")
    PlainTable(session, Texts("en"), io.StringIO("quit\n"), io.StringIO()).play()
    assert spy.left == [None]


def test_bots_at_the_screen_are_told_how_it_ended(driver: "Driver", spy: type[Spy]) -> None:
    session = driver.session("human", "spy")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        session.concede(0)
        driver.table(pilot).go_on()
        await driver.until(pilot, lambda: bool(spy.left))

    driver.drive(RuleboundApp("en", session=session, pace=0), play)
    assert spy.left == [session.game.result] and len(spy.told) > 1


@pytest.mark.parametrize("method", ["answer", "watch", "leave"])
def test_a_fault_of_a_bot_is_told_at_the_screen(
    method: str, driver: "Driver", spy: type[Spy], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise SystemExit(0)

    session = driver.session("human", "spy")
    app = RuleboundApp("en", session=session, pace=0)
    monkeypatch.setattr(spy, method, broken)

    async def play(pilot: AppPilot) -> None:
        await pilot.pause()
        if session.asked() == 0:
            driver.table(pilot).choose(0)
        if method == "leave":
            session.concede(0)
            driver.table(pilot).go_on()
        said = await driver.until_said(pilot, app)
        assert said.startswith("spy raised SystemExit: 0 (test_sessions.py:")

    driver.drive(app, play)


def test_every_input_is_saved(driver: "Driver") -> None:
    session = driver.session("human", "random")
    for _ in range(10):
        session.choose(0)
        assert saves.load_game(session.path).digest == session.game.digest()
    assert not list(session.path.parent.glob("*.new"))


def test_the_log_is_the_same_after_going_on(driver: "Driver") -> None:
    session = driver.session("human", "random")
    texts = Texts("en", strict=True)
    for _ in range(30):
        if not session.over:
            session.choose(0)
    again = Session.resume(
        saves.load_game(session.path), session.table.match.rulebook, session.players, session.path
    )
    for viewer in (0, 1, 9):
        old = [texts.sentence(line.message) for line in session.log.lines(viewer)]
        assert old == [texts.sentence(line.message) for line in again.log.lines(viewer)]
        assert len(old) > 20


def test_undo_takes_back_the_log(driver: "Driver") -> None:
    session = driver.session(
        "human",
        "random",
        position={
            "turn": "A",
            "A": {"hand": ["H3", "H4"], "life": 5, "soldiers": ["S9", "S8"]},
            "B": {"life": 5},
        },
    )
    before = len(session.log.lines(0))
    session.table.choose_key("up H3")
    session.changed()
    session.undo(0)
    assert len(session.log.lines(0)) == before
    session.choose(0)
    assert len(session.log.lines(0)) > before


def test_reasons_put_what_is_possible_first(driver: "Driver") -> None:
    session = driver.session(
        "human", "random", position={"turn": "A", "A": {"hand": ["CA", "C5"], "life": 5}}
    )
    card = session.game.parse("summon-ace CA", 0).card
    reasons = session.reasons(0, session.game.rulebook.verbs, card)
    assert [reason.verb for reason in reasons if reason.refusal is None] == ["summon-ace"]
    assert reasons[0].verb == "summon-ace" and len(reasons) > 20


def test_players_and_seats() -> None:
    assert seat_players(2, "greedy", 1) == ["greedy", "human"]
    assert seat_number("b", 2) == 1
    with pytest.raises(SetupError, match="the seats are A, B"):
        seat_number("AB", 2)
    with pytest.raises(SetupError, match="2 seats, but 1"):
        Session.start(Match(RULEBOOKS["blackpoker"]), ["human"])


# ---- saves


def test_names_of_files(data: Path) -> None:
    assert saves.path_of_name("mine") == data / "mine.json"
    assert saves.path_of_name("mine.json") == data / "mine.json"
    assert saves.path_of_name("a.b") == data / "a.b.json"
    assert saves.path_of_name("/tmp/x") == Path("/tmp/x.json")
    first = saves.new_path("blackpoker", 1)
    first.write_text("")
    assert saves.new_path("blackpoker", 1) != first


def test_the_list_of_saves_passes_over_what_is_no_record(driver: "Driver", data: Path) -> None:
    (data / "notes.json").write_text("{}")
    session = driver.session("human", "greedy")
    (data / "broken.json").write_bytes(session.path.read_bytes()[:50])
    found = saves.saved_games()
    assert [saved.path for saved in found] == [session.path]
    assert found[0].players == ["human", "greedy"] and not found[0].finished


def test_a_place_that_cannot_be_written_is_told(driver: "Driver", data: Path) -> None:
    session = driver.session("human", "random")
    (data / "file").write_text("")
    with pytest.raises(saves.SaveError, match="cannot be written"):
        session.save_as(data / "file" / "x.json")


def test_damaged_preferences_are_the_usual_ones() -> None:
    saves.preferences_path().write_text("{")
    assert saves.load_preferences() == saves.Preferences()


# ---- a game without a layout of its own


@pytest.fixture
def probe() -> Iterator[Rulebook]:
    """The four-seat game of the tests, registered."""
    path = Path(__file__).parents[1] / "probe.py"
    spec = importlib.util.spec_from_file_location("terminal_probe", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rulebook = module.ProbeRulebook()
    assert isinstance(rulebook, Rulebook)
    RULEBOOKS[rulebook.id] = rulebook
    yield rulebook
    del RULEBOOKS[rulebook.id]


def test_four_seats_on_the_general_layout(probe: Rulebook) -> None:
    session = Session.start(Match(probe, 5), ["random", "human", "random", "random"])
    layout = layout_of(probe.id, Texts("en"))
    assert type(layout) is Layout
    bands = layout.bands(session.scene(1), list("ABCD"))
    assert [band.seat for band in bands] == [2, 3, 0, -1, 1]
    own = {cell.card for cell in bands[-1].cells() if cell.card}
    assert own == set(next(place for place in session.game.places if place.seat == 1).cards)
    assert not any(cell.card for band in bands[:-1] for cell in band.cells())


def test_four_seats_line_by_line(probe: Rulebook) -> None:
    session = Session.start(Match(probe, 5), ["random", "human", "random", "random"])
    writing = io.StringIO()
    PlainTable(session, Texts("en"), io.StringIO("1\n" * 4000), writing).play()
    assert session.over
    assert "You (B)" in writing.getvalue()


def test_four_seats_on_the_screen(probe: Rulebook, driver: "Driver") -> None:
    session = Session.start(Match(probe, 5), ["random", "human", "random", "random"])
    app = RuleboundApp("en", session=session, pace=0)
    app.texts = Texts("en")

    async def play(pilot: AppPilot) -> None:
        await pilot.press("escape")
        for _ in range(5):
            await driver.until_asked(pilot, session)
            if not session.over:
                await driver.press_number(pilot, 1, len(session.options(1)))
        assert session.step > 5
        assert all(f"{name} (random)" in driver.shown(app) for name in "ACD")

    driver.drive(app, play, (100, 36))
