"""聖弓, the Holy Bow: an archer of the Holy fate who gathers faith for one shot of the Radiant Cannon.

The Primal Bow (`primal_bow`) shares most of these skills.
"""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.refusal import Refusal
from ..attack import skill_attack, target_refusal
from ..card_steps import Discard, DiscardDownTo
from ..cards import HOLY
from ..damage import Deal
from ..frames import ATTACK_ACTION, MAGIC_ACTION, SPECIAL_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw, DrawUpTo, LoseMorale, gain_morale
from ..needs import OPPONENTS, OWN_SIDE, SAME_ELEMENT, TEAMMATES, Cards, Mode, Named, Need, Number, Targets
from ..playable import ATTACK_CARD, element_bits, elements_in
from ..points import (
    ACTION_END,
    ALLOWED,
    ATTACK_MADE,
    BEFORE_ATTACK,
    DO_ATTACK,
    DO_SPECIAL,
    HEAL_LIMIT,
    HIT,
    INIT,
    MISS,
    TURN_END,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, Grant, Heals, LoseHeal, Tap, Then, Tokens, change_tokens
from ..stones import GainGrail

MOST_FAITH: Final = 10
CANNON_FAITH: Final = 4
CANNON_HAND: Final = 4
MOST_STORM: Final = 2
BY_HEAL: Final = 0
VOLLEY: Final = 1
WITH_GEM: Final = 2
DID_SPECIAL: Final = "took-special"


class SkyBow(Skill):
    """天之弓: the game begins with 2 crystals and the cannon; the heal limit is 1 higher.

    An active attack that is not of the Holy fate deals 1 less damage; an active hit of the Holy fate gives 1
    faith.
    """

    def __init__(self, name: str, points: list[int]) -> None:
        super().__init__(name, PASSIVE, at=points, queries=[HEAL_LIMIT], silent=True)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 more heal."""
        return value + 1 if seat == owner else value

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the start; on active attacks."""
        if not frame:
            return rule("AG T init.4")
        attack = game.attack(frame)
        if attack.seat != seat or not (attack.active or self.counts_counter(attack.stage)):
            return False
        return (attack.stage == HIT) == (attack.fate == HOLY)

    def counts_counter(self, stage: int) -> bool:
        """Whether counters count too."""
        return False

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Crystals and cannon; or less damage; or faith."""
        used = game.use(use)
        if not used.frame:
            game.push(Energy(used.seat, 0, 2, self.clause), Tokens(used.seat, BLUE, 1, self.clause))
            return
        attack = game.attack(used.frame)
        if attack.stage == HIT:
            change_tokens(game, used.seat, YELLOW, 1, self.clause)
        else:
            attack.damage -= 1


class ShardStorm(Skill):
    """聖屑颶暴: two attack cards of one element, shown, make an active attack of it, of the Holy fate.

    It is a Magic Action and an Attack Action too. When it misses, 1 or 2 own heal have a teammate discard as
    many cards.
    """

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(
            name,
            MAGIC,
            at=[MISS],
            needs=[Cards(2, 2, kind, bond=SAME_ELEMENT), Targets(1, 1, OPPONENTS)],
        )
        self.on_miss: list[Need] = [Number(), Targets(1, 1, TEAMMATES)]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """As an action where attacks are allowed; then on the miss of that attack, with heal."""
        if not frame:
            return game.cast.value(game, ALLOWED, seat, 1, DO_ATTACK) == 1
        attack = game.attack(frame)
        return attack.seat == seat and attack.skill == self.name and game.heal[seat] > 0

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Cards and an opponent; on a miss a number and a teammate."""
        return self.on_miss if frame else self.needs

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Whom an active attack may hit."""
        return None if frame else target_refusal(game, seat, target)

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """2 heal at most."""
        return min(MOST_STORM, game.heal[seat])

    def element(self, game: AsteriatedGrail, seat: int, cards: list[int]) -> int:
        """The element of the attack: what both cards are, or may count as."""
        one, other = game.face(cards[0]), game.face(cards[1])
        return elements_in(element_bits(game, seat, one) & element_bits(game, seat, other))[0]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The attack; or the discards."""
        used = game.use(use)
        if used.frame:
            game.push(
                LoseHeal(used.seat, used.number, self.clause),
                Discard(used.targets[0], used.number, self.clause, use),
            )
            return
        game.action_of(game.action).kind |= ATTACK_ACTION
        element = self.element(game, used.seat, used.cards)
        skill_attack(game, used.seat, used.targets[0], element, HOLY, self.name)


class HolyDescent(Skill):
    """聖煌降臨: for 2 own heal or 2 faith the Radiant form, and an extra Magic Action.

    In the form no special action is possible (the axis says so; the form therefore lasts).
    """

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, MAGIC, queries=[ALLOWED], needs=[Mode(words)])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """No special actions in the form."""
        held = seat == owner and about == DO_SPECIAL and game.tapped[seat] and rule("AG T action.8")
        return 0 if held else value

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Out of the form."""
        return not game.tapped[seat]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """With 2 heal, or 2 faith."""
        return (game.heal[seat] if mode == BY_HEAL else game.yellow[seat]) >= 2

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price, the form, the Magic Action."""
        used = game.use(use)
        game.push(
            Tap(used.seat, self.clause),
            Grant(ExtraAction(MAGIC_ACTION, self.name), self.clause, "AG T extra.30"),
        )
        pay_faith_or_heal(game, used.seat, used.mode, 2, self.clause)


