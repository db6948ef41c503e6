"""The probe: a small invented card game that carries what large ones need; the example of docs/add-a-game.md.

Four seats, two teams, one shared deck. A seat plays cards or sets them face down. To play, discard the cost;
the card waits on the stack until all pass, enters the field and, but for Blast and Scout, battles the next
seat: damage in six points, at two of which both sides answer with window cards.
"""

from typing import Any, ClassVar, Final

from rulebound.kernel.card import COMMON, EVERYONE, face_of
from rulebound.kernel.clause import refuse
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event, Replacement, Trigger
from rulebound.kernel.game import Game
from rulebound.kernel.modifier import Modifier
from rulebound.kernel.refusal import NOT_YOUR_DECISION, Refusal, SetupError
from rulebound.kernel.rulebook import Match, Rulebook, Setting
from rulebound.kernel.task import Frame, Proposal, Question, Task
from rulebound.kernel.zone import ALL, NOBODY, OWNER, Piece, Zone

TITLES: Final = """1.1 set-up; 1.2 reshuffling; 2.1 the turn's draw; 2.2 its actions; 2.3 the last turn;
3.1 playing; 3.2 own hand cards only; 3.3 costs in full; 3.4 setting; 4.1 the stack; 4.2 Scout; 4.3 Blast;
5.1 window cards; 5.2 the battle's end; 6.1 damage in six points; 7.1 Ward; 7.2 Veil; 7.3 Heir"""
CLAUSES: Final = {f"PR {title.strip()[:3]}": title.strip()[4:] for title in TITLES.split(";")}
POWER: Final = {"U1": 1, "U2": 2, "U3": 3, "HEIR": 2, "WARD": 1, "VEIL": 1, "BLAST": 1, "SCOUT": 1}
BARE: Final = ("end", "pass")
FACES: Final = ["?", *POWER, "RALLY", "RETREAT", "RIPOSTE"]
DECK, DISCARD, STACK = 8, 9, 10
POINTS: Final = ("announced", "raised", "answered", "suffered", "set off", "settled")
NOT_NOW: Final = Refusal("PR 2.2", "pr-not-now")
NOT_HELD: Final = Refusal("PR 3.2", "pr-not-held")
CANNOT_PAY: Final = Refusal("PR 3.3", "pr-cannot-pay")
WRONG_CARD: Final = Refusal("PR 5.1", "pr-wrong-card")


class Damage(Frame):
    """One damage on its way through the six points."""

    def __init__(self, by: int, to: int, amount: int) -> None:
        self.by, self.to, self.amount = by, to, amount

    def copy(self) -> Frame:
        return Damage(self.by, self.to, self.amount)


