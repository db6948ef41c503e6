"""Simulations in four languages: of tables, bar, report and figures no word is left in English.

Names stay: those of bots and of decks from files, Elo's, the numbers of cards, and what one would type.
"""

import json
import re
import warnings
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from time import sleep
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from rulebound.cli import app
from rulebound.cli.sim import bar
from rulebound.sim import ContestResult, Terms, matrix, round_robin, run, series
from rulebound.sim.figures import Drawn, figures_of, told_first
from rulebound.sim.png import FONTS, OWN_FONT, font_for, fonts_of
from rulebound.sim.records import FirstPlayer
from rulebound.sim.report import write_report
from rulebound.sim.svg import WIDE_LETTER, draw_file, fitting, room_of
from rulebound.sim.wording import Wording
from rulebound.terminal import saves
from rulebound.texts import Texts, languages

FOREIGN = [language for language in languages() if language != "en"]
TWIN = "rulebound.bots.random:RandomBot"
LONG = "とても長い名前のデッキ・とても長い名前のデッキ・とても長い名前のデッキ"
KINDS = ("matrix", "long", "decks", "grail", "bots")

KEPT = {"random", "rulebound", "bots", "RandomBot", "Elo", "Battle", "Spirits", "BlackPoker"}
"""Words of three and more letters that are the same in every language: names."""


@cache
def played(kind: str) -> ContestResult:
    """A real contest: of decks with details, of characters, of bots."""
    battle = Terms("battle-spirits", 3, watch=True)
    if kind == "matrix":
        return run(matrix(battle, ["random"], {name: name for name in ("red", "blue", "green")}), 2)
    if kind == "long":
        return run(matrix(battle, ["random"], {LONG: "red", f"{LONG}！": "blue", "x": "green"}), 2)
    if kind == "decks":
        return run(series(Terms("battle-spirits", 1, decks=["red", "blue"], watch=True), ["random"]), 20)
    if kind == "grail":
        return run(series(Terms("asteriated-grail", 1, watch=True), ["random"]), 2)
    return run(round_robin(Terms("blackpoker", 1, {"deck": "entry16"}), ["random", TWIN]), 24)


@pytest.fixture(autouse=True)
def cards_are_seen_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are enough for a figure of cards."""
    monkeypatch.setattr("rulebound.sim.figures.FEWEST_GAMES", 5)


def strict(language: str) -> Texts:
    """Texts of which none may be missing."""
    return Texts(language, strict=True)


def figures(kind: str, language: str) -> list[Drawn]:
    return figures_of(played(kind), Wording(played(kind).contest.game, strict(language)))


class Reader(HTMLParser):
    """Collects what people see and hear, and the language that the page says it has."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.language = ""
        self.inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        self.said += [value or "" for name, value in attrs if name == "aria-label"]
        if tag == "html":
            self.language = dict(attrs)["lang"] or ""

    def handle_data(self, data: str) -> None:
        if self.inside not in ("style", "code") and data.strip():
            self.said.append(data)


def english_in(said: str) -> set[str]:
    """Words that are left in English, but for names, the numbers of cards and a setting."""
    rest = re.sub(r"\b26RSD\d\d-\w+|\bdeck=entry16\b", "", said)
    return set(re.findall(r"[A-Za-z]{3,}", rest)) - KEPT


# ---- the report


