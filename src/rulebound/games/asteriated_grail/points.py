"""The points of the axis (AG 3(3), 4(8)6, T): when skills resolve, and who is asked then.

A *point* is a moment at which skills may resolve: a phase of the turn, one of ① to ⑥, or something that
happens (a heal is gained, a cover is removed). The *cast* of a game says which skills look at which point.
At a point the players come one after the other, counter-clockwise from the current player (AG 4(11).2, R10);
each orders his own skills, and skills of a foreign exclusive card come after his own (AG 4(11).4). A *query*
is not a moment but a value that skills change: a limit, an element, whether something is allowed.
"""

from typing import Final

INIT: Final = 0
PRE_TURN: Final = 1
TURN_START: Final = 2
PRE_ACTION: Final = 3
ACTION_START: Final = 4
ACTION: Final = 5
ACTION_END: Final = 6
EXTRA: Final = 7
TURN_END: Final = 8
"""The phases of a turn, as the axis has them. EXTRA is "after the action has ended"."""

BEFORE_ATTACK: Final = 9
"""① An attack is declared; its card lies open and is not played yet."""
ATTACK_MADE: Final = 10
"""① The attack exists: standing bonuses."""
REDIRECT: Final = 11
"""① The target may change."""
HIT: Final = 12
"""② The attack hits; the stone has been gained."""
MISS: Final = 13
"""② The attack misses."""
DEALT: Final = 14
"""③ The amount is fixed."""
ACTUAL: Final = 15
"""⑤ The amount after healing."""
TAKING: Final = 16
"""⑥ Before the cards are drawn; the damage may still become less, or another's."""
TAKEN: Final = 17
"""⑥ After the cards are drawn and the burst is over."""
DAMAGE_DONE: Final = 18
"""The whole damage is resolved."""

BEFORE_DRAW: Final = 19
"""Cards are about to be drawn (a `Drawing`)."""
BURST: Final = 20
"""A hand is over its limit; the discards lie aside and morale is about to drop (a `Loss`)."""
MORALE: Final = 21
"""Morale is about to drop; what prevents it (a `Loss`)."""
MORALE_LOST: Final = 22
"""Morale has dropped (a `Loss`)."""
BOUGHT: Final = 23
"""Stones of a purchase are about to come (an `Action`)."""
REFINED: Final = 24
"""Stones have been refined (an `Action`)."""
TAPPED: Final = 25
"""A character has been tapped (a `Happening`: seat)."""
UNTAPPED: Final = 26
"""A character has been untapped (a `Happening`: seat)."""
HEAL_GAINED: Final = 27
"""Heal was given (a `Happening`: seat, number gained, extra overflow)."""
TOKENS_GAINED: Final = 28
"""Tokens were gained (a `Happening`: seat, number, kind YELLOW or BLUE)."""
TOKENS_LOST: Final = 29
"""Tokens were removed (a `Happening`: seat, number, kind)."""
COVERS_REMOVED: Final = 30
"""Covers were removed (a `Happening`: seat, number, cards)."""
CARD_USED: Final = 31
"""A card was used or played for what it is (a `Happening`: seat, cards; kind: 1 more than the element as
which one without its own was played)."""
EFFECT_PLACED: Final = 32
"""A basic effect was placed (a `Happening`: seat holder, by, name)."""
EFFECT_REMOVED: Final = 33
"""A basic effect was removed by a skill (a `Happening`: seat holder, by, name)."""
EFFECT_RESOLVED: Final = 34
"""A basic effect has been set off and resolved (a `Happening`: seat holder, by, name)."""
SKILL_USED: Final = 35
"""A skill has been used and resolved (a `Use`)."""
BULLET_GONE: Final = 36
"""A Magic Bullet card goes to the discard pile face up (a `Happening`: seat, cards)."""
SKILL_BEGUN: Final = 37
"""A skill is being used; its cost is paid, its effect is still to come (a `Use`)."""
EXCLUSIVE_GONE: Final = 38
"""An exclusive card that was held like a hand card was used or discarded, or laid beside a character (kind 1;
a `Happening`: seat, cards)."""
BULLET_STARTED: Final = 39
"""A Magic Bullet was used and has not flown yet (a `Bullet`)."""
HAND_FEWER: Final = 40
"""Cards may have left a hand (no frame): whenever some went from it, and whenever hands are looked at."""
UNTAKEN: Final = 41
"""⑥ A damage has come to nothing and is not taken (a `Damage`)."""
STRUCK: Final = 42
"""② The attack hits: what resolves before everybody else's effects (an `Attack`)."""
KEPT: Final = 43
"""Morale is about to drop; the discards of its burst may be kept (a `Loss`)."""
BORNE: Final = 44
"""⑥ The damage is taken and nothing changes it any more; the cards are not drawn yet (a `Damage`)."""
POINTS: Final = 45

