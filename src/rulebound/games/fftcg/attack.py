"""The Attack Phase (FF 10, 15.1.1.9): preparation, attackers and parties, what that costs, and blocking.

Attack after attack is declared, until the turn player declares none. The damage of each battle is in
`damage_step`; its end stands here, since the next attack is declared then.
"""

from typing import Any, ClassVar, Final

from ...effects.statics import Lasting
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Question, Task
from .announcing import declare
from .characteristics import has_keyword, is_forbidden, is_forward, traits_of
from .costs import affordable, pay_for
from .damage_step import AfterDamage, DamageStep, present
from .deeds import NOTHING_NAMED, Deed, Named
from .loops import Declared
from .paying import Cost, cost_of_payment
from .pieces import Battle
from .priority import give_priority
from .state import ATTACK, FFTCG
from .statics import Guard, TaxCP

NOT_A_FORWARD: Final = Refusal("FF 5.2.3.1.1.2", "ff-not-a-forward")
NOT_ACTIVE: Final = Refusal("FF 10.1.2.1.1", "ff-is-dull")
TOO_NEW: Final = Refusal("FF 10.1.2.1.1", "ff-too-fresh")
HAS_ATTACKED: Final = Refusal("FF 10.1.2.1.2", "ff-has-attacked")
CANNOT_ATTACK: Final = Refusal("FF 10.1.2.1.2", "ff-forbidden")
NOT_YOUR_ATTACK: Final = Refusal("FF 10.1.2.1", "ff-not-declaring")
MUST_ATTACK: Final = Refusal("FF 10.1.2.1.3", "ff-must-attack")
NO_SHARED_ELEMENT: Final = Refusal("FF 15.1.1.9.2", "ff-no-shared-element")
BLOCKER_DULL: Final = Refusal("FF 10.1.3.1.1", "ff-is-dull")
CANNOT_BLOCK: Final = Refusal("FF 10.1.3.1.2", "ff-forbidden")
MUST_BLOCK: Final = Refusal("FF 10.1.3.1.3", "ff-must-block")
NOT_YOUR_BLOCK: Final = Refusal("FF 10.1.3.1", "ff-not-declaring")
CANNOT_PAY_ATTACK: Final = Refusal("FF 10.1.2.3", "ff-cannot-pay")
CANNOT_PAY_BLOCK: Final = Refusal("FF 10.1.3.1.3", "ff-cannot-pay")


class AttackPhase(Task[FFTCG]):
    """Preparation: the turn player gets priority, then attacks are declared (FF 10.1.1)."""

    clause: ClassVar[str] = "FF 10.1.1.2"

    def run(self, game: FFTCG) -> Decision | None:
        """Attack after attack, until none is declared."""
        game.push(DeclareAttack(game.turn if rule("FF 10.1") else 1 - game.turn))
        if rule("FF 10.1.1.2"):
            give_priority(game, game.turn)
        return None


# ---- attackers


def attack_refusal(game: FFTCG, seat: int, id: int) -> Refusal | None:
    """Why a Forward may not attack now; None where it may (FF 10.1.2.1)."""
    piece = game.find_character(id)
    if piece is None or piece.seat != seat:
        return NOT_YOUR_ATTACK
    if not is_forward(game, piece):
        return refuse(NOT_A_FORWARD)
    if piece.dull:
        reason = refuse(NOT_ACTIVE)
        if reason is not None:
            return reason
    if piece.fresh and not (has_keyword(game, piece, "haste") and rule("FF 15.2.2.2")):
        return refuse(TOO_NEW)
    if piece.attacks >= most_attacks(game, id):
        return refuse(HAS_ATTACKED)
    if is_forbidden(game, "attack", id):
        return refuse(CANNOT_ATTACK)
    if not can_pay(game, seat, [id], True):
        return refuse(CANNOT_PAY_ATTACK)
    return None


def most_attacks(game: FFTCG, id: int) -> int:
    """How often a Forward can attack in a turn: once, and as often more as effects say."""
    times = 1
    if game.shaped:
        for lasting in game.in_force_on("more-attacks", id):
            times += lasting.number(game)
    return times


def attackers(game: FFTCG, seat: int) -> list[int]:
    """All Forwards that may attack now."""
    return [id for id in game.field(seat).cards if attack_refusal(game, seat, id) is None]


def forwards(game: FFTCG, seat: int) -> list[int]:
    """All Forwards of a player."""
    return [piece.id for piece in game.team(seat) if is_forward(game, piece)]


