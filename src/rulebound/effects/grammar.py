"""The grammar of the effect language: every kind of node, its fields and their types.

A card's abilities are trees of these nodes, written as plain data. Here stands what may be written; what it
does stands in the node classes, and how it reads in the phrase books of `texts`. All three are keyed by the
kind's name, so nothing can be written that does nothing or has no words.

In a pack a node is a mapping with one key, its kind: `{draw: {count: 2}}`. A kind with a *main* field may be
written short: `{draw: 2}`. A kind without fields is its bare name: `this`. A selector has no head; it is the
mapping of its own fields. What games differ in is never left to a default: what is picked says when
(`pick`), a set that a lasting change covers says whether it is locked, a change that may lower says its
floor, a card in a zone is named by controller or owner, what leaves is looked at before or after leaving,
and an ability names its zone, its levels and when its condition is checked.
"""

from typing import Final

NOTATION: Final = """
== value
count: how many objects match
    of* = selector
number-of: a number of one object: its cost, BP, Cores, …
    what = property; of = target
how-many: how many objects an earlier step bound under this name
    bound* = name
plus: the sum
    values* = list of value
minus: the first less the second, never below 0
    from = value; take = value
times: the product
    values* = list of value
divide: the quotient, rounded up or down, else as the game rounds
    value = value; by = value; round? = up|down
instead: one number usually, another where a condition holds
    usually = value; if = condition; then = value
hand-size: how many cards a player holds
    of* = PLAYER
life [BS]: how much Life a player has
    of* = PLAYER
symbols [BS]: how many symbols of a colour a player has on the Field
    of = PLAYER; colour = colour
succession [BS]: how many cards were removed to summon this by Succession
keyword-number [BS]: the number of a keyword of one object, with all that makes it larger now
    keyword = keyword; of = target
damage [FF]: how much damage a player has taken
    of* = PLAYER
crystals [FF]: how many Crystals a player has
    of* = PLAYER
fallen [FF]: how many objects that match were put from the field into the Break Zone this turn
    of* = selector
counters [FF]: how many counters of a name are on an object
    counter = text; of = target
named-number [FF]: the number that an earlier step named
    bound* = name
x [FF]: the X that was announced
== comparison
at-most: no more than
    value* = value
at-least: no less than
    value* = value
equals: exactly
    value* = value
== selector
selector: objects in a zone that have all these properties
    zone = zone; controller? = PLAYER; owner? = PLAYER; kind? = kind+; colour? = colour+; element? =
    element+; family? = family+; all-families? = family+; job? = job+; category? =
    category+; keyword? = keyword+; state? = state+; cost? = comparison; bp? = comparison; power? =
    comparison; cores? = comparison; level? = comparison; symbol? = ex; soul-core? = flag;
    printed-effect? = flag; with-effect? = event; under? = bp-plus|bp-minus; name? =
    same-as-this|other-than-this; named? = text+; counter? = text; except? = target; party-with? =
    target; shares-element? = target; not? = facet; either? = list of
    facet
== facet
facet: properties by themselves
    kind? = kind+; colour? = colour+; element? = element+; family? = family+; all-families? = family+;
    job? = job+; category? = category+; keyword? = keyword+; state? = state+; cost? = comparison;
    bp? = comparison; power? = comparison; cores? = comparison; level? = comparison; symbol? = ex;
    soul-core? = flag; printed-effect? = flag; with-effect? = event; under? = bp-plus|bp-minus; name? =
    same-as-this|other-than-this; named? = text+; counter? = text; except? = target; party-with? =
    target; shares-element? = target; not? = facet
== target
this: the card that has the ability
it: what the last step picked, or what set the ability off
bound: what an earlier step bound under this name
    name* = name
attacker: what attacks in this battle
blocker: what blocks in this battle (in Battle Spirits also its card once it has left the field)
choose: objects that a player chooses; rules about being chosen apply
    count = value; up-to = flag; from = selector; pick = PICK; by? = PLAYER; as? = name
pick: objects that a player takes without choosing them in the sense of the rules
    count = value; up-to = flag; from = selector; pick = PICK; by? = PLAYER; as? = name
all: every object that matches; open sets also cover those that come later
    of = selector; set = locked|open; as? = name
top: the top cards of a player's Deck
    count = value; of = PLAYER
player: a player
    who* = PLAYER
== condition
exists: at least one object matches
    of* = selector
compare: a number is within bounds
    value = value; is = comparison
both: all of these hold
    conditions* = list of condition
either: at least one of these holds
    conditions* = list of condition
not: this does not hold
    condition* = condition
is: an object matches
    what = target; that = selector
every: every object of a set also matches a second description
    of = selector; that = selector
step: it is this step of this player's turn
    step = step; whose = PLAYER
life-reduced [BS]: a player's Life was reduced this turn
    whose* = PLAYER
depleted [BS]: a Spirit of a player was depleted this turn, by anyone or by your effect
    whose = PLAYER; by = anyone|your-effect
was-depleted [BS]: an object was depleted this turn
    what* = target
magic-used [BS]: you used a Magic card of a family this turn
    family* = family
by-succession [BS]: this was summoned with Succession
damage-at-least [FF]: you have taken this much damage
    count* = whole
turn [FF]: it is this player's turn
    whose* = PLAYER
ex-burst [FF]: this results from an EX Burst
== trigger
summoned [BS]: a Spirit is summoned
    what* = target-or-selector
deployed [BS]: a Nexus is deployed
    what* = target-or-selector
either [FF]: any of these events
    triggers* = list of trigger
enters [FF]: a card enters the field, perhaps only by a certain way
    what* = target-or-selector; by? = cast|warp
attacks: an attack is declared
    what* = target-or-selector
blocks: a block is declared
    what* = target-or-selector
is-blocked: an attacker is blocked
    what* = target-or-selector
destroyed [BS]: a card is destroyed
    what = target-or-selector; by = PLAYER|own-spirit-effect-at-bp-0; look = LOOK
depleted [BS]: a card is depleted
    what = target-or-selector; look = LOOK
leaves: a card leaves the field for a place
    what = target-or-selector; to = zone+; look = LOOK
wins-battle [BS]: a Spirit destroys only the opposing Spirit by BP comparison
    what* = target-or-selector
refreshed [BS]: a card is refreshed
    what* = target-or-selector
exhausted [BS]: a card is exhausted by an effect
    what = target-or-selector; by = PLAYER
bp-reaches [BS]: a Spirit's BP becomes this much or more
    what = target-or-selector; value = value
resolution [BS]: the battle is about to be resolved
battle-ends [BS]: the battle ends
after-battle [BS]: the battle has ended
step-starts: a step starts
    step = step; whose = PLAYER
magic-used [BS]: a player uses a Magic card
    what = selector; by = PLAYER
life-reduced [BS]: a player's Life is reduced
    whose = PLAYER; by? = target
discarded-from-deck [BS]: a card is discarded from a Deck
    what* = selector
damaged [FF]: a card is dealt damage
    what* = target-or-selector
damages [FF]: a card deals damage to a Forward
    what = target-or-selector; to = selector
damages-player [FF]: a card deals damage to a player
    what = target-or-selector; who = PLAYER
breaks [FF]: a card breaks another one
    what = target-or-selector; broken = selector
casts [FF]: a player casts a card
    what = selector; who = PLAYER
chosen [FF]: a card is chosen by a Summon or an ability
    what* = target-or-selector
activated [FF]: a card is activated
    what* = target-or-selector
draws [FF]: a player draws a card
    who* = PLAYER
discards [FF]: a player discards a card
    who* = PLAYER
priming [FF]: Priming is used on a Character, which is looked at as it was before
    what* = target-or-selector
primes [FF]: a Character is primed, perhaps only from a card of this name
    what = target-or-selector; named? = text
whenever [FF]: a state of the game that sets the ability off by itself
    that* = condition
== action
draw: draw cards
    count* = value; who? = PLAYER
destroy [BS]: destroy
    what* = target
exhaust [BS]: turn sideways
    what* = target
heavy-exhaust [BS]: turn upside down
    what* = target
refresh [BS]: turn upright by one turn
    what* = target
put: move cards to a place of their owner
    what = target; to = hand|deck-top|deck-bottom|trash|break-zone|removed; shown = flag; order? =
    any|kept
put-rest: the cards that are still open or looked at go to a place
    to = deck-bottom|deck-top|trash|break-zone|hand; order? = any|kept
open: reveal the top cards of your Deck to both players
    count* = value
discard-top: cards from the top of a player's Deck go to the Trash
    count = value; whose = PLAYER; as? = name
cores [BS]: move Cores, in total or of each card; the owner picks which; places are yours unless it says whose
    count = value; up-to = flag; from = core-place; to = core-place; soul = may|never|only; leaving? =
    whole; each? = flag; whose? = you|opponent
play [BS]: summon or deploy a card
    what = target; cost = paid|free; cores = any|reserve
use-flash [BS]: use the Flash effect of a Magic card
    what = target; cost = paid|free
set-off [BS]: activate one effect of a card: one of this timing, or its keyword
    what = target; timing? = event; keyword? = keyword
name-colour [BS]: name one colour
    as* = name
end-battle [BS]: end the battle
end-step [BS]: end the Attack Step
pay [BS]: pay this much cost in Cores (only before ▶)
    cores* = value
damage [FF]: deal damage; by the effect, or by a card itself
    to = target; amount = value; by? = target
split-damage [FF]: deal damage that was divided among the targets when it was announced
    to = target; amount = value
damage-player [FF]: deal points of damage to a player; by the effect, or by a card itself
    who = PLAYER; count = value; by? = target
dull [FF]: dull
    what* = target
activate [FF]: activate
    what* = target
freeze [FF]: freeze
    what* = target
break [FF]: break
    what* = target
aim [FF]: choose what later steps act on
    what* = target
to-field [FF]: put cards onto the field under your control
    what* = target
search [FF]: look for cards in your deck, show them, shuffle, then put them into a place
    count = value; up-to? = flag; from = selector; to = hand|field|break-zone
look [FF]: look at the top cards of a player's deck; they stay aside until `put-rest`
    count = value; whose = PLAYER
reveal-hand [FF]: a player reveals the hand
    whose* = PLAYER
cast-card [FF]: cast a card by this effect, once the effect has resolved
    what = target; cost = paid|free
cancel [FF]: cancel what is on the stack
    what* = target
gain-crystals [FF]: a player gains Crystals
    count* = value; who? = PLAYER
pay-crystals [FF]: pay Crystals
    count* = value
add-counters [FF]: put counters on
    what = target; counter = text; count = value
remove-counters [FF]: remove counters from
    what = target; counter = text; count = value
name-number [FF]: select a number
    as* = name
piles [FF]: one player separates cards into two piles, another takes one of them
    from = selector; split-by = PLAYER; taken-by = PLAYER; taken = list of action; left = list of action
extra-phase [FF]: one more phase comes after this one
    phase* = main|attack
lose [FF]: a player loses the game
    who* = PLAYER
win [FF]: a player wins the game
    who* = PLAYER
bring [FF]: a card of this number comes into the game from outside
    number = text; to = hand|field
discard [FF]: a player discards cards of the player's own choice, perhaps only such ones
    count = value; who = PLAYER; from? = selector; as? = name
discard-this [FF]: discard this card from the hand (only as a cost)
discard-hand [FF]: a player discards the whole hand
    who* = PLAYER
delayed [FF]: set up a trigger for later
    when = trigger; for = duration; do = list of action
select [FF]: select among these parts; where the number is another one `instead`, perhaps up to that number
    count = value; up-to = flag; up-to-instead? = flag; of = list of part; pick = resolution|announced
may: the player decides whether to do this
    do* = list of action
if: do this where a condition holds, else perhaps something else
    that = condition; do = list of action; else? = list of action
if-you-do: do this; only if all of it was done, also that, else perhaps something else
    do = list of action; then = list of action; else? = list of action
when-you-do [FF]: do this; if it was done, that becomes an effect of its own
    do = list of action; then = list of action
repeat: do this several times, picking anew each time
    times = value; do = list of action
may-instead: the player may do another thing in place of the usual one
    usually = list of action; if? = condition; then = list of action
== static
change: add to a number
    what = property; of = target; by = value; down = flag; floor? = whole; for? = duration
becomes: set a number
    what = property; of = target; to = value; for? = duration
symbol [BS]: have more or fewer symbols of a colour; perhaps only while a certain card is summoned
    of = target; colour = colour-or-name; by = value; down = flag; summoning? = selector; for? =
    duration
cannot: cannot do this, or not by these
    what = target; do = DEED; by? = selector; sources? = SOURCES; whose? = PLAYER; for? = duration
must: has to do this if able
    what = target; do = block|attack|attack-first|be-chosen; even-exhausted? = flag; for? = duration
tax [BS]: has to be paid for, or it is not possible
    on = attack|block|choose; what = target; cores? = value; reserve-only? = flag; exhaust-another? = flag;
    by? = selector; for? = duration
no-life-loss [BS]: attacks of these do not reduce a player's Life
    from = target; whose = PLAYER; for? = duration
more-life-loss [BS]: attacks of these that reduce Life take more Cores, which go to a place
    from = target; by = value; to = reserve|trash; for? = duration
gains: has a keyword or an ability in addition
    what = target; keyword? = keyword; ability? = ability; for? = duration
loses: loses abilities
    what = target; lost = all-abilities|keyword; keyword? = keyword; for? = duration
counts-as [BS]: is also a Spirit with these levels
    what = target; kind = kind; levels = list of level; for? = duration
keyword-number [BS]: the number of a keyword is larger
    what = target; keyword = keyword; by = value; for? = duration
life-to-trash [BS]: Cores that attacks of these take from a player's Life go to the Trash
    from = target; whose = PLAYER; for? = duration
keeps-cores [BS]: a player's effects leave at least this many Cores on it; by anyone, nothing takes more
    what = target; at-least = whole; by = PLAYER; for? = duration
silent [BS]: effects of this timing of these cards do not activate
    what = target; timing = event; for? = duration
gain-control [FF]: a player controls it
    what = target; who = PLAYER; for? = duration
damage-becomes [FF]: damage that would be dealt becomes this much instead
    to = target; amount = value; from? = target; sources? = SOURCES; whose? = PLAYER; next? = flag; for?
    = duration
damage-change [FF]: damage that would be dealt is more or less instead
    to = target; by = value; down = flag; from? = target; sources? = SOURCES; whose? = PLAYER; next? =
    flag; for? = duration
goes-instead [FF]: what would be put from the field into a place goes to another place instead
    what = target; to = zone+; instead = zone; may? = flag; then? = list of action; for? = duration
enters-under [FF]: what would enter the field may enter under a player's control instead
    what = target; who = PLAYER
enters-dull [FF]: enters the field dull, or active
    what = target; dull = flag
takes [FF]: has another job, element, kind or power, in place of its own or beside it
    what = target; job? = job+; element? = element+; kind? = kind+; power? = whole; also = flag; for? =
    duration
also-named [FF]: has another card name too
    what = target; named = text
more-attacks [FF]: can attack so many times more in a turn
    what = target; by = value; for? = duration
tax-cp [FF]: attacking or blocking has to be paid for, or it is not possible
    on = attack|block; what = target; payment = list of payment; for? = duration
ability-cost [FF]: using action and special abilities of these costs more or less CP
    of = target; by = value; down = flag; for? = duration
produces [FF]: can also produce CP of these elements; of any where none is named
    what = target; element? = element+
pays-only [FF]: only CP of these elements can pay for it
    of = target; element = element+
any-element [FF]: the cost of casting these, or of their Priming, can be paid with CP of any element
    of = target; cost = cast|priming
no-limit [FF]: this limit on what may be on the field does not count for it
    what = target; limit = light|name
cheaper [FF]: an additional payment before casting this lowers its cost
    pay = list of payment; by = value
alternative [FF]: another payment may take the place of the CP cost of casting this
    pay* = list of payment
any-number [FF]: a deck may have any number of this card
== ability
trigger: set off by an event
    zone = zone; levels? = list of whole; label? = super-unleash; damage? = whole; ex? = flag; during? =
    DURING; when = trigger; limits? = list of LIMIT; if? = condition; checked? = resolution|twice; do =
    list of action
activate: used at will in a window
    zone = zone; levels? = list of whole; label? = super-unleash; damage? = whole; during? = DURING;
    window = main|flash|any-time; limits? = list of LIMIT; if? = condition; cost? = list of action;
    payment? =
    list of payment; name? = text; do = list of action
always: holds while it works
    zone = zone; levels? = list of whole; label? = super-unleash; damage? = whole; during? = DURING;
    limits? = list of LIMIT; if? = condition; holds = list of static
main [BS]: the Main effect of a Magic card
    do = list of action; limits? = list of LIMIT
flash [BS]: the Flash effect of a Magic card
    do = list of action; limits? = list of LIMIT
entry [FF]: what is announced when this Character is cast, and done as it enters, without the stack
    do* = list of action
cast [FF]: what a Summon does
    ex? = flag; do* = list of action
keyword: a keyword with its parameters
    keyword* = keyword; levels? = list of whole; label? = super-unleash; number? = whole; family? =
    family; cost? = comparison; named? = text; payment? = list of payment
"""
"""Per kind: name, game if only one has it, meaning; then its fields: `*` the main one, `?` may be missing.

Types: whole (0, 1, 2, …), number, text, flag, name (binds or names a result), words joined by | (one of
them), `list of T`, `T+` (one T or a list), a vocabulary of the game (kind, colour, family, keyword, state,
element, job, category, property, zone, step, event, duration, payment), `level` (a mapping of cores and bp),
`part` (a list of actions), `facet` (a selector without zone and player), or a group of nodes (value,
condition, selector, target, trigger, action, static, ability, comparison). A value may be a bare whole
number. `target-or-selector` is a target, or a selector for any object that matches; `core-place` is void,
reserve, trash or life (of the player whose Cores they are), or a target. An action may also be a static that
says how long it lasts. What is picked `announced` is looked at again on resolution; what is picked
`before-cost` is picked before that which stands before ▶ is done, and stands.
"""

