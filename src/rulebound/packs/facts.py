"""The facts of a card: which there are in each game, which kinds of cards have them, and how they are read.

`FACTS` is the one list; the loader, the schema and the page on writing cards go by it.
"""

import re
from typing import Any, Final, NamedTuple

from rulebound.effects.checking_battle_spirits import examine_for_battle_spirits
from rulebound.effects.reading import PackError, examine_ability, read_part, suggestion, tell
from rulebound.effects.tree import Node

from .fftcg_places import Places
from .model import CardFacts, Level, Symbol

LANGUAGES: Final = ("ja", "en", "zh-Hant", "zh-Hans")
CARD_KINDS: Final = {
    "battle-spirits": ("spirit", "nexus", "magic"),
    "fftcg": ("forward", "backup", "summon", "monster"),
}
WITH_LEVELS: Final = ("spirit", "nexus")
ONLY_ON: Final = {"main": "magic", "flash": "magic", "cast": "summon"}
"""Ability → the one kind of card that can have it."""
KEYWORD_FACTS: Final = {
    "super-unleash": "`super-unleash: true` on a level",
    "succession": "`succession: true`",
    "soul-magic": "`soul-magic:` and a colour",
}
"""Keywords that are facts of a card, and how they are written."""
NUMBER: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
RARITY: Final = "[A-Z]+"
BLOCK: Final = "[A-Z]|[0-9]+"


class Fact(NamedTuple):
    """One fact: its key, its type, what it is, the kinds of cards that must have it and those that may."""

    key: str
    type: str
    about: str
    needed: tuple[str, ...]
    allowed: tuple[str, ...]


def facts_of(game: str, table: str) -> dict[str, Fact]:
    """Facts by key, from lines of key, type, kinds that must have it, kinds that may, what it is."""
    facts: dict[str, Fact] = {}
    for line in table.strip().splitlines():
        key, type, needed, allowed, about = (part.strip() for part in line.split("|"))
        facts[key] = Fact(key, type, about, kinds_in(game, needed), kinds_in(game, f"{needed} {allowed}"))
    return facts


def kinds_in(game: str, words: str) -> tuple[str, ...]:
    """The kinds that are named; `all` names every one."""
    every = CARD_KINDS[game]
    return every if "all" in words.split() else tuple(kind for kind in every if kind in words.split())


FACTS: Final = {
    "battle-spirits": facts_of(
        "battle-spirits",
        """
        number | number | all | | the card's number, as printed; no other card has it
        name | names | all | | its names per language, at least `ja` or `en`
        kind | card-kind | all | | spirit, nexus or magic
        colour | colour+ | all | | its colour, or a list of colours
        cost | whole | all | | what it costs, before reduction
        reduction | many colour | all | | its reduction symbols, one colour each; `[]` for none
        family | many family | all | | its families; `[]` for none
        levels | levels | spirit nexus | | from level 1 up: `{cores: 1, bp: 3000}`; a Nexus has no `bp`
        symbols | symbols | spirit nexus | magic | its symbols: `{colour: red, ex: false}`
        rarity | rarity | | all | capital letters, e.g. C
        block | block | | all | the block icon: a capital letter, or in quotes the number of an older card
        succession | flag | | spirit magic | true where it has Succession
        soul-magic | colour | | magic | the colour of its Soul Magic
        effects | effects | | all | what it does: a list of abilities
        """,
    ),
    "fftcg": facts_of(
        "fftcg",
        """
        number | number | all | | the card's number, as printed; no other card has it
        name | names | all | | its names per language, at least `ja` or `en`
        kind | card-kind | all | | forward, backup, summon or monster
        element | element+ | all | | its element, or a list of elements
        cost | whole | all | | what it costs
        power | whole | forward | monster | its power
        job | job+ | | forward backup monster | its job, or a list of jobs
        category | category+ | all | | its category, or a list of categories
        rarity | rarity | | all | one capital letter, e.g. H
        ex | flag | | all | true where it has the EX icon
        lb | whole | | all | the number of its Limit Break
        generic | flag | | all | true where it has the generic icon
        effects | effects | | all | what it does: a list of abilities
        """,
    ),
}
"""Game → key → fact."""


def examine_card(entry: Any, game: str, set: str) -> tuple[CardFacts | None, list[PackError]]:
    """A card and all that is wrong with it; no card unless nothing is wrong."""
    reader = CardReader(entry, game)
    card = reader.read(set)
    return (None if reader.problems else card), reader.problems


