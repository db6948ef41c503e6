"""The battle (BS 11, 18): attack, Flash Timing, block. Its last three stages are in `resolution`.

The stages stand in their order (BS 18.5). What the battle is about is in the frame `Battle`: a Spirit that
leaves the Field stays named there, and the battle goes on.
"""

from typing import ClassVar, Final

from ...effects.statics import Must
from ...kernel.clause import number, refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Question, Task
from .activating import AFTERMATH
from .characteristics import forbidden, is_refreshed, is_spirit
from .flash import flash_timing
from .resolution import EndBattleStage, ResolveBattle, present, spirit
from .state import (
    ATTACK,
    EXHAUSTED,
    HEAVY,
    NOT_PENDING,
    Battle,
    BattleSpirits,
    FieldCard,
)
from .taxes import price_of

NOT_A_SPIRIT: Final = Refusal("BS 13.3", "bs-nexus-cannot-fight")
IS_EXHAUSTED: Final = Refusal("BS 11.10", "bs-is-exhausted")
IS_HEAVY: Final = Refusal("BS 24.2", "bs-is-heavy-exhausted")
NOT_YOUR_SPIRIT: Final = Refusal("BS 18.6", "bs-not-your-spirit")
ONE_AT_A_TIME: Final = Refusal("BS 18.2", "bs-one-attack-at-a-time")
ONE_BLOCKER: Final = Refusal("BS 18.17", "bs-one-blocker")
NOT_ATTACK_STEP: Final = Refusal("BS 14.15", "bs-not-attack-step")
IS_PENDING: Final = Refusal("BS FAQ status.2.2", "bs-is-pending")
CANNOT_ATTACK: Final = Refusal("BS FAQ effects.3", "bs-cannot-attack")
ANOTHER_FIRST: Final = Refusal("BS FAQ effects.1", "bs-another-first")
TAX_UNPAID: Final = Refusal("BS FAQ effects.1", "bs-tax-unpaid")
NO_BATTLE: Final = Refusal("BS 18.14", "bs-no-battle")
NOT_BLOCKING: Final = Refusal("BS 18.14", "bs-not-defending")
CANNOT_BLOCK: Final = Refusal("BS FAQ effects.3", "bs-cannot-block")
ANOTHER_BLOCKS: Final = Refusal("BS FAQ effects.1", "bs-another-blocks")
MUST_BLOCK: Final = Refusal("BS FAQ effects.1", "bs-must-block")
MUST_ATTACK: Final = Refusal("BS FAQ effects.1", "bs-must-attack")


def fight_refusal(game: BattleSpirits, piece: FieldCard, upright: bool) -> Refusal | None:
    """Why a card can neither attack nor block: only Spirits do, and only upright ones (BS 11.10)."""
    reason: Refusal | None = None
    if not is_spirit(game, piece):
        reason = refuse(NOT_A_SPIRIT)
    if reason is None and piece.pending != NOT_PENDING:
        reason = IS_PENDING
    if reason is None and upright and not is_refreshed(piece):
        reason = refuse(IS_HEAVY if piece.state == HEAVY else IS_EXHAUSTED)
    return reason


# ---- stage 1: attack


def attack_refusal(game: BattleSpirits, seat: int, id: int) -> Refusal | None:
    """Why a card cannot attack now; None where it may. Spirits summoned this turn may (BS 18.9)."""
    piece = spirit(game, id)
    if piece is None:
        return NOT_YOUR_SPIRIT
    reason: Refusal | None = None
    if piece.seat != seat or game.turn != seat:
        reason = refuse(NOT_YOUR_SPIRIT)
    if reason is None and game.step != ATTACK:
        reason = refuse(NOT_ATTACK_STEP)
    if reason is None and game.battle:
        reason = refuse(ONE_AT_A_TIME)
    if reason is None:
        reason = fight_refusal(game, piece, True)
    if reason is None and forbidden(game, "cannot-attack", id):
        reason = refuse(CANNOT_ATTACK)
    if reason is None and not price_of(game, "tax-attack", id).payable(game, seat, id):
        reason = refuse(TAX_UNPAID)
    return reason


