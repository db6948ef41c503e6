"""The start of the action phase (AG 3(3).5, AG T action-start): who cannot act says so; then the start-up.

A character may use one *start-up* a turn (AG 4(4)1), if an action can follow it. Whether one can is found by
carrying the start-up out on a copy, in every way that its player may choose (AG R12). What he cannot know is
not looked at: cards that he draws count as an action that may follow, and others do nothing that they need
not. While a start-up is carried out, answers after which no action could follow are left out (`narrow`).
"""

from typing import ClassVar, Final

from ...kernel.card import face_of
from ...kernel.clause import WATCH, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.refusal import Refusal
from ...kernel.task import Task
from .actions import Exchange
from .attack import attack_targets
from .hands import NamesCards
from .needs import NOTHING
from .points import HAND_LIKE, MUST_ATTACK
from .possible import attack_refusal, can_act, is_stuck, special_refusal
from .skills import Skill
from .state import AsteriatedGrail
from .usable import skill_refusal
from .using import Acts, Using

ONE_STARTUP: Final = Refusal("AG 4(4)1.3", "ag-one-startup")
NOTHING_AFTER: Final = Refusal("AG 4(4)1.6", "ag-nothing-after-startup")
SAYS_SO_FIRST: Final = Refusal("AG R13", "ag-says-so-first")
OVER: Final = "start-up-over"
PLENTY: Final = 4
"""With so many attack cards no start-up and no answer in one can take the last of them."""


# ---- before the start-up


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
        if could_start_up(game, seat) and rule("AG R7"):
            return None
        options = [Option("exchange")]
        if special_refusal(game, seat, "refine", None) is None:
            options.append(Option("pass"))
        return Decision(seat, "ag-stuck", "AG R7", options)

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Exchange the hand and look again."""
        if option.verb == "exchange":
            game.push(Exchange(game.turn), self)


# ---- the start-up


class StartUp(Acts):
    """The start-up: one skill at most, once a turn (AG 4(4)1)."""

    clause: ClassVar[str] = "AG T action-start.7"
    question: ClassVar[str] = "ag-startup"
    marker: ClassVar[str] = "start-up"

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Only a character with a start-up skill is asked (AG 4(4)1.2)."""
        seat = game.turn
        startups = game.character(seat).startups
        if not startups or not (rule("AG 4(4)1.2") and rule("AG T action-start.7") and rule("AG 3(3).5")):
            return None
        options = [Option(skill.name) for skill in startups if startup_refusal(game, seat, skill) is None]
        if not options or not must_start_up(game, seat):
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


class StartUpOver(Task[AsteriatedGrail]):
    """The start-up has been carried out."""

    clause: ClassVar[str] = "AG 4(4)1.1"
    marker: ClassVar[str] = OVER

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """From now on every answer is free."""
        game.narrows = False
        return None


def startup_refusal(game: AsteriatedGrail, seat: int, skill: Skill) -> Refusal | None:
    """Why a start-up cannot be used, apart from the moment."""
    if game.started_up:
        return refuse(ONE_STARTUP)
    reason = skill_refusal(game, seat, skill, 0)
    if reason is not None:
        return reason
    if skill.says_so_first and not can_act(game, seat):
        reason = refuse(SAYS_SO_FIRST)
        if reason is not None:
            return reason
    return None if leaves_action(game, seat, skill) else refuse(NOTHING_AFTER)


