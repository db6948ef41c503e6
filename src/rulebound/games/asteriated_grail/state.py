"""The running game of Asteriated Grail: camps, characters, zones, and the frames that tasks share.

A *seat* is a player with a *character*; seats follow each other counter-clockwise, so the right-hand
neighbour of A is B. Numbers that everyone sees (heal, energy, tokens, stones, morale) are plain lists by
seat or camp.
"""

from typing import TYPE_CHECKING, Final

from ...kernel.card import COMMON, EVERYONE, face_of, masked, owner_of, viewers_of, with_viewers
from ...kernel.clause import number, rule
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.rulebook import Match, Rulebook
from ...kernel.task import Frame, Held, Task
from ...kernel.zone import ALL, NOBODY, OWNER, Piece, Place, Zone
from .cards import Face
from .points import ENERGY_LIMIT, HAND_LIMIT, HEAL_GAIN, HEAL_LIMIT
from .settings import Settings

if TYPE_CHECKING:
    from .skills import Cast, Character, Skill

ZONES: Final = [
    Zone("hand", OWNER, anonymous=True),
    Zone("covers", OWNER),
    Zone("exclusive", ALL),
    Zone("effects", ALL, pieces=True),
    Zone("burst", OWNER),
    Zone("candidates", OWNER, stock=1),
    Zone("character", ALL, stock=1),
    Zone("deck", NOBODY, shared=True),
    Zone("discard", NOBODY, shared=True),
    Zone("open", ALL, shared=True),
    Zone("roster", NOBODY, shared=True, stock=1),
    Zone("pool", ALL, shared=True, stock=1),
    Zone("banned", ALL, shared=True, stock=1),
]
PER_SEAT: Final = 7

RED: Final = 0
BLUE_CAMP: Final = 1
YELLOW: Final = 0
BLUE: Final = 1
"""The two colours of tokens."""

HAND: Final = 6
HEAL: Final = 2
ENERGY: Final = 3
STONES: Final = 5
GRAILS: Final = 5
START_MORALE: Final = 15
MORALE_OF_EIGHT: Final = 18

ATTACK_ACTION: Final = 1
MAGIC_ACTION: Final = 2
EITHER_ACTION: Final = 3
SPECIAL_ACTION: Final = 4


class Effect(Piece):
    """A card before a character: a basic effect, or an exclusive card. `by` is the seat that placed it."""

    def __init__(self, id: int, seat: int, name: str, by: int, basic: bool) -> None:
        super().__init__(id, seat, [], True)
        self.name = name
        self.by = by
        self.basic = basic
        self.heal = 0

    def copy(self) -> Piece:
        """An effect of its own."""
        other = Effect(self.id, self.seat, self.name, self.by, self.basic)
        other.cards = self.cards[:]
        other.place = self.place
        other.heal = self.heal
        return other


class Extra(Held):
    """An extra action that is still to come: its kind, the skill that gave it, and what it must be.

    `elements` and `fates` are sets of bits, 0 for any.
    """

    def __init__(self, kind: int, skill: str, elements: int = 0, fates: int = 0) -> None:
        self.kind = kind
        self.skill = skill
        self.elements = elements
        self.fates = fates


class Action(Frame):
    """One action of a turn: which kinds it consumed, what it was, and what came of it."""

    def __init__(self, seat: int, kind: int, extra: Extra | None) -> None:
        self.seat = seat
        self.kind = kind
        self.extra = extra
        self.skill = ""
        self.special = ""
        self.target = -1
        self.element = -1
        self.hit = False
        self.gems = 0
        self.crystals = 0
        self.to = -1
        self.parent = 0

    def copy(self) -> Frame:
        """An action of its own."""
        other = Action(self.seat, self.kind, self.extra)
        other.parent = self.parent
        other.skill = self.skill
        other.special = self.special
        other.target = self.target
        other.element = self.element
        other.hit = self.hit
        other.gems = self.gems
        other.crystals = self.crystals
        other.to = self.to
        return other


