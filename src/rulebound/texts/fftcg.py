"""The phrase book of FF-TCG: its events, questions and reasons; what options say is in `fftcg_answers`.

`tell` joins what belongs together: what is paid with, what leaves together, the damage of a battle. It leaves
out what goes without saying: passing, a Character that enters because it was just cast, an empty phase.
"""

from typing import Final

from rulebound.games.fftcg.announcing import Declaration
from rulebound.games.fftcg.attack import FormParty
from rulebound.games.fftcg.card_steps import DiscardNow, FindCards, PutInOrder
from rulebound.games.fftcg.characteristics import power_of
from rulebound.games.fftcg.counter_steps import AskNumber
from rulebound.games.fftcg.damage import Burst
from rulebound.games.fftcg.damage_step import DivideDamage, present
from rulebound.games.fftcg.loops import NameTimes
from rulebound.games.fftcg.moving import PLACES
from rulebound.games.fftcg.nodes import SelectNow
from rulebound.games.fftcg.piles import SplitPiles, TakePile
from rulebound.games.fftcg.priming import PrimeFind
from rulebound.games.fftcg.state import STEPS
from rulebound.games.fftcg.targets import UNIT
from rulebound.kernel.decision import Decision
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.kernel.task import Happen
from rulebound.texts.fftcg_answers import AnswerPhrases
from rulebound.texts.fftcg_things import element_message, game_of, missing_points
from rulebound.texts.message import Arguments, Message
from rulebound.texts.phrases import KERNEL_EVENTS
from rulebound.texts.scene import Scene

DAMAGE: Final = {"damaged", "share-named"}
PAYING: Final = {"cp-dulled", "cp-discarded"}
OWN_PIECE_EVENTS: Final = {"attacks", "blocks", "cp-dulled", "primes", "not-primed", "used"}
"""Events whose seat has the piece, so that it need not be said twice."""
UNTOLD: Final = {
    "passed",
    "attack",
    "party-formed",
    "party-dissolved",
    "block",
    "casts",
    "is-blocked",
    "damages-player",
    "delayed-made",
    "shuffled",
    "summon-done",
    "turn-cleaned",
}
"""What goes without saying: the event beside it tells it, or nothing follows from it."""
NAMED: Final = {"chosen", "mode-selected", "share-named", "x-named"}
"""What was announced for something that goes on the stack."""
STACKED: Final = {"cast", "used", "auto-stacked"}
ITEM_EVENTS: Final = STACKED | {"cancelled", "condition-gone", "fizzled", "resolves"}
"""Events about what is on the stack."""
ANNOUNCED: Final = UNTOLD | PAYING | NAMED | {"crystals-paid", "turned-up", "dulled"}
"""What may stand between something that goes on the stack and its resolving, without parting them."""
JOINED: Final = {
    "activated",
    "attacks",
    "chosen",
    "damage-taken",
    "damaged",
    "discarded",
    "drew",
    "dulled",
    "enters",
    "found",
    "frozen",
    "leaves",
    "milled",
    "put",
    "share-named",
    "thawed",
    "turned-up",
}
"""Events that are told as one where several come in a row."""
OF_BOTH: Final = {"activated", "damaged", "dulled", "frozen", "leaves", "thawed"}
"""Of these, the ones that say whose each Character is, so that they may be of both players."""
COUNTING: Final = {"damage-taken", "damaged", "discarded", "drew", "milled", "share-named"}
"""Of these, the ones whose numbers differ."""
PLACE_NAMES: Final = {number: name for name, number in PLACES.items()}
QUIET_PHASES: Final = {"active", "draw"}
"""Phases that are told by what happens in them."""
FATES: Final = {
    "FF 12.4.4": "power",
    "FF 12.4.5": "damage",
    "FF 12.4.6": "name",
    "FF 12.4.7": "light",
    "FF 12.4.8": "backups",
    "FF 15.1.1.3.1": "broken",
}
"""How a Character goes to the Break Zone, by the clause; else it is simply put there."""
CAST_CLAUSE: Final = "FF 11.4.8"
WARP_CLAUSES: Final = {"FF 15.2.7.4", "FF 15.2.7.5"}
LOSSES: Final = {"FF 3.1.1": "damage", "FF 3.1.2": "draw", "FF 3.1.3": "deck", "FF 13.1": "loop"}
"""Why a game ends, by the clause; else by an effect, or for both players together."""


