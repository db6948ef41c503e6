"""The statics that only Battle Spirits has: symbols, taxes, Life, Cores, keywords."""

from ...effects.host import CardGame, Context
from ...effects.statics import Lasting, Static
from ...effects.targets import Target
from ...effects.values import Selector, Value
from .cards import Level


class Symbol(Static):
    """More or fewer symbols of a colour, perhaps only while a certain card is summoned."""

    def __init__(
        self,
        name: str,
        target: Target,
        colour: int,
        named: str,
        by: Value,
        down: bool,
        summoning: Selector | None,
        duration: str,
    ) -> None:
        super().__init__(name, "symbol", target, duration)
        self.colour = colour
        self.named = named
        self.by = by
        self.down = down
        self.summoning = summoning
        self.same_for_all = False

    def amount(self, game: CardGame, context: Context) -> int:
        """How many symbols more, negative where fewer."""
        count = self.by.of(game, context)
        return -count if self.down else count

    def asked_for(self, game: CardGame, lasting: Lasting, summoned: int) -> bool:
        """Whether it counts while this card is summoned (0: none is); `same_for_all`: so for every copy."""
        wanted = self.summoning
        return wanted is None or (summoned != 0 and wanted.passes(game, lasting.context, summoned))

    def add(self, game: CardGame, lasting: Lasting, symbols: list[int], summoned: int) -> None:
        """Change the symbols of a card, if the card being summoned is one that it asks for."""
        if not self.asked_for(game, lasting, summoned):
            return
        colour = self.colour
        if self.named:
            bound = lasting.context.bound.get(self.named, [])
            if not bound:
                return
            colour = bound[0]
        symbols[colour] = max(0, symbols[colour] + lasting.number(game))


class Tax(Static):
    """Has to be paid for, or it is not possible: an attack, a block, a choice."""

    def __init__(
        self,
        name: str,
        target: Target,
        on: str,
        cores: Value | None,
        reserve_only: bool,
        exhaust_another: bool,
        by: Selector | None,
        duration: str,
    ) -> None:
        super().__init__(name, "tax-" + on, target, duration)
        self.cores = cores
        self.reserve_only = reserve_only
        self.exhaust_another = exhaust_another
        self.by = by

    def amount(self, game: CardGame, context: Context) -> int:
        """The Cores to pay."""
        return 0 if self.cores is None else self.cores.of(game, context)


class NoLifeLoss(Static):
    """Attacks of these do not reduce a player's Life."""

    def __init__(self, name: str, target: Target, side: int, duration: str) -> None:
        super().__init__(name, "no-life-loss", target, duration)
        self.side = side


class LifeToTrash(Static):
    """Cores that attacks of these take from a player's Life go to the Trash."""

    def __init__(self, name: str, target: Target, side: int, duration: str) -> None:
        super().__init__(name, "life-to-trash", target, duration)
        self.side = side


class MoreLifeLoss(Static):
    """Attacks of these that reduce Life take more Cores."""

    def __init__(self, name: str, target: Target, by: Value, to_trash: bool, duration: str) -> None:
        super().__init__(name, "more-life-loss", target, duration)
        self.by = by
        self.to_trash = to_trash

    def amount(self, game: CardGame, context: Context) -> int:
        """How many Cores more."""
        return self.by.of(game, context)


class CountsAs(Static):
    """A Nexus that is also a Spirit with these levels."""

    def __init__(self, name: str, target: Target, levels: list[Level], duration: str) -> None:
        super().__init__(name, "counts-as", target, duration)
        self.levels = levels

    def bp_with(self, cores: int) -> int:
        """The BP that so many Cores give."""
        bp = 0
        for level in self.levels:
            if cores >= level.cores:
                bp = level.bp
        return bp


class KeywordNumber(Static):
    """The number of a keyword is larger."""

    def __init__(self, name: str, target: Target, keyword: str, by: Value, duration: str) -> None:
        super().__init__(name, "keyword-number", target, duration)
        self.keyword = keyword
        self.by = by

    def amount(self, game: CardGame, context: Context) -> int:
        """How much larger."""
        return self.by.of(game, context)


class KeepsCores(Static):
    """A player's effects leave at least this many Cores on it; where it is anyone, nothing takes more."""

    def __init__(self, name: str, target: Target, least: int, side: int, duration: str) -> None:
        super().__init__(name, "keeps-cores", target, duration)
        self.least = least
        self.side = side


class Silent(Static):
    """Effects of this timing of these cards do not activate."""

    def __init__(self, name: str, target: Target, timing: str, duration: str) -> None:
        super().__init__(name, "silent", target, duration)
        self.timing = timing
