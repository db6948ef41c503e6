"""Why not? One answer per verb, from the same predicates that list the options.

The verbs of cards and pieces are the same for all; every player also has the skills of his own character.
"""

from typing import Final

from ...kernel.clause import refuse
from ...kernel.decision import Option, offered
from ...kernel.refusal import NOT_OFFERED, NOT_YOUR_DECISION, Refusal
from .actions import Act
from .attack import (
    KEEPS_NO_SHIELD,
    DeclareAttack,
    DeclareCounter,
    Defend,
    counter_refusal,
    counter_target_refusal,
    light_refusal,
    target_refusal,
)
from .effects import has_shield, place_refusal
from .magic import AnswerBullet, DeclareMagic, bullet_refusal, magic_card_refusal, may_be_placed
from .needs import NOTHING
from .playable import place_of
from .points import ACTION
from .possible import act_skill_refusal, attack_refusal, magic_refusal, special_refusal
from .skills import MAGIC, NOT_ITS_MOMENT, STARTUP, Skill
from .startup import NOTHING_AFTER, StartUp, startup_refusal
from .state import AsteriatedGrail
from .steps import Ask
from .usable import skill_refusal
from .using import REPEATED, At, Using

NOT_YOUR_TURN: Final = Refusal("AG 3(3).1", "ag-not-your-turn")
NOT_IN_HAND: Final = Refusal("AG 2(8).4", "ag-not-in-hand")
NOT_ATTACKED: Final = Refusal("AG 4(2).5", "ag-not-attacked")
NO_BULLET: Final = Refusal("AG 2(8)2.21", "ag-no-bullet-here")
UNDER_WAY: Final = Refusal("AG 3(3).6", "ag-action-under-way")
OUT_OF_TURN: Final = Refusal("AG 4(4).13", "ag-magic-out-of-turn")
NO_STARTUP_NOW: Final = Refusal("AG 4(4)1.4", "ag-no-startup-now")
BY_ITSELF: Final = Refusal("AG 4(4).9", "ag-by-itself")
MUST_START_UP: Final = Refusal("AG R7", "ag-must-start-up")
NO_EXCHANGE: Final = Refusal("AG R7", "ag-not-stuck")
ENERGY_STAYS: Final = Refusal("AG 4(7).10", "ag-energy-stays")
FINDS_ITS_TARGET: Final = Refusal("AG 2(8)2.21", "ag-finds-its-target")
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
    begins = asked and begins_on_player(game, option, skill)
    if skill is None:
        reason = card_target_reason(game, seat, option) if begins else card_reason(game, seat, option)
    elif begins:
        reason = skill_target_reason(game, seat, option, skill)
    else:
        reason = skill_reason(game, seat, skill, asked)
    if reason is None and begins:
        return None
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


def no_action_now(game: AsteriatedGrail, seat: int, otherwise: Refusal) -> Refusal:
    """Why no action can be chosen now: the own action phase has one under way, or it is not that time."""
    return UNDER_WAY if game.turn == seat and game.phase == ACTION else otherwise


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
            return no_action_now(game, seat, NOT_YOUR_TURN)
        return special_refusal(game, seat, verb, task.extra)
    if verb == "exchange":
        return NO_EXCHANGE
    if verb == "put-back":
        return ENERGY_STAYS
    if verb in ("shield", "take"):
        if not isinstance(task, Defend | AnswerBullet) or task.seat != seat:
            return NOT_ATTACKED
        return None if verb == "shield" or not has_shield(game, seat) else KEEPS_NO_SHIELD
    return naming_reason(game, seat, option) or NOT_ASKED


