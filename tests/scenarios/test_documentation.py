"""The examples of docs/scenarios.md are run as they stand there, and its lists are complete."""

import re
from pathlib import Path

import pytest

from rulebound import new_game
from rulebound.games import rulebook_named
from rulebound.games.fftcg.arrange import POSITION, SIDE
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
    assert len(WHOLE) == 6 and len(STEPS) >= 7


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


def test_every_question_event_and_verb_of_random_games_of_fftcg_is_on_the_page() -> None:
    section = PAGE.partition("## FF-TCG")[2]
    questions: set[str] = set()
    events: set[str] = set()
    verbs: set[str] = set()
    book = rulebook_named("fftcg")
    names = book.deck_names()
    for seed in range(24):
        decks = book.trial_decks(seed, []) or [names[seed % len(names)], names[seed * 5 % len(names)]]
        game = new_game("fftcg", seed, decks=decks)
        stream = Stream(seed)
        while game.decision is not None:
            events.update(event.name for event in game.events)
            questions.add(re.sub("^ff-pick-.*", "ff-pick-ZONE", game.decision.question))
            verbs.update(option.verb for option in game.decision.options)
            game.choose(stream.below(len(game.decision.options)))
    assert len(questions) > 20 and len(events) > 50
    assert [name for name in questions if f"`{name}`" not in section] == []
    assert [verb for verb in verbs if not re.search(rf"`{verb}[ `]", section)] == []
    listed = section[section.index("**Events**") :]
    assert [name for name in events if not re.search(rf"\b{name}\b", listed)] == []


def test_positions_of_fftcg_are_as_the_page_says() -> None:
    section = PAGE.partition("## FF-TCG")[2]
    for name in [*POSITION, *SIDE]:
        assert f"`{name}`" in section or name in ("random", "open", "looked"), name
    game = new_game("fftcg", position={"A": {"field": ["1-187S dull", "24-005L+24-001L damage-3000"]}})
    for detail in game.rulebook.describe_piece(game, game.pieces[game.piece_at("A.field.2")]):
        assert f"`{detail}`" in section, detail
    for setting in game.rulebook.settings:
        assert f"`{setting.name}` ({', '.join(setting.values)})" in section.replace("\n", " "), setting.name


def test_the_first_example_is_the_worked_example_of_the_library() -> None:
    assert "A soldier costs a barrier and a life" in PAGE
