"""Phrase books: how the events, options, questions and refusals of a game become Messages.

The ids follow one pattern, `<what>-<prefix>-<name>` (event-bp-drew, option-bp-pass, refusal-bp-no-key);
what every table has (conceding, refusals of the kernel) goes without the prefix. A game whose sentences
need more than the seat, the cards and a number has a phrase book of its own; the others are served by the
general one.
"""

from functools import cache, lru_cache

from rulebound.games import RULEBOOKS
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game, Result
from rulebound.kernel.refusal import Refusal
from rulebound.texts.message import Arguments, Message
from rulebound.texts.scene import Scene

KERNEL_EVENTS = {"conceded", "timed-out", "game-over"}
KERNEL_VERBS = {"cancel", "replace"}


class Line:
    """One line of a log: what it says, the clause it cites, and whether a new section begins with it."""

    def __init__(self, message: Message, clause: str, heading: bool = False) -> None:
        self.message = message
        self.clause = clause
        self.heading = heading


class PhraseBook:
    """The general phrase book: ids by the pattern, with seat, cards and number as arguments.

    `turn_event` is the event with which a turn begins, a heading in the log.
    """

    turn_event = ""

    def __init__(self, game: str, prefix: str) -> None:
        self.game = game
        self.prefix = prefix.lower()

    def name(self) -> Message:
        """The name of the game."""
        return Message(f"game-{self.game}")

    # ---- cards and pieces

    def card(self, code: str) -> Message:
        """A card by the code of its face."""
        return Message("card-unknown") if code == "?" else Message("card-code", code=code)

    def cards(self, codes: list[str]) -> Message:
        """Some cards: those that are known by name, the others by their number."""
        known = [self.card(code) for code in codes if code != "?"]
        hidden = len(codes) - len(known)
        if not known:
            return Message("cards-hidden", count=hidden)
        if hidden:
            return Message("cards-some-hidden", cards=known, count=hidden)
        return Message("cards-known", cards=known)

    def piece(self, id: int, scene: Scene) -> Message:
        """A piece in play, by its owner and its place."""
        piece = scene.piece(id)
        if piece is None:
            return Message("piece-gone")
        return Message("piece-numbered", owner=scene.owner(piece.seat), number=scene.position_of(id))

    # ---- what happened

    def tell(self, events: list[Event], scene: Scene) -> list[Line]:
        """What a viewer is told of events, in their order.

        Like events are joined, and what goes without saying is left out, where a game says which those are.
        """
        lines: list[Line] = []
        at = 0
        while at < len(events):
            event = events[at]
            run = self.run_of(events, at)
            if len(run) > 1:
                lines.append(Line(self.joined(run, scene), event.clause))
            elif not self.goes_without_saying(events, at):
                lines.append(Line(self.event(event, scene), event.clause, event.name == self.turn_event))
            at += len(run)
        return lines

    def run_of(self, events: list[Event], at: int) -> list[Event]:
        """The events from here on that are told as one."""
        return events[at : at + 1]

    def joined(self, run: list[Event], scene: Scene) -> Message:
        """Several like events as one."""
        raise NotImplementedError

    def goes_without_saying(self, events: list[Event], at: int) -> bool:
        """Whether an event is told by others anyway."""
        return False

    def is_empty_step(self, events: list[Event], at: int) -> bool:
        """Whether nothing is told of a step before the next one; where the game now stops, it is told."""
        for n in range(at + 1, len(events)):
            if events[n].name in ("step-starts", self.turn_event):
                return True
            if not self.goes_without_saying(events, n):
                return False
        return False

    def event(self, event: Event, scene: Scene) -> Message:
        """One event."""
        if event.name == "game-over":
            return self.game_over(scene)
        if event.name in KERNEL_EVENTS:
            return Message(f"event-{event.name}", seat=scene.seat(event.seat))
        return Message(
            f"event-{self.prefix}-{event.name}",
            seat=scene.seat(event.seat),
            cards=self.cards([scene.code(card) for card in event.cards]),
            number=event.number,
        )

    def game_over(self, scene: Scene) -> Message:
        """Who has won."""
        winners = scene.game.winning_seats()
        return Message("event-game-over", winners=[scene.seat(seat) for seat in winners], count=len(winners))

    def result(self, result: Result, scene: Scene) -> Message:
        """Why the game ended."""
        game = scene.game
        losers = [seat for seat in range(game.match.seats) if game.teams[seat] not in result.winners]
        return Message(f"result-{result.reason}", losers=[scene.seat(seat) for seat in losers])

    # ---- what is asked

    def question(self, decision: Decision, scene: Scene) -> Message:
        """A question, to the seat asked or about it."""
        return Message(f"question-{decision.question}", **self.asked(decision, scene))

    def asked(self, decision: Decision, scene: Scene) -> Arguments:
        """The arguments that every question has."""
        who = "you" if decision.seat == scene.viewer else "other"
        return {"who": who, "seat": scene.seat(decision.seat)}

    def option(self, option: Option, scene: Scene) -> Message:
        """An option."""
        if option.verb in KERNEL_VERBS:
            return Message(f"option-{option.verb}", number=option.number)
        args: Arguments = {"number": option.number}
        if option.card:
            args["card"] = self.card(scene.code(option.card))
        if option.piece:
            args["piece"] = self.piece(option.piece, scene)
        return Message(f"option-{self.prefix}-{option.verb}", **args)

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """What an option means by the rules, for those who learn; None where its label says it all."""
        return None

    def background(self, scene: Scene) -> Message | None:
        """What the open question comes from: the text of a card that asks; None where the rules ask."""
        return None

    def verb(self, verb: str) -> Message:
        """A verb by itself, where reasons are listed."""
        return Message(f"verb-{verb}" if verb in KERNEL_VERBS else f"verb-{self.prefix}-{verb}")

    def refusal(self, refusal: Refusal) -> Message:
        """A reason. The names of refusals carry their prefix already."""
        return Message(f"refusal-{refusal.name}")

    # ---- definitions

    def zone(self, name: str) -> Message:
        """The name of a zone."""
        return zone_message(self.prefix, name)

    def setting(self, name: str) -> Message:
        """The name of a setting."""
        return Message(f"setting-{self.prefix}-{name}")

    def value(self, setting: str, value: str) -> Message:
        """The name of a setting's value; ids have no dots."""
        return Message(f"value-{self.prefix}-{setting}-{value.replace('.', '-')}")


