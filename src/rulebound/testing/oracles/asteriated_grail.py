"""The oracle of Asteriated Grail: discards, stones, who can be attacked, and start-ups that leave an action.

Discards and stones are compared with every subset; a start-up with carrying it out on copies, in many ways,
and looking whether the player can then act (AG 4(1), 4(2), 4(4)1.6, 4(7), 4(8)4, R5, R7, R12).
"""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations
from typing import Any, Final

from rulebound.games.asteriated_grail.cards import BASE
from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.needs import NOTHING
from rulebound.games.asteriated_grail.skills import Skill
from rulebound.games.asteriated_grail.startup import STARTUP
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.games.asteriated_grail.using import Using
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game

from ..legality_checks import answers
from . import Inquiry
from .growth import grows_evenly
from .walking import ways, with_verb

FOUR: Final = {"players": "4"}
TABLES: Final = [FOUR, {"players": "6"}]
PLAIN: Final = ["berserker", "blademaster", "archer"]
"""Characters without a skill that changes hands, stones or targets here."""
MOST_ENERGY: Final = 3
MOST_STONES: Final = 5
LIMIT: Final = 6
WALKS: Final = 3
LONGEST: Final = 400
STARTERS: Final = [character for character in CHARACTERS if character.startups]
"""Characters with a start-up."""
HAND_CARDS: Final = ["light-tech", "light-blood", "fire-tech", "wind-tech", "poison-water-tech", "fire-blood"]
COVERS: Final = ["thunder-tech", "thunder-blood", "water-tech"]
WITHOUT_HEAL: Final = ["defiler"]
OPPONENTS: Final = {
    "angel": [],
    "sealer": ["fire-seal fire-phantom by B", "water-seal water-phantom by B", "wind-seal wind-phantom by B"],
    "brave": ["taunt by B"],
    "head-maid": ["wind-hole by B"],
    "bard": [],
}
"""Who sits opposite, with what he may have laid before the first player."""
NOTHING_AFTER: Final = "AG 4(4)1.6"
NO_ACTION: Final = ("skip", "exchange", "pass")
"""What a player is offered who cannot act."""


def begin(ask: Inquiry, position: dict[str, Any], table: dict[str, str] = FOUR) -> AsteriatedGrail:
    """A game of four, or at another table."""
    game = ask.begin({"turn": "A", **position}, table)
    assert isinstance(game, AsteriatedGrail)
    return game


def hand_of(game: Game, seat: int) -> Counter[str]:
    """A hand by its codes."""
    assert isinstance(game, AsteriatedGrail)
    return Counter(game.rulebook.code(face_of(card)) for card in game.hand(seat).cards)


# ---- discards


def bursts(ask: Inquiry) -> None:
    """Of a hand that is too large any cards may go, as many as are too many (AG 4(8)4.4, 4(8)4.5)."""
    codes = ask.mixed([face.code for face in BASE if "light" in face.code or "fire" in face.code])
    held = codes[: LIMIT - ask.dice.below(2)]
    attack = next(face.code for face in BASE if face.code.startswith("thunder") and face.code not in held)
    sides = {"A": {"character": ask.one(PLAIN), "hand": [attack]}, "B": {"character": "angel", "hand": held}}
    game = begin(ask, sides)
    for wanted in ("attack", "target B", "take"):
        while game.decision is not None:
            keys = [game.key(option) for option in game.decision.options]
            fitting = [key for key in keys if key.startswith(wanted)]
            if fitting:
                game.choose_key(fitting[0])
                break
            game.choose(len(keys) - 1)
    before = hand_of(game, 1)
    excess = before.total() - LIMIT
    if game.decision is None or game.decision.question != "ag-burst":
        ask.expect("ways", excess <= 0, f"{before.total()} cards and no burst in {sides}")
        return
    cards = sorted(before.elements())
    allowed = {tuple(sorted((before - Counter(gone)).elements())) for gone in combinations(cards, excess)}
    named = ways(game, lambda option: True, lambda after: tuple(sorted(hand_of(after, 1).elements())))
    ask.agree("ways", set(allowed), set(named), f"bursts in {sides}")


# ---- stones


def stones(ask: Inquiry) -> None:
    """Refine takes one or two stones within the limit of energy; a Grail takes any three (AG 4(1), 4(7))."""
    gems = ask.dice.below(MOST_STONES + 1)
    crystals = ask.dice.below(MOST_STONES + 1 - gems)
    own_gems = ask.dice.below(MOST_ENERGY + 1)
    own_crystals = ask.dice.below(MOST_ENERGY + 1 - own_gems)
    held = [face.code for face in BASE[:9]][: ask.dice.below(7)]
    position = {
        "red": {"gems": gems, "crystals": crystals},
        "A": {"character": ask.one(PLAIN), "hand": held, "gems": own_gems, "crystals": own_crystals},
    }
    game = begin(ask, position)
    room = MOST_ENERGY - own_gems - own_crystals
    pairs = [(i, j) for i in range(gems + 1) for j in range(crystals + 1)]
    refined = {(i, j) for i, j in pairs if 1 <= i + j <= min(2, room)}
    joined = {(i, j) for i, j in pairs if i + j == 3 and len(held) <= LIMIT - 3}

    def told(after: Game) -> Hashable:
        assert isinstance(after, AsteriatedGrail)
        return gems - after.gems[0], crystals - after.crystals[0]

    for verb, allowed in (("refine", refined), ("synthesise", joined)):
        named = ways(game, with_verb(verb), told, are_named)
        ask.agree("ways", set(allowed), set(named), f"{verb} in {position}")


