"""Positions of the classic game: set up, checked, and judged."""
