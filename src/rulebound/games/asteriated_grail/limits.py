"""What no game can reach, so that no position begins with it: more than a limit allows, a game won."""

from typing import Final

from ...kernel.refusal import SetupError
from .cards import POISON
from .describe import CAMPS
from .state import BLUE, YELLOW, AsteriatedGrail

STONES: Final = 5
GRAILS: Final = 5
ABOVE: Final = {
    "holy-lancer heal": 5,  # AG C 10.7
    "templar yellow": 4,  # AG C 41.6
    "blood-sword yellow": 4,  # AG C 34.6
    "beast-samurai blue": -1,  # AG C 36.8
}
"""Limits that a skill of the character itself lifts (AG 4(4)3.13); -1 for none at all."""
CONTRACT: Final = 4
"""Up to where the Priest gives heal to anyone (AG C 15.5)."""


def check_reachable(game: AsteriatedGrail) -> None:
    """Refuse a position that no game can reach, with the rule that is in the way."""
    for camp in range(2):
        check_camp(game, camp)
    for seat in range(game.match.seats):
        check_player(game, seat)


def check_camp(game: AsteriatedGrail, camp: int) -> None:
    """Stones, morale and Grails of a camp whose game goes on."""
    name = CAMPS[camp]
    if game.gems[camp] + game.crystals[camp] > STONES:
        raise SetupError(f"The {name} camp cannot have more than 5 stones (AG 2(6).4).")
    most = 18 if game.match.seats == 8 else 15
    if not 0 < game.morale[camp] <= most:
        raise SetupError(
            f"The {name} camp has 'morale' from 1 to {most} while a game goes on, not {game.morale[camp]}."
        )
    if game.grails[camp] >= GRAILS:
        raise SetupError(f"With {game.grails[camp]} 'grails' the {name} camp has won; it can have 4 at most.")


def check_player(game: AsteriatedGrail, seat: int) -> None:
    """Heal, energy, tokens, covers and effects of a character."""
    who = f"{game.seat_name(seat)} ({game.character(seat).name})"
    held = [
        ("heal", game.heal[seat], game.heal_limit(seat), "AG 4(6).12"),
        ("gems", game.energy(seat), game.energy_limit(seat), "AG 4(7).7"),
        ("yellow", game.yellow[seat], game.most_tokens(seat, YELLOW), "AG 2(5).3"),
        ("blue", game.blue[seat], game.most_tokens(seat, BLUE), "AG 2(5).3"),
        ("covers", len(game.covers(seat).cards), game.character(seat).most_covers, "AG 2(5).3"),
    ]
    for name, count, usual, clause in held:
        most = most_of(game, seat, name, usual)
        if count > most >= 0:
            what = "energy, 'gems' and 'crystals'," if name == "gems" else f"{name!r}"
            raise SetupError(f"{who} can have {most} of {what} at most, not {count} ({clause}).")
    names = [game.effect(id).name for id in game.effects(seat).cards if game.effect(id).basic]
    for name in names:
        if names.count(name) > 1 and name != POISON:
            raise SetupError(f"{who} can have one {name!r} before it, not {names.count(name)} (AG 4(5).4).")


def most_of(game: AsteriatedGrail, seat: int, name: str, usual: int) -> int:
    """The most that a character can have of something, with what skills allow above the usual limit."""
    character = game.character(seat).name
    if character == "novice" and name == "covers":
        return -1  # no character of the game: whatever is to be out of the way lies beside one
    if name == "heal" and usual > 0 and "priest" in game.cast.seats:
        usual = max(usual, CONTRACT)
    return ABOVE.get(f"{character} {name}", usual)
