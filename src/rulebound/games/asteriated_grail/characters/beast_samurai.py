"""獸靈武士, the Beast-soul Samurai: watches others take on their forms, and strikes from the drawn sword."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..card_steps import Discard
from ..cards import TECH
from ..frames import ATTACK_ACTION, Attack, Damage, Happening
from ..frames import Extra as ExtraAction
from ..hands import Draw, LoseMorale
from ..needs import Named, Number, Targets
from ..points import (
    ACTION_END,
    ATTACK_MADE,
    BEFORE_ATTACK,
    BORNE,
    DEALT,
    EXTRA,
    HIT,
    TAPPED,
    TOKENS_LOST,
    TURN_END,
)
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, Tap, Then, Tokens, Untap, change_tokens

THOUGHTLESS: Final = "thoughtless-strike"
ALL_MIND: Final = 4
IAI: Final = "reverse-iai"
SOUL: Final = "reverse-iai-soul"
FEW_CARDS: Final = 4
DISCARDS: Final = 2


class LingeringMind(Skill):
    """武者殘心: when an Attack Action ends, once a turn, 1 lingering mind."""

    def __init__(self) -> None:
        super().__init__("lingering-mind", RESPONSE, at=[ACTION_END], axis="AG T action-end.5", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action ends."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 lingering mind."""
        change_tokens(game, game.use(use).seat, YELLOW, 1, self.clause)


class ThoughtlessStrike(Skill):
    """一擊無念: after an Attack Action, for 4 lingering minds, an attack that no Shield or Light stops.

    With a card of the Technique fate that attack cannot but hit.
    """

    def __init__(self) -> None:
        super().__init__(THOUGHTLESS, RESPONSE, at=[EXTRA], later=[BEFORE_ATTACK], axis="AG T extra.29")

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When his own Attack Action has ended, with 4 lingering minds."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION) and game.yellow[seat] >= ALL_MIND

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The minds, then the attack."""
        change_tokens(game, game.use(use).seat, YELLOW, -ALL_MIND, self.clause)
        game.push(Grant(ExtraAction(ATTACK_ACTION, self.name), self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """On the attack of that action."""
        attack = game.attack(frame)
        if attack.seat != owner or not attack.active:
            return False
        extra = game.action_of(attack.action).extra
        return extra is not None and extra.skill == self.name

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Nothing wards it off; of the Technique fate it hits."""
        attack = game.attack(frame)
        attack.shield = False
        attack.light = False
        attack.forced = attack.forced or attack.fate == TECH


