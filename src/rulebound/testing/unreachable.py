"""What the exhaustive runner cannot reach in a game, and why. Everything else must be reached.

An item is written as `registry` writes it. An entry that is reached after all fails the tests, so this table
cannot go stale.
"""

UNREACHABLE: dict[str, dict[str, str]] = {"blackpoker": {}}
"""Game → item → reason."""
