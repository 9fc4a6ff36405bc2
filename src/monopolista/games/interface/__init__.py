"""Interfaces between a game and the rest of the program, which each game implements."""
