"""What the exhaustive runner cannot reach in a game, and why. Everything else must be reached.

An item is written as `registry` writes it. An entry that is reached after all is named by the runner, so this
table cannot go stale.
"""

from collections.abc import Iterator

from rulebound.games.asteriated_grail.characters import CHARACTERS
from rulebound.games.asteriated_grail.skills import Skill

DIRECT = (5, 6, 7, 8, 9, 10, 13, 16, 17, 18, 19, 20, 21, 22)
"""The chapters of BlackPoker's actions that players request."""
TRIGGERED = {11: "charge", 12: "draw", 14: "block", 15: "damage-judgement", 23: "generation-change"}
"""Those that are only triggered."""
QUICK = (16, 17, 18, 19, 22)
"""Those that may be requested at any chance."""

BLACKPOKER: dict[str, str] = {
    **{
        f"refusal BP {n}.2 bp-not-direct": "players request this action; only its mutant objects"
        for n in DIRECT
    },
    **{f"refusal BP {n}.4 bp-not-main": "this action is quick; only its mutant objects" for n in QUICK},
    **{f"refusal BP {n}.4 bp-not-main": "that the action is triggered is said first" for n in TRIGGERED},
    **{f"verb {name}": "triggered only; a verb so that why-not answers" for name in TRIGGERED.values()},
    "verb swap": "forbidden at all times (BP 3.2); a verb so that why-not answers",
    "refusal BP 13.8 bp-one-attacker": "only the mutant of BP 13.8 objects",
    "refusal BP 14.7 bp-one-blocker": "only the mutant of BP 14.7 objects",
    "refusal BP 18.7 bp-target-character": "every character is a target of Twist; only its mutant objects",
    "refusal BP 1.3 bp-no-key": "the default of actions without key cards, which never look for one",
    "clause BP 1.3": "cited by that default alone",
    "question bp-declare": "a declaration asks under the names of its parts",
    "event trigger-dropped": "what triggers a main action stood alone on the stage, so it is empty again",
    "event set-up-anew": "needs a tie for every card of a life, which shuffling does not give in a lifetime",
    "clause BP R4.8": "as for set-up-anew",
}

DECK_RULES = {
    "7.5": "bs-deck-too-small",
    "7.7": "bs-too-many-of-a-name",
    "7.10": "bs-not-standard",
    "7.12": "bs-wrong-block",
}
"""Clauses of Battle Spirits that decks are checked by."""
LOOKED_AT = ("after-battle", "bp-reaches", "is-blocked", "leaves", "resolution", "set-off", "wins-battle")
"""Events of Battle Spirits that only triggers look at."""

BATTLE_SPIRITS: dict[str, str] = {
    **{
        f"refusal BS {number} {name}": "a match with such a deck does not begin"
        for number, name in DECK_RULES.items()
    },
    **{f"clause BS {number}": "decks are checked before the game" for number in (*DECK_RULES, "7.8", "7.9")},
    **{f"event {name}": "triggers look at it, nobody is told" for name in LOOKED_AT},
    "refusal RB 14 trial-card": "a match with such a deck does not begin",
    "clause BS G BP": "cited by bp-reaches alone",
    "clause BS R2": "no card brings both players to 0 Life at once",
    "refusal BS 12.3 bs-no-flash-effect": "every Magic card of ours has a Flash effect",
    "refusal BS 15.19 bs-condition-fails": "no ability of ours that is activated at will has a condition",
    "refusal BS FAQ effects.1 bs-another-first": "the one Spirit that must attack first does so unasked",
    "refusal BS FAQ effects.1 bs-another-blocks": "the one Spirit that must block does so unasked",
    "refusal BS FAQ effects.1 bs-tax-unpaid": "who cannot exhaust another Spirit can only pass, unasked",
    "effect RBO-025/0/do/0/do/0: false": "the Spirit itself can be destroyed, so there is always one",
}