def must_attack(game: FFTCG, able: list[int]) -> list[int]:
    """Of these, those that have to attack before the phase ends (FF 10.1.2.1.3)."""
    if not game.shaped:
        return []
    forced = game.in_force("must-attack")
    return [id for id in able if any(lasting.reaches(game, id) for lasting in forced)]


class DeclareAttack(Question[FFTCG]):
    """The turn player declares an attacker or a party, or ends the phase (FF 10.1.2)."""

    clause: ClassVar[str] = "FF 10.1.2.1"
    question: ClassVar[str] = "ff-attack"

    def options(self, game: FFTCG) -> list[Option]:
        """Attack with one, begin a party, or no more attacks."""
        able = attackers(game, self.seat)
        options = [Option("attack", 0, id) for id in able]
        for id in able:
            if fellows(game, able, [id]):
                options.append(Option("party", 0, id))
        if not must_attack(game, able) or not rule("FF 10.1.2.1.3"):
            options.append(Option("no-attack"))
        return options

    def resume(self, game: FFTCG, option: Option) -> None:
        """Begin the attack, the party, or the next phase."""
        if option.verb == "attack":
            begin_attack(game, self.seat, [option.piece])
        elif option.verb == "party":
            game.push(FormParty(self.seat, [option.piece]))
        elif not rule("FF 10.1.2.7"):
            game.push(DeclareBlock(1 - self.seat), DamageStep(), AfterDamage())


# ---- parties (FF 15.1.1.9)


def fellows(game: FFTCG, able: list[int], party: list[int]) -> list[int]:
    """The Forwards after the last named one that may join a party: all share an element (FF 15.1.1.9.2)."""
    last = able.index(party[-1]) if party[-1] in able else len(able)
    return [id for id in able[last + 1 :] if party_refusal(game, [*party, id]) is None]


def party_refusal(game: FFTCG, members: list[int]) -> Refusal | None:
    """Why these cannot be a party: they share no element, or cannot all be paid for; None where they can."""
    if not share_element(game, members):
        return NO_SHARED_ELEMENT
    if not can_pay(game, game.turn, members, True):
        return refuse(CANNOT_PAY_ATTACK)
    return None


def share_element(game: FFTCG, members: list[int]) -> bool:
    """Whether all members share an element, those with the party icon aside (FF 10.1.2.1)."""
    shared = 0xFF
    for id in members:
        piece = game.character(id)
        if has_keyword(game, piece, "party") and rule("FF 15.1.1.9.2"):
            continue
        shared &= traits_of(game, piece).elements
    return shared != 0 or not rule("FF 15.1.1.9.2") or not rule("FF 10.1.2.1")


class FormParty(Declared):
    """A party about to be declared: its members are named in the order of the field (FF R14)."""

    clause: ClassVar[str] = "FF 15.1.1.9.1"
    question: ClassVar[str] = "ff-party"

    def __init__(self, seat: int, members: list[int]) -> None:
        super().__init__(seat)
        self.members = members

    def begun_by(self) -> Task[Any]:
        """The question in which the party was begun."""
        return DeclareAttack(self.seat)

    def again(self) -> Declared:
        """Another with the same members."""
        return FormParty(self.seat, self.members)

    def run(self, game: FFTCG) -> Decision | None:
        """Ask for another member, or let the party attack if there can be none."""
        decision = super().run(game)
        if decision is None:
            self.stand(game)
        return decision

    def options(self, game: FFTCG) -> list[Option]:
        """Another member; enough, once there are two."""
        able = attackers(game, self.seat) if rule("FF 15.1.1.9.3") else forwards(game, self.seat)
        options = [Option("join", 0, id) for id in fellows(game, able, self.members)]
        if not options or (len(self.members) > 1 and not rule("FF 15.1.1.9.4")):
            return []
        if len(self.members) > 1:
            options.append(Option("done"))
        return options

    def resume(self, game: FFTCG, option: Option) -> None:
        """One member more, or the party attacks."""
        if option.verb == "done":
            self.commit(game)
        else:
            game.push(FormParty(self.seat, [*self.members, option.piece]))

    def commit(self, game: FFTCG) -> None:
        """The party attacks as one."""
        begin_attack(game, self.seat, self.members)


# ---- costs of attacking and blocking (FF 10.1.2.3, 10.1.3.1.3)


