"""Damage (FF 6.5, 11.10, 11.12.5): to Forwards, with what replaces it, and to players, with EX Bursts.

Damage to Forwards is an event that effects may replace; the controller of the Forward orders them. A player
who is dealt damage puts the top cards of the deck into the Damage Zone one by one; when all are there, the EX
Bursts among them are used in that order.
"""

from typing import ClassVar, Final

from ...effects.abilities import Triggered
from ...effects.host import Context
from ...effects.statics import Lasting
from ...effects.targets import All
from ...kernel.card import face_of, owner_of
from ...kernel.clause import number, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Event, Replacement
from ...kernel.game import Game
from ...kernel.task import Task
from .announcing import declare
from .auto import tell_chosen, was_meant
from .cards import SUMMON
from .characteristics import is_forbidden
from .deeds import Deed, Named
from .resolving import resolve_ability
from .state import FFTCG, Happening
from .statics import FROM_ABILITIES, FROM_SUMMONS, DamageLasting, DamageStatic
from .targets import announceable

BY_BATTLE: Final = 0
BY_SUMMON: Final = 1
BY_ABILITY: Final = 2
BY_CARD: Final = 3
"""What deals damage: a battle, a Summon, an ability, or a card itself by an ability (FF 11.11.8)."""


# ---- Forwards


class Damage(Happening):
    """Damage to a Forward. `number` is how much, `source` what deals it, `how` in which way, `by` whose.

    A party deals its damage as one (FF 15.1.1.9.8): `fellows` are the others that deal it, `idle` the members
    that cannot deal any.
    """

    def __init__(
        self, clause: str, seat: int, piece: int, number: int, source: int, how: int, by: int
    ) -> None:
        super().__init__("damaged", clause, seat, piece, number)
        self.source = source
        self.how = how
        self.by = by
        self.fellows: list[int] = []
        self.idle: list[int] = []

    def dealers(self) -> list[int]:
        """All that deal it."""
        return [self.source, *self.fellows]

    def apply(self, game: Game) -> None:
        """The Forward bears it until the end of the turn."""
        assert isinstance(game, FFTCG)
        piece = game.find_character(self.piece)
        if piece is None or self.number <= 0:
            self.name = "undamaged"
            return
        piece.damage += self.number
        piece.hit_by = [*piece.hit_by, *self.dealers(), *self.idle]

    def further(self) -> list[Event]:
        """What deals damage to a Forward is said to do so."""
        if self.name != "damaged":
            return []
        return [Event("damages", self.clause, self.by, dealer, self.piece) for dealer in self.dealers()]


def deal(game: FFTCG, events: list[Event]) -> None:
    """Deal damage to Forwards together. What cannot deal damage deals none. A task's last act."""
    dealt: list[Event] = []
    for event in events:
        assert isinstance(event, Damage)
        if event.number > 0 and not is_forbidden(game, "deal-damage", event.source):
            dealt.append(event)
    if dealt:
        game.happen(dealt)


def effect_damage(game: FFTCG, context: Context, piece: int, amount: int) -> Damage:
    """Damage that an effect deals."""
    how = BY_SUMMON if game.card(context.face).kind == SUMMON else BY_ABILITY
    seat = game.controller(piece)
    return Damage("FF 5.2.6.1", seat, piece, amount, context.source, how, context.seat)


class DamageReplacement(Replacement):
    """Another amount in place of damage that would be dealt."""

    def __init__(self, lasting: Lasting) -> None:
        super().__init__("damaged", "FF 11.12.5.1", lasting.source)
        self.lasting = lasting

    def same_as(self, other: Replacement) -> bool:
        """The same effect; none is applied to its own result again (FF 11.12.5.5)."""
        return isinstance(other, DamageReplacement) and other.lasting is self.lasting

    def applies(self, game: Game, event: Event) -> bool:
        """Whether it is about this Forward, this dealer and this way; damage of 0 is no damage any more."""
        assert isinstance(game, FFTCG)
        assert isinstance(event, Damage)
        static = self.lasting.static
        assert isinstance(static, DamageStatic)
        if event.number <= 0 or not self.lasting.reaches(game, event.piece):
            return False
        seat = self.lasting.context.seat
        if static.side in (1, 2) and (event.by == seat) != (static.side == 1):
            return False
        if static.sources and not way_fits(static.sources, event.how):
            return False
        if static.dealer is None:
            return True
        return any(dealer_fits(game, self.lasting, static, dealer) for dealer in event.dealers())

    def replace(self, game: Game, event: Event) -> list[Event]:
        """The same damage with another amount; "the next damage" is used up."""
        assert isinstance(game, FFTCG)
        assert isinstance(event, Damage)
        static = self.lasting.static
        assert isinstance(static, DamageStatic)
        amount = event.number
        for _ in range(number("FF 11.12.5.5", 1)):
            amount = static.changed_from(amount, self.lasting.number(game))
        if static.next:
            game.drop([modifier for modifier in game.modifiers if modifier is not self.lasting])
        instead = Damage("FF 11.12.5.1", event.seat, event.piece, amount, event.source, event.how, event.by)
        instead.fellows = event.fellows
        instead.idle = event.idle
        return [instead] if rule("FF 11.12.5.4") else [instead, event]


