"""The phrase book of Asteriated Grail: its events and results; see its things and its answers for the rest.

Players are named by their characters with the letters of their seats. `tell` joins what belongs together: the
camps and the characters at the start, a skill and its targets; what other lines tell anyway is left out.
"""

from typing import Final

from rulebound.games.asteriated_grail.describe import PHASES
from rulebound.kernel.event import Event
from rulebound.kernel.game import Result
from rulebound.texts.asteriated_grail_answers import ACTION_KINDS, AnswerPhrases
from rulebound.texts.asteriated_grail_things import (
    camp_message,
    clause_skill,
    element_message,
    game_of,
    skill_message,
    token_name,
)
from rulebound.texts.message import Arguments, Message
from rulebound.texts.phrases import KERNEL_EVENTS
from rulebound.texts.scene import Scene

CAMP_EVENTS: Final = {
    "camp",
    "crystals-gained",
    "crystals-turned",
    "gems-gained",
    "grail-gained",
    "morale-gained",
    "morale-lost",
    "stones-spent",
}
"""Events whose other is a camp."""
SETUP_EVENTS: Final = {"camp", "first-player", "picked", "banned", "character"}
"""Events before or while characters are chosen, in which players go by their seats alone."""
EFFECT_EVENTS: Final = {"placed", "effect-moved", "effect-gone", "effect-taken", "heal-gained", "heal-lost"}
"""Events about effects, or about heal that may lie on one."""
TOKEN_EVENTS: Final = {
    "yellow-gained": "yellow",
    "yellow-lost": "yellow",
    "blue-gained": "blue",
    "blue-lost": "blue",
    "covered": "covers",
    "uncovered": "covers",
    "cover-taken": "covers",
}
"""Events about tokens or covers, and which."""
UNTOLD: Final = {"phase", "action-over"}
"""What goes without saying: what happens then tells it."""
FIRST_BULLET: Final = "AG 2(8)2.21"