def pay_faith_or_heal(game: AsteriatedGrail, seat: int, mode: int, amount: int, clause: str) -> None:
    """Own heal or faith goes."""
    if mode == BY_HEAL:
        game.push(LoseHeal(seat, amount, clause))
    else:
        game.push(Tokens(seat, YELLOW, -amount, clause))


class LightBurst(Skill):
    """聖光爆裂: in the form, one of two.

    Draw a card, lose 1 heal, gain 1 faith, and a teammate gains 1 heal. Or for X own heal name up to X
    opponents who hold at least X cards fewer; discard X cards, and deal each of them attack damage, 2 and 1
    more for each of them who has heal.
    """

    def __init__(self, name: str, words: list[str]) -> None:
        ways = Mode(words)
        super().__init__(name, MAGIC, needs=[ways])
        self.gift: list[Need] = [ways, Targets(1, 1, TEAMMATES)]
        self.volley: list[Need] = [ways, Number(), Targets(1, -1, OPPONENTS)]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form."""
        return game.tapped[seat]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The second way needs heal and an opponent with fewer cards."""
        return mode != VOLLEY or self.most(game, seat, frame, named) > 0

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The way first."""
        if named.mode < 0:
            return self.needs
        return self.volley if named.mode == VOLLEY else self.gift

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As much heal as there is, and so that someone can be named."""
        fewest = min(len(game.hand(other).cards) for other in game.opponents(seat))
        return min(game.heal[seat], len(game.hand(seat).cards) - fewest)

    def most_targets(self, game: AsteriatedGrail, seat: int, most: int, named: Named) -> int:
        """As many opponents as heal goes."""
        return named.number if named.mode == VOLLEY else most

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Opponents with at least so many cards fewer."""
        if named.mode != VOLLEY:
            return None
        enough = len(game.hand(target).cards) <= len(game.hand(seat).cards) - named.number
        return None if enough else self.reason("ag-too-many-cards-there")

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The way that was chosen."""
        used = game.use(use)
        if used.mode == VOLLEY:
            game.push(
                LoseHeal(used.seat, used.number, self.clause),
                Discard(used.seat, used.number, self.clause),
                Then(use, 0),
            )
        else:
            self.give(game, use)

    def give(self, game: AsteriatedGrail, use: int) -> None:
        """The first way."""
        used = game.use(use)
        seat = used.seat
        game.push(
            Draw(seat, 1, self.clause),
            LoseHeal(seat, 1, self.clause),
            Tokens(seat, YELLOW, 1, self.clause),
            Heals(used.targets[0], 1, self.clause, seat),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The damage of the second way, counted once for all."""
        used = game.use(use)
        amount = 2 + sum(1 for target in used.targets if game.heal[target] > 0)
        game.push(
            *[Deal(used.seat, target, amount, self.clause, use, magic=False) for target in used.targets]
        )


class MeteorShot(Skill):
    """流星聖彈: in the form, before an active attack, own heal or faith gives someone of the camp 1 heal."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, RESPONSE, at=[BEFORE_ATTACK], needs=[Mode(words), Targets(1, 1, OWN_SIDE)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack, in the form."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.tapped[seat]

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """With heal, or faith."""
        return (game.heal[seat] if mode == BY_HEAL else game.yellow[seat]) > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price, then the heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 1, self.clause, used.seat))
        pay_faith_or_heal(game, used.seat, used.mode, 1, self.clause)


def cannon_price(game: AsteriatedGrail, seat: int) -> int:
    """The faith that a shot costs: 4, and as much as the own morale is behind."""
    camp = game.camp(seat)
    return CANNON_FAITH + max(0, game.morale[1 - camp] - game.morale[camp])