class Probe(Game):
    """A running game of the probe."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.turn_number = 0
        self.health = [int(match.setting("health"))] * 4

    def copy(self) -> Game:
        other = type(self)(self.match)
        self.copy_into(other)
        other.turn_number, other.health = self.turn_number, self.health[:]
        return other

    def set_up(self) -> None:
        if self.match.position is not None:
            raise SetupError("The probe starts from its set-up only; leave the position out.")
        for face in self.rulebook.deck(self.match, COMMON):
            self.create(face, COMMON, self.places[DECK])
        self.shuffle(self.places[DECK])
        for shelter in SHELTERS:
            self.add_replacement(shelter)
        for seat in range(4):
            self.draw(seat, 4, "PR 1.1")
        self.push(NextTurn())

    def units(self, *seats: int) -> list[Piece]:
        """The units of some seats, not what lies face down."""
        ids = [id for seat in seats for id in self.places[seat * 2 + 1].cards]
        return [self.pieces[id] for id in ids if self.pieces[id].face_up]

    def power(self, piece: Piece) -> int:
        """The power of a unit, also of one that has left, as it last was."""
        return self.modified(piece, "power", POWER.get(self.code(piece), 0))

    def code(self, piece: Piece) -> str:
        """The code of a piece's card."""
        return self.rulebook.code(face_of(piece.cards[0]))

    def draw(self, seat: int, count: int, clause: str) -> None:
        """Draw cards one by one; an empty deck is made anew from the discard pile."""
        deck, pile = self.places[DECK], self.places[DISCARD]
        for _ in range(count):
            if not deck.cards and pile.cards:
                while pile.cards:
                    self.move(pile, 0, deck)
                self.shuffle(deck)
                self.emit(Event("reshuffled", "PR 1.2", -1, 0, len(deck.cards)))
            if deck.cards:
                self.emit(Event("drew", clause, seat, 0, 1, [self.move(deck, -1, self.places[seat * 2])]))

    def discard(self, seat: int, cards: tuple[int, ...], clause: str) -> None:
        """Hand cards go to the discard pile, for all to see."""
        hand, pile = self.places[seat * 2], self.places[DISCARD]
        for card in cards:
            moved = self.move(hand, self.find(hand, card), pile)
            self.emit(Event("discarded", clause, seat, 0, 0, [moved]))

    def lay(self, name: str, clause: str, seat: int, card: int, place: int) -> None:
        """A hand card becomes a piece: on the stack, or face down on the field."""
        piece = Piece(self.new_id(), seat, [], place == STACK)
        self.enter(piece, self.places[place])
        self.card_to_piece(self.places[seat * 2], self.find(self.places[seat * 2], card), piece)
        self.emit(Event(name, clause, seat, piece.id, 0, piece.cards[:]))

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        if self.decision is None or self.decision.seat != seat:
            return NOT_YOUR_DECISION
        task = self.agenda[-1]
        if isinstance(task, Ask | Play):
            return legal(self, task, option)
        return None if option.verb in [offered.verb for offered in self.decision.options] else NOT_NOW

    def quiet(self) -> bool:
        return isinstance(self.agenda[-1], Main)

    def describe(self) -> dict[str, Any]:
        lines: dict[str, Any] = {"turn": self.turn_number, "health": self.health[:]}
        for place in self.places:
            cards = [self.pieces[card].cards[0] if place.zone.pieces else card for card in place.cards]
            lines[self.place_name(place)] = [self.rulebook.code(face_of(card)) for card in cards]
        return {**lines, "power": [self.power(unit) for unit in self.units(0, 1, 2, 3)]}


def legal(game: Probe, task: "Ask | Play", option: Option) -> Refusal | None:
    """Why the seat that a task asks may not answer so: legality, written once."""
    verb, hand, code = option.verb, game.places[task.seat * 2], game.rulebook.code(face_of(option.card))
    if verb not in task.verbs:
        return NOT_NOW
    if verb in BARE:
        return None
    if game.find(hand, option.card) < 0 or option.card in task.used:
        return refuse(NOT_HELD)
    if verb == "play" and code in POWER:
        return None if POWER[code] <= len(hand.cards) else refuse(CANNOT_PAY)
    return None if verb in ("set", "pay", code.lower()) else refuse(WRONG_CARD)


def offer(game: Probe, task: "Ask | Play") -> list[Option]:
    """All answers that are legal; one per face of the hand, so that no two mean the same."""
    hand = {face_of(card): card for card in game.places[task.seat * 2].cards if card not in task.used}
    found = [Option(verb, card) for verb in task.verbs for card in ([0] if verb in BARE else hand.values())]
    return [option for option in found if legal(game, task, option) is None]


class Ask(Question[Probe]):
    """A question that offers what is legal."""

    verbs: ClassVar[tuple[str, ...]] = ()
    used: tuple[int, ...] = ()

    def options(self, game: Probe) -> list[Option]:
        return offer(game, self)


class NextTurn(Task[Probe]):
    """The closing task of a turn, which begins the next one; cards face down turn up then."""

    clause: ClassVar[str] = "PR 2.1"
    marker: ClassVar[str] = "turn"

    def run(self, game: Probe) -> Decision | None:
        seat = game.turn_number % 4
        game.expire("turn")
        game.left.clear()
        if game.turn_number == 20:
            ahead = game.health[0] + game.health[2] - game.health[1] - game.health[3]
            game.finish([0] if ahead > 0 else [1] if ahead < 0 else [], "PR 2.3", "pr-last-turn")
            return None
        game.turn_number += 1
        for id in game.places[seat * 2 + 1].cards:
            game.turn_up(game.pieces[id])
        game.emit(Event("turn", "PR 2.1", seat, 0, game.turn_number))
        game.draw(seat, 2, "PR 2.1")
        game.push(Main(seat), self)
        return None


