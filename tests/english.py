"""English for tests that compare what commands print, whatever the machine speaks or its user has chosen."""

from pathlib import Path

import pytest

from rulebound.terminal import saves


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for preferences, of which there are none yet."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv(saves.FOLDER_VARIABLE, str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder
