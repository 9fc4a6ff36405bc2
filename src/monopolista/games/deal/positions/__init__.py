"""Positions of the card game: set up, checked, and judged."""
