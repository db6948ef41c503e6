"""The magic group (BP 16 to 22): Up, Down, Twist, Counter, Break Barrier, Throw and Search."""

from typing import ClassVar, Final

from ...kernel.card import EVERYONE, face_of, only, with_viewers
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Option
from ...kernel.event import Event
from ...kernel.modifier import Modifier
from ...kernel.refusal import Refusal
from ...kernel.task import Question
from .actions import A_CHARACTER, A_PLAYER, A_REQUEST, Action, KeyCard
from .battle import Died
from .cards import CLUBS, DIAMONDS, HEARTS, NUMBER_OF, SPADES, SUIT_OF
from .characters import is_soldier, number_of_soldier
from .stage import about, bury_keys, damage
from .state import BlackPoker, Character, Request

UP_SOLDIER: Final = Refusal("BP 16.7", "bp-target-soldier")
DOWN_SOLDIER: Final = Refusal("BP 17.7", "bp-target-soldier")
TWIST_CHARACTER: Final = Refusal("BP 18.7", "bp-target-character")
COUNTER_KEYS: Final = Refusal("BP 19.7", "bp-target-keys")
BREAK_BARRIER: Final = Refusal("BP 20.6", "bp-target-barrier")


class QuickMagic(Action):
    """16 to 19: direct, normal, quick; a D, and a key card A to 10 of one suit."""

    def __init__(self, name: str, chapter: int, suit: int, no_target: Refusal) -> None:
        super().__init__(name, chapter, direct=True, immediate=False, main=False)
        self.no_target = no_target
        self.costs(f"BP {chapter}.5", "D")
        self.needs_key(f"BP {chapter}.6", KeyCard(suit, 1, 10))
        self.aims_at = A_CHARACTER


def key_number(request: Request) -> int:
    """The number of the first key card."""
    return NUMBER_OF[face_of(request.cards[0])]


def forget_changes(game: BlackPoker, soldier: Character) -> None:
    """Earlier changes stay, for Ups and Downs add up (R4.70)."""
    if not rule("BP R4.70"):
        game.modifiers = [m for m in game.modifiers if m.piece != soldier.id]


class Up(QuickMagic):
    """16 Up: a soldier's number is higher by the key card's until the turn ends."""

    def __init__(self) -> None:
        super().__init__("up", 16, HEARTS, UP_SOLDIER)

    def target_refusal(self, game: BlackPoker, seat: int, key: int, character: Character) -> Refusal | None:
        """A soldier of either player (16.7, R4.37)."""
        return None if is_soldier(character) else refuse(UP_SOLDIER)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Changes add up (R4.70)."""
        soldier = game.character(request.target)
        amount = number("BP 16.8", key_number(request))
        forget_changes(game, soldier)
        game.modify(Modifier("number", soldier.id, amount, "up", request.id))
        game.emit(Event("number-up", "BP 16.8", soldier.seat, soldier.id, amount, soldier.cards[:]))


class Down(QuickMagic):
    """17 Down: a soldier's number is lower by the key card's until the turn ends; at 0 or less it dies."""

    def __init__(self) -> None:
        super().__init__("down", 17, SPADES, DOWN_SOLDIER)

    def target_refusal(self, game: BlackPoker, seat: int, key: int, character: Character) -> Refusal | None:
        """A soldier of either player (17.7, R4.37)."""
        return None if is_soldier(character) else refuse(DOWN_SOLDIER)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Looked at only now: nothing else lowers a number."""
        soldier = game.character(request.target)
        amount = number("BP 17.8", key_number(request))
        forget_changes(game, soldier)
        game.modify(Modifier("number", soldier.id, -amount, "down", request.id))
        game.emit(Event("number-down", "BP 17.8", soldier.seat, soldier.id, amount, soldier.cards[:]))
        if number_of_soldier(game, soldier) <= 0 and rule("BP 17.10"):
            game.happen([Died("BP 17.10", soldier.seat, soldier.id)])


class Twist(QuickMagic):
    """18 Twist: a character becomes driven or charged, as its controller chooses on resolution."""

    def __init__(self) -> None:
        super().__init__("twist", 18, DIAMONDS, TWIST_CHARACTER)

    def target_refusal(self, game: BlackPoker, seat: int, key: int, character: Character) -> Refusal | None:
        """Any character of either player, face-down barriers too (18.7)."""
        return None if rule("BP 18.7") or is_soldier(character) else TWIST_CHARACTER

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Ask which (R4.72)."""
        game.push(ChooseState(request.seat, request.target))


class ChooseState(Question[BlackPoker]):
    """Drive or charge; the present state may be chosen too (18.8, R4.72)."""

    clause: ClassVar[str] = "BP 18.8"
    question: ClassVar[str] = "bp-twist"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def options(self, game: BlackPoker) -> list[Option]:
        """Both, always."""
        if not rule("BP R4.72"):
            driven = game.character(self.target).driven
            return [Option("make-charged" if driven else "make-driven", 0, self.target)]
        return [Option("make-driven", 0, self.target), Option("make-charged", 0, self.target)]

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Set the state. An attacker or a blocker stays one (R6, R4.64)."""
        character = game.character(self.target)
        if rule("BP 18.8"):
            character.driven = option.verb == "make-driven"
        name = "driven" if option.verb == "make-driven" else "charged"
        game.emit(Event(name, "BP 18.8", character.seat, character.id, 0, character.cards[:]))


