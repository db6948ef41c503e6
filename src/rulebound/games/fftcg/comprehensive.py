"""The rulebook of FF-TCG: all chapters of the comprehensive rules together, on the cards of the packs."""

from typing import Any, Final

from ...effects.abilities import Triggered
from ...effects.host import Context
from ...effects.statics import CONTINUOUS, Lasting
from ...effects.targets import Picked
from ...kernel.clause import refuse, rule
from ...kernel.decision import Decision, Option
from ...kernel.event import Replacement, Trigger, Waiting
from ...kernel.game import Game
from ...kernel.refusal import MatchRefused, Refusal
from ...kernel.rulebook import TRIAL_CARD, TRIAL_CARD_SENTENCE, DeckFault, Match, likely_rest
from ...kernel.task import Task
from ...kernel.zone import Piece
from .arrange import Arranger
from .attack import DeclareAttack
from .auto import AutoTrigger, look_at_states, still_triggers
from .building import CardBuilder
from .card_rules import CardRules
from .cards import NO_CARD, Card
from .characteristics import traits_of, traits_on
from .continuous import settle
from .damage import DamageReplacement
from .decks import LB, MAIN, PartFault, faces_of, faults_of, fill_decks
from .describe import describe_character, describe_game, describe_item
from .evaluation import evaluate
from .legality import VERBS, verb_refusal
from .loops import Answer, answer_made, keep_answer, narrow, next_answer
from .moving import ControlReplacement, WayReplacement
from .passing import FFPassing
from .pieces import Character, Item
from .priority import Priority, give_priority
from .settings import Settings, make_settings
from .setup import SetUp, make_decks
from .state import FFTCG, MAIN_1, MAIN_2
from .statics import DamageStatic, EntersUnder, GoesInstead
from .targets import may_be_chosen, must_be_chosen, still_fits
from .trial import trial_decks, trial_position
from .turn import draw_cards
from .warp import ARRIVAL, TICK
from .zones import ZONES

NOT_TWO_PLAYERS: Final = Refusal("FF 1.1", "ff-not-two-players")


