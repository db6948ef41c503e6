"""What the tests of simulations share: they are in English."""

from tests.english import data

__all__ = ["data"]