def way_fits(sources: int, how: int) -> bool:
    """Whether damage is dealt by a Summon or an ability, as asked."""
    if how == BY_SUMMON:
        return sources & FROM_SUMMONS != 0
    return how == BY_ABILITY and sources & FROM_ABILITIES != 0


def dealer_fits(game: FFTCG, lasting: Lasting, static: DamageStatic, source: int) -> bool:
    """Whether what deals the damage is what the effect is about."""
    assert static.dealer is not None
    if isinstance(lasting, DamageLasting):
        return source in lasting.dealers
    dealer = static.dealer
    if isinstance(dealer, All):
        return was_meant(game, dealer.selector, lasting.context, source)
    return source in dealer.things(game, lasting.context)


# ---- players


class DamagePlayers(Task[FFTCG]):
    """Players are dealt points of damage by some things (FF 6.5): one card after the other.

    `hits` has the seat of each point that is still to be dealt.
    """

    clause: ClassVar[str] = "FF 6.5.2"

    def __init__(self, seats: list[int], sources: list[int], hits: list[int], bursts: list[int]) -> None:
        self.seats = seats
        self.sources = sources
        self.hits = hits
        self.bursts = bursts

    def run(self, game: FFTCG) -> Decision | None:
        """The next card goes to the Damage Zone; where both are dealt damage, both are before one loses."""
        if not self.hits:
            self.finish(game)
            return None
        seat = self.hits[0]
        left = self.hits[1:] if rule("FF 6.5.3") else []
        bursts = self.bursts
        if game.deck(seat).cards:
            card = self.put_down(game, seat)
            if may_burst(game, seat, card):
                bursts = [*bursts, card]
        else:
            game.damaged = [*game.damaged, seat]
            game.emit(Event("no-card-for-damage", "FF 12.4.3", seat))
            left = [other for other in left if other != seat]
        at_once = seat in game.damaged or game.settings.burst_on_lethal != rule("FF R2")
        if at_once and (len(self.seats) == 1 or not left):
            lose_at_once(game)
        if game.result is None:
            game.push(DamagePlayers(self.seats, self.sources, left, bursts))
        return None

    def put_down(self, game: FFTCG, seat: int) -> int:
        """The top card of the deck goes to the Damage Zone, face up, after those that are there.

        Field abilities that ask for so much damage begin at once, before EX Bursts (FF 11.9.3).
        """
        deck = game.deck(seat)
        zone = game.damage_zone(seat) if rule("FF 6.5.2") else game.break_zone(seat)
        card = game.send_from(deck, len(deck.cards) - 1, zone, rule("FF 7.8.3"), 0)
        game.touch()
        game.report(Event("damage-taken", "FF 6.5.2", seat, 0, game.damage_taken(seat), [card]))
        game.settle()
        return card

    def finish(self, game: FFTCG) -> None:
        """All is dealt: what waits for it is set off, then EX Bursts are used in the order of the cards."""
        for seat in self.seats:
            for source in self.sources:
                if rule("FF 10.1.4.3"):
                    game.report(Event("damages-player", "FF 10.1.4.3", seat, source))
        bursts = self.bursts if rule("FF 6.5.2.1") else self.bursts[::-1]
        for i in range(len(bursts) - 1, -1, -1):
            game.push(Burst(owner_of(bursts[i]), bursts[i]))


def damage_players(seats: list[int], points: int, sources: list[int]) -> DamagePlayers:
    """So many points of damage to each of these seats: a card for each point (FF 7.8.2)."""
    cards = points * number("FF 7.8.2", 1)
    hits: list[int] = []
    for seat in seats:
        hits += [seat] * cards
    return DamagePlayers(seats, sources, hits, [])


