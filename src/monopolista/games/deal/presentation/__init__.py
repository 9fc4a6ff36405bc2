"""Presentation of the card game: views, sentences, and the values that the rulebook names."""
