"""Aids for people at the table: which payment harms least, how damage is best divided, who would be broken.

No rule asks for any of this, and nothing here changes a game. A *plan* is how the cost that is being paid
could be completed, a *division* how the damage that is being divided could be, an *outcome* what a battle
leads to.
"""

from typing import Any, Final

from ...effects.host import is_card
from ...kernel.card import face_of
from ...kernel.decision import Decision, Option
from ...kernel.task import Task
from .announcing import LIMIT, PART, PAY, SPECIAL, SPLIT, Declaration
from .characteristics import is_backup, is_forward, power_of, traits_of
from .costs import face_down_cards, purse_for
from .damage_step import DamageStep, DivideDamage
from .moving import entry_refusal_clause
from .paying import Cost, Produced, still_free
from .pieces import Character
from .rules import falling
from .state import FFTCG
from .targets import UNIT

COST_PARTS: Final = (SPECIAL, PART, LIMIT, PAY)
"""The parts of a declaration that are proposed; what is aimed at, and how, is for the player to say."""

IDLE: Final = 2
WANTED: Final = 1
MOST_WANTED: Final = 3
BUSY: Final = 3
FLEXIBLE: Final = 1
"""How much it harms to dull a Backup; more for each card in hand that wants its element, where it has an
ability that dulls it, and where it can produce several elements."""

CARD: Final = 150
BARRED: Final = 60
SPECIAL_CARD: Final = 45
NO_ELEMENT: Final = 20
TOO_DEAR: Final = 20
SECOND: Final = 15
"""How much it harms to discard a card; less where it cannot enter the field (but more again where a special
ability can use it), where no Backup has its element, where it costs too much, and where it is the second of
its name."""

MOST_TASKS: Final = 200
"""So much at most happens in a battle that is imagined."""


# ---- how much a loss harms


def backup_harm(game: FFTCG, seat: int, piece: Character, bits: int, source: int) -> int:
    """How much it harms to dull a Backup."""
    wanting = 0
    for card in game.hand(seat).cards:
        if card != source and game.card(face_of(card)).elements & bits:
            wanting += 1
    harm = IDLE + WANTED * min(wanting, MOST_WANTED)
    if any(use.payment.dull for use in game.card_of(piece).uses):
        harm += BUSY
    return harm + (FLEXIBLE if bits & (bits - 1) else 0)


def card_harm(game: FFTCG, seat: int, card: int) -> int:
    """How much it harms to lose a card of the hand: those that fit worst, least; of equals the cheaper."""
    definition = game.card(face_of(card))
    harm = CARD + definition.cost
    own = [game.character(id) for id in game.field(seat).cards]
    if definition.is_character() and entry_refusal_clause(game, seat, face_of(card)):
        harm -= BARRED
        if any(serves_special(game, piece, definition.names) for piece in own):
            harm += SPECIAL_CARD
    backups = [piece for piece in own if is_backup(game, piece)]
    if not any(traits_of(game, piece).elements & definition.elements for piece in backups):
        harm -= NO_ELEMENT
    hand = game.hand(seat).cards
    if definition.cost > len(backups) + 2 * (len(hand) - 1):
        harm -= TOO_DEAR
    names = [game.card(face_of(other)).title for other in hand]
    if names.count(definition.title) > 1 and not definition.generic:
        harm -= SECOND
    return harm


def serves_special(game: FFTCG, piece: Character, names: list[str]) -> bool:
    """Whether a special ability of a Character could be paid with a card of one of these names."""
    if not any(use.payment.special for use in game.card_of(piece).uses):
        return False
    return any(name in traits_of(game, piece).names for name in names)


def thing_harm(game: FFTCG, seat: int, thing: int) -> int:
    """How much it harms to give a thing for a cost: a Character more than a card of the hand."""
    piece = game.find_character(thing)
    if piece is not None:
        return CARD * 2 + power_of(game, piece) // 100 + traits_of(game, piece).cost
    if game.find(game.hand(seat), thing) >= 0:
        return card_harm(game, seat, thing)
    return game.card(face_of(thing)).cost


