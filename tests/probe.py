"""The probe: a small invented card game that carries what large ones need; the example of docs/add-a-game.md.

Four seats, two teams (A and C against B and D), one shared deck. Cards are *units*, *spells* that wait on a
*stack*, and *window cards* that answer. It has a proposed payment, competing replacements, units that leave
together, damage in six points with answers inside, cards shown and then set face down, battles cut short.
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
only own hand cards, each for one thing; 3.3 a cost is paid in full; 3.4 only Bolt and Hex are played in answer;
3.5 four passes resolve the top of the stack: a unit enters, others take effect and are discarded; 4.1 Bolt: 2 to
the next seat; 4.2 Hex: the next seat's units have 2 less power this turn, at 0 or less they leave; 4.3 Blast: all
units of power 2 or less leave; 4.4 Scout: show the top card of the deck, take it; 5.1 once a turn set a card face
down, attacking turns it up, a spell is discarded then; 6.1 a ready card attacks an opponent, 1 more power until the
battle ends; 6.2 both may answer in turn until both pass: Rally, 2 more power; 6.3 Retreat: the battle ends there;
6.4 the battle ends; 7.1 ① damage is announced; 7.2 ② its source may discard Rally: 1 more; 7.3 ③ its victim may
discard Riposte: 1 less, and 1 to the source, inside; 7.4 ④ it is suffered, after replacements; 7.5 ⑤ what was set
off comes, the active seat's first; 7.6 ⑥ it is settled, a team with a seat without health has lost; 8.1 Ward:
damage to its seat is 1 less; 8.2 Veil: it is halved; 9.1 Heir: when it leaves, draw as many as its power was"""
CLAUSES: Final = {f"PR {text.strip()[:3]}": text.strip()[4:] for text in TEXT.split(";")}
FACES: Final = "? U1 U2 U3 HEIR WARD VEIL BOLT HEX BLAST SCOUT RALLY RETREAT RIPOSTE".split()
POWER: Final = {"U1": 1, "U2": 2, "U3": 3, "HEIR": 2, "WARD": 1, "VEIL": 1}
COST: Final = {
    "U1": 0,
    "U2": 1,
    "U3": 2,
    "HEIR": 1,
    "WARD": 1,
    "VEIL": 1,
    "BOLT": 1,
    "HEX": 0,
    "BLAST": 2,
    "SCOUT": 0,
}
DECK, DISCARD, STACK = 8, 9, 10

NOT_NOW: Final = Refusal("PR 2.2", "pr-not-now")
NOT_HELD: Final = Refusal("PR 3.2", "pr-not-held")
CANNOT_PAY: Final = Refusal("PR 3.3", "pr-cannot-pay")
NOT_PLAYED: Final = Refusal("PR 3.4", "pr-not-played")
SET_ALREADY: Final = Refusal("PR 5.1", "pr-set-already")
NOT_READY: Final = Refusal("PR 6.1", "pr-not-ready")
WRONG_CARD: Final = Refusal("PR 6.2", "pr-wrong-card")


class Token(Piece):
    """A card on the stack or on a field: a unit, or any card face down."""

    ready = False

    def copy(self) -> Piece:
        other = Token(self.id, self.seat, self.cards[:], self.face_up)
        other.place, other.ready = self.place, self.ready
        return other


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
        self.has_set = False

    def copy(self) -> Game:
        other = type(self)(self.match)
        self.copy_into(other)
        other.active, other.turn_number = self.active, self.turn_number
        other.health, other.has_set = self.health[:], self.has_set
        return other

    def set_up(self) -> None:
        if self.match.position is not None:
            raise SetupError("The probe starts from its set-up only; leave the position out.")
        for face in self.rulebook.deck(self.match, COMMON):
            self.create(face, COMMON, self.places[DECK])
        self.shuffle(self.places[DECK])
        for seat in range(4):
            self.draw(seat, 4, "PR 1.1")
        for shelter in SHELTERS:
            self.add_replacement(shelter)
        self.push(NextTurn())

    def hand(self, seat: int) -> Place:
        """The hand of a seat; its field is the place after it."""
        return self.places[seat * 2]

    def tokens(self, place: int) -> list[Token]:
        """The cards in play in a place."""
        return [
            piece
            for piece in (self.pieces[id] for id in self.places[place].cards)
            if isinstance(piece, Token)
        ]

    def code(self, piece: Piece) -> str:
        """The code of a piece's card."""
        return self.rulebook.code(face_of(piece.cards[0]))

    def power(self, piece: Piece) -> int:
        """The power of a unit, also of one that has left, as it last was; a card face down has none."""
        return self.modified(piece, "power", POWER.get(self.code(piece), 0)) if piece.face_up else 0

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

    def discard(self, seat: int, cards: list[int], clause: str) -> None:
        """Hand cards go to the discard pile, for all to see."""
        for card in cards:
            moved = self.move(self.hand(seat), self.find(self.hand(seat), card), self.places[DISCARD])
            self.emit(Event("discarded", clause, seat, 0, 0, [moved]))

    def lay(self, seat: int, card: int, place: int, face_up: bool) -> Token:
        """A hand card comes into play."""
        token = Token(self.new_id(), seat, [], face_up)
        self.enter(token, self.places[place])
        self.card_to_piece(self.hand(seat), self.find(self.hand(seat), card), token)
        return token

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        task = self.agenda[-1]
        if self.decision is None or self.decision.seat != seat:
            return NOT_YOUR_DECISION
        if isinstance(task, Happen):
            return None if option.verb in [offered.verb for offered in self.decision.options] else NOT_NOW
        assert isinstance(task, Ask | Play)
        return legal(self, task, option)

    def quiet(self) -> bool:
        return isinstance(self.agenda[-1], Main)

    def describe(self) -> dict[str, Any]:
        lines: dict[str, Any] = {
            "turn": f"{self.turn_number} {self.seat_name(self.active)}",
            "health": self.health[:],
        }
        for place in self.places:
            loose = [] if place.zone.pieces else [self.rulebook.code(face_of(card)) for card in place.cards]
            tokens = self.tokens(place.index) if place.zone.pieces else []
            lines[self.place_name(place)] = loose + [
                f"{self.code(token)} {self.power(token)}" for token in tokens
            ]
        return lines


