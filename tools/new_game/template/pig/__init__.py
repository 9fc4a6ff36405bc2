"""A dice game: roll as often as you dare, a one loses the points of the turn."""