def most_damage(game: FFTCG) -> int:
    """The damage that loses the game: 7, in limited 6 (FF 3.1.1)."""
    limited = game.settings.limited and rule("FF R1")
    return number("FF 3.1.1", 6 if limited else 7)


def lose_at_once(game: FFTCG) -> None:
    """The damage that loses the game ends it on the spot (FF R2)."""
    if not rule("FF 3.1"):
        return
    losers = [seat for seat in range(2) if has_lost(game, seat)]
    if losers:
        end_game(game, losers)


def has_lost(game: FFTCG, seat: int) -> bool:
    """Whether a seat meets a condition for losing (FF 3.1.1 to 3.1.3, 12.4.1 to 12.4.3)."""
    if game.damage_taken(seat) >= most_damage(game) and rule("FF 12.4.1"):
        return True
    if seat in game.failed_draw and rule("FF 3.1.2") and rule("FF 12.4.2"):
        return True
    return seat in game.damaged and rule("FF 3.1.3") and rule("FF 12.4.3")


def end_game(game: FFTCG, losers: list[int]) -> None:
    """The opponent of who loses wins (FF 3.1); where both lose, it is a draw (FF 3.3)."""
    if len(losers) == 2 and rule("FF 3.3"):
        game.finish([], "FF 3.3", "draw")
        return
    loser = losers[0]
    clause = "FF 3.1.1"
    if seat_failed(game.failed_draw, loser):
        clause = "FF 3.1.2"
    elif seat_failed(game.damaged, loser):
        clause = "FF 3.1.3"
    elif game.damage_taken(loser) < most_damage(game):
        clause = "FF 3.1"
    game.finish([game.teams[1 - loser]], clause, "lost")


def seat_failed(seats: list[int], seat: int) -> bool:
    """Whether a seat is among those that could not do something."""
    return seat in seats


# ---- EX Bursts (FF 11.10)


def may_burst(game: FFTCG, seat: int, card: int) -> bool:
    """Whether a card that was just put into the Damage Zone has an EX Burst that can be used.

    One with a damage requirement only if the requirement is met now, with this card (FF 15.2.6.3).
    """
    definition = game.card(face_of(card))
    burst = definition.burst
    if burst is None or not rule("FF 11.10.2"):
        return False
    if definition.is_character() and not rule("FF R21"):
        return False
    if not burst.damage:
        return True
    met = game.damage_taken(seat) >= burst.damage or not rule("FF 15.2.6.3")
    return met or not rule("FF 15.2.6.3.1")


class Burst(Task[FFTCG]):
    """The player decides whether to use the EX Burst of a card in the Damage Zone (FF 11.10.2)."""

    clause: ClassVar[str] = "FF 11.10.2"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: FFTCG) -> Decision | None:
        """Ask, where something can be chosen for it."""
        ability = game.card(face_of(self.card)).burst
        assert ability is not None
        if game.find(game.damage_zone(self.seat), self.card) < 0:
            return None
        context = Context(self.seat, self.card, face_of(self.card))
        context.bound = {"ex": [1]}
        if not announceable(game, ability, context):
            return None
        options = [Option("burst", self.card), Option("decline")]
        return Decision(self.seat, "ff-burst", self.clause, options)

    def resume(self, game: FFTCG, option: Option) -> None:
        """Use it at once: nothing interferes with it."""
        if option.verb == "burst":
            ability = game.card(face_of(self.card)).burst
            assert ability is not None
            face = face_of(self.card) if rule("FF 11.10.1") else 0
            declare(game, BurstDeed(self.seat, self.card, face, ability), None)


class BurstDeed(Deed):
    """An EX Burst: its targets are named, then it resolves without the stack."""

    def clause_for(self, part: str) -> str:
        """EX Bursts announce as Summons and auto-abilities do."""
        return "FF 11.10.3"

    def commit(self, game: FFTCG, named: Named) -> None:
        """It resolves now: all of it, of an auto-ability what its condition allows (FF 11.10.3)."""
        ability = self.ability
        assert isinstance(ability, Triggered)
        bound = named.bound()
        bound["ex"] = [1]
        game.emit(Event("burst", "FF 11.10.2", self.seat, 0, 0, [self.source]))
        tell_chosen(game, self, named)
        condition = ability.condition
        met = condition is None or condition.holds(game, self.context(named))
        if met and rule("FF 11.10.3"):
            resolve_ability(game, ability, self.seat, self.source, self.face, [], bound, [])
