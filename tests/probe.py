"""The probe: a small invented card game that carries what large ones need; the example of docs/add-a-game.md.

Four seats, two teams (A and C against B and D), one shared deck. *Units* and *spells* are played through a
*stack*, *window cards* answer. It has a proposed payment, competing replacements, units that leave together,
damage in six points with answers inside, cards shown and then set face down, battles cut short.
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
from rulebound.kernel.task import Frame, Happen, Proposal, Question, Task
from rulebound.kernel.zone import ALL, NOBODY, OWNER, Piece, Place, Zone

TEXT: Final = """1.1 draw four, have the health of the setting; 1.2 an empty deck is the discard pile, shuffled;
2.1 a turn: the seat's cards become ready, it draws one; 2.2 it plays, sets, attacks, or ends the turn; 2.3 after
turn 20 the healthier team has won; 3.1 to play, discard the cost and lay the card on the stack, all at once; 3.2
only own hand cards, each for one thing; 3.3 a cost is paid in full; 3.4 only Bolt and Scout are played in answer;
3.5 four passes resolve the top of the stack: a unit enters, a spell takes effect and is discarded; 4.1 Bolt: 2 to
the next seat; 4.2 Blast: all units have 2 less power this turn, those at 0 or less leave together; 4.3 Scout: show
the top card of the deck, take it; 5.1 once a turn set a card face down, attacking turns it up, and what is no unit
leaves; 6.1 a ready card attacks an opponent, with 1 more power until the battle ends; 6.2 both may answer in turn
until both pass, with Rally: 2 more power; 6.3 or the defender with Retreat: the battle ends there; 6.4 a battle
ends; 7.1 ① damage is announced; 7.2 ② its source may answer with Rally: 1 more; 7.3 ③ its victim with Riposte: 1
less, and 1 to the source inside; 7.4 ④ it is suffered, after replacements; 7.5 ⑤ what was set off comes, the active
seat's first; 7.6 ⑥ it is settled, a team with a seat without health has lost; 8.1 Ward: damage to its seat is 1
less; 8.2 Veil: damage to its seat is halved; 9.1 Heir: when it leaves, draw as many as its power was"""
CLAUSES: Final = {f"PR {text.strip()[:3]}": text.strip()[4:] for text in TEXT.split(";")}
FACES: Final = "? U1 U2 U3 HEIR WARD VEIL BOLT BLAST SCOUT RALLY RETREAT RIPOSTE".split()
POWER: Final = {"U1": 1, "U2": 2, "U3": 3, "HEIR": 2, "WARD": 1, "VEIL": 1}
COST: Final = {"U1": 0, "U2": 1, "U3": 2, "HEIR": 1, "WARD": 1, "VEIL": 1, "BOLT": 1, "BLAST": 2, "SCOUT": 0}
DECK, DISCARD, STACK = 8, 9, 10

NOT_NOW: Final = Refusal("PR 2.2", "pr-not-now")
NOT_HELD: Final = Refusal("PR 3.2", "pr-not-held")
CANNOT_PAY: Final = Refusal("PR 3.3", "pr-cannot-pay")
NOT_PLAYED: Final = Refusal("PR 3.4", "pr-not-played")
SET_ALREADY: Final = Refusal("PR 5.1", "pr-set-already")
NOT_READY: Final = Refusal("PR 6.1", "pr-not-ready")
WRONG_CARD: Final = Refusal("PR 6.2", "pr-wrong-card")


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
        self.active = self.turn_number = 0
        self.health = [int(match.setting("health"))] * 4
        self.ready: list[int] = []
        self.has_set = False

    def copy(self) -> Game:
        other = type(self)(self.match)
        self.copy_into(other)
        other.active, other.turn_number, other.has_set = self.active, self.turn_number, self.has_set
        other.health, other.ready = self.health[:], self.ready[:]
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

    def hand(self, seat: int) -> Place:
        """The hand of a seat; its field is the place after it."""
        return self.places[seat * 2]

    def in_play(self, *places: int) -> list[Piece]:
        """The pieces in some places."""
        return [self.pieces[id] for place in places for id in self.places[place].cards]

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
                self.emit(Event("drew", clause, seat, 0, 1, [self.move(deck, -1, self.hand(seat))]))

    def discard(self, seat: int, cards: tuple[int, ...], clause: str) -> None:
        """Hand cards go to the discard pile, for all to see."""
        for card in cards:
            moved = self.move(self.hand(seat), self.find(self.hand(seat), card), self.places[DISCARD])
            self.emit(Event("discarded", clause, seat, 0, 0, [moved]))

    def lay(self, name: str, clause: str, seat: int, card: int, place: int) -> None:
        """A hand card becomes a piece: on the stack, or face down on the field."""
        piece = Piece(self.new_id(), seat, [], place == STACK)
        self.enter(piece, self.places[place])
        self.card_to_piece(self.hand(seat), self.find(self.hand(seat), card), piece)
        self.emit(Event(name, clause, seat, piece.id, 0, piece.cards[:]))

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        task = self.agenda[-1]
        if self.decision is None or self.decision.seat != seat:
            return NOT_YOUR_DECISION
        if isinstance(task, Ask | Play):
            return legal(self, task, option)
        return None if option.verb in [offered.verb for offered in self.decision.options] else NOT_NOW

    def quiet(self) -> bool:
        return isinstance(self.agenda[-1], Main)

    def describe(self) -> dict[str, Any]:
        lines: dict[str, Any] = {"turn": self.turn_number, "active": self.active, "health": self.health[:]}
        for place in self.places:
            cards = [self.rulebook.code(face_of(card)) for card in place.cards if not place.zone.pieces]
            pieces = self.in_play(place.index) if place.zone.pieces else []
            lines[self.place_name(place)] = cards + [f"{self.code(p)} {self.power(p)}" for p in pieces]
        return lines


# ---- legality, written once


def legal(game: Probe, task: "Ask | Play", option: Option) -> Refusal | None:
    """Why the seat that a task asks may not answer so."""
    verb, hand = option.verb, game.hand(task.seat)
    code = game.rulebook.code(face_of(option.card))
    if verb not in task.verbs:
        return NOT_NOW
    if verb in ("end", "pass"):
        return None
    if verb == "attack":
        return None if option.piece in game.ready else refuse(NOT_READY)
    if game.find(hand, option.card) < 0 or option.card in task.used:
        return refuse(NOT_HELD)
    if verb == "set":
        return refuse(SET_ALREADY) if game.has_set else None
    if verb == "play" and (
        code not in COST or (isinstance(task, Priority) and code not in ("BOLT", "SCOUT"))
    ):
        return refuse(NOT_PLAYED)
    if verb == "play":
        return None if COST[code] < len(hand.cards) else refuse(CANNOT_PAY)
    return None if verb in ("pay", code.lower()) else refuse(WRONG_CARD)


def offer(game: Probe, task: "Ask | Play") -> list[Option]:
    """All answers that are legal; one per face of the hand, so that no two mean the same."""
    found = [Option(verb) for verb in ("end", "pass")]
    found += [Option("attack", 0, id, (task.seat + n) % 4) for id in game.ready for n in (1, 3)]
    hand = {face_of(card): card for card in game.hand(task.seat).cards if card not in task.used}
    found += [
        Option(verb, card) for verb in task.verbs if verb not in ("end", "pass") for card in hand.values()
    ]
    return [option for option in found if legal(game, task, option) is None]


class Ask(Question[Probe]):
    """A question that offers what is legal."""

    verbs: ClassVar[tuple[str, ...]] = ()
    used: tuple[int, ...] = ()

    def options(self, game: Probe) -> list[Option]:
        return offer(game, self)


# ---- turns and the stack


class NextTurn(Task[Probe]):
    """The closing task of a turn, which begins the next one; after the last one the game ends."""

    clause: ClassVar[str] = "PR 2.1"
    marker: ClassVar[str] = "turn"

    def run(self, game: Probe) -> Decision | None:
        game.expire("turn")
        game.left.clear()
        if game.turn_number == 20:
            ahead = game.health[0] + game.health[2] - game.health[1] - game.health[3]
            game.finish([0] if ahead > 0 else [1] if ahead < 0 else [], "PR 2.3", "pr-last-turn")
            return None
        game.active, game.turn_number, game.has_set = game.turn_number % 4, game.turn_number + 1, False
        game.ready = game.places[game.active * 2 + 1].cards[:]
        game.emit(Event("turn", "PR 2.1", game.active, 0, game.turn_number))
        game.draw(game.active, 1, "PR 2.1")
        game.push(Main(game.active), self)
        return None


class Main(Ask):
    """The active seat does one thing and is asked again, or ends its turn."""

    clause: ClassVar[str] = "PR 2.2"
    question: ClassVar[str] = "pr-main"
    verbs: ClassVar[tuple[str, ...]] = ("end", "play", "set", "attack")

    def resume(self, game: Probe, option: Option) -> None:
        if option.verb == "end":
            game.unwind("turn")
        elif option.verb == "play":
            propose(game, Play(self, (option.card,)))
        elif option.verb == "attack":
            game.push(self)
            attack(game, option.piece, option.number)
        else:
            game.push(self)
            game.has_set = True
            game.lay("set", "PR 5.1", self.seat, option.card, self.seat * 2 + 1)


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
        return offer(game, self)

    def resume(self, game: Probe, option: Option) -> None:
        propose(game, Play(self.origin, (*self.used, option.card)))


def propose(game: Probe, play: Play) -> None:
    """Ask for the next part; when nothing is missing, all of it happens at once and may be answered."""
    if len(play.used) <= COST[game.rulebook.code(face_of(play.used[0]))]:
        game.push(play)
        return
    game.discard(play.seat, play.used[1:], "PR 3.1")
    game.lay("played", "PR 3.1", play.seat, play.used[0], STACK)
    game.push(Priority(play.seat, 0), *([play.origin] if isinstance(play.origin, Main) else []))


class Priority(Ask):
    """While cards wait on the stack: answer, or pass; the fourth pass in a row resolves the top."""

    clause: ClassVar[str] = "PR 3.5"
    question: ClassVar[str] = "pr-priority"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "play")

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def resume(self, game: Probe, option: Option) -> None:
        stack = game.in_play(STACK)
        if option.verb == "play":
            propose(game, Play(self, (option.card,)))
        elif self.passes < 3:
            game.push(Priority((self.seat + 1) % 4, self.passes + 1))
        else:
            game.push(*([Priority(game.active, 0)] if len(stack) > 1 else []))
            resolve(game, stack[-1])


def resolve(game: Probe, spell: Piece) -> None:
    """The top of the stack takes effect."""
    code, deck = game.code(spell), game.places[DECK]
    game.emit(Event("resolved", "PR 3.5", spell.seat, spell.id, 0, spell.cards[:]))
    if code in POWER:
        unit = Piece(game.new_id(), spell.seat, [], True)
        game.enter(unit, game.places[spell.seat * 2 + 1])
        game.piece_card_to_piece(spell, 0, unit)
    else:
        game.card_of_piece(spell, 0, game.places[DISCARD])
    game.leave(spell)
    if code == "BOLT":
        deal(game, spell.seat, (spell.seat + 1) % 4, 2)
    elif code == "SCOUT" and deck.cards:
        game.emit(Event("scouted", "PR 4.3", spell.seat, 0, 0, [game.reveal(deck, -1, EVERYONE)]))
        game.move(deck, -1, game.hand(spell.seat))
    elif code == "BLAST":
        units = [unit for unit in game.in_play(1, 3, 5, 7) if unit.face_up]
        for unit in units:
            game.modify(Modifier("power", unit.id, -2, "turn", spell.id))
        game.push(Recoil(game.active, 0))
        game.happen([Left("PR 4.2", unit) for unit in units if game.power(unit) <= 0])


class Left(Event):
    """A piece goes to the discard pile."""

    def __init__(self, clause: str, piece: Piece) -> None:
        super().__init__("left", clause, piece.seat, piece.id)

    def apply(self, game: Game) -> None:
        self.cards = [game.card_of_piece(game.pieces[self.piece], 0, game.places[DISCARD])]
        game.leave(game.pieces[self.piece])


class HeirLeft(Trigger):
    """An Heir that has left play."""

    def times(self, game: Game, event: Event) -> int:
        return int(game.rulebook.code(face_of(event.cards[0])) == "HEIR")

    def seat(self, game: Game, event: Event) -> int:
        return event.seat


# ---- battles and damage: windows in which seats answer, and the six points


class Answer(Ask):
    """A seat answers with a window card or passes; asked in turn until `limit` passes in a row."""

    limit: ClassVar[int] = 1

    def __init__(self, seat: int, frame: int, passes: int = 0) -> None:
        super().__init__(seat)
        self.frame, self.passes = frame, passes

    def resume(self, game: Probe, option: Option) -> None:
        damage = damage_of(game, self.frame)
        passes = self.passes + 1 if option.verb == "pass" else 0
        if passes < self.limit > 1:
            game.push(type(self)(damage.by + damage.to - self.seat, self.frame, passes))
        if option.verb != "pass":
            game.discard(self.seat, (option.card,), self.clause)
        if option.verb == "rally":
            damage.amount += self.limit
        elif option.verb == "riposte":
            damage.amount -= 1
            deal(game, damage.to, damage.by, 1)
        elif option.verb == "retreat":
            game.unwind("battle")


def damage_of(game: Probe, frame: int) -> Damage:
    """A damage under way."""
    damage = game.frames[frame]
    assert isinstance(damage, Damage)
    return damage


def attack(game: Probe, id: int, to: int) -> None:
    """A card attacks; one that lies face down is turned up, and leaves if it is no unit."""
    piece = game.pieces[id]
    game.ready.remove(id)
    game.turn_up(piece)
    game.emit(Event("attacks", "PR 6.1", piece.seat, id, to, piece.cards[:]))
    if game.code(piece) not in POWER:
        game.happen([Left("PR 5.1", piece)])
        return
    game.modify(Modifier("power", id, 1, "battle"))
    game.push(EndBattle())
    frame = deal(game, piece.seat, to, game.power(piece))
    game.push(Window(piece.seat, frame))


class Window(Answer):
    """Attacker and defender in turn; two passes in a row end it."""

    clause: ClassVar[str] = "PR 6.2"
    question: ClassVar[str] = "pr-battle"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "rally", "retreat")
    limit: ClassVar[int] = 2


class EndBattle(Task[Probe]):
    """The closing task of a battle, also of one cut short."""

    clause: ClassVar[str] = "PR 6.4"
    marker: ClassVar[str] = "battle"

    def run(self, game: Probe) -> Decision | None:
        game.frames.clear()
        game.expire("battle")
        return None


def deal(game: Probe, by: int, to: int, amount: int) -> int:
    """Damage begins: the six points."""
    frame = game.open(Damage(by, to, amount))
    points = (Announce(by, frame), Raise(by, frame), Guard(to, frame), Suffer(to, frame))
    game.push(*points, Recoil(game.active, frame), Settle(to, frame))
    return frame


class Announce(Answer):
    """①"""

    clause: ClassVar[str] = "PR 7.1"

    def run(self, game: Probe) -> Decision | None:
        damage = damage_of(game, self.frame)
        game.emit(Event("damage", "PR 7.1", damage.to, 0, damage.amount))
        return None


class Raise(Answer):
    """② The source may add to it."""

    clause: ClassVar[str] = "PR 7.2"
    question: ClassVar[str] = "pr-raise"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "rally")


class Guard(Answer):
    """③ The victim may answer with damage of its own."""

    clause: ClassVar[str] = "PR 7.3"
    question: ClassVar[str] = "pr-guard"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "riposte")


class Suffer(Answer):
    """④ It happens, unless it is replaced."""

    clause: ClassVar[str] = "PR 7.4"

    def run(self, game: Probe) -> Decision | None:
        game.happen([Suffered(self.seat, max(damage_of(game, self.frame).amount, 0), "PR 7.4")])
        return None


class Recoil(Answer):
    """⑤ What was set off comes, the active seat's first; Heirs are looked at as they last were."""

    clause: ClassVar[str] = "PR 7.5"

    def run(self, game: Probe) -> Decision | None:
        for waiting in sorted(game.waiting, key=lambda waiting: (waiting.seat - self.seat) % 4):
            game.draw(
                waiting.seat, max(0, game.power(game.left[waiting.event.piece])), waiting.trigger.clause
            )
        game.waiting = []
        return None


class Settle(Answer):
    """⑥ It is over; a team with a seat without health has lost."""

    clause: ClassVar[str] = "PR 7.6"

    def run(self, game: Probe) -> Decision | None:
        game.close(self.frame)
        if game.health[self.seat] <= 0:
            game.finish([1 - self.seat % 2], "PR 7.6", "pr-no-health")
        return None


class Suffered(Event):
    """A seat loses health."""

    def __init__(self, seat: int, amount: int, clause: str) -> None:
        super().__init__("suffered", clause, seat, 0, amount)

    def apply(self, game: Game) -> None:
        assert isinstance(game, Probe)
        game.health[self.seat] -= self.number


class Shelter(Replacement):
    """Ward or Veil of the seat that would suffer: less damage instead."""

    def applies(self, game: Game, event: Event) -> bool:
        assert isinstance(game, Probe)
        units = game.in_play(event.seat * 2 + 1)
        return any(game.code(unit) == self.verb.upper() for unit in units if unit.face_up)

    def replace(self, game: Game, event: Event) -> list[Event]:
        less = event.number // 2 if self.verb == "veil" else max(event.number - 1, 0)
        return [Suffered(event.seat, less, self.clause)]


SHELTERS: Final = [Shelter("suffered", "PR 8.1", 0, "ward"), Shelter("suffered", "PR 8.2", 0, "veil")]
ZONES: Final = [
    Zone("hand", OWNER, anonymous=True),
    Zone("field", ALL, pieces=True),
    Zone("deck", NOBODY, shared=True),
]
ZONES_SHARED: Final = [Zone("discard", ALL, shared=True), Zone("stack", ALL, pieces=True, shared=True)]


class ProbeRulebook(Rulebook):
    """The definitions of the probe."""

    def __init__(self) -> None:
        super().__init__("probe", "PR", ZONES + ZONES_SHARED, FACES)
        self.settings = [Setting("health", ["8", "3"], "8", "PR 1.1")]
        self.verbs = ["play", "set", "attack", "pay", "rally", "retreat", "riposte"]
        self.seat_counts, self.default_seats = [4], 4
        self.clauses, self.replacements = CLAUSES, SHELTERS
        self.listen(HeirLeft("left", "PR 9.1"))

    def teams(self, match: Match) -> list[int]:
        return [0, 1, 0, 1]

    def new_game(self, match: Match) -> Game:
        return Probe(match)

    def deck(self, match: Match, owner: int) -> list[int]:
        return [face for face in range(1, len(FACES)) for _ in range(4)] if owner == COMMON else []


PROBE: Final = ProbeRulebook()
