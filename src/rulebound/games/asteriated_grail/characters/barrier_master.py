"""結界師, the Barrier Master: open barriers strengthen attacks of their element and feed her rites."""

from typing import Final

from ....kernel.card import EVERYONE
from ....kernel.clause import rule
from ....kernel.decision import Option
from ....kernel.event import Event
from ....kernel.refusal import Refusal
from ..card_steps import CoverFromHand, Discard, RemoveCovers
from ..cards import PHANTOM, exclusive_card
from ..damage import Deal
from ..effects import place_exclusive, remove_effect
from ..frames import ATTACK_ACTION
from ..hands import CheckHand
from ..needs import OPPONENTS, Named, Targets
from ..playable import one_per_face
from ..points import (
    ACTION_END,
    ATTACK_MADE,
    COVERS_REMOVED,
    MORALE_LOST,
    SET_OFF,
    SKILL_USED,
    TOKENS_GAINED,
    TURN_END,
)
from ..skills import MAGIC, PASSIVE, RESPONSE, Character, Skill
from ..state import YELLOW, AsteriatedGrail
from ..steps import Ask, Energy, Stones, Tap, Then, Tokens, Untap
from ..using import covers_removed

REALM: Final = "absolute-realm"
MOST_BARRIERS: Final = 2
RITE_COST: Final = 3


def matches(game: AsteriatedGrail, seat: int, frame: int) -> bool:
    """Whether an attack is of the element of a barrier."""
    element = game.attack(frame).element
    return any(game.face(card).element == element for card in game.covers(seat).cards)


class BarrierRite(Skill):
    """結界儀式: without a barrier, two hand cards become barriers, face up, and she gains 1 offering."""

    def __init__(self) -> None:
        super().__init__("barrier-rite", MAGIC)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """No barrier is there, and two cards are."""
        return not game.covers(seat).cards and len(game.hand(seat).cards) >= MOST_BARRIERS

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """Lay them down; the token."""
        seat = game.use(use).seat
        game.push(
            CoverFromHand(seat, MOST_BARRIERS, MOST_BARRIERS, self.clause, True),
            Tokens(seat, YELLOW, 1, self.clause),
        )


class WildGodPower(Skill):
    """荒神之力: every attack of the element of a barrier deals 1 more damage."""

    def __init__(self) -> None:
        super().__init__("wild-god-power", PASSIVE, at=[ATTACK_MADE], silent=True)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On anyone's attack, counters too."""
        return matches(game, seat, frame)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """1 more damage."""
        game.attack(game.use(use).frame).damage += 1