class Main(Ask):
    """The active seat does one thing and is asked again, or ends its turn."""

    clause: ClassVar[str] = "PR 2.2"
    question: ClassVar[str] = "pr-main"
    verbs: ClassVar[tuple[str, ...]] = ("end", "play", "set")

    def resume(self, game: Probe, option: Option) -> None:
        if option.verb == "end":
            game.unwind("turn")
        elif option.verb == "play":
            game.push(Play(self, (option.card,)))
        else:
            game.push(self)
            game.lay("set", "PR 3.4", self.seat, option.card, self.seat * 2 + 1)


class Play(Proposal[Probe]):
    """A card being played: what is discarded for it is named one by one. `used`: the card, then those."""

    clause: ClassVar[str] = "PR 3.1"
    question: ClassVar[str] = "pr-play"
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, origin: Ask, used: tuple[int, ...]) -> None:
        super().__init__(origin.seat)
        self.origin, self.used = origin, used

    def begun_by(self) -> Task[Any]:
        return self.origin

    def options(self, game: Probe) -> list[Option]:
        missing = len(self.used) < POWER[game.rulebook.code(face_of(self.used[0]))]
        return offer(game, self) if missing else []

    def resume(self, game: Probe, option: Option) -> None:
        game.push(Play(self.origin, (*self.used, option.card)))

    def commit(self, game: Probe) -> None:
        game.discard(self.seat, self.used[1:], "PR 3.1")
        game.lay("played", "PR 3.1", self.seat, self.used[0], STACK)
        game.push(Priority(self.seat, 0), *([self.origin] if isinstance(self.origin, Main) else []))


class Priority(Ask):
    """While cards wait on the stack: play another one, or pass; the fourth pass in a row resolves the top."""

    clause: ClassVar[str] = "PR 4.1"
    question: ClassVar[str] = "pr-priority"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "play")

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def resume(self, game: Probe, option: Option) -> None:
        if option.verb == "play":
            game.push(Play(self, (option.card,)))
        elif self.passes < 3:
            game.push(Priority((self.seat + 1) % 4, self.passes + 1))
        else:
            if len(game.places[STACK].cards) > 1:
                game.push(Priority(self.seat, 0))
            resolve(game, game.pieces[game.places[STACK].cards[-1]])


def resolve(game: Probe, spell: Piece) -> None:
    """The top of the stack enters the field and takes effect."""
    unit, deck = Piece(game.new_id(), spell.seat, [], True), game.places[DECK]
    game.enter(unit, game.places[spell.seat * 2 + 1])
    game.piece_card_to_piece(spell, 0, unit)
    game.leave(spell)
    game.emit(Event("resolved", "PR 4.1", unit.seat, unit.id, 0, unit.cards[:]))
    if game.code(unit) == "SCOUT" and deck.cards:
        game.emit(Event("scouted", "PR 4.2", unit.seat, 0, 0, [game.reveal(deck, -1, EVERYONE)]))
        game.move(deck, -1, game.places[unit.seat * 2])
    elif game.code(unit) == "BLAST":
        for other in game.units(0, 1, 2, 3):
            game.modify(Modifier("power", other.id, -1, "turn", unit.id))
        leaving = [other for other in game.units(0, 1, 2, 3) if game.power(other) <= 1]
        game.push(Point("set off", unit.seat, 0))
        game.happen([Left("left", "PR 4.3", other.seat, other.id) for other in leaving])
    else:
        game.modify(Modifier("power", unit.id, 1, "battle", unit.id))
        game.push(EndBattle())
        deal(game, unit.seat, (unit.seat + 1) % 4, game.power(unit))


class EndBattle(Task[Probe]):
    """The closing task of a battle, also of one cut short."""

    clause: ClassVar[str] = "PR 5.2"
    marker: ClassVar[str] = "battle"

    def run(self, game: Probe) -> Decision | None:
        game.frames.clear()
        game.expire("battle")
        return None


def deal(game: Probe, by: int, to: int, amount: int) -> None:
    """Damage goes through its six points; those who begin are the source, then the victim."""
    frame = game.open(Damage(by, to, amount))
    game.push(*(Point(point, to if point == "answered" else by, frame) for point in POINTS))


