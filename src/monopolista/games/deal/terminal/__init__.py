"""MONOPOLY Deal in a terminal."""