def could_start_up(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a player has a start-up that leaves an action."""
    return any(startup_refusal(game, seat, skill) is None for skill in game.character(seat).startups)


def must_start_up(game: AsteriatedGrail, seat: int) -> bool:
    """Whether who can do nothing else has to use a start-up that makes an action possible (AG R7)."""
    if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0 or not is_stuck(game, seat):
        return False
    return special_refusal(game, seat, "refine", None) is not None and rule("AG R7")


# ---- whether an action can follow


def has_plenty(game: AsteriatedGrail, seat: int) -> bool:
    """Whether there are so many attack cards that nothing needs to be tried."""
    found = 0
    for card in game.hand(seat).cards:
        if attack_refusal(game, seat, card, None) is None:
            found += 1
    return found >= PLENTY and bool(attack_targets(game, seat))


def leaves_action(game: AsteriatedGrail, seat: int, skill: Skill) -> bool:
    """Whether an action can follow a start-up that is about to be used (AG 4(4)1.6)."""
    if has_plenty(game, seat):
        return True
    other = copy_to_try(game)
    for i, task in enumerate(other.agenda):
        if task.marker == OVER:
            other.agenda = other.agenda[: i + 1]
    depth = len(other.agenda)
    other.push(Using(seat, skill, seat, 0, STARTUP, NOTHING))
    return tried(other, seat, depth)


def narrow(game: AsteriatedGrail, decision: Decision) -> Decision:
    """While a start-up is carried out, only answers after which an action can follow, if there are any.

    Until one is chosen its question is on the agenda, and nothing is left out.
    """
    seat = game.turn
    task = game.agenda[-1]
    if decision.seat != seat or len(decision.options) < 2:
        return decision
    if any(other.marker == StartUp.marker for other in game.agenda):
        return decision
    if not isinstance(task, NamesCards) and has_plenty(game, seat):
        return decision
    kept = [option for option in decision.options if option.verb == "cancel" or leads_on(game, option)]
    if len(kept) == len(decision.options) or all(option.verb == "cancel" for option in kept):
        return decision
    if refuse(NOTHING_AFTER) is None:
        return decision
    return Decision(seat, decision.question, decision.clause, kept)


def leads_on(game: AsteriatedGrail, option: Option) -> bool:
    """Whether an action can follow after an answer in a start-up; the asking task is on top."""
    other = copy_to_try(game)
    depth = 0
    for i, task in enumerate(other.agenda):
        if task.marker == OVER:
            depth = i + 1
    other.answer(other.agenda.pop(), option)
    return tried(other, game.turn, depth)


def copy_to_try(game: AsteriatedGrail) -> AsteriatedGrail:
    """A copy on which a start-up is carried out; answers in it are looked for by themselves."""
    other = game.copy()
    assert isinstance(other, AsteriatedGrail)
    return other


def tried(game: AsteriatedGrail, seat: int, depth: int) -> bool:
    """Carry a start-up out on this copy; what runs there is shown to nobody, so it shows no clause."""
    hopes = rule("AG R12")
    noted = WATCH.ran
    if WATCH.active:
        WATCH.ran = set()
    found = reaches_action(game, seat, depth, hopes, [])
    WATCH.ran = noted
    return found


def reaches_action(game: AsteriatedGrail, seat: int, depth: int, hopes: bool, past: list[str]) -> bool:
    """Whether some answers of its player lead from here to an action after the start-up.

    `hopes`: cards from the deck count as one. `past` has the sets of cards that were named in vain for one
    question: their order does not matter.
    """
    agenda = game.agenda
    while len(agenda) > depth and agenda[-1].marker != StartUp.marker:
        if game.result is not None:
            return True
        task = agenda.pop()
        decision = task.run(game)
        if decision is None:
            continue
        if hopes and has_drawn(game, seat):
            return True
        if decision.seat != seat or len(decision.options) == 1:
            game.answer(task, unasked(decision.options))
            continue
        agenda.append(task)
        return any_leads_on(game, seat, decision, depth, hopes, past)
    return (hopes and has_drawn(game, seat)) or can_act(game, seat)


def any_leads_on(
    game: AsteriatedGrail, seat: int, decision: Decision, depth: int, hopes: bool, past: list[str]
) -> bool:
    """Whether one of the answers leads to an action; each set of cards is tried once."""
    task = game.agenda[-1]
    if not isinstance(task, NamesCards) or not task.named:
        past = []
    else:
        named = " ".join(str(face) for face in sorted([face_of(card) for card in task.named]))
        if named in past:
            return False
        past.append(named)
    for option in decision.options:
        if option.verb == "cancel":
            continue
        other = copy_to_try(game)
        other.events = game.events[:]
        other.answer(other.agenda.pop(), option)
        if reaches_action(other, seat, depth, hopes, past):
            return True
    return False


def unasked(options: list[Option]) -> Option:
    """What another player is taken to answer: nothing, where that may be."""
    for option in options:
        if option.verb in ("pass", "decline"):
            return option
    return options[0]


def has_drawn(game: AsteriatedGrail, seat: int) -> bool:
    """Whether a player has got cards from the deck, in the hand or used like it: any could be played."""
    for event in game.events:
        if event.seat != seat:
            continue
        if event.name == "drew":
            return True
        if event.name == "covered" and not event.cards and game.cast.value(game, HAND_LIKE, seat, 0, 0):
            return True
    return False


BEFORE_STARTUP: Final = BeforeStartUp()
STARTUP: Final = StartUp(-1)
STARTUP_OVER: Final = StartUpOver()
