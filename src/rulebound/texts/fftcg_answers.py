"""What the options of FF-TCG say: deeds with their costs, targets, modes, sources of CP; what cards do."""

from functools import cache
from typing import Final

from rulebound.effects.host import is_card
from rulebound.games.fftcg.announcing import Declaration
from rulebound.games.fftcg.attack import FormParty
from rulebound.games.fftcg.auto import StackAbilities, ability_of
from rulebound.games.fftcg.card_steps import FindCards
from rulebound.games.fftcg.cards import Use
from rulebound.games.fftcg.costs import missing_part
from rulebound.games.fftcg.deeds import Deed
from rulebound.games.fftcg.nodes import SelectNow
from rulebound.games.fftcg.piles import TakePile
from rulebound.games.fftcg.priority import Priority, deed_named
from rulebound.games.fftcg.targets import UNIT
from rulebound.kernel.decision import Option
from rulebound.texts.card_facts import BETWEEN, facts_lines
from rulebound.texts.effects import (
    EFFECT_VERBS,
    facts_by_number,
    text_of_ability,
    text_of_card,
    text_of_node,
    text_of_part,
)
from rulebound.texts.fftcg_things import (
    GIVEN,
    ThingPhrases,
    deed_word,
    element_message,
    element_paid,
    game_of,
    price_of,
)
from rulebound.texts.language import ORDER
from rulebound.texts.message import Arguments, Message, Name
from rulebound.texts.phrases import KERNEL_VERBS
from rulebound.texts.scene import Scene

DEEDS: Final = {"cast", "use", "warp", "prime"}
POINTS: Final = {"dull": 1, "discard": 2}
"""How much CP a Backup gives that is dulled, and a card that is discarded."""
OWN_CHARACTERS: Final = {"attack", "party", "join", "block", "dull", "give", "give-up", "order"}
"""Options that are about one's own Characters, so that it need not be said whose they are."""
READ_VERBS: Final = DEEDS | OWN_CHARACTERS | {"burst", "discard", "find"}
"""Options whose card is worth reading, rather than what asks."""


@cache
def facts_told(game: str, code: str) -> Name | None:
    """What is printed on a card, in two lines; None for a card that is not ours."""
    facts = facts_by_number(game).get(code)
    if facts is None:
        return None
    return Name({language: BETWEEN.join(facts_lines(facts, language)[:2]) for language in ORDER})


@cache
def card_detail(game: str, code: str) -> Message | None:
    """What a card is and does; None for a card that is not ours."""
    facts, text = facts_told(game, code), text_of_card(game, code)
    if facts is None:
        return None
    return Message("card-text", text=facts) if text is None else Message("detail-ff", facts=facts, text=text)


