"""勇者, the Brave: anger makes his attacks stronger, insight makes them sure, and he taunts opponents."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ..cards import BLOOD, FIRE, WATER, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..frames import ATTACK_ACTION
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..needs import OPPONENTS, Targets
from ..playable import counts_as
from ..points import (
    ACTION_END,
    ACTION_START,
    BEFORE_ATTACK,
    BORNE,
    HAND_LIMIT,
    HIT,
    INIT,
    MISS,
    MUST_ATTACK,
    SKILL_USED,
    TURN_END,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import BLUE, YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, Grant, Tap, Then, Tokens, Untap, change_tokens

TAUNT: Final = "taunt"
FORBIDDEN_POWER: Final = "forbidden-power"
MOST_ANGER: Final = 4
MOST_INSIGHT: Final = 4
TIRED_HAND: Final = 4


def is_own_active(game: AsteriatedGrail, seat: int, frame: int) -> bool:
    """Whether an attack is an active one of this seat."""
    attack = game.attack(frame)
    return attack.seat == seat and attack.active


class BraveHeart(Skill):
    """勇者之心: 2 crystals at the start of the game."""

    def __init__(self) -> None:
        super().__init__("brave-heart", PASSIVE, at=[INIT], axis="AG T init.3", silent=True)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 crystals."""
        game.push(Energy(game.use(use).seat, 0, 2, self.clause))


