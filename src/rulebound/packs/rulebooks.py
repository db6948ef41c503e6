"""Rulebooks that are played with cards from packs: made from what the packs say, and registered.

Games know no files, so they are given their cards here. Importing this module makes every such rulebook
known; it is made, and its code imported, when someone first asks for it.
"""

from rulebound.games import register_later
from rulebound.kernel.rulebook import Rulebook

from .users import all_cards


def make_battle_spirits() -> Rulebook:
    """Battle Spirits with all cards there are."""
    from .makers.battle_spirits import battle_spirits

    return battle_spirits(all_cards("battle-spirits"))


def make_fftcg() -> Rulebook:
    """FF-TCG with all cards there are."""
    from .makers.fftcg import fftcg

    return fftcg(all_cards("fftcg"))


register_later("battle-spirits", make_battle_spirits)
register_later("fftcg", make_fftcg)
