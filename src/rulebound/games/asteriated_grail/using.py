"""Using skills (AG 4(4)): the proposal that names the needs of one, and the points of the axis at which they
are used. When one may be used is in `usable`.

`At` is a point of the axis that is being resolved: it goes from player to player and lets each use his
skills, none of them twice at the same moment (AG 4(4)2.1). `Using` is a skill about to be used.
"""

from typing import Any, ClassVar, Final

from ...kernel.card import EVERYONE, only, viewers_of, with_viewers
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event
from ...kernel.refusal import Refusal
from ...kernel.task import Proposal, Question, Task
from .cards import BULLET
from .frames import Happening, Use
from .needs import NOTHING, Cards, Covers, Named, Need
from .points import BULLET_GONE, COVERS_REMOVED, POINT_CLAUSES, SKILL_BEGUN, SKILL_USED
from .skills import PASSIVE, RESPONSE, Skill
from .state import AsteriatedGrail
from .usable import seems_open, skill_refusal

REPEATED: Final = Refusal("AG 4(4)2.3", "ag-repeated")


# ---- the proposal


class Using(Proposal[AsteriatedGrail]):
    """A skill about to be used, with what is named for it so far. `origin` is the question that began it."""

    clause: ClassVar[str] = "AG 4(4)3.4"
    question: ClassVar[str] = "ag-pay"

    def __init__(
        self, seat: int, skill: Skill, owner: int, frame: int, origin: Task[Any], named: Named
    ) -> None:
        super().__init__(seat)
        self.skill = skill
        self.owner = owner
        self.frame = frame
        self.origin = origin
        self.named = named

    def begun_by(self) -> Task[Any]:
        """The question at which it was chosen."""
        return self.origin

    def needs(self, game: AsteriatedGrail) -> list[Need]:
        """What is to be named."""
        return self.skill.needs_for(game, self.seat, self.frame, self.named)

    def open_need(self, game: AsteriatedGrail) -> int:
        """The number of the need that is asked for now, -1 where all is named."""
        for at, need in enumerate(self.needs(game)):
            if need.options(game, self.skill, self.seat, self.frame, self.named, at):
                return at
        return -1

    def options(self, game: AsteriatedGrail) -> list[Option]:
        """The next need, then how the energy is paid."""
        for at, need in enumerate(self.needs(game)):
            options = need.options(game, self.skill, self.seat, self.frame, self.named, at)
            if options:
                return options
        return self.payments(game)

    def asking(self, game: AsteriatedGrail) -> str:
        """The question of the open need; when all is named, how the energy is paid."""
        at = self.open_need(game)
        return self.question if at < 0 else self.needs(game)[at].question

    def price(self) -> int:
        """How many stones of either kind are paid besides gems."""
        if self.skill.x_energy:
            return self.named.number
        return self.skill.crystals_for(self.named)

    def payments(self, game: AsteriatedGrail) -> list[Option]:
        """With how many gems a price in crystals is paid (AG 4(4).7)."""
        price = self.price()
        if self.named.gems >= 0 or price <= 0:
            return []
        gems = game.energy_gems[self.seat] - self.skill.gems_for(self.named)
        least = max(0, price - game.energy_crystals[self.seat])
        return [Option("gems", 0, 0, count) for count in range(least, min(price, gems) + 1)]

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """One part more."""
        named = self.named.copy()
        if option.verb == "gems":
            named.gems = option.number
        else:
            at = self.open_need(game)
            if option.verb == "done":
                named.done = [*named.done, at]
            else:
                self.needs(game)[at].take(named, option)
        game.push(Using(self.seat, self.skill, self.owner, self.frame, self.origin, named))

    def commit(self, game: AsteriatedGrail) -> None:
        """All is named: pay, let cards go, and let it take effect."""
        skill, named = self.skill, self.named
        use = Use(skill, self.seat, self.owner, self.frame)
        use.targets = named.targets
        use.number = max(0, named.number)
        use.mode = max(0, named.mode)
        use.piece = named.piece
        id = game.open(use)
        self.origin_goes_on(game)
        if skill.kind == RESPONSE and not rule("AG 4(2).18"):
            game.emit(Event("action-over", "AG 4(2).18", self.seat))
        game.note_use(skill.name)
        game.push(Begin(id))
        game.emit(Event("skill-used", skill.clause, self.seat, 0, use.number))
        for target in named.targets:
            game.emit(Event("targeted", skill.clause, target))
        self.pay(game)
        self.let_go(game, use)

    def origin_goes_on(self, game: AsteriatedGrail) -> None:
        """A point goes on after the skill; an action is one of its own."""
        origin = self.origin
        if isinstance(origin, At):
            game.push(origin.after(self.skill))
        elif isinstance(origin, Acts):
            origin.chosen(game, self.skill)

    def pay(self, game: AsteriatedGrail) -> None:
        """The energy goes back to the pile (AG 4(7).2)."""
        price = self.price()
        only = self.skill.gems_for(self.named)
        gems = max(0, self.named.gems)
        if price and self.named.gems < 0:
            gems = max(0, price - game.energy_crystals[self.seat])
        if (price or only) and rule("AG 4(7).2"):
            game.energy_gems[self.seat] -= only + gems
            game.energy_crystals[self.seat] -= max(0, price) - gems
            game.emit(Event("energy-spent", "AG 4(7).2", self.seat, 0, only + max(0, price)))

    def let_go(self, game: AsteriatedGrail, use: Use) -> None:
        """Covers and cards go to the discard pile; what is shown may set off seals first (AG 4(11).3)."""
        named = self.named
        needs = self.needs(game)
        covers_shown = any(isinstance(need, Covers) and need.shown for need in needs)
        cards_are_shown = shown_cards(needs)
        if named.covers:
            use.covers = [
                game.to_discard(game.covers(self.seat), card, covers_shown) for card in named.covers
            ]
            game.emit(Event("uncovered", self.skill.clause, self.seat, 0, len(use.covers), use.covers))
            covers_removed(game, self.seat, use.covers)
        shown: list[int] = []
        if named.printed:
            hand = game.hand(self.seat)
            opened = game.move(hand, game.find(hand, named.printed), game.open_cards())
            use.printed = opened
            if not any(need.played for need in needs):
                game.emit(Event("card-used", "AG 4(4).4", self.seat, 0, 0, [opened]))
                shown.append(opened)
        asked = 0
        if named.cards:
            for need in needs:
                if isinstance(need, Cards):
                    asked |= need.discarded_as(game, self.skill, self.seat, named.cards)
            use.cards = [game.to_discard(game.hand(self.seat), card, cards_are_shown) for card in named.cards]
            game.emit(Event("discarded", self.skill.clause, self.seat, 0, len(use.cards), use.cards))
            if cards_are_shown:
                shown += use.cards
            else:
                use.cards = [0] * len(use.cards)
        if not covers_shown:
            use.covers = [0] * len(use.covers)
        if shown:
            game.rules.cards_shown(game, self.seat, shown, named.printed != 0, asked)


