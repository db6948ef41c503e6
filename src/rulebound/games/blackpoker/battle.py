"""The attack group (BP 13 to 15): Attack names attackers, Block names blockers, Damage Judgement compares."""

from typing import Any, ClassVar, Final

from ...kernel.card import EVERYONE, face_of
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Task
from .actions import Action
from .cards import JOKER, NUMBER_OF
from .characters import has_haste, is_attacker, number_of_soldier
from .stage import damage
from .state import Battle, BlackPoker, Character, Request

ONCE: Final = Refusal("BP 13.5", "bp-once-per-turn")
NOT_OWN: Final = Refusal("BP 13.6", "bp-attacker-not-own")
NO_LABEL: Final = Refusal("BP 13.7", "bp-no-attacker-label")
DRIVEN: Final = Refusal("BP 13.9", "bp-driven-cannot-attack")
NEW: Final = Refusal("BP 13.10", "bp-new-cannot-attack")
NAMED: Final = Refusal("BP 13.6", "bp-attacker-named")
ONLY_ONE: Final = Refusal("BP 13.8", "bp-one-attacker")
NOT_DEFENDER: Final = Refusal("BP 14.6", "bp-blocker-not-own")
DRIVEN_BLOCKER: Final = Refusal("BP 14.8", "bp-driven-cannot-block")
BLOCKS_ALREADY: Final = Refusal("BP R4.61", "bp-blocks-already")
BARRIER_ALONE: Final = Refusal("BP R6", "bp-barrier-blocks-alone")
ONE_BLOCKER: Final = Refusal("BP 14.7", "bp-one-blocker")


class Died(Event):
    """A character goes from the field to the graveyard, with all its cards."""

    def __init__(self, clause: str, seat: int, piece: int) -> None:
        super().__init__("died", clause, seat, piece)

    def apply(self, game: Game) -> None:
        """Move its cards, the last one on top; it is remembered as it was."""
        assert isinstance(game, BlackPoker)
        character = game.character(self.piece)
        graveyard = game.graveyard(self.seat)
        self.cards = [
            game.card_of_piece(character, i, graveyard, EVERYONE) for i in range(len(character.cards))
        ]
        game.leave(character)


# ---- 13 Attack


class Attack(Action):
    """13 Attack: once per turn; attackers are named by driving them."""

    def __init__(self) -> None:
        super().__init__("attack", 13, direct=True, immediate=False, main=True)
        self.once = ONCE

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Attackers are named now, after all answers."""
        game.push(NameAttackers(request.seat, []))


def attacker_refusal(game: BlackPoker, seat: int, character: Character) -> Refusal | None:
    """Why a character cannot be named as an attacker."""
    if character.seat != seat:
        return NOT_OWN
    if not is_attacker(character):
        reason = refuse(NO_LABEL)
        if reason is not None:
            return reason
    if character.driven:
        reason = refuse(DRIVEN)
        if reason is not None:
            return reason
    if character.since == game.turn_number and not (has_haste(character) and rule("BP 13.11")):
        return refuse(NEW)
    return None


class NameAttackers(Proposal[BlackPoker]):
    """Any number of attackers, also none (13.8, R4.60), one after the other."""

    clause: ClassVar[str] = "BP 13.6"
    question: ClassVar[str] = "bp-attackers"

    def __init__(self, seat: int, named: list[int]) -> None:
        super().__init__(seat)
        self.named = named

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return NameAttackers(self.seat, [])

    def options(self, game: BlackPoker) -> list[Option]:
        """Those not yet named, and done."""
        options = [Option("done")] if self.named or rule("BP R4.60") else []
        for id in game.barriers(self.seat).cards + game.soldiers(self.seat).cards:
            if self.refusal(game, id) is None:
                options.append(Option("attack-with", 0, id))
        return options

    def refusal(self, game: BlackPoker, id: int) -> Refusal | None:
        """Why a piece cannot be named now."""
        piece = game.pieces.get(id)
        if not isinstance(piece, Character):
            return NO_LABEL
        if id in self.named:
            return NAMED
        if self.named and not rule("BP 13.8"):
            return ONLY_ONE
        return attacker_refusal(game, self.seat, piece)

    def resume(self, game: BlackPoker, option: Option) -> None:
        """Name one more, or be done: they are driven together."""
        if option.verb != "done":
            game.push(NameAttackers(self.seat, [*self.named, option.piece]))
            return
        if self.named:
            game.battle = game.open(Battle(self.named, [[] for _ in self.named]))
        for id in self.named:
            if rule("BP 13.6"):
                game.character(id).driven = True
            game.emit(Event("attacks", "BP 13.6", self.seat, id, 0, game.character(id).cards[:]))


# ---- 14 Block


class Block(Action):
    """14 Block: the opponent names blockers for each attacker."""

    def __init__(self) -> None:
        super().__init__("block", 14, direct=False, immediate=False, main=True)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Attackers that have left the field meanwhile are out of the battle."""
        battle = battle_of(game)
        assert battle is not None
        attackers = [id for id in battle.attackers if id in game.pieces]
        game.frames[game.battle] = Battle(attackers, [[] for _ in attackers])
        if attackers and rule("BP 14.6"):
            game.push(NameBlockers(game.other(request.seat), [[]]))


