"""Finding clauses: ids however they are typed, the sentence for an unknown one, search, and a package that
reads no file before a clause is asked for.
"""

import subprocess
import sys

import pytest

from rulebound import rulebooks
from rulebound.rulebooks import UnknownClause, UnknownRulebook


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("BP 3.2", "BP 3.2"),
        ("bp3.2", "BP 3.2"),
        (" bp  3.2 ", "BP 3.2"),
        ("bp r4.22", "BP R4.22"),
        ("BPR4.22", "BP R4.22"),
        ("ＢＰ３．２", "BP 3.2"),
        ("bs faq EFFECTS.2.2", "BS FAQ effects.2.2"),
        ("bs g soul core", "BS G Soul Core"),
        ("ag 4（8）3.1", "AG 4(8)3.1"),
        ("ag t preturn.1", "AG T pre-turn.1"),
        ("ff 15.1.1.9.9", "FF 15.1.1.9.9"),
        ("rb1", "RB 1"),
    ],
)
def test_ids_are_understood_however_typed(typed: str, id: str) -> None:
    assert rulebooks.clause(typed).id == id


def test_every_id_finds_its_clause() -> None:
    for game in rulebooks.games():
        for id, clause in rulebooks.load(game).items():
            assert rulebooks.clause(id) is clause


def test_unknown_clause_names_its_section() -> None:
    with pytest.raises(UnknownClause) as caught:
        rulebooks.clause("bp 3.9")
    assert set(caught.value.nearest) == {"BP 3.1", "BP 3.2"}
    assert str(caught.value).startswith('There is no clause "bp 3.9". The nearest are BP 3.')


def test_unknown_section_names_similar_ids() -> None:
    with pytest.raises(UnknownClause) as caught:
        rulebooks.clause("FF 99.1")
    assert len(caught.value.nearest) == 3


def test_id_without_prefix() -> None:
    with pytest.raises(UnknownClause) as caught:
        rulebooks.clause("3.2")
    assert caught.value.nearest == ("BP 3.2", "BS 3.2", "FF 3.2")


@pytest.mark.parametrize("typed", ["", "nonsense", "XX 1", "§"])
def test_unknown_clause_without_neighbours(typed: str) -> None:
    with pytest.raises(UnknownClause, match="A clause id looks like") as caught:
        rulebooks.clause(typed)
    assert caught.value.nearest == ()


def test_games_and_prefixes() -> None:
    assert rulebooks.games() == ["blackpoker", "battle-spirits", "fftcg", "asteriated-grail", "rulebound"]
    assert [book.prefix for book in rulebooks.RULEBOOKS] == ["BP", "BS", "FF", "AG", "RB"]


@pytest.mark.parametrize("name", ["battle-spirits", "battle_spirits", "Battle Spirits", "bs", "BS"])
def test_rulebook_by_any_name(name: str) -> None:
    assert rulebooks.load(name) is rulebooks.load("battle-spirits")


def test_unknown_rulebook() -> None:
    with pytest.raises(UnknownRulebook, match=r'no rulebook "chess".* fftcg, asteriated-grail and rulebound'):
        rulebooks.load("chess")


def test_search_wants_all_words_and_puts_titles_first() -> None:
    found = rulebooks.search("SET barrier", "blackpoker")
    in_title = ["set" in clause.title.casefold() and "barrier" in clause.title.casefold() for clause in found]
    assert True in in_title and False in in_title
    assert in_title == sorted(in_title, reverse=True)
    for clause in found:
        words = f"{clause.title} {clause.text} {clause.reason}".casefold()
        assert "set" in words and "barrier" in words


@pytest.mark.parametrize(("term", "id"), [("防壁破壊", "BP 20.1"), ("提煉", "AG R5"), ("魔彈", "AG R4")])
def test_search_finds_the_rulebooks_own_terms(term: str, id: str) -> None:
    assert id in [clause.id for clause in rulebooks.search(term)]


def test_search_finds_settings_and_ids() -> None:
    assert [clause.id for clause in rulebooks.search("throw_damage_suit")] == ["BP R1"]
    assert rulebooks.search("bp r4.22")[0].id == "BP R4.22"


def test_search_keeps_to_one_game() -> None:
    assert {clause.game for clause in rulebooks.search("attack", "FF")} == {"fftcg"}
    assert len({clause.game for clause in rulebooks.search("attack")}) > 1


@pytest.mark.parametrize("text", ["", "  ", "xyzzy"])
def test_search_without_result(text: str) -> None:
    assert rulebooks.search(text) == []


def test_importing_reads_no_clause() -> None:
    program = (
        "import sys; opened = []; "
        "sys.addaudithook(lambda event, args: event == 'open' and opened.append(str(args[0]))); "
        "import rulebound.rulebooks; "
        "assert not [name for name in opened if name.endswith(('.json', '.yaml'))], opened; "
        "assert 'ruamel.yaml' not in sys.modules; "
        "rulebound.rulebooks.clause('BP 1.1'); "
        "assert len([name for name in opened if name.endswith('.json')]) == 1, opened"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