class BeastThought(Skill):
    """獸魂意念: a beast soul that goes gives a lingering mind; out of the form an active hit gives a soul."""

    def __init__(self) -> None:
        super().__init__("beast-thought", PASSIVE, at=[TOKENS_LOST, HIT], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """His own souls, or his own active attack."""
        found = game.frames[frame]
        if isinstance(found, Happening):
            return found.seat == seat and found.kind == BLUE
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Minds for souls, or a soul."""
        used = game.use(use)
        found = game.frames[used.frame]
        if isinstance(found, Happening):
            change_tokens(game, used.seat, YELLOW, found.number, self.clause)
        else:
            change_tokens(game, used.seat, BLUE, 1, self.clause)


class BeastVigil(Skill):
    """獸魂警戒: another has been tapped; for a beast soul he takes on the form, and someone discards.

    The card is shown; a magic card gives the soul back.
    """

    def __init__(self) -> None:
        super().__init__("beast-vigil", RESPONSE, at=[TAPPED], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Out of the form, with a soul."""
        return game.happening(frame).seat != seat and not game.tapped[seat] and game.blue[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The soul, the form, then the discard."""
        used = game.use(use)
        game.push(
            Tokens(used.seat, BLUE, -1, self.clause),
            Tap(used.seat, self.clause),
            Discard(used.targets[0], 1, self.clause, use, shown=True),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """A magic card gives a soul."""
        soul_for_magic(game, use, self.clause)


def soul_for_magic(game: AsteriatedGrail, use: int, clause: str) -> None:
    """The card that was discarded for a skill gives a beast soul if it is a magic card."""
    used = game.use(use)
    if any(game.face(card).is_magic for card in used.cards):
        change_tokens(game, used.seat, BLUE, 1, clause)


class BeastRetort(Skill):
    """獸反: on magic damage to him, for X beast souls he discards X cards and the other one, shown.

    A magic card gives a soul. The damage stays as it is.
    """

    def __init__(self) -> None:
        super().__init__("beast-retort", RESPONSE, at=[DEALT], needs=[Number()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On magic damage to him."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many souls as he has."""
        return game.blue[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """His own cards, then the other's."""
        used = game.use(use)
        game.push(
            Tokens(used.seat, BLUE, -used.number, self.clause),
            Discard(used.seat, used.number, self.clause),
            Discard(game.damage(used.frame).source, 1, self.clause, use, shown=True),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """A magic card gives a soul."""
        soul_for_magic(game, use, self.clause)


class IaiForm(Skill):
    """御魂流居合形態: in the form his attacks on tapped characters deal 1 more.

    He leaves it when another character takes damage from him. At the end of his turn he removes a beast soul,
    and leaves the form if none is left then.
    """

    def __init__(self) -> None:
        super().__init__("iai-form", PASSIVE, at=[ATTACK_MADE, BORNE, TURN_END], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form: on his attack, his damage, and at the end of his turn."""
        if not game.tapped[seat]:
            return False
        if not frame:
            return game.turn == seat and rule("AG T turn-end.1")
        found = game.frames[frame]
        if isinstance(found, Attack):
            return found.seat == seat and game.tapped[found.target]
        damage = game.damage(frame)
        return damage.source == seat and damage.target != seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """More damage; or out of the form."""
        used = game.use(use)
        seat = used.seat
        if not used.frame:
            game.push(Tokens(seat, BLUE, -1, self.clause), Then(use, 0))
            return
        found = game.frames[used.frame]
        if isinstance(found, Damage):
            game.push(Untap(seat, self.clause))
        else:
            game.attack(used.frame).damage += 1

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Without souls he leaves it."""
        seat = game.use(use).seat
        if not game.blue[seat]:
            game.push(Untap(seat, self.clause))


class ReverseIai(Skill):
    """逆反居合斬: in the form, before an attack on an opponent with fewer than 4 cards, for X beast souls.

    When it hits, the target discards X + 2 cards instead of being dealt damage; with fewer cards his camp
    loses 1 morale.
    """

    def __init__(self) -> None:
        super().__init__(IAI, RESPONSE, at=[BEFORE_ATTACK], later=[HIT], needs=[Number()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own attack, counters too."""
        attack = game.attack(frame)
        return attack.seat == seat and game.tapped[seat] and len(game.hand(attack.target).cards) < FEW_CARDS

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """None will do."""
        return 0

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As many souls as he has."""
        return game.blue[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Remembered until the attack hits."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        for _ in range(used.number):
            attack.with_skill(SOUL)
        change_tokens(game, used.seat, BLUE, -used.number, self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """The attack was made with it."""
        attack = game.attack(frame)
        return attack.seat == owner and self.name in attack.skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """Cards instead of damage."""
        attack = game.attack(frame)
        attack.no_damage = True
        count = DISCARDS + attack.skills.count(SOUL)
        if len(game.hand(attack.target).cards) < count:
            game.push(LoseMorale(owner, game.camp(attack.target), 1, self.clause))
        game.push(Discard(attack.target, count, self.clause))


class IaiStance(Skill):
    """御魂流居合式: for a gem, 1 beast soul beyond the most; draw or discard a card, or neither.

    In the form it gives a lingering mind, otherwise he takes on the form.
    """

    def __init__(self) -> None:
        super().__init__("iai-stance", STARTUP, gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The soul, the card, then the form."""
        used = game.use(use)
        game.push(Tokens(used.seat, BLUE, 1, self.clause, -1), Ask(use, 0), Then(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Draw, discard, or neither."""
        found = [Option("iai-draw"), Option("decline")]
        if game.hand(game.use(use).seat).cards:
            found.insert(1, Option("iai-discard"))
        return found

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """One card more or less."""
        seat = game.use(use).seat
        if option.verb == "iai-draw":
            game.push(Draw(seat, 1, self.clause))
        elif option.verb == "iai-discard":
            game.push(Discard(seat, 1, self.clause))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """A lingering mind, or the form."""
        seat = game.use(use).seat
        if game.tapped[seat]:
            change_tokens(game, seat, YELLOW, 1, self.clause)
        else:
            game.push(Tap(seat, self.clause))


BEAST_SAMURAI: Final = Character(
    36,
    "beast-samurai",
    TECH,
    4.5,
    [
        LingeringMind(),
        ThoughtlessStrike(),
        BeastThought(),
        BeastVigil(),
        BeastRetort(),
        IaiForm(),
        ReverseIai(),
        IaiStance(),
    ],
    yellow=ALL_MIND,
    blue=2,
    set="tenth",
)
