"""When a skill may be used (AG 4(4)): its condition, its energy, its exclusive card, and what it needs.

Others see less than its player. So a skill *seems* open by what everyone can see, and then its player is
asked; whether it really can be used goes by what he alone knows as well, and the answer says why not.
"""

from typing import Final

from ...kernel.clause import refuse, rule
from ...kernel.refusal import Refusal
from .needs import NO_TARGET, NOTHING
from .skills import Skill
from .state import AsteriatedGrail

NEEDS_ENERGY: Final = Refusal("AG 4(4).6", "ag-needs-energy")
NEEDS_GEM: Final = Refusal("AG 4(4).8", "ag-needs-gem")
NO_EXCLUSIVE: Final = Refusal("AG 2(7).1", "ag-no-exclusive-card")


def energy_refusal(game: AsteriatedGrail, seat: int, skill: Skill) -> Refusal | None:
    """Why a seat cannot pay for an ultimate (AG 4(4).6 to 8)."""
    if skill.gems > game.energy_gems[seat]:
        if game.energy(seat) < skill.gems and rule("AG 4(7).2"):
            return refuse(NEEDS_ENERGY)
        return refuse(NEEDS_GEM) if rule("AG 4(7).3") else None
    wanted = skill.crystals + (1 if skill.x_energy else 0)
    if not wanted:
        return None
    left = game.energy(seat) - skill.gems
    if not (rule("AG 4(4).7") and rule("AG 4(7).5")):
        left = game.energy_crystals[seat]
    return refuse(NEEDS_ENERGY) if left < wanted and rule("AG 4(7).2") else None


def has_exclusive(game: AsteriatedGrail, seat: int, skill: Skill) -> bool:
    """Whether the exclusive card that carries a skill is there (AG 2(7).1, 4(4).5)."""
    if not rule("AG 2(7).1") or not rule("AG 4(4).5"):
        return True
    return any(game.face(card).code == skill.exclusive for card in game.exclusive(seat).cards)


def seems_open(game: AsteriatedGrail, seat: int, skill: Skill, frame: int) -> bool:
    """Whether a skill may be used now for all that everyone can see: then its player is asked."""
    if skill.once and skill.name in game.used:
        return False
    if not skill.on_axis() or not skill.applies(game, seat, frame):
        return False
    if skill.exclusive and not has_exclusive(game, seat, skill):
        return False
    if skill.is_ultimate() and energy_refusal(game, seat, skill) is not None:
        return False
    return all(need.seems(game, skill, seat, frame) for need in skill.needs_for(game, seat, frame, NOTHING))


def skill_refusal(game: AsteriatedGrail, seat: int, skill: Skill, frame: int) -> Refusal | None:
    """Why a skill cannot be used now, apart from whose turn it is."""
    if skill.only_once is not None and skill.name in game.used:
        return refuse(skill.only_once)
    if not skill.on_axis() or not skill.applies(game, seat, frame):
        return refuse(skill.not_now) or skill.not_now
    if skill.exclusive and not has_exclusive(game, seat, skill):
        return NO_EXCLUSIVE
    if skill.is_ultimate():
        reason = energy_refusal(game, seat, skill)
        if reason is not None:
            return reason
        if not skill.needs and not rule("AG 4(4)3.3"):
            return skill.not_now
    elif not rule("AG 4(4).3"):
        return NEEDS_ENERGY
    for need in skill.needs_for(game, seat, frame, NOTHING):
        if not need.can(game, skill, seat, frame, NOTHING):
            reason = refuse(need.refusal)
            if reason is not None and (reason is not NO_TARGET or rule("AG 4(4)3.10")):
                return reason
    if not skill.possible(game, seat, frame, NOTHING):
        return skill.not_now
    return None
