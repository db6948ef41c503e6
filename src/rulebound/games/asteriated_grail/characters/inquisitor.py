"""聖庭檢察士, the Holy Court Inquisitor: gathers heal on the Court of Heresy and spends it for her camp."""

from typing import Final

from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..card_steps import Discard
from ..cards import HOLY, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive
from ..frames import ATTACK_ACTION
from ..hands import Draw
from ..needs import NAMED_IN_ORDER, OWN_SIDE, TEAMMATES, Cards, Mode, Named, Need, OneMore, Targets
from ..playable import MAGIC_CARD, one_per_face
from ..points import ACTION_END, DAMAGE_DONE, DEALT, HEAL_GAINED, HEAL_LIMIT, INIT, REFINED
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, Heals, LoseHeal, Then, Tokens, change_tokens

COURT: Final = "heresy-court"
MOST_IN_COURT: Final = 4
FROM_COURT: Final = 3
FROM_CAMP: Final = 2
VERDICTS: Final = 3


def heal_in_court(game: AsteriatedGrail, seat: int) -> int:
    """How much heal the Court of Heresy holds."""
    court = game.find_effect(seat, COURT)
    return court.heal if court is not None else 0


def add_to_court(game: AsteriatedGrail, seat: int, amount: int, clause: str) -> int:
    """Put heal on the Court of Heresy, up to its limit, or take away as much as there is; how much."""
    court = game.find_effect(seat, COURT)
    if court is None:
        return 0
    after = max(0, min(court.heal + amount, MOST_IN_COURT))
    changed = after - court.heal
    if changed:
        court.heal = after
        name = "heal-gained" if changed > 0 else "heal-lost"
        game.emit(Event(name, clause, seat, court.id, abs(changed)))
    return changed


class Zealot(Skill):
    """狂信徒: the Court of Heresy lies before her from the start. Her heal limit is 1 higher while a teammate
    is of holy fate. When her Attack Action ends, a character gains 1 heal."""

    def __init__(self) -> None:
        super().__init__(
            "zealot",
            PASSIVE,
            at=[ACTION_END],
            later=[INIT],
            queries=[HEAL_LIMIT],
            axis="AG T action-end.9",
            needs=[Targets()],
        )

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """At the start of the game."""
        return rule("AG T init.7")

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """The Court lies before her."""
        place_exclusive(game, owner, COURT, owner, self.clause)

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """1 more with a teammate of holy fate."""
        if owner == seat and any(game.character(mate).fate == HOLY for mate in game.teammates(seat)):
            return value + 1
        return value

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When her own Attack Action ends."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 heal."""
        used = game.use(use)
        game.push(Heals(used.targets[0], 1, self.clause, used.seat))


