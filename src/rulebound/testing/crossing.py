"""Cards crossed with each other: a part of one card stands where another had a part of the same group.

Most crosses make no sense, and lint refuses them. What lint lets through is a card that somebody could have
written, so it must play: nothing breaks down, and no question comes without end. The dice say which cards
are crossed, so the same seed always makes the same crosses.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from rulebound.effects.reading import HEADLESS
from rulebound.effects.tree import Node, walk
from rulebound.kernel.rng import Stream
from rulebound.kernel.rulebook import Rulebook
from rulebound.packs import CardFacts
from rulebound.packs.facts import examine_card
from rulebound.packs.makers import make_rulebook
from rulebound.packs.users import all_cards

from .card_positions import positions_for
from .cards import begun, failure_of, is_about, lent
from .legality_checks import endless

MOST_TRIES: Final = 60
"""So many crosses are made at most for one that lint lets through."""
PARTS: Final = 2
"""At most so many parts of a card are exchanged."""
BATCH: Final = 25
"""So many crosses are in one game's card list at a time."""


@dataclass
class Crossed:
    """What came of crossing: how many crosses lint let through and refused, and what broke down."""

    played: int = 0
    refused: int = 0
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = f"{self.played} crossed cards played, {self.refused} refused, {len(self.failures)} broke down"
        return "\n".join([told, *self.failures])


def cross(game: str, count: int, seed: int) -> Crossed:
    """Make and play so many crossed cards of a game."""
    result = Crossed()
    parents = [card for card in all_cards(game) if card.effects]
    for start in range(0, count, BATCH):
        dice = Stream((seed + start) << 8 | 21)
        numbers = range(start, min(start + BATCH, count))
        crosses = [sensible(game, parents, f"XX-{number:05}", dice, result) for number in numbers]
        play_all(game, [card for card in crosses if card is not None], result)
    return result


def play_all(game: str, crosses: list[CardFacts], result: Crossed) -> None:
    """Play crossed cards a little, each among all others."""
    with lent(game, crosses) as known:
        rulebook = make_rulebook(game, known)
        for card in crosses:
            result.played += 1
            told = failure_of(card, known, rulebook) or question_without_end(card, known, rulebook)
            if told:
                result.failures.append(f"{told}\n  {card.written['effects']}")


def question_without_end(card: CardFacts, known: list[CardFacts], rulebook: Rulebook) -> str:
    """How what is begun with a card does not come to its end, where it does not."""
    face = rulebook.face(card.number)
    for seed, position in enumerate(positions_for(card, known)):
        game = begun(rulebook, position, seed)
        if game is None or game.decision is None:
            continue
        for index, option in enumerate(game.decision.options):
            if is_about(game, option.card, option.piece, face):
                told = endless(game, index, seed)
                if told:
                    return f"{card.number}: {game.key(option)!r} is offered, but {told}"
    return ""


def sensible(
    game: str, parents: list[CardFacts], number: str, dice: Stream, result: Crossed
) -> CardFacts | None:
    """A cross that lint lets through; None where none was found soon."""
    for _ in range(MOST_TRIES):
        one = parents[dice.below(len(parents))]
        effects = one.effects
        for _ in range(1 + dice.below(PARTS)):
            effects = exchanged(effects, parents[dice.below(len(parents))].effects, dice)
        entry = {**one.written, "number": number, "effects": [plain_of(effect) for effect in effects]}
        card, problems = examine_card(entry, game, "crossed")
        if card is not None and not problems:
            return card
        result.refused += 1
    return None


# ---- trees


def exchanged(effects: list[Node], others: list[Node], dice: Stream) -> list[Node]:
    """Abilities with one part, at any depth, taken from other abilities."""
    parts = [part for effect in effects for part in walk(effect)]
    old = parts[dice.below(len(parts))]
    given = [part for effect in others for part in walk(effect) if part.group == old.group]
    if not given:
        return effects
    new = given[dice.below(len(given))]
    return [with_part(effect, old, new) for effect in effects]


def with_part(node: Node, old: Node, new: Node) -> Node:
    """A tree in which one node is another."""
    if node is old:
        return new
    fields: dict[str, Any] = {}
    for name, value in node.fields.items():
        if isinstance(value, list):
            fields[name] = [with_part(one, old, new) if isinstance(one, Node) else one for one in value]
        else:
            fields[name] = with_part(value, old, new) if isinstance(value, Node) else value
    return Node(node.group, node.kind, fields, node.path)


def plain_of(node: Node) -> Any:
    """A tree as it would be written in a pack."""
    fields = {
        name: [plain_value(one) for one in value] if isinstance(value, list) else plain_value(value)
        for name, value in node.fields.items()
        if value is not None
    }
    if node.group == "part":
        return fields["do"]
    if node.group == "payment":
        return {node.kind: fields["count"]}
    if node.group in (*HEADLESS, "level"):
        return fields
    return {node.kind: fields} if fields else node.kind


def plain_value(value: Any) -> Any:
    """What a field holds, as it would be written."""
    return plain_of(value) if isinstance(value, Node) else value
