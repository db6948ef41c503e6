"""Every card of our own can be played: all views of the game hold together, and bots can think about it."""

from random import Random

import pytest

import rulebound
from rulebound.bots import make_bot
from rulebound.games.fftcg.state import FFTCG
from rulebound.kernel.plain import position
from rulebound.kernel.view import determinize, mask, view
from rulebound.packs.catalogue import cards_of
from rulebound.testing.position_checks import missing_cards

OWN = {card.number: card for card in cards_of("fftcg") if card.number.startswith("RBF-")}
STEPS = 10
HELP = ["1-011C", "1-040C", "1-068C", "1-138C"]
"""Characters of several elements, so that most cards can be paid for."""
SPARE = ["1-025C", "1-014C", "1-004C", "1-120C", "1-106C"]
LB_CARDS = ["22-119R", "22-124H", "22-112R"]


def table_with(number: str, on_field: bool) -> FFTCG:
    """A game in which A has a card on the field, or else in hand or LB deck, and enough to pay for it."""
    field, hand, lb_deck = HELP[:], SPARE[:], LB_CARDS[:]
    if on_field:
        field.append(number)
    else:
        (hand if OWN[number].limit_break is None else lb_deck).append(number)
    side = {"field": field, "hand": hand, "lb-deck": lb_deck, "break-zone": SPARE, "deck": 12, "crystals": 3}
    other = {"hand": ["1-025C", "1-004C"], "field": ["1-025C", "1-040C"], "deck": 12}
    game = rulebound.new_game("fftcg", 3, position={"turn": "A", "A": side, "B": other})
    assert isinstance(game, FFTCG)
    return game


def check_views(game: FFTCG, random: Random) -> None:
    """Each viewer's game can be filled in at random, and then looks the same again."""
    assert not missing_cards(game)
    for viewer in game.viewers:
        known = mask(game, viewer)
        guess = determinize(known, viewer, random.randrange(1 << 30))
        assert not missing_cards(guess)
        assert position(mask(guess, viewer)) == position(known)


def play(number: str, game: FFTCG) -> None:
    """Use the card where possible; else anything. Views are looked at on the way, a bot has the last word."""
    random = Random(number)
    for step in range(STEPS):
        if game.decision is None:
            return
        keys = [game.key(option) for option in game.decision.options]
        meant = [i for i, key in enumerate(keys) if number in key or key.startswith("use A.field.5")]
        game.choose(random.choice(meant or list(range(len(keys)))))
        if step % 5 == 4:
            check_views(game, random)
    if game.decision is not None:
        make_bot("greedy", 1).choose(view(game, game.decision.seat))


@pytest.mark.parametrize("number", OWN)
def test_a_card_of_our_own_is_played_with_views_and_bots(number: str) -> None:
    play(number, table_with(number, False))


@pytest.mark.parametrize("number", [number for number, card in OWN.items() if card.kind != "summon"])
def test_a_card_of_our_own_acts_on_the_field_with_views_and_bots(number: str) -> None:
    play(number, table_with(number, True))
