"""What the table of FF-TCG says besides: Characters and cards in full, the stack, what the aids propose."""

from rulebound.effects.host import is_card
from rulebound.effects.targets import Picked
from rulebound.games.fftcg.aids import Division, Outcome, Plan
from rulebound.games.fftcg.cards import ELEMENTS, KIND_WORDS
from rulebound.games.fftcg.casting import CastDeed
from rulebound.games.fftcg.characteristics import is_forward, power_of, traits_of
from rulebound.games.fftcg.deeds import NOTHING_NAMED
from rulebound.games.fftcg.moving import is_face_down
from rulebound.games.fftcg.pieces import Character, Item
from rulebound.games.fftcg.state import FFTCG
from rulebound.games.fftcg.targets import UNIT, Modal, divided_in
from rulebound.games.fftcg.warp import WARP_COUNTER
from rulebound.kernel.card import face_of, owner_of
from rulebound.texts.fftcg import FFTCGPhrases
from rulebound.texts.fftcg_things import element_message, game_of
from rulebound.texts.language import ORDER
from rulebound.texts.message import Message, Name
from rulebound.texts.phrasebooks import book_of
from rulebound.texts.scene import Scene


def elements_of(bits: int) -> list[int]:
    """The numbers of the elements that are set."""
    return [element for element in range(len(ELEMENTS)) if bits >> element & 1]


def keyword_message(keyword: str) -> Message:
    """A keyword as card texts have it."""
    words = {language: book_of("fftcg", language).shown("keyword", keyword) for language in ORDER}
    return Message("card-text", text=Name(words))


def counter_message(counter: str) -> Message:
    """A counter by its name; Warp has one in every language."""
    return keyword_message("warp") if counter == WARP_COUNTER else Message("counter-ff", name=counter)


def counters_on(game: FFTCG, thing: int) -> list[tuple[Message, int]]:
    """The counters on a thing, and how many of each."""
    held = sorted(game.counters.get(thing, {}).items())
    return [(counter_message(counter), count) for counter, count in held]


def counter_parts(game: FFTCG, thing: int) -> list[Message]:
    """The counters on a thing, in words."""
    found = counters_on(game, thing)
    return [Message("part-ff-counters", counter=counter, count=count) for counter, count in found]


def price_now(game: FFTCG, seat: int, card: int) -> int:
    """How much CP casting a card would cost a seat now."""
    cost = CastDeed(seat, card, face_of(card), None).cost(game, NOTHING_NAMED)
    return 0 if cost is None else cost.total


