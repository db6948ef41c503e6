"""How a battle is decided (BS 6, BS 18.20 to 18.35, BS R1, R2): Life or BP, destruction, and its end."""

from typing import ClassVar

from ...effects.values import seats_of
from ...kernel.clause import rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.task import Task
from .activating import AFTERMATH
from .characteristics import bp_of, symbol_count
from .leaving import destroy
from .state import (
    BY_BATTLE,
    NOT_PENDING,
    BattleSpirits,
    FieldCard,
)
from .statics import LifeToTrash, MoreLifeLoss, NoLifeLoss


def spirit(game: BattleSpirits, id: int) -> FieldCard | None:
    """A card on the Field, or None where it has left."""
    piece = game.pieces.get(id)
    return piece if isinstance(piece, FieldCard) else None


def present(game: BattleSpirits, id: int) -> FieldCard | None:
    """A Spirit of the battle that is still on the Field and not on its way out."""
    piece = spirit(game, id)
    return piece if piece is not None and piece.pending == NOT_PENDING else None


# ---- stages 5 and 6: resolution and destruction


class ResolveBattle(Task[BattleSpirits]):
    """Stage 5: effects of the resolution first (BS 18.24), then Life or BP."""

    clause: ClassVar[str] = "BS 18.5"

    def run(self, game: BattleSpirits) -> Decision | None:
        """Unblocked it takes Life, blocked BP are compared (BS 18.22)."""
        battle = game.ongoing_battle()
        if battle is None:
            return None
        game.notice(Event("resolution", "BS 18.24", game.turn))
        game.push(CarryOutBattle())
        if rule("BS 18.24"):
            game.push(AFTERMATH)
        return None


class CarryOutBattle(Task[BattleSpirits]):
    """Life is reduced, or BP are compared and the lower is destroyed."""

    clause: ClassVar[str] = "BS 18.5"

    def run(self, game: BattleSpirits) -> Decision | None:
        """An attacker that has left does neither (BS R1)."""
        battle = game.ongoing_battle()
        if battle is None:
            return None
        attacker = present(game, battle.attacker)
        if battle.blocker and rule("BS 18.25"):
            blocker = present(game, battle.blocker)
            if attacker is not None and blocker is not None and rule("BS 18.22"):
                compare(game, attacker, blocker)
        elif attacker is not None:
            deal_damage(game, attacker)
        elif not rule("BS R1"):
            lose_life(game, game.other(game.turn), 1, 0, battle.attacker)
        game.push(AFTERMATH)
        return None


def compare(game: BattleSpirits, attacker: FieldCard, blocker: FieldCard) -> None:
    """Stage 6: the lower BP is destroyed (BS 18.26), equal BP destroy both (BS 18.27)."""
    difference = bp_of(game, attacker) - bp_of(game, blocker)
    game.emit(Event("compared", "BS 18.22", attacker.seat, attacker.id, bp_of(game, attacker)))
    game.emit(Event("compared", "BS 18.22", blocker.seat, blocker.id, bp_of(game, blocker)))
    clause = "BS 18.26" if difference else "BS 18.27"
    losers = [attacker] if difference <= 0 else []
    if difference >= 0:
        losers.append(blocker)
    fallen: list[FieldCard] = []
    for piece in losers:
        if rule(clause) and destroy(game, [piece.id], BY_BATTLE, game.other(piece.seat), clause):
            fallen.append(piece)
    if len(fallen) == 1:
        winner = attacker if fallen[0] is blocker else blocker
        game.notice(Event("wins-battle", "BS 18.26", winner.seat, winner.id))


def deal_damage(game: BattleSpirits, attacker: FieldCard) -> None:
    """Unblocked: Life is reduced by the attacker's symbols (BS 18.20), more or not at all by effects."""
    defender = game.other(attacker.seat)
    symbols = symbol_count(game, attacker)
    more = 0
    to_trash = 0
    for lasting in game.in_force_on("no-life-loss", attacker.id):
        shield = lasting.static
        assert isinstance(shield, NoLifeLoss)
        if defender in seats_of(shield.side, lasting.context.seat) and rule("BS FAQ effects.1"):
            game.emit(Event("life-safe", "BS FAQ effects.1", defender, attacker.id))
            return
    for lasting in game.in_force_on("more-life-loss", attacker.id) if symbols else []:
        wound = lasting.static
        assert isinstance(wound, MoreLifeLoss)
        more += lasting.number(game)
        to_trash += lasting.number(game) if wound.to_trash else 0
    for lasting in game.in_force_on("life-to-trash", attacker.id):
        drain = lasting.static
        assert isinstance(drain, LifeToTrash)
        if defender in seats_of(drain.side, lasting.context.seat):
            to_trash = symbols + more
    if rule("BS 18.20"):
        lose_life(game, defender, symbols + more, to_trash, attacker.id)


def lose_life(game: BattleSpirits, seat: int, count: int, to_trash: int, by: int) -> None:
    """Cores go from Life to the Reserve (BS 11.16), or some to the Trash; at 0 the game is over (BS 6.1)."""
    lost = min(count, game.life[seat])
    if not lost:
        return
    spilled = min(lost, to_trash)
    game.life[seat] -= lost if rule("BS 8.7") else 0
    if rule("BS 11.16"):
        game.reserve[seat] += lost - spilled
    game.core_trash[seat] += spilled
    life_reduced(game, seat, lost, "BS 18.20", by)
    if rule("BS 6.3"):
        check_life(game)


def life_reduced(game: BattleSpirits, seat: int, lost: int, clause: str, by: int = 0) -> None:
    """Cores have left a player's Life: by the attack of a Spirit, or (`by` 0) by an effect (BS R17)."""
    game.happened = [*game.happened, f"life {seat}"]
    game.report(Event("life-reduced", clause, seat, by, lost))


def check_life(game: BattleSpirits) -> None:
    """A player without Life has lost at once (BS 6.3); both at once: a draw (BS R2)."""
    if game.result is not None or not rule("BS 6.1"):
        return
    dead = [seat for seat in range(2) if game.life[seat] <= 0]
    if len(dead) == 2 and rule("BS R2"):
        game.finish([], "BS R2", "no-life")
    elif dead:
        game.finish([game.other(dead[0])], "BS 6.1", "no-life")


# ---- stage 7: end


class EndBattleStage(Task[BattleSpirits]):
    """Stage 7: effects for the end of the battle activate (BS 18.31), then it is over."""

    clause: ClassVar[str] = "BS 18.31"

    def run(self, game: BattleSpirits) -> Decision | None:
        """They activate also when an effect has ended the battle (BS 18.35)."""
        battle = game.current_battle()
        assert battle is not None
        ends = Event("battle-ends", "BS 18.31", game.turn)
        game.emit(ends)
        if rule("BS 18.35" if battle.over else "BS 18.31"):
            game.notice(ends)
        game.push(AFTERMATH, AfterBattle())
        return None


class AfterBattle(Task[BattleSpirits]):
    """What lasts for the battle ends (BS 18.32), then effects for after it activate (BS 18.33)."""

    clause: ClassVar[str] = "BS 18.32"

    def run(self, game: BattleSpirits) -> Decision | None:
        """The frame is closed."""
        game.close(game.battle)
        game.battle = 0
        if rule("BS 18.32"):
            game.expire("battle")
        game.settle()
        if rule("BS 18.33"):
            game.notice(Event("after-battle", "BS 18.33", game.turn))
        game.push(AFTERMATH)
        return None
