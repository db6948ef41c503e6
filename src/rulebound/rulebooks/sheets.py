"""The sheets of the characters of Asteriated Grail: names in four languages, and what each skill does.

The names of characters and skills are the official ones in both Chinese scripts; English and Japanese are
ours, and so is every description. `sheets()` gives all of them by id, in the order of their numbers. The
sources are `characters/<id>.yaml`; after editing one, run `python -m rulebound.rulebooks.build`.
"""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

SHEETS_OF: Final = "asteriated-grail"
"""The game whose characters have sheets."""
SHEETS_FILE: Final = "characters.json"


class Words(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"zh_hant": "zh-Hant", "zh_hans": "zh-Hans"},
):
    """A name or a text in four languages."""

    en: str
    ja: str
    zh_hant: str
    zh_hans: str

    def in_language(self, language: str) -> str:
        """The words in one language; English for one that there is none of."""
        return str(getattr(self, language.replace("-", "_").lower(), self.en))


class SkillSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One skill: its id, its name, what it does."""

    id: str
    name: Words
    text: Words


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One character. `tokens` names what its yellow and blue tokens, covers and exclusive cards are.

    `words` are further words that only this character has: the ways of a skill, a form.
    """

    number: int
    id: str
    name: Words
    skills: list[SkillSheet]
    tokens: dict[str, Words] = msgspec.field(default_factory=dict)
    words: dict[str, Words] = msgspec.field(default_factory=dict)


@cache
def sheets() -> dict[str, Sheet]:
    """All sheets by the id of the character."""
    data = resources.files("rulebound.rulebooks").joinpath(SHEETS_FILE).read_bytes()
    return {sheet.id: sheet for sheet in msgspec.json.decode(data, type=list[Sheet])}