BEFORE_THE_GAME = {
    "FF 1.1 ff-not-two-players": "a match of more than two does not begin",
    **dict.fromkeys(
        [
            "FF 8.1.1 ff-no-main-deck",
            "FF 8.1.1.1 ff-deck-too-small",
            "FF 8.1.1.1 ff-lb-deck-too-large",
            "FF 8.1.1.1 ff-not-fifty",
            "FF 8.1.1.2 ff-too-many-of-a-number",
            "FF 8.1.3 ff-lb-card-in-main-deck",
            "FF 8.1.3 ff-no-limit-break",
            "RB 14 trial-card",
        ],
        "a match with such a deck does not begin",
    ),
}
"""What FF-TCG refuses before the game."""
DECK_CLAUSES = ("1.1", "5.2.5.1", "8.1.1", "8.1.1.1", "8.1.1.2", "8.1.2", "8.1.3")
"""The clauses that look at decks and players."""
SET_OFF = ("breaks", "damages", "discards", "draws", "priming", "warp", "when-you-do", "whenever")
"""Events of FF-TCG that only triggers look at."""
ENDLESS = {"RBF-045": (0, 1), "RBF-080": (0, 1)}
"""Cards that can act for ever, and their abilities: no deck for trying things out has them."""
FFTCG: dict[str, str] = {
    **{f"refusal {item}": reason for item, reason in BEFORE_THE_GAME.items()},
    **{f"clause FF {number}": "looked at before the game" for number in DECK_CLAUSES},
    **{f"event {name}": "triggers look at it, nobody is told" for name in SET_OFF},
    **{
        f"effect {code}/{ability}/do/0: changed": "it could act for ever, so only scenarios have it"
        for code, abilities in ENDLESS.items()
        for ability in abilities
    },
    "clause FF 11.6.7": "only RBF-045 asks for X in the cost of an action ability",
    "clause FF 11.7.7": "only RBF-045 asks for X in the cost of a special ability",
    "effect RBF-007/0/do/0: changed": "it brings a card from outside, so only scenarios have it",
    "event brought": "as for RBF-007",
    "clause FF 6.2.2": "as for RBF-007",
    "effect 13-013C/0/do/0/amount/if: true": "Porom is a Backup, and nothing makes it a Forward",
    "effect 3-099R/0/holds/0: changed": "a second name is a fact of the card, looked at unnoted",
    "effect RBF-020/0/holds/0: changed": "looked at before the game",
    "question ff-declare": "a declaration asks under the names of its parts",
}

CHARACTERS_REFUSED = (
    "AG 2(1).3 ag-one-character-each",
    "AG 2(1).3 ag-twice-the-same",
    "AG 3(1).11 ag-crimson-and-templar",
    "AG 3(1).12 ag-saintess-and-noble",
    "AG R2.1 ag-not-so-many",
    "AG R2.3 ag-unknown-character",
)
"""What Asteriated Grail refuses before the game."""


def never_out_of_place() -> Iterator[str]:
    """The skills that are used at will and may be used whenever their needs and their cost are met."""
    for character in CHARACTERS:
        for skill in character.skills:
            kind = type(skill)
            free = kind.applies is Skill.applies and kind.possible is Skill.possible
            if skill.at_will() and free and skill.on_axis():
                yield skill.clause


ASTERIATED_GRAIL: dict[str, str] = {
    **{f"refusal {item}": "a match with such players does not begin" for item in CHARACTERS_REFUSED},
    **{
        f"refusal {clause} ag-not-now": "nothing but its needs and its cost limits it"
        for clause in never_out_of_place()
    },
    **{
        f"refusal AG C {number} ag-not-now": "the only start-up there, asked for only where it may be used"
        for number in ("16.5", "23.1", "30.3", "32.3")
    },
    **{
        f"refusal AG C {number} ag-not-now": "it can always be laid down; what it gives is used at its point"
        for number in ("16.3", "16.4")
    },
    **{
        f"refusal AG C {number} ag-not-now": "that no attack is allowed is said first"
        for number in ("37.2", "54.2")
    },
    "refusal AG C 15.6 ag-not-now": "only the mutant of AG 4(4)3.19 objects",
    "refusal AG R3 ag-not-the-attacker": "the attacker's camp always has another character",
    "clause AG R9": "150 cards never all lie before the players; a scenario puts them there",
    "refusal AG T action-start.1 ag-must-be-used": "what must be used is the only option, chosen unasked",
    "verb put-back": "forbidden at all times (AG 4(7).10); a verb so that why-not answers",
}

UNREACHABLE: dict[str, dict[str, str]] = {
    "blackpoker": BLACKPOKER,
    "battle-spirits": BATTLE_SPIRITS,
    "fftcg": FFTCG,
    "asteriated-grail": ASTERIATED_GRAIL,
}
"""Game → item → reason."""