# ---- a payment that harms least


class Plan:
    """How the open cost could be paid: the keys to answer, what they name, and how much CP is left over."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.dulled: list[int] = []
        self.discarded: list[int] = []
        self.given: list[int] = []
        self.turned_up: list[int] = []
        self.left_over = 0


def proposed_payment(game: FFTCG) -> list[str]:
    """The keys that complete the open payment while harming least; none for other questions."""
    found = plan(game)
    return [] if found is None else found.keys


def plan(game: FFTCG) -> Plan | None:
    """The plan for the open question; None where it is not about a cost."""
    task = open_task(game)
    if not isinstance(task, Declaration) or task.part(game) not in COST_PARTS:
        return None
    other = game.copy()
    assert isinstance(other, FFTCG)
    keys: list[str] = []
    while task.part(other) in COST_PARTS:
        decision = task.run(other)
        assert decision is not None
        option = next_option(other, task, decision)
        if len(decision.options) > 1 or not other.skip_forced:
            keys.append(game.key(option))
        other.agenda.pop()
        task.resume(other, option)
        following = other.agenda[-1]
        assert isinstance(following, Declaration)
        task = following
    return planned(other, task, keys)


def open_task(game: FFTCG) -> Task[Any] | None:
    """The task that asks the open question."""
    return None if game.decision is None else game.agenda[-1]


def planned(game: FFTCG, task: Declaration, keys: list[str]) -> Plan:
    """The plan of a declaration for which all is named."""
    named = task.named
    found = Plan(keys)
    found.dulled = named.backups
    found.discarded = named.cards
    found.given = named.given()
    found.turned_up = named.lb
    cost = task.deed.cost(game, named)
    if cost is not None and cost.total:
        found.left_over = task.produced(cost).all - cost.total
    return found


def next_option(game: FFTCG, task: Declaration, decision: Decision) -> Option:
    """The option of the plan: what is least missed, and for CP the next source of the best payment."""
    options = [option for option in decision.options if option.verb != "cancel"]
    part = task.part(game)
    if part == PAY:
        return next_source(game, task, options)
    if part == LIMIT:
        return next_turned_up(game, task, options)
    best = options[0]
    least = thing_harm(game, task.seat, best.card or best.piece)
    for option in options:
        harm = thing_harm(game, task.seat, option.card or option.piece)
        if harm < least:
            best, least = option, harm
    return best


def next_turned_up(game: FFTCG, task: Declaration, options: list[Option]) -> Option:
    """The option for the first, by face, of the cheapest cards of the LB deck that are still to be named."""
    first = min(face_of(option.card) for option in options)
    cards = [card for card in face_down_cards(game, task.deed, task.named) if face_of(card) >= first]
    ranked = sorted([(game.card(face_of(card)).cost, face_of(card)) for card in cards])
    wanted = task.deed.lb_cost(game) - len(task.named.lb)
    face = min(face for _, face in ranked[:wanted])
    for option in options:
        if face_of(option.card) == face:
            return option
    return options[0]


def next_source(game: FFTCG, task: Declaration, options: list[Option]) -> Option:
    """The option for the first source of the least harmful payment."""
    if len(options) == 1:
        return options[0]
    cost = task.deed.cost(game, task.named)
    assert cost is not None
    found = sources_left(game, task)
    best = least_harmful(cost, task.produced(cost), found)
    first = found[best.taken[0]]
    for option in options:
        named = option.piece == first.thing if option.piece else same_face(option.card, first.thing)
        if named and option.number in (-1, best.elements[0]):
            return option
    return options[0]


def same_face(card: int, other: int) -> bool:
    """Whether two things are cards that are as good as each other."""
    return is_card(other) and face_of(card) == face_of(other)


class Source:
    """Something that can produce CP: how much, of which elements as bits, and how much that harms."""

    def __init__(self, thing: int, amount: int, bits: int, harm: int) -> None:
        self.thing = thing
        self.amount = amount
        self.bits = bits
        self.harm = harm


def sources_left(game: FFTCG, task: Declaration) -> list[Source]:
    """The sources that may still be named, in the order in which they are (FF R14)."""
    seat, named = task.seat, task.named
    whole = purse_for(game, task.deed, named)
    cost = task.deed.cost(game, named)
    assert cost is not None
    purse = still_free(whole, cost, named.backups, named.cards)
    found: list[Source] = []
    for i, id in enumerate(purse.backups):
        bits = purse.backup_bits[i]
        harm = backup_harm(game, seat, game.character(id), bits, task.deed.source)
        found.append(Source(id, 1, bits, harm))
    for i, card in enumerate(purse.cards):
        found.append(Source(card, 2, purse.card_bits[i], card_harm(game, seat, card)))
    return found


class Way:
    """Some of the sources, by number, with the element that each produces, and how much that harms."""

    def __init__(self, harm: int, taken: list[int], elements: list[int], produced: Produced) -> None:
        self.harm = harm
        self.taken = taken
        self.elements = elements
        self.produced = produced


def least_harmful(cost: Cost, produced: Produced, sources: list[Source]) -> Way:
    """The least harmful sources that complete a payment.

    Source by source, the best way to each amount of CP that is still to the point.
    """
    ways: dict[int, Way] = {amount_key(produced): Way(0, [], [], produced)}
    for number, source in enumerate(sources):
        for way in list(ways.values()):
            for element in range(8):
                if (source.bits & cost.only) >> element & 1:
                    extend(ways, way, number, source, element)
    best: Way | None = None
    for way in ways.values():
        if way.produced.complete() and (best is None or way.harm < best.harm):
            best = way
    assert best is not None
    return best


def extend(ways: dict[int, Way], way: Way, number: int, source: Source, element: int) -> None:
    """The way with one source more, if it is of use and the best way to that amount so far."""
    if way.produced.used_with(element, source.amount) <= way.produced.used():
        return
    produced = way.produced.copy()
    produced.add(element, source.amount)
    if produced.all - produced.cost.total > produced.cost.surplus:
        return
    key = amount_key(produced)
    harm = way.harm + source.harm
    other = ways.get(key)
    if other is None or harm < other.harm:
        ways[key] = Way(harm, [*way.taken, number], [*way.elements, element], produced)


def amount_key(produced: Produced) -> int:
    """A number for what was produced: of each element that the cost requires, and in all."""
    key = produced.all
    for element in range(8):
        needed = produced.cost.elements[element]
        if needed:
            key = key * 32 + min(produced.elements[element], needed)
    return key


# ---- damage that is divided


class Division:
    """How damage could be divided: the keys to answer, how much each gets, and who would be broken."""

    def __init__(self, things: list[int], shares: list[int], broken: list[int]) -> None:
        self.things = things
        self.shares = shares
        self.broken = broken
        self.keys: list[str] = []


def division(game: FFTCG) -> Division | None:
    """The division for the open question, lethal to as many as possible; None where nothing is divided."""
    task = open_task(game)
    if isinstance(task, DivideDamage):
        found = divided_by_blocker(game, task)
    elif isinstance(task, Declaration) and task.part(game) == SPLIT:
        found = divided_by_effect(game, task)
    else:
        return None
    decision = game.decision
    assert decision is not None
    cancel = any(option.verb == "cancel" for option in decision.options)
    least = 0 if isinstance(task, DivideDamage) else 1
    left = sum(found.shares)
    for i, thing in enumerate(found.things):
        others = len(found.things) - 1 - i
        single = not others or left == least * (others + 1)
        if not single or cancel or not game.skip_forced:
            card = thing if is_card(thing) else 0
            found.keys.append(game.key(Option("split", card, 0 if card else thing, found.shares[i])))
        left -= found.shares[i]
    return found


def divided_by_blocker(game: FFTCG, task: DivideDamage) -> Division:
    """The damage of a blocker to a party."""
    battle = game.current_battle()
    assert battle is not None
    left = power_of(game, game.character(battle.blocker)) // UNIT - sum(task.shares)
    return divided(game, task.seat, task.party[len(task.shares) :], left, 0)


def divided_by_effect(game: FFTCG, task: Declaration) -> Division:
    """The damage that a Summon or an ability divides: at least one unit each."""
    step = task.next_split(game)
    assert step is not None
    given = task.named.splits.get(step.name, [])
    left = step.whole(game, task.deed.context(task.named)) // UNIT - sum(given)
    chosen = task.named.picks[step.target_name()]
    return divided(game, task.seat, chosen[len(given) :], left, 1)


def divided(game: FFTCG, seat: int, things: list[int], left: int, least: int) -> Division:
    """So many units divided: as many as possible are broken, of those the strongest; none of one's own."""
    needs = [max(least, lethal_units(game, thing)) for thing in things]
    own = [game.controller(thing) == seat for thing in things]
    best = 0
    for chosen in range(1 << len(things)):
        units = 0
        for i in range(len(things)):
            units += needs[i] if chosen >> i & 1 else least
        fits = units <= left and not any(own[i] and chosen >> i & 1 for i in range(len(things)))
        if fits and rank(game, things, chosen) > rank(game, things, best):
            best = chosen
    shares = [needs[i] if best >> i & 1 else least for i in range(len(things))]
    shares[rest_goes_to(own, best)] += left - sum(shares)
    return Division(things, shares, [things[i] for i in range(len(things)) if best >> i & 1])


