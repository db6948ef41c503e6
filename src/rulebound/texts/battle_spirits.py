"""The phrase book of Battle Spirits: its cards on the Field, its events, options, questions and reasons.

`tell` joins what belongs together (cards refreshed one by one, both players declining, two BP compared) and
leaves out what goes without saying: a card revealed just before it is summoned, a step without any events.
"""

from typing import Final

from rulebound.games.battle_spirits.activating import AbilityTrigger, Activate, Batch
from rulebound.games.battle_spirits.aids import level_placed, reduction
from rulebound.games.battle_spirits.battle import DeclareBlock
from rulebound.games.battle_spirits.cards import COLOURS, KINDS, MAGIC
from rulebound.games.battle_spirits.characteristics import bp_of, is_spirit, level_of, symbol_count
from rulebound.games.battle_spirits.core_landing import AskSoul, SpreadCores
from rulebound.games.battle_spirits.core_moves import AskNumber, GiveCore
from rulebound.games.battle_spirits.main_step import MoveCoresFreely
from rulebound.games.battle_spirits.nodes import AskColour, PayCores
from rulebound.games.battle_spirits.paying import RESERVE, SOUL
from rulebound.games.battle_spirits.setting_off import AskEffect
from rulebound.games.battle_spirits.state import DEPLETED, DESTROYED, STEPS, BattleSpirits, FieldCard
from rulebound.games.battle_spirits.using import SOUL_FLASH, SOUL_MAIN, USES, UseCard
from rulebound.kernel.card import face_of
from rulebound.kernel.decision import Decision, Option
from rulebound.kernel.event import Event
from rulebound.packs import words_of
from rulebound.texts.battle_spirits_cores import (
    CorePhrases,
    colour_message,
    cores_message,
    dotted,
    game_of,
    levels_message,
    price_message,
    sum_message,
)
from rulebound.texts.effects import (
    EFFECT_VERBS,
    facts_by_number,
    text_of_ability,
    text_of_card,
    text_of_node,
)
from rulebound.texts.language import ORDER
from rulebound.texts.message import Arguments, Message, Name
from rulebound.texts.phrases import KERNEL_EVENTS, KERNEL_VERBS
from rulebound.texts.scene import Scene

PUT_PLACES: Final = ["hand", "trash", "removed", "deck-top", "deck-bottom"]
FATES: Final = ["stays", "destroyed", "depleted", "hand", "deck-bottom", "deck-top", "removed"]
CAUSES: Final = ["rules", "battle", "effect", "bp-zero"]
CORE_EVENTS: Final = {"paid", "cores-moved", "cores-taken", "cores-returned"}
OWN_PIECE_EVENTS: Final = {"attacks", "blocks", "summoned", "deployed"}
"""Events whose seat is the owner of the piece, so that it need not be said twice."""
UNTOLD: Final = {"used", "shuffled", "magic-spent", "battle-ends", "returned", "step-ended"}
"""What goes without saying: the event after it tells it, or nothing follows from it."""
JOINED: Final = {"drew", "refreshed", "put", "discarded-from-deck", "removed", "declined", "compared"}
QUIET_STEPS: Final = {"start", "core", "draw", "refresh"}
"""Steps that are told by what happens in them."""
CORE_VERBS: Final = ("pay", "place", "move", "to", "give")
OWN_VERBS: Final = {"attack", "block", "exhaust", "activate"}
HEAVY_CLAUSE: Final = "BS 24.1"


