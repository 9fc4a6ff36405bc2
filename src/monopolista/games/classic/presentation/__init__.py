"""Presentation of the classic game: views, sentences, and the values that the rulebook names."""