def test_the_contests_have_every_figure_between_them() -> None:
    names = {figure.name for kind in KINDS for figure in figures(kind, "en")}
    assert names >= {"matrix", "decks", "sides", "ratings", "first-player", "lengths", "curves", "cards"}
    assert names >= {"character-shares", "characters", "shares"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", FOREIGN)
def test_no_word_of_a_report_is_left_in_english(language: str, kind: str, tmp_path: Path) -> None:
    write_report(played(kind), tmp_path, texts=strict(language))
    reader = Reader()
    reader.feed((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert reader.language == language
    assert {said for said in reader.said if english_in(said)} == set()


def test_the_check_for_english_finds_it(tmp_path: Path) -> None:
    write_report(played("matrix"), tmp_path)
    reader = Reader()
    reader.feed((tmp_path / "report.html").read_text(encoding="utf-8"))
    found = {word for said in reader.said for word in english_in(said)}
    assert reader.language == "en"
    assert {"games", "interval", "Wins", "table", "finished", "red", "first", "Settings", "card"} <= found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", FOREIGN)
def test_figures_differ_from_the_english_ones_in_words_alone(language: str, kind: str) -> None:
    same = {"", "Elo", "x"} | {LONG, f"{LONG}！"}
    for figure, english in zip(figures(kind, language), figures(kind, "en"), strict=True):
        assert figure.name == english.name
        assert figure.title != english.title and figure.note != english.note
        heads, rows = figure.table()
        english_heads, english_rows = english.table()
        assert not {head for head in heads if head in english_heads} - same
        for row, english_row in zip(rows, english_rows, strict=True):
            numbers, english_numbers = (
                re.findall(r"[\d.,]+", " ".join(entries[1:])) for entries in (row, english_row)
            )
            assert numbers == english_numbers


@pytest.mark.parametrize("language", FOREIGN)
def test_things_have_their_names(language: str) -> None:
    battle = Wording("battle-spirits", strict(language))
    assert battle.deck("red") == Texts(language).say("colour-bs-red") != "red"
    assert battle.deck("my-red.txt") == "my-red.txt"
    assert battle.card("26RSD01-002").endswith(" (26RSD01-002)") and "Gen-Bo" not in battle.card(
        "26RSD01-002"
    )
    assert battle.card("none") == "none"
    grail = Wording("asteriated-grail", strict(language))
    assert (
        grail.character("berserker") == Texts(language).card("berserker", "asteriated-grail") != "berserker"
    )
    assert grail.side("red") != "red" and grail.card("earth-blood") != "earth-blood"
    assert Wording("fftcg", strict(language)).deck("d1") == "d1"


def test_in_english_things_are_called_by_what_one_types() -> None:
    assert Wording("battle-spirits").deck("red") == "red"
    assert Wording("battle-spirits").card("26RSD01-002") == "Gen-Bo (26RSD01-002)"
    assert Wording("asteriated-grail").character("sword-king") == "sword-king"
    assert Wording("blackpoker").card("CA") == "♣A"


@pytest.mark.parametrize("language", languages())
def test_the_first_player_is_told_in_whole_sentences(language: str) -> None:
    texts = strict(language)
    some = FirstPlayer([2, 2])
    for number in range(40):
        some.add(number, number % 2, number % 3 == 0)
    told = [told_first(first, texts) for first in (FirstPlayer([2]), FirstPlayer([2, 2]), some)]
    assert len(set(told)) == 3 and all(sentence[-1] in ".。" for sentence in told)


# ---- the figures are wide enough


def places(figure: Drawn) -> Iterator[tuple[float, float, float]]:
    """Where each text of a figure begins and ends, and how wide the figure is."""
    root = ElementTree.fromstring(draw_file(figure))
    assert root.attrib["{http://www.w3.org/XML/1998/namespace}lang"] == figure.wording.language
    width = float(root.attrib["viewBox"].split()[2])
    for element in root.iter("{http://www.w3.org/2000/svg}text"):
        long = sum(13.0 if ord(letter) > 0x2E7F else 7.0 for letter in element.text or "")
        part = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.attrib["text-anchor"]]
        begin = float(element.attrib["x"]) - part * long
        yield begin, begin + long, width


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_at_the_edges(language: str, kind: str) -> None:
    for figure in figures(kind, language):
        for begin, end, width in places(figure):
            assert begin >= 0 and end <= width, figure.name


def test_wide_letters_take_more_room() -> None:
    assert room_of("赤！ｱ") == 2 * WIDE_LETTER + room_of("a")
    assert fitting("abc", room_of("abc")) == "abc" and fitting("赤青緑", room_of("赤青緑")) == "赤青緑"
    shortened = fitting("赤青緑白黄", room_of("赤青緑白"))
    assert shortened == "赤青緑…" and room_of(shortened) <= room_of("赤青緑白")


# ---- the terminal


def output_of(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["sim", *words])
    return done.exit_code, done.stdout, done.stderr


COMMANDS = [
    ("battle-spirits", "--matrix", "--decks", "red,blue", "--games", "2", "--details"),
    ("battle-spirits", "--decks", "red,blue", "--games", "2"),
    ("asteriated-grail", "--games", "2", "--details"),
    ("blackpoker", "--gauntlet", "--bots", f"random,{TWIN}", "--games", "24"),
]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", FOREIGN)
def test_no_word_on_the_terminal_is_left_in_english(
    language: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    for _ in range(2):  # the second time the games are kept from the first
        code, output, errors = output_of(*words, "--lang", language, "--out", str(tmp_path / "run"))
        assert (code, errors) == (0, "")
        told = re.sub(r"[0-9a-f]{64}", "", output).replace(str(tmp_path / "run" / "report.html"), "")
        told = told.replace("--json", "").replace("--out", "")
        # a table that is too wide for the terminal cuts the numbers of cards short
        told = re.sub(r"\(26RSD[\w-]*…|\(26R?S?…", "", told)
        assert english_in(told) == set()


def test_what_programs_read_is_the_same_in_every_language(tmp_path: Path) -> None:
    told = []
    for language in languages():
        out = tmp_path / language
        words = ("asteriated-grail", "--games", "1", "--details", "--json", "--lang", language)
        code, output, errors = output_of(*words, "--out", str(out))
        assert (code, errors) == (0, "")
        for text in (output, (out / "result.json").read_text(encoding="utf-8")):
            told.append({name: held for name, held in json.loads(text).items() if "second" not in name})
    assert all(one == told[0] for one in told[2::2]) and all(one == told[1] for one in told[3::2])


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_an_unknown_language_is_refused_before_any_game(more: tuple[str, ...], tmp_path: Path) -> None:
    out = tmp_path / "run"
    code, output, errors = output_of("blackpoker", "--lang", "xx", "--out", str(out), *more)
    sentence = "There is no language 'xx'; there are en, ja, zh-Hant, zh-Hans."
    assert (code, errors) == (2, sentence + "\n") and not out.exists()
    assert output == ("" if not more else json.dumps({"error": sentence}, separators=(",", ":")) + "\n")


def test_the_language_is_that_asked_for_else_the_last_else_the_environments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("blackpoker", "--games", "1", "--setting", "deck=entry16")
    assert "games finished" in output_of(*words)[1]
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "1試合のうち終了1" in output_of(*words)[1]
    saves.save_preferences(saves.Preferences(language="zh-Hant"))
    assert "1 局中完成 1，平手 0" in output_of(*words)[1]
    assert "1 局中完成 1，平局 0" in output_of(*words, "--lang", "zh-Hans")[1]


def test_the_bar_speaks_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("rulebound.cli.sim.on_terminal", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    with bar(3, strict("ja")) as progress:
        assert progress is not None
        progress(1, 3)
        sleep(0.3)
        progress(2, 3)
        sleep(0.3)
        progress(3, 3)
    *_, last = capsys.readouterr().err.split("3/3")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last)
    assert "試合" in plain and "毎秒" in plain and "残り 00:00" in plain


# ---- pictures


@pytest.mark.parametrize("language", languages())
def test_pictures_have_all_their_letters(language: str, tmp_path: Path) -> None:
    """Whether or not a font for them is installed here: without one they are in English."""
    pytest.importorskip("matplotlib")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        write_report(played("matrix"), tmp_path, png=True, texts=strict(language))
    assert (tmp_path / "matrix.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("installed", [True, False])
def test_without_a_font_pictures_are_in_english_and_it_is_said(
    installed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    fonts = frozenset({OWN_FONT, "IPAexGothic"} if installed else {OWN_FONT})
    monkeypatch.setattr("rulebound.sim.png.installed_fonts", lambda: fonts)
    drawn: list[Drawn] = []
    monkeypatch.setattr("rulebound.sim.report.write_png", lambda figure, path: drawn.append(figure))
    words = ("blackpoker", "--games", "2", "--png", "--out", str(tmp_path), "--lang", "ja")
    code, output, errors = output_of(*words)
    assert code == 0 and "勝率" in output
    assert errors == ("" if installed else Texts("ja").say("sim-no-font") + "\n")
    assert {figure.wording.language for figure in drawn} == {"ja" if installed else "en"}
    assert "勝率" in (tmp_path / "shares.svg").read_text(encoding="utf-8")


def test_fonts_are_chosen_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(FONTS) == set(FOREIGN)
    fonts = frozenset({OWN_FONT, "Noto Sans CJK JP", "Noto Sans TC"})
    monkeypatch.setattr("rulebound.sim.png.installed_fonts", lambda: fonts)
    assert [font_for(language) for language in ("en", "ja", "zh-Hant", "zh-Hans")] == [
        OWN_FONT,
        "Noto Sans CJK JP",
        "Noto Sans TC",
        "Noto Sans CJK JP",
    ]
    assert fonts_of("zh-Hant") == ["Noto Sans TC", OWN_FONT, "Noto Sans CJK JP"]
    assert fonts_of("en")[0] == OWN_FONT
