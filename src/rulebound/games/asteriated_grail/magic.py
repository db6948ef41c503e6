"""Magic (AG 4(3), 2(8)2): the magic cards, and the Magic Bullet on its way round the table.

Poison, Weakness and Holy Shield are placed before a character as basic effects. A Magic Bullet goes to the
nearest opponent on the right, who takes it, passes it on a point stronger, or wards it off; in one round of
passing each character takes part once (AG R4).
"""

from typing import Any, ClassVar, Final

from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .attack import KEEPS_NO_SHIELD, light_refusal, use_light, use_shield
from .cards import BULLET, HOLY_LIGHT, POISON, SHIELD, WEAKNESS, Face
from .damage import Deal
from .effects import has_shield, place_effect, place_refusal
from .frames import MAGIC_ACTION, Bullet
from .needs import NO_TARGET
from .playable import one_per_face, place_of, playable_cards
from .points import ALLOWED, AS_BULLET, BULLET_STARTED, DO_BULLET, DO_MAGIC_CARD
from .state import AsteriatedGrail
from .using import Acts, Close, reach

BULLET_DAMAGE: Final = 2
ANSWERS_ONLY: Final = Refusal("AG 2(8)2.3", "ag-answers-only")
NOT_MAGIC: Final = Refusal("AG 4(3).1", "ag-not-magic")
NO_MAGIC_CARDS: Final = Refusal("AG 4(4).9", "ag-no-magic-cards")
NOT_A_BULLET: Final = Refusal("AG 2(8)2.23", "ag-not-a-bullet")


def is_bullet(game: AsteriatedGrail, seat: int, face: Face) -> bool:
    """Whether a seat may use or play a card as a Magic Bullet."""
    held = 1 if face.kind == BULLET else 0
    return game.cast.value(game, AS_BULLET, seat, held, game.rules.face_numbers.get(face.code, 0)) != 0


