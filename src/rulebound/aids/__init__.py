"""Aids: what makes a table comfortable without being a rule of any game, for every table there is.

They know games and nothing that is drawn: a screen and a server use the same ones.
"""

from rulebound.aids.passing import ALL, OTHER, OWN, UNTIL, AutoPass

__all__ = ["ALL", "OTHER", "OWN", "UNTIL", "AutoPass"]