def naming_reason(game: AsteriatedGrail, seat: int, option: Option) -> Refusal | None:
    """Why a player, an effect or a card may not be named for what is being done, or about to be."""
    task = game.agenda[-1] if game.agenda else None
    named_seat = option.verb == "target" and 0 <= option.number < game.match.seats
    if isinstance(task, Using):
        return need_reason(game, task, option) if task.seat == seat else None
    if isinstance(task, Ask):
        skill = game.use(task.use).skill
        asked = task.run(game)
        is_its_verb = asked is not None and any(o.verb == option.verb for o in asked.options)
        return skill.reason("ag-not-for-it") if is_its_verb and asked and asked.seat == seat else None
    if not named_seat:
        return None
    if isinstance(task, DeclareMagic) and task.seat == seat:
        return placing_reason(game, seat, task.card, option.number)
    if isinstance(task, Defend | DeclareCounter) and task.seat == seat:
        return counter_target_refusal(game, seat, game.attack(task.attack), option.number)
    if isinstance(task, Act) and game.turn == seat and option.card and game.face(option.card).is_magic:
        return placing_reason(game, seat, option.card, option.number)
    if (isinstance(task, Act) and game.turn == seat) or (
        isinstance(task, DeclareAttack) and task.seat == seat
    ):
        return target_refusal(game, seat, option.number)
    return None


def placing_reason(game: AsteriatedGrail, seat: int, card: int, target: int) -> Refusal | None:
    """Why a magic card may not be used on a player; a Magic Bullet finds its target by itself."""
    face = game.face(card)
    return place_refusal(game, face.kind, target, seat) if may_be_placed(face) else FINDS_ITS_TARGET


def need_reason(game: AsteriatedGrail, using: Using, option: Option) -> Refusal | None:
    """Why something may not be named for a skill about to be used: by the need that asks, or the next."""
    if option.verb == "target" and not 0 <= option.number < game.match.seats:
        return None
    needs = using.needs(game)
    first = max(0, using.open_need(game))
    for need in needs[first:] + needs[:first]:
        if need.answer == option.verb:
            return need.reason(game, using.skill, using.seat, using.frame, using.named, option)
    return None


def playing_reason(
    game: AsteriatedGrail, seat: int, option: Option, task: Act | Defend | AnswerBullet | None
) -> Refusal | None:
    """Why a card cannot be played now."""
    verb = option.verb
    if verb in ("attack", "magic"):
        if game.turn != seat or not isinstance(task, Act):
            return no_action_now(game, seat, NOT_YOUR_TURN)
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


def begins_on_player(game: AsteriatedGrail, option: Option, skill: Skill | None) -> bool:
    """Whether this is an offered attack, counter, magic card or skill, with the player whom it is to meet."""
    if not 0 <= option.number < game.match.seats or game.decision is None:
        return False
    begins = skill is not None or option.verb in ("attack", "magic", "counter")
    return begins and offered(game.decision.options, Option(option.verb, option.card))


def card_target_reason(game: AsteriatedGrail, seat: int, option: Option) -> Refusal | None:
    """Why a card that may be used now may not be used so on a player."""
    task = game.agenda[-1]
    if option.verb == "magic":
        return placing_reason(game, seat, option.card, option.number)
    if isinstance(task, Defend):
        return counter_target_refusal(game, seat, game.attack(task.attack), option.number)
    return target_refusal(game, seat, option.number)


def skill_target_reason(game: AsteriatedGrail, seat: int, option: Option, skill: Skill) -> Refusal | None:
    """Why a skill that may be used now may not be used on a player."""
    task = game.agenda[-1]
    using = Using(seat, skill, seat, task.frame if isinstance(task, At) else 0, task, NOTHING)
    return need_reason(game, using, Option("target", 0, 0, option.number))


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
            return no_action_now(game, seat, OUT_OF_TURN)
        return act_skill_refusal(game, seat, skill, task.extra) or OUT_OF_TURN
    if asked and isinstance(task, At) and task.point in skill.at:
        if skill.name in task.used:
            return REPEATED
        return skill_refusal(game, seat, skill, task.frame) or NOT_ITS_MOMENT
    if skill.only_once is not None and skill.name in game.used:
        return refuse(skill.only_once)
    return NOT_ITS_MOMENT if skill.at else BY_ITSELF
