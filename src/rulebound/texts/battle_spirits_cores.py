"""Cores of Battle Spirits in Messages: how many and where, how a cost was counted, what payments do.

A number of Cores in an event is twice their count, plus one where the Soul Core is among them.
"""

from typing import Final

from rulebound.games.battle_spirits.aids import (
    CorePlace,
    Outcome,
    Plan,
    Reduction,
    imagined,
    level_placed,
    outcome,
)
from rulebound.games.battle_spirits.cards import COLOURS, Card
from rulebound.games.battle_spirits.paying import RESERVE, SOUL, source_named
from rulebound.games.battle_spirits.state import BattleSpirits, FieldCard
from rulebound.games.battle_spirits.using import UseCard
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Option
from rulebound.texts.effects import EffectPhrases
from rulebound.texts.message import Arguments, Message
from rulebound.texts.scene import Scene

SIGNS: Final = {"core": "●", "soul": "◆"}


def game_of(scene: Scene) -> BattleSpirits:
    """The game of a scene, as what it is."""
    game = scene.game
    assert isinstance(game, BattleSpirits)
    return game


def cores_message(number: int) -> Message:
    """A number of Cores as events have it."""
    return Message("cores-bs", count=number // 2, soul="yes" if number % 2 else "no")


def core_signs(cores: int, soul: bool) -> str:
    """Cores in signs: ●3 for three, ●3◆ for three and the Soul Core."""
    normal = f"{SIGNS['core']}{cores}" if cores or not soul else ""
    return normal + (SIGNS["soul"] if soul else "")


def place_message(place: CorePlace) -> Message:
    """Cores of one place in words."""
    return cores_message((place.cores + place.soul) * 2 + place.soul)


def colour_message(colour: int) -> Message:
    """A colour by its number."""
    return Message(f"colour-bs-{COLOURS[colour]}")


def dotted(parts: list[Message]) -> Message:
    """Parts side by side, with dots between them."""
    if len(parts) == 1:
        return parts[0]
    return Message("list-dot", first=parts[0], rest=dotted(parts[1:]))


# ---- costs


def sum_message(counted: Reduction) -> Message:
    """How a cost was counted: cost 7 − 2 (red, Succession) − 2 (red) = 3."""
    told = Message("sum-bs-cost", cost=counted.cost)
    for id, colours in (("sum-bs-succession", counted.succession), ("sum-bs-field", counted.field)):
        for colour, number in enumerate(colours):
            if number:
                told = Message(id, sum=told, number=number, colour=colour_message(colour))
    return told if counted.due == counted.cost else Message("sum-bs-due", sum=told, due=counted.due)


def price_message(counted: Reduction) -> Message:
    """What is to be paid, and what Succession could make of it."""
    how = "succession" if counted.least < counted.due else "plain"
    return Message("price-bs", due=counted.due, least=counted.least, how=how)


def levels_message(card: Card) -> list[Message]:
    """What each Lv of a card needs, and its BP."""
    return [
        Message(
            "level-bs",
            level=number,
            cores=level.cores,
            bp=str(level.bp),
            kind="spirit" if level.bp else "nexus",
            soul="yes" if level.soul_core else "no",
        )
        for number, level in enumerate(card.levels, 1)
    ]


# ---- payments


class CorePhrases(EffectPhrases):
    """What options about Cores say, and the plan that is offered."""

    def piece(self, id: int, scene: Scene, bare: bool = False) -> Message:
        """A card on the Field by its owner and name, numbered where there are several of that name."""
        piece = scene.piece(id)
        if not isinstance(piece, FieldCard):
            return Message("piece-gone")
        owner = Message("owner-none") if bare else scene.owner(piece.seat)
        card = self.card(scene.code(piece.cards[0]))
        return Message("piece-bs", owner=owner, card=card, number=namesake_number(scene, piece))

    def outcome(self, result: Outcome) -> Message:
        """What becomes of a card."""
        if result.depleted:
            change = "depleted"
        elif result.after == result.before:
            change = "keeps"
        else:
            change = "drops" if result.after < result.before else "rises"
        return Message("outcome-bs", change=change, level=result.after)

    def core_option(self, option: Option, scene: Scene) -> Message:
        """An option that names a Core, or where it goes, with what that does."""
        game = game_of(scene)
        args: Arguments = {"soul": "reserve"}
        task = game.agenda[-1]
        source = source_named(option)
        result = outcome(game, option)
        if result is not None:
            args["piece"] = self.piece(result.piece, scene, True)
            args["outcome"] = self.outcome(result)
            args["soul"] = "card"
        if source == RESERVE:
            args["left"] = reserve_left(game)
        if isinstance(task, UseCard) and task.part(game) == "place":
            args["level"] = level_placed(game, task, [*task.placed, source])
        return Message(f"option-bs-{option.verb}", **args)

    def plan(self, plan: Plan, scene: Scene) -> Message:
        """A plan in one sentence: what is removed, paid and placed, and which cards lose by it."""
        parts: list[Message] = []
        if plan.removed:
            cards = self.cards([scene.code(card) for card in plan.removed])
            parts.append(Message("plan-bs-remove", cards=cards))
        if plan.paid:
            parts.append(Message("plan-bs-pay", sources=self.sources(plan.paid, scene)))
        if plan.placed:
            sources = self.sources(plan.placed, scene)
            parts.append(Message("plan-bs-place", sources=sources, level=plan.level))
        elif plan.level:
            parts.append(Message("plan-bs-place-none", level=plan.level))
        harm = [self.harm(result, scene) for result in plan.outcomes if result.after < result.before]
        if plan.outcomes:
            parts += harm or [Message("plan-bs-harmless")]
        return dotted(parts)

    def harm(self, result: Outcome, scene: Scene) -> Message:
        """A card that loses by a plan."""
        change = "depleted" if result.depleted else "drops"
        piece = self.piece(result.piece, scene, True)
        return Message("plan-bs-harm", change=change, piece=piece, level=result.after)

    def sources(self, sources: list[int], scene: Scene) -> list[Message]:
        """Where the Cores of a plan come from."""
        told: list[Message] = []
        for source in dict.fromkeys(sources):
            count = sources.count(source)
            if source == RESERVE:
                told.append(Message("source-bs-reserve", count=count))
            elif source == SOUL:
                told.append(Message("source-bs-soul"))
            else:
                piece = self.piece(source, scene, True)
                told.append(Message("source-bs-card", count=count, piece=piece))
        return told


def namesake_number(scene: Scene, piece: FieldCard) -> int:
    """The number of a card among those of its name on its side of the Field; 0 where it is the only one."""
    for game in (scene.before, scene.game):
        if isinstance(game, BattleSpirits) and piece.id in game.pieces:
            face = face_of(piece.cards[0])
            same = [id for id in game.field(piece.seat).cards if face_of(game.pieces[id].cards[0]) == face]
            return same.index(piece.id) + 1 if len(same) > 1 else 0
    return 0


def reserve_left(game: BattleSpirits) -> int:
    """The normal Cores in the Reserve after what the open question has named, and one more."""
    named = imagined(game, game.agenda[-1])
    assert named is not None and named.decision is not None
    return named.reserve[named.decision.seat] - 1
