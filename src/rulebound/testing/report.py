"""What the conformance kit found: how often each check was made, and every failure in a sentence.

A failure names the check, the fault, and the seed and decision at which it showed; `rulebound.testing.reach`
goes back there, and `check(game, games=1, seed=…)` plays that one game again with all its checks.
"""

from dataclasses import dataclass, field

CHECKS = {
    "finishes": "every game ends by its rules, never by a limit",
    "options": "something is always offered, and everything offered is legal",
    "keys": "keys are unique, and choosing by key is choosing by index",
    "asking": "asking again gives the same options and changes nothing",
    "copy": "a copy is equal, plays on by itself, and ends as the original does",
    "conservation": "every owner's cards are all there, each in one place",
    "ids": "an id names one stay in one place and is never used again",
    "plain": "position and view survive the way through plain data",
    "record": "the record rebuilds every position of the game",
    "save": "a game saved in the middle of something goes on as if it had not been",
    "view": "what a viewer is told does not depend on cards it cannot know",
    "unseen": "what a viewer sees happen does not depend on cards it cannot know",
    "events": "events show a viewer only faces that it knows",
    "memory": "what a viewer has once seen it does not forget",
    "revelations": "whoever sees something new, a revelation is counted",
    "pools": "what pools say is true",
    "determinize": "a determinized view is whole, looks the same, and plays on",
    "refusals": "for every visible card, piece and verb there is an option or a reason",
    "hidden": "of a hidden card every verb gives the same one answer",
    "clauses": "decisions, events, tasks, reasons and results cite known clauses",
    "input": "whatever is not offered is refused and changes nothing",
    "undo": "undo goes back exactly, and only where nothing was revealed",
    "cancel": "a dropped proposal leaves nothing behind",
    "concede": "conceding ends the game for the right team",
    "carried": "whatever is offered can be carried to its end, and has one",
    "irrelevant": "what cannot matter (the order of a hand, a card deep in a pile, exchanged seats) does not",
    "work": "listing the options takes work in proportion to what is there",
}
"""Every check by name, in the order of the report."""

ORACLE_CHECKS = {
    "ways": "every way to pay, name or move that a rule allows can be named, and no other",
    "trying": "what is offered or refused agrees with trying it on a copy",
}
"""What only a rulebook with an oracle is asked."""

SENTENCES = CHECKS | ORACLE_CHECKS

SHOWN_PER_CHECK = 5
"""How many failures of one check are told in full; the others are only counted."""


@dataclass
class Report:
    """The outcome of `check`."""

    passed: bool
    games: int
    decisions: int
    longest: int
    checks: dict[str, int]
    failures: list[str]

    @property
    def untried(self) -> list[str]:
        """The checks for which no game gave an occasion."""
        return [name for name, count in self.checks.items() if count == 0]

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.decisions} decisions, the longest game had {self.longest}"]
        lines += [f"{count:>9}  {name}: {SENTENCES[name]}" for name, count in self.checks.items()]
        lines += self.failures or ["no failures"]
        return "\n".join(lines)


@dataclass
class Findings:
    """Collects counts and failures while games are played."""

    checks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    failures: list[str] = field(default_factory=list)
    failed: dict[str, int] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    longest: int = 0

    def expect(self, check: str, holds: bool, fault: str, where: str) -> bool:
        """Count a check; where it does not hold, note the fault."""
        self.checks[check] = self.checks.get(check, 0) + 1
        if not holds:
            self.fail(check, fault, where)
        return holds

    def fail(self, check: str, fault: str, where: str) -> None:
        """Note a fault."""
        self.failed[check] = self.failed.get(check, 0) + 1
        if self.failed[check] <= SHOWN_PER_CHECK:
            self.failures.append(f"{check}: {fault} ({where})")

    def join(self, other: "Findings") -> None:
        """Add what other games have shown."""
        for check, count in other.checks.items():
            self.checks[check] = self.checks.get(check, 0) + count
        for check, count in other.failed.items():
            self.failed[check] = self.failed.get(check, 0) + count
        self.failures += other.failures
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)

    def report(self) -> Report:
        """The report so far."""
        told: dict[str, int] = {}
        failures = []
        for sentence in self.failures:
            check = sentence.partition(":")[0]
            told[check] = told.get(check, 0) + 1
            if told[check] <= SHOWN_PER_CHECK:
                failures.append(sentence)
        for check, count in self.failed.items():
            if count > SHOWN_PER_CHECK:
                failures.append(f"{check}: {count - SHOWN_PER_CHECK} more failures like these")
        return Report(not self.failed, self.games, self.decisions, self.longest, dict(self.checks), failures)
