"""The turn (AG 3(3)) and its phases on the axis (AG T): before the turn, its start, before the action
phase, its start with the start-up, the action, its end, extra actions, the end of the turn.
"""

from typing import Any, ClassVar, Final

from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Question, Task
from .attack import DeclareAttack, attack_card_refusal, attack_targets, playable_cards
from .cards import POISON, WEAKNESS
from .damage import Deal
from .effects import effect_resolved, remove_effect
from .hands import CHECK_HANDS, Draw
from .magic import DeclareMagic, magic_card_refusal
from .points import (
    ACTION,
    ACTION_END,
    ACTION_START,
    ALLOWED,
    BOUND,
    DO_ATTACK,
    DO_MAGIC,
    DO_SPECIAL,
    EXTRA,
    HAND_LIKE,
    MUST_ATTACK,
    MUST_USE,
    POINT_CLAUSES,
    PRE_ACTION,
    PRE_TURN,
    SET_OFF,
    TURN_END,
    TURN_START,
)
from .skills import NOTHING, Skill, one_per_face
from .state import (
    ATTACK_ACTION,
    MAGIC_ACTION,
    SPECIAL_ACTION,
    Action,
    AsteriatedGrail,
    Effect,
    Extra,
)
from .stones import Buy, Refine, Synthesise, buy_refusal, refine_refusal, synthesise_refusal
from .using import Acts, Using, reach, skill_refusal

FIVE_BIND: Final = "five-bind"
TURN_CLAUSES: Final = ["AG 3(1).8", "AG 3(3).2", "AG 3(3).3"]
"""The clauses of the chapter on the turn for the first phases, besides the lines of the axis."""
WEAK_DRAW: Final = 3

NO_SPECIALS: Final = Refusal("AG 4(4).12", "ag-no-specials")
NO_SPECIALS_AFTER_EXCHANGE: Final = Refusal("AG R7", "ag-no-specials-after-exchange")
NOT_ALLOWED: Final = Refusal("AG 4(4).9", "ag-not-allowed")
EXTRA_IS_GENERAL: Final = Refusal("AG T extra.0", "ag-extra-is-general")
NO_ATTACK_NOW: Final = Refusal("AG 3(3).6", "ag-not-this-kind")
MUST_BE_USED: Final = Refusal("AG T action-start.1", "ag-must-be-used")
ONE_STARTUP: Final = Refusal("AG 4(4)1.3", "ag-one-startup")
NOTHING_AFTER: Final = Refusal("AG 4(4)1.6", "ag-nothing-after-startup")
NOT_STUCK: Final = Refusal("AG R7", "ag-not-stuck")


# ---- phases


class Phase(Task[AsteriatedGrail]):
    """A phase of the turn begins."""

    clause: ClassVar[str] = "AG 3(3).2"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Note it, and let skills of this phase resolve."""
        clause = POINT_CLAUSES[self.phase]
        if rule(clause) and (self.phase > TURN_START or rule(TURN_CLAUSES[self.phase])):
            game.phase = self.phase
            game.emit(Event("phase", clause, game.turn, 0, self.phase))
            if self.phase not in (ACTION, PRE_ACTION):
                reach(game, self.phase, 0)
        return None


class Turn(Task[AsteriatedGrail]):
    """The turn of a player (AG 3(3).1), laid out on the agenda in its order."""

    clause: ClassVar[str] = "AG 3(3).1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """All phases, then the next player."""
        game.turn = self.seat
        game.turn_number += 1
        game.emit(Event("turn", "AG 3(3).1", self.seat, 0, game.turn_number))
        game.push(
            PHASES[PRE_TURN],
            PHASES[TURN_START],
            PHASES[PRE_ACTION],
            POISONS,
            WEAKENED,
            AFTER_WEAKNESS,
            PHASES[ACTION_START],
            BEFORE_STARTUP,
            STARTUP_TASK,
            PHASES[ACTION],
            FIRST_ACT,
            EXTRAS,
            END_OF_TURN,
        )
        return None


class Poisons(Task[AsteriatedGrail]):
    """Each Poison before the current player deals its damage, one after the other (AG 2(8)2.4 to 11)."""

    clause: ClassVar[str] = "AG T pre-action.1"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The next one: by who placed it, from the current player round to the right."""
        seat = game.turn
        if not game.effects(seat).cards or game.cast.value(game, SET_OFF, seat, 1, 0) == 0:
            return None
        best: Effect | None = None
        for id in game.effects(seat).cards:
            effect = game.effect(id)
            if effect.name != POISON:
                continue
            if best is None or (
                self.distance(game, effect) < self.distance(game, best) and rule("AG 2(8)2.11")
            ):
                best = effect
        if best is None or not (rule("AG 3(3).4") and rule("AG T pre-action.1") and rule("AG 2(8)2.8")):
            return None
        game.push(
            Deal(best.by, seat, 1 if rule("AG 2(8)2.4") else 0, "AG 2(8)2.4"),
            BasicOver(seat, best.by, POISON),
            POISONS,
        )
        if rule("AG 2(8)2.9") and rule("AG 2(8).6"):
            remove_effect(game, best.id, "AG 2(8)2.9")
        return None

    def distance(self, game: AsteriatedGrail, effect: Effect) -> int:
        """How far from the current player, to the right, the player sits who placed it."""
        return (effect.by - game.turn) % game.match.seats


