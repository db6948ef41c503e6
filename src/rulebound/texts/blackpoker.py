"""The phrase book of BlackPoker: its cards, characters and requests, its events, options, questions and
reasons.

Events name the action by the chapter of the sheet that they cite (BP 6.3 is Summon Soldier), so a sentence
can be made even when the request has left the table. `tell` joins what belongs together: a hand dealt card
by card, both players passing, a triggered action and its request.
"""

from functools import cache
from typing import Final

from rulebound.games.blackpoker.actions import Action
from rulebound.games.blackpoker.battle import NameAttackers, NameBlockers
from rulebound.games.blackpoker.cards import NUMBER_OF
from rulebound.games.blackpoker.characters import number_of_soldier, size_of, true_kind
from rulebound.games.blackpoker.requesting import Declare
from rulebound.games.blackpoker.sheet import SHEET
from rulebound.games.blackpoker.state import BlackPoker, Character, Request
from rulebound.games.blackpoker.turn import DiscardDown
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import Refusal
from rulebound.texts.message import Arguments, Message
from rulebound.texts.phrases import KERNEL_EVENTS, KERNEL_VERBS, PhraseBook
from rulebound.texts.scene import Scene

SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
ACTION_EVENTS: Final = (
    "resolved",
    "triggered",
    "trigger-dropped",
    "nullified",
    "counter-failed",
    "target-gone",
)
"""The events whose number is the chapter of an action."""
ACTION_OF_CHAPTER: Final[dict[int, Action]] = {action.chapter: action for action in SHEET.actions}
GROUPS: Final = {
    "deployment": range(5, 10),
    "turn-control": range(10, 13),
    "attack": range(13, 16),
    "magic": range(16, 23),
    "triggered": range(23, 24),
}
"""The groups of the action list, each with its chapters."""

COST_CLAUSE: Final = "BP 2.2"


def chapter_of(clause: str) -> int:
    """The chapter of the sheet that a clause belongs to; 0 for rulings."""
    number = clause.partition(" ")[2].partition(".")[0]
    return int(number) if number.isdigit() else 0


def kind_message(character: Character) -> Message:
    """Which entry of the character list a character is."""
    return Message(f"kind-bp-{true_kind(character)}")


def action_message(action: Action) -> Message:
    """The name of an action."""
    return Message(f"action-bp-{action.name}")


@cache
def card_message(code: str) -> Message:
    """♣7, Joker, or a card."""
    if code == "JK":
        return Message("card-bp-joker")
    if code[0] not in SUITS:
        return Message("card-unknown")
    return Message("card-bp", suit=SUITS[code[0]], rank=code[1:])


