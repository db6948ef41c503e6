"""Trying a pack out: every card is put into small games, and what it does is played, seen and told a little.

A pack that reads well may still ask for something that the engine cannot carry out. What raises here is a
problem of the pack, told with the card and, where one ability alone is enough for it, with that ability. The
choices come from a seed, so the same pack always has the same problems.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Decision
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import RuleboundError, SetupError
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Match, Rulebook
from rulebound.kernel.view import events_for, view
from rulebound.packs import CardFacts
from rulebound.packs.makers import make_rulebook, with_ability
from rulebound.packs.users import all_cards, lend
from rulebound.texts import Texts
from rulebound.texts.cards import card_text
from rulebound.texts.effects import forget_cards
from rulebound.texts.language import ORDER
from rulebound.texts.scene import Scene

from .card_positions import Position, positions_for

DECISIONS: Final = 20
"""So many questions are answered in each position."""
GOING_ON: Final = ("pass", "end", "no-attack", "no-block")
"""Options with which nothing new is begun."""
ENDLESS: Final = "FF 13.1"
"""The clause by which a game ends that nobody can stop."""
SETS_ITSELF_OFF: Final = (
    "its state sets it off without end, and the game is a draw; let its steps end the state"
)
MOST_TOLD: Final = 12
"""So many options of a question are put into words."""


class CardFault(NamedTuple):
    """A card that could not be played: its number, the ability that alone does it (-1: none), and why."""

    number: str
    ability: int
    sentence: str


def try_cards(game: str, cards: list[CardFacts]) -> list[CardFault]:
    """What went wrong when these cards were tried, in their order."""
    with lent(game, cards) as known:
        rulebook = make_rulebook(game, known)
        faults = [(card, failure_of(card, known, rulebook)) for card in cards]
    return [located(card, told) for card, told in faults if told]


@contextmanager
def lent(game: str, cards: list[CardFacts]) -> Iterator[list[CardFacts]]:
    """All cards of a game, these among them in place of any of their numbers, and words for them."""
    with lend(cards):
        forget_cards()
        try:
            yield all_cards(game)
        finally:
            forget_cards()


def located(card: CardFacts, told: str) -> CardFault:
    """A fault with the first ability that alone brings it about."""
    if len(card.effects) == 1:
        return CardFault(card.number, 0, told)
    for n in range(len(card.effects)):
        alone = with_ability(card, n)
        with lent(card.game, [alone]) as known:
            if failure_of(alone, known, make_rulebook(card.game, known)):
                return CardFault(card.number, n, told)
    return CardFault(card.number, -1, told)


def failure_of(card: CardFacts, known: list[CardFacts], rulebook: Rulebook) -> str:
    """What was wrong when a card was played and told; "" where nothing was."""
    asked: list[str] = []
    try:
        for language in ORDER:
            card_text(card, language)
        for n, position in enumerate(positions_for(card, known)):
            play(rulebook, position, card.number, n, asked)
    except RecursionError:
        return "This comes back to itself without end."
    except Exception as error:
        words = f"{type(error).__name__}: {error}" if not isinstance(error, RuleboundError) else str(error)
        after = f" at the question {asked[-1]!r}" if asked else ""
        return f"The game could not go on when this card was tried{after} ({words}); write it another way."
    return ""


def begun(rulebook: Rulebook, position: Position, seed: int) -> Game | None:
    """A game in a position; None where such a card would not stay there: in others it is played."""
    game = rulebook.new_game(Match(rulebook, seed, position=position, cancel=True))
    try:
        game.start()
    except SetupError:
        return None
    return game


def play(
    rulebook: Rulebook, position: Position, number: str, seed: int, asked: list[str], told: bool = True
) -> None:
    """Play on from a position, mostly with the card that is tried, and note what is asked."""
    game = begun(rulebook, position, seed)
    if game is None:
        return
    face = rulebook.face(number)
    dice = Stream(seed << 8 | 11)
    before: dict[int, Game] = {}
    for turn in range(DECISIONS * 4 if "resolutions" in position else DECISIONS):
        decision = game.decision
        if decision is None:
            return
        asked.append(decision.question)
        if told:
            tell_all(game, before, ORDER[turn % len(ORDER)])
        game.choose(choice(game, decision, face, dice))
        if game.result is not None and game.result.clause == ENDLESS and "resolutions" in position:
            raise RuleboundError(SETS_ITSELF_OFF)


def choice(game: Game, decision: Decision, face: int, dice: Stream) -> int:
    """Mostly what is about the card; else mostly to go on, so that what was begun comes to its end."""
    options = decision.options
    about = [n for n, one in enumerate(options) if is_about(game, one.card, one.piece, face)]
    if about and dice.below(4):
        return about[dice.below(len(about))]
    onward = [n for n, one in enumerate(options) if one.verb in GOING_ON]
    if onward and dice.below(4):
        return onward[0]
    index = dice.below(len(options))
    return 0 if options[index].verb == "cancel" else index


def is_about(game: Game, card: int, piece: int, face: int) -> bool:
    """Whether an option names a card of this face, or a piece with it."""
    if card:
        return face_of(card) == face
    found = game.pieces.get(piece)
    return found is not None and any(face_of(held) == face for held in found.cards)


def tell_all(game: Game, before: dict[int, Game], language: str) -> None:
    """What the player who is asked sees, and what is said of it; the languages take turns."""
    decision = game.decision
    assert decision is not None
    viewer = decision.seat
    seen = view(game, viewer)
    scene = Scene(seen.game, viewer, before.get(viewer))
    before[viewer] = seen.game
    texts = Texts(language)
    for event in events_for(game.events, viewer):
        texts.event(event, scene)
    if seen.decision is not None:
        texts.question(seen.decision, seen)
        for option in seen.decision.options[:MOST_TOLD]:
            texts.option(option, seen)