class Point(Ask):
    """One of the six points ① to ⑥ of a damage. At ② and ③ both sides answer in turn until both pass."""

    clause: ClassVar[str] = "PR 6.1"
    question: ClassVar[str] = "pr-damage"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "rally", "retreat", "riposte")

    def __init__(self, point: str, seat: int, frame: int, passes: int = 0) -> None:
        super().__init__(seat)
        self.point, self.frame, self.passes = point, frame, passes

    def run(self, game: Probe) -> Decision | None:
        damage: Any = game.frames.get(self.frame)
        match self.point:
            case "announced":
                game.emit(Event("damage", "PR 6.1", damage.to, 0, damage.amount))
            case "raised" | "answered":
                return super().run(game)
            case "suffered":
                game.happen([Suffered("suffered", "PR 6.1", damage.to, 0, damage.amount)])
            case "set off":
                for waiting in sorted(game.waiting, key=lambda waiting: (waiting.seat - self.seat) % 4):
                    game.draw(waiting.seat, game.power(game.left[waiting.event.piece]), "PR 7.3")
                game.waiting = []
            case "settled":
                game.close(self.frame)
                if game.health[damage.to] <= 0:
                    game.finish([1 - damage.to % 2], "PR 6.1", "pr-no-health")
        return None

    def resume(self, game: Probe, option: Option) -> None:
        damage: Any = game.frames[self.frame]
        other = damage.by + damage.to - self.seat
        if option.verb != "pass" or self.passes == 0:
            game.push(Point(self.point, other, self.frame, int(option.verb == "pass")))
        if option.verb != "pass":
            game.discard(self.seat, (option.card,), "PR 5.1")
        if option.verb == "rally":
            damage.amount += 1
        elif option.verb == "riposte":
            deal(game, self.seat, other, 1)
        elif option.verb == "retreat":
            game.unwind("battle")


class Left(Event):
    """A unit goes to the discard pile."""

    def apply(self, game: Game) -> None:
        self.cards = [game.card_of_piece(game.pieces[self.piece], 0, game.places[DISCARD])]
        game.leave(game.pieces[self.piece])


class HeirLeft(Trigger):
    """An Heir that has left play: its seat draws as many cards as its power was."""

    def times(self, game: Game, event: Event) -> int:
        return int(game.rulebook.code(face_of(event.cards[0])) == "HEIR")

    def seat(self, game: Game, event: Event) -> int:
        return event.seat


class Suffered(Event):
    """A seat loses health."""

    def apply(self, game: Any) -> None:
        game.health[self.seat] -= self.number


class Shelter(Replacement):
    """Ward or Veil of the seat that would suffer: less damage instead. The seat orders them."""

    def applies(self, game: Any, event: Event) -> bool:
        return any(game.code(unit) == self.verb.upper() for unit in game.units(event.seat))

    def replace(self, game: Game, event: Event) -> list[Event]:
        less = event.number // 2 if self.verb == "veil" else max(event.number - 1, 0)
        return [Suffered("suffered", self.clause, event.seat, 0, less)]


SHELTERS: Final = [Shelter("suffered", "PR 7.1", 0, "ward"), Shelter("suffered", "PR 7.2", 0, "veil")]
SEATED: Final = [Zone("hand", OWNER, anonymous=True), Zone("field", ALL, pieces=True)]
SHARED: Final = [Zone("deck", NOBODY, shared=True), Zone("discard", ALL, shared=True)]
STACKED: Final = Zone("stack", ALL, pieces=True, shared=True)


class ProbeRulebook(Rulebook):
    """The definitions of the probe."""

    def __init__(self) -> None:
        super().__init__("probe", "PR", [*SEATED, *SHARED, STACKED], FACES)
        self.settings = [Setting("health", ["12", "6"], "12", "PR 1.1")]
        self.verbs = ["play", "set", "pay", "rally", "retreat", "riposte"]
        self.seat_counts, self.default_seats = [4], 4
        self.clauses, self.shelters = CLAUSES, SHELTERS
        self.listen(HeirLeft("left", "PR 7.3"))

    def teams(self, match: Match) -> list[int]:
        return [0, 1, 0, 1]

    def new_game(self, match: Match) -> Game:
        return Probe(match)

    def deck(self, match: Match, owner: int) -> list[int]:
        return [face for face in range(1, len(FACES)) for _ in range(4)] if owner == COMMON else []
