"""The probe: a small invented card game that carries what large ones need; the example of docs/add-a-game.md.

Four seats, two teams (A and C against B and D), one shared deck. Cards are *units*, *spells* that wait on a
*stack*, and *window cards*. It has a proposed payment, competing replacements, units that leave together,
damage in six points with answers inside, cards shown and then set face down, and battles cut short.
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

TEXT: Final = """1.1 All cards are shuffled; every seat draws four and has the health that the setting says.
1.2 When the deck is empty, the discard pile is shuffled and becomes the deck.
2.1 A turn begins: the seat's units become ready, it draws a card.
2.2 The active seat plays, sets, flips and attacks as often as it may, then ends its turn.
2.3 The turn ends: what lasts until end of turn is over, the next seat is active.
2.4 After turn 20 the team with more health has won. A team with a seat without health has lost at once.
3.1 Playing: name the target, discard the cost, lay the card on the stack, all at once.
3.2 Only cards of the own hand are used, each for one thing.
3.3 A cost is paid in full.
3.4 A target is an opponent (Bolt) or a unit (Hex), and there must be one.
3.5 Only quick cards (Bolt, Hex) are played in answer; window cards never.
3.6 Four passes in a row resolve the top of the stack: it takes effect and is discarded; units enter the field.
4.1 Bolt deals 2 to an opponent.
4.2 Hex takes 2 from a unit's power until end of turn; at 0 or less it leaves.
4.3 Blast: all units of power 2 or less leave together.
4.4 Scout shows the top card of the deck to all and takes it.
5.1 Once a turn a card is set face down.
5.2 A card set face down may be flipped: it is a unit from then on, or is discarded.
6.1 A ready unit attacks an opponent. Both may answer in turn until both pass; then it deals its power.
6.2 The attacking seat may answer with Rally: 2 more power until the battle ends.
6.3 The defender may answer with Retreat: the battle ends there.
6.4 The battle ends.
7.1 ① Damage is announced.
7.2 ② Its source may discard Rally: 1 more.
7.3 ③ Its victim may discard Riposte: 1 less, and 1 to the source, inside this damage.
7.4 ④ It is suffered, after replacements.
7.5 ⑤ What was set off comes, the active seat's first.
7.6 ⑥ It is settled; losers are looked for.
8.1 Ward: damage to its seat is 1 less. The seat orders Ward and Veil.
8.2 Veil: damage to its seat is halved.
9.1 Heir: when it leaves, its player draws as many cards as its power was."""
CLAUSES: Final = {f"PR {line[:3]}": line[4:] for line in TEXT.split("\n")}
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
QUICK: Final = ("BOLT", "HEX")
LAST_TURN: Final = 20
DECK, DISCARD, STACK = 8, 9, 10

NOT_NOW: Final = Refusal("PR 2.2", "pr-not-now")
NOT_HELD: Final = Refusal("PR 3.2", "pr-not-held")
CANNOT_PAY: Final = Refusal("PR 3.3", "pr-cannot-pay")
NO_TARGET: Final = Refusal("PR 3.4", "pr-no-target")
NOT_QUICK: Final = Refusal("PR 3.5", "pr-not-quick")
SET_ALREADY: Final = Refusal("PR 5.1", "pr-set-already")
NOT_FACE_DOWN: Final = Refusal("PR 5.2", "pr-not-face-down")
NOT_READY: Final = Refusal("PR 6.1", "pr-not-ready")
WINDOW_CARD: Final = {"rally": "RALLY", "retreat": "RETREAT", "raise": "RALLY", "riposte": "RIPOSTE"}
WRONG_CARD: Final = {
    "rally": Refusal("PR 6.2", "pr-no-rally"),
    "retreat": Refusal("PR 6.3", "pr-no-retreat"),
    "raise": Refusal("PR 7.2", "pr-no-raise"),
    "riposte": Refusal("PR 7.3", "pr-no-riposte"),
}


class Token(Piece):
    """A card on a field (a unit, or any card face down) or on the stack, with what it aims at."""

    ready = False
    unit = 0
    victim = -1

    def copy(self) -> Piece:
        other = Token(self.id, self.seat, self.cards[:], self.face_up)
        other.place, other.ready, other.unit, other.victim = self.place, self.ready, self.unit, self.victim
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
        self.active = self.turn_number = self.priority = self.passes = 0
        self.health: list[int] = []
        self.has_set = False

    def copy(self) -> Game:
        other = type(self)(self.match)
        self.copy_into(other)
        other.active, other.turn_number, other.health = self.active, self.turn_number, self.health[:]
        other.priority, other.passes, other.has_set = self.priority, self.passes, self.has_set
        return other

    def set_up(self) -> None:
        if self.match.position is not None:
            raise SetupError("The probe starts from its set-up only; leave the position out.")
        for face in self.rulebook.deck(self.match, COMMON):
            self.create(face, COMMON, self.places[DECK])
        self.health = [int(self.match.setting("health"))] * 4
        for replacement in REPLACEMENTS:
            self.add_replacement(replacement)
        self.push(BeginTurn())

    def hand(self, seat: int) -> Place:
        """The hand of a seat; its field is the place after it."""
        return self.places[seat * 2]

    def units(self, *seats: int) -> list[Token]:
        """All cards on the fields of some seats."""
        found = [self.pieces[id] for seat in seats for id in self.places[seat * 2 + 1].cards]
        return [piece for piece in found if isinstance(piece, Token)]

    def code(self, piece: Piece) -> str:
        """The code of a piece's card."""
        return self.rulebook.code(face_of(piece.cards[0]))

    def power(self, piece: Piece) -> int:
        """The power of a unit, also of one that has left, as it last was."""
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
                card = self.move(deck, len(deck.cards) - 1, self.hand(seat))
                self.emit(Event("drew", clause, seat, 0, 1, [card]))

    def discard(self, seat: int, card: int, clause: str) -> None:
        """A hand card goes to the discard pile, for all to see."""
        moved = self.move(self.hand(seat), self.find(self.hand(seat), card), self.places[DISCARD])
        self.emit(Event("discarded", clause, seat, 0, 0, [moved]))

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        task = self.agenda[-1]
        if self.decision is None or self.decision.seat != seat:
            return NOT_YOUR_DECISION
        if isinstance(task, Happen):
            return None if option.verb in [offered.verb for offered in self.decision.options] else NOT_NOW
        assert isinstance(task, Ask | Play)
        return task.refusal(self, option) if option.verb in task.verbs else NOT_NOW

    def quiet(self) -> bool:
        return isinstance(self.agenda[-1], Main)

    def describe(self) -> dict[str, Any]:
        lines: dict[str, Any] = {
            "turn": self.turn_number,
            "active": self.seat_name(self.active),
            "health": self.health[:],
        }
        lines["passes"] = f"{self.passes}, then {self.seat_name(self.priority)}"
        for place in self.places:
            cards = [] if place.zone.pieces else [self.rulebook.code(face_of(card)) for card in place.cards]
            for piece in [self.pieces[id] for id in place.cards] if place.zone.pieces else []:
                ready = " ready" if isinstance(piece, Token) and piece.ready else ""
                cards.append(f"{self.code(piece)}{ready} {self.power(piece)}")
            lines[self.place_name(place)] = cards
        lines["pools"] = [[pool.viewer, *pool.faces, "in", *pool.spots] for pool in self.pools]
        return lines


