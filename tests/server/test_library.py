"""The library: every game, card, character, deck, rule and scenario can be asked for, in every language."""

from pathlib import Path

import pytest

from rulebound.games import rulebook_named
from rulebound.packs.users import all_cards
from rulebound.rulebooks import load
from rulebound.rulebooks.sheets import sheets
from rulebound.scenarios.library import load_library
from rulebound.server import cards, library, rules, typescript
from rulebound.server.library import NotThere
from rulebound.server.protocol.library import DeckText
from rulebound.texts import Texts
from rulebound.texts.language import ORDER
from rulebound.texts.message import message_from

GAMES = ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail"]


# ---- games and texts


def test_all_games_are_told_with_titles_that_every_language_has() -> None:
    """Titles of games, settings, values and teams are there in four languages."""
    games = library.games()
    assert [game.id for game in games] == GAMES
    for game in games:
        said = [game.title, *game.team_titles]
        for setting in game.settings:
            said += [setting.title, *setting.value_titles]
            assert setting.default == setting.values[0]
        for language in ORDER:
            texts = Texts(language, strict=True)
            for text in said:
                assert texts.render(message_from(text))


def test_a_game_names_only_decks_that_can_be_played() -> None:
    """Every deck that is offered passes the rules."""
    for game in library.games():
        for name in game.decks:
            assert library.deck(game.id, name).faults == []


def test_texts_are_all_catalogues_and_their_tag_follows_them() -> None:
    """The client finds every text in one answer."""
    for language in ORDER:
        assert "game-blackpoker =" in library.texts(language)
        assert "table-none =" in library.texts(language)
    assert len({library.texts_tag(language) for language in ORDER}) == len(ORDER)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: library.game_info("chess"),
        lambda: library.texts("../en"),
        lambda: library.deck("fftcg", "nothing"),
        lambda: library.deck("blackpoker", "red"),
        lambda: cards.card("fftcg", "nothing", "en"),
        lambda: cards.cards("fftcg", "tlh"),
        lambda: rules.rule("blackpoker", "BP 99.99"),
        lambda: rules.rule("blackpoker", "FF 1.1"),
        lambda: rules.rules("chess"),
        lambda: rules.film("blackpoker.acceptance.999"),
        lambda: rules.film("../../etc/passwd"),
    ],
)
def test_what_is_not_there_is_told_plainly(ask: object) -> None:
    """A sentence, and never an error of the program."""
    assert callable(ask)
    with pytest.raises(NotThere, match=r"\w+ .*\."):
        ask()


# ---- cards and characters


@pytest.mark.parametrize("language", ORDER)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_told_in_every_language(game: str, language: str) -> None:
    """Names are there, codes are the engine's, and each card is found by its code."""
    found = cards.cards(game, language)
    known = rulebook_named(game).face_numbers
    assert len({card.code for card in found}) == len(found)
    for card in found:
        assert card.name
        assert card.code in known
        assert cards.card(game, card.code, language) is card


def test_cards_of_packs_can_be_searched_by_every_field() -> None:
    """Every fact that a pack writes of a card is in its fields; what it does is in its text."""
    fields_of = {"name": "names", "effects": "text", "symbols": "symbol", "lb": "limit-break"}
    for game in ("battle-spirits", "fftcg"):
        by_code = cards.cards_by_code(game, "en")
        assert len(by_code) == len(all_cards(game))
        for facts in all_cards(game):
            fields = by_code[facts.number].fields
            marks = fields.get("mark", [])
            assert isinstance(marks, list)
            for written, value in facts.written.items():
                there = fields_of.get(written, written) in fields or written in marks
                assert there or not value, (facts.number, written)


def test_the_deck_of_blackpoker_has_54_cards() -> None:
    """Two Jokers are one face."""
    found = cards.cards("blackpoker", "en")
    assert sum(int(str(card.fields["copies"])) for card in found) == 54
    assert len(found) == 53


def test_a_card_of_blackpoker_tells_what_it_can_be_used_for() -> None:
    """By the key cards of the actions."""
    found = {card.code: card.fields["action"] for card in cards.cards("blackpoker", "en")}
    assert found["HA"] == ["Summon Ace", "Equip", "Up", "Break Barrier"]
    assert found["JK"] == ["Search"]


def test_the_base_deck_of_asteriated_grail_has_150_cards() -> None:
    """Exclusive cards are told besides."""
    found = [card for card in cards.cards("asteriated-grail", "en") if card.kind != "exclusive"]
    assert sum(int(str(card.fields["copies"])) for card in found) == 150


@pytest.mark.parametrize("language", ORDER)
def test_every_character_has_its_sheet(language: str) -> None:
    """Every skill with its text and clause, and the point of the axis in words where it has one."""
    found = {character.code: character for character in cards.characters("asteriated-grail", language)}
    assert set(found) == set(sheets())
    for sheet in sheets().values():
        character = found[sheet.id]
        assert character.name == sheet.name.in_language(language)
        assert [skill.code for skill in character.skills] == [skill.id for skill in sheet.skills]
        for skill in character.skills:
            assert skill.text
            assert skill.clause in load("asteriated-grail")
            assert bool(skill.axis) == bool(skill.axis_title)
        assert any(skill.axis for skill in character.skills)
    assert cards.characters("blackpoker", language) == []


