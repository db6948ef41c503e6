"""神秘學者, the Mystic Scholar: lays open cards beside her as spirit words and lets them act."""

from typing import ClassVar, Final

from ....kernel.card import EVERYONE
from ....kernel.decision import Option
from ....kernel.refusal import Refusal
from ..actions import Act, begin_action
from ..attack import attack_targets, begin_attack, target_refusal
from ..card_steps import CoverFromHand, Discard, PutSurplusAway, RemoveCovers
from ..cards import CHANT, LIGHT
from ..damage import Deal
from ..effects import place_refusal
from ..frames import ATTACK_ACTION, MAGIC_ACTION, Attack
from ..frames import Extra as ExtraAction
from ..hands import Draw
from ..magic import is_bullet, magic_card_refusal, use_magic_card
from ..needs import NOTHING, Named, Need, Targets
from ..playable import attack_elements, elements_in, one_per_face
from ..points import EXTRA, HIT, PRE_TURN, STRUCK
from ..possible import attack_refusal, magic_refusal
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Then, Tokens, change_tokens
from ..usable import skill_refusal
from ..using import Using

TRUE_WORD: Final = "true-word"
FAIRY_ART: Final = "fairy-art"
FORBIDDEN_COST: Final = 3
FAIRY_GAIN: Final = 2


