"""吟遊詩人, the Bard: lends the Eternal Movement to her side, and pays for what it does with inspiration."""

from typing import Final

from ....kernel.decision import Option
from ....kernel.refusal import Refusal
from ..card_steps import Discard
from ..cards import PHANTOM, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..hands import Draw
from ..needs import OPPONENTS, OWN_SIDE, SAME_ELEMENT, Cards, Mode, Named, Need, Number, Targets
from ..points import DAMAGE_DONE, DEALT, SKILL_USED, TURN_END, TURN_START, UNTAKEN
from ..skills import MAGIC, PASSIVE, RESPONSE, STARTUP, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, Heals, Stones, Tap, Then, Tokens, Untap, change_tokens
from ..stones import refine_refusal

MOVEMENT: Final = "eternal-movement"
RHAPSODY: Final = "fervent-rhapsody"
SYMPHONY: Final = "victory-symphony"
MOST_INSPIRATION: Final = 3
STRUCK: Final = "sinking-concerto"


class SinkingConcerto(Skill):
    """沉淪協奏曲: her side has dealt magic damage to 2 opponents in this turn; discard 2 cards, shown.

    They are of one element; 1 inspiration, and if one of them is magic, 1 damage to an opponent. Not as a
    prisoner; once a turn. Damage counts when it is dealt (③), even if it is healed.
    """

    def __init__(self) -> None:
        super().__init__(
            "sinking-concerto",
            RESPONSE,
            at=[DAMAGE_DONE, UNTAKEN],
            later=[DEALT],
            once=True,
            needs=[Cards(2, 2, bond=SAME_ELEMENT), Targets(1, 1, OPPONENTS)],
        )

    def counts(self, game: AsteriatedGrail, owner: int, frame: int) -> bool:
        """Whether a damage is magic, of her side, against an opponent."""
        damage = game.damage(frame)
        camp = game.camp(owner)
        return damage.magic and game.camp(damage.source) == camp and game.camp(damage.target) != camp

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """Every such damage is noted."""
        return self.counts(game, owner, frame)

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """One bit for each opponent."""
        game.mark(STRUCK, game.marked(STRUCK) | 1 << game.damage(frame).target)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """In the normal form, after such a damage, with two opponents noted."""
        return (
            not game.tapped[seat] and self.counts(game, seat, frame) and game.marked(STRUCK).bit_count() > 1
        )

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """An opponent is named only where a magic card goes."""
        magic = len(named.cards) == 2 and any(game.face(card).is_magic for card in named.cards)
        return self.needs if magic else self.needs[:1]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Inspiration, then the damage."""
        used = game.use(use)
        game.push(
            Tokens(used.seat, YELLOW, 1, self.clause),
            *[Deal(used.seat, target, 1, self.clause, use) for target in used.targets],
        )


class DiscordantChord(Skill):
    """不諧和弦: remove X > 1 inspiration; she and a character each draw X - 1 cards, or discard them.

    A prisoner is free again.
    """

    def __init__(self) -> None:
        super().__init__(
            "discordant-chord",
            MAGIC,
            needs=[Number(), Mode(["chord-draw", "chord-discard"]), Targets()],
        )

    def least(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """More than one."""
        return 2

    def most(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> int:
        """All that she has."""
        return game.yellow[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The price, then she, then the character."""
        used = game.use(use)
        seat, count = used.seat, used.number - 1
        game.push(Tokens(seat, YELLOW, -used.number, self.clause), Untap(seat, self.clause), Then(use, count))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Both draw, or both discard."""
        used = game.use(use)
        players = [used.seat, used.targets[0]]
        if used.mode:
            game.push(*[Discard(player, stage, self.clause) for player in players])
        else:
            game.push(*[Draw(player, stage, self.clause) for player in players])


class FerventRhapsody(Skill):
    """激昂狂想曲: at the start of a turn whoever has the Eternal Movement may use it.

    The Bard deals 1 damage to each of 2 opponents, or its holder discards 2 cards.
    """

    def __init__(self) -> None:
        super().__init__(
            RHAPSODY,
            RESPONSE,
            at=[TURN_START],
            axis="AG T turn-start.6",
            rank=1,
            needs=[Mode(["rhapsody-damage", "rhapsody-discard"]), Targets(2, 2, OPPONENTS)],
        )

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """The holder, in his own turn."""
        return game.turn if game.find_effect(game.turn, MOVEMENT) is not None else -1

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """Opponents are named only for the damage."""
        return self.needs if named.mode == 0 else self.needs[:1]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage is the Bard's, the discard the holder's."""
        used = game.use(use)
        if used.mode:
            game.push(Discard(used.seat, 2, self.clause))
        else:
            game.push(*[Deal(used.owner, target, 1, self.clause, use) for target in used.targets])


