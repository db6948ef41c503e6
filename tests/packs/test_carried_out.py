"""FF-TCG: what a pack may say is carried out where it stands, or refused with a sentence and its line.

These are cases that were once accepted and did nothing, or stopped the game; `test_every_kind` tries all
that is accepted.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.packs import CardFacts
from rulebound.packs.facts import examine_card
from rulebound.packs.loading import examine_pack
from rulebound.testing.cards import try_cards

GAME = "fftcg"
ENTERS = {"enters": "this"}
FORWARD = {"zone": "field", "controller": "anyone", "kind": "forward"}
CHOICE = {"choose": {"count": 1, "up-to": False, "from": FORWARD, "pick": "announced"}}
CRYSTAL = [{"gain-crystals": 1}]
OWN = {"zone": "field", "controller": "you", "kind": "forward"}
BROKEN = {"zone": "break-zone", "owner": "you"}
PICKED = {"count": 1, "up-to": False, "from": OWN, "pick": "resolution"}


def card(*effects: Any, kind: str = "forward", number: str = "TRY-001", **facts: Any) -> dict[str, Any]:
    """A card with these abilities."""
    plain: dict[str, Any] = {
        "number": number,
        "name": {"en": f"Paper {number}"},
        "kind": kind,
        "element": "fire",
    }
    plain |= {"cost": 1, "category": "rb"}
    if kind == "forward":
        plain |= {"power": 9000, "job": "knight"}
    return plain | facts | {"effects": list(effects)}


def trigger(*steps: Any, when: Any = None, zone: str = "field", **more: Any) -> dict[str, Any]:
    """An auto-ability."""
    return {"trigger": {"zone": zone, "when": when or ENTERS, "do": list(steps), **more}}


def always(*statics: Any, zone: str = "field", **more: Any) -> dict[str, Any]:
    """A field ability."""
    return {"always": {"zone": zone, "holds": list(statics), **more}}


def use(*steps: Any, zone: str = "field", **more: Any) -> dict[str, Any]:
    """An action ability."""
    return {"activate": {"zone": zone, "window": "any-time", "do": list(steps or CRYSTAL), **more}}


def put(what: Any) -> dict[str, Any]:
    """Removing something from the game."""
    return {"put": {"what": what, "to": "removed", "shown": True}}


def remove(what: Any, count: int) -> dict[str, Any]:
    """Removing Ember counters."""
    return {"remove-counters": {"what": what, "counter": "Ember", "count": count}}


# ---- cases that once did nothing

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a Summon with a trigger of the field": (
        card({"cast": CRYSTAL}, trigger({"draw": 1}), kind="summon"),
        "A Summon is never on the field",
    ),
    "a Summon with a field ability": (
        card({"cast": CRYSTAL}, always({"cannot": {"what": "this", "do": "block"}}), kind="summon"),
        "A Summon is never on the field",
    ),
    "a Summon that does nothing": (card(use(zone="hand"), kind="summon"), "A Summon must have `cast`"),
    "a Summon that says twice what it does": (
        card({"cast": CRYSTAL}, {"cast": [{"draw": 1}]}, kind="summon"),
        "A card has one `cast`",
    ),
    "a choice inside a field ability": (
        card(always({"change": {"what": "power", "of": CHOICE, "by": 1000, "down": False}})),
        "asks nobody and remembers nothing, so `choose` means nothing",
    ),
    "a special payment for Warp": (
        card({"keyword": {"keyword": "warp", "number": 2, "payment": ["special"]}}),
        "`special` is not paid here",
    ),
    "damage divided among nobody who was chosen": (
        card(use({"split-damage": {"to": "this", "amount": 3000}})),
        "Damage is divided among what is chosen when it is announced",
    ),
    "a dull card of the hand": (
        card(use(zone="hand", payment=["dull"])),
        "A card in `hand` cannot be dulled",
    ),
    "a state that sets off what is in the Break Zone": (
        card(trigger(*CRYSTAL, when={"whenever": {"exists": FORWARD}}, zone="break-zone")),
        "A state sets off what is on the field only",
    ),
    "a cost that is chosen": (
        card(use(cost=[{"put": {"what": {"choose": {**PICKED}}, "to": "break-zone", "shown": True}}])),
        "A cost is not paid with `choose`; write `this`, `pick`, `all`, `top`",
    ),
    "a cost of up to so many": (
        card(use(cost=[{"dull": {"pick": {**PICKED, "up-to": True}}}])),
        "A cost is paid in full; write `up-to: false`",
    ),
    "a cost that the opponent picks": (
        card(use(cost=[{"dull": {"pick": {**PICKED, "by": "opponent"}}}])),
        "Whoever uses the ability pays for it; leave `by` out",
    ),
    "a cost out of the deck": (
        card(use(cost=[put({"pick": {**PICKED, "from": {"zone": "deck", "owner": "you"}}})])),
        "A cost takes nothing from `deck`",
    ),
    "a cost of all that is on the stack": (
        card(use(cost=[put({"all": {"of": {"zone": "stack", "controller": "you"}, "set": "locked"}})])),
        "A cost takes nothing from `stack`",
    ),
    "a cost out of another hand": (
        card(use(cost=[put({"pick": {**PICKED, "from": {"zone": "hand", "owner": "opponent"}}})])),
        "Nobody pays with cards of another hand",
    ),
    "a cost from the top of another deck": (
        card(use(cost=[put({"top": {"count": 1, "of": "opponent"}})])),
        "Whoever uses the ability pays for it; write `of: you`",
    ),
    "a cost that mills another deck": (
        card(use(cost=[{"discard-top": {"count": 1, "whose": "opponent"}}])),
        "Whoever uses the ability pays for it; write `whose: you`",
    ),
    "a cost that another player discards": (
        card(use(cost=[{"discard": {"count": 1, "who": "opponent"}}])),
        "Whoever uses the ability pays for it; write `who: you`",
    ),
    "a cost that leaves a card where it is": (
        card(use(cost=[put({"pick": {**PICKED, "from": {"zone": "removed", "owner": "you"}}})])),
        "What is in `removed` is there already",
    ),
    "a discard from the Break Zone as a cost": (
        card(use(cost=[{"discard": {"count": 1, "who": "you", "from": BROKEN}}])),
        "Cards are discarded from the hand; write `zone: hand` and `owner: you`",
    ),
    "counters of one name twice in a cost": (
        card(use(cost=[remove("this", 1), remove("this", 2)])),
        "A cost removes `Ember` counters once; write all of them there",
    ),
    "counters of several Characters as a cost": (
        card(use(cost=[remove({"pick": {**PICKED, "count": 2}}, 1)])),
        "A cost removes counters from one Character",
    ),
    "one of two events for later": (
        card(
            trigger(
                {
                    "delayed": {
                        "when": {"either": [{"attacks": "this"}, {"blocks": "this"}]},
                        "for": "turn",
                        "do": CRYSTAL,
                    }
                }
            )
        ),
        "What is set up for later waits for one event, not for `either`",
    ),
    "a choice by anyone": (
        card(trigger({"break": {"choose": {**CHOICE["choose"], "by": "anyone"}}})),
        "One player chooses; where each player is to take something, write `pick`",
    ),
    "up to another number that there is not": (
        card(
            trigger(
                {
                    "select": {
                        "count": 1,
                        "up-to": False,
                        "up-to-instead": True,
                        "pick": "announced",
                        "of": [CRYSTAL, [{"draw": 1}]],
                    }
                }
            )
        ),
        "`up-to-instead` is about the number of an `instead`; there is none here",
    ),
    "drawing as a cost": (card(use(cost=[{"draw": 2}])), "`draw` is no cost"),
    "an auto-ability of the hand": (
        card(trigger(*CRYSTAL, when={"casts": {"what": {"zone": "anywhere"}, "who": "you"}}, zone="hand")),
        "An ability `trigger` works from `field`",
    ),
    "an attack from the Break Zone": (
        card(trigger(*CRYSTAL, when={"attacks": "this"}, zone="break-zone")),
        "A card does this on the field only",
    ),
    "an action ability of removed cards": (card(use(zone="removed")), "works from `field` or `hand`"),
    "a lower cost on the field": (
        card(always({"cheaper": {"pay": [{"crystal": 1}], "by": 1}})),
        "`cheaper` is about casting this card",
    ),
    "a limit of the other game": (
        card(trigger({"draw": 1}, limits=["unstackable"])),
        "`unstackable` is not possible here",
    ),
    "a limit on what always holds": (
        card(always({"cannot": {"what": "this", "do": "block"}}, limits=["once-per-turn"])),
        "What always holds is not used up",
    ),
    "a number that would keep everybody waiting": (
        card(trigger({"draw": 1_000_000_000})),
        "1000000000 is too large",
    ),
    "a step that is repeated too often": (
        card(trigger({"repeat": {"times": 100_000, "do": CRYSTAL}})),
        "Nobody does something 100000 times",
    ),
    "levels": (card(trigger({"draw": 1}, levels=[1])), "has no field `levels` in FF-TCG"),
    "a selector of the other game": (
        card(trigger({"draw": {"count": {"count": {**FORWARD, "cores": {"at-least": 1}}}}})),
        "has no field `cores` in FF-TCG",
    ),
    "a change that lasts once": (
        card(trigger({"cannot": {"what": CHOICE, "do": "block", "for": "once"}})),
        "`once` is for what waits",
    ),
    "something for later without an end": (
        card(trigger({"delayed": {"when": {"attacks": "this"}, "for": "permanent", "do": CRYSTAL}})),
        "waits `for: once` or `for: turn`",
    ),
    "a keyword that counts in the hand": (
        card(always({"gains": {"what": "this", "keyword": "back-attack"}})),
        "`back-attack` cannot be gained",
    ),
    "a cost that is set": (
        card(trigger({"becomes": {"what": "cost", "of": CHOICE, "to": 1, "for": "turn"}})),
        "nothing sets it",
    ),
    "the cost of a Character": (
        card(trigger({"change": {"what": "cost", "of": CHOICE, "by": 1, "down": False, "for": "turn"}})),
        "A cost is paid when a card is cast",
    ),
    "damage to a card of the Break Zone": (
        card(trigger({"dull": {"all": {"of": {"zone": "break-zone", "owner": "you"}, "set": "locked"}}})),
        "`dull` is about Characters on the field",
    ),
    "leaving for the stack": (
        card(trigger(*CRYSTAL, when={"leaves": {"what": "this", "to": "stack", "look": "before-leaving"}})),
        "Nothing leaves the field for `stack`",
    ),
    "attacking because of a Summon": (
        card(always({"cannot": {"what": "this", "do": "attack", "sources": "summons"}})),
        "`attack` is not done by an effect",
    ),
    "a Limit Break without its number": (
        card({"keyword": {"keyword": "limit-break", "number": 2}}),
        "add `lb: 2`",
    ),
    "an EX Burst without its icon": (card(trigger({"draw": 1}, ex=True)), "add the fact `ex: true`"),
    "a card that nobody has": (
        card(trigger({"bring": {"number": "NO-1", "to": "hand"}})),
        "There is no card NO-1",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_its_line(name: str, tmp_path: Path) -> None:
    plain, sentence = REFUSED[name]
    pack = {"game": GAME, "set": "TRY", "name": {"en": "Tried"}, "cards": [plain]}
    file = tmp_path / "tried.yaml"
    file.write_text(json.dumps(pack, indent=1), encoding="utf-8")
    found, problems = examine_pack(file)
    assert found is None and any(sentence in problem.sentence for problem in problems), problems
    first = next(problem for problem in problems if sentence in problem.sentence)
    effects = next(n for n, line in enumerate(file.read_text().splitlines(), 1) if "effects" in line)
    assert first.line >= effects and first.sentence.startswith("TRY-001: ")


def test_a_pack_that_stops_the_game_is_told_with_the_ability(tmp_path: Path) -> None:
    """What only playing shows is found by playing: here a rulebook that lacks the card to be brought."""
    plain = card(trigger({"draw": 1}), trigger({"bring": {"number": "NO-1", "to": "hand"}}))
    facts, problems = examine_card(plain, GAME, "TRY")
    assert facts is not None and problems == []
    ((number, ability, sentence),) = try_cards(GAME, [facts])
    assert (number, ability) == ("TRY-001", 1) and "no card 'NO-1'" in sentence
    assert try_cards(GAME, [facts]) == [(number, ability, sentence)], "the same every time"


def test_a_state_that_its_own_steps_never_end_is_told() -> None:
    """By the book such a card makes the game a draw as soon as it is on the field (FF 13.1)."""
    endless = card(trigger(*CRYSTAL, when={"whenever": {"exists": FORWARD}}))
    ending = trigger(
        {"break": {"all": {"of": FORWARD, "set": "locked"}}}, when={"whenever": {"exists": FORWARD}}
    )
    tried: list[CardFacts] = []
    for n, plain in enumerate((endless, card(ending))):
        facts, _ = examine_card({**plain, "number": f"TRY-{n}"}, GAME, "TRY")
        assert facts is not None
        tried.append(facts)
    ((number, _, sentence),) = try_cards(GAME, tried)
    assert number == "TRY-0" and "its state sets it off without end" in sentence
