"""英靈人形, the Heroic Doll: battle patterns flip to magic patterns and back, for hits and for misses."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.refusal import Refusal
from ..cards import CHANT
from ..damage import Deal
from ..hands import Draw
from ..needs import DIFFERENT_ELEMENTS, SAME_ELEMENT, Cards, Named, Need, Number, Targets
from ..points import DEALT, HAND_LIMIT, HIT, INIT, MISS, TURN_END
from ..skills import PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Ask, Tap, Untap, change_tokens

PATTERNS: Final = 3
SUPPRESSION: Final = "anger-suppression"
FUSION: Final = "pattern-fusion"
MOST_ECHO: Final = 3


def flip(game: AsteriatedGrail, seat: int, count: int, colour: int, clause: str) -> None:
    """Patterns of a colour turn over and are of the other one."""
    change_tokens(game, seat, colour, -count, clause)
    change_tokens(game, seat, BLUE if colour == YELLOW else YELLOW, count, clause)


class PatternMastery(Skill):
    """戰紋掌握: begins the game with 3 battle patterns; they and the magic patterns are 3 together."""

    def __init__(self) -> None:
        super().__init__("pattern-mastery", PASSIVE, at=[INIT], axis="AG T init.2", silent=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """All three lie with the battle side up."""
        change_tokens(game, game.use(use).seat, YELLOW, PATTERNS, self.clause)


class AngerSuppression(Skill):
    """怒火壓制: when an active attack misses, flip a battle pattern; not together with Pattern Fusion."""

    def __init__(self) -> None:
        super().__init__(SUPPRESSION, RESPONSE, at=[MISS])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a battle pattern, on an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.yellow[seat] > 0 and FUSION not in attack.skills

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """One turns over."""
        used = game.use(use)
        game.attack(used.frame).with_skill(self.name)
        flip(game, used.seat, 1, YELLOW, self.clause)


class PatternSkill(Skill):
    """A skill that flips a pattern and discards cards that hang together; in the form it may flip more."""

    def __init__(self, name: str, point: int, bond: int, colour: int) -> None:
        super().__init__(name, RESPONSE, at=[point], needs=[Cards(2, -1, bond=bond), Number("flip-patterns")])
        self.colour = colour

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With such a pattern, on an own active attack."""
        attack = game.attack(frame)
        return attack.seat == seat and attack.active and game.tokens(seat, self.colour) > 0

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """How many more are flipped is asked only in the form."""
        return self.needs if game.tapped[seat] else self.needs[:1]

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """No more need be flipped."""
        return 0

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """All others that there are."""
        return game.tokens(seat, self.colour) - 1


class PatternCrush(PatternSkill):
    """戰紋碎擊: when an active attack hits, flip a battle pattern and discard X > 1 cards of one element.

    They are shown; X - 1 more damage; in the form flip Y more battle patterns, for Y more.
    """

    def __init__(self) -> None:
        super().__init__("pattern-crush", HIT, SAME_ELEMENT, YELLOW)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """More damage for cards and patterns."""
        used = game.use(use)
        game.attack(used.frame).damage += len(used.cards) - 1 + used.number
        flip(game, used.seat, 1 + used.number, YELLOW, self.clause)


class PatternFusion(PatternSkill):
    """魔紋融合: when an active attack misses, flip a magic pattern and discard X > 1 cards, shown.

    They are of different elements. X - 1 damage to the target; in the form flip Y more magic patterns, for Y
    more.
    """

    def __init__(self) -> None:
        super().__init__(FUSION, MISS, DIFFERENT_ELEMENTS, BLUE)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Not together with Anger Suppression."""
        return SUPPRESSION not in game.attack(frame).skills and super().applies(game, seat, frame)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Damage for cards and patterns."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        flip(game, used.seat, 1 + used.number, BLUE, self.clause)
        amount = len(used.cards) - 1 + used.number
        game.push(Deal(used.seat, attack.target, amount, self.clause, use))


class RuneReform(Skill):
    """符文改造: take on the form until the turn ends, draw 1, and lay the patterns as one likes.

    In the form the hand limit is 1 higher.
    """

    def __init__(self) -> None:
        super().__init__("rune-reform", STARTUP, later=[TURN_END], queries=[HAND_LIMIT], gems=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Tap, draw, then the patterns."""
        seat = game.use(use).seat
        game.push(Tap(seat, self.clause), Draw(seat, 1, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """How many of them are battle patterns."""
        seat = game.use(use).seat
        patterns = game.yellow[seat] + game.blue[seat]
        return [Option("battle-patterns", 0, 0, count) for count in range(patterns + 1)]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Turn over as many as it takes."""
        seat = game.use(use).seat
        more = option.number - game.yellow[seat]
        if more:
            flip(game, seat, abs(more), BLUE if more > 0 else YELLOW, self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of the own turn (AG T turn-end.3)."""
        return game.turn == owner and game.tapped[owner] and rule("AG T turn-end.3")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The form ends; hands are looked at."""
        game.push(Untap(owner, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """One card more in the form."""
        return value + 1 if seat == owner and game.tapped[owner] else value


class DoubleEcho(Skill):
    """雙重回響: when dealing damage, another character is dealt as much, 3 at most, which costs no morale."""

    def __init__(self) -> None:
        super().__init__("double-echo", RESPONSE, at=[DEALT], crystals=1, once=True, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On own damage."""
        return game.damage(frame).source == seat

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Anyone else than who is dealt it."""
        return self.reason("ag-another-than-before") if target == game.damage(frame).target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """As much again."""
        used = game.use(use)
        amount = min(game.damage(used.frame).amount, MOST_ECHO)
        game.push(Deal(used.seat, used.targets[0], amount, self.clause, use, costs_morale=False))


HEROIC_DOLL: Final = Character(
    27,
    "heroic-doll",
    CHANT,
    4,
    [
        PatternMastery(),
        AngerSuppression(),
        PatternCrush(),
        PatternFusion(),
        RuneReform(),
        DoubleEcho(),
    ],
    yellow=PATTERNS,
    blue=PATTERNS,
    set="third",
)
