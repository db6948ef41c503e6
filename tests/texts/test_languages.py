"""Which language serves which wish."""

import pytest

from rulebound.texts import Texts, language_after, language_for, language_of_environment, languages
from rulebound.texts.language import WISHES


def test_four_languages_are_complete() -> None:
    assert languages() == ["en", "ja", "zh-Hant", "zh-Hans"]


def test_going_round_the_languages() -> None:
    assert [language_after(language) for language in languages()] == ["ja", "zh-Hant", "zh-Hans", "en"]


def test_languages_name_themselves() -> None:
    names = [Texts(language, strict=True).say("language-name") for language in languages()]
    assert names == ["English", "日本語", "繁體中文", "简体中文"]


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("ja-JP", "ja"),
        ("ja_JP.UTF-8", "ja"),
        ("JA", "ja"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("en-GB", "en"),
        ("C", "en"),
        ("", "en"),
        ("tlh", "en"),
    ],
)
def test_wishes(wish: str, found: str) -> None:
    assert language_for(wish) == found


def test_a_language_without_catalogues_is_answered_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.texts.language.languages", lambda: ["en", "ja"])
    assert {language_for(wish) for wish, language in WISHES.items() if language.startswith("zh")} == {"en"}


def test_the_environment() -> None:
    assert language_of_environment({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"}) == "ja"
    assert language_of_environment({"LC_ALL": "", "LANG": "ja_JP"}) == "ja"
    assert language_of_environment({"LC_MESSAGES": "zh_TW.UTF-8", "LANG": "zh_CN.UTF-8"}) == "zh-Hant"
    assert language_of_environment({}) == "en"