POINT_CLAUSES: Final = [
    "AG T init.0",
    "AG T pre-turn.0",
    "AG T turn-start.0",
    "AG T pre-action.0",
    "AG T action-start.0",
    "AG T action.0",
    "AG T action-end.0",
    "AG T extra.0",
    "AG T turn-end.0",
    "AG 4(8)6.2",
    "AG 4(8)6.2",
    "AG 4(8)6.2",
    "AG 4(8)6.3",
    "AG 4(8)6.3",
    "AG 4(8)6.4",
    "AG 4(8)6.6",
    "AG 4(8)6.7",
    "AG 4(8)6.7",
    "AG 4(8)6.7",
]
"""The clause of each of these points; the points after them are things that happen (AG 4(4).10)."""

HAND_LIMIT: Final = 0
HEAL_LIMIT: Final = 1
ENERGY_LIMIT: Final = 2
HEAL_USE: Final = 3
"""How much heal a seat may use against a damage (about: the damage)."""
ATTACKABLE: Final = 4
"""1 while a seat can be the target of an active attack (about: the attacker)."""
ALLOWED: Final = 5
"""1 while a seat may do something (about: a deed, see below)."""
ELEMENT: Final = 6
"""The element of a card for a seat (about: the card's face)."""
AS_ATTACK: Final = 7
"""The elements with which a seat may use a card as an attack card, as bits, 0: none (about: the face)."""
AS_BULLET: Final = 8
"""1 where a seat may use a card as a Magic Bullet (about: the face)."""
PLACEABLE: Final = 9
"""1 where a basic effect may be placed before a seat (about: who places it)."""
SET_OFF: Final = 10
"""1 where the basic effects before a seat are set off."""
MORALE_FLOOR: Final = 11
"""The lowest that the morale of a camp can fall to now (the seat is the camp; about: the loss)."""
DAMAGE_CAP: Final = 12
"""The most that a damage against a seat can be (about: the damage)."""
HAND_LIKE: Final = 13
"""1 where the covers of a seat can be used like hand cards."""
MUST_USE: Final = 14
"""The number of the skill (by its character) that a seat has to use in this action phase; 0 for none."""
HEAL_GAIN: Final = 15
"""1 while a seat may gain heal."""
MUST_ATTACK: Final = 16
"""The only player whom a seat may attack in this action phase, and nothing else; -1 for no such thing."""
BOUND: Final = 17
"""How many cards a seat has to draw before its action phase, or skip it, besides Weakness."""
AS_COUNTER: Final = 18
"""1 where a card counters an attack for a seat (about: the attack's id << 16 | the face)."""
QUERIES: Final = 19

DO_ATTACK: Final = 0
DO_MAGIC_CARD: Final = 1
DO_MAGIC: Final = 2
DO_SPECIAL: Final = 3
DO_LIGHT: Final = 4
DO_BULLET: Final = 5
"""Deeds that a query may forbid: active attacks, magic cards, all Magic Actions, special actions, Holy Light
and Magic Bullet as an answer."""