def battle_of(game: BlackPoker) -> Battle | None:
    """The battle under way."""
    frame = game.frames.get(game.battle)
    return frame if isinstance(frame, Battle) else None


class NameBlockers(Proposal[BlackPoker]):
    """None, one barrier, or soldiers for each attacker still on the field (14.6, 14.7, R6).

    `named` has one list per attacker, up to the one being asked about.
    """

    clause: ClassVar[str] = "BP 14.6"
    question: ClassVar[str] = "bp-blockers"

    def __init__(self, seat: int, named: list[list[int]]) -> None:
        super().__init__(seat)
        self.named = named

    def begun_by(self) -> Task[Any]:
        """The first question."""
        return NameBlockers(self.seat, [[]])

    def attacker(self, game: BlackPoker) -> int:
        """The attacker being asked about; 0 when all have been."""
        battle = battle_of(game)
        at = len(self.named) - 1
        return battle.attackers[at] if battle is not None and at < len(battle.attackers) else 0

    def options(self, game: BlackPoker) -> list[Option]:
        """Done with this attacker, or one more blocker for it; the number is the attacker's."""
        if self.attacker(game) == 0:
            return []
        at = len(self.named)
        options = [Option("done", 0, 0, at)]
        for id in game.barriers(self.seat).cards + game.soldiers(self.seat).cards:
            if self.refusal(game, id) is None:
                options.append(Option("block-with", 0, id, at))
        return options

    def refusal(self, game: BlackPoker, id: int) -> Refusal | None:
        """Why a piece cannot block the attacker being asked about."""
        piece = game.pieces.get(id)
        if not isinstance(piece, Character) or piece.seat != self.seat:
            return NOT_DEFENDER
        if piece.driven:
            reason = refuse(DRIVEN_BLOCKER)
            if reason is not None:
                return reason
        if any(id in blockers for blockers in self.named) and (id in self.named[-1] or rule("BP R4.61")):
            return BLOCKS_ALREADY
        company = self.named[-1]
        if company and (piece.barrier or game.character(company[0]).barrier):
            return refuse(BARRIER_ALONE)
        return None if not company or rule("BP 14.7") else ONE_BLOCKER

    def resume(self, game: BlackPoker, option: Option) -> None:
        """One more blocker, or the next attacker."""
        if option.verb == "done":
            game.push(NameBlockers(self.seat, [*self.named, []]))
        else:
            game.push(NameBlockers(self.seat, [*self.named[:-1], [*self.named[-1], option.piece]]))

    def commit(self, game: BlackPoker) -> None:
        """The blockers stand; blocking drives nobody (R6)."""
        battle = battle_of(game)
        assert battle is not None
        game.frames[game.battle] = Battle(battle.attackers, self.named[:-1])
        for n, blockers in enumerate(self.named[:-1]):
            for id in blockers:
                if not rule("BP R6"):
                    game.character(id).driven = True
                cards = game.character(id).cards[:]
                game.emit(Event("blocks", "BP 14.6", self.seat, id, battle.attackers[n], cards))


# ---- 15 Damage Judgement


