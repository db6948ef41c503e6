"""The rulebook of BlackPoker act8.0 Lite: all actions in the order of the sheet, and their triggers."""

from typing import Any, Final

from ...kernel.decision import Option
from ...kernel.game import Game
from ...kernel.refusal import Refusal
from ...kernel.rulebook import Match, Rulebook
from ...kernel.zone import Piece
from .actions import Action, KeyCard, Sheet
from .arrange import Arranger
from .battle import Attack, Block, DamageJudgement
from .cards import FACES, deck_faces
from .chance import TakeChance
from .deployment import Equip, SetBarrier, Summon
from .describe import describe_character_fully, describe_game
from .evaluation import evaluate
from .legality import ANSWER_VERBS, verb_refusal
from .magic import BreakBarrier, Counter, Down, Search, Throw, Twist, Up
from .passing import ChancePassing
from .settings import Settings, make_settings
from .setup import Deal, make_decks
from .state import ZONES, BlackPoker
from .succession import GenerationChange
from .triggers import AfterAction, AfterAttack, HonourLeftField
from .turn import Charge, Draw, End


def make_sheet() -> Sheet:
    """The action list."""
    actions: list[Action] = [
        SetBarrier(),
        Summon("summon-soldier", 6, "BL", KeyCard(-1, 2, 10)),
        Summon("summon-hero", 7, "BBL", KeyCard(-1, 11, 13)),
        Summon("summon-ace", 8, "L", KeyCard(-1, 1, 1)),
        Equip(),
        End(),
        Charge(),
        Draw(),
        Attack(),
        Block(),
        DamageJudgement(),
        Up(),
        Down(),
        Twist(),
        Counter(),
        BreakBarrier(),
        Throw(),
        Search(),
        GenerationChange(),
    ]
    return Sheet(actions)


SHEET: Final = make_sheet()


class BlackPokerRulebook(Rulebook):
    """BlackPoker act8.0 Lite for two."""

    def __init__(self) -> None:
        super().__init__("blackpoker", "BP", ZONES, FACES)
        self.settings = make_settings()
        self.concede_clause = "BP R4.84"
        self.time_out_clause = "BP R4.85"
        self.passing = ChancePassing()
        self.verbs = [action.name for action in SHEET.actions] + ANSWER_VERBS
        self.listen(AfterAction(SHEET.action("charge"), 10, "BP 11.5", "BP 10.7"))
        self.listen(AfterAction(SHEET.action("draw"), 11, "BP 12.5", "BP 11.7"))
        self.listen(AfterAttack(SHEET.action("block"), 13, "BP 14.5", "BP 14.5"))
        self.listen(AfterAction(SHEET.action("damage-judgement"), 14, "BP 15.5", "BP 15.5"))
        self.listen(HonourLeftField(SHEET.action("generation-change"), "died", "BP 23.5"))

    def new_game(self, match: Match) -> Game:
        """An empty game."""
        return BlackPoker(match, Settings(match), SHEET)

    def set_up(self, game: Game) -> None:
        """The match's position, or a fresh deal."""
        assert isinstance(game, BlackPoker)
        position = game.match.position
        if position is not None:
            Arranger(game, position).run()
        else:
            make_decks(game)
            game.push(Deal())

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now."""
        assert isinstance(game, BlackPoker)
        return verb_refusal(game, seat, option)

    def evaluate(self, game: Game, seat: int) -> float:
        """How good an unfinished position is for a seat."""
        assert isinstance(game, BlackPoker)
        return evaluate(game, seat)

    def quiet(self, game: Game) -> bool:
        """A chance with an empty stage and nothing half done."""
        assert isinstance(game, BlackPoker)
        return isinstance(game.agenda[-1], TakeChance) and not game.stage().cards

    def describe(self, game: Game) -> dict[str, Any]:
        """The position in a few lines."""
        assert isinstance(game, BlackPoker)
        return describe_game(game)

    def describe_piece(self, game: Game, piece: Piece) -> dict[str, Any]:
        """Kind, number, state and labels of one piece."""
        assert isinstance(game, BlackPoker)
        return describe_character_fully(game, piece)

    def deck(self, match: Match, owner: int) -> list[int]:
        """The deck that the match's setting names."""
        return deck_faces(match.setting("deck"))

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        """Both play the deck of the setting, so a closed list hides nothing."""
        rest = deck_faces(match.setting("deck"))
        for face in seen:
            rest.remove(face)
        return rest


RULEBOOK: Final = BlackPokerRulebook()
