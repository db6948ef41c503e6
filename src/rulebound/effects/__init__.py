"""The effect language that card games share: what a card can say, and what it then does."""