def first_attackers(game: BattleSpirits, seat: int) -> list[int]:
    """Spirits that must be the first to attack this step and can."""
    found: list[int] = []
    for lasting in game.in_force("must-attack-first"):
        for id in game.field(seat).cards:
            if lasting.reaches(game, id) and attack_refusal(game, seat, id) is None:
                found.append(id)
    return found


def must_attack(game: BattleSpirits, seat: int) -> bool:
    """Whether a Spirit that must attack can; until it has, the step is not ended."""
    for lasting in game.in_force("must-attack"):
        for id in game.field(seat).cards:
            if lasting.reaches(game, id) and attack_refusal(game, seat, id) is None:
                return rule("BS FAQ effects.1")
    return False


class AttackChoice(Question[BattleSpirits]):
    """The turn player attacks with a Spirit, one at a time (BS 18.2), or ends the step (BS 18.11)."""

    clause: ClassVar[str] = "BS 18.6"
    question: ClassVar[str] = "bs-attack"

    def run(self, game: BattleSpirits) -> Decision | None:
        """The turn player is asked; the step ends where an effect has ended it."""
        return Decision(game.turn, self.question, self.clause, self.options(game))

    def options(self, game: BattleSpirits) -> list[Option]:
        """Every Spirit that may attack; those that must attack first, or at all, leave no other choice."""
        seat = game.turn
        if game.step_over:
            return [Option("end-step")]
        first = first_attackers(game, seat)
        if first:
            return [Option("attack", 0, id) for id in first]
        options = [Option("end-step")] if rule("BS 18.36") and not must_attack(game, seat) else []
        for id in game.field(seat).cards:
            if attack_refusal(game, seat, id) is None:
                options.append(Option("attack", 0, id))
        return options or [Option("end-step")]

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Begin a battle, or end the step."""
        if option.verb == "end-step":
            game.emit(Event("step-ended", "BS 14.16", game.turn, 0, ATTACK))
            if not rule("BS 14.16"):
                game.push(self)
            return
        if rule("BS 18.34"):
            game.push(self)
        game.push(DeclareAttack(option.piece))
        price = price_of(game, "tax-attack", option.piece)
        if price.cores or price.reserve:
            game.push(AFTERMATH)
        price.charge(game, game.turn, option.piece)


ATTACK_CHOICE: Final = AttackChoice(0)


class DeclareAttack(Task[BattleSpirits]):
    """Stage 1: the attack starts a battle (BS 18.3), the attacker is exhausted (BS 18.7)."""

    clause: ClassVar[str] = "BS 18.6"

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, game: BattleSpirits) -> Decision | None:
        """Effects activate (BS 18.8); then the other stages, whatever becomes of the attacker (BS 18.10)."""
        piece = present(game, self.attacker)
        if piece is None or not rule("BS 18.3"):
            return None
        game.battle = game.open(Battle(self.attacker))
        game.stirred = True
        if rule("BS 18.7"):
            piece.state = EXHAUSTED
        end_first_attack(game)
        game.settle()
        attacks = Event("attacks", "BS 18.6", game.turn, self.attacker, 0, piece.cards[:])
        game.emit(attacks)
        if rule("BS 18.8"):
            game.notice(attacks)
        if rule("BS 18.5"):
            game.push(
                AFTERMATH, FirstFlash(), DeclareBlock(), SecondFlash(), ResolveBattle(), EndBattleStage()
            )
        return None


def end_first_attack(game: BattleSpirits) -> None:
    """Once an attack is declared nothing must be the first any more."""
    game.modifiers = [m for m in game.modifiers if m.characteristic != "must-attack-first"]


# ---- stages 2 and 4: Flash Timing


class FirstFlash(Task[BattleSpirits]):
    """Stage 2: the first Flash Timing (BS 18.12), also when the attacker has gone (BS 18.10)."""

    clause: ClassVar[str] = "BS 18.12"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Defender first."""
        battle = game.ongoing_battle()
        if battle is None:
            return None
        if present(game, battle.attacker) is None and not rule("BS 18.10"):
            battle.over = True
        elif rule("BS 18.12"):
            game.push(flash_timing(game))
        return None


