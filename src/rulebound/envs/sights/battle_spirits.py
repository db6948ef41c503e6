"""What is shown of Battle Spirits: Deck, Hand, Trash, Field, the Cores of each place, step and battle."""

from typing import ClassVar, Final

from rulebound.envs.sights.base import Numbers, Sight, one_of
from rulebound.games.battle_spirits.cards import COLOURS, KINDS
from rulebound.games.battle_spirits.characteristics import (
    bp_of,
    cores_on,
    holds_soul,
    is_spirit,
    level_of,
    symbol_count,
)
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook
from rulebound.games.battle_spirits.state import (
    EXHAUSTED,
    HEAVY,
    IN_RESERVE,
    IN_TRASH,
    NOT_PENDING,
    STEPS,
    BattleSpirits,
    FieldCard,
)
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.zone import Piece

BP_SCALE: Final = 20_000


class BattleSpiritsSight(Sight):
    """Battle Spirits Standard 1.0."""

    zones: ClassVar = {"deck": 4, "hand": 16, "trash": 40, "open": 6, "removed": 16, "use": 2, "field": 16}
    facts: ClassVar = [
        *KINDS,
        *COLOURS,
        "cost / 10",
        *[f"reduction {colour} / 4" for colour in COLOURS],
        "symbols / 3",
        "levels / 4",
        "cores for the lowest level / 5",
        "BP at the lowest level / 20000",
        "BP at the highest level / 20000",
        "main effect",
        "flash effect",
        "abilities / 4",
    ]
    states: ClassVar = [
        "spirit now",
        "cores / 10",
        "soul core",
        "level / 4",
        "BP now / 20000",
        "symbols now / 3",
        "exhausted",
        "heavily exhausted",
        "on its way out",
        "attacks",
        "blocks",
    ]
    seat_numbers: ClassVar = [
        "turn",
        "first player",
        "life / 10",
        "reserve / 20",
        "cores in the trash / 20",
        "soul core in the reserve",
        "soul core in the trash",
    ]
    numbers: ClassVar = ["turn number / 50", *STEPS, "battle"]

    def facts_of(self, rulebook: Rulebook, face: int) -> Numbers:
        """What is printed on the card."""
        assert isinstance(rulebook, BattleSpiritsRulebook)
        card = rulebook.cards[face]
        levels = card.levels
        return [
            *one_of(card.kind, 3),
            *[float(colour in card.colours) for colour in range(6)],
            card.cost / 10,
            *[count / 4 for count in card.reduction],
            sum(card.symbols) / 3,
            len(levels) / 4,
            card.lowest() / 5,
            levels[0].bp / BP_SCALE if levels else 0.0,
            levels[-1].bp / BP_SCALE if levels else 0.0,
            float(card.main is not None),
            float(card.flash is not None),
            len(card.abilities) / 4,
        ]

    def states_of(self, game: BattleSpirits, piece: Piece) -> Numbers:
        """How a card stands on the Field."""
        assert isinstance(piece, FieldCard)
        battle = game.current_battle()
        spirit = is_spirit(game, piece)
        return [
            float(spirit),
            cores_on(game, piece) / 10,
            float(holds_soul(game, piece)),
            level_of(game, piece) / 4,
            bp_of(game, piece) / BP_SCALE if spirit else 0.0,
            symbol_count(game, piece) / 3,
            float(piece.state == EXHAUSTED),
            float(piece.state == HEAVY),
            float(piece.pending != NOT_PENDING),
            float(battle is not None and battle.attacker == piece.id),
            float(battle is not None and battle.blocker == piece.id),
        ]

    def seat_numbers_of(self, game: BattleSpirits, seat: int) -> Numbers:
        """Turn and Cores."""
        return [
            float(game.turn == seat),
            float(game.first == seat),
            game.life[seat] / 10,
            game.reserve[seat] / 20,
            game.core_trash[seat] / 20,
            float(game.soul[seat] == IN_RESERVE),
            float(game.soul[seat] == IN_TRASH),
        ]

    def numbers_of(self, game: BattleSpirits, seat: int) -> Numbers:
        """How far the game and the turn are."""
        return [game.turn_number / 50, *one_of(game.step, len(STEPS)), float(game.battle != 0)]

    def aims_of(self, game: BattleSpirits, piece: Piece) -> list[int]:
        """The attacker that a Spirit blocks."""
        battle = game.current_battle()
        return [battle.attacker] if battle is not None and battle.blocker == piece.id else []
