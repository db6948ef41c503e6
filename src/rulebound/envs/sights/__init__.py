"""What is shown of each game: one file per game, each with its zones and the names of its numbers."""

from collections.abc import Callable
from typing import Final

from rulebound.envs.extras import EnvError
from rulebound.envs.sights.asteriated_grail import AsteriatedGrailSight
from rulebound.envs.sights.base import Sight
from rulebound.envs.sights.battle_spirits import BattleSpiritsSight
from rulebound.envs.sights.blackpoker import BlackPokerSight
from rulebound.envs.sights.fftcg import FFTCGSight

__all__ = ["SIGHTS", "Sight", "sight_of"]

SIGHTS: Final[dict[str, Callable[[], Sight]]] = {
    "blackpoker": BlackPokerSight,
    "battle-spirits": BattleSpiritsSight,
    "fftcg": FFTCGSight,
    "asteriated-grail": AsteriatedGrailSight,
}


def sight_of(game: str) -> Sight:
    """The sight of a game by its name."""
    if game not in SIGHTS:
        raise EnvError(f"There is no environment for {game!r}; there are {', '.join(SIGHTS)}.")
    return SIGHTS[game]()
