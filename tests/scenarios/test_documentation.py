"""The examples of docs/scenarios.md are run as they stand there, and its lists are complete."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound import new_game
from rulebound.games import rulebook_named, rulebook_names
from rulebound.games.asteriated_grail import arrange as grail
from rulebound.games.asteriated_grail.settings import DRAFTS
from rulebound.games.fftcg import arrange as fftcg
from rulebound.kernel.game import Game
from rulebound.kernel.rng import Stream
from rulebound.rulebooks.sheets import sheets
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


def section_of(title: str) -> str:
    """One chapter of the page."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_page_has_an_example_for_each_game_and_three_worked_ones() -> None:
    games = {line for block in WHOLE for line in block.splitlines() if line.startswith("game: ")}
    assert games == {f"game: {name}" for name in rulebook_names()}
    assert section_of("Three worked examples").count("- name: ") == 3
    assert len(STEPS) >= 7


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


class Seen:
    """The questions, verbs and events of games that are played at random."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.questions: set[str] = set()
        self.verbs: set[str] = set()
        self.events: set[str] = set()
        for seed, game in enumerate(games):
            self.play(game, Stream(seed))

    def play(self, game: Game, stream: Stream) -> None:
        """One game to its end."""
        while game.decision is not None:
            self.events.update(event.name for event in game.events)
            self.questions.add(re.sub("^ff-pick-.*", "ff-pick-ZONE", game.decision.question))
            self.verbs.update(option.verb for option in game.decision.options)
            game.choose(stream.below(len(game.decision.options)))
        self.events.update(event.name for event in game.events)


def games_of_blackpoker() -> Iterator[Game]:
    """All decks."""
    for seed in range(12):
        yield new_game("blackpoker", seed, settings={"deck": ("full54", "entry20", "entry16")[seed % 3]})


def games_of_fftcg() -> Iterator[Game]:
    """Ready-made decks and others."""
    book = rulebook_named("fftcg")
    names = book.deck_names()
    for seed in range(24):
        decks = book.trial_decks(seed, []) or [names[seed % len(names)], names[seed * 5 % len(names)]]
        yield new_game("fftcg", seed, settings={"trial_cards": "yes"}, decks=decks)


def games_of_asteriated_grail() -> Iterator[Game]:
    """Every draft at tables of every size, twice; then positions where something rare is about to happen."""
    book = rulebook_named("asteriated-grail")
    for seed in range(30):
        settings = {"draft": DRAFTS[seed % len(DRAFTS)]}
        yield new_game("asteriated-grail", seed, seats=book.seat_counts[seed % 3], settings=settings)
    names = book.role_names()
    for seed, name in enumerate(names):
        yield new_game("asteriated-grail", seed, position=book.trial_position(seed, [name]))


def words_of_sheets() -> set[str]:
    """What a character adds to the answers, where the page says that it is listed."""
    found: set[str] = set()
    for sheet in sheets().values():
        found.update(skill.id for skill in sheet.skills)
        found.update(sheet.words)
    return found


@pytest.mark.parametrize(
    ("title", "games", "questions", "events"),
    [
        ("BlackPoker", games_of_blackpoker, 8, 15),
        ("FF-TCG", games_of_fftcg, 20, 50),
        ("Asteriated Grail", games_of_asteriated_grail, 30, 65),
    ],
    ids=["blackpoker", "fftcg", "asteriated-grail"],
)
def test_every_question_verb_and_event_of_random_games_is_on_the_page(
    title: str, games: Callable[[], Iterator[Game]], questions: int, events: int
) -> None:
    section = section_of(title)
    seen = Seen(games())
    assert len(seen.questions) > questions and len(seen.events) > events
    assert [name for name in seen.questions if f"`{name}`" not in section] == []
    elsewhere = words_of_sheets() if "src/rulebound/rulebooks/characters)" in section else set()
    untold = [verb for verb in seen.verbs - elsewhere if not re.search(rf"`{verb}[ `]", section)]
    assert untold == []
    listed = section[section.index("**Events**") :]
    assert [name for name in seen.events if not re.search(rf"(?<![\w-]){name}(?![\w-])", listed)] == []


@pytest.mark.parametrize(
    ("title", "names", "game", "piece"),
    [
        (
            "FF-TCG",
            [name for name in [*fftcg.POSITION, *fftcg.SIDE] if name not in ("random", "open", "looked")],
            ("fftcg", {"A": {"field": ["1-187S dull", "24-005L+24-001L damage-3000"]}}),
            "A.field.2",
        ),
        (
            "Asteriated Grail",
            [name for name in [*grail.POSITION, *grail.SIDE, *grail.CAMP] if name not in grail.SEATS[1:-1]],
            ("asteriated-grail", {"A": {"character": "inquisitor", "effects": ["heresy-court by A heal-2"]}}),
            "A.effects.1",
        ),
    ],
    ids=["fftcg", "asteriated-grail"],
)
def test_positions_are_as_the_page_says(
    title: str, names: list[str], game: tuple[str, dict[str, Any]], piece: str
) -> None:
    section = section_of(title)
    assert [name for name in names if f"`{name}`" not in section] == []
    arranged = new_game(game[0], position=game[1])
    details = arranged.rulebook.describe_piece(arranged, arranged.pieces[arranged.piece_at(piece)])
    assert [name for name in details if f"`{name}`" not in section] == []
    told = section.replace("\n", " ")
    for setting in arranged.rulebook.settings:
        assert f"`{setting.name}` ({', '.join(setting.values)})" in told, setting.name


def test_the_forms_of_a_position_of_asteriated_grail_are_read_and_written_as_the_page_has_them() -> None:
    section = section_of("Asteriated Grail").replace("\n", " ")
    effects = re.findall(r"`effects: \[(.*?)\]`", section)[0].split(", ")
    face_down = re.findall(r"`\[(discard.1 known to .*?)\]`", section)[0].split(", ")
    covers = ["earth-tech", *re.findall(r"`(wind-tech .*?)`", section)]
    assert (len(effects), len(face_down), len(covers)) == (4, 3, 2)
    position = {
        "discard": ["fire-tech", "wind-blood"],
        "face-down": face_down,
        "A": {"character": "inquisitor", "effects": effects},
        "B": {"covers": covers},
    }
    lines = new_game("asteriated-grail", position=position).describe()
    assert lines["face-down"] == face_down and lines["B"]["covers"] == covers
    assert lines["A"]["effects"][1:] == effects[1:]
    assert re.fullmatch("poison poison-.* by C", lines["A"]["effects"][0])


def test_the_first_example_is_the_worked_example_of_the_library() -> None:
    assert "A soldier costs a barrier and a life" in PAGE
