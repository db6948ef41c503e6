"""What a player can do in the action phase (AG 3(3).6 to 15): the predicates of attacks, magic, special
actions and skills.

Each says why not, or None. The options of an action and "why can't I?" come from the same ones. An *extra*
action may ask for a kind, an element or a fate (AG T extra); a taunt leaves one thing to do.
"""

from typing import Final

from ...kernel.clause import refuse, rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from .attack import attack_card_refusal, attack_targets, taunt_refusal
from .frames import ATTACK_ACTION, MAGIC_ACTION, Extra
from .magic import magic_card_refusal
from .playable import one_per_face, playable_cards
from .points import ALLOWED, DO_ATTACK, DO_MAGIC, DO_SPECIAL, MUST_USE
from .skills import Skill
from .state import AsteriatedGrail
from .stones import buy_refusal, refine_refusal, synthesise_refusal
from .usable import skill_refusal

MUST_BE_USED: Final = Refusal("AG T action-start.1", "ag-must-be-used")
NO_SPECIALS: Final = Refusal("AG 4(4).12", "ag-no-specials")
NO_SPECIALS_AFTER_EXCHANGE: Final = Refusal("AG R7", "ag-no-specials-after-exchange")
NOT_ALLOWED: Final = Refusal("AG 4(4).9", "ag-not-allowed")
EXTRA_IS_GENERAL: Final = Refusal("AG T extra.0", "ag-extra-is-general")
NO_ATTACK_NOW: Final = Refusal("AG 3(3).6", "ag-not-this-kind")


def special_refusal(game: AsteriatedGrail, seat: int, verb: str, extra: Extra | None) -> Refusal | None:
    """Why a special action cannot be taken."""
    if extra is not None:
        return EXTRA_IS_GENERAL
    reason = forced_refusal(game, seat)
    if reason is not None:
        return reason
    if game.started_up and rule("AG 4(4)1.5") and rule("AG T action.12"):
        reason = refuse(NO_SPECIALS)
        if reason is not None and rule("AG 3(3).15"):
            return reason
    if game.specials_over:
        return refuse(NO_SPECIALS_AFTER_EXCHANGE)
    reason = taunt_refusal(game, seat)
    if reason is not None:
        return reason
    if game.cast.value(game, ALLOWED, seat, 1, DO_SPECIAL) == 0:
        return NOT_ALLOWED
    if verb == "buy":
        return buy_refusal(game, seat)
    if verb == "synthesise":
        return synthesise_refusal(game, seat)
    return refine_refusal(game, seat)


def attack_refusal(game: AsteriatedGrail, seat: int, card: int, extra: Extra | None) -> Refusal | None:
    """Why a card cannot be used for an active attack now."""
    if extra is not None and not extra.kind & ATTACK_ACTION:
        return NO_ATTACK_NOW
    reason = forced_refusal(game, seat)
    if reason is not None:
        return reason
    if game.cast.value(game, ALLOWED, seat, 1, DO_ATTACK) == 0:
        return NOT_ALLOWED
    return attack_card_refusal(game, seat, card, extra)


def magic_refusal(game: AsteriatedGrail, seat: int, extra: Extra | None) -> Refusal | None:
    """Why a player can take no Magic Action at all."""
    if extra is not None and not extra.kind & MAGIC_ACTION:
        return NO_ATTACK_NOW
    reason = forced_refusal(game, seat) or taunt_refusal(game, seat)
    if reason is not None:
        return reason
    if game.cast.value(game, ALLOWED, seat, 1, DO_MAGIC) == 0:
        return NOT_ALLOWED
    return None


def act_skill_refusal(game: AsteriatedGrail, seat: int, skill: Skill, extra: Extra | None) -> Refusal | None:
    """Why a skill cannot be used as an action now; one that has to be used is barred by nothing (AG R17)."""
    if forced_skill(game, seat) is skill:
        return None
    if skill.attacks:
        if extra is not None and (not extra.kind & ATTACK_ACTION or extra.elements or extra.fates):
            return NO_ATTACK_NOW
        if not attack_targets(game, seat) or game.cast.value(game, ALLOWED, seat, 1, DO_ATTACK) == 0:
            return NOT_ALLOWED
    else:
        reason = magic_refusal(game, seat, extra)
        if reason is not None:
            return reason
    return skill_refusal(game, seat, skill, 0)


def general_options(game: AsteriatedGrail, seat: int, extra: Extra | None) -> list[Option]:
    """Attack and Magic Actions: cards first, then skills."""
    options: list[Option] = []
    cards = playable_cards(game, seat)
    if attack_targets(game, seat) and rule("AG 3(3).7"):
        options = one_per_face("attack", [c for c in cards if attack_refusal(game, seat, c, extra) is None])
    if magic_refusal(game, seat, extra) is None and rule("AG 3(3).8"):
        options += one_per_face("magic", [c for c in cards if magic_card_refusal(game, seat, c) is None])
    for skill in game.character(seat).magic:
        if act_skill_refusal(game, seat, skill, extra) is None:
            options.append(Option(skill.name))
    return options


def can_act(game: AsteriatedGrail, seat: int) -> bool:
    """Whether there is any Attack or Magic Action to take."""
    cards = playable_cards(game, seat)
    if attack_targets(game, seat) and rule("AG 3(3).7"):
        for card in cards:
            if attack_refusal(game, seat, card, None) is None:
                return True
    if magic_refusal(game, seat, None) is None and rule("AG 3(3).8"):
        for card in cards:
            if magic_card_refusal(game, seat, card) is None:
                return True
    magic = game.character(seat).magic
    return any(act_skill_refusal(game, seat, skill, None) is None for skill in magic)


def forced_skill(game: AsteriatedGrail, seat: int) -> Skill | None:
    """The skill that a player has to use in this action phase."""
    at = game.cast.value(game, MUST_USE, seat, 0, 0)
    if not at:
        return None
    skill = game.character(seat).skills[at - 1]
    return skill if skill_refusal(game, seat, skill, 0) is None else None


def forced_refusal(game: AsteriatedGrail, seat: int) -> Refusal | None:
    """Why nothing but one skill can be done now."""
    return None if forced_skill(game, seat) is None else refuse(MUST_BE_USED)


def may_skip(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a taunted player may skip the phase (AG T action.11), also instead of a skill that has to be
    used (AG R17)."""
    return rule("AG T action.11") and (forced_skill(game, seat) is None or rule("AG R17"))


def is_stuck(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a player can do nothing but refine (AG R7)."""
    if can_act(game, seat):
        return False
    return all(special_refusal(game, seat, verb, None) is not None for verb in ("buy", "synthesise"))