class Bullet(Frame):
    """A Magic Bullet on its way: who passed it on last, to whom, how strong, in which direction.

    `round` are the seats that have taken part in this round of passing.
    """

    def __init__(self, source: int, target: int, damage: int, step: int, round: list[int]) -> None:
        self.source = source
        self.target = target
        self.damage = damage
        self.step = step
        self.round = round

    def copy(self) -> Frame:
        """A bullet of its own."""
        return Bullet(self.source, self.target, self.damage, self.step, self.round)


class Attack(Frame):
    """An attack from ① to its end. `damage` is what it will deal; `parent` the attack that it counters.

    `card` is the attack card, 0 where a skill made the attack; `skills` are those that were used on it,
    `stage` is the point that it has reached. `settled`: a skill has answered it, so nobody is asked.
    """

    def __init__(self, seat: int, target: int, active: bool) -> None:
        self.seat = seat
        self.target = target
        self.active = active
        self.card = 0
        self.element = -1
        self.fate = -1
        self.damage = 0
        self.counterable = True
        self.light = True
        self.shield = True
        self.forced = False
        self.no_damage = False
        self.settled = False
        self.parent = 0
        self.action = 0
        self.skill = ""
        self.stage = 0
        self.skills: list[str] = []

    def with_skill(self, name: str) -> None:
        """A skill was used on it."""
        self.skills = [*self.skills, name]

    def copy(self) -> Frame:
        """An attack of its own."""
        other = Attack(self.seat, self.target, self.active)
        other.card = self.card
        other.element = self.element
        other.fate = self.fate
        other.damage = self.damage
        other.counterable = self.counterable
        other.light = self.light
        other.shield = self.shield
        other.forced = self.forced
        other.no_damage = self.no_damage
        other.settled = self.settled
        other.parent = self.parent
        other.action = self.action
        other.skill = self.skill
        other.stage = self.stage
        other.skills = self.skills
        return other


class Damage(Frame):
    """A damage from ③ to ⑥: who deals it to whom, how much, and what sets it apart."""

    def __init__(self, source: int, target: int, amount: int, magic: bool, clause: str) -> None:
        self.source = source
        self.target = target
        self.amount = amount
        self.magic = magic
        self.clause = clause
        self.attack = 0
        self.skill = ""
        self.use = 0
        self.healable = True
        self.costs_morale = True
        self.most_morale = -1
        self.lost = 0
        self.taken = 0
        self.skills: list[str] = []

    def copy(self) -> Frame:
        """A damage of its own."""
        other = Damage(self.source, self.target, self.amount, self.magic, self.clause)
        other.attack = self.attack
        other.skill = self.skill
        other.use = self.use
        other.healable = self.healable
        other.costs_morale = self.costs_morale
        other.most_morale = self.most_morale
        other.lost = self.lost
        other.taken = self.taken
        other.skills = self.skills
        return other


class Loss(Frame):
    """Morale that a camp is about to lose. `damage` is the damage that caused it, 0 for none.

    `kept`: how many cards lay aside before those of this burst.
    """

    def __init__(self, seat: int, camp: int, amount: int, damage: int, burst: bool) -> None:
        self.seat = seat
        self.camp = camp
        self.amount = amount
        self.damage = damage
        self.burst = burst
        self.kept = 0

    def copy(self) -> Frame:
        """A loss of its own."""
        other = Loss(self.seat, self.camp, self.amount, self.damage, self.burst)
        other.kept = self.kept
        return other


class Drawing(Frame):
    """Cards about to be drawn. `damage` is the damage that causes it, 0 for none."""

    def __init__(self, seat: int, count: int, damage: int, special: bool) -> None:
        self.seat = seat
        self.count = count
        self.damage = damage
        self.special = special

    def copy(self) -> Frame:
        """A drawing of its own."""
        return Drawing(self.seat, self.count, self.damage, self.special)


