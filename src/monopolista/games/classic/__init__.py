"""The classic game, in all its boxes."""
