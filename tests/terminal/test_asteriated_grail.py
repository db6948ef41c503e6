"""Asteriated Grail at the table, line by line and full screen: camps, seats, sheets, hidden hands, whole
games."""

from typing import TYPE_CHECKING, Any

import pytest
from rich.cells import cell_len
from tests.terminal.fingers import RandomFingers, play_plain, play_whole
from textual.pilot import Pilot
from textual.widgets import Button

import rulebound
from rulebound import SPECTATOR, view
from rulebound.games import rulebook_named
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.record import verify
from rulebound.kernel.rng import Stream
from rulebound.rulebooks.sheets import sheets
from rulebound.terminal import saves
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.dialogs import CardsDialog, HelpDialog, WhyDialog
from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import Band, layout_of
from rulebound.terminal.session import Session
from rulebound.terminal.start import StartScreen
from rulebound.texts import Scene, Texts, languages

if TYPE_CHECKING:
    from tests.terminal.conftest import Driver

AppPilot = Pilot[dict[str, object]]
GAME = "asteriated-grail"
POSITION: dict[str, Any] = {
    "turn": "A",
    "number": 5,
    "camps": "RBRB",
    "red": {"morale": 14, "gems": 2, "crystals": 1, "grails": 1},
    "blue": {"morale": 9, "gems": 0, "crystals": 3, "grails": 2},
    "A": {"character": "blademaster", "hand": ["water-tech", "fire-blood", "light-tech"], "crystals": 1},
    "B": {"character": "angel", "hand": ["water-tech"], "heal": 1, "effects": ["poison by C", "shield by B"]},
    "C": {"character": "arbiter", "hand": ["dark-holy", "wind-chant"], "yellow": 2, "tapped": True},
    "D": {"character": "butterfly-dancer", "hand": ["wind-chant"], "yellow": 1, "covers": ["fire-tech"]},
}


def session_at(driver: "Driver", *players: str) -> Session:
    """A session in the position above."""
    return driver.session(
        *(players or ("human", "random", "random", "random")), game=GAME, seed=5, seats=4, position=POSITION
    )


def game_at(*keys: str) -> AsteriatedGrail:
    """A game in the position above, after some answers."""
    game = rulebound.new_game(GAME, seats=4, position=POSITION)
    assert isinstance(game, AsteriatedGrail)
    for key in keys:
        game.choose_key(key)
    return game


def bands_of(game: rulebound.Game, language: str, viewer: int) -> list[Band]:
    """The table as bands."""
    titles = [chr(ord("A") + seat) for seat in range(game.match.seats)]
    layout = layout_of(GAME, Texts(language, strict=True))
    return layout.bands(Scene(view(game, viewer).game, viewer), titles)


def drawn(game: rulebound.Game, language: str, width: int, roomy: bool, viewer: int = 0) -> list[str]:
    """The board as lines of text."""
    drawing = Drawing(bands_of(game, language, viewer), width, roomy, lambda cell: bool(cell.card), None)
    return ["".join(span.text for span in line) for line in drawing.lines]


# ---- the board


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "roomy", "players"), [(52, False, "8"), (80, True, "6"), (120, True, "4")])
def test_no_line_is_wider_than_the_table(language: str, width: int, roomy: bool, players: str) -> None:
    game = rulebound.new_game(GAME, seed=7, settings={"players": players, "draft": "bp"})
    stream = Stream(7)
    for n in range(200):
        if game.decision is None:
            break
        if n % 20 == 0:
            for viewer in (0, game.decision.seat, SPECTATOR):
                assert max(cell_len(line) for line in drawn(game, language, width, roomy, viewer)) <= width
        game.choose(stream.below(len(game.decision.options)))