class TablePhrases(FFTCGPhrases):
    """Things as the table tells them, in parts that stand side by side."""

    # ---- cards and Characters

    def kind_part(self, elements: int, kinds: int) -> Message:
        """Fire Forward."""
        return Message(
            "part-ff-kind",
            elements=[element_message(element) for element in elements_of(elements)],
            kinds=[Message(f"kind-ff-{word}") for bit, word in KIND_WORDS.items() if kinds & bit],
        )

    def character_parts(self, piece: Character, scene: Scene) -> list[Message]:
        """All that is to be said of a Character now."""
        game = game_of(scene)
        traits = traits_of(game, piece)
        parts = [
            self.kind_part(traits.elements, traits.kinds),
            Message("part-ff-cost", how="plain", cost=traits.cost, price=traits.cost),
        ]
        if is_forward(game, piece):
            parts.append(self.power_part(power_of(game, piece), game.card_of(piece).power))
        if piece.damage:
            parts.append(Message("stat-ff-damage", damage=str(piece.damage)))
        parts += [Message(f"state-ff-{state}") for state in self.states(piece, scene)]
        parts += [keyword_message(keyword) for keyword in sorted(set(traits.keywords))]
        parts += counter_parts(game, piece.id)
        if len(piece.cards) > 1:
            parts.append(Message("part-ff-primed", card=self.card(scene.code(piece.cards[0]))))
        owner = owner_of(piece.cards[0])
        if owner != piece.seat:
            parts.append(Message("part-ff-owner", name=game.seat_name(owner)))
        return parts

    def power_part(self, power: int, printed: int) -> Message:
        """The power now, and what is printed where that is another."""
        how = "plain" if power == max(0, printed) else "changed"
        return Message("part-ff-power", how=how, power=str(power), printed=str(max(0, printed)))

    def states(self, piece: Character, scene: Scene) -> list[str]:
        """Active or dull, frozen, fresh, in battle, without abilities."""
        game = game_of(scene)
        words = ["dull" if piece.dull else "active"]
        if piece.frozen:
            words.append("frozen")
        if piece.fresh:
            words.append("fresh")
        battle = game.current_battle()
        if battle is not None and piece.id in battle.attackers:
            words.append("attacking")
        if battle is not None and piece.id == battle.blocker:
            words.append("blocking")
        if traits_of(game, piece).silent:
            words.append("silent")
        return words

    def card_parts(self, card: int, price: int, scene: Scene) -> list[Message]:
        """All that is to be said of a card; the price is what it would cost now."""
        game = game_of(scene)
        definition = game.card(face_of(card))
        how = "plain" if price == definition.cost else "changed"
        parts = [
            self.kind_part(definition.elements, definition.kind),
            Message("part-ff-cost", how=how, cost=definition.cost, price=price),
        ]
        if definition.power >= 0:
            parts.append(self.power_part(definition.power, definition.power))
        if definition.ex:
            parts.append(Message("part-ff-ex"))
        if definition.limit_break:
            parts.append(Message("part-ff-limit", number=definition.limit_break))
            if game.find(game.lb_deck(owner_of(card)), card) >= 0:
                parts.append(Message("part-ff-up" if not is_face_down(game, card) else "part-ff-down"))
        return parts + counter_parts(game, card)

    # ---- the stack

    def stacked(self, item: Item, scene: Scene) -> Message:
        """What is on the stack, whose it is, and what was announced for it."""
        what = self.piece(item.id, scene)
        named = self.chosen(item, scene)
        for select in item.ability.selects:
            modes = item.bound.get("modes " + select.name, [])
            named += [Message("part-ff-mode", number=mode + 1) for mode in modes]
        if "x" in item.bound:
            named.append(Message("part-ff-x", number=item.bound["x"][0]))
        return Message("stacked-ff", what=what, named=named) if named else what

    def chosen(self, item: Item, scene: Scene) -> list[Message]:
        """The things that were chosen for it, with their share where something is divided among them."""
        found: list[Message] = []
        for target in targets_of(item):
            shares = shares_of(item, target)
            for n, thing in enumerate(item.bound.get(target.name, [])):
                told = self.card(scene.code(thing)) if is_card(thing) else self.piece(thing, scene)
                if shares:
                    told = Message("damage-ff", piece=told, amount=str(shares[n] * UNIT))
                found.append(told)
        return found

    # ---- what the aids propose

    def plan_parts(self, plan: Plan, scene: Scene) -> list[Message]:
        """A plan: what is given, turned up, dulled and discarded, and how much CP is left over."""
        parts: list[Message] = []
        lists = [
            ("plan-ff-give", plan.given),
            ("plan-ff-turn-up", plan.turned_up),
            ("plan-ff-dull", plan.dulled),
            ("plan-ff-discard", plan.discarded),
        ]
        for id, things in lists:
            if things:
                parts.append(Message(id, things=[self.plan_thing(thing, scene) for thing in things]))
        if plan.left_over:
            parts.append(Message("plan-ff-left-over", number=plan.left_over))
        return parts

    def plan_thing(self, thing: int, scene: Scene) -> Message:
        """A card or one's own Character."""
        return self.card(scene.code(thing)) if is_card(thing) else self.piece(thing, scene, True)

    def division_parts(self, division: Division, scene: Scene) -> list[Message]:
        """A division: how much each gets, and who would be broken."""
        shares = [
            Message("damage-ff", piece=self.target_name(thing, scene), amount=str(share * UNIT))
            for thing, share in zip(division.things, division.shares, strict=True)
        ]
        broken = [self.target_name(thing, scene) for thing in division.broken]
        return [Message("plan-ff-divide", shares=shares), self.broken_part(broken)]

    def target_name(self, thing: int, scene: Scene) -> Message:
        """What damage is divided among."""
        return self.card(scene.code(thing)) if is_card(thing) else self.piece(thing, scene)

    def broken_part(self, broken: list[Message]) -> Message:
        """Who would be broken."""
        return Message("outcome-ff-broken", count=len(broken), broken=broken)

    def outcome_part(self, outcome: Outcome, scene: Scene) -> Message:
        """What a battle would lead to."""
        if outcome.points:
            return Message("outcome-ff-points", number=outcome.points)
        return self.broken_part([self.piece(id, scene) for id in outcome.broken])


def targets_of(item: Item) -> list[Picked]:
    """The targets that can have been announced for what is on the stack."""
    found = item.ability.announced[:]
    for select in item.ability.selects:
        assert isinstance(select, Modal)
        for mode in select.modes:
            found += mode.announced
    return found


def shares_of(item: Item, target: Picked) -> list[int]:
    """How something was divided among the things of a target; none where nothing was."""
    for step in divided_in(item.ability.steps_of()):
        if step.target_name() == target.name:
            return item.bound.get("split " + step.name, [])
    return []