class Roar(Skill):
    """怒吼: before an active attack remove 1 anger: he may draw, 2 more damage; on a miss 1 insight."""

    def __init__(self) -> None:
        super().__init__("angry-roar", RESPONSE, at=[BEFORE_ATTACK], later=[MISS])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With anger."""
        return is_own_active(game, seat, frame) and game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """2 more damage; then the card, if he wants it."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.with_skill(self.name)
        attack.damage += 2
        change_tokens(game, used.seat, YELLOW, -1, self.clause)
        game.push(Ask(use, 1))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """A card or none."""
        return [Option("draw"), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Draw it."""
        if option.verb == "draw":
            game.push(Draw(game.use(use).seat, 1, self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """It was used on this attack."""
        return self.name in game.attack(frame).skills

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """1 insight."""
        game.push(Tokens(owner, BLUE, 1, self.clause))


class ClearMirror(Skill):
    """明鏡止水: before an active attack remove 4 insight: it cannot be countered; when it ends 1 crystal."""

    def __init__(self) -> None:
        super().__init__("clear-mirror", RESPONSE, at=[BEFORE_ATTACK], later=[ACTION_END])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With 4 insight."""
        return is_own_active(game, seat, frame) and game.blue[seat] >= MOST_INSIGHT

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The attack cannot be countered; the action is remembered."""
        used = game.use(use)
        attack = game.attack(used.frame)
        attack.counterable = False
        game.mark(self.name, attack.action)
        change_tokens(game, used.seat, BLUE, -MOST_INSIGHT, self.clause)

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of that action."""
        return game.marked(self.name) == frame and rule("AG T action-end.12")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """1 crystal."""
        game.mark(self.name, 0)
        game.push(Energy(owner, 0, 1, self.clause))


class Taunt(Skill):
    """挑釁: remove 1 anger; the exclusive card lies before an opponent, and he gains 1 insight.

    In the next action phase the opponent can do nothing but attack him, or skip the rest of it. The card goes
    at the end of that opponent's turn.
    """

    def __init__(self) -> None:
        super().__init__(
            "brave-taunt",
            MAGIC,
            later=[TURN_END],
            queries=[MUST_ATTACK],
            exclusive=TAUNT,
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With anger."""
        return game.yellow[seat] > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay it before the opponent."""
        used = game.use(use)
        change_tokens(game, used.seat, YELLOW, -1, self.clause)
        place_exclusive(game, used.seat, TAUNT, used.targets[0], self.clause)
        game.push(Tokens(used.seat, BLUE, 1, self.clause))

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Whom its holder has to attack."""
        if game.find_effect(seat, TAUNT) is None:
            return value
        return owner if rule("AG T action-start.2") else value

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the end of its holder's turn."""
        return game.find_effect(game.turn, TAUNT) is not None and rule("AG T turn-end.4")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It goes."""
        found = game.find_effect(game.turn, TAUNT)
        assert found is not None
        remove_effect(game, found.id, "AG T turn-end.4")


class ForbiddenPower(Skill):
    """禁斷之力: when an active attack has hit or missed, for a crystal, discard the whole hand, shown.

    1 anger for each magic card. On a miss 1 insight for each water card; on a hit 1 more damage for each fire
    card, and as much damage to himself.
    """

    def __init__(self) -> None:
        super().__init__(FORBIDDEN_POWER, RESPONSE, at=[HIT, MISS], crystals=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On his own active attack; an empty hand is no obstacle."""
        return is_own_active(game, seat, frame)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Cards first; what they set off comes ahead of the rest."""
        used = game.use(use)
        seat = used.seat
        hand = game.hand(seat)
        magic = sum(1 for card in hand.cards if game.face(card).is_magic)
        game.push(Tokens(seat, YELLOW, magic, self.clause), Then(use, 0))
        shown = [game.to_discard(hand, card, True) for card in hand.cards[:]]
        used.cards = shown
        if shown:
            game.emit(Event("discarded", self.clause, seat, 0, len(shown), shown))
            game.rules.cards_shown(game, seat, shown, False, 0, use)

    def element(self, game: AsteriatedGrail, use: int) -> int:
        """Fire counts on a hit, water on a miss."""
        return FIRE if game.attack(game.use(use).frame).stage == HIT else WATER

    def elements_counted(self, game: AsteriatedGrail, use: int) -> int:
        """As which of the two a blade counts is for him to say: fire would hurt him too."""
        return 1 << self.element(game, use)

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Fire for damage, or water for insight."""
        used = game.use(use)
        seat, attack, element = used.seat, game.attack(used.frame), self.element(game, use)
        faces = [game.face(card) for card in used.cards]
        count = sum(1 for face in faces if counts_as(game, seat, face, element, used.blades))
        if attack.stage == HIT:
            attack.damage += count
            game.push(Deal(seat, seat, count, self.clause, use))
        else:
            game.push(Tokens(seat, BLUE, count, self.clause))


class Exhaustion(Skill):
    """精疲力竭: after Forbidden Power he is tapped, gets an extra Attack Action, and his hand limit is 4.

    When his next action phase starts he is untapped and deals himself 3 damage.
    """

    def __init__(self) -> None:
        super().__init__(
            "exhaustion", PASSIVE, at=[SKILL_USED], later=[ACTION_START], queries=[HAND_LIMIT], fixed=True
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After Forbidden Power."""
        return game.use(frame).skill.name == FORBIDDEN_POWER

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The extra action comes when this one has ended."""
        kind = ATTACK_ACTION if rule("AG T extra.43") else 0
        game.push(Tap(game.use(use).seat, self.clause), Grant(ExtraAction(kind, self.name), self.clause))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """When his action phase starts."""
        return game.turn == owner and game.tapped[owner] and rule("AG T action-start.5")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """It ends, and costs him 3."""
        game.push(Untap(owner, self.clause), Deal(owner, owner, 3, self.clause))

    def fixes(self, game: AsteriatedGrail, owner: int, seat: int) -> bool:
        """His own limit, while he is tapped."""
        return owner == seat and game.tapped[owner]

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """4 cards."""
        return TIRED_HAND


class DeathMatch(Skill):
    """死鬥: when he takes magic damage, for a gem, 3 anger; if it costs morale, it costs exactly 1."""

    def __init__(self) -> None:
        super().__init__("death-match", RESPONSE, at=[BORNE], gems=1)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Magic damage against himself."""
        damage = game.damage(frame)
        return damage.target == seat and damage.magic and damage.amount > 0

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Before the cards are drawn."""
        used = game.use(use)
        game.damage(used.frame).most_morale = 1
        game.push(Tokens(used.seat, YELLOW, 3, self.clause))


BRAVE: Final = Character(
    21,
    "brave",
    BLOOD,
    4.5,
    [BraveHeart(), Roar(), ClearMirror(), Taunt(), ForbiddenPower(), Exhaustion(), DeathMatch()],
    yellow=MOST_ANGER,
    blue=MOST_INSIGHT,
    exclusive=[exclusive_card(TAUNT)],
)