class CardReader:
    """Reads one card. What is wrong with one fact is noted, and the others are read nevertheless."""

    def __init__(self, entry: Any, game: str) -> None:
        self.entry: dict[str, Any] = entry if isinstance(entry, dict) else {}
        self.game = game
        number = str(self.entry.get("number", "?"))
        self.number = number if NUMBER.fullmatch(number) else "?"
        self.problems: list[PackError] = []
        if not isinstance(entry, dict):
            self.tell("", "A card is a mapping that begins with its `number`.")

    def tell(self, path: str, sentence: str) -> None:
        """Note a problem with a fact."""
        self.problems.append(PackError(f"{self.number}/{path}".rstrip("/"), sentence))

    def read(self, set: str) -> CardFacts | None:
        """The card."""
        if self.problems:
            return None
        facts = self.read_facts()
        kind = str(facts.get("kind", ""))
        self.check_facts(kind, facts)
        effects = self.read_effects(kind, facts)
        if self.problems:
            return None
        return CardFacts(
            game=self.game,
            set=set,
            number=facts["number"],
            names=facts["name"],
            kind=kind,
            cost=facts["cost"],
            rarity=facts.get("rarity", ""),
            effects=effects,
            colours=facts.get("colour", []),
            reduction=facts.get("reduction", []),
            families=facts.get("family", []),
            levels=facts.get("levels", []),
            symbols=facts.get("symbols", []),
            block=facts.get("block", ""),
            succession=facts.get("succession", False),
            soul_magic=facts.get("soul-magic", ""),
            elements=facts.get("element", []),
            power=facts.get("power"),
            jobs=facts.get("job", []),
            categories=facts.get("category", []),
            ex=facts.get("ex", False),
            limit_break=facts.get("lb"),
            generic=facts.get("generic", False),
            written=self.entry,
        )

    def read_facts(self) -> dict[str, Any]:
        """Each fact by itself."""
        known = FACTS[self.game]
        facts: dict[str, Any] = {}
        for key, plain in self.entry.items():
            if key not in known:
                self.tell(str(key), f"A card has no `{key}`{suggestion(key, known, '')}")
            elif key != "effects":
                try:
                    facts[key] = self.read_fact(known[key].type, plain, f"{self.number}/{key}")
                except PackError as problem:
                    self.problems.append(problem)
        return facts

    def read_fact(self, type: str, plain: Any, path: str) -> Any:
        """Plain data as a fact of this type."""
        if type == "card-kind":
            kinds = CARD_KINDS[self.game]
            return read_pattern(plain, path, "|".join(kinds), f"The kind of a card is {', '.join(kinds)}")
        if type == "number":
            return read_pattern(
                plain, path, NUMBER.pattern, "A number is letters and digits joined by dashes"
            )
        if type == "rarity":
            return read_pattern(
                plain, path, RARITY, "The rarity is written in capital letters, e.g. `rarity: C`"
            )
        if type == "block":
            return read_pattern(
                plain, path, BLOCK, "The block icon is a capital letter, or of older cards a number"
            )
        if type == "names":
            return read_names(plain, path)
        if type == "levels":
            return [self.read_level(item, f"{path}/{n}") for n, item in enumerate(read_items(plain, path))]
        if type == "symbols":
            return [self.read_symbol(item, f"{path}/{n}") for n, item in enumerate(read_items(plain, path))]
        if type.startswith("many "):
            items = read_items(plain, path)
            return [read_part(type[5:], item, self.game, f"{path}/{n}") for n, item in enumerate(items)]
        return read_part(type, plain, self.game, path)

    def read_level(self, plain: Any, path: str) -> Level:
        """One level."""
        marks = ("super-unleash", "soul-core")
        only_keys(plain, ("cores", "bp", *marks), path, "A level", "{cores: 1, bp: 3000}")
        if "cores" not in plain:
            raise PackError(path, "A level must say how many `cores` it takes.")
        numbers = [
            read_part("whole", plain.get(key, 0), self.game, f"{path}/{key}") for key in ("cores", "bp")
        ]
        unleash, soul = [
            read_part("flag", plain.get(key, False), self.game, f"{path}/{key}") for key in marks
        ]
        return Level(numbers[0], numbers[1], unleash, soul)

    def read_symbol(self, plain: Any, path: str) -> Symbol:
        """One symbol."""
        only_keys(plain, ("colour", "ex"), path, "A symbol", "{colour: red, ex: false}")
        colour = read_part("colour", plain.get("colour"), self.game, f"{path}/colour")
        return Symbol(colour, read_part("flag", plain.get("ex", False), self.game, f"{path}/ex"))

    # ---- facts together

    def check_facts(self, kind: str, facts: dict[str, Any]) -> None:
        """What this kind of card must have and cannot have."""
        for key, fact in FACTS[self.game].items():
            everyone = fact.needed == CARD_KINDS[self.game]
            if key not in self.entry and (everyone or kind in fact.needed):
                whose = "A card" if everyone else f"A {kind}"
                self.tell("", f"{whose} must say `{key}`: {fact.about}.")
            elif key in self.entry and kind and kind not in fact.allowed:
                self.tell(key, f"A {kind} has no `{key}`; leave it out.")
        if kind in WITH_LEVELS and "levels" in facts:
            self.check_levels(kind, facts["levels"])
        if facts.get("symbols") == [] and kind in WITH_LEVELS:
            self.tell("symbols", f"A {kind} has at least one symbol, e.g. `[{{colour: red, ex: false}}]`.")

    def check_levels(self, kind: str, levels: list[Level]) -> None:
        """Levels rise; a Spirit has BP at each, a Nexus at none."""
        if not levels:
            self.tell("levels", f"A {kind} has at least level 1.")
        for n, level in enumerate(levels):
            place = f"levels/{n}"
            written = self.entry["levels"][n]
            if kind == "spirit" and "bp" not in written:
                self.tell(place, f"Level {n + 1} of a Spirit must say its `bp`.")
            if kind == "nexus" and "bp" in written:
                self.tell(f"{place}/bp", "A Nexus has no BP; leave `bp` out.")
            if kind == "spirit" and n == 0 and level.cores == 0:
                self.tell(f"{place}/cores", "A Spirit needs at least 1 Core at level 1.")
            if n > 0 and level.cores <= levels[n - 1].cores:
                self.tell(f"{place}/cores", f"Level {n + 1} must take more Cores than level {n}.")

    # ---- effects

    def read_effects(self, kind: str, facts: dict[str, Any]) -> list[Node]:
        """The abilities."""
        plain = self.entry.get("effects", [])
        if not isinstance(plain, list):
            self.tell(
                "effects", f"`effects` is a list of abilities, not {tell(plain)}; begin each with a dash."
            )
            return []
        levels = facts.get("levels", []) if kind in WITH_LEVELS else []
        count = -1 if kind in WITH_LEVELS and not levels else len(levels)
        effects: list[Node] = []
        places = Places(kind, facts) if self.game == "fftcg" else None
        for n, ability in enumerate(plain):
            node, problems = examine_ability(ability, self.game, f"{self.number}/{n}", count)
            self.problems.extend(problems)
            if node is not None:
                effects.append(node)
                self.check_ability(node, kind, levels)
                if places is not None:
                    places.check(node)
        if places is not None:
            if len(effects) == len(plain):
                places.finish(f"{self.number}/effects")
            self.problems.extend(PackError(path, sentence) for path, sentence in places.faults)
        return effects

    def check_ability(self, node: Node, kind: str, levels: list[Level]) -> None:
        """What an ability asks of the card."""
        if self.game == "battle-spirits":
            found = examine_for_battle_spirits(node, kind)
            self.problems.extend(PackError(path, sentence) for path, sentence in found)
        only = ONLY_ON.get(node.kind, kind)
        if kind and only != kind:
            self.problems.append(
                PackError(
                    node.path,
                    f"Only a {only} has `{node.kind}`; a {kind} has `trigger`, `activate` or `always`.",
                )
            )
        keyword = str(node.get("keyword"))
        if node.kind == "keyword" and keyword in KEYWORD_FACTS:
            self.problems.append(
                PackError(node.path, f"`{keyword}` is a fact of the card; write {KEYWORD_FACTS[keyword]}.")
            )
        if node.get("label") == "super-unleash" and levels:
            plain = [level for level in node.get("levels", []) if not levels[level - 1].super_unleash]
            for level in plain:
                sentence = (
                    f"Level {level} has no `super-unleash: true`; add it there, or leave the label out."
                )
                self.problems.append(PackError(f"{node.path}/label", sentence))