class DamageJudgement(Action):
    """15 Damage Judgement: every attacker on the field against its blockers, all at once (R4.65)."""

    def __init__(self) -> None:
        super().__init__("damage-judgement", 15, direct=False, immediate=False, main=True)

    def resolve(self, game: BlackPoker, request: Request) -> None:
        """Compare first, then apply together, then deal the damage of the unblocked."""
        battle = battle_of(game)
        if battle is None or not rule("BP 15.6"):
            return
        defender = game.other(request.seat)
        judgement = Judgement(game)
        for n, attacker in enumerate(battle.attackers):
            named = battle.blockers[n]
            blockers = [id for id in named if id in game.pieces and still_blocks(game.character(id))]
            if attacker not in game.pieces:
                if blockers and not rule("BP R4.63"):
                    game.turn_up(game.character(blockers[0]))
            elif still_attacks(game.character(attacker)) and (blockers == named or rule("BP R4.62")):
                judgement.judge(game.character(attacker), blockers)
            if not rule("BP R4.65"):
                game.push(Strike(judgement.deaths, judgement.damage, defender))
                judgement = Judgement(game)
        game.close(game.battle)
        game.battle = 0
        if not rule("BP R4.66"):
            for attacker in battle.attackers:
                if attacker in game.pieces:
                    game.character(attacker).driven = False
        game.push(Strike(judgement.deaths, judgement.damage, defender))


def still_blocks(blocker: Character) -> bool:
    """A blocker that was driven meanwhile still blocks (R4.64)."""
    return not blocker.driven or rule("BP R4.64")


def still_attacks(attacker: Character) -> bool:
    """An attacker that was charged meanwhile still attacks (R6)."""
    return attacker.driven or rule("BP R6")


class Judgement:
    """The outcome of all comparisons, worked out before anything is applied."""

    def __init__(self, game: BlackPoker) -> None:
        self.game = game
        self.deaths: list[Event] = []
        self.damage = 0

    def judge(self, attacker: Character, blockers: list[int]) -> None:
        """One attacker: case 3, 2 or 1 of the sheet."""
        if not blockers:
            if rule("BP 15.14"):
                self.damage += number_of_soldier(self.game, attacker)
        elif self.game.character(blockers[0]).barrier:
            self.against_barrier(attacker, self.game.character(blockers[0]))
        else:
            self.against_soldiers(attacker, [self.game.character(id) for id in blockers])

    def against_soldiers(self, attacker: Character, blockers: list[Character]) -> None:
        """Case 1: the lesser number dies (15.7), equal ones both (15.8), blockers are summed (15.9)."""
        game = self.game
        theirs = 0
        for blocker in blockers if rule("BP 15.9") else blockers[:1]:
            theirs += number_of_soldier(game, blocker)
        ours = number_of_soldier(game, attacker)
        if ours == theirs:
            if rule("BP 15.8"):
                self.dies("BP 15.8", attacker)
                for blocker in blockers:
                    self.dies("BP 15.8", blocker)
        elif ours < theirs and rule("BP 15.7"):
            self.dies("BP 15.7", attacker)
        elif rule("BP 15.7"):
            for blocker in blockers:
                self.dies("BP 15.7", blocker)

    def against_barrier(self, attacker: Character, barrier: Character) -> None:
        """Case 2: it is turned up; a Joker or a matching printed number kills; the barrier goes anyway."""
        game = self.game
        if rule("BP 15.10"):
            game.turn_up(barrier)
            game.emit(Event("turned-up", "BP 15.10", barrier.seat, barrier.id, 0, barrier.cards[:]))
        face = face_of(barrier.cards[0])
        printed = any(NUMBER_OF[face_of(card)] == NUMBER_OF[face] for card in attacker.cards)
        if not rule("BP R4.67"):
            printed = number_of_soldier(game, attacker) == NUMBER_OF[face]
        if face == JOKER and rule("BP 15.11"):
            self.dies("BP 15.11", attacker)
        elif printed and rule("BP 15.12"):
            self.dies("BP 15.12", attacker)
        if rule("BP 15.13"):
            self.dies("BP 15.13", barrier)

    def dies(self, clause: str, character: Character) -> None:
        """Note a death; all of them happen together."""
        self.deaths.append(Died(clause, character.seat, character.id))


class Strike(Task[BlackPoker]):
    """What the judgement came to: the damage of the unblocked, and all deaths at once."""

    clause: ClassVar[str] = "BP 15.6"

    def __init__(self, deaths: list[Event], damage: int, defender: int) -> None:
        self.deaths = deaths
        self.damage = damage
        self.defender = defender

    def run(self, game: BlackPoker) -> Decision | None:
        """The roles of attackers and blockers have ended; charge and drive stay (R4.66)."""
        if self.damage:
            damage(game, self.defender, self.damage, "BP 15.14")
        if self.deaths:
            game.happen(self.deaths)
        return None
