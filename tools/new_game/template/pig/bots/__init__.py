"""Bots of the game: kernels that see what lies open."""
