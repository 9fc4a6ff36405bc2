"""Positions of the game: their description and their checks."""
