"""Which language serves which wish."""

import pytest

from rulebound.texts import language_for, language_of_environment, languages
from rulebound.texts.language import ORDER, WISHES


def test_english_and_japanese_are_complete() -> None:
    assert languages() == ["en", "ja"]


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("ja-JP", "ja"),
        ("ja_JP.UTF-8", "ja"),
        ("JA", "ja"),
        ("en-GB", "en"),
        ("C", "en"),
        ("", "en"),
        ("tlh", "en"),
    ],
)
def test_wishes(wish: str, found: str) -> None:
    assert language_for(wish) == found


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh", "zh-Hans"),
    ],
)
def test_chinese_has_its_place(wish: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.texts.language.languages", lambda: ORDER)
    assert language_for(wish) == language


def test_a_language_without_catalogues_is_answered_in_english() -> None:
    assert {language_for(wish) for wish, language in WISHES.items() if language not in languages()} == {"en"}


def test_the_environment() -> None:
    assert language_of_environment({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"}) == "ja"
    assert language_of_environment({"LC_ALL": "", "LANG": "ja_JP"}) == "ja"
    assert language_of_environment({}) == "en"
