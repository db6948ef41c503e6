"""Battle Spirits with cards from packs: from a card's facts to the definition that the engine plays by."""

from collections.abc import Iterable
from typing import Final

from rulebound.effects.tree import Node
from rulebound.games.battle_spirits.building import CardBuilder
from rulebound.games.battle_spirits.cards import COLOUR_NUMBERS, KINDS, Card, Level
from rulebound.games.battle_spirits.manual import BattleSpiritsRulebook

from ..catalogue import built, decks_of, trial_faces
from ..keywords import expand, keyword_ability, plain_of
from ..model import CardFacts


class PackBuilder(CardBuilder):
    """Builds abilities of Battle Spirits cards, and knows what the keywords of the packs stand for."""

    def keyword_meaning(self, node: Node, keyword: str, path: str) -> Node | None:
        """The ability of a keyword that is gained."""
        definition = built("battle-spirits")["keywords"].get(keyword)
        if definition is None:
            return None
        given = {name: plain_of(node.fields[name]) for name in PARAMETERS if name in node.fields}
        return expand(definition, given, "battle-spirits", path)


PARAMETERS: Final[tuple[str, ...]] = ("family", "cost", "number")
"""What a keyword of the packs may be given."""


def battle_spirits(cards: Iterable[CardFacts]) -> BattleSpiritsRulebook:
    """Battle Spirits with these cards and our ready-made decks."""
    builder = PackBuilder()
    decks = {
        name: [number for number, count in deck.cards for _ in range(count)]
        for name, deck in decks_of("battle-spirits").items()
    }
    rulebook = BattleSpiritsRulebook([battle_spirits_card(facts, builder) for facts in cards], decks)
    rulebook.trial_faces = trial_faces(rulebook)
    return rulebook


def battle_spirits_card(facts: CardFacts, builder: CardBuilder) -> Card:
    """The definition that the engine plays by."""
    title = facts.names.get("ja") or facts.name("en")
    colours = [COLOUR_NUMBERS[colour] for colour in facts.colours]
    card = Card(facts.number, title, KINDS[facts.kind], colours, facts.cost)
    card.aliases = sorted({name.replace(" ", "_") for name in facts.names.values()})
    for colour in facts.reduction:
        card.reduction[COLOUR_NUMBERS[colour]] += 1
    card.reductions = len(facts.reduction)
    for symbol in facts.symbols:
        card.symbols[COLOUR_NUMBERS[symbol.colour]] += 1
        if symbol.ex:
            card.ex[COLOUR_NUMBERS[symbol.colour]] += 1
            card.has_ex = True
    card.families = set(facts.families)
    card.levels = [
        Level(level.cores, level.bp, level.super_unleash, level.soul_core) for level in facts.levels
    ]
    card.block = facts.block
    card.succession = facts.succession
    card.soul_magic = COLOUR_NUMBERS[facts.soul_magic] if facts.soul_magic else -1
    card.plain = not facts.effects and not facts.succession and not facts.soul_magic
    add_keywords(card, facts)
    for number, node in enumerate(facts.effects, 1):
        tree = meaning(node, facts, number)
        if tree is not None:
            ability = builder.ability(tree, number)
            ability.keyword = node.fields["keyword"] if node.kind == "keyword" else ""
            card.add(ability)
    return card


def add_keywords(card: Card, facts: CardFacts) -> None:
    """The keywords of a card, and the numbers that some of them have."""
    if facts.succession:
        card.keywords.add("succession")
    if facts.soul_magic:
        card.keywords.add("soul-magic")
    if any(level.super_unleash for level in facts.levels):
        card.keywords.add("super-unleash")
    for node in facts.effects:
        if node.kind == "keyword":
            card.keywords.add(node.fields["keyword"])
            if "number" in node.fields:
                card.keyword_numbers[node.fields["keyword"]] = node.fields["number"]


def meaning(node: Node, facts: CardFacts, number: int) -> Node | None:
    """The ability itself, or the one that a keyword stands for."""
    if node.kind != "keyword":
        return node
    return keyword_ability(facts.written["effects"][number - 1], node, facts.game)
