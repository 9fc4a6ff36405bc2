"""Actions of the card game: notation, effects, what they lack, and actions made of several."""