class FFTCGRulebook(CardRules):
    """FF-TCG for two, with these cards and ready-made decks (FF 1.1)."""

    def __init__(
        self, cards: list[Card], decks: dict[str, tuple[list[str], list[str]]], builder: CardBuilder
    ) -> None:
        super().__init__("fftcg", "FF", ZONES, [NO_CARD, *cards])
        self.rules_version = 2
        self.settings = make_settings()
        self.verbs = VERBS
        self.concede_clause = "FF R13"
        self.time_out_clause = "FF R16"
        self.passing = FFPassing()
        self.reads = builder.reads
        self.shifting = builder.shifting
        self.warp = [TICK, ARRIVAL]
        self.base = [traits_on(card) for card in self.cards]
        self.name_faces([card.aliases for card in self.cards])
        for name, parts in decks.items():
            main, limit = parts
            self.decks[name] = ([self.face(n) for n in main], [self.face(n) for n in limit])

    def new_game(self, match: Match) -> Game:
        """An empty game."""
        return FFTCG(match, self, Settings(match))

    def set_up(self, game: Game) -> None:
        """The match's position, or a fresh game."""
        assert isinstance(game, FFTCG)
        position = game.match.position
        if position is not None:
            Arranger(game, position).run()
        else:
            make_decks(game)
            game.push(SetUp())

    # ---- decks

    def fill_decks(self, seed: int, decks: list[str] | None, position: dict[str, Any] | None) -> list[str]:
        """The decks of a match; where none are named the seed picks one of all pairings."""
        return fill_decks(self, seed, decks, position)

    def deck_names(self) -> list[str]:
        """The ready-made decks."""
        return list(self.decks)

    def check_decks(self, match: Match) -> None:
        """Two players bring a deck each (FF 1.1)."""
        if len(match.decks) <= match.seats:
            super().check_decks(match)
        elif refuse(NOT_TWO_PLAYERS) is not None:
            sentence = f"{self.id} is played by two: name 2 decks, not {len(match.decks)}."
            raise MatchRefused(NOT_TWO_PLAYERS, sentence)

    def deck_faults(self, deck: str, settings: dict[str, str]) -> list[DeckFault]:
        """What the deck rules object to, by format (FF 8.1), and cards for trying out rules."""
        main, limit = faces_of(self, deck)
        faults = faults_of(self.cards, main, limit, settings.get("format", ""))
        for part, faces in ((MAIN, main), (LB, limit)):
            for face in self.trial_cards_in(faces, settings):
                count = faces.count(face)
                faults.append(PartFault(TRIAL_CARD, part, [face], count, 0, TRIAL_CARD_SENTENCE))
        return faults

    def trial_decks(self, seed: int, wanted: list[str]) -> list[str] | None:
        """Now and then decks of all cards that may be played."""
        return trial_decks(self, seed, wanted)

    def trial_position(self, seed: int, wanted: list[str]) -> dict[str, Any] | None:
        """Cards of all packs everywhere, in the middle of a game."""
        return trial_position(self, seed, wanted)

    def deck(self, match: Match, owner: int) -> list[int]:
        """The faces that an owner brings."""
        main, limit = faces_of(self, match.decks[owner])
        return main + limit

    def stock(self, face: int) -> int:
        """Cards with Limit Break are from the LB deck, and are hidden there alone (FF 8.1.3, 15.2.8.4)."""
        return 1 if self.cards[face].limit_break else 0

    def prior(self, match: Match, owner: int, seen: list[int], count: int) -> list[int]:
        """With closed lists: the rest of the ready-made deck that shares most with what was seen."""
        return likely_rest([main + limit for main, limit in self.decks.values()], seen, count)

    # ---- a game as others see it

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a seat may not choose this now."""
        assert isinstance(game, FFTCG)
        return verb_refusal(game, seat, option)

    def evaluate(self, game: Game, seat: int) -> float:
        """How good an unfinished position is for a seat."""
        assert isinstance(game, FFTCG)
        return evaluate(game, seat)

    def quiet(self, game: Game) -> bool:
        """Priority with an empty stack, or the declaration of an attack."""
        assert isinstance(game, FFTCG)
        task = game.agenda[-1]
        return isinstance(task, Priority | DeclareAttack) and not game.stack().cards

    def arrangeable(self, game: Game) -> bool:
        """At the turn player's priority in a Main Phase, or before an attack, with nothing that lasts.

        Nor has any Character fallen this turn, which a description does not tell.
        """
        assert isinstance(game, FFTCG)
        task = game.agenda[-1]
        main = game.phase in (MAIN_1, MAIN_2) and isinstance(task, Priority) and not task.passed
        first = main or isinstance(task, DeclareAttack)
        lasts = any(modifier.duration != CONTINUOUS for modifier in game.modifiers)
        waits = any(not isinstance(t, AutoTrigger) for held in game.listeners.values() for t in held)
        own = game.decision is not None and game.decision.seat == game.turn
        plain = not (lasts or waits or game.battle or game.fallen)
        return self.quiet(game) and first and own and plain

    def describe(self, game: Game) -> dict[str, Any]:
        """The position in a few lines."""
        assert isinstance(game, FFTCG)
        return describe_game(game)

    def describe_piece(self, game: Game, piece: Piece) -> dict[str, Any]:
        """What a Character is now, or what is on the stack."""
        assert isinstance(game, FFTCG)
        if isinstance(piece, Item):
            return describe_item(game, piece)
        assert isinstance(piece, Character)
        return describe_character(game, piece)

    # ---- what the state asks of the chapters

    def note_answer(self, game: FFTCG) -> None:
        """An answer was given in a loop that runs."""
        next_answer(game)

    def answer_made(self, game: FFTCG, option: Option) -> Answer:
        """An answer is about to be given that may belong to a loop."""
        return answer_made(game, option)

    def keep_answer(self, game: FFTCG, task: Task[Any], verb: str, answer: Answer) -> None:
        """It was given."""
        keep_answer(game, task, verb, answer)

    def narrow(self, game: FFTCG, decision: Decision) -> Decision:
        """What a loop leaves to choose."""
        return narrow(game, decision)

    def give_priority(self, game: FFTCG, seat: int) -> None:
        """A player gets priority."""
        give_priority(game, seat)

    def may_be_chosen(self, game: FFTCG, thing: int, context: Context) -> bool:
        """Not what cannot be chosen by this effect; nothing chooses itself."""
        return may_be_chosen(game, thing, context)

    def must_be_chosen(self, game: FFTCG, things: list[int]) -> list[int]:
        """What the text says must be chosen, if there is such a thing."""
        return must_be_chosen(game, things)

    def still_fits(self, game: FFTCG, target: Picked, context: Context, thing: int) -> bool:
        """Whether something that was chosen is still there and still what was asked for."""
        return still_fits(game, target, context, thing)

    def replacements_of(self, game: FFTCG, name: str) -> list[Replacement]:
        """The replacement effects that are in force before an event of this name (FF 11.12.5.3)."""
        found: list[Replacement] = []
        for modifier in game.modifiers:
            assert isinstance(modifier, Lasting)
            static = modifier.static
            if modifier.duration != CONTINUOUS and not rule("FF 11.12.5.3"):
                continue
            if name == "damaged" and isinstance(static, DamageStatic):
                found.append(DamageReplacement(modifier))
            elif name == "leaves" and isinstance(static, GoesInstead):
                found.append(WayReplacement(modifier))
            elif name == "enters" and isinstance(static, EntersUnder):
                found.append(ControlReplacement(modifier))
        for replacement in found:
            if replacement.source not in game.pieces:
                replacement.source = 0  # it has left, so no place names it
        return found if rule("FF 11.12.5.1") else []

    def settle(self, game: FFTCG) -> None:
        """Continuous effects begin and end; a state that holds sets off what waits for it (FF 11.8.18)."""
        settle(game)
        if "whenever" in game.listeners:
            look_at_states(game)

    def given_to(self, game: FFTCG, piece: Character) -> list[Triggered]:
        """The auto-abilities that a Character was given."""
        found: list[Triggered] = []
        for given in traits_of(game, piece).given:
            if isinstance(given.ability, Triggered):
                found.append(given.ability)
        return found

    def trigger_for(self, ability: Triggered, event: str, source: int) -> Trigger:
        """The trigger that watches for a source's ability."""
        return AutoTrigger(event, source, ability)

    def still_triggers(self, game: FFTCG, entry: Waiting) -> bool:
        """Whether what something set off as it left stands now that it has left."""
        return still_triggers(game, entry)

    def draw_cards(self, game: FFTCG, seat: int, count: int) -> int:
        """A player draws."""
        return draw_cards(game, seat, count)
