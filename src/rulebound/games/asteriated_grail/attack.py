"""Attacks (AG 4(2), points ① and ② of the damage axis).

An attack in one's turn is active and consumes an Attack Action. Who is attacked counters with an attack
card of the same element (or Dark Extinction) and attacks another opponent, wards it off with Holy Light or
a Holy Shield, or takes it. What a hit or a miss brings is in `hits`.
"""

from typing import Any, ClassVar, Final

from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .cards import DARK, ELEMENTS, HOLY_LIGHT, SHIELD
from .effects import effect_resolved, has_shield, remove_effect
from .frames import ATTACK_ACTION, MAGIC_ACTION, Attack, Extra
from .hits import ATTACK_DAMAGE, Hits, Misses
from .playable import attack_elements, elements_in, one_per_face, place_of, playable_cards
from .points import (
    ALLOWED,
    AS_COUNTER,
    ATTACK_MADE,
    ATTACKABLE,
    BEFORE_ATTACK,
    DO_LIGHT,
    MUST_ATTACK,
    REDIRECT,
)
from .state import AsteriatedGrail
from .using import Acts, Close, reach

NOT_AN_ATTACK_CARD: Final = Refusal("AG 4(2).3", "ag-not-an-attack-card")
NOT_AN_OPPONENT: Final = Refusal("AG 2(2).4", "ag-not-an-opponent")
STEALTHED: Final = Refusal("AG 4(2).2", "ag-stealthed")
WRONG_ELEMENT: Final = Refusal("AG 4(2).6", "ag-wrong-element")
DARK_ATTACK: Final = Refusal("AG 4(2).12", "ag-dark-attack")
NOT_COUNTERABLE: Final = Refusal("AG 4(2).13", "ag-not-counterable")
NOT_THE_ATTACKER: Final = Refusal("AG R3", "ag-not-the-attacker")
NOT_BACK: Final = Refusal("AG R3", "ag-not-back")
KEEPS_NO_SHIELD: Final = Refusal("AG 2(8)2.20", "ag-keeps-no-shield")
NOT_WARDED: Final = Refusal("AG 4(2).9", "ag-not-warded")
NO_LIGHT: Final = Refusal("AG 2(8)2.2", "ag-no-holy-light")
EXTRA_RESTRICTED: Final = Refusal("AG T extra.0", "ag-extra-restricted")


# ---- which cards and targets


def attack_card_refusal(game: AsteriatedGrail, seat: int, card: int, extra: Extra | None) -> Refusal | None:
    """Why a card cannot be used for an active attack."""
    face = game.face(card)
    bits = attack_elements(game, seat, face)
    if not bits:
        return refuse(NOT_AN_ATTACK_CARD)
    if extra is not None:
        if extra.elements and not extra.elements & bits:
            return EXTRA_RESTRICTED
        if extra.fates and not (face.fate >= 0 and extra.fates >> face.fate & 1):
            return EXTRA_RESTRICTED
    return None


def target_refusal(game: AsteriatedGrail, seat: int, target: int) -> Refusal | None:
    """Why a player cannot be the target of an active attack."""
    if game.teams[target] == game.teams[seat] and rule("AG 2(2).3"):
        return refuse(NOT_AN_OPPONENT)
    if game.cast.value(game, ATTACKABLE, target, 1, seat) == 0:
        if not rule("AG 4(2).1"):
            return None
        return refuse(STEALTHED)
    return taunt_refusal(game, seat, target)


def taunt_refusal(game: AsteriatedGrail, seat: int, target: int = -1) -> Refusal | None:
    """Why a taunt bars what a player would do, unless it is to attack this one."""
    only = game.cast.value(game, MUST_ATTACK, seat, -1, 0)
    return game.cast.on[MUST_ATTACK][0].skill.reason("ag-taunted") if only not in (-1, target) else None


def attack_targets(game: AsteriatedGrail, seat: int) -> list[int]:
    """The opponents whom a seat may attack; a taunt leaves one."""
    return [target for target in game.in_order() if target_refusal(game, seat, target) is None]


# ---- ① an active attack