class BlackPokerPhrases(PhraseBook):
    """BlackPoker in Messages."""

    turn_event = "turn"

    def __init__(self) -> None:
        super().__init__("blackpoker", "BP")

    # ---- cards and pieces

    def card(self, code: str) -> Message:
        """♣7, Joker, or a card."""
        return card_message(code)

    def stack(self, codes: list[str]) -> Message:
        """The cards of one character: ♠3+♠8."""
        if len(codes) == 1:
            return self.card(codes[0])
        return Message("cards-bp-equipped", first=self.card(codes[0]), rest=self.stack(codes[1:]))

    def piece(self, id: int, scene: Scene, cards: list[int] | None = None, bare: bool = False) -> Message:
        """A character or a request; `cards` are those that an event has shown, `bare` is without owner."""
        piece = scene.piece(id)
        if isinstance(piece, Request):
            return self.request(piece, scene)
        if not isinstance(piece, Character):
            return Message("piece-gone")
        shown = [scene.code(card) for card in (piece.cards if cards is None else cards)]
        owner = Message("owner-none") if bare else scene.owner(piece.seat)
        if piece.barrier:
            return self.barrier(owner, scene.position_of(id), shown)
        game = scene.game
        assert isinstance(game, BlackPoker)
        value = number_of_soldier(game, piece) if id in game.pieces else size_of(piece)
        plain = len(shown) == 1 and value == NUMBER_OF[face_of(piece.cards[0])]
        told = "plain" if plain or cards is not None else "number"
        return Message("piece-bp-soldier", owner=owner, cards=self.stack(shown), number=value, told=told)

    def barrier(self, owner: Message, number: int, shown: list[str]) -> Message:
        """A barrier by its place in the row, with its card where the viewer knows it."""
        if "?" in shown:
            return Message("piece-bp-barrier", owner=owner, number=number)
        return Message("piece-bp-barrier-known", owner=owner, number=number, card=self.card(shown[0]))

    def request(self, request: Request, scene: Scene) -> Message:
        """A request by its controller, action and key cards."""
        return Message(
            "piece-bp-request",
            owner=scene.owner(request.seat),
            action=action_message(request.action),
            keys=[self.card(scene.code(card)) for card in request.cards],
            count=len(request.cards),
        )

    # ---- what happened

    def run_of(self, events: list[Event], at: int) -> list[Event]:
        """The events from here on that are told as one: cards drawn one by one, or two passes."""
        first = events[at]
        end = at + 1
        if first.name == "drew":
            while end < len(events) and like(events[end], first):
                end += 1
        elif first.name == "passed" and end < len(events) and events[end].name == "passed":
            end += 1
        return events[at:end]

    def goes_without_saying(self, events: list[Event], at: int) -> bool:
        """A request right after its trigger; a resolution whose effect has been told."""
        event = events[at]
        before = events[at - 1] if at else None
        if event.name == "requested":
            return before is not None and before.name == "triggered" and before.piece == event.piece
        if event.name == "resolved":
            return before is not None and before.name != "passed"
        return False

    def joined(self, run: list[Event], scene: Scene) -> Message:
        """Several like events as one: both pass, or cards drawn one by one."""
        if run[0].name == "passed":
            return Message("event-bp-both-passed")
        cards = [card for event in run for card in event.cards]
        together = Event("drew", run[0].clause, run[0].seat, 0, len(cards), cards)
        return self.event(together, scene)

    def event(self, event: Event, scene: Scene) -> Message:
        """One event."""
        if event.name in KERNEL_EVENTS:
            return super().event(event, scene)
        args: Arguments = {"seat": scene.seat(event.seat)}
        if event.cards:
            args["cards"] = self.cards([scene.code(card) for card in event.cards])
        if event.piece:
            bare = event.name in ("paid-barrier", "attacks", "blocks")
            args["piece"] = self.piece(event.piece, scene, event.cards or None, bare)
        args["number"] = event.number
        args.update(self.particulars(event, scene))
        return Message(f"event-bp-{event.name}", **args)

    def particulars(self, event: Event, scene: Scene) -> Arguments:
        """What single events say besides seat, cards, piece and number."""
        name = event.name
        if name in ACTION_EVENTS:
            return {"action": action_message(ACTION_OF_CHAPTER[event.number])}
        if name == "turn":
            return {"seat": scene.name(event.seat)}
        if name == "requested":
            return self.requested(event, scene)
        if name == "damage":
            return {"why": "cost" if event.clause == COST_CLAUSE else "damage"}
        if name == "blocks":
            return {"attacker": self.piece(event.number, scene)}
        if name in ("summoned", "equipped", "preset"):
            return self.entered(event, scene)
        if name == "set-barrier":
            return {"seen": "yes" if scene.code(event.cards[0]) != "?" else "no"}
        return {}

    def requested(self, event: Event, scene: Scene) -> Arguments:
        """The action by its chapter, the key cards, and the target where it has one."""
        keys = [self.card(scene.code(card)) for card in event.cards]
        told: Arguments = {
            "action": action_message(ACTION_OF_CHAPTER[chapter_of(event.clause)]),
            "keys": keys,
            "count": len(keys),
            "target": "",
            "aimed": "no",
        }
        if event.number and scene.piece(event.number) is not None:
            told["target"] = self.piece(event.number, scene)
            told["aimed"] = "yes"
        return told

    def entered(self, event: Event, scene: Scene) -> Arguments:
        """What a character that has just come or changed is."""
        codes = [scene.code(card) for card in event.cards]
        barrier = event.name == "preset" and event.number == 0
        what = Character(event.piece, event.seat, barrier, 0)
        what.cards = event.cards
        return {"kind": kind_message(what), "stack": self.stack(codes), "last": self.card(codes[-1])}

    # ---- what is asked

    def question(self, decision: Decision, scene: Scene) -> Message:
        """A question with what it is about: the action being declared, the attacker, how many are left."""
        args = self.asked(decision, scene)
        game = scene.game
        assert isinstance(game, BlackPoker)
        task = game.agenda[-1]
        if isinstance(task, Declare):
            args["action"] = action_message(task.action)
        if isinstance(task, DiscardDown):
            args["left"] = task.left(game)
        if isinstance(task, NameBlockers):
            args["attacker"] = self.attacker(game, scene)
        if decision.question == "bp-chance":
            args["stage"] = "waiting" if game.stage().cards else "empty"
        return Message(f"question-{decision.question}", **args)

    def attacker(self, game: Game, scene: Scene) -> Message:
        """The attacker that blockers are being named for."""
        task = game.agenda[-1] if game.agenda else None
        if isinstance(task, NameBlockers) and isinstance(game, BlackPoker):
            id = task.attacker(game)
            if id:
                return self.piece(id, scene)
        return Message("piece-gone")

    def option(self, option: Option, scene: Scene) -> Message:
        """An option, with what its sentence needs."""
        verb = option.verb
        if verb in KERNEL_VERBS:
            return super().option(option, scene)
        args: Arguments = {}
        if option.card:
            args["card"] = self.card(scene.code(option.card))
            args["number"] = NUMBER_OF[face_of(option.card)]
        if option.piece:
            bare = verb in ("drive", "attack-with", "block-with")
            args["piece"] = self.piece(option.piece, scene, None, bare)
        if verb == "target-player":
            args["player"] = scene.seat(option.number)
        if verb == "block-with":
            args["attacker"] = self.attacker(scene.game, scene)
        if verb == "done":
            args.update(self.done(scene))
        return Message(f"option-bp-{verb}", **args)

    def done(self, scene: Scene) -> Arguments:
        """What being done means: of naming attackers or blockers, with some named or none."""
        game = scene.game
        task = game.agenda[-1] if game.agenda else None
        if isinstance(task, NameAttackers):
            named = [self.piece(id, scene, None, True) for id in task.named]
            return {"what": "attackers" if named else "no-attackers", "named": named, "attacker": ""}
        if isinstance(task, NameBlockers):
            named = [self.piece(id, scene, None, True) for id in task.named[-1]]
            what = "blockers" if named else "no-blockers"
            return {"what": what, "named": named, "attacker": self.attacker(game, scene)}
        return {"what": "neither", "named": "", "attacker": ""}

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """The entry of the sheet in short, for options that request an action."""
        return Message(f"action-bp-{option.verb}.effect") if option.verb in SHEET.by_name else None

    def verb(self, verb: str) -> Message:
        """An action by its name, an answer by its own word."""
        return Message(f"action-bp-{verb}") if verb in SHEET.by_name else super().verb(verb)

    def refusal(self, refusal: Refusal) -> Message:
        """A reason, with the action whose chapter it cites and that action's key cards."""
        action = ACTION_OF_CHAPTER.get(chapter_of(refusal.clause))
        if action is None or not refusal.name.startswith("bp-"):
            return super().refusal(refusal)
        keys: Message | str = Message(f"action-bp-{action.name}.keys") if action.keys else ""
        return Message(f"refusal-{refusal.name}", action=action_message(action), keys=keys)


# ---- what belongs together


def like(event: Event, other: Event) -> bool:
    """Whether two events tell the same of the same seat by the same clause."""
    return event.name == other.name and event.seat == other.seat and event.clause == other.clause