class Happening(Frame):
    """Something that happened to a seat, for skills that look at it."""

    def __init__(self, seat: int, by: int, number: int, kind: int, name: str, cards: list[int]) -> None:
        self.seat = seat
        self.by = by
        self.number = number
        self.kind = kind
        self.name = name
        self.cards = cards

    def copy(self) -> Frame:
        """A happening of its own."""
        return Happening(self.seat, self.by, self.number, self.kind, self.name, self.cards)

    def masked(self, viewer: int) -> Frame:
        """Cards that went away face down are known only to who has seen them."""
        cards = [masked(card, viewer) for card in self.cards]
        return Happening(self.seat, self.by, self.number, self.kind, self.name, cards)


class Use(Frame):
    """One use of a skill: by whom, about what, and what was named for it.

    `results` is what its steps note for later ones; `printed` the card that bears a unique skill, lying open.
    """

    def __init__(self, skill: "Skill", seat: int, owner: int, frame: int) -> None:
        self.skill = skill
        self.seat = seat
        self.owner = owner
        self.frame = frame
        self.cards: list[int] = []
        self.covers: list[int] = []
        self.targets: list[int] = []
        self.number = 0
        self.mode = 0
        self.piece = 0
        self.printed = 0
        self.results: list[int] = []

    def copy(self) -> Frame:
        """A use of its own. What was named never changes."""
        other = Use(self.skill, self.seat, self.owner, self.frame)
        other.cards = self.cards
        other.covers = self.covers
        other.targets = self.targets
        other.number = self.number
        other.mode = self.mode
        other.piece = self.piece
        other.printed = self.printed
        other.results = self.results[:]
        return other


