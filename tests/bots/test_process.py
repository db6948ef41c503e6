"""Bots as processes: the messages are those of the schema and of the view, and every fault is a sentence."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import rulebound
from rulebound.bots import BotError, find_bot, make_bot
from rulebound.bots.asking import BotFault, MachineError
from rulebound.bots.process import CommandError, ProcessBot, bot_class_in, process_bot, whole_command
from rulebound.bots.protocol import FILE, PROTOCOL, render, schema
from rulebound.bots.sandbox import Limits
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.kernel.view import events_for, message, view
from rulebound.sim import simulate

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
GAMES = ["asteriated-grail", "battle-spirits", "blackpoker", "fftcg"]

PARROT = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    said = json.loads(line)
    if said["type"] == "decide":
        last = said["options"][-1]
        print(json.dumps({"type": "choose", "number": said["number"], "option": last}), flush=True)
"""
"""Takes the last option, and writes down all it hears."""


def bot_of(folder: Path, program: str, *words: str, **others: Any) -> ProcessBot:
    """A bot from the text of a program."""
    (folder / "my_bot.py").write_text(program, encoding="utf-8")
    return process_bot("my bot", ["./my_bot.py", *words], folder, **others)(seed=5)


def limits(**others: float) -> Limits:
    return Limits(**others)  # type: ignore[arg-type]


def first_view(game: str = "blackpoker") -> Any:
    started = rulebound.new_game(game, seed=1)
    assert started.decision is not None
    return view(started, started.decision.seat)


# ---- the protocol


def test_the_schema_file_is_in_step() -> None:
    assert FILE.read_bytes() == render(), "run: python -m rulebound.bots.protocol"


def test_every_field_of_every_message_is_in_the_schema() -> None:
    kinds = {name: set(held["properties"]) for name, held in schema()["$defs"].items()}
    assert kinds["Choose"] == {"type", "number", "option"}
    assert {"Hello", "Decide", "Over", "Choose", "Seen", "Question", "Happening"} == set(kinds)
    jsonschema.Draft202012Validator.check_schema(schema())


def play_with(bot: ProcessBot, game: Game, seat: int, most: int) -> list[dict[str, Any]]:
    """Play with one bot at a seat and chance elsewhere; the views that it should have been sent."""
    expected: list[dict[str, Any]] = []
    stream = Stream(3)
    missed: list[Event] = list(game.events)
    bot.watch(events_for(game.events, seat))
    while (decision := game.decision) is not None and len(expected) < most:
        if decision.seat == seat:
            expected.append(message(game, seat, missed))
            missed = []
            game.choose(bot.choose(view(game, seat)))
        else:
            game.choose(stream.below(len(decision.options)))
        missed += game.events
        bot.watch(events_for(game.events, seat))
    return expected


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_sent_its_view_and_every_line_is_as_the_schema_says(name: str, tmp_path: Path) -> None:
    game = rulebound.new_game(name, seed=4)
    bot = bot_of(tmp_path, PARROT, str(tmp_path / "log"))
    expected = play_with(bot, game, 1, 25)
    bot.leave(game.result)
    said = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    checker = jsonschema.Draft202012Validator(schema())
    for line in said:
        checker.validate(line)
    hello, asked, over = said[0], said[1:-1], said[-1]
    assert (hello["type"], hello["protocol"], hello["game"], hello["seat"]) == ("hello", PROTOCOL, name, "B")
    assert len(hello["seats"]) == len(hello["teams"]) == game.match.seats and hello["seed"] == 5
    assert len(asked) == len(expected) > 5
    assert [line["view"] for line in asked] == [json.loads(msgspec.json.encode(view)) for view in expected]
    assert [line["number"] for line in asked] == list(range(1, len(asked) + 1))
    assert all(line["options"] == line["view"]["decision"]["options"] for line in asked)
    assert all(0 < line["milliseconds"] <= 2000 and "state" not in line for line in asked)
    assert any(line["view"]["events"] for line in asked)
    assert over["type"] == "over"


def test_the_end_is_told(tmp_path: Path) -> None:
    game = rulebound.new_game("blackpoker", seed=4)
    bot = bot_of(tmp_path, PARROT, str(tmp_path / "log"))
    play_with(bot, game, 0, 10_000)
    assert game.result is not None
    bot.leave(game.result)
    over = json.loads((tmp_path / "log").read_text(encoding="utf-8").splitlines()[-1])
    winners = ["AB"[team] for team in game.result.winners]
    assert over["winners"] == winners and over["won"] == ("A" in winners) and over["clause"]


def test_the_wrong_schema_would_be_noticed() -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"type": "choose", "number": "one", "option": 0}, schema())


# ---- answers and faults


