"""One language's voice: Messages, events, options, questions and refusals as sentences of that language.

A text that is missing shows its id, so that nothing crashes at a table; with `strict`, as in the tests, it
is an error, and so is an argument that a text wants and is not given.
"""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.refusal import Refusal
from rulebound.kernel.view import View
from rulebound.rulebooks import UnknownClause
from rulebound.rulebooks import clause as find_clause
from rulebound.texts.language import catalogue_files, catalogue_folder
from rulebound.texts.message import Argument, Message, Name
from rulebound.texts.phrases import phrases_of, phrases_of_name
from rulebound.texts.scene import Scene, scene_of


class MissingText(LookupError):  # noqa: N818 -- reads as what it says
    """A text that a catalogue does not have, or an argument that a text was not given."""


@cache
def bundle_of(language: str) -> FluentBundle:
    """All texts of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = catalogue_folder(language)
    for name in catalogue_files(language):
        bundle.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self.bundle = bundle_of(language)

    # ---- messages

    def has(self, id: str) -> bool:
        """Whether the language has a text of this id (`id.attribute` for an attribute)."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, **args: Argument) -> str:
        """The text of this id with its arguments filled in."""
        if not self.has(id):
            if self.strict:
                raise MissingText(f"The language {self.language} has no text {id!r}.")
            return id
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(
            pattern, {key: self.argument(held) for key, held in args.items()}
        )
        if errors and self.strict:
            raise MissingText(f"The text {id!r} of the language {self.language} wants more: {errors[0]}.")
        return str(said)

    def argument(self, value: Argument) -> int | str:
        """An argument as Fluent takes it: a number, or text."""
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, Name):
            return value.words[self.language]
        if isinstance(value, list):
            return self.join([self.render(item) for item in value])
        return value

    def join(self, words: list[str]) -> str:
        """Words as an enumeration."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=self.say("list-comma").join(words[:-1]), last=words[-1])

    def render(self, message: Message) -> str:
        """A message in this language."""
        return self.say(message.id, **message.args)

    def sentence(self, message: Message) -> str:
        """A message as a sentence of its own, which begins with a capital where the script has them."""
        said = self.render(message)
        return said[:1].upper() + said[1:]

    # ---- what a game says

    def card(self, code: str, game: str = "blackpoker") -> str:
        """A card by the code of its face: ♣7, Joker."""
        return self.render(phrases_of_name(game).card(code))

    def event(self, event: Event, seen: "Game | View | Scene", before: Game | None = None) -> str:
        """What happened. The event and the position are those of the viewer: hidden cards are "a card"."""
        scene = scene_of(seen, before)
        return self.sentence(phrases_of(scene.game).event(event, scene))

    def option(self, option: Option, seen: "Game | View | Scene") -> str:
        """What an option would do."""
        scene = scene_of(seen)
        return self.sentence(phrases_of(scene.game).option(option, scene))

    def question(self, decision: Decision, seen: "Game | View | Scene") -> str:
        """What a seat is asked; to other viewers, what it is being asked."""
        scene = scene_of(seen)
        return self.sentence(phrases_of(scene.game).question(decision, scene))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.sentence(phrases_of_name(refusal.clause.split()[0]).refusal(refusal))

    def clause(self, id: str) -> str:
        """The id of a clause with its title; the bare id where no rulebook has it."""
        try:
            return f"{id} · {find_clause(id).title}"
        except UnknownClause:
            return id