# ---- turns and the stack


class BeginTurn(Task[Probe]):
    """A turn begins; before the first one the cards are dealt."""

    clause: ClassVar[str] = "PR 2.1"

    def run(self, game: Probe) -> Decision | None:
        if game.turn_number == 0:
            game.shuffle(game.places[DECK])
            for seat in range(4):
                game.draw(seat, 4, "PR 1.1")
        game.turn_number += 1
        game.has_set = False
        for unit in game.units(game.active):
            unit.ready = unit.face_up
        game.emit(Event("turn", "PR 2.1", game.active, 0, game.turn_number))
        game.draw(game.active, 1, "PR 2.1")
        game.push(Turn(), EndTurn())
        return None


class Turn(Task[Probe]):
    """The active seat acts; while cards wait on the stack, priority goes round until all four pass."""

    clause: ClassVar[str] = "PR 3.6"

    def run(self, game: Probe) -> Decision | None:
        stack = game.places[STACK].cards
        if not stack:
            game.push(Main(game.active), self)
        elif game.passes < 4:
            game.push(Priority(game.priority), self)
        else:
            game.passes, game.priority = 0, game.active
            game.push(Resolve(stack[-1]), self)
        return None


class EndTurn(Task[Probe]):
    """The closing task of a turn; after the last one the game ends."""

    clause: ClassVar[str] = "PR 2.3"
    marker: ClassVar[str] = "turn"

    def run(self, game: Probe) -> Decision | None:
        game.expire("turn")
        game.left.clear()
        game.active = (game.active + 1) % 4
        game.push(BeginTurn())
        if game.turn_number == LAST_TURN:
            ahead = game.health[0] + game.health[2] - game.health[1] - game.health[3]
            game.finish([] if ahead == 0 else [0] if ahead > 0 else [1], "PR 2.4", "pr-last-turn")
        return None


