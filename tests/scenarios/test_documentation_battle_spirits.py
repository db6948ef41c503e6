"""What docs/scenarios.md says of Battle Spirits holds: its example is run, its lists are complete."""

import re
from pathlib import Path

from rulebound import new_game
from rulebound.games import rulebook_named
from rulebound.games.battle_spirits.arrange import POSITION, SIDE
from rulebound.games.battle_spirits.describe import PENDING_WORDS, STATE_WORDS
from rulebound.kernel.rng import Stream
from rulebound.scenarios import run
from rulebound.scenarios.reading import read_text

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("\n## Battle Spirits\n")[2].partition("\n## ")[0]
TEXTS = (ROOT / "src/rulebound/texts/catalogues/en/battle-spirits.ftl").read_text(encoding="utf-8")
EVENTS = SECTION[SECTION.index("**Events**: ") :].removeprefix("**Events**: ").partition(".")[0]
LISTED = re.split(r"[,;]\s+", EVENTS)


def row_of(question: str) -> str:
    """The row of the page's table that has a question; "" where none has."""
    name = re.sub("^bs-pick-.*", "bs-pick-ZONE", question)
    rows = [row for row in SECTION.splitlines() if row.startswith("|") and f"`{name}`" in row.split("|")[1]]
    return rows[0] if rows else ""


def play(seed: int, decks: list[str] | None) -> tuple[set[tuple[str, str]], set[str]]:
    """The questions with the verbs of their options, and the events, of a random game."""
    asked: set[tuple[str, str]] = set()
    events: set[str] = set()
    game = new_game("battle-spirits", seed, settings={"trial_cards": "yes"}, decks=decks)
    stream = Stream(seed)
    while game.decision is not None:
        events.update(event.name for event in game.events)
        asked.update((game.decision.question, option.verb) for option in game.decision.options)
        game.choose(stream.below(len(game.decision.options)))
    events.update(event.name for event in game.events)
    return asked, events


def test_the_example_passes_and_shows_its_clauses() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", SECTION, re.DOTALL)
    assert len(blocks) == 1
    (scenario,) = read_text(blocks[0], "docs/scenarios.md")
    assert scenario.game == "battle-spirits"
    outcome = run(scenario)
    assert [str(failure) for failure in outcome.failures + outcome.warnings] == []
    assert len(outcome.shown) >= 7


def test_every_question_verb_and_event_of_random_games_is_on_the_page() -> None:
    asked: set[tuple[str, str]] = set()
    events: set[str] = set()
    book = rulebook_named("battle-spirits")
    pairings = len(book.deck_names()) ** 2
    # Without decks the seed picks one pairing of the ready-made ones, each in turn.
    for seed in range(pairings):
        for decks in [None, book.trial_decks(seed, [])] if seed % 3 == 0 else [None]:
            met, happened = play(seed, decks)
            asked |= met
            events |= happened
    assert len({question for question, _ in asked}) > 18 and len(events) > 38
    missing = [(name, verb) for name, verb in asked if not re.search(rf"`{verb}[ `]", row_of(name))]
    assert missing == []
    assert sorted(events - set(LISTED)) == []


def test_questions_and_events_of_the_page_are_those_that_have_a_text() -> None:
    questions = re.findall(r"^question-(bs-[\w-]+)", TEXTS, re.MULTILINE)
    assert [name for name in questions if not row_of(name)] == []
    for name in re.findall(r"`(bs-[\w-]+)`", SECTION):
        assert name in questions or name == "bs-pick-ZONE", name
    told = set(re.findall(r"^event-bs-([\w-]+)", TEXTS, re.MULTILINE))
    # Two events in one sentence are texts, not events.
    told -= {"both-declined", "compared-both"}
    assert sorted(LISTED) == sorted(told | {"conceded", "timed-out", "game-over"})


def test_all_keys_of_a_position_and_of_a_side_are_on_the_page() -> None:
    assert [name for name in [*POSITION, *SIDE] if f"`{name}`" not in SECTION] == []


def test_all_words_for_the_state_of_a_card_are_on_the_page() -> None:
    for word in STATE_WORDS.values():
        assert f"`{word}`" in SECTION or not word, word
    for word in PENDING_WORDS:
        assert f"`pending-{word}`" in SECTION or not word, word


def test_what_the_page_says_is_there_if_left_out() -> None:
    lines = new_game("battle-spirits", position={"A": {"hand": ["26RSD01-001"]}}).describe()
    assert f"| {lines['turn']}, {lines['number']} |" in SECTION
    assert lines["may-move"] is True and "(BS R11) | true |" in SECTION
    assert f"`end` | {lines['step']} |" in SECTION
    side = lines["A"]
    numbers = f"`life` ({side['life']} if left out), `reserve` ({side['reserve']}) and `core-trash`"
    assert f"{numbers} ({side['core-trash']})" in SECTION
    assert f"`{side['soul']}` (if left out)" in SECTION
    assert f"a deck of {len(side['deck'])} cards" in SECTION.replace("\n", " ")
    assert side["field"] == side["trash"] == side["removed"] == []


def test_lines_that_the_page_writes_can_be_arranged() -> None:
    written: dict[str, list[str]] = {}
    for key in "used", "happened", "field":
        found = re.search(rf"(?:\| `{key}` \|.*?: `|`{key}: )\[(.*?)\]`", SECTION, re.DOTALL)
        assert found is not None, key
        written[key] = re.split(r",\s+", found[1])
    assert min(len(lines) for lines in written.values()) > 1
    position = {"used": written["used"], "happened": written["happened"], "A": {"field": written["field"]}}
    lines = new_game("battle-spirits", position=position).describe()
    assert lines["A"]["field"] == written["field"]
    assert (lines["used"], lines["happened"]) == (sorted(written["used"]), sorted(written["happened"]))


def test_a_limit_that_the_page_writes_is_used_up() -> None:
    side = {"hand": ["26RSD01-005"], "field": ["26RSD01-007 1", "26RSD01-005 1"]}
    for used, expected in ([], "bs-flash"), (["turn A.field.1 26RSD01-007/0"], "bs-attack"):
        game = new_game("battle-spirits", position={"step": "attack", "used": used, "A": side})
        assert game.decision is not None
        game.choose([game.key(option) for option in game.decision.options].index("attack A.field.1"))
        assert game.decision.question == expected
    assert "`[turn A.field.1 26RSD01-007/0," in SECTION


def test_details_of_a_piece_are_as_the_page_says() -> None:
    game = new_game("battle-spirits", position={"A": {"field": ["26RSD01-002 0S", "26RSD01-010 0"]}})
    details = SECTION.partition("**Details of a piece**")[2].partition("\n\n")[0]
    for path in "A.field.1", "A.field.2":
        for detail in game.rulebook.describe_piece(game, game.pieces[game.piece_at(path)]):
            assert f"`{detail}`" in details, detail


def test_settings_are_on_the_page_with_their_values() -> None:
    for setting in rulebook_named("battle-spirits").settings:
        assert f"`{setting.name}` ({', '.join(setting.values)})" in SECTION.replace("\n", " "), setting.name