def read_pattern(plain: Any, path: str, pattern: str, sentence: str) -> str:
    """A text of a certain look."""
    if isinstance(plain, str) and re.fullmatch(pattern, plain):
        return plain
    quotes = "; put it in quotes" if isinstance(plain, int) else ""
    raise PackError(path, f"{sentence}, not {tell(plain)}{quotes}.")


def read_names(plain: Any, path: str) -> dict[str, str]:
    """Names per language."""
    only_keys(plain, LANGUAGES, path, "A name", "{ja: キュペル, en: Qupel}")
    if "ja" not in plain and "en" not in plain:
        raise PackError(path, "A name must be given in `ja` or `en` at least.")
    return {
        language: str(read_part("text", plain[language], "fftcg", f"{path}/{language}")) for language in plain
    }


def read_items(plain: Any, path: str) -> list[Any]:
    """A list, which may be empty."""
    if not isinstance(plain, list):
        raise PackError(path, f"A list belongs here, not {tell(plain)}; put it in [ ].")
    return plain


def only_keys(plain: Any, known: tuple[str, ...], path: str, what: str, example: str) -> None:
    """Refuse what is no mapping, or has a key that means nothing."""
    if not isinstance(plain, dict):
        raise PackError(path, f"{what} is a mapping such as {example}, not {tell(plain)}.")
    for key in plain:
        if key not in known:
            raise PackError(f"{path}/{key}", f"{what} has no `{key}`{suggestion(key, known, '')}")