class TaxDeed(Deed):
    """Paying so that Forwards attack, or that one blocks: for each of them all that is asked for."""

    def __init__(self, seat: int, members: list[int], attack: bool) -> None:
        super().__init__(seat, members[0], 0, None)
        self.members = members
        self.attack = attack

    def clause_for(self, part: str) -> str:
        """What has to be paid is fixed when it is declared."""
        return "FF 10.1.2.3" if self.attack else "FF 10.1.3.1.3"

    def cost(self, game: FFTCG, named: Named) -> Cost | None:
        """CP by element, in all; None where nothing has to be paid."""
        if not game.shaped:
            return None
        whole: Cost | None = None
        for id in self.members:
            for lasting in game.in_force_on("tax-attack" if self.attack else "tax-block", id):
                static = lasting.static
                assert isinstance(static, TaxCP)
                cost = cost_of_payment(game, static.payment, 0)
                whole = cost if whole is None else whole.plus(game, cost)
        return whole

    def commit(self, game: FFTCG, named: Named) -> None:
        """Paid; the attack or block goes on."""
        if self.attack:
            game.push(AttackNow(self.members))
        else:
            game.push(BlockNow(self.members[0]))
        pay_for(game, self, named)


def can_pay(game: FFTCG, seat: int, members: list[int], attack: bool) -> bool:
    """Whether a player can pay for these to attack, or for one to block; mostly nothing is asked for."""
    if not game.shaped:
        return True
    deed = TaxDeed(seat, members, attack)
    return deed.cost(game, NOTHING_NAMED) is None or affordable(game, deed, NOTHING_NAMED)


def begin_attack(game: FFTCG, seat: int, members: list[int]) -> None:
    """Pay for it where something asks for that, then attack."""
    deed = TaxDeed(seat, members, True)
    if deed.cost(game, NOTHING_NAMED) is not None and rule("FF 10.1.2.3"):
        declare(game, deed, DeclareAttack(seat))
    else:
        game.push(AttackNow(members))


class AttackNow(Task[FFTCG]):
    """The attackers are dulled, unless they have Brave, and attack (FF 10.1.2.2 to 10.1.2.6)."""

    clause: ClassVar[str] = "FF 10.1.2.4"

    def __init__(self, members: list[int]) -> None:
        self.members = members

    def run(self, game: FFTCG) -> Decision | None:
        """Abilities that wait for it go on the stack; then block, damage, and the next attack."""
        game.battle = game.open(Battle(self.members if rule("FF 10.1.2.4") else []))
        for id in self.members:
            piece = game.character(id)
            brave = has_keyword(game, piece, "brave") and rule("FF 15.2.1.2")
            piece.attacks += 1
            if not brave and rule("FF 10.1.2.2"):
                piece.dull = True
        game.emit(Event("party-formed" if len(self.members) > 1 else "attack", "FF 10.1.2.4", game.turn))
        for id in self.members:
            if rule("FF 10.1.2.5"):
                game.report(Event("attacks", "FF 10.1.2.5", game.turn, id))
        game.push(DeclareBlock(1 - game.turn), DamageStep(), AfterDamage(), EndOfBattle())
        give_priority(game, game.turn if rule("FF 10.1.2.6") else 1 - game.turn)
        return None


# ---- blocking


def block_refusal(game: FFTCG, seat: int, id: int) -> Refusal | None:
    """Why a Forward may not block now; None where it may (FF 10.1.3.1)."""
    piece = game.find_character(id)
    battle = game.current_battle()
    if piece is None or piece.seat != seat or battle is None or game.phase != ATTACK:
        return NOT_YOUR_BLOCK
    if not is_forward(game, piece):
        return refuse(NOT_A_FORWARD)
    if piece.dull:
        return refuse(BLOCKER_DULL)
    if is_forbidden(game, "block", id):
        return refuse(CANNOT_BLOCK)
    if all(unblockable(game, attacker, id) for attacker in present(game, battle)):
        return refuse(CANNOT_BLOCK)
    if not rule("FF 15.1.1.9.6") and any(unblockable(game, a, id) for a in present(game, battle)):
        return CANNOT_BLOCK
    if not can_pay(game, seat, [id], False):
        return refuse(CANNOT_PAY_BLOCK)
    return None


def unblockable(game: FFTCG, attacker: int, blocker: int) -> bool:
    """Whether an attacker cannot be blocked by this Forward."""
    if not game.shaped:
        return False
    for lasting in game.in_force_on("cannot-be-blocked", attacker):
        if guards_against(game, lasting, blocker):
            return True
    return False