@cache
def zone_message(prefix: str, name: str) -> Message:
    """The name of a zone; one Message for all who speak of it."""
    return Message(f"zone-{prefix}-{name}")


def phrases_of_name(name: str) -> PhraseBook:
    """The phrase book of a game, by its id or by the prefix of its clauses; the general one for others."""
    own = own_phrases(name)
    if own is not None:
        return own
    for rulebook in RULEBOOKS.values():
        if name in (rulebook.id, rulebook.prefix):
            return PhraseBook(rulebook.id, rulebook.prefix)
    return PhraseBook(name, name)


@lru_cache(maxsize=64)
def own_phrases(name: str) -> PhraseBook | None:
    """The phrase book that is a game's own. It holds nothing that changes, so one is enough."""
    from rulebound.texts.asteriated_grail import AsteriatedGrailPhrases
    from rulebound.texts.battle_spirits import BattleSpiritsPhrases
    from rulebound.texts.blackpoker import BlackPokerPhrases
    from rulebound.texts.fftcg import FFTCGPhrases

    if name in ("blackpoker", "BP"):
        return BlackPokerPhrases()
    if name in ("battle-spirits", "BS"):
        return BattleSpiritsPhrases()
    if name in ("fftcg", "FF"):
        return FFTCGPhrases()
    if name in ("asteriated-grail", "AG"):
        return AsteriatedGrailPhrases()
    return None


def phrases_of(game: Game) -> PhraseBook:
    """The phrase book of a running game."""
    return phrases_of_name(game.rulebook.id)
