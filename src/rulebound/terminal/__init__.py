"""The terminal table: a game on the full screen (`app`) or line by line (`plain`), and replays.

Both stand on a `Session`, the game being played with its players, log, hints and saves; what lies where
comes from `layouts`, every word from `rulebound.texts`. Nothing here knows the rules: a seat is shown its
view, and offered the options of its decision.
"""
