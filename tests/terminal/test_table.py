"""The full-screen table, driven by keys and mouse without a terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Static

import rulebound
from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.dialogs import (
    ClauseDialog,
    ConfirmDialog,
    HandoverScreen,
    HelpDialog,
    InputDialog,
    ResultDialog,
    WhyDialog,
)
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.sight import LogPanel
from rulebound.terminal.start import StartScreen
from rulebound.texts import languages

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]


# ---- a whole game


def test_a_whole_game_by_keys_against_a_bot(driver: "Driver") -> None:
    session = driver.session("human", "random", settings={"deck": "entry16"})
    stream = Stream(5)

    async def play(pilot: AppPilot) -> None:
        choices = 0
        while True:
            await driver.until_asked(pilot, session)
            if session.over:
                break
            options = session.options(0)
            listed = driver.table(pilot).options
            assert listed.option_count == len(options)
            await driver.press_number(pilot, stream.below(len(options)) + 1, len(options))
            choices += 1
        assert choices > 5
        await driver.until_screen(pilot, ResultDialog)
        assert session.game.result is not None
        assert session.game.result.clause in driver.shown(app)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play, (80, 24))
    record = saves.load_game(session.path)
    assert record.winners is not None
    verify(record, rulebound.rulebook_named("blackpoker"))


def test_arrow_keys_and_enter_choose(driver: "Driver") -> None:
    session = driver.session("human", "human", seed=1)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("enter")
        await pilot.pause()
        keys = [session.game.key(option) for option in session.options(session.watcher)]
        await pilot.press("down", "enter")
        await pilot.pause()
        assert session.table.inputs == [keys[1]]

    driver.drive(RuleboundApp("en", session=session, pace=0), play)


# ---- what is shown


def test_80_by_24_shows_everything_that_is_needed(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        text = driver.shown(app)
        assert "BlackPoker" in text and "Turn " in text and "Chance: " in text
        for word in ("B (random)", "You (A)", "Life ", "Barriers", "Soldiers", "Stage", "Hand", "BP R4.2"):
            assert word in text, word
        for key in ("F1 Help", "w Why?", "h Hint", "u Undo", "s Save", "c Concede", "q Quit"):
            assert key in text, key
        decision = session.decision(0)
        assert decision is not None and decision.clause in text
        assert "1 " + app.texts.option(decision.options[0], session.scene(0)) in text

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play, (80, 24))


def test_large_screens_draw_boxes(driver: "Driver") -> None:
    session = driver.session("human", "human")

    async def play(pilot: AppPilot) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert "┏" in driver.shown(app)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play, (120, 40))


def test_a_seat_sees_only_its_own_cards(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        own, hidden = session.game.places[1], session.game.places[7]
        assert (own.zone.name, own.seat, hidden.zone.name, hidden.seat) == ("hand", 0, "hand", 1)
        cards = {cell.card for band in driver.table(pilot).board.bands for cell in band.cells() if cell.card}
        assert cards == set(own.cards)
        assert hidden.cards and not cards & set(hidden.cards)

    driver.drive(RuleboundApp("en", session=session, pace=0), play)


# ---- why, hint, undo


def test_why_not_tells_reasons_and_clauses(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, WhyDialog)
        assert any(
            "Charge" in str(option.prompt) for option in dialog.query_one("#reasons", OptionList).options
        )
        subjects = dialog.query_one("#subjects", OptionList)
        assert subjects.option_count > len(session.game.places[1].cards)
        await pilot.press("down")
        await pilot.pause()
        reasons = dialog.query_one("#reasons", OptionList)
        assert reasons.option_count > 10
        assert any(clause.startswith("BP ") for clause in dialog.clauses)
        await pilot.press("right")
        index = next(n for n, clause in enumerate(dialog.clauses) if clause)
        reasons.highlighted = index
        await pilot.press("enter")
        await driver.until_screen(pilot, ClauseDialog)
        assert dialog.clauses[index] in driver.shown(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert pilot.app.screen is driver.table(pilot)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


def test_hint_highlights_what_the_greedy_bot_would_do(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("h")
        wanted = session.hint(0)
        said = await driver.until_said(pilot, app)
        assert driver.table(pilot).options.highlighted == wanted
        assert app.texts.option(session.options(0)[wanted], session.scene(0)) in said

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


POSITION = {
    "turn": "A",
    "A": {"hand": ["H3", "H4", "S5"], "life": 10, "soldiers": ["S9", "C6"]},
    "B": {"hand": ["C9"], "life": 10},
}


def test_undo_where_nothing_was_revealed_and_the_reason_where_something_was(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        keys = [session.game.key(option) for option in session.options(0)]
        await driver.press_number(pilot, keys.index("up H3") + 1, len(keys))
        await driver.until(
            pilot, lambda: session.game.decision is not None and session.game.decision.question == "bp-target"
        )
        await pilot.press("u")
        await pilot.pause()
        assert [session.game.key(option) for option in session.options(0)] == keys
        assert driver.table(pilot).options.option_count == len(keys)
        await driver.press_number(pilot, keys.index("set-barrier") + 1, len(keys))
        await pilot.pause()
        await pilot.press("u")
        assert "RB 7" in await driver.until_said(pilot, app)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


# ---- saving and going on


def test_a_game_is_gone_on_with_in_a_new_app(driver: "Driver") -> None:
    session = driver.session("human", "random", seed=8)

    async def begin(pilot: AppPilot) -> None:
        for _ in range(3):
            await driver.until_asked(pilot, session)
            await pilot.press("1")
            if len(session.options(0)) > 9:
                await pilot.press("enter")
        await driver.until_asked(pilot, session)
        await pilot.press("q")

    driver.drive(RuleboundApp("en", session=session, pace=0), begin)
    digest = session.game.digest()

    async def go_on(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        saved = pilot.app.screen.query_one("#saves", OptionList)
        assert saved.option_count == 1
        saved.focus()
        saved.highlighted = 0
        await pilot.press("enter")
        await pilot.pause()
        table = driver.table(pilot)
        assert table.session.game.digest() == digest
        assert table.session.players == ["human", "random"]
        before = len(table.query_one(LogPanel).shown)
        assert before > 5
        await driver.until_asked(pilot, table.session)
        await driver.press_number(pilot, 1, len(table.session.options(0)))
        await driver.until_asked(pilot, table.session)
        assert table.session.step > session.step

    driver.drive(RuleboundApp("en", pace=0), go_on)


def test_save_under_a_name(driver: "Driver", data: Path) -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("s")
        await driver.until_screen(pilot, InputDialog)
        await pilot.press("ctrl+u", *"mine", "enter")
        await pilot.pause()

    driver.drive(RuleboundApp("en", session=session, pace=0), play)
    assert saves.load_game(data / "mine.json").digest == session.game.digest()


# ---- language, theme, help


def test_language_switch_in_play(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        assert "Barriers" in driver.shown(app)
        await pilot.press("l")
        await pilot.pause()
        text = driver.shown(app)
        assert "防壁" in text and "チャンス" in text and "Barriers" not in text
        assert "引いた" in str(driver.table(pilot).query_one(LogPanel).get_option_at_index(0).prompt)
        for word in ("機會", "机会", "Barriers"):
            await pilot.press("l")
            await pilot.pause()
            assert word in driver.shown(app)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play, (80, 24))


def test_the_language_is_kept(driver: "Driver") -> None:
    app = RuleboundApp("en", session=driver.session("human", "random"), pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("l")
        await pilot.pause()

    driver.drive(app, play)
    assert saves.load_preferences().language == "ja"


@pytest.mark.parametrize("language", languages())
def test_the_keys_fit_on_one_line(driver: "Driver", language: str) -> None:
    app = RuleboundApp(language, session=driver.session("human", "random"), pace=0)

    async def play(pilot: AppPilot) -> None:
        last = driver.shown(app).splitlines()[-1]
        assert app.texts.say("key-help") in last and app.texts.say("key-quit") in last

    driver.drive(app, play, (80, 24))


def test_light_and_dark(driver: "Driver") -> None:
    app = RuleboundApp("en", session=driver.session("human", "random"), pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("t")
        assert pilot.app.theme == "textual-light"

    driver.drive(app, play)
    assert saves.load_preferences().theme == "textual-light"


@pytest.mark.parametrize("language", languages())
def test_the_first_game_opens_the_help_once(driver: "Driver", language: str) -> None:
    saves.save_preferences(saves.Preferences())

    async def first(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, HelpDialog)
        await pilot.press("escape")
        await pilot.pause()
        driver.table(pilot)
        await pilot.press("f1")
        await driver.until_screen(pilot, HelpDialog)

    async def second(pilot: AppPilot) -> None:
        driver.table(pilot)

    driver.drive(RuleboundApp(language, session=driver.session("human", "random"), pace=0), first)
    driver.drive(RuleboundApp(language, session=driver.session("human", "random"), pace=0), second)


# ---- several people at one device


def test_hot_seat_hides_the_table_between_people(driver: "Driver") -> None:
    session = driver.session("human", "human", seed=2)

    async def play(pilot: AppPilot) -> None:
        seats: list[int] = []
        for _ in range(12):
            await pilot.pause()
            if isinstance(pilot.app.screen, HandoverScreen):
                name = session.game.seat_name(session.asked())
                text = driver.shown(app)
                assert f"Pass the device to {name}." in text
                assert "♠" not in text and "♥" not in text and "Hand" not in text
                await pilot.press("enter")
                await pilot.pause()
            assert session.watcher == session.asked()
            seats.append(session.watcher)
            bands = driver.table(pilot).board.bands
            assert bands[-1].seat == session.watcher
            keys = [session.game.key(option) for option in session.options(session.watcher)]
            wanted = next((n for n, key in enumerate(keys) if key in ("pass", "end", "decline")), 0)
            await driver.press_number(pilot, wanted + 1, len(keys))
        assert set(seats) == {0, 1}

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


# ---- the end


def test_concede_result_and_what_comes_next(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("c")
        await driver.until_screen(pilot, ConfirmDialog)
        await pilot.press("n")
        await pilot.pause()
        assert not session.over
        await pilot.press("c")
        await driver.until_screen(pilot, ConfirmDialog)
        await pilot.press("y")
        await driver.until_screen(pilot, ResultDialog)
        assert "B won the game." in driver.shown(app) and "You conceded." in driver.shown(app)
        await pilot.press("down", "enter")
        await driver.until_screen(pilot, ReplayScreen)
        await pilot.press("q")
        await driver.until_screen(pilot, ResultDialog)
        await pilot.press("escape")
        await pilot.pause()
        assert "Press r for what now." in driver.shown(app)
        await pilot.press("r")
        await driver.until_screen(pilot, ResultDialog)
        await pilot.press("enter")
        await pilot.pause()
        again = driver.table(pilot).session
        assert again is not session and not again.over
        assert again.players == session.players

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


def test_leaving_tells_where_the_game_is(driver: "Driver") -> None:
    session = driver.session("human", "random")
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("q")

    driver.drive(app, play)
    assert app.return_value == session.summary()
    assert session.summary()["finished"] is False


# ---- board, log and mouse


def test_a_line_of_the_log_opens_its_clause(driver: "Driver") -> None:
    session = driver.session("human", "random")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        log = driver.table(pilot).query_one(LogPanel)
        log.focus()
        log.highlighted = 0
        await pilot.press("enter")
        await driver.until_screen(pilot, ClauseDialog)
        assert "BP R4.2" in driver.shown(app) and "Seven cards in hand" in driver.shown(app)

    app = RuleboundApp("en", session=session, pace=0)
    driver.drive(app, play)


def test_a_click_on_a_card_finds_its_option_and_a_second_one_chooses_it(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        table = driver.table(pilot)
        card = session.game.parse("down S5", 0).card
        drawing = table.board.drawing(table.board.size.width)
        places = [(x, y) for y in range(len(drawing.lines)) for x in range(table.board.size.width)]
        cells = [(x, y, drawing.cell_at(x, y)) for x, y in places]
        x, y = next((x, y) for x, y, cell in cells if cell is not None and cell.card == card)
        about = [n for n, option in enumerate(session.options(0)) if option.card == card]
        await pilot.click(table.board, offset=(x + 1, y))
        await pilot.pause()
        assert table.options.highlighted == about[0]
        assert len(about) == 1 and session.step == 0
        await pilot.click(table.board, offset=(x + 1, y))
        await pilot.pause()
        assert session.table.inputs == ["down S5"]

    driver.drive(RuleboundApp("en", session=session, pace=0), play)


def test_a_card_without_options_says_so_and_the_board_can_be_walked(driver: "Driver") -> None:
    session = driver.session("human", "random", position=POSITION)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        table = driver.table(pilot)
        table.board.focus()
        await pilot.pause()
        assert table.board.cursor is not None
        for key in ("up", "right", "left", "down", "up"):
            await pilot.press(key)
        cursor = table.board.cursor
        detail = str(table.query_one("#detail", Static).render())
        assert cursor.spoken.split(",")[0] in detail
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, WhyDialog) and dialog.subjects[dialog.at] == cursor

    driver.drive(RuleboundApp("en", session=session, pace=0), play)


# ---- trouble, and small screens


def test_a_disk_that_is_full_does_not_end_the_game(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    session = driver.session("human", "random")
    app = RuleboundApp("en", session=session, pace=0)

    def full(path: Path, content: bytes) -> None:
        raise saves.SaveError(f"{path} cannot be written: No space left on device.")

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        monkeypatch.setattr(saves, "write_file", full)
        for _ in range(3):
            await driver.press_number(pilot, 1, len(session.options(0)))
            await driver.until_asked(pilot, session)
        assert "No space left" in await driver.until_said(pilot, app)
        assert session.step >= 3
        driver.table(pilot)

    driver.drive(app, play)


@pytest.mark.parametrize("size", [(40, 12), (30, 60), (200, 20)])
def test_odd_sizes_do_no_harm(driver: "Driver", size: tuple[int, int]) -> None:
    session = driver.session("human", "random")
    app = RuleboundApp("ja", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        for _ in range(3):
            await driver.until_asked(pilot, session)
            await driver.press_number(pilot, 1, len(session.options(0)))
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)

    driver.drive(app, play, size)


# ---- the start screen


def test_the_start_screen_starts_a_game(driver: "Driver") -> None:
    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#opponent").value = "random"  # type: ignore[attr-defined]
        screen.query_one("#setting-deck").value = "entry20"  # type: ignore[attr-defined]
        screen.query_one("#seat").value = "1"  # type: ignore[attr-defined]
        await pilot.pause()
        screen.query_one("#play", Button).press()
        await pilot.pause()
        session = driver.table(pilot).session
        assert session.players == ["random", "human"]
        assert session.table.match.settings == {"deck": "entry20"}

    driver.drive(RuleboundApp("en", pace=0), play, (80, 24))


def test_the_start_screen_in_another_language(driver: "Driver") -> None:
    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        await pilot.press("l")
        await driver.until(pilot, lambda: "新しいゲーム" in driver.shown(app))
        assert "ブラックポーカー" in driver.shown(app)

    app = RuleboundApp("en", pace=0)
    driver.drive(app, play, (80, 24))


def test_a_file_from_elsewhere(driver: "Driver", data: Path) -> None:
    session = driver.session("human", "random")
    (data / "elsewhere").mkdir()
    path = data / "elsewhere" / "game.json"
    session.path.rename(path)

    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        await pilot.press("o")
        await driver.until_screen(pilot, InputDialog)
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert driver.table(pilot).session.path == path
        assert driver.table(pilot).session.players == ["human", "greedy"]

    driver.drive(RuleboundApp("en", pace=0), play)


def test_a_damaged_save_is_told_and_the_start_screen_stays(driver: "Driver", data: Path) -> None:
    session = driver.session("human", "random")
    content = session.path.read_text().replace(session.table.record().digest, "0" * 16)
    session.path.write_text(content)

    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        saved = pilot.app.screen.query_one("#saves", OptionList)
        saved.focus()
        saved.highlighted = 0
        await pilot.press("enter")
        assert "digest" in await driver.until_said(pilot, app)
        assert isinstance(pilot.app.screen, StartScreen)

    app = RuleboundApp("en", pace=0)
    driver.drive(app, play)