class WildGodRite(Skill):
    """荒神祭儀: on an active attack of the element of a barrier, 1 offering; then perhaps 3 of them.

    For those she discards a card, removes a barrier and is tapped.
    """

    def __init__(self) -> None:
        super().__init__("wild-god-rite", RESPONSE, at=[ATTACK_MADE])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """On anyone's active attack."""
        return game.attack(frame).active and matches(game, seat, frame)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The token, then the question."""
        game.push(Tokens(game.use(use).seat, YELLOW, 1, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whether 3 offerings are given."""
        if game.yellow[game.use(use).seat] < RITE_COST:
            return []
        return [Option("give-offerings"), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """A card, a barrier, and she is tapped."""
        if option.verb == "decline":
            return
        seat = game.use(use).seat
        game.push(
            Tokens(seat, YELLOW, -RITE_COST, self.clause),
            Discard(seat, 1, self.clause),
            RemoveCovers(seat, 1, self.clause, True),
            Tap(seat, self.clause),
        )


class MagicBanRealm(Skill):
    """禁魔境: for 1 offering the Absolute Realm goes before a character; she discards a card."""

    def __init__(self) -> None:
        super().__init__("magic-ban-realm", MAGIC, needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """With an offering."""
        return game.yellow[seat] > 0

    def target_refusal(
        self, game: AsteriatedGrail, seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Not before whom it lies."""
        return self.reason("ag-lies-there") if game.holder(REALM) == target else None

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The token, the card, the discard."""
        seat = game.use(use).seat
        game.push(Tokens(seat, YELLOW, -1, self.clause), Then(use, 0), Discard(seat, 1, self.clause))

    def then(self, game: AsteriatedGrail, use: int, stage: int) -> None:
        """Lay or move the Absolute Realm."""
        used = game.use(use)
        place_exclusive(game, used.seat, REALM, used.targets[0], self.clause)


class CrystalRealm(Skill):
    """琉璃境: her camp loses morale while she is tapped: she is untapped, the camp gains a gem.

    A character discards a card, shown, which she may keep as a barrier where there is room.
    """

    def __init__(self) -> None:
        super().__init__("crystal-realm", RESPONSE, at=[MORALE_LOST], needs=[Targets()])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Morale of her own camp, while she is tapped."""
        return game.loss(frame).camp == game.camp(seat) and game.tapped[seat]

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """In the order of the text."""
        used = game.use(use)
        game.push(
            Untap(used.seat, self.clause),
            Stones(game.camp(used.seat), 1, 0, self.clause),
            Discard(used.targets[0], 1, self.clause, use, shown=True),
            Ask(use, 0),
        )

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Whether the card is kept."""
        used = game.use(use)
        lying = [card for card in used.cards if game.find(game.discard_pile(), card) >= 0]
        if not lying or len(game.covers(used.seat).cards) >= MOST_BARRIERS:
            return []
        return [Option("keep-barrier", lying[0]), Option("decline")]

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It lies beside her, open."""
        if option.verb != "decline":
            game.cover_from_discard(game.use(use).seat, option.card, self.clause, True)


class RealmCollapse(Skill):
    """滅界破散: on the Absolute Realm; with no barrier left she is tapped and the card goes.

    Before the turn of its holder ends she removes a barrier.
    """

    def __init__(self) -> None:
        super().__init__("realm-collapse", PASSIVE, at=[COVERS_REMOVED, SKILL_USED, TURN_END])

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """As long as the card is on the field."""
        holder = game.holder(REALM)
        if holder < 0:
            return False
        ends = frame == 0 and game.turn == holder and rule("AG T turn-end.10")
        return ends or not game.covers(seat).cards

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """A barrier goes, or all."""
        seat = game.use(use).seat
        if game.covers(seat).cards:
            game.push(RemoveCovers(seat, 1, self.clause, True))
            return
        realm = game.find_effect(game.holder(REALM), REALM)
        assert realm is not None
        game.push(Tap(seat, self.clause))
        remove_effect(game, realm.id, self.clause)


class TwinKarma(Skill):
    """白二羯磨: on the Absolute Realm; after an Attack Action its holder takes a barrier into the hand.

    First the Barrier Master gains 1 offering.
    """

    def __init__(self) -> None:
        super().__init__("twin-karma", RESPONSE, at=[ACTION_END], axis="AG T action-end.13", rank=1)

    def user(self, game: AsteriatedGrail, owner: int, frame: int) -> int:
        """Its holder."""
        return game.holder(REALM)

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """After his own Attack Action."""
        return game.action_of(frame).is_of(seat, ATTACK_ACTION)

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The token, then the barrier."""
        game.push(Tokens(game.use(use).owner, YELLOW, 1, self.clause), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Each of the barriers."""
        return one_per_face("take-barrier", game.covers(game.use(use).owner).cards)

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """It comes into the hand."""
        used = game.use(use)
        covers = game.covers(used.owner)
        taken = game.hand_over(covers, option.card, used.seat, EVERYONE)
        game.emit(Event("cover-taken", self.clause, used.seat, 0, 1, [taken], used.owner))
        game.push(CheckHand(used.seat, 0))
        covers_removed(game, used.owner, [taken])


class VoidRealm(Skill):
    """虛空境: on the Absolute Realm; the basic effects before its holder are not set off."""

    def __init__(self) -> None:
        super().__init__("void-realm", PASSIVE, queries=[SET_OFF])

    def change(self, game: AsteriatedGrail, owner: int, seat: int, value: int, about: int, query: int) -> int:
        """Nothing before its holder happens."""
        return value if game.find_effect(seat, REALM) is None else 0


class DemonQuelling(Skill):
    """伏魔境: whenever she gains offerings, for a crystal, 1 damage to an opponent.

    If that lowers the other camp's morale she may remove a stone of her camp to gain a crystal.
    """

    def __init__(self) -> None:
        super().__init__(
            "demon-quelling",
            RESPONSE,
            at=[TOKENS_GAINED],
            crystals=1,
            needs=[Targets(1, 1, OPPONENTS)],
        )

    def applies(self, game: AsteriatedGrail, seat: int, frame: int) -> bool:
        """Of her own tokens."""
        return game.happening(frame).seat == seat

    def effect(self, game: AsteriatedGrail, use: int) -> None:
        """The damage, then the question."""
        used = game.use(use)
        game.push(Deal(used.seat, used.targets[0], 1, self.clause, use, self.name), Ask(use, 0))

    def options(self, game: AsteriatedGrail, use: int, stage: int) -> list[Option]:
        """Which stone, after morale was lost."""
        used = game.use(use)
        camp = game.camp(used.seat)
        options: list[Option] = []
        if used.lost and game.gems[camp]:
            options.append(Option("gem"))
        if used.lost and game.crystals[camp]:
            options.append(Option("crystal"))
        if options:
            options.append(Option("decline"))
        return options

    def answer(self, game: AsteriatedGrail, use: int, stage: int, option: Option) -> None:
        """A stone for a crystal."""
        if option.verb == "decline":
            return
        seat = game.use(use).seat
        gem = option.verb == "gem"
        game.take_stones(game.camp(seat), 1 if gem else 0, 0 if gem else 1, self.clause)
        game.push(Energy(seat, 0, 1, self.clause))


BARRIER_MASTER: Final = Character(
    47,
    "barrier-master",
    PHANTOM,
    5,
    [
        BarrierRite(),
        WildGodPower(),
        WildGodRite(),
        MagicBanRealm(),
        CrystalRealm(),
        RealmCollapse(),
        TwinKarma(),
        VoidRealm(),
        DemonQuelling(),
    ],
    yellow=3,
    covers=MOST_BARRIERS,
    exclusive=[exclusive_card(REALM)],
    set="godchild",
)