def test_camps_seats_and_signs() -> None:
    text = "\n".join(drawn(game_at(), "en", 80, roomy=False))
    assert " Red *" in text and "morale 14/15  ◆2◇1  Grails 1/5" in text
    assert "morale 9/15  ◆0◇3  Grails 2/5" in text
    assert "[Angel 1/6 ♥1] Poison  Holy Shield" in text
    form = sheets()["arbiter"].tokens["form"].en
    assert f"[Arbiter↷ 2/5 Judgement 2 {form}]" in text
    assert "[Butterfly Dancer 1/5 Pupae 1 Cocoons 1]" in text
    assert "▶ A" in text
    assert " ●A Red" in text and "[Blademaster 3/6 ◆0◇1]" in text
    assert "[Water Slash (tech) Gale Strike]" in text
    assert "火焰斬（血）" in "\n".join(drawn(game_at(), "zh-Hant", 80, roomy=False))


def test_an_attack_is_shown_while_it_is_under_way() -> None:
    game = game_at("attack fire-blood", "target D")
    text = "\n".join(drawn(game, "en", 80, roomy=False, viewer=2))
    assert "Blademaster A → Butterfly Dancer D: fire attack, 2 damage" in text


def test_hands_and_covers_of_others_are_hidden_from_allies_too() -> None:
    game = game_at()
    characters = {game.character_place(seat).cards[0] for seat in range(4)}
    for viewer in (0, 2, SPECTATOR):
        own = set(game.hand(viewer).cards) if viewer < 4 else set()
        for band in bands_of(game, "en", viewer):
            assert {cell.card for cell in band.cells() if cell.card} <= characters | own
    written = [cell.spoken for band in bands_of(game, "en", 0) for cell in band.cells()]
    assert not any("Dark Extinction" in said or "Wind Slash" in said for said in written)
    ally = [cell.spoken for band in bands_of(game, "en", 2) for cell in band.cells()]
    assert any("Dark Extinction" in said for said in ally)


@pytest.mark.parametrize("language", languages())
def test_sheets_on_demand(language: str) -> None:
    texts = Texts(language, strict=True)
    layout = layout_of(GAME, texts)
    for character in CHARACTERS[1:5]:
        position = {**POSITION, "A": {"character": character.name, "hand": ["fire-blood"]}}
        if character.name in ("angel", "arbiter", "butterfly-dancer"):
            continue
        game = rulebound.new_game(GAME, seats=4, position=position)
        scene = Scene(view(game, 1).game, 1)
        cells = [cell for band in layout.bands(scene, list("ABCD")) for cell in band.cells()]
        (shown,) = [cell for cell in cells if cell.card and scene.code(cell.card) == character.name]
        lines = layout.describe(scene, shown)
        assert len(lines) >= 1 + len(character.skills)
    game = game_at()
    scene = Scene(view(game, 0).game, 0)
    for band in layout.bands(scene, list("ABCD")):
        for cell in band.cells():
            assert all(layout.describe(scene, cell))
    assert len(layout.help()) == 7 and layout.legend() and layout.reference()


def test_reasons(driver: "Driver") -> None:
    written = play_plain(session_at(driver), "why fire-blood", "why light-tech", "why all", "why B.effects.1")
    assert "Attack with it: possible now." in written
    assert "Use it as magic: Holy Light only answers an attack or a Magic Bullet. (AG 2(8)2.3)" in written
    assert "Synthesise: possible now." in written
    assert "Holy Sword: It works by itself" in written or "Holy Sword: This is not its moment" in written


# ---- line by line


def test_position_question_and_options_in_words(driver: "Driver") -> None:
    written = play_plain(session_at(driver), "card Angel", "card", "help", "hint")
    assert "Asteriated Grail · Turn 5: Blademaster A · action phase\n" in written
    assert "Red *: morale 14/15; gems 2, crystals 1 (at most 5 together); Grails 1/5\n" in written
    assert (
        "  B Blue: Angel [B (random)], Hand 1/6, Heal 1/2, energy: gems 0, crystals 0; Poison, placed"
        in written
    )
    form = sheets()["arbiter"].tokens["form"].en
    assert f"Arbiter [C (random)], tapped: {form}, Hand 2/" in written
    assert "Angel · fate: holy · 3 stars\nWind Cleanse (magic): " in written
    assert "The greedy bot would choose" in written
    assert "Two camps, Red and Blue." in written


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_line_by_line(driver: "Driver", language: str) -> None:
    players = ["4", "6"][languages().index(language) % 2]
    others = ["random"] * (int(players) - 1)
    session = driver.session(
        "human", *others, game=GAME, seed=languages().index(language), settings={"players": players}
    )
    play_whole(RandomFingers(session), language)