def shown_cards(needs: list[Need]) -> bool:
    """Whether the cards that are discarded for a skill are shown."""
    return any(isinstance(need, Cards) and need.shown for need in needs)


def bullets_gone(game: AsteriatedGrail, seat: int, cards: list[int]) -> None:
    """Tell skills of each Magic Bullet among a seat's cards that lies in the discard pile face up."""
    if not game.cast.looks_at(BULLET_GONE):
        return
    pile = game.discard_pile()
    for card in cards:
        if viewers_of(card) == EVERYONE and game.face(card).kind == BULLET and game.find(pile, card) >= 0:
            reach(game, BULLET_GONE, game.open(Happening(seat, seat, 1, 0, "", [card])), True)


def covers_removed(game: AsteriatedGrail, seat: int, covers: list[int]) -> None:
    """Tell skills that covers were removed; who removed them has seen them."""
    bullets_gone(game, seat, covers)
    if game.cast.looks_at(COVERS_REMOVED):
        known = [with_viewers(card, viewers_of(card) | only(seat)) for card in covers]
        happening = Happening(seat, seat, len(covers), 0, "", known)
        reach(game, COVERS_REMOVED, game.open(happening), True)


class Begin(Task[AsteriatedGrail]):
    """A skill takes effect; then hands are looked at, and skills that look at its use."""

    clause: ClassVar[str] = "AG 4(4)3.7"

    def __init__(self, use: int) -> None:
        self.use = use

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """First what goes together with the skill, then its effect."""
        game.push(Carry(self.use), game.rules.check_hands(), EndUse(self.use))
        reach(game, SKILL_BEGUN, self.use)
        return None


