"""What is shown of Asteriated Grail: hands, covers, effects, camps, and the attack or damage under way."""

from typing import ClassVar, Final, TypeVar

from rulebound.envs.sights.base import Numbers, Sight, one_of
from rulebound.games.asteriated_grail.cards import ELEMENTS, FATES
from rulebound.games.asteriated_grail.definitions import GrailRules
from rulebound.games.asteriated_grail.describe import PHASES
from rulebound.games.asteriated_grail.frames import Attack, Bullet, Damage, Effect
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.task import Frame
from rulebound.kernel.zone import Piece

KINDS: Final = ["slash", "light", "shield", "weakness", "poison", "bullet", "exclusive", "character"]
SomeFrame = TypeVar("SomeFrame", bound=Frame)


def latest(game: AsteriatedGrail, kind: type[SomeFrame]) -> SomeFrame | None:
    """The frame of this kind that was opened last: the attack or damage that is under way."""
    found: SomeFrame | None = None
    for frame in game.frames.values():
        if isinstance(frame, kind):
            found = frame
    return found


class AsteriatedGrailSight(Sight):
    """Asteriated Grail for four, six or eight."""

    most_options: ClassVar = 128
    most_left: ClassVar = 160
    zones: ClassVar = {
        "hand": 14,
        "covers": 10,
        "exclusive": 4,
        "effects": 8,
        "burst": 8,
        "candidates": 3,
        "character": 1,
    }
    shared: ClassVar = {"deck": 2, "discard": 2, "open": 4, "roster": 1, "pool": 64, "banned": 8}
    facts: ClassVar = [*KINDS, *ELEMENTS, *FATES, "unique skills / 2"]
    states: ClassVar = ["basic effect", "heal on it / 5"]
    seat_numbers: ClassVar = [
        "turn",
        "first player",
        "heal / 5",
        "gems / 4",
        "crystals / 4",
        "yellow tokens / 5",
        "blue tokens / 5",
        "tapped",
        "hand limit / 10",
        "attacks",
        "is attacked",
        "has the bullet coming",
        "is dealt damage",
    ]
    numbers: ClassVar = [
        "turn number / 100",
        *PHASES,
        *[f"{whose} {what}" for whose in ("own", "other") for what in ("morale / 18", "gems / 5")],
        *[f"{whose} {what}" for whose in ("own", "other") for what in ("crystals / 5", "grails / 5")],
        "attacks this turn / 4",
        "actions this turn / 4",
        "started up",
        "attack damage / 6",
        *[f"attack {element}" for element in ELEMENTS],
        "attack may be countered",
        "attack may be met by light",
        "attack may be met by a shield",
        "bullet damage / 6",
        "damage / 6",
        "damage is magic",
    ]

    def facts_of(self, rulebook: Rulebook, face: int) -> Numbers:
        """What the card shows."""
        assert isinstance(rulebook, GrailRules)
        card = rulebook.card_faces[face]
        kind = KINDS.index(card.kind) if card.kind in KINDS else -1
        skills = len(card.skills) / 2
        return [*one_of(kind, len(KINDS)), *one_of(card.element, 7), *one_of(card.fate, 5), skills]

    def states_of(self, game: AsteriatedGrail, piece: Piece) -> Numbers:
        """An effect before a character."""
        assert isinstance(piece, Effect)
        return [float(piece.basic), piece.heal / 5]

    def seat_numbers_of(self, game: AsteriatedGrail, seat: int) -> Numbers:
        """What a player has, and what is coming to it."""
        attack, bullet, damage = latest(game, Attack), latest(game, Bullet), latest(game, Damage)
        return [
            float(game.turn == seat),
            float(game.first == seat),
            game.heal[seat] / 5,
            game.energy_gems[seat] / 4,
            game.energy_crystals[seat] / 4,
            game.yellow[seat] / 5,
            game.blue[seat] / 5,
            float(game.tapped[seat]),
            game.hand_limit(seat) / 10,
            float(attack is not None and attack.seat == seat),
            float(attack is not None and attack.target == seat),
            float(bullet is not None and bullet.target == seat),
            float(damage is not None and damage.target == seat),
        ]

    def numbers_of(self, game: AsteriatedGrail, seat: int) -> Numbers:
        """Turn, camps, and what is under way."""
        own = game.teams[seat]
        camps = (own, 1 - own)
        return [
            game.turn_number / 100,
            *one_of(game.phase, len(PHASES)),
            *[value for camp in camps for value in (game.morale[camp] / 18, game.gems[camp] / 5)],
            *[value for camp in camps for value in (game.crystals[camp] / 5, game.grails[camp] / 5)],
            game.attacks / 4,
            game.actions / 4,
            float(game.started_up),
            *self.under_way(game),
        ]

    def under_way(self, game: AsteriatedGrail) -> Numbers:
        """The attack, the Magic Bullet and the damage that are not yet done."""
        attack, bullet, damage = latest(game, Attack), latest(game, Bullet), latest(game, Damage)
        return [
            0.0 if attack is None else attack.damage / 6,
            *one_of(-1 if attack is None else attack.element, len(ELEMENTS)),
            float(attack is not None and attack.counterable),
            float(attack is not None and attack.light),
            float(attack is not None and attack.shield),
            0.0 if bullet is None else bullet.damage / 6,
            0.0 if damage is None else damage.amount / 6,
            float(damage is not None and damage.magic),
        ]

    def word_of(self, game: object, piece: Piece) -> str:
        """The name of an effect."""
        return piece.name if isinstance(piece, Effect) else ""

    def seat_aimed_at(self, game: AsteriatedGrail, piece: Piece) -> int:
        """Who has placed an effect."""
        return piece.by if isinstance(piece, Effect) else -1