def lethal_units(game: FFTCG, thing: int) -> int:
    """How many units break a Forward; more than there can be for anything else."""
    piece = game.find_character(thing)
    if piece is None or not is_forward(game, piece):
        return 1 << 20
    return max(1, (power_of(game, piece) - piece.damage + UNIT - 1) // UNIT)


def rank(game: FFTCG, things: list[int], chosen: int) -> int:
    """How good it is to break these: how many they are, then how strong."""
    score = 0
    for i, thing in enumerate(things):
        piece = game.find_character(thing) if chosen >> i & 1 else None
        if piece is not None:
            score += (1 << 20) + power_of(game, piece)
    return score


def rest_goes_to(own: list[bool], broken: int) -> int:
    """Who gets what is left over: one that is not broken, else any, but none of one's own."""
    foes = [i for i in range(len(own)) if not own[i]]
    standing = [i for i in foes if not broken >> i & 1]
    return (standing or foes or [0])[0]


# ---- what a battle leads to


class Outcome:
    """What a battle would lead to as things are: who would be broken, and the damage to the player."""

    def __init__(self, broken: list[int], points: int) -> None:
        self.broken = broken
        self.points = points


def battle_outcome(game: FFTCG, blocker: int = 0) -> Outcome | None:
    """What the battle leads to if nobody does anything more, with this blocker if none is declared yet.

    It is played on a copy, by the rules, up to what they put into the Break Zone. None where there is no
    battle whose damage is still to be dealt.
    """
    battle = game.current_battle()
    if battle is None or not damage_to_come(game):
        return None
    if not blocker and not battle.blocked:
        return Outcome([], 1)
    other = game.copy()
    assert isinstance(other, FFTCG)
    fought = other.current_battle()
    assert fought is not None
    if blocker:
        fought.blocker = blocker
        fought.blocked = True
    other.agenda = [DamageStep()]
    run_out(other)
    fallen = [event.piece for event in falling(other, [])]
    present = [id for seat in range(2) for id in game.field(seat).cards]
    return Outcome([id for id in present if id in fallen or id not in other.pieces], 0)


def damage_to_come(game: FFTCG) -> bool:
    """Whether the damage of the battle has not been dealt yet."""
    return any(isinstance(task, DamageStep) for task in game.agenda)


def run_out(game: FFTCG) -> None:
    """Do what is on the agenda; blockers divide their damage well, all else is answered somehow."""
    for _ in range(MOST_TASKS):
        if not game.agenda or game.result is not None:
            return
        task: Task[Any] = game.agenda.pop()
        decision = task.run(game)
        if decision is None:
            continue
        if isinstance(task, DivideDamage):
            found = divided_by_blocker(game, task)
            task.resume(game, Option("split", 0, found.things[0], found.shares[0]))
        else:
            task.resume(game, decision.options[0])
