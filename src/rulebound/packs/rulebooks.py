"""Rulebooks that are played with cards from packs: made from what the packs say, and registered.

Games know no files, so they are given their cards here. Importing this module makes every such rulebook
known; it is made, and its code imported, when someone first asks for it.
"""

from functools import cache

from rulebound.games import register_later, rulebook_named
from rulebound.kernel.refusal import SetupError
from rulebound.kernel.rulebook import Rulebook

from .catalogue import TRIAL_SETS
from .makers import make_rulebook
from .users import all_cards


@cache
def rulebook_with(game: str, packs: tuple[str, ...]) -> Rulebook:
    """A rulebook by its id, with the cards of some packs besides; it is known to nobody else."""
    if not packs:
        return rulebook_named(game)
    if game in TRIAL_SETS:
        return make_rulebook(game, all_cards(game, packs))
    raise SetupError(f"{game} is not played with cards from packs.")


def make_battle_spirits() -> Rulebook:
    """Battle Spirits with all cards there are."""
    return make_rulebook("battle-spirits", all_cards("battle-spirits"))


def make_fftcg() -> Rulebook:
    """FF-TCG with all cards there are."""
    return make_rulebook("fftcg", all_cards("fftcg"))


register_later("battle-spirits", make_battle_spirits)
register_later("fftcg", make_fftcg)
