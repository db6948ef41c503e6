"""FF-TCG at the table, full screen and line by line: the board, payments, battles, passing, whole games."""

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
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.dialogs import CardsDialog, HelpDialog, ResultDialog, StopsDialog, WhyDialog
from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import layout_of
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.session import Session
from rulebound.terminal.start import StartScreen
from rulebound.texts import Scene, Texts, languages

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]
GAME = "fftcg"
CLOUD, TIFA, RED_XIII, BARRET, SAMURAI = "1-187S", "1-189S", "1-191S", "1-205S", "1-014C"
IFRIT, FAIRY, EVOKER, BLACK_MAGE = "1-004C", "1-170C", "1-011C", "1-010C"
POSITION: dict[str, Any] = {
    "turn": "A",
    "phase": "main-1",
    "number": 5,
    "A": {
        "crystals": 1,
        "hand": [CLOUD, IFRIT, BARRET, FAIRY],
        "deck": 20,
        "field": [
            f"{TIFA} damage-3000",
            "24-005L+24-001L fresh",
            f"{SAMURAI} dull frozen",
            "RBF-031 Ember-2",
            EVOKER,
            f"{BLACK_MAGE} dull",
            BLACK_MAGE,
        ],
        "break-zone": ["1-025C", "1-024C"],
        "damage-zone": ["1-099C", "1-106C"],
        "removed": ["21-017C Warp-2"],
        "lb-deck": ["22-112R", "22-112R up", "22-123R", "22-123R"],
    },
    "B": {
        "hand": [IFRIT],
        "deck": 20,
        "field": [CLOUD, BARRET, RED_XIII, f"{EVOKER} dull"],
        "damage-zone": ["1-099C"],
        "lb-deck": ["22-120H up", "23-127R"],
    },
}


def session_at(driver: "Driver", *players: str, **changed: Any) -> Session:
    """A session in the position above."""
    position = {**POSITION, **changed}
    return driver.session(
        *(players or ("human", "random")), game=GAME, seed=5, decks=["d1", "d1"], position=position
    )


def game_at(*keys: str) -> FFTCG:
    """A game in the position above, after some answers."""
    game = rulebound.new_game(GAME, decks=["d1", "d1"], position=POSITION)
    assert isinstance(game, FFTCG)
    for key in keys:
        game.choose_key(key)
    return game


def drawn(game: FFTCG, language: str, width: int, roomy: bool, viewer: int = 0) -> list[str]:
    """The board as lines of text."""
    texts = Texts(language, strict=True)
    bands = layout_of(GAME, texts).bands(Scene(view(game, viewer).game, viewer), ["A", "B"])
    drawing = Drawing(bands, width, roomy, lambda cell: bool(cell.card), None)
    return ["".join(span.text for span in line) for line in drawing.lines]


# ---- what is shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "roomy"), [(50, False), (80, True), (130, True)])
def test_no_line_is_wider_than_the_table(language: str, width: int, roomy: bool) -> None:
    games = [rulebound.new_game(GAME, seed=7), game_at()]
    for game in games:
        assert isinstance(game, FFTCG)
        stream = Stream(7)
        while game.decision is not None:
            for viewer in (0, 1, rulebound.SPECTATOR):
                assert max(cell_len(line) for line in drawn(game, language, width, roomy, viewer)) <= width
            for _ in range(40):
                if game.decision is not None:
                    game.choose(stream.below(len(game.decision.options)))


