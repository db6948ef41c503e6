"""What is shown of FF-TCG: decks, hand, Break Zone, Damage Zone, field, stack, phase and battle."""

from typing import ClassVar, Final

from rulebound.envs.sights.base import Numbers, Sight, one_of
from rulebound.games.fftcg.card_rules import CardRules
from rulebound.games.fftcg.cards import BACKUP, ELEMENTS, FORWARD, KIND_WORDS, MONSTER
from rulebound.games.fftcg.characteristics import power_of, traits_of
from rulebound.games.fftcg.describe import chosen_by
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.state import FFTCG, STEPS
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.zone import Piece

POWER_SCALE: Final = 20_000


class FFTCGSight(Sight):
    """FF-TCG, comprehensive rules 3.2."""

    zones: ClassVar = {
        "deck": 4,
        "hand": 12,
        "break-zone": 50,
        "damage-zone": 7,
        "removed": 16,
        "face-down": 2,
        "lb-deck": 8,
        "open": 8,
        "looked": 8,
        "field": 20,
    }
    shared: ClassVar = {"stack": 8}
    facts: ClassVar = [
        *KIND_WORDS.values(),
        *ELEMENTS,
        "cost / 10",
        "power / 20000",
        "EX Burst",
        "limit break / 5",
        "generic",
        "abilities / 4",
    ]
    states: ClassVar = [
        "forward now",
        "backup now",
        "monster now",
        "power now / 20000",
        "damage / 20000",
        "dull",
        "frozen",
        "fresh",
        "attacks this turn / 2",
        "primed",
        "counters / 5",
        "keywords / 4",
        "attacks",
        "blocks",
    ]
    seat_numbers: ClassVar = ["turn", "first player", "damage / 7", "crystals / 5"]
    numbers: ClassVar = ["turn number / 50", *STEPS, "battle"]

    def facts_of(self, rulebook: Rulebook, face: int) -> Numbers:
        """What is printed on the card."""
        assert isinstance(rulebook, CardRules)
        card = rulebook.cards[face]
        return [
            *[float(card.kind & bit != 0) for bit in KIND_WORDS],
            *[float(card.elements >> i & 1) for i in range(len(ELEMENTS))],
            card.cost / 10,
            max(0, card.power) / POWER_SCALE,
            float(card.ex),
            card.limit_break / 5,
            float(card.generic),
            len(card.abilities) / 4,
        ]

    def states_of(self, game: FFTCG, piece: Piece) -> Numbers:
        """How a Character stands on the field; of an item on the stack its card says enough."""
        if isinstance(piece, Item):
            return [0.0] * len(self.states)
        assert isinstance(piece, Character)
        traits = traits_of(game, piece)
        battle = game.current_battle()
        return [
            float(traits.kinds & FORWARD != 0),
            float(traits.kinds & BACKUP != 0),
            float(traits.kinds & MONSTER != 0),
            power_of(game, piece) / POWER_SCALE if traits.kinds & FORWARD else 0.0,
            piece.damage / POWER_SCALE,
            float(piece.dull),
            float(piece.frozen),
            float(piece.fresh),
            piece.attacks / 2,
            float(len(piece.cards) > 1),
            sum(game.counters.get(piece.id, {}).values()) / 5,
            len(traits.keywords) / 4,
            float(battle is not None and piece.id in battle.attackers),
            float(battle is not None and battle.blocker == piece.id),
        ]

    def seat_numbers_of(self, game: FFTCG, seat: int) -> Numbers:
        """Turn, damage and Crystals."""
        return [
            float(game.turn == seat),
            float(game.first == seat),
            game.damage_taken(seat) / 7,
            game.crystals[seat] / 5,
        ]

    def numbers_of(self, game: FFTCG, seat: int) -> Numbers:
        """How far the game and the turn are."""
        return [game.turn_number / 50, *one_of(game.phase, len(STEPS)), float(game.battle != 0)]

    def word_of(self, game: object, piece: Piece) -> str:
        """Which ability of its card is on the stack."""
        return f"ability {piece.ability.number}" if isinstance(piece, Item) else ""

    def aims_of(self, game: FFTCG, piece: Piece) -> list[int]:
        """What was chosen for an item of the stack; the attackers that a Forward blocks."""
        if isinstance(piece, Item):
            return chosen_by(game, piece)
        battle = game.current_battle()
        return battle.attackers if battle is not None and battle.blocker == piece.id else []
