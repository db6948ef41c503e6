"""Layouts: how a game lies on the table, as bands of rows of cells, before anything is drawn.

`layout_of(game_id, texts)` gives the layout of a game; a game without one of its own gets the general
layout, which serves any number of seats: the others above, what is shared in the middle, the viewer's own
side below.
"""

from rulebound.terminal.layouts.general import Layout
from rulebound.terminal.layouts.model import Band, Cell, Row, Shortcut
from rulebound.texts import Texts

__all__ = ["Band", "Cell", "Layout", "Row", "Shortcut", "layout_of"]


def layout_of(game: str, texts: Texts) -> Layout:
    """The layout of a game in a language."""
    if game == "blackpoker":
        from rulebound.terminal.layouts.blackpoker import BlackPokerLayout

        return BlackPokerLayout(texts)
    if game == "battle-spirits":
        from rulebound.terminal.layouts.battle_spirits import BattleSpiritsLayout

        return BattleSpiritsLayout(texts)
    if game == "fftcg":
        from rulebound.terminal.layouts.fftcg import FFTCGLayout

        return FFTCGLayout(texts)
    if game == "asteriated-grail":
        from rulebound.terminal.layouts.asteriated_grail import AsteriatedGrailLayout

        return AsteriatedGrailLayout(texts)
    return Layout(texts, game)
