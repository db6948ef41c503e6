"""Reports: complete, self-contained, readable without pictures; the same figures as SVG and PNG; Parquet."""

import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from rulebound.sim import ContestResult, Outcome, SimError, Store, Terms, matrix, run, series
from rulebound.sim.contest import Contest
from rulebound.sim.counting import Counting, SimResult
from rulebound.sim.figures import FIGURES, Bars, Matrix, figures_of, lengths_of, ranked, round_up
from rulebound.sim.parquet import check_pyarrow
from rulebound.sim.png import check_matplotlib, write_png
from rulebound.sim.records import CardRecord
from rulebound.sim.report import card_section, write_report
from rulebound.sim.running import ContestResult as Result
from rulebound.sim.svg import draw_file, steps
from rulebound.sim.wording import Wording

CONTEST = matrix(Terms("battle-spirits", 3, watch=True), ["random"], {"red": "red", "<blue>": "blue"})
ENGLISH = Wording("battle-spirits")


def made_up(contest: Contest, games: int = 80) -> ContestResult:
    """A result without the trouble of playing: the first entrant wins three games of four."""
    results = []
    for cell in contest.cells:
        result = SimResult(contest.game, cell.plan.bots, games, wins=[0, 0])
        counting = Counting(cell.plan, result)
        for n in range(games):
            winner = int(n % 4 == 3)
            cards = (("26RSD01-001", winner, 7), ("26RSD01-001", 1 - winner, 3 if n % 3 else 1))
            counting.add(Outcome(n, 50 + n, "d", (winner,), "", (winner,), (), n % 2, cards))
        results.append(result)
    return Result(contest, results, 1.0)


class Reader(HTMLParser):
    """Collects tags, addresses and text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture
def report(tmp_path: Path) -> str:
    write_report(made_up(CONTEST), tmp_path)
    return (tmp_path / "report.html").read_text(encoding="utf-8")


def test_the_page_needs_nothing_from_elsewhere(report: str) -> None:
    reader = Reader()
    reader.feed(report)
    assert reader.addresses == [] and not reader.tags.keys() & {"link", "script", "img", "iframe"}
    assert "url(" not in report and "@import" not in report and "http" not in report
    assert "prefers-color-scheme:dark" in report and 'lang="en"' in report


def test_every_figure_has_a_table_and_a_name(report: str) -> None:
    reader = Reader()
    reader.feed(report)
    assert reader.tags["svg"] == 6 and reader.tags["table"] == 7 == reader.tags["caption"]
    assert report.count('role="img"') == report.count("aria-label=") == 6
    assert "75.0 %" in reader.words and "<blue>" in reader.words and "&lt;blue&gt;" in report
    assert "<blue>" not in report


def test_figures_are_well_formed_files(tmp_path: Path) -> None:
    written = write_report(made_up(CONTEST), tmp_path)
    figures = [path for path in written if path.suffix == ".svg"]
    names = {path.stem for path in figures}
    assert names == {"shares", "ratings", "first-player", "lengths", "curves", "cards"}
    for path in figures:
        root = ElementTree.parse(path).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        width = float(root.attrib["viewBox"].split()[2])
        for element in root.iter():
            for name in ("x", "x1", "x2"):
                assert 0 <= float(element.attrib.get(name, 0)) <= width, (path, element.attrib)


def test_the_result_is_there_as_json(tmp_path: Path) -> None:
    result = made_up(CONTEST)
    write_report(result, tmp_path)
    told = msgspec.json.decode((tmp_path / "result.json").read_bytes())
    assert told == msgspec.json.decode(msgspec.json.encode(result.to_plain()))
    assert told["cards"]["26RSD01-001"]["drawn"]["games"] > 0


def test_a_matrix_of_three_is_drawn_as_one() -> None:
    contest = matrix(
        Terms("battle-spirits", 3), ["random"], {"red": "red", "blue": "blue", "green": "green"}, mirrors=True
    )
    figure = figures_of(made_up(contest))[0]
    assert isinstance(figure, Matrix) and figure.shares[0, 1].share == 0.75
    assert figure.shares[1, 0].share == 0.25 and len(figure.mirrors) == 3
    heads, rows = figure.table()
    assert heads == ["", "red", "blue", "green"] and rows[1][1].startswith("25.0 % (")
    assert rows[1][2].startswith("first player ")
    assert "25 %" in draw_file(figure) and "1st " in draw_file(figure)


def test_a_series_shows_what_the_terminal_does(tmp_path: Path) -> None:
    """Decks, sides, and the shares of characters."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    write_report(
        run(series(Terms("battle-spirits", 1, decks=["red", "blue"]), ["random"]), 2), tmp_path / "one"
    )
    write_report(run(series(Terms("asteriated-grail", 1), ["random"]), 1), tmp_path / "two")
    decks, sides = ((tmp_path / name / "report.html").read_text(encoding="utf-8") for name in ("one", "two"))
    assert "<caption>Decks</caption>" in decks and '<th scope="row">blue</th>' in decks
    for title in ("Sides", "Characters", "Effects of characters"):
        assert f"<caption>{title}</caption>" in sides
    assert '<th scope="row">red</th>' in sides and (tmp_path / "two" / "character-shares.svg").exists()