class VerdictPassed(Skill):
    """裁決論定: heal of a character of her camp overflows; the Court gains 1 heal, and if it rose, she
    gains a crystal. Once a turn."""

    def __init__(self) -> None:
        super().__init__("verdict-passed", RESPONSE, at=[HEAL_GAINED], once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of her own camp, and over the limit."""
        happening = game.happening(frame)
        return happening.kind > 0 and game.camp(happening.seat) == game.camp(seat)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Court, then the crystal."""
        seat = game.use(use).seat
        if add_to_court(game, seat, 1, self.clause):
            game.push(Energy(seat, 0, 1, self.clause))


class DivineGrace(Skill):
    """恩典神授: when she refines, remove 2 heal of characters of her camp or 3 of the Court. A teammate gets
    all the refined stones, and she discards a card; a card of holy fate may be shown, and then an opponent
    is dealt 1 damage. The teammate is named with the cost, the opponent when the card is shown."""

    def __init__(self) -> None:
        super().__init__(
            "divine-grace",
            RESPONSE,
            at=[REFINED],
            axis="AG T action.4",
            needs=[Mode(["heal-of-camp", "heal-of-court"])],
        )
        self.by_camp: list[Need] = [*self.needs, Targets(1, FROM_CAMP, OWN_SIDE), OneMore(TEAMMATES)]
        self.by_court: list[Need] = [*self.needs, OneMore(TEAMMATES)]

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """When she refines herself."""
        return game.action_of(frame).seat == seat

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """Enough heal in the camp, or on the Court."""
        if mode == 1:
            return heal_in_court(game, seat) >= FROM_COURT
        return game.heal[seat] + sum(game.heal[mate] for mate in game.teammates(seat)) >= FROM_CAMP

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Who gives heal, and who gets the stones."""
        if named.mode < 0:
            return self.needs
        return self.by_camp if named.mode == 0 else self.by_court

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Who has 2 heal, or 1 and is not the last who has any."""
        if not named.targets and game.heal[target] == 1:
            order = game.in_order()
            later = order[order.index(target) + 1 :]
            more = any(game.heal[other] and game.camp(other) == game.camp(seat) for other in later)
            return None if more else NAMED_IN_ORDER
        return None if game.heal[target] > 0 else self.reason("ag-no-heal-there")

    def least_targets(self, game: AsteriatedGrail, seat: int, least: int, named: Named) -> int:
        """A second one where the first has only 1 heal."""
        return FROM_CAMP if named.targets and game.heal[named.targets[0]] == 1 else least

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The heal goes, the stones go to the teammate; then her discard."""
        used = game.use(use)
        game.action_of(used.frame).to = used.number
        game.push(Ask(use, 0, "ag-discard"))
        if used.mode == 1:
            add_to_court(game, used.seat, -FROM_COURT, self.clause)
        else:
            each = FROM_CAMP // len(used.targets)
            game.push(*[LoseHeal(target, each, self.clause) for target in used.targets])

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """A card to discard, one of holy fate also to show; then an opponent."""
        seat = game.use(use).seat
        if stage == 1:
            return [Option("target", 0, 0, target) for target in game.opponents(seat)]
        cards = game.hand(seat).cards
        return one_per_face("discard", cards) + one_per_face(
            "show", [card for card in cards if game.face(card).fate == HOLY]
        )

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Discard it; the damage for one that is shown."""
        seat = game.use(use).seat
        if stage == 1:
            game.push(Deal(seat, option.number, 1, self.clause, use))
            return
        shown = option.verb == "show"
        moved = game.to_discard(game.hand(seat), option.card, shown)
        game.emit(Event("discarded", self.clause, seat, 0, 1, [moved]))
        if shown:
            game.push(Ask(use, 1))
            game.rules.cards_shown(game, seat, [moved], False)


class Purification(Skill):
    """淨化之術: when damage that she took is fully resolved, discard a magic card, shown; she gains 1 heal
    and draws a card, then the Court loses 1 heal."""

    def __init__(self) -> None:
        super().__init__("purification", RESPONSE, at=[DAMAGE_DONE], needs=[Cards(1, 1, kind=MAGIC_CARD)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Damage that she took."""
        return game.damage(frame).target == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Heal, draw, then the Court."""
        seat = game.use(use).seat
        game.push(Heals(seat, 1, self.clause, seat), Draw(seat, 1, self.clause), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The Court loses 1, where it has any."""
        add_to_court(game, game.use(use).seat, -1, self.clause)


class Sanctuary(Skill):
    """庇護領域: a character of her camp is dealt damage; remove 3 heal of the Court, and it is 1 less. She
    gains a Verdict."""

    def __init__(self) -> None:
        super().__init__("sanctuary", RESPONSE, at=[DEALT])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Against her own camp, with enough heal on the Court."""
        damage = game.damage(frame)
        return game.camp(damage.target) == game.camp(seat) and heal_in_court(game, seat) >= FROM_COURT

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 less damage, 1 Verdict."""
        used = game.use(use)
        add_to_court(game, used.seat, -FROM_COURT, self.clause)
        game.damage(used.frame).amount -= 1
        game.push(Tokens(used.seat, YELLOW, 1, self.clause))


class Adjudicator(Skill):
    """裁決者: for a crystal, she gains a Verdict and the Court gains 2 heal."""

    def __init__(self) -> None:
        super().__init__("adjudicator", STARTUP, crystals=1)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Verdict, then the Court."""
        seat = game.use(use).seat
        change_tokens(game, seat, YELLOW, 1, self.clause)
        add_to_court(game, seat, 2, self.clause)


class HolyLash(Skill):
    """神聖鞭策: for a crystal, remove X Verdicts; X characters draw a card each, then she discards X."""

    def __init__(self) -> None:
        super().__init__("holy-lash", MAGIC, crystals=1, needs=[Targets(1, VERDICTS)])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With a Verdict."""
        return game.yellow[seat] > 0

    def most_targets(self, game: AsteriatedGrail, seat: int, most: int, named: Named) -> int:
        """As many as she has Verdicts."""
        return min(most, game.yellow[seat])

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Draws in the order of seats, then her discards."""
        used = game.use(use)
        count = len(used.targets)
        game.push(Discard(used.seat, count, self.clause, use))
        game.push(*[Draw(target, 1, self.clause) for target in used.targets])
        change_tokens(game, used.seat, YELLOW, -count, self.clause)


INQUISITOR: Final = Character(
    40,
    "inquisitor",
    HOLY,
    4,
    [
        Zealot(),
        VerdictPassed(),
        DivineGrace(),
        Purification(),
        Sanctuary(),
        Adjudicator(),
        HolyLash(),
    ],
    yellow=VERDICTS,
    exclusive=[exclusive_card(COURT)],
    set="starfall-ripples",
)
