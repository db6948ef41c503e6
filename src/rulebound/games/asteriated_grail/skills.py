"""Characters and their skills (AG 4(4)): what a skill is, and the cast of a game.

A skill is a definition, shared by all games. By kind it is passive (it happens by itself), a response (its
player may use it), a start-up, or magic (it consumes a Magic Action). Its *needs* are its conditions
(`needs`). All needs are named in one proposal (`using`); then energy is paid, cards go, and `effect` runs. An
effect with several parts pushes steps (`steps`, `card_steps`) and goes on in `then`; one that asks lists its
own `options`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.refusal import Refusal
from .cards import Face
from .needs import Named, Need
from .points import POINTS, QUERIES

if TYPE_CHECKING:
    from .state import AsteriatedGrail

PASSIVE: Final = 0
RESPONSE: Final = 1
STARTUP: Final = 2
MAGIC: Final = 3
KINDS: Final = ["passive", "response", "startup", "magic"]

NOT_ITS_MOMENT: Final = Refusal("AG 4(4).10", "ag-not-its-moment")


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """A skill of a character. A definition: it never changes.

    `at` are the points at which a passive or response looks, `later` those at which the rest of it happens
    by itself once it was used, `queries` the values that it changes, `axis` its line of the axis.
    `crystals` and `gems` are what an ultimate costs; with `x_energy` it costs as many of either as the
    number named. `once`: once a turn. `rank` 1: a skill on a foreign exclusive card, which comes after own
    ones; 2: after everything. `silent`: nobody is asked for its order. `attacks`: it is used as an Attack
    Action. `says_so_first`: a start-up before which who can do nothing says so, though it may draw (AG R13).
    """

    def __init__(
        self,
        name: str,
        kind: int,
        at: list[int] | None = None,
        later: list[int] | None = None,
        queries: list[int] | None = None,
        axis: str = "",
        needs: list[Need] | None = None,
        crystals: int = 0,
        gems: int = 0,
        x_energy: bool = False,
        once: bool = False,
        unique: bool = False,
        exclusive: str = "",
        rank: int = 0,
        silent: bool = False,
        attacks: bool = False,
        says_so_first: bool = False,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.at: list[int] = [] if at is None else at
        self.later: list[int] = [] if later is None else later
        self.queries: list[int] = [] if queries is None else queries
        self.axis = axis
        self.needs: list[Need] = [] if needs is None else needs
        self.crystals = crystals
        self.gems = gems
        self.x_energy = x_energy
        self.once = once
        self.unique = unique
        self.exclusive = exclusive
        self.rank = rank
        self.silent = silent
        self.attacks = attacks
        self.says_so_first = says_so_first
        self.fixed = fixed
        self.clause = ""
        self.number = 0
        self.owner = ""
        self.not_now = NOT_ITS_MOMENT
        self.only_once: Refusal | None = None

    def belong(self, owner: str, clause: str, number: int) -> None:
        """Become a character's skill of this number; its own clause is that of the character's sheet."""
        self.owner = owner
        self.number = number
        self.clause = clause
        if self.at_will():
            self.not_now = Refusal(clause, "ag-not-now")
        if self.once:
            self.only_once = Refusal(clause, "ag-once-a-turn")

    def elements_asked(self) -> int:
        """As which elements (bits) its `fits` lets cards of two be discarded; 0 where it does not ask."""
        return 0

    def elements_counted(self, game: "AsteriatedGrail", use: int) -> int:
        """The elements (bits) of cards discarded in its effect that change what it does."""
        return 0

    def at_will(self) -> bool:
        """Whether its player uses it at will, as an action or start-up; others wait for their point."""
        return self.kind in (STARTUP, MAGIC) or self.attacks

    def is_ultimate(self) -> bool:
        """Whether it costs energy (AG 4(4).6)."""
        return self.crystals > 0 or self.gems > 0 or self.x_energy

    def crystals_for(self, named: Named) -> int:
        """How many stones of either kind it costs, by what was named."""
        return self.crystals

    def gems_for(self, named: Named) -> int:
        """How many gems it costs, by what was named."""
        return self.gems

    # ---- when it may be used

    def user(self, game: "AsteriatedGrail", owner: int, frame: int) -> int:
        """Whose skill it is at a point: the owner's, or, on a card, the holder's; -1 for nobody's."""
        return owner

    def applies(self, game: "AsteriatedGrail", seat: int, frame: int) -> bool:
        """Whether it may be used now, as far as everyone can see, besides its needs and cost."""
        return True

    def possible(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> bool:
        """Whether it may be used now, by what its player alone knows."""
        return True

    # ---- what is named

    def needs_for(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> list[Need]:
        """What is to be named, after what has been named so far."""
        return self.needs

    def reason(self, name: str) -> Refusal:
        """A reason by its own clause why something cannot be named for it."""
        return Refusal(self.clause, name)

    def target_refusal(
        self, game: "AsteriatedGrail", seat: int, target: int, frame: int, named: Named
    ) -> Refusal | None:
        """Why a character that the need means may not be named all the same."""
        return None

    def least_targets(self, game: "AsteriatedGrail", seat: int, least: int, named: Named) -> int:
        """How many characters must be named."""
        return least

    def most_targets(self, game: "AsteriatedGrail", seat: int, most: int, named: Named) -> int:
        """How many characters may be named."""
        return most

    def may_remove(self, game: "AsteriatedGrail", seat: int, effect: int, frame: int) -> bool:
        """Whether a basic effect may be named."""
        return True

    def fits(self, game: "AsteriatedGrail", seat: int, card: int, frame: int, named: Named) -> bool:
        """Whether a hand card may be named."""
        return True

    def fits_cover(self, game: "AsteriatedGrail", seat: int, card: int, frame: int, named: Named) -> bool:
        """Whether a cover may be named."""
        return True

    def least(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> int:
        """The least number that may be named."""
        return 1

    def most(self, game: "AsteriatedGrail", seat: int, frame: int, named: Named) -> int:
        """The greatest number that may be named."""
        return 1

    def has_mode(self, game: "AsteriatedGrail", seat: int, frame: int, mode: int, named: Named) -> bool:
        """Whether one of its ways is possible."""
        return True

    # ---- what it does

    def effect(self, game: "AsteriatedGrail", use: int) -> None:
        """Carry it out: change what everyone sees, push steps for the rest, in the order of its text."""
        raise NotImplementedError

    def then(self, game: "AsteriatedGrail", use: int, stage: int) -> None:
        """Go on after steps that it has pushed (`steps.Then`)."""
        raise NotImplementedError

    def is_due(self, game: "AsteriatedGrail", owner: int, frame: int, point: int) -> bool:
        """Whether the rest of it happens at one of its later points."""
        return False

    def follow_up(self, game: "AsteriatedGrail", owner: int, frame: int, point: int) -> None:
        """The rest of it, at a later point, by itself."""
        raise NotImplementedError

    def asks(self, game: "AsteriatedGrail", use: int, stage: int) -> int:
        """The seat that is asked at a stage (`steps.Ask`)."""
        return game.use(use).seat

    def options(self, game: "AsteriatedGrail", use: int, stage: int) -> list[Option]:
        """What may be answered at a stage. Changes nothing."""
        raise NotImplementedError

    def answer(self, game: "AsteriatedGrail", use: int, stage: int, option: Option) -> None:
        """Go on with the answer."""
        raise NotImplementedError

    # ---- what it changes while it holds

    def on_axis(self) -> bool:
        """Whether its line of the axis is not switched off in a mutant."""
        return not self.axis or rule(self.axis)

    def in_force(self) -> bool:
        """Whether it is not switched off in a mutant; of a skill that is used, only the effect is."""
        return rule(self.clause) and self.on_axis()

    def fixes(self, game: "AsteriatedGrail", owner: int, seat: int) -> bool:
        """Whether a fixed value holds for a seat now; others then change nothing."""
        return owner == seat

    def change(
        self, game: "AsteriatedGrail", owner: int, seat: int, value: int, about: int, query: int
    ) -> int:
        """What a query gives after this skill."""
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character: its fate and stars, its tokens and cards, its skills. A definition.

    `guests` are skills of other characters that work through this one where nobody plays those.
    """

    def __init__(
        self,
        number: int,
        name: str,
        fate: int,
        stars: float,
        skills: list[Skill],
        yellow: int = 0,
        blue: int = 0,
        covers: int = 0,
        exclusive: list[Face] | None = None,
        aside: list[Face] | None = None,
        set: str = "standard",
        cannot_act: bool = True,
        guests: list[Skill] | None = None,
    ) -> None:
        self.number = number
        self.name = name
        self.fate = fate
        self.stars = stars
        self.skills = skills
        self.most_yellow = yellow
        self.most_blue = blue
        self.most_covers = covers
        self.exclusive: list[Face] = [] if exclusive is None else exclusive
        self.aside: list[Face] = [] if aside is None else aside
        self.set = set
        self.cannot_act = cannot_act
        self.guests: list[Skill] = [] if guests is None else guests
        self.startups: list[Skill] = []
        self.magic: list[Skill] = []
        for i, skill in enumerate(skills):
            skill.belong(name, f"AG C {number}.{i + 1}", i + 1)
            if skill.kind == STARTUP:
                self.startups.append(skill)
            elif skill.kind == MAGIC or skill.attacks:
                self.magic.append(skill)

    def skill(self, name: str) -> Skill | None:
        """A skill by its name."""
        for skill in self.skills:
            if skill.name == name:
                return skill
        return None


class Entry:
    """A skill in a game, with the seat that has it."""

    def __init__(self, seat: int, skill: Skill) -> None:
        self.name = f"{seat} {skill.name}"
        self.seat = seat
        self.skill = skill


class Cast:
    """The characters of one game by seat, and which of their skills look at which point and query."""

    def __init__(self, name: str, characters: list[Character]) -> None:
        self.name = name
        self.characters = characters
        self.at: list[list[Entry]] = [[] for _ in range(POINTS)]
        self.later: list[list[Entry]] = [[] for _ in range(POINTS)]
        self.on: list[list[Entry]] = [[] for _ in range(QUERIES)]
        self.seats: dict[str, int] = {}
        for seat, character in enumerate(characters):
            self.seats[character.name] = seat
            for skill in character.skills:
                self.add(Entry(seat, skill))
        for seat, character in enumerate(characters):
            for skill in character.guests:
                if skill.owner not in self.seats:
                    self.add(Entry(seat, skill))

    def add(self, entry: Entry) -> None:
        """Let a skill look at its points and queries."""
        for point in entry.skill.at:
            self.at[point].append(entry)
        for point in entry.skill.later:
            self.later[point].append(entry)
        for query in entry.skill.queries:
            self.on[query].append(entry)

    def looks_at(self, point: int) -> bool:
        """Whether any skill looks at a point."""
        return bool(self.at[point]) or bool(self.later[point])

    def seat_of(self, character: str) -> int:
        """The seat of a character, -1 where nobody plays it."""
        return self.seats.get(character, -1)

    def value(self, game: "AsteriatedGrail", query: int, seat: int, value: int, about: int) -> int:
        """A value after all skills that change it; a fixed one stands by itself."""
        entries = self.on[query]
        if not entries or not rule("AG 4(4)3.2"):
            return value
        for entry in entries:
            skill = entry.skill
            if skill.fixed and skill.fixes(game, entry.seat, seat) and skill.in_force():
                return skill.change(game, entry.seat, seat, value, about, query)
        for entry in entries:
            skill = entry.skill
            if not skill.fixed and skill.in_force():
                value = skill.change(game, entry.seat, seat, value, about, query)
        return value