def test_signs() -> None:
    text = "\n".join(drawn(game_at(), "en", 100, roomy=False))
    assert " Tifa Fi4 8000 -3000 " in text
    assert " Ifrit (XVI) +Clive Fi7 10000 new Ha " in text
    assert " Samurai↷ Fi3 6000 ❄ Br " in text
    assert " Patchwork Standard Ic2 5000 Pa Ember×2 " in text
    assert " Evoker Fi1  Black Mage↷ #1 Fi2  Black Mage #2 Fi2 " in text
    assert "[Fairy Su Wa2 EX]" in text and "[Cloud Fw Fi6→5 9000]" in text
    assert "[Zack LB1][Leo LB1 ×2]" in text
    assert "Damage 2/7 · Hand 4 · Deck 20" in text and "Damage 1/7 · Hand 1 · Deck 20" in text
    assert "Black Belt  Golem" in text
    assert "Removed 1 (Monk Warp×2)" in text and "1 Crystal" in text
    assert "LB deck 1 face down (Cloud)" in text


def test_changed_power_stands_beside_the_printed_one() -> None:
    lit = {**POSITION, "A": {**POSITION["A"], "field": ["RBF-017 Ember-2"]}}
    game = rulebound.new_game(GAME, decks=["d1", "d1"], position=lit)
    assert isinstance(game, FFTCG)
    assert any("Fi2 6000/4000 Ember×2" in line for line in drawn(game, "en", 100, roomy=False))
    cell = layout_of(GAME, Texts("en", strict=True)).piece_cell(
        Scene(game, 0), game.character(game.field(0).cards[0])
    )
    assert "power 6000 (printed 4000), active" in cell.spoken


def test_piles_are_brief_where_there_is_no_room() -> None:
    game = game_at()
    narrow = "\n".join(drawn(game, "en", 52, roomy=False))
    assert "Break Zone 2  Removed 1 (Monk Warp×2)" in narrow
    roomy = "\n".join(drawn(game, "en", 62, roomy=True))
    assert "Break Zone 2 (Squire)" in roomy and "LB deck 3 face down (Zack)" in roomy
    assert "移除區 1（武僧 異次元×2）" in "\n".join(drawn(game, "zh-Hant", 80, roomy=False))


def test_the_stack_from_the_top_with_what_was_chosen() -> None:
    game = game_at(f"cast {IFRIT}", "choose B.field.2", "dull A.field.5")
    lines = drawn(game, "en", 80, roomy=False)
    assert any("1. Your Ifrit → B’s Barret" in line for line in lines)
    layout = layout_of(GAME, Texts("ja", strict=True))
    scene = Scene(view(game, 1).game, 1)
    band = next(band for band in layout.bands(scene, ["A", "B"]) if band.title == "スタック")
    assert band.cells()[0].spoken == "Aの「イフリート」 → 自分の「バレット」"
    assert "選" in "".join(layout.describe(scene, band.cells()[0])[1:])


def keys_of(game: FFTCG) -> list[str]:
    """What is offered."""
    assert game.decision is not None
    return [game.key(option) for option in game.decision.options]


def attacked(*more: str) -> FFTCG:
    """The position with Tifa and Ifrit attacking as a party."""
    game = game_at()
    while game.decision is not None and game.decision.question != "ff-attack":
        game.choose_key("pass")
    for key in ("party A.field.1", "join A.field.2", "done"):
        if key in keys_of(game):
            game.choose_key(key)
    while game.decision is not None and game.decision.question == "ff-priority":
        game.choose_key("pass")
    for key in more:
        game.choose_key(key)
    return game