class AsteriatedGrailPhrases(AnswerPhrases):
    """Asteriated Grail in Messages."""

    turn_event = "turn"

    def __init__(self) -> None:
        super().__init__("asteriated-grail", "AG")

    # ---- several events as one

    def run_of(self, events: list[Event], at: int) -> list[Event]:
        """The camps, the characters; a skill with its targets."""
        first = events[at]
        end = at + 1
        if first.name in ("camp", "character"):
            while end < len(events) and events[end].name == first.name:
                end += 1
        elif first.name == "skill-used":
            while end < len(events) and events[end].name == "targeted":
                end += 1
        return events[at:end]

    def joined(self, run: list[Event], scene: Scene) -> Message:
        """Several like events as one."""
        first = run[0]
        if first.name == "camp":
            camps = [[scene.seat(event.seat) for event in run if event.other == n] for n in (0, 1)]
            return Message("event-ag-camps", red=camps[0], blue=camps[1])
        if first.name == "character":
            return Message(
                "event-ag-characters", seats=[self.name_of_seat(event.seat, scene) for event in run]
            )
        return Message(
            "event-ag-skill-used-on",
            seat=self.seat(first.seat, scene),
            skill=skill_message(clause_skill(first.clause)),
            targets=[self.seat(event.seat, scene) for event in run[1:]],
        )

    def goes_without_saying(self, events: list[Event], at: int) -> bool:
        """Phases; magic that is placed; damage that the line before has told."""
        event = events[at]
        if event.name in UNTOLD:
            return True
        if event.name == "magic":
            return at + 1 < len(events) and events[at + 1].name == "placed"
        if event.name == "dealt":
            return any(
                other.name == "hit" and (other.seat, other.other) == (event.other, event.seat)
                for other in events[:at]
                if other.number == event.number
            )
        if event.name == "taken":
            return any(
                other.name == "dealt" and other.seat == event.seat and other.number == event.number
                for other in events[:at]
            )
        return False

    # ---- one event

    def event(self, event: Event, scene: Scene) -> Message:
        """One event."""
        if event.name == "game-over":
            return self.game_over(scene)
        if event.name in KERNEL_EVENTS:
            return Message(f"event-{event.name}", seat=self.seat(event.seat, scene))
        skill = clause_skill(event.clause)
        codes = [scene.code(card) for card in event.cards]
        hidden = not codes and event.number > 0
        args: Arguments = {
            "seat": self.seat(event.seat, scene),
            "owner": self.owner(event.seat, scene),
            "number": event.number,
            "count": len(codes),
            "cards": self.cards(["?"] * event.number if hidden and event.name == "covered" else codes),
            "skill": skill_message(skill) if skill else "",
        }
        if event.name in CAMP_EVENTS:
            args["camp"] = camp_message(event.other if event.other >= 0 else event.piece)
        elif event.other >= 0:
            args["other"] = self.seat(event.other, scene)
        args.update(self.particulars(event, scene))
        if event.name == "dealt" and event.other == event.seat:
            who = "you" if event.seat == scene.viewer else "other"
            return Message("event-ag-dealt-oneself", who=who, **args)
        return Message(f"event-ag-{event.name}", **args)

    def particulars(self, event: Event, scene: Scene) -> Arguments:
        """What single events say besides."""
        name = event.name
        if name == "turn":
            return {"seat": self.name_of_seat(event.seat, scene)}
        if name == "phase":
            return {"phase": Message(f"phase-ag-{PHASES[event.number]}")}
        if name in SETUP_EVENTS:
            return {"seat": scene.seat(event.seat)}
        if name in ("attacked", "countered"):
            return self.attack_event(event, scene)
        if name in EFFECT_EVENTS:
            return self.effect_event(event, scene)
        if name == "extra-action":
            return {"kind": ACTION_KINDS.get(event.number, "either")}
        if name == "magic-bullet":
            return {"how": "first" if event.clause == FIRST_BULLET else "on"}
        if name in ("gave", "took"):
            return {"aimed": "yes" if event.other >= 0 else "no", "other": self.seat(event.other, scene)}
        return self.sheet_event(event, scene)

    def sheet_event(self, event: Event, scene: Scene) -> Arguments:
        """Tokens, covers and forms in the words of the sheet."""
        if event.name in TOKEN_EVENTS:
            foreign = event.other >= 0 and event.other != event.seat
            whose = event.other if foreign else event.seat
            return {"what": self.token(whose, TOKEN_EVENTS[event.name], scene)}
        if event.name in ("tapped", "untapped"):
            form = token_name(game_of(scene).character(event.seat).name, "form")
            return {"known": "no" if form is None else "yes", "form": "" if form is None else form}
        return {}

    def effect_event(self, event: Event, scene: Scene) -> Arguments:
        """The effect that comes, goes, or gets heal."""
        if event.name in ("effect-gone", "effect-taken"):
            holder = event.seat if event.name == "effect-gone" else event.other
            return {"effect": self.gone_effect(holder, event.cards, scene)}
        return {
            "effect": self.effect_of(event.piece, scene) if event.piece else "",
            "where": "card" if event.piece else "seat",
            "own": "yes" if event.seat == event.other else "no",
        }

    def attack_event(self, event: Event, scene: Scene) -> Arguments:
        """With a card, with a card as another element, or without a card."""
        element = element_message(event.number) if event.number >= 0 else ""
        how = "bare"
        if event.cards:
            how = "card" if game_of(scene).face(event.cards[0]).element == event.number else "other"
        return {"how": how, "element": element}

    def effect_of(self, id: int, scene: Scene) -> Message:
        """An effect by its name alone."""
        effect = scene.piece(id)
        name = getattr(effect, "name", "")
        return self.effect_name(name) if name else Message("piece-gone")

    # ---- the end

    def game_over(self, scene: Scene) -> Message:
        """Which camp has won."""
        winners = scene.game.winning_seats()
        if not winners:
            return super().game_over(scene)
        camp = camp_message(scene.game.teams[winners[0]])
        return Message("event-ag-game-over", camp=camp, winners=[self.seat(seat, scene) for seat in winners])

    def result(self, result: Result, scene: Scene) -> Message:
        """Why the game ended."""
        if result.reason not in ("morale", "grails"):
            return super().result(result, scene)
        return Message(f"result-{result.reason}", camp=camp_message(result.winners[0]))