SHORTHAND: Final = {
    "PLAYER": "you|opponent|anyone",
    "LOOK": "before-leaving|after-leaving",
    "PICK": "resolution|announced|before-cost",
    "DURING": (
        "attack|block|attack-or-block|your-main-step|your-attack-step|opponents-attack-step|each-attack-step|"
        "your-turn|opponents-turn|your-end-step"
    ),
    "DEED": (
        "attack|block|be-blocked|be-chosen|be-destroyed|be-returned|be-exhausted|refresh|be-broken|be-removed|"
        "be-cast|be-activated|enter|deal-damage|use-action-abilities"
    ),
    "SOURCES": "summons|abilities|summons-or-abilities",
    "LIMIT": "once-per-turn|once-per-battle|unstackable|once-per-turn-by-name|not-in-main-step",
}
GAMES: Final = {"BS": "battle-spirits", "FF": "fftcg"}


class Field:
    """One field of a kind. A needed field has no default."""

    def __init__(self, name: str, type: str, needed: bool) -> None:
        self.name = name
        self.type = type
        self.needed = needed


class Kind:
    """One kind of node. `game` is empty where both games use it, `main` where nothing is written short."""

    def __init__(self, group: str, name: str, game: str, about: str) -> None:
        self.group = group
        self.name = name
        self.game = game
        self.about = about
        self.main = ""
        self.fields: dict[str, Field] = {}

    def add(self, declaration: str) -> None:
        """Add a field from its declaration: name, marks, type."""
        name, _, type = declaration.strip().partition(" = ")
        bare = name.rstrip("*?")
        for word, meaning in SHORTHAND.items():
            type = type.replace(word, meaning)
        self.fields[bare] = Field(bare, type, "?" not in name)
        if "*" in name:
            self.main = bare


def read_notation(notation: str) -> dict[str, dict[str, Kind]]:
    """All kinds by group and name."""
    kinds: dict[str, dict[str, Kind]] = {}
    group = ""
    for line in notation.strip().replace("\n    ", "\t").splitlines():
        if line.startswith("== "):
            group = line[3:]
            kinds[group] = {}
            continue
        head, _, rest = line.partition(": ")
        name, _, game = head.partition(" [")
        about, _, fields = rest.partition("\t")
        kind = Kind(group, name, GAMES.get(game.removesuffix("]"), ""), about)
        for declaration in fields.replace("\t", " ").split(";"):
            if declaration.strip():
                kind.add(declaration)
        kinds[group][name] = kind
    return kinds


KINDS: Final = read_notation(NOTATION)
"""All kinds, by group and name."""
