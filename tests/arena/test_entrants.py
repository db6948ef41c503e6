"""The bots of a folder: what is one, what is passed over, what is refused in a sentence."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.arena import ArenaError, Entrant, Tournament, named_entrant, read_folder
from rulebound.bots import BotError
from rulebound.bots.sandbox import STANDARD

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
CLASS = "from rulebound.bots import Bot\n\n\nclass Mine(Bot):\n    pass\n"


def write(path: Path, text: str = "", executable: bool = False) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755 if executable else 0o644)
    return path


def test_the_examples() -> None:
    assert [one.name for one in read_folder(EXAMPLES)] == ["brave", "brave_node", "brave_stdio", "first"]


def test_what_is_a_bot_and_what_is_passed_over(tmp_path: Path) -> None:
    write(tmp_path / "a.py", CLASS)
    write(tmp_path / "b.py", "print(1)")
    write(tmp_path / "c", "#!/bin/sh\n", executable=True)
    write(tmp_path / "d" / "bot.toml", 'command = ["sh", "run.sh"]\nname = "Dora"\n')
    write(tmp_path / "d" / "run.sh")
    write(tmp_path / "e" / "bot.py", CLASS)
    for passed_over in ("README.md", "notes.txt", ".hidden.py", "_shared.py", "__pycache__/x.pyc"):
        write(tmp_path / passed_over)
    found = read_folder(tmp_path)
    assert [one.name for one in found] == ["a", "b", "c", "Dora", "e"]
    state = [getattr(one.bot(1, STANDARD), "with_state") for one in found]  # noqa: B009 - a Bot has it not
    assert state == [True, False, False, False, True]
    command = getattr(found[3].bot(1, STANDARD), "command")  # noqa: B009
    assert command[0].endswith("/sh") and command[1] == str(tmp_path / "d" / "run.sh")


def test_bots_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    write(tmp_path / "x.py")
    write(tmp_path / "x.sh", "#!/bin/sh\n", executable=True)
    write(tmp_path / "x" / "bot.py")
    assert [one.name for one in read_folder(tmp_path)] == ["x/", "x.py", "x.sh"]


def test_bots_of_the_same_given_name_are_told_with_their_files(tmp_path: Path) -> None:
    for folder in "ab":
        write(tmp_path / folder / "bot.toml", 'command = "./r.sh"\nname = "Brave"\n')
        write(tmp_path / folder / "r.sh", "#!/bin/sh\n", executable=True)
    sentence = r"two bots with the name 'Brave' \(.*/a/bot.toml and .*/b/bot.toml\); give one of them another"
    with pytest.raises(ArenaError, match=sentence):
        Tournament(read_folder(tmp_path), ["blackpoker"], 2).check()


def test_others_play_along_by_name() -> None:
    assert named_entrant("greedy") == Entrant("greedy", own="greedy")
    with pytest.raises(BotError, match="There is no bot 'gredy'"):
        named_entrant("gredy")


def test_a_command_that_plays_along_is_confined_like_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "mine.py", CLASS)
    monkeypatch.chdir(tmp_path)
    found = named_entrant("command:./mine.py")
    assert found == Entrant("command:./mine.py", words=("./mine.py",), folder=str(tmp_path))
    assert getattr(found.bot(1, replace(STANDARD, decision=9.0)), "limits").decision == 9.0  # noqa: B009


# ---- what is refused


def test_a_script_that_is_not_executable_is_told(tmp_path: Path) -> None:
    write(tmp_path / "a.py", CLASS)
    write(tmp_path / "x.sh", "#!/bin/sh\n")
    with pytest.raises(
        ArenaError, match=r"x.sh begins with #! but is not executable: say `chmod \+x .*x.sh`"
    ):
        read_folder(tmp_path)


@pytest.mark.parametrize("name", ["a\nb.py", "a\x1b[2J.py", "a.\x07y", " .py", b"a\xff.py", b"a.\xff"])
def test_a_name_that_cannot_be_shown(name: str | bytes, tmp_path: Path) -> None:
    write(tmp_path / os.fsdecode(name), "#!/bin/sh\n", executable=True)
    with pytest.raises(ArenaError, match=r"The name '.*' of the bot '.*' cannot be shown") as caught:
        read_folder(tmp_path)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("method", ["iterdir", "is_dir", "read_text"])
def test_what_cannot_be_read_is_told(method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path, **_: object) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    write(tmp_path / "d" / "bot.toml", 'command = "sh"\n')
    monkeypatch.setattr(f"pathlib.Path.{method}", locked)
    with pytest.raises(ArenaError, match=rf"{tmp_path}.* cannot be read: Permission denied\."):
        read_folder(tmp_path)


def test_no_folder_and_no_bots(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"There is no folder .*nowhere; name a folder that has bots"):
        read_folder(tmp_path / "nowhere")
    with pytest.raises(ArenaError, match=r"There is no bot in .*: a bot is a Python file, an executable"):
        read_folder(tmp_path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, r"The folder .*/d is no bot: it has neither a bot.toml with a command nor a bot.py"),
        ("command = ", r"bot.toml is no TOML file: Invalid value"),
        ("", r'bot.toml has no command; write for example: command = "node bot.js"'),
        ("command = []", r"bot.toml has no command"),
        ("command = 7", r"bot.toml has no command"),
        ('command = "sh"\nname = 3', r"the name is a text and state is true or false"),
        (
            'command = "sh"\nname = " "',
            r"The name ' ' of the bot .*bot.toml' cannot be shown; give one of letters",
        ),
        ('command = "sh"\nname = "a\\u0000"', r"cannot be shown; give one of letters"),
        ('command = "sh"\ntime = 3', r"bot.toml says 'time'; it may say command, name, state"),
        (
            'command = "sh \'x"',
            r"bot.toml cannot be started. The command .* cannot be read: No closing quotation",
        ),
        ('command = "no-such-program"', r"cannot be started. There is no program 'no-such-program'"),
        ('command = "bot.toml"', r"no program 'bot.toml' on the path; for the file write ./bot.toml"),
        ('command = "sh \\u0000"', r"cannot be started. A command of a bot cannot have the character NUL"),
        ("a = " + 5000 * "[", r"bot.toml is no TOML file"),
    ],
)
def test_a_folder_that_is_no_bot(content: str | None, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    if content is not None:
        write(tmp_path / "d" / "bot.toml", content)
    with pytest.raises(ArenaError, match=sentence):
        read_folder(tmp_path)
