"""What a Character is now (FF 11.12.4): type, job, elements, names, keywords, abilities, cost and power.

What is printed is changed by continuous effects in five layers: controller, text, type and job, everything
else, power. What gives or takes abilities is an ordinary effect and comes after types and jobs, so that what
has become a Forward has what Forwards are given (FF R18). Within a layer effects that change their own card
come first, then the others by timestamp; an effect that depends on another waits for it. All Characters are
worked out together and kept until something changes.
"""

from typing import Final

from ...effects.abilities import Ability, Always, Gains
from ...effects.host import Context, is_card
from ...effects.statics import CONTINUOUS, Becomes, Change, Lasting, Loses, Static
from ...kernel.card import face_of
from ...kernel.clause import WATCH, rule
from ...kernel.task import Held
from ...kernel.zone import Piece
from .cards import BACKUP, CHARACTER, FORWARD, LIGHT_OR_DARK, MONSTER, SUMMON, Card
from .pieces import Character, Item
from .state import FFTCG
from .statics import FROM_ABILITIES, FROM_SUMMONS, Guard, Takes

TEXT: Final = 2
TYPE: Final = 3
GENERAL: Final = 4
POWER: Final = 5

READS_TEXT: Final = 1
READS_TYPE: Final = 2
READS_JOB: Final = 4
READS_ELEMENT: Final = 8
READS_COST: Final = 16
READS_POWER: Final = 32
READS: Final = {
    "keyword": READS_TEXT,
    "kind": READS_TYPE,
    "job": READS_JOB,
    "element": READS_ELEMENT,
    "shares-element": READS_ELEMENT,
    "cost": READS_COST,
    "power": READS_POWER,
}
"""What the parts of a selector look at, as bits."""


class Given(Held):
    """An ability that an effect has given, and when."""

    def __init__(self, ability: Ability, timestamp: int) -> None:
        self.ability = ability
        self.timestamp = timestamp


class Traits(Held):
    """What one Character is. Shared between copies of a game once it is worked out."""

    def __init__(self) -> None:
        self.kinds = 0
        self.elements = 0
        self.names: list[str] = []
        self.jobs: list[str] = []
        self.keywords: list[str] = []
        self.cost = 0
        self.power = 0
        self.silent = False
        self.given: list[Given] = []


def traits_on(card: Card) -> Traits:
    """What is printed on a card."""
    traits = Traits()
    traits.kinds = card.kind
    traits.elements = card.elements
    traits.names = card.names
    traits.jobs = card.jobs
    traits.keywords = card.keywords
    traits.cost = card.cost
    traits.power = max(0, card.power)
    return traits


def traits_of(game: FFTCG, piece: Piece) -> Traits:
    """What a Character is now, or was when it left; kept with it until something changes."""
    if isinstance(piece, Character) and piece.cached_at == game.cached_clock:
        known = piece.cached_traits
        if known is not None:
            return known
    return find_traits(game, piece)


def find_traits(game: FFTCG, piece: Piece) -> Traits:
    """What a Character is now: worked out for all of them together; of one that has left, what it was."""
    remembered = game.remembered.get(piece.id)
    if remembered is not None:
        return remembered
    if not isinstance(piece, Character) or piece.id not in game.pieces:
        return printed(game, piece)
    if game.shaped:
        work_out(game)
    else:
        keep(game, piece, printed(game, piece))
    known = piece.cached_traits
    assert known is not None
    return known


def keep(game: FFTCG, piece: Character, traits: Traits) -> None:
    """What a Character is until something changes."""
    piece.cached_traits = traits
    piece.cached_at = game.cached_clock


def printed(game: FFTCG, piece: Piece) -> Traits:
    """What is printed on a Character; a primed one has the names of both cards (FF 15.2.9.4.1)."""
    if len(piece.cards) == 1:
        return game.rules.base[face_of(piece.cards[0])]
    traits = traits_on(game.card_of(piece))
    if rule("FF 15.2.9.4.1"):
        traits.names = game.cards[face_of(piece.cards[0])].names + traits.names
    return traits


# ---- working all out together


