"""What selectors of Battle Spirits ask for: kind, colour, family, keyword, state, numbers, names."""

from typing import Final

from ...effects.host import CardGame, Context
from ...effects.statics import Change, Lasting
from ...effects.targets import Target
from ...effects.values import Comparison, Filter, Value
from ...kernel.clause import rule
from .cards import NEXUS, SPIRIT
from .characteristics import (
    bp_of,
    cores_on,
    has_keyword,
    holds_soul,
    is_exhausted,
    is_refreshed,
    is_spirit,
    is_unleashed,
    keyword_number,
    level_of,
    symbol_count,
)
from .state import HEAVY, NOT_PENDING, BattleSpirits, FieldCard


def game_of(game: CardGame) -> BattleSpirits:
    """The game as what it is."""
    assert isinstance(game, BattleSpirits)
    return game


class KindFilter(Filter):
    """Spirit, Nexus or Magic; on the Field a Nexus may count as a Spirit."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is of one of these kinds."""
        battle = game_of(game)
        kind = battle.definition(thing).kind
        if kind in self.kinds:
            return True
        piece = battle.pieces.get(thing)
        return (
            kind == NEXUS
            and SPIRIT in self.kinds
            and isinstance(piece, FieldCard)
            and is_spirit(battle, piece)
        )


class ColourFilter(Filter):
    """A colour."""

    def __init__(self, colours: list[int]) -> None:
        self.colours = colours

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is of one of these colours."""
        own = game_of(game).definition(thing).colours
        return any(colour in own for colour in self.colours)


class FamilyFilter(Filter):
    """A family."""

    def __init__(self, families: list[str]) -> None:
        self.families = families

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it belongs to one of these families (BS 9.9)."""
        own = game_of(game).definition(thing).families
        return any(family in own and (len(own) == 1 or rule("BS 9.9")) for family in self.families)


class AllFamiliesFilter(Filter):
    """Several families at once."""

    def __init__(self, families: list[str]) -> None:
        self.families = families

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it belongs to all of these families (BS 9.9)."""
        own = game_of(game).definition(thing).families
        return all(family in own for family in self.families)


class KeywordFilter(Filter):
    """A keyword, printed or given."""

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has one of these keywords."""
        battle = game_of(game)
        return any(has_keyword(battle, thing, keyword) for keyword in self.keywords)


EXHAUSTED_STATE: Final = 0
REFRESHED_STATE: Final = 1
HEAVY_STATE: Final = 2
ATTACKING: Final = 3
NOT_ATTACKING: Final = 4
BLOCKING: Final = 5
UNLEASHED: Final = 6
NOT_UNLEASHED: Final = 7
STATES: Final = {
    "exhausted": EXHAUSTED_STATE,
    "refreshed": REFRESHED_STATE,
    "heavy-exhausted": HEAVY_STATE,
    "attacking": ATTACKING,
    "not-attacking": NOT_ATTACKING,
    "blocking": BLOCKING,
    "super-unleashed": UNLEASHED,
    "not-super-unleashed": NOT_UNLEASHED,
}


