"""Drawing: lines are as wide as the table, in every language; signs tell what colours tell."""

from typing import TYPE_CHECKING, Any

import pytest
from rich.cells import cell_len

import rulebound
from rulebound import view
from rulebound.kernel.rng import Stream
from rulebound.terminal.drawing import Drawing
from rulebound.terminal.layouts import Band, Cell, Row, layout_of
from rulebound.terminal.wrapping import wrap
from rulebound.texts import Scene, Texts, languages

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

POSITION: dict[str, Any] = {
    "turn": "A",
    "A": {
        "hand": ["C7", "H3", "JK"],
        "life": 20,
        "barriers": ["S2", "H9 driven"],
        "soldiers": ["S9 driven", "H5+H8 new +3", "CA"],
        "graveyard": ["D4"],
    },
    "B": {"hand": ["C9"], "life": 9, "barriers": ["S4", "D8 up"], "soldiers": ["C4 -2"]},
}


def text_of(drawing: Drawing) -> list[str]:
    return ["".join(span.text for span in line) for line in drawing.lines]


def draw(game: "Game", language: str, width: int, roomy: bool, viewer: int = 0) -> Drawing:
    texts = Texts(language, strict=True)
    scene = Scene(view(game, viewer).game, viewer)
    bands = layout_of("blackpoker", texts).bands(scene, ["A", "B"])
    return Drawing(bands, width, roomy, lambda cell: bool(cell.card), None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("roomy", [False, True])
@pytest.mark.parametrize("width", [50, 80])
def test_no_line_is_wider_than_the_table(language: str, roomy: bool, width: int) -> None:
    game = rulebound.new_game("blackpoker", seed=4)
    stream = Stream(1)
    while game.decision is not None:
        for viewer in (0, 1, rulebound.SPECTATOR):
            lines = text_of(draw(game, language, width, roomy, viewer))
            assert max(cell_len(line) for line in lines) <= width
        for _ in range(6):
            if game.decision is not None:
                game.choose(stream.below(len(game.decision.options)))


def test_signs() -> None:
    game = rulebound.new_game("blackpoker", seed=1, position=POSITION)
    text = "\n".join(text_of(draw(game, "en", 70, roomy=False)))
    assert " ♠9↷ " in text
    assert " ♥5+♥8 =16 +3 new " in text
    assert " ♣A =1 " in text
    assert " ▒♠2▒ " in text and " ▒♥9▒↷ " in text
    assert " ▒▒ " in text and " ♦8 " in text
    assert " ♣4 =2 -2 " in text
    assert "[♣7]" in text and "[Joker]" in text
    assert "Life 9 · Hand 1 · Graveyard" in text


def test_boxes() -> None:
    cells = [
        Cell("♣7", "", card=1),
        Cell("♠9", "", "=12", piece=300, sideways=True),
        Cell("▒▒", "", covered=True),
    ]
    drawing = Drawing([Band("A", [], [Row("Hand", cells)])], 60, True, lambda cell: bool(cell.card), None)
    top, middle, bottom = text_of(drawing)[1:4]
    assert "┏━━━━┓┌╌╌╌╌╌┐╭────╮" in top
    assert "┃ ♣7 ┃┊ ♠9↷ ┊│▒▒▒▒│" in middle
    assert "┗━━━━┛└╌=12╌┘╰────╯" in bottom
    assert drawing.cell_at(cell_len(middle) - 2, 2) == cells[2]
    assert drawing.cell_at(0, 2) is None and drawing.cell_at(5, 99) is None
    assert [[cell.face for _, cell in row] for row in drawing.rows_of_cells()] == [["♣7", "♠9", "▒▒"]]


def test_long_rows_go_on_below() -> None:
    cells = [Cell(f"♣{n}", "", card=n) for n in range(2, 11)]
    drawing = Drawing([Band("A", [], [Row("Hand", cells)])], 30, False, lambda cell: True, None)
    assert len(drawing.lines) > 2
    assert max(cell_len(line) for line in text_of(drawing)) <= 30


def test_knowledge_of_a_hand_is_shown() -> None:
    position = {**POSITION, "pools": ["A knows C9 among B.hand"]}
    game = rulebound.new_game("blackpoker", seed=1, position=position)
    assert "Hand 1 (with ♣9)" in "\n".join(text_of(draw(game, "en", 70, roomy=False)))
    assert "with ♣9" not in "\n".join(text_of(draw(game, "en", 70, roomy=False, viewer=rulebound.SPECTATOR)))


def test_lines_are_broken_where_they_may() -> None:
    assert wrap("Damage Judgement was triggered. BP 15.5", 28) == [
        "Damage Judgement was",
        "triggered. BP 15.5",
    ]
    assert wrap("It is so. BP R4.21", 14) == ["It is so.", "BP R4.21"]
    assert wrap("あなたが防壁設置を起こした。 BP 5.3", 26) == ["あなたが防壁設置を起こし", "た。 BP 5.3"]
    assert wrap("你以♣6發起「反制」。 BP 19.3", 12) == ["你以♣6發起", "「反制」。", "BP 19.3"]
    assert wrap("你用♣6发起“反制”。 BP 19.3", 11) == ["你用♣6发起", "“反制”。", "BP 19.3"]
    for width in range(12, 40):
        assert all(
            cell_len(line) <= width for line in wrap("アップのキーカードは♥のA〜10です。 BP 16.6", width)
        )


@pytest.mark.parametrize(
    "sentence",
    [
        "你以♣6發起「反制」，對象是B的「投擲」（♠6、♣Q）。 BP 19.3",
        "你用♣6发起“反制”，目标是B的“投掷”（♠6、♣Q）。 BP 19.3",
    ],
)
def test_signs_stay_with_what_they_enclose(sentence: str) -> None:
    for width in range(10, 60):
        lines = wrap(sentence, width)
        assert max(cell_len(line) for line in lines) <= width
        assert not any(line[0] in "」”）。，、" or line[-1] in "「“（" for line in lines)