class Carry(Task[AsteriatedGrail]):
    """The effect of a skill."""

    clause: ClassVar[str] = "AG 4(4)3.7"

    def __init__(self, use: int) -> None:
        self.use = use

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Carry it out."""
        skill = game.use(self.use).skill
        if rule(skill.clause):
            skill.effect(game, self.use)
        return None


class EndUse(Task[AsteriatedGrail]):
    """A skill has been resolved."""

    clause: ClassVar[str] = "AG 4(4)3.7"

    def __init__(self, use: int) -> None:
        self.use = use

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Its card goes to the discard pile (AG 2(8).5); let others look at it, then forget it."""
        printed = game.use(self.use).printed
        if printed and game.find(game.open_cards(), printed) >= 0:
            game.to_discard(game.open_cards(), printed, True)
        game.push(Close(self.use))
        reach(game, SKILL_USED, self.use)
        return None


class Close(Task[AsteriatedGrail]):
    """Forget a frame."""

    clause: ClassVar[str] = "AG 4(11).1"

    def __init__(self, frame: int) -> None:
        self.frame = frame

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """It is over."""
        game.close(self.frame)
        return None


class Acts(Question[AsteriatedGrail]):
    """A question at which an action or a start-up is chosen."""

    def doing(self, game: AsteriatedGrail, kind: int) -> int:
        """An action of this kind was chosen here: push what follows it; its id."""
        raise NotImplementedError

    def chosen(self, game: AsteriatedGrail, skill: Skill) -> None:
        """A skill was chosen here."""
        raise NotImplementedError


# ---- points

NO_NAMES: Final[list[str]] = []
RANKS: Final = 3
"""Own skills, those of a foreign exclusive card, and what comes last."""
NEVER: Final = 1 << 20


def reach(game: AsteriatedGrail, point: int, frame: int, closes: bool = False) -> None:
    """A point is reached, where any skill looks at it. `closes`: the frame is forgotten afterwards."""
    if closes:
        game.push(Close(frame))
    if game.cast.looks_at(point):
        game.push(At(point, frame, 0, 0, NO_NAMES))


def order(game: AsteriatedGrail, turns: int, rank: int) -> int:
    """When a player's skills of a rank come at a point: after those of a lower rank, also of others (AG R18).

    `turns` says how many players come before this one.
    """
    return rank * game.match.seats + turns if rule("AG R18") else turns * RANKS + rank