def work_out(game: FFTCG) -> None:
    """What all Characters are, layer by layer."""
    pieces = game.team(0) + game.team(1)
    for piece in pieces:
        keep(game, piece, printed(game, piece))
    game.cached_worked = game.cached_clock
    game.shifting = WATCH.active
    layers: list[list[Lasting]] = [[], [], [], []]
    for modifier in game.modifiers:
        assert isinstance(modifier, Lasting)
        layer = layer_of(modifier)
        if layer:
            layers[layer - TEXT].append(modifier)
            if modifier.duration == CONTINUOUS and game.rules.shifting[modifier.static.name]:
                game.shifting = True
    if not rule("FF 11.12.4.6"):
        layers.reverse()
    for effects in layers:
        apply_layer(game, effects, pieces)


def layer_of(lasting: Lasting) -> int:
    """The layer of a continuous effect (FF 11.12.4.6); 0 where it changes no information of a card.

    No effect rewrites words of a text; abilities that are given or taken are no change of text (FF R18).
    """
    static = lasting.static
    if isinstance(static, Gains | Loses):
        return GENERAL if rule("FF R18") else TEXT
    if isinstance(static, Takes):
        return TYPE if static.kinds or static.jobs else GENERAL
    if isinstance(static, Change | Becomes):
        return POWER if static.characteristic.startswith("power") else GENERAL
    return 0


def apply_layer(game: FFTCG, effects: list[Lasting], pieces: list[Character]) -> None:
    """Apply effects of one kind in their order."""
    if len(effects) > 1:
        effects = in_order(game, effects)
    while effects:
        chosen = effects[0]
        if len(effects) > 1:
            chosen = next_independent(game, effects, pieces)
        effects.remove(chosen)
        apply_effect(game, chosen, pieces)


def in_order(game: FFTCG, effects: list[Lasting]) -> list[Lasting]:
    """What sets power before what changes it (FF 11.5.6); own effects first (FF 11.12.4.7); timestamps."""
    if not rule("FF 11.12.4.13"):
        effects = effects[::-1]
    own: list[Lasting] = []
    rest: list[Lasting] = []
    for effect in effects:
        is_own = effect.fixed and effect.things == [effect.source] and rule("FF 11.12.4.7")
        (own if is_own else rest).append(effect)
    ordered = own + rest
    setting = [effect for effect in ordered if sets_first(game, effect)]
    if not setting:
        return ordered
    return setting + [effect for effect in ordered if effect not in setting]


def sets_first(game: FFTCG, effect: Lasting) -> bool:
    """Summons as well as abilities set the printed power, which others then change (FF 11.3.10, 11.5.6)."""
    if not isinstance(effect.static, Becomes):
        return False
    return rule("FF 11.3.10" if game.card(effect.context.face).kind == SUMMON else "FF 11.5.6")


def next_independent(game: FFTCG, effects: list[Lasting], pieces: list[Character]) -> Lasting:
    """The first effect that depends on none of the others (FF 11.12.4.12); of a circle simply the first."""
    for effect in effects:
        if not any(other is not effect and depends(game, effect, other, pieces) for other in effects):
            return effect
    return effects[0]


def depends(game: FFTCG, effect: Lasting, other: Lasting, pieces: list[Character]) -> bool:
    """Whether applying the other would change what this one covers, or by how much."""
    if not game.rules.reads.get(effect.static.name, 0) & writes(other) or not rule("FF 11.12.4.12"):
        return False
    before = reach(game, effect, pieces)
    kept = [traits_of(game, piece) for piece in pieces]
    apply_effect(game, other, pieces)
    after = reach(game, effect, pieces)
    for i, piece in enumerate(pieces):
        keep(game, piece, kept[i])
    return before != after


def reach(game: FFTCG, effect: Lasting, pieces: list[Character]) -> list[int]:
    """What an effect covers, and its amount."""
    found = [piece.id for piece in covered(game, effect, pieces)]
    found.append(effect.number(game))
    return found


