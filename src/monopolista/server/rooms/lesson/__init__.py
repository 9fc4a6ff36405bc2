"""Guided games: how they start, and their progress."""
