"""MONOPOLY Deal, the card game."""