def test_the_battle_and_what_each_block_would_lead_to() -> None:
    game = attacked()
    defender = drawn(game, "en", 80, roomy=False, viewer=1)
    assert any("A’s Tifa (8000, 3000 damage)  A’s Ifrit (XVI) (10000)" in line for line in defender)
    assert any("Cloud: A’s Tifa and your Cloud would be broken" in line for line in defender)
    assert any("no block: 1 point of damage" in line for line in defender)
    attacker = drawn(game, "en", 80, roomy=False)
    assert any("no block: 1 point of damage" in line for line in attacker)
    assert not any("Cloud: " in line for line in attacker)
    game.choose_key("block B.field.1")
    lines = drawn(game, "en", 80, roomy=False)
    assert any("B’s Cloud (9000)" in line for line in lines)
    assert any("your Tifa and B’s Cloud would be broken" in line for line in lines)
    assert any("Cloud Fi6 9000 ▼" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_80_by_24_shows_everything_that_is_needed(driver: "Driver", language: str) -> None:
    session = driver.session("human", "random", game=GAME, seed=5, decks=["d1", "d2"])
    app = RuleboundApp(language, session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        say = app.texts.say
        text = driver.shown(app)
        for word in ("table-ff-forwards", "table-ff-backups", "zone-ff-hand"):
            assert say(word) in text, word
        await pilot.press("1")
        await driver.until_asked(pilot, session)
        await pilot.pause()
        text = driver.shown(app)
        assert say("zone-ff-hand") in text and say("step-ff-main-1") in text
        decision = session.view(0).decision
        assert decision is not None and decision.clause in text
        last = text.splitlines()[-1]
        for word in ("key-help", "key-cards", "key-until", "key-stops", "key-quit"):
            assert say(word) in last, word

    driver.drive(app, play, (80, 24))


# ---- payments and division


def test_one_key_pays_as_proposed(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("p")
        assert await driver.until_said(pilot, app) == "Nothing is proposed now."
        await driver.press_number(pilot, offered(session).index(f"cast {CLOUD}") + 1, len(offered(session)))
        await pilot.pause()
        assert "p  As proposed: dull Evoker · discard Fairy and Barret" in driver.shown(app)
        await pilot.press("p")
        await driver.until(pilot, lambda: len(session.table.inputs) > 2)

    driver.drive(app, play, (100, 36))
    assert session.table.inputs[:4] == [
        f"cast {CLOUD}",
        "dull A.field.5",
        f"discard {FAIRY}",
        f"discard {BARRET}",
    ]


def test_damage_is_divided_in_one_gesture(driver: "Driver") -> None:
    session = session_at(driver, "human", "human")
    while session.game.decision is not None and session.game.decision.question != "ff-divide":
        keys = [session.game.key(option) for option in session.game.decision.options]
        wanted = ["party A.field.1", "join A.field.2", "done", "block B.field.1", "pass"]
        session.choose(keys.index(next(key for key in wanted if key in keys)))
    session.seen_by_asked()
    shortcut = layout_of(GAME, Texts("en", strict=True)).shortcut(session.scene(1))
    assert shortcut is not None
    assert shortcut.said == "A’s Tifa 5000 and A’s Ifrit (XVI) 4000 · A’s Tifa would be broken"
    session.choose_keys(1, shortcut.keys)
    assert session.game.decision is None or session.game.decision.question != "ff-divide"


# ---- cards, reasons, help


def test_cards_can_be_read(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("ja", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("i")
        await driver.until_screen(pilot, CardsDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, CardsDialog)
        card = str(dialog.query_one("#card", Static).render())
        assert "火属性のフォワード · コスト6 · パワー9000" in card and CLOUD in card
        names = [str(option.prompt) for option in dialog.query_one("#subjects", OptionList).options]
        assert "あなた（A） ブレイクゾーン" in names and "B（random） LBデッキ" in names

    driver.drive(app, play, (100, 36))


def test_why_not_and_help(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)
        dialog = pilot.app.screen
        assert isinstance(dialog, WhyDialog)
        reasons = dialog.query_one("#reasons", OptionList)
        assert "without a card" in str(reasons.get_option_at_index(0).prompt)
        dialog.query_one("#subjects", OptionList).highlighted = 1
        await pilot.pause()
        assert any("Attack with it" in str(option.prompt) for option in reasons.options)
        await pilot.press("escape", "f1")
        await driver.until_screen(pilot, HelpDialog)
        assert isinstance(pilot.app.screen, HelpDialog)
        content = pilot.app.screen.content().plain
        for words in ("Main Phase 2: ", "as proposed", "pass until something happens", "Fi6→4"):
            assert words in content

    driver.drive(app, play, (100, 36))


# ---- automatic passing


def test_until_passes_and_the_log_tells_what(driver: "Driver") -> None:
    session = session_at(driver, "human", "random")
    assert session.pass_on(0, "until")
    told = [Texts("en").sentence(line.message) for line in session.log.lines(0)]
    assert "Passed over: your turn, Main Phase 1." in told
    assert not any("Passed over" in Texts("en").sentence(line.message) for line in session.log.lines(1))
    assert verify(session.table.record(), rulebook_named(GAME)).game.digest() == session.game.digest()


def test_what_was_passed_over_can_be_taken_back(driver: "Driver") -> None:
    quiet = {"hand": [], "deck": 20, "field": [CLOUD]}
    session = session_at(driver, "human", "random", B=quiet)
    session.passing[0].stops = {"own main-2"}
    assert session.pass_on(0, "until")
    assert session.game.decision is not None and session.game.decision.question == "ff-attack"
    passed = len(session.log.lines(0))
    assert session.undo_refusal(0) is None
    session.undo(0)
    assert session.passing[0].mode == "" and session.asked() == 0
    assert len(session.log.lines(0)) < passed


def test_each_person_at_one_device_passes_for_themselves(driver: "Driver") -> None:
    able = {**POSITION["B"], "field": [CLOUD, EVOKER]}
    session = session_at(driver, "human", "human", B=able)
    session.choose_keys(0, ["pass"])
    assert session.asked() == 1, "B could answer with a Summon"
    session = session_at(driver, "human", "human", B=able)
    session.passing[1].running, session.passing[1].stops = True, set()
    session.choose_keys(0, ["pass"])
    assert session.asked() == 0 and session.game.describe()["phase"] == "attack"


def test_keys_for_passing(driver: "Driver") -> None:
    session = session_at(driver)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await pilot.press("a")
        assert (await driver.until_said(pilot, app)).startswith("Nothing waits to resolve")
        await pilot.press("o")
        await driver.until_screen(pilot, StopsDialog)
        await pilot.press("space", "down", "enter")
        await pilot.pause()
        passing = session.passing[0]
        assert passing.running and "own main-1" not in passing.stops
        assert "[ ] Your turn: Main Phase 1" in driver.shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert "[x] Your turn: Main Phase 1" in driver.shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "passing by itself" in driver.shown(app).splitlines()[0]
        assert session.step == 0, "the question that is open is not passed"
        await pilot.press("n")
        await driver.until(pilot, lambda: session.step > 0)
        await driver.until_asked(pilot, session)
        assert "Passed over: your turn" in driver.shown(app)

    driver.drive(app, play, (100, 36))


def test_blackpoker_can_be_passed_too(driver: "Driver") -> None:
    session = driver.session("human", "random", seed=3)
    assert list(session.passing) == [0]
    written = play_plain(session, "stops", "all", "until", "stops own stack", "help")
    assert "own stack: Something of yours is next to resolve" in written
    assert "until passes until something happens" in written


def test_battle_spirits_has_nothing_to_pass(driver: "Driver") -> None:
    session = driver.session("human", "random", seed=3, game="battle-spirits")
    assert session.passing == {}
    assert play_plain(session, "until", "all", "stops").count("You cannot pass now.") == 2


# ---- decks


def test_decks_on_the_start_screen(driver: "Driver") -> None:
    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#game").value = GAME  # type: ignore[attr-defined]
        await driver.until(pilot, lambda: bool(screen.query("#theirs")))
        listed = screen.decks()
        assert ("Fire/Earth · FINAL FANTASY VII Starter Set", "d1") in listed
        assert [name for _, name in listed[1:]] == rulebook_named(GAME).deck_names()
        screen.query_one("#yours").value = "d2"  # type: ignore[attr-defined]
        screen.query_one("#theirs").value = "x1"  # type: ignore[attr-defined]
        await pilot.pause()
        screen.query_one("#play", Button).press()
        await pilot.pause()
        assert driver.table(pilot).session.table.match.decks == ["d2", "x1"]

    driver.drive(RuleboundApp("en", pace=0), play, (80, 24))


# ---- line by line


def test_position_question_and_options_in_words(driver: "Driver") -> None:
    written = play_plain(session_at(driver), f"cast {CLOUD}", "pay")
    assert "FF-TCG · Turn 5: You · Main Phase 1 · Priority: You\n" in written
    assert "Tifa, Fire Forward, cost 4, power 8000, 3000 damage, active" in written
    assert (
        "Ifrit (XVI), Fire Forward, cost 7, power 10000, active, new this turn, Haste, primed on Clive"
        in written
    )
    assert "Cloud, Fire Forward, cost 6, now 5, power 9000" in written
    assert "2 Ember Counters" in written
    assert "  Damage: Black Belt; Golem\n" in written
    assert "Break Zone 2 (Squire); Removed 1 (Monk Warp×2); LB deck 3 face down (Zack); 1 Crystal" in written
    assert "pay, as proposed: dull Evoker · discard Fairy and Barret" in written
    payment = written.split("What produces it?")[0]
    assert payment.count("FF-TCG · Turn 5") == 1, "nothing has moved, so the table is not told again"


def test_commands_for_passing(driver: "Driver") -> None:
    written = play_plain(
        session_at(driver), "stops", "stops own attack", "stops on", "stops nowhere", "all", "until"
    )
    assert (
        "  [ ] on: Pass by itself wherever there is no stop\n  [x] own main-1: Your turn: Main Phase 1\n"
        in written
    )
    assert written.count("own main-1: Your turn") == 1, "what was changed is told alone"
    assert "  [x] own attack: Your turn: before an attack\n" in written
    assert "There is no stop “nowhere”. Write it as own main-1" in written
    assert "Nothing waits to resolve" in written
    assert "Passed over: your turn, Main Phase 1. (FF 11.1.6)" in written


def test_why_line_by_line(driver: "Driver") -> None:
    written = play_plain(session_at(driver), f"why {CLOUD}", "why A.field.3", "why all", "card A.field.2")
    assert "Cast it: possible now." in written
    assert "Attack with it: It is dull. (FF 10.1.2.1.1)" in written
    assert "Nothing in this game is done without a card." in written
    assert "\nClive · Fire Forward · cost 4 · power 8000" in written, "both cards of a primed one are told"


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_line_by_line(driver: "Driver", language: str) -> None:
    class Fingers(RandomFingers):
        """Pays as proposed and passes over things now and then."""

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            asked = session.decision(session.watcher)
            assert asked is not None
            if asked.question in ("ff-pay", "ff-lb", "ff-divide") and self.stream.below(2):
                return "pay\n"
            if asked.question == "ff-priority" and not self.stream.below(4):
                return ["until\n", "all\n", "stops on\n", "stops off\n"][self.stream.below(4)]
            return super().readline()

    session = driver.session("human", "random", game=GAME, seed=languages().index(language))
    play_whole(Fingers(session), language)


# ---- whole games on the screen


@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("ja", (120, 40))])
def test_a_game_by_keys_to_its_end_and_its_replay(
    driver: "Driver", language: str, size: tuple[int, int], data: Path
) -> None:
    weak = {**POSITION["B"], "damage-zone": ["1-099C"] * 6}
    session = session_at(driver, B=weak)
    stream = Stream(7)
    app = RuleboundApp(language, session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        while True:
            await driver.until_asked(pilot, session)
            if session.over:
                break
            keys = offered(session)
            assert driver.table(pilot).options.option_count == len(keys)
            if any(key.startswith(("dull", "discard")) for key in keys):
                await pilot.press("p")
                await pilot.pause()
            elif "pass" in keys and stream.below(2):
                await pilot.press("n")
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
        assert "FF" in driver.shown(app)

    driver.drive(app, play, size)
    record = saves.load_game(session.path)
    assert record.winners is not None
    verify(record, rulebook_named(GAME))