def guards_against(game: FFTCG, lasting: Lasting, blocker: int) -> bool:
    """Whether what forbids blocking is about this blocker."""
    static = lasting.static
    assert isinstance(static, Guard)
    return static.by is None or static.by.passes(game, lasting.context, blocker)


class DeclareBlock(Question[FFTCG]):
    """The non-turn player declares one blocker, or none (FF 10.1.3)."""

    clause: ClassVar[str] = "FF 10.1.3.1"
    question: ClassVar[str] = "ff-block"

    def run(self, game: FFTCG) -> Decision | None:
        """Where no attacker is left, nothing is blocked; the step goes on with priority (FF 10.1.3.6)."""
        battle = game.current_battle()
        if battle is None or not present(game, battle) or not rule("FF 10.1.3.1"):
            give_priority(game, game.turn)
            return None
        return super().run(game)

    def options(self, game: FFTCG) -> list[Option]:
        """Every Forward that may; none, unless one has to."""
        able = [id for id in game.field(self.seat).cards if block_refusal(game, self.seat, id) is None]
        forced = self.forced(game, able)
        options = [Option("block", 0, id) for id in (forced or able)]
        if not forced:
            options.append(Option("no-block"))
        return options

    def forced(self, game: FFTCG, able: list[int]) -> list[int]:
        """Forwards that have to block if they can (FF 10.1.3.1.3); none that would have to be paid for."""
        if not game.shaped or not rule("FF 10.1.3.1.3"):
            return []
        must = game.in_force("must-block")
        return [
            id
            for id in able
            if any(lasting.reaches(game, id) for lasting in must)
            and TaxDeed(self.seat, [id], False).cost(game, NOTHING_NAMED) is None
        ]

    def resume(self, game: FFTCG, option: Option) -> None:
        """Block, perhaps after paying."""
        if option.verb == "no-block":
            game.emit(Event("not-blocked", "FF 10.1.3.1", self.seat))
            give_priority(game, game.turn if rule("FF 10.1.3.6") else 1 - game.turn)
            return
        deed = TaxDeed(self.seat, [option.piece], False)
        if deed.cost(game, NOTHING_NAMED) is not None:
            declare(game, deed, self)
        else:
            game.push(BlockNow(option.piece))


class BlockNow(Task[FFTCG]):
    """A Forward blocks the attacker, or the party as one (FF 10.1.3.2 to 10.1.3.6)."""

    clause: ClassVar[str] = "FF 10.1.3.2"

    def __init__(self, blocker: int) -> None:
        self.blocker = blocker

    def run(self, game: FFTCG) -> Decision | None:
        """Abilities that wait for it go on the stack; the turn player gets priority."""
        battle = game.current_battle()
        assert battle is not None
        piece = game.find_character(self.blocker)
        if piece is None:
            return None
        if rule("FF 10.1.3.2"):
            battle.blocker = self.blocker
        battle.blocked = rule("FF 10.1.3.2.1")
        game.emit(Event("block", "FF 10.1.3.2", piece.seat, self.blocker))
        if not rule("FF 10.1.3.4"):
            battle.attackers = battle.attackers[:1]
        if rule("FF 10.1.3.5"):
            game.report(Event("blocks", "FF 10.1.3.5", piece.seat, self.blocker))
            for id in present(game, battle):
                game.report(Event("is-blocked", "FF 10.1.3.5", game.turn, id))
        give_priority(game, game.turn if rule("FF 10.1.3.6") else 1 - game.turn)
        return None


# ---- the end of a battle


class EndOfBattle(Task[FFTCG]):
    """The party is dissolved (FF 10.1.4.5, R8), and the next attack may be declared (FF 10.1.4.6)."""

    clause: ClassVar[str] = "FF 10.1.4.5"

    def run(self, game: FFTCG) -> Decision | None:
        """The battle is over."""
        if game.battle:
            battle = game.current_battle()
            if battle is not None and battle.party:
                game.emit(Event("party-dissolved", "FF 10.1.4.5", game.turn))
            if rule("FF 10.1.4.5") and rule("FF R8") and rule("FF 15.1.1.9.9"):
                game.close(game.battle)
                game.battle = 0
        if rule("FF 10.1.4.6"):
            game.push(DeclareAttack(game.turn))
        return None