def answering(answer: str, first: str = "") -> str:
    """A program that answers every decision with a text; NUMBER stands for the decision's."""
    return (
        "import json, sys\n"
        f"{first}\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'decide':\n"
        f"        print({answer!r}.replace('NUMBER', str(said['number'])), flush=True)\n"
    )


def test_an_option_by_index_and_by_key(tmp_path: Path) -> None:
    seen = first_view()
    keys = [seen.game.key(option) for option in seen.decision.options]
    for option in (1, 1.0, keys[1]):
        answer = json.dumps({"type": "choose", "number": 0, "option": option}).replace(": 0,", ": NUMBER,")
        bot = bot_of(tmp_path, answering(answer))
        assert bot.choose(seen) == 1
        bot.leave(None)


GOOD = '{"type": "choose", "number": NUMBER, "option": 0}'
NO_TEXT = "import os\nos.write(1, bytes([255, 254, 10]))\ninput()"
"""A program whose answer is no UTF-8."""
FAULTS: list[tuple[str, str]] = [
    (answering("thinking…"), r"answered 'thinking…', which is no `choose` message: JSON is malformed"),
    (answering('{"type": "choose"}'), r"no `choose` message: Object missing required field `number`"),
    (answering('{"type": "chose", "number": 1, "option": 0}'), r"no `choose` message: Invalid value 'chose'"),
    (answering(GOOD.replace("0}", "1.5}")), r"chose number 1.5, but the options are numbered 0 to \d"),
    (answering(GOOD.replace("0}", "true}")), r"Expected `int \| float \| str`, got `bool`"),
    (answering("[" * 100_000), r"wrote a line longer than 65,536 bytes"),
    (answering("[" * 60_000), r"no `choose` message"),
    (NO_TEXT, r"answered '\ufffd\ufffd', which is no `choose` message"),
    (answering('{"type": "\\u001b[2J"}'), r"Invalid value '\\x1b\[2J'"),
    (answering(GOOD.replace("NUMBER", "7")), r"answered decision 7 when it was asked number 1"),
    (answering(GOOD.replace("0}", "99}")), r"chose number 99, but the options are numbered 0 to \d"),
    (answering(GOOD.replace("0}", "-1}")), r"chose number -1, but"),
    (answering(GOOD.replace("0}", "9" * 4000 + "}")), r"chose number 9{80}, but the options"),
    (answering(GOOD.replace("NUMBER", "9" * 4000)), r"answered decision 9{80} when it was asked number 1"),
    (
        answering('{"type": "' + "x" * 60_000 + '"}'),
        r"no `choose` message: Invalid value 'x{180,199}, at its",
    ),
    (answering(GOOD.replace("0}", '"win"}')), r"chose 'win', which is not offered"),
    ("raise SystemExit(3)", r"ended with exit code 3, at its decision 1"),
    ("import nothing_like_this", r"it said: ModuleNotFoundError: .* 'nothing_like_this' \(my_bot.py:1\), at"),
    ("pass\ndef broken(:", r"it said: SyntaxError: .* \(my_bot.py:2\), at its decision 1"),
]


@pytest.mark.parametrize(("program", "sentence"), FAULTS)
def test_a_fault_is_told_in_a_sentence_and_ends_the_process(
    program: str, sentence: str, tmp_path: Path
) -> None:
    bot = bot_of(tmp_path, program)
    with pytest.raises(BotFault, match=sentence) as caught:
        bot.choose(first_view())
    assert str(caught.value).startswith("my bot ") and re.search(
        r"decision 1 \(bp-.*\)\.$", str(caught.value)
    )
    assert bot.sandbox is None and not caught.value.by_time


def test_a_fault_carries_what_the_process_said(tmp_path: Path) -> None:
    """Whole, as far as it is kept, and whatever the fault is: here a wrong answer."""
    said = "import sys; print('one\\n\\x1b[31mtwo', file=sys.stderr, flush=True)"
    bot = bot_of(tmp_path, answering("oh", first=said))
    with pytest.raises(BotFault) as caught:
        bot.choose(first_view())
    assert caught.value.standard_error == "one\n\x1b[31mtwo\n"