class FFTCGPhrases(AnswerPhrases):
    """FF-TCG in Messages."""

    turn_event = "turn-begins"

    def __init__(self) -> None:
        super().__init__("fftcg", "FF")

    # ---- what happened

    def run_of(self, events: list[Event], at: int) -> list[Event]:
        """The events from here on that are told as one."""
        end = at + 1
        while end < len(events) and like(events[end], events[at]):
            end += 1
        return events[at:end]

    def goes_without_saying(self, events: list[Event], at: int) -> bool:
        """What the events beside it tell anyway, and phases in which nothing is told."""
        event = events[at]
        if event.name == "enters":
            return event.clause == CAST_CLAUSE and follows_cast(events, at)
        if event.name == "resolves":
            return follows_stacking(events, at)
        if event.name == "step-starts":
            return STEPS[event.number] in QUIET_PHASES or self.is_empty_step(events, at)
        return event.name in UNTOLD

    def joined(self, run: list[Event], scene: Scene) -> Message:
        """Several like events as one."""
        first = run[0]
        if first.name in PAYING:
            return self.paid(run, scene)
        if first.name in DAMAGE:
            return Message(f"event-ff-all-{first.name}", damages=[self.damage(event, scene) for event in run])
        cards = [card for event in run for card in event.cards]
        number = run[-1].number if first.name == "damage-taken" else first.number
        whole = Event(first.name, first.clause, first.seat, first.piece, number, cards)
        args = self.of_event(whole, scene)
        args["things"] = [self.event_thing(event, scene) for event in run]
        args["count"] = len(run)
        return Message(f"event-ff-{first.name}", **args)

    def paid(self, run: list[Event], scene: Scene) -> Message:
        """What was paid with, and how much CP that gave."""
        sources = [Message(f"source-ff-{event.name}", **self.of_event(event, scene)) for event in run]
        number = sum(1 if event.name == "cp-dulled" else 2 for event in run)
        return Message("event-ff-paid", seat=scene.seat(run[0].seat), number=number, sources=sources)

    def damage(self, event: Event, scene: Scene) -> Message:
        """The damage of one Forward."""
        return Message("damage-ff", piece=self.piece(event.piece, scene), amount=str(event.number))

    def event(self, event: Event, scene: Scene) -> Message:
        """One event."""
        if event.name in KERNEL_EVENTS:
            return super().event(event, scene)
        return Message(f"event-ff-{event.name}", **self.of_event(event, scene))

    def of_event(self, event: Event, scene: Scene) -> Arguments:
        """All that the sentence of an event may say."""
        thing = self.event_thing(event, scene)
        args: Arguments = {"seat": scene.seat(event.seat), "owner": scene.owner(event.seat)}
        args.update({"number": event.number, "piece": thing, "things": [thing], "count": 1})
        args["cards"] = self.cards([scene.code(card) for card in event.cards])
        args.update(self.particulars(event, scene))
        return args

    def event_thing(self, event: Event, scene: Scene) -> Message:
        """The Character or card that an event is about, also where it has long left the field."""
        if scene.piece(event.piece) is None:
            if event.cards:
                return self.card(scene.code(event.cards[0]))
            return Message("item-ff-gone" if event.name in ITEM_EVENTS else "piece-gone")
        return self.piece(event.piece, scene, event.name in OWN_PIECE_EVENTS)

    def particulars(self, event: Event, scene: Scene) -> Arguments:
        """What single events say besides seat, cards, piece and number."""
        name, number = event.name, event.number
        if name == "turn-begins":
            return {"seat": scene.name(event.seat)}
        if name == "step-starts":
            return {"step": Message(f"step-ff-{STEPS[number]}")}
        if name in PAYING:
            return {"element": element_message(number)}
        if name in DAMAGE:
            return {"amount": str(number)}
        if name == "leaves":
            place = PLACE_NAMES[number]
            return {"fate": FATES.get(event.clause, "put") if place == "break-zone" else place}
        if name == "put":
            return {"place": PLACE_NAMES[number]}
        if name == "hand-revealed":
            return {"count": len(event.cards)}
        if name in ("enters", "counters-added", "counters-removed"):
            return {"how": "warp" if event.clause in WARP_CLAUSES else "plain"}
        return {}

    def result(self, result: Result, scene: Scene) -> Message:
        """Why the game ended."""
        message = super().result(result, scene)
        return Message(message.id, why=LOSSES.get(result.clause, "effect"), **message.args)

    # ---- what is asked

    def question(self, decision: Decision, scene: Scene) -> Message:
        """A question with what it is about, for the seat that is asked."""
        args = self.asked(decision, scene)
        if decision.seat == scene.viewer:
            args.update(self.about(scene))
            if decision.question == "replacement":
                return Message("question-ff-replacement", **args)
        return Message(f"question-{decision.question}", **args)

    def about(self, scene: Scene) -> Arguments:
        """What the open question is about, by the task that asks it."""
        game = game_of(scene)
        task = game.agenda[-1]
        if isinstance(task, Declaration):
            return self.about_declaration(task, scene)
        if isinstance(task, Happen):
            assert game.decision is not None
            choices = sum(option.verb == "replace" for option in game.decision.options)
            return {"several": "yes" if choices > 1 else "no"}
        if isinstance(task, FormParty):
            return {"things": [self.piece(id, scene, True) for id in task.members]}
        if isinstance(task, DivideDamage):
            return self.about_divided(task, scene)
        if isinstance(task, PutInOrder):
            return {"place": task.to}
        if isinstance(task, DiscardNow):
            return {"left": task.left}
        if isinstance(task, SplitPiles):
            return {"what": self.any_thing(task.things[len(task.first) + len(task.second)], scene)}
        if isinstance(task, NameTimes):
            return {"several": "yes" if len(task.stops) > 1 else "no"}
        return {**self.about_now(scene), "place": "deck-bottom"}

    def about_now(self, scene: Scene) -> Arguments:
        """Whose phase it is, what is next to resolve, and who fights."""
        game = game_of(scene)
        step = Message(f"step-ff-{STEPS[game.phase]}")
        args: Arguments = {"here": "no", "hand": len(game.hand(game.turn).cards)}
        args["phase"] = Message("phase-ff", owner=scene.owner(game.turn), step=step)
        battle = game.current_battle()
        attackers = present(game, battle) if battle is not None else []
        if battle is not None and attackers:
            args["here"] = "attack"
            args["attackers"] = [self.fighter(id, scene) for id in attackers]
            args["count"] = len(attackers)
            if battle.blocker in game.pieces:
                args["here"] = "blocked"
                args["blocker"] = self.fighter(battle.blocker, scene)
        if game.stack().cards:
            args["here"] = "stack"
            args["top"] = self.piece(game.stack().cards[-1], scene)
        return args

    def about_divided(self, task: DivideDamage, scene: Scene) -> Arguments:
        """The damage of a blocker that is still to be divided among a party."""
        game = game_of(scene)
        battle = game.current_battle()
        assert battle is not None
        whole = power_of(game, game.character(battle.blocker)) // UNIT - sum(task.shares)
        return {
            "blocker": self.piece(battle.blocker, scene),
            "amount": str(whole * UNIT),
            "what": self.fighter(task.party[len(task.shares)], scene),
        }

    def about_declaration(self, task: Declaration, scene: Scene) -> Arguments:
        """What is being done, and what is still to be named for it."""
        game = game_of(scene)
        deed, named = task.deed, task.named
        part = task.part(game)
        if part == "target":
            target = task.next_target(game)
            assert target is not None
            chosen = named.picks.get(target.name, [])
            left = target.count.of(game, deed.context(named)) - len(chosen)
            return {"left": left, "chosen": len(chosen), "up": "yes" if target.up_to else "no"}
        if part == "split":
            step = task.next_split(game)
            assert step is not None
            given = named.splits.get(step.name, [])
            whole = step.whole(game, deed.context(named)) - sum(given) * UNIT
            thing = named.picks[step.target_name()][len(given)]
            return {"amount": str(whole), "what": self.any_thing(thing, scene)}
        if part == "lb":
            return {"left": deed.lb_cost(game) - len(named.lb)}
        cost = deed.cost(game, named)
        if part != "pay" or cost is None:
            return {}
        produced = task.produced(cost)
        missing = missing_points(cost.elements, produced.elements)
        return {"left": cost.total - produced.used(), "missing": missing, "count": len(missing)}

    def source(self, scene: Scene) -> Message:
        """The card whose text asks, or for which something is named."""
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, Declaration):
            return self.deed_card(task.deed, scene)
        if isinstance(task, Burst):
            return self.card(scene.code(task.card))
        if isinstance(task, PrimeFind):
            return self.piece(task.piece, scene, True)
        return super().source(scene)

    def effect_asking(self, scene: Scene) -> tuple[str, int]:
        """The node that asks, also one that only FF-TCG has."""
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, Declaration) and task.deed.ability is not None:
            return task.deed.ability.name, 0
        if isinstance(task, SelectNow):
            return task.select.name, task.frame
        if isinstance(task, FindCards):
            return task.search.name, task.frame
        if isinstance(task, SplitPiles | TakePile):
            return task.piles.name, task.frame
        if isinstance(task, DiscardNow | AskNumber):
            return task.action.name, task.frame
        return super().effect_asking(scene)


# ---- what belongs together


def like(event: Event, other: Event) -> bool:
    """Whether two events tell the same: of one player, or of Characters of both."""
    if other.name in PAYING:
        return event.name in PAYING and event.seat == other.seat
    if event.name != other.name or event.name not in JOINED:
        return False
    same_clause = event.clause == other.clause or event.name == "damaged"
    same_number = event.number == other.number or event.name in COUNTING
    return same_clause and same_number and (event.seat == other.seat or event.name in OF_BOTH)


def follows_cast(events: list[Event], at: int) -> bool:
    """Whether the player under whose control a Character enters has just cast it."""
    seat = events[at].seat
    return any(event.name == "cast" and event.seat == seat and not event.piece for event in events[:at])


def follows_stacking(events: list[Event], at: int) -> bool:
    """Whether what resolves has just gone on the stack, with nothing to tell between."""
    for n in range(at - 1, -1, -1):
        if events[n].name in STACKED:
            return events[n].piece == events[at].piece
        if events[n].name not in ANNOUNCED:
            return False
    return False
