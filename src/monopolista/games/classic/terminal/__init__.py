"""The classic game in a terminal."""