class SecondFlash(Task[BattleSpirits]):
    """Stage 4: only if a block was declared (BS 18.18); with the first there are two at most (BS 18.13)."""

    clause: ClassVar[str] = "BS 18.18"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Defender first again."""
        battle = game.ongoing_battle()
        if battle is None:
            return None
        if (battle.blocker or not rule("BS 18.19")) and rule("BS 18.18"):
            for _ in range(number("BS 18.13", 2) - 1):
                game.push(flash_timing(game))
        return None


# ---- stage 3: block


def block_refusal(game: BattleSpirits, seat: int, id: int) -> Refusal | None:
    """Why a card cannot block now; None where it may."""
    battle = game.current_battle()
    if battle is None:
        return NO_BATTLE
    piece = spirit(game, id)
    if piece is None or piece.seat != seat or game.turn == seat:
        return NOT_BLOCKING
    reason = refuse(ONE_BLOCKER) if battle.blocker else None
    if reason is None:
        reason = fight_refusal(game, piece, not even_exhausted(game, id))
    if reason is None and barred(game, battle.attacker, id):
        reason = refuse(CANNOT_BLOCK)
    if reason is None and not price_of(game, "tax-block", battle.attacker, id).payable(game, seat, id):
        reason = refuse(TAX_UNPAID)
    return reason


def even_exhausted(game: BattleSpirits, id: int) -> bool:
    """Whether a card must block though it is exhausted."""
    for lasting in game.in_force_on("must-block", id):
        static = lasting.static
        assert isinstance(static, Must)
        if static.even_exhausted:
            return True
    return False


def must_block(game: BattleSpirits, id: int) -> bool:
    """Whether a card must block if able."""
    return bool(game.in_force_on("must-block", id))


def barred(game: BattleSpirits, attacker: int, blocker: int) -> bool:
    """Whether the attacker cannot be blocked by this card, or the card cannot block."""
    if forbidden(game, "cannot-block", blocker, attacker):
        return True
    return forbidden(game, "cannot-be-blocked", attacker, blocker)


class DeclareBlock(Task[BattleSpirits]):
    """Stage 3: the defender may block with one Spirit (BS 18.14, 18.17)."""

    clause: ClassVar[str] = "BS 18.14"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Ask the defender; what must block leaves no other choice."""
        battle = game.ongoing_battle()
        if battle is None:
            return None
        seat = game.other(game.turn)
        able: list[int] = []
        if rule("BS 18.14"):
            able = [id for id in game.field(seat).cards if block_refusal(game, seat, id) is None]
        forced = [id for id in able if must_block(game, id) and rule("BS FAQ effects.1")]
        options = [Option("block", 0, id) for id in forced or able]
        if not forced:
            options.insert(0, Option("pass"))
        return Decision(seat, "bs-block", self.clause, options)

    def resume(self, game: BattleSpirits, option: Option) -> None:
        """Block, or let it through."""
        seat = game.other(game.turn)
        battle = game.current_battle()
        assert battle is not None
        if option.verb == "pass":
            game.emit(Event("no-block", "BS 18.19", seat))
            return
        game.push(Block(option.piece))
        price = price_of(game, "tax-block", battle.attacker, option.piece)
        if price.cores or price.reserve:
            game.push(AFTERMATH)
        price.charge(game, seat, option.piece)


class Block(Task[BattleSpirits]):
    """The block is declared: the blocker is exhausted (BS 18.15), then effects activate (BS 18.16).

    What blocks although it is exhausted is not turned any further (BS 24.4).
    """

    clause: ClassVar[str] = "BS 18.14"

    def __init__(self, blocker: int) -> None:
        self.blocker = blocker

    def run(self, game: BattleSpirits) -> Decision | None:
        """One blocker only (BS 18.17)."""
        battle = game.current_battle()
        piece = present(game, self.blocker)
        assert battle is not None
        if piece is None:
            game.emit(Event("no-block", "BS 18.19", game.other(game.turn)))
            return None
        battle.blocker = self.blocker
        game.stirred = True
        if rule("BS 18.15") and (is_refreshed(piece) or not rule("BS 24.4")):
            piece.state += 1
        game.settle()
        blocks = Event("blocks", "BS 18.14", piece.seat, self.blocker, 0, piece.cards[:])
        game.emit(blocks)
        if rule("BS 18.16"):
            game.notice(blocks)
            game.notice(Event("is-blocked", "BS 18.16", game.turn, battle.attacker))
        game.push(AFTERMATH)
        return None
