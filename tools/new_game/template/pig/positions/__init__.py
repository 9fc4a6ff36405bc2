"""Positions of the game: set up and checked."""