# ---- decks


def test_a_deck_list_is_read_checked_and_written_in_each_format() -> None:
    """What is written can be read again, and comes to the same cards."""
    for game in ("battle-spirits", "fftcg"):
        for title in [title for title in library.decks(game) if title.playable]:
            wanted = library.deck(game, title.name)
            assert sum(card.count for card in wanted.cards) == title.cards
            for write in ("text", "numbers", "json"):
                again = library.checked_deck(game, DeckText(wanted.text, write=write))
                assert again.cards == wanted.cards
                assert library.checked_deck(game, DeckText(again.text)).cards == wanted.cards


def test_what_is_wrong_with_a_deck_is_told_with_line_and_clause() -> None:
    """Lines that cannot be read first; then rules, with their clauses and cards."""
    unread = library.checked_deck("battle-spirits", DeckText("3 Gen-Bo\nnonsense"))
    assert unread.faults[0].sentence.startswith("Line 2: ")
    too_many = library.checked_deck("battle-spirits", DeckText("40 Gen-Bo"))
    assert any(fault.clause and fault.codes == ["26RSD01-002"] for fault in too_many.faults)


# ---- rules and scenarios


@pytest.mark.parametrize("game", ["blackpoker", "battle-spirits"])
def test_scenarios_are_found_as_the_reader_reads_them(game: str) -> None:
    """Looking through the files as text finds the same scenarios and clauses as reading them."""
    read = load_library(game)
    found = list(rules.scenarios(game).values())
    assert [one.name for one in found] == [one.name for one in read]
    for one, other in zip(found, read, strict=True):
        assert one.clauses == list(dict.fromkeys(id for line in other.lines() for id in line.clauses))


@pytest.mark.parametrize("game", GAMES)
def test_every_observable_clause_has_scenarios(game: str) -> None:
    """A clause says how many scenarios show it, and these can be asked for."""
    told = rules.rules(game)
    assert [clause.id for clause in told] == list(load(game))
    for clause in told:
        assert bool(clause.scenarios) or not clause.observable, clause.id
    shown = next(clause for clause in told if clause.scenarios > 1)
    found = rules.scenarios_of_clause(game, shown.id)
    assert len(found) == shown.scenarios
    assert rules.rule(game, shown.id.lower().replace(" ", "")) == shown


@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_every_position_and_says_every_step(game: str) -> None:
    """All steps of the file are told in order, everything holds, and each position has a view."""
    for id in list(rules.scenarios(game))[:40:8]:
        film = rules.film(id)
        assert film.game == game
        said = [line for step in film.steps for line in step.lines]
        read = load_library_one(film.scenario.text)
        assert [line.kind for line in said if line.kind != "given"] == read
        assert all(line.passed for line in said)
        assert all(line.text for line in said)
        assert all(step.view is not None for step in film.steps)


def test_a_film_tells_what_happens_and_hides_nothing() -> None:
    """The log grows with the positions, and both hands lie open."""
    film = rules.film("blackpoker.acceptance.4")
    views = [step.view for step in film.steps if step.view is not None]
    assert len(views) == len(film.steps) == 7
    assert [len(view.log) for view in views] == sorted(len(view.log) for view in views)
    assert views[0].log == []
    assert views[-1].log
    hands = [area for side in views[0].board.sides for area in side.areas if area.zone == "hand"]
    assert sorted(cell.code for hand in hands for cell in hand.cells) == ["C7", "C9", "D4", "H3", "S2"]


def load_library_one(text: str) -> list[str]:
    """The kinds of the steps of a scenario."""
    from rulebound.scenarios.reading import read_text
    from rulebound.scenarios.script import Line

    return [step.kind if isinstance(step, Line) else "when" for step in read_text(text)[0].steps]


def test_a_film_about_the_start_has_words_and_no_table() -> None:
    """A match that is refused has no position to show."""
    found = [id for id, info in rules.scenarios("fftcg").items() if "cannot: start" in info.text]
    film = rules.film(found[0])
    assert [step.view for step in film.steps] == [None]
    assert film.steps[0].lines[-1].kind == "cannot"


# ---- the client's types


def test_the_clients_types_are_in_step_with_the_protocol() -> None:
    """Run `python -m rulebound.server.typescript` after changing the protocol."""
    root = Path(__file__).parents[2]
    assert (root / typescript.TARGET).read_text(encoding="utf-8") == typescript.typescript()


def test_the_check_of_the_types_says_when_they_are_out_of_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 1 and a sentence, until they are written."""
    monkeypatch.chdir(tmp_path)
    assert typescript.main(["--check"]) == 1
    assert "out of step" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


def test_the_types_know_optional_fields_tags_and_unions() -> None:
    """What a client sends may leave defaults out; what the server sends is whole."""
    written = typescript.typescript()
    assert 'export interface Choose {\n  type: "choose";\n  tag_of?: string;' in written
    assert "  view: View | null;\n  times: Times | null;" in written
    assert "export type ServerMessage =\n  | Told\n  | Refused" in written
    assert "  running?: boolean;" in written
