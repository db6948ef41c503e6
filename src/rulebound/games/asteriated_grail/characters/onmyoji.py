"""陰陽師, the Onmyoji: counters by fate instead of element, and gathers ghost fire with it."""

from typing import ClassVar, Final

from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..attack import counter_element, counter_refusal, counter_target_refusal, counter_with
from ..card_steps import Discard
from ..cards import DARK, PHANTOM
from ..damage import Deal
from ..frames import ATTACK_ACTION, Attack
from ..frames import Extra as ExtraAction
from ..hands import CHECK_HANDS, Draw
from ..needs import NOTHING, OPPONENTS, SAME_FATE, TEAMMATES, Cards, Mode, Named, Need, Targets
from ..playable import one_per_face
from ..points import AS_COUNTER, BEFORE_ATTACK, REDIRECT, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Energy, Grant, Heals, Tap, Then, Tokens, Untap, change_tokens
from ..using import Using

YIN_YANG: Final = "yin-yang-shift"
FIRE_DAMAGE: Final = "ghost-fire-damage"
MOST_FIRE: Final = 3
BLESS: Final = 0
PAIR: Final = Cards(2, 2, bond=SAME_FATE)


class ShikigamiDescent(Skill):
    """式神降臨: for two cards of one fate, shown, the Shikigami form, 1 ghost fire and an extra attack.

    In the form already it only brings the fire and the attack.
    """

    def __init__(self) -> None:
        super().__init__("shikigami-descent", MAGIC, needs=[PAIR])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The form, then the fire, then the Attack Action."""
        used = game.use(use)
        game.push(
            Tap(used.seat, self.clause),
            Tokens(used.seat, YELLOW, 1, self.clause),
            Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause, "AG T extra.27"),
        )


def set_fire_damage(game: AsteriatedGrail, seat: int, attack: Attack) -> None:
    """A counter that was made out of the form deals as much as there is ghost fire."""
    if FIRE_DAMAGE in attack.skills:
        attack.damage = game.yellow[seat]


class YinYangShift(Skill):
    """陰陽轉換: a card of the same fate as an attack that can be countered counters it, with its own element.

    It gives 1 ghost fire; in the Shikigami form she leaves it and the counter deals as much damage as she
    has ghost fire. With a card that also counters by its element she need not use it.
    """

    def __init__(self) -> None:
        super().__init__(YIN_YANG, RESPONSE, at=[BEFORE_ATTACK], later=[BEFORE_ATTACK], queries=[AS_COUNTER])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """A card of the attack's fate counters it."""
        fate = game.attack(about >> 16).fate
        same = seat == owner and fate >= 0 and game.rules.card_faces[about & 0xFFFF].fate == fate
        return 1 if same else value

    def by_fate(self, game: AsteriatedGrail, seat: int, frame: int, needed: bool) -> bool:
        """Whether her counter has the fate of the attack; `needed`: and would be none by its element."""
        attack = game.attack(frame)
        if attack.seat != seat or attack.active or attack.fate < 0 or self.name in attack.skills:
            return False
        parent = game.attack(attack.parent)
        fits = attack.element in (parent.element, DARK)
        return attack.fate == parent.fate and fits != needed

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Where the card counters anyway, it may be used."""
        return self.by_fate(game, seat, frame, False)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """Where only the fate makes it a counter, it is used."""
        return self.by_fate(game, owner, frame, True)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Use it."""
        game.push(Using(owner, self, owner, frame, CHECK_HANDS, NOTHING))

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 ghost fire; out of the form the damage is the fire."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        change_tokens(game, used.seat, YELLOW, 1, self.clause)
        if game.tapped[used.seat]:
            attack.with_skill(FIRE_DAMAGE)
            set_fire_damage(game, used.seat, attack)
            game.push(Untap(used.seat, self.clause))


