"""Bots of the game: kernels that see the public state."""
