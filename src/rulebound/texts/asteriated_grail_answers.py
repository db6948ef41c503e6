"""What Asteriated Grail asks, and what may be answered, in Messages.

Where a skill asks, the question names it; what it does is told as the background. Words that only one
character has come from its sheet.
"""

from typing import Final

from rulebound.games.asteriated_grail.actions import Act
from rulebound.games.asteriated_grail.attack import DeclareAttack, DeclareCounter, Defend
from rulebound.games.asteriated_grail.card_steps import CoverFromHand, Discard, Give, RemoveCovers
from rulebound.games.asteriated_grail.cards import BULLET, ELEMENTS
from rulebound.games.asteriated_grail.damage import Heal
from rulebound.games.asteriated_grail.draft import Pick
from rulebound.games.asteriated_grail.frames import (
    ATTACK_ACTION,
    EITHER_ACTION,
    MAGIC_ACTION,
    Attack,
    Bullet,
    Extra,
)
from rulebound.games.asteriated_grail.hands import BurstDiscard
from rulebound.games.asteriated_grail.legality import OFFERED
from rulebound.games.asteriated_grail.magic import AnswerBullet, DeclareMagic
from rulebound.games.asteriated_grail.skills import Skill
from rulebound.games.asteriated_grail.state import AsteriatedGrail
from rulebound.games.asteriated_grail.steps import Ask
from rulebound.games.asteriated_grail.using import At, Using
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.task import Task
from rulebound.texts.asteriated_grail_things import (
    ThingPhrases,
    clause_skill,
    element_message,
    game_of,
    own_word,
    price_message,
    skill_message,
    skill_text,
    word_of_anyone,
)
from rulebound.texts.message import Arguments, Message
from rulebound.texts.phrases import KERNEL_VERBS
from rulebound.texts.scene import Scene

ACTION_KINDS: Final = {ATTACK_ACTION: "attack", MAGIC_ACTION: "magic", EITHER_ACTION: "either"}
COMMON_VERBS: Final = {
    *OFFERED,
    "skip",
    "draw",
    "pass",
    "done",
    "decline",
    "pick",
    "ban",
    "gems",
    "stones",
    "gem",
    "crystal",
    "extra",
    "heal",
    "number",
    "with",
}
"""The verbs that every table has; others are skills, or words of one character."""


class AnswerPhrases(ThingPhrases):
    """Questions and options."""

    # ---- what asks

    def task(self, scene: Scene) -> Task[AsteriatedGrail] | None:
        """The task that asks, as the viewer knows it."""
        return scene.game.agenda[-1] if scene.game.agenda else None

    def asking_skill(self, scene: Scene) -> str:
        """The id of the skill that asks; "" where the rules do."""
        task = self.task(scene)
        if isinstance(task, Using):
            return task.skill.name
        if isinstance(task, Ask):
            return game_of(scene).use(task.use).skill.name
        if isinstance(task, Discard | Give | CoverFromHand | RemoveCovers):
            return clause_skill(task.by)
        if isinstance(task, At) and scene.game.decision is not None:
            names = {option.verb for option in scene.game.decision.options} - {"pass"}
            return names.pop() if len(names) == 1 else ""
        return ""

    def background(self, scene: Scene) -> Message | None:
        """What the skill does that asks."""
        decision = scene.game.decision
        if decision is None or decision.seat != scene.viewer:
            return None
        text = skill_text(self.asking_skill(scene))
        return None if text is None else Message("text-ag", text=text)

    # ---- questions

    def asked(self, decision: Decision, scene: Scene) -> Arguments:
        """Who is asked."""
        who = "you" if decision.seat == scene.viewer else "other"
        return {"who": who, "seat": self.seat(decision.seat, scene)}

    def question(self, decision: Decision, scene: Scene) -> Message:
        """A question with what it is about."""
        args = self.asked(decision, scene)
        game = game_of(scene)
        task = self.task(scene)
        skill = self.asking_skill(scene)
        args["by"] = "skill" if skill else "rules"
        args["skill"] = skill_message(skill) if skill else ""
        args["card"] = ""
        args["left"] = 1
        name = decision.question
        if isinstance(task, Using):
            name = self.need_question(task, game)
        elif isinstance(task, DeclareAttack | DeclareCounter | DeclareMagic):
            args["card"] = self.card(scene.code(task.card))
        elif isinstance(task, Discard | Give | RemoveCovers):
            args["left"] = task.count - len(task.named)
        args.update(self.particulars_asked(name, task, decision, scene))
        return Message(f"question-{name}", **args)

    def need_question(self, task: Using, game: AsteriatedGrail) -> str:
        """The question for what is to be named next; the last is how energy is paid."""
        at = task.open_need(game)
        return "ag-pay" if at < 0 else task.needs(game)[at].question

    def particulars_asked(
        self, name: str, task: Task[AsteriatedGrail] | None, decision: Decision, scene: Scene
    ) -> Arguments:
        """What single questions say besides."""
        game = game_of(scene)
        if name == "ag-defend":
            return self.attack_told(game, task, scene)
        if name == "ag-bullet":
            bullet = last_bullet(game, task)
            amount = 0 if bullet is None else bullet.damage
            return {"other": self.seat(-1 if bullet is None else bullet.source, scene), "number": amount}
        if name == "ag-heal":
            amount = game.damage(task.damage).amount if isinstance(task, Heal) else 0
            return {"number": amount, "heal": game.heal[decision.seat]}
        if name == "ag-burst":
            named = len(task.named) if isinstance(task, BurstDiscard) else 0
            held = len(game.hand(decision.seat).cards)
            limit = game.hand_limit(decision.seat)
            return {"hand": held, "limit": limit, "left": held - limit - named}
        if name == "ag-give":
            return {"other": self.seat(task.to if isinstance(task, Give) else -1, scene)}
        if name in ("ag-cover", "ag-uncover", "ag-name-cover"):
            return {"what": self.token(decision.seat, "covers", scene)}
        if name == "ag-extra":
            extra = task.extra if isinstance(task, Act) else None
            return self.extra_told(extra)
        if name == "ag-pick-character":
            player = task.player if isinstance(task, Pick) else decision.seat
            own = "yes" if player == decision.seat else "no"
            return {"own": own, "player": self.seat(player, scene)}
        return {}

    def attack_told(
        self, game: AsteriatedGrail, task: Task[AsteriatedGrail] | None, scene: Scene
    ) -> Arguments:
        """The attack that is to be answered."""
        attack = last_attack(game, task)
        if attack is None:
            return {"other": self.seat(-1, scene), "number": 0, "element": "", "known": "no"}
        known = "yes" if attack.element >= 0 else "no"
        element = element_message(attack.element) if attack.element >= 0 else ""
        return {
            "other": self.seat(attack.seat, scene),
            "number": attack.damage,
            "element": element,
            "known": known,
        }

    def extra_told(self, extra: Extra | None) -> Arguments:
        """An extra action: its kind, the skill that gave it, and what it must be."""
        if extra is None:
            return {"kind": "either", "skill": "", "only": [], "count": 0}
        only = [element_message(element) for element in range(len(ELEMENTS)) if extra.elements >> element & 1]
        return {
            "kind": ACTION_KINDS.get(extra.kind, "either"),
            "skill": skill_message(extra.skill),
            "only": only,
            "count": len(only),
        }

    # ---- options

    def option(self, option: Option, scene: Scene) -> Message:
        """An option: of the table, a skill, an element, or a word of one character."""
        verb = option.verb
        if verb in KERNEL_VERBS:
            return super().option(option, scene)
        if verb in COMMON_VERBS:
            return Message(f"option-ag-{verb}", **self.option_told(option, scene))
        if verb in ELEMENTS:
            return Message("option-ag-element", element=element_message(ELEMENTS.index(verb)))
        skill = game_of(scene).rules.skill_named(verb)
        if skill is not None and not option.card:
            return self.use_option(skill)
        return self.word_option(option, scene)

    def use_option(self, skill: Skill) -> Message:
        """To use a skill, with its price."""
        return Message(
            "option-ag-use",
            skill=skill_message(skill.name),
            costs="yes" if skill.is_ultimate() else "no",
            price=price_message(skill),
        )

    def word_option(self, option: Option, scene: Scene) -> Message:
        """A way of a skill in the words of its character, with a number or a card."""
        skill = game_of(scene).rules.skill_named(self.asking_skill(scene))
        found = None if skill is None else own_word(skill.owner, option.verb)
        word = word_of_anyone(option.verb) if found is None else found
        if option.card:
            return Message("option-ag-word-card", word=word, card=self.held_card(option.card, scene))
        if option.number >= 0:
            return Message("option-ag-word-number", word=word, number=option.number)
        return Message("option-ag-word", word=word)

    def option_told(self, option: Option, scene: Scene) -> Arguments:
        """What the sentence of a common option needs."""
        game = game_of(scene)
        args: Arguments = {"number": option.number}
        if option.card:
            args["card"] = self.held_card(option.card, scene)
        if option.piece:
            args["effect"] = self.piece(option.piece, scene)
        verb = option.verb
        if verb == "target":
            args["seat"] = self.seat(option.number, scene)
        elif verb == "magic":
            face = game.face(option.card)
            args["how"] = "usual" if face.is_magic and face.kind != BULLET else "bullet"
        elif verb == "stones":
            args.update({"gems": option.number // 10, "crystals": option.number % 10})
        elif verb == "extra":
            args.update(self.extra_told(game.extras[option.number - 1]))
        elif verb in ("cover", "uncover") and game.decision is not None:
            args["what"] = self.token(game.decision.seat, "covers", scene)
        elif verb == "take":
            args["number"] = self.coming_damage(game, scene)
        elif verb == "pass":
            args["at"] = self.pass_told(scene)
        return args

    def coming_damage(self, game: AsteriatedGrail, scene: Scene) -> int:
        """What would be dealt to who takes an attack or a Magic Bullet."""
        task = self.task(scene)
        if isinstance(task, AnswerBullet):
            return game.bullet(task.bullet).damage
        attack = last_attack(game, task)
        return 0 if attack is None else attack.damage

    def pass_told(self, scene: Scene) -> str:
        """What passing means: no extra action, or nothing more."""
        decision = scene.game.decision
        question = "" if decision is None else decision.question
        return "extra" if question in ("ag-extra", "ag-which-extra") else "other"

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """The text of a skill, the skills of a character, or what the skill does that asks."""
        text = skill_text(option.verb)
        if text is not None:
            return Message("text-ag", text=text)
        if option.verb in ("pick", "ban"):
            game = game_of(scene)
            code = scene.code(option.card)
            for character in game.rules.characters:
                if character.name == code:
                    return Message(
                        "detail-ag-skills", skills=[skill_message(skill.name) for skill in character.skills]
                    )
        borne = self.own_skills(game_of(scene), scene.viewer, option.card) if option.card else []
        return self.skill_detail(borne) or self.background(scene)

    def skill_detail(self, ids: list[str]) -> Message | None:
        """The text of the unique skill that a card bears for the viewer's own character."""
        text = skill_text(ids[0]) if ids else None
        if text is None:
            return None
        return Message("detail-ag-unique", skill=skill_message(ids[0]), text=text)

    def verb(self, verb: str) -> Message:
        """A verb by itself; a skill by its name."""
        if verb in KERNEL_VERBS or verb in COMMON_VERBS or verb == "put-back":
            return super().verb(verb)
        return skill_message(verb)


def last_attack(game: AsteriatedGrail, task: Task[AsteriatedGrail] | None) -> Attack | None:
    """The attack that is being answered: that of the question, else the newest."""
    if isinstance(task, Defend):
        return game.attack(task.attack)
    attacks = [id for id, frame in game.frames.items() if isinstance(frame, Attack)]
    return game.attack(max(attacks)) if attacks else None


def last_bullet(game: AsteriatedGrail, task: Task[AsteriatedGrail] | None) -> Bullet | None:
    """The Magic Bullet that is being answered."""
    if isinstance(task, AnswerBullet):
        return game.bullet(task.bullet)
    bullets = [id for id, frame in game.frames.items() if isinstance(frame, Bullet)]
    return game.bullet(max(bullets)) if bullets else None