def place_in_order(game: AsteriatedGrail, at: int) -> tuple[int, int]:
    """The player, as so many turns, and the rank that come at this number of the order."""
    seats = game.match.seats
    return (at % seats, at // seats) if rule("AG R18") else (at // RANKS, at % RANKS)


class At(Task[AsteriatedGrail]):
    """A point of the axis: `turns` players have had their turn, `rank` is what this one is at.

    `used` are the skills that were used at this moment already.
    """

    clause: ClassVar[str] = "AG 4(11).5"

    def __init__(self, point: int, frame: int, turns: int, rank: int, used: list[str]) -> None:
        self.point = point
        self.frame = frame
        self.turns = turns
        self.rank = rank
        self.used = used

    def after(self, skill: Skill) -> "At":
        """The point after a skill was used (AG 4(4)2.1)."""
        used = [*self.used, skill.name]
        if skill.kind != PASSIVE and not (
            rule("AG 4(4)2.1") and rule("AG 4(4)2.2") and refuse(REPEATED) is not None
        ):
            used = self.used
        return At(self.point, self.frame, self.turns, self.rank, used)

    def seat_at(self, game: AsteriatedGrail) -> int:
        """Whose turn it is to respond."""
        return (game.turn + self.turns) % game.match.seats

    def open_skills(self, game: AsteriatedGrail, seat: int) -> list[Skill]:
        """The skills that a seat has at this point now, passives first. Asking changes nothing."""
        found: list[Skill] = []
        passives = 0
        for entry in game.cast.at[self.point]:
            skill = entry.skill
            rank = skill.rank if rule("AG 4(11).4") else 0
            if rank != self.rank or skill.name in self.used:
                continue
            if skill.user(game, entry.seat, self.frame) != seat:
                continue
            if not seems_open(game, seat, skill, self.frame):
                continue
            if skill.kind == PASSIVE:
                found.insert(passives, skill)
                passives += 1
            else:
                found.append(skill)
        return found

    def run(self, game: AsteriatedGrail) -> Decision | None:
        """Run what happens by itself; ask where there is something to choose."""
        at = self.earliest(game)
        if at == NEVER:
            return None
        task = self
        if at != order(game, self.turns, self.rank):
            turns, rank = place_in_order(game, at)
            task = At(self.point, self.frame, turns, rank, self.used)
        seat = task.seat_at(game)
        if task.rank == 0 and task.follow_up(game, seat):
            return None
        found = task.open_skills(game, seat)
        first = found[0]
        alone = first.silent or len(found) == 1 or not rule("AG R10")
        if first.kind == PASSIVE and alone and not first.needs:
            task.begin(game, seat, first)
            return None
        if task is not self:
            game.push(task)
            return None
        return self.ask(game, seat, found)

    def earliest(self, game: AsteriatedGrail) -> int:
        """The first player and rank, as one number, who has something at this point; NEVER for nobody."""
        start = order(game, self.turns, self.rank)
        seats, turn = game.match.seats, game.turn
        ranked = rule("AG 4(11).4")
        best = NEVER
        cast = game.cast
        for entry in cast.at[self.point]:
            skill = entry.skill
            user = skill.user(game, entry.seat, self.frame)
            if user < 0:
                continue
            at = order(game, (user - turn) % seats, skill.rank if ranked else 0)
            new = start <= at < best and skill.name not in self.used
            if new and seems_open(game, user, skill, self.frame):
                best = at
        for entry in cast.later[self.point]:
            skill = entry.skill
            at = order(game, (entry.seat - turn) % seats, 0)
            new = start <= at <= best and "later " + skill.name not in self.used
            if new and skill.in_force() and skill.is_due(game, entry.seat, self.frame, self.point):
                best = at
        return best

    def follow_up(self, game: AsteriatedGrail, seat: int) -> bool:
        """The rest of a skill that was used before happens by itself, ahead of what may be chosen."""
        for entry in game.cast.later[self.point]:
            skill = entry.skill
            key = "later " + skill.name
            if entry.seat != seat or key in self.used or not skill.in_force():
                continue
            if skill.is_due(game, seat, self.frame, self.point):
                game.push(At(self.point, self.frame, self.turns, 0, [*self.used, key]))
                skill.follow_up(game, seat, self.frame, self.point)
                return True
        return False

    def next(self, game: AsteriatedGrail) -> "At":
        """The next player, or the next rank."""
        turns, rank = place_in_order(game, order(game, self.turns, self.rank) + 1)
        return At(self.point, self.frame, turns, rank, self.used)

    def ask(self, game: AsteriatedGrail, seat: int, found: list[Skill]) -> Decision:
        """Which skill is next; a passive cannot be passed over (AG 4(4).9), a response can (AG 4(4).10)."""
        options: list[Option] = []
        forced = False
        for skill in found if rule("AG R10") and rule("AG 4(11).5") else found[:1]:
            if skill_refusal(game, seat, skill, self.frame) is None:
                forced = forced or (skill.kind == PASSIVE and rule("AG 4(4).9"))
                options.append(Option(skill.name))
        if not forced and (rule("AG 4(4).10") or not options):
            options.append(Option("pass"))
        return Decision(seat, "ag-respond", point_clause(self.point, found), options)

    def posed(self, game: AsteriatedGrail) -> Decision | None:
        """Everyone sees who may respond, and at which point."""
        seat = self.seat_at(game)
        return Decision(seat, "ag-respond", point_clause(self.point, self.open_skills(game, seat)), [])

    def resume(self, game: AsteriatedGrail, option: Option) -> None:
        """Begin the skill, or let the point go on."""
        if option.verb == "pass":
            game.push(self.next(game))
            return
        seat = self.seat_at(game)
        for entry in game.cast.at[self.point]:
            if entry.skill.name == option.verb and entry.skill.user(game, entry.seat, self.frame) == seat:
                game.push(Using(seat, entry.skill, entry.seat, self.frame, self, NOTHING))
                return

    def begin(self, game: AsteriatedGrail, seat: int, skill: Skill) -> None:
        """A passive that needs nothing happens by itself."""
        owner = game.cast.seat_of(skill.owner)
        game.push(Using(seat, skill, owner, self.frame, self, NOTHING))


def point_clause(point: int, found: list[Skill]) -> str:
    """The clause of a question at a point: the line of the axis where the skill has one."""
    if len(found) == 1 and found[0].axis:
        return found[0].axis
    if len(found) > 1 and any(skill.kind == PASSIVE for skill in found):
        return "AG 4(11).5"
    return POINT_CLAUSES[point] if point < len(POINT_CLAUSES) else "AG 4(4).10"