def test_a_crash_in_node_is_told_with_its_place(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no Node here")
    (tmp_path / "bot.js").write_text("let a = 1;\nnull.length;\n", encoding="utf-8")
    bot = process_bot("my bot", ["node", "bot.js"], tmp_path)(5)
    with pytest.raises(BotFault, match=r"it said: TypeError: Cannot read .* \(bot.js:2\), at its decision 1"):
        bot.choose(first_view())


def test_a_machine_without_processes_is_nobodys_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr("subprocess.Popen", refused)
    bot = bot_of(tmp_path, answering(GOOD))
    with pytest.raises(MachineError, match=r"The machine gives my bot no process: Too many open files\."):
        bot.choose(first_view())
    bot.leave(None)
    assert list((tmp_path / "temporary").iterdir()) == []


def test_an_answer_too_many_is_a_stale_one_later(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, answering(GOOD + "\n" + GOOD))
    seen = first_view()
    assert bot.choose(seen) == 0
    with pytest.raises(BotFault, match="answered decision 1 when it was asked number 2"):
        bot.choose(seen)


def test_a_closed_output_is_as_good_as_silence(tmp_path: Path) -> None:
    program = "import os, time; os.close(1); time.sleep(60)"
    bot = bot_of(tmp_path, program, limits=limits(start=1.0, decision=0.2))
    with pytest.raises(BotFault, match=r"closed its standard input or output|gave no answer within"):
        bot.choose(first_view())


def test_silence(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, "import time; time.sleep(60)", limits=limits(start=0.1, decision=0.2))
    sentence = r"no answer within the time of one decision \(0.2 s\) and of starting \(0.1 s\), at"
    with pytest.raises(BotFault, match=sentence) as caught:
        bot.choose(first_view())
    assert caught.value.by_time and bot.sandbox is None


def test_the_time_of_the_game_runs_out_too(tmp_path: Path) -> None:
    slow = answering(GOOD).replace("        print", "        import time; time.sleep(0.2)\n        print")
    bot = bot_of(tmp_path, slow, limits=limits(start=10, decision=9, game=0.5))
    seen = first_view()
    with pytest.raises(BotFault, match=r"within the time of its whole game \(0.5 s\)"):
        for _ in range(10):
            bot.choose(seen)
    assert 2 < bot.asked < 6


def test_starting_does_not_count_as_thinking(tmp_path: Path) -> None:
    late = answering(GOOD, first="import time; time.sleep(0.6)")
    bot = bot_of(tmp_path, late, limits=limits(start=10, decision=0.3, game=0.3))
    assert bot.choose(first_view()) == 0 and bot.used == 0.0
    bot.leave(None)


# ---- classes of bots in processes


@pytest.mark.parametrize("name", GAMES)
def test_a_class_plays_the_same_in_a_process_of_its_own(name: str) -> None:
    digests = []
    for bot in ("rulebound.bots.greedy:GreedyBot", None):
        game = rulebound.new_game(name, seed=4)
        kind: Callable[[int], Any] = find_bot(bot) if bot else greedy_process()
        player, stream = kind(9), Stream(3)
        for _ in range(12):
            decision = game.decision
            assert decision is not None
            chosen = (
                player.choose(view(game, 0)) if decision.seat == 0 else stream.below(len(decision.options))
            )
            game.choose(chosen)
        player.leave(None)
        digests.append(game.digest())
    assert digests[0] == digests[1]


def greedy_process() -> type[ProcessBot]:
    """The greedy bot as a file that is run by the host."""
    file = Path(rulebound.__file__).parent / "bots" / "greedy.py"
    assert bot_class_in(file) == "GreedyBot"
    return process_bot("greedy", [str(file)], file.parent, limits(decision=60.0, game=600.0))


@pytest.mark.parametrize(
    "says",
    ["print('hm')", "__import__('os').system('echo hm; cat')"],
)
def test_what_a_class_prints_does_no_harm(says: str, tmp_path: Path) -> None:
    """Nor what it starts: that neither writes among the answers nor reads the messages."""
    program = (
        "from rulebound.bots import Bot\n\n\nclass Talker(Bot):\n    def choose(self, view):\n"
        f"        {says}\n        return 1\n"
    )
    bot = bot_of(tmp_path, program)
    assert bot.choose(first_view()) == 1
    assert bot.with_state and bot.choose(first_view()) == 1
    bot.leave(None)


WATCHER = """
import sys
from rulebound.bots import Bot

class Watcher(Bot):
    watches = True
    seen = 0
    hurried = 0

    def watch(self, events):
        self.seen += sum(len(event.cards) + event.seat + 2 for event in events)

    def hurry(self, milliseconds):
        self.hurried = milliseconds

    def choose(self, view):
        return self.seen % len(view.decision.options)

    def leave(self, result):
        with open(LOG, "w") as file:
            print(self.hurried, result and result.winners, file=file)
"""
"""Chooses by what it has seen happen, and writes down how it was hurried and how the game ended."""


@pytest.mark.parametrize("name", GAMES)
def test_a_class_in_a_process_watches_and_is_hurried_and_leaves(name: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = bot_of(tmp_path, WATCHER.replace("LOG", repr(str(log))))
    held: dict[str, Any] = {}
    exec(WATCHER, held)
    own = held["Watcher"](5)
    game, stream = rulebound.new_game(name, seed=4), Stream(3)
    for _ in range(25):
        decision = game.decision
        assert decision is not None
        index = stream.below(len(decision.options))
        for player in (bot, own):
            player.watch(events_for(game.events, 0))
        if decision.seat == 0:
            index = bot.choose(view(game, 0))
            assert index == own.choose(view(game, 0))
        game.choose(index)
    assert own.seen > 10
    for seat, team in enumerate(game.teams):
        if team != game.teams[0] and game.result is None:
            game.concede(seat)
    bot.leave(game.result)
    assert log.read_text(encoding="utf-8") == f"1600 [{game.teams[0]}]\n"


@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("class A(Bot): pass\nclass B(bots.Bot): pass\nclass C: pass", "B"),
        ("class A(RandomBot): pass", "A"),
        ("class A: pass", ""),
        ("print(1)", ""),
        ("def broken(:", ""),
        ("-" * 100_000 + "1", ""),
        ("a." * 200_000 + "a", ""),
    ],
)
def test_the_class_of_a_file_is_found_without_running_it(program: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(program, encoding="utf-8")
    assert bot_class_in(tmp_path / "x.py") == name


# ---- commands by name


def test_a_command_plays_in_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    results = [
        simulate("blackpoker", ["command:./brave_stdio.py", "random"], games=2, seed=3) for _ in range(2)
    ]
    assert results[0].errors == [] and results[0].finished == 2
    assert results[0].digest == results[1].digest


def test_the_class_of_the_examples_plays_the_same_as_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    results = [
        simulate("blackpoker", [name, "random"], games=2, seed=3)
        for name in ("command:./brave.py", "brave:Brave")
    ]
    assert results[0].errors == [] and results[0].digest == results[1].digest


def test_a_fault_in_a_simulation_is_an_error_of_that_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.py").write_text(answering("oh"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = simulate("blackpoker", ["command:./bad.py", "random"], games=1, seed=3)
    assert len(result.errors) == 1 and "BotFault: ./bad.py answered 'oh', which is no" in result.errors[0]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("command:", "A command of a bot begins with a program"),
        ("command:no-such-program x", "There is no program 'no-such-program', neither in .* nor on the path"),
        (
            "command:./README.md",
            r"README.md is not executable: say `chmod \+x README.md`, or name the program",
        ),
        ("command:node 'bot.js", "cannot be read: No closing quotation"),
        ("command:README.md", r"There is no program 'README.md' on the path; for the file write ./README.md"),
        ("command:sh \0", "cannot have the character NUL in it"),
        ("command:" + 5000 * "x", "There is no program 'xxx"),
        ("command:/" + 5000 * "x", "There is no program '/xxx"),
    ],
)
def test_a_command_that_cannot_be_a_bot(
    command: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "README.md").write_text("hello", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises((BotError, CommandError), match=sentence):
        make_bot(command)


def test_a_word_may_be_longer_than_any_path() -> None:
    program = "#" * 5000
    assert whole_command(["sh", "-c", program], Path())[0][1:] == ["-c", program]


def test_a_python_file_that_names_no_program_is_run_by_ours(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, answering(GOOD))
    (tmp_path / "my_bot.py").chmod(0o755)
    assert process_bot("my bot", ["./my_bot.py"], tmp_path).command[0] == sys.executable
    assert bot.choose(first_view()) == 0
    bot.leave(None)
    (tmp_path / "my_bot.py").write_text("#!/bin/sh\n", encoding="utf-8")
    assert process_bot("my bot", ["./my_bot.py"], tmp_path).command == [str(tmp_path / "my_bot.py")]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "x.py").touch()
    monkeypatch.setattr("pathlib.Path.open", locked)
    with pytest.raises(CommandError, match=r"x.py cannot be read: Permission denied\."):
        process_bot("x", ["./x.py"], tmp_path)


def test_a_bot_that_is_forgotten_ends_its_process(tmp_path: Path) -> None:
    bot = bot_of(tmp_path, answering(GOOD))
    bot.choose(first_view())
    assert bot.sandbox is not None and bot.sandbox.process is not None
    process: subprocess.Popen[bytes] = bot.sandbox.process
    del bot
    assert process.poll() is not None


def test_the_launcher_is_quick_to_start() -> None:
    program = "import sys; sys.argv = ['x']; import runpy; runpy.run_path(%r); print(sorted(sys.modules))"
    file = str(Path(rulebound.__file__).parent / "bots" / "launch.py")
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program % file], check=True, capture_output=True, text=True
    )
    assert "rulebound" not in done.stdout