def covered(game: FFTCG, effect: Lasting, pieces: list[Character]) -> list[Character]:
    """The Characters that an effect covers; a field ability also those that came later (FF 11.12.4.5)."""
    found = [piece for piece in pieces if effect.reaches(game, piece.id)]
    if effect.fixed or rule("FF 11.12.4.5"):
        return found
    return [piece for piece in found if piece.id <= effect.timestamp]


def writes(effect: Lasting) -> int:
    """What an effect changes, as bits."""
    static = effect.static
    if isinstance(static, Gains | Loses):
        return READS_TEXT
    if isinstance(static, Takes):
        found = READS_TYPE if static.kinds else 0
        found |= READS_JOB if static.jobs else 0
        found |= READS_ELEMENT if static.elements else 0
        return found | (READS_POWER if static.power >= 0 else 0)
    return READS_POWER if static.characteristic.startswith("power") else READS_COST


def copy_of(traits: Traits) -> Traits:
    """Traits that may be changed."""
    other = Traits()
    other.kinds = traits.kinds
    other.elements = traits.elements
    other.names = traits.names
    other.jobs = traits.jobs
    other.keywords = traits.keywords
    other.cost = traits.cost
    other.power = traits.power
    other.silent = traits.silent
    other.given = traits.given
    return other


def apply_effect(game: FFTCG, effect: Lasting, pieces: list[Character]) -> None:
    """Change every Character that the effect covers: all are looked at before any is changed."""
    changing = covered(game, effect, pieces)
    number = effect.number(game) if changing else 0
    for piece in changing:
        traits = copy_of(traits_of(game, piece))
        change(traits, effect, number)
        keep(game, piece, traits)


def change(traits: Traits, effect: Lasting, number: int) -> None:
    """One effect on one Character."""
    static = effect.static
    if isinstance(static, Change):
        if static.characteristic == "power":
            traits.power += number
            if traits.power < 0 and not rule("FF 4.3"):
                traits.power = 0
        else:
            traits.cost = max(static.floor, traits.cost + number) if number < 0 else traits.cost + number
    elif isinstance(static, Becomes):
        if static.characteristic == "power-becomes":
            traits.power = number
        else:
            traits.cost = number
    elif isinstance(static, Gains):
        if static.keyword:
            traits.keywords = [*traits.keywords, static.keyword]
        if static.ability is not None:
            traits.given = [*traits.given, Given(static.ability, effect.timestamp)]
    elif isinstance(static, Loses):
        lose(traits, static.keyword)
    elif isinstance(static, Takes):
        take(traits, static)


def lose(traits: Traits, keyword: str) -> None:
    """Lose a keyword, or all abilities."""
    if keyword:
        traits.keywords = [word for word in traits.keywords if word != keyword]
    else:
        traits.keywords = []
        traits.given = []
        traits.silent = True


def take(traits: Traits, static: Takes) -> None:
    """Have another job, element, kind or power; beside its own a card has several (FF 5.2.1.1)."""
    if static.kinds:
        traits.kinds = (traits.kinds if static.also else 0) | static.kinds
    if static.jobs:
        traits.jobs = (traits.jobs if static.also else []) + static.jobs
    if static.elements:
        traits.elements = (traits.elements if static.also else 0) | static.elements
    if static.power >= 0:
        traits.power = static.power


# ---- asking


def thing_traits(game: FFTCG, thing: int) -> Traits:
    """What a thing is: a Character now or as last known, or what is printed on a card."""
    if is_card(thing):
        return game.rules.base[face_of(thing)]
    piece = game.last_known(thing)
    if isinstance(piece, Character):
        return traits_of(game, piece)
    return game.rules.base[piece.face if isinstance(piece, Item) else 0]


def names_of(game: FFTCG, thing: int) -> list[str]:
    """The card names of a thing."""
    return thing_traits(game, thing).names


def power_of(game: FFTCG, piece: Piece) -> int:
    """The power; below 0 it counts as 0, but is changed further as what it is (FF 4.3)."""
    power = traits_of(game, piece).power
    return 0 if power < 0 and rule("FF 4.3") else power


def is_forward(game: FFTCG, piece: Piece) -> bool:
    """Whether a Character is a Forward now."""
    return traits_of(game, piece).kinds & FORWARD != 0