class ShikigamiShift(Skill):
    """式神轉換: together with 陰陽轉換, draw a card and gain 1 ghost fire; that counts for its damage."""

    def __init__(self) -> None:
        super().__init__("shikigami-shift", RESPONSE, at=[BEFORE_ATTACK])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On her counter that was made with it."""
        attack = game.attack(frame)
        return attack.seat == seat and YIN_YANG in attack.skills

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The card, then the fire."""
        used = game.use(use)
        game.push(Draw(used.seat, 1, self.clause), Tokens(used.seat, YELLOW, 1, self.clause), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The damage follows the fire."""
        used = game.use(use)
        set_fire_damage(game, used.seat, game.attack(used.frame))


class DarkRite(Skill):
    """黑暗祭禮: at the end of her turn with ghost fire at its most, it all goes for 2 damage."""

    def __init__(self) -> None:
        super().__init__("dark-rite", PASSIVE, at=[TURN_END], axis="AG T turn-end.6", needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of her own turn."""
        return game.turn == seat and game.yellow[seat] >= MOST_FIRE

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The fire, then the damage."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -game.yellow[used.seat], self.clause)
        game.push(Deal(used.seat, used.targets[0], 2, self.clause, use))


def counters(game: AsteriatedGrail, seat: int, frame: int) -> list[int]:
    """The hand cards with which a seat can counter an attack."""
    return [card for card in game.hand(seat).cards if counter_refusal(game, seat, frame, card) is None]


class CounterCard(Need):
    """A hand card that counters the attack; the skill plays it."""

    question: ClassVar[str] = "ag-name-card"
    played: ClassVar[bool] = True

    def options(
        self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face."""
        return [] if named.printed else one_per_face("counter", counters(game, seat, frame))

    def take(self, named: Named, option: Option) -> None:
        """The card."""
        named.printed = option.card

    def can(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named) -> bool:
        """Whether the hand has one."""
        return bool(counters(game, seat, frame))

    def seems(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int) -> bool:
        """Others see only that there are cards."""
        return bool(game.hand(seat).cards)


class ShikigamiBind(Skill):
    """式神咒束: in the form she steps before a teammate who is actively attacked, and counters.

    The attack must be one that can be countered; it costs a gem and a crystal of the camp.
    """

    def __init__(self) -> None:
        super().__init__(
            "shikigami-bind", RESPONSE, at=[REDIRECT], needs=[CounterCard(), Targets(1, 1, OPPONENTS)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """A teammate is attacked, the attack can be countered, and the stones are there."""
        attack = game.attack(frame)
        camp = game.camp(seat)
        if not attack.active or attack.settled or attack.target == seat or game.camp(attack.target) != camp:
            return False
        if attack.forced or not attack.counterable or attack.element == DARK:
            return False
        return game.tapped[seat] and game.gems[camp] > 0 and game.crystals[camp] > 0

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Whom a counter may hit."""
        return counter_target_refusal(game, seat, game.attack(frame), target)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Pay, become the target, and counter."""
        used = game.use(use)
        seat = used.seat
        attack = game.attack(used.frame)
        game.take_stones(game.camp(seat), 1, 1, self.clause)
        attack.target = seat
        attack.settled = True
        game.emit(Event("redirected", self.clause, seat))
        element = counter_element(game, seat, attack, used.printed)
        fate = game.face(used.printed).fate
        counter_with(game, seat, used.frame, used.printed, element, fate, used.targets[0])


class LifeBarrier(Skill):
    """生命結界: for a crystal, 1 ghost fire, and one of two.

    Either a teammate gains a gem and 1 heal and she deals herself as much damage as she has ghost fire,
    which costs no morale at 3; or, in the form and for two cards of one fate, shown, she leaves it and a
    teammate discards a card.
    """

    def __init__(self) -> None:
        ways = Mode(["life-gift", "life-release"])
        super().__init__("life-barrier", MAGIC, crystals=1, needs=[ways])
        self.gift: list[Need] = [ways, Targets(1, 1, TEAMMATES)]
        self.release: list[Need] = [ways, PAIR, Targets(1, 1, TEAMMATES)]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The second way needs the form and the cards."""
        return mode == BLESS or (game.tapped[seat] and PAIR.can(game, self, seat, frame, named))

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The way first."""
        if named.mode < 0:
            return self.needs
        return self.gift if named.mode == BLESS else self.release

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The fire, then the way that was chosen."""
        used = game.use(use)
        seat, target = used.seat, used.targets[0]
        change_tokens(game, seat, YELLOW, 1, self.clause)
        if used.mode == BLESS:
            fire = game.yellow[seat]
            game.push(
                Energy(target, 1, 0, self.clause),
                Heals(target, 1, self.clause, seat),
                Deal(seat, seat, fire, self.clause, use, costs_morale=fire != MOST_FIRE),
            )
        else:
            game.push(Untap(seat, self.clause), Discard(target, 1, self.clause, use))


ONMYOJI: Final = Character(
    33,
    "onmyoji",
    PHANTOM,
    4,
    [
        ShikigamiDescent(),
        YinYangShift(),
        ShikigamiShift(),
        DarkRite(),
        ShikigamiBind(),
        LifeBarrier(),
    ],
    yellow=MOST_FIRE,
    set="tenth",
)
