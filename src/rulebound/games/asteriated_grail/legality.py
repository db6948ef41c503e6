"""Why not? One answer per verb, from the same predicates that list the options.

The verbs of cards and pieces are the same for all; every player also has the skills of his own character.
"""

from typing import Final

from ...kernel.clause import refuse
from ...kernel.decision import Option, offered
from ...kernel.refusal import NOT_OFFERED, NOT_YOUR_DECISION, Refusal
from .actions import Act
from .attack import KEEPS_NO_SHIELD, Defend, counter_refusal, light_refusal, target_refusal
from .effects import has_shield
from .magic import AnswerBullet, bullet_refusal, magic_card_refusal
from .playable import place_of
from .possible import act_skill_refusal, attack_refusal, magic_refusal, special_refusal
from .skills import MAGIC, NOT_ITS_MOMENT, STARTUP, Skill
from .startup import NOTHING_AFTER, StartUp, startup_refusal
from .state import AsteriatedGrail
from .usable import skill_refusal
from .using import REPEATED, At

NOT_YOUR_TURN: Final = Refusal("AG 3(3).1", "ag-not-your-turn")
NOT_IN_HAND: Final = Refusal("AG 2(8).4", "ag-not-in-hand")
NOT_ATTACKED: Final = Refusal("AG 4(2).5", "ag-not-attacked")
NO_BULLET: Final = Refusal("AG 2(8)2.21", "ag-no-bullet-here")
OUT_OF_TURN: Final = Refusal("AG 4(4).13", "ag-magic-out-of-turn")
NO_STARTUP_NOW: Final = Refusal("AG 4(4)1.4", "ag-no-startup-now")
BY_ITSELF: Final = Refusal("AG 4(4).9", "ag-by-itself")
MUST_START_UP: Final = Refusal("AG R7", "ag-must-start-up")
NO_EXCHANGE: Final = Refusal("AG R7", "ag-not-stuck")
ENERGY_STAYS: Final = Refusal("AG 4(7).10", "ag-energy-stays")
NOT_ASKED: Final = Refusal("AG 4(4)3.4", "ag-not-asked")

OFFERED: Final = [
    "attack",
    "magic",
    "counter",
    "light",
    "bullet",
    "shield",
    "take",
    "discard",
    "uncover",
    "give",
    "cover",
    "effect",
    "target",
    "buy",
    "synthesise",
    "refine",
    "exchange",
]
"""The verbs of cards, effects and players that are offered at some time."""
VERBS: Final = [*OFFERED, "put-back"]
"""With the one that never is: energy stays (AG 4(7).10)."""


def verb_refusal(game: AsteriatedGrail, seat: int, option: Option) -> Refusal | None:
    """Why a seat may not choose this now."""
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    if asked and decision is not None and offered(decision.options, option):
        return None
    if asked:
        reason = startup_reason(game, option)
        if reason is not None:
            return reason
    skill = game.character(seat).skill(option.verb)
    if skill is None:
        skill = foreign_skill(game, option.verb)
    reason = card_reason(game, seat, option) if skill is None else skill_reason(game, seat, skill, asked)
    if reason is not None:
        reason = refuse(reason)
    return reason or (NOT_OFFERED if asked else NOT_YOUR_DECISION)


def startup_reason(game: AsteriatedGrail, option: Option) -> Refusal | None:
    """Why an answer that the question itself would allow is left out: an action has to follow a start-up."""
    task = game.agenda[-1]
    if isinstance(task, StartUp):
        return refuse(MUST_START_UP) if option.verb == "pass" else None
    if not game.narrows:
        return None
    decision = task.run(game)
    free = decision is not None and offered(decision.options, option)
    return refuse(NOTHING_AFTER) if free else None


def foreign_skill(game: AsteriatedGrail, name: str) -> Skill | None:
    """A skill of another character in this game."""
    skill = game.rules.skill_named(name)
    return skill if skill is not None and game.seat_of(skill.owner) >= 0 else None


def card_reason(game: AsteriatedGrail, seat: int, option: Option) -> Refusal | None:
    """Why a card, an effect or a player cannot be used with a verb now."""
    task = game.agenda[-1] if game.agenda else None
    verb = option.verb
    if verb in ("attack", "magic", "counter", "light", "bullet"):
        if not option.card or game.find(place_of(game, seat, option.card), option.card) < 0:
            return NOT_IN_HAND
        return playing_reason(
            game, seat, option, task if isinstance(task, Act | Defend | AnswerBullet) else None
        )
    if verb in ("buy", "synthesise", "refine"):
        if game.turn != seat or not isinstance(task, Act):
            return NOT_YOUR_TURN
        return special_refusal(game, seat, verb, task.extra)
    if verb == "exchange":
        return NO_EXCHANGE
    if verb == "put-back":
        return ENERGY_STAYS
    if verb in ("shield", "take"):
        if not isinstance(task, Defend | AnswerBullet) or task.seat != seat:
            return NOT_ATTACKED
        return None if verb == "shield" or not has_shield(game, seat) else KEEPS_NO_SHIELD
    if verb == "target" and isinstance(task, Act) and option.number >= 0:
        return target_refusal(game, seat, option.number)
    return NOT_ASKED


def playing_reason(
    game: AsteriatedGrail, seat: int, option: Option, task: Act | Defend | AnswerBullet | None
) -> Refusal | None:
    """Why a card cannot be played now."""
    verb = option.verb
    if verb in ("attack", "magic"):
        if game.turn != seat or not isinstance(task, Act):
            return NOT_YOUR_TURN
        if verb == "attack":
            return attack_refusal(game, seat, option.card, task.extra)
        return magic_refusal(game, seat, task.extra) or magic_card_refusal(game, seat, option.card)
    if verb == "counter":
        if not isinstance(task, Defend) or task.seat != seat:
            return NOT_ATTACKED
        return counter_refusal(game, seat, task.attack, option.card)
    if verb == "bullet":
        if not isinstance(task, AnswerBullet) or task.seat != seat:
            return NO_BULLET
        return bullet_refusal(game, seat, option.card)
    if task is None or isinstance(task, Act) or task.seat != seat:
        return NOT_ATTACKED
    return light_refusal(game, seat, option.card)


def skill_reason(game: AsteriatedGrail, seat: int, skill: Skill, asked: bool) -> Refusal | None:
    """Why a skill cannot be used now."""
    task = game.agenda[-1] if game.agenda else None
    if skill.kind == STARTUP:
        if game.turn == seat and (game.started_up or isinstance(task, StartUp)):
            reason = startup_refusal(game, seat, skill)
            if reason is not None:
                return reason
        return NO_STARTUP_NOW
    if skill.kind == MAGIC or skill.attacks:
        if game.turn != seat or not isinstance(task, Act):
            return OUT_OF_TURN
        return act_skill_refusal(game, seat, skill, task.extra) or OUT_OF_TURN
    if asked and isinstance(task, At) and task.point in skill.at:
        if skill.name in task.used:
            return REPEATED
        return skill_refusal(game, seat, skill, task.frame) or NOT_ITS_MOMENT
    if skill.only_once is not None and skill.name in game.used:
        return refuse(skill.only_once)
    return NOT_ITS_MOMENT if skill.at else BY_ITSELF
