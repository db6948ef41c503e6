"""Asking a bot: a wrong answer, an error and even an exit are its own fault, told with their place."""

from pathlib import Path

import pytest

import rulebound
from rulebound.bots import Bot, BotError, make_bot
from rulebound.bots.asking import BotFault, ask, blaming, shown, telling
from rulebound.kernel.decision import Decision
from rulebound.sim import simulate

CODE = """
from rulebound.bots import Bot


class Mine(Bot):
    def choose(self, view):
        {}
"""


def mine(folder: Path, does: str, monkeypatch: pytest.MonkeyPatch, module: str = "asked_bot") -> str:
    """The path of a bot that does something in place of choosing."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(__import__("sys").modules, module, raising=False)
    (folder / f"{module}.py").write_text(CODE.format(does), encoding="utf-8")
    return f"{module}:Mine"


WRONG = [
    ("return None", r"Mine chose None, which is not the index of an option\.$"),
    ("return 1.0", r"Mine chose 1\.0, which is not the index of an option\.$"),
    ("return '\\x1b[2J'", r"Mine chose '\\x1b\[2J', which is not"),
    ("return 99", r"Mine chose number 99, but the options are numbered 0 to \d\.$"),
    ("return 10**5000", r"Mine raised ValueError: Exceeds the limit"),
    ("return -1", r"Mine chose number -1, but the options are numbered 0 to \d\.$"),
    ("raise SystemExit(0)", r"Mine raised SystemExit: 0 \(asked_bot\.py:7\)\.$"),
    ("raise KeyError", r"Mine raised KeyError \(asked_bot\.py:7\)\.$"),
    ("return super().choose(view)", r"Mine raised NotImplementedError: a bot has a method `choose`, or"),
    ("raise ValueError('a\\nb')", r"Mine raised ValueError: a\\nb \(asked_bot\.py:7\)\.$"),
    ("return view.determinize('x')", r"Mine raised TypeError: .* \(asked_bot\.py:7\)\.$"),
]


@pytest.mark.parametrize(("does", "sentence"), WRONG)
def test_what_a_class_does_wrong(
    does: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rulebound.new_game("blackpoker", seed=1)
    assert game.decision is not None
    bot = make_bot(mine(tmp_path, does, monkeypatch))
    with pytest.raises(BotFault, match=sentence):
        ask(bot, "Mine", game, game.decision.seat)


def test_a_bot_that_looks_at_nothing_is_given_the_decision_alone() -> None:
    class Last(Bot):
        looks = False

        def answer(self, decision: Decision) -> int:
            return len(decision.options) - 1

    game = rulebound.new_game("blackpoker", seed=1)
    assert game.decision is not None
    assert ask(Last(), "Last", game, game.decision.seat) == len(game.decision.options) - 1


def test_who_interrupts_is_no_bot() -> None:
    with pytest.raises(KeyboardInterrupt), blaming("Mine"):
        raise KeyboardInterrupt


def test_a_bot_that_wants_to_end_the_program_is_an_error_of_that_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = mine(tmp_path, "raise SystemExit(0)", monkeypatch)
    result = simulate("blackpoker", [name, "random"], games=1)
    assert len(result.errors) == 1 and "SystemExit: 0" in result.errors[0]


def test_a_module_that_wants_to_end_the_program_is_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "asked_exit.py").write_text("raise SystemExit(0)\n", encoding="utf-8")
    with pytest.raises(BotError, match=r"'asked_exit:Mine' cannot be loaded: SystemExit, 0\."):
        make_bot("asked_exit:Mine")


# ---- words

PYTHON = """note
Traceback (most recent call last):
  File "/bots/mine.py", line 12, in <module>
    main()
  File "/bots/deep.py", line 3, in main
    return {}["x"]
KeyError: 'x'
"""
NODE = """/bots/bot.js:4
null.length;
     ^

TypeError: Cannot read properties of null (reading 'length')
    at Object.<anonymous> (/bots/bot.js:4:6)
    at node:internal/main/run_main_module:36:49

Node.js v24.19.0
"""


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (PYTHON, "KeyError: 'x' (deep.py:3)"),
        (PYTHON + "bye\n", "KeyError: 'x' (deep.py:3)"),
        (NODE, "TypeError: Cannot read properties of null (reading 'length') (bot.js:4)"),
        ("I am tired\n\n", "I am tired"),
        ("Node.js v24.19.0\n", ""),
        ("", ""),
        ("x" * 300, "x" * 200),
    ],
)
def test_the_line_that_tells_most(said: str, line: str) -> None:
    assert telling(said) == line


def test_a_terminal_obeys_nothing_of_it() -> None:
    assert shown("a\x1b[2J\n\u202eé食") == "a\\x1b[2J\\n\\u202eé食"
