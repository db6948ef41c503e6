"""Makers: per game, from the facts of cards to the rulebook that is played with them."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from rulebound.kernel.rulebook import Rulebook

from ..model import CardFacts


def build_faults(game: str, cards: list[CardFacts]) -> list[tuple[str, int, str]]:
    """The cards that cannot be built, each with the first ability that is to blame, and why."""
    build = card_maker(game)
    faults: list[tuple[str, int, str]] = []
    for card in cards:
        try:
            build(card)
        except Exception as error:
            faults.append((card.number, blamed(build, card), f"This cannot be carried out ({error})"))
    return faults


def blamed(build: Callable[[CardFacts], object], card: CardFacts) -> int:
    """The ability that alone cannot be built, -1 where each can."""
    for n in range(len(card.effects)):
        try:
            build(with_ability(card, n))
        except Exception:
            return n
    return -1


def with_ability(card: CardFacts, number: int) -> CardFacts:
    """The card with one of its abilities alone."""
    written = {**card.written, "effects": [card.written["effects"][number]]}
    return replace(card, effects=[card.effects[number]], written=written)


def card_maker(game: str) -> Callable[[CardFacts], object]:
    """What builds a single card."""
    if game == "fftcg":
        from rulebound.games.fftcg.building import CardBuilder

        from .fftcg import fftcg_card

        plain = CardBuilder()
        return lambda card: fftcg_card(card, plain)
    from .battle_spirits import PackBuilder, battle_spirits_card

    builder = PackBuilder()
    return lambda card: battle_spirits_card(card, builder)


def make_rulebook(game: str, cards: Iterable[CardFacts]) -> Rulebook:
    """The rulebook of a game, with these cards."""
    if game == "fftcg":
        from .fftcg import fftcg

        return fftcg(cards)
    from .battle_spirits import battle_spirits

    return battle_spirits(cards)
