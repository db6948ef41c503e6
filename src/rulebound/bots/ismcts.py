"""The bots that search: `ismcts`, and the four levels for people that differ in how much they search.

They hand their view to the search in `search_tree` and give it a budget: a number of iterations, after which
the same seed and the same view have always led to the same choice; or milliseconds, after which it leaves
whatever it is at. Either way there is a best choice at any time.

`ismcts@500` and `ismcts@250ms` name a bot with a budget of its own.
"""

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import ClassVar, Final

from rulebound.bots.base import Bot
from rulebound.bots.search import NO_LIMIT, Limit, considered
from rulebound.bots.search_tree import ANY_NUMBER, Effort, Search
from rulebound.kernel.refusal import RuleboundError
from rulebound.kernel.view import View

HUNDRED: Final = 100


class BudgetError(RuleboundError):
    """A budget that cannot be read."""


@contextmanager
def cycles_let_be() -> Iterator[None]:
    """Python does not look for garbage in cycles meanwhile.

    A search leaves none, but its tree is large, and looking through it took more time than a budget allows.
    """
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()


class SearchBot(Bot):
    """Searches within a budget: so many iterations, or so many milliseconds where those are given."""

    iterations: ClassVar[int] = 1_000
    milliseconds: ClassVar[int] = 0
    slips: ClassVar[int] = 0
    """Of a hundred decisions so many are taken without thinking."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.most_milliseconds = 0
        """Where it is hurried: the limit of one decision."""

    @classmethod
    def with_budget(cls, words: str) -> type["SearchBot"]:
        """The same bot with another budget: `500` iterations, or `250ms`."""
        found = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", words)
        if found is None:
            raise BudgetError(
                f"{words!r} is no budget; write a number of iterations, as in 500, or a time, as in 250ms."
            )
        amount = int(found[1])
        limits = (
            {"iterations": ANY_NUMBER, "milliseconds": amount}
            if found[2]
            else {"iterations": amount, "milliseconds": 0}
        )
        return type(cls.__name__, (cls,), limits)

    def choose(self, view: View) -> int:
        """The option most often taken by the search."""
        decision = view.decision
        assert decision is not None, "a bot is asked only while a decision is open"
        count = considered(decision)
        if count == 1:
            return 0
        slip = self.slip(count)
        if slip >= 0:
            return slip
        with cycles_let_be():
            return self.search(view, thorough=False).best()

    def slip(self, count: int) -> int:
        """One of so many options, taken without thinking; -1 where it thinks."""
        if count > 1 and self.slips and self.stream.below(HUNDRED) < self.slips:
            return self.stream.below(count)
        return -1

    def hurry(self, milliseconds: int) -> None:
        """Stop thinking after this time, even with iterations left."""
        self.most_milliseconds = milliseconds

    def search(self, view: View, thorough: bool = True) -> Search:
        """A search of the open decision, done; for the choice alone it need not be thorough."""
        limit = self.limit()
        search = Search(view, self.stream.below(1 << 32), self.effort())
        search.run(self.iterations, limit, thorough)
        return search

    def limit(self) -> Limit:
        """The end of a search that begins now."""
        times = [given for given in (self.milliseconds, self.most_milliseconds) if given]
        return Limit(monotonic, monotonic() + min(times) / 1000) if times else NO_LIMIT

    def effort(self) -> Effort:
        """How the search goes about it."""
        return Effort()


class EasyBot(SearchBot):
    """For who is new to a game: looks little, and at times not at all."""

    iterations: ClassVar[int] = 20
    slips: ClassVar[int] = 20


class NormalBot(SearchBot):
    """A fair opponent."""

    iterations: ClassVar[int] = 200


class HardBot(SearchBot):
    """A strong opponent that still answers in a few seconds."""

    iterations: ClassVar[int] = 2_000


class ExpertBot(SearchBot):
    """Takes five seconds for a decision, and makes the most of the machine it runs on."""

    iterations: ClassVar[int] = ANY_NUMBER
    milliseconds: ClassVar[int] = 5_000
