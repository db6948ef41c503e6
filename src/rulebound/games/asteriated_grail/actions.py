"""Actions (AG 3(3).6 to 15, AG T action, action-end and extra): the choice of an action, its end, the extra
actions after it, and the exchange of a hand with which nothing can be done (AG R7).

What may be chosen is in `possible`; what an action does is in `attack`, `magic`, `stones` and the skills.
"""

from typing import ClassVar, Final

from ...kernel.clause import rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.task import Question, Task
from .attack import DeclareAttack
from .frames import ATTACK_ACTION, MAGIC_ACTION, SPECIAL_ACTION, Action, Extra
from .hands import Draw
from .magic import DeclareMagic
from .needs import NOTHING
from .points import ACTION_END, EXTRA, HAND_LIKE, MUST_ATTACK
from .possible import general_options, may_skip, special_refusal
from .skills import Skill
from .state import AsteriatedGrail
from .stones import Buy, Refine, Synthesise
from .using import Acts, Using, reach


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
        options = general_options(game, seat, self.extra)
        if self.extra is not None:
            options.append(Option("pass"))
            return options
        for verb in ("buy", "synthesise", "refine"):
            if special_refusal(game, seat, verb, None) is None and rule("AG T action.1"):
                options.append(Option(verb))
        if game.cast.value(game, MUST_ATTACK, seat, -1, 0) >= 0:
            if may_skip(game, seat) or not options:
                options.append(Option("skip"))
        elif not options or options[0].verb == "refine":
            clause = "AG T action-start.8" if game.started_up else "AG R7"
            if options and game.rules.could_start_up(game, seat) and rule("AG R7"):
                return options
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


# ---- extra actions


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


# ---- who cannot act


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


FIRST_ACT: Final = Act(None)
EXTRAS: Final = Extras()