def magic_card_refusal(game: AsteriatedGrail, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be used as a Magic Action."""
    face = game.face(card)
    if game.cast.value(game, ALLOWED, seat, 1, DO_MAGIC_CARD) == 0:
        return NO_MAGIC_CARDS
    if is_bullet(game, seat, face):
        return None if rule("AG 2(8)2.21") else NOT_MAGIC
    if not face.is_magic or not rule("AG 2(8)2.1"):
        return refuse(NOT_MAGIC)
    if face.kind == HOLY_LIGHT:
        return refuse(ANSWERS_ONLY) or NO_TARGET
    return None if effect_targets(game, seat, face) else NO_TARGET


def effect_targets(game: AsteriatedGrail, seat: int, face: Face) -> list[int]:
    """Before whom a basic effect may be placed: anyone (AG 2(8)2.5) who has none of its name."""
    found = game.in_order()
    if face.kind == POISON and not rule("AG 2(8)2.5"):
        found = game.opponents(seat)
    return [target for target in found if place_refusal(game, face.kind, target, seat) is None]


def may_be_placed(face: Face) -> bool:
    """Whether a magic card is a basic effect."""
    return face.kind in (POISON, WEAKNESS, SHIELD)


NO_TARGET_YET: Final = -1
AS_A_BULLET: Final = -2


class DeclareMagic(Proposal[AsteriatedGrail]):
    """A magic card about to be used: the card is named, the target is asked for."""

    clause: ClassVar[str] = "AG 4(3).1"
    question: ClassVar[str] = "ag-magic-target"

    def __init__(self, seat: int, card: int, origin: Task[Any], target: int) -> None:
        super().__init__(seat)
        self.card = card
        self.origin = origin
        self.target = target

    def begun_by(self) -> Task[Any]:
        """The question at which the card was chosen."""
        return self.origin

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """A Magic Bullet finds its target by itself; a card that is more than that may be used as one."""
        face = game.face(self.card)
        bullet = is_bullet(game, self.seat, face)
        if self.target != NO_TARGET_YET or (bullet and not may_be_placed(face)):
            return []
        options = [Option("target", 0, 0, target) for target in effect_targets(game, self.seat, face)]
        if bullet and options:
            options.append(Option("as-bullet"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The target."""
        target = AS_A_BULLET if option.verb == "as-bullet" else option.number
        game.push(DeclareMagic(self.seat, self.card, self.origin, target))

    def commit(self, game: AsteriatedGrail) -> None:
        """The card is used; a Magic Action is consumed (AG 4(3).2)."""
        assert isinstance(self.origin, Acts)
        face = game.face(self.card)
        if not rule("AG 4(3).2") or (face.kind == POISON and not rule("AG 2(8)2.6")):
            game.push(self.origin)
        self.origin.doing(game, MAGIC_ACTION)
        place = place_of(game, self.seat, self.card)
        opened = game.move(place, game.find(place, self.card), game.open_cards(), EVERYONE)
        use_magic_card(game, self.seat, opened, self.target)


def use_magic_card(game: AsteriatedGrail, seat: int, opened: int, target: int) -> None:
    """An open magic card is used; a Magic Bullet has no target named (-1)."""
    if target < 0:
        start_bullet(game, seat, opened, 1)
        return
    kind = game.face(opened).kind
    game.emit(Event("magic", "AG 4(3).1", seat, 0, 0, [opened], target))
    clause = {POISON: "AG 2(8)2.4", WEAKNESS: "AG 2(8)2.12"}.get(kind, "AG 2(8)2.18")
    place_effect(game, game.open_cards(), opened, kind, target, seat, clause)
    game.rules.cards_shown(game, seat, [opened], True)


# ---- the Magic Bullet


def start_bullet(game: AsteriatedGrail, seat: int, opened: int, step: int) -> int:
    """A Magic Bullet is used: it goes to the right, or where a skill sends it. Its id.

    Its card is shown first, so a seal is set off before anyone says where it goes (AG 4(11).3).
    """
    bullet = Bullet(seat, -1, number("AG 2(8)2.22", BULLET_DAMAGE), step, [seat] if rule("AG R4") else [])
    id = game.open(bullet)
    game.push(NextBullet(id), Close(id))
    reach(game, BULLET_STARTED, id)
    bullet_card(game, seat, opened, "AG 2(8)2.21")
    return id


def bullet_card(game: AsteriatedGrail, seat: int, opened: int, clause: str) -> None:
    """The card of a Magic Bullet goes to the discard pile, shown."""
    used = game.to_discard(game.open_cards(), opened, True, seat)
    game.emit(Event("magic-bullet", clause, seat, 0, 0, [used]))
    fused = game.cast.value(game, AS_BULLET, seat, 0, face_of(used))
    game.rules.cards_shown(game, seat, [used], True, fused)


def next_target(game: AsteriatedGrail, bullet: Bullet) -> int:
    """The nearest opponent of the passer in its direction who has not taken part in this round, or -1."""
    seats = game.match.seats
    for i in range(1, seats):
        target = (bullet.source + i * bullet.step) % seats
        if game.teams[target] == game.teams[bullet.source]:
            continue
        if target not in bullet.round or not rule("AG 2(8)2.27"):
            return target
    return -1


class NextBullet(Task[AsteriatedGrail]):
    """The bullet reaches its next target; when all have taken part a new round begins (AG 2(8)2.28)."""

    clause: ClassVar[str] = "AG 2(8)2.21"

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Ask the target."""
        bullet = game.bullet(self.bullet)
        target = next_target(game, bullet)
        if target < 0:
            if not rule("AG 2(8)2.28"):
                return None
            bullet.round = []
            target = next_target(game, bullet)
        bullet.target = target
        bullet.round = [*bullet.round, target]
        game.emit(Event("bullet-flies", "AG 2(8)2.21", bullet.source, 0, bullet.damage, None, target))
        game.push(AnswerBullet(target, self.bullet))
        return None


class AnswerBullet(Question[AsteriatedGrail]):
    """The target of a Magic Bullet takes it, passes it on, or wards it off (AG 2(8)2.22 to 24)."""

    clause: ClassVar[str] = "AG 2(8)2.21"
    question: ClassVar[str] = "ag-bullet"

    def __init__(self, seat: int, bullet: int) -> None:
        super().__init__(seat)
        self.bullet = bullet

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Bullets, Holy Lights, then the Shield or nothing."""
        cards = playable_cards(game, self.seat)
        options: list[Option] = []
        if rule("AG 2(8)2.23"):
            options = one_per_face("bullet", [c for c in cards if bullet_refusal(game, self.seat, c) is None])
        if rule("AG 2(8)2.24"):
            options += one_per_face("light", [c for c in cards if light_refusal(game, self.seat, c) is None])
        kept = has_shield(game, self.seat) and refuse(KEEPS_NO_SHIELD) is not None
        options.append(Option("shield" if kept and rule("AG 2(8)2.24") else "take"))
        return options

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The answer."""
        if option.verb == "bullet":
            pass_bullet(game, self.seat, self.bullet, option.card)
        elif option.verb == "light":
            use_light(game, self.seat, option.card, BulletOver(self.bullet))
        elif option.verb == "shield":
            use_shield(game, self.seat, BulletOver(self.bullet))
        else:
            bullet = game.bullet(self.bullet)
            game.push(Deal(bullet.source, self.seat, bullet.damage, "AG 2(8)2.22"))


def bullet_refusal(game: AsteriatedGrail, seat: int, card: int) -> Refusal | None:
    """Why a card cannot pass a Magic Bullet on."""
    if not is_bullet(game, seat, game.face(card)):
        return NOT_A_BULLET
    if game.cast.value(game, ALLOWED, seat, 1, DO_BULLET) == 0:
        return NO_MAGIC_CARDS
    return None


def pass_bullet(game: AsteriatedGrail, seat: int, id: int, card: int) -> None:
    """The bullet misses this player, who is now the one passing it on, a point stronger (AG 2(8)2.25, 26)."""
    bullet = game.bullet(id)
    if rule("AG 2(8)2.25"):
        bullet.source = seat
    if rule("AG 2(8)2.26"):
        bullet.damage += 1
    game.push(NextBullet(id))
    place = place_of(game, seat, card)
    opened = game.move(place, game.find(place, card), game.open_cards(), EVERYONE)
    bullet_card(game, seat, opened, "AG 2(8)2.23")


class BulletOver(Task[AsteriatedGrail]):
    """The bullet was warded off and ends there (AG 2(8)2.29)."""

    clause: ClassVar[str] = "AG 2(8)2.29"

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Nobody takes damage."""
        bullet = game.bullet(self.bullet)
        game.emit(Event("bullet-over", "AG 2(8)2.29", bullet.target))
        if not rule("AG 2(8)2.29"):
            game.push(NextBullet(self.bullet))
        return None