# ---- legality, written once


def legal(game: Probe, task: "Ask | Play", option: Option) -> Refusal | None:
    """Why the seat that a task asks may not answer so."""
    verb, hand, token = option.verb, game.hand(task.seat), game.pieces.get(option.piece)
    code = game.rulebook.code(face_of(option.card))
    if verb not in task.verbs:
        return NOT_NOW
    if verb in ("end", "pass"):
        return None
    if verb == "attack":
        return (
            None
            if isinstance(token, Token) and token.seat == task.seat and token.ready
            else refuse(NOT_READY)
        )
    if game.find(hand, option.card) < 0 or (isinstance(task, Play) and option.card in task.used):
        return refuse(NOT_HELD)
    if verb == "set":
        return refuse(SET_ALREADY) if game.has_set else None
    if verb == "play":
        if code not in COST or (isinstance(task, Priority) and code not in ("BOLT", "HEX")):
            return refuse(NOT_PLAYED)
        return None if COST[code] < len(hand.cards) else refuse(CANNOT_PAY)
    return None if verb in ("pay", code.lower()) else refuse(WRONG_CARD)


def offer(game: Probe, task: "Ask | Play") -> list[Option]:
    """All answers that are legal; one per face of the hand, so that no two mean the same."""
    found: list[Option] = []
    faces = {
        face_of(card): card for card in game.hand(task.seat).cards if not task.used or card not in task.used
    }
    for verb in task.verbs:
        if verb in ("end", "pass"):
            found.append(Option(verb))
        elif verb == "attack":
            field = game.tokens(task.seat * 2 + 1)
            found += [Option(verb, 0, token.id, (task.seat + n) % 4) for token in field for n in (1, 3)]
        else:
            found += [Option(verb, card) for card in faces.values()]
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
        for token in game.tokens(game.active * 2 + 1):
            token.ready = True
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
            game.push(Attack(option.piece, self.seat, option.number), self)
        else:
            game.has_set = True
            token = game.lay(self.seat, option.card, self.seat * 2 + 1, False)
            game.emit(Event("set", "PR 5.1", self.seat, token.id, 0, token.cards[:]))
            game.push(self)


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
    game.discard(play.seat, list(play.used[1:]), "PR 3.1")
    token = game.lay(play.seat, play.used[0], STACK, True)
    game.emit(Event("played", "PR 3.1", play.seat, token.id, 0, token.cards[:]))
    if isinstance(play.origin, Main):
        game.push(play.origin)
    game.push(Priority(play.seat, 0))


class Priority(Ask):
    """While cards wait on the stack: answer, or pass; the fourth pass in a row resolves the top."""

    clause: ClassVar[str] = "PR 3.5"
    question: ClassVar[str] = "pr-priority"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "play")

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def resume(self, game: Probe, option: Option) -> None:
        if option.verb == "play":
            propose(game, Play(self, (option.card,)))
        elif self.passes < 3:
            game.push(Priority((self.seat + 1) % 4, self.passes + 1))
        else:
            if len(game.places[STACK].cards) > 1:
                game.push(Priority(game.active, 0))
            resolve(game, game.tokens(STACK)[-1])


def resolve(game: Probe, token: Token) -> None:
    """The top of the stack takes effect."""
    code, next_seat = game.code(token), (token.seat + 1) % 4
    game.emit(Event("resolved", "PR 3.5", token.seat, token.id, 0, token.cards[:]))
    if code in POWER:
        unit = Token(game.new_id(), token.seat, [], True)
        game.enter(unit, game.places[token.seat * 2 + 1])
        game.piece_card_to_piece(token, 0, unit)
    else:
        game.card_of_piece(token, 0, game.places[DISCARD])
    game.leave(token)
    if code == "BOLT":
        deal(game, token.seat, next_seat, 2)
    elif code == "SCOUT" and game.places[DECK].cards:
        card = game.reveal(game.places[DECK], len(game.places[DECK].cards) - 1, EVERYONE)
        game.move(game.places[DECK], -1, game.hand(token.seat))
        game.emit(Event("scouted", "PR 4.4", token.seat, 0, 0, [card]))
    elif code == "HEX":
        for unit in game.tokens(next_seat * 2 + 1):
            game.modify(Modifier("power", unit.id, -2, "turn", token.id))
        perish(game, "PR 4.2", [next_seat], 0)
    elif code == "BLAST":
        perish(game, "PR 4.3", [0, 1, 2, 3], 2)
