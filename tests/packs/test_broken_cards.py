"""A card that lint has overlooked breaks a game: every command says which card, and shows no traceback.

Lint is blindfolded here, so that a card is let through that looks for objects where the engine has no zone.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from tests.packs.test_odd_files import BATTLE_SPIRITS

from rulebound import new_game, new_match
from rulebound.games import RULEBOOKS, rulebook_named
from rulebound.packs import facts
from rulebound.packs.loading import examine_pack
from rulebound.packs.makers import make_rulebook
from rulebound.packs.users import PACKS, all_cards
from rulebound.server.room import CardFailed, try_users_cards
from rulebound.terminal.app import RuleboundApp
from rulebound.terminal.session import Session
from rulebound.terminal.table import TableScreen

GAME = "battle-spirits"
NOWHERE = "{pick: {count: 1, up-to: false, pick: resolution, from: {zone: anywhere}}}"
BREAKS = BATTLE_SPIRITS.replace("{draw: 1}", f"{{destroy: {NOWHERE}}}").replace("cost: 3", "cost: 0")
SENTENCE = "The game could not go on while MINE-001"
BLINDFOLDED = """
import sys
from rulebound.packs import facts
facts.examine_for_battle_spirits = lambda node, kind: []
from rulebound.cli import main
main()
"""
SCENARIO = """
game: battle-spirits
scenarios:
- name: Paper Hawk breaks
  given:
    turn: A
    A: {reserve: 1, soul: gone, hand: [MINE-001]}
  steps:
  - when: {A: summon MINE-001}
  - then: {A.hand: []}
"""
POSITION = {"A": {"reserve": 1, "soul": "gone", "hand": ["MINE-001"]}}
DECKS = ("--deck", "deck.txt", "--deck", "deck.txt")
DECK = "3 MINE-001\n" + "".join(f"3 26RSD01-0{n:02}\n" for n in range(1, 14))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the pack, scenarios and a deck."""
    monkeypatch.setenv(PACKS, "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "mine.yaml").write_text(BREAKS, encoding="utf-8")
    (tmp_path / "scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "with-pack.yaml").write_text("packs: [mine.yaml]" + SCENARIO, encoding="utf-8")
    (tmp_path / "deck.txt").write_text(DECK, encoding="utf-8")
    return tmp_path


def rulebound(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program with lint blindfolded."""
    command = [sys.executable, "-c", BLINDFOLDED, *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", check=False, input=typed, timeout=120
    )


def test_lint_sees_it_and_so_does_a_trial(folder: Path) -> None:
    assert "in place of `anywhere` name it" in examine_pack(folder / "mine.yaml")[1][0].sentence
    done = rulebound(folder, "cards", "lint", "mine.yaml")
    assert done.returncode == 2
    assert "mine.yaml:16: MINE-001: The game could not go on when this card was tried" in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--pack", "mine.yaml", "scenario", "run", "scenario.yaml"),
        ("scenario", "run", "with-pack.yaml"),
        ("--pack", "mine.yaml", "sim", GAME, "--decks", "deck.txt,deck.txt", "--games", "2"),
        ("--pack", "mine.yaml", "sim", GAME, "--decks", "deck.txt,deck.txt", "--games", "2", "--jobs", "2"),
        ("--pack", "mine.yaml", "play", GAME, "--plain", "--opponent", "random", *DECKS, "--seed", "1"),
    ],
    ids=["scenario run", "packs of a scenario", "sim", "sim in processes", "play"],
)
def test_no_command_shows_a_traceback(folder: Path, words: tuple[str, ...]) -> None:
    done = rulebound(folder, *words, typed="1\n2\n" * 400)
    said = done.stdout + done.stderr
    assert "Traceback" not in said
    assert SENTENCE in said
    assert done.returncode == (1 if "sim" in words else 2)


@pytest.mark.parametrize("words", [("cards", "show", "MINE-001"), ("deck", "check", GAME, "deck.txt")])
def test_looking_at_it_is_harmless(folder: Path, words: tuple[str, ...]) -> None:
    done = rulebound(folder, "--pack", "mine.yaml", *words)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def broken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card is in the games of this process."""
    monkeypatch.setattr(facts, "examine_for_battle_spirits", lambda node, kind: [])
    monkeypatch.setenv(PACKS, str(folder / "mine.yaml"))
    monkeypatch.setitem(RULEBOOKS, GAME, rulebook_named(GAME))
    RULEBOOKS[GAME] = make_rulebook(GAME, all_cards(GAME))


@pytest.mark.usefixtures("broken")
def test_a_table_of_the_server_refuses_what_breaks_and_goes_on() -> None:
    game = new_game(GAME, position=POSITION)
    while game.decision is not None:
        options = [game.key(option) for option in game.decision.options]
        before = game.digest()
        try:
            try_users_cards(game, options[-1], game.decision.seat)
        except CardFailed as error:
            assert str(error).startswith(SENTENCE)
            assert str(error).endswith("Nothing has changed; choose something else.")
            assert game.digest() == before
            return
        game.choose(len(options) - 1)
    pytest.fail("The card was never summoned.")


@pytest.mark.usefixtures("broken")
def test_the_full_screen_ends_with_a_sentence() -> None:
    match = new_match(GAME, 1, position=POSITION)
    session = Session.start(match, ["human", "random"])
    app = RuleboundApp("en", session=session, pace=0.0)

    async def summon() -> None:
        async with app.run_test() as pilot:
            await pilot.pause()
            while not app.fault and (decision := session.game.decision) is not None:
                if isinstance(app.screen, TableScreen):
                    app.screen.call_later(app.screen.choose, len(decision.options) - 1)
                else:
                    await pilot.press("escape")
                await asyncio.sleep(0.02)  # the app may have ended, so nothing of it is waited for

    asyncio.run(summon())
    assert app.fault.startswith(SENTENCE)