class Counter(QuickMagic):
    """19 Counter: an action with one or two key cards is nullified, if the number suffices."""

    def __init__(self) -> None:
        super().__init__("counter", 19, CLUBS, COUNTER_KEYS)
        self.aims_at = A_REQUEST

    def request_refusal(self, game: BlackPoker, request: Request) -> Refusal | None:
        """A request of either player with key cards (19.7)."""
        return None if 1 <= len(request.cards) <= 2 else refuse(COUNTER_KEYS)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Compared only now (19.8): two key cards (19.12), or one that this number reaches (19.11)."""
        target = game.request(request.target)
        if len(target.cards) == 2:
            beaten = rule("BP 19.12")
        else:
            beaten = key_number(request) >= number("BP 19.11", key_number(target))
        if not beaten and rule("BP 19.8"):
            game.emit(about(target, "counter-failed", "BP 19.8", request.seat))
            return
        game.emit(about(target, "nullified", "BP 19.8", target.seat))
        if rule("BP 19.9"):
            if not rule("BP 19.10"):
                target.keys_left = len(target.cards)
            bury_keys(game, target)
        if not rule("BP R4.43"):
            game.happen([Event("resolved", "BP R4.43", target.seat, target.id, target.action.chapter)])


class BreakBarrier(Action):
    """20 Break Barrier: a heart and a diamond; a barrier goes to the graveyard."""

    def __init__(self) -> None:
        super().__init__("break-barrier", 20, direct=True, immediate=False, main=True)
        self.needs_key("BP 20.5", KeyCard(HEARTS, 1, 13), KeyCard(DIAMONDS, 1, 13))
        self.aims_at = A_CHARACTER
        self.no_target = BREAK_BARRIER

    def target_refusal(self, game: BlackPoker, seat: int, key: int, character: Character) -> Refusal | None:
        """A barrier of either player (20.6)."""
        return None if character.barrier else refuse(BREAK_BARRIER)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """It is seen on top of its owner's graveyard."""
        barrier = game.character(request.target)
        if rule("BP 20.7"):
            game.happen([Died("BP 20.7", barrier.seat, barrier.id)])


class Throw(Action):
    """21 Throw: a spade and a club; damage to the opponent by the number of one of them (R1)."""

    def __init__(self) -> None:
        super().__init__("throw", 21, direct=True, immediate=False, main=True)
        self.needs_key("BP 21.5", KeyCard(SPADES, 1, 13), KeyCard(CLUBS, 1, 13))
        self.aims_at = A_PLAYER

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """X is the number of the club (21.8), or of the spade where the setting says so."""
        suit = SPADES if game.settings.throw_with_spades and rule("BP R1") else CLUBS
        amount = 0
        for card in request.cards:
            if SUIT_OF[face_of(card)] == suit:
                amount = number("BP 21.8", NUMBER_OF[face_of(card)])
        if rule("BP 21.7"):
            damage(game, request.player, amount, "BP 21.7")


class Search(Action):
    """22 Search: a Joker; any card of the own life is shown and taken, the life is shuffled."""

    def __init__(self) -> None:
        super().__init__("search", 22, direct=True, immediate=True, main=False)
        self.needs_key("BP 22.5", KeyCard(-1, 0, 0))

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """The owner looks through the life first."""
        life = game.life(request.seat)
        if not life.cards:
            return
        for i in range(len(life.cards)):
            game.reveal(life, i, only(request.seat))
        game.emit(Event("searches", "BP 22.6", request.seat, 0, len(life.cards)))
        game.push(TakeFromLife(request.seat))


class TakeFromLife(Question[BlackPoker]):
    """22.6: any card of the life."""

    clause: ClassVar[str] = "BP 22.6"
    question: ClassVar[str] = "bp-search"

    def options(self, game: BlackPoker) -> list[Option]:
        """One option per different card, ordered by face so that the order of the life is not told."""
        faces: dict[int, int] = {}
        for card in game.life(self.seat).cards:
            faces[face_of(card)] = card
        options = [Option("take", faces[face]) for face in sorted(faces)]
        return options if rule("BP 22.6") else options[:1]

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Show it (22.7), take it (22.8), shuffle the life (22.9)."""
        life = game.life(self.seat)
        at = game.find(life, option.card)
        shown = EVERYONE if rule("BP 22.7") else only(self.seat)
        card = game.reveal(life, at, shown)
        if rule("BP 22.8"):
            game.move(life, at, game.hand(self.seat))
        game.emit(Event("searched", "BP 22.7", self.seat, 0, 1, [with_viewers(card, shown)]))
        if rule("BP 22.9"):
            game.shuffle(life)
            game.emit(Event("shuffled", "BP 22.9", self.seat))