class Ask(Question[Probe]):
    """A question that offers what its own predicate does not refuse: by default pass, or use a window card."""

    verbs: ClassVar[tuple[str, ...]] = ()

    def candidates(self, game: Probe) -> list[Option]:
        """Whatever could be meant."""
        hand = one_each(game, self.seat, [])
        return [Option(verb, card) for verb in self.verbs for card in (hand if verb != "pass" else [0])]

    def refusal(self, game: Probe, option: Option) -> Refusal | None:
        """Why this may not be answered now."""
        if option.verb == "pass":
            return None
        if game.find(game.hand(self.seat), option.card) < 0:
            return refuse(NOT_HELD)
        fits = game.rulebook.code(face_of(option.card)) == WINDOW_CARD[option.verb]
        return None if fits else refuse(WRONG_CARD[option.verb])

    def options(self, game: Probe) -> list[Option]:
        return [option for option in self.candidates(game) if self.refusal(game, option) is None]


def one_each(game: Probe, seat: int, without: list[int]) -> list[int]:
    """One card per face of a hand, leaving out some cards."""
    return list({face_of(card): card for card in game.hand(seat).cards if card not in without}.values())


class Main(Ask):
    """The active seat does one thing, or ends its turn."""

    clause: ClassVar[str] = "PR 2.2"
    question: ClassVar[str] = "pr-main"
    verbs: ClassVar[tuple[str, ...]] = ("end", "play", "set", "flip", "attack")

    def candidates(self, game: Probe) -> list[Option]:
        hand = one_each(game, self.seat, [])
        field = [Option("flip", 0, unit.id) for unit in game.units(self.seat)]
        for unit in game.units(self.seat):
            field += [Option("attack", 0, unit.id, (self.seat + n) % 4) for n in (1, 3)]
        return [Option("end"), *(Option(verb, card) for verb in ("play", "set") for card in hand), *field]

    def refusal(self, game: Probe, option: Option) -> Refusal | None:
        unit = game.pieces.get(option.piece)
        own = isinstance(unit, Token) and unit.seat == self.seat and unit.place == self.seat * 2 + 1
        if option.verb == "play":
            return play_refusal(game, self.seat, option.card)
        if option.verb == "set" and game.has_set:
            return refuse(SET_ALREADY)
        if option.verb == "set":
            return None if game.find(game.hand(self.seat), option.card) >= 0 else refuse(NOT_HELD)
        if option.verb == "flip":
            return None if unit is not None and own and not unit.face_up else refuse(NOT_FACE_DOWN)
        ready = isinstance(unit, Token) and own and unit.ready
        return None if option.verb == "end" or ready else refuse(NOT_READY)

    def resume(self, game: Probe, option: Option) -> None:
        if option.verb == "end":
            game.unwind("turn")
        elif option.verb == "play":
            propose(game, Play(self, option.card, 0, -1, []))
        elif option.verb == "set":
            unit = Token(game.new_id(), self.seat, [], False)
            game.enter(unit, game.places[self.seat * 2 + 1])
            game.card_to_piece(game.hand(self.seat), game.find(game.hand(self.seat), option.card), unit)
            game.has_set = True
            game.emit(Event("set", "PR 5.1", self.seat, unit.id, 0, unit.cards[:]))
        elif option.verb == "flip":
            game.turn_up(game.pieces[option.piece])
            game.emit(
                Event("flipped", "PR 5.2", self.seat, option.piece, 0, game.pieces[option.piece].cards[:])
            )
            if not game.power(game.pieces[option.piece]):
                game.happen([Leave("PR 5.2", self.seat, option.piece)])
        else:
            attack(game, self.seat, option.piece, option.number)
