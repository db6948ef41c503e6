"""Phrases of games whose cards carry effects: the names and texts of cards, and what effects ask.

Names come from the packs and texts from what the cards do, both in all languages at once. What an effect asks
is told with the card that has it; the ability is found by the name of the node that asks, its path.
"""

from functools import cache
from typing import Final

from rulebound.effects.actions import AskInstead, AskMay
from rulebound.effects.host import CardGame, Context
from rulebound.effects.targets import PickOne, context_of
from rulebound.effects.tree import Node, walk
from rulebound.kernel.decision import Decision, Option
from rulebound.packs import CardFacts
from rulebound.packs.users import all_cards
from rulebound.texts.cards import ability_text, card_text
from rulebound.texts.language import ORDER
from rulebound.texts.message import Arguments, Message, Name
from rulebound.texts.phrases import PhraseBook
from rulebound.texts.scene import Scene

EFFECT_QUESTIONS: Final = {"pick", "may", "instead"}
EFFECT_VERBS: Final = {"choose", "done", "do-it", "decline", "usually", "instead"}


@cache
def facts_by_number(game: str) -> dict[str, CardFacts]:
    """Our cards of a game by their numbers."""
    return {facts.number: facts for facts in all_cards(game)}


@cache
def name_of_card(game: str, code: str) -> Name | None:
    """The name of a card; None for a card that is not ours."""
    facts = facts_by_number(game).get(code)
    return None if facts is None else Name({language: facts.name(language) for language in ORDER})


@cache
def named_card(game: str, code: str) -> Message | None:
    """A card by its name in a sentence; None for a card that is not ours."""
    name = name_of_card(game, code)
    return None if name is None else Message("card-named", name=name)


@cache
def text_of_card(game: str, code: str) -> Name | None:
    """The text of a card, a line for each ability; None where it has none."""
    facts = facts_by_number(game).get(code)
    if facts is None or not card_text(facts, ORDER[0]):
        return None
    return Name({language: "\n".join(card_text(facts, language)) for language in ORDER})


@cache
def text_of_ability(game: str, code: str, number: int) -> Name | None:
    """The text of one ability of a card, counted from 1."""
    facts = facts_by_number(game).get(code)
    if facts is None or not 1 <= number <= len(facts.effects):
        return None
    node = facts.effects[number - 1]
    return Name({language: ability_text(node, facts, language) for language in ORDER})


@cache
def text_of_part(game: str, name: str, number: int) -> Name | None:
    """The text of one of the actions that a node lets a player select from, counted from 1."""
    facts = facts_by_number(game).get(name.partition("/")[0])
    nodes = [] if facts is None else [node for ability in facts.effects for node in walk(ability)]
    for node in nodes:
        if node.path == name and node.kind == "select" and facts is not None:
            part = node.fields["of"][number - 1]
            alone = Node("ability", "cast", {"do": part.fields["do"]}, part.path)
            return Name({language: ability_text(alone, facts, language) for language in ORDER})
    return None


def forget_cards() -> None:
    """Read names and texts anew: other cards are in the game from now on."""
    for remembered in (
        facts_by_number,
        name_of_card,
        named_card,
        text_of_card,
        text_of_ability,
        text_of_part,
    ):
        remembered.cache_clear()


def text_of_node(game: str, name: str) -> Name | None:
    """The text of the ability that a node belongs to, by the node's name."""
    code, _, rest = name.partition("/")
    number = rest.partition("/")[0]
    return text_of_ability(game, code, int(number) + 1) if number.isdecimal() else None


class EffectPhrases(PhraseBook):
    """Cards by their names, and what effects ask."""

    def card(self, code: str) -> Message:
        """A card by its name; by its code where it is not ours."""
        return named_card(self.game, code) or super().card(code)

    # ---- what an effect asks

    def effect_asking(self, scene: Scene) -> tuple[str, int]:
        """The name of the node that asks and the id of its context; ("", 0) where no effect asks."""
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, AskMay):
            return task.may.name, task.frame
        if isinstance(task, AskInstead):
            return task.action.name, task.frame
        if isinstance(task, PickOne):
            return task.target.name, task.frame
        return "", 0

    def source(self, scene: Scene) -> Message:
        """The card whose effect asks."""
        _, frame = self.effect_asking(scene)
        context = scene.game.frames.get(frame)
        if not isinstance(context, Context):
            return Message("piece-gone")
        return self.card(scene.game.rulebook.code(context.face))

    def asked(self, decision: Decision, scene: Scene) -> Arguments:
        """Who is asked; by which card, and how many are still to be picked."""
        args = {**super().asked(decision, scene), "card": self.source(scene), "left": 1}
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, PickOne) and decision.seat == scene.viewer:
            assert isinstance(scene.game, CardGame)
            wanted = task.target.count.of(scene.game, context_of(scene.game, task.frame))
            args["left"] = wanted - len(task.picked)
        return args

    def option(self, option: Option, scene: Scene) -> Message:
        """An option; answers to effects are the same in every game."""
        if option.verb not in EFFECT_VERBS:
            return super().option(option, scene)
        args: Arguments = {}
        if option.card:
            args["what"] = self.card(scene.code(option.card))
        elif option.piece:
            args["what"] = self.described(option.piece, scene)
        return Message(f"option-{option.verb}", **args)

    def described(self, id: int, scene: Scene) -> Message:
        """A piece that may be chosen, with what matters for that."""
        return self.piece(id, scene)

    def verb(self, verb: str) -> Message:
        """A verb by itself."""
        return Message(f"verb-{verb}") if verb in EFFECT_VERBS else super().verb(verb)

    def background(self, scene: Scene) -> Message | None:
        """The ability that asks."""
        name, _ = self.effect_asking(scene)
        text = text_of_node(self.game, name)
        return None if text is None else Message("card-text", text=text)

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """The ability that asks."""
        return self.background(scene)