class Cannon(Skill):
    """聖煌輝光炮: in the form, for the cannon, 4 faith and as much more as the own morale is behind.

    Every hand becomes 4 cards, the camp gains a Grail, then the morale of one camp is made that of the other,
    by choice.
    """

    def __init__(self, name: str, exclusive: str = "") -> None:
        super().__init__(name, MAGIC, exclusive=exclusive)

    def is_there(self, game: AsteriatedGrail, seat: int) -> bool:
        """Whether the cannon can still fire."""
        return game.blue[seat] > 0

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form, with the faith."""
        return (
            game.tapped[seat] and self.is_there(game, seat) and game.yellow[seat] >= cannon_price(game, seat)
        )

    def spend(self, game: AsteriatedGrail, seat: int) -> None:
        """The cannon has fired."""
        change_tokens(game, seat, BLUE, -1, self.clause)

    def afterwards(self, game: AsteriatedGrail, use: int) -> None:
        """What a shot brings besides."""

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price, the hands, the Grail, the morale."""
        seat = game.use(use).seat
        change_tokens(game, seat, YELLOW, -cannon_price(game, seat), self.clause)
        self.spend(game, seat)
        game.push(GainGrail(game.camp(seat), self.clause, False), Ask(use, 0), Then(use, 0))
        for other in game.in_order()[::-1]:
            game.push(
                DrawUpTo(other, CANNON_HAND, self.clause), DiscardDownTo(other, CANNON_HAND, self.clause)
            )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whose morale changes, where they differ."""
        if game.morale[0] == game.morale[1]:
            return []
        return [Option("own-morale"), Option("their-morale")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It becomes what the other's is."""
        own = game.camp(game.use(use).seat)
        camp = own if option.verb == "own-morale" else 1 - own
        change = game.morale[1 - camp] - game.morale[camp]
        if change > 0:
            gain_morale(game, camp, change, self.clause)
        else:
            game.push(LoseMorale(game.use(use).seat, camp, -change, self.clause))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """What comes last."""
        self.afterwards(game, use)


class AutoRefill(Skill):
    """自動填充: at the end of an own turn without a special action energy becomes faith or heal, by itself.

    A crystal gives 1 of either, a gem a crystal and 2 of either. As a passive it cannot be passed over while
    there is energy.
    """

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(
            name,
            PASSIVE,
            at=[TURN_END],
            later=[ACTION_END],
            axis="AG T turn-end.8",
            crystals=1,
            needs=[Mode(words)],
        )

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """When an own special action ends."""
        action = game.action_of(frame)
        return action.seat == owner and action.kind & SPECIAL_ACTION != 0

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It is remembered for this turn."""
        game.mark(DID_SPECIAL)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """At the end of an own turn without a special action."""
        return game.turn == seat and not game.marked(DID_SPECIAL)

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """The latter two need a gem."""
        return mode < WITH_GEM or game.energy_gems[seat] > 0

    def crystals_for(self, named: Named) -> int:
        """A crystal, for the first two."""
        return 1 if named.mode < WITH_GEM else 0

    def gems_for(self, named: Named) -> int:
        """A gem, for the latter two."""
        return 0 if named.mode < WITH_GEM else 1

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Faith or heal, 1 or 2."""
        used = game.use(use)
        seat = used.seat
        amount = 1 if used.mode < WITH_GEM else 2
        if used.mode % 2:
            game.push(Heals(seat, amount, self.clause, seat))
        else:
            game.push(Tokens(seat, YELLOW, amount, self.clause))
        game.push(Energy(seat, 0, amount - 1, self.clause))


DESCENT_WORDS: Final = ["descend-by-heal", "descend-by-faith"]
SHOT_WORDS: Final = ["shoot-by-heal", "shoot-by-faith"]
REFILL_WORDS: Final = ["refill-faith", "refill-heal", "refill-faith-by-gem", "refill-heal-by-gem"]

HOLY_BOW: Final = Character(
    37,
    "holy-bow",
    HOLY,
    4.5,
    [
        SkyBow("sky-bow", [INIT, ATTACK_MADE, HIT]),
        ShardStorm("shard-storm", ATTACK_CARD),
        HolyDescent("radiant-descent", DESCENT_WORDS),
        LightBurst("light-burst", ["burst-gift", "burst-volley"]),
        MeteorShot("meteor-shot", SHOT_WORDS),
        Cannon("radiant-cannon"),
        AutoRefill("auto-refill", REFILL_WORDS),
    ],
    yellow=MOST_FAITH,
    blue=1,
    set="tenth",
)