class DeclareAttack(Proposal[AsteriatedGrail]):
    """An active attack about to be made: the card is named; its element, where it has several, and its target
    are asked for."""

    clause: ClassVar[str] = "AG 4(2).1"
    question: ClassVar[str] = "ag-attack-target"

    def __init__(
        self,
        seat: int,
        card: int,
        origin: Task[Any],
        extra: Extra | None,
        target: int = -1,
        element: int = -1,
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.origin = origin
        self.extra = extra
        self.target = target
        self.element = element

    def begun_by(self) -> Task[Any]:
        """The question at which the card was chosen."""
        return self.origin

    def elements(self, game: AsteriatedGrail) -> list[int]:
        """With which elements the card may be used now."""
        bits = attack_elements(game, self.seat, game.face(self.card))
        if self.extra is not None and self.extra.elements:
            bits &= self.extra.elements
        return elements_in(bits)

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The element of a card that has several; then the opponents who can be attacked."""
        if self.element < 0:
            elements = self.elements(game)
            if len(elements) > 1:
                return [Option(ELEMENTS[element]) for element in elements]
        if self.target >= 0:
            return []
        return [Option("target", 0, 0, target) for target in attack_targets(game, self.seat)]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One part more."""
        if option.verb == "target":
            game.push(
                DeclareAttack(self.seat, self.card, self.origin, self.extra, option.number, self.element)
            )
        else:
            element = ELEMENTS.index(option.verb)
            game.push(DeclareAttack(self.seat, self.card, self.origin, self.extra, self.target, element))

    def commit(self, game: AsteriatedGrail) -> None:
        """The card lies open; the action has begun."""
        face = game.face(self.card)
        element = self.element if self.element >= 0 else self.elements(game)[0]
        place = place_of(game, self.seat, self.card)
        opened = game.move(place, game.find(place, self.card), game.open_cards(), EVERYONE)
        attack = Attack(self.seat, self.target, rule("AG 4(2).16"))
        attack.card = opened
        attack.element = element
        attack.fate = face.fate
        assert isinstance(self.origin, Acts)
        if not rule("AG 4(2).4"):
            game.push(self.origin)
        self.origin.doing(game, ATTACK_ACTION)
        begin_attack(game, attack)


def skill_attack(game: AsteriatedGrail, seat: int, target: int, element: int, fate: int, skill: str) -> int:
    """An active attack that a skill makes, without a card, in the action that is under way (AG 4(2).14)."""
    attack = Attack(seat, target, rule("AG 4(2).20"))
    attack.element = element
    attack.fate = fate
    attack.skill = skill
    if game.action and game.action_of(game.action).kind & MAGIC_ACTION and not rule("AG 4(2).15"):
        game.grant(Extra(MAGIC_ACTION, skill), "AG 4(2).15")
    return begin_attack(game, attack)


def begin_attack(game: AsteriatedGrail, attack: Attack) -> int:
    """Point ① of an attack, up to its end; its id."""
    attack.damage += number("AG 4(8)1.5", ATTACK_DAMAGE)
    attack.stage = BEFORE_ATTACK
    id = game.open(attack)
    if attack.active and game.action:
        action = game.action_of(game.action)
        action.target = attack.target
        action.element = attack.element
        attack.action = game.action
        game.attacks += 1
    name = "attacked" if attack.active else "countered"
    clause = "AG 4(2).3" if attack.active else "AG 4(2).6"
    game.emit(
        Event(
            name,
            clause,
            attack.seat,
            0,
            attack.element,
            [attack.card] if attack.card else [],
            attack.target,
        )
    )
    if not attack.parent:
        game.push(PlayAttackCard(id), AttackMade(id), Answer(id), Close(id))
        if rule("AG 4(8)6.2"):
            reach(game, BEFORE_ATTACK, id)
    return id


class PlayAttackCard(Task[AsteriatedGrail]):
    """The attack card is played and goes to the discard pile (AG 2(8).5); seals are set off."""

    clause: ClassVar[str] = "AG 2(8).5"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Show it."""
        attack = game.attack(self.attack)
        if attack.card and rule("AG 2(8).5"):
            played = game.to_discard(game.open_cards(), attack.card, True, attack.seat)
            attack.card = played
            game.rules.cards_shown(game, attack.seat, [played], True, 1 << attack.element)
        return None


class AttackMade(Task[AsteriatedGrail]):
    """The attack exists: standing bonuses, then a change of its target."""

    clause: ClassVar[str] = "AG 4(8)6.2"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Two points after each other."""
        game.attack(self.attack).stage = ATTACK_MADE
        reach(game, REDIRECT, self.attack)
        reach(game, ATTACK_MADE, self.attack)
        return None


# ---- ② the answer


class Answer(Task[AsteriatedGrail]):
    """Point ②: hit or miss (AG 4(8)6.3)."""

    clause: ClassVar[str] = "AG 4(8)6.3"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """A forced hit needs no answer."""
        attack = game.attack(self.attack)
        if attack.settled:
            return None
        if attack.forced or not (rule("AG 4(2).5") and rule("AG 4(8)6.3")):
            game.push(Hits(self.attack))
        else:
            game.push(Defend(attack.target, self.attack))
        return None


def counter_refusal(game: AsteriatedGrail, seat: int, frame: int, card: int) -> Refusal | None:
    """Why a card cannot counter an attack."""
    attack = game.attack(frame)
    if attack.element == DARK:
        reason = refuse(DARK_ATTACK)
        if reason is not None and rule("AG 4(2).13"):
            return reason
    if not attack.counterable:
        return refuse(NOT_COUNTERABLE)
    if not counter_targets(game, seat, attack):
        return NOT_THE_ATTACKER
    face = game.face(card)
    bits = attack_elements(game, seat, face)
    if not bits:
        return NOT_AN_ATTACK_CARD
    fits = bits >> attack.element & 1 == 1 or (bits >> DARK & 1 == 1 and rule("AG 4(2).11"))
    about = frame << 16 | face_of(card)
    if fits or (game.cast.value(game, AS_COUNTER, seat, 0, about) == 1 and rule("AG 4(2).8")):
        return None
    return refuse(WRONG_ELEMENT)


def counter_element(game: AsteriatedGrail, seat: int, attack: Attack, card: int) -> int:
    """The element of a counter: that of the attack where the card has it, else its own."""
    bits = attack_elements(game, seat, game.face(card))
    return attack.element if bits >> attack.element & 1 else elements_in(bits)[0]


def counter_target_refusal(game: AsteriatedGrail, seat: int, attack: Attack, target: int) -> Refusal | None:
    """Why a player cannot be the target of a counter: it hits an opponent other than the attacker (AG R3)."""
    if game.teams[target] == game.teams[seat]:
        return NOT_AN_OPPONENT
    return refuse(NOT_BACK) if target == attack.seat else None


def counter_targets(game: AsteriatedGrail, seat: int, attack: Attack) -> list[int]:
    """Whom a counter may hit."""
    return [
        target for target in game.in_order() if counter_target_refusal(game, seat, attack, target) is None
    ]


def light_refusal(game: AsteriatedGrail, seat: int, card: int) -> Refusal | None:
    """Why a card is no Holy Light for a seat."""
    if game.face(card).kind != HOLY_LIGHT:
        return NO_LIGHT
    if game.cast.value(game, ALLOWED, seat, 1, DO_LIGHT) == 0:
        return NOT_WARDED
    return None if rule("AG 2(8)2.2") else NO_LIGHT


class Defend(Question[AsteriatedGrail]):
    """Who is attacked counters, wards the attack off, or takes it (AG 4(2).5)."""

    clause: ClassVar[str] = "AG 4(2).5"
    question: ClassVar[str] = "ag-defend"

    def __init__(self, seat: int, attack: int) -> None:
        super().__init__(seat)
        self.attack = attack

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Cards that counter, Holy Lights, then the Shield or nothing."""
        attack = game.attack(self.attack)
        cards = playable_cards(game, self.seat)
        options: list[Option] = []
        if rule("AG 4(2).6"):
            counters = [c for c in cards if counter_refusal(game, self.seat, self.attack, c) is None]
            options = one_per_face("counter", counters)
        if attack.light and rule("AG 4(2).9"):
            options += one_per_face("light", [c for c in cards if light_refusal(game, self.seat, c) is None])
        options.append(Option(self.without_cards(game, attack)))
        return options

    def without_cards(self, game: AsteriatedGrail, attack: Attack) -> str:
        """A Shield cannot be kept (AG 2(8)2.20)."""
        if not (attack.shield and has_shield(game, self.seat)):
            return "take"
        return "shield" if refuse(KEEPS_NO_SHIELD) is not None and rule("AG 2(8)2.18") else "take"

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The answer decides between hit and miss."""
        if option.verb == "counter":
            game.push(DeclareCounter(self.seat, self.attack, option.card, -1))
        elif option.verb == "light":
            use_light(game, self.seat, option.card, Misses(self.attack))
        elif option.verb == "shield":
            use_shield(game, self.seat, Misses(self.attack))
        elif rule("AG 4(2).10"):
            game.push(Hits(self.attack))


def use_light(game: AsteriatedGrail, seat: int, card: int, then: Task[Any]) -> None:
    """A Holy Light is shown and used up; then the attack or Magic Bullet misses."""
    game.push(then)
    used = game.to_discard(place_of(game, seat, card), card, True)
    game.emit(Event("holy-light", "AG 2(8)2.2", seat, 0, 0, [used]))
    game.rules.cards_shown(game, seat, [used], True)


def use_shield(game: AsteriatedGrail, seat: int, then: Task[Any]) -> None:
    """A Holy Shield is removed; then the attack or Magic Bullet misses (AG 2(8)2.18)."""
    shield = game.find_effect(seat, SHIELD)
    assert shield is not None
    game.push(then)
    if rule("AG 2(8)2.19"):
        remove_effect(game, shield.id, "AG 2(8)2.18")
    effect_resolved(game, seat, shield.by, SHIELD)


class DeclareCounter(Proposal[AsteriatedGrail]):
    """A counter about to be made: the card is named, the target is asked for."""

    clause: ClassVar[str] = "AG 4(2).6"
    question: ClassVar[str] = "ag-counter-target"

    def __init__(self, seat: int, attack: int, card: int, target: int) -> None:
        super().__init__(seat)
        self.attack = attack
        self.card = card
        self.target = target

    def begun_by(self) -> Task[Any]:
        """The question of how to answer the attack."""
        return Defend(self.seat, self.attack)

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """Opponents other than the attacker."""
        if self.target >= 0:
            return []
        attack = game.attack(self.attack)
        return [Option("target", 0, 0, target) for target in counter_targets(game, self.seat, attack)]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """The target."""
        game.push(DeclareCounter(self.seat, self.attack, self.card, option.number))

    def commit(self, game: AsteriatedGrail) -> None:
        """The card lies open; the counter is an attack of its own."""
        face = game.face(self.card)
        element = counter_element(game, self.seat, game.attack(self.attack), self.card)
        place = place_of(game, self.seat, self.card)
        opened = game.move(place, game.find(place, self.card), game.open_cards(), EVERYONE)
        counter_with(
            game,
            self.seat,
            self.attack,
            opened,
            element,
            face.fate,
            self.target,
        )


def counter_with(
    game: AsteriatedGrail, seat: int, attack: int, opened: int, element: int, fate: int, target: int
) -> int:
    """A counter with an open card: its own ①, then the first attack misses, then the counter goes on to ②."""
    counter = Attack(seat, target, False)
    counter.card = opened
    counter.element = element
    counter.fate = fate
    counter.parent = attack
    counter.active = not rule("AG 4(2).19")
    if not rule("AG 4(2).17"):
        game.emit(Event("action-over", "AG 4(2).17", seat))
    id = begin_attack(game, counter)
    game.push(PlayAttackCard(id), AttackMade(id), Misses(attack), Answer(id), Close(id))
    reach(game, BEFORE_ATTACK, id)
    return id