class StateFilter(Filter):
    """A state of a card on the Field."""

    def __init__(self, state: int) -> None:
        self.state = state

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is in that state; a pending card still is (FAQ status.2)."""
        battle = game_of(game)
        piece = battle.pieces.get(thing)
        if not isinstance(piece, FieldCard):
            return False
        if piece.pending != NOT_PENDING and not rule("BS FAQ status.2"):
            return False
        state = self.state
        if state == EXHAUSTED_STATE:
            return is_exhausted(piece)
        if state == REFRESHED_STATE:
            return is_refreshed(piece)
        if state == HEAVY_STATE:
            return piece.state == HEAVY
        if state == UNLEASHED:
            return is_unleashed(battle, piece)
        if state == NOT_UNLEASHED:
            return not is_unleashed(battle, piece)
        fight = battle.current_battle()
        attacking = fight is not None and fight.attacker == thing
        if state == BLOCKING:
            return fight is not None and fight.blocker == thing
        return attacking if state == ATTACKING else not attacking


BP: Final = 0
COST: Final = 1
CORES: Final = 2
LEVEL: Final = 3
SYMBOLS: Final = 4
PROPERTIES: Final = {"bp": BP, "cost": COST, "cores": CORES, "level": LEVEL, "symbols": SYMBOLS}


def property_of(game: BattleSpirits, thing: int, what: int) -> int:
    """A number of an object: its cost, or of a card on the Field its BP, Cores, Lv or symbols."""
    if what == COST:
        return game.definition(thing).cost
    piece = game.pieces.get(thing)
    if not isinstance(piece, FieldCard):
        return 0
    if what == BP:
        return bp_of(game, piece)
    if what == CORES:
        return cores_on(game, piece)
    return level_of(game, piece) if what == LEVEL else symbol_count(game, piece)


class NumberFilter(Filter):
    """A number within a bound."""

    def __init__(self, what: int, comparison: Comparison) -> None:
        self.what = what
        self.comparison = comparison

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether the number is."""
        return self.comparison.admits(game, context, property_of(game_of(game), thing, self.what))


class NumberOf(Value):
    """A number of one object; 0 where there is none."""

    def __init__(self, name: str, what: int, target: Target) -> None:
        super().__init__(name)
        self.what = what
        self.target = target

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        total = 0
        for thing in self.target.things(game, context):
            total += property_of(game_of(game), thing, self.what)
        return total


class KeywordNumberOf(Value):
    """The number of a keyword of one object, with everything that raises it."""

    def __init__(self, name: str, keyword: str, target: Target) -> None:
        super().__init__(name)
        self.keyword = keyword
        self.target = target

    def of(self, game: CardGame, context: Context) -> int:
        """The number now."""
        total = 0
        for thing in self.target.things(game, context):
            total += keyword_number(game_of(game), thing, self.keyword)
        return total


class ExFilter(Filter):
    """Has an EX symbol."""

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has."""
        return game_of(game).definition(thing).has_ex


class SoulCoreFilter(Filter):
    """Holds the Soul Core, or does not."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it does as wanted."""
        battle = game_of(game)
        piece = battle.pieces.get(thing)
        return isinstance(piece, FieldCard) and holds_soul(battle, piece) == self.wanted


class PrintedEffectFilter(Filter):
    """Has a printed effect, or has none."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is as wanted."""
        return game_of(game).definition(thing).plain != self.wanted


class TimingFilter(Filter):
    """Has an effect of this timing of its own."""

    def __init__(self, event: str) -> None:
        self.event = event

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether one of its effects is set off so."""
        for ability in game_of(game).definition(thing).triggered:
            if ability.when.event == self.event and ability.when.this:
                return True
        return False


class UnderFilter(Filter):
    """Is under a BP+ or BP− effect, whatever its BP came to."""

    def __init__(self, down: bool) -> None:
        self.down = down

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether such a change covers it."""
        for modifier in game.modifiers:
            if modifier.characteristic == "bp" and isinstance(modifier, Lasting):
                static = modifier.static
                assert isinstance(static, Change)
                if static.down == self.down and modifier.reaches(game, thing):
                    return True
        return False


class NameFilter(Filter):
    """Has the same name as the source, or another (BS 7.8)."""

    def __init__(self, same: bool) -> None:
        self.same = same

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has."""
        battle = game_of(game)
        return (battle.definition(thing).title == battle.card(context.face).title) == self.same


class TitleFilter(Filter):
    """Has one of these names."""

    def __init__(self, titles: list[str]) -> None:
        self.titles = titles

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it has."""
        return game_of(game).definition(thing).title in self.titles


class ExceptFilter(Filter):
    """Is another object than these."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def admits(self, game: CardGame, context: Context, thing: int) -> bool:
        """Whether it is none of them."""
        return thing not in self.target.things(game, context)
