"""Makers: per game, from the facts of cards to the rulebook that is played with them."""
