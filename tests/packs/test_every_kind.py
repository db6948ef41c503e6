"""Every kind of the effect language at every place where lint accepts it does something when it is tried.

A small card is made for each kind with each of its words: as a step, as something that holds, as an ability.
"""

from typing import Any

import pytest
from tests.packs.kinds import Samples, kinds

from rulebound.effects.trace import TRACE
from rulebound.kernel.rulebook import Rulebook
from rulebound.packs import CardFacts
from rulebound.packs.facts import examine_card
from rulebound.packs.makers import build_faults, make_rulebook
from rulebound.testing.card_positions import positions_for
from rulebound.testing.cards import lent, play

SEEDS = 4
LEAST = {"fftcg": 250, "battle-spirits": 110}
"""So many cards are accepted at least."""
ARRIVES = {"fftcg": "enters", "battle-spirits": "summoned"}
COMMON: dict[str, Any] = {"name": {"en": "Paper Hawk"}, "cost": 1}
FACTS: dict[str, dict[str, Any]] = {
    "fftcg": {"kind": "forward", "element": "fire", "power": 9000, "job": "knight", "category": "rb"},
    "battle-spirits": {
        "kind": "spirit",
        "colour": "red",
        "reduction": ["red"],
        "family": ["wind-fang"],
        "levels": [{"cores": 1, "bp": 9000}],
        "symbols": [{"colour": "red", "ex": False}],
        "block": "A",
    },
}
SUMMON = {"kind": "summon", "element": "fire", "category": "rb"}
UNSEEN = {
    "fftcg": {
        "step cancel": "nothing is on the stack when the card enters",
        "step remove-counters": "no counters are there",
        "step bring": "the number is of no card",
        "step bring to=field": "the number is of no card",
        "always during=block": "it does not block there",
        "trigger during=block": "it attacks, so it does not block",
        "trigger during=your-main-step": "attacks are declared in the Attack Phase",
        "trigger during=opponents-attack-step": "it attacks in its own player's turn",
        "trigger during=opponents-turn": "it attacks in its own player's turn",
        "trigger during=your-end-step": "attacks are declared in the Attack Phase",
    },
    "battle-spirits": {
        "step refresh": "what is chosen is upright",
        "step put-rest": "no cards are open",
        "step set-off": "what is chosen has no such effect",
        "step end-battle": "there is no battle when the card is summoned",
    },
}
"""What is carried out, but not in a position with nothing else; scenarios show it."""


def made(game: str) -> list[tuple[str, CardFacts]]:
    """A card for each kind with each of its words, where lint accepts it."""
    samples = Samples(game)
    levels = {} if game == "fftcg" else {"levels": [1]}
    found: list[tuple[str, Any]] = []

    def arrives(step: Any) -> Any:
        return {"trigger": {"zone": "field", **levels, "when": {ARRIVES[game]: "this"}, "do": [step]}}

    for kind in kinds(game, "action"):
        found += [(f"step {label}", arrives(node)) for label, node in samples.variants(kind, True)]
    for kind in kinds(game, "static"):
        for label, node in samples.variants(kind, False):
            found.append((f"always {label}", {"always": {"zone": "field", **levels, "holds": [node]}}))
        steps = [one for one in samples.variants(kind, True) if " for=" in one[0]]
        found += [(f"step {label}", arrives(node)) for label, node in steps]
    if game == "fftcg":
        for kind in kinds(game, "ability"):
            found += samples.variants(kind, True)
    accepted: list[tuple[str, CardFacts]] = []
    for n, (label, ability) in enumerate(found):
        facts = SUMMON if isinstance(ability, dict) and "cast" in ability else FACTS[game]
        plain = {"number": f"TRY-{n:03}", **COMMON, **facts, "effects": [ability]}
        card, problems = examine_card(plain, game, "TRY")
        assert (card is None) == bool(problems)
        if card is not None and not label.startswith("keyword"):
            accepted.append((label, card))
    return accepted


@pytest.mark.parametrize("game", FACTS)
def test_every_kind_that_is_accepted_does_something(game: str) -> None:
    cards = made(game)
    assert len(cards) > LEAST[game]
    assert build_faults(game, [facts for _, facts in cards]) == []
    idle: list[str] = []
    with lent(game, [facts for _, facts in cards]) as known:
        rulebook = make_rulebook(game, known)
        others = [one for one in known if one.set != "TRY"]
        for label, facts in cards:
            unseen = label in UNSEEN[game] or " ".join(label.split()[:2]) in UNSEEN[game]
            if not unseen and not does(rulebook, facts, others):
                idle.append(label)
    assert idle == []


def does(rulebook: Rulebook, facts: CardFacts, others: list[CardFacts]) -> bool:
    """Whether something of a card changes something in one of the games in which it is tried."""
    TRACE.start()
    try:
        for seed in range(SEEDS):
            for n, position in enumerate(positions_for(facts, others)):
                play(rulebook, position, facts.number, n + 10 * seed, [], told=False)
                if any(key.startswith(facts.number) and key.endswith("changed") for key in TRACE.seen):
                    return True
    finally:
        TRACE.stop()
    return False