def are_named(game: Game) -> bool:
    """Whether the stones of a special action have been named."""
    decision = game.decision
    return decision is None or decision.question not in ("ag-refine", "ag-synthesise")


# ---- targets


def targets(ask: Inquiry) -> None:
    """An attack is aimed at any opponent who is not hidden, and at nobody else (AG 4(2).1)."""
    hidden = ask.one(["", "B", "D"])
    position: dict[str, Any] = {
        "A": {"character": ask.one(PLAIN), "hand": ["fire-tech"]},
        "B": {"character": "angel"},
        "D": {"character": "elementalist"},
    }
    if hidden:
        position[hidden] = {"character": "assassin", "tapped": True}
    game = begin(ask, position)
    allowed = {seat for seat in ("B", "D") if seat != hidden}
    aimed: set[str] = set()
    for option in game.decision.options if game.decision is not None else []:
        if option.verb == "attack":
            copy = game.copy()
            copy.choose_key(game.key(option))
            assert copy.decision is not None
            aimed |= {copy.key(one).split()[-1] for one in copy.decision.options if one.verb == "target"}
    ask.agree("ways", allowed, aimed, f"an attack in {position}")


# ---- start-ups


def startups(ask: Inquiry) -> None:
    """A start-up is offered just where an action can follow it, or cards come that could be one."""
    character = ask.one(STARTERS)
    opponent = ask.one([name for name in OPPONENTS if name != character.name])
    gems = ask.dice.below(MOST_ENERGY + 1)
    side = {
        "character": character.name,
        "hand": list(dict.fromkeys(ask.one(HAND_CARDS) for _ in range(ask.dice.below(4)))),
        "gems": gems,
        "crystals": ask.dice.below(MOST_ENERGY + 1 - gems),
        "heal": 0 if character.name in WITHOUT_HEAL else ask.dice.below(2),
        "tapped": ask.dice.below(2) == 1,
        "yellow": ask.dice.below(min(2, character.most_yellow) + 1),
        "blue": ask.dice.below(min(2, character.most_blue) + 1),
        "covers": COVERS[: ask.dice.below(min(3, character.most_covers) + 1)],
        "effects": ask.some(["poison by B", *OPPONENTS[opponent]], 2),
    }
    sides = {"A": side, "B": {"character": opponent, "hand": ["earth-tech"]}, "D": {"hand": ["earth-holy"]}}
    game = begin(ask, {"phase": "action-start", **sides}, ask.one(TABLES))
    decision = game.decision
    if decision is None or decision.question != "ag-startup":
        return
    offered = [option.verb for option in decision.options]
    for skill in game.character(0).startups:
        reason = game.refusal(0, Option(skill.name))
        if skill.name in offered:
            for _ in range(WALKS):
                ask.expect(
                    "trying", acts_after(ask, game, skill, True), f"nothing after {skill.name} in {sides}"
                )
        elif reason is not None and reason.clause == NOTHING_AFTER:
            for _ in range(WALKS):
                ask.expect("trying", not acts_after(ask, game, skill, False), f"no {skill.name} in {sides}")


def acts_after(ask: Inquiry, game: AsteriatedGrail, skill: Skill, offered: bool) -> bool:
    """Carry a start-up out at random, offered or not: whether its player can then act, or has drawn."""
    copy = game.copy()
    copy.agenda.pop()
    copy.narrows = offered
    copy.push(Using(0, skill, 0, 0, STARTUP, NOTHING))
    copy.advance()
    return follow(ask, copy)


def follow(ask: Inquiry, copy: Game) -> bool:
    """Random answers of the first player until he is to act, others do as little as they may."""
    drew = came_from_deck(copy.events)
    for _ in range(LONGEST):
        decision = copy.decision
        if decision is None or drew:
            return True
        if decision.seat == 0 and decision.question in ("ag-act", "ag-stuck"):
            return any(option.verb not in NO_ACTION for option in decision.options)
        left = answers(decision)
        copy.choose(left[ask.dice.below(len(left))] if decision.seat == 0 else left[-1])
        drew = came_from_deck(copy.events)
    return False


def came_from_deck(events: list[Event]) -> bool:
    """Whether the first player got cards that nobody knew."""
    return any(
        event.seat == 0 and (event.name == "drew" or (event.name == "covered" and not event.cards))
        for event in events
    )


# ---- work


def crowds(ask: Inquiry) -> None:
    """Hands twice as large each time."""
    codes = ask.mixed([face.code for face in BASE])

    def crowded(size: int) -> Game:
        return begin(ask, {"A": {"character": "berserker", "hand": codes[:size]}})

    grows_evenly(ask, crowded, with_verb("attack"), "attack")


QUESTIONS: Final = (bursts, stones, startups, targets, startups, crowds)
