"""紅蓮騎士, the Crimson Knight: heals to hurt himself, and grows stronger when his own blood costs morale."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ..cards import BLOOD
from ..damage import Deal
from ..frames import EITHER_ACTION
from ..frames import Extra as ExtraAction
from ..needs import TEAMMATES, Cards, Named, Number, Targets
from ..playable import MAGIC_CARD
from ..points import ATTACK_MADE, BURST, EXTRA, HEAL_LIMIT, HEAL_USE, HIT, MORALE_LOST, TURN_END
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Grant, Heals, LoseHeal, Tap, Tokens, Untap

MOST_MARKS: Final = 2
MORE_HEAL: Final = 2
OWN_BLOOD: Final = 4


class CrimsonCovenant(Skill):
    """腥紅聖約: with an active attack, 1 heal; once a turn."""

    def __init__(self) -> None:
        super().__init__("crimson-covenant", RESPONSE, at=[ATTACK_MADE], once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        seat = game.use(use).seat
        game.push(Heals(seat, 1, self.clause, seat))


class CrimsonFaith(Skill):
    """腥紅信仰: 2 more heal at most, but it helps only against damage that he deals to himself."""

    def __init__(self) -> None:
        super().__init__("crimson-faith", PASSIVE, queries=[HEAL_LIMIT, HEAL_USE])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """A higher limit; no use against others."""
        if seat != owner:
            return value
        if query == HEAL_LIMIT:
            return value + MORE_HEAL
        return value if game.damage(about).source == owner else 0


class BloodPrayer(Skill):
    """血腥禱言: remove X heal and deal yourself X damage; 1 or 2 teammates share X heal, and 1 blood mark."""

    def __init__(self) -> None:
        super().__init__("blood-prayer", STARTUP, needs=[Number(), Targets(1, 2, TEAMMATES)])

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """As much heal as there is."""
        return game.heal[seat]

    def most_targets(self, game: AsteriatedGrail, seat: int, most: int, named: Named) -> int:
        """Each of them gains something."""
        return min(most, named.number)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price first, then how it is shared, then the mark."""
        used = game.use(use)
        seat, amount = used.seat, used.number
        game.push(
            LoseHeal(seat, amount, self.clause),
            Deal(seat, seat, amount, self.clause, use),
            Ask(use, 0),
            Tokens(seat, YELLOW, 1, self.clause),
        )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """How much of it the first teammate gains; one alone gains all."""
        used = game.use(use)
        if len(used.targets) == 1:
            return [Option("share", 0, 0, used.number)]
        return [Option("share", 0, 0, share) for share in range(1, used.number)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """The rest is for the other."""
        used = game.use(use)
        shares = [option.number, used.number - option.number]
        game.push(
            *[Heals(target, shares[i], self.clause, used.seat) for i, target in enumerate(used.targets)]
        )


class SlaughterFeast(Skill):
    """殺戮盛宴: when an active attack hits, a blood mark and 4 damage to yourself for 2 more damage."""

    def __init__(self) -> None:
        super().__init__("slaughter-feast", RESPONSE, at=[HIT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a mark, on an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price comes ahead of the attack's damage."""
        used = game.use(use)
        seat = used.seat
        game.attack(used.frame).damage += 2
        game.push(
            Tokens(seat, YELLOW, -1, self.clause),
            Deal(seat, seat, OWN_BLOOD, self.clause, use),
        )


class BoilingBlood(Skill):
    """熱血沸騰: when damage that he takes costs morale, he is tapped; then no damage that he takes does.

    At the end of his turn he leaves the form and gains 2 heal.
    """

    def __init__(self) -> None:
        super().__init__("boiling-blood", PASSIVE, at=[MORALE_LOST], later=[BURST, TURN_END])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After a burst from damage that he took."""
        loss = game.loss(frame)
        return loss.seat == seat and loss.damage != 0 and not game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Into the form."""
        game.push(Tap(game.use(use).seat, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """In the form: at a burst from damage, and at the end of his turn (AG T turn-end.2)."""
        if not game.tapped[owner]:
            return False
        if point == TURN_END:
            return game.turn == owner and rule("AG T turn-end.2")
        loss = game.loss(frame)
        return loss.seat == owner and loss.damage != 0

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """No morale is lost; at the end out of the form, with 2 heal."""
        if point == TURN_END:
            game.push(Untap(owner, self.clause), Heals(owner, 2, self.clause, owner))
        else:
            game.loss(frame).amount = 0


class CalmResolve(Skill):
    """戒驕戒躁: in the form, after an Attack or Magic Action, leave it for one more of either."""

    def __init__(self) -> None:
        super().__init__("calm-resolve", RESPONSE, at=[EXTRA], axis="AG T extra.21", crystals=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the form, when an own action of these kinds has ended."""
        return game.action_of(frame).is_of(seat, EITHER_ACTION) and game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Out of the form; one more action."""
        game.push(
            Untap(game.use(use).seat, self.clause),
            Grant(ExtraAction(EITHER_ACTION, self.name), self.clause),
        )


class CrimsonCross(Skill):
    """腥紅十字: a blood mark, 2 magic cards, shown, and 4 damage to yourself for 3 damage to a character."""

    def __init__(self) -> None:
        super().__init__("crimson-cross", MAGIC, crystals=1, needs=[Cards(2, 2, MAGIC_CARD), Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a mark."""
        return game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price first."""
        used = game.use(use)
        seat = used.seat
        game.push(
            Tokens(seat, YELLOW, -1, self.clause),
            Deal(seat, seat, OWN_BLOOD, self.clause, use),
            Deal(seat, used.targets[0], 3, self.clause, use),
        )


CRIMSON_KNIGHT: Final = Character(
    28,
    "crimson-knight",
    BLOOD,
    4,
    [
        CrimsonCovenant(),
        CrimsonFaith(),
        BloodPrayer(),
        SlaughterFeast(),
        BoilingBlood(),
        CalmResolve(),
        CrimsonCross(),
    ],
    yellow=MOST_MARKS,
    set="phantom-stardust",
)
