"""Finished games: analyses, replays, puzzles, and games forked from a position."""