class VictorySymphony(Skill):
    """勝利交響詩: at the end of a turn whoever has the Eternal Movement may use it.

    A stone of the camp becomes his energy; or the camp gains a gem and he gains 1 heal.
    """

    def __init__(self) -> None:
        super().__init__(
            SYMPHONY,
            RESPONSE,
            at=[TURN_END],
            axis="AG T turn-end.13",
            rank=1,
            needs=[Mode(["symphony-gem", "symphony-crystal", "symphony-heal"])],
        )

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """The holder, in his own turn."""
        return game.turn if game.find_effect(game.turn, MOVEMENT) is not None else -1

    def has_mode(self, game: AsteriatedGrail, seat: int, frame: int, mode: int, named: Named) -> bool:
        """A stone that there is can be refined, where there is room for energy."""
        if mode == 2:
            return True
        camp = game.camp(seat)
        stones = game.crystals[camp] if mode else game.gems[camp]
        return stones > 0 and refine_refusal(game, seat) is None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A stone moves, or a gem and heal come."""
        used = game.use(use)
        seat = used.seat
        camp = game.camp(seat)
        if used.mode == 2:
            game.push(Stones(camp, 1, 0, self.clause), Heals(seat, 1, self.clause, used.owner))
            return
        gems, crystals = 1 - used.mode, used.mode
        game.take_stones(camp, gems, crystals, self.clause)
        game.push(Energy(seat, gems, crystals, self.clause))


class ForbiddenVerse(Skill):
    """禁忌詩篇: after the Eternal Movement was used she gains 1 inspiration and the card is removed.

    With her most inspiration it stays; she deals herself 3 damage and becomes a prisoner.
    """

    def __init__(self) -> None:
        super().__init__("forbidden-verse", PASSIVE, at=[SKILL_USED])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After one of its two skills."""
        return game.use(frame).skill.name in (RHAPSODY, SYMPHONY)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """By how much inspiration she has."""
        seat = game.use(use).seat
        if game.yellow[seat] >= MOST_INSPIRATION:
            game.push(Deal(seat, seat, 3, self.clause, use), Tap(seat, self.clause))
            return
        change_tokens(game, seat, YELLOW, 1, self.clause)
        card = game.find_effect(game.holder(MOVEMENT), MOVEMENT)
        assert card is not None
        remove_effect(game, card.id, self.clause)


class HopeFugue(Skill):
    """希望賦格曲: she may draw 1; the Eternal Movement goes before a teammate.

    Where it is on the field it moves to another character of her side, she discards 1, and gains 1 heal or 1
    inspiration.
    """

    def __init__(self) -> None:
        super().__init__("hope-fugue", STARTUP, crystals=1, needs=[Targets(1, 1, OWN_SIDE)])

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """A teammate; or anyone of her side who has it not."""
        holder = game.holder(MOVEMENT)
        if target == holder:
            return self.reason("ag-lies-there")
        return self.reason("ag-means-teammates") if holder < 0 and target == seat else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """First the draw."""
        game.push(Ask(use, 0), Then(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whether to draw; then which of the two."""
        if stage == 0:
            return [Option("fugue-draw"), Option("decline")]
        return [Option("fugue-heal"), Option("fugue-inspiration")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Carry it out."""
        seat = game.use(use).seat
        if option.verb == "fugue-draw":
            game.push(Draw(seat, 1, self.clause))
        elif option.verb == "fugue-heal":
            game.push(Heals(seat, 1, self.clause, seat))
        elif option.verb == "fugue-inspiration":
            game.push(Tokens(seat, YELLOW, 1, self.clause))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """The card is placed, or moves on."""
        used = game.use(use)
        moves = game.holder(MOVEMENT) >= 0
        place_exclusive(game, used.seat, MOVEMENT, used.targets[0], self.clause)
        if moves:
            game.push(Discard(used.seat, 1, self.clause), Ask(use, 1))


BARD: Final = Character(
    31,
    "bard",
    PHANTOM,
    4.5,
    [
        SinkingConcerto(),
        DiscordantChord(),
        FerventRhapsody(),
        VictorySymphony(),
        ForbiddenVerse(),
        HopeFugue(),
    ],
    yellow=MOST_INSPIRATION,
    exclusive=[exclusive_card(MOVEMENT)],
    set="third",
)
