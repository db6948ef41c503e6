"""`rulebound explain`: a record, a point in it, a bot's estimates; what is wrong is told in a sentence."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulebound
from rulebound.bots.ismcts import EasyBot
from rulebound.bots.search import considered
from rulebound.bots.search_tree import Step
from rulebound.cli import app
from rulebound.cli.explain import said
from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.record import Table, read_record, replay
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.terminal.film import Film
from rulebound.texts import Texts, languages


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of BlackPoker."""
    table = Table(rulebound.new_match("blackpoker", seed=5), rulebound.__version__)
    stream = Stream(5)
    while table.game.decision is not None:
        table.choose(stream.below(len(table.game.decision.options)))
    return written(table, tmp_path_factory.mktemp("records"))


def written(table: Table, folder: Path) -> Path:
    """A file with the record of a table."""
    path = folder / "game.json"
    path.write_bytes(table.record().to_json())
    return path


def decision_of(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def run(*words: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["explain", *map(str, words)])
    return result.exit_code, result.stdout, result.stderr


def test_json_has_every_option_with_its_estimate_and_the_line(record: Path) -> None:
    code, out, _ = run(record, "--at", "20", "--bot", "ismcts@40", "--lang", "en", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["game"] == "blackpoker" and told["iterations"] == 40
    assert sum(option["visits"] for option in told["options"]) == 40
    assert all(0 <= option["value"] <= 1 and option["text"] for option in told["options"])
    best = max(told["options"], key=lambda option: option["visits"])
    assert told["choice"] == best["key"]
    assert told["line"][0]["key"] == told["choice"]


@pytest.mark.parametrize("language", languages())
def test_people_are_told_in_their_language(record: Path, language: str) -> None:
    say = Texts(language, strict=True).say
    code, out, _ = run(record, "--at", "20", "--bot", "ismcts@40", "--lang", language)
    assert code == 0
    assert say("explain-choice", bot="ismcts@40", option="") in out
    assert say("explain-options") in out
    assert say("explain-line", iterations=40) in out
    words = re.findall("[A-Za-z]{3,}", out)
    assert language == "en" or set(words) <= {"ismcts", "BlackPoker"}


def test_it_tells_what_a_bot_would_do_that_at_times_does_not_think(record: Path) -> None:
    """The same as the bot itself chooses with that seed; where it does not think, that is said."""
    table = replay(read_record(record.read_bytes()), rulebound.rulebook_named("blackpoker"), 20)
    decision = table.game.decision
    assert decision is not None and considered(decision) > 2
    thought = set()
    for seed in range(12):
        index = EasyBot(seed).choose(view(table.game, decision.seat))
        words = (record, "--at", "20", "--bot", "easy", "--seed", str(seed), "--lang", "en")
        told = json.loads(run(*words, "--json")[1])
        assert told["choice"] == table.game.key(decision.options[index])
        assert ("without thinking" in run(*words)[1]) is not told["thought"]
        thought.add(told["thought"])
    assert thought == {True, False}


def test_where_there_is_but_one_option_no_bot_is_said_not_to_think(tmp_path: Path) -> None:
    """To drop the proposal is offered too, but no bot considers that."""
    table = Table(rulebound.new_match("blackpoker", seed=5, cancel=True), rulebound.__version__)
    stream = Stream(5)
    while considered(decision_of(table.game)) > 1:
        table.choose(stream.below(considered(decision_of(table.game))))
    path = written(table, tmp_path)
    for seed in range(12):
        words = ("--at", str(len(table.before)), "--bot", "easy", "--seed", str(seed), "--json")
        told = json.loads(run(path, *words)[1])
        assert told["thought"] and len(told["options"]) == 1


def test_steps_are_counted_as_a_replay_counts_them(tmp_path: Path) -> None:
    """What was taken back is none of them."""
    table = Table(rulebound.new_match("blackpoker", seed=5), rulebound.__version__)
    stream = Stream(5)
    for n in range(30):
        table.choose(stream.below(len(decision_of(table.game).options)))
        if n % 4 == 3:
            table.take_back()
    path = written(table, tmp_path)
    film = Film(table.record(), rulebound.rulebook_named("blackpoker"))
    assert film.last < 30 < len(table.inputs)
    for step in (0, film.last // 2, film.last):
        told = json.loads(run(path, "--at", str(step), "--bot", "ismcts@1", "--json")[1])
        game = film.games[step]
        assert [option["key"] for option in told["options"]] == [
            game.key(option) for option in decision_of(game).options
        ]
    assert f"from 0 to {film.last}, not" in run(path, "--at", str(film.last + 1))[2]


def test_options_tried_equally_often_stand_in_the_order_of_their_estimates(record: Path) -> None:
    words = (record, "--at", "8", "--bot", "ismcts@4", "--lang", "en")
    options = json.loads(run(*words, "--json")[1])["options"]
    order = sorted(options, key=lambda option: (-option["visits"], -option["value"]))
    assert order != sorted(options, key=lambda option: -option["visits"])
    shown = [line.split(maxsplit=2)[2] for line in run(*words)[1].splitlines() if re.match(r" +[01]\.", line)]
    assert shown == [option["text"] for option in order]


def test_the_line_names_no_card_that_lies_hidden_from_who_chooses() -> None:
    """It is played in one game that could be the real one; what lies face down there is but a guess."""
    sides = {"A": {"life": 20, "hand": ["HJ", "DJ"]}, "B": {"life": 20, "barriers": ["S9", "S8"]}}
    game = rulebound.new_game("blackpoker", seed=1, position={"turn": "A", **sides})
    for verb in ("break-barrier", "target"):
        decision = decision_of(game)
        index = next(i for i, option in enumerate(decision.options) if verb in game.key(option))
        text = said(Step(game.copy(), index, 3, 0.5), Texts("en"))["text"]
        game.choose(index)
    assert text == "Target B’s barrier 1"


def test_what_the_bot_says_repeats(record: Path) -> None:
    words = (record, "--at", "33", "--bot", "ismcts@15", "--json")
    assert run(*words) == run(*words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "-1"], "steps, so --at goes from 0 to"),
        (["--at", "100000"], "steps, so --at goes from 0 to"),
        (["--at", "20", "--bot", "greedy"], "The bot 'greedy' does not search"),
        (["--at", "20", "--bot", "nobody"], "There is no bot 'nobody'"),
        (["--at", "20", "--bot", "ismcts@no"], "'no' is no budget"),
        (["--at", "20", "--lang", "xx"], "There is no language 'xx'; there are en, "),
    ],
)
def test_what_cannot_be_explained_is_told_plainly(record: Path, words: list[str], sentence: str) -> None:
    code, _, err = run(record, *words)
    assert code == 2 and sentence in err
    code, out, _ = run(record, *words, "--json")
    assert code == 2 and sentence in json.loads(out)["error"]


def test_after_the_end_there_is_nothing_to_decide(record: Path) -> None:
    count = len(json.loads(record.read_bytes())["inputs"])
    code, _, err = run(record, "--at", str(count))
    assert code == 2 and "the game is over" in err


def test_files_that_are_no_record(tmp_path: Path, record: Path) -> None:
    code, _, err = run(tmp_path / "none.json", "--at", "0")
    assert code == 2 and "none.json" in err
    cut = tmp_path / "cut.json"
    cut.write_bytes(record.read_bytes()[:200])
    code, _, err = run(cut, "--at", "0")
    assert code == 2 and "cut short" in err
