"""The rulebook of Battle Spirits Standard: all chapters of the manual together, on the cards of the packs."""

from typing import Any, Final

from ...effects.abilities import Triggered
from ...effects.host import Context, is_card
from ...effects.statics import CONTINUOUS
from ...effects.targets import PickOne
from ...kernel.clause import rule
from ...kernel.decision import Option
from ...kernel.event import Trigger
from ...kernel.game import Game
from ...kernel.refusal import Refusal
from ...kernel.rulebook import TRIAL_CARD, TRIAL_CARD_SENTENCE, DeckFault, Match, likely_rest
from ...kernel.zone import Piece
from .activating import accept, trigger_for
from .arrange import Arranger
from .arrow_costs import leaving_the_rest
from .battle import AttackChoice
from .cards import NO_CARD, Card
from .characteristics import forbidden
from .continuous import settle
from .decks import faces_of, faults_of, fill_decks
from .describe import describe_field_card, describe_game
from .evaluation import evaluate
from .legality import VERBS, verb_refusal
from .main_step import MainAction
from .settings import Settings, make_settings
from .setup import SetUp, make_decks
from .state import NOT_PENDING, ZONES, BattleSpirits, CardRules, FieldCard
from .taxes import Price, price_of
from .trial import trial_decks

NOT_CHOSEN: Final = ["cannot-be-chosen"]
NOT_DONE: Final = ["cannot-be-destroyed", "cannot-be-exhausted", "cannot-be-returned"]


class BattleSpiritsRulebook(CardRules):
    """Battle Spirits Standard for two, with these cards and ready-made decks."""

    def __init__(self, cards: list[Card], decks: dict[str, list[str]]) -> None:
        super().__init__("battle-spirits", "BS", ZONES, [""] + [card.number for card in cards])
        self.cards = [NO_CARD, *cards]
        self.rules_version = 2
        self.settings = make_settings()
        self.verbs = VERBS
        self.concede_clause = "BS R14"
        self.time_out_clause = "BS R15"
        self.name_faces([card.aliases for card in self.cards])
        for name, numbers in decks.items():
            self.decks[name] = [self.face(number) for number in numbers]

    def new_game(self, match: Match) -> Game:
        """An empty game."""
        return BattleSpirits(match, self, Settings(match), self.cards)

    def set_up(self, game: Game) -> None:
        """The match's position, or a fresh game."""
        assert isinstance(game, BattleSpirits)
        position = game.match.position
        if position is not None:
            Arranger(game, position).run()
        else:
            make_decks(game)
            game.push(SetUp())

    def fill_decks(self, seed: int, decks: list[str] | None, position: dict[str, Any] | None) -> list[str]:
        """The decks of a match; where none are named the seed picks one of all pairings."""
        return fill_decks(self, seed, decks, position)

    def deck_names(self) -> list[str]:
        """The ready-made decks."""
        return list(self.decks)

    def deck_faults(self, deck: str, settings: dict[str, str]) -> list[DeckFault]:
        """What the deck rules object to (BS 7.5 to 7.12), and cards that are there for trying out rules."""
        faces = faces_of(self, deck)
        faults = faults_of(self.cards, faces)
        for face in self.trial_cards_in(faces, settings):
            faults.append(DeckFault(TRIAL_CARD, [face], faces.count(face), 0, TRIAL_CARD_SENTENCE))
        return faults

    def trial_decks(self, seed: int, wanted: list[str]) -> list[str] | None:
        """Now and then decks of all cards that may be played."""
        return trial_decks(self, self.cards, seed, wanted)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now."""
        assert isinstance(game, BattleSpirits)
        return verb_refusal(game, seat, option)

    def evaluate(self, game: Game, seat: int) -> float:
        """How good an unfinished position is for a seat."""
        assert isinstance(game, BattleSpirits)
        return evaluate(game, seat)

    def quiet(self, game: Game) -> bool:
        """A question of the Main or Attack Step with nothing half done."""
        assert isinstance(game, BattleSpirits)
        task = game.agenda[-1]
        return isinstance(task, MainAction | AttackChoice)

    def arrangeable(self, game: Game) -> bool:
        """At a normal prompt, with nothing that lasts."""
        return self.quiet(game) and all(modifier.duration == CONTINUOUS for modifier in game.modifiers)

    def describe(self, game: Game) -> dict[str, Any]:
        """The position in a few lines."""
        assert isinstance(game, BattleSpirits)
        return describe_game(game)

    def describe_piece(self, game: Game, piece: Piece) -> dict[str, Any]:
        """Kind, Lv, BP, symbols, Cores and state of one field card."""
        assert isinstance(game, BattleSpirits)
        assert isinstance(piece, FieldCard)
        return describe_field_card(game, piece)

    def deck(self, match: Match, owner: int) -> list[int]:
        """The faces that an owner brings."""
        return faces_of(self, match.decks[owner])

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        """With closed lists: the rest of the ready-made deck that shares most with what was seen."""
        return likely_rest(list(self.decks.values()), seen, count)

    # ---- what the state asks of the chapters

    def may_be_chosen(
        self, game: BattleSpirits, thing: int, context: Context, chooser: int, chosen: list[int]
    ) -> bool:
        """Not what is pending (BS R7), cannot be chosen or paid for; immunity is no bar (FAQ targeting.3)."""
        if is_card(thing):
            return True
        piece = game.pieces.get(thing)
        if isinstance(piece, FieldCard) and piece.pending != NOT_PENDING and rule("BS R7"):
            return False
        if piece is None or piece.seat == chooser:
            return True
        for ban in NOT_CHOSEN if rule("BS FAQ targeting.3") else NOT_CHOSEN + NOT_DONE:
            if forbidden(game, ban, thing, context.source) and rule("BS FAQ effects.3"):
                return False
        price = price_of(game, "tax-choose", thing, context.source)
        for other in chosen:
            if game.controller(other) != chooser:
                price.add(game, "tax-choose", other, context.source)
        return price.payable(game, chooser, 0)

    def leaving_the_rest(
        self, game: BattleSpirits, things: list[int], context: Context, picked: list[int]
    ) -> list[int]:
        """Of what may be picked for a part before ▶, what leaves the parts after it possible (BS R20)."""
        return leaving_the_rest(game, context, things, picked)

    def picked(self, game: BattleSpirits, task: PickOne, context: Context) -> None:
        """Fewer than wanted will do (FAQ targeting.1); choosing an opposing card may have to be paid for."""
        if not task.target.choosing:
            return
        fewer = len(task.picked) < task.target.count.of(game, context)
        if fewer and not task.target.up_to and not rule("BS FAQ targeting.1"):
            context.bind(task.target.bound, [])
        price = Price()
        for thing in task.picked:
            if game.controller(thing) != task.seat:
                price.add(game, "tax-choose", thing, context.source)
        price.charge(game, task.seat, 0)

    def accepted(self, game: BattleSpirits, context: Context) -> None:
        """The limits of the ability count from now on."""
        accept(game, context)

    def settle(self, game: BattleSpirits) -> None:
        """Continuous effects and depletion."""
        settle(game)

    def trigger_for(self, ability: Triggered, source: int) -> Trigger:
        """The trigger that watches for a source's ability."""
        return trigger_for(ability, source)
