"""What tasks of Asteriated Grail share: the pieces in play and the frames, each a small record by its id.

An *effect* is a card that lies before a character. An *action* is one action of a turn, an *extra* one that
is still to come. Attacks (AG 4(2)), Magic Bullets (AG 4(3)) and damage (AG 4(8)) have a frame each from
their beginning to their end, and so has every *use* of a skill (AG 4(4)): skills change there what is still
to come. Losses of morale, drawings and *happenings* are there for skills that look at them.
"""

from typing import TYPE_CHECKING, Final

from ...kernel.card import masked
from ...kernel.task import Frame, Held
from ...kernel.zone import Piece

if TYPE_CHECKING:
    from .skills import Skill

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

    def is_of(self, seat: int, kinds: int) -> bool:
        """Whether this player took it, and it consumed one of these kinds."""
        return self.seat == seat and self.kind & kinds != 0

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
    """A damage from ③ to ⑥: who deals it to whom, how much, and what sets it apart.

    `warded`: it was warded off as a whole, so nothing that adds to it brings it back (AG R22).
    """

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
        self.warded = False
        self.costs_morale = True
        self.most_morale = -1
        self.taken = 0
        self.skills: list[str] = []

    def copy(self) -> Frame:
        """A damage of its own."""
        other = Damage(self.source, self.target, self.amount, self.magic, self.clause)
        other.attack = self.attack
        other.skill = self.skill
        other.use = self.use
        other.healable = self.healable
        other.warded = self.warded
        other.costs_morale = self.costs_morale
        other.most_morale = self.most_morale
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

    `results` is what its steps note for later ones; `printed` the card that bears a unique skill, lying open;
    `lost` the morale that its damage has cost; `blades` the elements (bits) as which blades were discarded.
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
        self.lost = 0
        self.blades = 0
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
        other.lost = self.lost
        other.blades = self.blades
        other.results = self.results[:]
        return other
