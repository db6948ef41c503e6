"""The running game of Asteriated Grail: camps, characters, zones, and what may be asked and changed in it.

A *seat* is a player with a *character*; seats follow each other counter-clockwise, so the right-hand
neighbour of A is B. Numbers that everyone sees (heal, energy, tokens, stones, morale) are plain lists by
seat or camp. What tasks share while something is under way is in `frames`.
"""

from typing import TYPE_CHECKING, Final

from ...kernel.card import COMMON, EVERYONE, face_of, owner_of, viewers_of, with_viewers
from ...kernel.clause import number, rule
from ...kernel.decision import Decision
from ...kernel.event import Event
from ...kernel.game import Game
from ...kernel.rulebook import Match
from ...kernel.zone import ALL, NOBODY, OWNER, Place, Zone
from .cards import Face
from .frames import Action, Attack, Bullet, Damage, Drawing, Effect, Extra, Happening, Loss, Use
from .points import ENERGY_LIMIT, HAND_LIMIT, HEAL_GAIN, HEAL_LIMIT
from .settings import Settings

if TYPE_CHECKING:
    from .definitions import GrailRules
    from .skills import Cast, Character

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

    def narrow(self, decision: Decision) -> Decision:
        """What a start-up under way leaves to choose."""
        return self.rules.narrow(self, decision)

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