class BasicOver(Task[AsteriatedGrail]):
    """A basic effect has been set off and resolved."""

    clause: ClassVar[str] = "AG 4(5).1"

    def __init__(self, seat: int, by: int, name: str) -> None:
        self.seat = seat
        self.by = by
        self.name = name

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills look at that."""
        effect_resolved(game, self.seat, self.by, self.name)
        return None


class Weakened(Task[AsteriatedGrail]):
    """Weakness and the Five-Element Bind: skip the action phase or draw, one choice for both."""

    clause: ClassVar[str] = "AG 2(8)2.12"

    def weakness(self, game: AsteriatedGrail) -> Effect | None:
        """The Weakness before the current player, where it is set off."""
        seat = game.turn
        if game.cast.value(game, SET_OFF, seat, 1, 0) == 0 or not rule("AG 2(8)2.12"):
            return None
        return game.find_effect(seat, WEAKNESS) if rule("AG T pre-action.3") else None

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Ask who has one of them."""
        seat = game.turn
        if not game.effects(seat).cards:
            return None
        if self.weakness(game) is None and not game.cast.value(game, BOUND, seat, 0, 0):
            return None
        options = [Option("draw")]
        if rule("AG 2(8)2.13"):
            options.insert(0, Option("skip"))
        return Decision(seat, "ag-weakened", self.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The cards go whatever was chosen (AG 2(8)2.16); then draw, or the turn ends."""
        seat = game.turn
        weakness = self.weakness(game)
        bound = game.cast.value(game, BOUND, seat, 0, 0)
        if option.verb == "skip":
            game.emit(Event("skipped", "AG 2(8)2.13", seat))
            game.unwind("turn-end")
        else:
            if weakness is not None and rule("AG 2(8)2.14"):
                game.push(Draw(seat, WEAK_DRAW, "AG 2(8)2.14"))
            if bound:
                game.push(Draw(seat, bound, "AG T pre-action.2"))
        if weakness is not None:
            game.push(BasicOver(seat, weakness.by, WEAKNESS))
            if rule("AG 2(8)2.16"):
                remove_effect(game, weakness.id, "AG 2(8)2.16")
        bind = game.find_effect(seat, FIVE_BIND)
        if bound and bind is not None:
            remove_effect(game, bind.id, "AG T pre-action.2")


class AfterWeakness(Task[AsteriatedGrail]):
    """The end of the time before the action phase: what lasts until then."""

    clause: ClassVar[str] = "AG T pre-action.4"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills of this phase, then hands."""
        game.push(CHECK_HANDS)
        reach(game, PRE_ACTION, 0)
        return None


# ---- what a player can do


def special_refusal(game: AsteriatedGrail, seat: int, verb: str, extra: Extra | None) -> Refusal | None:
    """Why a special action cannot be taken."""
    if extra is not None:
        return EXTRA_IS_GENERAL
    if game.started_up and rule("AG 4(4)1.5") and rule("AG T action.12"):
        reason = refuse(NO_SPECIALS)
        if reason is not None and rule("AG 3(3).15"):
            return reason
    if game.specials_over:
        return refuse(NO_SPECIALS_AFTER_EXCHANGE)
    if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0:
        return NOT_ALLOWED
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
    if game.cast.value(game, ALLOWED, seat, 1, DO_ATTACK) == 0:
        return NOT_ALLOWED
    return attack_card_refusal(game, seat, card, extra)


def magic_refusal(game: AsteriatedGrail, seat: int, extra: Extra | None) -> Refusal | None:
    """Why a player can take no Magic Action at all."""
    if extra is not None and not extra.kind & MAGIC_ACTION:
        return NO_ATTACK_NOW
    if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0:
        return NOT_ALLOWED
    if game.cast.value(game, ALLOWED, seat, 1, DO_MAGIC) == 0:
        return NOT_ALLOWED
    return None


def act_skill_refusal(game: AsteriatedGrail, seat: int, skill: Skill, extra: Extra | None) -> Refusal | None:
    """Why a skill cannot be used as an action now."""
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


def is_stuck(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a player can do nothing but refine (AG R7)."""
    if can_act(game, seat):
        return False
    return all(special_refusal(game, seat, verb, None) is not None for verb in ("buy", "synthesise"))


# ---- the start of the action phase


def can_act_after(game: AsteriatedGrail, seat: int, skill: Skill) -> bool:
    """Whether an action is left once a start-up is paid for (AG R7), with crystals before gems."""
    gems, crystals = game.energy_gems[seat], game.energy_crystals[seat]
    from_crystals = min(skill.crystals, crystals)
    game.energy_crystals[seat] = crystals - from_crystals
    game.energy_gems[seat] = max(0, gems - skill.gems - (skill.crystals - from_crystals))
    found = can_act(game, seat)
    game.energy_gems[seat], game.energy_crystals[seat] = gems, crystals
    return found


def startup_refusal(game: AsteriatedGrail, seat: int, skill: Skill) -> Refusal | None:
    """Why a start-up cannot be used, apart from the moment."""
    if game.started_up:
        return refuse(ONE_STARTUP)
    if not skill.enables and not can_act_after(game, seat, skill):
        reason = refuse(NOTHING_AFTER)
        if reason is not None:
            return reason
    return skill_refusal(game, seat, skill, 0)


class BeforeStartUp(Task[AsteriatedGrail]):
    """Who can do nothing may say so before the start-up (AG T action-start.6)."""

    clause: ClassVar[str] = "AG T action-start.6"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Only who has a start-up needs to be asked here; others say it instead of an action."""
        seat = game.turn
        startups = game.character(seat).startups
        if not startups or not rule("AG T action-start.6") or not is_stuck(game, seat):
            return None
        if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0 or not game.hand(seat).cards:
            return None
        options = [Option("exchange")]
        if special_refusal(game, seat, "refine", None) is None:
            options.append(Option("pass"))
        elif any(startup_refusal(game, seat, skill) is None for skill in startups):
            options = [Option("pass")]
        return Decision(seat, "ag-stuck", "AG R7", options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Exchange the hand and look again."""
        if option.verb == "exchange":
            game.push(Exchange(game.turn), self)


class StartUp(Acts):
    """The start-up: one skill at most, once a turn (AG 4(4)1)."""

    clause: ClassVar[str] = "AG T action-start.7"
    question: ClassVar[str] = "ag-startup"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Only a character with a start-up skill is asked (AG 4(4)1.2)."""
        seat = game.turn
        startups = game.character(seat).startups
        if not startups or not (rule("AG 4(4)1.2") and rule("AG T action-start.7") and rule("AG 3(3).5")):
            return None
        options = [Option(skill.name) for skill in startups if startup_refusal(game, seat, skill) is None]
        options.append(Option("pass"))
        return Decision(seat, self.question, self.clause, options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Use it, or go on."""
        seat = game.turn
        for skill in game.character(seat).startups:
            if skill.name == option.verb:
                game.push(Using(seat, skill, seat, 0, self, NOTHING))

    def chosen(self, game: AsteriatedGrail, skill: Skill) -> None:
        """The start-up is used up; no special action follows (AG 4(4)1.5)."""
        if not (rule("AG 4(4)1.1") and rule("AG 4(4).11")):
            game.unwind("turn-end")
        if rule("AG 4(4)1.3"):
            game.started_up = True
        else:
            game.push(self)


# ---- actions


class Act(Acts):
    """One action: attack, magic, buy, synthesise or refine (AG 3(3).6); or an extra one."""

    clause: ClassVar[str] = "AG 3(3).6"
    question: ClassVar[str] = "ag-act"

    def __init__(self, extra: Extra | None) -> None:
        super().__init__(-1)
        self.extra = extra

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Ask the current player."""
        asked = self.posed(game)
        asked.options = self.options(game)
        return asked

    def posed(self, game: AsteriatedGrail) -> Decision:
        """An extra action is asked for as such."""
        if self.extra is None:
            return Decision(game.turn, self.question, self.clause, [])
        return Decision(game.turn, "ag-extra", "AG T extra.0", [])

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """What the player can do; an extra action can be dropped."""
        seat = game.turn
        forced = forced_skill(game, seat)
        if forced is not None and refuse(MUST_BE_USED) is not None:
            return [Option(forced.name)]
        options = general_options(game, seat, self.extra)
        if self.extra is not None:
            options.append(Option("pass"))
            return options
        for verb in ("buy", "synthesise", "refine"):
            if special_refusal(game, seat, verb, None) is None and rule("AG T action.1"):
                options.append(Option(verb))
        if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0:
            if rule("AG T action.11") or not options:
                options.append(Option("skip"))
        elif not options or options[0].verb == "refine":
            clause = "AG T action-start.8" if game.started_up else "AG R7"
            if game.hand(seat).cards and rule(clause):
                options.append(Option("exchange"))
            elif not options:
                options.append(Option("skip" if rule("AG R7.1") else "pass"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Begin it."""
        seat = game.turn
        verb = option.verb
        if verb == "attack":
            game.push(DeclareAttack(seat, option.card, self, self.extra))
        elif verb == "magic":
            game.push(DeclareMagic(seat, option.card, self, -1))
        elif verb == "buy":
            id = self.doing(game, SPECIAL_ACTION)
            game.action_of(id).special = "buy"
            game.push(Buy(seat, id))
        elif verb == "synthesise":
            game.push(Synthesise(seat, self, -1))
        elif verb == "refine":
            game.push(Refine(seat, self, -1))
        elif verb == "exchange":
            game.push(Exchange(seat), self)
        elif verb == "skip":
            taunted = game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0
            game.emit(Event("skipped", "AG T action.11" if taunted else "AG R7.1", seat))
            game.unwind("turn-end")
        elif verb != "pass":
            skill = game.character(seat).skill(verb)
            assert skill is not None
            game.push(Using(seat, skill, seat, 0, self, NOTHING))

    def doing(self, game: AsteriatedGrail, kind: int) -> int:
        """The action has begun; its end follows it."""
        if self.extra is None and not rule("AG 3(3).6"):
            game.push(self)
        return begin_action(game, game.turn, kind, self.extra)

    def chosen(self, game: AsteriatedGrail, skill: Skill) -> None:
        """A skill as a Magic Action, or as an attack (AG 4(4).13)."""
        if not rule("AG 4(2).14" if skill.attacks else "AG 4(4).13"):
            game.push(self)
        id = self.doing(game, ATTACK_ACTION if skill.attacks else MAGIC_ACTION)
        game.action_of(id).skill = skill.name


def begin_action(game: AsteriatedGrail, seat: int, kind: int, extra: Extra | None) -> int:
    """An action begins: note it and push its end; its id."""
    action = Action(seat, kind, extra)
    action.parent = game.action
    id = game.open(action)
    game.action = id
    game.actions += 1
    game.push(EndAction(id))
    return id


class EndAction(Task[AsteriatedGrail]):
    """An action has ended: first what happens when it ends, then what happens after it (AG T action-end)."""

    clause: ClassVar[str] = "AG T action-end.0"

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Two points after each other."""
        game.push(ActionOver(self.action))
        if rule("AG T extra.0"):
            reach(game, EXTRA, self.action)
        if rule("AG T action-end.0"):
            game.emit(Event("action-over", "AG T action-end.0", game.action_of(self.action).seat))
            reach(game, ACTION_END, self.action)
        return None


class ActionOver(Task[AsteriatedGrail]):
    """An action is forgotten."""

    clause: ClassVar[str] = "AG T extra.0"

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """The action around it goes on."""
        game.action = game.action_of(self.action).parent
        game.close(self.action)
        return None


class Extras(Question[AsteriatedGrail]):
    """Extra actions that are still to come: the player takes one after the other, or drops them."""

    clause: ClassVar[str] = "AG T extra.0"
    question: ClassVar[str] = "ag-which-extra"

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """One is simply taken; of several the player says which."""
        extras = game.extras
        if not extras or not rule("AG T extra.0"):
            return None
        if len(extras) == 1:
            game.extras = []
            game.push(Act(extras[0]), self)
            return None
        return Decision(game.turn, self.question, self.clause, self.options(game))

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Each of them by its number."""
        options = [Option("extra", 0, 0, i + 1) for i in range(len(game.extras))]
        options.append(Option("pass"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Take it, or drop all."""
        extras = game.extras
        if option.verb == "pass":
            game.extras = []
            return
        at = option.number - 1
        game.extras = extras[:at] + extras[at + 1 :]
        game.push(Act(extras[at]), self)


class Exchange(Task[AsteriatedGrail]):
    """Who cannot act shows the hand, discards it and draws as many (AG R7).

    Covers that are used like hand cards are exchanged with it.
    """

    clause: ClassVar[str] = "AG R7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """No special action follows in this turn."""
        seat = self.seat
        hand = game.hand(seat)
        count = len(hand.cards)
        shown = [game.to_discard(hand, card, True) for card in hand.cards[:]]
        covers = game.covers(seat)
        if game.cast.value(game, HAND_LIKE, seat, 0, 0) and covers.cards:
            put_away = [game.to_discard(covers, card, True) for card in covers.cards[:]]
            game.cover_from_deck(seat, len(put_away), "AG R7")
            shown += put_away
        game.emit(Event("exchanged", "AG R7", seat, 0, len(shown), shown))
        game.specials_over = True
        game.push(Draw(seat, count, "AG R7"))
        game.rules.cards_shown(game, seat, shown, False)
        return None


# ---- the end of the turn


class EndOfTurn(Task[AsteriatedGrail]):
    """The end phase (AG 3(3).16, 17); a skipped action phase comes here at once."""

    clause: ClassVar[str] = "AG 3(3).17"
    marker: ClassVar[str] = "turn-end"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Skills of the end of the turn, then the next player."""
        for id in [id for id, frame in game.frames.items() if isinstance(frame, Action)]:
            game.close(id)
        game.action = 0
        game.extras = []
        game.push(NEXT_TURN)
        if rule("AG 3(3).17"):
            game.push(PHASES[TURN_END], CHECK_HANDS)
        return None


class NextTurn(Task[AsteriatedGrail]):
    """The right-hand neighbour is next (AG 3(3).16), but for an extra turn."""

    clause: ClassVar[str] = "AG 3(3).16"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Forget what belongs to the turn."""
        for kind, clause in ((POISON, "AG 2(8)2.7"), (WEAKNESS, "AG 2(8)2.15")):
            if not rule(clause):
                forget_effects(game, kind)
        game.turn_marks = {}
        game.used = []
        game.extras = []
        game.attacks = 0
        game.actions = 0
        game.started_up = False
        game.specials_over = False
        step = 1 if rule("AG 3(3).16") else game.match.seats - 1
        seat = (game.turn + step) % game.match.seats
        if game.extra_turns:
            seat = game.extra_turns[0]
            game.extra_turns = game.extra_turns[1:]
        game.push(Turn(seat))
        return None


def forget_effects(game: AsteriatedGrail, name: str) -> None:
    """All effects of a name go: what would happen if they did not stay (AG 2(8)2.7, 2(8)2.15)."""
    for seat in game.in_order():
        found = game.find_effect(seat, name)
        if found is not None:
            remove_effect(game, found.id, "AG 2(8)2.9")


PHASES: Final[list[Task[Any]]] = [Phase(phase) for phase in range(TURN_END + 1)]
POISONS: Final = Poisons()
WEAKENED: Final = Weakened()
AFTER_WEAKNESS: Final = AfterWeakness()
BEFORE_STARTUP: Final = BeforeStartUp()
STARTUP_TASK: Final = StartUp(-1)
FIRST_ACT: Final = Act(None)
EXTRAS: Final = Extras()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
