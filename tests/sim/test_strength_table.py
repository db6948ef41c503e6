"""The strength table: every bot against every other, resumable, as a page."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from rulebound.bots import OWN_BOTS, bot_names
from rulebound.games import rulebook_names
from rulebound.sim import SimResult, Terms, series
from rulebound.sim.match import play
from rulebound.sim.store import Store
from rulebound.sim.strength import MEASURED, SEED, Meetings, folder_name, measure, page, split, strength
from rulebound.sim.workers import make_workers

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "bench" / "strength"

TWIN = "rulebound.bots.random:RandomBot"
GREEDY = "rulebound.bots.greedy:GreedyBot"
"""The same as the bots `random` and `greedy`, under other names."""


def run(*words: str) -> tuple[int, str, str]:
    command = typer.Typer()
    command.command()(strength)
    done = CliRunner().invoke(command, list(words))
    return done.exit_code, done.stdout, done.stderr


def meetings() -> Meetings:
    first = SimResult("blackpoker", ("hard", "greedy"), 100, finished=100, wins=[80, 16], draws=4)
    second = SimResult("blackpoker", ("hard", "random"), 100, finished=99, capped=1, wins=[99, 0])
    return Meetings("blackpoker", ["hard", "greedy", "random"], {(0, 1): first, (0, 2): second})


def test_the_page_says_who_beats_whom() -> None:
    lines = page([meetings()], 100).splitlines()
    assert "| `greedy` | Looks one proposal or resolution ahead. |" in lines
    assert "| | hard | greedy | random | Elo |" in lines and "## blackpoker" in lines
    assert "That need not tell who is stronger" in page([meetings()], 100)
    (hard,) = [line for line in lines if line.startswith("| **hard** |")]
    assert "80 % (71–87) of 100, 4 drawn" in hard and "100 % (96–100) of 99" in hard
    (greedy,) = [line for line in lines if line.startswith("| **greedy** |")]
    assert "16 % (10–24) of 100, 4 drawn" in greedy and "not played" in greedy
    assert any("1 games did not end" in line for line in lines)
    for bot in OWN_BOTS.keys() - set(MEASURED):
        assert any(f"`{bot}` is" in line for line in lines), "why a bot is not measured is told"
    assert [rating.name for rating in meetings().ratings()] == ["hard", "greedy", "random"]


@pytest.mark.parametrize(
    ("bots", "games", "wins", "so_far"),
    [
        (("easy", "hard"), 10, 1, False),
        (("easy", "hard"), 10, 4, True),
        (("easy", "hard"), 13, 1, True),  # it is looked at after every ten games
        (("easy", "hard"), 100, 50, False),
        (("greedy", "hard"), 90, 2, True),
        (("greedy", "hard"), 100, 2, False),
    ],
)
def test_the_page_says_which_meetings_go_on(
    bots: tuple[str, str], games: int, wins: int, so_far: bool
) -> None:
    result = SimResult("blackpoker", bots, games, finished=games, wins=[wins, games - wins])
    lines = page([Meetings("blackpoker", list(bots), {(0, 1): result})], 100).splitlines()
    cells = [line for line in lines if line.startswith("| **")]
    assert [f"of {games} so far |" in cell for cell in cells] == [so_far, so_far]


def test_the_bots_that_take_part() -> None:
    assert split(None, MEASURED) == MEASURED and set(MEASURED) < set(bot_names())
    assert split("random, greedy", MEASURED) == ["random", "greedy"]
    assert folder_name("a:B", "c/d") == "a_B-against-c_d"


def test_it_plays_keeps_and_goes_on(tmp_path: Path) -> None:
    folder, written = tmp_path / "kept", tmp_path / "docs" / "bots.md"
    words = [
        "--folder",
        str(folder),
        "--page",
        str(written),
        "--bots",
        f"random,{TWIN}",
        "--game",
        "blackpoker",
    ]
    code, output, errors = run(*words, "--games", "4")
    assert code == 0 and output == f"{written} is written.\n"
    assert f"blackpoker: random against {TWIN}: 4 of 4" in errors
    kept = (folder / "blackpoker" / folder_name("random", TWIN) / "games.jsonl").read_bytes()
    first = written.read_text(encoding="utf-8")
    assert run(*words, "--games", "4")[0] == 0 and written.read_text(encoding="utf-8") == first
    assert run(*words, "--games", "6")[0] == 0
    after = (folder / "blackpoker" / folder_name("random", TWIN) / "games.jsonl").read_bytes()
    assert after.startswith(kept) and after.count(b'"seed"') == 6 == kept.count(b'"seed"') + 2


def test_the_page_can_be_written_from_what_is_there(tmp_path: Path) -> None:
    workers = make_workers(1)
    measure("blackpoker", ["random", TWIN], 4, tmp_path, workers, quiet=True)
    before = sorted(tmp_path.rglob("*"))
    kept = measure("blackpoker", ["random", TWIN, GREEDY], 100, tmp_path, workers, quiet=True, play=False)
    assert {met: result.games for met, result in kept.results.items()} == {(0, 1): 4}
    assert sorted(tmp_path.rglob("*")) == before
    assert f"| | random | {TWIN} | Elo |" in page([kept], 100), "who has met nobody is not in the table"


def test_only_meetings_with_the_yardstick_have_all_their_games(tmp_path: Path) -> None:
    workers = make_workers(1)
    greedy = measure("blackpoker", ["random", "greedy"], 40, tmp_path, workers, quiet=True)
    assert greedy.results[0, 1].games == 40, "though the interval is narrow enough before"
    strong = measure("blackpoker", ["random", GREEDY], 40, tmp_path, workers, quiet=True)
    assert strong.results[0, 1].games == 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random"), "The strength table needs at least 2 bots, not 1."),
        (("--bots", "random,nobody"), "There is no bot 'nobody'"),
        (("--games", "0"), "There must be at least 1 game, not 0."),
        (("--game", "chess"), "There is no game 'chess'"),
        (("--jobs", "0"), "There must be at least 1 process"),
    ],
)
def test_what_is_wrong_is_told_plainly(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    code, output, errors = run("--folder", str(tmp_path), "--page", str(tmp_path / "page.md"), *words)
    assert (code, output) == (2, "") and sentence in errors


# ---- the games that are kept with the project


@pytest.mark.soak
def test_the_table_is_what_the_kept_games_say() -> None:
    workers = make_workers(1)
    kept = [measure(game, MEASURED, 100, KEPT, workers, quiet=True, play=False) for game in rulebook_names()]
    assert page(kept, 100) == (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.soak
@pytest.mark.parametrize("folder", sorted(KEPT.glob("*/*")), ids=lambda folder: "/".join(folder.parts[-2:]))
def test_a_kept_game_comes_again(folder: Path) -> None:
    """The shortest of each meeting, by the bots as they are now."""
    contest = series(Terms(folder.parent.name, SEED), folder.name.split("-against-"), in_pairs=True)
    store = Store(folder, contest)
    store.close()
    number, outcome = min(enumerate(store.done[0]), key=lambda kept: kept[1].decisions)
    assert play(contest.cells[0].plan, number) == outcome
