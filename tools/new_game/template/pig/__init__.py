"""A dice game: roll as often as you want; a one loses the points of the turn."""
