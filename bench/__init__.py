"""Measurements of the engine and the bots."""