class AsteriatedGrail(Game):
    """A running game of Asteriated Grail."""

    def __init__(self, match: Match, settings: Settings, rules: "GrailRules") -> None:
        super().__init__(match)
        seats = match.seats
        self.settings = settings
        self.rules = rules
        self.cached_cast: Cast = rules.nobody
        self.characters: list[int] = [0] * seats
        self.first = 0
        self.turn = 0
        self.turn_number = 0
        self.phase = -1
        self.morale = [0, 0]
        self.gems = [0, 0]
        self.crystals = [0, 0]
        self.grails = [0, 0]
        self.heal = [0] * seats
        self.energy_gems = [0] * seats
        self.energy_crystals = [0] * seats
        self.yellow = [0] * seats
        self.blue = [0] * seats
        self.tapped = [False] * seats
        self.used: list[str] = []
        self.marks: dict[str, int] = {}
        self.turn_marks: dict[str, int] = {}
        self.extras: list[Extra] = []
        self.extra_turns: list[int] = []
        self.attacks = 0
        self.actions = 0
        self.started_up = False
        self.specials_over = False
        self.action = 0

    def copy(self) -> Game:
        """A game of its own in the same position."""
        other = AsteriatedGrail(self.match, self.settings, self.rules)
        self.copy_into(other)
        other.cached_cast = self.cached_cast
        other.characters = self.characters
        other.first = self.first
        other.turn = self.turn
        other.turn_number = self.turn_number
        other.phase = self.phase
        other.morale = self.morale[:]
        other.gems = self.gems[:]
        other.crystals = self.crystals[:]
        other.grails = self.grails[:]
        other.heal = self.heal[:]
        other.energy_gems = self.energy_gems[:]
        other.energy_crystals = self.energy_crystals[:]
        other.yellow = self.yellow[:]
        other.blue = self.blue[:]
        other.tapped = self.tapped[:]
        other.used = self.used
        if self.marks:
            other.marks = self.marks.copy()
        if self.turn_marks:
            other.turn_marks = self.turn_marks.copy()
        other.extras = self.extras
        other.extra_turns = self.extra_turns
        other.attacks = self.attacks
        other.actions = self.actions
        other.started_up = self.started_up
        other.specials_over = self.specials_over
        other.action = self.action
        return other

    @property
    def cast(self) -> "Cast":
        """Which skills look at which point."""
        return self.cached_cast

    def restored(self) -> None:
        """The cast follows from the characters."""
        self.cached_cast = self.rules.make_cast(self.characters)

    def brought(self, owner: int) -> list[int]:
        """The base and character cards are common; exclusive cards belong to their character's player."""
        if owner == COMMON:
            return self.rules.common_cards()
        return self.rules.exclusive_faces(self.characters[owner])

    def verbs_of(self, seat: int) -> list[str]:
        """The verbs of cards, and the skills of the own character."""
        return self.rules.verbs + [skill.name for skill in self.character(seat).skills]

    # ---- places

    def hand(self, seat: int) -> Place:
        """A player's hand."""
        return self.places[seat * PER_SEAT]

    def covers(self, seat: int) -> Place:
        """The cards that lie beside a character."""
        return self.places[seat * PER_SEAT + 1]

    def exclusive(self, seat: int) -> Place:
        """The exclusive cards that a player has and that are not on the field."""
        return self.places[seat * PER_SEAT + 2]

    def effects(self, seat: int) -> Place:
        """The effects before a character."""
        return self.places[seat * PER_SEAT + 3]

    def burst(self, seat: int) -> Place:
        """The discards of a burst, until they go away."""
        return self.places[seat * PER_SEAT + 4]

    def candidates(self, seat: int) -> Place:
        """The characters among which a player chooses."""
        return self.places[seat * PER_SEAT + 5]

    def character_place(self, seat: int) -> Place:
        """The character card of a player."""
        return self.places[seat * PER_SEAT + 6]

    def shared(self, at: int) -> Place:
        """One of the shared places, in the order of the zones."""
        return self.places[self.match.seats * PER_SEAT + at]

    def deck(self) -> Place:
        """The common deck."""
        return self.shared(0)

    def discard_pile(self) -> Place:
        """The discard pile."""
        return self.shared(1)

    def open_cards(self) -> Place:
        """Cards that are being used and lie open."""
        return self.shared(2)

    def roster(self) -> Place:
        """The character cards that nobody has seen yet."""
        return self.shared(3)

    def pool(self) -> Place:
        """The open character cards of a draft."""
        return self.shared(4)

    def banned(self) -> Place:
        """The characters that were banned."""
        return self.shared(5)

    # ---- frames

    def attack(self, frame: int) -> Attack:
        """An attack by its id."""
        found = self.frames[frame]
        assert isinstance(found, Attack)
        return found

    def damage(self, frame: int) -> Damage:
        """A damage by its id."""
        found = self.frames[frame]
        assert isinstance(found, Damage)
        return found

    def use(self, frame: int) -> Use:
        """The use of a skill by its id."""
        found = self.frames[frame]
        assert isinstance(found, Use)
        return found

    def action_of(self, frame: int) -> Action:
        """An action by its id."""
        found = self.frames[frame]
        assert isinstance(found, Action)
        return found

    def bullet(self, frame: int) -> Bullet:
        """A Magic Bullet by its id."""
        found = self.frames[frame]
        assert isinstance(found, Bullet)
        return found

    def loss(self, frame: int) -> Loss:
        """A loss of morale by its id."""
        found = self.frames[frame]
        assert isinstance(found, Loss)
        return found

    def drawing(self, frame: int) -> Drawing:
        """A drawing by its id."""
        found = self.frames[frame]
        assert isinstance(found, Drawing)
        return found

    def happening(self, frame: int) -> Happening:
        """A happening by its id."""
        found = self.frames[frame]
        assert isinstance(found, Happening)
        return found

    # ---- who and what

    def character(self, seat: int) -> "Character":
        """The character of a seat."""
        return self.rules.characters[self.characters[seat]]

    def seat_of(self, character: str) -> int:
        """The seat that plays a character, -1 where nobody does."""
        return self.cast.seat_of(character)

    def face(self, card: int) -> Face:
        """What a card shows."""
        return self.rules.card_faces[face_of(card)]

    def bears(self, card: int, skill: str) -> bool:
        """Whether a card bears a unique skill (AG 4(4).4)."""
        return card != 0 and (skill in self.face(card).skills or not rule("AG 4(4).4"))

    def camp(self, seat: int) -> int:
        """The camp of a seat."""
        return self.teams[seat]

    def opponents(self, seat: int) -> list[int]:
        """The players of the other camp, from the current player counter-clockwise."""
        return [other for other in self.in_order() if self.teams[other] != self.teams[seat]]

    def teammates(self, seat: int) -> list[int]:
        """The other players of a camp, from the current player counter-clockwise."""
        return [other for other in self.in_order() if self.teams[other] == self.teams[seat] and other != seat]

    def in_order(self) -> list[int]:
        """All seats from the current player counter-clockwise (AG 4(11).2)."""
        seats = self.match.seats
        first = self.turn if rule("AG 4(11).2") else 0
        return [(first + i) % seats for i in range(seats)]

    def effect(self, id: int) -> Effect:
        """An effect in play."""
        piece = self.pieces[id]
        assert isinstance(piece, Effect)
        return piece

    def find_effect(self, seat: int, name: str) -> Effect | None:
        """The effect of a name before a character, if there is one."""
        for id in self.effects(seat).cards:
            found = self.effect(id)
            if found.name == name:
                return found
        return None

    def holder(self, name: str) -> int:
        """The seat before which an effect of this name lies, -1 for none."""
        for seat in range(self.match.seats):
            if self.find_effect(seat, name) is not None:
                return seat
        return -1

    def basic_effects(self) -> list[int]:
        """All basic effects on the field (AG 4(5).1)."""
        found: list[int] = []
        for seat in self.in_order():
            for id in self.effects(seat).cards:
                if self.effect(id).basic and rule("AG 4(5).1"):
                    found.append(id)
        return found

    # ---- limits

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may hold (AG 4(8)4.2)."""
        return self.cast.value(self, HAND_LIMIT, seat, number("AG 4(8)4.2", HAND), 0)

    def heal_limit(self, seat: int) -> int:
        """How much heal a character may have (AG 4(6).12)."""
        base = number("AG 4(6).12", HEAL)
        return self.cast.value(self, HEAL_LIMIT, seat, base, 0) if rule("AG 4(6).13") else base

    def energy_limit(self, seat: int) -> int:
        """How much energy a character may have (AG 4(7).7)."""
        return self.cast.value(self, ENERGY_LIMIT, seat, number("AG 4(7).7", ENERGY), 0)

    def energy(self, seat: int) -> int:
        """The energy of a character, gems and crystals."""
        return self.energy_gems[seat] + self.energy_crystals[seat]

    def stones(self, camp: int) -> int:
        """The stones of a camp, of both kinds (AG 2(3).3)."""
        found = self.gems[camp]
        if rule("AG 2(3).3"):
            found += self.crystals[camp]
        return found

    def tokens(self, seat: int, colour: int) -> int:
        """The tokens of a colour."""
        return self.yellow[seat] if colour == YELLOW else self.blue[seat]

    def most_tokens(self, seat: int, colour: int) -> int:
        """The most tokens of a colour that a character may have, -1 for no limit."""
        character = self.character(seat)
        if not rule("AG 2(5).3"):
            return 0
        return character.most_yellow if colour == YELLOW else character.most_blue

    # ---- changes that everyone sees; what looks at them is told by the steps

    def add_heal(self, seat: int, amount: int, ceiling: int) -> int:
        """Give heal up to a ceiling; what is over it is lost (AG 4(6).14). How much was gained."""
        if self.cast.value(self, HEAL_GAIN, seat, 1, 0) == 0:
            return 0
        room = max(0, ceiling - self.heal[seat])
        gained = min(amount, room) if rule("AG 4(6).14") and rule("AG 4(4)3.11") else amount
        self.heal[seat] += gained
        return gained

    def add_tokens(self, seat: int, colour: int, amount: int, ceiling: int) -> int:
        """Add tokens up to a ceiling (-1: none); negative numbers take away. How many were added."""
        held = self.tokens(seat, colour)
        after = max(0, held + amount)
        if amount > 0 and ceiling >= 0 and rule("AG 4(4)3.14"):
            after = max(held, min(after, ceiling))
        if colour == YELLOW:
            self.yellow[seat] = after
        else:
            self.blue[seat] = after
        return after - held

    def add_energy(self, seat: int, gems: int, crystals: int) -> None:
        """Add energy, gems first; what is over the limit is lost."""
        room = self.energy_limit(seat) - self.energy(seat)
        added = min(gems, max(0, room))
        self.energy_gems[seat] += added
        self.energy_crystals[seat] += min(crystals, max(0, room - added))

    def add_stones(self, camp: int, gems: int, crystals: int, clause: str) -> None:
        """Add stones to a camp while there is room (AG 2(6).4, 4(1).14), gems first."""
        if not (rule("AG 2(3).4") and rule("AG 2(6).2")):
            return
        if not rule("AG 4(1).2"):
            gems, crystals = gems + crystals, 0
        room = number("AG 2(6).4", STONES) - self.stones(camp)
        if not rule("AG 4(1).14"):
            room = gems + crystals
        new_gems = min(gems, max(0, room))
        new_crystals = min(crystals, max(0, room - new_gems))
        self.gems[camp] += new_gems
        self.crystals[camp] += new_crystals
        if new_gems:
            self.emit(Event("gems-gained", clause, -1, 0, new_gems, None, camp))
        if new_crystals:
            self.emit(Event("crystals-gained", clause, -1, 0, new_crystals, None, camp))

    def take_stones(self, camp: int, gems: int, crystals: int, clause: str) -> None:
        """Stones of a camp go back to the pile (AG 2(3).5)."""
        if rule("AG 2(3).5"):
            self.gems[camp] -= gems
            self.crystals[camp] -= crystals
        self.emit(Event("stones-spent", clause, -1, 0, gems + crystals, None, camp))

    def mark(self, name: str, value: int = 1) -> None:
        """Note something for the rest of this turn."""
        self.turn_marks[name] = value

    def marked(self, name: str) -> int:
        """What was noted for this turn, 0 for nothing."""
        return self.turn_marks.get(name, 0) if self.turn_marks else 0

    def grant(self, extra: Extra, clause: str) -> None:
        """The current player gets an extra action; it comes when the action has ended."""
        self.extras = [*self.extras, extra]
        self.emit(Event("extra-action", clause, self.turn, 0, extra.kind))

    def note_use(self, name: str) -> None:
        """A skill was used in this turn."""
        self.used = [*self.used, name]

    # ---- cards that move

    def hand_over(self, source: Place, card: int, seat: int, told: int) -> int:
        """One card into a hand; the card as an event tells it to these viewers besides its new holder.

        In the hand it can be told from no other, whoever has seen it come.
        """
        moved = self.move(source, self.find(source, card), self.hand(seat))
        return with_viewers(moved, viewers_of(moved) | told)

    def to_discard(self, place: Place, card: int, shown: bool, by: int = -1) -> int:
        """One card to the discard pile, shown or face down; an exclusive card goes back to its owner.

        `by` is who used or discarded it, where that is not the player whose place it was.
        """
        at = self.find(place, card)
        owner = owner_of(card)
        if owner == COMMON:
            return self.move(place, at, self.discard_pile(), EVERYONE if shown else 0)
        moved = self.move(place, at, self.exclusive(owner), EVERYONE)
        self.rules.exclusive_gone(self, place.seat if by < 0 else by, moved)
        return moved

    def leave_covers(self, seat: int) -> None:
        """Exclusive cards that were laid beside a character go back to their owner."""
        covers = self.covers(seat)
        for card in [card for card in covers.cards if owner_of(card) != COMMON]:
            moved = self.move(covers, self.find(covers, card), self.exclusive(owner_of(card)), EVERYONE)
            self.rules.exclusive_gone(self, seat, moved, True)

    def draw_one(self, seat: int) -> int:
        """One card from the deck into a hand, 0 where there is none left at all (AG 2(8).7, R9)."""
        if not self.refill():
            return 0
        deck = self.deck()
        return self.move(deck, len(deck.cards) - 1, self.hand(seat))

    def refill(self) -> bool:
        """When the deck is used up the discard pile becomes the new one. Whether there is a card."""
        deck = self.deck()
        if not deck.cards and rule("AG 2(8).7"):
            pile = self.discard_pile()
            if not pile.cards:
                return False
            self.pour(pile, deck)
            self.shuffle(deck)
            self.emit(Event("reshuffled", "AG 2(8).7", -1, 0, len(deck.cards)))
        return bool(deck.cards)

    def cover_from_discard(self, seat: int, card: int, clause: str, shown: bool = False) -> bool:
        """A card of the discard pile becomes a cover of a character; whether it was still there."""
        pile = self.discard_pile()
        at = self.find(pile, card)
        if at < 0:
            return False
        moved = self.move(pile, at, self.covers(seat), EVERYONE if shown else 0)
        self.emit(Event("covered", clause, seat, 0, 1, [moved]))
        return True

    def cover_from_deck(self, seat: int, count: int, clause: str) -> int:
        """The top cards of the deck become covers of a character; how many."""
        done = 0
        for _ in range(count):
            if not self.refill():
                break
            deck = self.deck()
            self.move(deck, len(deck.cards) - 1, self.covers(seat))
            done += 1
        if done:
            self.emit(Event("covered", clause, seat, 0, done))
        return done


class GrailRules(Rulebook):
    """What the definitions of the rulebook give to the running game: faces, characters, the cast."""

    def __init__(self, id: str, prefix: str, zones: list[Zone], faces: list[str]) -> None:
        super().__init__(id, prefix, zones, faces)
        self.card_faces: list[Face] = []
        self.characters: list[Character] = []

    @property
    def nobody(self) -> "Cast":
        """The cast before characters are chosen."""
        raise NotImplementedError

    def base_numbers(self) -> list[int]:
        """The faces of the 150 base cards."""
        raise NotImplementedError

    def character_numbers(self) -> list[int]:
        """The faces of the characters that can be chosen."""
        raise NotImplementedError

    def character_of_face(self, face: int) -> int:
        """The character of a character card."""
        raise NotImplementedError

    def common_cards(self) -> list[int]:
        """The base cards and character cards, by face."""
        raise NotImplementedError

    def exclusive_faces(self, character: int) -> list[int]:
        """The faces of a character's exclusive cards."""
        raise NotImplementedError

    def make_cast(self, characters: list[int]) -> "Cast":
        """Which skills look at which point, for these characters by seat."""
        raise NotImplementedError

    def skill_named(self, name: str) -> "Skill | None":
        """A skill by its name."""
        raise NotImplementedError

    def cards_shown(self, game: AsteriatedGrail, seat: int, cards: list[int], used: bool) -> None:
        """A seat has shown cards; `used`: they were used or played, and not only discarded."""
        raise NotImplementedError

    def check_hands(self) -> Task[AsteriatedGrail]:
        """The task that looks for hands over their limit."""
        raise NotImplementedError

    def exclusive_gone(self, game: AsteriatedGrail, seat: int, card: int, beside: bool = False) -> None:
        """An exclusive card that was held like a hand card has left a seat; `beside`: it was laid there."""
        raise NotImplementedError
