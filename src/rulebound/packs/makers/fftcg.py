"""FF-TCG with cards from packs: from the facts of a card to the definition that the engine plays by."""

from collections.abc import Iterable
from typing import Any

from rulebound.effects.abilities import Ability
from rulebound.effects.tree import walk
from rulebound.games.fftcg.building import CardBuilder
from rulebound.games.fftcg.cards import KINDS, Card, Use, element_bits
from rulebound.games.fftcg.comprehensive import FFTCGRulebook

from ..catalogue import decks_of, trial_faces
from ..model import CardFacts


def fftcg(cards: Iterable[CardFacts]) -> FFTCGRulebook:
    """FF-TCG with these cards and those of our ready-made decks that have only such cards."""
    builder = CardBuilder()
    facts = list(cards)
    numbers = {one.number for one in facts}
    decks = {
        name: (listed(deck.cards), listed(deck.lb))
        for name, deck in decks_of("fftcg").items()
        if not deck.missing(numbers)
    }
    rulebook = FFTCGRulebook([fftcg_card(one, builder) for one in facts], decks, builder)
    rulebook.trial_faces = trial_faces(rulebook)
    return rulebook


def listed(cards: list[tuple[str, int]]) -> list[str]:
    """The numbers of a part of a deck, each as often as it is there."""
    return [number for number, count in cards for _ in range(count)]


def fftcg_card(facts: CardFacts, builder: CardBuilder) -> Card:
    """The definition that the engine plays by."""
    card = Card(facts.number, facts.name("en"), KINDS[facts.kind], element_bits(facts.elements), facts.cost)
    card.aliases = sorted({name.replace(" ", "_") for name in facts.names.values()})
    card.power = -1 if facts.power is None else facts.power
    card.jobs = list(facts.jobs)
    card.categories = list(facts.categories)
    card.generic = facts.generic
    card.ex = facts.ex
    card.limit_break = facts.limit_break or 0
    for number, node in enumerate(facts.effects, 1):
        if node.kind == "keyword":
            add_keyword(card, node.fields, builder)
        else:
            card.add(builder.ability(node, number))
            brings = any(inner.kind == "bring" for inner in walk(node))
            card.only_in_scenarios = card.only_in_scenarios or brings or is_endless(card.abilities[-1])
        for inner in node.fields.get("holds", []):
            if inner.kind == "also-named":
                card.names = [*card.names, inner.fields["named"]]
            elif inner.kind == "any-number":
                card.any_number = True
    return card


def is_endless(ability: Ability) -> bool:
    """Whether an ability may cost nothing and has no limit, so that it could be used for ever; X can be 0."""
    if not isinstance(ability, Use) or ability.limits:
        return False
    cost = ability.payment
    asks = cost.dull or cost.special or cost.crystals or cost.mill or cost.parts
    return not cost.cp() and not asks


def add_keyword(card: Card, fields: dict[str, Any], builder: CardBuilder) -> None:
    """A keyword of a card, with its number, name or cost."""
    keyword = fields["keyword"]
    card.keywords = [*card.keywords, keyword]
    card.quick = card.quick or keyword == "back-attack"
    if keyword == "warp":
        card.warp = fields["number"]
        card.warp_payment = builder.payment(fields["payment"], [], f"{card.number}/{keyword}")
    elif keyword == "priming":
        card.priming = fields["named"]
        card.priming_payment = builder.payment(fields["payment"], [], f"{card.number}/{keyword}")