class SpiritWord(Skill):
    """言靈術: one or two hand cards become spirit words, face up; draw a card.

    Then she may discard a card of the element of a spirit word that is there, shown, and gains 1 mystery.
    """

    def __init__(self) -> None:
        super().__init__("spirit-word", MAGIC)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """There must be a card to lay down."""
        return bool(game.hand(seat).cards)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay them down, put away what is too much, draw."""
        seat = game.use(use).seat
        game.push(
            CoverFromHand(seat, 1, 2, self.clause, True),
            PutSurplusAway(seat, self.clause, True),
            Draw(seat, 1, self.clause),
            Then(use, 0),
        )

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """After the draw a card of the same element; after that the token."""
        used = game.use(use)
        if stage == 1:
            game.push(Tokens(used.seat, YELLOW, used.results[-1], self.clause))
            return
        bits = 0
        for card in game.covers(used.seat).cards:
            bits |= 1 << game.face(card).element
        game.push(
            Discard(used.seat, 1, self.clause, use, shown=True, elements=bits, optional=True), Then(use, 1)
        )


class GuardianSpirit(Skill):
    """守護靈: an active attack hits her: a spirit word is removed, before anyone else's effects.

    If she has a mystery, one is removed too and a hand card becomes a spirit word.
    """

    def __init__(self) -> None:
        super().__init__("guardian-spirit", PASSIVE, at=[STRUCK])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On an active attack against her, while there is a spirit word."""
        attack = game.attack(frame)
        return attack.active and attack.target == seat and bool(game.covers(seat).cards)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Remove one; then perhaps another takes its place."""
        seat = game.use(use).seat
        game.push(RemoveCovers(seat, 1, self.clause, True), Then(use, 0))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """A mystery for a new one."""
        seat = game.use(use).seat
        if change_tokens(game, seat, YELLOW, -1, self.clause):
            game.push(CoverFromHand(seat, 1, 1, self.clause, True))


class Word(Need):
    """The spirit word that is used; its id is kept where an effect would be, for it lies open."""

    question: ClassVar[str] = "ag-name-cover"

    def usable(self, game: AsteriatedGrail, seat: int) -> list[int]:
        """Those with which something can be done now; light has none to do."""
        found: list[int] = []
        for card in game.covers(seat).cards:
            if game.face(card).element == LIGHT:
                continue
            attacks = attack_refusal(game, seat, card, None) is None and bool(attack_targets(game, seat))
            if attacks or magic_card_refusal(game, seat, card) is None:
                found.append(card)
        return found

    def options(
        self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named, at: int
    ) -> list[Option]:
        """One option per face."""
        return [] if named.piece else one_per_face("word", self.usable(game, seat))

    def take(self, named: Named, option: Option) -> None:
        """The spirit word."""
        named.piece = option.card

    def can(self, game: AsteriatedGrail, skill: Skill, seat: int, frame: int, named: Named) -> bool:
        """Whether there is one."""
        return bool(self.usable(game, seat))


WORD: Final = Word()
TARGET: Final = Targets()


class TrueWord(Skill):
    """真言術: use a spirit word that is not of light as if from the hand.

    After what it did, if it was a magic card or of the fate chant, or for 1 mystery, an opponent is dealt 1
    damage. Whether the mystery is given is asked then. With an attack card the action counts as an Attack
    Action too.
    """

    def __init__(self) -> None:
        super().__init__(TRUE_WORD, MAGIC, needs=[WORD])

    def needs_for(self, game: AsteriatedGrail, seat: int, frame: int, named: Named) -> list[Need]:
        """The spirit word, then its target; a Magic Bullet finds its own."""
        if named.piece and not is_bullet(game, seat, game.face(named.piece)):
            return [WORD, TARGET]
        return self.needs

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Whoever the card could be used on."""
        face = game.face(named.piece)
        if face.is_magic:
            return place_refusal(game, face.kind, target, seat)
        return target_refusal(game, seat, target)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Open the card and let it act; then the rest."""
        used = game.use(use)
        seat = used.seat
        covers = game.covers(seat)
        face = game.face(used.piece)
        opened = game.move(covers, game.find(covers, used.piece), game.open_cards(), EVERYONE)
        game.push(Then(use, 0))
        target = used.targets[0] if used.targets else -1
        if face.is_magic:
            use_magic_card(game, seat, opened, target)
            return
        game.action_of(game.action).kind |= ATTACK_ACTION
        attack = Attack(seat, target, True)
        attack.card = opened
        attack.element = elements_in(attack_elements(game, seat, face))[0]
        attack.fate = face.fate
        begin_attack(game, attack)

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Damage by itself, or for a mystery."""
        used = game.use(use)
        face = game.face(used.piece)
        if face.is_magic or face.fate == CHANT:
            game.push(Ask(use, 1))
        else:
            game.push(Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whether a mystery is given; then the opponent."""
        seat = game.use(use).seat
        if stage == 1:
            return [Option("target", 0, 0, target) for target in game.opponents(seat)]
        return [Option("give-mystery"), Option("decline")] if game.yellow[seat] else []

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """Go on to the damage."""
        seat = game.use(use).seat
        if stage == 1:
            game.push(Deal(seat, option.number, 1, self.clause, use, self.name))
        elif option.verb == "give-mystery":
            game.push(Tokens(seat, YELLOW, -1, self.clause), Ask(use, 1))


class ForbiddenArt(Skill):
    """禁忌秘法: before her turn, for 3 mysteries, two characters discard a card each: new spirit words."""

    def __init__(self) -> None:
        super().__init__(
            "forbidden-art", RESPONSE, at=[PRE_TURN], axis="AG T pre-turn.2", needs=[Targets(2, 2)]
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Before her own turn, with enough mysteries."""
        return game.turn == seat and game.yellow[seat] >= FORBIDDEN_COST

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Pay, then let both discard."""
        used = game.use(use)
        seat = used.seat
        discards = [Discard(target, 1, self.clause, use, shown=True, to=seat) for target in used.targets]
        game.push(
            Tokens(seat, YELLOW, -FORBIDDEN_COST, self.clause),
            *discards,
            PutSurplusAway(seat, self.clause, True),
        )


class FairyArt(Skill):
    """妖精秘術: after True Word or True Suppression, an Attack Action at once; a hit gives 2 mysteries.

    Once a turn.
    """

    def __init__(self) -> None:
        super().__init__(FAIRY_ART, RESPONSE, at=[EXTRA], later=[HIT], axis="AG T extra.2", once=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her True Word."""
        action = game.action_of(frame)
        return action.seat == seat and action.skill == TRUE_WORD

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The Attack Action comes at once."""
        game.push(Act(ExtraAction(ATTACK_ACTION, FAIRY_ART)))

    def is_due(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> bool:
        """When that very attack hits."""
        attack = game.attack(frame)
        if attack.seat != owner or not attack.action:
            return False
        extra = game.action_of(attack.action).extra
        return extra is not None and extra.skill == FAIRY_ART

    def follow_up(self, game: AsteriatedGrail, owner: int, frame: int, point: int) -> None:
        """2 mysteries."""
        game.push(Tokens(owner, YELLOW, FAIRY_GAIN, self.clause))


class TrueSuppression(Skill):
    """真言壓制: after True Word, for a crystal, 1 damage to a character; then True Word again at once."""

    def __init__(self) -> None:
        super().__init__(
            "true-suppression",
            RESPONSE,
            at=[EXTRA],
            axis="AG T extra.3",
            crystals=1,
            needs=[Targets()],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After her True Word."""
        action = game.action_of(frame)
        return action.seat == seat and action.skill == TRUE_WORD

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage, then the question."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], 1, self.clause, use, self.name), Ask(use, 0))

    def word(self, game: AsteriatedGrail, seat: int) -> Skill:
        """Her True Word."""
        found = game.character(seat).skill(TRUE_WORD)
        assert found is not None
        return found

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """True Word, where it can be used."""
        seat = game.use(use).seat
        if magic_refusal(game, seat, None) or skill_refusal(game, seat, self.word(game, seat), 0):
            return []
        return [Option(TRUE_WORD), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It is an action of its own, within this one."""
        if option.verb == "decline":
            return
        seat = game.use(use).seat
        id = begin_action(game, seat, MAGIC_ACTION, None)
        game.action_of(id).skill = TRUE_WORD
        game.push(Using(seat, self.word(game, seat), seat, 0, Ask(use, stage), NOTHING))


MYSTIC_SCHOLAR: Final = Character(
    44,
    "mystic-scholar",
    CHANT,
    4,
    [SpiritWord(), GuardianSpirit(), TrueWord(), ForbiddenArt(), FairyArt(), TrueSuppression()],
    yellow=4,
    covers=3,
    set="godchild",
)