def test_several_people_at_one_device(driver: "Driver") -> None:
    session = session_at(driver, "human", "random", "human", "random")
    written = play_plain(session, "", "attack fire-blood", "target D", "")
    assert "Pass the device to A." in written
    assert session.hot_seat


# ---- on the screen


@pytest.mark.parametrize("language", languages())
def test_80_by_24_shows_what_is_needed(driver: "Driver", language: str) -> None:
    session = session_at(driver)
    app = RuleboundApp(language, session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        await driver.until_asked(pilot, session)
        text = driver.shown(app)
        say = app.texts.say
        for word in ("camp-ag-red", "camp-ag-blue", "zone-ag-deck", "phase-ag-action"):
            assert say(word) in text, word
        decision = session.view(0).decision
        assert decision is not None and decision.clause in text
        await pilot.press("f1")
        await driver.until_screen(pilot, HelpDialog)
        await pilot.press("escape")
        await pilot.press("i")
        await driver.until_screen(pilot, CardsDialog)
        await pilot.press("escape")
        await pilot.press("w")
        await driver.until_screen(pilot, WhyDialog)
        await pilot.press("escape")

    driver.drive(app, play, (80, 24))


def test_a_game_by_keys(driver: "Driver") -> None:
    session = session_at(driver)
    stream = Stream(7)
    app = RuleboundApp("en", session=session, pace=0)

    async def play(pilot: AppPilot) -> None:
        for _ in range(12):
            await driver.until_asked(pilot, session)
            if session.over:
                break
            count = len(session.options(0))
            assert driver.table(pilot).options.option_count == count
            await driver.press_number(pilot, stream.below(count) + 1, count)
            await pilot.pause()

    driver.drive(app, play, (80, 24))
    verify(saves.load_game(session.path), rulebook_named(GAME))


@pytest.mark.parametrize("players", ["4", "8"])
def test_the_start_screen_offers_players_seats_and_draft(driver: "Driver", players: str) -> None:
    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#game").value = GAME  # type: ignore[attr-defined]
        await driver.until(pilot, lambda: bool(screen.query("#setting-draft")))
        screen.query_one("#setting-players").value = players  # type: ignore[attr-defined]
        screen.query_one("#setting-draft").value = "random"  # type: ignore[attr-defined]
        screen.query_one("#setting-seats").value = "alternating"  # type: ignore[attr-defined]
        screen.query_one("#opponent").value = "random"  # type: ignore[attr-defined]
        await pilot.pause()
        screen.query_one("#play", Button).press()
        await pilot.pause()
        match = driver.table(pilot).session.table.match
        assert match.seats == int(players) and match.setting("draft") == "random"

    driver.drive(RuleboundApp("en", pace=0), play, (80, 24))


def test_a_seat_that_there_is_not_is_refused(driver: "Driver") -> None:
    app = RuleboundApp("en", pace=0)

    async def play(pilot: AppPilot) -> None:
        await driver.until_screen(pilot, StartScreen)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.query_one("#game").value = GAME  # type: ignore[attr-defined]
        await driver.until(pilot, lambda: bool(screen.query("#setting-draft")))
        screen.query_one("#setting-players").value = "4"  # type: ignore[attr-defined]
        screen.query_one("#seat").value = "6"  # type: ignore[attr-defined]
        await pilot.pause()
        screen.query_one("#play", Button).press()
        assert "There is no seat 'G'" in await driver.until_said(pilot, app)

    driver.drive(app, play, (80, 24))