class AnswerPhrases(ThingPhrases):
    """Options in Messages."""

    def option(self, option: Option, scene: Scene) -> Message:
        """An option, with what its sentence needs."""
        verb = option.verb
        if verb == "replace" and scene.piece(option.piece) is not None:
            return Message("option-ff-replace", card=self.piece(option.piece, scene))
        if verb in KERNEL_VERBS:
            return super().option(option, scene)
        if verb in DEEDS:
            return self.deed_option(option, scene)
        if verb == "done" and isinstance(scene.game.agenda[-1], FormParty):
            return Message("option-ff-party-done")
        if verb == "choose" and option.card:
            return Message("option-choose", what=self.offered_card(option, scene))
        if verb in EFFECT_VERBS:
            return super().option(option, scene)
        args: Arguments = {"number": option.number}
        if option.card:
            args["what"] = self.offered_card(option, scene)
        elif option.piece:
            told = self.piece if verb in ("dull", "order") else self.described
            args["what"] = told(option.piece, scene, verb in OWN_CHARACTERS)
        args.update(self.answering(option, scene))
        return Message(f"option-ff-{verb}", **args)

    def any_thing(self, thing: int, scene: Scene, bare: bool = False) -> Message:
        """A card, or a Character with what it is now."""
        return self.card(scene.code(thing)) if is_card(thing) else self.described(thing, scene, bare)

    def offered_card(self, option: Option, scene: Scene) -> Message:
        """A card by its name, with its number where another card of the name is offered too."""
        decision = scene.game.decision
        assert decision is not None
        code = scene.code(option.card)
        card = self.card(code)
        others = [scene.code(other.card) for other in decision.options if other.card]
        if all(other == code or self.card(other) != card for other in others):
            return card
        return Message("card-ff-numbered", card=card, code=code)

    def offered(self, option: Option, scene: Scene) -> Message:
        """What an option is about: one's own Character, or a card."""
        if option.card:
            return self.offered_card(option, scene)
        return self.piece(option.piece, scene, True)

    # ---- deeds

    def option_deed(self, option: Option, scene: Scene) -> Deed:
        """What an answer to priority would do."""
        game = game_of(scene)
        assert game.decision is not None
        return deed_named(game, game.decision.seat, option)

    def deed_option(self, option: Option, scene: Scene) -> Message:
        """Casting, using, Warp and Priming, with what they cost."""
        game = game_of(scene)
        deed = self.option_deed(option, scene)
        args: Arguments = {"card": self.offered(option, scene), "number": option.number}
        args["price"] = price_of(game, deed)
        if option.verb == "cast":
            args["limit"] = game.card(deed.face).limit_break
            args["how"] = "other" if deed.extras(game) else "usual"
        elif option.verb == "warp":
            args["number"] = game.card(deed.face).warp
        elif isinstance(deed.ability, Use):
            args["name"] = deed.ability.title
            args["how"] = self.which_use(option, deed.ability, scene)
        return Message(f"option-ff-{option.verb}", **args)

    def which_use(self, option: Option, use: Use, scene: Scene) -> str:
        """How an ability is told: by its own name, as the only one that is offered, or by its number."""
        decision = scene.game.decision
        assert decision is not None
        if use.title:
            return "special"
        if option.number > GIVEN:
            return "given"
        about = (option.verb, option.card, option.piece)
        several = sum((other.verb, other.card, other.piece) == about for other in decision.options) > 1
        return "several" if several else "only"

    # ---- answers

    def answering(self, option: Option, scene: Scene) -> Arguments:
        """What single options say, by the task that asks."""
        game = game_of(scene)
        task = game.agenda[-1]
        verb = option.verb
        if isinstance(task, Declaration):
            return self.declaring(option, task, scene)
        if isinstance(task, SelectNow) and verb == "mode":
            return self.mode(task.select.name, option.number)
        if isinstance(task, TakePile):
            return self.pile(task.first if option.number == 1 else task.second, scene)
        if isinstance(task, Priority):
            return self.passing(task, scene)
        if isinstance(task, StackAbilities):
            return self.ordering(option, scene)
        if isinstance(task, FindCards):
            return {"found": len(game.zone_of("open", task.seat).cards)}
        return {"amount": str(option.number * UNIT), "how": "plain", "several": "no", "found": 0}

    def declaring(self, option: Option, task: Declaration, scene: Scene) -> Arguments:
        """What an answer within a declaration says."""
        game = game_of(scene)
        verb = option.verb
        if verb in POINTS:
            element = element_message(element_paid(game, task, option))
            return {"how": "points", "element": element, "number": POINTS[verb]}
        if verb == "mode":
            modal = task.next_modal(game)
            assert modal is not None
            return self.mode(modal.name, option.number)
        if verb == "extra":
            named = task.named.copy()
            named.extra = option.number
            return {"price": price_of(game, task.deed, named)}
        payment = task.deed.payment(game, task.named)
        part = None if payment is None else missing_part(task.deed, payment, task.named, game)
        deed = "put" if part is None else deed_word(part)
        return {"amount": str(option.number * UNIT), "deed": deed}

    def mode(self, name: str, number: int) -> Arguments:
        """One of the actions that are selected, in the words of the card."""
        text = text_of_part(self.game, name, number)
        return {"known": "no"} if text is None else {"known": "yes", "text": text}

    def pile(self, things: list[int], scene: Scene) -> Arguments:
        """The cards of a pile."""
        told = [self.any_thing(thing, scene) for thing in things]
        return {"count": len(told), "things": told}

    def passing(self, task: Priority, scene: Scene) -> Arguments:
        """What passing leads to where the other player has passed already."""
        stack = game_of(scene).stack().cards
        if not task.passed:
            return {"then": "open"}
        if not stack:
            return {"then": "phase"}
        return {"then": "resolve", "top": self.piece(stack[-1], scene)}

    def ordering(self, option: Option, scene: Scene) -> Arguments:
        """The card whose ability goes on the stack, numbered where several of its abilities wait."""
        decision = scene.game.decision
        assert decision is not None
        codes = [self.waiting_code(other, scene) for other in decision.options]
        code = self.waiting_code(option, scene)
        args: Arguments = {"several": "yes" if codes.count(code) > 1 else "no"}
        if not option.card and not option.piece:
            args["what"] = self.card(code)
        return args

    def waiting_code(self, option: Option, scene: Scene) -> str:
        """The code of the card whose auto-ability an option would put on the stack."""
        return self.waiting_ability(option, scene).partition("/")[0]

    def waiting_ability(self, option: Option, scene: Scene) -> str:
        """The name of the auto-ability that an option would put on the stack; "" where none is ordered."""
        game = game_of(scene)
        task = game.agenda[-1]
        if not isinstance(task, StackAbilities):
            return ""
        seat = task.next_seat(game)
        own = [entry for entry in game.waiting if entry.seat == seat]
        return ability_of(own[option.number - 1].trigger).name

    # ---- what a card is and does

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """What a card is and does; for answers to an effect, the ability that asks."""
        asking = None if option.verb in READ_VERBS else super().detail(option, scene)
        if asking is not None:
            return asking
        code = self.code_of(option, scene)
        ability = self.ability_offered(option, code, scene)
        facts = facts_told(self.game, code)
        if ability is None or facts is None:
            return card_detail(self.game, code)
        return Message("detail-ff", facts=facts, text=ability)

    def ability_offered(self, option: Option, code: str, scene: Scene) -> Name | None:
        """The text of the one ability that an option uses, or puts on the stack."""
        if option.verb == "order":
            return text_of_node(self.game, self.waiting_ability(option, scene))
        if option.verb != "use":
            return None
        ability = self.option_deed(option, scene).ability
        if option.number > GIVEN and ability is not None:
            return text_of_node(self.game, ability.name)
        return text_of_ability(self.game, code, option.number)

    def code_of(self, option: Option, scene: Scene) -> str:
        """The code of the card that an option is about; "" for none."""
        if option.card:
            return scene.code(option.card)
        piece = scene.piece(option.piece)
        return "" if piece is None or not piece.cards else scene.code(piece.cards[-1])
