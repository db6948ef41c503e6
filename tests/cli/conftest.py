"""What the tests of commands share: they are in English."""

from tests.english import data

__all__ = ["data"]