class BattleSpiritsPhrases(CorePhrases):
    """Battle Spirits in Messages."""

    turn_event = "turn-begins"

    def __init__(self) -> None:
        super().__init__("battle-spirits", "BS")

    # ---- cards and pieces

    def stats(self, id: int, scene: Scene) -> Message:
        """Lv and BP of a card on the Field now; a Nexus has no BP."""
        game = game_of(scene)
        piece = game.field_card(id)
        kind = "spirit" if is_spirit(game, piece) else "nexus"
        return Message("stats-bs", kind=kind, level=level_of(game, piece), bp=str(bp_of(game, piece)))

    def described(self, id: int, scene: Scene) -> Message:
        """A card on the Field that may be chosen, with Lv and BP."""
        return self.fighter(id, scene)

    def facts(self, code: str, scene: Scene, cost: Message | None = None) -> Message:
        """What is printed on a card, in one line; the cost perhaps with how it was counted."""
        game = game_of(scene)
        card = game.card(game.rulebook.face(code))
        kind = next(word for word, number in KINDS.items() if number == card.kind)
        parts = [Message(f"kind-bs-{kind}"), Message("fact-bs-colours", colours=colours_of(card.colours))]
        parts.append(cost or Message("sum-bs-cost", cost=card.cost))
        if card.reductions:
            parts.append(Message("fact-bs-reduction", symbols=counts_of(card.reduction)))
        parts += levels_message(card)
        if sum(card.symbols):
            symbols = [card.symbols[i] - card.ex[i] for i in range(6)]
            told = counts_of(symbols) + [Message("fact-bs-ex", count=c) for c in counts_of(card.ex)]
            parts.append(Message("fact-bs-symbols", symbols=told))
        return dotted(parts)

    def families(self, code: str) -> Message | None:
        """The families of a card."""
        names = family_names(self.game, code)
        return Message("fact-bs-families", families=names) if names else None

    # ---- what happened

    def run_of(self, events: list[Event], at: int) -> list[Event]:
        """The events from here on that are told as one."""
        first = events[at]
        end = at + 1
        if first.name not in JOINED:
            return events[at:end]
        while end < len(events) and like(events[end], first):
            end += 1
        return events[at:end]

    def goes_without_saying(self, events: list[Event], at: int) -> bool:
        """What the next event tells anyway, and steps in which nothing is told."""
        event = events[at]
        if event.name == "left-field":
            return event.number in (DESTROYED, DEPLETED)
        if event.name == "step-starts":
            return STEPS[event.number] in QUIET_STEPS or self.is_empty_step(events, at)
        return event.name in UNTOLD

    def joined(self, run: list[Event], scene: Scene) -> Message:
        """Several like events as one."""
        first = run[0]
        if first.name == "declined":
            return Message("event-bs-both-declined")
        if first.name == "compared":
            return self.compared(run[0], run[1], scene)
        if first.name == "refreshed":
            pieces = [self.piece(event.piece, scene) for event in run]
            return Message("event-bs-refreshed", pieces=pieces, state=state_word(first.number))
        cards = [card for event in run for card in event.cards]
        number = len(cards) if first.name == "drew" else first.number
        return self.event(Event(first.name, first.clause, first.seat, 0, number, cards), scene)

    def compared(self, one: Event, other: Event, scene: Scene) -> Message:
        """Two BP against each other."""
        return Message(
            "event-bs-compared-both",
            attacker=self.piece(one.piece, scene),
            bp=str(one.number),
            blocker=self.piece(other.piece, scene),
            other=str(other.number),
        )

    def event(self, event: Event, scene: Scene) -> Message:
        """One event."""
        if event.name in KERNEL_EVENTS:
            return super().event(event, scene)
        args: Arguments = {"seat": scene.seat(event.seat), "owner": scene.owner(event.seat)}
        args["number"] = event.number
        args["cards"] = self.cards([scene.code(card) for card in event.cards])
        args["piece"] = self.event_piece(event, scene)
        args.update(self.particulars(event, scene))
        return Message(f"event-bs-{event.name}", **args)

    def event_piece(self, event: Event, scene: Scene) -> Message:
        """The card that an event is about, also where it has long left the Field."""
        if scene.piece(event.piece) is None and event.cards:
            owner = scene.owner(event.seat)
            return Message("piece-bs", owner=owner, card=self.card(scene.code(event.cards[0])), number=0)
        return self.piece(event.piece, scene, event.name in OWN_PIECE_EVENTS)

    def particulars(self, event: Event, scene: Scene) -> Arguments:
        """What single events say besides seat, cards, piece and number."""
        name, number = event.name, event.number
        if name in CORE_EVENTS:
            return {"cores": cores_message(number), "onto": "card" if event.piece else "place"}
        if name in ("summoned", "deployed", "core-gained"):
            return {"cores": cores_message(number * 2)}
        if name in ("step-starts", "step-ended"):
            return {"step": Message(f"step-bs-{STEPS[number]}")}
        if name == "turn-begins":
            return {"seat": scene.name(event.seat)}
        if name == "activated":
            return {"what": "card" if event.cards else "piece" if event.piece else "effect"}
        if name == "magic-used":
            return {"part": "main" if number == 1 else "flash"}
        if name == "refreshed":
            return {"pieces": [self.piece(event.piece, scene)], "state": state_word(number)}
        if name == "named-colour":
            return {"colour": colour_message(number)}
        if name == "compared":
            return {"bp": str(number)}
        return self.what_befell(event, scene)

    def what_befell(self, event: Event, scene: Scene) -> Arguments:
        """The same for events about leaving, turning, losing Life and moving Cores."""
        name, number = event.name, event.number
        if name == "destroyed":
            doer = number % 4 - 1
            whose = scene.owner(doer) if doer >= 0 else Message("owner-none")
            return {"cause": CAUSES[number // 4], "whose": whose}
        if name == "left-field":
            return {"fate": FATES[number]}
        if name == "put":
            return {"place": PUT_PLACES[number]}
        if name == "exhausted":
            return {"how": "heavy" if event.clause == HEAVY_CLAUSE else "plain"}
        if name == "life-reduced":
            return {"left": game_of(scene).life[event.seat]}
        if name == "rearranged":
            return self.rearranged(event.seat, scene)
        return {}

    def rearranged(self, seat: int, scene: Scene) -> Arguments:
        """Which cards have other Cores than before, as far as both positions are known."""
        before, after = scene.before, game_of(scene)
        changed: list[Message] = []
        if isinstance(before, BattleSpirits):
            for id in after.field(seat).cards:
                old, new = before.pieces.get(id), after.field_card(id)
                if isinstance(old, FieldCard) and holding(before, old) != holding(after, new):
                    cores, soul = holding(after, new)
                    held = cores_message((cores + soul) * 2 + soul)
                    piece = self.piece(id, scene, True)
                    changed.append(Message("rearranged-bs", piece=piece, cores=held))
        return {"changed": changed, "count": len(changed)}

    # ---- what is asked

    def question(self, decision: Decision, scene: Scene) -> Message:
        """A question with what it is about, for the seat that is asked."""
        args = self.asked(decision, scene)
        game = game_of(scene)
        args["step"] = STEPS[game.step]
        if decision.seat == scene.viewer:
            args.update(self.about(scene))
        return Message(f"question-{decision.question}", **args)

    def about(self, scene: Scene) -> Arguments:
        """What the open question is about, by the task that asks it."""
        game = game_of(scene)
        task = game.agenda[-1]
        battle = game.current_battle()
        if isinstance(task, UseCard):
            return self.about_use(task, scene)
        if isinstance(task, PayCores):
            return {"what": "effect", "left": task.count - len(task.paid)}
        if isinstance(task, MoveCoresFreely):
            return self.about_move(task, scene)
        if isinstance(task, GiveCore):
            return {"left": task.count - len(task.given)}
        if isinstance(task, SpreadCores):
            return {"left": task.left()}
        if battle is not None and battle.attacker in game.pieces:
            attacker = self.fighter(battle.attacker, scene)
            if isinstance(task, DeclareBlock):
                symbols = symbol_count(game, game.field_card(battle.attacker))
                return {"attacker": attacker, "here": "yes", "symbols": symbols}
            blocked = battle.blocker in game.pieces
            blocker = self.fighter(battle.blocker, scene) if blocked else Message("piece-gone")
            return {"attacker": attacker, "here": "blocked" if blocked else "yes", "blocker": blocker}
        return {"here": "no"}

    def fighter(self, id: int, scene: Scene) -> Message:
        """A Spirit in battle, with Lv and BP."""
        return Message("fighter-bs", piece=self.piece(id, scene), stats=self.stats(id, scene))

    def about_use(self, task: UseCard, scene: Scene) -> Arguments:
        """The card that is being used: how its cost was counted, what is still to be named."""
        game = game_of(scene)
        card = game.card(face_of(task.card))
        counted = reduction(game, task.seat, task.card, task.removed)
        soul = task.verb in (SOUL_MAIN, SOUL_FLASH)
        args: Arguments = {
            "what": "free" if task.free else "soul" if soul else "card",
            "card": self.card(scene.code(task.card)),
            "sum": sum_message(counted),
            "left": task.cost(game) - len(task.paid),
            "placed": len(task.placed),
        }
        if card.kind != MAGIC:
            args["levels"] = dotted(levels_message(card))
            args["level"] = level_placed(game, task, task.placed)
        return args

    def about_move(self, task: MoveCoresFreely, scene: Scene) -> Arguments:
        """How many Cores have moved, and where the one in hand comes from."""
        source = task.taken[-1] if task.moving() else RESERVE
        what = {RESERVE: "reserve", SOUL: "soul"}.get(source, "card")
        return {"moved": len(task.given), "what": what, "piece": self.piece(source, scene, True)}

    def effect_asking(self, scene: Scene) -> tuple[str, int]:
        """The node that asks, also one that moves Cores."""
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, AskNumber | GiveCore | AskSoul | SpreadCores | AskEffect):
            return task.action.name, task.frame
        if isinstance(task, AskColour):
            return "", task.frame
        return super().effect_asking(scene)

    # ---- options

    def option(self, option: Option, scene: Scene) -> Message:
        """An option, with what its sentence needs."""
        verb = option.verb
        if verb in KERNEL_VERBS:
            return super().option(option, scene)
        if verb in USES:
            return self.use_option(option, scene)
        if verb.removesuffix("-reserve").removesuffix("-soul") in CORE_VERBS:
            return self.core_option(option, scene)
        if verb in COLOURS:
            return Message("option-bs-colour", colour=Message(f"colour-bs-{verb}"))
        if verb == "done":
            return self.done(option, scene)
        if verb in EFFECT_VERBS:
            return super().option(option, scene)
        return Message(f"option-bs-{verb}", **self.option_arguments(option, scene))

    def use_option(self, option: Option, scene: Scene) -> Message:
        """A use of a hand card, with what is to be paid for it."""
        game = game_of(scene)
        assert game.decision is not None
        counted = reduction(game, game.decision.seat, option.card, [])
        card = self.card(scene.code(option.card))
        return Message(f"option-bs-{option.verb}", card=card, price=price_message(counted))

    def option_arguments(self, option: Option, scene: Scene) -> Arguments:
        """What the other options say."""
        game = game_of(scene)
        verb = option.verb
        args: Arguments = {"number": option.number, "what": "effect"}
        if verb == "amount":
            args["cores"] = cores_message(option.number * 2)
        if option.card:
            args["card"] = self.card(scene.code(option.card))
            args["what"] = "card"
        elif option.piece:
            args["card"] = self.piece(option.piece, scene, verb in OWN_VERBS)
            args["what"] = "card"
            args["stats"] = self.stats(option.piece, scene)
        if verb == "end-step":
            args["step"] = "only-main" if game.turn_number == 1 else STEPS[game.step]
        if verb == "pass":
            args["what"] = "block" if isinstance(game.agenda[-1], DeclareBlock) else "flash"
        if verb in ("activate", "resolve"):
            args["several"] = "yes" if self.several(option, scene) else "no"
        if verb in ("remove", "no-more"):
            args.update(self.removal(option, scene))
        return args

    def several(self, option: Option, scene: Scene) -> bool:
        """Whether a card has more than one ability that is offered now."""
        decision = scene.game.decision
        assert decision is not None
        about = (option.verb, option.card, option.piece)
        return sum((o.verb, o.card, o.piece) == about for o in decision.options) > 1

    def removal(self, option: Option, scene: Scene) -> Arguments:
        """What is left to pay after a card is removed for Succession, or after no more are."""
        game = game_of(scene)
        task = game.agenda[-1]
        if not isinstance(task, UseCard):
            return {"due": 0}
        removed = [*task.removed, option.card] if option.card else task.removed
        return {"due": reduction(game, task.seat, task.card, removed).due}

    def done(self, option: Option, scene: Scene) -> Message:
        """What being done means: of placing, of moving, or of picking."""
        game = game_of(scene)
        task = game.agenda[-1]
        if isinstance(task, UseCard):
            level = level_placed(game, task, task.placed)
            return Message("option-bs-done-placing", placed=len(task.placed), level=level)
        if isinstance(task, MoveCoresFreely):
            return Message("option-bs-done-moving", moved=len(task.given))
        return super().option(option, scene)

    def detail(self, option: Option, scene: Scene) -> Message | None:
        """What a card is and does; for answers to an effect, the ability that asks."""
        asking = super().detail(option, scene)
        if asking is not None:
            return asking
        code = self.code_of(option, scene)
        if not code:
            return None
        text = self.ability_offered(option, code, scene) or text_of_card(self.game, code)
        cost: Message | None = None
        if option.verb in USES:
            game = game_of(scene)
            assert game.decision is not None
            cost = sum_message(reduction(game, game.decision.seat, option.card, []))
        facts = self.facts(code, scene, cost)
        return facts if text is None else Message("detail-bs", facts=facts, text=text)

    def ability_offered(self, option: Option, code: str, scene: Scene) -> Name | None:
        """The text of the one ability that an option activates or resolves."""
        if option.verb == "activate":
            return text_of_ability(self.game, code, option.number)
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if isinstance(task, AskEffect):
            effects = task.action.effects_of(game_of(scene), task.piece)
            return text_of_node(self.game, effects[option.number - 1].name)
        batch = scene.game.frames.get(task.batch) if isinstance(task, Activate) else None
        if option.verb != "resolve" or not isinstance(batch, Batch):
            return None
        trigger = batch.waiting[option.number - 1].trigger
        assert isinstance(trigger, AbilityTrigger)
        return text_of_node(self.game, trigger.ability.name)

    def code_of(self, option: Option, scene: Scene) -> str:
        """The code of the card that an option is about, or of the one being used; "" for none."""
        task = scene.game.agenda[-1] if scene.game.agenda else None
        if option.card:
            return scene.code(option.card)
        if isinstance(task, UseCard):
            return scene.code(task.card)
        piece = scene.piece(option.piece)
        return "" if piece is None else scene.code(piece.cards[0])


# ---- small words


def state_word(state: int) -> str:
    """How a card stands after a refresh."""
    return "exhausted" if state else "refreshed"


def holding(game: BattleSpirits, piece: FieldCard) -> tuple[int, bool]:
    """The normal Cores on a card, and whether the Soul Core is there."""
    return piece.cores, game.soul[piece.seat] == piece.id


def colours_of(colours: list[int]) -> list[Message]:
    """The colours of a card."""
    return [colour_message(colour) for colour in colours]


def counts_of(symbols: list[int]) -> list[Message]:
    """Symbols by colour, with their numbers."""
    return [
        Message("count-bs-colour", number=number, colour=colour_message(colour))
        for colour, number in enumerate(symbols)
        if number
    ]


def family_names(game: str, code: str) -> list[Message]:
    """The families of a card by their names; a word that has none stands for itself."""
    facts = facts_by_number(game).get(code)
    known = words_of(game, "family")
    names: list[Message] = []
    for word in [] if facts is None else facts.families:
        words = known.get(word, {})
        name = Name({language: words.get(language, word) for language in ORDER})
        names.append(Message("fact-bs-family", name=name))
    return names


# ---- what belongs together


def like(event: Event, other: Event) -> bool:
    """Whether two events tell the same: of both players where they decline or compare, else of one."""
    if event.name != other.name or event.clause != other.clause:
        return False
    if event.name in ("declined", "compared"):
        return True
    alike = event.name == "drew" or event.number == other.number
    return event.seat == other.seat and alike
