"""Which languages there are, and which of them serves a wish such as zh-TW or ja_JP.UTF-8.

There are four (English, Japanese, Traditional and Simplified Chinese); `languages` lists those whose
catalogues are complete. Wishes are mapped by a small table; what it does not know is answered in English.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

DEFAULT: Final = "en"
ORDER: Final = ["en", "ja", "zh-Hant", "zh-Hans"]

WISHES: Final = {
    "en": "en",
    "ja": "ja",
    "zh": "zh-Hans",
    "zh-hans": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-hant": "zh-Hant",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
}


def catalogue_folder(language: str) -> Traversable:
    """The folder that holds a language's files."""
    return resources.files("rulebound.texts").joinpath("catalogues", language)


@cache
def catalogue_files(language: str) -> list[str]:
    """The names of a language's files, sorted; none where the language has no folder."""
    folder = catalogue_folder(language)
    if not folder.is_dir():
        return []
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))


@cache
def languages() -> list[str]:
    """The languages whose catalogues are complete, English first."""
    wanted = set(catalogue_files(DEFAULT))
    return [language for language in ORDER if wanted <= set(catalogue_files(language))]


def language_after(language: str) -> str:
    """The next of the languages, for those who go round them."""
    known = languages()
    return known[(known.index(language) + 1) % len(known)]


def language_for(wish: str) -> str:
    """The language that serves a wish; English where none does."""
    tag = re.split(r"[.@]", wish)[0].replace("_", "-").casefold()
    while tag:
        found = WISHES.get(tag)
        if found is not None and found in languages():
            return found
        tag = tag.rpartition("-")[0]
    return DEFAULT


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment's locale asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_for(environment[name])
    return DEFAULT