def test_lengths_fall_into_bins() -> None:
    figure = lengths_of([10, 11, 30, 500], ENGLISH)
    assert sum(count for _, _, count in figure.bins) == 4
    assert figure.bins[0][0] <= 10 < figure.bins[0][1] and figure.bins[-1][0] <= 500 < figure.bins[-1][1]
    assert [round_up(width) for width in (0.2, 1.5, 3, 7, 21)] == [1, 2, 5, 10, 50]
    assert draw_file(lengths_of([0], ENGLISH)) and draw_file(lengths_of([7, 7], ENGLISH))


def test_axes_have_round_numbers() -> None:
    assert steps(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert steps(-130, 130)[0] == -100 and 0 in steps(-130, 130)
    assert steps(0, 2, 4, least=1) == [0, 1, 2]
    assert ">0.5<" not in draw_file(lengths_of([7, 7], ENGLISH))


def test_seldom_drawn_cards_are_not_drawn_as_bars() -> None:
    result = made_up(CONTEST)
    result.cards["rare"] = CardRecord()
    result.cards["rare"].add(1, (), 3, True)
    result.cards["rare"].add(2, (), 1, False)
    figure = next(figure for figure in figures_of(result) if figure.name == "cards")
    assert isinstance(figure, Bars) and [bar.name for bar in figure.bars] == ["Mushakko (26RSD01-001)"]


def test_a_series_that_did_not_end_still_has_a_report(tmp_path: Path) -> None:
    contest = series(Terms("blackpoker", 1, most_decisions=3), ["random"])
    write_report(run(contest, 2), tmp_path)
    assert "2 capped" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_pictures_and_tables_by_the_extras(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    parquet = pytest.importorskip("pyarrow.parquet")
    contest = series(Terms("blackpoker", 1, {"deck": "entry16"}, watch=True), ["random"])
    store = Store(tmp_path / "kept", contest)
    result = run(contest, 6, store=store)
    store.close()
    written = write_report(result, tmp_path, parquet=store.done, png=True)
    pictures = [path for path in written if path.suffix == ".png"]
    assert pictures and all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["digest"] for row in rows] == [outcome.digest for outcome in store.done[0]]
    assert rows[0]["first_entrant"] == "random" and rows[0]["cards"][0]["card"]


def test_without_the_extras_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(SimError, match=re.escape("pip install 'rulebound[sim]'")):
        check_pyarrow()
    with pytest.raises(SimError, match=re.escape("pip install 'rulebound[sim]'")):
        check_matplotlib()


def test_what_this_run_does_not_write_is_removed(tmp_path: Path) -> None:
    """It would be of fewer games than the result beside it. What is not of a run stays."""
    stale = [tmp_path / name for name in ("games.parquet", "shares.png", "matrix.svg", "matrix.png")]
    mine = [tmp_path / name for name in ("notes.png", "plan.json", "games.jsonl")]
    for path in stale + mine:
        path.write_bytes(b"old")
    written = write_report(made_up(CONTEST), tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in written + mine}
    assert not any(path in written for path in stale) and all(path.read_bytes() == b"old" for path in mine)


def test_every_figure_is_known_by_its_name() -> None:
    results = [made_up(CONTEST), run(series(Terms("asteriated-grail", 1), ["random"]), 1)]
    names = {"red": "red", "blue": "blue", "green": "green"}
    results.append(made_up(matrix(Terms("battle-spirits", 3), ["random"], names)))
    results.append(run(series(Terms("battle-spirits", 1, decks=["red", "blue"]), ["random"]), 1))
    assert {figure.name for result in results for figure in figures_of(result)} == set(FIGURES)


def test_parquet_has_the_games_that_were_counted(tmp_path: Path) -> None:
    """A folder may have kept more games than this run asks for; the files agree on how many there are."""
    parquet = pytest.importorskip("pyarrow.parquet")
    contest = series(Terms("blackpoker", 1, {"deck": "entry16"}), ["random"])
    store = Store(tmp_path / "kept", contest)
    run(contest, 6, store=store)
    write_report(run(contest, 4, store=store), tmp_path, parquet=store.done)
    store.close()
    assert len(store.done[0]) == 6
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 4


def test_cards_are_in_the_order_of_their_gain() -> None:
    result = made_up(CONTEST)
    result.cards = {name: CardRecord() for name in ("unknown", "worse", "even", "better")}
    for name, drawn, not_drawn in (("worse", 0, 30), ("even", 15, 15), ("better", 30, 0)):
        for number in range(30):
            result.cards[name].add(number, (), 3, number < drawn)
            result.cards[name].add(number, (), 1, number < not_drawn)
    shown = card_section(result, ENGLISH)
    assert re.findall(r'<th scope="row">(\w+)</th>', shown) == ["better", "even", "worse", "unknown"]


def test_cards_that_were_seldom_seen_come_after_the_others() -> None:
    cards = {name: CardRecord() for name in ("seldom", "often", "hardly")}
    for name, sides, won in (("seldom", 12, 12), ("often", 60, 31), ("hardly", 12, 11)):
        for number in range(sides):
            cards[name].add(number, (), 3, number < won)
            cards[name].add(number, (), 1, number >= won)
    assert [code for code, _ in ranked(cards)] == ["often", "seldom", "hardly"]


def test_a_meeting_without_an_end_is_shown_as_such() -> None:
    entrants = {"red": "red", "blue": "blue", "green": "green"}
    result = made_up(matrix(Terms("battle-spirits", 3), ["random"], entrants))
    result.cells[1] = SimResult("battle-spirits", ("random", "random"), 2, capped=2, wins=[0, 0])
    figure = figures_of(result)[0]
    assert isinstance(figure, Matrix)
    assert [figure.told(0, j) for j in range(3)] == ["1st 75 %", "–", "75 %"]
    assert figure.table()[1][0][2] == "–" and ">–<" in draw_file(figure)
    for place in (2, 4):
        result.cells[place] = result.cells[1]
    assert "curves" not in [figure.name for figure in figures_of(result)]


def test_a_picture_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = pytest.importorskip("matplotlib.figure")
    write_png(lengths_of([7, 8], ENGLISH), tmp_path / "lengths.png")
    before = (tmp_path / "lengths.png").read_bytes()

    def full(self: object, path: Path, format: str) -> None:
        path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(figures.Figure, "savefig", full)
    with pytest.raises(OSError, match="No space left"):
        write_png(lengths_of([7, 8], ENGLISH), tmp_path / "lengths.png")
    assert (tmp_path / "lengths.png").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["lengths.png"]


def test_on_a_narrow_page_only_a_matrix_is_scrolled(tmp_path: Path) -> None:
    """Squares could not be read if a matrix were made to fit; bars would lose the numbers beside them."""
    entrants = {"red": "red", "blue": "blue", "green": "green"}
    write_report(made_up(matrix(Terms("battle-spirits", 3), ["random"], entrants)), tmp_path)
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    titles = re.findall(r'<figure class="(\w+)"><svg [^>]*aria-label="([^:]*):', report)
    assert [title for kind, title in titles if kind == "wide"] == ["Deck against deck"]
    assert {kind for kind, _ in titles} == {"wide", "fitting"}
    assert ".plot{background:var(--ground);font:13px system-ui,sans-serif;max-width:100%" in report
    assert ".wide .plot{max-width:none}" in report
