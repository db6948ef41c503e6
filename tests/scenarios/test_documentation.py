"""The examples of docs/scenarios.md are run as they stand there, and its lists are complete."""

import re
from pathlib import Path

import pytest

from rulebound import new_game
from rulebound.kernel.rng import Stream
from rulebound.scenarios import run
from rulebound.scenarios.reading import read_text

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
WHOLE = [
    block if block.startswith("game:") else f"game: blackpoker\nscenarios:\n{block}"
    for block in BLOCKS
    if "name:" in block
]
STEPS = [block for block in BLOCKS if "name:" not in block]


def test_the_page_has_examples() -> None:
    assert len(WHOLE) == 5 and len(STEPS) >= 7


@pytest.mark.parametrize("text", WHOLE, ids=range(len(WHOLE)))
def test_whole_scenarios_pass(text: str) -> None:
    for scenario in read_text(text, "docs/scenarios.md"):
        outcome = run(scenario)
        assert [str(failure) for failure in outcome.failures + outcome.warnings] == []
        assert outcome.shown


@pytest.mark.parametrize("text", STEPS, ids=range(len(STEPS)))
def test_single_steps_can_be_read(text: str) -> None:
    indented = "".join(f"  {line}\n" for line in text.splitlines())
    assert read_text(f"game: blackpoker\nscenarios:\n- name: it\n  steps:\n{indented}")[0].steps


def test_every_question_and_event_of_random_games_is_on_the_page() -> None:
    questions: set[str] = set()
    events: set[str] = set()
    for seed in range(12):
        settings = {"deck": ("full54", "entry20", "entry16")[seed % 3]}
        game = new_game("blackpoker", seed, settings=settings)
        stream = Stream(seed)
        while game.decision is not None:
            events.update(event.name for event in game.events)
            questions.add(game.decision.question)
            game.choose(stream.below(len(game.decision.options)))
    assert len(questions) > 8 and len(events) > 15
    assert [name for name in questions if f"`{name}`" not in PAGE] == []
    listed = PAGE[PAGE.index("**Events**") :]
    assert [name for name in events if not re.search(rf"\b{name}\b", listed)] == []


def test_the_first_example_is_the_worked_example_of_the_library() -> None:
    assert "A soldier costs a barrier and a life" in PAGE
