"""Battle Spirits at the table, full screen and line by line: Cores, payments, cards, decks, whole games."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.cells import cell_len
from tests.terminal.fingers import RandomFingers, offered, play_plain, play_whole
from textual.pilot import Pilot
from textual.widgets import Button, OptionList, Static

import rulebound
from rulebound import view
from rulebound.games import rulebook_named
from rulebound.games.battle_spirits.state import BattleSpirits
from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.packs import decks_of
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.dialogs import CardsDialog, HelpDialog, ResultDialog, WhyDialog
from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import layout_of
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.session import Session, match_decks
from rulebound.terminal.start import StartScreen
from rulebound.texts import Scene, Texts, languages

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]
GAME = "battle-spirits"
GEN_BO, ROWAMIKU, QUPEL, LENSIS = "26RSD01-002", "26RSD01-003", "26RSD01-006", "26RSD01-X01"
POSITION: dict[str, Any] = {
    "turn": "A",
    "step": "main",
    "number": 5,
    "A": {
        "life": 5,
        "reserve": 2,
        "soul": "reserve",
        "core-trash": 1,
        "hand": [QUPEL, LENSIS, "26RSD01-012"],
        "deck": 20,
        "field": [f"{GEN_BO} 3 exhausted", f"{GEN_BO} 1", f"{ROWAMIKU} 3"],
        "trash": ["26RSD01-013"],
    },
    "B": {
        "life": 1,
        "reserve": 1,
        "soul": "B.field.1",
        "hand": ["26RSD02-002"],
        "deck": 20,
        "field": ["26RSD02-001 1S", "26RSD02-010 0"],
    },
}


def session_at(driver: "Driver", *players: str) -> Session:
    """A session in the position above."""
    return driver.session(
        *(players or ("human", "random")), game=GAME, seed=5, decks=["red", "purple"], position=POSITION
    )


# ---- what is shown


def drawn(game: BattleSpirits, language: str, width: int, roomy: bool, viewer: int = 0) -> list[str]:
    """The board as lines of text."""
    texts = Texts(language, strict=True)
    bands = layout_of(GAME, texts).bands(Scene(view(game, viewer).game, viewer), ["A", "B"])
    drawing = Drawing(bands, width, roomy, lambda cell: bool(cell.card), None)
    return ["".join(span.text for span in line) for line in drawing.lines]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "roomy"), [(50, False), (80, False), (80, True), (130, True)])
def test_no_line_is_wider_than_the_table(language: str, width: int, roomy: bool) -> None:
    for seed in range(2):
        game = rulebound.new_game(GAME, seed=seed)
        assert isinstance(game, BattleSpirits)
        stream = Stream(seed)
        while game.decision is not None:
            for viewer in (0, 1, rulebound.SPECTATOR):
                assert max(cell_len(line) for line in drawn(game, language, width, roomy, viewer)) <= width
            for _ in range(40):
                if game.decision is not None:
                    game.choose(stream.below(len(game.decision.options)))


def test_signs() -> None:
    game = rulebound.new_game(GAME, decks=["red", "purple"], position=POSITION)
    assert isinstance(game, BattleSpirits)
    text = "\n".join(drawn(game, "en", 100, roomy=False))
    assert " Gen-Bo↷ #1 Lv2 5000 ●3 ✦ " in text
    assert " Gen-Bo #2 Lv1 3000 ●1 " in text
    assert " Sclouse Lv2 2000 ●1◆ " in text
    assert "[Qupel Sp5→3]" in text and "[Lensis the Soaring Scarlet Sp7→4]" in text
    assert "Hand 1 · Deck 20 · Trash 0" in text
    game.field_card(game.piece_at("A.field.2")).state = 2
    assert "Gen-Bo↷↷ #2" in "\n".join(drawn(game, "en", 100, roomy=False))


def test_the_line_of_cores() -> None:
    game = rulebound.new_game(GAME, decks=["red", "purple"], position=POSITION)
    assert isinstance(game, BattleSpirits)
    whole = "Life ●5  Reserve ●2◆  Trash ●1  Gen-Bo #1 ●3  Gen-Bo #2 ●1  Rowamiku ●3"
    assert any(whole in line for line in drawn(game, "en", 100, roomy=False))
    assert any(
        "Life ●5  Reserve ●2◆  Trash ●1  Field ●7" in line for line in drawn(game, "en", 52, roomy=False)
    )
    assert any(
        "生命值 ●5  預備區 ●2◆  廢棄區 ●1  場地 ●7" in line
        for line in drawn(game, "zh-Hant", 52, roomy=False)
    )


@pytest.mark.parametrize("language", languages())
def test_80_by_24_shows_everything_that_is_needed(driver: "Driver", language: str) -> None:
    session = session_at(driver)
    app = RuleboundApp(language, session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        say = app.texts.say
        text = driver.shown(app)
        for word in ("zone-bs-life", "zone-bs-reserve", "zone-bs-hand", "table-bs-spirits", "step-bs-main"):
            assert say(word) in text, word
        assert app.texts.question(session.view(0).decision, session.scene(0)) in text  # type: ignore[arg-type]
        last = text.splitlines()[-1]
        assert say("key-help") in last and say("key-cards") in last and say("key-quit") in last
        await driver.press_number(pilot, offered(session).index(f"summon {QUPEL}") + 1, len(offered(session)))
        await pilot.pause()
        text = driver.shown(app)
        assert "BS 16.10" in text and " p  " in text
        assert app.texts.option(session.options(0)[1], session.scene(0)) in text

    driver.drive(app, play, (80, 24))


def test_the_battle_is_shown(driver: "Driver") -> None:
    session = session_at(driver, "human", "human")
    session.choose_keys(0, ["end-step", "attack A.field.3"])
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("enter")
        await pilot.pause()
        text = driver.shown(app)
        assert "Your Rowamiku (Lv2, BP 5000) attacks" in text and "▲" in text
        assert "Flash Timing, your Rowamiku (Lv2, BP 5000) attacks" in text

    driver.drive(app, play, (100, 36))


# ---- payments


def test_one_key_pays_as_proposed(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("p")
        assert await driver.until_said(pilot, app) == "Nothing is proposed now."
        await driver.press_number(pilot, offered(session).index(f"summon {QUPEL}") + 1, len(offered(session)))
        await pilot.pause()
        assert "Gen-Bo #1 drops to Lv1" in driver.shown(app)
        await pilot.press("p")
        await driver.until(pilot, lambda: len(session.table.inputs) > 2)
        assert session.game.describe()["A"]["field"][-1].startswith(QUPEL)

    driver.drive(app, play, (100, 36))
    assert session.table.inputs[:2] == [f"summon {QUPEL}", "pay-reserve"]


def test_a_game_left_in_the_middle_of_a_payment_goes_on(driver: "Driver") -> None:
    session = session_at(driver)
    session.choose_keys(0, [f"summon {QUPEL}", "pay-reserve", "pay A.field.1"])
    assert session.step == 3
    record = saves.load_game(session.path)
    again = Session.resume(record, rulebook_named(GAME), session.players, session.path)
    assert again.game.digest() == session.game.digest()
    assert offered(again) == offered(session)


def test_keys_that_are_not_offered_end_a_shortcut(driver: "Driver") -> None:
    session = session_at(driver)
    session.choose_keys(0, [f"summon {QUPEL}", "pay A.field.9", "pay-reserve"])
    assert session.table.inputs == [f"summon {QUPEL}"]


# ---- cards


def test_cards_can_be_read(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("zh-Hant", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("down", "i")
        await driver.until_screen(pilot, CardsDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, CardsDialog)
        card = str(dialog.query_one("#card", Static).render())
        assert "キュペル" in card
        assert "系統：風牙" in card and "『召喚時』" in card and QUPEL in card
        names = [str(option.prompt) for option in dialog.query_one("#subjects", OptionList).options]
        assert "你（A） 廢棄區" in names and "B（random） 靈魂卡" in names
        await pilot.press("escape")
        await pilot.pause()
        driver.table(pilot).board.focus()
        await pilot.pause()
        await pilot.press("i")
        await driver.until_screen(pilot, CardsDialog)

    driver.drive(app, play, (100, 36))


def test_blackpoker_has_no_cards_to_read(driver: "Driver") -> None:
    session = driver.session("human", "random")
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        await pilot.press("i")
        await pilot.pause()
        driver.table(pilot)
        assert "Cards" not in driver.shown(app).splitlines()[-1]

    driver.drive(app, play, (80, 24))


def test_why_not_and_help(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, WhyDialog)
        reasons = dialog.query_one("#reasons", OptionList)
        assert "Move Cores" in str(reasons.get_option_at_index(0).prompt)
        dialog.query_one("#subjects", OptionList).highlighted = 1
        await pilot.pause()
        assert any("Attack with it" in str(option.prompt) for option in reasons.options)
        await pilot.press("escape", "f1")
        await driver.until_screen(pilot, HelpDialog)
        assert isinstance(pilot.app.screen, HelpDialog)
        content = pilot.app.screen.content().plain
        assert "Second Main Step: " in content and "●3◆" in content and "as proposed" in content

    driver.drive(app, play, (100, 36))


# ---- decks


def test_decks_on_the_start_screen(driver: "Driver") -> None:
    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#game").value = GAME  # type: ignore[attr-defined]
        await driver.until(pilot, lambda: bool(screen.query("#theirs")))
        assert any("Wind Fang of the Scarlet Flame" in name for name, _ in screen.decks())
        screen.query_one("#yours").value = "white"  # type: ignore[attr-defined]
        screen.query_one("#theirs").value = "blue"  # type: ignore[attr-defined]
        screen.query_one("#seat").value = "1"  # type: ignore[attr-defined]
        await pilot.pause()
        screen.query_one("#play", Button).press()
        await pilot.pause()
        assert driver.table(pilot).session.table.match.decks == ["blue", "white"]

    driver.drive(RuleboundApp("en", pace=0), play, (80, 24))


def test_decks_that_nobody_names_are_left_to_the_seed() -> None:
    rulebook = rulebook_named(GAME)
    assert match_decks(rulebook, 3, 0, "red", "blue") == ["red", "blue"]
    chance = [match_decks(rulebook, seed, 1, "red", "") for seed in range(12)]
    assert all(decks is not None and decks[1] == "red" for decks in chance)
    assert {decks[0] for decks in chance if decks} == set(decks_of(GAME))
    assert match_decks(rulebook_named("blackpoker"), 3, 0, "", "") is None


# ---- line by line


def test_position_question_and_options_in_words(driver: "Driver") -> None:
    written = play_plain(session_at(driver), f"summon {QUPEL}", "pay")
    assert "Battle Spirits · Turn 5: You · Main Step\n" in written
    assert (
        "  Cores: Life 5 Cores; Reserve 3 Cores (with the Soul Core); Trash 1 Core; Gen-Bo #1 3 Cores;"
        in written
    )
    state = "Lv2, BP 5000, 3 Cores, 1 symbol, exhausted and in the Super Unleash state"
    assert f"  Spirits: Gen-Bo #1, Spirit, {state}; " in written
    assert "Qupel, Spirit, cost 5 − 2 (red) = 3" in written
    assert "Qupel: cost 5 − 2 (red) = 3. Pay 3 more; which Core next? (BS 16.10)\n" in written
    assert "pay, as proposed: pay 2 from the Reserve and 1 from Gen-Bo #1 · " in written
    assert "You summoned Qupel with 1 Core. (BS 15.3)" in written
    assert (
        "Qupel: how many Cores? (BS FAQ targeting.2)\nLv1·Lv2 [When Summoned] Move up to 2 Cores" in written
    )
    payment = written.split("which Core next?")[0]
    assert payment.count("Battle Spirits · Turn 5") == 1, "nothing has moved, so the table is not told again"


def test_cards_line_by_line(driver: "Driver") -> None:
    written = play_plain(
        session_at(driver),
        "card",
        "card Qupel",
        f"card {GEN_BO}",
        "card B.field.1",
        "card nobody",
        "pay",
        "help",
    )
    assert "You (A) Trash: Offering Draw\n" in written
    assert "Family: Wind Fang\nLv1·Lv2 [When Summoned] " in written
    assert "Sclouse, Spirit, Lv2, BP 2000" in written
    assert "There is no card or piece “nobody” on the table." in written
    assert "Nothing is proposed now." in written
    assert "card NAME reads a card" in written


def test_why_line_by_line(driver: "Driver") -> None:
    written = play_plain(session_at(driver), "why Qupel", "why A.field.1", "why all", language="en")
    assert "Summon: possible now." in written
    assert "Deploy: Only Nexuses are deployed. (BS 4.3)" in written
    assert "Attack with it: Attacks are declared in the Attack Step. (BS 14.15)" in written
    assert "Move Cores: possible now." in written


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_line_by_line(driver: "Driver", language: str) -> None:
    class Fingers(RandomFingers):
        """Pays as proposed now and then."""

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            asked = session.decision(session.watcher)
            if asked is not None and asked.question in ("bs-pay", "bs-place") and self.stream.below(2):
                return "pay\n"
            return super().readline()

    session = driver.session("human", "random", game=GAME, seed=languages().index(language))
    play_whole(Fingers(session), language)


# ---- whole games on the screen


@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("zh-Hant", (120, 40))])
def test_a_game_by_keys_to_its_end_and_its_replay(
    driver: "Driver", language: str, size: tuple[int, int], data: Path
) -> None:
    session = session_at(driver)
    stream = Stream(7)
    app = RuleboundApp(language, session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        while True:
            await driver.until_asked(pilot, session)
            if session.over:
                break
            keys = offered(session)
            assert driver.table(pilot).options.option_count == len(keys)
            if any(key.startswith(("pay", "place")) for key in keys):
                await pilot.press("p")
                await pilot.pause()
            else:
                attacks = [n for n, key in enumerate(keys) if key.startswith("attack")]
                chosen = attacks[0] if attacks else stream.below(len(keys))
                await driver.press_number(pilot, chosen + 1, len(keys))
        await driver.until_screen(pilot, ResultDialog)
        assert session.game.result is not None
        assert session.game.result.clause in driver.shown(app)
        await pilot.press("down", "enter")
        await driver.until_screen(pilot, ReplayScreen)
        await pilot.press("right", "right", "end", "pageup", "v", "v", "home")
        await pilot.pause()
        assert "BS" in driver.shown(app)
        await pilot.press("i")
        await driver.until_screen(pilot, CardsDialog)

    driver.drive(app, play, size)
    record = saves.load_game(session.path)
    assert record.winners is not None
    verify(record, rulebook_named(GAME))
