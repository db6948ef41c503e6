"""docs/how-to-play.md keeps its word: its commands and keys exist, its table of actions is the sheet's."""

import re
from pathlib import Path

import pytest

from rulebound.cli.explain import explain
from rulebound.cli.play import play
from rulebound.cli.replay import replay
from rulebound.games import rulebook_named
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.terminal.plain import PlainTable
from rulebound.terminal.replay import ReplayScreen
from rulebound.terminal.table import CARD_KEYS, KEYS, PASS_KEYS
from rulebound.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "how-to-play.md"


@pytest.fixture(scope="module")
def text() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_actions_have_their_names_and_costs(text: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \(([^|]+)\) \| ([BLD ]*)\|", text, re.M)
    english, japanese = Texts("en", strict=True), Texts("ja", strict=True)
    told = {name: (other, cost.replace(" ", "")) for name, other, cost in rows}
    direct = [action for action in SHEET.actions if action.direct]
    assert len(told) == len(direct)
    for action in direct:
        cost = "B" * action.barrier_cost + "L" * action.life_cost + "D" * action.discard_cost
        name = english.say(f"action-bp-{action.name}")
        assert told[name] == (japanese.say(f"action-bp-{action.name}"), cost)


def test_keys_and_commands_exist(text: str) -> None:
    for key, _, _ in [*KEYS, *CARD_KEYS, *PASS_KEYS]:
        assert re.search(rf"^\| (?:\w, )?{key}[, |]", text, re.M), key
    commands = {name.removeprefix("command_") for name in dir(PlainTable) if name.startswith("command_")}
    for command in commands:
        assert re.search(rf"^> (?:.* )?{command}\b", text, re.M), command
    assert {"pageup", "pagedown", "home", "end", "j", "v"} <= {
        key for binding in ReplayScreen.BINDINGS for key in str(getattr(binding, "key", "")).split(",")
    }


def test_fftcg_has_the_settings_and_decks_of_the_page(text: str) -> None:
    section = text.partition("## FF-TCG in five minutes")[2].partition("\n## ")[0]
    rulebook = rulebook_named("fftcg")
    assert re.findall(r"^\| `(\w+)` \|", section, re.M) == [setting.name for setting in rulebook.settings]
    for setting in rulebook.settings:
        (row,) = re.findall(rf"^\| `{setting.name}` \| (.*)", section, re.M)
        assert row.startswith(f"`{setting.default}`")
        assert all(f"`{value}`" in row for value in setting.values), setting.name
    assert rulebook.deck_names() == [f"d{n}" for n in range(1, 9)] + ["x1"]
    assert "Nine decks can be played: `d1` to `d8`" in section


def test_options_exist(text: str) -> None:
    offered = {name for command in (play, replay, explain) for name in command.__annotations__}
    for name in set(re.findall(r"--([a-z]+)", text)) - {"json", "open"}:
        assert name in offered, name