def is_backup(game: FFTCG, piece: Piece) -> bool:
    """Whether a Character is a Backup now."""
    return traits_of(game, piece).kinds & BACKUP != 0


def is_monster_only(game: FFTCG, piece: Piece) -> bool:
    """Whether a Character is a Monster and nothing else."""
    return traits_of(game, piece).kinds & CHARACTER == MONSTER


def is_light_or_dark(game: FFTCG, piece: Piece) -> bool:
    """Whether a Character is Light or Dark."""
    return traits_of(game, piece).elements & LIGHT_OR_DARK != 0


def has_keyword(game: FFTCG, piece: Piece, keyword: str) -> bool:
    """Whether a Character has a keyword."""
    return keyword in traits_of(game, piece).keywords


def abilities_of(game: FFTCG, piece: Piece) -> list[Given]:
    """The abilities of a Character, printed and given, with their timestamps (FF 11.12.4.8)."""
    traits = traits_of(game, piece)
    found: list[Given] = []
    if not traits.silent or (len(piece.cards) > 1 and not rule("FF 15.2.9.4.1.1")):
        for ability in game.card_of(piece).abilities:
            if ability.zone == "field":
                found.append(Given(ability, piece.id))
    return found + given_to(traits, piece)


def given_to(traits: Traits, piece: Piece) -> list[Given]:
    """The abilities that a Character was given, with their timestamps (FF 11.12.4.8)."""
    found: list[Given] = []
    for given in traits.given:
        later = max(piece.id, given.timestamp) if rule("FF 11.12.4.8") else piece.id
        found.append(Given(given.ability, later))
    return found


def has_ability(game: FFTCG, piece: Piece, ability: Ability) -> bool:
    """Whether a Character has this ability now."""
    traits = traits_of(game, piece)
    if ability in game.card_of(piece).abilities:
        return not traits.silent
    return any(given.ability is ability for given in traits.given)


def enough_damage(game: FFTCG, ability: Ability, seat: int) -> bool:
    """Whether the player has received the damage that the ability asks for (FF 15.2.6.2)."""
    return not ability.damage or game.damage_taken(seat) >= ability.damage or not rule("FF 15.2.6.2")


def holds_condition(game: FFTCG, ability: Always, seat: int, source: int) -> bool:
    """Whether the condition of a field ability holds."""
    condition = ability.condition
    return condition is None or condition.holds(game, Context(seat, source, game.face_of_thing(source)))


def own_statics(game: FFTCG, seat: int, face: int) -> list[Static]:
    """What a card says of itself in hand or LB deck, where it holds now."""
    found: list[Static] = []
    for ability in game.card(face).always:
        if ability.zone not in ("hand", "lb-deck") or not enough_damage(game, ability, seat):
            continue
        condition = ability.condition
        if condition is None or condition.holds(game, Context(seat, 0, face)):
            found += ability.statics
    for static in found:
        static.changed()
    return found


# ---- what cannot be done


def is_forbidden(game: FFTCG, deed: str, thing: int, context: Context | None = None) -> bool:
    """Whether something says that a thing cannot do this, or not by what this context does."""
    if not game.shaped:
        return False
    for lasting in game.in_force("cannot-" + deed):
        if lasting.reaches(game, thing) and guards(game, lasting, context):
            return True
    return False


def guards(game: FFTCG, lasting: Lasting, context: Context | None) -> bool:
    """Whether what forbids something is about the effect of this context."""
    static = lasting.static
    assert isinstance(static, Guard)
    if context is None:
        return not static.sources
    if static.sources and not from_sources(game, static.sources, context):
        return False
    if static.side and (context.seat == lasting.context.seat) != (static.side == 1) and static.side != 3:
        return False
    source = context.source if rule("FF 6.4.1") else lasting.source
    return static.by is None or static.by.passes(game, lasting.context, source)


def from_sources(game: FFTCG, sources: int, context: Context) -> bool:
    """Whether an effect is of a Summon or of an ability, as asked."""
    summon = game.card(context.face).kind == SUMMON
    return sources & (FROM_SUMMONS if summon else FROM_ABILITIES) != 0
