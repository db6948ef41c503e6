"""The strength table: every bot against every other, resumable, as a page."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from rulebound.bots import OWN_BOTS, bot_names
from rulebound.games import rulebook_named, rulebook_names
from rulebound.sim import SimResult, Terms, series
from rulebound.sim.contest import SimError
from rulebound.sim.match import play
from rulebound.sim.store import Store
from rulebound.sim.strength import (
    MEASURED,
    SEED,
    Meetings,
    folder_name,
    measure,
    page,
    rules_folder,
    split,
    strength,
)
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
    place = rules_folder(folder, "blackpoker", rulebook_named("blackpoker").rules_version)
    kept = (place / folder_name("random", TWIN) / "games.jsonl").read_bytes()
    first = written.read_text(encoding="utf-8")
    assert run(*words, "--games", "4")[0] == 0 and written.read_text(encoding="utf-8") == first
    assert run(*words, "--games", "6")[0] == 0
    after = (place / folder_name("random", TWIN) / "games.jsonl").read_bytes()
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


def game_and_rules(folder: Path) -> tuple[str, int]:
    """The game of a kept meeting, and the version of the rules by which it was played."""
    return folder.parts[-3], int(folder.parts[-2].removeprefix("rules-"))


def is_of_today(folder: Path) -> bool:
    game, rules = game_and_rules(folder)
    return rules == rulebook_named(game).rules_version


MEETINGS = sorted(KEPT.glob("*/*/*"))
OLD = [folder for folder in MEETINGS if not is_of_today(folder) and folder.name == "random-against-easy"]
"""One meeting of each game and version; the plans of all are looked at below."""


def test_kept_games_carry_the_version_of_their_rules() -> None:
    assert len(MEETINGS) == len(list(KEPT.rglob("plan.json"))) >= 40
    for folder in MEETINGS:
        game, rules = game_and_rules(folder)
        plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
        assert (plan["game"], plan["rules"]) == (game, rules)
        assert rules <= rulebook_named(game).rules_version


@pytest.mark.parametrize("folder", OLD, ids=lambda folder: "/".join(folder.parts[-3:]))
def test_games_of_older_rules_are_read_and_never_mixed_with_todays(folder: Path) -> None:
    game, rules = game_and_rules(folder)
    contest = series(Terms(game, SEED), folder.name.split("-against-"), in_pairs=True)
    before = (folder / "games.jsonl").read_bytes()
    with pytest.raises(SimError, match=rf"\(rules: {rules}; here: \d+\)\. It was played by other rules"):
        Store(folder, contest)
    store = Store(folder, contest, rules)
    assert store.done[0]
    with pytest.raises(SimError, match="are of older rules; today's cannot be added to them"):
        store.keep(0, len(store.done[0]), store.done[0][:1])
    store.close()
    assert (folder / "games.jsonl").read_bytes() == before


def test_the_page_says_which_rules_it_speaks_of(monkeypatch: pytest.MonkeyPatch) -> None:
    now = rulebook_named("blackpoker").rules_version
    met = meetings()
    met.rules = now
    assert f"Rules version {now}, which is today's." in page([met], 100).splitlines()
    monkeypatch.setattr(rulebook_named("blackpoker"), "rules_version", now + 1)
    told = f"Rules version {now}; today's is {now + 1}, and has not been measured yet."
    assert told in page([met], 100).splitlines()
    bots = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert bots.count("\nRules version ") == len(rulebook_names())


def test_new_rules_begin_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = make_workers(1)
    book = rulebook_named("blackpoker")
    first = book.rules_version
    measure("blackpoker", ["random", TWIN], 2, tmp_path, workers, quiet=True)
    monkeypatch.setattr(book, "rules_version", first + 1)
    old = measure("blackpoker", ["random", TWIN], 2, tmp_path, workers, quiet=True, play=False)
    assert (old.rules, old.results[0, 1].games) == (first, 2)
    new = measure("blackpoker", ["random", TWIN], 4, tmp_path, workers, quiet=True)
    assert (new.rules, new.results[0, 1].games) == (first + 1, 4)
    assert sorted(place.name for place in (tmp_path / "blackpoker").iterdir()) == [
        f"rules-{first}",
        f"rules-{first + 1}",
    ]


@pytest.mark.soak
@pytest.mark.parametrize(
    "folder",
    [folder for folder in MEETINGS if is_of_today(folder)],
    ids=lambda folder: "/".join(folder.parts[-3:]),
)
def test_a_kept_game_comes_again(folder: Path) -> None:
    """The shortest of each meeting under today's rules, by the bots as they are now.

    Games of older rules do not come again: those rules are no longer played.
    """
    contest = series(Terms(game_and_rules(folder)[0], SEED), folder.name.split("-against-"), in_pairs=True)
    store = Store(folder, contest)
    store.close()
    number, outcome = min(enumerate(store.done[0]), key=lambda kept: kept[1].decisions)
    assert play(contest.cells[0].plan, number) == outcome
