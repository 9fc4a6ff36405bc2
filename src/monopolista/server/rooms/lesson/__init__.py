"""Guided games: how one begins, and how far it is."""
