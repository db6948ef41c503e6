"""`rulebound explain`: a record, a point in it, a bot's estimates; what is wrong is told in a sentence."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulebound
from rulebound.bots.ismcts import EasyBot
from rulebound.bots.search import considered
from rulebound.cli import app
from rulebound.kernel.record import Table, read_record, replay
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import view
from rulebound.texts import Texts, languages


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of BlackPoker."""
    table = Table(rulebound.new_match("blackpoker", seed=5), rulebound.__version__)
    stream = Stream(5)
    while table.game.decision is not None:
        table.choose(stream.below(len(table.game.decision.options)))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(table.record().to_json())
    return path


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


def test_what_the_bot_says_repeats(record: Path) -> None:
    words = (record, "--at", "33", "--bot", "ismcts@15", "--json")
    assert run(*words) == run(*words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "-1"], "inputs, so --at goes from 0 to"),
        (["--at", "100000"], "inputs, so --at goes from 0 to"),
        (["--at", "20", "--bot", "greedy"], "The bot 'greedy' does not search"),
        (["--at", "20", "--bot", "nobody"], "There is no bot 'nobody'"),
        (["--at", "20", "--bot", "ismcts@no"], "'no' is no budget"),
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
