"""Boards: a position as a person looks at it, for every screen there is.

A board says what lies where, in the order in which players of that game expect it, as data: sides, areas,
cells, facts and arrows, with Messages for words. It is made from one viewer's scene, so it holds nothing
that the viewer may not know. A screen draws it; the server sends it.
"""

from rulebound.boards.general import BoardMaker, board_maker
from rulebound.boards.model import Area, Arrow, Board, Cell, Fact, Mark, Shortcut, Side

__all__ = [
    "Area",
    "Arrow",
    "Board",
    "BoardMaker",
    "Cell",
    "Fact",
    "Mark",
    "Shortcut",
    "Side",
    "board_maker",
]
