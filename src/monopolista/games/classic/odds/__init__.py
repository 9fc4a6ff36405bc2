"""Exact odds of the board, without simulation: visits of squares and income of deeds."""
