"""What is shown of BlackPoker: life, hand, graveyard, barriers, soldiers, the stage, whose chance it is."""

from typing import ClassVar, Final

from rulebound.envs.sights.base import Numbers, Sight, one_of
from rulebound.games.blackpoker.battle import battle_of
from rulebound.games.blackpoker.cards import JOKER, NUMBER_OF, SUIT_OF
from rulebound.games.blackpoker.characters import has_haste, number_of_soldier
from rulebound.games.blackpoker.state import BlackPoker, Character, Request
from rulebound.kernel.game import Game
from rulebound.kernel.rulebook import Rulebook
from rulebound.kernel.zone import Piece

ONCE_A_TURN: Final = ["attack", "set-barrier"]


class BlackPokerSight(Sight):
    """BlackPoker act8.0 Lite."""

    zones: ClassVar = {"life": 4, "hand": 12, "graveyard": 54, "barriers": 12, "soldiers": 12, "fog": 4}
    shared: ClassVar = {"stage": 8, "now": 1}
    facts: ClassVar = ["spades", "hearts", "diamonds", "clubs", "joker", "number / 13"]
    states: ClassVar = [
        "barrier",
        "driven",
        "new this turn",
        "face up",
        "cards / 4",
        "number with changes / 26",
        "haste",
        "attacks",
        "blocks",
    ]
    seat_numbers: ClassVar = ["turn", "chance"]
    numbers: ClassVar = ["turn number / 50", "passes / 2", *[f"used {name}" for name in ONCE_A_TURN]]

    def facts_of(self, rulebook: Rulebook, face: int) -> Numbers:
        """Suit and number."""
        return [*one_of(SUIT_OF[face], 4), float(face == JOKER), NUMBER_OF[face] / 13]

    def states_of(self, game: BlackPoker, piece: Piece) -> Numbers:
        """A character or a request."""
        if isinstance(piece, Request):
            return [0.0] * 4 + [len(piece.cards) / 4] + [0.0] * 4
        assert isinstance(piece, Character)
        battle = battle_of(game)
        soldier = not piece.barrier
        return [
            float(piece.barrier),
            float(piece.driven),
            float(piece.since == game.turn_number),
            float(piece.face_up),
            len(piece.cards) / 4,
            number_of_soldier(game, piece) / 26 if soldier else 0.0,
            float(soldier and has_haste(piece)),
            float(battle is not None and piece.id in battle.attackers),
            float(battle is not None and any(piece.id in row for row in battle.blockers)),
        ]

    def seat_numbers_of(self, game: BlackPoker, seat: int) -> Numbers:
        """Whose turn and chance it is."""
        return [float(game.turn == seat), float(game.chance == seat)]

    def numbers_of(self, game: BlackPoker, seat: int) -> Numbers:
        """How far the game is, and what this turn has seen."""
        used = [float(name in game.used) for name in ONCE_A_TURN]
        return [game.turn_number / 50, game.passes / 2, *used]

    def word_of(self, game: Game, piece: Piece) -> str:
        """The action of a request."""
        return piece.action.name if isinstance(piece, Request) else ""

    def aims_of(self, game: BlackPoker, piece: Piece) -> list[int]:
        """The target of a request; the attackers that a character blocks."""
        if isinstance(piece, Request):
            return [piece.target]
        battle = battle_of(game)
        if battle is None:
            return []
        return [id for id, row in zip(battle.attackers, battle.blockers, strict=True) if piece.id in row]

    def seat_aimed_at(self, game: BlackPoker, piece: Piece) -> int:
        """The player at whom something is thrown."""
        return piece.player if isinstance(piece, Request) else -1
